"""Instructions that only rename registers: taking aggregates apart and together, casts that keep the bits.

A rename answers the operands that the result consists of, or None when this instruction must be
computed after all. It may demand operands; it emits nothing itself.
"""

from __future__ import annotations

from ..ir.core import Constant, Instr, Int, Value, is_op
from ..ptx.model import Operand
from .address import rename_cast, rename_variable
from .machine import leaf_range, register_type
from .rules import cast_template, type_key
from .selector import Rename, Selector


def _rename_aggregate(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    """insertvalue, and insertelement at constant positions: a chain is walked without recursion."""
    chain: list[Instr] = []
    base: Value = instr
    while is_op(base, instr.op) and base not in s.renamed and base not in s.registers:
        if base.op == "insertelement" and not isinstance(base.operands[2], Int):
            break
        chain.append(base)
        base = base.operands[0]
    if not chain:
        return None
    before = len(s.out)
    current = list(s.operands(base))
    for link in reversed(chain):
        indices = link.attrs["indices"] if link.op == "insertvalue" else (link.operands[2].value,)  # type: ignore[attr-defined]
        first, last, _ = leaf_range(link.type, indices)
        current[first:last] = s.operands(link.operands[1])
        if len(s.out) == before:
            s.renamed[link] = tuple(current)
    return tuple(current)


def _rename_extract(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    if instr.op == "extractvalue":
        indices = instr.attrs["indices"]
    elif isinstance(instr.operands[1], Int):
        indices = (instr.operands[1].value,)
    else:
        return None
    first, last, _ = leaf_range(instr.operands[0].type, indices)
    return s.operands(instr.operands[0])[first:last]


def _rename_shuffle(s: Selector, instr: Instr) -> tuple[Operand, ...]:
    both = (*s.operands(instr.operands[0]), *s.operands(instr.operands[1]))
    return tuple(both[lane] for lane in instr.attrs["mask"])


def _rename_cast(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    source = instr.operands[0]
    if source.type.is_vector or instr.type.is_vector:
        return None
    if cast_template(instr.op, type_key(source.type), type_key(instr.type), s.ftz) != "":
        return None
    return s.operands(source) if not isinstance(source, Constant) else None


def _rename_pointer(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    """Between a pointer and a number of the width of its register."""
    source = instr.operands[0]
    return s.operands(source) if register_type(source.type) == register_type(instr.type) else None


RENAMES: dict[str, Rename] = {
    "insertvalue": _rename_aggregate,
    "insertelement": _rename_aggregate,
    "extractvalue": _rename_extract,
    "extractelement": _rename_extract,
    "shufflevector": _rename_shuffle,
    "trunc": _rename_cast,
    "bitcast": _rename_cast,
    **dict.fromkeys(("inttoptr", "ptrtoint"), _rename_pointer),
    **dict.fromkeys(("alloca", "getelementptr"), rename_variable),
    "addrspacecast": rename_cast,
    "freeze": lambda s, instr: s.operands(instr.operands[0]),
}
