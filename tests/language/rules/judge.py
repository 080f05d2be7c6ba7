"""The judge of the rule programs in this folder: what g++, nvcc and minicc make of each.

    python tests/language/rules/judge.py [--gxx] [--nvcc] [--ours] [--fresh] [paths…]

A *valid* program holds one kernel `stem(int *out)`, `LAUNCH: stem<<<1,1>>> out=zeros(N,i32)` and EXPECT
lines. g++ compiles it as host code (CUDA's words are macros) and runs it, nvcc's PTX and minicc's at -O0 and
-O2 run on minicc's runtime; each must leave what EXPECT says. `// NVCC: OPTION` gives nvcc and minicc an
option that it needs. A *refused* program, `bad_*.cu`, must be refused by each. `// HOST: no` in a program's
first lines says that g++ has no say in it. Paths are programs or folders; without a tool's name all three
judge.

What g++ and nvcc said is kept in `.judged.json`, by the program's text; `--fresh` asks again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import FrameType

import numpy as np
from numpy.typing import NDArray

from minicc.driver.api import ObjectCode
from minicc.driver.api import compile as compile_program
from minicc.filetests import directives
from minicc.filetests.launches import LaunchFailed, check_expect
from minicc.support.diagnostics import DiagnosticError, InternalError, MiniccError

FOLDER = Path(__file__).resolve().parent
CLAUSE = re.compile(r"// \[([a-z]+(?:\.[a-z]+)*)\] \S.*")
_NO_HOST = re.compile(r"^// HOST: no\b", re.MULTILINE)
_NVCC = re.compile(r"^// NVCC: (\S+)$", re.MULTILINE)
_OUT = re.compile(r"zeros\((\d+),i32\)")
_SECONDS = 60
_MAX_STEPS = 1_000_000


class Outcome(Enum):
    """What became of a program, as the tables count it."""

    RIGHT = "right"
    WRONG = "another value"
    REFUSED = "refused though valid"
    ACCEPTED = "accepted though invalid"
    CRASH = "crash"
    NO_SAY = "not asked"


@dataclass(frozen=True)
class Verdict:
    """A tool's outcome and its own words."""

    outcome: Outcome
    said: str = ""

    @property
    def right(self) -> bool:
        return self.outcome in (Outcome.RIGHT, Outcome.NO_SAY)


@dataclass(frozen=True)
class Rule:
    """A program of this folder: `clause` is the standard's name of its rule."""

    path: Path
    text: str

    @property
    def name(self) -> str:
        return self.path.relative_to(FOLDER).as_posix()

    @property
    def refused(self) -> bool:
        return self.path.name.startswith("bad_")

    @property
    def clause(self) -> str:
        match = CLAUSE.match(self.text)
        return match[1] if match else ""

    @property
    def for_host(self) -> bool:
        return not _NO_HOST.search("\n".join(self.text.splitlines()[:5]))

    @property
    def launch(self) -> directives.LaunchDirective:
        (launch,) = directives.read(self.text).launches
        return launch

    @property
    def count(self) -> int:
        """How many integers the kernel writes."""
        match = _OUT.fullmatch(self.launch.arguments.get("out", ""))
        if match is None:
            raise ValueError(f"{self.name}: LAUNCH says out=zeros(N,i32) and nothing else")
        return int(match[1])


def rules(paths: Iterable[Path] = ()) -> list[Rule]:
    """The programs in `paths`, files or folders (all of this folder's when none is given), in order of
    name.
    """
    files: set[Path] = set()
    for path in list(paths) or [FOLDER]:
        files |= set(path.resolve().rglob("*.cu")) if path.is_dir() else {path.resolve()}
    return [Rule(path, path.read_text()) for path in sorted(files)]


