"""Alias analysis: accesses that may touch the same memory, the memory that an instruction may overwrite, and
structures passed by value that can stay where the caller put them. No pass.

Memory is divided into *regions*: one for each object that can be named (a variable, a local variable, a
`noalias` parameter), one for each space, for all other pointers into it, and the generic region. Two regions
are disjoint when their spaces are, or when both are different named objects, or when one is a local variable
whose address never leaves the function. Within a region, accesses at constant offsets of one base are
compared byte by byte.
"""

from __future__ import annotations

from ...ir import irtypes as ty
from ...ir.core import Argument, Global, Instr, Value
from ...ir.dialect import GRID_CONSTANT
from ...support.fast_dataclass import record
from .layout import base_and_offset

READ_ONLY = frozenset({ty.CONST})
"""Spaces that no instruction of a kernel can write."""


@record(frozen=True)
class MemoryRegion:
    """`space` is an address space number; `object` what the address is based on, when named."""

    space: int
    object: Value | None = None


MOST_MERGES = 16
"""So many phis and selects are looked through for what an address is based on; asking every access of a long
chain of them would square the work.
"""


def object_of(address: Value) -> Value:
    """Return the base of an address: address arithmetic, casts between spaces and freezes stripped, and a few
    phis and selects whose sources all have one base. The address itself when there is no such base.
    """
    base = _straight(address)
    if not _merges(base):
        return base
    result: dict[Value, None] = {}
    seen = {base: None}
    work = [base]
    while work:
        merge = work.pop()
        for source in merge.operands[1:] if merge.info.form == "select" else merge.operands:  # type: ignore[attr-defined]
            source = _straight(source)
            if not _merges(source):
                result[source] = None
                if len(result) > 1:
                    return base
            elif source not in seen:
                if len(seen) == MOST_MERGES:
                    return base
                seen[source] = None
                work.append(source)
    return next(iter(result), base)


def _merges(value: Value) -> bool:
    return isinstance(value, Instr) and value.info.form in ("phi", "select")


def _straight(address: Value) -> Value:
    while True:
        base, _ = base_and_offset(address)
        if not (isinstance(base, Instr) and base.info.form in ("gep", "freeze")):
            return base
        address = base.operands[0]


def region_of(address: Value) -> MemoryRegion:
    """The region that an access at `address` lies in."""
    base = object_of(address)
    space = _space(address, base)
    if isinstance(base, Global) or (isinstance(base, Instr) and base.info.form == "alloca"):
        return MemoryRegion(space, base)
    if isinstance(base, Argument) and ("noalias" in base.attrs or "byval" in base.attrs):
        return MemoryRegion(space, base)
    return MemoryRegion(space)


def _space(address: Value, base: Value) -> int:
    if isinstance(base, Global):
        return base.space
    if isinstance(base, Instr) and base.info.form == "alloca":
        return ty.LOCAL
    space = address.type.space  # type: ignore[attr-defined]
    result: int = space or base.type.space  # type: ignore[attr-defined]
    return result


class Aliasing:
    """Answers for one function, as long as it does not change."""

    def __init__(self) -> None:
        self._private: dict[Value, bool] = {}

    def private(self, value: Value) -> bool:
        """Return whether the address (a local variable's, a parameter) is only used to access memory
        directly, so that every access based on it is known to be."""
        known = self._private.get(value)
        if known is None:
            known = self._private[value] = not _escapes(value)
        return known

    def own(self, region: MemoryRegion) -> bool:
        """Return whether only this thread can reach the region: a local variable that does not escape."""
        named = region.object
        return isinstance(named, Instr) and self.private(named)

    def disjoint(self, a: MemoryRegion, b: MemoryRegion) -> bool:
        """Return whether no byte can belong to both."""
        if a == b:
            return False
        if a.space != b.space and ty.GENERIC not in (a.space, b.space):
            return True
        if a.object is not None and b.object is not None:
            return a.object is not b.object
        named = a.object if a.object is not None else b.object
        return isinstance(named, (Argument, Instr)) and self.private(named)

    def clobbers(self, effect: Effect, region: MemoryRegion) -> bool:
        """Return whether an instruction with this effect may change what the region holds."""
        if region.space in READ_ONLY:
            return False
        if effect.everything and not self.own(region):
            return True
        return effect.region is not None and not self.disjoint(effect.region, region)


def _escapes(root: Value) -> bool:
    seen: dict[Value, None] = {root: None}
    work: list[Value] = [root]
    while work:
        address = work.pop()
        for user in address.users:
            form = user.info.form
            if (
                form in ("gep", "freeze")
                or user.op == "addrspacecast"
                or (form in ("phi", "select") and object_of(user) is root)
            ):
                if user not in seen:
                    seen[user] = None
                    work.append(user)
            elif not (form in ("load", "icmp") or _only_address(user, address)):
                return True
    return False


def _only_address(user: Instr, address: Value) -> bool:
    """Return whether `user` stores to `address` and does not store the address itself."""
    match user.info.form:
        case "store":
            return user.operands[0] is not address
        case "atomicrmw":
            return user.operands[1] is not address
    return False


@record(frozen=True)
class Effect:
    """The memory that an instruction writes: a region, or with `everything` all memory visible to others."""

    region: MemoryRegion | None = None
    everything: bool = False


def effect_of(instr: Instr) -> Effect | None:
    """Return the memory that `instr` may overwrite, None for none.

    A barrier or fence makes other threads' stores visible, so it overwrites everything but memory private to
    this thread.
    """
    form = instr.info.form
    if form == "store":
        return Effect(region_of(instr.operands[1]))
    if form in ("atomicrmw", "cmpxchg"):
        relaxed = instr.attrs.get("ordering") in ("monotonic", "unordered")
        return Effect(region_of(instr.operands[0]), everything=not relaxed)
    if form == "load" and "volatile" in instr.flags:
        return None
    if instr.info.may_write or instr.info.is_convergent:
        return Effect(everything=True)
    return None


def is_accessed_in_place(arg: Argument) -> bool:
    """Return whether all that happens to a `byval` parameter are loads at places that parameter space can
    name.

    Only a kernel's parameters can be addressed by a register. A grid constant is always there: it has one
    address for all threads.
    """
    if GRID_CONSTANT in arg.attrs:
        return True
    work: list[Value] = [arg]
    while work:
        for user in work.pop().users:
            if user.op == "load":
                continue
            if user.op == "getelementptr":
                if not arg.parent.is_kernel and not all(index.is_constant for index in user.operands[1:]):
                    return False
            elif user.op != "addrspacecast" or user.type not in (
                ty.pointer(ty.GENERIC),
                ty.pointer(ty.PARAM),
            ):
                return False
            work.append(user)
    return True
