"""Code of one access whose lanes have different addresses. `AccessEmitter` (`access`) creates it.

There are three cases, tested in this order:

1. Lanes are consecutive or lane-affine, and in the cached allocation: one vector load or store.
   Elements of vector accesses (`.v2`, `.v4`) are shuffled apart.
2. All active lanes are in the cached allocation: a gather or scatter.
3. Anything else: `resolve` (`bounds_checks`) checks each active lane and gives its host pointer.

Processors without masked vector instructions (before AVX-512) get calls of functions that access one lane
after another, or copies of active lanes through the worker's buffer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ..ir import irtypes as ty
from ..ir.core import FALSE, TRUE, Block, Value, null, poison, zero
from ..ir.irtypes import I32, I64, Type
from ..support.diagnostics import Space
from .code_builder import PTR, CodeBuilder, Routine, function, int_vector, integer, mangle, word
from .state_layout import LAUNCH, WORKER, VectorUnit
from .values import GatherIndex, Symbolic, operand, symbolic, typed

AccessKey = tuple[int, str, int, int, int]
"""Key of an access: (site, space, WRITE_FLAG or 0, bytes of one check, alignment in bytes)."""
Bounds = tuple[Value, Value, Value, Value]
"""(start, size, host base, limit) of the memory that an access is checked against.

Start and size are in bytes; the limit is the number of aligned offsets at which the access fits.
"""
BoundsCheck = tuple[Value, Value, Value, Value, AccessKey]
"""(condition, start, size, host base, key) of an emitted bounds check; the condition is an i1."""
START = word(0)
"""The start of shared and local memory: an address is an offset there. Compared by identity."""


@dataclass(frozen=True, slots=True, eq=False)
class AccessRequest:
    """An access of `count` consecutive elements of `dtype` per lane of `mask`.

    `writes` is WRITE_FLAG or 0.
    """

    space: Space
    dtype: np.dtype
    count: int
    mask: Any
    site: int
    writes: int = 0

    @property
    def bytes(self) -> int:
        """The size of one lane's access."""
        return self.dtype.itemsize * self.count

    @property
    def align(self) -> int:
        """The required alignment in bytes; that of one element for three elements."""
        return self.dtype.itemsize * (self.count if self.count != 3 else 1)


class Checks(Protocol):
    """The interface of `AccessEmitter` that a vector access needs; see there."""

    text: CodeBuilder
    follows_speculation: bool
    unit: VectorUnit
    is_all_active: bool
    mask: Any
    window_sizes: Any

    def bounds_check(self, request: AccessRequest, first: Value, reach: int, offset: int) -> BoundsCheck: ...
    def record_address(self, site: int, address: Any) -> None: ...
    def access_key(self, request: AccessRequest) -> AccessKey: ...
    def bounds(self, key: AccessKey) -> Bounds: ...
    def speculate(
        self,
        request: AccessRequest,
        conditions: tuple[Value, ...],
        fits: Value,
        active_fit: Callable[[], Value] | None = None,
    ) -> bool: ...
    def proved_pointer(self, request: AccessRequest, first: Value, offset: int) -> Value | None: ...
    def active_lanes_fit(
        self, request: AccessRequest, first: Value, stride: int, offset: int, start: Value, size: Value
    ) -> Value: ...
    def count_starts(self, size: Value, span: int) -> Value: ...
    def rotate_low_bits(self, distance: Value, align: int) -> Value: ...
    def count_aligned(self, starts: Value, align: int) -> Value: ...
    def resolve(self, key: AccessKey, request: AccessRequest) -> None: ...
    def load_pointer_slot(self, base: str, index: int) -> Value: ...
    def bits(self, mask: Any) -> Value: ...
    def mask_i64(self, mask: Any) -> Value: ...


class LoadStore(Protocol):
    """A code generator of accesses with different addresses per lane; there is one vector per element."""

    def load(self) -> list[Value]: ...
    def store(self, sources: list[Value]) -> None: ...


