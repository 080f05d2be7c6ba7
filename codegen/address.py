"""Addresses: which space each pointer is held in, and how it becomes `[register+constant]`.

Every pointer value has a *held space*: the space whose addresses its register holds. It is the
space of its type unless the type is generic and all that can flow into it comes from one specific
space (an alloca is a generic pointer in LLVM's NVPTX layout, but its register holds the local
address; `cvta` is emitted only where a generic address is really wanted).

A pointer is used as a *place*: a base (register or symbol) and a constant offset. A getelementptr
with variable indices is an *anchor*, base + index * size without the constant part, computed where
the instruction stands; accesses through it then carry the constant in `[register+constant]`, so
`x[i-1]`, `x[i]`, `x[i+1]` share one anchor.

Anchors in shared memory whose base is a variable are 32 bits wide, as the space is; an address that is a value has 64.

Requires the selector's demand-driven order: uses are visited before definitions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..ir import irtypes as ty
from ..ir.core import AddressOf, Argument, Function, Global, Instr, Int, Null, Poison, Undef, Value
from ..passes.analysis.layout import gep_steps
from ..ptx.model import Address, IntImm, Register, Symbol
from .machine import Code, symbol_name
from .rules import SPACE_SUFFIX
from .selector import Selector

Place = tuple[int, "Register | Symbol | IntImm", int]
"""(space, base, byte offset)."""

Term = tuple[Value, str, int]
"""(index, how it widens to 64 bits: 's32', 'u32', 's16' … or 's64' for none, bytes per step)."""

_OFFSET_LIMIT = 1 << 31
_ADD = {"b32": "add.s32", "b64": "add.s64"}


def held_spaces(fn: Function, argument_space: Callable[[Argument], int]) -> dict[Value, int]:
    """The held space of every pointer argument and instruction of `fn`.

    Optimistic: a phi in a loop starts as 'any space' and falls to generic when two spaces meet.
    """
    held: dict[Value, int | None] = {a: argument_space(a) for a in fn.args if a.type.is_pointer}
    pointers = [i for block in fn.blocks for i in block.instrs if isinstance(i.type, ty.PointerType)]

    def space_of(value: Value) -> int | None:
        if isinstance(value, Global):
            return value.space
        if isinstance(value, AddressOf):
            return value.base.space if isinstance(value.base, Global) else ty.GENERIC
        if isinstance(value, Undef | Poison):
            return None
        return held.get(value) if isinstance(value, Instr | Argument) else value.type.space  # type: ignore[attr-defined]

    changed = True
    while changed:
        changed = False
        for instr in pointers:
            own = instr.type.space  # type: ignore[attr-defined]
            if own != ty.GENERIC:
                new: int | None = own
            elif instr.op == "alloca":
                new = ty.LOCAL
            elif instr.op in ("getelementptr", "freeze", "addrspacecast"):
                new = space_of(instr.operands[0])
            elif instr.op in ("phi", "select"):
                sources = instr.operands if instr.op == "phi" else instr.operands[1:]
                spaces = dict.fromkeys(s for s in map(space_of, sources) if s is not None)
                new = None if not spaces else next(iter(spaces)) if len(spaces) == 1 else own
            else:
                new = own
            if held.get(instr) != new:
                held[instr] = new
                changed = True
    return {value: value.type.space if space is None else space for value, space in held.items()}  # type: ignore[attr-defined]


class Pointers:
    """The pointers of one function, as the selector asks for them."""

    def __init__(self, selector: Selector) -> None:
        self.s = selector
        self.held = held_spaces(selector.fn, selector.abi.argument_space)
        self.offsets = {
            instr: selector.mf.allocate(ty.size_of(instr.attrs["type"]), instr.attrs["align"])
            for block in selector.order for instr in block.instrs if instr.op == "alloca" and instr.users
        }  # fmt: skip
        self._anchors: dict[Instr, Register] = {}
        self._fulls: dict[Value, Register] = {}
        self._generics: dict[Value, Register] = {}
        self._parts: dict[Instr, tuple[int, list[Term]]] = {}

    def space(self, value: Value) -> int:
        """The held space of any pointer value, constants included."""
        if isinstance(value, Global):
            return value.space
        if isinstance(value, AddressOf):
            return value.base.space if isinstance(value.base, Global) else ty.GENERIC
        found = self.held.get(value)
        return value.type.space if found is None else found  # type: ignore[attr-defined]

    # -- places

    def place(self, value: Value) -> Place:
        """Where `value` points, in its held space. Demands the registers it names."""
        space, offset = self.space(value), 0
        anchor: Register | None = None
        while True:
            if isinstance(value, Instr):
                if value.op == "getelementptr":
                    const, terms = self.parts(value)
                    offset += const
                    if terms and anchor is None:
                        anchor = self._anchor(value)
                    value = value.operands[0]
                    continue
                if value.op == "freeze" or (value.op == "addrspacecast" and self.space(value.operands[0]) == space):
                    value = value.operands[0]
                    continue
            base, start = self._root(value)
            return space, anchor or base, offset + start

    def _root(self, value: Value) -> tuple[Register | Symbol | IntImm, int]:
        """(base, offset) of a pointer that is not computed from another one in its space."""
        if isinstance(value, Instr):
            if value.op == "alloca":
                return Symbol(self.s.mf.depot), self.offsets[value]
            return self.s.own_register(value), 0
        if isinstance(value, Argument):
            symbol = self.s.abi.symbol(value)
            return (self.s.own_register(value), 0) if symbol is None else (Symbol(symbol.name), symbol.offset)
        if isinstance(value, Global | Function):
            return Symbol(symbol_name(value.name)), 0
        if isinstance(value, AddressOf):
            return Symbol(symbol_name(value.base.name)), value.offset
        assert isinstance(value, Null | Undef | Poison), value
        return IntImm(0), 0

    def _anchor(self, gep: Instr) -> Register:
        found = self._anchors.get(gep)
        if found is None:
            _, base, _ = self.place(gep.operands[0])
            short = self.space(gep) == ty.SHARED and (isinstance(base, Symbol) or _is_short(base))
            found = self._anchors[gep] = self.s.mf.register("b32" if short else "b64")
        return found

    def address(self, value: Value, extra: int = 0) -> tuple[str, Address]:
        """(`.space` suffix, operand) to access memory at `value` plus `extra` bytes."""
        space, base, offset = self.place(value)
        offset += extra
        if isinstance(base, IntImm):
            base = self.s.materialize(IntImm(offset), "b64")
            offset = 0
        elif not -_OFFSET_LIMIT <= offset < _OFFSET_LIMIT or (isinstance(base, Symbol) and offset < 0):
            base = self._sum(base, offset)
            offset = 0
        if space == ty.GENERIC and isinstance(base, Symbol):
            base = self._load_symbol(base, 0)
        return SPACE_SUFFIX[space], Address(base, offset)

    def destination(self, value: Value, extra: int = 0) -> tuple[str, Address]:
        """As `address`, for an access that writes. No instruction writes to constant memory: such an access is generic, and faults."""
        if self.space(value) != ty.CONST:
            return self.address(value, extra)
        base = self.operand_in(value, ty.GENERIC)
        return "", Address(self.s.materialize(base, "b64"), extra)

    # -- values

    def operand_in(self, value: Value, space: int) -> Register | IntImm:
        """The address as a number in `space`: the held space or generic."""
        if isinstance(value, Null | Undef | Poison):
            return IntImm(0)
        held = self.space(value)
        if held == space:
            return self._held(value)
        if not isinstance(value, Instr | Argument):
            return self._to_generic(value)
        found = self._generics.get(value)
        if found is None:
            root: Value = value
            while isinstance(root, Instr) and root.op in ("freeze", "addrspacecast") and self.space(root.operands[0]) == held:
                root = root.operands[0]
            if root is not value:
                return self.operand_in(root, space)
            if isinstance(value, Argument) or value.op == "alloca":
                return self._to_generic(value)
            found = self._generics[value] = self.s.mf.register("b64")
        return found

    def operand(self, value: Value) -> Register | IntImm:
        """The address in the space of the value's type."""
        return self.operand_in(value, value.type.space)  # type: ignore[attr-defined]

    def _held(self, value: Value) -> Register | IntImm:
        _, base, offset = self.place(value)
        if isinstance(base, IntImm):
            return IntImm(offset)
        if isinstance(base, Symbol):
            return self._load_symbol(base, offset)
        if offset == 0 and not _is_short(base):
            return base
        if not isinstance(value, Instr) or value.op != "getelementptr":
            return self._whole(base, offset, self.s.mf.register("b64"))
        found = self._fulls.get(value)
        if found is None:
            found = self._fulls[value] = self.s.mf.register("b64")
        return found

    def _to_generic(self, value: Value) -> Register:
        held = self._held(value)
        dst = self.s.mf.register("b64")
        self.s.emit(f"cvta{SPACE_SUFFIX[self.space(value)]}.u64", dst, held)
        return dst

    def _load_symbol(self, symbol: Symbol, offset: int) -> Register:
        return self.s.materialize(Symbol(symbol.name, symbol.offset + offset), "b64")

    def _sum(self, base: Register | Symbol, offset: int) -> Register:
        if isinstance(base, Symbol):
            return self._load_symbol(base, offset)
        dst = self.s.mf.register(base.type)
        self.s.emit(_ADD[base.type], dst, base, IntImm(_signed(offset, int(base.type[1:]))))
        return dst

    def _whole(self, base: Register, offset: int, dst: Register) -> Register:
        """`dst` = the 64-bit address `offset` bytes behind `base`."""
        if _is_short(base):
            self.s.emit("cvt.u64.u32", dst, self._sum(base, offset) if offset else base)
        else:
            self.s.emit("add.s64", dst, base, IntImm(offset))
        return dst

    # -- where the instruction stands

    def define(self, instr: Instr) -> None:
        """Emit the forms of pointer `instr` that later code asked for, besides its own register."""
        generic = self._generics.get(instr)
        late: list[Code] = []
        out = self.s.out
        if generic is not None:
            self.s.out = late
            held = self._held(instr)
            self.s.emit(f"cvta{SPACE_SUFFIX[self.space(instr)]}.u64", generic, held)
        full = self._fulls.get(instr)
        if full is not None:
            early: list[Code] = []
            self.s.out = early
            _, base, offset = self.place(instr)
            assert isinstance(base, Register)
            self._whole(base, offset, full)
            late = early + late
        self.s.out = out
        anchor = self._anchors.get(instr)
        if anchor is not None:
            self._emit_anchor(instr, anchor)
        self.s.out += late

    def _emit_anchor(self, gep: Instr, anchor: Register) -> None:
        """anchor = base + Σ index * size; indices that change in outer loops come first."""
        _, base, _ = self.place(gep.operands[0])
        terms = sorted(self.parts(gep)[1], key=lambda term: self.s.loop_depth(term[0]))
        total: Register | IntImm = self.s.materialize(base, anchor.type) if isinstance(base, Symbol) else base
        scaled = self._scaled_short if _is_short(anchor) else self._scaled
        for number, (index, kind, scale) in enumerate(terms):
            last = number == len(terms) - 1
            if isinstance(total, IntImm) and total.value == 0:
                total = scaled(index, kind, scale, anchor if last else None)
                if last and total is not anchor:
                    self.s.emit("mov.u64", anchor, total)
                continue
            step = scaled(index, kind, scale, None)
            dst = anchor if last else self.s.mf.register(anchor.type)
            self.s.emit(_ADD[anchor.type], dst, total, step)
            total = dst

    def _scaled(self, index: Value, kind: str, scale: int, dst: Register | None) -> Register:
        """index * scale as a 64-bit register, `dst` if given and an instruction is needed."""
        value = self.s.reg(index)
        if kind == "s64" and scale == 1:
            return value
        dst = dst or self.s.mf.register("b64")
        if kind in ("s32", "u32") and scale != 1 and -_OFFSET_LIMIT <= scale < _OFFSET_LIMIT:
            self.s.emit(f"mul.wide.{kind}", dst, value, IntImm(scale))
            return dst
        if kind != "s64":
            wide = dst if scale == 1 else self.s.mf.register("b64")
            self.s.emit(f"cvt.{kind[0]}64.{kind}", wide, value)
            value = wide
        if scale == 1:
            return value
        if scale & (scale - 1) == 0 and scale > 0:
            self.s.emit("shl.b64", dst, value, IntImm(scale.bit_length() - 1))
        else:
            self.s.emit("mul.lo.s64", dst, value, IntImm(scale))
        return dst

    def _scaled_short(self, index: Value, kind: str, scale: int, dst: Register | None) -> Register:
        """index * scale modulo 2**32."""
        value = self.s.reg(index)
        if kind not in ("s32", "u32"):
            wide = self.s.mf.register("b32")
            self.s.emit("cvt.u32.u64" if kind == "s64" else f"cvt.{kind[0]}32.{kind}", wide, value)
            value = wide
        if scale == 1:
            return value
        dst = dst or self.s.mf.register("b32")
        self.s.emit("mul.lo.s32", dst, value, IntImm(_signed(scale, 32)))
        return dst

    # -- the arithmetic of a getelementptr

    def constant_part(self, gep: Instr) -> tuple[int, bool]:
        """(constant byte offset, whether that is all)."""
        offset, terms = self.parts(gep)
        return offset, not terms

    def parts(self, gep: Instr) -> tuple[int, list[Term]]:
        """(constant byte offset, variable terms)."""
        found = self._parts.get(gep)
        if found is None:
            found = self._parts[gep] = gep_parts(gep.attrs["type"], gep.operands[1:])
        return found


