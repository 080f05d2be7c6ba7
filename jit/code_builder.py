"""The builder of the native engine's functions: the IR's builder with vectors over lanes and alias classes.

A function is assembled from pieces that are emitted independently, such as one version of a block of PTX. A
piece may be part of several functions. So it refers to parameters, register storage and blocks outside itself
by name (`named`, `block_named`); `printer` prints names as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from functools import cache
from typing import Any, Literal, Union

import numpy as np

from ..ir import irtypes as ty
from ..ir.builder import Builder
from ..ir.core import (
    FALSE,
    TRUE,
    Block,
    Constant,
    Function,
    Global,
    Instr,
    Linkage,
    Value,
    aggregate,
    const_float_bits,
    const_int,
    poison,
)
from ..ir.irtypes import I1, I32, I64, Type

PTR = ty.pointer()
_ELEMENTS: dict[str, Type] = {
    "b1": I1,
    "u1": ty.I8,
    "i1": ty.I8,
    "u2": ty.I16,
    "i2": ty.I16,
    "u4": I32,
    "i4": I32,
    "u8": I64,
    "i8": I64,
    "f2": ty.HALF,
    "f4": ty.FLOAT,
    "f8": ty.DOUBLE,
}
"""IR types by the kind and size of NumPy dtypes."""
AliasClass = Literal["state", "memory", "context", "shadow"]
"""Disjoint classes of memory, for LLVM's alias analysis: slots and caches of a worker ("state"), the
program's memory, context arrays and stacks ("context"), and the shadow memory of race checks.
"""


@cache
def element(dtype: Any) -> Type:
    """Return the IR type of a NumPy scalar type."""
    dtype = np.dtype(dtype)
    return _ELEMENTS[dtype.kind + str(dtype.itemsize)]


@cache
def _type(dtype: Any, width: int) -> Type:
    return ty.vector(width, element(dtype)) if width else element(dtype)


def scalar(type: Type) -> Type:
    """Return the type of a vector's elements, or the type itself."""
    return type.element if isinstance(type, ty.VectorType) else type


def constant(value: np.generic) -> Constant:
    """Return a NumPy scalar as a constant."""
    dtype = value.dtype
    if dtype.kind == "f":
        return const_float_bits(element(dtype), int(value.view(f"u{dtype.itemsize}")))
    return const_int(element(dtype), int(value))


@cache
def splat(width: int, value: Constant) -> Constant:
    """Return a vector constant of `width` equal elements."""
    return aggregate(ty.vector(width, value.type), (value,) * width)


def integer(type: Type, value: int) -> Constant:
    """Return a constant of an integer type, or a splat of a vector type."""
    if isinstance(type, ty.VectorType):
        return splat(type.count, const_int(type.element, value))
    return const_int(type, value)


def word(value: int) -> Constant:
    """Return an i64 constant."""
    return const_int(I64, value)


@cache
def int_vector(type: Type, values: tuple[int, ...]) -> Constant:
    """Return a vector constant of integers of a type."""
    return aggregate(ty.vector(len(values), type), tuple(const_int(type, value) for value in values))


@dataclass(slots=True, eq=False)
class Routine:
    """A function of a module: its declaration, and its body if the module defines it.

    `attributes` are LLVM function attributes. `needs` are its callees by name.
    """

    fn: Function
    body: Sequence[Item] = ()
    attributes: str = ""
    needs: Mapping[str, Routine] = dataclass_field(default_factory=dict)
    tables: Sequence[Global] = ()
    """Global constants that the body refers to."""
    text: str = ""
    """The printed function, cached by `printer`, since several modules may contain it."""


class MetadataType(ty.Type):
    """The type of metadata among the operands of an intrinsic."""

    __slots__ = ()

    def __str__(self) -> str:
        return "metadata"


METADATA = MetadataType()


