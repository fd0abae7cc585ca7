#!/usr/bin/env python3
"""Plays whole matches on the page, in a real browser as large as a phone, and takes pictures.

    pip install selenium
    tests/page/play.py target/debug/cyberdeck --out FOLDER

A host serves a table of each game: phones in tabs of their own, bots on the other seats, and a spectator. Whoever may act
taps at random on what the page offers. It fails where a match does not end, the page reports an error, something is wider
than the screen, a target is smaller than a fingertip, or axe-core (`--axe axe.min.js`) finds something serious.
"""

import argparse
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

BOTS = {"terminal-dispute": 1, "access-denied": 2, "data-warriors": 1, "aetherium": 1}

# What can be tapped now: the main button if it is lit, or else what the dock lists and the table lights up.
TARGETS = """
const inside = (one) => {
  const frame = one.closest('svg')?.getBoundingClientRect();
  const box = one.getBoundingClientRect();
  return !frame || (box.left >= frame.left && box.right <= frame.right + 1 && box.top >= frame.top && box.bottom <= frame.bottom + 1);
};
const lit = document.querySelector('#dock .main:not(:disabled)');
if (lit) return [lit];
const listed = [...document.querySelectorAll('#dock .ways button:not(:disabled):not(.link):not(.plain), #dock .calm')];
const spots = [...document.querySelectorAll('main .spot.legal')].map((one) => one.querySelector('.edge') ?? one).filter(inside);
return [...listed, ...spots.sort(() => Math.random() - 0.5).slice(0, 6)];
"""

# What is wider than the screen or smaller than a fingertip. Places on boards have their entries in the dock.
FAULTS = """
const faults = [];
if (document.documentElement.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth) faults.push('wider than the screen');
for (const one of document.querySelectorAll('button, summary, select, input:not([type=checkbox])')) {
  const { width, height } = one.getBoundingClientRect();
  if (width > 0 && (width < 43.5 || height < 43.5)) faults.push(`${one.outerHTML.slice(0, 90)}: ${width}×${height}`);
}
return faults;
"""


class Phone:
    """A tab of the browser that sits at the table."""

    def __init__(self, browser, name, url, watch=False):
        self.browser, self.name = browser, name
        if name != "Ann":
            # Each tab keeps its own seat, but a new one would take the last again.
            browser.execute_script("localStorage.clear()")
            browser.switch_to.new_window("tab")
        self.handle = browser.current_window_handle
        size(browser)
        browser.get(url)
        wait(lambda: browser.find_elements(By.NAME, "name"), 10)
        browser.find_element(By.NAME, "name").send_keys(name)
        wait(lambda: not browser.find_elements(By.CSS_SELECTOR, "#problem .muted"), 10)
        browser.find_element(By.CSS_SELECTOR, f"button[value={'watch' if watch else 'seat'}]").click()
        wait(lambda: browser.find_elements(By.CSS_SELECTOR, ".seats"), 10)

    def show(self):
        self.browser.switch_to.window(self.handle)

    def is_over(self):
        return bool(self.browser.find_elements(By.CSS_SELECTOR, ".scores"))

    def tap(self, rng):
        """Taps on something that can be done; gives whether there was anything."""
        targets = self.browser.execute_script(TARGETS)
        if not targets:
            return False
        target = rng.choice(targets)
        try:
            self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", target)
            target.click()
        except WebDriverException as error:
            # The table has changed between looking and tapping.
            if "stale" not in str(error) and "intercepted" not in str(error) and "interactable" not in str(error):
                raise
        return True


def wait(condition, seconds):
    end = time.time() + seconds
    while time.time() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def size(browser, width=360, height=740):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": width < 700})
    browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": width < 700})


def scheme(browser, name):
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": name}]})


def open_browser(language):
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", f"--lang={language}"]:
        options.add_argument(argument)
    options.add_experimental_option("prefs", {"intl.accept_languages": language})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


