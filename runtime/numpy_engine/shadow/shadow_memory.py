"""What is undefined in memory, as kernels see it: loads, stores and atomics on shadows.

A batch that is prepared to tell of undefined values has a second view of memory, `x.shadow`, whose bytes are
the shadow of the first: its inherited loads and stores move raw shadow bits to and from the same addresses by
the same rules. `read` and `write` are those that know where undefined bits come from, and that ask as little
as they can: a space in which nothing is undefined any more is not looked at.

Shared and local memory are undefined when a block begins, a function's own when it is entered; of device
memory see `memory.shadow`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....ptx.model import Instruction
from ...engine.printing import formatted
from ...memory.arena import Memory
from ...memory.shadow import WORD, Origin
from ...memory.shadow import Shadow as MemoryShadow
from ..affine import Affine
from ..instructions.mbarriers import copy_partly
from ..instructions.syscalls import PrintArguments, arguments, at, lanes_of
from ..memory.access import ARENA_SPACES, Access, moved
from ..memory.faults import LaneFault
from ..memory.storage import WIDTHS, Storage
from ..values import DType, Mask, Value, dense
from .shadow_values import (
    DEFINED,
    Shadow,
    any_of,
    bits_of,
    both,
    chosen,
    compared,
    either,
    load_shadow,
    made,
    ones,
    origin_of,
    values_of,
    whole,
)

U32 = np.uint32
_PATIENCE = 8
"""So many loads that find nothing undefined, and the space is searched whether it holds anything that is."""


class _Bytes:
    """A memory whose bytes are its shadow's."""

    def __init__(self, memory: Memory, shadow: MemoryShadow) -> None:
        self._memory, self.bytes = memory, shadow.bits

    def __getattr__(self, name: str) -> Any:
        return getattr(self._memory, name)


