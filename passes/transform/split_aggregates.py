"""Loads and stores structures and arrays element by element, so that only scalars touch memory.

    %s = load %pair, ptr %p        →   %a = load i32, ptr %p
    store %pair %s, ptr %q             %q1 = getelementptr i8, ptr %p, i64 4
                                       %b = load float, ptr %q1
                                       %s0 = insertvalue %pair poison, i32 %a, 0
                                       %s = insertvalue %pair %s0, float %b, 1     … and stores alike

Padding is not copied. A value that is at hand through `insertvalue` is stored without extracting it
again, so copies of structures leave no aggregate behind.

requires: nothing. preserves: the control-flow graph.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.core import (
    Constant,
    Function,
    Instr,
    Poison,
    Undef,
    Value,
    const_int,
    constant_element,
    is_op,
    poison,
)
from ..analysis.layout import element_type, leaves
from .dce import erase_if_dead

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    changed = False
    for instr in fn.instrs():
        if instr.info.form == "load" and instr.type.is_aggregate:
            _split_load(instr)
            changed = True
        elif instr.info.form == "store" and instr.operands[0].type.is_aggregate:
            _split_store(instr)
            changed = True
    return changed


def _split_load(load: Instr) -> None:
    address, value = load.operands[0], poison(load.type)
    whole: Value = value
    for path, offset, leaf in leaves(load.type):
        attrs = {**load.attrs, "align": _align(load, offset)}
        part = Instr(
            "load", leaf, (_at(address, offset, load),), flags=load.flags, attrs=attrs, location=load.location
        )
        part.insert_before(load)
        whole = Instr(
            "insertvalue", load.type, (whole, part), attrs={"indices": path}, location=load.location
        ).insert_before(load)
    load.replace_uses(whole)
    load.erase()


def _split_store(store: Instr) -> None:
    value, address = store.operands
    for path, offset, _ in leaves(value.type):
        part = element(value, path, store)
        if isinstance(part, (Undef, Poison)) and "volatile" not in store.flags:
            continue
        attrs = {**store.attrs, "align": _align(store, offset)}
        Instr(
            "store",
            ty.VOID,
            (part, _at(address, offset, store)),
            flags=store.flags,
            attrs=attrs,
            location=store.location,
        ).insert_before(store)
    store.erase()
    erase_if_dead(value)


def _align(access: Instr, offset: int) -> int:
    align = access.attrs["align"]
    result: int = min(align, offset & -offset) if offset else align
    return result


def _at(address: Value, offset: int, at: Instr) -> Value:
    if offset == 0:
        return address
    gep = Instr(
        "getelementptr",
        address.type,
        (address, const_int(ty.I64, offset)),
        flags=("inbounds",),
        attrs={"type": ty.I8},
        location=at.location,
    )
    return gep.insert_before(at)


def element(value: Value, path: tuple[int, ...], at: Instr) -> Value:
    """The scalar at `path` of an aggregate: found by `find_element`, or extracted in front of `at`."""
    value, path = find_element(value, path)
    if not path:
        return value
    type = value.type
    for index in path:
        type = element_type(type, index)
    return Instr("extractvalue", type, (value,), attrs={"indices": path}, location=at.location).insert_before(
        at
    )


def find_element(value: Value, path: tuple[int, ...]) -> tuple[Value, tuple[int, ...]]:
    """Follow `path` through `insertvalue` and constants: where that ends, and the rest of the path."""
    while is_op(value, "insertvalue"):
        indices = tuple(value.attrs["indices"])
        if indices == path[: len(indices)]:
            value, path = value.operands[1], path[len(indices) :]
        elif path == indices[: len(path)]:
            break
        else:
            value = value.operands[0]
    while path and isinstance(value, Constant):
        result = constant_element(value, path[0])
        if result is None:
            break
        value, path = result, path[1:]
    return value, path
