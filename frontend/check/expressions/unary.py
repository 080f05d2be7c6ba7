"""Unary operators, and modifiable lvalues."""

from __future__ import annotations

from ....support.diagnostics import Note
from ...syntax import tree
from ...types import bases, builtin_table
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.expressions import is_bit_field, names_member, root_variables
from ...types.symbols import FunctionSymbol, VariableSymbol
from ..context import Context
from ..conversions import casts, user_conversions
from ..dispatch import handles
from ..node_builders import like
from ..reporting import declared_here, is_error, mark_error
from . import member_pointers, operators
from .members import check_steppable


@handles(tree.Unary)
def check_unary(cx: Context, node: tree.Unary) -> tree.Expr:
    """Check a unary operator."""
    pointer = member_pointers.member_address(cx, node) if names_member(node) else None
    if pointer is not None:
        return pointer
    operand = cx.expr(node.operand)
    if is_error(operand):
        return mark_error(node)
    node.operand = operand
    zero = None
    if node.postfix:
        zero = like(tree.IntLiteral(node.location, 0), node, ct.INT)
    if not node.is_builtin:
        resolved = operators.resolve_operator(cx, node, f"unary {node.op}", [operand], zero)
        if isinstance(resolved, tree.Expr):
            return resolved
        (node.operand,) = resolved
    return _UNARY[node.op](cx, node)


def _address(cx: Context, node: tree.Unary) -> tree.Expr:
    operand = node.operand
    if is_bit_field(operand):
        return cx.report.invalid_expr("address of bit-field requested", node)
    if operand.ctype.is_function:
        if (
            isinstance(operand, tree.Identifier)
            and isinstance(operand.decl, FunctionSymbol)
            and operand.decl.object is not None
        ):
            return member_pointers.function_address(cx, node, operand, operand.decl)
        node.ctype = ct.pointer_to(operand.ctype)
        return node
    if operand.ctype is ct.OVERLOADED:
        node.ctype = ct.OVERLOADED
        return node
    if not operand.lvalue or operand.xvalue:
        return cx.report.invalid_expr(f"cannot take the address of an rvalue of type '{operand.ctype}'", node)
    casts.mark_address_taken(operand)
    node.operand, node.ctype = operand, ct.pointer_to(operand.ctype)
    return node


def _dereference(cx: Context, node: tree.Unary) -> tree.Expr:
    operand = casts.rvalue(cx, node.operand)
    if is_error(operand):
        return mark_error(node)
    t = operand.ctype
    if not isinstance(t, ct.Pointer):
        return cx.report.invalid_expr(f"indirection requires pointer operand ('{t}' invalid)", node)
    if t.pointee.is_void:
        return cx.report.invalid_expr(f"ISO C++ does not allow indirection on operand of type '{t}'", node)
    node.operand, node.ctype = operand, t.pointee
    node.lvalue = not t.pointee.is_function
    return node


def _sign(cx: Context, node: tree.Unary) -> tree.Expr:
    operand = casts.operand(cx, node.operand)
    if is_error(operand):
        return mark_error(node)
    t = operand.ctype
    if node.op == "+" and t.is_pointer:
        return operand
    if not (t.is_arithmetic or t.is_enum) or t.is_scoped or (node.op == "~" and t.is_float):
        return cx.report.invalid_expr(f"invalid argument type '{t}' to unary expression", node)
    node.operand = casts.convert_arithmetic(operand, conv.promote(t))
    node.ctype = node.operand.ctype
    return node


def _logical_not(cx: Context, node: tree.Unary) -> tree.Expr:
    # The choice of a conversion function depends on the object: a copy is neither const nor an lvalue.
    operand = node.operand if node.operand.ctype.is_record else casts.rvalue(cx, node.operand)
    if is_error(operand):
        return mark_error(node)
    if not operand.ctype.is_scalar and not _has_bool_conversion(cx, operand):
        return cx.report.invalid_expr(f"invalid argument type '{operand.ctype}' to unary expression", node)
    node.operand, node.ctype = casts.contextual_bool(cx, operand), ct.BOOL
    return node


def _has_bool_conversion(cx: Context, operand: tree.Expr) -> bool:
    """Return whether a class has conversion functions to bool, other than to std::nullptr_t only."""
    t = operand.ctype
    if not any(
        isinstance(one, ct.Record) and (one.decl.conversions or one.decl.conversion_templates)
        for one in (t, *bases.all_bases(t))
    ):
        return False
    result = user_conversions.explicit_conversion(cx, operand, ct.BOOL)
    return result is None or not result.second.source.is_nullptr


