"""Loads, stores, atomics and fences.

* An i1 is a byte in memory, 0 or 1; a load uses its lowest bit only.
* Aggregates are accessed leaf by leaf; adjacent leaves are combined as `.v2` or `.v4` when the
  access is aligned for it.
* PTX requires natural alignment. A less aligned access is done in pieces of its alignment.
* `ld.global.nc` needs memory that is not written during the kernel: an `invariant` load, or one
  through a kernel parameter that is `noalias` and `readonly` (`const T *__restrict__`).
"""

from __future__ import annotations

from collections.abc import Callable

from ..ir.core import Argument, Constant, Instr, Int, Value, is_op
from ..ir.irtypes import I1, I8, I16, Type, align_of, size_of
from ..ptx.model import Address, IntImm, Operand, Register, SymbolAddress, Vector
from .address import widen
from .machine import MOVE, leaves, piece_size, refuse, register_type
from .rules import ATOMICS, MEMORY_TYPE, RED_OPERATIONS, SCOPE_SUFFIX, SEMANTICS, is_near, type_key
from .selector import Selector
from .vectorize import AccessGroup

Run = tuple[int, int, int]
"""(first leaf, number of leaves, byte offset) of leaves that are accessed together."""
Place = Callable[[int], tuple[str, Operand]]
"""(`.space` or '', operand) of what lies so many bytes behind an address."""


def _root(address: Value) -> Value:
    """Return the value that the address is computed from."""
    while is_op(address, "getelementptr", "addrspacecast", "freeze", "bitcast"):
        address = address.operands[0]
    return address


def _cache(s: Selector, instr: Instr, suffix: str) -> str:
    if suffix != ".global" or not s.fn.is_kernel or "volatile" in instr.flags:
        return ""
    root = _root(instr.operands[0])
    read_only = isinstance(root, Argument) and "noalias" in root.attrs and "readonly" in root.attrs
    return ".nc" if read_only or instr.attrs.get("invariant") else ""


def _runs(type: Type, align: int) -> list[Run]:
    """Leaves grouped into vector accesses: same register type, side by side, aligned as a whole."""
    parts = leaves(type)
    runs: list[Run] = []
    index = 0
    while index < len(parts):
        leaf, at = parts[index]
        size = size_of(leaf)
        length = 1
        for count in (4, 2):
            total = count * size
            if (
                total > 16
                or index + count > len(parts)
                or leaf is I1
                or is_near(leaf)
                or align % total
                or at % total
            ):
                continue
            if all(
                parts[index + k][0] is leaf and parts[index + k][1] == at + k * size for k in range(count)
            ):
                length = count
                break
        runs.append((index, length, at))
        index += length
    return runs


def _grouped(s: Selector, group: AccessGroup, instr: Instr) -> None:
    """The vector access of a group, at its leader; nothing at the other members."""
    if instr is not group.leader:
        return
    lowest = group.members[0]
    is_load = lowest.op == "load"
    pointer = lowest.operands[0 if is_load else 1]
    space, where = s.pointers.address(pointer) if is_load else s.pointers.destination(pointer)
    suffix = f"v{len(group.members)}"
    if not is_load:
        kind, values = _group_values(s, group)
        s.emit(f"st{space}.{suffix}.{kind}", where, Vector(values))
        return
    types = [member.type for member in group.members]
    widened = [s.widened.get(member) for member in group.members]
    prefix = f"ld{space}{_cache(s, lowest, space)}.{suffix}"
    first = widened[0]
    if first is not None and all(
        w is not None and (w[0], w[1].type) == (first[0], first[1].type) for w in widened
    ):
        s.emit(
            f"{prefix}.{first[0]}{lowest.type.bits}",  # type: ignore[attr-defined]
            Vector(tuple(w[1] for w in widened if w is not None)),
            where,
        )
        return
    own = tuple(s.dst(member) for member in group.members)
    s.emit(f"{prefix}.{_group_type(types)}", Vector(own), where)
    for member, register, wide in zip(group.members, own, widened):
        if wide is not None:
            sign, dst = wide
            s.emit(f"cvt.{sign}{dst.type[1:]}.{sign}{member.type.bits}", dst, register)  # type: ignore[attr-defined]


