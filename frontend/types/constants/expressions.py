"""The values of expressions: literals, names, members, elements, operators ([expr])."""

from __future__ import annotations

from ...syntax import tree
from .. import conversions as conv
from .. import ctype as ct
from ..symbols import EnumConstant, Function, Variable
from ..typed_nodes import DeclCondition
from . import memory
from .arithmetic import COMPARISONS, checked, compared, convert, difference, operate, stepped
from .evaluation import Evaluation, place_of, remembered, unknown, value_of
from .memory import NULL, Address, MemberValue, NotConstant, Object, Value

_NOT_VALID = "subexpression not valid in a constant expression"


def number(value: Value, at: tree.Node) -> int | float:
    if isinstance(value, int | float):
        return value
    raise NotConstant(_NOT_VALID, at, final=True)


def pointer(value: Value, at: tree.Node) -> Address:
    if isinstance(value, Address):
        return value
    raise NotConstant(_NOT_VALID, at, final=True)


def truth(ev: Evaluation, node: tree.Expr) -> bool:
    return bool(number(ev.value(node), node))


# ------------------------------------------------------------------------------ literals, names


@value_of(tree.IntLiteral, tree.FloatLiteral)
def literal(ev: Evaluation, node: tree.IntLiteral | tree.FloatLiteral) -> Value:
    return node.value


@value_of(tree.CharLiteral)
def char_literal(ev: Evaluation, node: tree.CharLiteral) -> Value:
    return conv.wrap(node.ctype, node.value)


@value_of(tree.BoolLiteral)
def bool_literal(ev: Evaluation, node: tree.BoolLiteral) -> Value:
    return int(node.value)


@value_of(tree.NullptrLiteral)
def nullptr_literal(ev: Evaluation, node: tree.NullptrLiteral) -> Value:
    return NULL


@place_of(tree.StringLiteral)
def string_place(ev: Evaluation, node: tree.StringLiteral) -> Address:
    return Address(node)


@value_of(tree.Identifier)
def name(ev: Evaluation, node: tree.Identifier) -> Value:
    """An enumerator or a template's value argument; a variable where its value is asked for as such."""
    decl = node.decl
    if isinstance(decl, EnumConstant):
        return decl.value
    return ev.read(ev.place(node), node.ctype, node)


@place_of(tree.Identifier)
def name_place(ev: Evaluation, node: tree.Identifier) -> Address:
    decl = node.decl
    if isinstance(decl, Function):
        return Address(decl)
    if not isinstance(decl, Variable):
        raise NotConstant(_NOT_VALID, node, final=True)
    if ev.frames:
        result = ev.frames[-1].locals.get(decl)
        if result is not None:
            return Address(result) if isinstance(result, Object) else result
    if decl.ctype.is_reference:
        return _referred(decl, node)
    if decl.place in ("local", "param") and decl.value is None:
        raise unknown(decl, node)
    return Address(decl)


def _referred(reference: Variable, at: tree.Node) -> Address:
    """What a reference outside of the evaluation refers to, where its initialiser tells ([expr.const]
    p2.11).
    """
    if isinstance(reference.value, Address):
        return reference.value
    init = reference.init
    if init is not None and init.folded is None:
        try:
            result = Evaluation().value(init)
            if isinstance(result, Address) and not isinstance(result.base, Object):
                reference.value = result
                return result
        except NotConstant:
            pass
        init.folded = memory.INDETERMINATE
    raise NotConstant(
        f"initializer of '{reference.name}' is not a constant expression",
        at,
        reference,
        final=init is not None,
    )


@value_of(tree.SizeOf)
def size_of(ev: Evaluation, node: tree.SizeOf) -> Value:
    measured = (
        node.type.ctype if node.type is not None else node.operand.ctype if node.operand is not None else None
    )
    measured = ct.referred(measured) if measured is not None else None
    if measured is None or not measured.is_complete:
        raise NotConstant(_NOT_VALID, node)
    return measured.size if node.op == "sizeof" else measured.align


@value_of(tree.Once)
def once(ev: Evaluation, node: tree.Once) -> Value:
    result = ev.kept[node] = ev.value(node.operand)
    return result


@value_of(tree.Again)
def again(ev: Evaluation, node: tree.Again) -> Value:
    result = ev.kept.get(node.once)
    return ev.value(node.once.operand) if result is None else result


@value_of(DeclCondition)
def condition(ev: Evaluation, node: DeclCondition) -> Value:
    if not ev.frames:
        raise NotConstant("a condition that declares a variable is not a constant expression", node)
    ev.run(tree.DeclStmt(node.location, [node.decl]))
    return ev.value(node.test)


# ---------------------------------------------------------------------------- members, elements


@place_of(tree.Member)
def member_place(ev: Evaluation, node: tree.Member) -> Address:
    """[expr.ref]: the way leads through anonymous members and bases; a member of reference type is what it
    refers to.
    """
    if isinstance(node.field, str):
        raise NotConstant(_NOT_VALID, node, final=True)
    base = node.base
    here = pointer(ev.value(base), node) if node.arrow else ev.place(base)
    t = base.ctype.pointee if node.arrow else base.ctype
    if here.past:
        raise NotConstant("cannot access field of pointer past the end of object", node)
    for step in node.field:
        here = memory.member(here, t, t.fields.index(step))
        t = step.ctype
        if isinstance(t, ct.Reference):
            here, t = pointer(ev.read(here, t, node), node), t.referred
    return here


