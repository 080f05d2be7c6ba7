"""Addresses: which storage each pointer names, and how it becomes `[register+constant]`.

A pointer is a value like any other, an address in the space of its type: 32 bits wide in shared memory, 64
elsewhere. An access uses it as a *place*: a base (register or symbol) and a constant offset. Constant parts,
casts between spaces and the variables that a function has (`alloca`, `byval` parameters: generic pointers in
LLVM's NVPTX layout) are looked through, so an access names the space that it is known to be in. A generic
address outside of all windows is the global one (PTX ISA 6.4.1.1), so casts between these two are nothing.

Addresses of symbols are put into registers at the entry, each once: arithmetic wants them, and a constant
costs nothing to compute anew.

Requires: lowered addresses (`passes.transform.lower_addresses`).
"""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import AddressOf, Argument, Function, Global, Instr, Int, Null, Poison, Undef, Value
from ..passes.analysis.layout import constant_gep
from ..ptx.build import build
from ..ptx.model import Address, IntImm, Operand, Register, Symbol
from .machine import MOVE, Code, register_type, symbol_name
from .patterns import multiply_add
from .rules import SPACE_SUFFIX
from .selector import Selector

Place = tuple[int, "Register | Symbol | IntImm", int]
"""(space, base, byte offset)."""

_OFFSET_LIMIT = 1 << 31
FLAT = (ty.GENERIC, ty.GLOBAL)
"""Spaces whose addresses are the same numbers."""


class Pointers:
    """The pointers of one function, as the selector asks for them."""

    def __init__(self, selector: Selector) -> None:
        self.s = selector
        self.variables = {
            instr: selector.mf.place(instr.name or "local", ty.size_of(instr.attrs["type"]),
                instr.attrs["align"])
            for block in selector.order for instr in block.instrs if instr.op == "alloca" and instr.users
        }  # fmt: skip
        self.entry: list[Code] = []
        self._symbols: dict[tuple[str, int, int], Register] = {}

    # -- places

    def place(self, value: Value) -> Place:
        """Where `value` points. Demands the register it names."""
        offset = 0
        while isinstance(value, Instr):
            if value.op == "getelementptr" and (step := constant_gep(value)) is not None:
                offset += step
                value = value.operands[0]
            elif value.op == "freeze":
                value = value.operands[0]
            elif value.op == "addrspacecast" and (inner := self.behind(value)) is not None:
                return inner[0], inner[1], inner[2] + offset
            else:
                break
        space, base, start = self._root(value)
        return space, base, start + offset

    def behind(self, cast: Instr) -> Place | None:
        """The place that a cast between spaces is of, where that has the same address in the space of the
        cast, or a more exact one.
        """
        space, base, offset = self.place(cast.operands[0])
        target = cast.type.space  # type: ignore[attr-defined]
        if (space, target) == (ty.GENERIC, ty.GLOBAL):
            return target, base, offset
        return (space, base, offset) if target in (space, ty.GENERIC) else None

    def _root(self, value: Value) -> Place:
        """The place of a pointer that is not computed from another one by constants."""
        space: int = value.type.space  # type: ignore[attr-defined]
        if isinstance(value, Instr) and value.op == "alloca":
            name, offset = self.variables[value]
            return ty.LOCAL, Symbol(name), offset
        if isinstance(value, Argument) and (symbol := self.s.abi.symbol(value)) is not None:
            return self.s.abi.space(value), Symbol(symbol.name), symbol.offset
        if isinstance(value, Global | Function | AddressOf):
            root, start = (value.base, value.offset) if isinstance(value, AddressOf) else (value, 0)
            return (
                root.space if isinstance(root, Global) else ty.GENERIC,
                Symbol(symbol_name(root.name)),
                start,
            )
        result = None if isinstance(value, Null | Undef | Poison) else self.s.operands(value)[0]
        if isinstance(result, Register):
            return space, result, 0
        return space, IntImm(0), result.value if isinstance(result, IntImm) else 0

    def address(self, value: Value, extra: int = 0) -> tuple[str, Address]:
        """(`.space` suffix, operand) to access memory at `value` plus `extra` bytes."""
        space, base, offset = self.place(value)
        offset += extra
        if isinstance(base, IntImm):
            return SPACE_SUFFIX[space], Address(self.s.materialize(IntImm(offset), "b64"), 0)
        fits = -_OFFSET_LIMIT <= offset < _OFFSET_LIMIT
        if isinstance(base, Symbol):
            if fits and offset >= 0 and space != ty.GENERIC:
                return SPACE_SUFFIX[space], Address(base, offset)
            return SPACE_SUFFIX[space], Address(
                self._symbol(base.name, base.offset + offset, space, space), 0
            )
        if not fits:
            far = self.s.temp(base.type)
            add(self.s, far, base, offset)
            return SPACE_SUFFIX[space], Address(far, 0)
        return SPACE_SUFFIX[space], Address(base, offset)

    def destination(self, value: Value, extra: int = 0, is_atomic: bool = False) -> tuple[str, Address]:
        """As `address`, for an access that writes. No instruction writes to constant memory, and none is
        atomic in a thread's own: such an access is generic, and the first faults.
        """
        space, base, offset = self.place(value)
        if space != ty.CONST and not (is_atomic and space == ty.LOCAL):
            return self.address(value, extra)
        if isinstance(base, Symbol):
            return "", Address(self._symbol(base.name, base.offset, space, ty.GENERIC), offset + extra)
        generic = self.s.temp("b64")
        self.s.emit(f"cvta{SPACE_SUFFIX[space]}.u64", generic, base)
        return "", Address(generic, offset + extra)

    # -- values

    def symbol(self, value: Value) -> Register | IntImm | None:
        """The address of what is a symbol plus a constant (or null), in the space of its type; None for other
        pointers.
        """
        space, base, offset = self.place(value)
        if isinstance(base, Symbol):
            return self._symbol(base.name, base.offset + offset, space, value.type.space)  # type: ignore[attr-defined]
        return IntImm(offset) if isinstance(base, IntImm) else None

    def _symbol(self, name: str, offset: int, space: int, wanted: int) -> Register:
        """The address of `name` plus `offset`, which lies in `space`, in the space `wanted`."""
        key = name, offset, wanted
        result = self._symbols.get(key)
        if result is None:
            result = self._symbols[key] = self.s.mf.register(register_type(ty.pointer(wanted)))
            same = wanted == space or (wanted in FLAT and space in FLAT)
            plain = result if same else self.s.mf.register("b64")
            self.entry.append(build(MOVE[plain.type], plain, Symbol(name, offset), source=self.s.fn.location))
            if not same:
                self.entry.append(
                    build(f"cvta{SPACE_SUFFIX[space]}.u64", result, plain, source=self.s.fn.location)
                )
        return result


