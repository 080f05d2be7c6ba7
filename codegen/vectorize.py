"""Neighbouring loads and stores of one block, all of one size, as one `.v2` or `.v4` access.

before:  %a = load float, p align 16      after:  ld.global.v4.f32 {a, b, c, d}, [p]
         %b = load float, p + 4 … %d = load float, p + 12

A load group is done where its first member stands, a store group where its last one does. So between
the members there may be nothing that writes (loads) or touches memory at all (stores), and the
alignment of the lowest member must cover the whole vector. Only the grouping is decided here;
`memory` emits it. The IR is not changed.
"""

from __future__ import annotations

from ..ir.core import Block, Instr, Value
from ..ir.irtypes import BFLOAT, DOUBLE, FLOAT, HALF, I8, I16, I32, I64, Type, size_of
from ..passes.analysis.layout import base_and_offset
from ..support.fast_dataclass import record
from .rules import is_near

VECTOR_TYPES = (I8, I16, I32, I64, HALF, BFLOAT, FLOAT, DOUBLE)
MAX_BYTES = 16

Table = dict[tuple[Value, int], dict[int, Instr]]
"""By what the address is computed from and size in bytes: the accesses by offset."""


@record(frozen=True)
class AccessGroup:
    """`members` by ascending address; the access is emitted at the position of `leader`."""

    members: tuple[Instr, ...]
    leader: Instr


def find_groups(block: Block) -> list[AccessGroup]:
    """The groups of `block`."""
    groups: list[AccessGroup] = []
    loads: Table = {}
    stores: Table = {}

    def close(table: Table, last: bool) -> None:
        for members in table.values():
            groups.extend(_runs(members, last))
        table.clear()

    for instr in block.instrs:
        if instr.op == "load" and _fits(instr, instr.type):
            close(stores, True)
            if instr.users:
                root, offset = base_and_offset(instr.operands[0])
                loads.setdefault((root, size_of(instr.type)), {}).setdefault(offset, instr)
        elif instr.op == "store" and _fits(instr, instr.operands[0].type):
            close(loads, False)
            root, offset = base_and_offset(instr.operands[1])
            key = (root, size_of(instr.operands[0].type))
            if (stores and key not in stores) or offset in stores.get(key, ()):
                close(stores, True)
            stores.setdefault(key, {})[offset] = instr
        else:
            effects = instr.info.effects
            if effects:
                close(stores, True)
            if effects - {"read"}:
                close(loads, False)
    close(loads, False)
    close(stores, True)
    return groups


def _fits(instr: Instr, type: Type) -> bool:
    return (type in VECTOR_TYPES or (type.is_pointer and not is_near(type))) and "volatile" not in instr.flags


def _runs(members: dict[int, Instr], last: bool) -> list[AccessGroup]:
    """Aligned runs of 4 or 2 neighbours; `members` is in program order."""
    position = {instr: number for number, instr in enumerate(members.values())}
    groups: list[AccessGroup] = []
    rest = sorted(members)
    while rest:
        start = rest[0]
        first = members[start]
        size = size_of(first.type if first.op == "load" else first.operands[0].type)
        taken = 1
        for count in (4, 2):
            offsets = [start + k * size for k in range(count)]
            if (
                count * size <= MAX_BYTES
                and first.attrs["align"] % (count * size) == 0
                and rest[:count] == offsets
            ):
                run = tuple(members[offset] for offset in offsets)
                groups.append(AccessGroup(run, (max if last else min)(run, key=position.__getitem__)))
                taken = count
                break
        rest = rest[taken:]
    return groups
