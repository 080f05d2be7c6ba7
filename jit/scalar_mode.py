"""Kernels whose threads are better done one by one than as vectors.

Where lanes leave a loop at different times, and what it does is to load from where memory says, a machine
without gathers of its own does each lane's load by itself anyway, and does it for lanes that have left, too.
A strip of one lane has no masks, and its values are scalars.
"""

from __future__ import annotations

from ..ptx.analysis.flow import defs, uses
from ..ptx.model import Address, Instruction, Register
from .call_inlining import InlinedKernel
from .tracing import BlockTrace

_WORTH = 24
"""Instructions of a round for each scattered access, at most: a vector does a lane's in an eighth of an
instruction, but a scattered access in some four, beside lanes that have left.
"""


def can_use_scalar_mode(kernel: InlinedKernel) -> bool:
    """Return whether nothing that threads do needs others, or memory of their own."""
    return (
        not kernel.is_counted
        and not kernel.return_points
        and not kernel.grows
        and not kernel.local_bytes
        and not any(
            block.end in ("barrier", "resume", "arrive", "runtime_call") or block.code.sync_mask is not None
            for block in kernel.blocks
        )
    )


def prefers_scalar_mode(trace: BlockTrace) -> bool:
    """Return whether the loops of a traced kernel are such."""
    reconvergence, blocks = trace.reconvergence, trace.kernel.blocks
    loops = [
        range(header, end + 1) for end, headers in reconvergence.header_checks.items() for header in headers
    ]
    innermost = [
        loop
        for loop in loops
        if not any(other is not loop and other[0] in loop and other[-1] in loop for other in loops)
    ]
    ragged = [k for loop in innermost if _parts(trace, loop) for k in loop if trace.scattered.get(k)]
    if not ragged:
        return False
    said = _said_by_memory(trace.kernel)
    scattered = sum(
        any(
            (id(blocks[k].frame), register) in said
            for register in _of_address(blocks[k].frame.fn.sites[site])
        )
        for k in ragged
        for site in trace.scattered[k]
    )
    return sum(blocks[k].code.size for loop in innermost for k in loop) <= _WORTH * scattered


def _parts(trace: BlockTrace, loop: range) -> bool:
    """Return whether lanes leave a loop at different times."""
    return any(
        k in trace.reconvergence.divergent
        and any(target not in loop for target in trace.kernel.blocks[k].targets)
        for k in loop
    )


def _of_address(instr: Instruction) -> list[Register]:
    return [
        operand.base
        for operand in instr.operands
        if isinstance(operand, Address) and isinstance(operand.base, Register)
    ]


def _said_by_memory(kernel: InlinedKernel) -> set[tuple[int, Register]]:
    """The registers, each with its frame, that what is loaded has a part in."""
    result: set[tuple[int, Register]] = set()
    more = True
    while more:
        before = len(result)
        for block in kernel.blocks:
            for instr in block.code.block.instructions if block.end != "resume" else ():
                own, frame = instr.variant, id(block.frame)
                loads = (
                    own is not None
                    and "read" in own.form.effects
                    and not instr.slot("space").startswith("param")
                )
                if loads or any((frame, register) in result for register in uses(instr)):
                    result.update((frame, register) for register in defs(instr))
        more = len(result) != before
    return result
