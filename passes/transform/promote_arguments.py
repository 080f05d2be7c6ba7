"""Passes structures in registers: the parts that a function reads of its arguments, and those that it writes
of its results.

    define internal void @f(ptr %to, ptr byval(%S) %s) {       define internal i32 @f(i32 %s) {
      %a = load i32, ptr %s                                      %b = add i32 %s, 1
      %b = add i32 %a, 1                                         ret i32 %b
      store i32 %b, ptr %to                              →
      ret void
    …                                                          …
    call void @f(ptr %x, ptr %y)                               %a = load i32, ptr %y
                                                               %b = call i32 @f(i32 %a)
                                                               store i32 %b, ptr %x

Only functions that are called and nothing else can change so. Of a `byval` parameter nothing may happen but
loads at constant places. What another pointer names is returned, if the function returns nothing yet, only
stores there, on every path that returns, and if each call passes a local variable that nobody else can reach.
Neither is then kept in memory for the sake of the call: the loads and stores in the caller are for `sroa` and
`mem2reg`.

A module pass. requires: nothing. preserves: nothing.
Source: LLVM's ArgumentPromotion.cpp, of which this is the part for structures; DeadArgumentElimination.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from ...ir import irtypes as ty
from ...ir.builder import Builder
from ...ir.core import (
    AddressOf,
    Aggregate,
    Argument,
    Function,
    Instr,
    Module,
    Value,
    const_int,
    erase_all,
    is_op,
    poison,
)
from ...ir.irtypes import I8, I64, VOID, FloatType, IntType, PointerType, Type, align_of, size_of
from ...support.fast_dataclass import record
from ..analysis.layout import base_and_offset, constant_gep

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

MOST_PARTS = 8
"""The most scalars that one structure becomes."""

Part = tuple[int, Type]
"""(bytes from the start, type) of a scalar in a structure."""


@record
class _Uses:
    """The uses of a pointer parameter: accesses at constant offsets, through `steps` of address
    arithmetic.
    """

    accesses: list[tuple[Instr, Part]]
    steps: list[Instr]

    @property
    def parts(self) -> list[Part]:
        """The accessed parts of the argument, by offset."""
        return sorted(
            dict.fromkeys(part for _, part in self.accesses), key=lambda part: (part[0], str(part[1]))
        )

    def alignment(self, part: Part) -> int:
        """Return the known alignment of a part."""
        return min(
            align_of(part[1]),
            *(int(access.attrs["align"]) for access, where in self.accesses if where == part),
        )


def run(module: Module, analyses: Analyses) -> bool:
    """Run the pass. Return whether the module changed."""
    candidates = [
        fn
        for fn in module.definitions
        if fn.linkage == "internal" and not fn.is_kernel and any(a.type is ty.pointer() for a in fn.args)
    ]
    if not candidates:
        return False
    taken = _address_taken(module)
    changed = False
    for fn in candidates:
        if fn in taken:
            continue
        calls = list(fn.users)
        if not calls or any(call.attrs["ftype"] is not fn.ftype for call in calls):
            continue
        read = {arg: uses for arg in fn.args if "byval" in arg.attrs and (uses := _read(arg)) is not None}
        written = {
            arg: uses
            for arg in fn.args
            if "byval" not in arg.attrs and (uses := _returnable_stores(arg, calls)) is not None
        }
        if read or written:
            _rewrite(fn, calls, read, written)
            changed = True
    return changed


def _address_taken(module: Module) -> set[Value]:
    """Return the functions whose address is taken."""
    result: set[Value] = set()
    work: list[Value] = [v.initializer for v in module.globals.values() if v.initializer is not None]
    for instr in (i for fn in module.definitions for block in fn.blocks for i in block.instrs):
        operands = instr.operands[1:] if instr.op == "call" and instr.function is not None else instr.operands
        work += [operand for operand in operands if isinstance(operand, Function | AddressOf | Aggregate)]
    while work:
        match work.pop():
            case Function() as fn:
                result.add(fn)
            case AddressOf(base=base):
                work.append(base)
            case Aggregate(elements=elements):
                work += elements
    return result


# -------------------------------------------------------------------------------------------- what may change


def _uses(arg: Argument, form: Literal["load", "store"]) -> _Uses | None:
    """The uses of a parameter of which nothing but scalars are accessed, all by `load` or all by `store`."""
    result, work = _Uses([], []), [(use, 0) for use in _users(arg)]
    while work:
        (instr, pointer), offset = work.pop()
        if instr.op == "getelementptr" and (step := constant_gep(instr)) is not None:
            result.steps.append(instr)
            work += [(use, offset + step) for use in _users(instr)]
            continue
        value = instr if form == "load" else instr.operands[0]
        if (
            instr.op != form
            or "volatile" in instr.flags
            or instr.operands[-1] is not pointer
            or value is pointer
        ):
            return None
        if not isinstance(value.type, IntType | FloatType | PointerType):
            return None
        result.accesses.append((instr, (offset, value.type)))
    return result if len(result.parts) <= MOST_PARTS else None


def _users(pointer: Value) -> list[tuple[Instr, Value]]:
    return [(user, pointer) for user in pointer.users]


def _read(arg: Argument) -> _Uses | None:
    """The loads of what can be given instead: they lie inside, since callers read on every path what some
    paths do.
    """
    uses, size = _uses(arg, "load"), size_of(arg.attrs["byval"])
    return (
        uses
        if uses is not None and all(at >= 0 and at + size_of(type) <= size for at, type in uses.parts)
        else None
    )


def _returnable_stores(arg: Argument, calls: Sequence[Instr]) -> _Uses | None:
    """Return the stores to a pointer parameter that can be returned instead."""
    if arg.parent.ftype.ret is not VOID or arg.type is not ty.pointer():
        return None
    uses = _uses(arg, "store")
    if uses is None or not uses.parts:
        return None
    ends = [offset + size_of(type) for offset, type in uses.parts]
    are_disjoint = all(end <= part[0] for end, part in zip(ends, uses.parts[1:])) and uses.parts[0][0] >= 0
    return (
        uses
        if are_disjoint
        and _on_every_path(arg.parent, uses)
        and all(_is_private(call, arg.index, ends[-1]) for call in calls)
        else None
    )


def _on_every_path(fn: Function, uses: _Uses) -> bool:
    """Return whether all parts are written wherever the function returns."""
    everything = frozenset(uses.parts)
    own = {
        block: frozenset(part for store, part in uses.accesses if store.parent is block)
        for block in fn.blocks
    }
    known = dict.fromkeys(fn.blocks, everything)
    known[fn.entry] = own[fn.entry]
    changed = True
    while changed:
        changed = False
        for block in fn.blocks[1:]:
            new = own[block] | everything.intersection(*(known[before] for before in block.predecessors))
            changed |= new != known[block]
            known[block] = new
    return all(known[block] == everything for block in fn.blocks if is_op(block.terminator, "ret"))


def _is_private(call: Instr, index: int, size: int) -> bool:
    """Return whether the argument points into a local variable that only accesses by name and calls like this
    one reach.
    """
    base, offset = base_and_offset(call.call_args[index])
    if not is_op(base, "alloca") or offset < 0 or offset + size > size_of(base.attrs["type"]):
        return False
    work: list[Value] = [base]
    while work:
        pointer = work.pop()
        for user in pointer.users:
            if user.op == "getelementptr":
                work.append(user)
            elif user.op == "call" and user.callee is call.callee:
                if any(a is pointer and n != index for n, a in enumerate(user.call_args)):
                    return False
            elif user.op != "load" and not (user.op == "store" and user.operands[0] is not pointer):
                return False
    return True


# --------------------------------------------------------------------------------------------------- changing


def _rewrite(
    fn: Function, calls: Sequence[Instr], read: dict[Argument, _Uses], written: dict[Argument, _Uses]
) -> None:
    old = list(fn.args)
    results = [
        (arg.index, part, uses.alignment(part)) for arg, uses in written.items() for part in uses.parts
    ]
    types = tuple(part[1] for _, part, _ in results)
    result = ty.struct(types) if len(types) > 1 else types[0] if types else fn.ftype.ret
    _return_parts(fn, list(written.values()), result)
    for uses in written.values():
        erase_all(uses.steps)
    fn.args = [
        new
        for arg in old
        if arg not in written
        for new in (_spread(arg, read[arg]) if arg in read else [arg])
    ]
    for index, arg in enumerate(fn.args):
        arg.index = index
    fn.ftype = ty.function(result, tuple(arg.type for arg in fn.args))
    for call in calls:
        build = Builder(call.parent).at(call)  # type: ignore[arg-type]
        arguments: list[Value] = []
        for arg, value in zip(old, call.call_args):
            if arg in read:
                arguments += [
                    build.load(part[1], _at(build, value, part[0]), align=read[arg].alignment(part))
                    for part in read[arg].parts
                ]
            elif arg not in written:
                arguments.append(value)
        new = build.emit(
            "call", result, (fn, *arguments), flags=call.flags, **{**call.attrs, "ftype": fn.ftype}
        )
        for number, (index, part, align) in enumerate(results):
            value = new if len(results) == 1 else build.extract_value(new, number)
            build.store(value, _at(build, call.call_args[index], part[0]), align=align)
        call.replace_uses(new)
        call.erase()
    fn.changed()


def _spread(arg: Argument, uses: _Uses) -> Iterator[Argument]:
    """Replace a structure parameter by one for each part, in place of its loads."""
    for part in uses.parts:
        new = Argument(part[1], arg.name, 0, arg.parent)
        new.location = arg.location
        for load, where in uses.accesses:
            if where == part:
                load.replace_uses(new)
                load.erase()
        yield new
    erase_all(uses.steps)


def _return_parts(fn: Function, written: Sequence[_Uses], result: Type) -> None:
    """Store the parts into local variables, and return what they hold."""
    build = Builder(fn.entry).at(fn.entry.instrs[0])
    variables = [(build.alloca(part[1]), uses, part) for uses in written for part in uses.parts]
    for variable, uses, part in variables:
        for store, where in uses.accesses:
            if where == part:
                store.set_operand(1, variable)
                store.attrs["align"] = align_of(part[1])
    for block in fn.blocks if variables else ():
        term = block.terminator
        if is_op(term, "ret"):
            build.at(term)
            values = [build.load(part[1], variable) for variable, _, part in variables]
            whole: Value = values[0] if len(values) == 1 else poison(result)
            for number, value in enumerate(values if len(values) > 1 else ()):
                whole = build.emit("insertvalue", result, (whole, value), indices=(number,))
            build.ret(whole)
            term.erase()


def _at(build: Builder, address: Value, offset: int) -> Value:
    return build.gep(I8, address, (const_int(I64, offset),)) if offset else address
