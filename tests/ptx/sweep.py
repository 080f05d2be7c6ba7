"""The verifier's verdict against ptxas's on tens of thousands of generated instruction lines.

`python tests/ptx/sweep.py [LINES]` prints a progress bar, then the disagreements that `KNOWN` does not
decide, and fails if they are more than one in two hundred. `test_ptxas` runs a small part of it.
"""

from __future__ import annotations

import os
import random
import re
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path[:0] = [] if __package__ else [str(Path(__file__).parents[1])]
os.environ.setdefault("PYTHONHASHSEED", "0")

if __package__:
    from .samples import PTXAS, generated_lines, ours, ptxas_verdicts
else:
    from ptx.samples import PTXAS, generated_lines, ours, ptxas_verdicts  # type: ignore[import-not-found,no-redef]

PLACES = [("9.0", "sm_100a"), ("9.0", "sm_90a"), ("8.0", "sm_80"), ("7.8", "sm_90"), ("9.0", "sm_120a"), ("8.6", "sm_89"),
          ("7.1", "sm_80"), ("6.5", "sm_75"),
          ("8.0", "sm_80, texmode_independent")]
"""(PTX version, target) of the parts of the sweep."""
BATCH = 300

KNOWN: list[tuple[str, str]] = [
    tuple(line.split("\t")) for line in Path(__file__).with_name("disagreements.tsv").read_text().splitlines()  # type: ignore[misc]
    if line and not line.startswith("#")
]
"""(pattern of lines, the sentence of the specification that decides for us)."""


def decided(line: str) -> str | None:
    """The sentence that decides a disagreement about `line`, if one is written down."""
    return next((reason for pattern, reason in KNOWN if re.match(pattern, line)), None)


def disagreements(lines: list[str], version: str, target: str, folder: Path) -> list[tuple[str, str | None, str | None]]:
    """(line, our error, ptxas's) wherever one of the two accepts and the other does not."""
    theirs = ptxas_verdicts(lines, version, target, folder)
    return [(line, mine, other) for line, other in zip(lines, theirs)
            if ((mine := ours(line, version, target)) is None) != (other is None)]


def batches(count: int) -> list[tuple[list[str], str, str]]:
    """`count` lines, spread over `PLACES` in runs of `BATCH`."""
    found: list[tuple[list[str], str, str]] = []
    each = -(-count // len(PLACES))
    for number, (version, target) in enumerate(PLACES):
        lines: list[str] = []
        seed = 100 * number
        while len(lines) < each:
            lines += generated_lines(seed, 3)
            seed += 1
        random.Random(number).shuffle(lines)
        found += [(lines[at:at + BATCH], version, target) for at in range(0, each, BATCH)]
    return found


def sweep(count: int, progress: Callable[[int, int], None]) -> tuple[int, list[tuple[str, str, str | None, str | None]]]:
    """(lines checked, every disagreement with its target)."""
    work = batches(count)
    found: list[tuple[str, str, str | None, str | None]] = []
    done = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        def one(item: tuple[int, tuple[list[str], str, str]]) -> tuple[int, str, list]:
            number, (lines, version, target) = item
            place = Path(folder) / str(number)
            place.mkdir()
            return len(lines), f"{version} {target}", disagreements(lines, version, target, place)
        for size, where, rows in pool.map(one, enumerate(work)):
            done += size
            found += [(where, *row) for row in rows]
            progress(done, count)
    return done, found


def main() -> int:
    if PTXAS is None:
        print("sweep: ptxas is not installed", file=sys.stderr)
        return 2
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000

    def progress(done: int, total: int) -> None:
        filled = min(40 * done // total, 40)
        print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done} of {total}", end="", file=sys.stderr, flush=True)

    done, found = sweep(count, progress)
    print(file=sys.stderr)
    open_ = [row for row in found if decided(row[1]) is None]
    for where, line, mine, other in open_:
        print(f"{where}: {line}\n    ours:  {mine}\n    ptxas: {other}")
    agreed = 1 - len(open_) / done
    print(f"{done} lines, {len(found)} verdicts differ, {len(found) - len(open_)} of them decided by the specification: "
          f"{agreed:.2%} agree")
    return 0 if agreed >= 0.995 else 1


if __name__ == "__main__":
    sys.exit(main())