def _group_type(types: list[Type]) -> str:
    """The type of an access to neighbours: their own if they agree."""
    return MEMORY_TYPE[type_key(types[0])] if len(set(types)) == 1 else f"b{8 * size_of(types[0])}"


def _group_values(s: Selector, group: AccessGroup) -> tuple[str, tuple[Operand, ...]]:
    """(type, registers) of a store to neighbours, which must all be of one size."""
    values = [member.operands[0] for member in group.members]
    kind = _group_type([value.type for value in values])
    wide = [_truncated(s, value, size_of(value.type)) for value in values]
    if all(isinstance(w, Register) and w.type == wide[0].type for w in wide):  # type: ignore[union-attr]
        return kind, tuple(w for w in wide if w is not None)
    return kind, tuple(s.reg(value) for value in values)


def load(s: Selector, instr: Instr) -> None:
    """Select a load."""
    group = s.groups.get(instr)
    if group is not None:
        _grouped(s, group, instr)
        return
    address = instr.operands[0]
    align = instr.attrs["align"]
    volatile = _strength(s, instr)
    widened = s.widened.get(instr)
    if widened is not None:
        sign, dst = widened
        space, where = s.pointers.address(address)
        s.emit(
            f"ld{_volatile(volatile, space)}{space}{_cache(s, instr, space)}.{sign}{instr.type.bits}",  # type: ignore[attr-defined]
            dst,
            where,
        )
        return
    own = s.own_registers(instr)
    parts = leaves(instr.type)
    for first, count, at in _runs(instr.type, align):
        leaf = parts[first][0]
        key = type_key(leaf)
        if (piece := piece_size(leaf, align, at)) < size_of(leaf):
            load_pieces(
                s,
                own[first],  # type: ignore[arg-type]
                leaf,
                piece,
                lambda offset: s.pointers.address(address, offset),
                at,
                volatile,
            )
            continue
        space, where = s.pointers.address(address, at)
        prefix = f"ld{_volatile(volatile, space)}{space}{_cache(s, instr, space)}"
        if leaf is I1:
            _load_predicate(s, own[first], prefix, where)  # type: ignore[arg-type]
        elif is_near(leaf):
            register = s.temp("b64")
            s.emit(f"{prefix}.u64", register, where)
            s.emit("cvt.u32.u64", own[first], register)
        elif count == 1:
            s.emit(f"{prefix}.{MEMORY_TYPE[key]}", own[first], where)
        else:
            s.emit(f"{prefix}.v{count}.{MEMORY_TYPE[key]}", Vector(own[first : first + count]), where)


def _strength(s: Selector, instr: Instr) -> str:
    """Return the modifiers of a strong access; before sm_70 only `.volatile` is strong (PTX ISA 8.3)."""
    if "ordering" in instr.attrs and s.options.sm >= 70:
        return f".relaxed{SCOPE_SUFFIX[instr.attrs['scope']]}"
    return ".volatile" if "volatile" in instr.flags else ""


def _volatile(volatile: str, suffix: str) -> str:
    """Nobody else sees local memory or changes constants and parameters, and PTX has no volatile
    access to them."""
    return "" if suffix in (".const", ".param", ".local") else volatile


def _load_predicate(s: Selector, dst: Register, prefix: str, where: Operand) -> None:
    byte, bit = s.temp("b16"), s.temp("b16")
    s.emit(f"{prefix}.u8", byte, where)
    s.emit("and.b16", bit, byte, IntImm(1))
    s.emit("setp.ne.s16", dst, bit, IntImm(0))


