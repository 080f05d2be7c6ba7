"""Objects of `std::initializer_list` from braced lists, and what `auto` makes of a list ([dcl.init.list] p5,
[dcl.type.auto.deduct]).
"""

from __future__ import annotations

from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types import initializer_list
from ...types.ctype import CType
from ...types.symbols import Template
from ...types.typed_nodes import ObjectInit
from ..context import ERROR, Context, failed, is_error
from ..conversions import casts
from ..initialization.kinds import COPY_LIST
from ..names.lookup import find
from ..node_builders import integer, known_type, like
from ..templates import instances, packs
from . import aggregates, initialization, lifetimes


def from_list(cx: Context, node: tree.InitList, t: ct.Record, element: CType) -> tree.Expr:
    """An `std::initializer_list<element>` that refers to an array made of the list ([dcl.init.list] p5)."""
    only = node.items[0].value if len(node.items) == 1 else None
    if only is not None and only.ctype is None and not isinstance(only, tree.InitList):
        only = cx.expr(only)
    if only is not None and only.ctype.unqualified is t.unqualified:
        # As nvcc has it: one list in braces is copied, though it is no element of itself.
        return casts.converted(cx, only, t.unqualified, "variable")
    constant = ct.qualified(element, ct.CONST)
    entries: dict[tuple[int, ...], tree.Expr] = {}
    if node.items:
        array = aggregates.aggregate(cx, node, ct.array_of(constant, len(node.items)), "list")
        if is_error(array) or not lifetimes.may_end(cx, node, array.ctype, "temporary"):
            return failed(node)
        place = casts.wrap(array, "MaterializeTemporary", array.ctype)
        place.lvalue = True
        count = integer(len(node.items), node)
        count.ctype = ct.SIZE_T
        entries = {(0,): casts.wrap(place, "ArrayToPointerDecay", ct.pointer_to(constant)), (1,): count}
    return like(ObjectInit(node.location, entries), node, t.unqualified)


def deduced(cx: Context, node: tree.InitList, at: tree.Node) -> tuple[tree.InitList, CType]:
    """A list with its elements checked, and the type that all of them have: what `auto` finds for `P` of
    `std::initializer_list<P>`.
    """
    made = packs.argument(cx, node)
    assert isinstance(made, tree.InitList)
    if is_error(made):
        return made, ERROR
    if not made.items:
        return made, cx.wrong_type("cannot deduce the element type of an empty initializer list", at)
    result: CType | None = None
    for item in made.items:
        if isinstance(item.value, tree.InitList) or item.designators:
            return made, cx.wrong_type(
                "cannot deduce the element type of an initializer list from a list in it", at
            )
        t = ct.decay(item.value.ctype).unqualified
        if result is not None and t is not result:
            return made, cx.wrong_type(
                f"deduced conflicting types ('{result}' vs '{t}') for initializer list element type",
                item.value,
            )
        if t is ct.OVERLOADED:
            casts.rvalue(cx, item.value)
            return made, ERROR
        result = t
    return made, result or ERROR


def by_auto(cx: Context, node: tree.InitList, at: tree.Node) -> tree.Expr:
    """What `auto x = {…}` is initialised by."""
    made, element = deduced(cx, node, at)
    if element is ERROR:
        return failed(node)
    name = names.Name(
        at.location,
        [
            names.Part(at.location, "std"),
            names.Part(at.location, initializer_list.NAME, args=[known_type(element, at)]),
        ],
        True,
    )
    template = find(cx, name).symbol
    if not isinstance(template, Template):
        cx.error(
            "cannot deduce type of initializer list because std::initializer_list was not found; include"
            " <initializer_list>",
            at,
        )
        return failed(node)
    result = instances.instance_named(cx, template, name)
    return (
        failed(node)
        if result is None
        else initialization.from_list(cx, made, result.ctype, "variable", None, COPY_LIST)
    )
