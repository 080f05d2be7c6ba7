"""Facts about checked expressions that conversions ask for: bit-fields, null pointer constants, overloaded
names.
"""

from __future__ import annotations

from ..syntax import tree
from . import ctype as ct
from .bases import Path
from .ctype import CType
from .symbols import Variable
from .typed_nodes import Constructed, PointedMember


def is_null_constant(node: tree.Expr) -> bool:
    """A null pointer constant ([conv.ptr] p1): the literal 0, or nullptr."""
    while isinstance(node, tree.ImplicitCast) and node.kind in ("NoOp", "LValueToRValue"):
        node = node.operand
    return (isinstance(node, tree.IntLiteral) and node.value == 0) or node.ctype is ct.NULLPTR


def is_bit_field(node: tree.Expr) -> bool:
    """Return whether an lvalue is a bit-field, or may be one ([expr.cond] p5)."""
    node = _itself(node)
    if isinstance(node, tree.Conditional):
        return node.lvalue and (is_bit_field(node.then) or is_bit_field(node.otherwise))
    return bit_field_width(node) is not None


def bit_field_width(node: tree.Expr) -> int | None:
    """The width of the bit-field that an lvalue is; None for what is none, or one of several."""
    node = _itself(node)
    width: int | None = (
        node.field[-1].bit_width if isinstance(node, tree.Member) and isinstance(node.field, tuple) else None
    )
    return width


def _itself(node: tree.Expr) -> tree.Expr:
    """The lvalue that an expression's is."""
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


def effective(node: tree.Expr) -> CType:
    """The type that an operand takes part with in arithmetic: a bit-field promotes by its width ([conv.prom]
    p5).
    """
    t: CType = node.ctype
    width = bit_field_width(node)
    if width is None or not isinstance(t, ct.Scalar) or not t.is_integer or t.is_bool:
        return t
    if width < 32 or (width == 32 and t.signed):
        return ct.INT
    return ct.UINT if width == 32 else t


def overloaded_name(node: tree.Expr) -> tree.Identifier:
    """The name in `f` or `&f`, of type `ct.OVERLOADED`."""
    while isinstance(node, tree.Unary):
        node = node.operand
    assert isinstance(node, tree.Identifier)
    return node


def names_member(node: tree.Expr) -> bool:
    """Return whether an expression is `&C::name`, which makes a pointer to a member ([expr.unary.op] p4)."""
    operand = node.operand if isinstance(node, tree.Unary) and node.op == "&" else None
    return isinstance(operand, tree.Identifier) and not operand.parenthesized and len(operand.name.parts) > 1


def is_lvalue(node: tree.Expr) -> bool:
    """An lvalue of the standard ([basic.lval]): no xvalue; functions are always ones."""
    t = node.ctype
    return bool((node.lvalue and not node.xvalue) or t.is_function or (t.is_array and not node.xvalue))


def roots(node: tree.Expr) -> list[Variable]:
    """The variables that an lvalue may be, or be a part of; none for what lies behind a pointer."""
    match node:
        case tree.Identifier(decl=Variable() as variable):
            return [variable]
        case tree.Member(arrow=False) | tree.Index():
            return roots(node.base)
        case PointedMember():
            return roots(node.object)
        case tree.ImplicitCast(kind="ArrayToPointerDecay" | "NoOp") | tree.Unary(op="++" | "--"):
            return roots(node.operand)
        case tree.Conditional():
            return [*roots(node.then), *roots(node.otherwise)]
        case tree.Binary(op=","):
            return roots(node.right)
        case tree.Assign():
            return roots(node.target)
    return []


def whole(node: tree.Expr) -> Variable | None:
    """The variable that an expression without effects names, or names a part of."""
    result = roots(node)
    while isinstance(node, tree.Member | tree.Index | tree.ImplicitCast):
        node = node.operand if isinstance(node, tree.ImplicitCast) else node.base
    return result[0] if result and isinstance(node, tree.Identifier) else None


def has_effects(node: tree.Expr) -> bool:
    """Return whether evaluating an expression may do more than give its value."""
    if (
        isinstance(node, tree.Assign | tree.Call | Constructed)
        or (isinstance(node, tree.Unary) and node.op in ("++", "--"))
        or node.ctype.is_volatile
    ):
        return True
    return any(
        has_effects(child)
        for child in node.children()
        if isinstance(child, tree.Expr) and child.ctype is not None
    )


def named_in(node: tree.Expr) -> tuple[CType, Path]:
    """The class of the object that a member is named of, and the way to the base that the name is qualified
    with.
    """
    way: Path = ()
    while isinstance(node, tree.Member) and node.field and node.field[-1].is_base:
        way = (*node.field, *way)
        node = node.base
    t: CType = node.ctype
    return t, way