@place_of(tree.Index)
def element_place(ev: Evaluation, node: tree.Index) -> Address:
    base, index = pointer(ev.value(node.base), node), number(ev.value(node.index), node)
    return memory.moved(base, int(index), node.ctype.size, node)


# ---------------------------------------------------------------------------------- operators


@value_of(tree.Unary)
def unary(ev: Evaluation, node: tree.Unary) -> Value:
    if node.op == "&":
        return ev.place(node.operand)
    if node.op in ("++", "--"):
        return _step(ev, node)[1 if node.postfix else 2]
    if node.op == "*":
        return ev.read(ev.place(node), node.ctype, node)
    value = ev.value(node.operand)
    if node.op == "!":
        return int(value.is_null if isinstance(value, Address) else not number(value, node))
    operand = number(value, node)
    if node.op == "~" and isinstance(operand, int):
        return conv.wrap(node.ctype, ~operand)
    return checked(node.ctype, -operand if node.op == "-" else operand, node)


@place_of(tree.Unary)
def unary_place(ev: Evaluation, node: tree.Unary) -> Address:
    if node.op != "*":
        return _step(ev, node)[0]
    value = ev.value(node.operand)
    here = pointer(value, node)
    if here.is_null and not node.ctype.is_function:
        raise NotConstant(
            "dereferencing a null pointer is not allowed in a constant expression", node, final=True
        )
    return here


def _step(ev: Evaluation, node: tree.Unary) -> tuple[Address, Value, Value]:
    """`++x`, `x--` and so on: where, the value before and the one after."""
    t = node.operand.ctype
    where = ev.place(node.operand)
    if not ev.frames and not isinstance(where.base, Object):
        raise NotConstant(
            "a constant expression cannot modify an object that is visible outside that expression",
            node,
            final=True,
        )
    before = ev.read(where, t, node)
    step = 1 if node.op == "++" else -1
    after: Value
    if isinstance(before, Address):
        after = stepped("+", before, step, t, node)
    elif t.is_float or conv.promoted(t) is t.unqualified:
        after = checked(t, number(before, node) + step, node)
    else:
        after = conv.wrap(t, int(number(before, node)) + step)
    ev.write(where, after, node)
    return where, before, after


@value_of(tree.Binary)
@remembered
def binary(ev: Evaluation, node: tree.Binary) -> Value:
    op = node.op
    if op in ("&&", "||"):
        left = truth(ev, node.left)
        return int(left if left == (op == "||") else truth(ev, node.right))
    if op == ",":
        effect(ev, node.left)
        return ev.value(node.right)
    a, b = ev.value(node.left), ev.value(node.right)
    if isinstance(a, MemberValue) and isinstance(b, MemberValue):
        return int((a.place == b.place) == (op == "=="))
    if isinstance(a, Address) or isinstance(b, Address):
        return _on_pointers(node, a, b)
    x, y = number(a, node), number(b, node)
    if op in COMPARISONS:
        return int(COMPARISONS[op](x, y))
    return operate(op, x, y, node.ctype, node)


def _on_pointers(node: tree.Binary, a: Value, b: Value) -> Value:
    if isinstance(a, Address) and isinstance(b, Address):
        if node.op in COMPARISONS:
            return compared(node.op, a, b, node)
        return difference(a, b, node.left.ctype, node)
    if isinstance(a, Address):
        return stepped(node.op, a, int(number(b, node)), node.left.ctype, node)
    return stepped(node.op, pointer(b, node), int(number(a, node)), node.right.ctype, node)


@place_of(tree.Binary)
def comma_place(ev: Evaluation, node: tree.Binary) -> Address:
    effect(ev, node.left)
    return ev.place(node.right)


@value_of(tree.Conditional)
@remembered
def conditional(ev: Evaluation, node: tree.Conditional) -> Value:
    return ev.value(node.then if truth(ev, node.condition) else node.otherwise)


@place_of(tree.Conditional)
def conditional_place(ev: Evaluation, node: tree.Conditional) -> Address:
    return ev.place(node.then if truth(ev, node.condition) else node.otherwise)


# --------------------------------------------------------------------------------- assignments


@place_of(tree.Assign)
def assignment(ev: Evaluation, node: tree.Assign) -> Address:
    """[expr.ass]: the right operand first."""
    target = node.target
    if not ev.frames and isinstance(target, tree.Identifier):
        raise NotConstant(
            "a constant expression cannot modify an object that is visible outside that expression",
            node,
            final=True,
        )
    value = ev.value(node.value)
    where = ev.place(target)
    if node.op != "=":
        value = _computed(ev, node, ev.read(where, target.ctype, node), value)
    ev.write(where, value, node)
    return where


def _computed(ev: Evaluation, node: tree.Assign, old: Value, value: Value) -> Value:
    """`old op value`, in the type that [expr.ass] p7 says, converted back."""
    op, t = node.op[:-1], node.target.ctype
    if isinstance(old, Address):
        return stepped(op, old, int(number(value, node)), t, node)
    common = conv.computation_type(op, t, node.value.ctype)
    left = convert(old, t, common)
    assert isinstance(left, int | float)
    result = convert(operate(op, left, number(value, node), common, node), common, t)
    if result is None:
        raise NotConstant(
            f"value is outside the range of representable values of type '{t.unqualified}'", node
        )
    return result


def effect(ev: Evaluation, node: tree.Expr) -> None:
    """A discarded-value expression ([expr.prop] p2)."""
    if node.lvalue:
        ev.place(node)
    elif node.ctype is None or node.ctype.is_record:
        ev.materialised(node)
    else:
        ev.value(node)
