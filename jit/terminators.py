"""Terminators of blocks: where the lanes of a block continue.

Lanes that agree jump. Others are added to the waiting masks of their targets, and control passes to the tests
behind the block (`cfg_linearization`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..ir.core import Value, const_int
from ..ir.irtypes import I32, I64
from .call_inlining import InlinedBlock
from .cfg_linearization import ControlFlow
from .code_builder import word
from .state_layout import FaultCode
from .values import Symbolic, operand, symbolic


def split(flow: ControlFlow, k: int, condition: Any) -> tuple[Value, Value]:
    """Return (the lanes where a condition holds, the others)."""
    out = flow.out
    taken = out.binary("and", _lane_bits(flow, condition), flow.lanes(k))
    others = out.binary("xor", taken, -1)
    return taken, out.binary("and", flow.lanes(k), others)


def uniform_condition(flow: ControlFlow, k: int, condition: Any) -> Any:
    """Return the branch condition as a scalar. Emits a vote; if lanes disagree and no hoisted check has
    proved agreement, control leaves the all-active version.
    """
    if not isinstance(condition, Symbolic) or condition.uniform or condition.vote is None:
        return condition
    out, (every, nobody) = flow.out, condition.vote
    check = flow.plan.hoisted_checks.get(flow.region) if flow.region is not None else None
    if check is not None and k in check.branches:
        return every
    on = out.new_block()
    agreed = out.binary("or", operand(out, every, False), operand(out, nobody, False))
    out.branch(agreed, on, out.block_named("abandoned"), True)
    out.enter(on)
    return every


def _jump(flow: ControlFlow, k: int, block: InlinedBlock, result: Any) -> None:
    flow.go(k, block.targets[0], flow.lanes(k))


def _return(flow: ControlFlow, k: int, block: InlinedBlock, result: Any) -> None:
    if block.frame.parent is None:
        _exit(flow, k, block, result)
    elif block.code.block.guard is None:
        _jump(flow, k, block, result)
    else:
        _either(flow, k, result, block.targets[1], block.targets[0])


def _leave(flow: ControlFlow, k: int, block: InlinedBlock, result: Any) -> None:
    """Emit a return from a member of a cycle, to the return points whose numbers are on the stack."""
    out, (guard, number) = flow.out, result
    return_points, going = (
        [return_point for return_point in flow.kernel.return_points if return_point.callee is block.frame],
        flow.lanes(k),
    )
    if block.code.block.guard is not None:
        if isinstance(guard, Symbolic) and not guard.uniform:
            going, rest = split(flow, k, guard)
            flow.wait(block.targets[0], rest)
        else:
            yes, no = out.new_block(), out.new_block()
            out.branch(operand(out, guard, False), yes, no)
            out.enter(no)
            flow.go(k, block.targets[0], flow.lanes(k))
            out.enter(yes)
    if k in flow.reconvergence.divergent:
        for return_point in return_points:
            here = symbolic(out, number.value, number.dtype, number.uniform) == np.uint64(return_point.number)
            flow.wait(return_point.block, out.binary("and", split(flow, k, here)[0], going))
        out.br(flow.after(k))
        return
    blocks = [out.new_block() for _ in return_points]
    cases = [(word(return_point.number), target) for return_point, target in zip(return_points, blocks)]
    out.switch(operand(out, number, False), blocks[0], cases)
    for target, return_point in zip(blocks, return_points):
        out.enter(target)
        flow.go(k, return_point.block, going)


def _branch(flow: ControlFlow, k: int, block: InlinedBlock, result: Any) -> None:
    _either(flow, k, result, *block.targets)


def _either(flow: ControlFlow, k: int, condition: Any, first: int, second: int) -> None:
    out = flow.out
    if flow.version == "all_active":
        condition = uniform_condition(flow, k, condition)
    if isinstance(condition, Symbolic) and not condition.uniform:
        taken, rest = split(flow, k, condition)
        flow.wait(first, taken)
        flow.wait(second, rest)
        out.br(flow.after(k))
        return
    yes, no = out.new_block(), out.new_block()
    out.branch(operand(out, condition, False), yes, no)
    out.enter(yes)
    flow.go(k, first, flow.lanes(k))
    out.enter(no)
    flow.go(k, second, flow.lanes(k))


def _gone(flow: ControlFlow, mask: Value) -> None:
    out = flow.out
    others, alive = out.binary("xor", mask, -1), out.load(out.mask, out.named("alive"))
    out.store(out.binary("and", alive, others), out.named("alive"))


def _exit(flow: ControlFlow, k: int, block: InlinedBlock, result: Any) -> None:
    out = flow.out
    if flow.version == "all_active" and block.code.block.guard is not None:
        result = uniform_condition(flow, k, result)
    if block.code.block.guard is None:
        _gone(flow, flow.lanes(k))
        out.br(flow.after(k))
    elif isinstance(result, Symbolic) and not result.uniform:
        taken, rest = split(flow, k, result)
        _gone(flow, taken)
        flow.wait(block.targets[0], rest)
        out.br(flow.after(k))
    else:
        yes, no = out.new_block(), out.new_block()
        out.branch(operand(out, result, False), yes, no)
        out.enter(yes)
        _gone(flow, flow.lanes(k))
        out.br(flow.after(k))
        out.enter(no)
        flow.go(k, block.targets[0], flow.lanes(k))


def _trap(flow: ControlFlow, k: int, block: InlinedBlock, result: Any) -> None:
    out, site = flow.out, block.frame.site_base + block.code.last_site
    if block.code.block.guard is None:
        flow.fail(FaultCode.TRAP, block, flow.lanes(k), site)
        return
    taken, _ = split(flow, k, result)
    some, none = out.new_block(), out.new_block()
    out.branch(out.icmp("eq", taken, 0), none, some, True)
    out.enter(some)
    flow.fail(FaultCode.TRAP, block, taken, site)
    out.enter(none)
    if k in flow.reconvergence.divergent:
        flow.wait(block.targets[0], flow.lanes(k))
        out.br(flow.after(k))
    else:
        flow.go(k, block.targets[0], flow.lanes(k))


def _switch(flow: ControlFlow, k: int, block: InlinedBlock, result: Any) -> None:
    out, index = flow.out, result
    if isinstance(index, Symbolic):
        index = symbolic(out, index.value, index.dtype, index.uniform)
    lanes: Any = symbolic(out, out.named(f"m{k}", out.bits), np.bool_, False)
    count = np.uint32(len(block.targets))
    outside = lanes & (index >= count)
    bad = _lane_bits(flow, outside)
    some, none = out.new_block(), out.new_block()
    out.branch(out.icmp("eq", bad, 0), none, some, True)
    out.enter(some)
    candidates = operand(out, np.where(outside, index, np.uint32(0xFFFFFFFF)), True)
    least = out.overloaded("vector.reduce.umin", [candidates], I32)
    chosen = _lane_bits(flow, outside & (index == symbolic(out, least, np.uint32, True)))
    flow.fail(
        FaultCode.BRANCH_INDEX,
        block,
        chosen,
        block.frame.site_base + block.code.last_site,
        out.zext_to_i64(least),
    )
    out.enter(none)
    if isinstance(index, Symbolic) and not index.uniform:
        for number, target in enumerate(block.targets):
            flow.wait(target, split(flow, k, index == np.uint32(number))[0])
        out.br(flow.after(k))
        return
    blocks = [out.new_block() for _ in block.targets]
    cases = [(const_int(I32, number), entry) for number, entry in enumerate(blocks)]
    out.switch(operand(out, index, False), blocks[0], cases)
    for entry, target in zip(blocks, block.targets):
        out.enter(entry)
        flow.go(k, target, flow.lanes(k))


def _dispatch(flow: ControlFlow, k: int, block: InlinedBlock, address: Any) -> None:
    """Emit a call by address: the lanes of each callee go there. An address that is no callee's is a
    fault.
    """
    out, executable = flow.out, flow.kernel.executable
    if isinstance(address, Symbolic):
        address = symbolic(out, address.value, address.dtype, address.uniform)
    callees = [
        (np.uint64(executable.address_of(frame.fn.name)), target)
        for frame, target in zip(block.entered, block.targets)
    ]
    site = block.frame.site_base + block.code.last_site
    if not isinstance(address, Symbolic) or address.uniform:
        for number, target in callees:
            here, other = out.new_block(), out.new_block()
            out.branch(operand(out, address == number, False), here, other)
            out.enter(here)
            flow.go(k, target, flow.lanes(k))
            out.enter(other)
        flow.fail(FaultCode.INVALID_CALLEE, block, flow.lanes(k), site, operand(out, address, False))
        return
    left: Any = symbolic(out, out.named(f"m{k}", out.bits), np.bool_, False)
    for number, target in callees:
        here = address == number
        flow.wait(target, split(flow, k, here)[0])
        left = left & ~here
    some, none = out.new_block(), out.new_block()
    out.branch(out.icmp("eq", _lane_bits(flow, left), 0), none, some, True)
    out.enter(some)
    candidates = operand(out, np.where(left, address, np.uint64(2**64 - 1)), True)
    least = out.overloaded("vector.reduce.umin", [candidates], I64)
    flow.fail(
        FaultCode.INVALID_CALLEE,
        block,
        _lane_bits(flow, left & (address == symbolic(out, least, np.uint64, True))),
        site,
        least,
    )
    out.enter(none)
    out.br(flow.after(k))


def _lane_bits(flow: ControlFlow, lanes: Any) -> Value:
    """Return a vector of lanes' bits as an integer."""
    return flow.out.cast("bitcast", operand(flow.out, lanes, True), flow.out.mask)


TERMINATORS: dict[str, Callable[[ControlFlow, int, InlinedBlock, Any], None]] = {
    "jump": _jump,
    "return_point": _jump,
    "cycle_return": _leave,
    "call": _jump,
    "indirect_call": _dispatch,
    "runtime_call": _jump,
    "branch": _branch,
    "switch": _switch,
    "exit": _exit,
    "return": _return,
    "trap": _trap,
}
"""By the end of a block, the function that emits its terminator. Its parameters are the control flow, the
number of the block, the block, and the operands. Barriers are emitted by `warp_function`.
"""
