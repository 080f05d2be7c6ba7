"""Memory accesses of a batch: every address is checked, then gathered or scattered at once.

Generated code calls `load` and `store` with the state space's name; atomics use `locate`. An
address is a scalar (the same in all lanes) or an array of unsigned integers; `mask` is None or a bool
array; lanes outside it access nothing. Loaded values of such lanes are unspecified.

Global, constant and parameter addresses index the arena; shared and local memory is rows of bytes
(storage.py). Generic addresses are decoded by window (memory/arena.py).

Where memory has padding (`Memory.granule`), an access within an allocation or its padding succeeds and
is reported to `padded`.

Invariants: no access touches a byte outside an allocation and its padding; an access that faults in any lane
raises a LaneFault naming the lowest such lane and has changed nothing; when lanes store to one address, the
highest lane's value remains.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal

import numpy as np

from ....support.diagnostics import AccessKind, Space
from ...engine.executable import MAX_LOCAL_BYTES
from ...memory.arena import ALIGNMENT, CTA_WINDOW, LOCAL_WINDOW, SHARED_WINDOW
from ...memory.sampling import Texels
from ...memory.textures import Image
from ..affine import Affine
from ..values import DType, Mask, Value, dense, guard
from .faults import LaneFault, access_fault, constant_fault
from .storage import WIDTHS, Storage

ARENA_SPACES = frozenset({"global", "const", "param"})


class LaneMemory:
    """The view of memory of `n` lanes of a batch; also the `x` of generated code.

    `mask` is the running group's mask and `keep` the bit set of registers whose old values other lanes
    still read; the scheduler sets both before it runs a block.
    """

    shadow: Any = None
    """The shadow of memory, in a batch that tracks undefined values (shadow_memory.ShadowAccess)."""
    padded: Callable[[LaneFault], None] | None = None
    """Called for an access to padding, with the fault that it would be otherwise; None: padding is out of
    bounds.
    """

    def __init__(self, storage: Storage, n: int) -> None:
        self.storage, self.n = storage, n
        self.memory, self.lanes, self.views = storage.memory, storage.lanes, storage.views
        self.params, self.param_base, self.symbols = storage.params, storage.param_base, storage.lane_symbols
        self.has_clusters = storage.cluster_size > 1
        self.mask: Mask = None
        self.keep = 0
        self.local_base = 0
        self._indices: np.ndarray | None = None
        self._indices_of: Mask = None
        self._facts: dict[tuple[int, int], _AddressFacts] = {}
        self._constants = storage.memory.constants

    def special(self, name: str) -> Value:
        """Return the value of a special register."""
        return self.storage.specials[name]

    def per_lane(self, table: np.ndarray) -> list[Value]:
        """Return the columns of a table with a row for each lane of a warp."""
        lane = self.special("%laneid").astype(np.intp)
        return [table[lane, i] for i in range(table.shape[1])]

    def local_address(self, offset: int) -> Value:
        """Return the address of a variable of the running function, given its frame offset; addresses wrap
        around.
        """
        return np.uint64(self.local_base + offset & 2**64 - 1)

    def param_address(self, offset: int) -> Value:
        """Return the address of a byte of the kernel's parameters."""
        return np.uint64(self.param_base + offset & 2**64 - 1)

    def observe(self, site: int, mask: Mask) -> None:
        """Report an instruction that is about to run; called by generated code."""
        for observer in self.storage.events.subscribers["instruction"]:
            observer.instruction(self.lanes, *self.storage.events.locate(site), mask)

    def observe_guard(self, site: int, mask: Mask, holds: Value) -> None:
        """Report the guard of an instruction; called by generated code."""
        for observer in self.storage.events.subscribers["guard"]:
            observer.guard(self.lanes, *self.storage.events.locate(site), mask, holds)

    def warp_sync(self, site: int, members: Value, mask: Mask) -> None:
        """Report lanes of a warp that have synchronised; called by generated code."""
        events = self.storage.events
        for observer in events.subscribers["warp_sync"]:
            observer.warp_sync(self.lanes, *events.locate(site), members, mask, events.live)

    def order(self, site: int, mask: Mask) -> None:
        """Report an instruction that orders memory accesses; called by generated code."""
        if mask is not False:
            for observer in self.storage.events.subscribers["order"]:
                observer.order(self.lanes, *self.storage.events.locate(site), mask)

    def texels(self, image: Image, mask: Mask, site: int) -> Texels:
        """Return the texels that a texture reads."""
        return Texels(self.memory.bytes, image)

    def report_image_access(
        self,
        kind: AccessKind,
        image: Image,
        offset: np.ndarray,
        size: int,
        mask: Mask,
        site: int,
        values: Sequence[Value] | None = None,
    ) -> None:
        """Report an access of `size` bytes per lane to a surface, at an offset in its image. No-op here."""

    def reserve_local(self, size: int) -> None:
        """Make local addresses below `size` valid, preserving contents."""
        if self.storage.reserve_local(size):
            self._facts.clear()

    def clear_address_cache(self) -> None:
        """Drop cached facts about addresses, as allocations were freed."""
        self._facts.clear()

    def indices(self, mask: np.ndarray) -> np.ndarray:
        """Return the lanes of a mask, ascending; cached for the last mask."""
        if self._indices_of is not mask or self._indices is None:
            self._indices, self._indices_of = np.flatnonzero(mask), mask
        return self._indices

    def param(self, dtype: DType, offset: int, mask: Mask = None, site: int = 0) -> Value:
        """Return the kernel parameter bytes at `offset` as a scalar of `dtype`."""
        size = np.dtype(dtype).itemsize
        if not 0 <= offset <= len(self.params) - size:
            lane = 0 if mask is None else int(np.argmax(mask))
            raise LaneFault(
                f"out of bounds: load of {size} bytes at byte {offset} of {len(self.params)} bytes of"
                " parameters",
                lane,
                site,
                address=offset & (1 << 64) - 1,
                size=size,
                space="param",
            )
        return np.frombuffer(self.params, dtype, 1, offset)[0]

    # -- loads

    def load(
        self, space: Space, dtype: DType, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> Value:
        """Return the values of `dtype` (an unsigned integer type) at `address` + `offset` bytes."""
        if not isinstance(address, np.ndarray):
            if not isinstance(address, Affine):
                return self._load_one(space, dtype, add_offset(address, offset), mask, site)
            elements = self._strided_view(space, dtype, address, mask, offset)
            if elements is not None:
                return elements.copy().reshape(-1)
            address = address.dense
        facts = self._facts_of(address, mask)
        if space == "generic":
            if facts.high + offset >= self.memory.shared_window:
                return self._load_windows(dtype, add_offset(address, offset), mask, site)
            space = "global"
        size, shift = WIDTHS[dtype]
        if mask is None and space in ARENA_SPACES:
            start = self._consecutive_start(facts, offset, size, len(address))
            if start is not None:
                return self.views[dtype][start >> shift : (start >> shift) + len(address)].copy()
        result = self._elements(space, dtype, facts, offset)
        view, index = result or self.locate(space, dtype, add_offset(address, offset), mask, site, "load")
        return self._expand(view.take(index), dtype, mask)

    def _load_one(self, space: Space, dtype: DType, address: Value, mask: Mask, site: int) -> Value:
        """Load from one address in all lanes."""
        size, shift = WIDTHS[dtype]
        location = int(address)
        if space == "generic" and location >= self.memory.shared_window:
            ((space, address, _),) = self._windows(address, mask)
            location = int(address)
        if space in ARENA_SPACES or space == "generic":
            self._check_one(space, location, size, mask, site, "load")
            return self.views[dtype][location >> shift]
        if self.has_clusters and space == "shared":
            return self.load(space, dtype, np.full(self.n, address), mask, site)
        rows = self._row_view(space, dtype, location, mask, site, "load")
        if len(rows) == 1:
            return rows[0]
        return rows.copy() if space == "local" else np.repeat(rows, self.lanes.threads)

    def _load_windows(self, dtype: DType, address: np.ndarray, mask: Mask, site: int) -> Value:
        """Load from generic addresses some of which are not in the arena."""
        split = self._windows(address, mask)
        if len(split) == 1:
            part, offset, _ = split[0]
            return self.load(part, dtype, offset, mask, site)
        result: Any = np.zeros(self.n, dtype)
        for part, offset, lanes in split:
            result = np.where(lanes, self.load(part, dtype, offset, lanes, site), result)
        return result

    def _expand(self, values: np.ndarray, dtype: DType, mask: Mask) -> np.ndarray:
        """Return values of the active lanes as an array over all lanes."""
        if mask is None:
            return values
        result: Any = np.zeros(self.n, dtype)
        result[self.indices(mask)] = values
        expanded: np.ndarray = result
        return expanded

    def load_vector(
        self, space: Space, dtype: DType, count: int, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> list[Value]:
        """Return `count` consecutive elements at `address` + `offset`, aligned to the whole vector."""
        size, shift = WIDTHS[dtype]
        if isinstance(address, Affine) and address.is_aligned(offset, size * count):
            return [self.load(space, dtype, address, mask, site, offset + i * size) for i in range(count)]
        address = dense(address)
        self._check_vector(space, add_offset(address, offset), size, count, mask, site, "load")
        if mask is None and space in ARENA_SPACES and isinstance(address, np.ndarray):
            start = self._consecutive_start(self._facts_of(address, mask), offset, size * count, len(address))
            if start is not None:
                rows = self.views[dtype][start >> shift : (start >> shift) + len(address) * count].reshape(
                    -1, count
                )
                return [rows[:, i].copy() for i in range(count)]
        return [self.load(space, dtype, address, mask, site, offset + i * size) for i in range(count)]

    # -- stores

    def store(
        self, space: Space, dtype: DType, address: Value, value: Value, mask: Mask, site: int, offset: int = 0
    ) -> None:
        """Store `value` (of `dtype`) at `address` + `offset` bytes in the lanes of `mask`."""
        if self._constants is not None and space in ("generic", "global"):
            self._reject_constant(space, WIDTHS[dtype][0], address, offset, mask, site, "store")
        if isinstance(address, Affine):
            elements = self._strided_view(space, dtype, address, mask, offset, distinct=True)
            if elements is not None:
                elements[...] = value.reshape(elements.shape) if isinstance(value, np.ndarray) else value
                return
            address = address.dense
        if not isinstance(address, np.ndarray):
            address = add_offset(address, offset)
            if space == "generic":
                ((space, address, _),) = self._windows(address, mask)
            self._store_one(space, dtype, int(address), value, mask, site)
            return
        facts = self._facts_of(address, mask)
        if space == "generic":
            if facts.high + offset >= self.memory.shared_window:
                for part, part_address, lanes in self._windows(add_offset(address, offset), mask):
                    self.store(part, dtype, part_address, value, lanes, site)
                return
            space = "global"
        size, shift = WIDTHS[dtype]
        if mask is None and space in ARENA_SPACES:
            start = self._consecutive_start(facts, offset, size, len(address))
            if start is not None:
                self.views[dtype][start >> shift : (start >> shift) + len(address)] = value
                return
        result = self._elements(space, dtype, facts, offset)
        view, index = result or self.locate(space, dtype, add_offset(address, offset), mask, site, "store")
        if mask is not None and isinstance(value, np.ndarray):
            value = value.take(self.indices(mask))
        view[index] = value

    def _store_one(
        self, space: Space, dtype: DType, address: int, value: Value, mask: Mask, site: int
    ) -> None:
        """Store from all active lanes to one address: per arena, CTA or lane the last lane wins."""
        size, shift = WIDTHS[dtype]
        if space in ARENA_SPACES:
            self._check_one(space, address, size, mask, site, "store")
            if isinstance(value, np.ndarray):
                value = value[-1 if mask is None else self.indices(mask)[-1]]
            self.views[dtype][address >> shift] = value
            return
        if self.has_clusters and space == "shared":
            self.store(space, dtype, np.full(self.n, np.uint64(address)), value, mask, site)
            return
        rows = self._row_view(space, dtype, address, mask, site, "store")
        if space == "local":
            if mask is None:
                rows[:] = value
            else:
                lanes = self.indices(mask)
                rows[lanes] = value[lanes] if isinstance(value, np.ndarray) else value
            return
        lanes = np.arange(self.n) if mask is None else self.indices(mask)
        rows[lanes // self.lanes.threads] = value[lanes] if isinstance(value, np.ndarray) else value

    def store_vector(
        self,
        space: Space,
        dtype: DType,
        address: Value,
        values: list[Value],
        mask: Mask,
        site: int,
        offset: int = 0,
    ) -> None:
        """Store consecutive elements at `address` + `offset`, aligned to the whole vector."""
        size, _ = WIDTHS[dtype]
        if not isinstance(address, Affine) or not address.is_aligned(offset, size * len(values)):
            address = dense(address)
            self._check_vector(space, add_offset(address, offset), size, len(values), mask, site, "store")
        for i, value in enumerate(values):
            self.store(space, dtype, address, value, mask, site, offset + i * size)

    # -- locations

    def _strided_view(
        self, space: Space, dtype: DType, address: Affine, mask: Mask, offset: int, distinct: bool = False
    ) -> np.ndarray | None:
        """Return the elements that all lanes access, as a strided view of the storage in lane order.

        Its shape is (CTAs, threads) or (lanes,). None where some lanes are inactive, where an address is out
        of bounds, misaligned or in another window, and, if they must be `distinct`, where elements might
        overlap.
        """
        if mask is not None:
            return None
        size, _ = WIDTHS[dtype]
        low, high = address.low + offset, address.high + offset + size
        cta, thread = address.cta, address.thread
        if (address.base + offset | cta | thread) & (size - 1) or low < 0:
            return None
        if space in ARENA_SPACES or (space == "generic" and high <= self.memory.shared_window):
            storage = self.memory.bytes
            if self.memory.find(low, high - low) is None:
                return None
        elif space == "shared" and high <= self.storage.shared_size and not self.has_clusters:
            storage = self.storage.shared
            cta += self.storage.shared_stride
        elif space == "local" and high <= self.storage.local_size:
            storage = self.storage.local
            cta, thread = (
                cta + self.storage.local_stride * self.lanes.threads,
                thread + self.storage.local_stride,
            )
        else:
            return None
        span = abs(thread) * (self.lanes.threads - 1) + size
        if distinct and (
            (abs(thread) < size and self.lanes.threads > 1) or (abs(cta) < span and self.lanes.ctas > 1)
        ):
            return None
        shape, strides = (self.lanes.ctas, self.lanes.threads), (cta, thread)
        if self.lanes.ctas == 1 or cta == thread * self.lanes.threads:
            shape, strides = (self.n,), (thread,)  # type: ignore[assignment]
        return np.ndarray(shape, dtype, storage, address.base + offset, strides)

    def _facts_of(self, address: np.ndarray, mask: Mask) -> _AddressFacts:
        """Return the facts about an array of addresses, cached since loops reuse the same array."""
        key = (id(address), id(mask))
        result = self._facts.get(key)
        if result is None:
            if len(self._facts) >= _CACHED_FACTS:
                del self._facts[next(iter(self._facts))]
            result = self._facts[key] = _AddressFacts(
                address, mask, address if mask is None else address.take(self.indices(mask))
            )
        return result

    def _consecutive_start(self, facts: _AddressFacts, offset: int, size: int, count: int) -> int | None:
        """Return the first byte if all lanes access consecutive elements of `size` bytes inside one
        allocation.
        """
        first = facts.run(size)
        if (
            first is None
            or (first + offset) & (size - 1)
            or self.memory.find(first + offset, count * size) is None
        ):
            return None
        return first + offset

    def _elements(
        self, space: Space, dtype: DType, facts: _AddressFacts, offset: int
    ) -> tuple[np.ndarray, np.ndarray] | None:
        """Return what `locate` does without examining every lane; None for anything irregular."""
        size, shift = WIDTHS[dtype]
        if (facts.low_bits | offset) & (size - 1):
            return None
        low, high = facts.low + offset, facts.high + offset + size
        if space in ARENA_SPACES:
            allocation = self.memory.find(low, size) if low >= 0 else None
            if allocation is None or high > allocation.end:
                return None
            view, base = self.views[dtype], None
        else:
            rows, _, limit = self.storage.rows(space)
            if low < 0 or high > limit or (self.has_clusters and space == "shared"):
                return None
            view, base = rows.view(dtype), self._bases(space)
        index = facts.index(space, shift, base, None if facts.mask is None else self.indices(facts.mask))
        step = offset >> shift
        return (view[step:], index) if step >= 0 else (view, index + step)

    def locate(
        self, space: Space, dtype: DType, address: np.ndarray, mask: Mask, site: int, access: AccessKind
    ) -> tuple[np.ndarray, np.ndarray]:
        """Return (view of the storage as `dtype`, index of each active lane's element in it), checked."""
        size, shift = WIDTHS[dtype]
        active = address if mask is None else address.take(self.indices(mask))
        if access == "atomic" and self._constants is not None and space in ("generic", "global"):
            self._reject_constant(space, size, address, 0, mask, site, access)
        if space in ARENA_SPACES or space == "generic":
            inside = self._is_in_allocation(active, size)
            self._check(space, active, size, inside, mask, site, access, None)
            return self.views[dtype], (active >> active.dtype.type(shift)).astype(np.int64, copy=False)
        rows, _, limit = self.storage.rows(space)
        inside = int(active.max()) + size <= limit or active.astype(np.float64) + size <= limit
        if self.has_clusters and space == "shared":
            self._check_cluster(active, size, mask, site, access, limit)
        else:
            self._check(space, active, size, inside, mask, site, access, limit)
        base = self._bases(space)
        index = active.astype(np.int64)
        if base is not None:
            index += base if mask is None else base.take(self.indices(mask))
        index >>= shift
        return rows.view(dtype), index

    def _check_cluster(
        self, active: np.ndarray, size: int, mask: Mask, site: int, access: AccessKind, limit: int
    ) -> None:
        """Check addresses of the shared memory of a cluster, each in that of a CTA with running threads."""
        ranks, offsets = active.astype(np.int64) // CTA_WINDOW, active % CTA_WINDOW
        lanes = np.arange(self.n) if mask is None else self.indices(mask)
        own = lanes // self.lanes.threads
        ctas = own - own % self.storage.cluster_size + np.minimum(ranks, SHARED_WINDOW // CTA_WINDOW)
        missing = ranks >= self.storage.cluster_size
        live = self.storage.events.live
        if live is not None and not missing.all():
            runs = np.append(live.reshape(self.lanes.ctas, -1).any(1), False)
            missing |= ~runs[np.minimum(ctas, self.lanes.ctas)]
        if missing.any():
            at = int(np.argmax(missing))
            exists = ranks[at] < self.storage.cluster_size
            why = "which has exited" if exists else "which the cluster has not"
            lane, address = int(lanes[at]), int(active[at])
            fault = access_fault(self.memory, "shared", address, size, lane, site, access, limit)
            what = fault.message.removeprefix("out-of-bounds ")
            raise replace(
                fault,
                message=f"{what} of the block of rank {ranks[at]}, {why}",
                notes=("a block may access the shared memory of another of its cluster while that runs",),
            )
        self._check("shared", offsets, size, offsets + size <= limit, mask, site, access, limit)

    def _bases(self, space: Space) -> np.ndarray | None:
        return self.storage.bases(space)

    def _row_view(
        self, space: Space, dtype: DType, address: int, mask: Mask, site: int, access: AccessKind
    ) -> np.ndarray:
        """Return the element at one address in every CTA's shared or every lane's local memory."""
        size, shift = WIDTHS[dtype]
        rows, stride, limit = self.storage.rows(space)
        if address + size > limit or address & (size - 1):
            self._handle_out_of_bounds(space, address, size, self.first(mask), site, access, limit)
        return rows.view(dtype)[address >> shift :: stride >> shift]

    def copy(self, target: Value, source: Value, size: int, mask: Mask, site: int) -> None:
        """Copy `size` (4, 8 or 16) bytes from global to shared memory."""
        count, dtype = max(size // 4, 1), np.uint32
        if count == 1:
            self.store("shared", dtype, target, self.load("global", dtype, source, mask, site), mask, site)
        else:
            values = self.load_vector("global", dtype, count, source, mask, site)
            self.store_vector("shared", dtype, target, values, mask, site)

    # -- ranges of bytes, for operations of the asynchronous proxy

    def span(
        self, space: Space, address: int, size: int, align: int, lane: int, site: int, access: AccessKind
    ) -> np.ndarray:
        """Return the `size` bytes at an address of one lane, global or shared, as a view, checked."""
        limit = self.storage.shared_size if space == "shared" else None
        if address % align:
            raise access_fault(self.memory, space, address, size, lane, site, access, limit, align)
        is_here = True
        if limit is None:
            is_here = not size or self.memory.find(address, size) is not None
        elif self.has_clusters:
            mask = np.arange(self.n) == lane
            self._check_cluster(np.array([address], np.uint64), max(size, 1), mask, site, access, limit)
        else:
            is_here = address + size <= limit
        if not is_here:
            fault = access_fault(self.memory, space, address, size, lane, site, access, limit, 1)
            end = self.memory.padded_shared_size(limit) if limit is not None else address
            if limit is None and (allocation := self.memory.find_padded(address, size)) is not None:
                end = allocation.end + allocation.padding
            if self.padded is None or address + size > end:
                raise fault
            self.padded(fault)
        if limit is None and self._constants is not None and access != "load":
            lanes = np.arange(self.n) == lane
            self._reject_constant(space, size, np.full(self.n, np.uint64(address)), 0, lanes, site, access)
        start = address
        if limit is not None:
            start += int(self.storage.starts(space, lane))
        return (self.memory.bytes if limit is None else self.storage.shared)[start : start + size]

    def position(self, barrier: int, lane: int, site: int) -> int:
        """Return where the mbarrier at a lane's shared address is in the batch's shared memory, checked."""
        self.span("shared", barrier, 8, 8, lane, site, "atomic")
        return int(self.storage.starts("shared", lane)) + barrier

    def note_read(self, space: Space, address: int, size: int, lane: int, site: int) -> None:
        """Note that an operation of a lane has read bytes."""

    def note_written(
        self, source: tuple[Space, int] | None, space: Space, address: int, size: int, lane: int, site: int
    ) -> None:
        """Note that an operation of a lane has written bytes, those that it has read at `source`, if any."""
        if self.shadow is not None:
            self.shadow.move(source, space, address, size, lane, site)

    # -- the stack

    def allocate_on_stack(
        self, stack: Value, size: Value, align: int, predicate: Value, mask: Mask, site: int
    ) -> tuple[Value, Value]:
        """Allocate `size` aligned bytes above the stack pointer (`alloca`).

        Returns (the address, the new stack pointer), both u64.
        """
        address_ = (stack + np.uint64(align - 1)) & np.uint64(-align & 2**64 - 1)
        lanes = mask if predicate is None else guard(mask, predicate)
        if lanes is False:
            return address_, stack
        needed = address_.astype(np.float64) + size.astype(np.float64)
        if isinstance(needed, np.ndarray) and lanes is not None:
            needed = np.where(lanes, needed, 0.0)
        highest = int(np.max(needed))
        if highest > MAX_LOCAL_BYTES:
            lane = (
                int(np.argmax(needed > MAX_LOCAL_BYTES))
                if isinstance(needed, np.ndarray)
                else self.first(lanes)
            )
            highest = int(needed[lane]) if isinstance(needed, np.ndarray) else highest
            raise LaneFault(
                f"stack overflow: {highest} bytes of local memory",
                lane,
                site,
                error="cudaErrorHardwareStackError",
            )
        self.reserve_local(-(-highest // 16) * 16)
        return address_, address_ + size

    # -- bounds of variables, for observers of 'bounds'

    def check_extent(
        self,
        name: str,
        home: Space,
        start: int,
        extent: int | None,
        space: Space,
        address: Value,
        offset: int,
        size: int,
        kind: AccessKind,
        mask: Mask,
        site: int,
    ) -> None:
        """Report an access of kind `kind` that leaves the variable of its address.

        The variable `name` has `extent` bytes (None: the rest of shared memory) at `start` in the space
        `home`.
        """
        windows = {"shared": self.memory.shared_window, "local": self.memory.local_window}
        window = windows.get(home, 0) if space == "generic" else 0
        if self.has_clusters and home == "shared":
            address = dense(address)
            address = address - self.storage.shared_addresses.astype(address.dtype)
        end = self.storage.shared_size if extent is None else start + extent
        self._check_range(
            window, start + window, home, name, start, end, address, offset, size, kind, mask, site
        )

    def check_frame(
        self,
        top: int,
        space: Space,
        address: Value,
        offset: int,
        size: int,
        kind: AccessKind,
        mask: Mask,
        site: int,
    ) -> None:
        """Report an access to local memory beyond `top`, the end of the running function's frame."""
        window, end = 0 if space == "local" else self.memory.local_window, self.local_base + top
        self._check_range(window, 0, "local", None, 0, end, address, offset, size, kind, mask, site)

    def _check_range(
        self,
        window: int,
        low: int,
        home: Space,
        name: str | None,
        start: int,
        end: int,
        address: Value,
        offset: int,
        size: int,
        kind: AccessKind,
        mask: Mask,
        site: int,
    ) -> None:
        """Report accesses below `low` or beyond `window + end`, relative to the `window` of the space."""
        if not self._is_within(address, offset, size, low, window + end, mask):
            outside, events = add_offset(dense(address), offset - window), self.storage.events
            for observer in events.subscribers["bounds"]:
                observer.bounds(
                    self.lanes, *events.locate(site), kind, home, name, start, end, outside, size, mask
                )

    def _is_within(self, address: Value, offset: int, size: int, low: int, high: int, mask: Mask) -> bool:
        """Return whether all accesses are within [low, high)."""
        if isinstance(address, Affine):
            if low <= address.low + offset and address.high + offset + size <= high:
                return True
            address = address.dense
        if not isinstance(address, np.ndarray):
            return low <= int(address) + offset <= high - size
        facts = self._facts_of(address, mask)
        return low <= facts.low + offset and facts.high + offset + size <= high

    # -- generic addresses

    @property
    def shared_start(self) -> Value:
        """The generic address of the shared memory of each lane's CTA, u64."""
        return np.uint64(self.memory.shared_window) + self.storage.shared_addresses

    def is_in(self, space: Space | Literal["shared::cluster"], address: Value) -> Value:
        """Return whether generic addresses are in a space: `isspacep` (parameters are in global memory)."""
        address = self._full(address)
        if space in ("shared", "shared::cluster", "local"):
            base, size = {
                "shared": (self.shared_start, CTA_WINDOW),
                "shared::cluster": (np.uint64(self.memory.shared_window), SHARED_WINDOW),
                "local": (np.uint64(self.memory.local_window), LOCAL_WINDOW),
            }[space]
            start = base.astype(address.dtype)
            return (address - start < size) & (address >= start)
        if space == "global":
            return address < address.dtype.type(self.memory.shared_window)
        result: Value = address != address
        ranges = [(a.start, a.end) for a in self.memory.allocations if a.name.startswith(f"{space} ")]
        for start, end in ranges:
            result = result | ((address >= address.dtype.type(start)) & (address < address.dtype.type(end)))
        return result

    def _in_arena(self, address: Value, mask: Mask) -> bool:
        if not isinstance(address, np.ndarray):
            return int(address) < self.memory.shared_window
        if mask is None:
            return int(address.max()) < self.memory.shared_window
        return int(address.take(self.indices(mask)).max()) < self.memory.shared_window

    def _full(self, address: Value) -> Value:
        """Zero-extend `address` to the size of addresses (6.4.1)."""
        return (
            address if 8 * address.dtype.itemsize >= self.memory.address_bits else address.astype(np.uint64)
        )

    def parts(self, space: Space, address: Value, mask: Mask) -> list[tuple[Space, Value, Mask]]:
        """Return the space, addresses and lanes of each part of an access, without generic addresses."""
        return self._windows(address, mask) if space == "generic" else [(space, address, mask)]

    def _windows(self, address: Value, mask: Mask) -> list[tuple[Space, Value, Mask]]:
        """Return (space, address in that space, lanes) for every space of a generic address array."""
        address = self._full(address)
        parts: list[tuple[Space, Value, Mask]] = []
        in_window: Any = np.False_
        space: Space
        for space, base, size in (
            ("shared", self.memory.shared_window, SHARED_WINDOW),
            ("local", self.memory.local_window, LOCAL_WINDOW),
        ):
            window = address.dtype.type(base)
            inside = (address >= window) & (address - window < size)
            if not isinstance(inside, np.ndarray):
                if inside:
                    return [(space, address - window, mask)]
                continue
            in_window = in_window | inside
            lanes = inside if mask is None else inside & mask
            if lanes.any():
                is_all = lanes.all() if mask is None else np.array_equal(lanes, mask)
                parts.append((space, address - window, mask if is_all else lanes))
        in_arena = ~in_window if mask is None else ~in_window & mask
        if not isinstance(in_arena, np.ndarray):
            return [("global", address, mask)]
        if in_arena.any():
            parts.append(("global", address, in_arena if parts else mask))
        return parts

    # -- checks

    def _check_one(
        self, space: Space, address: int, size: int, mask: Mask, site: int, access: AccessKind
    ) -> None:
        if address & (size - 1) or self.memory.find(address, size) is None:
            self._handle_out_of_bounds(space, address, size, self.first(mask), site, access)

    def _is_in_allocation(self, active: np.ndarray, size: int) -> Any:
        """Return which accesses are within one allocation each: True if all are, else an array."""
        low, high = int(active.min()), int(active.max())
        allocation = self.memory.find(low, size)
        if allocation is not None and high + size <= allocation.end:
            return True
        starts, ends, _ = self.memory.bounds()
        if not len(starts):
            return np.zeros(len(active), np.bool_)
        signed = active.astype(np.int64)
        at = np.searchsorted(starts, signed, "right") - 1
        return (at >= 0) & (signed + size <= ends[at])

    def _check(
        self,
        space: Space,
        active: np.ndarray,
        size: int,
        inside: Any,
        mask: Mask,
        site: int,
        access: AccessKind,
        limit: int | None,
    ) -> None:
        low_bits = active.dtype.type(size - 1)
        if size > 1 and np.bitwise_or.reduce(active) & low_bits:
            inside = inside & ((active & low_bits) == 0)
        if np.all(inside):
            return
        outside = np.flatnonzero(np.broadcast_to(~inside, len(active)))
        if self.padded is not None and outside.size:
            is_padding = self._in_padding(space, active[outside], size, access, limit)
            outside = outside[~is_padding] if not is_padding.all() else outside[:1]
        lane = int(outside[0]) if mask is None else int(self.indices(mask)[outside[0]])
        self._handle_out_of_bounds(space, int(active[outside[0]]), size, lane, site, access, limit)

    def _handle_out_of_bounds(
        self,
        space: Space,
        address: int,
        size: int,
        lane: int,
        site: int,
        access: AccessKind,
        limit: int | None = None,
    ) -> None:
        """Record an access to padding; raise the LaneFault of any other misaligned or out-of-bounds
        access.
        """
        fault = access_fault(self.memory, space, address, size, lane, site, access, limit)
        if (
            self.padded is None
            or not self._in_padding(space, np.array([address], np.uint64), size, access, limit)[0]
        ):
            raise fault
        self.padded(fault)

    def _in_padding(
        self, space: Space, addresses: np.ndarray, size: int, access: AccessKind, limit: int | None
    ) -> np.ndarray:
        """Return which aligned accesses end in the padding of the allocation in which they begin, or begin in
        padding.

        Stores to constant memory are excluded.
        """
        signed = addresses.astype(np.int64)
        aligned: np.ndarray = (signed & (size - 1)) == 0
        if limit is not None:
            limit_ = (
                self.memory.padded_local_size(limit)
                if space == "local"
                else self.memory.padded_shared_size(limit)
            )
            return aligned & (signed >= 0) & (signed <= limit_ - size)
        starts, _, ends = self.memory.bounds()
        if not len(starts):
            return aligned & False
        index = np.searchsorted(starts, signed, "right") - 1
        is_padding: np.ndarray = aligned & (index >= 0) & (signed + size <= ends[index])
        if access != "load":
            is_padding &= ~np.array([allocation.constant for allocation in self.memory.allocations])[index]
        return is_padding

    def check_lane(self, addresses: np.ndarray, size: int, lane: int, site: int, access: AccessKind) -> None:
        """Check the accesses, of `size` bytes each, that one lane makes at global addresses (uint64).

        Raises the LaneFault of the first one that is misaligned or out of bounds, or changes constant memory.
        """
        if not len(addresses):
            return
        inside = self._is_in_allocation(addresses, size)
        outside = ~np.broadcast_to(inside, len(addresses)) | (addresses & np.uint64(size - 1) != 0)
        for address in addresses[outside].tolist():
            self._handle_out_of_bounds("global", address, size, lane, site, access)
        if access != "load" and self._constants is not None:
            mask = np.arange(self.n) == lane
            # An allocation shares no unit of ALIGNMENT bytes with another.
            for address in np.unique(addresses & np.uint64(-ALIGNMENT & 2**64 - 1)):
                self._reject_constant("global", size, np.full(self.n, address), 0, mask, site, access)

    def _check_vector(
        self, space: Space, address: Value, size: int, count: int, mask: Mask, site: int, access: AccessKind
    ) -> None:
        # Three elements, which only PTX 1.x has, are aligned as one.
        vector_size = size * count if count != 3 else size
        bad = (address & address.dtype.type(vector_size - 1)) != 0
        if mask is not None:
            bad = bad & mask
        if np.any(bad):
            lane = self.first(bad if isinstance(bad, np.ndarray) else mask)
            lane_address = address[lane] if isinstance(address, np.ndarray) else address
            raise access_fault(self.memory, space, int(lane_address), vector_size, lane, site, access)

    def _reject_constant(
        self, space: Space, size: int, address: Value, offset: int, mask: Mask, site: int, access: AccessKind
    ) -> None:
        """Raise a LaneFault where an access would change constant memory."""
        assert self._constants is not None
        low, high = self._constants
        if isinstance(address, Affine) and (address.high + offset < low or address.low + offset >= high):
            return
        addresses = add_offset(dense(address), offset)
        inside: Any = (addresses >= addresses.dtype.type(low)) & (addresses < addresses.dtype.type(high))
        if mask is not None:
            inside = inside & mask
        if not isinstance(inside, np.ndarray):
            inside = np.full(1, inside)
        for lane in np.flatnonzero(inside).tolist():
            lane_address = int(addresses[lane] if isinstance(addresses, np.ndarray) else addresses)
            allocation = self.memory.find(lane_address)
            if allocation is not None and allocation.constant:
                raise constant_fault(self.memory, space, lane_address, size, lane, site, access)

    @staticmethod
    def first(mask: Mask) -> int:
        """Return the lowest lane of a mask."""
        return 0 if mask is None else int(np.argmax(mask))


class _AddressFacts:
    """Cached facts about an array of addresses.

    `active` holds the addresses of the lanes in `mask`. The arrays are referenced so that their identities
    are not reused; register arrays never change in place, so the facts remain true.
    """

    __slots__ = ("_indices", "_runs", "active", "address", "high", "low", "low_bits", "mask")

    def __init__(self, address: np.ndarray, mask: Mask, active: np.ndarray) -> None:
        self.address, self.mask, self.active = address, mask, active
        self.low, self.high = int(active.min()), int(active.max())
        self.low_bits = int(np.bitwise_or.reduce(active)) & 15
        self._indices: dict[tuple[str, int], np.ndarray] = {}
        self._runs: dict[int, int | None] = {}

    def run(self, size: int) -> int | None:
        """Return the first address if addresses rise by `size` from lane to lane, else None."""
        if size not in self._runs:
            a = self.active
            regular = self.high - self.low == (len(a) - 1) * size and bool((a[1:] - a[:-1] == size).all())
            self._runs[size] = self.low if regular else None
        return self._runs[size]

    def index(
        self, space: Space, shift: int, base: np.ndarray | None, lanes: np.ndarray | None
    ) -> np.ndarray:
        """Return element numbers: addresses, plus each lane's `base`, over the element size."""
        key = (space if base is not None else "", shift)
        result = self._indices.get(key)
        if result is None:
            result = self.active.astype(np.int64)
            if base is not None:
                result += base if lanes is None else base.take(lanes)
            result >>= shift
            self._indices[key] = result
        return result


_CACHED_FACTS = 16


def add_offset(address: Value, offset: int) -> Value:
    """Return `address` plus a constant, modulo the address size."""
    if not offset:
        return address
    return address + address.dtype.type(offset & ((1 << 8 * address.dtype.itemsize) - 1))
