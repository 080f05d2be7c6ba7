"""The verifier's verdict against ptxas's on tens of thousands of generated lines.

`python tests/ptx/sweep.py [LINES [SEED]]` prints a progress bar, then every disagreement and the agreement.
It fails when fewer than 995 of 1,000 verdicts agree on the lines that ptxas accepts, or on those that it
refuses. `test_ptxas` runs a small part of it.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

sys.path[:0] = [] if __package__ else [str(Path(__file__).parents[1])]
os.environ.setdefault("PYTHONHASHSEED", "0")

if __package__:
    from .grammar import drawn
    from .samples import PTXAS, ours, ptxas_verdicts, reads
    from .variants import ALONE, Case, variants
else:
    from ptx.grammar import drawn  # type: ignore[import-not-found,no-redef]
    from ptx.samples import PTXAS, ours, ptxas_verdicts, reads  # type: ignore[import-not-found,no-redef]
    from ptx.variants import ALONE, Case, variants  # type: ignore[import-not-found,no-redef]

PLACES = [
    *(
        [
            ("9.5", "sm_100a", 5),
            ("9.5", "sm_90a", 3),
            ("9.5", "sm_107a", 3),
            ("9.5", "sm_120a", 3),
            ("9.3", "sm_103f", 2),
        ]
        if reads("9.5")
        else []
    ),
    ("9.0", "sm_100a", 3),
    ("9.0", "sm_90a", 3),
    ("9.0", "sm_120a", 2),
    ("8.0", "sm_80", 4),
    ("8.6", "sm_89", 3),
    ("7.8", "sm_90", 3),
    ("9.0", "sm_80", 2),
    ("8.8", "sm_103a", 2),
    ("8.8", "sm_100f", 2),
    ("9.0", "sm_121", 2),
    ("7.1", "sm_80", 2),
    ("6.5", "sm_75", 2),
    ("6.0", "sm_70", 2),
    ("5.0", "sm_60", 1),
    ("4.3", "sm_50", 1),
    ("9.0", "sm_50", 1),
    ("3.2", "sm_35", 1),
    ("2.3", "sm_20", 1),
    ("1.4", "sm_13", 1),
    ("8.0", "sm_80, texmode_independent", 1),
]
"""(PTX version, target, share) of the parts of the sweep."""
BATCH = 400
_SHORT = re.compile(r"cvta\S*\.u32|\[%(r|u|s|h|uh|sh|bb|ub|sb)\d+(\+-?\d+)?\]|mov\.[bsu]32 .*gv")
"""Lines with addresses of 32 bits or fewer: on some ptxas says nothing while their neighbours make addresses
of 64.
"""
_NO_VERDICT = re.compile(r"Internal compiler error|Memory allocation failure|^rejected$")
"""What ptxas says where it has met an error of its own, lacked memory or crashed: of the line that is no
verdict.
"""
LINES, SEED = 21_000, 1
ENOUGH = 0.995


class Disagreement(NamedTuple):
    """A line on which verdicts differ: `mine` and `other` are the messages, None where a side accepts."""

    version: str
    target: str
    case: Case
    mine: str | None
    other: str | None

    def __str__(self) -> str:
        return (
            f"{self.version} {self.target}: {self.case.line}  ({self.case.kind})\n    ours:  {self.mine}\n   "
            f" ptxas: {self.other}"
        )


class Halves(NamedTuple):
    """The numbers of lines that ptxas accepts and rejects."""

    accepted: int
    refused: int

    def __add__(self, other: object) -> Halves:
        assert isinstance(other, Halves)
        return Halves(self.accepted + other.accepted, self.refused + other.refused)


def disagreements(
    cases: list[Case], version: str, target: str, folder: Path
) -> tuple[Halves, list[Disagreement]]:
    """(what ptxas says, wherever one of the two accepts and the other does not)."""
    theirs = ptxas_verdicts(
        [case.line for case in cases],
        version,
        target,
        folder,
        {index for index, case in enumerate(cases) if case.kind in ALONE or _SHORT.search(case.line)},
        {index for index, case in enumerate(cases) if case.outside},
    )
    result = [
        Disagreement(version, target, case, ours(case.line, version, target, case.outside), other)
        for case, other in zip(cases, theirs)
        if other is None or not _NO_VERDICT.search(other)
    ]
    accepted = sum(row.other is None for row in result)
    return Halves(accepted, len(result) - accepted), [
        row for row in result if (row.mine is None) != (row.other is None)
    ]


def batches(count: int, seed: int) -> list[tuple[list[Case], str, str]]:
    """`count` cases, spread over `PLACES` in runs of `BATCH`."""
    result: list[tuple[list[Case], str, str]] = []
    whole = sum(share for _, _, share in PLACES)
    for number, (version, target, share) in enumerate(PLACES):
        each = -(-count * share // whole)
        # On old targets most lines are refused whatever is done to them.
        # Half come from the table's rows with one thing changed, half from the grammar, which knows nothing
        # of the rows.
        cases = variants(each // 2, 1000 * seed + number, 0.6 if float(version) >= 7 else 0.2) + drawn(
            each - each // 2, 1000 * seed + number
        )
        result += [(cases[at : at + BATCH], version, target) for at in range(0, each, BATCH)]
    return result


def sweep(count: int, seed: int, progress: Callable[[int, int], None]) -> tuple[Halves, list[Disagreement]]:
    """(lines checked, every disagreement)."""
    work = batches(count, seed)
    total = sum(len(cases) for cases, _, _ in work)
    result: list[Disagreement] = []
    done = Halves(0, 0)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:

        def one(item: tuple[int, tuple[list[Case], str, str]]) -> tuple[Halves, list[Disagreement]]:
            number, (cases, version, target) = item
            place = Path(folder) / str(number)
            place.mkdir()
            return disagreements(cases, version, target, place)

        for size, rows in pool.map(one, enumerate(work)):
            done += size
            result += rows
            progress(sum(done), total)
    return done, result


def main() -> int:
    if PTXAS is None:
        print("sweep: ptxas is not installed", file=sys.stderr)
        return 2
    parser = argparse.ArgumentParser(
        description="the verifier's verdict against ptxas's on generated lines of PTX"
    )
    parser.add_argument("lines", type=int, nargs="?", default=LINES, metavar="LINES")
    parser.add_argument("seed", type=int, nargs="?", default=SEED, metavar="SEED")
    chosen = parser.parse_args()

    def progress(done: int, total: int) -> None:
        filled = min(40 * done // total, 40)
        print(
            f"\r[{'#' * filled}{'.' * (40 - filled)}] {done:,} of {total:,} lines",
            end="",
            file=sys.stderr,
            flush=True,
        )

    done, result = sweep(chosen.lines, chosen.seed, progress)
    print(file=sys.stderr)
    for row in result:
        print(row)
    agreed = []
    print(f"\n{sum(done):,} lines at {len(PLACES)} pairs of version and target, seed {chosen.seed}")
    for verb, size, side in (("accepts", done.accepted, True), ("refuses", done.refused, False)):
        same = size - sum((row.other is None) == side for row in result)
        agreed.append(same / max(size, 1))
        print(
            f"{same:>6} of {size} lines that ptxas {verb} are {'accepted' if side else 'refused'}:"
            f" {agreed[-1]:.2%} agree"
        )
    return 0 if min(agreed) >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
