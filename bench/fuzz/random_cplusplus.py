"""Random C++ programs under g++, nvcc (where it is found) and minicc at -O0 and -O2; what disagrees is shown.

    python bench/fuzz/random_cplusplus.py N [--seed S] [--jobs J] [--family F]... [--reduce] [--wrong] [--validity] [--sanitize] [--level -O2]... [--keep FOLDER]

A program is a scenario in a namespace of its own; a hundred of them are one translation unit. What g++ refuses is taken
out of a program first. Where g++ and nvcc disagree, nothing is asked of minicc: the program is listed apart.

With --wrong what minicc refuses is taken out as well, so that only wrong answers and crashes are differences.
With --validity each refused piece is a program as well (the scenario's valid rest and that piece), which minicc must refuse.
With --level only that level of minicc is asked (by default -O0 and -O2).
With --sanitize g++'s sanitizers, and its optimiser, look at the generator itself: no program may have undefined behaviour.
"""

from __future__ import annotations

import argparse
import gc
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from fuzz.cplusplus import comparison, oracle, program  # noqa: E402
from fuzz.cplusplus.comparison import Difference  # noqa: E402
from fuzz.cplusplus.scenario import Scenario  # noqa: E402
from progress import Progress  # noqa: E402

LEVELS = ("-O0", "-O2")
MINICC = {option: oracle.compiled_by_minicc(option) for option in LEVELS}
SANITIZERS = ("-O1", "-fsanitize=undefined,address", "-fno-sanitize-recover=all")
SECONDS = 60  # that minicc may take for a unit


@dataclass(frozen=True)
class Work:
    """A batch of programs, by their numbers."""

    first: int
    count: int
    families: tuple[str, ...]
    wrong: bool
    validity: bool
    sanitize: bool
    nvcc: bool
    levels: tuple[str, ...]


@dataclass
class Report:
    """What came of a batch."""

    programs: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)
    disagreements: list[Difference] = field(default_factory=list)
    slips: int = 0


def examine(work: Work) -> Report:
    """One batch; its garbage is collected once, at its end, which takes a third off its time."""
    gc.disable()
    try:
        return _examined(work)
    finally:
        gc.collect()


def _examined(work: Work) -> Report:
    """Sieve, g++, nvcc, minicc."""
    report = Report()
    sieved = comparison.sieve(program.sample(work.first, work.count, work.families))
    report.slips = len(sieved.slips)
    expected = comparison.ran(sieved.valid, oracle.gxx)
    valid = sieved.valid
    if work.sanitize:
        checks = {"sanitizers": lambda u: oracle.gxx(u, *SANITIZERS), "g++ -O2": lambda u: oracle.gxx(u, "-O2")}
        report.differences = comparison.differences(valid, checks, expected)
    elif work.validity:
        _validity(work, sieved.refused, report)
    else:
        if work.nvcc:
            report.disagreements = comparison.differences(valid, {"nvcc": oracle.nvcc}, expected)
        apart = {id(d.scenario) for d in report.disagreements}
        judged = [(one, want) for one, want in zip(valid, expected) if id(one) not in apart]
        valid = [one for one, _ in judged]
        if work.wrong:
            kept = [comparison.supported(one, _limited(MINICC[work.levels[0]])) for one in valid]
            valid = [one for one in kept if one is not None]
            judged = list(zip(valid, comparison.ran(valid, oracle.gxx)))
        compilers = {name: _limited(MINICC[name]) for name in work.levels}
        report.differences = comparison.differences(valid, compilers, [want for _, want in judged])
    if not work.validity:
        report.programs = Counter(one.family for one in valid)
    return report


def _validity(work: Work, refused: list[Scenario], report: Report) -> None:
    """Programs that g++ refuses, and nvcc too where it is found."""
    alone = _less(refused, comparison.accepted(refused, oracle.gxx_check))
    if work.nvcc:
        liked = comparison.accepted(alone, oracle.nvcc)
        report.disagreements = [Difference(one, "nvcc", "accepted: g++ refuses it") for one in liked]
        alone = _less(alone, liked)
    report.programs = Counter(one.family for one in alone)
    report.differences = [Difference(one, "-O0", "accepted: it must be refused") for one in comparison.accepted(alone, _limited(MINICC["-O0"]))]


