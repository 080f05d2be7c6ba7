"""Kernels run for a judge: IR or source text is compiled by the untouched compiler and launched on its
runtime.

A *launch* is an object of a test: `{"kernel": "saxpy", "grid": 2, "block": 32, "arguments": [40, 2.0,
{"float": [1.0, …]}, {"int": [0, …]}]}`. An argument is a number, a bool, or an array as an object with its
element type, one of `DTYPES`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..driver.api import compile
from ..runtime.tools import Counts
from ..support.fast_dataclass import record

DTYPES = {"int": np.int32, "uint": np.uint32, "long": np.int64, "float": np.float32, "double": np.float64}
MAX_STEPS = 20_000
"""Instructions that any group of threads may execute in a launch: a longer one is taken for an endless loop.
"""


@record(frozen=True)
class KernelRun:
    """The result of a launch: the arrays among its arguments afterwards, in order, as lists; and the number
    of instructions that its threads executed.
    """

    arrays: list[list[Any]]
    instructions: int


def run(
    text: str,
    launch: dict[str, Any],
    options: Sequence[str] = ("-O0",),
    filename: str = "lab.ll",
    max_steps: int = MAX_STEPS,
) -> KernelRun:
    """Compile a text (IR; PTX or CUDA C with another `filename`) and launch a kernel of it for at most
    `max_steps`.

    Raises a MiniccError where compiling or launching fails.
    """
    # PTX is what a lab's code generator made: it is executed as it is.
    given = () if filename.endswith(".ptx") else options
    kernel = compile(text, options=given, filename=filename)[launch["kernel"]]
    arguments = [
        np.array(next(iter(a.values())), DTYPES[next(iter(a))]) if isinstance(a, dict) else a
        for a in launch["arguments"]
    ]
    counts = Counts()
    kernel(launch["grid"], launch["block"], arguments, max_steps=max_steps, observers=(counts,))
    return KernelRun([a.tolist() for a in arguments if isinstance(a, np.ndarray)], counts.thread_instructions)


def first_difference(
    launch: dict[str, Any],
    expected: Sequence[Sequence[Any]],
    actual: Sequence[Sequence[Any]],
    names: Sequence[str] = (),
) -> str | None:
    """Return a message about the first element that differs between two lists of arrays, None where they are
    equal; NaN equals NaN. `names` are those of the arrays.
    """
    for i, (a, b) in enumerate(zip(expected, actual, strict=True)):
        name = names[i] if i < len(names) else f"array {i}"
        for at, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y and not (x != x and y != y):
                return (
                    f"After {launch['kernel']} has run on {launch['grid']} x {launch['block']} threads,"
                    f" {name}[{at}] is wrong:\nexpected: {x}\nfound:    {y}"
                )
    return None
