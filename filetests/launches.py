"""LAUNCH and EXPECT: run a kernel and compare memory with a NumPy expression.

A file with several PROGRAM lines is run once for each, and its CHECK lines hold for all; `examples/programs`
are tested in this way.

In an expression a parameter's name is its value after the launch, `NAME_in` before it; a texture's or
surface's name is its array; `np`, `ml_dtypes` and, without a prefix, everything in NumPy can be used.
Integers and `==` compare exactly (NaN equals NaN).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import numpy as np

from ..driver.api import ObjectCode
from ..driver.checking import checking
from ..driver.device import Device
from ..driver.run import bound_arrays, named_arguments
from ..support.diagnostics import KernelFault
from .directives import Expect, LaunchDirective, Reported
from .limits import MAX_STEPS, TimeIsUp

if TYPE_CHECKING:
    from ..runtime.checkers.report import CheckReport

ORDERS = (None, 1, 2)
"""Orders of threads (`minicc.Device`) for a launch with checkers: their reports must be the same under each.
"""


class LaunchFailed(Exception):
    """A launch, or memory after it, is not as expected."""


def run_launch(obj: ObjectCode, launch: LaunchDirective, max_steps: int = MAX_STEPS) -> int:
    """Launch and check every EXPECT (or the FAULT) and the checkers' reports. Returns thread-instructions.
    Raises LaunchFailed, or the launch's own error.
    """
    tools, instructions = launch.tools, 0
    for engine in launch.engines or (None,):
        for order in ORDERS if tools else (None,):
            with checking(*tools) if tools else nullcontext(()) as reports:
                instructions = _launch(
                    obj, launch, max_steps, Device(order=order) if order is not None else None, engine
                )
            check_reports(launch, reports, order)
    return instructions


def check_reports(launch: LaunchDirective, reports: Sequence[CheckReport], order: int | None) -> None:
    """Check that the reports are exactly the expected ones. Raises LaunchFailed."""
    under = "" if order is None else f" under order {order}"
    missing = [want for want in launch.reports if not any(_is_named(report, want) for report in reports)]
    if missing:
        told = "".join(f"\n  found: {report}" for report in reports)
        raise LaunchFailed(
            f"line {missing[0].line}: nothing of '{missing[0].tool}' at"
            f" {' and '.join(map(str, missing[0].lines))} was reported{under}{told}"
        )
    others = [report for report in reports if not any(_is_named(report, want) for want in launch.reports)]
    if others:
        raise LaunchFailed(f"line {launch.line}: unexpected{under}: " + "\n  ".join(map(str, others)))


def _is_named(report: CheckReport, want: Reported) -> bool:
    lines = [report.line] if report.other_line is None else [report.line, report.other_line]
    alike = sorted(lines) == sorted(want.lines) or (len(want.lines) == 1 and set(lines) == set(want.lines))
    return (
        report.tool == want.tool
        and alike
        and all(word in (report.kind, report.severity) for word in want.words)
    )


def _launch(
    obj: ObjectCode, launch: LaunchDirective, max_steps: int, device: Device | None, engine: str | None
) -> int:
    """Launch once and check the expectations. Returns thread-instructions, 0 for an expected fault."""
    kernel = obj.get_kernel(launch.kernel)
    values = named_arguments(kernel, launch.arguments)
    seen = {name: getattr(value, "array", value) for name, value in values.items()} | bound_arrays(kernel)
    before = {name: np.array(value) for name, value in seen.items()}
    try:
        result = kernel(
            launch.grid,
            launch.block,
            tuple(values.values()),
            shared_mem=launch.shared,
            max_steps=max_steps,
            device=device,
            engine=engine,
        )
    except KernelFault as fault:
        if launch.fault is None:
            raise
        said = f"{type(fault).__name__}: {fault.message}"
        if not re.search(launch.fault, said):
            raise LaunchFailed(
                f"line {launch.line}: expected a fault like '{launch.fault}', got '{said}'"
            ) from None
        return 0
    if launch.fault is not None:
        raise LaunchFailed(
            f"line {launch.line}: expected a fault like '{launch.fault}', but the launch succeeded"
        )
    for expect in launch.expects:
        check_expect(expect, seen, before)
    return result.thread_instructions


def _operands(text: str, names: Mapping[str, Any], shape: tuple[int, ...], where: tuple[Any, ...]) -> str:
    """Describe the values of the names of a condition where it does not hold."""
    used = [node.id for node in ast.walk(ast.parse(text, mode="eval")) if isinstance(node, ast.Name)]
    values = {
        name: np.asarray(names[name])
        for name in dict.fromkeys(used)
        if isinstance(names.get(name), np.ndarray | np.generic | int | float)
    }
    shown = [
        f"{name} is {np.broadcast_to(value, shape)[where]}"
        for name, value in values.items()
        if value.ndim == 0 or value.shape == shape
    ]
    return f": {', '.join(shown)}" if shown else ""


def _elementwise_match(expect: Expect, left: np.ndarray, right: np.ndarray) -> np.ndarray:
    """Return for each element whether it is as expected."""
    if not expect.right:
        return left.astype(np.bool_)
    if expect.rtol is None:
        return np.asarray((left == right) | ((left != left) & (right != right)))
    return np.asarray(np.isclose(left, right, rtol=expect.rtol, atol=expect.atol, equal_nan=True))


def check_expect(expect: Expect, values: Mapping[str, Any], before: Mapping[str, Any]) -> None:
    """Evaluate one EXPECT. Raises LaunchFailed with the first difference, or the reason why nothing can be
    compared.
    """
    import ml_dtypes

    names: dict[str, Any] = {
        **vars(np),
        "np": np,
        "ml_dtypes": ml_dtypes,
        **{f"{n}_in": v for n, v in before.items()},
        **values,
    }
    try:
        with np.errstate(all="ignore"):
            left = np.asarray(eval(expect.left, names))
            right = np.asarray(eval(expect.right, names)) if expect.right else left
            good = _elementwise_match(expect, left, right)
    except TimeIsUp:
        raise
    except Exception as error:  # whatever the expression does is the file's mistake, not ours
        raise LaunchFailed(
            f"line {expect.line}: EXPECT: {expect.text}\n  {type(error).__name__}: {error}"
        ) from None
    if not good.size:
        raise LaunchFailed(f"line {expect.line}: EXPECT: {expect.text}\n  there are no elements to compare")
    if good.all():
        return
    where = np.unravel_index(int(np.argmin(good)), good.shape)
    left, right = np.broadcast_to(left, good.shape), np.broadcast_to(right, good.shape)
    count = int(good.size - np.count_nonzero(good))
    index = f"[{', '.join(map(str, where))}]" if where else ""
    if not expect.right:
        raise LaunchFailed(
            f"line {expect.line}: EXPECT: {expect.text}\n  false at {count} of {good.size}"
            f"{'; first at ' + index if index else ''}{_operands(expect.left, names, good.shape, where)}"
        )
    raise LaunchFailed(
        f"line {expect.line}: EXPECT: {expect.text}\n  {count} of {good.size} differ; first at {index}: "
        f"{expect.left}{index} is {left[where]}, {expect.right} gives {right[where]}"
    )