def by_gxx(rule: Rule) -> Verdict:
    """g++'s verdict: the program as host code, checked for undefined behaviour as it runs."""
    if not rule.for_host:
        return Verdict(Outcome.NO_SAY)
    shim = str(FOLDER / "host_shim.h")
    command = ["g++", "-std=c++17", "-x", "c++", "-include", shim]
    if rule.refused:
        return _refusal(_run([*command, "-pedantic-errors", "-fsyntax-only", str(rule.path)]))
    launch = rule.launch
    if launch.grid != (1,) or launch.block != (1,):
        return Verdict(Outcome.CRASH, "only <<<1,1>>> can run as host code; say `// HOST: no`")
    with tempfile.TemporaryDirectory() as folder:
        unit = Path(folder, "unit.cpp")
        unit.write_text(_MAIN.format(program=rule.path, kernel=launch.kernel, count=rule.count))
        built = _run(
            [
                *command,
                "-w",
                "-fsanitize=undefined",
                "-fno-sanitize-recover",
                str(unit),
                "-o",
                f"{folder}/unit",
            ]
        )
        if built.returncode:
            return Verdict(Outcome.REFUSED, _first_error(built.stderr))
        done = _run([f"{folder}/unit"])
    if done.returncode:
        return Verdict(Outcome.CRASH, _first_error(done.stderr) or f"exit status {done.returncode}")
    return _compared(launch, np.array([int(word) for word in done.stdout.split()], np.int32))


_MAIN = """#include "{program}"
extern "C" int printf(const char *, ...);
static int result_of_program[{count}];
int main() {{
    {kernel}(result_of_program);
    for (int i = 0; i < {count}; i++) printf("%d ", result_of_program[i]);
}}
"""


def by_nvcc(rule: Rule) -> Verdict:
    """nvcc's verdict: its PTX, run on minicc's runtime."""
    with tempfile.TemporaryDirectory() as folder:
        ptx = Path(folder, "unit.ptx")
        built = _run(
            [
                "nvcc",
                "-std=c++17",
                "-arch=sm_80",
                "-ptx",
                "-w",
                *_NVCC.findall(rule.text),
                str(rule.path),
                "-o",
                str(ptx),
            ]
        )
        if rule.refused:
            return _refusal(built)
        if built.returncode:
            return Verdict(Outcome.REFUSED, _first_error(built.stderr + built.stdout))
        return _launched(rule, lambda: ObjectCode.from_ptx(ptx.read_text()))


def by_minicc(rule: Rule, options: Sequence[str] = ()) -> Verdict:
    """minicc's verdict, in this process."""
    return _launched(
        rule,
        lambda: compile_program(
            rule.text, options=(*options, *_NVCC.findall(rule.text)), filename=str(rule.path)
        ),
    )


def by_minicc_twice(rule: Rule) -> Verdict:
    """minicc's verdict at -O0, and where that is right, at -O2."""
    plain = by_minicc(rule, ("-O0",))
    return by_minicc(rule, ("-O2",)) if plain.right and not rule.refused else plain


def _launched(rule: Rule, make: Callable[[], ObjectCode]) -> Verdict:
    """Compile and launch; a program that must be refused is right when a diagnostic, and nothing else, stops
    it.
    """
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(_SECONDS)
    try:
        code = make()
        if rule.refused:
            code.ptx  # noqa: B018  (compiles)
            return Verdict(Outcome.ACCEPTED)
        launch, out = rule.launch, np.zeros(rule.count, np.int32)
        code.get_kernel(launch.kernel)(
            launch.grid, launch.block, (out,), shared_mem=launch.shared, max_steps=_MAX_STEPS
        )
        return _compared(launch, out)
    except InternalError as error:
        return Verdict(Outcome.CRASH, str(error))
    except DiagnosticError as error:
        said = str(error)
        errors = [d for d in error.diagnostics if d.severity == "error"]
        if not errors:
            return Verdict(Outcome.CRASH, f"refused without an error: {said}")
        return Verdict(Outcome.RIGHT if rule.refused else Outcome.REFUSED, said)
    except MiniccError as error:
        return Verdict(Outcome.WRONG, f"{type(error).__name__}: {error}")
    except Exception as error:
        return Verdict(Outcome.CRASH, f"{type(error).__name__}: {error}")
    finally:
        signal.alarm(0)


def _compared(launch: directives.LaunchDirective, out: NDArray[np.int32]) -> Verdict:
    try:
        for expect in launch.expects:
            check_expect(expect, {"out": out}, {"out": np.zeros_like(out)})
    except LaunchFailed as failed:
        return Verdict(Outcome.WRONG, f"{failed}; out is {out.tolist()}")
    return Verdict(Outcome.RIGHT)


def _too_long(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError(f"not done after {_SECONDS} s")


def _run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=120, check=False)


def _refusal(done: subprocess.CompletedProcess[str]) -> Verdict:
    said = _first_error(done.stderr + done.stdout)
    if not done.returncode:
        return Verdict(Outcome.ACCEPTED)
    return Verdict(Outcome.RIGHT if "error" in said else Outcome.CRASH, said)


