"""Tensor maps and tensor copies (PTX ISA 9.7.9.27, 9.7.9.28).

Each active lane starts a copy of its own. A copy takes place when it is issued, which is one of the orders
that the asynchronous proxy may choose; all copies of an instruction are checked before the first one changes
memory. Definedness is copied with the values.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ....support.diagnostics import AccessKind, Space
from ...memory import tensor_boxes, tensor_maps
from ...memory.tensor_boxes import CopyMode, TensorBox
from ...memory.tensor_maps import MAP_ALIGNMENT, MAP_BYTES, TensorMap
from ..memory.access import LaneMemory
from ..memory.faults import LaneFault, access_fault
from ..values import DType, Mask, Value, full
from .atomics import apply_at

U32, U64 = np.uint32, np.uint64
_DTYPES: dict[int, DType] = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}

_INTEGERS = {"u32": np.uint32, "s32": np.int32, "u64": np.uint64, "s64": np.int64}
_REDUCTIONS: dict[str, dict[str, tuple[str, DType]]] = {
    "add": {
        **{type_: ("add", kind) for type_, kind in _INTEGERS.items()},
        "f32": ("fadd", np.float32),
        "f64": ("fadd", np.float64),
    },
    **{op: {type_: (op, kind) for type_, kind in _INTEGERS.items()} for op in ("min", "max")},
    **{op: {"u32": (op, np.uint32)} for op in ("inc", "dec")},
    **{op: {type_: (op, kind) for type_, kind in _INTEGERS.items()} for op in ("and", "or", "xor")},
}
"""The atomic operation, and the type in which it computes, of a reduction on elements of a type (PTX ISA
9.7.9.27.3, with the types of `cp.reduce.async.bulk`).
"""
for _op in ("add", "min", "max"):
    _REDUCTIONS[_op].update({type_: (f"{_op}.{type_}", np.uint16) for type_ in ("f16", "bf16")})

_decode = lru_cache(maxsize=256)(tensor_maps.decode)


def _map_fault(address: int, problem: str, lane: int, site: int) -> LaneFault:
    return LaneFault(
        f"tensor map at address {address:#x}: {problem}", lane, site, error="cudaErrorIllegalInstruction"
    )


def _active(x: LaneMemory, mask: Mask) -> list[int]:
    """Return the lanes of a mask."""
    return list(range(x.n)) if mask is None else x.indices(mask).tolist()


def _map_view(
    x: LaneMemory, space: Space, address: int, lane: int, site: int, access: AccessKind
) -> np.ndarray:
    """Return the 128 bytes of a lane's tensor map; changes of the view change memory.

    Raises a LaneFault if they are misaligned, or not in an allocation or the CTA's shared memory.
    """
    if address % MAP_ALIGNMENT:
        raise _map_fault(address, f"the address must be a multiple of {MAP_ALIGNMENT}", lane, site)
    lanes = np.zeros(x.n, np.bool_)
    lanes[lane] = True
    ((part, offset, _),) = x.parts(space, U64(address), lanes)
    first, size = int(offset), 8
    x.check_lane(part, U64(first) + np.arange(0, MAP_BYTES, size, dtype=U64), size, lane, site, access)
    if part == "global":
        return x.memory.bytes[first : first + MAP_BYTES]
    if part == "shared":
        start = int(x.storage.starts(part, lane)) + first
        return x.storage.shared[start : start + MAP_BYTES]
    raise _map_fault(address, f"it is in {part} memory", lane, site)


# -------------------------------------------------------------------------------------- tensor maps


def replace(
    x: LaneMemory, space: Space, address: Value, field: str, ordinal: int, value: Value, mask: Mask, site: int
) -> None:
    """Execute `tensormap.replace`."""
    addresses, values = full(address, x.n).tolist(), full(value, x.n).tolist()
    for lane in _active(x, mask):
        view = _map_view(x, space, addresses[lane], lane, site, "store")
        try:
            changed = tensor_maps.replaced(view.tobytes(), field, values[lane], ordinal)
        except ValueError as error:
            raise _map_fault(addresses[lane], str(error), lane, site) from None
        view[:] = np.frombuffer(changed, np.uint8)


def is_large(x: LaneMemory, space: Space, address: Value, mask: Mask, site: int) -> Value:
    """Return whether tensor maps have the large allocation class, which no map here has."""
    for lane in _active(x, mask):
        given = int(full(address, x.n)[lane])
        view = _map_view(x, space, given, lane, site, "load")
        try:
            _decode(view.tobytes())
        except ValueError as error:
            raise _map_fault(given, str(error), lane, site) from None
    return np.bool_(False)


def publish(x: LaneMemory, target: Value, source: Value, mask: Mask, site: int) -> None:
    """Copy 128 bytes from shared to global memory (`tensormap.cp_fenceproxy`)."""
    sources, targets = full(source, x.n).tolist(), full(target, x.n).tolist()
    for lane in _active(x, mask):
        origin = _map_view(x, "shared", sources[lane], lane, site, "load")
        _map_view(x, "global", targets[lane], lane, site, "store")[:] = origin
        if x.shadow is not None:
            _map_view(x.shadow, "global", targets[lane], lane, site, "store")[:] = _map_view(
                x.shadow, "shared", sources[lane], lane, site, "load"
            )


# ------------------------------------------------------------------------------------------- copies


class _Copy:
    """A checked copy of one lane: its box, and shared memory from `start` on of the CTA's bytes."""

    def __init__(self, x: LaneMemory, map_: TensorMap, box: TensorBox, lane: int, shared: int) -> None:
        self.map_, self.box = map_, box
        self.places = box.offset + (int(x.storage.starts("shared", lane)) + shared)

    def load(self, x: LaneMemory, is_shadow: bool = False) -> bool:
        """Copy from global to shared memory; return whether any bit was 1."""
        box, dtype = self.box, _DTYPES[self.box.width]
        fill = 0 if is_shadow else tensor_boxes.fill_values(self.map_, box.width)
        values = np.full(len(box.inside), fill, dtype)
        values[box.inside] = x.views[dtype].take(self._elements(box.address[box.inside]))
        if not is_shadow:
            values = tensor_boxes.round_loaded(self.map_, values)
        x.storage.shared.view(dtype)[self._elements(self.places)] = values
        return bool(values.any())

    def store(self, x: LaneMemory) -> bool:
        """Copy from shared to global memory; return whether any bit was 1."""
        box = self.box
        places, addresses = self.places[box.inside], box.address[box.inside]
        if box.width == 16:
            chunks = x.storage.shared.take(places[:, None] + np.arange(16))
            packed = tensor_boxes.unpack_6bit(chunks)
            x.views[np.uint8][addresses[:, None].astype(np.int64) + np.arange(12)] = packed
            return bool(packed.any())
        dtype = _DTYPES[box.width]
        values = x.storage.shared.view(dtype).take(self._elements(places))
        x.views[dtype][self._elements(addresses)] = values
        return bool(values.any())

    def reduce(self, x: LaneMemory, op: str, kind: DType) -> None:
        """Combine elements of global memory with those of shared memory."""
        box, dtype = self.box, _DTYPES[self.box.width]
        values = x.storage.shared.view(dtype).take(self._elements(self.places[box.inside]))
        apply_at(
            x.views[dtype].view(kind), self._elements(box.address[box.inside]), op, values.view(kind), None
        )

    def reduce_shadow(self, x: LaneMemory) -> bool:
        """Mark elements undefined that are combined with undefined ones; return whether there are any."""
        box, dtype = self.box, _DTYPES[self.box.width]
        view, index = x.views[dtype], self._elements(box.address[box.inside])
        bits = x.storage.shared.view(dtype).take(self._elements(self.places[box.inside])) | view[index]
        view[index] = np.where(bits != 0, ~dtype(0), dtype(0))
        return bool(bits.any())

    def _elements(self, addresses: np.ndarray) -> np.ndarray:
        """Return the numbers of elements at addresses."""
        return addresses.astype(np.int64) >> (self.box.width.bit_length() - 1)


