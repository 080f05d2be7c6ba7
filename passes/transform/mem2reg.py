"""SSA construction: local variables whose address is only loaded and stored become values.

    %x = alloca i32                         br i1 %c, label %then, label %end
    store i32 1, ptr %x                   then:
    br i1 %c, label %then, label %end       br label %end
  then:                                   end:
    store i32 2, ptr %x             →       %x = phi i32 [ 1, %entry ], [ 2, %then ]
    br label %end                           ret i32 %x
  end:
    %v = load i32, ptr %x
    ret i32 %v

Accesses may use any scalar type of the variable's size (a bitcast joins them). Phis are placed on
the iterated dominance frontier of the stores, pruned to where the variable is live. A load that no
store reaches reads `undef`; in functions that keep their variables apart for the checkers
("separate-locals") local memory that is never written, of which nothing else is known.

requires: dominators. preserves: the control-flow graph.
Literature: Cytron et al., TOPLAS 13 (1991), sections 5.1-5.2; pruning: Choi, Cytron, Ferrante, POPL 1991.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.builder import Builder
from ...ir.core import Block, Function, Instr, Value, const_int, erase_all, inline_asm, undef
from ...ir.irtypes import I16, I32, I64, FloatType, IntType, PointerType, Type, VectorType
from ...support.diagnostics import UNKNOWN

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

_REGISTERS = (("h", I16), ("r", I32), ("l", I64))
"""The letters of inline assembly for registers of these widths."""


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    variables = [i for i in fn.instrs() if i.info.form == "alloca" and _promotable(i)]
    _access_directly(variables)
    if not variables:
        return False
    tree = analyses.get("dominators", fn)
    live = _live_in(fn, variables)
    placed: dict[Block, list[tuple[Instr, Instr]]] = {}
    for variable in variables:
        stores = [user.parent for user in variable.users if user.info.form == "store" and user.parent in tree]
        for block in tree.iterated_frontier(stores):
            if block in live[variable]:
                phi = Instr(
                    "phi",
                    variable.attrs["type"],
                    location=variable.location,
                    name=variable.name.removesuffix(".addr"),
                )
                placed.setdefault(block, []).append((variable, phi))
    _rename(fn, dict.fromkeys(variables), placed, tree.children)
    return True


def _promotable(variable: Instr) -> bool:
    type = variable.attrs["type"]
    if type.is_aggregate or not variable.users:
        return not variable.users
    return all(
        (
            all(_is_plain(access, user, type) for access in user.users)
            if user.op == "addrspacecast"
            else _is_plain(user, variable, type)
        )
        for user in variable.users
    )


def _is_plain(user: Instr, address: Instr, type: Type) -> bool:
    """Return whether a user of the address loads or stores all of the variable."""
    form = user.info.form
    if (
        form not in ("load", "store")
        or "volatile" in user.flags
        or user.operands[form == "store"] is not address
    ):
        return False
    if form == "store" and user.operands[0] is address:
        return False
    return _convertible(user.type if form == "load" else user.operands[0].type, type)


def _access_directly(variables: list[Instr]) -> None:
    """Take away the casts between a variable and its accesses."""
    casts = [user for variable in variables for user in variable.users if user.op == "addrspacecast"]
    for cast in casts:
        cast.replace_uses(cast.operands[0])
    erase_all(casts)


def _convertible(a: Type, b: Type) -> bool:
    """Return whether a bitcast turns one into the other (the same type included)."""
    if a is b:
        return True
    return _bits(a) == _bits(b) > 0


def _bits(type: Type) -> int:
    """The width of a type that `bitcast` accepts, 0 for others."""
    if isinstance(type, VectorType):
        return type.count * _bits(type.element)
    return type.bits if isinstance(type, (IntType, FloatType)) else 0


def _live_in(fn: Function, variables: list[Instr]) -> dict[Instr, set[Block]]:
    """For each variable, the blocks at whose top its value may still be read."""
    live: dict[Instr, set[Block]] = {v: set() for v in variables}
    stored: dict[Instr, set[Block]] = {v: set() for v in variables}
    work: list[tuple[Instr, Block]] = []
    for block in fn.blocks:
        for instr in block.instrs:
            form = instr.info.form
            if form == "load" and instr.operands[0] in live:
                variable = instr.operands[0]
                if block not in stored[variable] and block not in live[variable]:
                    live[variable].add(block)
                    work.append((variable, block))
            elif form == "store" and instr.operands[1] in stored:
                stored[instr.operands[1]].add(block)
    preds: dict[Block, list[Block]] = {}
    while work:
        variable, block = work.pop()
        if block not in preds:
            preds[block] = block.predecessors
        for pred in preds[block]:
            if pred not in stored[variable] and pred not in live[variable]:
                live[variable].add(pred)
                work.append((variable, pred))
    return live


def _rename(
    fn: Function,
    variables: dict[Instr, None],
    placed: dict[Block, list[tuple[Instr, Instr]]],
    children: dict[Block, list[Block]],
) -> None:
    """Walk the dominator tree with each variable's current value; an undo log replaces stacks."""
    current: dict[Instr, Value] = {}
    dead: dict[Instr, None] = dict(variables)
    log: list[tuple[Instr, Value | None]] = []
    stack: list[tuple[Block | None, int]] = [(fn.entry, 0)]
    visited: set[Block] = set()

    def define(variable: Instr, value: Value) -> None:
        log.append((variable, current.get(variable)))
        current[variable] = value

    unset: dict[Instr, Value] = {}

    def read(variable: Instr) -> Value:
        if variable in current:
            return current[variable]
        if variable not in unset:
            unset[variable] = (
                _unset(variable) if "separate-locals" in fn.attrs else undef(variable.attrs["type"])
            )
        return unset[variable]

    while stack:
        block, mark = stack.pop()
        if block is None:
            while len(log) > mark:
                variable, old = log.pop()
                if old is None:
                    del current[variable]
                else:
                    current[variable] = old
            continue
        visited.add(block)
        stack.append((None, len(log)))
        for variable, phi in placed.get(block, ()):
            define(variable, phi)
        for instr in list(block.instrs):
            form = instr.info.form
            if form == "load" and instr.operands[0] in variables:
                value = read(instr.operands[0])
                instr.replace_uses(_as(value, instr, instr.type))
                dead[instr] = None
            elif form == "store" and instr.operands[1] in variables:
                variable = instr.operands[1]
                define(variable, _as(instr.operands[0], instr, variable.attrs["type"]))
                dead[instr] = None
        for successor in block.terminator.blocks:  # type: ignore[union-attr]
            for variable, phi in placed.get(successor, ()):
                phi.append(read(variable), block)
        stack.extend((child, 0) for child in reversed(children[block]))
    for block in fn.blocks:
        if block not in visited:
            _forget_unreachable(block, variables, placed, dead)
    erase_all(dead)
    for block, phis in placed.items():
        block.insert(0, [phi for _, phi in phis])


