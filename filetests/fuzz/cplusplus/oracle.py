"""Compilers as oracles for a translation unit. g++ runs it as host code; the PTX of nvcc and minicc runs on
minicc's runtime.

A `Verdict` has the notes of each scenario, or the rejected lines.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import numpy as np

from ....driver.api import ObjectCode, compile
from ....driver.commands import run
from ....support.diagnostics import CompileError, MiniccError
from ...assemble import find_tool
from ..program import rows_of
from .program import SLOTS, ScenarioUnit, observations
from .scenario import ALWAYS

HOST_WORDS = ("-D__device__=", "-D__global__=", "-D__host__=", "-D__noinline__=")
DIAGNOSTICS = ("-pedantic-errors", "-Werror=narrowing", "-fmax-errors=0", "-fdiagnostics-color=never")
GXX = ("g++", "-std=c++17", *DIAGNOSTICS, *HOST_WORDS)
NVCC = ("-std=c++17", "-arch=sm_80", "-w", "-ptx", "-Xcudafe", "--error_limit=100000")
MAIN = """\
extern "C" int printf(const char *, ...);
static int out[{size}];
int main() {{
    k(out);
    for (int v : out)
        printf("%d\\n", v);
}}
"""
MAX_STEPS = 5_000_000
_GXX_LINE = re.compile(r"^unit\.cpp:(\d+):\d+:\s+(.*)$", re.MULTILINE)
_NVCC_LINE = re.compile(r"^unit\.cu\((\d+)\): (?:catastrophic )?error.*$|at line (\d+)", re.MULTILINE)
_NVCC_START = re.compile(r"^unit\.cu\(\d+\): ", re.MULTILINE)


@dataclass
class Verdict:
    """The notes of the scenarios (None if nothing ran), and each error with its (scenario, chunk)."""

    values: list[tuple[int, ...]] | None = None
    errors: list[tuple[tuple[int, int] | None, str]] = field(default_factory=list)

    @property
    def blamed(self) -> set[tuple[int, int]]:
        """The (scenario, chunk) pairs with errors."""
        return {owner for owner, _ in self.errors if owner is not None}


Oracle = Callable[[ScenarioUnit], Verdict]


def found(tool: str) -> bool:
    """Return whether a tool is installed."""
    return find_tool(tool) is not None


def gxx_check(unit: ScenarioUnit) -> Verdict:
    """Return the errors of g++ for the unit, without running it."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "unit.cpp").write_text(unit.text)
        result = _call([*GXX, "-fsyntax-only", "unit.cpp"], folder)
    verdict = Verdict(errors=_gxx_errors(unit, result.stderr))
    if result.returncode and not verdict.errors:
        verdict.errors.append((None, result.stderr[:400]))
    return verdict