def _copies(
    x: LaneMemory,
    mode: CopyMode,
    map_address: Value,
    coordinates: Sequence[Value],
    offsets: Sequence[Value],
    shared: Value,
    mask: Mask,
    site: int,
    access: AccessKind,
    op: str = "",
) -> list[_Copy]:
    """Return the checked copies of the active lanes, in lane order.

    `access` is that of global memory; `op` is the operation of a reduction.
    """
    maps, bases = full(map_address, x.n).tolist(), full(shared, x.n).tolist()
    points = [full(value, x.n).tolist() for value in coordinates]
    shifts = [full(value, x.n).tolist() for value in offsets]
    result, is_load = [], access == "load"
    for lane in _active(x, mask):
        data = _map_view(x, "generic", maps[lane], lane, site, "load").tobytes()
        point = [values[lane] for values in points]
        try:
            map_ = _decode(data)
            if op and map_.element not in _REDUCTIONS[op]:
                raise ValueError(f"there is no reduction '{op}' of {map_.element}")
            tensor_boxes.check_direction(map_, point, is_load)
            box = tensor_boxes.tensor_box(
                map_,
                mode,
                point,
                [values[lane] for values in shifts],
                bases[lane],
                packed=map_.element == "b6x16_p32" and not is_load,
                coarse=not op and not (is_load and tensor_boxes.is_rounded(map_)),
            )
        except ValueError as error:
            raise _map_fault(maps[lane], str(error), lane, site) from None
        alignment = tensor_boxes.SHARED_ALIGNMENT
        if bases[lane] % alignment:
            raise access_fault(
                x.memory, "shared", bases[lane], alignment, lane, site, "store" if is_load else "load"
            )
        places = box.offset.astype(U64) + U64(bases[lane])
        x.check_lane("shared", places, box.width, lane, site, "store" if is_load else "load")
        addresses = box.address[box.inside]
        if box.width == 16:
            addresses = (addresses[:, None] + np.arange(0, 12, 4, dtype=U64)).reshape(-1)
        size = 4 if box.width == 16 else box.width
        x.check_lane("global", addresses, size, lane, site, access)
        result.append(_Copy(x, map_, box, lane, bases[lane]))
    return result


