"""A headless Chromium for the scenarios, where there is one."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from minicc.driver.options import CompileOptions
from minicc.explorer.bundle import page as page_of
from minicc.explorer.document import PageContents, of_text

CHROMIUM, DRIVER = (
    shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome"),
    shutil.which("chromedriver"),
)
MISSING = [
    name
    for name, found in (("chromium", CHROMIUM), ("chromedriver", DRIVER), ("selenium", find_spec("selenium")))
    if not found
]
needs_browser = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
VIEWS = ("source", "tokens", "tree", "passes", "pictures", "machine", "stepper")


class Page:
    """What a scenario does: go to a page, press keys, click, read."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def open(self, where: Path | str, fragment: str = "") -> None:
        """A page anew, even if only the fragment is another."""
        self.driver.get("about:blank")
        self.driver.get(
            (where.as_uri() if isinstance(where, Path) else where) + (f"#{fragment}" if fragment else "")
        )
        self.painted()

    def painted(self) -> None:
        """Wait for two frames: lists write their rows when they learn their height, which a browser tells
        them at the end of a frame.
        """
        self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done));"
        )

    def press(self, *keys: str) -> None:
        from selenium.webdriver.common.action_chains import ActionChains

        chain = ActionChains(self.driver, duration=0)
        for key in keys:
            chain.send_keys(key)
        chain.perform()
        self.painted()

    def run(self, script: str, *arguments: Any) -> Any:
        return self.driver.execute_script(script, *arguments)

    def find(self, selector: str) -> Any:
        """The first element in sight."""
        return next(
            element
            for element in self.driver.find_elements("css selector", selector)
            if element.is_displayed()
        )

    def texts(self, selector: str) -> list[str]:
        return [
            element.text
            for element in self.driver.find_elements("css selector", selector)
            if element.is_displayed()
        ]

    def until(self, holds: Callable[[], Any], what: str, seconds: float = 20) -> Any:
        end = time.monotonic() + seconds
        while not (result := holds()):
            assert time.monotonic() < end, f"it never came to pass that {what}"
            time.sleep(0.05)
        return result

    def complaints(self) -> list[dict[str, Any]]:
        """What the browser's console has to say."""
        result: list[dict[str, Any]] = self.driver.get_log("browser")
        return result

    def view(self) -> str:
        return str(self.run("return explorer.name"))

    def command(self, name: str, **values: Any) -> Any:
        """A command of the protocol of developers' tools."""
        return self.driver.execute_cdp_cmd(name, values)

    def fits(self) -> bool:
        """Whether nothing is wider than the window."""
        return bool(
            self.run(
                "return document.documentElement.scrollWidth <= innerWidth && document.body.scrollWidth <="
                " innerWidth"
            )
        )


def document(text: str, name: str, **wanted: Any) -> dict[str, Any]:
    return of_text(text, name, CompileOptions(), PageContents(sass=False, **wanted)).document


def written(made: dict[str, Any], folder: Path) -> Path:
    path = folder / "page.html"
    path.write_text(page_of(made))
    return path


@contextmanager
def browser() -> Iterator[Page]:
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    for word in (
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--window-size=1400,900",
        "--force-color-profile=srgb",
        "--hide-scrollbars",
    ):
        options.add_argument(word)
    options.binary_location = CHROMIUM or ""
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(DRIVER))
    driver.set_script_timeout(60)
    try:
        yield Page(driver)
    finally:
        driver.quit()


STATE = """
const replay = explorer.views.stepper.replay;
const memory = [...replay.memory].map(([key, { pages }]) => [key, [...pages].flatMap(([number, { bytes,
  known }]) =>
  Array.from(known, (there, i) => (there ? [[number * 256 + i, bytes[i]]] : [])).flat()).sort((a, b) =>
    a[0] - b[0])]).filter(([, bytes]) => bytes.length);
return JSON.stringify([replay.registers.map((values) => Array.from(values, String)), memory.sort((a, b) =>
  (a[0] < b[0] ? -1 : 1)), Array.from(replay.waits)]);
"""
"""The state of the page's replay as text."""


def same_state(state: Any, text: str) -> None:
    """Whether the page has the registers, memory and waiting lanes that the recording says."""
    registers, memory, waits = json.loads(text)
    assert [[int(value) for value in values] for values in registers] == [
        values.tolist() for values in state.registers
    ]
    assert {key: [tuple(pair) for pair in pairs] for key, pairs in memory} == {
        f"{space} {owner}": sorted(content.items())
        for (space, owner), content in state.memory.items()
        if content
    }
    assert waits == state.waits.tolist()