class ShadowStorage(Storage):
    """The shadow of a batch's shared and local memory, undefined at first; `origins` by space, once something
    undefined has been stored there.
    """

    def __init__(self, of: Storage, shadow: MemoryShadow) -> None:
        self.origins: dict[str, np.ndarray] = {}
        super().__init__(
            _Bytes(of.memory, shadow),  # type: ignore[arg-type]
            of.lanes,
            of.specials,
            of.local_size,
            of.params,
            of.param_base,
            of.symbols,
            of.telling,
            of.backwards,
        )
        self.is_clean = self.shared_size == 0
        # No access reaches what is behind the last variable and its padding.
        self.shared.reshape(self.lanes.ctas, -1)[:, of.memory.shared_room(self.shared_size) :] = 0

    def _fresh(self, *shape: int) -> np.ndarray:
        return np.full(shape, 0xFF, np.uint8)

    def numbers(self, space: str) -> np.ndarray:
        """The numbers of origins in shared or local memory."""
        result = self.origins.get(space)
        if result is None:
            result = self.origins[space] = np.zeros(
                len(self.shared if space == "shared" else self.local) // WORD, U32
            )
        return result

    def reserve_local(self, size: int) -> bool:
        before = self.local_stride
        moves = super().reserve_local(size)
        if moves and "local" in self.origins:
            grown = np.zeros((self.lanes.n, self.local_stride // WORD), U32)
            grown[:, : before // WORD] = self.origins["local"].reshape(self.lanes.n, -1)
            self.origins["local"] = grown.reshape(-1)
        return moves


def _untold(fault: LaneFault) -> None:
    """An access of padding is told by the memory whose shadow this is."""


class Mirror:
    """The shadow of memory for rules that know nothing of shadows: values are bare bits. Where they come from
    is one for all of an instruction.
    """

    def __init__(self, shadow: ShadowAccess) -> None:
        self._shadow, self.origin = shadow, U32(0)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shadow, name)

    def noted(self, shadow: Shadow, dtype: DType) -> Value:
        if shadow is not DEFINED:
            self.origin = max(self.origin, U32(np.max(np.where(shadow.bits != 0, shadow.origin, U32(0)))))
        return np.broadcast_to(bits_of(shadow, dtype), self._shadow.n)

    def load(self, space: str, dtype: DType, address: Value, mask: Mask, site: int, offset: int = 0) -> Value:
        return self.noted(self._shadow.read(space, dtype, address, mask, site, offset), dtype)

    def load_vector(
        self, space: str, dtype: DType, count: int, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> list[Value]:
        return [
            self.noted(item, dtype)
            for item in self._shadow.read_vector(space, dtype, count, address, mask, site, offset)
        ]

    def store(
        self, space: str, dtype: DType, address: Value, value: Value, mask: Mask, site: int, offset: int = 0
    ) -> None:
        self._shadow.write(space, dtype, address, made(value, self.origin), mask, site, offset)

    def store_vector(
        self,
        space: str,
        dtype: DType,
        address: Value,
        values: list[Value],
        mask: Mask,
        site: int,
        offset: int = 0,
    ) -> None:
        self._shadow.write_vector(
            space, dtype, address, [made(value, self.origin) for value in values], mask, site, offset
        )


class ShadowAccess(Access):
    """The shadow of memory as the lanes of `x` see it."""

    storage: ShadowStorage

    def __init__(self, x: Access) -> None:
        shadow = x.storage.memory.watch_definedness()
        super().__init__(ShadowStorage(x.storage, shadow), x.n)
        self.x, self.of_memory = x, shadow
        # What is found out about addresses holds for both.
        self._known = x._known
        self._found_nothing = 0
        self._mirror = Mirror(self)
        if x.padded is not None:
            self.padded = _untold

    # -- deciding

    def decides(self, what: str, shadow: Shadow, mask: Mask, instr: Instruction) -> Shadow:
        """A value decides something: what is undefined of it is told. It counts as defined from here on,
        since one mistake is told once.
        """
        lanes = np.broadcast_to(shadow.bits != 0, self.n)
        if isinstance(mask, np.ndarray):
            lanes = lanes & mask
        if lanes.any():
            origin = np.broadcast_to(shadow.origin, self.n)
            self.tell(what, instr, lanes, int(origin[int(np.argmax(lanes))]))
        return DEFINED

    def computed(self, shadow: Shadow, mask: Mask | bool, instr: Instruction) -> Shadow:
        """An instruction computes with a value: what of it comes from global memory that nobody has written
        to is told, and counts as defined from here on.
        """
        if shadow is DEFINED or mask is False:
            return shadow
        lanes = np.broadcast_to(shadow.bits != 0, self.n)
        if isinstance(mask, np.ndarray):
            lanes = lanes & mask
        origins, told = np.broadcast_to(shadow.origin, self.n), np.zeros(self.n, np.bool_)
        for number in np.unique(origins[lanes]).tolist():
            root = self.of_memory.known[number].root or self.of_memory.known[number]
            if root.kind == "memory" and root.space in ARENA_SPACES:
                here = lanes & (origins == number)
                self.tell("compute", instr, here, number)
                told |= here
        return DEFINED.merged(told, shadow) if told.any() else shadow

    def tell(self, what: str, instr: Instruction, lanes: np.ndarray, origin: int) -> None:
        self.storage.telling.undefined(self.lanes, instr, what, lanes, self.of_memory.known[origin])

    # -- loads and stores

    def _is_clean(self, space: str, address: Value, mask: Mask, offset: int) -> bool:
        """Whether nothing is undefined where an access goes."""
        if space == "shared":
            return self.storage.is_clean
        if space == "local":
            self._follow()
            return False
        if not self.of_memory.is_clean:
            if space == "generic":
                self._follow()
            return False
        if space in ARENA_SPACES:
            return True
        window = self.memory.shared_window
        if isinstance(address, Affine):
            clean = address.high + offset < window
        elif isinstance(address, np.ndarray):
            clean = self._places_of(address, mask).high + offset < window
        else:
            clean = int(address) + offset < window
        if not clean:
            self._follow()
        return clean

    def _follow(self) -> None:
        """Local memory grows with what it is the shadow of."""
        if self.storage.local_size < self.x.storage.local_size:
            self.storage.reserve_local(self.x.storage.local_size)

    def _nothing_found(self, space: str) -> None:
        """A load found everything defined; after some, the space may be known to be."""
        if space != "shared":
            return
        self._found_nothing += 1
        if self._found_nothing >= _PATIENCE:
            self._found_nothing = 0
            self.storage.is_clean = not self.storage.shared.view(np.uint64).any()

    def read(
        self, space: str, dtype: DType, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> Shadow:
        """What is undefined of the values of `dtype` at `address` + `offset`."""
        if self._is_clean(space, address, mask, offset):
            return DEFINED
        return self._found(
            self.load(space, dtype, address, mask, site, offset), space, address, mask, site, offset
        )

    def _found(self, bits: Value, space: str, address: Value, mask: Mask, site: int, offset: int) -> Shadow:
        if not bits.any():
            self._nothing_found(space)
            return DEFINED
        return Shadow(bits, self._origins(space, bits, moved(dense(address), offset), mask, site))

    def read_vector(
        self, space: str, dtype: DType, count: int, address: Value, mask: Mask, site: int, offset: int = 0
    ) -> list[Shadow]:
        """As `read`, of consecutive elements."""
        if self._is_clean(space, address, mask, offset):
            return [DEFINED] * count
        size, _ = WIDTHS[dtype]
        result = self.load_vector(space, dtype, count, address, mask, site, offset)
        return [
            self._found(bits, space, address, mask, site, offset + i * size) for i, bits in enumerate(result)
        ]

    def write(
        self, space: str, dtype: DType, address: Value, shadow: Shadow, mask: Mask, site: int, offset: int = 0
    ) -> None:
        """A store of a value, of which that is undefined."""
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
            self._stored(space, dtype, address, shadow, mask, site, offset)

    def write_vector(
        self,
        space: str,
        dtype: DType,
        address: Value,
        shadows: list[Shadow],
        mask: Mask,
        site: int,
        offset: int = 0,
    ) -> None:
        """As `write`, of consecutive elements."""
        size, _ = WIDTHS[dtype]
        for i, shadow in enumerate(shadows):
            self.write(space, dtype, address, shadow, mask, site, offset + i * size)

    def copy(self, target: Value, source: Value, size: int, mask: Mask, site: int) -> None:
        """`cp.async`."""
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
        self, target: Value, source: Value, size: int, given: Value, mask: Mask, site: int
    ) -> None:
        """`cp.async` that fills up with zeros."""
        if not (self.storage.is_clean and self.of_memory.is_clean):
            copy_partly(self, target, source, size, given, mask, site)
            self.storage.is_clean = False

    def define(self, space: str, dtype: DType, address: Value, mask: Mask, site: int) -> None:
        """Something defined is stored."""
        self.write(space, dtype, address, DEFINED, mask, site)

    def mirror(self) -> Mirror:
        """Memory for a rule that is to move shadows as it moves values."""
        self._mirror = Mirror(self)
        return self._mirror

    def raw(self, shadow: Shadow, dtype: DType) -> Value:
        """The bits of a register for such a rule."""
        return self._mirror.noted(shadow, dtype)

    def wrapped(self, bits: Value, dtype: DType) -> Shadow:
        """The shadow of what such a rule has loaded."""
        return made(np.asarray(bits).view(dtype), self._mirror.origin)

    def atomic(
        self,
        op: str,
        space: str,
        dtype: DType,
        address: Value,
        operands: tuple[Shadow, ...],
        values: tuple[Value, ...],
        mask: Mask,
        site: int,
    ) -> Shadow:
        """What is undefined of the old value, and then of memory."""
        function = self.storage.telling.function
        assert function is not None
        instr = function.sites[site]
        # An exchange copies; of a compare-and-swap, what is stored is a copy.
        copied = {"exch": 0, "cas": 1}.get(op)
        operands = tuple(
            shadow if number == copied else self.computed(shadow, mask, instr)
            for number, shadow in enumerate(operands)
        )
        is_defined = all(shadow is DEFINED for shadow in operands)
        if self._is_clean(space, address, mask, 0) and is_defined:
            return DEFINED
        address = dense(address)
        where = address if isinstance(address, np.ndarray) else np.full(self.n, address)
        result = DEFINED
        for part, offsets, lanes in self._parts(space, where, mask):
            view, index = self.locate(part, dtype, offsets, lanes, site, "atomic")
            outcome = self._expand(view[index], dtype, lanes)
            if is_defined and not outcome.any():
                self._nothing_found(part)
                continue
            old = (
                Shadow(outcome, self._origins(part, outcome, offsets, lanes, site))
                if outcome.any()
                else DEFINED
            )
            if op != "exch":
                old = self.computed(old, lanes, instr)
            before, at_ = self.x.locate(part, dtype, offsets, lanes, site, "atomic")
            was = self._expand(before[at_], dtype, lanes)
            new = _left(op, dtype, old, operands, was, values)
            places, inverse = np.unique(index, return_inverse=True)
            if len(places) != len(index):
                old, new = self._met(op, dtype, inverse, lanes, (old, new), operands, was, values)
            self.store(part, dtype, offsets, bits_of(new, dtype), lanes, site)
            if new is not DEFINED:
                self._stored(part, dtype, offsets, new, lanes, site, 0)
            result = old if lanes is None or result is DEFINED else old.merged(lanes, result)
        return result

    def _met(
        self,
        op: str,
        dtype: DType,
        places: np.ndarray,
        mask: Mask,
        alone: tuple[Shadow, Shadow],
        operands: tuple[Shadow, ...],
        was: Value,
        values: tuple[Value, ...],
    ) -> tuple[Shadow, Shadow]:
        """What of the old value, and of memory, is undefined where several lanes meet, in whatever order:
        `alone` is that of those that do not, `places` counts their places.
        """
        here = slice(None) if mask is None else mask

        def pooled(bits: Value, how: np.ufunc = np.bitwise_or) -> Value:
            """What all lanes at a place have together."""
            bits = np.broadcast_to(bits, self.n)[here]
            result = np.zeros(int(places.max()) + 1, bits.dtype)
            how.at(result, places, bits)
            return self._expand(result[places], bits.dtype.type, mask)

        old, _ = alone
        given = (either if op in _BITWISE else whole)(dtype, *operands)
        undefined = bits_of(given, dtype)
        if op == "cas":
            # Where all are sure to find something else, nobody stores.
            fails = (values_of(values[0], dtype) != was) & ~bits_of(
                compared(dtype, old, operands[0], was, values[0]), np.bool_
            )
            undefined = undefined & pooled(np.where(fails, dtype(0), ones(dtype)))
        seen = pooled(bits_of(old, dtype) | undefined)
        left = pooled(undefined) if op == "exch" else seen
        if op in ("and", "or"):
            decided = [
                ~bits & (value if op == "or" else ~value)
                for bits, value in ((bits_of(old, dtype), was), (undefined, values_of(values[0], dtype)))
            ]
            left = left & ~pooled(decided[0] | decided[1])
        origin = pooled(
            np.where((bits_of(old, dtype) | undefined) != 0, origin_of(old, given), U32(0)), np.maximum
        )
        is_alone = pooled(np.ones(self.n, np.int64), np.add) == 1
        several = made(seen, origin), made(left, origin)
        return several[0] if not is_alone.any() else alone[0].merged(is_alone, several[0]), (
            several[1] if not is_alone.any() else alone[1].merged(is_alone, several[1])
        )

    def enter(self, size: int, base: int, mask: Mask) -> None:
        """A function begins: its `size` bytes of local memory are undefined."""
        self._follow()
        lanes = slice(None) if mask is None else mask
        self.storage.local.reshape(self.n, -1)[lanes, base : base + size] = 0xFF
        if "local" in self.storage.origins:
            self.storage.origins["local"].reshape(self.n, -1)[
                lanes, base // WORD : -(-(base + size) // WORD)
            ] = 0

    # -- origins

    def _number(self, space: str, address: int, site: int, bits: int = 1) -> int:
        """The number of what was undefined in memory, these bits of it, before it was read at an
        instruction.
        """
        function = self.storage.telling.function
        assert function is not None
        instr = function.sites[site]
        result = self.memory.find_padded(address) if space in ARENA_SPACES else None
        offset = (address - self.x.local_base if space == "local" else address) + (
            (bits & -bits).bit_length() - 1
        ) // 8
        return self.of_memory.number(
            ("memory", space, id(instr), result.name if result is not None else ""),
            Origin(
                "memory",
                function.name,
                instr,
                space,
                address,
                offset,
                result.name if result is not None else "",
            ),
        )

    def _parts(self, space: str, where: Value, mask: Mask) -> list[tuple[str, Value, Mask]]:
        parts: list[tuple[str, Value, Mask]] = (
            self._windows(where, mask) if space == "generic" else [(space, where, mask)]
        )
        return parts

    def _words(self, space: str, where: Value, lanes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """(the numbers of origins of a space, the index of the first word of each lane in `lanes`)."""
        index = np.broadcast_to(where, self.n)[lanes].astype(np.int64)
        if space in ARENA_SPACES:
            return self.of_memory.origins, index // WORD
        base = self._shared_bases() if space == "shared" else self._local_bases()
        if base is not None:
            index += base[lanes]
        return self.storage.numbers(space), index // WORD

    def _origins(self, space: str, bits: Value, where: Value, mask: Mask, site: int) -> np.ndarray:
        """The origin of what was loaded, of each lane."""
        undefined = np.broadcast_to(bits != 0, self.n)
        result = np.zeros(self.n, U32)
        for part, offsets, lanes in self._parts(space, where, mask):
            concerned = np.flatnonzero(undefined if lanes is None else undefined & lanes)
            if not len(concerned):
                continue
            numbers, index = self._words(part, offsets, concerned)
            outcome = numbers[index]
            if bits.dtype.itemsize == 8:
                outcome = np.maximum(outcome, numbers[np.minimum(index + 1, len(numbers) - 1)])
            if not outcome.all():
                first = concerned[int(np.argmin(outcome != 0))]
                number = self._number(
                    part,
                    int(np.broadcast_to(offsets, self.n)[first]),
                    site,
                    int(np.broadcast_to(bits, self.n)[first]),
                )
                outcome = np.where(outcome == 0, U32(number), outcome)
            result[concerned] = outcome
        return result

    def _stored(
        self, space: str, dtype: DType, address: Value, shadow: Shadow, mask: Mask, site: int, offset: int
    ) -> None:
        """Note where what was stored came from."""
        function = self.storage.telling.function
        assert function is not None
        instr = function.sites[site]
        bits = np.broadcast_to(bits_of(shadow, dtype), self.n)
        roots = np.broadcast_to(shadow.origin, self.n)
        is_whole = bits == ones(dtype)
        numbers = np.zeros(self.n, U32)
        where = moved(dense(address), offset)
        undefined = bits != 0 if mask is None else (bits != 0) & mask
        for root in np.unique(roots[undefined]).tolist():
            for wholly in (True, False):
                lanes = undefined & (roots == root) & (is_whole == wholly)
                if lanes.any():
                    origin = self.of_memory.known[root]
                    first = int(np.broadcast_to(where, self.n)[int(np.argmax(lanes))])
                    key = ("store", id(instr), root, wholly)
                    numbers[lanes] = self.of_memory.number(
                        key,
                        Origin(
                            "store",
                            function.name,
                            instr,
                            space,
                            first,
                            is_whole=wholly,
                            root=origin.root or origin,
                        ),
                    )
        for part, offsets, lanes in self._parts(space, where, mask):
            concerned = np.flatnonzero(undefined if lanes is None else undefined & lanes)
            if not len(concerned):
                continue
            if part == "shared":
                self.storage.is_clean = False
            elif part in ARENA_SPACES:
                self.of_memory.is_clean = False
            words, index = self._words(part, offsets, concerned)
            words[index] = numbers[concerned]
            if bits.dtype.itemsize == 8:
                words[index + 1] = numbers[concerned]

    # -- the device runtime

    def provided(self, name: str, values: list[Value], shadows: list[Shadow], mask: Mask, site: int) -> None:
        """A function of the device runtime is about to be called: its arguments decide, and so does what it
        prints.
        """
        function = self.storage.telling.function
        assert function is not None
        instr = function.sites[site]
        for shadow in shadows:
            if isinstance(shadow, Shadow) and shadow is not DEFINED:
                self.decides("argument", shadow, mask, instr)
            elif not isinstance(shadow, Shadow) and shadow is not None:
                for offset in sorted(shadow.bits.entries):
                    part = load_shadow(shadow, offset, shadow.bits.entries[offset].dtype.type)
                    if part is not DEFINED:
                        self.decides("argument", part, mask, instr)
        if name == "vprintf":
            formats, buffer = arguments(name, values)
            for lane in lanes_of(self, mask):
                reader = _Printed(self, at(buffer, lane), lane, site, instr)
                for _ in formatted(reader.text(at(formats, lane)), reader):
                    pass


_BITWISE = frozenset({"exch", "and", "or", "xor"})


def _left(
    op: str, dtype: DType, old: Shadow, operands: tuple[Shadow, ...], was: Value, values: tuple[Value, ...]
) -> Shadow:
    """What an atomic operation of one lane leaves undefined in memory, where `was` was, undefined as `old`
    is.
    """
    if op == "exch":
        return operands[0]
    if op == "cas":
        return chosen(
            dtype,
            operands[1],
            old,
            compared(dtype, old, operands[0], was, values[0]),
            values[1],
            was,
            values_of(values[0], dtype) == was,
        )
    if op in ("and", "or"):
        return (both if op == "and" else any_of)(dtype, old, operands[0], was, values[0])
    return (either if op in _BITWISE else whole)(dtype, old, *operands)


class _Printed(PrintArguments):
    """The arguments of one thread's printf, looked at before they are printed."""

    def __init__(self, shadow: ShadowAccess, address: int, lane: int, site: int, instr: Instruction) -> None:
        super().__init__(shadow.x, address, lane, site)
        self.shadow, self.instr, self.site = shadow, instr, site

    def text(self, address: int) -> str:
        return super().string(address)

    def next(self, size: int) -> int:
        result = super().next(size)
        self._ask(np.uint32 if size == 4 else np.uint64, self.address - size)
        return result

    def _ask(self, dtype: DType, address: int) -> bool:
        shadow = self.shadow.read(
            "generic", dtype, np.full(self.x.n, address, np.uint64), self.alone, self.site
        )
        if shadow is not DEFINED:
            self.shadow.decides("printf", shadow, self.alone, self.instr)
        return shadow is DEFINED

    def string(self, address: int, most: int | None = None) -> str:
        text = super().string(address, most)
        length = len(text.encode()) + 1
        for place in range(address, address + (length if most is None else min(length, most))):
            if not self._ask(np.uint8, place):
                break
        return text