InBoundsPath = tuple[Block | None, Value, bool]
"""(block, first lane's pointer, whether lanes are contiguous) of the path on which all lanes are in bounds.

The block is None if emission continues on that path, after a speculative or hoisted check.
"""


class VectorAccess:
    """An access at `offset` bytes from each lane's `address`."""

    def __init__(self, checks: Checks, request: AccessRequest, address: Any, offset: int) -> None:
        self.checks, self.text, self.request, self.offset = checks, checks.text, request, offset
        self.space, self.dtype, self.count = request.space, request.dtype, request.count
        self.size, self.align = request.dtype.itemsize, request.align
        self.address_type = ty.int_type(8 * address.dtype.itemsize)
        self.i64_vector = self._vector_of(I64)
        self.lane_affine = address.lane_affine if isinstance(address, Symbolic) else None
        index = (
            address.gather_index
            if isinstance(address, Symbolic)
            and self.lane_affine is None
            and address.dtype.itemsize == 8
            and self.space != "local"
            else None
        )
        self.gather_index = (
            index
            if index is not None and index.scale in (1, 2, 4, 8) and index.scale % self.align == 0
            else None
        )
        self.base = operand(self.text, address, True)
        self.address = (
            operand(
                self.text, address + address.dtype.type(offset & (1 << 8 * address.dtype.itemsize) - 1), True
            )
            if offset
            else self.base
        )
        self.active = operand(self.text, request.mask, True)
        self.element_type = self.text.type(request.dtype, True)
        """The type of one element of all lanes."""
        self.start: Value
        self.total: Value
        self.host: Value
        self.smallest_index: Value
        self.all_lanes_fit: Value = TRUE
        """Condition that all lanes of a lane-affine access are in bounds, active or not."""
        self.is_fallback = self.lane_affine is not None and checks.follows_speculation
        """True when this code runs only after a speculative version was left."""
        self.key: AccessKey | None = None
        checks.record_address(request.site, address)

    # -- the cases

    def load(self) -> list[Value]:
        """Emit a load; return one vector per element. Inactive lanes have unspecified values."""
        text, path = self.text, self._branch_in_bounds()
        if path is not None and path[0] is None:
            return self._in_bounds_load(path)
        if self._has_only_slow_path:
            return self._slow_load()
        done, in_allocation = text.new_block(), self._branch_in_allocation()
        results = [(self._slow_load(), text.block)]
        text.br(done)
        text.enter(in_allocation)
        results.append((self._gather_in_allocation(), text.block))
        text.br(done)
        if path is not None and path[0] is not None:
            text.enter(path[0])
            results.append((self._in_bounds_load(path), text.block))
            text.br(done)
        text.enter(done)
        return [
            text.phi(self.element_type, [(values[i], end) for values, end in results])
            for i in range(self.count)
        ]

    def store(self, sources: list[Value]) -> None:
        """Emit a store of one vector per element; the highest lane's value remains at equal addresses."""
        text, path = self.text, self._branch_in_bounds()
        if path is not None and path[0] is None:
            self._in_bounds_store(path, sources)
            return
        if self._has_only_slow_path:
            self._slow_store(sources)
            return
        done, in_allocation = text.new_block(), self._branch_in_allocation()
        self._slow_store(sources)
        text.br(done)
        text.enter(in_allocation)
        pointers = self._pointers()
        for i, source in enumerate(sources):
            self._scatter(pointers, i, source)
        text.br(done)
        if path is not None and path[0] is not None:
            text.enter(path[0])
            self._in_bounds_store(path, sources)
            text.br(done)
        text.enter(done)

    @property
    def _has_only_slow_path(self) -> bool:
        return self.is_fallback and self.key is not None

    def _vector_of(self, type: Type) -> Type:
        """Return the type of a vector over the lanes."""
        return ty.vector(self.text.width, type)

    @property
    def _are_all_active(self) -> bool:
        """True in all-active versions, for an access without a predicate of its own."""
        return self.checks.is_all_active and self.request.mask is self.checks.mask

    @property
    def _uses_lane_loop(self) -> bool:
        """True if loads of scattered lanes call a lane loop instead of a gather instruction.

        That is the only way without masks, and faster for an all-active gang if gathers are slow.
        """
        unit = self.checks.unit
        return not unit.has_masks or (not unit.has_gathers and self._are_all_active)

    def _slow_load(self) -> list[Value]:
        self._resolve()
        return [self._copy_element(i, None) for i in range(self.count)]

    def _slow_store(self, sources: list[Value]) -> None:
        self._resolve()
        for i, source in enumerate(sources):
            self._copy_element(i, source)

    def _copy_element(self, i: int, source: Value | None) -> Value:
        """Load element `i` of active lanes through the worker's pointers, or store it from `source`."""
        text, checks = self.text, self.checks
        buffer = checks.load_pointer_slot("w", WORKER["buffer"])
        if source is not None:
            text.store(source, buffer)
        copy, mask = checks.load_pointer_slot("c", LAUNCH["copy_lanes"]), checks.mask_i64(self.request.mask)
        is_store = FALSE if source is None else TRUE
        call = text.call_address(
            copy, ty.VOID, [text.named("w"), mask, word(self.size), word(i * self.size), is_store]
        )
        return text.load(self.element_type, buffer) if source is None else call

    def _in_bounds_load(self, path: InBoundsPath) -> list[Value]:
        _, first, is_contiguous = path
        return (
            self._contiguous_load(first)
            if is_contiguous
            else [self._affine_load(first, i) for i in range(self.count)]
        )

    def _in_bounds_store(self, path: InBoundsPath, sources: list[Value]) -> None:
        _, first, is_contiguous = path
        if is_contiguous:
            self._contiguous_store(first, sources)
            return
        for i, source in enumerate(sources):
            self._affine_store(first, i, source)

    def _affine_load(self, first: Value, i: int) -> Value:
        return self._emit_masked(
            lambda: self._access_strided(first, i, None),
            lambda: self._gather(self._affine_pointers(first), i),
            self.all_lanes_fit,
        )

    def _affine_store(self, first: Value, i: int, source: Value) -> None:
        self._emit_masked(
            lambda: self._access_strided(first, i, source),
            lambda: self._scatter(self._affine_pointers(first), i, source),
        )

    def _access_strided(self, first: Value, i: int, source: Value | None) -> Value:
        """Load element `i` of all lanes of a lane-affine access, or store it from `source`."""
        assert self.lane_affine is not None
        if self.checks.unit.has_gathers:
            return (
                self._gather(self._affine_pointers(first), i)
                if source is None
                else self._scatter(self._affine_pointers(first), i, source)
            )
        return self._call_lane_loop(
            "s", self.text.offset(first, i * self.size), word(self.lane_affine.stride), source
        )

    def _affine_pointers(self, first: Value) -> Value:
        """Return the lanes' pointers of a lane-affine access, given the first lane's."""
        assert self.lane_affine is not None
        return self.text.offset(first, self._lane_multiples(I64, self.lane_affine.stride))

    def _lane_multiples(self, type: Type, step: int) -> Value:
        """Return the constant vector (0, step, 2 step, …) over the lanes."""
        return int_vector(type, tuple(lane * step for lane in range(self.text.width)))

    # -- bounds checks of vectors

    @property
    def has_disjoint_lanes(self) -> bool:
        """True for lane-affine accesses whose lanes ascend, do not overlap and are equally aligned."""
        return (
            self.lane_affine is not None
            and self.lane_affine.stride >= self.size
            and self.lane_affine.stride % self.align == 0
        )

    def _branch_in_bounds(self) -> InBoundsPath | None:
        """Emit the check that the span from the first lane to the last one is in bounds.

        Emission continues where it is not, or on the in-bounds path in a speculative version. Returns None if
        the access has no such path.
        """
        if (
            self.space == "local"
            or self.count not in (1, 2, 4)
            or (self.lane_affine is not None and not self.has_disjoint_lanes)
        ):
            return None
        text, width, stride = self.text, self.text.width, self.size * self.count
        is_contiguous = self.lane_affine is None or self.lane_affine.stride == stride
        first, conditions = (
            self._first_of_affine() if self.lane_affine is not None else self._first_of_contiguous(stride)
        )
        first = text.zext_to_i64(first)
        if self.lane_affine is not None and (
            (proved := self.checks.proved_pointer(self.request, first, self.offset)) is not None
        ):
            return None, proved, is_contiguous
        reach = (width - 1) * (stride if self.lane_affine is None else self.lane_affine.stride)
        fits, self.start, self.total, self.host, self.key = self.checks.bounds_check(
            self.request, first, reach, self.offset
        )
        if self.is_fallback:
            return None
        pointer = text.offset(self.host, text.binary("add", first, self.offset))
        lane_affine = self.lane_affine
        if lane_affine is not None and self.checks.speculate(
            self.request,
            conditions,
            fits,
            lambda: self.checks.active_lanes_fit(
                self.request, first, lane_affine.stride, self.offset, self.start, self.total
            ),
        ):
            self.all_lanes_fit = fits
            return None, pointer, is_contiguous
        in_bounds, otherwise = text.new_block(), text.new_block()
        for condition in conditions:
            fits = text.binary("and", fits, condition)
        text.branch(fits, in_bounds, otherwise)
        text.enter(otherwise)
        return in_bounds, pointer, is_contiguous

    def _first_of_affine(self) -> tuple[Value, tuple[Value, ...]]:
        """Return (first lane's address, conditions under which the address is lane-affine)."""
        assert self.lane_affine is not None
        return operand(self.text, self.lane_affine.base, False), self.lane_affine.conditions

    def _first_of_contiguous(self, stride: int) -> tuple[Value, tuple[Value, ...]]:
        """Return (first lane's address, conditions that active lanes are `stride` bytes apart).

        The conditions compare all lanes at run time; those of a gather index do so in 32 bits.
        """
        text, width, vector, type, step = self.text, self.text.width, self.base, self.address_type, stride
        index = (
            self.gather_index
            if self.gather_index is not None and stride % self.gather_index.scale == 0
            else None
        )
        if index is not None:
            vector, type, step = index.lanes.value, I32, stride // index.scale
        bases = text.binary("sub", vector, self._lane_multiples(type, step))
        first: Value = text.extract(bases, 0)
        conditions = [self._holds_for_active(text.icmp("eq", bases, text.broadcast(first)))]
        if index is not None:
            lowest: Any = symbolic(text, first, index.lanes.dtype, True)
            highest = lowest + index.lanes.dtype.type((width - 1) * step)
            conditions.append(operand(text, highest > lowest, False))
            first = operand(
                text, index.base + lowest.astype(index.base.dtype) * index.base.dtype.type(index.scale), False
            )
        return first, tuple(conditions)

    def _holds_for_active(self, lanes: Value) -> Value:
        """Return whether a vector of bits is set in all active lanes, as an i1."""
        text = self.text
        others = text.binary("xor", text.cast("bitcast", lanes, text.mask), -1)
        return text.icmp("eq", text.binary("and", others, self.checks.bits(self.request.mask)), 0)

    def pointers(self) -> Value:
        """Emit the checks only; return the vector of host pointers, valid in active lanes (for atomics)."""
        text = self.text
        if self._has_only_slow_path:
            return self._resolved_pointers()
        done, in_allocation = text.new_block(), self._branch_in_allocation()
        resolved, slow_end = self._resolved_pointers(), text.block
        text.br(done)
        text.enter(in_allocation)
        computed = self._pointers()
        text.br(done)
        text.enter(done)
        return text.phi(self._vector_of(PTR), [(computed, in_allocation), (resolved, slow_end)])

    def _branch_in_allocation(self) -> Block:
        """Emit the check that all active lanes are in the cached allocation.

        Returns the block where they are; emission continues where they are not.
        """
        text, checks = self.text, self.checks
        limit: Value | None = None
        if self.key is None:
            self.key = checks.access_key(self.request)
            self.start, self.total, self.host, limit = checks.bounds(self.key)
        if self.gather_index is not None:
            fits = self._gather_index_fits(self.gather_index)
        else:
            if limit is None:
                limit = checks.count_aligned(checks.count_starts(self.total, self.request.bytes), self.align)
            distance = (
                self.address
                if self.start is START
                else text.binary("sub", self.address, text.broadcast(self.start))
            )
            limit = text.trunc(limit, self.address_type)
            fits = self._holds_for_active(
                text.icmp("ult", checks.rotate_low_bits(distance, self.align), text.broadcast(limit))
            )
        in_allocation, elsewhere = text.new_block(), text.new_block()
        text.branch(fits, in_allocation, elsewhere, True)
        text.enter(elsewhere)
        return in_allocation

    def _gather_index_fits(self, index: GatherIndex) -> Value:
        """Return whether all active lanes' indices are between the smallest and the largest valid one.

        The limits are computed once in 64 bits, so that lanes are compared in 32.
        """
        text = self.text
        starts = symbolic(
            text, text.overloaded("usub.sat", [self.total, word(self.request.bytes - 1)]), np.int64, True
        )
        # The offset of index 0 from the allocation's start, in bytes.
        zeroth = typed(index.base, np.dtype(np.int64)) + np.int64(self.offset)
        if self.start is not START:
            zeroth = zeroth - symbolic(text, self.start, np.int64, True)
        shift, info = np.int64(index.scale.bit_length() - 1), np.iinfo(index.lanes.dtype)
        # Below 2^61 in size, so that no sum below overflows; and aligned, as the scale is.
        is_regular = (
            (zeroth < np.int64(1 << 61))
            & (zeroth > np.int64(-1 << 61))
            & ((zeroth & np.int64(self.align - 1)) == np.int64(0))
        )
        smallest = np.maximum(-(zeroth >> shift), np.int64(info.min))
        largest = np.minimum((starts - np.int64(1) - zeroth) >> shift, np.int64(info.max))
        has_valid = (largest >= smallest) & is_regular
        first, span = (typed(value, index.lanes.dtype) for value in (smallest, largest - smallest))
        self.smallest_index = operand(text, first, False)
        lanes, most = (index.lanes - first).view(np.uint32), span.view(np.uint32)
        fits = (
            self._all_at_most(lanes.value, operand(text, most, False))
            if self._are_all_active
            else self._holds_for_active((lanes <= most).value)
        )
        return operand(text, has_valid & symbolic(text, fits, np.bool_, True), False)

    def _all_at_most(self, lanes: Value, most: Value) -> Value:
        """Return whether all lanes are at most a scalar; pairwise maxima leave one compare of 8 lanes."""
        text, count = self.text, self.text.width
        while count > 8:
            count //= 2
            low, high = (text.shuffle(lanes, None, range(start, start + count)) for start in (0, count))
            lanes = text.overloaded("umax", [low, high])
        inside = text.icmp("ule", lanes, text.broadcast(most, 8))
        return text.icmp("eq", text.cast("bitcast", inside, ty.I8), -1)

    def _gather_in_allocation(self) -> list[Value]:
        """Emit the loads of active lanes, which are in the cached allocation."""
        text, index = self.text, self.gather_index
        if index is None or not self._uses_lane_loop:
            pointers = self._pointers()
            return [self._gather(pointers, i) for i in range(self.count)]
        indices: Any = index.lanes
        if not self._are_all_active:
            # Inactive lanes load from a valid index, so that no lane's activity is tested.
            indices = np.where(
                symbolic(text, self.active, np.bool_, False),
                indices,
                symbolic(text, self.smallest_index, indices.dtype, True),
            )
        base = self._index_base_pointer(index)
        return [
            self._call_lane_loop(
                f"{indices.dtype.kind}{index.scale}", text.offset(base, i * self.size), indices.value, None
            )
            for i in range(self.count)
        ]

    def _index_base_pointer(self, index: GatherIndex) -> Value:
        base = operand(self.text, index.base + index.base.dtype.type(self.offset & 2**64 - 1), False)
        return self.text.offset(self.host, base)

    def _i64_addresses(self) -> Value:
        return self.text.cast("zext", self.address, self.i64_vector)

    def _pointers(self) -> Value:
        """Return the host pointers of lanes in the cached allocation; those of other lanes are invalid."""
        text, index = self.text, self.gather_index
        if index is not None:
            lanes: Any = index.lanes if index.lanes.dtype.kind == "i" else index.lanes.astype(np.int64)
            return text.element(ty.int_type(8 * index.scale), self._index_base_pointer(index), lanes.value)
        offsets = self._i64_addresses()
        if self.space == "local":
            offsets = text.binary("add", offsets, self._local_row_offsets())
        return text.offset(self.host, offsets)

    def _resolve(self) -> None:
        """Emit the slow path, which checks active lanes and leaves host pointers in the
        worker's `pointers`.
        """
        assert self.key is not None
        addresses = self.checks.load_pointer_slot("w", WORKER["addresses"])
        if self.gather_index is not None:
            self._store_index_addresses(self.gather_index, addresses)
        else:
            self.text.store(self._i64_addresses(), addresses)
        self.checks.resolve(self.key, self.request)

    def _store_index_addresses(self, index: GatherIndex, addresses: Value) -> None:
        """Emit the store of the 64-bit addresses of a gather index, as a call of a cold function.

        Only the slow path needs them. Inline, LLVM would hoist their computation out of it.
        """
        text, indices = self.text, index.lanes
        name = f"spread.{indices.dtype.kind}{index.scale}"
        if name not in text.needs:
            parameters = [("addresses", PTR), ("base", I64), ("indices", self._vector_of(I32))]
            fn = function(name, ty.VOID, parameters)
            own = CodeBuilder(text.width, "v")
            extend = "sext" if indices.dtype.kind == "i" else "zext"
            scaled = own.binary("mul", own.cast(extend, fn.args[2], self.i64_vector), index.scale)
            own.store(own.binary("add", scaled, own.broadcast(fn.args[1])), fn.args[0])
            own.ret()
            text.needs[name] = Routine(fn, own.items, "noinline cold")
        base = operand(text, index.base + index.base.dtype.type(self.offset & 2**64 - 1), False)
        text.invoke(text.needs[name].fn, [addresses, base, indices.value])

    def _resolved_pointers(self) -> Value:
        self._resolve()
        return self.text.load(self._vector_of(PTR), self.checks.load_pointer_slot("w", WORKER["pointers"]))

    def _local_row_offsets(self) -> Value:
        """Return the offsets of the lanes' rows of local memory; a row is its size rounded up to 16 bytes."""
        text = self.text
        stride = -(-self.checks.window_sizes.local // 16) * 16
        lanes = text.binary("add", text.broadcast(text.named("first", I64)), self._lane_multiples(I64, 1))
        return text.binary("mul", lanes, stride)

    # -- gathers and scatters

    def _element_pointers(self, pointers: Value, i: int) -> Value:
        return self.text.offset(pointers, i * self.size) if i else pointers

    def _gather(self, pointers: Value, i: int) -> Value:
        if self._uses_lane_loop:
            return self._call_lane_loop(
                "p", null(), self._redirect_inactive(self._element_pointers(pointers, i)), None
            )
        if self.size >= 4:
            return self._masked_gather(self._element_pointers(pointers, i), self.element_type, self.size)
        # No processor gathers less than 32 bits. The aligned 32 bits around each element are accessible,
        # since memory begins and ends at multiples of 64 bytes.
        text, words = self.text, self._vector_of(I32)
        addresses = text.cast("ptrtoint", self._element_pointers(pointers, i), self.i64_vector)
        aligned = text.cast("inttoptr", text.binary("and", addresses, -4), pointers.type)
        bits = text.binary("shl", text.cast("trunc", addresses, words), 3)
        shifted = text.binary("lshr", self._masked_gather(aligned, words, 4), text.binary("and", bits, 24))
        narrow = text.cast("trunc", shifted, self._vector_of(ty.int_type(8 * self.size)))
        return text.cast("bitcast", narrow, self.element_type)

    def _call_lane_loop(self, addressing: str, base: Value, offsets: Value, source: Value | None) -> Value:
        """Emit a call that loads all lanes, or stores `source`, one lane after another.

        `addressing` says what `offsets` are: 'p', a vector of pointers; 's', a scalar stride in bytes; 'i4'
        or 'u4', a vector of signed or unsigned 32-bit indices scaled by 4 (or 1, 2, 8). It is a function
        since its unrolled code is long.
        """
        text, is_load = self.text, source is None
        name = f"{'gather' if is_load else 'scatter'}.{mangle(text.type(self.dtype, False))}.{addressing}"
        if name not in text.needs:
            text.needs[name] = self._lane_loop(name, addressing, offsets.type, is_load)
        operands = [self.checks.load_pointer_slot("w", WORKER["addresses"]), base, offsets]
        return text.invoke(text.needs[name].fn, [*operands, *([] if source is None else [source])])

    def _lane_loop(self, name: str, addressing: str, offsets: Type, is_load: bool) -> Routine:
        """Return the function of `_call_lane_loop`. Vectors go through memory, which is faster than
        extracting one lane after another.
        """
        width, scalar, vector = self.text.width, self.text.type(self.dtype, False), self.element_type
        parameters = [("spill", PTR), ("base", PTR), ("offsets", offsets)]
        fn = function(
            name, vector if is_load else ty.VOID, parameters if is_load else [*parameters, ("values", vector)]
        )
        own, spill, base = CodeBuilder(width, "v"), fn.args[0], fn.args[1]
        result: Value = poison(vector)
        address: Value = base
        if addressing != "s":
            own.store(fn.args[2], spill, align=64)
        for lane in range(width):
            if addressing == "p":
                address = own.load(PTR, own.element(PTR, spill, lane))
            elif addressing != "s":
                index: Value = own.load(I32, own.element(I32, spill, lane))
                index = own.cast("sext" if addressing[0] == "i" else "zext", index, I64)
                address = own.element(ty.int_type(8 * int(addressing[1:])), base, index)
            elif lane:
                address = own.offset(address, fn.args[2])
            if is_load:
                result = own.insert(result, own.load(scalar, address, alias="memory"), lane)
            else:
                own.store(own.extract(fn.args[3], lane), address, alias="memory")
        own.ret(result if is_load else None)
        return Routine(fn, own.items, "noinline")

    def _masked_gather(self, pointers: Value, type: Type, align: int) -> Value:
        return self.text.intrinsic(
            f"llvm.masked.gather.{mangle(type)}.{mangle(pointers.type)}",
            type,
            [pointers, integer(I32, align), self.active, zero(type)],
            alias="memory",
        )

    def _scatter(self, pointers: Value, i: int, source: Value) -> Value:
        targets = self._element_pointers(pointers, i)
        if not self.checks.unit.has_masks:
            return self._call_lane_loop("p", null(), self._redirect_inactive(targets), source)
        return self.text.intrinsic(
            f"llvm.masked.scatter.{mangle(self.element_type)}.{mangle(targets.type)}",
            ty.VOID,
            [source, targets, integer(I32, self.size), self.active],
            alias="memory",
        )

    def _redirect_inactive(self, pointers: Value) -> Value:
        """Return the pointers with those of inactive lanes replaced by the worker's scratch buffer, so that
        no lane's activity is tested.
        """
        text = self.text
        if self._are_all_active:
            return pointers
        scratch = text.broadcast(self.checks.load_pointer_slot("w", WORKER["scratch"]))
        return text.select(self.active, pointers, scratch)

    # -- contiguous lanes

    def _emit_masked(
        self, emit_all: Callable[[], Value], emit_active: Callable[[], Value], is_safe: Value | None = None
    ) -> Value:
        """Emit an access of active lanes, as `emit_active`, or as `emit_all` where that is possible.

        `emit_all` accesses all lanes. It is used in all-active versions, and on processors without masks
        where `is_safe` holds. By default that is the condition that all lanes are active.
        """
        text = self.text
        if self._are_all_active:
            return emit_all()
        if self.checks.unit.has_masks:
            return emit_active()
        if is_safe is TRUE:
            return emit_all()
        all_block, active_block, done = text.new_block(), text.new_block(), text.new_block()
        if is_safe is None:
            is_safe = text.icmp("eq", self.checks.bits(self.request.mask), -1)
        text.branch(is_safe, all_block, active_block, True)
        text.enter(all_block)
        from_all, all_end = emit_all(), text.block
        text.br(done)
        text.enter(active_block)
        from_active, active_end = emit_active(), text.block
        text.br(done)
        text.enter(done)
        if from_all.type is ty.VOID:
            return from_all
        return text.phi(from_all.type, [(from_all, all_end), (from_active, active_end)])

    @property
    def _interleaved_type(self) -> Type:
        """The type of all elements of all lanes, lane by lane as they lie in memory."""
        return ty.vector(self.text.width * self.count, self.text.type(self.dtype, False))

    @property
    def _interleaved_mask(self) -> Value:
        """The mask of all elements of active lanes, lane by lane."""
        count = self.count
        if count == 1:
            return self.active
        return self.text.shuffle(self.active, None, [i // count for i in range(self.text.width * count)])

    def _contiguous_load(self, first: Value) -> list[Value]:
        text, width, count, type = self.text, self.text.width, self.count, self._interleaved_type

        def load_active() -> Value:
            if not self.checks.unit.has_masks:
                return self._copy_active(first, None)
            operands = [first, integer(I32, self.size), self._interleaved_mask, zero(type)]
            return text.intrinsic(f"llvm.masked.load.{mangle(type)}.p0", type, operands, alias="memory")

        loaded = self._emit_masked(
            lambda: text.load(type, first, align=self.size, alias="memory"), load_active, self.all_lanes_fit
        )
        if count == 1:
            return [loaded]
        return [text.shuffle(loaded, None, range(i, width * count, count)) for i in range(count)]

    def _contiguous_store(self, first: Value, sources: list[Value]) -> None:
        text, width, count = self.text, self.text.width, self.count
        lanes, parts = width, list(sources)
        while len(parts) > 1:
            lanes *= 2
            parts = [text.shuffle(a, b, range(lanes)) for a, b in zip(parts[::2], parts[1::2])]
        if count > 1:
            order = [i % count * width + i // count for i in range(width * count)]
            parts = [text.shuffle(parts[0], None, order)]
        interleaved = parts[0]

        def store_active() -> Value:
            if not self.checks.unit.has_masks:
                return self._copy_active(first, interleaved)
            operands = [interleaved, first, integer(I32, self.size), self._interleaved_mask]
            return text.intrinsic(
                f"llvm.masked.store.{mangle(interleaved.type)}.p0", ty.VOID, operands, alias="memory"
            )

        self._emit_masked(
            lambda: text.store(interleaved, first, align=self.size, alias="memory"), store_active
        )

    def _copy_active(self, first: Value, source: Value | None) -> Value:
        """Load active lanes, or store them from `source`, through the worker's buffer, on processors without
        masked loads and stores.
        """
        text, checks = self.text, self.checks
        buffer = checks.load_pointer_slot("w", WORKER["buffer"])
        to, from_ = (buffer, first) if source is None else (first, buffer)
        if source is not None:
            text.store(source, buffer)
        copy, mask = (
            checks.load_pointer_slot("c", LAUNCH["copy_active_lanes"]),
            checks.mask_i64(self.request.mask),
        )
        call = text.call_address(copy, ty.VOID, [to, from_, mask, word(self.request.bytes)])
        return text.load(self._interleaved_type, buffer) if source is None else call
