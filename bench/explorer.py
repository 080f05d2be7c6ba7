"""What pages of the explorer weigh, how long they take to open, and how fast they step: by the clock of a
headless Chromium.

    python bench/explorer.py [FILE.cu]…        (default: some examples and a kernel of two thousand lines)
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from minicc.driver.options import CompileOptions  # noqa: E402
from minicc.explorer.bundle import page as page_of  # noqa: E402
from minicc.explorer.document import Wanted, of_text  # noqa: E402
from tests.explorer.browsing import Page, browser  # noqa: E402
from tests.explorer.test_scenarios import large  # noqa: E402

_DEFAULT = [ROOT / "examples" / f"{name}.cu" for name in ("saxpy", "reduce", "matmul", "nbody")]
_FRAMES = """
const done = arguments[0], stepper = explorer.view, frames = [], costs = [];
stepper.go(0);
let last = performance.now();
const frame = () => {
  const now = performance.now();
  frames.push(now - last);
  last = now;
  stepper.move(1);
  costs.push(performance.now() - now);
  if (frames.length < 300) return void requestAnimationFrame(frame);
  const middle = (values) => values.sort((a, b) => a - b)[150];
  done([middle(frames), middle(costs)]);
};
requestAnimationFrame(frame);
"""


def measured(page: Page, name: str, text: str, folder: Path) -> str:
    """A row of the table: the best of three."""
    started = time.perf_counter()
    made = of_text(text, name, CompileOptions(), Wanted(sass=False)).document
    made_in, file = time.perf_counter() - started, folder / "page.html"
    file.write_text(page_of(made))
    opened, frames, costs = [], [], []
    for _ in range(3):
        page.open(file, "view=stepper")
        opened.append(page.run("return performance.getEntriesByType('navigation')[0].loadEventEnd"))
        time.sleep(0.5)
        frame, cost = page.driver.execute_async_script(_FRAMES)
        frames.append(frame)
        costs.append(cost)
    return (
        f"| {name} | {len(text.splitlines()):,} | {len(made['recording']['steps']):,} | {made_in:.1f} s |"
        f" {file.stat().st_size / 1000:,.0f} kB | {min(opened) / 1000:.2f} s | {min(frames):.1f} ms |"
        f" {min(costs):.1f} ms |"
    )


def main(files: list[Path]) -> None:
    inputs = [(file.name, file.read_text()) for file in files] or [
        *((file.name, file.read_text()) for file in _DEFAULT),
        ("big.cu", large()),
    ]
    print(
        "| kernel | lines | steps | to make the page | its size | to open it | a frame with a step | of which"
        " script |\n|---|---|---|---|---|---|---|---|"
    )
    with browser() as page, tempfile.TemporaryDirectory() as folder:
        for name, text in inputs:
            print(measured(page, name, text, Path(folder)), flush=True)


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
