"""Pictures in a real browser: letters stay in their boxes, lines touch them, both colour schemes are taken,
nothing is said on the console.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from minicc.filetests import figures

selenium = pytest.importorskip("selenium", reason="selenium is not installed")
BROWSER, DRIVER = shutil.which("chromium") or shutil.which("chromium-browser"), shutil.which("chromedriver")
pytestmark = pytest.mark.skipif(
    BROWSER is None or DRIVER is None, reason="chromium or chromedriver is not installed"
)

OUTSIDE = """
const found = [];
for (const group of document.querySelectorAll("g.node")) {
  const box = group.querySelector("rect").getBoundingClientRect();
  for (const text of group.querySelectorAll("text")) {
    const own = text.getBoundingClientRect();
    if (own.left < box.left - 1 || own.right > box.right + 1 || own.top < box.top - 1
      || own.bottom > box.bottom + 1) found.push(text.textContent);
  }
}
const all = document.documentElement.getBoundingClientRect();
for (const edge of document.querySelectorAll("g.edge path")) {
  const own = edge.getBoundingClientRect();
  if (own.left < all.left - 1 || own.right > all.right + 1
    || own.bottom > all.bottom + 1) found.push(edge.getAttribute("d"));
}
return found;
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    options.binary_location = str(BROWSER)
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu"):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(str(DRIVER)))
    yield driver
    driver.quit()


def test_figures_in_a_browser(browser: Any, tmp_path: Path) -> None:
    for name in figures.FIGURES:
        file = tmp_path / f"{name}.svg"
        file.write_text(figures.draw_figure(name))
        browser.get(file.as_uri())
        assert browser.execute_script("return document.querySelectorAll('g.node').length") > 1
        assert browser.execute_script(OUTSIDE) == [], file.name
        assert browser.get_log("browser") == [], file.name


@pytest.mark.parametrize(("scheme", "paper"), [("light", "rgb(255, 255, 255)"), ("dark", "rgb(13, 17, 23)")])
def test_the_readers_scheme_is_taken(browser: Any, tmp_path: Path, scheme: str, paper: str) -> None:
    (tmp_path / "a.svg").write_text(figures.draw_figure("cfg"))
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    )
    browser.get((tmp_path / "a.svg").as_uri())
    assert (
        browser.execute_script("return getComputedStyle(document.documentElement).backgroundColor") == paper
    )
    fills = browser.execute_script(
        "return [...document.querySelectorAll('g.node > rect')].map(r => getComputedStyle(r).fill)"
    )
    assert "rgb(0, 0, 0)" not in fills


def test_a_page_around_it_sets_the_colours(browser: Any, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        f"<!doctype html><style>:root {{ --minicc-plain-fill: rgb(1, 2, 3); }}</style>{figures.drawn('cfg')}"
    )
    browser.get((tmp_path / "a.html").as_uri())
    assert "rgb(1, 2, 3)" in browser.execute_script(
        "return [...document.querySelectorAll('g.node.plain > rect')].map(r => getComputedStyle(r).fill)"
    )
