"""The values of expressions: literals, names, members, elements, operators ([expr])."""

from __future__ import annotations

from ...syntax import tree
from .. import conversions as conv
from .. import ctype as ct
from ..symbols import EnumConstant, FunctionSymbol, VariableSymbol
from ..typed_nodes import DeclCondition
from . import memory
from .arithmetic import COMPARISONS, check_range, compare_pointers, convert, difference, operate, step_pointer
from .evaluation import Evaluation, address_of, memoize, unknown_value_error, value_of
from .memory import NULL, ConstantAddress, MemberValue, NotConstant, Object, Value

_NOT_VALID = "subexpression not valid in a constant expression"


def number(value: Value, at: tree.Node) -> int | float:
    """Return a value that is a number. Raises NotConstant."""
    if isinstance(value, int | float):
        return value
    raise NotConstant(_NOT_VALID, at, final=True)


def pointer(value: Value, at: tree.Node) -> ConstantAddress:
    """Return a value that is a pointer. Raises NotConstant."""
    if isinstance(value, ConstantAddress):
        return value
    raise NotConstant(_NOT_VALID, at, final=True)


def truth(ev: Evaluation, node: tree.Expr) -> bool:
    """Return the value of a condition."""
    return bool(number(ev.value(node), node))


# ------------------------------------------------------------------------------ literals, names


@value_of(tree.IntLiteral, tree.FloatLiteral)
def literal(ev: Evaluation, node: tree.IntLiteral | tree.FloatLiteral) -> Value:
    """Return the value of a number."""
    return node.value


@value_of(tree.CharLiteral)
def char_literal(ev: Evaluation, node: tree.CharLiteral) -> Value:
    """Return the value of a character."""
    return conv.wrap(node.ctype, node.value)


@value_of(tree.BoolLiteral)
def bool_literal(ev: Evaluation, node: tree.BoolLiteral) -> Value:
    """Return the value of `true` or `false`."""
    return int(node.value)


@value_of(tree.NullptrLiteral)
def nullptr_literal(ev: Evaluation, node: tree.NullptrLiteral) -> Value:
    """Return the null pointer."""
    return NULL


@address_of(tree.StringLiteral)
def string_address(ev: Evaluation, node: tree.StringLiteral) -> ConstantAddress:
    """Return the address of a string literal."""
    return ConstantAddress(node)


@value_of(tree.Identifier)
def name(ev: Evaluation, node: tree.Identifier) -> Value:
    """Return the value of an enumerator or a template's value argument, or of a variable."""
    decl = node.decl
    if isinstance(decl, EnumConstant):
        return decl.value
    return ev.read(ev.address(node), node.ctype, node)


@address_of(tree.Identifier)
def name_address(ev: Evaluation, node: tree.Identifier) -> ConstantAddress:
    """Return the address of a variable or function."""
    decl = node.decl
    if isinstance(decl, FunctionSymbol):
        return ConstantAddress(decl)
    if not isinstance(decl, VariableSymbol):
        raise NotConstant(_NOT_VALID, node, final=True)
    if ev.frames:
        result = ev.frames[-1].locals.get(decl)
        if result is not None:
            return ConstantAddress(result) if isinstance(result, Object) else result
    if decl.ctype.is_reference:
        return _resolve_reference(decl, node)
    if decl.space in ("local", "param") and decl.value is None:
        raise unknown_value_error(decl, node)
    return ConstantAddress(decl)


def _resolve_reference(reference: VariableSymbol, at: tree.Node) -> ConstantAddress:
    """Return the address that a reference outside of the evaluation is bound to, if its initialiser is
    constant ([expr.const] p2.11). Raises NotConstant.
    """
    if isinstance(reference.value, ConstantAddress):
        return reference.value
    init = reference.init
    if init is not None and init.folded is None:
        try:
            result = Evaluation().value(init)
            if isinstance(result, ConstantAddress) and not isinstance(result.base, Object):
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
    """Evaluate `sizeof` or `alignof`."""
    t = node.type.ctype if node.type is not None else node.operand.ctype if node.operand is not None else None
    t = ct.referred(t) if t is not None else None
    if t is None or not t.is_complete:
        raise NotConstant(_NOT_VALID, node)
    return t.size if node.op == "sizeof" else t.align


