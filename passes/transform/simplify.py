"""Constant folding, algebra and local rewriting, with a worklist until nothing changes.

    %a = add i32 3, %x            %a = add i32 %x, 10
    %b = add i32 %a, 7       →    %c = shl i32 %a, 3
    %c = mul i32 %b, 8            br i1 true, …
    %t = icmp ult i32 %tid, 2048

Three layers, tried in order: folding (`ir.fold`), the algebra that the opcode table states in its
columns, and rewriting rules by opcode (`simplify_int`, `simplify_select`, `simplify_float`,
`simplify_cast`, `simplify_memory`). A rule looks at one instruction and answers a value to use instead, built
in front of it if need be, or the instruction itself when it changed it in place, or None. Rules preserve
values exactly (NaN, signed zeros, rounding) except under the instruction's fast-math flags, and every rule
makes code cheaper or more canonical, so the pass ends.

requires: cfg. preserves: the control-flow graph.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 12.3; Warren,
"Hacker's Delight" (2013), chapters 2 and 10.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.core import Constant, Function, Global, Instr, Int, Undef, Value, const_int, erase_all, is_op
from ..analysis.facts import never_poison
from . import simplify_bits, simplify_cast, simplify_float, simplify_int, simplify_memory, simplify_select
from .dce import removable

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

_ELEMENTWISE = frozenset({"binary", "unary", "cast", "icmp", "fcmp", "select"})
Rule = Callable[[Instr], Value | None]


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    # Code that is never reached may use itself; no rule expects that.
    work = [i for block in reversed(analyses.get("cfg", fn).order) for i in reversed(block.instrs)]
    waiting = set(work)
    dead: dict[Instr, None] = {}
    before = fn.version

    def push(value: Value) -> None:
        if (
            isinstance(value, Instr)
            and value not in waiting
            and value not in dead
            and value.parent is not None
        ):
            waiting.add(value)
            work.append(value)

    def drop(instr: Instr) -> None:
        dead[instr] = None
        operands = instr.operands
        instr.drop_operands()
        for operand in operands:
            push(operand)

    while work:
        instr = work.pop()
        waiting.discard(instr)
        if instr in dead:
            continue
        if not instr.users and removable(instr) and not instr.info.is_terminator:
            drop(instr)
            continue
        operands = instr.operands
        new = simplify(instr)
        if new is None:
            continue
        for user in list(instr.users):
            push(user)
        if new is instr:
            fn.changed()  # flags, perhaps
            push(instr)
            for operand in operands:
                push(operand)  # it may have lost its last user
            continue
        push(new)
        if isinstance(new, Instr):
            for operand in new.operands:
                push(operand)
            if not new.name and instr.name:
                new.name = instr.name
        instr.replace_uses(new)
        drop(instr)
    changed = fn.version != before
    erase_all(dead)
    return changed


def simplify(instr: Instr) -> Value | None:
    """Return the replacement of `instr` (itself: changed in place), None when there is none.

    The rules and laws read the bits of scalars; operations on vectors are left as they are.
    """
    if instr.info.form in _ELEMENTWISE and any(
        isinstance(t, ty.VectorType) for t in (instr.type, instr.operands[0].type)
    ):
        return None
    if instr.info.is_pure or instr.op == "phi":
        folded = _fold(instr) if instr.op != "phi" else None
        if folded is not None and folded is not instr:
            return folded
        algebra = _algebra(instr)
        if algebra is not None:
            return algebra
    for rule in RULES.get(instr.op, ()):
        new = rule(instr)
        if new is not None:
            return new
    return None


def _fold(instr: Instr) -> Value | None:
    for operand in instr.operands:
        if not isinstance(operand, (Constant, Global, Function)):
            return None
    from ...ir.fold import fold_instr  # costs a start-up time that kernels without constants save

    return fold_instr(instr)


def _algebra(instr: Instr) -> Value | None:
    """The laws in the columns of the opcode table, for operations on two operands."""
    info = instr.info
    offset = 1 if instr.op == "call" else 0
    operands = instr.operands
    if len(operands) - offset != 2 or info.form not in ("binary", "call"):
        return None
    a, b = operands[offset:]
    if info.commutative and isinstance(a, Constant) and not isinstance(b, Constant):
        instr.set_operand(offset, b)
        instr.set_operand(offset + 1, a)
        return instr
    if a is b:
        if info.idempotent:
            return a
        if info.nilpotent:
            return const_int(instr.type, 0)
    if not isinstance(b, Int):
        return None
    if info.identity is not None and b is const_int(instr.type, info.identity):
        return a
    if info.absorbing is not None and b is const_int(instr.type, info.absorbing):
        return b
    if info.associative and info.form == "binary" and is_op(a, instr.op) and isinstance(a.operands[1], Int):
        both = Instr(instr.op, instr.type, (a.operands[1], b))
        folded = _fold(both)
        if folded is not None:
            instr.flags = (
                _kept_flags(a.operands[1], b) & a.flags & instr.flags if instr.op == "add" else frozenset()
            )
            instr.set_operand(0, a.operands[0])
            instr.set_operand(1, folded)
            return instr
    return None


def _kept_flags(c: Int, d: Int) -> frozenset[str]:
    """Return the flags of (x + C) + D that hold for x + (C+D): both sums are exact, so is this one if C+D can
    be represented.
    """
    flags = set()
    if const_int(c.type, c.value + d.value).signed == c.signed + d.signed:
        flags.add("nsw")
    if const_int(c.type, c.value + d.value).value == c.value + d.value:
        flags.add("nuw")
    return frozenset(flags)


# ------------------------------------------------------------------------------------ phi, freeze


def _phi(instr: Instr) -> Value | None:
    """A phi of one value is that value. Undef may be that value too, where it is defined."""
    values = dict.fromkeys(v for v in instr.operands if v is not instr)
    if len(values) == 1:
        return next(iter(values))
    known = [v for v in values if not isinstance(v, Undef)]
    if len(known) == 1 and not isinstance(known[0], Instr) and never_poison(known[0]):
        return known[0]
    return None


def _freeze(instr: Instr) -> Value | None:
    value = instr.operands[0]
    return value if never_poison(value) else None


def _switch(instr: Instr) -> Value | None:
    """A switch on a widened value switches on the value."""
    value = instr.operands[0]
    if not (is_op(value, "zext", "sext")):
        return None
    narrow = value.operands[0]
    cases = [c for c in instr.operands[1:] if isinstance(c, Int)]
    bits = narrow.type.bits  # type: ignore[attr-defined]
    if bits < 32 or any(
        (c.value if value.op == "zext" else c.signed) != _narrowed(c, bits, value.op) for c in cases
    ):
        return None
    for index, case in enumerate(cases, 1):
        instr.set_operand(index, const_int(narrow.type, case.value))
    instr.set_operand(0, narrow)
    return instr


def _narrowed(case: Int, bits: int, op: str) -> int:
    small = const_int(ty.int_type(bits), case.value)
    return small.value if op == "zext" else small.signed


RULES: dict[str, tuple[Rule, ...]] = {"phi": (_phi,), "freeze": (_freeze,), "switch": (_switch,)}
for _rules in (
    simplify_int.RULES,
    simplify_select.RULES,
    simplify_float.RULES,
    simplify_cast.RULES,
    simplify_memory.RULES,
    simplify_bits.RULES,
):
    for _op, _list in _rules.items():
        RULES[_op] = (*RULES.get(_op, ()), *_list)