def load(
    x: LaneMemory,
    mode: CopyMode,
    map_address: Value,
    coordinates: Sequence[Value],
    offsets: Sequence[Value],
    shared: Value,
    ctas: Value | None,
    mask: Mask,
    site: int,
) -> Value:
    """Copy a box to shared memory; return the bytes that complete on each lane's mbarrier, as u32.

    `ctas` is the mask of a multicast: the CTAs of the cluster that receive the box.
    """
    if ctas is not None:
        receivers = full(ctas, x.n)
        for lane in _active(x, mask):
            if int(receivers[lane]) != 1:
                raise LaneFault(
                    f"the box is sent to the CTAs {int(receivers[lane]):#x} of a cluster of one CTA",
                    lane,
                    site,
                )
    copies = _copies(x, mode, map_address, coordinates, offsets, shared, mask, site, "load")
    for copy in copies:
        copy.load(x)
    shadow = x.shadow
    if shadow is not None and not (shadow.storage.is_clean and shadow.of_memory.is_clean):
        for copy in copies:
            if copy.load(shadow, is_shadow=True):
                shadow.storage.is_clean = False
    counts: Any = np.array([copy.box.bytes for copy in copies], U32)
    return x._expand(counts, U32, mask)


def store(
    x: LaneMemory,
    mode: CopyMode,
    map_address: Value,
    coordinates: Sequence[Value],
    shared: Value,
    mask: Mask,
    site: int,
) -> None:
    """Copy a box from shared memory into a tensor; elements outside it are left out."""
    copies = _copies(x, mode, map_address, coordinates, (), shared, mask, site, "store")
    for copy in copies:
        copy.store(x)
    shadow = x.shadow
    if shadow is not None and not (shadow.storage.is_clean and shadow.of_memory.is_clean):
        for copy in copies:
            if copy.store(shadow):
                shadow.of_memory.is_clean = False


def reduce(
    x: LaneMemory,
    op: str,
    mode: CopyMode,
    map_address: Value,
    coordinates: Sequence[Value],
    shared: Value,
    mask: Mask,
    site: int,
) -> None:
    """Combine the elements of a box in a tensor with those in shared memory, in the order of the box."""
    copies = _copies(x, mode, map_address, coordinates, (), shared, mask, site, "atomic", op)
    shadow = x.shadow
    if shadow is not None and not (shadow.storage.is_clean and shadow.of_memory.is_clean):
        for copy in copies:
            if copy.reduce_shadow(shadow):
                shadow.of_memory.is_clean = False
    for copy in copies:
        copy.reduce(x, *_REDUCTIONS[op][copy.map_.element])