def serve(arguments, game, folder, phones):
    """Starts a host with one table; gives the process, its address and the join code."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    seats = ["human"] * phones + [f"bot:{arguments.level}"] * max(BOTS[game] + 1 - phones, 1 if game == "access-denied" else 0)
    command = [arguments.cyberdeck, "serve", "--language", arguments.language, "--listen", f"127.0.0.1:{port}", "--dir", folder, "--bot-pace", "20", "--table", game]
    for seat in seats:
        command += ["--seat", seat]
    if arguments.sealed:
        command.append("--sealed")
    if arguments.clock:
        command += ["--clock", arguments.clock]
    log = open(os.path.join(folder, "host.txt"), "w+")
    host = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)

    def said():
        return open(log.name).read()

    if not wait(lambda: re.search(r"\b[A-Z]{6}\b", said()), 20):
        sys.exit(f"the host does not start: {said()}")
    return host, f"http://127.0.0.1:{port}/", re.search(r"\b[A-Z]{6}\b", said())[0]


def check(phone, arguments, picture, faults):
    """Takes a picture of what a phone shows, and looks for faults."""
    if arguments.out:
        phone.browser.save_screenshot(os.path.join(arguments.out, f"{picture}.png"))
    faults += [f"{picture}: {fault}" for fault in phone.browser.execute_script(FAULTS)]
    if arguments.axe:
        # The policy of the page lets no foreign script in; the browser's own tools may.
        phone.browser.execute_cdp_cmd("Runtime.evaluate", {"expression": open(arguments.axe).read()})
        run = "axe.run().then((found) => JSON.stringify(found.violations.map((one) => [one.impact, one.id, one.nodes.length, one.nodes[0].html.slice(0, 120)])))"
        answer = phone.browser.execute_cdp_cmd("Runtime.evaluate", {"expression": run, "awaitPromise": True, "returnByValue": True})
        for impact, rule, count, html in json.loads(answer["result"]["value"]):
            line = f"{picture}: axe {impact} {rule} ×{count} {html}"
            print("  " + line)
            if impact in ("serious", "critical"):
                faults.append(line)


def play(arguments, game, rng):
    faults = []
    browser = open_browser(arguments.language)
    with tempfile.TemporaryDirectory() as folder:
        host, address, code = serve(arguments, game, folder, arguments.phones)
        try:
            names = ["Ann", "Bo", "Cleo"][: arguments.phones]
            phones = [Phone(browser, name, f"{address}?code={code}") for name in names]
            watcher = Phone(browser, "Eve", f"{address}?code={code}", watch=True)
            begun, taps, idle, killed = time.time(), 0, 0, 0
            phones[0].show()
            while time.time() - begun < arguments.seconds:
                tapped = False
                for phone in phones:
                    if len(phones) > 1:
                        phone.show()
                    for _ in range(12):
                        if not phone.tap(rng):
                            break
                        tapped, taps = True, taps + 1
                        if taps % arguments.every == 1 and taps // arguments.every < 12:
                            check(phone, arguments, f"{game}-{taps // arguments.every:02}-{phone.name}", faults)
                if phones[0].is_over():
                    break
                idle = 0 if tapped else idle + 1
                if idle > 0:
                    time.sleep(0.1)
                if idle > 600:
                    check(phones[0], arguments, f"{game}-stuck", faults)
                    faults.append(f"{game}: nobody can go on")
                    break
                if arguments.kill and taps > 60 * (killed + 1) and killed < 2:
                    killed += 1
                    host = again(arguments, host)
            for phone in [*phones, watcher]:
                phone.show()
                if not wait(phone.is_over, 10):
                    faults.append(f"{game}: the match is not over for {phone.name}")
                check(phone, arguments, f"{game}-end-{phone.name}", faults)
                if arguments.sealed:
                    # What comes of the sealed deal stands under the result.
                    told = lambda: [one.text for one in browser.find_elements(By.CSS_SELECTOR, "main p[role=status]")]
                    wait(told, 10)
                    print(f"  {phone.name}: {told()}")
                    if not told() or browser.find_elements(By.CSS_SELECTOR, "main p.error[role=status]"):
                        faults.append(f"{game}: the sealed deal is not right for {phone.name}")
            phones[0].show()
            # In one step: the page draws the list again when something changes.
            scores = browser.execute_script("return [...document.querySelectorAll('.scores li')].map((one) => one.innerText.replace(/\\n/g, ' '))")
            for name, scheme_name, width, height in [("light", "light", 360, 740), ("desk", "dark", 1280, 720), ("wide", "dark", 740, 360)]:
                scheme(browser, scheme_name)
                size(browser, width, height)
                time.sleep(0.3)
                check(phones[0], arguments, f"{game}-{name}", faults)
            faults += [f"{game}: {entry['message']}" for entry in browser.get_log("browser") if entry["level"] == "SEVERE" and not (arguments.kill and "WebSocket" in entry["message"])]
            print(f"{game}: {taps} taps, {time.time() - begun:.0f} s, host killed {killed} times: {'; '.join(scores) or 'not over'}")
        finally:
            browser.quit()
            host.terminate()
            host.wait()
    return faults


def again(arguments, host):
    """Kills the host and starts it again in the same folder, at the same port."""
    command = host.args[: host.args.index("--table")] if "--table" in host.args else host.args
    host.send_signal(signal.SIGKILL)
    host.wait()
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cyberdeck")
    parser.add_argument("--game", action="append", choices=list(BOTS))
    parser.add_argument("--out", help="a folder for pictures")
    parser.add_argument("--axe", help="axe.min.js of axe-core")
    parser.add_argument("--phones", type=int, default=1)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--clock", help="a clock for each player, as in cyberdeck serve: 600+15")
    parser.add_argument("--language", default="en")
    parser.add_argument("--kill", action="store_true", help="kill the host twice and start it again")
    parser.add_argument("--sealed", action="store_true", help="seal the deal, and look what each page says of it")
    parser.add_argument("--every", type=int, default=40, help="taps from one picture to the next")
    parser.add_argument("--seconds", type=int, default=900, help="the longest a match may take")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    faults = []
    for game in arguments.game or BOTS:
        faults += play(arguments, game, random.Random(arguments.seed))
    for fault in dict.fromkeys(faults):
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