@value_of(tree.SharedValue)
def once(ev: Evaluation, node: tree.SharedValue) -> Value:
    """Evaluate a shared value at its first use."""
    result = ev.shared_values[node] = ev.value(node.operand)
    return result


@value_of(tree.SharedValueUse)
def again(ev: Evaluation, node: tree.SharedValueUse) -> Value:
    """Return a shared value."""
    result = ev.shared_values.get(node.once)
    return ev.value(node.once.operand) if result is None else result


@value_of(DeclCondition)
def condition(ev: Evaluation, node: DeclCondition) -> Value:
    """Evaluate a condition that declares a variable."""
    if not ev.frames:
        raise NotConstant("a condition that declares a variable is not a constant expression", node)
    ev.run(tree.DeclStmt(node.location, [node.decl]))
    return ev.value(node.test)


# ---------------------------------------------------------------------------- members, elements


@address_of(tree.Member)
def member_address(ev: Evaluation, node: tree.Member) -> ConstantAddress:
    """Return the address of a member ([expr.ref]), through anonymous members and bases; a member of reference
    type is replaced by its referent.
    """
    if isinstance(node.field, str):
        raise NotConstant(_NOT_VALID, node, final=True)
    base = node.base
    address = pointer(ev.value(base), node) if node.arrow else ev.address(base)
    t = base.ctype.pointee if node.arrow else base.ctype
    if address.past:
        raise NotConstant("cannot access field of pointer past the end of object", node)
    for field in node.field:
        address = memory.member(address, t, t.fields.index(field))
        t = field.ctype
        if isinstance(t, ct.Reference):
            address, t = pointer(ev.read(address, t, node), node), t.referred
    return address


@address_of(tree.Index)
def element_address(ev: Evaluation, node: tree.Index) -> ConstantAddress:
    """Return the address of an array element."""
    base, index = pointer(ev.value(node.base), node), number(ev.value(node.index), node)
    return memory.move_pointer(base, int(index), node.ctype.size, node)


# ---------------------------------------------------------------------------------- operators


@value_of(tree.Unary)
def unary(ev: Evaluation, node: tree.Unary) -> Value:
    """Evaluate a unary operator."""
    if node.op == "&":
        return ev.address(node.operand)
    if node.op in ("++", "--"):
        return _step(ev, node)[1 if node.postfix else 2]
    if node.op == "*":
        return ev.read(ev.address(node), node.ctype, node)
    value = ev.value(node.operand)
    if node.op == "!":
        return int(value.is_null if isinstance(value, ConstantAddress) else not number(value, node))
    operand = number(value, node)
    if node.op == "~" and isinstance(operand, int):
        return conv.wrap(node.ctype, ~operand)
    return check_range(node.ctype, -operand if node.op == "-" else operand, node)


@address_of(tree.Unary)
def unary_address(ev: Evaluation, node: tree.Unary) -> ConstantAddress:
    """Evaluate `*`, `++` or `--` to an address."""
    if node.op != "*":
        return _step(ev, node)[0]
    value = ev.value(node.operand)
    address = pointer(value, node)
    if address.is_null and not node.ctype.is_function:
        raise NotConstant(
            "dereferencing a null pointer is not allowed in a constant expression", node, final=True
        )
    return address


