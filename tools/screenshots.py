"""`make screenshots`: the pictures of docs/explorer.md, of a headless Chromium (Debian: chromium,
chromium-driver).
"""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from minicc.driver.command import main

ROOT = Path(__file__).parents[1]
SHOTS = {
    "source": ("examples/reduce.cu", "view=source&source=17", "light", (1100, 560)),
    "passes": ("examples/reduce.cu", "view=passes&pass=17", "light", (1100, 520)),
    "divergence": ("examples/reduce.cu", "view=pictures&picture=divergence", "light", (1100, 640)),
    "stepper": ("examples/reduce.cu", "view=stepper&step=63&watch=shared+0x10", "light", (1100, 760)),
    "race": ("examples/wrong/race.cu", "view=stepper&step=16&watch=shared+0x0", "dark", (1100, 680)),
    "phone": ("examples/collatz.cu", "view=stepper&step=46", "light", (390, 780)),
}
"""By name: the file, the view, the colour scheme, and the size in pixels."""


def shoot(folder: Path) -> None:
    """Write all of them."""
    options = webdriver.ChromeOptions()
    for word in (
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--force-color-profile=srgb",
    ):
        options.add_argument(word)
    options.binary_location = shutil.which("chromium") or ""
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    try:
        for name, (file, view, scheme, (width, height)) in SHOTS.items():
            page = folder / f"{name}.html"
            assert main(["explore", file, "--html", str(page)]) == 0
            driver.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride",
                {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500},
            )
            driver.execute_cdp_cmd(
                "Emulation.setEmulatedMedia",
                {"features": [{"name": "prefers-color-scheme", "value": scheme}]},
            )
            driver.get("about:blank")
            driver.get(f"{page.as_uri()}#{view}")
            driver.save_screenshot(str(ROOT / "docs" / "explorer" / f"{name}.png"))
    finally:
        driver.quit()


if __name__ == "__main__":
    (ROOT / "docs" / "explorer").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, contextlib.chdir(ROOT):
        shoot(Path(temporary))