def _step(cx: Context, node: tree.Unary) -> tree.Expr:
    operand = node.operand
    verb = "increment" if node.op == "++" else "decrement"
    t = operand.ctype
    if t.is_bool or not (t.is_arithmetic or t.is_pointer):
        bool_text = f"ISO C++17 does not allow {verb}ing expression of type bool"
        return cx.report.invalid_expr(bool_text if t.is_bool else f"cannot {verb} value of type '{t}'", node)
    if not check_assignable(cx, operand, node):
        return mark_error(node)
    if isinstance(t, ct.Pointer) and not check_steppable(cx, node, t, "arithmetic on"):
        return mark_error(node)
    node.operand, node.ctype = operand, t if not node.postfix else t.unqualified
    node.lvalue = not node.postfix
    return node


_UNARY = {
    "&": _address,
    "*": _dereference,
    "+": _sign,
    "-": _sign,
    "~": _sign,
    "!": _logical_not,
    "++": _step,
    "--": _step,
}


def check_assignable(cx: Context, target: tree.Expr, node: tree.Node) -> bool:
    """Return whether `target` may be modified. Reports an error at `node` (the operator) otherwise."""
    t = target.ctype
    problem = _modifiable_problem(target, t)
    if problem:
        return cx.report.reject(problem, node)
    if isinstance(target, tree.Identifier) and isinstance(target.decl, VariableSymbol):
        return _check_assignable_variable(cx, target, target.decl, node)
    if t.is_const:
        if isinstance(target, tree.Member) and target.field[-1].ctype.is_const:
            message = (
                f"cannot assign to non-static data member '{target.name}' with const-qualified type '{t}'"
            )
            note = Note(
                f"non-static data member '{target.name}' declared const here",
                target.field[-1].location,
                len(target.name.key),
            )
            cx.report.error(message, node, [note])
        elif (
            isinstance(target, tree.Member) and not target.arrow and isinstance(target.base, tree.Identifier)
        ):
            decl = target.base.decl
            message = f"cannot assign to variable '{decl.name}' with const-qualified type '{decl.ctype}'"
            cx.report.error(
                message, node, [declared_here(decl, f"variable '{decl.name}' declared const here")]
            )
        elif isinstance(target, tree.Call) and isinstance(target.callee, tree.Identifier):
            cx.report.error(
                f"cannot assign to return value because function '{target.callee.name}' returns a const"
                " value",
                node,
            )
        elif (
            isinstance(target, tree.Member)
            and _is_this(target.base)
            and cx.function is not None
            and cx.function.owner.decl.closure is not None
        ):
            by_copy = not target.field[-1].ctype.is_reference
            cx.report.error(
                (
                    "cannot assign to a variable captured by copy in a non-mutable lambda"
                    if by_copy
                    else "read-only variable is not assignable"
                ),
                node,
            )
        elif isinstance(target, tree.Member) and _is_this(target.base) and cx.function is not None:
            message = (
                f"cannot assign to non-static data member within const member function '{cx.function.name}'"
            )
            note = Note(
                f"member function '{cx.function.name}' is declared const here",
                cx.function.location,
                len(cx.function.name),
            )
            cx.report.error(message, node, [note])
        else:
            cx.report.error("read-only variable is not assignable", node)
        return False
    constant = next((v for v in root_variables(target) if v.space == "constant" and not v.is_host), None)
    if constant is not None:
        return cx.report.reject(
            f"cannot assign to variable '{constant.name}': '__constant__' memory cannot be written by device"
            " code",
            node,
        )
    casts.mark_assigned(target)
    return True


def _modifiable_problem(target: tree.Expr, t: ct.CType) -> str:
    """Return why an expression does not denote a modifiable object, qualifiers aside; '' if it does."""
    if isinstance(target, tree.Identifier) and isinstance(target.decl, builtin_table.BuiltinVariable):
        return "built-in variables cannot be assigned to"
    if isinstance(target, tree.Member) and isinstance(target.field, str):
        return "built-in variables cannot be assigned to"
    if not target.lvalue or (target.xvalue and not t.is_record):
        return "expression is not assignable"
    if t.is_array or t.is_function:
        return f"{'array' if t.is_array else 'non-object'} type '{t}' is not assignable"
    return ""


def _is_this(node: tree.Expr) -> bool:
    """Return whether an object is `*this`, or a pointer is `this`."""
    if isinstance(node, tree.Unary) and node.op == "*":
        node = node.operand
    if isinstance(node, tree.ImplicitCast):
        node = node.operand
    return isinstance(node, tree.Identifier) and node.name.key == "this"


def _check_assignable_variable(
    cx: Context, target: tree.Identifier, decl: VariableSymbol, node: tree.Node
) -> bool:
    if target.ctype.is_const:
        message = f"cannot assign to variable '{decl.name}' with const-qualified type '{target.ctype}'"
        return cx.report.reject(
            message, node, [declared_here(decl, f"variable '{decl.name}' declared const here")]
        )
    if decl.space == "constant" and not decl.is_host:
        return cx.report.reject(
            f"cannot assign to variable '{decl.name}': '__constant__' memory cannot be written by device"
            " code",
            node,
        )
    decl.assigned = True
    return True
