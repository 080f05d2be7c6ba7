"""Checks a kernel that is to solve a puzzle."""

from __future__ import annotations

from html import escape
from math import prod
from typing import Any

import numpy as np

from ...driver.api import compile
from ...driver.check_output import diagnostic_of
from ...driver.checking import checking
from ...driver.render import Renderer
from ...runtime.tools import Counts
from ...support.diagnostics import MiniccError, UsageError
from ...support.fast_dataclass import record
from .drawing import picture
from .reads import Reads
from .table import PUZZLES, Puzzle

MOST_STEPS = 20_000
_TOO_MUCH = {
    "loads": "{} loads from global memory by all threads",
    "stores": "{} stores to global memory by all threads",
    "reach": "a thread that reads {} elements of shared memory",
}


@record(frozen=True)
class Result:
    """What came of a puzzle: whether it is solved, in words, and as a picture where the kernel ran. A
    notebook shows it.
    """

    passed: bool
    words: str
    svg: str = ""

    def __repr__(self) -> str:
        return self.words

    def _repr_html_(self) -> str:
        colour = "#009e73" if self.passed else "#d55e00"
        return (
            f'<pre style="border-left: 4px solid {colour}; padding-left:'
            f' 8px">{escape(self.words)}</pre>{self.svg}'
        )


def check(name: str, text: str) -> Result:
    """Compile, launch, compare and draw. UsageError for a puzzle that there is not; what is wrong with the
    kernel is in the result.
    """
    puzzle = next((p for p in PUZZLES if p.name == name), None)
    if puzzle is None:
        raise UsageError(f"there is no puzzle '{name}'; there are {', '.join(p.name for p in PUZZLES)}")
    messages = Renderer({f"{name}.cu": text})
    try:
        kernel = compile(text, filename=f"{name}.cu")[name]
    except KeyError as error:
        return Result(False, f"This does not compile:\n{error}")
    except MiniccError as error:
        return Result(False, f"This does not compile:\n{messages.error(error)}".rstrip())
    before, values = puzzle.make(), puzzle.make()
    reads, counts = Reads(), Counts()
    arrays = {key: value for key, value in values.items() if isinstance(value, np.ndarray)}

    def drawn() -> str:
        return picture(
            arrays,
            reads,
            prod(puzzle.grid),
            prod(puzzle.block),
            f"{name}<<<{_shape(puzzle.grid)}, {_shape(puzzle.block)}>>>",
        )

    try:
        with checking("race", "sync") as reports:
            kernel(
                puzzle.grid,
                puzzle.block,
                tuple(values.values()),
                observers=(reads, counts),
                max_steps=MOST_STEPS,
            )
    except MiniccError as error:
        return Result(False, f"The launch goes wrong:\n{messages.error(error)}".rstrip(), drawn())
    words = _wrong(puzzle, puzzle.expected(before), values, reads)
    if words is None and len(reports):
        words = (
            "The numbers are right this time, and nothing promises it:\n"
            + "".join(messages.diagnostic(diagnostic_of(report)) for report in reports).rstrip()
        )
    if words is None:
        words = _too_much(puzzle, {"loads": reads.loads, "stores": reads.stores, "reach": reads.reach})
    done = (
        f"Solved: {reads.loads} loads and {reads.stores} stores of global memory,"
        f" {counts.thread_instructions} instructions of threads."
    )
    return Result(words is None, words or done, drawn())


def _shape(sizes: tuple[int, ...]) -> str:
    return str(sizes[0]) if len(sizes) == 1 else f"({', '.join(map(str, sizes))})"


def _wrong(
    puzzle: Puzzle, expected: dict[str, np.ndarray], values: dict[str, Any], reads: Reads
) -> str | None:
    for name, array in expected.items():
        result = values[name]
        places = np.argwhere(np.asarray(result) != array)
        if len(places):
            at = tuple(places[0].tolist())
            number = int(np.ravel_multi_index(at, array.shape))
            writers = list(reads.written.get(name, {}).get(number, {}))
            who = (
                f"thread{'s' * (len(writers) > 1)} {', '.join(map(str, writers[:6]))} wrote it"
                if writers
                else "no thread wrote it"
            )
            index = "".join(f"[{k}]" for k in at)
            more = f" ({len(places)} elements are wrong)" if len(places) > 1 else ""
            return f"{name}{index} should be {array[at]:g} and is {result[at]:g}: {who}.{more}"
    return None


def _too_much(puzzle: Puzzle, did: dict[str, int]) -> str | None:
    for what, most in puzzle.most.items():
        if did[what] > most:
            return f"The result is right, but with {_TOO_MUCH[what].format(did[what])}; {most} are enough."
    return None
