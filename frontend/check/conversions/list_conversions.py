"""Implicit conversion sequences of lists ([over.ics.list])."""

from __future__ import annotations

from ....support.fast_dataclass import replace
from ...syntax import tree
from ...types import bases, initializer_list
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.ctype import CType
from ...types.ranking import EXACT, ConversionSequence, Standard, UserDefined, compare
from ..context import Context
from ..initialization import aggregates, class_initialization
from ..overload import overload
from ..reporting import is_error
from . import implicit_conversions


def list_sequence(cx: Context, node: tree.InitList, target: CType, user: bool) -> ConversionSequence | None:
    """Return the implicit conversion sequence of a list of checked items to a parameter of type `target`,
    None if there is none. Without `user` no user-defined conversions are considered.
    """
    if not isinstance(target, ct.Reference):
        return _scalar_sequence(cx, node, target.unqualified, user)
    only, referred = only_element(node), target.referred
    if only is not None and conv.is_reference_related(only.ctype, referred):
        # [dcl.init.list] p3.9
        return implicit_conversions.implicit_sequence(cx, only, target, user)
    if not implicit_conversions.binds_rvalues(target) or referred.is_function:
        return None
    return implicit_conversions.temporary_sequence(
        _scalar_sequence(cx, node, referred if referred.is_array else referred.unqualified, user), target
    )


def only_element(node: tree.InitList) -> tree.Expr | None:
    """Return the only element of a list, None if it has other elements."""
    only = node.items[0] if len(node.items) == 1 else None
    return (
        only.value
        if only is not None and not only.designators and not isinstance(only.value, tree.InitList)
        else None
    )


def _scalar_sequence(cx: Context, node: tree.InitList, t: CType, user: bool) -> ConversionSequence | None:
    identity = Standard(EXACT, "NoOp", t, t)
    if isinstance(t, ct.Array):
        return _array_sequence(cx, node, t, identity, user)
    element = initializer_list.element_of(t)
    if element is not None:
        return _initializer_list_sequence(cx, node, t, element, identity)
    if isinstance(t, ct.Record):
        return _class_sequence(cx, node, t, identity, user)
    if not node.items:
        return identity
    only = only_element(node)
    return None if only is None else implicit_conversions.implicit_sequence(cx, only, t, user)


def _array_sequence(
    cx: Context, node: tree.InitList, t: ct.Array, identity: Standard, user: bool
) -> ConversionSequence | None:
    """Return the worst conversion of the elements to those of an array ([over.ics.list] p3, p5)."""
    if aggregates.is_string_for(t, only_element(node)):
        return identity
    if t.count is not None and len(node.items) > t.count:
        return None
    return _worst_sequence(cx, node, t.element, identity, user)


def _initializer_list_sequence(
    cx: Context, node: tree.InitList, t: CType, element: CType, identity: Standard
) -> ConversionSequence | None:
    """Return the sequence to an `std::initializer_list` ([over.ics.list] p5). Elements may use user-defined
    conversions even if the list may not.
    """
    only = only_element(node)
    if only is not None and only.ctype.unqualified is t:
        return identity
    worst = _worst_sequence(cx, node, element, identity, True)
    return (
        worst and replace(worst, listed=t, binding=None)
        if isinstance(worst, Standard)
        else worst and replace(worst, listed=t)
    )


def _worst_sequence(
    cx: Context, node: tree.InitList, element: CType, identity: Standard, user: bool
) -> ConversionSequence | None:
    worst: ConversionSequence = identity
    for item in node.items:
        result = (
            None
            if item.designators
            else implicit_conversions.implicit_sequence(cx, item.value, element, user)
        )
        if result is None:
            return None
        worst = result if worst is identity or compare(worst, result) < 0 else worst
    return worst


def _class_sequence(
    cx: Context, node: tree.InitList, t: ct.Record, identity: Standard, user: bool
) -> ConversionSequence | None:
    """Return the sequence of a list to a class ([over.ics.list] p2, p6, p7)."""
    only, args = only_element(node), [item.value for item in node.items]
    by_list = (
        overload.list_constructor(cx, t, args, node)
        if user and not any(item.designators for item in node.items)
        else None
    )
    if (
        only is not None
        and by_list is None
        and (only.ctype.unqualified is t.unqualified or bases.derives(only.ctype, t))
    ):
        return implicit_conversions.implicit_sequence(cx, only, t, user)
    if not user or not t.is_complete:
        return None
    if t.decl.is_aggregate:
        with cx.sfinae_context():
            new = aggregates.initialise_aggregate(cx, node, t)
        return None if is_error(new) else UserDefined(None, identity, aggregate=t)
    if not node.items and class_initialization.has_default(cx, t, node):
        return UserDefined(None, identity, aggregate=t)
    if any(item.designators for item in node.items):
        return None
    result = (
        by_list[0] if by_list is not None else overload.resolve_construction(cx, t, args, "copy-list", node)
    )
    if result.best is not None:
        return UserDefined(result.best, identity)
    return UserDefined(None, identity, tuple(result.ambiguous)) if result.ambiguous else None