def gxx(unit: ScenarioUnit, *options: str) -> Verdict:
    """Return the notes of the unit compiled by g++."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "unit.cpp").write_text(unit.text + MAIN.format(size=SLOTS * len(unit.scenarios)))
        result = _call([*GXX, *(options or ("-O0",)), "unit.cpp", "-o", "unit"], folder)
        if result.returncode:
            return Verdict(errors=_gxx_errors(unit, result.stderr) or [(None, result.stderr[:400])])
        ran = _call(["./unit"], folder)
    if ran.returncode:
        return Verdict(errors=[(None, f"the program ends with {ran.returncode}: {ran.stderr[:2000]}")])
    return Verdict(observations([int(v) for v in ran.stdout.split()], len(unit.scenarios)))


def _gxx_errors(unit: ScenarioUnit, messages: str) -> list[tuple[tuple[int, int] | None, str]]:
    """Return each error with the lines of its instantiation backtrace: "required from" precedes it, "first
    required" follows it.

    Errors about a whole scenario are omitted if there are errors about its chunks, which may be the cause.
    """
    result: list[tuple[list[int], str]] = []
    above: list[int] = []
    for match in _GXX_LINE.finditer(messages):
        line, text = int(match[1]), match[2]
        if text.startswith(("error: ", "fatal error: ", "internal compiler error: ", "sorry, ")):
            result.append(([line, *above], text.removeprefix("error: ")))
            above = []
        elif "first required here" in text and result:
            result[-1][0].append(line)
        elif "required" in text:
            above.append(line)
        elif text.startswith(("note: ", "warning: ")):
            above = []
    errors = [(unit.blamed(lines), text) for lines, text in result]
    chunky = {owner[0] for owner, _ in errors if owner is not None and owner[1] != ALWAYS}
    return [
        (owner, text)
        for owner, text in errors
        if owner is None or owner[1] != ALWAYS or owner[0] not in chunky
    ]


def nvcc(unit: ScenarioUnit) -> Verdict:
    """Return the notes of the unit when nvcc's PTX runs on minicc's runtime."""
    tool = find_tool("nvcc")
    assert tool is not None, "call found first"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "unit.cu").write_text(unit.text)
        result = _call([tool, *NVCC, "unit.cu", "-o", "unit.ptx"], folder)
        if result.returncode:
            return Verdict(errors=_nvcc_errors(unit, result.stderr + result.stdout))
        ptx = Path(folder, "unit.ptx").read_text()
    try:
        return _launched(ObjectCode.from_ptx(ptx), unit)
    except MiniccError as error:
        return Verdict(errors=[(None, f"{type(error).__name__}: {error}")])


def _nvcc_errors(unit: ScenarioUnit, messages: str) -> list[tuple[tuple[int, int] | None, str]]:
    starts = [m.start() for m in _NVCC_START.finditer(messages)] + [len(messages)]
    errors: list[tuple[tuple[int, int] | None, str]] = []
    for start, end in pairwise(starts):
        lines = [int(m[1] or m[2]) for m in _NVCC_LINE.finditer(messages[start:end])]
        if lines:
            errors.append((unit.blamed(lines), messages[start:end].splitlines()[0].partition("error: ")[2]))
    return errors or [(None, messages[:400])]


def compiled_by_minicc(option: str, rows: set[str] | None = None) -> Oracle:
    """Return the oracle that runs minicc's PTX under an option. It adds the rows of the instruction table in
    that PTX to `rows`.
    """

    def judge(unit: ScenarioUnit) -> Verdict:
        try:
            compiled = compile(unit.text, filename="unit.cu", options=(option, "-w", "-ferror-limit=0"))
            verdict = _launched(compiled, unit)
            if rows is not None:
                rows.update(rows_of([compiled._executable.module]))
            return verdict
        except CompileError as error:
            return Verdict(errors=_minicc_errors(unit, error))
        except Exception as error:  # any exception is a complaint, and the campaign continues
            return Verdict(errors=[(None, f"{type(error).__name__}: {str(error)[:300]}")])

    return judge


def _minicc_errors(unit: ScenarioUnit, error: CompileError) -> list[tuple[tuple[int, int] | None, str]]:
    errors: list[tuple[tuple[int, int] | None, str]] = []
    for diagnostic in error.diagnostics:
        if diagnostic.severity == "error":
            places = [diagnostic.location, *(note.location for note in diagnostic.all_notes)]
            errors.append(
                (unit.blamed(place.line for place in places if place is not None), diagnostic.message)
            )
    return errors


def _launched(code: ObjectCode, unit: ScenarioUnit) -> Verdict:
    out = np.zeros(SLOTS * len(unit.scenarios), np.int32)
    code["k"]((1,), (1,), (out,), max_steps=MAX_STEPS, engine="reference")
    return Verdict(observations(out.tolist(), len(unit.scenarios)))


def _call(command: Sequence[str], folder: str) -> subprocess.CompletedProcess[str]:
    return run(command, cwd=folder, seconds=300)
