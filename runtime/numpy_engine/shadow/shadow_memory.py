"""Shadow of memory as kernels see it: loads, stores and atomics on undefined bits.

A batch that tracks undefined values has a second view of memory, `x.shadow`, whose bytes are
the shadow of the first: its inherited loads and stores move raw shadow bits to and from the same addresses by
the same rules. `read` and `write` also propagate the origins of undefined bits, and skip a space in which no
bit is undefined.

Shared and local memory are undefined when a block begins, a function's own when it is entered; for device
memory see `memory.shadow`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....ptx.model import Instruction
from ....support.diagnostics import Space
from ...engine.printing import format_printf
from ...memory.arena import Memory
from ...memory.shadow import ORIGIN_BYTES, UndefinedOrigin, UndefinedUse
from ...memory.shadow import DefinednessShadow as ShadowMemory
from ..affine import Affine
from ..instructions.mbarriers import copy_partly
from ..instructions.syscalls import PrintArguments, arguments, at, lanes_of
from ..memory.access import ARENA_SPACES, LaneMemory, add_offset
from ..memory.faults import LaneFault
from ..memory.storage import WIDTHS, Storage
from ..values import DType, Mask, Value, dense, full
from .shadow_values import (
    DEFINED,
    ShadowValue,
    and_,
    bits_of,
    bitwise,
    equal,
    load_shadow,
    make_shadow,
    ones,
    or_,
    origin_of,
    propagate,
    select,
    values_of,
)

U32 = np.uint32
_SCAN_AFTER = 8
"""Loads of defined values after which the space is scanned for undefined bits."""


class _ShadowBytes:
    """A memory whose bytes are its shadow's."""

    def __init__(self, memory: Memory, shadow: ShadowMemory) -> None:
        self._memory, self.bytes = memory, shadow.bits

    def __getattr__(self, name: str) -> Any:
        return getattr(self._memory, name)


