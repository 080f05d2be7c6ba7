"""Binary operators, assignments and the conditional operator."""

from __future__ import annotations

import operator
from collections.abc import Callable

from ...syntax import tree
from ...types import constants as const
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.expressions import is_null_constant, operand_type
from ...types.symbols import VariableSymbol
from ...types.typed_nodes import NewArray, NewObject
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..initialization import initialization
from ..reporting import is_error, mark_error, span
from ..templates import packs
from . import assignment, member_pointers, operators
from .members import check_steppable
from .unary import check_assignable


@handles(tree.Binary)
def check_binary(cx: Context, node: tree.Binary) -> tree.Expr:
    """Check a binary operator."""
    left, right = cx.expr(node.left), cx.expr(node.right)
    if is_error(left, right):
        return mark_error(node)
    if node.op == ".*":
        return member_pointers.apply_member_pointer(cx, node, left, right)
    resolved = operators.resolve_operator(cx, node, node.op, [left, right])
    if isinstance(resolved, tree.Expr):
        return resolved
    left, right = resolved
    if node.op == "->*":
        return member_pointers.apply_member_pointer(cx, node, left, right)
    if node.op == ",":
        return _comma(cx, node, left, right)
    if node.op in ("&&", "||"):
        node.left, node.right = casts.contextual_bool(cx, left), casts.contextual_bool(cx, right)
        node.ctype = ct.BOOL
        return mark_error(node) if is_error(node.left, node.right) else node
    node.left, node.right = casts.operand(cx, left), casts.operand(cx, right)
    if is_error(node.left, node.right):
        return mark_error(node)
    return _RULES[node.op](cx, node, left, right)


def report_invalid_operands(
    cx: Context, node: tree.Binary | tree.Assign, left: ct.CType, right: ct.CType
) -> tree.Expr:
    """Report operands of the wrong types."""
    return cx.report.invalid_expr(f"invalid operands to binary expression ('{left}' and '{right}')", node)