def _is_short(base: Register | Symbol | IntImm) -> bool:
    return isinstance(base, Register) and base.type == "b32"


def gep_parts(type: ty.Type, indices: Sequence[Value]) -> tuple[int, list[Term]]:
    """The byte offset that `indices` mean over `type`, split into a constant and variable terms."""
    offset, terms = 0, []
    for index, counted in gep_steps(type, indices):
        size = ty.size_of(counted)
        const, variable, kind, factor = split_index(index)
        offset += const * size
        if variable is not None and size:
            terms.append((variable, kind, _signed(factor * size, 64)))
    return _signed(offset, 64), terms


def split_index(index: Value) -> tuple[int, Value | None, str, int]:
    """index = constant + widened(variable) * factor, as (constant, variable, widening, factor).

    Constants leave a widening only where no wrap is possible (nsw under sext, nuw under zext).
    """
    if isinstance(index, Int):
        return index.signed, None, "", 0
    if isinstance(index, Undef | Poison | Null):
        return 0, None, "", 0
    bits = index.type.bits  # type: ignore[attr-defined]
    const, factor = 0, 1
    if bits == 64:
        while isinstance(index, Instr) and (split := _linear(index, True)) is not None:
            index, multiple, addend = split
            const += addend * factor
            factor = factor * multiple
        if not isinstance(index, Instr) or index.op not in ("sext", "zext") or index.operands[0].type is ty.I1:
            return const, index, "s64", factor
        signed = index.op == "sext" or "nneg" in index.flags
        index = index.operands[0]
        bits = index.type.bits  # type: ignore[attr-defined]
    else:
        signed = True
    if isinstance(index, Instr) and (index.op == "or" or ("nsw" if signed else "nuw") in index.flags):
        split = _linear(index, signed)
        if split is not None:
            index, multiple, addend = split
            const += addend * factor
            factor *= multiple
    return const, index, f"{'s' if signed else 'u'}{bits}", factor


def _linear(index: Instr, signed: bool) -> tuple[Value, int, int] | None:
    """index = value * multiple + addend for an instruction with a constant operand, else None."""
    if len(index.operands) != 2 or not isinstance(index.operands[1], Int):
        return None
    value, constant = index.operands
    assert isinstance(constant, Int)
    number = constant.signed if signed else constant.value
    if index.op == "add" or (index.op == "or" and "disjoint" in index.flags and number >= 0):
        return value, 1, number
    if index.op == "sub":
        return value, 1, -number
    if index.op == "mul" and len(index.users) == 1:
        return value, number, 0
    if index.op == "shl" and len(index.users) == 1 and constant.value < index.type.bits - 1:  # type: ignore[attr-defined]
        return value, 1 << constant.value, 0
    return None


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value
