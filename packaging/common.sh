# shellcheck shell=sh
# shellcheck disable=SC2034 # read by the scripts
# What the scripts in this folder share; each of them sets "set -eu" and stands in the root of the repository.

say() { printf '%s\n' "$*"; }
complain() { printf '%s\n' "$*" >&2; }
has() { command -v "$1" >/dev/null 2>&1; }
heading() { printf '\n-- %s\n' "$*"; }

# fail SENTENCE: says it and ends.
fail() {
    complain "$*"
    exit 1
}

# needs PROGRAM PACKAGE: says how to get a program that is missing.
needs() { has "$1" || fail "$1 is missing. On Debian: apt-get install $2"; }

# clear_folder FOLDER: an empty folder.
clear_folder() {
    rm -rf "$1"
    mkdir -p "$1"
}

target_folder=${CARGO_TARGET_DIR:-$PWD/target}
packages=$target_folder/packages
version=$(sed -n 's/^version *= *"\(.*\)"/\1/p' Cargo.toml | head -n 1)
# The profile that runs fastest; another one makes packages to try in less time.
profile=${CYBERDECK_PROFILE:-release}
windows_target=x86_64-pc-windows-gnu
macos_targets="aarch64-apple-darwin x86_64-apple-darwin"
mkdir -p "$packages"