class ShadowStorage(Storage):
    """The shadow of a batch's shared and local memory, undefined at first.

    `origins` is by space, present once an undefined value has been stored there.
    """

    def __init__(self, base: Storage, shadow: ShadowMemory) -> None:
        self.origins: dict[str, np.ndarray] = {}
        super().__init__(
            _ShadowBytes(base.memory, shadow),  # type: ignore[arg-type]
            base.lanes,
            base.specials,
            base.local_size,
            base.params,
            base.param_base,
            base.symbols,
            base.shared_names,
            base.events,
            base.backwards,
        )
        self.is_clean = self.shared_size == 0

    def _initial_rows(self, rows: int, stride: int, used: int) -> np.ndarray:
        result = np.zeros((rows, stride), np.uint8)
        result[:, :used] = 0xFF
        return result

    def numbers(self, space: Space) -> np.ndarray:
        """Return the numbers of origins in shared or local memory."""
        result = self.origins.get(space)
        if result is None:
            result = self.origins[space] = np.zeros(len(self.rows(space)[0]) // ORIGIN_BYTES, U32)
        return result

    def reserve_local(self, size: int) -> bool:
        """Reserve local memory and its shadow. Return whether the storage has moved."""
        before = self.local_stride
        moves = super().reserve_local(size)
        if moves and "local" in self.origins:
            grown = np.zeros((self.lanes.n, self.local_stride // ORIGIN_BYTES), U32)
            grown[:, : before // ORIGIN_BYTES] = self.origins["local"].reshape(self.lanes.n, -1)
            self.origins["local"] = grown.reshape(-1)
        return moves


def _ignore_padding(fault: LaneFault) -> None:
    """Ignore an access to padding, which the memory itself reports."""


class Mirror:
    """The shadow of memory for rules without shadow support: values are raw bits.

    All values of an instruction have one origin.
    """

    def __init__(self, shadow: ShadowAccess) -> None:
        self._shadow, self.origin = shadow, U32(0)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shadow, name)

    def note_origin(self, shadow: ShadowValue, dtype: DType) -> Value:
        """Record where undefined bits come from."""
        if shadow is not DEFINED:
            self.origin = max(self.origin, U32(np.max(np.where(shadow.bits != 0, shadow.origin, U32(0)))))
        return np.broadcast_to(bits_of(shadow, dtype), self._shadow.n)

    def load(
        self, space: Space, dtype: DType, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> Value:
        """Load the shadow of a value."""
        return self.note_origin(self._shadow.read(space, dtype, address, mask, site, offset), dtype)

    def load_vector(
        self, space: Space, dtype: DType, count: int, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> list[Value]:
        """Load the shadows of a vector."""
        return [
            self.note_origin(item, dtype)
            for item in self._shadow.read_vector(space, dtype, count, address, mask, site, offset)
        ]

    def store(
        self, space: Space, dtype: DType, address: Value, value: Value, mask: Mask, site: int, offset: int = 0
    ) -> None:
        """Store the shadow of a value."""
        self._shadow.write(space, dtype, address, make_shadow(value, self.origin), mask, site, offset)

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
        """Store the shadows of a vector."""
        self._shadow.write_vector(
            space, dtype, address, [make_shadow(value, self.origin) for value in values], mask, site, offset
        )


class ShadowAccess(LaneMemory):
    """The shadow of memory of the lanes of `x`."""

    storage: ShadowStorage

    def __init__(self, x: LaneMemory) -> None:
        shadow = x.storage.memory.track_definedness()
        super().__init__(ShadowStorage(x.storage, shadow), x.n)
        self.x, self.of_memory = x, shadow
        # Facts about addresses are valid for both.
        self._facts = x._facts
        self._defined_loads = 0
        self._mirror = Mirror(self)
        if x.padded is not None:
            self.padded = _ignore_padding

    # -- reports

    def report(self, use: UndefinedUse, shadow: ShadowValue, mask: Mask, instr: Instruction) -> ShadowValue:
        """Report an undefined value that something depends on.

        It counts as defined from here on, so that one error is reported once.
        """
        lanes = np.broadcast_to(shadow.bits != 0, self.n)
        if isinstance(mask, np.ndarray):
            lanes = lanes & mask
        if lanes.any():
            origin = np.broadcast_to(shadow.origin, self.n)
            self._report_undefined(use, instr, lanes, int(origin[int(np.argmax(lanes))]))
        return DEFINED

    def report_computation(self, shadow: ShadowValue, mask: Mask | bool, instr: Instruction) -> ShadowValue:
        """Report computing with values from global memory that was never written; they count as defined from
        here on.
        """
        if shadow is DEFINED or mask is False:
            return shadow
        lanes = np.broadcast_to(shadow.bits != 0, self.n)
        if isinstance(mask, np.ndarray):
            lanes = lanes & mask
        origins, reported = np.broadcast_to(shadow.origin, self.n), np.zeros(self.n, np.bool_)
        for number in np.unique(origins[lanes]).tolist():
            root = self.of_memory.origin_list[number].root or self.of_memory.origin_list[number]
            if root.kind == "memory" and root.space in ARENA_SPACES:
                lanes_ = lanes & (origins == number)
                self._report_undefined("compute", instr, lanes_, number)
                reported |= lanes_
        return DEFINED.merge_into(reported, shadow) if reported.any() else shadow

    def _report_undefined(
        self, use: UndefinedUse, instr: Instruction, lanes: np.ndarray, origin: int
    ) -> None:
        events = self.storage.events
        assert events.function is not None
        for observer in events.subscribers["undefined"]:
            observer.undefined(
                self.lanes, events.function.name, instr, use, lanes, self.of_memory.origin_list[origin]
            )

    # -- loads and stores

    def _is_clean(self, space: Space, address: Value, mask: Mask, offset: int) -> bool:
        """Return whether no bit is undefined where an access goes."""
        if space == "shared":
            return self.storage.is_clean
        if space == "local":
            self._grow_local()
            return False
        if not self.of_memory.is_clean:
            if space == "generic":
                self._grow_local()
            return False
        if space in ARENA_SPACES:
            return True
        window = self.memory.shared_window
        if isinstance(address, Affine):
            clean = address.high + offset < window
        elif isinstance(address, np.ndarray):
            clean = self._facts_of(address, mask).high + offset < window
        else:
            clean = int(address) + offset < window
        if not clean:
            self._grow_local()
        return clean

    def _grow_local(self) -> None:
        """Grow local memory with the memory that it shadows."""
        if self.storage.local_size < self.x.storage.local_size:
            self.storage.reserve_local(self.x.storage.local_size)

    def _note_defined_load(self, space: Space) -> None:
        """Count a load of defined values; after some, scan whether the space is defined."""
        if space != "shared":
            return
        self._defined_loads += 1
        if self._defined_loads >= _SCAN_AFTER:
            self._defined_loads = 0
            self.storage.is_clean = not self.storage.used_shared().any()

    def read(
        self, space: Space, dtype: DType, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> ShadowValue:
        """Return the shadow of the values of `dtype` at `address` + `offset`."""
        if self._is_clean(space, address, mask, offset):
            return DEFINED
        return self._loaded_shadow(
            self.load(space, dtype, address, mask, site, offset), space, address, mask, site, offset
        )

    def _loaded_shadow(
        self, bits: Value, space: Space, address: Value, mask: Mask, site: int, offset: int
    ) -> ShadowValue:
        if not bits.any():
            self._note_defined_load(space)
            return DEFINED
        return ShadowValue(bits, self._origins(space, bits, add_offset(dense(address), offset), mask, site))

    def read_vector(
        self, space: Space, dtype: DType, count: int, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> list[ShadowValue]:
        """Read consecutive elements."""
        if self._is_clean(space, address, mask, offset):
            return [DEFINED] * count
        size, _ = WIDTHS[dtype]
        result = self.load_vector(space, dtype, count, address, mask, site, offset)
        return [
            self._loaded_shadow(bits, space, address, mask, site, offset + i * size)
            for i, bits in enumerate(result)
        ]

    def write(
        self,
        space: Space,
        dtype: DType,
        address: Value,
        shadow: ShadowValue,
        mask: Mask,
        site: int,
        offset: int = 0,
    ) -> None:
        """Store a value's shadow."""
        if (
            shadow is not DEFINED
            and mask is not None
            and not np.any(shadow.bits[mask] if isinstance(shadow.bits, np.ndarray) else shadow.bits)
        ):
            shadow = DEFINED
        if self._is_clean(space, address, mask, offset) and shadow is DEFINED:
            return
        self.store(space, dtype, address, bits_of(shadow, dtype), mask, site, offset)
        if shadow is not DEFINED:
            self._record_stores(space, dtype, address, shadow, mask, site, offset)

    def write_vector(
        self,
        space: Space,
        dtype: DType,
        address: Value,
        shadows: list[ShadowValue],
        mask: Mask,
        site: int,
        offset: int = 0,
    ) -> None:
        """Write consecutive elements."""
        size, _ = WIDTHS[dtype]
        for i, shadow in enumerate(shadows):
            self.write(space, dtype, address, shadow, mask, site, offset + i * size)

    def copy(self, target: Value, source: Value, size: int, mask: Mask, site: int) -> None:
        """Propagate `cp.async`."""
        if not (self.storage.is_clean and self.of_memory.is_clean):
            self.write_vector(
                "shared",
                U32,
                target,
                self.read_vector("global", U32, size // 4, source, mask, site),
                mask,
                site,
            )

    def copy_partly(
        self, target: Value, source: Value, size: int, valid_bytes: Value, mask: Mask, site: int
    ) -> None:
        """Propagate `cp.async` with zero fill."""
        if not (self.storage.is_clean and self.of_memory.is_clean):
            copy_partly(self, target, source, size, valid_bytes, mask, site)
            self.storage.is_clean = False

    def move(
        self, source: tuple[Space, int] | None, space: Space, target: int, size: int, lane: int, site: int
    ) -> None:
        """Propagate an operation that has written bytes, defined ones if it has no source."""
        if self.storage.is_clean and self.of_memory.is_clean:
            return
        to = self.span(space, target, size, 1, lane, site, "store")
        if source is None:
            to[...] = 0
            return
        from_ = self.span(*source, size, 1, lane, site, "load")
        to[...] = from_
        if not from_.any():
            return
        if space == "shared":
            self.storage.is_clean = False
        else:
            self.of_memory.is_clean = False
        numbers, at = self._numbers_at(space, target, lane)
        from_numbers, from_at = self._numbers_at(*source, lane)
        count = -(-size // ORIGIN_BYTES)
        numbers[at : at + count] = from_numbers[from_at : from_at + count]

    def _numbers_at(self, space: Space, address: int, lane: int) -> tuple[np.ndarray, int]:
        """Return the numbers of origins of a space, and the index of the one at an address of a lane."""
        if space in ARENA_SPACES:
            return self.of_memory.origins, address // ORIGIN_BYTES
        return self.storage.numbers(space), (int(self.storage.starts(space, lane)) + address) // ORIGIN_BYTES

    def define(self, space: Space, dtype: DType, address: Value, mask: Mask, site: int) -> None:
        """Store a defined value."""
        self.write(space, dtype, address, DEFINED, mask, site)

    def mirror(self) -> Mirror:
        """Return memory for a rule that moves shadows as it moves values."""
        self._mirror = Mirror(self)
        return self._mirror

    def raw(self, shadow: ShadowValue, dtype: DType) -> Value:
        """Return the bits of a register for such a rule."""
        return self._mirror.note_origin(shadow, dtype)

    def wrap(self, bits: Value, dtype: DType) -> ShadowValue:
        """Return the shadow of a value that such a rule has loaded."""
        return make_shadow(np.asarray(bits).view(dtype), self._mirror.origin)

    def atomic(
        self,
        op: str,
        space: Space,
        dtype: DType,
        address: Value,
        operands: tuple[ShadowValue, ...],
        values: tuple[Value, ...],
        mask: Mask,
        site: int,
    ) -> ShadowValue:
        """Update the shadow of memory; return that of the old value."""
        _, instr = self.storage.events.locate(site)
        # An exchange copies its operand, a compare-and-swap its second one.
        copied = {"exch": 0, "cas": 1}.get(op)
        operands = tuple(
            shadow if number == copied else self.report_computation(shadow, mask, instr)
            for number, shadow in enumerate(operands)
        )
        is_defined = all(shadow is DEFINED for shadow in operands)
        if self._is_clean(space, address, mask, 0) and is_defined:
            return DEFINED
        addresses = full(dense(address), self.n)
        result = DEFINED
        for part, offsets, lanes in self.parts(space, addresses, mask):
            view, index = self.locate(part, dtype, offsets, lanes, site, "atomic")
            old_bits = self._expand(view[index], dtype, lanes)
            if is_defined and not old_bits.any():
                self._note_defined_load(part)
                continue
            old = (
                ShadowValue(old_bits, self._origins(part, old_bits, offsets, lanes, site))
                if old_bits.any()
                else DEFINED
            )
            if op != "exch":
                old = self.report_computation(old, lanes, instr)
            view_, index_ = self.x.locate(part, dtype, offsets, lanes, site, "atomic")
            old_value = self._expand(view_[index_], dtype, lanes)
            new = _stored_shadow(op, dtype, old, operands, old_value, values)
            locations, inverse = np.unique(index, return_inverse=True)
            if len(locations) != len(index):
                old, new = self._resolve_conflicts(
                    op, dtype, inverse, lanes, (old, new), operands, old_value, values
                )
            self.store(part, dtype, offsets, bits_of(new, dtype), lanes, site)
            if new is not DEFINED:
                self._record_stores(part, dtype, offsets, new, lanes, site, 0)
            result = old if lanes is None or result is DEFINED else old.merge_into(lanes, result)
        return result

    def _resolve_conflicts(
        self,
        op: str,
        dtype: DType,
        locations: np.ndarray,
        mask: Mask,
        without_conflict: tuple[ShadowValue, ShadowValue],
        operands: tuple[ShadowValue, ...],
        old_value: Value,
        values: tuple[Value, ...],
    ) -> tuple[ShadowValue, ShadowValue]:
        """Return the shadows of the old value and of memory where several lanes access one location, in any
        order.

        `without_conflict` are those of lanes without conflict; `locations` numbers the lanes' locations.
        """
        active = slice(None) if mask is None else mask

        def pool(bits: Value, operation: np.ufunc = np.bitwise_or) -> Value:
            """Combine the values of all lanes at each location."""
            bits = np.broadcast_to(bits, self.n)[active]
            result = np.zeros(int(locations.max()) + 1, bits.dtype)
            operation.at(result, locations, bits)
            return self._expand(result[locations], bits.dtype.type, mask)

        old, _ = without_conflict
        operand_shadow = (bitwise if op in _BITWISE else propagate)(dtype, *operands)
        undefined = bits_of(operand_shadow, dtype)
        if op == "cas":
            # Where every comparison fails for certain, no lane stores.
            fails = (values_of(values[0], dtype) != old_value) & ~bits_of(
                equal(dtype, old, operands[0], old_value, values[0]), np.bool_
            )
            undefined = undefined & pool(np.where(fails, dtype(0), ones(dtype)))
        read_bits = pool(bits_of(old, dtype) | undefined)
        stored_bits = pool(undefined) if op == "exch" else read_bits
        if op in ("and", "or"):
            decided = [
                ~bits & (value if op == "or" else ~value)
                for bits, value in (
                    (bits_of(old, dtype), old_value),
                    (undefined, values_of(values[0], dtype)),
                )
            ]
            stored_bits = stored_bits & ~pool(decided[0] | decided[1])
        origin = pool(
            np.where((bits_of(old, dtype) | undefined) != 0, origin_of(old, operand_shadow), U32(0)),
            np.maximum,
        )
        is_alone = pool(np.ones(self.n, np.int64), np.add) == 1
        conflicting = make_shadow(read_bits, origin), make_shadow(stored_bits, origin)
        return conflicting[0] if not is_alone.any() else without_conflict[0].merge_into(
            is_alone, conflicting[0]
        ), (
            conflicting[1] if not is_alone.any() else without_conflict[1].merge_into(is_alone, conflicting[1])
        )

    def enter(self, size: int, base: int, mask: Mask) -> None:
        """Mark the `size` bytes of local memory of an entered function undefined."""
        self._grow_local()
        lanes = slice(None) if mask is None else mask
        self.storage.local.reshape(self.n, -1)[lanes, base : base + size] = 0xFF
        if "local" in self.storage.origins:
            self.storage.origins["local"].reshape(self.n, -1)[
                lanes, base // ORIGIN_BYTES : -(-(base + size) // ORIGIN_BYTES)
            ] = 0

    # -- origins

    def _origin_number(self, space: Space, address: int, site: int, bits: int = 1) -> int:
        """Return the number of the origin of undefined memory bits read at an instruction."""
        function, instr = self.storage.events.locate(site)
        result = self.memory.find_padded(address) if space in ARENA_SPACES else None
        offset = (address - self.x.local_base if space == "local" else address) + (
            (bits & -bits).bit_length() - 1
        ) // 8
        return self.of_memory.origin_number(
            ("memory", space, id(instr), result.name if result is not None else ""),
            UndefinedOrigin(
                "memory", function, instr, space, address, offset, result.name if result is not None else ""
            ),
        )

    def _words(self, space: Space, addresses: Value, lanes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return (the numbers of origins of a space, the index of the first unit of each lane in `lanes`)."""
        index = np.broadcast_to(addresses, self.n)[lanes].astype(np.int64)
        if space in ARENA_SPACES:
            return self.of_memory.origins, index // ORIGIN_BYTES
        base = self._bases(space)
        if base is not None:
            index += base[lanes]
        return self.storage.numbers(space), index // ORIGIN_BYTES

    def _origins(self, space: Space, bits: Value, addresses: Value, mask: Mask, site: int) -> np.ndarray:
        """Return the origin of the loaded value in each lane."""
        undefined = np.broadcast_to(bits != 0, self.n)
        result = np.zeros(self.n, U32)
        for part, offsets, lanes in self.parts(space, addresses, mask):
            undefined_lanes = np.flatnonzero(undefined if lanes is None else undefined & lanes)
            if not len(undefined_lanes):
                continue
            numbers, index = self._words(part, offsets, undefined_lanes)
            origins = numbers[index]
            if bits.dtype.itemsize == 8:
                origins = np.maximum(origins, numbers[np.minimum(index + 1, len(numbers) - 1)])
            if not origins.all():
                first = undefined_lanes[int(np.argmin(origins != 0))]
                number = self._origin_number(
                    part,
                    int(np.broadcast_to(offsets, self.n)[first]),
                    site,
                    int(np.broadcast_to(bits, self.n)[first]),
                )
                origins = np.where(origins == 0, U32(number), origins)
            result[undefined_lanes] = origins
        return result

    def _record_stores(
        self,
        space: Space,
        dtype: DType,
        address: Value,
        shadow: ShadowValue,
        mask: Mask,
        site: int,
        offset: int,
    ) -> None:
        """Record the origins of stored values."""
        function, instr = self.storage.events.locate(site)
        bits = np.broadcast_to(bits_of(shadow, dtype), self.n)
        roots = np.broadcast_to(shadow.origin, self.n)
        is_fully_undefined_ = bits == ones(dtype)
        numbers = np.zeros(self.n, U32)
        addresses = add_offset(dense(address), offset)
        undefined = bits != 0 if mask is None else (bits != 0) & mask
        for root in np.unique(roots[undefined]).tolist():
            for fully in (True, False):
                lanes = undefined & (roots == root) & (is_fully_undefined_ == fully)
                if lanes.any():
                    origin = self.of_memory.origin_list[root]
                    first = int(np.broadcast_to(addresses, self.n)[int(np.argmax(lanes))])
                    key = ("store", id(instr), root, fully)
                    numbers[lanes] = self.of_memory.origin_number(
                        key,
                        UndefinedOrigin(
                            "store",
                            function,
                            instr,
                            space,
                            first,
                            is_fully_undefined=fully,
                            root=origin.root or origin,
                        ),
                    )
        for part, offsets, lanes in self.parts(space, addresses, mask):
            undefined_lanes = np.flatnonzero(undefined if lanes is None else undefined & lanes)
            if not len(undefined_lanes):
                continue
            if part == "shared":
                self.storage.is_clean = False
            elif part in ARENA_SPACES:
                self.of_memory.is_clean = False
            units, index = self._words(part, offsets, undefined_lanes)
            units[index] = numbers[undefined_lanes]
            if bits.dtype.itemsize == 8:
                units[index + 1] = numbers[undefined_lanes]

    # -- the device runtime

    def check_call(
        self, name: str, values: list[Value], shadows: list[ShadowValue], mask: Mask, site: int
    ) -> None:
        """Report undefined arguments of a call of the device runtime, and undefined values that it prints."""
        _, instr = self.storage.events.locate(site)
        for shadow in shadows:
            if isinstance(shadow, ShadowValue) and shadow is not DEFINED:
                self.report("argument", shadow, mask, instr)
            elif not isinstance(shadow, ShadowValue) and shadow is not None:
                for offset in sorted(shadow.bits.entries):
                    part = load_shadow(shadow, offset, shadow.bits.entries[offset].dtype.type)
                    if part is not DEFINED:
                        self.report("argument", part, mask, instr)
        if name == "vprintf":
            formats, buffer = arguments(name, values)
            for lane in lanes_of(self, mask):
                reader = _CheckedPrintArguments(self, at(buffer, lane), lane, site, instr)
                for _ in format_printf(reader.text(at(formats, lane)), reader):
                    pass


_BITWISE = frozenset({"exch", "and", "or", "xor"})


def _stored_shadow(
    op: str,
    dtype: DType,
    old: ShadowValue,
    operands: tuple[ShadowValue, ...],
    old_value: Value,
    values: tuple[Value, ...],
) -> ShadowValue:
    """Return the shadow that an atomic operation of one lane stores, where memory held `old_value`, undefined
    as `old`.
    """
    if op == "exch":
        return operands[0]
    if op == "cas":
        return select(
            dtype,
            operands[1],
            old,
            equal(dtype, old, operands[0], old_value, values[0]),
            values[1],
            old_value,
            values_of(values[0], dtype) == old_value,
        )
    if op in ("and", "or"):
        return (and_ if op == "and" else or_)(dtype, old, operands[0], old_value, values[0])
    return (bitwise if op in _BITWISE else propagate)(dtype, old, *operands)


class _CheckedPrintArguments(PrintArguments):
    """The arguments of one thread's printf, checked before they are printed."""

    def __init__(self, shadow: ShadowAccess, address: int, lane: int, site: int, instr: Instruction) -> None:
        super().__init__(shadow.x, address, lane, site)
        self.shadow, self.instr, self.site = shadow, instr, site

    def text(self, address: int) -> str:
        """Return the string without a check."""
        return super().string(address)

    def next(self, size: int) -> int:
        """Return the next argument. Reports undefined bits."""
        result = super().next(size)
        self._check(np.uint32 if size == 4 else np.uint64, self.address - size)
        return result

    def _check(self, dtype: DType, address: int) -> bool:
        shadow = self.shadow.read(
            "generic", dtype, np.full(self.x.n, address, np.uint64), self.mask, self.site
        )
        if shadow is not DEFINED:
            self.shadow.report("printf", shadow, self.mask, self.instr)
        return shadow is DEFINED

    def string(self, address: int, most: int | None = None) -> str:
        """Return the string. Reports undefined bytes."""
        text = super().string(address, most)
        length = len(text.encode()) + 1
        for address_ in range(address, address + (length if most is None else min(length, most))):
            if not self._check(np.uint8, address_):
                break
        return text
