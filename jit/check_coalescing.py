"""Coalescing of bounds checks: accesses of a block with the same base register share one check.

`ld [%r1]; ld [%r1+64]; ld [%r1+128]` are in bounds if the span from the first byte to the last one is. If the
span is not, each access takes its slow path by itself. Loads and stores have separate checks, since memory
that may be read may be constant. `tracing` attaches the result to a block's `AccessEmitter`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..ptx.analysis.flow import defs
from ..ptx.model import Address, Instruction, Register, Vector
from ..ptx.ptxtypes import TYPES
from ..runtime.numpy_engine.translation.translate import BlockCode
from .state_layout import WRITE_FLAG
from .vector_access import BoundsCheck


@dataclass(slots=True, eq=False)
class CoalescedCheck:
    """A check of the bytes [low, high) relative to a base register, at a multiple of `align` bytes.

    `site` is the lowest site of its accesses. `base` is the register, None if the block writes it before.
    `results` are the emitted checks, by the distance from the first lane's base address to the last one's.
    """

    space: str
    writes: int
    low: int
    high: int
    align: int
    site: int
    base: Register | None = None
    results: dict[int, BoundsCheck] = field(default_factory=dict)


def coalesce_checks(code: BlockCode) -> dict[int, CoalescedCheck]:
    """Return the shared check of each unguarded load and store of a block, by the instruction's site.

    Accesses share a check if no instruction between them writes the base register, and if the alignment of
    the strictest access implies that of the others.
    """
    first = code.last_site - (len(code.block.instructions) - 1) - (code.block.last is not None)
    versions: dict[Register, int] = {}
    members: dict[tuple[Register, int, str, str], list[tuple[int, int, int, int]]] = {}
    for site, instr in enumerate(code.block.instructions, first):
        access = _register_access(instr)
        if access is not None:
            base, offset, size, align = access
            members.setdefault((base, versions.get(base, 0), instr.opcode, instr.slot("space")), []).append(
                (site, offset, size, align)
            )
        for register in defs(instr):
            versions[register] = versions.get(register, 0) + 1
    groups: dict[int, CoalescedCheck] = {}
    for (base, version, opcode, space), parts in members.items():
        low, align = min(offset for _, offset, _, _ in parts), max(align for *_, align in parts)
        if all((offset - low) % own == 0 for _, offset, _, own in parts) and any(
            own == align and (offset - low) % align == 0 for _, offset, _, own in parts
        ):
            group = CoalescedCheck(
                space,
                WRITE_FLAG if opcode == "st" else 0,
                low,
                max(offset + size for _, offset, size, _ in parts),
                align,
                min(site for site, *_ in parts),
                base if not version else None,
            )
            groups |= {site: group for site, *_ in parts}
    return groups


def _register_access(instr: Instruction) -> tuple[Register, int, int, int] | None:
    """Return (base, offset, bytes, alignment) of an unguarded `ld` or `st` through a register, else None."""
    if (
        instr.opcode not in ("ld", "st")
        or instr.guard is not None
        or instr.type not in TYPES
        or instr.type == "b128"
    ):
        return None
    address = next((operand for operand in instr.operands if isinstance(operand, Address)), None)
    if address is None or not isinstance(address.base, Register):
        return None
    count = next((len(operand.elements) for operand in instr.operands if isinstance(operand, Vector)), 1)
    size = TYPES[instr.type].bytes
    return address.base, address.offset, size * count, size * (count if count != 3 else 1)
