"""Tensor maps and tensor copies (PTX ISA 9.7.9.27, 9.7.9.28).

Each active lane starts a copy of its own, an operation of the asynchronous proxy (memory/async_proxy.py).
The tensor map is read, and all addresses are checked, when the copy starts; elements move when it ends, and
then its mbarrier learns how many bytes. Definedness is copied with the values.
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
from ..memory.async_proxy import AsyncOperation
from ..memory.faults import LaneFault
from ..values import DType, Mask, Value, full
from . import bulk_copies
from .atomics import apply_at
from .syscalls import at, lanes_of

U64 = np.uint64
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


def _map_view(
    x: LaneMemory, space: Space, address: int, lane: int, site: int, access: AccessKind
) -> np.ndarray:
    """Return the 128 bytes of a lane's tensor map; changes of the view change memory.

    Raises a LaneFault if they are misaligned, or not in an allocation or the CTA's shared memory.
    """
    if address % MAP_ALIGNMENT:
        raise _map_fault(address, f"the address must be a multiple of {MAP_ALIGNMENT}", lane, site)
    ((part, offset, _),) = x.parts(space, U64(address), np.arange(x.n) == lane)
    if part == "local":
        raise _map_fault(address, "it is in local memory", lane, site)
    return x.span(part, int(offset), MAP_BYTES, MAP_ALIGNMENT, lane, site, access)


# -------------------------------------------------------------------------------------- tensor maps


def replace(
    x: LaneMemory, space: Space, address: Value, field: str, ordinal: int, value: Value, mask: Mask, site: int
) -> None:
    """Execute `tensormap.replace`."""
    addresses, values = full(address, x.n).tolist(), full(value, x.n).tolist()
    for lane in lanes_of(x, mask):
        view = _map_view(x, space, addresses[lane], lane, site, "store")
        try:
            changed = tensor_maps.replaced(view.tobytes(), field, values[lane], ordinal)
        except ValueError as error:
            raise _map_fault(addresses[lane], str(error), lane, site) from None
        view[:] = np.frombuffer(changed, np.uint8)


def is_large(x: LaneMemory, space: Space, address: Value, mask: Mask, site: int) -> Value:
    """Return whether tensor maps have the large allocation class, which no map here has."""
    for lane in lanes_of(x, mask):
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
    for lane in lanes_of(x, mask):
        origin = _map_view(x, "shared", sources[lane], lane, site, "load")
        _map_view(x, "global", targets[lane], lane, site, "store")[:] = origin
        if x.shadow is not None:
            _map_view(x.shadow, "global", targets[lane], lane, site, "store")[:] = _map_view(
                x.shadow, "shared", sources[lane], lane, site, "load"
            )


# ------------------------------------------------------------------------------------------- copies


class _Copy:
    """A checked copy of one lane: its map and box, and the positions in the batch's shared memory where the
    box begins.
    """

    def __init__(self, map_: TensorMap, box: TensorBox, starts: list[int]) -> None:
        self.map_, self.box, self.starts = map_, box, starts

    def gather(self, x: LaneMemory, is_shadow: bool = False) -> np.ndarray:
        """Return the elements of the tensor, those outside it filled; definedness has no fill."""
        box, dtype = self.box, _DTYPES[self.box.width]
        fill = 0 if is_shadow else tensor_boxes.fill_values(self.map_, box.width)
        values = np.full(len(box.inside), fill, dtype)
        values[box.inside] = x.views[dtype].take(self._elements(box.address[box.inside]))
        return values if is_shadow else tensor_boxes.round_loaded(self.map_, values)

    def put_shared(self, x: LaneMemory, values: np.ndarray) -> None:
        """Write elements to shared memory."""
        view = x.storage.shared.view(values.dtype)
        for start in self.starts:
            view[self._elements(self.box.offset + start)] = values

    def read_shared(self, x: LaneMemory) -> np.ndarray:
        """Return the elements of shared memory that are inside the tensor."""
        box = self.box
        places = box.offset[box.inside] + self.starts[0]
        if box.width == 16:
            return tensor_boxes.unpack_6bit(x.storage.shared.take(places[:, None] + np.arange(16)))
        return x.storage.shared.view(_DTYPES[box.width]).take(self._elements(places))

    def scatter(self, x: LaneMemory, values: np.ndarray) -> None:
        """Write elements to the tensor."""
        addresses = self.box.address[self.box.inside]
        if self.box.width == 16:
            x.views[np.uint8][addresses[:, None].astype(np.int64) + np.arange(12)] = values
        else:
            x.views[_DTYPES[self.box.width]][self._elements(addresses)] = values

    def combine(self, x: LaneMemory, op: str, kind: DType, values: np.ndarray) -> None:
        """Combine elements of the tensor with others, in the order of the box."""
        view = x.views[_DTYPES[self.box.width]].view(kind)
        apply_at(view, self._elements(self.box.address[self.box.inside]), op, values.view(kind), None)

    def combine_shadow(self, shadow: LaneMemory, bits: np.ndarray) -> np.ndarray:
        """Return the definedness of elements that are combined with others: an undefined bit spreads."""
        old = shadow.views[_DTYPES[self.box.width]]
        either = bits | old[self._elements(self.box.address[self.box.inside])]
        result: np.ndarray = np.where(either != 0, ~either.dtype.type(0), either.dtype.type(0))
        return result

    def _elements(self, addresses: np.ndarray) -> np.ndarray:
        """Return the numbers of elements at addresses."""
        return addresses.astype(np.int64) >> (self.box.width.bit_length() - 1)


def _copy(
    x: LaneMemory,
    mode: CopyMode,
    map_address: int,
    point: list[int],
    offsets: list[int],
    places: list[int],
    lane: int,
    site: int,
    access: AccessKind,
    op: str = "",
) -> _Copy:
    """Return the checked copy of a lane, whose boxes in shared memory are at the addresses `places`.

    `access` is that of global memory; `op` is the operation of a reduction.
    """
    is_load = access == "load"
    data = _map_view(x, "generic", map_address, lane, site, "load").tobytes()
    try:
        map_ = _decode(data)
        if op and map_.element not in _REDUCTIONS[op]:
            raise ValueError(f"there is no reduction '{op}' of {map_.element}")
        tensor_boxes.check_direction(map_, point, is_load)
        packed = map_.element == "b6x16_p32" and not is_load
        coarse = not op and not (is_load and tensor_boxes.is_rounded(map_))
        box = tensor_boxes.tensor_box(map_, mode, point, offsets, places[0], packed, coarse)
    except ValueError as error:
        raise _map_fault(map_address, str(error), lane, site) from None
    size, own_access = int(box.offset.max()) + box.width, "store" if is_load else "load"
    for place in places:
        x.span("shared", place, size, tensor_boxes.SHARED_ALIGNMENT, lane, site, own_access)  # type: ignore[arg-type]
    addresses, width = box.address[box.inside], box.width
    if packed:
        addresses, width = (addresses[:, None] + np.arange(0, 12, 4, dtype=U64)).reshape(-1), 4
    x.check_lane(addresses, width, lane, site, access)
    start = int(x.storage.starts("shared", lane))
    return _Copy(map_, box, [start + place for place in places])


def _tracked(x: LaneMemory) -> Any:
    """Return the shadow of memory if any bit may be undefined."""
    shadow = x.shadow
    if shadow is None or (shadow.storage.is_clean and shadow.of_memory.is_clean):
        return None
    return shadow


def load(
    x: LaneMemory,
    mode: CopyMode,
    map_address: Value,
    coordinates: Sequence[Value],
    offsets: Sequence[Value],
    shared: Value,
    barrier: Value,
    ctas: Value | None,
    mask: Mask,
    site: int,
) -> None:
    """Start the copy of each lane's box to shared memory; it signals the lane's mbarrier.

    `ctas` has a bit for each CTA of the cluster that gets the box (multicast), at the same place, with its
    own mbarrier.
    """
    for lane in lanes_of(x, mask):
        bits = None if ctas is None else at(ctas, lane)
        places, barriers = (bulk_copies.in_ctas(x, at(a, lane), bits) for a in (shared, barrier))
        if not places:
            continue
        point, shifts = ([int(at(v, lane)) for v in values] for values in (coordinates, offsets))
        copy = _copy(x, mode, at(map_address, lane), point, shifts, places, lane, site, "load")
        positions = tuple(x.position(one, lane, site) for one in barriers)

        def read(copy: _Copy = copy) -> tuple[np.ndarray, np.ndarray | None]:
            shadow = _tracked(x)
            return copy.gather(x), None if shadow is None else copy.gather(shadow, is_shadow=True)

        def write(
            data: tuple[np.ndarray, np.ndarray | None],
            copy: _Copy = copy,
            barriers: list[int] = barriers,
            lane: int = lane,
        ) -> None:
            values, undefined = data
            copy.put_shared(x, values)
            if undefined is not None:
                copy.put_shared(x.shadow, undefined)
                x.shadow.storage.is_clean &= not undefined.any()
            for one in barriers:
                bulk_copies.complete(x, one, copy.box.bytes, lane, site)

        x.storage.proxy.start(AsyncOperation(lane, site, read, write, positions))


def store(
    x: LaneMemory,
    mode: CopyMode,
    map_address: Value,
    coordinates: Sequence[Value],
    shared: Value,
    mask: Mask,
    site: int,
    op: str = "",
) -> None:
    """Start the copy of each lane's box from shared memory into a tensor, or with `op` a reduction; it
    belongs to the lane's next bulk group. Elements outside the tensor are left out.
    """
    for lane in lanes_of(x, mask):
        point, access = [int(at(v, lane)) for v in coordinates], "atomic" if op else "store"
        copy = _copy(
            x, mode, at(map_address, lane), point, [], [at(shared, lane)], lane, site, access, op  # type: ignore[arg-type]
        )  # fmt: skip

        def read(copy: _Copy = copy) -> tuple[np.ndarray, np.ndarray | None]:
            shadow = _tracked(x)
            return copy.read_shared(x), None if shadow is None else copy.read_shared(shadow)

        def write(data: tuple[np.ndarray, np.ndarray | None], copy: _Copy = copy) -> None:
            values, undefined = data
            if undefined is not None:
                bits = copy.combine_shadow(x.shadow, undefined) if op else undefined
                copy.scatter(x.shadow, bits)
                x.shadow.of_memory.is_clean &= not bits.any()
            if op:
                copy.combine(x, *_REDUCTIONS[op][copy.map_.element], values)
            else:
                copy.scatter(x, values)

        x.storage.proxy.start(AsyncOperation(lane, site, read, write), is_grouped=True)
