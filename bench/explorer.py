"""The size of the explorer's pages, the time to open them, and the time of a step, by the clock of a headless
Chromium.

    python bench/explorer.py [FILE.cu]…        (default: some examples and a kernel of two thousand lines)
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from harness import EXAMPLES, ROOT, argument_parser

sys.path.insert(0, str(ROOT))

from minicc.driver.options import CompileOptions
from minicc.explorer.bundle import page as page_of
from minicc.explorer.document import PageContents, of_text
from tests.explorer.browsing import Page, browser
from tests.explorer.test_scenarios import large

_DEFAULT = [EXAMPLES / f"{name}.cu" for name in ("saxpy", "reduce", "matmul", "nbody")]
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


def measure(page: Page, name: str, text: str, folder: Path) -> str:
    """Return a row of the table: the least of three runs."""
    started = time.perf_counter()
    document = of_text(text, name, CompileOptions(), PageContents(sass=False)).document
    seconds, file = time.perf_counter() - started, folder / "page.html"
    file.write_text(page_of(document))
    opened, frames, costs = [], [], []
    for _ in range(3):
        page.open(file, "view=stepper")
        opened.append(page.run("return performance.getEntriesByType('navigation')[0].loadEventEnd"))
        time.sleep(0.5)
        frame, cost = page.driver.execute_async_script(_FRAMES)
        frames.append(frame)
        costs.append(cost)
    return (
        f"| {name} | {len(text.splitlines()):,} | {len(document['recording']['steps']):,} | {seconds:.1f} s |"
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
            print(measure(page, name, text, Path(folder)), flush=True)


if __name__ == "__main__":
    parser = argument_parser(__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    main(parser.parse_args().files)
