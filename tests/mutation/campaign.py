"""Change the compiler in many single places, one after the other: does anything notice?

    python tests/mutation/campaign.py [COUNT [SEED]] [--jobs N] [--only SUBSTRING]         `make mutation`

Each mutant is a process of its own that imports minicc with the change. It runs the kernels of `minicc suite` (a wrong result, an error, more instructions
than before or a compilation that does not end catches it), and if none of them notices the tests beside the changed file, then those of the language. Prints who survives; `--write` lists all in survivors.tsv.
"""

from __future__ import annotations

import argparse
import importlib.util
import io
import os
import random
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1])]
os.environ.setdefault("PYTHONHASHSEED", "0")

from mutation.mutants import ROOT, Mutant, chosen  # noqa: E402

SUITE_SECONDS, TESTS_SECONDS = 40, 480
LANGUAGE = ("tests/language/rules", "tests/frontend/check", "tests/examples")
"""All of them, not a share."""
TESTS = {
    "passes/transform": ("tests/passes",), "passes/analysis": ("tests/passes",), "passes/table.py": ("tests/passes",),
    "codegen": ("tests/codegen", "tests/quality"), "ir": ("tests/ir", "tests/passes/test_semantics.py", "tests/codegen/test_semantics.py"),
    "runtime/lanes/rules": ("tests/runtime",), "frontend/types": ("tests/frontend/test_builtins.py", "tests/frontend/core", "tests/frontend/half"),
}  # fmt: skip
"""The tests beside a file, by the beginning of its path."""
_COMPILER = ("frontend", "codegen", "passes", "ir")


class _Loader(SourceFileLoader):
    """Loads a module from a text of ours."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> Any:
        return compile(self.text, self.path, "exec", dont_inherit=True)


class _Finder:
    """Finds one module with a change."""

    def __init__(self, mutant: Mutant) -> None:
        self.name, self.mutant = "minicc." + mutant.file[:-3].replace("/", "."), mutant

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        file = str(ROOT / self.mutant.file)
        return importlib.util.spec_from_file_location(name, file, loader=_Loader(name, file, self.mutant.source()))


def by_the_suite(before: dict[str, int] | None = None) -> tuple[str, dict[str, int]]:
    """(which case notices something, instructions by case); `before` are those of the compiler as it is."""
    try:
        from minicc.driver.api import ObjectCode
        from minicc.driver.options import parse_api_options
        from minicc.driver.pipeline import Compilation
        from minicc.testing.launches import run_launch
        from minicc.testing.suite.cases import cases
    except Exception as error:
        return f"import: {type(error).__name__}", {}
    counts: dict[str, int] = {}
    for case in cases():
        try:
            obj = ObjectCode(Compilation(case.text, case.path.name, parse_api_options(["-O2"])))
            counts[case.name] = sum(run_launch(obj, launch, 300_000) for launch in case.launches)
        except Exception as error:
            return f"suite {case.name}: {type(error).__name__}", counts
        if before is not None and counts[case.name] > before[case.name]:
            return f"suite {case.name}: {before[case.name]} instructions become {counts[case.name]}", counts
    return "", counts


def by_the_tests(mutant: Mutant) -> str:
    """Which of the tests beside the file notices something."""
    import pytest

    paths = next(paths for beginning, paths in TESTS.items() if mutant.file.startswith(beginning))
    own = f"tests/passes/{Path(mutant.file).stem}"
    out = io.StringIO()
    os.chdir(ROOT)
    for given in ([own] if (ROOT / own).exists() else []), list(paths), LANGUAGE if mutant.file.startswith(_COMPILER) else ():
        if given:
            with redirect_stdout(out), redirect_stderr(out):
                status = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *([] if given is LANGUAGE else ["--share=quick"]), *given])
            if status not in (0, 5):
                match = re.search(r"^(?:FAILED|ERROR) (\S+)", out.getvalue(), re.MULTILINE)
                return f"tests {match[1]}" if match else f"tests: status {status}"
    return ""


def _judged(mutant: Mutant, before: dict[str, int]) -> str:
    for number in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(number, lambda *_: os._exit(124))
    sys.meta_path.insert(0, _Finder(mutant))  # type: ignore[arg-type]
    _limit(SUITE_SECONDS)
    caught, _ = by_the_suite(before)
    if caught:
        return caught
    _limit(TESTS_SECONDS)
    return by_the_tests(mutant)


def _limit(seconds: int) -> None:
    """End the process when it has computed for so long, or waited for ten times as long."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(10 * seconds)


