"""Lowering of operators: arithmetic, comparison, assignment, short circuit, `?:`, and branches on
conditions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ...ir import core as ir
from ...ir import irtypes as ty
from ...support.fast_dataclass import replace
from ..syntax import tree
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.expressions import is_bit_field, operand_type
from . import bitfields, copying, member_pointers
from .alignment import alignment_of
from .casts import convert, function_address, load_lvalue, resize
from .destroy import has_identity
from .exprs import offset
from .function import Choice, FunctionLowering, Place, address_of, builds, value_of

R = TypeVar("R")

_INTEGER = {"+": "add", "-": "sub", "*": "mul", "&": "and", "|": "or", "^": "xor", "<<": "shl"}
_SIGNED = {"/": "sdiv", "%": "srem", ">>": "ashr"}
_UNSIGNED = {"/": "udiv", "%": "urem", ">>": "lshr"}
_FLOAT = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}
_PREDICATES = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}


def arithmetic(
    fl: FunctionLowering, op: tree.BinaryOperator, a: ir.Value, b: ir.Value, t: ct.CType
) -> ir.Value:
    """Return `a op b` for values of the arithmetic type `t`; the right operand of a shift has a type of its
    own.
    """
    if t.is_float:
        return _float_arithmetic(fl, op, a, b, t)
    signed = conv.is_signed(t)
    if op in ("<<", ">>"):
        b = resize(fl, b, False, a.type)
    name = _INTEGER.get(op) or (_SIGNED if signed else _UNSIGNED)[op]
    # Signed overflow is undefined in C; `nsw` lets 64-bit addresses be computed from 32-bit products.
    return fl.b.binary(name, a, b, ("nsw",) if signed and op in "+-*" else ())


def _float_arithmetic(
    fl: FunctionLowering, op: tree.BinaryOperator, a: ir.Value, b: ir.Value, t: ct.CType
) -> ir.Value:
    if op == "/" and t.size == 4 and not fl.precise_division:
        return fl.b.call("llvm.nvvm.div.approx.f" if fl.fast_division else "llvm.nvvm.div.full", (a, b))
    return fl.b.binary(_FLOAT[op], a, b, fl.contract if op != "/" else ())


@value_of(tree.Binary)
def binary(fl: FunctionLowering, node: tree.Binary) -> ir.Value | None:
    """Lower a binary operator to its value."""
    if node.op == ",":
        effect(fl, node.left)
        return fl.run(node.right)
    if node.op in ("&&", "||"):
        return _short_circuit(fl, node)
    spine = _left_spine(node)
    value = fl.value(spine[-1].left)
    for step in reversed(spine):
        right = fl.value(step.right)
        fl.at(step.location)
        value = _apply(fl, step, value, right)
    return value


def _left_spine(node: tree.Binary) -> list[tree.Binary]:
    """Return the operations of `a + b + c` from the outermost to the innermost, to be lowered without
    recursion.
    """
    spine = [node]
    while isinstance(spine[-1].left, tree.Binary) and spine[-1].left.op not in (",", "&&", "||"):
        spine.append(spine[-1].left)
    return spine


def _apply(fl: FunctionLowering, node: tree.Binary, left: ir.Value, right: ir.Value) -> ir.Value:
    a, b = node.left.ctype, node.right.ctype
    if a.in_memory:
        return member_pointers.compare(fl, node.op, left, right, a)
    if node.op in tree.COMPARISONS:
        return _compare(fl, node.op, left, right, a)
    if a.is_pointer and b.is_pointer:
        return _difference(fl, left, right, a)
    if a.is_pointer or b.is_pointer:
        pointer, number, t = (left, right, b) if a.is_pointer else (right, left, a)
        return step_pointer(
            fl, pointer, resize(fl, number, conv.is_signed(t), ty.I64), node.ctype, node.op == "-"
        )
    return arithmetic(fl, node.op, left, right, node.ctype)


def step_pointer(
    fl: FunctionLowering, pointer: ir.Value, count: ir.Value, t: ct.CType, back: bool
) -> ir.Value:
    """Return `pointer + count` (or `-`) in elements."""
    if back:
        count = (
            ir.const_int(ty.I64, -count.signed)
            if isinstance(count, ir.Int)
            else fl.b.binary("sub", ir.const_int(ty.I64, 0), count)
        )
    assert isinstance(t, ct.Pointer)
    return fl.b.gep(fl.layouts.memory(t.pointee), pointer, (count,))


def _difference(fl: FunctionLowering, left: ir.Value, right: ir.Value, t: ct.CType) -> ir.Value:
    assert isinstance(t, ct.Pointer)
    a, b = (fl.b.cast("ptrtoint", v, ty.I64) for v in (left, right))
    size = t.pointee.size
    bytes_between = fl.b.binary("sub", a, b)
    return (
        bytes_between
        if size == 1
        else fl.b.binary("sdiv", bytes_between, ir.const_int(ty.I64, size), ("exact",))
    )


def _compare(
    fl: FunctionLowering, op: tree.BinaryOperator, left: ir.Value, right: ir.Value, t: ct.CType
) -> ir.Value:
    pred = _PREDICATES[op]
    if t.is_float:
        return fl.b.fcmp("une" if op == "!=" else f"o{pred}", left, right)
    if op not in ("==", "!="):
        pred = ("s" if t.is_integral and conv.is_signed(t) else "u") + pred
    return fl.b.icmp(pred, left, right)


# ------------------------------------------------------------------------------- conditions


def branch(fl: FunctionLowering, node: tree.Expr, then: ir.Block, otherwise: ir.Block) -> None:
    """Branch on a condition, without materialising `&&`, `||` and `!`."""
    while isinstance(node, tree.Unary) and node.op == "!":
        node, then, otherwise = node.operand, otherwise, then
    if isinstance(node, tree.Binary) and node.op in ("&&", "||"):
        middle = fl.block("and" if node.op == "&&" else "or")
        first = (middle, otherwise) if node.op == "&&" else (then, middle)
        branch(fl, node.left, *first)
        fl.enter(middle)
        branch(fl, node.right, then, otherwise)
        return
    value = fl.value(node)
    fl.at(node.location)
    fl.b.cond_br(value, then, otherwise)


def _short_circuit(fl: FunctionLowering, node: tree.Binary) -> ir.Value:
    right, end = fl.block("rhs"), fl.block("end")
    conjunction = node.op == "&&"
    left_value = fl.value(node.left)
    fl.at(node.location)
    left_end = fl.b.block
    fl.b.cond_br(left_value, *((right, end) if conjunction else (end, right)))
    fl.enter(right)
    right_value = fl.value(node.right)
    fl.at(node.location)
    right_end = fl.b.block
    fl.jump_and_enter(end)
    return fl.b.phi(ty.I1, [(ir.FALSE if conjunction else ir.TRUE, left_end), (right_value, right_end)])


def _lower_arms(
    fl: FunctionLowering, node: tree.Conditional, lower: Callable[[tree.Expr], R]
) -> list[tuple[R, ir.Block]]:
    """Lower both arms of `?:` by `lower`: return the result of each, and the block in which it ends."""
    then, otherwise, end = fl.block("then"), fl.block("else"), fl.block("end")
    branch(fl, node.condition, then, otherwise)
    incoming = []
    for block, arm in ((then, node.then), (otherwise, node.otherwise)):
        fl.enter(block)
        value = lower(arm)
        fl.at(node.location)
        incoming.append((value, fl.b.block))
        fl.jump(end)
    fl.enter(end)
    return incoming


def _select_arm(
    fl: FunctionLowering, node: tree.Conditional, lower: Callable[[tree.Expr], ir.Value]
) -> ir.Value:
    """Return the value of the selected arm."""
    incoming = _lower_arms(fl, node, lower)
    return fl.b.phi(incoming[0][0].type, incoming)


def _object(fl: FunctionLowering, node: tree.Expr) -> ir.Value:
    """Return the generic address of an lvalue, or of the structure that is the rvalue."""
    return fl.generic(fl.address(node) if node.lvalue else fl.value(node))


@value_of(tree.SharedValue)
def once(fl: FunctionLowering, node: tree.SharedValue) -> ir.Value:
    """Lower a shared value at its first use."""
    fl.once[node] = value = fl.value(node.operand)
    return value


@value_of(tree.SharedValueUse)
def again(fl: FunctionLowering, node: tree.SharedValueUse) -> ir.Value:
    """Return a shared value that has been lowered."""
    return fl.once[node.once]


@value_of(tree.Conditional)
def conditional(fl: FunctionLowering, node: tree.Conditional) -> ir.Value | None:
    """Lower a conditional expression to its value, None for void."""
    if node.ctype.is_void:
        _lower_arms(fl, node, fl.effect)
        return None
    if node.ctype.is_function:
        return _select_arm(fl, node, lambda arm: function_address(fl, arm))
    if node.ctype.in_memory:
        return _select_arm(fl, node, lambda arm: _object(fl, arm))
    if node.lvalue:
        return _select_arm(fl, node, lambda arm: load_lvalue(fl, arm, arm.location))
    return _select_arm(fl, node, fl.value)


@builds(tree.Conditional)
def conditional_object(fl: FunctionLowering, target: ir.Value, node: tree.Conditional, t: ct.CType) -> bool:
    """Build the object in the selected arm."""
    if node.lvalue or not has_identity(t):
        return False
    then, otherwise, end = fl.block("then"), fl.block("else"), fl.block("end")
    branch(fl, node.condition, then, otherwise)
    for block, arm in ((then, node.then), (otherwise, node.otherwise)):
        fl.enter(block)
        fl.initialise(target, arm, t)
        fl.jump(end)
    fl.enter(end)
    return True


@builds(tree.Binary)
def comma_object(fl: FunctionLowering, target: ir.Value, node: tree.Binary, t: ct.CType) -> bool:
    """Build the object of `a, b` from `b`."""
    if node.op != "," or node.lvalue or not has_identity(t):
        return False
    effect(fl, node.left)
    fl.initialise(target, node.right, t)
    return True


@address_of(tree.Binary)
def comma_place(fl: FunctionLowering, node: tree.Binary) -> Place:
    """Return the place of a comma expression: its right operand."""
    effect(fl, node.left)
    return fl.place(node.right) if node.right.lvalue else fl.value(node.right)


@address_of(tree.Conditional)
def conditional_place(fl: FunctionLowering, node: tree.Conditional) -> Place:
    """Lower a conditional lvalue to its address."""
    if not is_bit_field(node):
        return _select_arm(fl, node, lambda arm: _object(fl, arm))
    (then, then_end), (otherwise, otherwise_end) = _lower_arms(fl, node, fl.place)
    ends = (then_end, otherwise_end)
    first = fl.b.phi(ty.I1, [(ir.TRUE, then_end), (ir.FALSE, otherwise_end)])
    return Choice(first, (_merge_place(fl, then, ends), _merge_place(fl, otherwise, ends[::-1])))


def _merge_place(fl: FunctionLowering, place: Place, ends: Sequence[ir.Block]) -> Place:
    """Return a place that is defined at the end of the first block, for use where control came from that
    block.
    """

    def merge(value: ir.Value) -> ir.Value:
        t = value.type
        other = ir.null(t.space) if isinstance(t, ty.PointerType) else ir.FALSE
        return fl.b.phi(t, list(zip((value, other), ends)))

    if isinstance(place, bitfields.BitFieldPlace):
        return replace(place, parts=[(merge(address), part) for address, part in place.parts])
    if isinstance(place, Choice):
        return Choice(
            merge(place.first),
            (_merge_place(fl, place.places[0], ends), _merge_place(fl, place.places[1], ends)),
        )
    return merge(place)


# ------------------------------------------------------------------------------------- unary


@value_of(tree.Unary)
def unary(fl: FunctionLowering, node: tree.Unary) -> ir.Value:
    """Lower a unary operator to its value."""
    op, operand = node.op, node.operand
    if op in ("++", "--"):
        _, old, new = _step(fl, node)
        return old if node.postfix else new
    if op == "&" and operand.ctype.is_function:
        return function_address(fl, operand)
    if op == "&":
        address = fl.address(operand)
        fl.at(node.location)
        return fl.generic(address)
    if op == "*":
        return fl.load(fl.value(operand), node.ctype)
    value = fl.value(operand)
    fl.at(node.location)
    if op == "+":
        return value
    if op == "!":
        return fl.b.binary("xor", value, ir.TRUE)
    if op == "~":
        return fl.b.binary("xor", value, ir.const_int(value.type, -1))
    if node.ctype.is_float:
        return fl.b.fneg(value)
    return fl.b.binary(
        "sub", ir.const_int(value.type, 0), value, ("nsw",) if conv.is_signed(node.ctype) else ()
    )


@address_of(tree.Unary)
def unary_place(fl: FunctionLowering, node: tree.Unary) -> Place:
    """Lower `*`, `++` or `--` to an address."""
    if node.op == "*":
        return fl.value(node.operand)
    return _step(fl, node)[0]


def _step(fl: FunctionLowering, node: tree.Unary) -> tuple[Place, ir.Value, ir.Value]:
    """Lower `++` and `--`: return the address, the old value and the new one."""
    t = node.operand.ctype
    address = fl.place(node.operand)
    fl.at(node.location)
    old = fl.load(address, t, alignment_of(node.operand))
    down = node.op == "--"
    if t.is_pointer:
        new = step_pointer(fl, old, ir.const_int(ty.I64, 1), t, down)
    elif t.is_float:
        one = fl.unit.data.number(1.0, t)
        new = fl.b.binary("fsub" if down else "fadd", old, one)
    else:
        # Types narrower than int compute as int and convert back modulo 2**n, so there is no overflow.
        flags = ("nsw",) if conv.is_signed(t) and t.size >= 4 else ()
        new = fl.b.binary("add", old, ir.const_int(old.type, -1 if down else 1), flags)
    fl.store(new, address, t, alignment_of(node.operand))
    return address, old, _value_after_store(fl, new, address, t)


# -------------------------------------------------------------------------------- assignment


@value_of(tree.Assign)
def assign(fl: FunctionLowering, node: tree.Assign) -> ir.Value:
    """Lower an assignment to its value."""
    address, value = _assign(fl, node)
    return address if node.ctype.in_memory and isinstance(address, ir.Value) else value


@address_of(tree.Assign)
def assign_place(fl: FunctionLowering, node: tree.Assign) -> Place:
    """Lower an assignment to the address of its target."""
    return _assign(fl, node)[0]


def _assign(fl: FunctionLowering, node: tree.Assign) -> tuple[Place, ir.Value]:
    """Lower an assignment: return the address and the stored value. The right side is evaluated first
    ([expr.ass] p1).
    """
    t = node.target.ctype
    value = fl.address(node.value.operand) if t.is_array else fl.value(node.value)  # type: ignore[attr-defined]
    address = fl.place(node.target)
    fl.at(node.location)
    if t.in_memory or t.is_array:
        assert isinstance(address, ir.Value)
        copying.copy(fl, address, value, t, (alignment_of(node.target), alignment_of(node.value)))
        return address, value
    if node.op != "=":
        value = _compound(fl, node, address, value)
    fl.store(value, address, t, alignment_of(node.target))
    return address, _value_after_store(fl, value, address, t)


def _value_after_store(fl: FunctionLowering, value: ir.Value, address: Place, t: ct.CType) -> ir.Value:
    """Return the object's value after `value` was stored: a bit-field keeps only some bits."""
    if isinstance(address, Choice):
        return fl.b.phi(
            value.type, fl.for_each_choice(address, lambda place: _value_after_store(fl, value, place, t))
        )
    if not isinstance(address, bitfields.BitFieldPlace) or t.is_bool:
        return value
    return bitfields.truncate(fl.b, value, address.width, fl.integer(t), t)


