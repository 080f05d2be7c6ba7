"""Objects of `std::initializer_list` ([dcl.init.list] p5), and deduction of `auto` from lists
([dcl.type.auto.deduct]).
"""

from __future__ import annotations

from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types import initializer_list
from ...types.ctype import CType
from ...types.symbols import Template
from ...types.typed_nodes import ObjectInit
from ..context import Context
from ..conversions import casts
from ..names.lookup import find
from ..node_builders import integer, known_type, like
from ..reporting import ERROR, is_error, mark_error
from ..templates import instances, packs
from . import aggregates, initialization, lifetimes


def make_initializer_list(cx: Context, node: tree.InitList, t: ct.Record, element: CType) -> tree.Expr:
    """Return an `std::initializer_list<element>` that refers to an array initialised by the list
    ([dcl.init.list] p5).
    """
    only = node.items[0].value if len(node.items) == 1 else None
    if only is not None and only.ctype is None and not isinstance(only, tree.InitList):
        only = cx.expr(only)
    if only is not None and only.ctype.unqualified is t.unqualified:
        # As in nvcc, a single initializer_list in braces is copied, although it is not of the element type.
        return casts.convert(cx, only, t.unqualified, "variable")
    constant = ct.qualified(element, ct.CONST)
    entries: dict[tuple[int, ...], tree.Expr] = {}
    if node.items:
        array = aggregates.initialise_aggregate(cx, node, ct.array_of(constant, len(node.items)), "list")
        if is_error(array) or not lifetimes.check_destructible(cx, node, array.ctype, "temporary"):
            return mark_error(node)
        storage = casts.wrap(array, "MaterializeTemporary", array.ctype)
        storage.lvalue = True
        count = integer(len(node.items), node)
        count.ctype = ct.SIZE_T
        entries = {(0,): casts.wrap(storage, "ArrayToPointerDecay", ct.pointer_to(constant)), (1,): count}
    return like(ObjectInit(node.location, entries), node, t.unqualified)


def deduce_element_type(cx: Context, node: tree.InitList, at: tree.Node) -> tuple[tree.InitList, CType]:
    """Return a list with checked elements and their common type, as deduced for `P` of
    `std::initializer_list<P>`.
    """
    new = packs.check_argument(cx, node)
    assert isinstance(new, tree.InitList)
    if is_error(new):
        return new, ERROR
    if not new.items:
        return new, cx.report.invalid_type("cannot deduce the element type of an empty initializer list", at)
    result: CType | None = None
    for item in new.items:
        if isinstance(item.value, tree.InitList) or item.designators:
            return new, cx.report.invalid_type(
                "cannot deduce the element type of an initializer list from a list in it", at
            )
        t = ct.decay(item.value.ctype).unqualified
        if result is not None and t is not result:
            return new, cx.report.invalid_type(
                f"deduced conflicting types ('{result}' vs '{t}') for initializer list element type",
                item.value,
            )
        if t is ct.OVERLOADED:
            casts.rvalue(cx, item.value)
            return new, ERROR
        result = t
    return new, result or ERROR


def make_list_for_auto(cx: Context, node: tree.InitList, at: tree.Node) -> tree.Expr:
    """Return the `std::initializer_list` that initialises `auto x = {…}`."""
    new, element = deduce_element_type(cx, node, at)
    if element is ERROR:
        return mark_error(node)
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
        cx.report.error(
            "cannot deduce type of initializer list because std::initializer_list was not found; include"
            " <initializer_list>",
            at,
        )
        return mark_error(node)
    result = instances.resolve_template_id(cx, template, name)
    return (
        mark_error(node)
        if result is None
        else initialization.list_initialise(cx, new, result.ctype, "variable", None, "copy-list")
    )