class MetadataString(Constant):
    """A string of metadata as an operand: `metadata !"round.dynamic"`."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        super().__init__(METADATA)
        self.text = text


Item = Union[Instr, Block, "CodeBuilder"]
"""An item of a function: an instruction, a block that begins here, or a piece."""


def length(items: Iterable[Item]) -> int:
    """Return the number of instructions and blocks of a function's items."""
    return sum(length(item.items) if isinstance(item, CodeBuilder) else 1 for item in items)


_NO_FLAGS: frozenset[str] = frozenset()
_HOME = Function("", ty.function(ty.VOID, ()))
"""The parent of blocks that belong to no function yet."""


def function(
    name: str, result: Type, parameters: Sequence[tuple[str, Type]], linkage: Linkage = "internal"
) -> Function:
    """Return a function without a body, given (name, type) of each parameter."""
    types = tuple(type for _, type in parameters)
    return Function(name, ty.function(result, types), [name for name, _ in parameters], linkage=linkage)


class CodeBuilder(Builder):
    """A builder of one piece: its instructions and blocks in order.

    `width` is the number of lanes of its vectors. `prefix` begins the names of its values and blocks, so that
    they differ from those of other pieces. `needs` are its callees by name.
    """

    def __init__(self, width: int, prefix: str) -> None:
        super().__init__(Block("", _HOME))
        self.width, self.prefix = width, prefix
        self.items: list[Item] = []
        self.needs: dict[str, Routine] = {}
        self.lines: list[str] | None = None
        """The printed piece, cached by `printer`, since several functions may contain it."""
        self.owner: Any = None
        """The `AccessEmitter` of the piece."""
        self.emits_votes = False
        """True if comparisons shall emit their votes over the gang (`values.Symbolic.vote`)."""
        self.shape: tuple[int, int, int, Any] | None = None
        """The shape and number of CTAs (`cta_affine.Shape`) while a check of whole CTAs is emitted."""
        self.prefers_single_cta = False
        """True if a value is uniform in each CTA but not over the several CTAs of the check."""
        self._count = 0
        self._named: dict[str, Value] = {}
        self._blocks: dict[str, Block] = {}

    # -- names

    def named(self, name: str, type: Type = PTR) -> Value:
        """Return a reference to a value outside the piece, by name."""
        result = self._named.get(name)
        if result is None:
            result = self._named[name] = Value(type, name)
        return result

    def block_named(self, name: str) -> Block:
        """Return a reference to a block by name, in this piece or outside."""
        result = self._blocks.get(name)
        if result is None:
            result = self._blocks[name] = Block(name, _HOME)
        return result

    def new_block(self) -> Block:
        """Return a block with a fresh name; `enter` places it."""
        self._count += 1
        return Block(f"{self.prefix}b{self._count}", _HOME)

    # -- instructions

    def emit(
        self,
        op: str,
        type: Type,
        operands: Iterable[Value] = (),
        /,
        *,
        blocks: Iterable[Block] = (),
        flags: Iterable[str] = (),
        name: str = "",
        **attrs: Any,
    ) -> Instr:
        """Append an instruction; its value gets a fresh name unless one is given."""
        if not name and type is not ty.VOID:
            self._count += 1
            name = f"{self.prefix}{self._count}"
        instr = Instr.unlisted(op, type, [*operands], name, attrs, [*blocks], frozenset(flags))
        self.items.append(instr)
        return instr

    def _value(self, op: str, type: Type, operands: list[Value], attrs: dict[str, Any]) -> Instr:
        """Append an instruction with a fresh name; a faster `emit` for frequent ones."""
        self._count += 1
        instr = Instr.unlisted(op, type, operands, f"{self.prefix}{self._count}", attrs, [], _NO_FLAGS)
        self.items.append(instr)
        return instr

    def append(self, piece: CodeBuilder) -> None:
        """Append a piece, which may also be part of other functions."""
        self.items.append(piece)
        self.needs.update(piece.needs)

    def enter(self, block: Block) -> None:
        """Place a block; following instructions belong to it."""
        self.items.append(block)
        self.block = block

    def binary(self, op: str, a: Value, b: Value | int, flags: Iterable[str] = (), name: str = "") -> Instr:
        """Emit a binary operation; an integer stands for the constant of the other operand's type."""
        if isinstance(b, int):
            b = integer(a.type, b)
        if flags or name:
            return self.emit(op, a.type, (a, b), flags=flags, name=name)
        return self._value(op, a.type, [a, b], {})

    def icmp(self, pred: str, a: Value, b: Value | int, name: str = "") -> Instr:
        """Emit an integer comparison; an integer stands for the constant of the other operand's type."""
        if isinstance(b, int):
            b = integer(a.type, b)
        type = ty.with_elements(a.type, I1)
        if name:
            return self.emit("icmp", type, (a, b), name=name, pred=pred)
        return self._value("icmp", type, [a, b], {"pred": pred})

    def select(self, cond: Value, a: Value, b: Value, flags: Iterable[str] = (), name: str = "") -> Instr:
        """Emit a select of `a` or `b` by an i1, or by a vector of them."""
        if flags or name:
            return super().select(cond, a, b, flags, name)
        return self._value("select", a.type, [cond, a, b], {})

    def cast(self, op: str, a: Value, type: Type, flags: Iterable[str] = (), name: str = "") -> Value:
        """Emit a cast; a cast to the operand's own type returns the operand."""
        if flags or name or a.type is type:
            return super().cast(op, a, type, flags, name)
        return self._value(op, type, [a], {})

    def load(
        self,
        type: Type,
        address: Value,
        *,
        align: int = 0,
        volatile: bool = False,
        invariant: bool = False,
        name: str = "",
        alias: AliasClass | None = None,
        dereferenceable: int | None = None,
    ) -> Instr:
        """Emit a load. `align` 0 is the type's natural alignment; `invariant` memory never changes.

        `dereferenceable` is the metadata node with the bytes that the loaded pointer may access.
        """
        attrs: dict[str, Any] = {"align": align}
        if invariant:
            attrs["invariant"] = True
        if alias is not None:
            attrs["alias"] = alias
        if dereferenceable is not None:
            attrs["dereferenceable"] = dereferenceable
        if volatile or name:
            flags = ("volatile",) if volatile else ()
            return self.emit("load", type, (address,), flags=flags, name=name, **attrs)
        return self._value("load", type, [address], attrs)

    def store(
        self,
        value: Value,
        address: Value,
        *,
        align: int = 0,
        volatile: bool = False,
        alias: AliasClass | None = None,
    ) -> Instr:
        """Emit a store; arguments as in `load`."""
        attrs: dict[str, Any] = {"align": align} if alias is None else {"align": align, "alias": alias}
        flags = ("volatile",) if volatile else ()
        return self.emit("store", ty.VOID, (value, address), flags=flags, **attrs)

    def add(self, address: Value, amount: Value | int) -> None:
        """Emit an addition to the i64 at an address."""
        self.store(self.binary("add", self.load(I64, address), amount), address)

    def element(self, type: Type, base: Value, index: Value | int, name: str = "") -> Instr:
        """Emit the address of element `index` of an array of `type` at `base`; a vector of addresses if the
        base or the index is one.
        """
        if isinstance(index, int):
            index = word(index)
        result = ty.with_elements(index.type, PTR) if base.type is PTR else base.type
        if name:
            return self.emit("getelementptr", result, (base, index), name=name, type=type)
        return self._value("getelementptr", result, [base, index], {"type": type})

    def offset(self, base: Value, bytes: Value | int) -> Instr:
        """Emit the address `bytes` bytes behind another."""
        return self.element(ty.I8, base, bytes)

    def load_slot(self, base: Value, index: int, type: Type = I64) -> Instr:
        """Emit a load of a state slot of the launch or of the worker."""
        return self.load(type, self.element(I64, base, index))

    def copy(self, to: Value, source: Value, bytes: int) -> None:
        """Emit a copy of `bytes` bytes between disjoint memory."""
        fn = self.declare("llvm.memcpy.p0.p0.i64", ty.VOID, [PTR, PTR, I64, I1])
        self.invoke(fn, [to, source, word(bytes), FALSE])

    def clear(self, address: Value, bytes: Value | int, align: int = 0) -> None:
        """Emit the zeroing of `bytes` bytes at an address of alignment `align` (0: unknown)."""
        fn = self.declare("llvm.memset.p0.i64", ty.VOID, [PTR, ty.I8, I64, I1])
        size = word(bytes) if isinstance(bytes, int) else bytes
        operands = (fn, address, const_int(ty.I8, 0), size, FALSE)
        self.emit("call", ty.VOID, operands, ftype=fn.ftype, align=align)

    def zext_to_i64(self, value: Value) -> Value:
        """Emit the zero extension of an integer to i64."""
        return self.cast("zext", value, I64)

    def trunc(self, value: Value, type: Type) -> Value:
        """Emit the truncation of an integer."""
        return self.cast("trunc", value, type)

    def insert(self, vector: Value, element: Value, lane: int) -> Instr:
        """Emit a vector with one element replaced."""
        return self._value("insertelement", vector.type, [vector, element, word(lane)], {})

    def extract(self, vector: Value, lane: Value | int) -> Instr:
        """Emit an element of a vector."""
        if isinstance(lane, int):
            lane = word(lane)
        return self._value("extractelement", scalar(vector.type), [vector, lane], {})

    def shuffle(self, a: Value, b: Value | None, lanes: Sequence[int]) -> Instr:
        """Emit a vector of elements of `a` and `b`; indices of `b` begin behind those of `a`."""
        type = ty.vector(len(lanes), scalar(a.type))
        operands = [a, poison(a.type) if b is None else b]
        return self._value("shufflevector", type, operands, {"mask": tuple(lanes)})

    def broadcast(self, value: Value, width: int = 0) -> Value:
        """Emit a vector of `width` copies of a scalar, by default one per lane."""
        width = width or self.width
        first = self.insert(poison(ty.vector(width, value.type)), value, 0)
        return self.shuffle(first, None, (0,) * width)

    # -- control

    def branch(self, condition: Value, then: Block, other: Block, likely: bool | None = None) -> None:
        """End the block with a conditional branch; `likely` is the usual value of the condition, if known."""
        attrs: dict[str, Any] = {} if likely is None else {"likely": likely}
        self.emit("br", ty.VOID, (condition,), blocks=(then, other), **attrs)

    # -- types and functions

    def type(self, dtype: Any, vector: bool) -> Type:
        """Return the IR type of a NumPy type, as a vector over the lanes or as a scalar."""
        return _type(dtype, self.width if vector else 0)

    @property
    def bits(self) -> Type:
        """The vector type of one bit per lane."""
        return ty.vector(self.width, I1)

    @property
    def mask(self) -> Type:
        """The integer type with one bit per lane."""
        return ty.int_type(self.width)

    def declare(self, name: str, result: Type, parameters: Sequence[Type], attributes: str = "") -> Function:
        """Return a function that is defined elsewhere, in the module or by LLVM, and add it to `needs`."""
        routine = self.needs.get(name)
        if routine is None:
            routine = self.needs[name] = Routine(
                Function(name, ty.function(result, tuple(parameters)), linkage="external"), (), attributes
            )
        return routine.fn

    def adopt(self, routine: Routine) -> Function:
        """Add a routine and its callees to `needs`; return its function. Other modules may
        contain it, too.
        """
        self.needs |= {**routine.needs, routine.fn.name: routine}
        return routine.fn

    def intrinsic(
        self,
        name: str,
        result: Type,
        operands: Sequence[Value],
        *,
        alias: AliasClass | None = None,
        strict: bool = False,
    ) -> Instr:
        """Emit a call of an intrinsic, whose name begins with `llvm.`.

        A `strict` one depends on the rounding mode, or sets it.
        """
        fn = self.declare(name, result, [value.type for value in operands])
        attrs: dict[str, Any] = {} if alias is None else {"alias": alias}
        if strict:
            attrs["strict"] = True
        return self.emit("call", result, (fn, *operands), ftype=fn.ftype, **attrs)

    def overloaded(self, name: str, operands: Sequence[Value], result: Type | None = None) -> Instr:
        """Emit a call of an intrinsic overloaded by its first operand's type; `name` is without `llvm.`."""
        first = operands[0].type
        return self.intrinsic(f"llvm.{name}.{mangle(first)}", result or first, operands)

    def call_address(self, address: Value, result: Type, operands: Sequence[Value]) -> Instr:
        """Emit an indirect call."""
        return self.call_pointer(
            ty.function(result, tuple(value.type for value in operands)), address, operands
        )

    def invoke(self, fn: Function, operands: Sequence[Value], name: str = "") -> Instr:
        """Emit a direct call."""
        return self.emit("call", fn.ftype.ret, (fn, *operands), name=name, ftype=fn.ftype)