def load_pieces(
    s: Selector, dst: Register, leaf: Type, align: int, address_of_piece: Place, at: int, volatile: str = ""
) -> None:
    """Load a value in pieces of `align` bytes, lowest first. `address_of_piece` is called for each."""
    bits = size_of(leaf) * 8
    kind = {16: "b16", 32: "b32", 64: "b64"}[bits]
    total: Register | None = None
    for index in range(bits // 8 // align):
        space, where = address_of_piece(at + index * align)
        piece = s.temp(kind)
        s.emit(f"ld{_volatile(volatile, space)}{space}.u{8 * align}", piece, where)
        if total is None:
            total = piece
            continue
        shifted, joined = s.temp(kind), s.temp(kind)
        s.emit(f"shl.{kind}", shifted, piece, IntImm(8 * align * index))
        s.emit(f"or.{kind}", joined, total, shifted)
        total = joined
    assert total is not None
    s.emit("cvt.u32.u64" if is_near(leaf) else f"mov.{kind}" if dst.type != kind else MOVE[kind], dst, total)


def store(s: Selector, instr: Instr) -> None:
    """Select a store."""
    group = s.groups.get(instr)
    if group is not None:
        _grouped(s, group, instr)
        return
    value, address = instr.operands
    align = instr.attrs["align"]
    volatile = _strength(s, instr)
    narrow = _truncated(s, value, align)
    if narrow is not None:
        space, where = s.pointers.destination(address)
        s.emit(f"st{_volatile(volatile, space)}{space}.u{value.type.bits}", where, narrow)  # type: ignore[attr-defined]
        return
    operands = s.operands(value)
    parts = leaves(value.type)
    for first, count, at in _runs(value.type, align):
        leaf = parts[first][0]
        if (piece := piece_size(leaf, align, at)) < size_of(leaf):
            store_pieces(
                s,
                operands[first],
                leaf,
                piece,
                lambda offset: s.pointers.destination(address, offset),
                at,
                volatile,
            )
            continue
        space, where = s.pointers.destination(address, at)
        run = [_storable(s, leaf, operand, count > 1) for operand in operands[first : first + count]]
        vector = f"v{count}." if count > 1 else ""
        mnemonic = f"st{_volatile(volatile, space)}{space}.{vector}{MEMORY_TYPE[type_key(leaf)]}"
        s.emit(mnemonic, where, run[0] if count == 1 else Vector(tuple(run)))


def _truncated(s: Selector, value: Value, align: int) -> Operand | None:
    """The wider register of which a store of `value` needs only the low bits, if that saves a cut."""
    if not is_op(value, "trunc") or value.type not in (I8, I16) or not s.optimize:
        return None
    source = value.operands[0]
    if len(value.users) != 1 or isinstance(source, Constant) or align < size_of(value.type):
        return None
    return s.reg(source)


def _storable(s: Selector, leaf: Type, operand: Operand, vector: bool) -> Operand:
    if leaf is I1:
        if isinstance(operand, IntImm):
            return operand
        byte = s.temp("b16")
        s.emit("selp.b16", byte, IntImm(1), IntImm(0), operand)
        return byte
    if is_near(leaf):
        return widen(s, operand if isinstance(operand, Register) else s.materialize(operand, "b32"))
    if vector and not isinstance(operand, Register):
        return s.materialize(operand, register_type(leaf))
    return operand


def store_pieces(
    s: Selector,
    operand: Operand,
    leaf: Type,
    align: int,
    address_of_piece: Place,
    at: int,
    volatile: str = "",
) -> None:
    """Store a value in pieces of `align` bytes, lowest first. `address_of_piece` is called for each."""
    bits = size_of(leaf) * 8
    kind = {16: "b16", 32: "b32", 64: "b64"}[bits]
    value = operand if isinstance(operand, Register) else s.materialize(operand, register_type(leaf))
    value = widen(s, value) if is_near(leaf) else value
    if value.type != kind:
        register = s.temp(kind)
        s.emit(f"mov.{kind}", register, value)
        value = register
    for index in range(bits // 8 // align):
        piece = value
        if index:
            piece = s.temp(kind)
            s.emit(f"shr.u{bits}", piece, value, IntImm(8 * align * index))
        space, where = address_of_piece(at + index * align)
        s.emit(f"st{_volatile(volatile, space)}{space}.u{8 * align}", where, piece)


def bitcast_through_memory(s: Selector, instr: Instr) -> None:
    """A bitcast from or to a vector: the bits as memory would hold them, in a local slot."""
    source = instr.operands[0]
    size = size_of(source.type)
    offset = s.mf.allocate(size, max(align_of(source.type), align_of(instr.type)))
    for (leaf, at), operand in zip(leaves(source.type), s.operands(source)):
        s.emit(
            f"st.local.{MEMORY_TYPE[type_key(leaf)]}",
            Address(SymbolAddress(s.mf.depot), offset + at),
            _storable(s, leaf, operand, False),
        )
    for (leaf, at), dst in zip(leaves(instr.type), s.own_registers(instr)):
        s.emit(
            f"ld.local.{MEMORY_TYPE[type_key(leaf)]}", dst, Address(SymbolAddress(s.mf.depot), offset + at)
        )


# ----------------------------------------------------------------------------------------- atomics


def _synchronisation(s: Selector, instr: Instr) -> tuple[str, str]:
    """(fence to put in front or '', `.sem.scope` of the operation)."""
    ordering = instr.attrs["ordering"]
    scope = SCOPE_SUFFIX[instr.attrs.get("scope", "")]
    fence = ""
    if ordering == "seq_cst":
        fence, ordering = f"fence.sc{scope}", "acq_rel"
    if ordering in ("unordered", "monotonic"):
        # Relaxed at GPU scope is what an atom without qualifiers means (PTX ISA 9.7.13.5).
        return "", "" if scope == ".gpu" else scope
    if s.options.sm < 70:
        return f"membar{'.gl' if scope == '.gpu' else scope}", ""
    return fence, SEMANTICS[ordering] + scope


def atomic_rmw(s: Selector, instr: Instr) -> None:
    """Select an atomic read-modify-write operation."""
    address, value = instr.operands
    rmw, key = instr.attrs["rmw"], type_key(instr.type)
    negate = rmw == "sub"
    operation, target = ATOMICS.get(("add" if negate else rmw, key), ("", 0))
    if not operation:
        raise refuse(f"ir op 'atomicrmw {rmw}' on '{instr.type}'", instr)
    if s.options.sm < target:
        raise refuse(
            f"ir op 'atomicrmw {rmw}' on '{instr.type}' for {s.options.arch} (needs sm_{target})", instr
        )
    operand: Operand
    if negate and isinstance(value, Int):
        operand = IntImm(-value.signed)
    elif negate:
        operand = s.temp(register_type(value.type))
        s.emit(f"neg.s{key[1:]}", operand, s.reg(value))
    else:
        operand = s.operand(value)
    fence, qualifiers = _synchronisation(s, instr)
    if fence:
        s.emit(fence)
    space, where = s.pointers.destination(address, is_atomic=True)
    if instr.users or operation.partition(".")[0] not in RED_OPERATIONS:
        s.emit(f"atom{qualifiers}{space}.{operation}", s.dst(instr), where, operand)
    else:
        s.emit(f"red{qualifiers}{space}.{operation}", where, operand)


def cmpxchg(s: Selector, instr: Instr) -> None:
    """Select a compare-and-exchange."""
    address, expected, new = instr.operands
    bits = size_of(new.type) * 8
    if is_near(new.type) or bits < 16 or (bits == 16 and s.options.sm < 70):
        raise refuse(f"ir op 'cmpxchg' on '{new.type}'", instr)
    fence, qualifiers = _synchronisation(s, instr)
    if fence:
        s.emit(fence)
    old, ok = s.own_registers(instr)
    space, where = s.pointers.destination(address, is_atomic=True)
    compare = s.operand(expected)
    s.emit(f"atom{qualifiers}{space}.cas.b{bits}", old, where, compare, s.operand(new))
    if any(user.op != "extractvalue" or user.attrs["indices"] == (1,) for user in instr.users):
        s.emit(f"setp.eq.s{bits}", ok, old, compare)


def fence(s: Selector, instr: Instr) -> None:
    """Select a fence."""
    scope = SCOPE_SUFFIX[instr.attrs.get("scope", "")]
    if s.options.sm < 70:
        s.emit("membar.gl" if scope == ".gpu" else f"membar{scope}")
    else:
        s.emit(f"fence.{'sc' if instr.attrs['ordering'] == 'seq_cst' else 'acq_rel'}{scope}")
