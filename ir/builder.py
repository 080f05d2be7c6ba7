"""A builder that inserts instructions at a position, with result types computed from the operands.

It inserts at the end of `block`, or in front of `before` when that is set. Every new instruction takes the
builder's current `location`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..support.diagnostics import UNKNOWN, Location
from . import irtypes as ty
from .core import Block, Function, InlineAsm, Instr, Module, Value, const_int
from .irtypes import Type


class Builder:
    """`Builder(block)` appends to `block`; see the module's docstring."""

    def __init__(self, block: Block, location: Location = UNKNOWN) -> None:
        self.block = block
        self.before: Instr | None = None
        self.location = location

    def at_end(self, block: Block) -> Builder:
        """Insert at the end of a block from now on."""
        self.block, self.before = block, None
        return self

    def at(self, instr: Instr) -> Builder:
        """Insert in front of `instr` and take over its location."""
        assert instr.parent is not None
        self.block, self.before, self.location = instr.parent, instr, instr.location
        return self

    @property
    def module(self) -> Module:
        """The module of the current function."""
        module = self.block.parent.module
        assert module is not None
        return module

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
        """The general form; the methods below only compute types."""
        instr = Instr(
            op, type, operands, blocks=blocks, flags=flags, attrs=attrs, location=self.location, name=name
        )
        return instr.insert_before(self.before) if self.before else instr.append_to(self.block)

    def binary(self, op: str, a: Value, b: Value, flags: Iterable[str] = (), name: str = "") -> Instr:
        """Emit a binary operation. The result has the type of `a`."""
        return self.emit(op, a.type, (a, b), flags=flags, name=name)

    def fneg(self, a: Value, flags: Iterable[str] = ()) -> Instr:
        """Emit the negation of a floating value."""
        return self.emit("fneg", a.type, (a,), flags=flags)

    def cast(self, op: str, a: Value, type: Type, flags: Iterable[str] = (), name: str = "") -> Value:
        """`op` is a cast opcode; a cast to the operand's own type is the operand."""
        return a if a.type is type else self.emit(op, type, (a,), flags=flags, name=name)

    def icmp(self, pred: str, a: Value, b: Value, name: str = "") -> Instr:
        """Emit an integer comparison with predicate `pred`. The result is an i1, or a vector of them."""
        return self.emit("icmp", ty.with_elements(a.type, ty.I1), (a, b), name=name, pred=pred)

    def fcmp(self, pred: str, a: Value, b: Value, flags: Iterable[str] = (), name: str = "") -> Instr:
        """Emit a floating comparison with predicate `pred`. The result is an i1, or a vector of them."""
        return self.emit("fcmp", ty.with_elements(a.type, ty.I1), (a, b), flags=flags, name=name, pred=pred)

    def select(self, cond: Value, a: Value, b: Value, flags: Iterable[str] = (), name: str = "") -> Instr:
        """Emit a selection of `a` or `b` by an i1 condition."""
        return self.emit("select", a.type, (cond, a, b), flags=flags, name=name)

    def phi(self, type: Type, incoming: Sequence[tuple[Value, Block]] = (), name: str = "") -> Instr:
        """Emit a phi of (value, predecessor) pairs."""
        return self.emit("phi", type, [v for v, _ in incoming], blocks=[b for _, b in incoming], name=name)

    def alloca(self, type: Type, align: int = 0, name: str = "") -> Instr:
        """Storage in the local space; the result is a generic-space pointer, as LLVM's NVPTX has it."""
        return self.emit(
            "alloca", ty.pointer(ty.GENERIC), (), name=name, type=type, align=align or ty.align_of(type)
        )

    def relaxed_load(self, type: Type, address: Value, *, scope: str = "device") -> Instr:
        """Emit a relaxed volatile load in a scope."""
        return self.emit(
            "load",
            type,
            (address,),
            flags=("volatile",),
            align=ty.align_of(type),
            ordering="monotonic",
            scope=scope,
        )

    def relaxed_store(self, value: Value, address: Value, *, scope: str = "device") -> Instr:
        """Emit a relaxed volatile store in a scope."""
        return self.emit(
            "store",
            ty.VOID,
            (value, address),
            flags=("volatile",),
            align=ty.align_of(value.type),
            ordering="monotonic",
            scope=scope,
        )

    def load(
        self,
        type: Type,
        address: Value,
        *,
        align: int = 0,
        volatile: bool = False,
        invariant: bool = False,
        name: str = "",
    ) -> Instr:
        """Emit a load. An `align` of 0 means the natural alignment of the type."""
        flags = ("volatile",) if volatile else ()
        return self.emit(
            "load",
            type,
            (address,),
            flags=flags,
            name=name,
            align=align or ty.align_of(type),
            invariant=invariant,
        )

    def store(self, value: Value, address: Value, *, align: int = 0, volatile: bool = False) -> Instr:
        """Emit a store. An `align` of 0 means the natural alignment of the value."""
        flags = ("volatile",) if volatile else ()
        return self.emit(
            "store", ty.VOID, (value, address), flags=flags, align=align or ty.align_of(value.type)
        )

    def gep(
        self, type: Type, address: Value, indices: Iterable[Value], *, inbounds: bool = True, name: str = ""
    ) -> Instr:
        """`getelementptr type, address, indices…`: address + offset, in the space of `address`."""
        flags = ("inbounds",) if inbounds else ()
        return self.emit(
            "getelementptr", address.type, (address, *indices), flags=flags, name=name, type=type
        )

    def field(self, type: ty.StructType, address: Value, index: int, name: str = "") -> Instr:
        """The address of field `index` of the structure at `address`."""
        return self.gep(type, address, (const_int(ty.I32, 0), const_int(ty.I32, index)), name=name)

    def call(
        self, callee: Function | str, args: Iterable[Value] = (), flags: Iterable[str] = (), name: str = ""
    ) -> Instr:
        """Call a function; a string names an intrinsic."""
        fn = self.module.intrinsic(callee) if isinstance(callee, str) else callee
        return self.emit("call", fn.ftype.ret, (fn, *args), flags=flags, name=name, ftype=fn.ftype)

    def call_pointer(
        self,
        ftype: ty.FunctionType,
        callee: Value,
        args: Iterable[Value],
        name: str = "",
        *,
        byval: Mapping[int, tuple[Type, int]] | None = None,
    ) -> Instr:
        """Call through a function pointer of type `ftype`; `byval` has the types and alignments of arguments
        that are passed as copies of a structure.
        """
        attrs: dict[str, Any] = {"byval": dict(byval)} if byval else {}
        return self.emit("call", ftype.ret, (callee, *args), name=name, ftype=ftype, **attrs)

    def call_assembly(
        self, assembly: InlineAsm, result: Type, args: Sequence[Value], *, is_pure: bool
    ) -> Instr:
        """Call inline assembly; if it is pure, it neither accesses memory nor communicates."""
        ftype = ty.function(result, tuple(value.type for value in args))
        attrs: dict[str, Any] = {"memory": "none"} if is_pure else {}
        return self.emit("call", result, (assembly, *args), ftype=ftype, **attrs)

    def atomic_rmw(
        self,
        rmw: str,
        address: Value,
        value: Value,
        *,
        ordering: str = "monotonic",
        scope: str = "device",
        name: str = "",
    ) -> Instr:
        """Emit an atomic read-modify-write operation. The result is the old value."""
        return self.emit(
            "atomicrmw",
            value.type,
            (address, value),
            name=name,
            rmw=rmw,
            ordering=ordering,
            scope=scope,
            align=ty.align_of(value.type),
        )

    def cmpxchg(
        self,
        address: Value,
        expected: Value,
        new: Value,
        *,
        ordering: str = "monotonic",
        scope: str = "device",
        name: str = "",
    ) -> Instr:
        """Result: `{value type, i1}`: the old value and whether the swap happened."""
        result = ty.struct((new.type, ty.I1))
        return self.emit(
            "cmpxchg",
            result,
            (address, expected, new),
            name=name,
            ordering=ordering,
            failure_ordering=ordering,
            scope=scope,
            align=ty.align_of(new.type),
        )

    def extract_value(self, a: Value, index: int, name: str = "") -> Instr:
        """Emit the extraction of a structure's field."""
        assert isinstance(a.type, ty.StructType)
        return self.emit("extractvalue", a.type.fields[index], (a,), name=name, indices=(index,))

    def br(self, target: Block) -> Instr:
        """Emit an unconditional branch."""
        return self.emit("br", ty.VOID, (), blocks=(target,))

    def cond_br(self, cond: Value, then: Block, otherwise: Block) -> Instr:
        """Emit a conditional branch."""
        return self.emit("br", ty.VOID, (cond,), blocks=(then, otherwise))

    def switch(self, value: Value, default: Block, cases: Iterable[tuple[Value, Block]]) -> Instr:
        """Emit a switch over an integer, with (constant, target) cases."""
        cases = list(cases)
        return self.emit(
            "switch", ty.VOID, (value, *(c for c, _ in cases)), blocks=(default, *(b for _, b in cases))
        )

    def ret(self, value: Value | None = None) -> Instr:
        """Emit a return."""
        return self.emit("ret", ty.VOID, () if value is None else (value,))

    def unreachable(self) -> Instr:
        """Emit an unreachable terminator."""
        return self.emit("unreachable", ty.VOID)
