"""Loads, stores and copies of tensor memory, and its allocation (`tcgen05`, PTX ISA 9.7.16.7 to 9.7.16.9).

All take place when they are issued, so that waits and fences have nothing to do. An instruction of a warp
takes its operands from the warp's first lane.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from ....support.diagnostics import Space
from ..lane_ids import WARP
from ..memory.access import LaneMemory
from ..memory.faults import LaneFault
from ..memory.tensor_memory import QUARTER, TensorMemory, split
from ..values import Mask, Value, full
from . import warpgroup_matrix
from .syscalls import at, lanes_of
from .warpgroup_matrix import UNIT

U32, U64 = np.uint32, np.uint64
DESCRIPTOR_CONSTANT = 1
"""The value of the bits 46 to 48 of a matrix descriptor."""


@cache
def fragment_layout(shape: str, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Return (rows, columns) of a warp's registers in tensor memory, both of shape (32, registers).

    `count` is the repetition `.num`. In `16x32bx2`, the upper 16 lanes of the warp have the columns of the
    second access, which are counted from its own address (9.7.16.2.3.1).
    """
    lane = np.arange(WARP)[:, None]
    if shape in ("32x32b", "16x32bx2"):
        i = np.arange(count)[None, :]
        return lane % int(shape[:2]) + 0 * i, i + 0 * lane
    if shape == "16x64b":
        i = np.arange(count)[None, :]
        return lane // 4 + 8 * (lane % 2) + 0 * i, lane // 2 % 2 + 2 * i
    if shape == "16x128b":
        i = np.arange(2 * count)[None, :]
        return lane // 4 + 8 * (i % 2), lane % 4 + 4 * (i // 2)
    i = np.arange(4 * count)[None, :]
    return lane // 4 + 8 * (i // 2 % 2), i % 2 + 2 * (lane % 4) + 8 * (i // 4)


