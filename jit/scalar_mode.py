"""Scalar mode: kernels that run faster thread by thread than as vectors.

That is so for loops that lanes leave at different times and whose loads are scattered, such as rows of a
sparse matrix. A machine without gather instructions loads lane by lane anyway, and does so for lanes that
have left the loop, too; slow gathers (`machine.Host.has_fast_gathers`) are no better. A gang of one lane has
no masks, and its values are scalars.
"""

from __future__ import annotations

from ..ptx.analysis.flow import defs, uses
from ..ptx.model import Address, Instruction, Register
from .call_inlining import InlinedKernel
from .tracing import BlockTrace

_WORTH = 24
"""Greatest number of instructions of an iteration for each scattered access. A vector instruction costs about
an eighth of a scalar one for each lane; a scattered access costs about four, since lanes that have left are
loaded, too.
"""


def can_use_scalar_mode(kernel: InlinedKernel) -> bool:
    """Return whether threads neither communicate nor have local memory."""
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
    """Return whether the innermost loops of a traced kernel have divergent exits and enough scattered
    accesses.
    """
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
    """Return whether lanes may leave a loop at different times."""
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
    """Return the registers, each with the id of its frame, that depend on loaded values."""
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