class LoopBuilder:
    """A loop whose body is executed at least once. `values` are its phis, with first values `initial`.

    Control enters the first block, `body`, from `before`. Without a body, a new block follows the current
    one.
    """

    def __init__(
        self, out: CodeBuilder, *initial: Value, before: Block | None = None, body: Block | None = None
    ) -> None:
        before = before or out.block
        if body is None:
            body = out.new_block()
            out.br(body)
        out.enter(body)
        self._out, self._body = out, body
        self.values = [out.phi(value.type, [(value, before)]) for value in initial]

    def leave_if(self, condition: Value, *following: Value, to: Block) -> None:
        """End the body: leave the loop if the condition holds, else repeat with values `following`."""
        self._end(following)
        self._out.branch(condition, to, self._body)

    def repeat_if(self, condition: Value, *following: Value, after: Block) -> None:
        """End the body: repeat with values `following` if the condition holds, else leave the loop."""
        self._end(following)
        self._out.branch(condition, self._body, after)

    def _end(self, following: Sequence[Value]) -> None:
        for phi, value in zip(self.values, following, strict=True):
            phi.append(value, self._out.block)


class LaneLoop:
    """A loop over the lanes of a mask (i64) in ascending order. Emission continues in its body, for `lane`.

    `remaining` is the mask of this lane and the following ones. `repeat` ends the body, which may be left for
    the block `done`.
    """

    def __init__(self, out: CodeBuilder, mask: Value) -> None:
        before, self._head, body, self.done = out.block, *(out.new_block() for _ in range(3))
        out.br(self._head)
        out.enter(self._head)
        self._out, self.remaining = out, out.phi(I64, [(mask, before)])
        out.branch(out.icmp("eq", self.remaining, 0), self.done, body)
        out.enter(body)
        self.lane, self._rest = pop_lane(out, self.remaining)

    def repeat(self) -> None:
        """End the body: continue with the next lane, or at `done` if there is none."""
        self.remaining.append(self._rest, self._out.block)
        self._out.br(self._head)


def pop_lane(out: CodeBuilder, mask: Value) -> tuple[Value, Value]:
    """Return (the lowest lane of a nonzero mask, the mask without it)."""
    lane = out.overloaded("cttz", [mask, TRUE])
    return lane, out.binary("and", mask, out.binary("sub", mask, 1))


@cache
def mangle(type: Type) -> str:
    """Return a type as it is mangled in names of intrinsics: <16 x float> is v16f32."""
    if isinstance(type, ty.VectorType):
        return f"v{type.count}{mangle(type.element)}"
    if type is PTR:
        return "p0"
    return f"f{type.bits}" if isinstance(type, ty.FloatType) else str(type)
