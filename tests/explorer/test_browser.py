"""The page in a real browser, in short: it is opened, gone through and read. `test_scenarios` has the
rest.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import minicc

from .browsing import STATE, VIEWS, Page, document, needs_browser, same_state, written
from .replaying import State

pytestmark = [needs_browser, pytest.mark.usefixtures("nobody_complains")]
ROOT = Path(minicc.__file__).parent


def test_a_kernel_is_looked_at(page: Page, tmp_path: Path) -> None:
    """Through all the views by keys, then through a launch."""
    made = document((ROOT / "examples" / "reduce.cu").read_text(), "reduce.cu")
    page.open(written(made, tmp_path))
    for number, view in enumerate(VIEWS, 1):
        page.press(str(number))
        assert page.view() == view
        assert page.driver.find_element("id", f"tab-{view}").get_attribute("aria-selected") == "true"
    from selenium.webdriver.common.keys import Keys

    page.press(*[Keys.ARROW_RIGHT] * 5, Keys.ARROW_LEFT)
    assert page.run("return explorer.views.stepper.replay.at") == 4
    assert page.texts(".now")[0].startswith("ld.param") or "mov" in page.texts(".now")[0]
    assert page.texts("output") == [f"step 4 of {len(made['recording']['steps'])}"]
    page.press(Keys.END)
    state = State(made["recording"])
    for step in made["recording"]["steps"]:
        state.take(step)
    same_state(state, page.run(STATE))
    page.press(Keys.HOME)
    same_state(State(made["recording"]), page.run(STATE))