def _step(ev: Evaluation, node: tree.Unary) -> tuple[ConstantAddress, Value, Value]:
    """Evaluate `++x`, `x--` and so on: return the address, the value before and the value after."""
    t = node.operand.ctype
    address = ev.address(node.operand)
    if not ev.frames and not isinstance(address.base, Object):
        raise NotConstant(
            "a constant expression cannot modify an object that is visible outside that expression",
            node,
            final=True,
        )
    before = ev.read(address, t, node)
    step = 1 if node.op == "++" else -1
    after: Value
    if isinstance(before, ConstantAddress):
        after = step_pointer("+", before, step, t, node)
    elif t.is_float or conv.promote(t) is t.unqualified:
        after = check_range(t, number(before, node) + step, node)
    else:
        after = conv.wrap(t, int(number(before, node)) + step)
    ev.write(address, after, node)
    return address, before, after


@value_of(tree.Binary)
@memoize
def binary(ev: Evaluation, node: tree.Binary) -> Value:
    """Evaluate a binary operator."""
    op = node.op
    if op in ("&&", "||"):
        left = truth(ev, node.left)
        return int(left if left == (op == "||") else truth(ev, node.right))
    if op == ",":
        effect(ev, node.left)
        return ev.value(node.right)
    a, b = ev.value(node.left), ev.value(node.right)
    if isinstance(a, MemberValue) and isinstance(b, MemberValue):
        return int((a.identity == b.identity) == (op == "=="))
    if isinstance(a, ConstantAddress) or isinstance(b, ConstantAddress):
        return _pointer_operation(node, a, b)
    x, y = number(a, node), number(b, node)
    if op in COMPARISONS:
        return int(COMPARISONS[op](x, y))
    return operate(op, x, y, node.ctype, node)


def _pointer_operation(node: tree.Binary, a: Value, b: Value) -> Value:
    if isinstance(a, ConstantAddress) and isinstance(b, ConstantAddress):
        if node.op in COMPARISONS:
            return compare_pointers(node.op, a, b, node)
        return difference(a, b, node.left.ctype, node)
    if isinstance(a, ConstantAddress):
        return step_pointer(node.op, a, int(number(b, node)), node.left.ctype, node)
    return step_pointer(node.op, pointer(b, node), int(number(a, node)), node.right.ctype, node)


@address_of(tree.Binary)
def comma_address(ev: Evaluation, node: tree.Binary) -> ConstantAddress:
    """Evaluate a comma expression to an address."""
    effect(ev, node.left)
    return ev.address(node.right)


@value_of(tree.Conditional)
@memoize
def conditional(ev: Evaluation, node: tree.Conditional) -> Value:
    """Evaluate a conditional expression."""
    return ev.value(node.then if truth(ev, node.condition) else node.otherwise)


@address_of(tree.Conditional)
def conditional_address(ev: Evaluation, node: tree.Conditional) -> ConstantAddress:
    """Evaluate a conditional expression to an address."""
    return ev.address(node.then if truth(ev, node.condition) else node.otherwise)


# --------------------------------------------------------------------------------- assignments


@address_of(tree.Assign)
def assignment(ev: Evaluation, node: tree.Assign) -> ConstantAddress:
    """Evaluate an assignment, the right operand first ([expr.ass])."""
    target = node.target
    if not ev.frames and isinstance(target, tree.Identifier):
        raise NotConstant(
            "a constant expression cannot modify an object that is visible outside that expression",
            node,
            final=True,
        )
    value = ev.value(node.value)
    address = ev.address(target)
    if node.op != "=":
        value = _compute_assignment(ev, node, ev.read(address, target.ctype, node), value)
    ev.write(address, value, node)
    return address


def _compute_assignment(ev: Evaluation, node: tree.Assign, old: Value, value: Value) -> Value:
    """Return `old op value`, computed in the type of [expr.ass] p7 and converted back."""
    op, t = node.operation, node.target.ctype
    if isinstance(old, ConstantAddress):
        return step_pointer(op, old, int(number(value, node)), t, node)
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
    """Evaluate a discarded-value expression ([expr.prop] p2)."""
    if node.lvalue:
        ev.address(node)
    elif node.ctype is None or node.ctype.is_record:
        ev.materialise(node)
    else:
        ev.value(node)