def _comma(cx: Context, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> tree.Expr:
    """Check a comma expression. The result is the right operand, with its value category ([expr.comma])."""
    warn_unused(cx, left)
    if right.ctype in (ct.OVERLOADED, ct.BRACED) or right.ctype.is_function:
        right = casts.rvalue(cx, right)
        if is_error(right):
            return mark_error(node)
    node.left, node.right, node.ctype, node.lvalue, node.xvalue = (
        left,
        right,
        right.ctype,
        right.lvalue,
        right.xvalue,
    )
    return node


def _arithmetic(cx: Context, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> tree.Expr:
    a, b = node.left.ctype, node.right.ctype
    if not (conv.is_number(a) and conv.is_number(b)):
        return report_invalid_operands(cx, node, left.ctype, right.ctype)
    if node.op == "%" and (a.is_float or b.is_float):
        return report_invalid_operands(cx, node, left.ctype, right.ctype)
    node.left, node.right, node.ctype = casts.apply_usual_conversions(node.left, node.right)
    warn_zero_divisor(cx, node, node.right)
    _warn_overflow(cx, node)
    return node


def warn_zero_divisor(cx: Context, node: tree.Binary | tree.Assign, divisor: tree.Expr) -> None:
    """Warn about a division by a constant zero."""
    if node.op in ("/", "%", "/=", "%=") and node.ctype.is_integer and const.evaluate(divisor) == 0:
        what = "division" if node.op[0] == "/" else "remainder"
        cx.report.warn("division-by-zero", f"{what} by zero is undefined", node)


_EXACT = {"+": operator.add, "-": operator.sub, "*": operator.mul}


def _warn_overflow(cx: Context, node: tree.Binary) -> None:
    """Warn about signed overflow in a constant expression."""
    t = node.ctype
    if node.op not in _EXACT or not t.is_integer or not conv.is_signed(t):
        return
    right = const.evaluate(node.right)
    left = const.evaluate(node.left) if isinstance(right, int) else None
    if not isinstance(left, int) or not isinstance(right, int):
        return
    exact = _EXACT[node.op](left, right)
    if not conv.in_range(t, exact):
        cx.report.warn(
            "integer-overflow",
            f"overflow in expression; result is {conv.wrap(t, exact)} with type '{t}'",
            node,
        )


def _additive(cx: Context, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> tree.Expr:
    a, b = node.left.ctype, node.right.ctype
    if a.is_pointer and b.is_pointer and node.op == "-":
        return _difference(cx, node, left, right)
    if a.is_pointer and b.is_integral:
        if not check_steppable(cx, node, a, "arithmetic on a"):
            return mark_error(node)
        node.right = casts.convert_arithmetic(node.right, conv.promote(b))
        node.ctype = a
        return node
    if node.op == "+" and a.is_integral and b.is_pointer:
        if not check_steppable(cx, node, b, "arithmetic on a"):
            return mark_error(node)
        node.left = casts.convert_arithmetic(node.left, conv.promote(a))
        node.ctype = b
        return node
    return _arithmetic(cx, node, left, right)


def _difference(cx: Context, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> tree.Expr:
    a, b = node.left.ctype, node.right.ctype
    if not conv.is_similar(a.pointee, b.pointee):
        return cx.report.invalid_expr(
            f"'{left.ctype}' and '{right.ctype}' are not pointers to compatible types", node
        )
    if not check_steppable(cx, node, a, "arithmetic on a"):
        return mark_error(node)
    node.ctype = ct.PTRDIFF_T
    return node


def _bitwise(cx: Context, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> tree.Expr:
    if not (node.left.ctype.is_integral and node.right.ctype.is_integral):
        return report_invalid_operands(cx, node, left.ctype, right.ctype)
    node.left, node.right, node.ctype = casts.apply_usual_conversions(node.left, node.right)
    return node


def _shift(cx: Context, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> tree.Expr:
    if not (node.left.ctype.is_integral and node.right.ctype.is_integral):
        return report_invalid_operands(cx, node, left.ctype, right.ctype)
    node.left = casts.convert_arithmetic(node.left, conv.promote(node.left.ctype))
    node.right = casts.convert_arithmetic(node.right, conv.promote(node.right.ctype))
    node.ctype = node.left.ctype
    warn_shift(cx, node, node.right, node.ctype)
    return node


def warn_shift(cx: Context, node: tree.Expr, amount: tree.Expr, t: ct.CType) -> None:
    """Warn about a constant shift count that is negative or too large."""
    value = const.evaluate(amount)
    if not isinstance(value, int):
        return
    if value < 0:
        cx.report.warn("shift-count-negative", "shift count is negative", node)
    elif value >= conv.representation(t).bits:
        cx.report.warn("shift-count-overflow", "shift count >= width of type", node)


def _comparison(cx: Context, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> tree.Expr:
    a, b = node.left.ctype, node.right.ctype
    node.ctype = ct.BOOL
    if a.is_scoped and a.unqualified is b.unqualified:
        assert isinstance(a, ct.Enum)
        node.left, node.right = (
            casts.wrap(side, "IntegralCast", a.underlying) for side in (node.left, node.right)
        )
        return node
    if conv.is_number(a) and conv.is_number(b):
        _warn_signs(cx, node)
        node.left, node.right, _ = casts.apply_usual_conversions(node.left, node.right)
        return node
    if (a.is_pointer or a.is_nullptr) and (b.is_pointer or b.is_nullptr):
        return _compare_pointers(cx, node, left, right)
    if (a.is_member_pointer or b.is_member_pointer) and node.op in ("==", "!="):
        return _compare_members(cx, node, left, right)
    for pointer, other, side in ((a, node.right, "right"), (b, node.left, "left")):
        if (pointer.is_pointer or pointer.is_nullptr) and other.ctype.is_integral:
            if is_null_constant(other):
                if node.op not in ("==", "!="):
                    return cx.report.invalid_expr(
                        f"ordered comparison between pointer and zero ('{left.ctype}' and '{right.ctype}')",
                        node,
                    )
                setattr(node, side, casts.wrap(other, "NullToPointer", pointer.unqualified))
                return node
            return cx.report.invalid_expr(
                f"comparison between pointer and integer ('{left.ctype}' and '{right.ctype}')", node
            )
    return report_invalid_operands(cx, node, left.ctype, right.ctype)


def _compare_pointers(cx: Context, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> tree.Expr:
    a, b = node.left.ctype, node.right.ctype
    if a.is_pointer and b.is_pointer:
        common = conv.composite_pointer(a, b)
        if common is None:
            return cx.report.invalid_expr(
                f"comparison of distinct pointer types ('{left.ctype}' and '{right.ctype}')", node
            )
        node.left, node.right = (
            casts.convert_to_composite(node.left, common),
            casts.convert_to_composite(node.right, common),
        )
    elif node.op not in ("==", "!="):
        return report_invalid_operands(cx, node, left.ctype, right.ctype)
    return node


def _compare_members(cx: Context, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> tree.Expr:
    """Check an equality comparison of pointers to members ([expr.eq] p4)."""
    a, b = node.left.ctype.unqualified, node.right.ctype.unqualified
    if a.is_member_pointer and b.is_member_pointer:
        common = conv.composite_pointer(a, b)
    else:
        common, null = (a, node.right) if a.is_member_pointer else (b, node.left)
        common = common if is_null_constant(null) else None
    if common is None:
        return cx.report.invalid_expr(
            f"comparison of distinct pointer types ('{left.ctype}' and '{right.ctype}')", node
        )
    node.left, node.right = (casts.convert(cx, side, common, "parameter") for side in (node.left, node.right))
    return mark_error(node) if is_error(node.left, node.right) else node


def _warn_signs(cx: Context, node: tree.Binary) -> None:
    """Issue -Wsign-compare, except for constants that the other type represents."""
    a, b = node.left.ctype, node.right.ctype
    if not (a.is_integral and b.is_integral):
        return
    common = conv.usual_arithmetic_type(a, b)
    if conv.is_signed(common):
        return
    for side in (node.left, node.right):
        if conv.is_signed(conv.promote(side.ctype)):
            value = const.evaluate(side)
            if (isinstance(value, int) and value >= 0) or _never_negative(side):
                continue
            text = f"comparison of integers of different signs: '{a}' and '{b}'"
            cx.report.warn("sign-compare", text, node)
            return


def _never_negative(node: tree.Expr) -> bool:
    """Return whether a signed value is a promoted unsigned or boolean value."""
    return (
        isinstance(node, tree.ImplicitCast)
        and node.kind == "IntegralCast"
        and not conv.is_signed(node.operand.ctype)
    )


Rule = Callable[[Context, tree.Binary, tree.Expr, tree.Expr], tree.Expr]
_RULES: dict[tree.BinaryOperator, Rule] = {
    **dict.fromkeys(("*", "/", "%"), _arithmetic),
    **dict.fromkeys(("+", "-"), _additive),
    **dict.fromkeys(("&", "|", "^"), _bitwise),
    **dict.fromkeys(("<<", ">>"), _shift),
    **dict.fromkeys(tree.COMPARISONS, _comparison),
}

# ---------------------------------------------------------------------------------- assignment


@handles(tree.Assign)
def check_assignment(cx: Context, node: tree.Assign) -> tree.Expr:
    """Check an assignment. For `=`, the checked node's `value` has the type to store. For a compound
    assignment it has the type of the operation's right operand, and `computation(node)` is the type of the
    operation.
    """
    target = cx.expr(node.target)
    used_before = isinstance(target, tree.Identifier) and isinstance(target.decl, VariableSymbol)
    value = _convert_assigned(cx, node, target)
    if is_error(target, value) or (cx.instantiation.is_uninstantiated and node.op == "="):
        # Impossible conversions in an uninstantiated template are not reported, as in g++ and nvcc.
        return mark_error(node)
    if target.ctype.is_record and node.op == "=":
        _warn_self(cx, node, target, value, used_before)
        return assignment.assign_class(cx, node, target, value)
    if node.op != "=":
        resolved = operators.resolve_operator(cx, node, node.op, [target, value])
        if isinstance(resolved, tree.Expr):
            return resolved
        target, value = resolved
    if not check_assignable(cx, target, node):
        return mark_error(node)
    node.target, node.ctype, node.lvalue = target, target.ctype, True
    if node.op == "=":
        _warn_self(cx, node, target, value, used_before)
        node.value = casts.convert(cx, value, target.ctype, "assignment")
        return mark_error(node) if is_error(node.value) else node
    return _compound_assignment(cx, node, target, value)


def _warn_self(
    cx: Context, node: tree.Assign, target: tree.Expr, value: tree.Expr, used_before: bool
) -> None:
    if (
        used_before
        and isinstance(value, tree.Identifier)
        and isinstance(target, tree.Identifier)
        and value.decl is target.decl
    ):
        cx.report.warn(
            "self-assign", f"explicitly assigning value of variable of type '{target.ctype}' to itself", node
        )


def _convert_assigned(cx: Context, node: tree.Assign, target: tree.Expr) -> tree.Expr:
    if isinstance(node.value, tree.InitList) and not is_error(target):
        if target.ctype.is_record:
            return packs.check_argument(cx, node.value)
        return initialization.list_initialise(cx, node.value, target.ctype, "assignment", None, "copy-list")
    return cx.expr(node.value)


def _compound_assignment(cx: Context, node: tree.Assign, target: tree.Expr, value: tree.Expr) -> tree.Expr:
    right = casts.operand(cx, value)
    if is_error(right):
        return mark_error(node)
    op, a, b = node.operation, target.ctype, right.ctype
    if op in "+-" and isinstance(a, ct.Pointer) and b.is_integral:
        if not check_steppable(cx, node, a, "arithmetic on a"):
            return mark_error(node)
        node.value = casts.convert_arithmetic(right, conv.promote(b))
        return node
    numbers = conv.is_number(b) and conv.is_number(a)
    if not numbers or (op in ("%", "&", "|", "^", "<<", ">>") and (a.is_float or b.is_float)):
        return report_invalid_operands(cx, node, target.ctype, value.ctype)
    if a.is_enum:
        return cx.report.invalid_expr(
            f"assigning to '{a}' from incompatible type 'int'", node, at=span(value)
        )
    if op in ("<<", ">>"):
        node.value = casts.convert_arithmetic(right, conv.promote(b))
        warn_shift(cx, node, node.value, conv.promote(a))
    else:
        node.value = casts.convert_arithmetic(right, conv.computation_type(op, operand_type(target), b))
        warn_zero_divisor(cx, node, node.value)
    return node


# ------------------------------------------------------------------------------- unused results


def warn_unused(cx: Context, node: tree.Expr) -> None:
    """Warn about a computed value that is discarded."""
    if is_error(node) or node.ctype.is_void:
        return
    if isinstance(node, tree.Cast | tree.ImplicitCast) and node.ctype.is_void:
        return
    if isinstance(node, tree.Binary):
        if node.op == ",":
            return
        if node.op in ("==", "!="):
            what = "equality" if node.op == "==" else "inequality"
            cx.report.warn("unused-comparison", f"{what} comparison result unused", node)
            return
        if node.op in ("&&", "||"):
            if _has_effect(node.right):
                return
        cx.report.warn("unused-value", "expression result unused", node)
    elif isinstance(node, tree.Unary):
        if node.op not in ("++", "--") and not (node.op == "*" and node.ctype.is_volatile):
            cx.report.warn("unused-value", "expression result unused", node)
    elif isinstance(node, tree.Conditional):
        if not (_has_effect(node.then) or _has_effect(node.otherwise)):
            cx.report.warn("unused-value", "expression result unused", span(node))
    elif (
        not isinstance(
            node, tree.Assign | tree.Call | tree.InitList | NewObject | NewArray | tree.StatementExpr
        )
        and not node.ctype.is_volatile
    ):
        cx.report.warn("unused-value", "expression result unused", span(node))


def _has_effect(node: tree.Expr) -> bool:
    if isinstance(node, tree.Assign | tree.Call) or (
        isinstance(node, tree.Unary) and node.op in ("++", "--")
    ):
        return True
    return any(_has_effect(child) for child in node.children() if isinstance(child, tree.Expr))
