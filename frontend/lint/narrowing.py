"""`-Wconversion` and related warnings: implicit conversions that may change a value, as in clang.

The value of an integer expression is bounded by its *range*: the number of bits it needs, and whether it can
be negative. `c & 15` needs four bits, whatever the type of the computation. Constants that change have a
warning of their own (`check.conversions.casts`), which is on by default.
"""

from __future__ import annotations

from ..syntax import tree
from ..types import constants as const
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.declarations import Field
from .report import Lint

Range = tuple[int, bool]
"""(bits without a sign, whether never negative)."""

_DEPTH = 24
_MANTISSA = {2: 11, 4: 24, 8: 53}


def strip_casts(node: tree.Expr) -> tree.Expr:
    """Return the expression below implicit conversions."""
    while isinstance(node, tree.ImplicitCast):
        node = node.operand
    return node


def check_narrowing(lint: Lint, node: tree.ImplicitCast) -> None:
    """Check one chain of implicit conversions, outermost first, against the value below it."""
    inner = strip_casts(node)
    if inner.ctype is None or node.ctype is None:
        return
    source, target = inner.ctype.unqualified, node.ctype.unqualified
    if source is target or target.is_bool or not (_is_number(source) and _is_number(target)):
        return
    if source.is_float:
        _check_from_float(lint, inner, source, target)
    elif target.is_float:
        _check_to_float(lint, inner, source, target)
    elif not (target.is_enum or source.is_bool):
        _check_integers(lint, inner, source, target)


def check_compound_assignment(lint: Lint, node: tree.Assign) -> None:
    """Check `i += 0.5f`, which computes in floating point and converts back to an integer or a
    narrower type.
    """
    if node.target.ctype is None or node.value.ctype is None:  # reported already
        return
    target, value = node.target.ctype.unqualified, node.value.ctype.unqualified
    if node.op in ("<<=", ">>=") or not (_is_number(target) and value.is_float) or target.is_bool:
        return
    if target.is_integral:
        lint.warn(
            "float-conversion",
            f"implicit conversion turns floating-point number into integer: '{value}' to '{target}'",
            node,
        )
    elif target.size < value.size:
        text = (
            f"implicit conversion when assigning computation result loses floating-point precision: '{value}'"
            f" to '{target}'"
        )
        lint.warn("implicit-float-conversion", text, node)


def _is_number(t: ct.CType) -> bool:
    return t.is_arithmetic or (t.is_enum and not t.is_scoped)


def _check_from_float(lint: Lint, node: tree.Expr, source: ct.CType, target: ct.CType) -> None:
    if not target.is_float:
        literal = node.operand if isinstance(node, tree.Unary) else node
        if not isinstance(literal, tree.FloatLiteral):
            lint.warn(
                "float-conversion",
                f"implicit conversion turns floating-point number into integer: '{source}' to '{target}'",
                node,
            )
    elif target.size > source.size:
        lint.warn(
            "double-promotion",
            f"implicit conversion increases floating-point precision: '{source}' to '{target}'",
            node,
        )
    elif target.size < source.size:
        value = const.evaluate(node)
        if value is None or const.convert(value, source, target) != value == value:
            lint.warn(
                "implicit-float-conversion",
                f"implicit conversion loses floating-point precision: '{source}' to '{target}'",
                node,
            )


def _check_to_float(lint: Lint, node: tree.Expr, source: ct.CType, target: ct.CType) -> None:
    bits, _ = range_of(node)
    if bits > _MANTISSA.get(target.size, 53) and const.evaluate(node) is None:
        lint.warn(
            "implicit-int-float-conversion",
            f"implicit conversion from '{source}' to '{target}' may lose precision",
            node,
        )


def _check_integers(lint: Lint, node: tree.Expr, source: ct.CType, target: ct.CType) -> None:
    value = const.evaluate(node)
    if value is not None:
        if isinstance(value, int) and value < 0 and not conv.is_signed(target):
            lint.warn(
                "sign-conversion", f"implicit conversion changes signedness: '{source}' to '{target}'", node
            )
        return
    bits, positive = range_of(node)
    target_bits = conv.representation(target).bits - conv.is_signed(target)
    if bits > target_bits and not (bits == target_bits + 1 and positive and conv.is_signed(target)):
        flag = "shorten-64-to-32" if source.size == 8 and target.size == 4 else "implicit-int-conversion"
        lint.warn(flag, f"implicit conversion loses integer precision: '{source}' to '{target}'", node)
    elif (not positive and not conv.is_signed(target)) or (positive and bits > target_bits):
        lint.warn(
            "sign-conversion", f"implicit conversion changes signedness: '{source}' to '{target}'", node
        )


def range_of(node: tree.Expr, depth: int = _DEPTH) -> Range:
    """Return the range of an integer expression, which is at most its type's."""
    type_range = _range_of_type(node.ctype)
    if not depth or not _is_number(node.ctype.unqualified):
        return type_range
    result = type_range
    match node:
        case tree.IntLiteral() | tree.CharLiteral() | tree.BoolLiteral():
            value = const.evaluate(node)
            assert isinstance(value, int)
            result = (value.bit_length() if value >= 0 else (~value).bit_length(), value >= 0)
        case tree.ImplicitCast(operand=operand) | tree.Cast(operand=operand):
            if (
                operand.ctype is not None
                and _is_number(operand.ctype.unqualified)
                and not operand.ctype.is_float
            ):
                bits, positive = range_of(operand, depth - 1)
                result = type_range if not positive and type_range[1] else (bits, positive)
        case tree.Member(field=[*_, Field(bit_width=int(width))]):
            result = (width if type_range[1] else width - 1, type_range[1])
        case tree.Conditional():
            result = _union(range_of(node.then, depth - 1), range_of(node.otherwise, depth - 1))
        case tree.Unary(op="!"):
            result = (1, True)
        case tree.Binary():
            result = _range_of_binary(node, type_range, depth - 1)
        case tree.Assign(op="="):
            result = range_of(node.value, depth - 1)
    return result if result[0] <= type_range[0] else type_range


def _range_of_type(t: ct.CType) -> Range:
    t = t.unqualified
    if t.is_bool:
        return 1, True
    if not (_is_number(t) and not t.is_float):
        return 64, True
    if isinstance(t, ct.Enum) and not t.decl.fixed:
        values = [v if v >= 0 else ~v for v in t.decl.constants.values()]
        return max(values, default=0).bit_length(), all(v >= 0 for v in t.decl.constants.values())
    signed = conv.is_signed(t)
    return conv.representation(t).bits - signed, not signed


def _union(a: Range, b: Range) -> Range:
    return max(a[0], b[0]), a[1] and b[1]


def _range_of_binary(node: tree.Binary, type_range: Range, depth: int) -> Range:
    if node.op in tree.COMPARISONS or node.op in ("&&", "||"):
        return 1, True
    if node.op == ",":
        return range_of(node.right, depth)
    if node.op not in ("&", "|", "^", ">>", "%", "/"):
        return type_range
    left = range_of(node.left, depth)
    if node.op == ">>":
        count = const.evaluate(node.right)
        return (max(left[0] - count, 0), left[1]) if isinstance(count, int) and count >= 0 else left
    right = range_of(node.right, depth)
    if node.op == "&":
        return min((r for r in (left, right) if r[1]), default=_union(left, right))
    if node.op == "%":
        return min(left[0], right[0]), left[1]
    return _union(left, right) if node.op != "/" else (left[0], left[1] and right[1])
