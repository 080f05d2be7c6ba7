"""Addresses: the storage of each pointer, and its form `[register+constant]`.

A pointer is a value like any other, an address in the space of its type: 32 bits wide in shared memory, 64
elsewhere. An access uses it as a base (register or symbol) and a constant offset. Constant parts, casts
between spaces and the local variables of a function (`alloca`, `byval` parameters: generic pointers in LLVM's
NVPTX layout) are looked through, so an access names the most exact space that is known. A generic address
outside of all windows is the global one (PTX ISA 6.4.1.1), so casts between these two need no code.

Addresses of symbols are loaded into registers at the entry, each once: arithmetic needs them there, and a
constant is cheap to recompute.

Requires: lowered addresses (`passes.transform.lower_addresses`).
"""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import AddressOf, Argument, Function, Global, Instr, Int, Null, Poison, Undef, Value, is_op
from ..ir.irtypes import CONST, GENERIC, GLOBAL, LOCAL, size_of
from ..passes.analysis.layout import constant_gep
from ..ptx.build import build
from ..ptx.model import Address, IntImm, Operand, Register, SymbolAddress
from .machine import MOVE, Code, register_type, symbol_name
from .patterns import multiply_add
from .rules import SPACE_SUFFIX
from .selector import Selector

ResolvedAddress = tuple[int, "Register | SymbolAddress | IntImm", int]
"""(space, base, byte offset)."""

_OFFSET_LIMIT = 1 << 31
FLAT = (GENERIC, GLOBAL)
"""Spaces whose addresses are the same numbers."""


class Pointers:
    """The pointers of one function, resolved for the selector."""

    def __init__(self, selector: Selector) -> None:
        self.s = selector
        self.variables = {
            instr: selector.mf.allocate_local(instr.name or "local", size_of(instr.attrs["type"]),
                instr.attrs["align"])
            for block in selector.order for instr in block.instrs if instr.op == "alloca" and instr.users
        }  # fmt: skip
        self.in_registers = {
            name for instr, (name, _) in self.variables.items()
            if any(user.op == "ptrtoint" for cast in instr.users for user in (cast, *cast.users))
        }  # fmt: skip
        """Variables with whose addresses the function computes. Their accesses go through a register, since
        ptxas connects these with accesses at computed addresses.
        """
        self.entry: list[Code] = []
        self._symbols: dict[tuple[str, int, int], Register] = {}

    # -- addresses

    def resolve(self, value: Value) -> ResolvedAddress:
        """Return the storage that `value` points to. Demands its base register."""
        offset = 0
        while isinstance(value, Instr):
            if value.op == "getelementptr" and (step := constant_gep(value)) is not None:
                offset += step
                value = value.operands[0]
            elif value.op == "freeze":
                value = value.operands[0]
            elif value.op == "addrspacecast" and (inner := self.resolve_cast(value)) is not None:
                return inner[0], inner[1], inner[2] + offset
            else:
                break
        space, base, start = self._root(value)
        return space, base, start + offset

    def resolve_cast(self, cast: Instr) -> ResolvedAddress | None:
        """Return the address of a cast between spaces, where it is the same in the space of the cast, or a
        more exact one.
        """
        space, base, offset = self.resolve(cast.operands[0])
        target = cast.type.space  # type: ignore[attr-defined]
        if (space, target) == (GENERIC, GLOBAL):
            return target, base, offset
        return (space, base, offset) if target in (space, GENERIC) else None

    def _root(self, value: Value) -> ResolvedAddress:
        """Return the address of a pointer that is not computed from another one by constants."""
        space: int = value.type.space  # type: ignore[attr-defined]
        if is_op(value, "alloca"):
            name, offset = self.variables[value]
            return LOCAL, SymbolAddress(name), offset
        if isinstance(value, Argument) and (symbol := self.s.abi.symbol(value)) is not None:
            return self.s.abi.space(value), SymbolAddress(symbol.name), symbol.offset
        if isinstance(value, Global | Function | AddressOf):
            root, start = (value.base, value.offset) if isinstance(value, AddressOf) else (value, 0)
            return (
                root.space if isinstance(root, Global) else GENERIC,
                SymbolAddress(symbol_name(root.name)),
                start,
            )
        result = None if isinstance(value, Null | Undef | Poison) else self.s.operands(value)[0]
        if isinstance(result, Register):
            return space, result, 0
        return space, IntImm(0), result.value if isinstance(result, IntImm) else 0

    def address(self, value: Value, extra: int = 0) -> tuple[str, Address]:
        """(`.space` suffix, operand) to access memory at `value` plus `extra` bytes."""
        space, base, offset = self.resolve(value)
        offset += extra
        if isinstance(base, IntImm):
            return SPACE_SUFFIX[space], Address(self.s.materialize(IntImm(offset), "b64"), 0)
        fits = -_OFFSET_LIMIT <= offset < _OFFSET_LIMIT
        if isinstance(base, SymbolAddress):
            if fits and space == LOCAL and base.name in self.in_registers:
                return SPACE_SUFFIX[space], Address(
                    self._symbol(base.name, base.offset, space, space), offset
                )
            if fits and offset >= 0 and space != GENERIC:
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
        space, base, offset = self.resolve(value)
        if space != CONST and not (is_atomic and space == LOCAL):
            return self.address(value, extra)
        if isinstance(base, SymbolAddress):
            return "", Address(self._symbol(base.name, base.offset, space, GENERIC), offset + extra)
        generic = self.s.temp("b64")
        self.s.emit(f"cvta{SPACE_SUFFIX[space]}.u64", generic, base)
        return "", Address(generic, offset + extra)

    # -- values

    def symbol(self, value: Value) -> Register | IntImm | None:
        """Return the address of a symbol plus a constant (or null), in the space of its type; None for other
        pointers.
        """
        space, base, offset = self.resolve(value)
        if isinstance(base, SymbolAddress):
            return self._symbol(base.name, base.offset + offset, space, value.type.space)  # type: ignore[attr-defined]
        return IntImm(offset) if isinstance(base, IntImm) else None

    def _symbol(self, name: str, offset: int, space: int, target: int) -> Register:
        """Return the register of the address of `name` plus `offset`, which lies in `space`, in the space
        `target`.
        """
        key = name, offset, target
        result = self._symbols.get(key)
        if result is None:
            result = self._symbols[key] = self.s.mf.register(register_type(ty.pointer(target)))
            same = target == space or (target in FLAT and space in FLAT)
            plain = result if same else self.s.mf.register("b64")
            self.entry.append(
                build(MOVE[plain.type], plain, SymbolAddress(name, offset), source=self.s.fn.location)
            )
            if not same:
                self.entry.append(
                    build(f"cvta{SPACE_SUFFIX[space]}.u64", result, plain, source=self.s.fn.location)
                )
        return result