def in_a_process(what: Callable[[], str]) -> str:
    """The answer of a forked process; 'it does not end' where its time is up, 'it dies' where it says nothing."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        try:
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            os.write(write, what().encode()[:60_000])
            os._exit(0)
        except BaseException as error:
            os.write(write, f"{type(error).__name__}: {error}".encode()[:60_000])
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as stream:
        answer = stream.read().decode(errors="replace")
    _, status = os.waitpid(child, 0)
    return "it does not end" if os.waitstatus_to_exitcode(status) == 124 else answer if os.waitstatus_to_exitcode(status) == 0 else "it dies"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=200)
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="mutants whose description has this in it")
    parser.add_argument("--write", action="store_true", help="list the survivors in survivors.tsv")
    parser.add_argument("--resume", action="store_true", help="go on where a campaign of this seed was interrupted")
    parser.add_argument("--list", action="store_true", help="print the mutants")
    args = parser.parse_args()
    mutants = [mutant for mutant in chosen(args.count, args.seed) if args.only in str(mutant)]
    random.Random(args.seed).shuffle(mutants)  # what is interrupted is a sample of all
    if args.list:
        print(*mutants, sep="\n")
        return 0
    import filecheck.matcher  # noqa: F401
    import llvmlite.binding  # noqa: F401
    import ml_dtypes  # noqa: F401
    import networkx  # noqa: F401
    import numpy  # noqa: F401
    import pytest  # noqa: F401

    assert "minicc" not in sys.modules
    before = dict(line.rsplit(" ", 1) for line in in_a_process(lambda: "\n".join(f"{name} {count}" for name, count in _plain().items())).splitlines())
    numbers = {name: int(count) for name, count in before.items()}
    survivors, how, started = [], Counter[tuple[str, str]](), time.monotonic()

    log = ROOT / f".mutation-{args.seed}.tsv"
    known = dict(line.split("\t") for line in log.read_text().splitlines()) if args.resume and log.exists() else {}

    def judged(mutant: Mutant) -> tuple[Mutant, str]:
        caught = known[str(mutant)] if str(mutant) in known else in_a_process(lambda: _judged(mutant, numbers))
        if caught.startswith("tests ") and str(mutant) not in known and in_a_process(lambda: _fails(caught.split()[1])):
            raise SystemExit(f"{caught.split()[1]} fails without any change")
        return mutant, caught

    with ThreadPoolExecutor(args.jobs) as pool, log.open("w") as out:
        for number, (mutant, caught) in enumerate(pool.map(judged, mutants), 1):
            how[mutant.family, caught.split()[0].rstrip(":") if caught else "survives"] += 1
            out.write(f"{mutant}\t{' '.join(caught.split())}\n")
            out.flush()
            print(f"{number}/{len(mutants)} {time.monotonic() - started:.0f} s  {mutant}  {'-> ' + caught if caught else 'SURVIVES'}", flush=True)
            if not caught:
                survivors.append(mutant)
    print(f"\n{len(mutants) - len(survivors)} of {len(mutants)} are caught")
    for (family, by), count in sorted(how.items()):
        print(f"  {family:<6} {by:<10} {count}")
    if args.write:
        Path(__file__).with_name("survivors.tsv").write_text("".join(f"{m.file}\t{m.line}\t{m.before}\t{m.text}\n" for m in survivors), encoding="utf-8")
    return int(len(survivors) > 0.05 * len(mutants))


def _fails(test: str) -> str:
    """What a test says of the compiler as it is; '' where it passes."""
    import pytest

    os.chdir(ROOT)
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        return "" if pytest.main(["-q", "-p", "no:cacheprovider", test]) in (0, 4, 5) else "fails"


def _plain() -> dict[str, int]:
    """Instructions by case of the compiler as it is."""
    caught, counts = by_the_suite()
    assert not caught, caught
    return counts


if __name__ == "__main__":
    sys.exit(main())
