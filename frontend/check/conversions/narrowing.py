"""Narrowing conversions in lists ([dcl.init.list] p7)."""

from __future__ import annotations

from ...syntax import tree
from ...types import constants as const
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.ctype import CType
from ..context import Context
from ..reporting import span

_STRICT = frozenset(("parameter", "return", "assignment"))
"""Targets for which nvcc rejects a narrowing conversion in a list. For others it warns."""
_STRICT_PARTS = frozenset(("parameter", "assignment", "literal", "list"))
"""Like `_STRICT`, for parts of an aggregate."""
_ALWAYS = frozenset(("FloatingToIntegral", "FloatingToBoolean", "PointerToBoolean", "MemberPointerToBoolean"))


def check_narrowing(
    cx: Context, source: tree.Expr, result: tree.Expr, purpose: str = "", whole: str = ""
) -> bool:
    """Report a narrowing conversion `result` of a list item. Return False if that is an error.

    `whole` says what the aggregate that contains the item is initialised for.
    """
    if not isinstance(result, tree.ImplicitCast) or not _narrows(result):
        return True
    source_type, target_type, strict = (
        result.operand.ctype,
        result.ctype,
        purpose in _STRICT or whole in _STRICT_PARTS,
    )
    value = const.evaluate(result.operand)
    if value is None:
        text = (
            f"non-constant-expression cannot be narrowed from type '{source_type}' to"
            f" '{target_type}' in initializer list"
        )
    elif not isinstance(value, int):
        text = f"type '{source_type}' cannot be narrowed to '{target_type}' in initializer list"
    else:
        text = f"constant expression evaluates to {value} which cannot be narrowed to type '{target_type}'"
    if strict:
        cx.report.error(text, span(source))
    elif value is None:
        # The conversion of a constant warns about changes itself.
        cx.report.warn("c++11-narrowing", text, span(source))
    return not strict


def _narrows(cast: tree.ImplicitCast) -> bool:
    source_type, target_type, value = cast.operand.ctype, cast.ctype, const.evaluate(cast.operand)
    if cast.kind in _ALWAYS:
        return True
    if cast.kind == "FloatingCast":
        return target_type.size < source_type.size and (
            not isinstance(value, float) or _overflows(target_type, value)
        )
    if cast.kind == "IntegralToFloating":
        return not isinstance(value, int) or int(const.round_to(target_type, value)) != value
    if (
        cast.kind not in ("IntegralCast", "IntegralToBoolean")
        or not target_type.is_integral
        or not source_type.is_integral
    ):
        return False
    return (
        not conv.in_range(target_type, value)
        if isinstance(value, int)
        else not _holds_all(target_type, source_type)
    )


def _overflows(t: CType, value: float) -> bool:
    return abs(value) != float("inf") and abs(const.round_to(t, value)) == float("inf")


def _holds_all(target: CType, source: CType) -> bool:
    """Return whether the target represents all values of the source. As in nvcc, an enumeration without a
    fixed type has the values of its promoted type.
    """
    (low, high), (least, most) = map(
        conv.limits, (target, source if _has_fixed_values(source) else conv.promote(source))
    )
    return low <= least and most <= high


def _has_fixed_values(t: CType) -> bool:
    t = t.unqualified
    return not isinstance(t, ct.Enum) or t.decl.fixed