def add(s: Selector, dst: Register, base: Register, offset: int) -> None:
    """Emit dst = base + offset."""
    limit = 1 << int(dst.type[1:])
    s.emit(f"add.s{dst.type[1:]}", dst, base, IntImm((offset + limit // 2) % limit - limit // 2))


# ------------------------------------------------------------------------------------------- rules


def compute(s: Selector, gep: Instr) -> None:
    """Emit a lowered address."""
    base, index = gep.operands
    dst = s.dst(gep)
    if isinstance(index, Int):
        add(s, dst, s.reg(base), index.signed)
    elif not (s.optimize and multiply_add(s, gep, index, base)):
        s.emit(f"add.s{dst.type[1:]}", dst, s.reg(base), s.operand(index))


def cast_space(s: Selector, cast: Instr) -> None:
    """Emit a cast between spaces, through the generic address."""
    source, dst = cast.operands[0], s.dst(cast)
    old, new = source.type.space, cast.type.space  # type: ignore[attr-defined]
    address = s.reg(source)
    if old not in FLAT:
        address = widen(s, address)
        generic = dst if new in FLAT else s.temp("b64")
        s.emit(f"cvta{SPACE_SUFFIX[old]}.u64", generic, address)
        address = generic
    if new not in FLAT:
        result_register = dst if dst.type == "b64" else s.temp("b64")
        s.emit(f"cvta.to{SPACE_SUFFIX[new]}.u64", result_register, address)
        if result_register is not dst:
            s.emit("cvt.u32.u64", dst, result_register)


def widen(s: Selector, address: Register) -> Register:
    """Return an address as a 64-bit number."""
    if address.type == "b64":
        return address
    wide = s.temp("b64")
    s.emit("cvt.u64.u32", wide, address)
    return wide


# ----------------------------------------------------------------------------------------- renames


def rename_variable(s: Selector, instr: Instr) -> tuple[Operand, ...] | None:
    """Rename an alloca, and a constant part of a symbol's address."""
    if instr.op == "getelementptr" and constant_gep(instr) is None:
        return None
    result = s.pointers.symbol(instr)
    return None if result is None else (result,)


def rename_cast(s: Selector, cast: Instr) -> tuple[Operand, ...] | None:
    """Rename a cast between spaces that share their addresses, and one of a symbol."""
    source = cast.operands[0]
    if source.type.space in FLAT and cast.type.space in FLAT:  # type: ignore[attr-defined]
        return s.operands(source)
    result = s.pointers.resolve_cast(cast)
    if result is None or isinstance(result[1], Register):
        return None if result is None or result[0] != cast.type.space or result[2] else (result[1],)  # type: ignore[attr-defined]
    return rename_variable(s, cast)
