"""Properties of checked expressions that conversions depend on: bit-fields, null pointer constants,
overloaded names.
"""

from __future__ import annotations

from ..syntax import tree
from . import ctype as ct
from .bases import Path
from .ctype import CType
from .symbols import VariableSymbol
from .typed_nodes import ConstructorCall, PointedMember


def is_null_constant(node: tree.Expr) -> bool:
    """Return whether an expression is a null pointer constant ([conv.ptr] p1): the literal 0, or nullptr."""
    while isinstance(node, tree.ImplicitCast) and node.kind in ("NoOp", "LValueToRValue"):
        node = node.operand
    return (isinstance(node, tree.IntLiteral) and node.value == 0) or node.ctype is ct.NULLPTR


def is_bit_field(node: tree.Expr) -> bool:
    """Return whether an lvalue is a bit-field, or may be one ([expr.cond] p5)."""
    node = _denoted_lvalue(node)
    if isinstance(node, tree.Conditional):
        return node.lvalue and (is_bit_field(node.then) or is_bit_field(node.otherwise))
    return bit_field_width(node) is not None


def bit_field_width(node: tree.Expr) -> int | None:
    """Return the width of the bit-field that an lvalue denotes; None for another lvalue, or one of
    several.
    """
    node = _denoted_lvalue(node)
    width: int | None = (
        node.field[-1].bit_width if isinstance(node, tree.Member) and isinstance(node.field, tuple) else None
    )
    return width


def _denoted_lvalue(node: tree.Expr) -> tree.Expr:
    """Return the operand whose lvalue is that of the expression."""
    while True:
        if isinstance(node, tree.Assign):
            node = node.target
        elif isinstance(node, tree.Binary) and node.op == ",":
            node = node.right
        elif (isinstance(node, tree.Unary) and node.op in ("++", "--")) or (
            isinstance(node, tree.ImplicitCast) and node.kind == "NoOp"
        ):
            node = node.operand
        else:
            return node


def operand_type(node: tree.Expr) -> CType:
    """Return the type of an operand in arithmetic: a bit-field is promoted by its width ([conv.prom] p5)."""
    t: CType = node.ctype
    width = bit_field_width(node)
    if width is None or not isinstance(t, ct.Scalar) or not t.is_integer or t.is_bool:
        return t
    if width < 32 or (width == 32 and t.signed):
        return ct.INT
    return ct.UINT if width == 32 else t


def overloaded_name(node: tree.Expr) -> tree.Identifier:
    """Return the name in `f` or `&f`, of type `ct.OVERLOADED`."""
    while isinstance(node, tree.Unary):
        node = node.operand
    assert isinstance(node, tree.Identifier)
    return node


def names_member(node: tree.Expr) -> bool:
    """Return whether an expression is `&C::name`, which forms a pointer to member ([expr.unary.op] p4)."""
    operand = node.operand if isinstance(node, tree.Unary) and node.op == "&" else None
    return isinstance(operand, tree.Identifier) and not operand.parenthesized and len(operand.name.parts) > 1


def is_lvalue(node: tree.Expr) -> bool:
    """Return whether an expression is an lvalue of the standard ([basic.lval]): no xvalue; functions always
    are.
    """
    t = node.ctype
    return bool((node.lvalue and not node.xvalue) or t.is_function or (t.is_array and not node.xvalue))


def root_variables(node: tree.Expr) -> list[VariableSymbol]:
    """Return the variables that an lvalue may denote, or be a part of; none through a pointer."""
    match node:
        case tree.Identifier(decl=VariableSymbol() as variable):
            return [variable]
        case tree.Member(arrow=False) | tree.Index():
            return root_variables(node.base)
        case PointedMember():
            return root_variables(node.object)
        case tree.ImplicitCast(kind="ArrayToPointerDecay" | "NoOp") | tree.Unary(op="++" | "--"):
            return root_variables(node.operand)
        case tree.Conditional():
            return [*root_variables(node.then), *root_variables(node.otherwise)]
        case tree.Binary(op=","):
            return root_variables(node.right)
        case tree.Assign():
            return root_variables(node.target)
    return []


def named_variable(node: tree.Expr) -> VariableSymbol | None:
    """Return the variable that an expression without side effects names, or names a part of; None
    for others.
    """
    result = root_variables(node)
    while isinstance(node, tree.Member | tree.Index | tree.ImplicitCast):
        node = node.operand if isinstance(node, tree.ImplicitCast) else node.base
    return result[0] if result and isinstance(node, tree.Identifier) else None


def has_effects(node: tree.Expr) -> bool:
    """Return whether evaluating an expression may have side effects."""
    if (
        isinstance(node, tree.Assign | tree.Call | ConstructorCall)
        or (isinstance(node, tree.Unary) and node.op in ("++", "--"))
        or node.ctype.is_volatile
    ):
        return True
    return any(
        has_effects(child)
        for child in node.children()
        if isinstance(child, tree.Expr) and child.ctype is not None
    )


def naming_class(node: tree.Expr) -> tuple[CType, Path]:
    """Return the class of the object in a member access, and the path to the base that qualifies the member's
    name.
    """
    path: Path = ()
    while isinstance(node, tree.Member) and node.field and node.field[-1].is_base:
        path = (*node.field, *path)
        node = node.base
    t: CType = node.ctype
    return t, path