def add(s: Selector, dst: Register, base: Register, offset: int) -> None:
    """dst = base + offset."""
    limit = 1 << int(dst.type[1:])
    s.emit(f"add.s{dst.type[1:]}", dst, base, IntImm((offset + limit // 2) % limit - limit // 2))


# ------------------------------------------------------------------------------------------- rules


def compute(s: Selector, gep: Instr) -> None:
    """A lowered address."""
    base, index = gep.operands
    dst = s.dst(gep)
    if isinstance(index, Int):
        add(s, dst, s.reg(base), index.signed)
    elif not (s.optimize and multiply_add(s, gep, index, base)):
        s.emit(f"add.s{dst.type[1:]}", dst, s.reg(base), s.operand(index))


def cast_space(s: Selector, cast: Instr) -> None:
    """A cast between spaces, by way of the generic address."""
    source, dst = cast.operands[0], s.dst(cast)
    old, new = source.type.space, cast.type.space  # type: ignore[attr-defined]
    address = s.reg(source)
    if old not in FLAT:
        address = widened(s, address)
        generic = dst if new in FLAT else s.temp("b64")
        s.emit(f"cvta{SPACE_SUFFIX[old]}.u64", generic, address)
        address = generic
    if new not in FLAT:
        held = dst if dst.type == "b64" else s.temp("b64")
        s.emit(f"cvta.to{SPACE_SUFFIX[new]}.u64", held, address)
        if held is not dst:
            s.emit("cvt.u32.u64", dst, held)


def widened(s: Selector, address: Register) -> Register:
    """An address as a 64-bit number."""
    if address.type == "b64":
        return address
    wide = s.temp("b64")
    s.emit("cvt.u64.u32", wide, address)
    return wide


# ----------------------------------------------------------------------------------------- renames


def renamed_variable(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    """An alloca, and a constant part of a symbol's address."""
    if instr.op == "getelementptr" and constant_gep(instr) is None:
        return None
    result = s.pointers.symbol(instr)
    return None if result is None else (result,)


def renamed_cast(s: Selector, cast: Instr) -> tuple[Operand, ...] | None:
    """A cast between spaces that share their addresses, and one of a symbol."""
    source = cast.operands[0]
    if source.type.space in FLAT and cast.type.space in FLAT:  # type: ignore[attr-defined]
        return s.operands(source)
    result = s.pointers.behind(cast)
    if result is None or isinstance(result[1], Register):
        return None if result is None or result[0] != cast.type.space or result[2] else (result[1],)  # type: ignore[attr-defined]
    return renamed_variable(s, cast)