def _unset(variable: Instr) -> Value:
    """Return the value of a variable before any store: made where it begins, read where its first load is."""
    assert variable.parent is not None
    name = re.sub(r"^(?=\d)|[^0-9A-Za-z_]", "_", variable.name or "unnamed")
    loads = {user for user in variable.users if user.info.form == "load" and user.location is not UNKNOWN}
    b = Builder(variable.parent).at(variable)
    b.location = next(
        (i.location for block in variable.parent.parent.blocks for i in block.instrs if i in loads),
        variable.location,
    )

    def make(type: Type) -> Value:
        if isinstance(type, VectorType):
            value: Value = undef(type)
            for number in range(type.count):
                value = b.emit("insertelement", type, (value, make(type.element), const_int(I32, number)))
            return value
        if isinstance(type, PointerType):
            return b.cast("inttoptr", make(I64), type)
        bits = _bits(type)
        if bits > 64:
            low, high = b.cast("zext", make(I64), type), b.cast("zext", make(I64), type)
            return b.binary("or", low, b.binary("shl", high, const_int(type, 64)))
        letter, word = next((letter, word) for letter, word in _REGISTERS if word.bits >= bits)
        template = f"{{.local .b{word.bits} {name}; ld.local.b{word.bits} $0, [{name}];}}"
        value = b.call_pointer(ty.function(word, ()), inline_asm(template, f"={letter}", False), ())
        if bits < word.bits:
            value = b.cast("trunc", value, ty.int_type(bits))
        return b.cast("bitcast", value, type) if isinstance(type, FloatType) else value

    return make(variable.attrs["type"])


def _forget_unreachable(
    block: Block,
    variables: dict[Instr, None],
    placed: dict[Block, list[tuple[Instr, Instr]]],
    dead: dict[Instr, None],
) -> None:
    for instr in block.instrs:
        if variables.keys() & instr.operands:
            instr.replace_uses(undef(instr.type))
            dead[instr] = None
    for successor in block.terminator.blocks:  # type: ignore[union-attr]
        for variable, phi in placed.get(successor, ()):
            phi.append(undef(variable.attrs["type"]), block)


def _as(value: Value, at: Instr, type: Type) -> Value:
    if value.type is type:
        return value
    cast = Instr("bitcast", type, (value,), location=at.location)
    return cast.insert_before(at)
