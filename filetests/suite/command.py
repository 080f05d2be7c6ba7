"""`minicc suite`: runs the kernels through generators, prints the matrix, compares with a baseline."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from ...driver.files import write_output
from ...driver.options import OptionParser
from ...support.diagnostics import UsageError
from ..limits import TIMEOUT, is_limit
from . import matrix
from .cases import FORMS, KERNELS, CaseForm, SuiteCase, cases
from .export import export
from .generators import BUILT_IN, SuiteGenerator, generator
from .report import page
from .running import Result, run_case

_BAR = 30


def run(given: Sequence[str]) -> int:
    """Run the sub-command; `given` are the words after it. Returns 0; 1 if a case fails, or with a baseline
    if there is a regression.
    """
    parser = _parser()
    args = parser.parse_args(list(given))
    if not 0 <= args.slack < math.inf or args.sample < 1 or args.jobs < 1:
        raise UsageError("--slack is at least 0, --sample and --jobs are at least 1")
    if not is_limit(args.timeout):
        raise UsageError("--timeout is a number of seconds, or 0 for any number")
    chosen = cases(args.only, Path(args.cases) if args.cases else KERNELS)[:: args.sample]
    if args.list:
        sys.stdout.write("".join(f"{case.name:<40} {case.title}\n" for case in chosen))
        return 0
    if args.export:
        print(f"{export(chosen, Path(args.export))} cases written to {args.export}")
        return 0
    before = matrix.load(args.baseline) if args.baseline else []
    makers = [generator(text, args.form) for text in args.generator or ["minicc-O2"]]
    twice = next(
        (maker.name for i, maker in enumerate(makers) if maker.name in [other.name for other in makers[:i]]),
        None,
    )
    if twice is not None:
        raise UsageError(f"two generators are called '{twice}': put 'NAME=' before one")
    _check_baseline(before, makers)
    results = list(
        _with_progress(
            _results(chosen, args.generator or ["minicc-O2"], makers, args),
            len(chosen) * len(makers),
            args.progress or sys.stderr.isatty(),
        )
    )
    worse = matrix.regressions(
        [
            old
            for old in before
            if (not args.only and args.sample == 1) or old.case in {case.name for case in chosen}
        ],
        results,
        args.slack,
    )
    sys.stdout.write(matrix.text(results))
    if args.write:
        write_output(args.write, json.dumps(matrix.as_data(results), indent=1) + "\n")
    if args.html:
        write_output(args.html, page(results, chosen, before, worse))
    for regression in worse:
        print(f"worse than the baseline: {regression}")
    return int(bool(worse) if args.baseline else any(result.failed for result in results))


def _check_baseline(before: Sequence[Result], makers: Sequence[SuiteGenerator]) -> None:
    """Raise UsageError if the baseline has none of the generators, and warn of each missing one. An empty
    baseline is the start of a new generator.
    """
    known = list(dict.fromkeys(result.generator for result in before))
    new = [maker.name for maker in makers if maker.name not in known]
    if known and len(new) == len(makers):
        raise UsageError(
            f"the baseline has nothing of '{new[0]}', only of {', '.join(known)}: put 'NAME=' before the"
            " generator"
        )
    for name in new if known else ():
        print(f"minicc suite: warning: the baseline has nothing of '{name}'", file=sys.stderr)


def run_suite(
    makers: Sequence[SuiteGenerator],
    chosen: Sequence[SuiteCase] | None = None,
    *,
    check: bool = True,
    timeout: float = TIMEOUT,
) -> list[Result]:
    """Run every case (None: all of them) through every generator (`generators.of_callable` makes one from a
    function).
    """
    return [
        run_case(case, maker, check=check, timeout=timeout)
        for case in (cases() if chosen is None else chosen)
        for maker in makers
    ]


def _parser() -> OptionParser:
    parser = OptionParser(
        prog="minicc suite",
        description=(
            "Run the suite's kernels through generators of PTX and test whether they compile, assemble (if "
            "ptxas is installed), compute NumPy's results, and pass the checkers. See docs/suite.md."
        ),
    )
    add = parser.add_argument
    add(
        "--generator",
        action="append",
        metavar="G",
        help=(
            f"a generator of PTX: {', '.join(BUILT_IN)}; a command, './mygen %%s -o %%t'; 'module:function'"
            " or 'file.py:function'; 'NAME=' may precede it; may be repeated (default: minicc-O2)"
        ),
    )
    add(
        "--form",
        default="cu",
        choices=FORMS,
        help="the input of commands and functions: CUDA C, LLVM IR or PTX (default: cu)",
    )
    add(
        "--only",
        action="append",
        default=[],
        metavar="PATTERN",
        help="only cases with matching names: 'integer/*'; may be repeated",
    )
    add("--sample", type=int, default=1, metavar="N", help="run one case in N")
    add("--cases", metavar="DIR", help="a folder of cases of your own: files with LAUNCH and EXPECT lines")
    add("--no-check", action="store_true", help="do not run the cases under the checkers")
    add(
        "--timeout",
        type=float,
        default=TIMEOUT,
        metavar="SECONDS",
        help="the time limit of a case in seconds (default: %(default)g)",
    )
    add("--jobs", type=int, default=1, metavar="N", help="processes")
    add("--write", metavar="FILE", help="save the results as JSON: a baseline")
    add(
        "--baseline",
        metavar="FILE",
        help=("compare with saved results; the exit status is 1 only if there is a regression"),
    )
    add(
        "--slack",
        type=float,
        default=0.0,
        metavar="PERCENT",
        help="the allowed growth of instructions and registers in percent (default: 0)",
    )
    add("--html", metavar="FILE", help="write the matrix as a page, with sources, PTX and differences")
    add("--list", action="store_true", help="print the cases' names and titles")
    add("--export", metavar="DIR", help="write the cases as files: source, IR, PTX, inputs and results")
    add("--progress", action="store_true", help="show progress even if standard error is no terminal")
    return parser


def _results(
    chosen: Sequence[SuiteCase],
    texts: Sequence[str],
    makers: Sequence[SuiteGenerator],
    args: argparse.Namespace,
) -> Iterator[Result]:
    check, timeout, form, jobs = not args.no_check, args.timeout, args.form, args.jobs
    if jobs == 1:
        yield from (
            run_case(case, maker, check=check, timeout=timeout) for case in chosen for maker in makers
        )
        return
    with ProcessPoolExecutor(jobs) as pool:
        work = [(case, pool.submit(_run_one, (case, tuple(texts), form, check, timeout))) for case in chosen]
        for case, future in work:
            try:
                yield from future.result()
            except BrokenProcessPool:
                raise UsageError(
                    f"a generator has ended the process it runs in, at case '{case.name}' or a concurrent one"
                ) from None


def _run_one(work: tuple[SuiteCase, tuple[str, ...], CaseForm, bool, float]) -> list[Result]:
    """Run one case through all generators, in a process of its own."""
    case, texts, form, check, timeout = work
    return [run_case(case, generator(text, form), check=check, timeout=timeout) for text in texts]


def _with_progress(results: Iterator[Result], total: int, bar: bool) -> Iterator[Result]:
    """Yield the results, with a bar on standard error."""
    write: Callable[[str], object] = sys.stderr.write
    for number, result in enumerate(results, 1):
        if bar:
            done = number * _BAR // total
            write(
                f"\r[{'#' * done}{' ' * (_BAR - done)}] {number}/{total} {result.case} by {result.generator}"[
                    :100
                ].ljust(100)
            )
            sys.stderr.flush()
        yield result
    if bar:
        write("\r" + " " * 100 + "\r")
        sys.stderr.flush()
