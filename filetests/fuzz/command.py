"""`minicc fuzz`: a campaign of random programs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ...driver.options import OptionParser
from ...support.diagnostics import UsageError
from ..limits import is_limit
from ..progress import Progress
from .campaign import Campaign
from .families import FAMILIES
from .journal import Journal, JudgementPlan
from .pools import Distributed, LocalProcesses, Pool, cores
from .program import NAMES

OK, FOUND, INTERRUPTED = 0, 1, 130


def parser() -> argparse.ArgumentParser:
    """Return the options of `minicc fuzz`."""
    compiled_programs = OptionParser(
        prog="minicc fuzz",
        description="test random programs, and reduce those that show a difference to filetests",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    compiled_programs.add_argument(
        "family",
        nargs="*",
        metavar="FAMILY",
        help=f"of the programs: {', '.join(FAMILIES)} (default: all that this machine has the tools for)",
    )
    compiled_programs.add_argument(
        "-n", "--count", type=int, default=100, metavar="N", help="programs of each family (default: 100)"
    )
    compiled_programs.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the number of the first one (default: 0)"
    )
    compiled_programs.add_argument(
        "-j", "--jobs", type=int, default=0, metavar="N", help="processes (default: one for each core)"
    )
    compiled_programs.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="a scheduler of dask.distributed, whose workers test the programs",
    )
    compiled_programs.add_argument(
        "--out",
        type=Path,
        default=Path("minicc-fuzz"),
        metavar="FOLDER",
        help="the folder of the journal and the findings (default: minicc-fuzz)",
    )
    compiled_programs.add_argument(
        "--resume", action="store_true", help="continue the campaign in that folder"
    )
    compiled_programs.add_argument("--no-reduce", action="store_true", help="do not reduce the programs")
    compiled_programs.add_argument(
        "--seconds", type=float, default=30, metavar="S", help="the time limit of one program (default: 30)"
    )
    compiled_programs.add_argument(
        "--coverage",
        type=Path,
        metavar="FILE",
        help="write the rows of the instruction table that occur in the programs, one a line",
    )
    compiled_programs.add_argument(
        "--show", type=int, metavar="SEED", help="print the program of this seed, and do not test it"
    )
    return compiled_programs


def run(arguments: Sequence[str]) -> int:
    """Run the sub-command. Exit status 0 without findings, 1 with findings, 130 when interrupted."""
    args = parser().parse_args(arguments)
    unknown = next((name for name in args.family if name not in FAMILIES), None)
    if unknown is not None:
        raise UsageError(f"unknown family '{unknown}'; expected one of {', '.join(FAMILIES)}")
    if args.count < 1 or args.jobs < 0 or args.seed < 0 or not (args.seconds and is_limit(args.seconds)):
        raise UsageError("-n and --seconds require positive numbers, --seed and --jobs non-negative ones")
    families = {name: FAMILIES[name]() for name in dict.fromkeys(args.family or FAMILIES)}
    if args.show is not None:
        if len(families) != 1:
            raise UsageError("--show requires one family")
        print(next(iter(families.values())).text(args.show), end="")
        return OK
    for name, lack in [(name, family.needs()) for name, family in families.items()]:
        if lack and args.family:
            raise UsageError(f"family '{name}' cannot be judged here: {lack}")
        if lack:
            print(f"minicc fuzz: no programs of family '{name}': {lack}", file=sys.stderr)
            del families[name]
    plan = JudgementPlan(tuple(families), args.seed, args.count)
    pool: Pool = Distributed(args.scheduler) if args.scheduler else LocalProcesses(args.jobs or cores())
    progress = Progress(len(families) * args.count)

    def step(count: int, said: str) -> None:
        if count:
            progress.step(said, count)
        else:
            progress.print(said)

    status, journal = OK, None
    try:
        journal = Journal(args.out, plan, args.resume)
        progress.done = progress.before = sum(count for done in journal.done.values() for _, count in done)
        Campaign(
            plan, families, journal, pool, seconds=args.seconds, reduces=not args.no_reduce, step=step
        ).run()
    except KeyboardInterrupt:
        if journal is None:
            raise
        status = INTERRUPTED
    finally:
        pool.close()
        if journal is not None:
            journal.close()
        progress.close()
    _summary(journal, plan, args.coverage)
    if status == INTERRUPTED:
        print(
            f"interrupted: 'minicc fuzz --resume --out {args.out}' with the same families, --seed and -n"
            " goes on",
            file=sys.stderr,
        )
        return status
    return FOUND if journal.total.findings else OK


def _summary(journal: Journal, plan: JudgementPlan, coverage: Path | None) -> None:
    total = journal.total
    apart = f", on {total.apart} the oracles disagree" if total.apart else ""
    print(
        f"{total.judged} programs of {', '.join(plan.families)} judged ({total.skipped} could not be{apart}):"
        f" {len(total.findings)} differ; {len(total.rows)} of {len(set(NAMES.values()))} rows of the"
        " instruction table occurred"
    )
    if coverage is not None:
        coverage.write_text(
            "".join(
                f"{'x' if name in total.rows else '-'}\t{name}\n" for name in sorted(set(NAMES.values()))
            ),
            encoding="utf-8",
        )