def _compound(fl: FunctionLowering, node: tree.Assign, address: Place, value: ir.Value) -> ir.Value:
    """Return the new value of `target op= value`, computed in the common type."""
    t, op = node.target.ctype, node.operation
    old = fl.load(address, t, alignment_of(node.target))
    if t.is_pointer:
        count = resize(fl, value, conv.is_signed(node.value.ctype), ty.I64)
        return step_pointer(fl, old, count, t, op == "-")
    common = conv.computation_type(op, operand_type(node.target), node.value.ctype)
    widened = convert(fl, old, conv.arithmetic_kind(t, common), t, common)
    result = arithmetic(fl, op, widened, value, common)
    return convert(fl, result, conv.arithmetic_kind(common, t), common, t)


def effect(fl: FunctionLowering, node: tree.Expr) -> None:
    """Evaluate an expression for its side effects."""
    if node.ctype.is_function and isinstance(node, tree.Identifier):
        return
    if node.lvalue and not isinstance(node, tree.Assign | tree.Unary | tree.Conditional):
        if node.ctype.is_volatile and node.ctype.is_scalar:
            fl.value(node)
        elif not isinstance(node, tree.Identifier):
            fl.place(node)
        return
    if isinstance(node, tree.Unary) and node.lvalue and node.op == "*" and not node.ctype.is_volatile:
        fl.value(node.operand)
        return
    if isinstance(node, tree.Conditional) and node.lvalue:
        _lower_arms(fl, node, lambda arm: effect(fl, arm))
        return
    fl.run(node)


__all__ = ["arithmetic", "branch", "effect", "offset", "step_pointer"]
