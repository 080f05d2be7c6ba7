"""Emission of checked memory accesses for a gang; the native counterpart of `numpy_engine`'s `LaneMemory`.

Generated block text calls `AccessEmitter` while it is traced (`tracing`). Three kinds of addresses have three
code shapes:

- An address that is the same in all lanes is checked once and accessed once (here).
- Addresses of consecutive or lane-affine lanes are checked by one compare (`vector_access`).
- Any other addresses are gathered or scattered after one compare per vector (`vector_access`).

Each access has a *bounds cache* in the worker's site slots: the allocation that it used last. An address
outside it takes the slow path, `resolve` (`bounds_checks`). That looks up each active lane, records a fault
or stores host pointers, and updates the cache.

Range and alignment are one compare. The offset from the allocation's start is rotated right by the bits of
the alignment, and compared with the number of aligned positions.

Shared memory is one buffer per worker. Local memory is one row of bytes per thread. Invariant: no emitted
access touches a byte outside an allocation and its padding.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir import irtypes as ty
from ..ir.core import FALSE, TRUE, Block, Value, zero
from ..ir.irtypes import I32, I64, Type
from ..runtime.engine.executable import BASIC
from ..runtime.numpy_engine.memory.access import LaneMemory
from ..runtime.numpy_engine.values import load_block
from ..support.diagnostics import AccessKind, Space
from .check_coalescing import CoalescedCheck
from .code_builder import PTR, AliasClass, CodeBuilder, LoopBuilder, int_vector, integer, word
from .loop_invariants import LoopInvariants
from .printer import ACCESS_BYTES, PARAMETER_BYTES
from .state_layout import CACHE_WORDS, LAUNCH, READ, SLOT_BYTES, SPACES, WORKER, WRITE, WRITE_FLAG, VectorUnit
from .values import Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed
from .vector_access import START, AccessKey, AccessRequest, Bounds, BoundsCheck, LoadStore, VectorAccess

Dtype = Any
Bypass = tuple[Block, Block]
"""(source, target) of the edge that skips an access when no lane is active."""

_DEREFERENCEABLE = {("c", LAUNCH["params"]): PARAMETER_BYTES, ("w", WORKER["access_caches"]): ACCESS_BYTES}
"""Metadata nodes of the slots whose pointers are always dereferenceable, by base and slot index."""


class AddressWindows:
    """Bases of the generic windows of shared and local memory, for modules of 32 or 64 address bits."""

    def __init__(self, address_bits: int) -> None:
        self.address_bits = address_bits
        self.shared_window = 0xE000_0000 if address_bits == 32 else 1 << 44
        self.local_window = 0xF000_0000 if address_bits == 32 else 1 << 45


@dataclass(frozen=True, slots=True)
class WindowSizes:
    """Sizes in bytes of shared memory per CTA and of local memory per thread.

    `shared` is None if only the launch determines it. `grows` says that local memory grows on demand; `local`
    is its upper limit then.
    """

    shared: int | None
    local: int
    grows: bool = False


_NUMPY_ONLY = frozenset({"storage", "n", "lanes", "views", "params", "param_base", "padded"})
"""Attributes of `LaneMemory` objects that rules use and that have no counterpart here."""


class AccessEmitter:
    """The `x` of a block's generated text: emits its accesses, and what it asks of its surroundings.

    `mask` is the symbolic mask of active lanes. `keep` is the bit set of registers whose old values other
    lanes still read. `site_base` and `local_base` are the running frame's first site and local offset. Names
    that generated text does not define here raise Untraceable.
    """

    def __init__(
        self,
        text: CodeBuilder,
        specials: Any,
        symbols: Any,
        address_bits: int,
        window_sizes: WindowSizes,
        access_indices: dict[AccessKey, int],
        origins: dict[int, int | None],
        numpy_callbacks: list[str],
        unit: VectorUnit,
    ) -> None:
        self.text, self.specials, self.symbols = text, specials, symbols
        text.owner, self.numpy_callbacks, self.unit = self, numpy_callbacks, unit
        self.memory = AddressWindows(address_bits)
        self.window_sizes, self.uses_local = window_sizes, window_sizes.local > 0
        self.mask: Any = None
        self.coalesced_checks: dict[int, CoalescedCheck] = {}
        self.access_indices, self.origins = access_indices, origins
        self.keep = self.site_base = self.local_base = 0
        self.checked_block: Block | None = None
        """Entry of the checked version while a speculative or all-active version is emitted, else None.
        Control goes there when a check of a lane-affine or uniform address fails.
        """
        self.is_all_active = False
        """True in the all-active version."""
        self.follows_speculation = False
        """True in a checked version that runs only after a speculative version was left."""
        self.has_side_effects = False
        """True once the block has side effects, so that it cannot be executed again."""
        self.proved_sites: frozenset[int] = frozenset()
        """Sites of the accesses that the check of the whole CTA proves in bounds (`bounds_check_hoisting`).
        """
        self.scattered: set[int] = set()
        """Sites of the accesses whose addresses are neither uniform nor lane-affine."""
        self.scattered_access: Callable[[AccessEmitter, AccessRequest, Any, int], LoadStore] = VectorAccess
        """Constructor of the code generator of an access whose lanes have different addresses."""
        self.loop: LoopInvariants | None = None
        """The code in front of the loop that the block is, in versions that use it."""
        self._proved: set[Value] = {TRUE}
        self.on_access: Callable[[int, AccessRequest, Any, int], None] | None = None
        """Callback after each access: (kind, request, address, offset), where the kind is READ, WRITE or
        ATOMIC.
        """

    def has_proved(self, conditions: tuple[Value, ...]) -> bool:
        """Return whether all conditions, of type i1, are known to hold here."""
        return self._proved.issuperset(conditions)

    @property
    def is_speculative(self) -> bool:
        """Return whether the block may leave for its checked version."""
        return len(self._proved) > 1

    def __getattr__(self, name: str) -> Any:
        """Raise Untraceable for what only the NumPy engine's object has, AttributeError for anything else."""
        if name in _NUMPY_ONLY or hasattr(LaneMemory, name):
            raise Untraceable(f"'{name}' has no machine code")
        raise AttributeError(f"'{type(self).__name__}' has no attribute '{name}'")

    # -- registers, parameters and state slots

    def special(self, name: str) -> Any:
        """Return the value of a special register. Raises Untraceable for one without code."""
        return self.specials[name]

    def per_lane(self, table: np.ndarray) -> list[Any]:
        """Return the columns of a table of shape (32, n) as `n` vectors over the lanes of a warp. Raises
        Untraceable if the gang is not a warp.
        """
        if self.text.width != len(table):
            raise Untraceable("a gang that is not a warp")
        return [
            symbolic(self.text, int_vector(I64, tuple(column)), np.int64, False)
            for column in table.T.tolist()
        ]

    def local_address(self, offset: int) -> Any:
        """Return the local address of a variable of the running function, given its frame offset."""
        return np.uint64(self.local_base + offset & 2**64 - 1)

    def param_address(self, offset: int) -> Any:
        """Return the generic address of a byte of the kernel's parameters."""
        return self.load_u64_slot("c", LAUNCH["param_base"]) + np.uint64(offset & 2**64 - 1)

    @property
    def shared_start(self) -> Any:
        """The generic address of the CTA's shared memory."""
        return np.uint64(self.memory.shared_window)

    def is_in(self, space: Space, address: Any) -> Any:
        """Return whether a generic address lies in a state space (`isspacep`)."""
        if space in ("const", "param"):
            return self.is_in_ranges(f"{space}_ranges", address)
        return LaneMemory.is_in(self, space, address)  # type: ignore[arg-type]

    def is_in_ranges(self, name: str, address: Any) -> Any:
        """Return whether addresses are in an allocation of the table in launch slot `name`."""
        text, vector = self.text, not is_uniform(address)
        addresses = operand(text, typed(address, np.dtype(np.uint64)), vector)
        table = self.load_pointer_slot("c", LAUNCH[name])
        count, is_empty = text.load(I64, table, invariant=True), operand(text, np.False_, vector)
        body, done, before = text.new_block(), text.new_block(), text.block
        text.branch(text.icmp("eq", count, 0), done, body)
        loop = LoopBuilder(text, word(0), is_empty, before=before, body=body)
        position, earlier = loop.values
        ends: list[Value] = []
        for i in (1, 2):
            entry = text.element(I64, table, text.binary("add", text.binary("shl", position, 1), i))
            end = text.load(I64, entry, invariant=True)
            ends.append(text.broadcast(end) if vector else end)
        inside = text.binary(
            "and", text.icmp("uge", addresses, ends[0]), text.icmp("ult", addresses, ends[1])
        )
        result, following = text.binary("or", earlier, inside), text.binary("add", position, 1)
        loop.repeat_if(text.icmp("ult", following, count), following, result, after=done)
        text.enter(done)
        joined = text.phi(result.type, [(is_empty, before), (result, body)])
        return symbolic(text, joined, np.bool_, not vector)

    def _full(self, address: Any) -> Any:
        return (
            address if 8 * address.dtype.itemsize >= self.memory.address_bits else address.astype(np.uint64)
        )

    def param(self, dtype: Dtype, offset: int, mask: Any = None, site: int = 0) -> Any:
        """Return a uniform value of `dtype` from byte `offset` of the kernel's parameters.

        Offsets beyond the end are safe, since the launch pads the parameters. Raises Untraceable for negative
        ones. An integer of address size records `offset` as its origin.
        """
        if offset < 0:
            raise Untraceable("parameters are read outside")
        address = self.text.offset(self.load_pointer_slot("c", LAUNCH["params"]), offset)
        is_pointer = np.dtype(dtype).kind in "iu" and 8 * np.dtype(dtype).itemsize == self.memory.address_bits
        return symbolic(
            self.text,
            self.text.load(self.text.type(dtype, False), address, align=1, invariant=True),
            dtype,
            True,
            origin=offset if is_pointer else None,
        )

    def load_u64_slot(self, base: str, index: int) -> Symbolic:
        """Return a state slot of the launch (`base` is "c") or of the worker ("w"), as a uniform u64."""
        return symbolic(self.text, self._load_slot(base, index, I64), np.uint64, True)

    def is_private(self, space: Space) -> Value:
        """Return whether no other worker accesses memory of a space: shared memory, or a single worker."""
        if space == "shared":
            return TRUE
        return self.text.icmp("ne", self.load_u64_slot("c", LAUNCH["single_worker"]).value, 0)

    def load_pointer_slot(self, base: str, index: int) -> Value:
        """Return a state slot that holds a pointer; `base` as in `load_u64_slot`."""
        return self._load_slot(base, index, PTR)

    def _load_slot(self, base: str, index: int, type: Type) -> Value:
        node = _DEREFERENCEABLE.get((base, index))
        return self.text.load(type, self.slot_address(base, index), invariant=True, dereferenceable=node)

    def slot_address(self, base: str, index: int) -> Value:
        """Return the address of a state slot."""
        return self.text.element(I64, self.text.named(base), index)

    # -- masks

    def bits(self, mask: Any) -> Value:
        """Return a mask as an integer with one bit per lane."""
        return self.text.cast("bitcast", operand(self.text, mask, True), self.text.mask)

    def mask_i64(self, mask: Any) -> Value:
        """Return a mask as an i64; bits beyond the gang's width are zero."""
        return self.text.zext_to_i64(self.bits(mask))

    def is_empty(self, bits: Value) -> Value:
        """Return whether an integer mask has no lane, as an i1."""
        return self.text.icmp("eq", bits, 0)

    def lowest_lane(self, bits: Value) -> Value:
        """Return the index of the lowest lane of an integer mask, as an i64; the width if it is empty."""
        return self.text.zext_to_i64(self.text.overloaded("cttz", [bits, FALSE]))

    # -- speculative versions of a block

    def speculate(
        self,
        request: AccessRequest,
        conditions: tuple[Value, ...],
        fits: Value,
        active_fit: Callable[[], Value] | None = None,
    ) -> bool:
        """Speculate that an access is in bounds: leave for the checked version unless all conditions hold.

        `fits` is the check of the full gang. `active_fit` emits the check of active lanes only, tried when
        `fits` fails. Returns False, and emits nothing, if the block cannot be restarted at this point; the
        caller then emits a fast and a slow path.
        """
        if (
            self.checked_block is None
            or request.mask is not self.mask
            or (self.has_side_effects and not self._proved.issuperset((*conditions, fits)))
        ):
            return False
        self._prove(conditions, fits, active_fit)
        return True

    def _prove(
        self, conditions: tuple[Value, ...], fits: Value, active_fit: Callable[[], Value] | None
    ) -> None:
        text = self.text
        assert self.checked_block is not None
        for condition in (*conditions, fits):
            if condition in self._proved:
                continue
            proved = text.new_block()
            if condition is fits and active_fit is not None and not self.is_all_active:
                partial_check = text.new_block()
                text.branch(condition, proved, partial_check, True)
                text.enter(partial_check)
                text.branch(active_fit(), proved, self.checked_block)
            else:
                text.branch(condition, proved, self.checked_block, True)
            text.enter(proved)
            self._proved.add(condition)

    def proved_pointer(self, request: AccessRequest, first: Value, offset: int) -> Value | None:
        """Return the host pointer of the first lane, at address `first` + `offset`, if the access is proved
        in bounds by the check of the whole CTA; None if it is not.
        """
        if request.mask is not self.mask or self.site_base + request.site not in self.proved_sites:
            return None
        host = (
            self.load_pointer_slot("c", LAUNCH["arena"])
            if request.space == "global"
            else self.load_pointer_slot("w", WORKER[request.space])
        )
        return self.text.offset(host, self.text.binary("add", first, offset))

    def check_early(self, group: CoalescedCheck, address: Any) -> None:
        """Emit a coalesced check at the block's entry; `address` is the base register's value there.

        A check can leave for the checked version only before the block's first side effect.
        """
        address = self.address_of(group.space, address, 0)
        self.record_address(group.site, address)
        if self.is_single_address(group.space, address):
            first = self.text.zext_to_i64(operand(self.text, address, False))
            self._prove((), self.coalesced_bounds_check(group, first, 0)[0], None)
        elif (
            isinstance(address, Symbolic)
            and address.lane_affine is not None
            and group.space != "local"
            and address.lane_affine.stride > 0
            and address.lane_affine.stride % group.align == 0
        ):
            lane_affine = address.lane_affine
            first = self.text.zext_to_i64(operand(self.text, lane_affine.base, False))
            fits, start, size, *_ = self.coalesced_bounds_check(
                group, first, (self.text.width - 1) * lane_affine.stride
            )
            self._prove(
                lane_affine.conditions,
                fits,
                lambda: self._active_lanes_fit(group, first, lane_affine.stride, start, size),
            )

    # -- loads and stores

    def load(self, space: Space, dtype: Dtype, address: Any, mask: Any, site: int, offset: int = 0) -> Any:
        """Return the loaded values of `dtype` at `address` + `offset`, uniform if the address is."""
        return self.load_vector(space, dtype, 1, address, mask, site, offset)[0]

    def load_vector(
        self, space: Space, dtype: Dtype, count: int, address: Any, mask: Any, site: int, offset: int = 0
    ) -> list[Any]:
        """Return `count` loaded values: consecutive elements of each lane."""
        dtype, text = np.dtype(dtype), self.text
        request = AccessRequest(space, dtype, count, mask, site)
        if self.is_single_address(space, address):
            pointer, bypass = self._single_pointer(request, address, offset)
            type = text.type(dtype, False)
            result: list[Value] = []
            for i in range(count):
                result.append(text.load(type, text.offset(pointer, i * dtype.itemsize), alias="memory"))
            result = self._join_bypass(bypass, result)
        else:
            result = self.scattered_access(self, request, self.address_of(space, address, 0), offset).load()
        self._report_access(READ, request, address, offset)
        return [symbolic(text, value, dtype, self.is_single_address(space, address)) for value in result]

    def _report_access(self, kind: int, request: AccessRequest, address: Any, offset: int) -> None:
        if self.on_access is not None:
            self.on_access(kind, request, self.address_of(request.space, address, 0), offset)

    def store(
        self, space: Space, dtype: Dtype, address: Any, value: Any, mask: Any, site: int, offset: int = 0
    ) -> None:
        """Store a value in active lanes; among lanes with equal addresses the highest lane's
        value remains.
        """
        self.store_vector(space, dtype, address, [value], mask, site, offset)

    def store_vector(
        self,
        space: Space,
        dtype: Dtype,
        address: Any,
        values: list[Any],
        mask: Any,
        site: int,
        offset: int = 0,
    ) -> None:
        """Store consecutive elements of each active lane; conflicts are resolved as in `store`."""
        dtype, text = np.dtype(dtype), self.text
        values = [typed(canonical(value), dtype) for value in values]
        request = AccessRequest(space, dtype, len(values), mask, site, WRITE_FLAG)
        if self.is_single_address(space, address) and space != "generic":
            pointer, bypass = self._single_pointer(request, address, offset)
            for i, value in enumerate(values):
                element = text.offset(pointer, i * dtype.itemsize)
                text.store(self._value_of_highest_lane(value, mask), element, alias="memory")
            self._join_bypass(bypass, [])
        else:
            self.scattered_access(self, request, self.address_of(space, address, 0), offset).store(
                [operand(text, value, True) for value in values]
            )
        self.has_side_effects = True
        self._report_access(WRITE, request, address, offset)

    def _check_vector(
        self, space: Space, address: Any, size: int, count: int, mask: Any, site: int, access: AccessKind
    ) -> None:
        """Check all elements of an access of `count` elements of `size` bytes, without accessing them."""
        address = self.address_of(space, address, 0)
        if not isinstance(address, Symbolic):
            address = symbolic(self.text, operand(self.text, address, True), address.dtype, False)
        VectorAccess(
            self, AccessRequest(space, np.dtype(f"u{size}"), count, mask, site, WRITE_FLAG), address, 0
        ).pointers()

    def copy(self, target: Any, source: Any, size: int, mask: Any, site: int) -> None:
        """Copy `size` bytes per lane (`cp.async`); the copy completes immediately."""
        LaneMemory.copy(self, target, source, size, mask, site)  # type: ignore[arg-type]

    def address_of(self, space: str, address: Any, offset: int) -> Any:
        """Return `address` + `offset` as unsigned; as u64 unless the space is shared or local."""
        if isinstance(address, Symbolic) and address.dtype.kind == "i":
            address = address.view(f"u{address.dtype.itemsize}")
        if offset:
            address = address + address.dtype.type(offset & (1 << 8 * address.dtype.itemsize) - 1)
        return address if space in ("shared", "local") else typed(address, np.dtype(np.uint64))

    def is_single_address(self, space: str, address: Any) -> bool:
        """Return whether all lanes access the same memory. Equal local addresses are different memory."""
        return is_uniform(address) and space != "local" and not (space == "generic" and self.uses_local)

    def _value_of_highest_lane(self, value: Any, mask: Any) -> Value:
        """Return the scalar of the highest lane of `mask`, which is not empty."""
        text = self.text
        if is_uniform(value):
            return operand(text, value, False)
        zeros = text.overloaded("ctlz", [self.bits(mask), FALSE])
        lane = text.binary("sub", integer(text.mask, text.width - 1), zeros)
        return text.extract(value.value, text.zext_to_i64(lane))

    # -- uniform addresses

    def _single_pointer(
        self, request: AccessRequest, address: Any, offset: int
    ) -> tuple[Value, Bypass | None]:
        """Return the checked host pointer of a uniform address, and the edge around the access.

        The edge is None unless the access has a predicate of its own, so that its mask may be empty.
        """
        text, mask = self.text, request.mask
        self.record_address(request.site, address)
        bypass: Bypass | None = None
        base = operand(text, typed(self.address_of(request.space, address, 0), np.dtype(np.uint64)), False)
        pointer = self.proved_pointer(request, base, offset)
        if pointer is not None:
            return pointer, None
        if mask is self.mask and (pointer := self._loop_pointer(request, base, offset)) is not None:
            return pointer, None
        if mask is not self.mask:
            access, join, entry = text.new_block(), text.new_block(), text.block
            text.branch(self.is_empty(self.bits(mask)), join, access)
            text.enter(access)
            bypass = (entry, join)
        fits, _, _, host, key = self.bounds_check(request, base, 0, offset)
        fast_pointer = text.offset(host, text.binary("add", base, offset))
        if self.speculate(request, (), fits):
            return fast_pointer, None
        fast, slow, done = text.new_block(), text.new_block(), text.new_block()
        text.branch(fits, fast, slow, True)
        text.enter(fast)
        text.br(done)
        text.enter(slow)
        addresses = operand(
            text, typed(self.address_of(request.space, address, offset), np.dtype(np.uint64)), True
        )
        text.store(addresses, self.load_pointer_slot("w", WORKER["addresses"]))
        self.resolve(key, request)
        pointers = self.load_pointer_slot("w", WORKER["pointers"])
        slow_pointer = text.load(PTR, text.element(PTR, pointers, self.lowest_lane(self.bits(mask))))
        slow_end = text.block
        text.br(done)
        text.enter(done)
        return text.phi(PTR, [(fast_pointer, fast), (slow_pointer, slow_end)]), bypass

    def _loop_pointer(self, request: AccessRequest, base: Value, offset: int) -> Value | None:
        """Return the host pointer of a uniform access in a loop, after a check whose invariant parts are
        computed in front of it; None if the address does not have that form.
        """
        origin = self.origins[self.site_base + request.site]
        if self.loop is None or request.space != "global" or origin is None:
            return None
        checked = self.loop.check(self.text, self._coalesced_check_of(request, offset), base, origin)
        if checked is None:
            return None
        fits, pointer = checked
        self._prove((), fits, None)
        return self.text.offset(pointer, offset)

    def _join_bypass(self, bypass: Bypass | None, values: list[Value]) -> list[Value]:
        """Return the values behind an access; they are zero if it was skipped."""
        if bypass is None:
            return values
        text, (entry, join) = self.text, bypass
        access_end = text.block
        text.br(join)
        text.enter(join)
        return [text.phi(v.type, [(v, access_end), (zero(v.type), entry)]) for v in values]

    # -- the device runtime

    def call_runtime(self, name: str, values: list[Any], site: int) -> Any:
        """Emit a call of a device runtime function; return its result, or None if it has none.

        Arguments and result are passed in the worker's buffer, one u64 per lane and slot. A nonzero status
        ends the gang.
        """
        text, self.has_side_effects = self.text, True
        buffer = self.load_pointer_slot("w", WORKER["buffer"])
        for i, (value, type_) in enumerate(zip(values, BASIC[name].split()[1:])):
            dtype = np.dtype(np.uint32 if type_ == "u32" else np.uint64)
            argument = (
                value.view(dtype)
                if isinstance(value, Symbolic | np.generic)
                else load_block(value, 0, dtype.type)
            )
            lanes = operand(text, typed(argument, np.dtype(np.uint64)), True)
            text.store(lanes, text.offset(buffer, SLOT_BYTES * i))
        mask = self.mask_i64(self.mask)
        function, instr = list(BASIC).index(name), self.site_base + site
        operands = [text.named("w"), word(function), word(instr), mask, text.named("first", I64)]
        self.exit_if_failed(
            text.call_address(self.load_pointer_slot("c", LAUNCH["host_callback"]), I32, operands)
        )
        result = symbolic(text, text.load(ty.vector(text.width, I64), buffer), np.uint64, False)
        return {"u32": typed(result, np.dtype(np.uint32)), "u64": result}.get(BASIC[name].split()[0])

    # -- bounds checks

    def bounds_check(self, request: AccessRequest, first: Value, reach: int, offset: int) -> BoundsCheck:
        """Emit the bounds check of an access.

        `first` is the first lane's base address, an i64; `reach` is the distance in bytes from there to the
        last lane's base address.
        """
        return self.coalesced_bounds_check(self._coalesced_check_of(request, offset), first, reach)

    def _coalesced_check_of(self, request: AccessRequest, offset: int) -> CoalescedCheck:
        """Return the check that an access shares, or a new one for it alone.

        An access with a predicate of its own shares none, since its active lanes differ.
        """
        group = self.coalesced_checks.get(request.site) if request.mask is self.mask else None
        return group or CoalescedCheck(
            request.space, request.writes, offset, offset + request.bytes, request.align, request.site
        )

    def active_lanes_fit(
        self, request: AccessRequest, first: Value, stride: int, offset: int, start: Value, size: Value
    ) -> Value:
        """Emit the bounds check of the active lanes of a lane-affine access, from the lowest to
        the highest.
        """
        return self._active_lanes_fit(self._coalesced_check_of(request, offset), first, stride, start, size)

    def _active_lanes_fit(
        self, group: CoalescedCheck, first: Value, stride: int, start: Value, size: Value
    ) -> Value:
        text = self.text
        bits = self.bits(self.mask)
        low, high = self.lowest_lane(bits), text.zext_to_i64(text.overloaded("ctlz", [bits, FALSE]))
        between = text.binary("sub", text.binary("sub", word(text.width - 1), high), low)
        reach = text.binary("add", text.binary("mul", between, stride), group.high - group.low - 1)
        starts = text.overloaded("usub.sat", [size, reach])
        lowest = text.binary("add", text.binary("mul", low, stride), text.binary("add", first, group.low))
        return text.icmp(
            "ult", self._aligned_index(lowest, start, group.align), self.count_aligned(starts, group.align)
        )

    def _aligned_index(self, address: Value, start: Value, align: int) -> Value:
        """Return (address - start) / align; a value above every limit if the address is not aligned."""
        distance = address if start is START else self.text.binary("sub", address, start)
        return self.rotate_low_bits(distance, align)

    def coalesced_bounds_check(self, group: CoalescedCheck, first: Value, reach: int) -> BoundsCheck:
        """Emit a coalesced bounds check, once per `reach`, the distance in bytes of the outer lanes."""
        text, result = self.text, group.results.get(reach)
        if result is None:
            key = (
                self.site_base + group.site,
                group.space,
                group.writes,
                group.high - group.low + reach,
                group.align,
            )
            start, size, host, limit = self.bounds(key)
            lowest = text.binary("add", first, group.low) if group.low else first
            fits = text.icmp("ult", self._aligned_index(lowest, start, group.align), limit)
            result = group.results[reach] = fits, start, size, host, key
        return result

    def count_starts(self, size: Value, span: int) -> Value:
        """Return the number of offsets at which `span` bytes fit into `size` bytes; 0 if they never do."""
        return size if span == 1 else self.text.overloaded("usub.sat", [size, word(span - 1)])

    def access_key(self, request: AccessRequest) -> AccessKey:
        """Return the key of an access that shares its check with no other."""
        return self.site_base + request.site, request.space, request.writes, request.bytes, request.align

    def bounds(self, key: AccessKey) -> Bounds:
        """Return the bounds that an access is checked against.

        Those of shared and local memory follow from their sizes. Those of other spaces are loaded from the
        access's bounds cache.
        """
        text, (_, space, _, span, align) = self.text, key
        if space in ("shared", "local"):
            total = (
                self.window_sizes.shared
                if space == "shared"
                else self.window_sizes.local
                if not self.window_sizes.grows
                else None
            )
            if total is not None:
                limit = word(max(total - span + align, 0) // align)
                return START, word(total), self.load_pointer_slot("w", WORKER[space]), limit
            address = self.slot_address("w", WORKER["local_limit"])
            bytes_ = (
                self._load_slot("c", LAUNCH["shared_bytes"], I64)
                if space == "shared"
                else text.load(I64, address)
            )
            host = self.load_pointer_slot("w", WORKER[space])
            return START, bytes_, host, self.count_aligned(self.count_starts(bytes_, span), align)
        return self._load_bounds(key, False)

    def constant_bounds(self, origin: int, writes: int, span: int, align: int) -> Bounds:
        """Return the bounds of the allocation that the pointer parameter at byte `origin` points to. They
        are in a bounds cache that is filled before the launch's first CTA, and never changes.
        """
        key = -1 - origin, "global", writes, span, align
        self.origins[key[0]] = origin
        return self._load_bounds(key, True)

    def _load_bounds(self, key: AccessKey, invariant: bool) -> Bounds:
        text = self.text
        sites = self.load_pointer_slot("w", WORKER["access_caches"])
        record = text.element(ty.array(CACHE_WORDS, I64), sites, self.access_operand(key))
        alias: AliasClass | None = None if invariant else "state"
        loaded = [
            text.load(type, text.element(I64, record, i), alias=alias, invariant=invariant)
            for i, type in enumerate((I64, I64, PTR, I64))
        ]
        return loaded[0], loaded[1], loaded[2], loaded[3]

    def access_operand(self, key: AccessKey) -> Value:
        """Return the index of an access's bounds cache among the worker's, as an operand."""
        return word(self.access_index(key))

    def site_operand(self, request: AccessRequest) -> Value:
        """Return the site of an access's instruction in the kernel, as an operand."""
        return word(self.site_base + request.site)

    def rotate_low_bits(self, distance: Value, align: int) -> Value:
        """Return a distance rotated right by log2(align) bits.

        A misaligned distance becomes huge, so that one unsigned compare tests range and alignment.
        """
        if align == 1:
            return distance
        amount = integer(distance.type, (align - 1).bit_length())
        return self.text.overloaded("fshr", [distance, distance, amount])

    def count_aligned(self, starts: Value, align: int) -> Value:
        """Return the number of multiples of `align` below `starts`."""
        if align == 1:
            return starts
        return self.text.binary("lshr", self.text.binary("add", starts, align - 1), (align - 1).bit_length())

    def record_address(self, site: int, address: Any) -> None:
        """Record the parameter that an access's address was computed from, and whether it is scattered."""
        self.origins[self.site_base + site] = address.origin if isinstance(address, Symbolic) else None
        if not is_uniform(address) and address.lane_affine is None:
            self.scattered.add(site)

    def access_index(self, key: AccessKey) -> int:
        """Return the index of an access's bounds cache, a new one for a new key."""
        return self.access_indices.setdefault(key, len(self.access_indices))

    def exit_if_failed(self, status: Value) -> None:
        """Emit the exit of the gang's function if a status is not zero; the callee has recorded the fault."""
        succeeded = self.text.new_block()
        self.text.branch(self.text.icmp("eq", status, 0), succeeded, self.text.block_named("failed"), True)
        self.text.enter(succeeded)

    def resolve(self, key: AccessKey, request: AccessRequest) -> None:
        """Emit the slow path: a call of `resolve` that checks the worker's `addresses` and fills `pointers`.

        The gang's function exits at a fault.
        """
        text = self.text
        *_, span, align = key
        operands = [
            text.named("c"),
            text.named("w"),
            self.access_operand(key),
            self.site_operand(request),
            word(request.dtype.itemsize),
            word(request.count),
            word(SPACES[request.space] + request.writes),
            self.mask_i64(request.mask),
            text.named("first", I64),
            word(span),
            word(align.bit_length() - 1),
        ]
        self.exit_if_failed(text.call_address(self.load_pointer_slot("c", LAUNCH["resolve"]), I32, operands))
