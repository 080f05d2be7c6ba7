"""The check of a kernel that is to solve a puzzle."""

from __future__ import annotations

from html import escape
from math import prod
from typing import Any

import numpy as np

from ...driver.api import compile
from ...driver.check_output import to_diagnostic
from ...driver.checking import checking
from ...driver.render import Renderer
from ...runtime.tools import Counts
from ...support.diagnostics import MiniccError, UsageError
from ...support.fast_dataclass import record
from .access_log import AccessLog
from .drawing import picture
from .table import PUZZLES, Puzzle

MAX_STEPS = 20_000
_LIMIT_MESSAGES = {
    "loads": "{} loads from global memory by all threads",
    "stores": "{} stores to global memory by all threads",
    "reach": "a thread that reads {} elements of shared memory",
}


@record(frozen=True)
class PuzzleResult:
    """The result of a puzzle: whether it is solved, a message, and a picture where the kernel ran. A notebook
    displays it.
    """

    passed: bool
    message: str
    svg: str = ""

    def __repr__(self) -> str:
        return self.message

    def _repr_html_(self) -> str:
        colour = "#009e73" if self.passed else "#d55e00"
        return (
            f'<pre style="border-left: 4px solid {colour}; padding-left:'
            f' 8px">{escape(self.message)}</pre>{self.svg}'
        )


def check(name: str, text: str) -> PuzzleResult:
    """Compile, launch, compare and draw. UsageError for a puzzle that does not exist; errors of the kernel
    are in the result.
    """
    puzzle = next((p for p in PUZZLES if p.name == name), None)
    if puzzle is None:
        raise UsageError(f"there is no puzzle '{name}'; there are {', '.join(p.name for p in PUZZLES)}")
    messages = Renderer({f"{name}.cu": text})
    try:
        kernel = compile(text, filename=f"{name}.cu")[name]
    except KeyError as error:
        return PuzzleResult(False, f"This does not compile:\n{error}")
    except MiniccError as error:
        return PuzzleResult(False, f"This does not compile:\n{messages.error(error)}".rstrip())
    before, values = puzzle.make(), puzzle.make()
    access_log, counts = AccessLog(), Counts()
    arrays = {key: value for key, value in values.items() if isinstance(value, np.ndarray)}

    def draw() -> str:
        return picture(
            arrays,
            access_log,
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
                observers=(access_log, counts),
                max_steps=MAX_STEPS,
            )
    except MiniccError as error:
        return PuzzleResult(False, f"The launch goes wrong:\n{messages.error(error)}".rstrip(), draw())
    message = _first_wrong_element(puzzle, puzzle.expected(before), values, access_log)
    if message is None and len(reports):
        message = (
            "The numbers are right this time, and nothing promises it:\n"
            + "".join(messages.diagnostic(to_diagnostic(report)) for report in reports).rstrip()
        )
    if message is None:
        message = _exceeded_limit(
            puzzle, {"loads": access_log.loads, "stores": access_log.stores, "reach": access_log.reach}
        )
    summary = (
        f"Solved: {access_log.loads} loads and {access_log.stores} stores of global memory,"
        f" {counts.thread_instructions} instructions of threads."
    )
    return PuzzleResult(message is None, message or summary, draw())


def _shape(sizes: tuple[int, ...]) -> str:
    return str(sizes[0]) if len(sizes) == 1 else f"({', '.join(map(str, sizes))})"


def _first_wrong_element(
    puzzle: Puzzle, expected: dict[str, np.ndarray], values: dict[str, Any], access_log: AccessLog
) -> str | None:
    for name, array in expected.items():
        result = values[name]
        wrong_indices = np.argwhere(np.asarray(result) != array)
        if len(wrong_indices):
            at = tuple(wrong_indices[0].tolist())
            number = int(np.ravel_multi_index(at, array.shape))
            writers = list(access_log.written.get(name, {}).get(number, {}))
            authors = (
                f"thread{'s' * (len(writers) > 1)} {', '.join(map(str, writers[:6]))} wrote it"
                if writers
                else "no thread wrote it"
            )
            index = "".join(f"[{k}]" for k in at)
            more = f" ({len(wrong_indices)} elements are wrong)" if len(wrong_indices) > 1 else ""
            return f"{name}{index} should be {array[at]:g} and is {result[at]:g}: {authors}.{more}"
    return None


def _exceeded_limit(puzzle: Puzzle, usage: dict[str, int]) -> str | None:
    for quantity, limit in puzzle.limits.items():
        if usage[quantity] > limit:
            excess = _LIMIT_MESSAGES[quantity].format(usage[quantity])
            return f"The result is right, but with {excess}; {limit} are enough."
    return None
