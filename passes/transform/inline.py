"""Inlines functions that are small, or that have a single call.

    %r = call float @square(float %x)         →     %r = fmul float %x, %x

A call costs a PTX call sequence and hides spaces and constants from every other pass, so the limit is
generous. `noinline` is respected; cycles of the call graph stay calls.

A module pass. requires: nothing. preserves: nothing.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 15.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.core import Function, Instr, Module
from .inlining import inline_calls, inline_single_calls

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

LIMIT = 150
"""The cost (`Opcode.cost`) up to which a body is copied to every call."""

GROWTH_LIMIT = 20_000
"""The cost up to which a caller may grow by inlining anything but functions called once."""


def run(module: Module, analyses: Analyses) -> bool:
    """Run the pass. Return whether the module changed."""
    costs: dict[Function, int] = {}
    known: dict[tuple[Function, int], int] = {}

    def cost(fn: Function) -> int:
        if (fn, fn.version) not in known:
            known[fn, fn.version] = sum(i.info.cost for block in fn.blocks for i in block.instrs)
        return known[fn, fn.version]

    def judge(call: Instr, callee: Function) -> str | None:
        if "noinline" in callee.attrs or "optnone" in callee.attrs:
            return None
        if (
            callee.linkage == "internal"
            and list(callee.users.values()) == [1]
            and call.operands.count(callee) == 1
        ):
            return "called once"
        size = cost(callee)
        caller = call.fn
        if caller not in costs:
            costs[caller] = cost(caller)
        if size > LIMIT or costs[caller] + size > GROWTH_LIMIT:
            return None
        costs[caller] += size
        return f"cost {size} is within {LIMIT}"

    moved = inline_single_calls(
        module, analyses, lambda fn: not ("noinline" in fn.attrs or "optnone" in fn.attrs)
    )
    return inline_calls(module, analyses, judge) or moved