def _first_error(text: str) -> str:
    lines = text.splitlines()
    return next((line for line in lines if "error" in line), lines[0] if lines else "")


class Memory:
    """Verdicts of compilers that do not change, kept by tool and text of the program."""

    def __init__(self, path: Path = FOLDER / ".judged.json", *, fresh: bool = False) -> None:
        self.path = path
        self._known: dict[str, list[str]] = {} if fresh or not path.exists() else json.loads(path.read_text())

    def verdict(self, tool: str, judge: Callable[[Rule], Verdict], rule: Rule) -> Verdict:
        key = f"{tool} {hashlib.sha256(f'{rule.name} {rule.text}'.encode()).hexdigest()}"
        if key not in self._known:
            verdict = judge(rule)
            self._known[key] = [verdict.outcome.name, verdict.said]
        outcome, said = self._known[key]
        return Verdict(Outcome[outcome], said)

    def save(self) -> None:
        scratch = self.path.with_suffix(f".{os.getpid()}")
        scratch.write_text(json.dumps(self._known))
        scratch.replace(self.path)


COMPILERS: dict[str, Callable[[Rule], Verdict]] = {"g++": by_gxx, "nvcc": by_nvcc}
"""Those whose verdicts say what a program means."""


def compilers() -> dict[str, Callable[[Rule], Verdict]]:
    """Those of them that are installed."""
    return {tool: judge for tool, judge in COMPILERS.items() if shutil.which(tool)}


def _judged(chosen: Sequence[Rule], tool: str, memory: Memory) -> list[tuple[Rule, Verdict]]:
    if tool not in COMPILERS:
        return [(rule, by_minicc_twice(rule)) for rule in chosen]
    results = []
    for count, rule in enumerate(chosen, 1):
        results.append((rule, memory.verdict(tool, COMPILERS[tool], rule)))
        if count % 50 == 0:
            memory.save()
    memory.save()
    return results


def _table(tool: str, results: Sequence[tuple[Rule, Verdict]]) -> str:
    """How many of each outcome, for each clause that has one that is not right."""
    clauses: dict[str, Counter[Outcome]] = {}
    for rule, verdict in results:
        clauses.setdefault(rule.clause, Counter())[verdict.outcome] += 1
    lines = [f"{tool}: {sum(v.right for _, v in results)} of {len(results)} right"]
    for clause, counts in sorted(clauses.items()):
        if any(outcome not in (Outcome.RIGHT, Outcome.NO_SAY) for outcome in counts):
            lines.append(
                f"  [{clause}] " + ", ".join(f"{n} {outcome.value}" for outcome, n in counts.items())
            )
    total = Counter(verdict.outcome for _, verdict in results)
    return "\n".join(
        [*lines, "  in all: " + ", ".join(f"{n} {outcome.value}" for outcome, n in total.items())]
    )


def main(arguments: Sequence[str]) -> int:
    """Judge, print what is not right and a table for each tool; exit status 1 when something is not right."""
    parser = argparse.ArgumentParser(description="what g++, nvcc and minicc make of the rule programs")
    for tool in ("gxx", "nvcc", "ours", "fresh"):
        parser.add_argument(f"--{tool}", action="store_true")
    parser.add_argument(
        "--list", type=Path, help="write the names of those that minicc gets wrong to this file"
    )
    parser.add_argument("paths", nargs="*", type=Path)
    chosen = parser.parse_args(arguments)
    every = not (chosen.gxx or chosen.nvcc or chosen.ours)
    wanted = {"g++": chosen.gxx, "nvcc": chosen.nvcc, "minicc": chosen.ours}
    memory = Memory(fresh=chosen.fresh)
    status = 0
    for tool in (tool for tool, named in wanted.items() if named or every):
        results = _judged(rules(chosen.paths), tool, memory)
        wrong = [(rule, verdict) for rule, verdict in results if not verdict.right]
        for rule, verdict in wrong:
            print(f"{tool}: {rule.name}: {verdict.outcome.value}: {verdict.said}")
        print(_table(tool, results))
        if tool == "minicc" and chosen.list:
            chosen.list.write_text("".join(f"{rule.name}\n" for rule, _ in wrong))
        status |= bool(wrong)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