def _less(some: list[Scenario], others: list[Scenario]) -> list[Scenario]:
    gone = {id(one) for one in others}
    return [one for one in some if id(one) not in gone]


class _Late(Exception):
    """minicc took too long."""


def _limited(judge: oracle.Oracle) -> oracle.Oracle:
    """An oracle that gives up after some seconds."""

    def late(number: int, frame: FrameType | None) -> None:
        raise _Late(f"more than {SECONDS} s")

    def judged(unit: program.Unit) -> oracle.Verdict:
        signal.signal(signal.SIGALRM, late)
        signal.alarm(SECONDS)
        try:
            return judge(unit)
        finally:
            signal.alarm(0)

    return judged


def batches(args: argparse.Namespace) -> Iterator[Work]:
    families = tuple(args.family or program.FAMILIES)
    nvcc = oracle.found("nvcc") and not args.no_nvcc
    size = 10 if args.validity else comparison.BATCH
    for first in range(args.seed, args.seed + args.count, size):
        yield Work(first, min(size, args.seed + args.count - first), families, args.wrong, args.validity, args.sanitize, nvcc, tuple(args.level or LEVELS))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", nargs="?", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first program")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--family", action="append", choices=list(program.FAMILIES), help="only programs of this family (may be given again)")
    parser.add_argument("--reduce", action="store_true", help="make what differs small")
    parser.add_argument("--limit", type=int, default=20, help="how many differing programs to show of each family")
    parser.add_argument("--wrong", action="store_true", help="take out what minicc refuses, look for wrong answers only")
    parser.add_argument("--validity", action="store_true", help="programs that must be refused")
    parser.add_argument("--sanitize", action="store_true", help="judge the generator instead of minicc")
    parser.add_argument("--level", action="append", choices=LEVELS, help="only this level of minicc")
    parser.add_argument("--no-nvcc", action="store_true")
    parser.add_argument("--keep", type=Path)
    return parser.parse_args()


class Shown:
    """Writes each differing program to a file and names it."""

    def __init__(self, args: argparse.Namespace, progress: Progress) -> None:
        self.args, self.progress = args, progress
        self.folder: Path = args.keep or Path(tempfile.mkdtemp(prefix="minicc-fuzz-"))
        self.folder.mkdir(parents=True, exist_ok=True)
        self.seen: Counter[str] = Counter()

    def show(self, found: Difference, apart: bool) -> None:
        one = found.scenario
        key = f"{one.family} {'apart' if apart else found.compiler}"
        self.seen[key] += 1
        if self.seen[key] > self.args.limit:
            return
        path = self.folder / f"{one.family.replace(' ', '-')}-{one.seed}{'-apart' if apart else found.compiler.replace(' ', '')}.cu"
        if self.args.reduce and not self.args.validity and not self.args.sanitize:
            one = comparison.reduced(found, oracle.nvcc if apart else MINICC[found.compiler])
        path.write_text(program.unit([one]).text)
        self.progress.print(f"{one.family} {one.seed}: {found.compiler}: {found.complaint[:300]}\n    {path}")


def main() -> int:
    args = arguments()
    works = list(batches(args))
    progress = Progress(len(works))
    shown = Shown(args, progress)
    total = Report()
    failed: dict[str, set[int]] = {family: set() for family in program.FAMILIES}
    with Pool(args.jobs) as pool:
        for report in pool.imap(examine, works):
            total.programs += report.programs
            total.slips += report.slips
            total.disagreements += report.disagreements
            total.differences += report.differences
            for found in report.differences:
                failed[found.scenario.family].add(hash((found.scenario.seed, found.scenario.chunks)))
            for found in report.differences:
                shown.show(found, apart=False)
            for found in report.disagreements:
                shown.show(found, apart=True)
            progress.step(f"{sum(total.programs.values())} programs, {len(total.differences)} differences")
    progress.close()
    print(f"{sum(total.programs.values())} programs, {sum(map(len, failed.values()))} differ; g++ and nvcc disagree on {len(total.disagreements)}; {total.slips} could not be repaired")
    for family, count in total.programs.items():
        print(f"    {family:16} {count:6} programs {len(failed[family]):6} differ")
    return 1 if total.differences or (args.sanitize and total.slips) else 0


if __name__ == "__main__":
    sys.exit(main())
