"""Lists every crate that a package is built from, with its authors and the texts of its licences.

usage: python3 packaging/licences.py TARGET > LICENSES-OF-PARTS.txt

Fails if a crate has no licence, or none that a package may be made with.
"""

import json
import os
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

# What each of these asks for is done by listing its text and the authors.
FINE = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "CDLA-Permissive-2.0", "ISC", "MIT",
    "MIT-0", "MPL-2.0", "NCSA", "OFL-1.1", "Ubuntu-font-1.0", "Unicode-3.0", "Unlicense", "Zlib",
}
TEXTS = re.compile(r"^(un)?(licen[cs]e|copying|copyright|notice|patents|ofl)", re.IGNORECASE)


def parts(target: str) -> list[dict]:
    """The crates that the program is linked from for this target, without what only builds or tests it."""
    command = ["cargo", "metadata", "--format-version", "1", "--locked", "--filter-platform", target]
    data = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    packages = {package["id"]: package for package in data["packages"]}
    needs = {
        node["id"]: [dep["pkg"] for dep in node["deps"] if any(kind["kind"] is None for kind in dep["dep_kinds"])]
        for node in data["resolve"]["nodes"]
    }
    root = data["resolve"]["root"]
    found, waiting = {root}, [root]
    while waiting:
        for need in needs[waiting.pop()]:
            if need not in found:
                found.add(need)
                waiting.append(need)
    chosen = [packages[id] for id in found - {root}]
    return sorted(chosen, key=lambda package: (package["name"].lower(), package["version"]))


def is_fine(expression: str) -> bool:
    """Whether one may choose licences of this expression that are all fine."""
    words = expression.replace("/", " OR ")
    words = re.sub(r"(\S+) WITH \S+", r"\1", words)
    words = re.sub(r"[A-Za-z0-9.+-]+", lambda word: word[0].lower() if word[0] in ("AND", "OR") else str(word[0] in FINE), words)
    return eval(words, {"__builtins__": {}})  # only True, False, and, or, brackets


def texts(package: dict) -> list[str]:
    folder = Path(package["manifest_path"]).parent
    files = [file for file in sorted(folder.iterdir()) if TEXTS.match(file.name) and file.is_file()]
    if package.get("license_file"):
        named = Path(os.path.normpath(folder / package["license_file"]))
        files += [named] if named.is_file() and named not in files else []
    return [file.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n").strip() for file in files]


def main() -> int:
    target = sys.argv[1]
    crates, wrong = parts(target), []
    of_text: dict[str, list[str]] = defaultdict(list)
    print(f"Cyberdeck for {target} is built from {len(crates)} crates of crates.io and the standard library of Rust.")
    print("Below them are the texts of their licences. Fonts, icons and pictures are in CREDITS.md.\n")
    for package in crates:
        name = f"{package['name']} {package['version']}"
        licence = package["license"] or ("its own licence, see below" if package.get("license_file") else None)
        if licence is None or (package["license"] and not is_fine(package["license"])):
            wrong.append(f"{name}: {licence}")
        authors = [re.sub(r"\s*<[^>]*>", "", author) for author in package["authors"]]
        print(f"{name}: {licence}" + (f"; {', '.join(authors)}" if authors else ""))
        for text in texts(package):
            of_text[text].append(name)
    print("Rust standard library: MIT OR Apache-2.0; The Rust Project Developers")
    if "windows-gnu" in target:
        print("MinGW-w64 runtime: public domain and Zope Public License 2.1; the mingw-w64 project")
        print("GCC runtime: GPL-3.0 with the GCC Runtime Library Exception 3.1; Free Software Foundation")
    for text, names in sorted(of_text.items(), key=lambda entry: (-len(entry[1]), entry[1])):
        print("\n" + "=" * 100)
        print(", ".join(dict.fromkeys(names)))
        print("-" * 100)
        print(text)
    for line in wrong:
        print(f"No licence that a package can be made with: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