def _leaders(x: LaneMemory, mask: Mask) -> list[tuple[int, int, int]]:
    """Return (warp, CTA, first lane) of the active warps."""
    warps = np.flatnonzero(x.lanes.warp_bits(mask)).tolist()
    per_cta = x.lanes.warps_per_cta
    return [(w, w // per_cta, w // per_cta * x.lanes.threads + w % per_cta * WARP) for w in warps]


def allocate(x: LaneMemory, space: Space, address: Value, columns: Value, mask: Mask, site: int) -> None:
    """Allocate columns for each active warp and store their address in shared memory.

    Raises a fault where they are not free: nothing but the CTA itself could free any.
    """
    results, lanes = np.zeros(x.n, U32), np.zeros(x.n, np.bool_)
    for _, cta, lane in _leaders(x, mask):
        try:
            results[lane] = x.storage.tensor_memory.allocate(cta, at(columns, lane))
        except ValueError as error:
            raise LaneFault(str(error), lane, site) from None
        lanes[lane] = True
    x.store(space, U32, full(address, x.n), results, lanes, site)


def free(x: LaneMemory, address: Value, columns: Value, mask: Mask, site: int) -> None:
    """Free the allocation of each active warp."""
    for _, cta, lane in _leaders(x, mask):
        try:
            x.storage.tensor_memory.free(cta, at(address, lane), at(columns, lane))
        except ValueError as error:
            raise LaneFault(str(error), lane, site) from None


def relinquish(x: LaneMemory, mask: Mask) -> None:
    """Give up the right to allocate, for the CTAs of active warps."""
    for _, cta, _ in _leaders(x, mask):
        x.storage.tensor_memory.relinquish(cta)


def _elements(
    x: LaneMemory,
    shape: str,
    count: int,
    is_packed: bool,
    address: int,
    second: int,
    leader: tuple[int, int, int],
    site: int,
) -> tuple[np.ndarray, np.ndarray]:
    """Return (lanes, columns) of the registers of a warp: (32, registers), packed (32, registers, 2).

    Raises a fault where the warp does not reach them.
    """
    warp, cta, thread = leader
    lane, column = split(address)
    rows, columns = fragment_layout(shape, count)
    if is_packed:
        rows, columns = rows[:, :, None] + np.zeros(2, np.intp), 2 * columns[:, :, None] + np.arange(2)
    lanes, columns = rows + lane, columns + column
    if shape == "16x32bx2":
        columns[WARP // 2 :] += second
    first = warp % x.lanes.warps_per_cta % 4 * QUARTER
    if int(lanes.min()) < first or int(lanes.max()) >= first + QUARTER:
        reached = f"the warp reaches lanes {first} to {first + QUARTER - 1}"
        message = f"tensor memory at {address:#x}: lanes {int(lanes.min())} to {int(lanes.max())}; {reached}"
        raise LaneFault(message, thread, site)
    check(x.storage.tensor_memory, cta, lanes, columns, thread, site)
    return lanes, columns


def check(
    memory: TensorMemory, cta: int, lanes: np.ndarray, columns: np.ndarray, thread: int, site: int
) -> None:
    """Check an access to tensor memory. Raises the LaneFault of `thread`."""
    try:
        memory.check(cta, lanes, columns)
    except ValueError as error:
        raise LaneFault(str(error), thread, site) from None


def load(
    x: LaneMemory, shape: str, count: int, is_packed: bool, address: Value, second: int, mask: Mask, site: int
) -> list[Value]:
    """Return the registers of `tcgen05.ld`.

    Packed, a register has the low halves of two adjacent columns. `second` is the distance of the second
    access of `16x32bx2` in columns.
    """
    result = np.zeros((x.lanes.warps, WARP, fragment_layout(shape, count)[0].shape[1]), U32)
    for leader in _leaders(x, mask):
        warp, cta, thread = leader
        lanes, columns = _elements(x, shape, count, is_packed, at(address, thread), second, leader, site)
        words = x.storage.tensor_memory.words[cta, lanes, columns]
        result[warp] = words[..., 0] & U32(0xFFFF) | words[..., 1] << U32(16) if is_packed else words
    return [x.lanes.by_lane(np.ascontiguousarray(result[:, :, i])) for i in range(result.shape[2])]


def store(
    x: LaneMemory,
    shape: str,
    count: int,
    is_packed: bool,
    address: Value,
    second: int,
    registers: list[Value],
    mask: Mask,
    site: int,
) -> None:
    """Store registers (`tcgen05.st`).

    Packed, the halves of a register go to the low halves of two adjacent columns, and the high halves of
    these become zero.
    """
    values = np.stack([x.lanes.by_warp(full(r, x.n)) for r in registers], axis=2)
    leaders = _leaders(x, mask)
    places = [
        _elements(x, shape, count, is_packed, at(address, leader[2]), second, leader, site)
        for leader in leaders
    ]
    for (warp, cta, _), (lanes, columns) in zip(leaders, places):
        words = values[warp]
        if is_packed:
            words = np.stack([words & U32(0xFFFF), words >> U32(16)], axis=2)
        x.storage.tensor_memory.words[cta, lanes, columns] = words


# ------------------------------------------------------------------------------------------- copies


def matrix_units(
    x: LaneMemory,
    descriptor: int,
    is_transposed: bool,
    count: int,
    k_bytes: int,
    bits: int,
    lane: int,
    site: int,
) -> np.ndarray:
    """Return the units of 16 bytes of a matrix in shared memory, (outer, inner, 4) words, that lane `lane`
    reads.

    The arguments are those of `warpgroup_matrix.unit_addresses`. Raises a fault if the descriptor is invalid,
    has a mode that is not executed, or a unit is out of bounds.
    """
    for is_bad, problem in (
        ((descriptor >> 46 & 7) != DESCRIPTOR_CONSTANT, "its bits 46 to 48 must be 0b001"),
        (bool(descriptor >> 52 & 1), "absolute addresses of the leading dimension are not executed"),
        (descriptor >> 61 == 1, "swizzling of 128 bytes with an atomicity of 32 is not executed"),
        (descriptor >> 61 in (3, 5, 7), f"there is no swizzling mode {descriptor >> 61}"),
    ):
        if is_bad:
            raise LaneFault(f"matrix descriptor {descriptor:#x}: {problem}", lane, site)
    words = np.array([descriptor], U64)
    units = warpgroup_matrix.unit_addresses(words, is_transposed, np.zeros(1, np.int64), count, k_bytes, bits)
    first = at(x.storage.shared_addresses, lane)
    addresses = [first + offset for offset in units[0].reshape(-1).tolist()]
    spans = [x.span("shared", address, UNIT, UNIT, lane, site, "load") for address in addresses]
    for address in addresses:
        x.note_read("shared", address, UNIT, lane, site)
    return np.concatenate(spans).view(U32).reshape(*units.shape[1:], UNIT // 4)


_ROW = np.arange(128)
_REPLICAS: dict[str, tuple[np.ndarray, tuple[int, ...]]] = {
    "128x256b": (_ROW, (0,)),
    "128x128b": (_ROW, (0,)),
    "4x256b": (32 * _ROW, (0,)),
    "64x128b warpx2::02_13": (_ROW, (0, 64)),
    "64x128b warpx2::01_23": (_ROW // 32 * 64 + _ROW % 32, (0, 32)),
    "32x128b warpx4": (_ROW, (0, 32, 64, 96)),
}
"""By shape and multicast of a copy, the lanes of its rows, and the distances in lanes of its copies."""


def copy(x: LaneMemory, shape: str, address: Value, descriptor: Value, mask: Mask, site: int) -> None:
    """Copy rows from shared memory to tensor memory, of each active lane (`tcgen05.cp`).

    The rows are those of a K-major matrix, of 4 or 8 words each.
    """
    size, _, bits = shape.split()[0].rstrip("b").partition("x")
    rows, replicas = _REPLICAS[shape]
    for thread in lanes_of(x, mask):
        units = matrix_units(x, at(descriptor, thread), False, int(size), int(bits) // 8, 8, thread, site)
        words = units.reshape(int(size), -1)
        lane, column = split(at(address, thread))
        lanes = lane + rows[: int(size), None]
        columns = column + np.arange(words.shape[1])[None, :]
        memory, cta = x.storage.tensor_memory, thread // x.lanes.threads
        check(memory, cta, lanes + max(replicas), columns, thread, site)
        for distance in replicas:
            memory.words[cta, lanes + distance, columns] = words
