"""Memory as a gang sees it: every address is checked, then lanes load or store together.

An access remembers the allocation that it met last. Where all active lanes follow each other in it, one
compare and a masked load do; where they only lie in it, one compare per vector (range and alignment together:
the distance from the start, rotated by the size's bits) and a gather. Otherwise `resolve` looks at each
active lane, names the fault or gives the host's pointers, and remembers.

Shared memory is one block per worker, local memory a row per thread.
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
from .code_builder import PTR, CodeBuilder, LoopBuilder, int_vector, integer, word
from .printer import ACCESS_BYTES, PARAMETER_BYTES
from .state_layout import CACHE_WORDS, LAUNCH, READ, SLOT_BYTES, SPACES, WORKER, WRITE, WRITE_FLAG, VectorUnit
from .values import Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed
from .vector_access import START, AccessKey, AccessRequest, Bounds, BoundsCheck, LoadStore, VectorAccess

Dtype = Any
Bypass = tuple[Block, Block]
"""The edge around an access that may be of no active lane: from a block to another."""

_LENGTHS = {("c", LAUNCH["params"]): PARAMETER_BYTES, ("w", WORKER["access_caches"]): ACCESS_BYTES}
"""The metadata of pointers to memory that is always dereferenceable."""


class AddressWindows:
    """The addresses of memory that instructions ask for."""

    def __init__(self, address_bits: int) -> None:
        self.address_bits = address_bits
        self.shared_window = 0xE000_0000 if address_bits == 32 else 1 << 44
        self.local_window = 0xF000_0000 if address_bits == 32 else 1 << 45


@dataclass(frozen=True, slots=True)
class WindowSizes:
    """Bytes of shared memory, None where only the launch knows, and of a thread's local memory; where that
    `grows`, of the most that it may become.
    """

    shared: int | None
    local: int
    grows: bool = False


class AccessEmitter:
    """The memory access object of a block's generated text; the counterpart of `numpy_engine`'s `LaneMemory`.
    `mask` are the lanes that run, `keep` the registers whose old values others need; `site_base` numbers the
    instructions of the running frame.
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
        """In a block's quick version, where lines and single places are taken to be within bounds, the
        careful one.
        """
        self.is_all_active = False
        """True in the all-active version."""
        self.follows_speculation = False
        """In a careful version, whether there is a quick one, which has been left."""
        self.has_side_effects = False
        """True once the block has side effects, so that it cannot be executed again."""
        self.proved_sites: frozenset[int] = frozenset()
        """The accesses, by their sites, that a look at the whole block of threads has found to be fine
        (`bounds_check_hoisting`).
        """
        self.scattered: set[int] = set()
        """The instructions whose lanes' places are anywhere."""
        self.scattered_access: Callable[[AccessEmitter, AccessRequest, Any, int], LoadStore] = VectorAccess
        """Generator of the code of an access whose lanes have different addresses."""
        self._proved: set[Value] = {TRUE}
        self.on_access: Callable[[int, AccessRequest, Any, int], None] | None = None
        """Callback for each access after its code is generated, with its kind (`race_prefilter`) and site.
        """

    def has_proved(self, conditions: tuple[Value, ...]) -> bool:
        """Return whether these bits are known to be set."""
        return self._proved.issuperset(conditions)

    @property
    def is_speculative(self) -> bool:
        """Return whether anything has been taken to be so."""
        return len(self._proved) > 1

    def __getattr__(self, name: str) -> Any:
        raise Untraceable(f"'{name}' has no code here")

    # -- what the text asks besides memory

    def special(self, name: str) -> Any:
        """A special register."""
        return self.specials[name]

    def per_lane(self, table: np.ndarray) -> list[Any]:
        """The columns of a table with a row for each lane of a warp."""
        if self.text.width != len(table):
            raise Untraceable("a gang that is not a warp")
        return [
            symbolic(self.text, int_vector(I64, tuple(column)), np.int64, False)
            for column in table.T.tolist()
        ]

    def local_address(self, offset: int) -> Any:
        """The address of a variable of the running function."""
        return np.uint64(self.local_base + offset & 2**64 - 1)

    def param_address(self, offset: int) -> Any:
        """The address of a byte of the kernel's parameters."""
        return self.load_u64_slot("c", LAUNCH["param_base"]) + np.uint64(offset & 2**64 - 1)

    def is_in(self, space: Space, address: Any) -> Any:
        """`isspacep`."""
        if space in ("const", "param"):
            return self.is_in_ranges(f"{space}_ranges", address)
        return LaneMemory.is_in(self, space, address)  # type: ignore[arg-type]

    def is_in_ranges(self, name: str, address: Any) -> Any:
        """Return whether addresses are in one of the allocations that the launch has listed."""
        text, vector = self.text, not is_uniform(address)
        given = operand(text, typed(address, np.dtype(np.uint64)), vector)
        table = self.load_pointer_slot("c", LAUNCH[name])
        count, is_empty = text.load(I64, table, invariant=True), operand(text, np.False_, vector)
        body, done, before = text.new_block(), text.new_block(), text.block
        text.branch(text.icmp("eq", count, 0), done, body)
        loop = LoopBuilder(text, word(0), is_empty, before=before, body=body)
        position, found = loop.values
        ends: list[Value] = []
        for i in (1, 2):
            place = text.element(I64, table, text.binary("add", text.binary("shl", position, 1), i))
            end = text.load(I64, place, invariant=True)
            ends.append(text.broadcast(end) if vector else end)
        inside = text.binary("and", text.icmp("uge", given, ends[0]), text.icmp("ult", given, ends[1]))
        result, following = text.binary("or", found, inside), text.binary("add", position, 1)
        loop.repeat_if(text.icmp("ult", following, count), following, result, after=done)
        text.enter(done)
        joined = text.phi(result.type, [(is_empty, before), (result, body)])
        return symbolic(text, joined, np.bool_, not vector)

    def _full(self, address: Any) -> Any:
        return (
            address if 8 * address.dtype.itemsize >= self.memory.address_bits else address.astype(np.uint64)
        )

    def param(self, dtype: Dtype, offset: int, mask: Any = None, site: int = 0) -> Any:
        """Bytes of the kernel's parameters; the launch has made room behind them."""
        if offset < 0:
            raise Untraceable("parameters are read outside")
        place = self.text.offset(self.load_pointer_slot("c", LAUNCH["params"]), offset)
        is_pointer = np.dtype(dtype).kind in "iu" and 8 * np.dtype(dtype).itemsize == self.memory.address_bits
        return symbolic(
            self.text,
            self.text.load(self.text.type(dtype, False), place, align=1, invariant=True),
            dtype,
            True,
            origin=offset if is_pointer else None,
        )

    def load_u64_slot(self, base: str, index: int) -> Symbolic:
        """A word of the launch (`base` is "c") or of the worker ("w"), as u64."""
        return symbolic(self.text, self._load_slot(base, index, I64), np.uint64, True)

    def load_pointer_slot(self, base: str, index: int) -> Value:
        """A pointer among the words."""
        return self._load_slot(base, index, PTR)

    def _load_slot(self, base: str, index: int, type: Type) -> Value:
        node = _LENGTHS.get((base, index))
        return self.text.load(type, self.slot_address(base, index), invariant=True, dereferenceable=node)

    def slot_address(self, base: str, index: int) -> Value:
        """The address of a word."""
        return self.text.element(I64, self.text.named(base), index)

    # -- masks

    def bits(self, mask: Any) -> Value:
        """A mask as an integer."""
        return self.text.cast("bitcast", operand(self.text, mask, True), self.text.mask)

    def mask_i64(self, mask: Any) -> Value:
        """A mask as a word of 64 bits."""
        return self.text.zext_to_i64(self.bits(mask))

    def is_empty(self, bits: Value) -> Value:
        """Return whether an integer of lanes is empty."""
        return self.text.icmp("eq", bits, 0)

    def lowest_lane(self, bits: Value) -> Value:
        """The number of the first lane of an integer of lanes, as a word."""
        return self.text.zext_to_i64(self.text.overloaded("cttz", [bits, FALSE]))

    # -- the quick version of a block

    def speculate(
        self,
        request: AccessRequest,
        conditions: tuple[Value, ...],
        fits: Value,
        some: Callable[[], Value] | None = None,
    ) -> bool:
        """In a quick version, go on only where conditions hold, and where an access fits or `some` says that
        it does for the lanes that run; False where that cannot be had: an access has both ways then.
        """
        if (
            self.checked_block is None
            or request.mask is not self.mask
            or (self.has_side_effects and not self._proved.issuperset((*conditions, fits)))
        ):
            return False
        self._prove(conditions, fits, some)
        return True

    def _prove(self, conditions: tuple[Value, ...], fits: Value, some: Callable[[], Value] | None) -> None:
        text = self.text
        assert self.checked_block is not None
        for condition in (*conditions, fits):
            if condition in self._proved:
                continue
            on = text.new_block()
            if condition is fits and some is not None and not self.is_all_active:
                other = text.new_block()
                text.branch(condition, on, other, True)
                text.enter(other)
                text.branch(some(), on, self.checked_block)
            else:
                text.branch(condition, on, self.checked_block, True)
            text.enter(on)
            self._proved.add(condition)

    def proved_pointer(self, request: AccessRequest, first: Value, offset: int) -> Value | None:
        """The host's pointer to the first lane's place, whose address is that word + `offset`, for an access
        that is spared checks.
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
        """Look at a group at once, whose base the block has from the beginning: later there may be no way
        back.
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
        """The values at `address` + `offset`."""
        return self.load_vector(space, dtype, 1, address, mask, site, offset)[0]

    def load_vector(
        self, space: Space, dtype: Dtype, count: int, address: Any, mask: Any, site: int, offset: int = 0
    ) -> list[Any]:
        """`count` elements that follow each other."""
        dtype, text = np.dtype(dtype), self.text
        request = AccessRequest(space, dtype, count, mask, site)
        if self.is_single_address(space, address):
            place, bypass = self._single_pointer(request, address, offset)
            type = text.type(dtype, False)
            result: list[Value] = []
            for i in range(count):
                result.append(text.load(type, text.offset(place, i * dtype.itemsize), alias="memory"))
            result = self._join(bypass, result)
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
        """Store where the mask says; of lanes with one address the highest stays."""
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
        """Store elements that follow each other."""
        dtype, text = np.dtype(dtype), self.text
        values = [typed(canonical(value), dtype) for value in values]
        request = AccessRequest(space, dtype, len(values), mask, site, WRITE_FLAG)
        if self.is_single_address(space, address) and space != "generic":
            place, bypass = self._single_pointer(request, address, offset)
            for i, value in enumerate(values):
                at = text.offset(place, i * dtype.itemsize)
                text.store(self._last(value, mask), at, alias="memory")
            self._join(bypass, [])
        else:
            self.scattered_access(self, request, self.address_of(space, address, 0), offset).store(
                [operand(text, value, True) for value in values]
            )
        self.has_side_effects = True
        self._report_access(WRITE, request, address, offset)

    def _check_vector(
        self, space: Space, address: Any, size: int, count: int, mask: Any, site: int, access: AccessKind
    ) -> None:
        """See that all elements of an access may be had."""
        address = self.address_of(space, address, 0)
        if not isinstance(address, Symbolic):
            address = symbolic(self.text, operand(self.text, address, True), address.dtype, False)
        VectorAccess(
            self, AccessRequest(space, np.dtype(f"u{size}"), count, mask, site, WRITE_FLAG), address, 0
        ).pointers()

    def copy(self, target: Any, source: Any, size: int, mask: Any, site: int) -> None:
        """`cp.async`: at once."""
        LaneMemory.copy(self, target, source, size, mask, site)  # type: ignore[arg-type]

    def address_of(self, space: str, address: Any, offset: int) -> Any:
        """The address of the element; of 64 bits where it is one of the arena."""
        if isinstance(address, Symbolic) and address.dtype.kind == "i":
            address = address.view(f"u{address.dtype.itemsize}")
        if offset:
            address = address + address.dtype.type(offset & (1 << 8 * address.dtype.itemsize) - 1)
        return address if space in ("shared", "local") else typed(address, np.dtype(np.uint64))

    def is_single_address(self, space: str, address: Any) -> bool:
        """Return whether all lanes access the same place."""
        return is_uniform(address) and space != "local" and not (space == "generic" and self.uses_local)

    def _last(self, value: Any, mask: Any) -> Value:
        """Return what the highest active lane has."""
        text = self.text
        if is_uniform(value):
            return operand(text, value, False)
        zeros = text.overloaded("ctlz", [self.bits(mask), FALSE])
        lane = text.binary("sub", integer(text.mask, text.width - 1), zeros)
        return text.extract(value.value, text.zext_to_i64(lane))

    # -- one address for all

    def _single_pointer(
        self, request: AccessRequest, address: Any, offset: int
    ) -> tuple[Value, Bypass | None]:
        """The host's pointer to the one place of all lanes; where nobody may be active, also how to go round
        the access.
        """
        text, mask = self.text, request.mask
        self.record_address(request.site, address)
        bypass: Bypass | None = None
        base = operand(text, typed(self.address_of(request.space, address, 0), np.dtype(np.uint64)), False)
        place = self.proved_pointer(request, base, offset)
        if place is not None:
            return place, None
        if mask is not self.mask:
            inside, behind, before = text.new_block(), text.new_block(), text.block
            text.branch(self.is_empty(self.bits(mask)), behind, inside)
            text.enter(inside)
            bypass = (before, behind)
        fits, _, _, host, key = self.bounds_check(request, base, 0, offset)
        near = text.offset(host, text.binary("add", base, offset))
        if self.speculate(request, (), fits):
            return near, None
        fast, slow, done = text.new_block(), text.new_block(), text.new_block()
        text.branch(fits, fast, slow, True)
        text.enter(fast)
        text.br(done)
        text.enter(slow)
        whole = operand(
            text, typed(self.address_of(request.space, address, offset), np.dtype(np.uint64)), True
        )
        text.store(whole, self.load_pointer_slot("w", WORKER["addresses"]))
        self.resolve(key, request)
        pointers = self.load_pointer_slot("w", WORKER["pointers"])
        far = text.load(PTR, text.element(PTR, pointers, self.lowest_lane(self.bits(mask))))
        behind_slow = text.block
        text.br(done)
        text.enter(done)
        return text.phi(PTR, [(near, fast), (far, behind_slow)]), bypass

    def _join(self, bypass: Bypass | None, values: list[Value]) -> list[Value]:
        """Come back to those who went round an access; they get zeros."""
        if bypass is None:
            return values
        text, (before, behind) = self.text, bypass
        inside = text.block
        text.br(behind)
        text.enter(behind)
        return [text.phi(v.type, [(v, inside), (zero(v.type), before)]) for v in values]

    # -- what the device runtime does

    def call_runtime(self, name: str, values: list[Any], site: int) -> Any:
        """Call a function of the device runtime; its result, None where it has none."""
        text, self.has_side_effects = self.text, True
        place = self.load_pointer_slot("w", WORKER["buffer"])
        for i, (value, type_) in enumerate(zip(values, BASIC[name].split()[1:])):
            dtype = np.dtype(np.uint32 if type_ == "u32" else np.uint64)
            given = (
                value.view(dtype)
                if isinstance(value, Symbolic | np.generic)
                else load_block(value, 0, dtype.type)
            )
            lanes = operand(text, typed(given, np.dtype(np.uint64)), True)
            text.store(lanes, text.offset(place, SLOT_BYTES * i))
        mask = self.mask_i64(self.mask)
        called, instr = list(BASIC).index(name), self.site_base + site
        operands = [text.named("w"), word(called), word(instr), mask, text.named("first", I64)]
        self.exit_if_failed(
            text.call_address(self.load_pointer_slot("c", LAUNCH["host_callback"]), I32, operands)
        )
        result = symbolic(text, text.load(ty.vector(text.width, I64), place), np.uint64, False)
        return {"u32": typed(result, np.dtype(np.uint32)), "u64": result}.get(BASIC[name].split()[0])

    # -- addresses of their own

    def bounds_check(self, request: AccessRequest, first: Value, reach: int, offset: int) -> BoundsCheck:
        """Return the bounds check of an access: `first` is the base address of the first lane as a word,
        `reach` how far the last lane's is from it.
        """
        return self.coalesced_bounds_check(self._group_of(request, offset), first, reach)

    def _group_of(self, request: AccessRequest, offset: int) -> CoalescedCheck:
        """An access's group, or one of its own."""
        group = self.coalesced_checks.get(request.site) if request.mask is self.mask else None
        return group or CoalescedCheck(
            request.space, request.writes, offset, offset + request.bytes, request.align, request.site
        )

    def active_lanes_fit(
        self, request: AccessRequest, first: Value, stride: int, offset: int, start: Value, size: Value
    ) -> Value:
        """Return whether what the running lanes of a line access lies where it may."""
        return self._active_lanes_fit(self._group_of(request, offset), first, stride, start, size)

    def _active_lanes_fit(
        self, group: CoalescedCheck, first: Value, stride: int, start: Value, size: Value
    ) -> Value:
        text = self.text
        bits = self.bits(self.mask)
        low, high = self.lowest_lane(bits), text.zext_to_i64(text.overloaded("ctlz", [bits, FALSE]))
        between = text.binary("sub", text.binary("sub", word(text.width - 1), high), low)
        reach = text.binary("add", text.binary("mul", between, stride), group.high - group.low - 1)
        starts = text.overloaded("usub.sat", [size, reach])
        moved = text.binary("add", text.binary("mul", low, stride), text.binary("add", first, group.low))
        return text.icmp(
            "ult", self._aligned_index(moved, start, group.align), self.count_aligned(starts, group.align)
        )

    def _aligned_index(self, address: Value, start: Value, align: int) -> Value:
        """The number of an aligned place, counted from a start; of other places one that is too large."""
        distance = address if start is START else self.text.binary("sub", address, start)
        return self.rotate_low_bits(distance, align)

    def coalesced_bounds_check(self, group: CoalescedCheck, first: Value, reach: int) -> BoundsCheck:
        """`fitting` of a group."""
        text, known = self.text, group.known.get(reach)
        if known is None:
            key = (
                self.site_base + group.site,
                group.space,
                group.writes,
                group.high - group.low + reach,
                group.align,
            )
            start, size, host, limit = self.bounds(key)
            moved = text.binary("add", first, group.low) if group.low else first
            fits = text.icmp("ult", self._aligned_index(moved, start, group.align), limit)
            known = group.known[reach] = fits, start, size, host, key
        return known

    def count_starts(self, size: Value, span: int) -> Value:
        """At how many bytes of a stretch something so long may begin."""
        return size if span == 1 else self.text.overloaded("usub.sat", [size, word(span - 1)])

    def access_key(self, request: AccessRequest) -> AccessKey:
        """Return what an access that stands alone is known by."""
        return self.site_base + request.site, request.space, request.writes, request.bytes, request.align

    def bounds(self, key: AccessKey) -> Bounds:
        """Return the bounds of an access."""
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
        sites = self.load_pointer_slot("w", WORKER["access_caches"])
        record = text.element(ty.array(CACHE_WORDS, I64), sites, self.access_operand(key))
        loaded = [
            text.load(type, text.element(I64, record, i), alias="words")
            for i, type in enumerate((I64, I64, PTR, I64))
        ]
        return loaded[0], loaded[1], loaded[2], loaded[3]

    def access_operand(self, key: AccessKey) -> Value:
        """The number of an access among those that the worker keeps words about."""
        return word(self.access_index(key))

    def site_operand(self, request: AccessRequest) -> Value:
        """The number of the instruction that an access belongs to."""
        return word(self.site_base + request.site)

    def rotate_low_bits(self, distance: Value, size: int) -> Value:
        """A distance from the start with its low bits, which must be zero, on top."""
        if size == 1:
            return distance
        amount = integer(distance.type, (size - 1).bit_length())
        return self.text.overloaded("fshr", [distance, distance, amount])

    def count_aligned(self, starts: Value, size: int) -> Value:
        """Return how many aligned places there are."""
        if size == 1:
            return starts
        return self.text.binary("lshr", self.text.binary("add", starts, size - 1), (size - 1).bit_length())

    def record_address(self, site: int, address: Any) -> None:
        """From which of the kernel's parameters an access has its address, and whether lanes' are
        anywhere.
        """
        self.origins[self.site_base + site] = address.origin if isinstance(address, Symbolic) else None
        if not is_uniform(address) and address.lane_affine is None:
            self.scattered.add(site)

    def access_index(self, key: AccessKey) -> int:
        """Return where an access stands among the worker's words about accesses."""
        return self.access_indices.setdefault(key, len(self.access_indices))

    def exit_if_failed(self, bad: Value) -> None:
        """Leave the gang's function where something is wrong, of which the worker's words tell."""
        fine = self.text.new_block()
        self.text.branch(self.text.icmp("eq", bad, 0), fine, self.text.block_named("failed"), True)
        self.text.enter(fine)

    def resolve(self, key: AccessKey, request: AccessRequest) -> None:
        """Have each active lane's address checked and turned into a pointer; leave the gang's function where
        one is wrong.
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
