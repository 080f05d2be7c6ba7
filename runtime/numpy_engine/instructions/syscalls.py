"""Functions that CUDA's device runtime provides without a body in PTX: `vprintf`, `malloc`, `free`,
`__assertfail`, conditions of graphs. Those for dynamic parallelism are in `device_launches`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal

import numpy as np

from ....support.diagnostics import FaultSite
from ...engine.config import LaunchConfig
from ...engine.device_launch_queue import DeferredWork
from ...engine.executable import PROVIDED, Executable
from ...engine.printing import PrintBuffer, format_printf
from ...memory.arena import Memory
from ..events import EventDispatcher
from ..memory.access import LaneMemory
from ..memory.faults import LaneFault
from ..values import DType, Mask, Value, load_block

HEAP_BYTES = 8 << 20
"""The size of the heap that `malloc` serves: CUDA's default (cudaLimitMallocHeapSize)."""
DTYPES: dict[str, DType] = {"u32": np.uint32, "u64": np.uint64}
_STRUCTURES: dict[str, tuple[DType, int]] = {
    "dim3": (np.uint32, 3),
    "pitched": (np.uint64, 4),
    "extent": (np.uint64, 3),
}
"""dim3, cudaPitchedPtr and cudaExtent: the type and number of their members."""
_LONGEST = 1 << 20
"""The most bytes of a string; longer ones are truncated."""
DeviceHandleKind = Literal["stream", "event"]
"""A handle that device code has created."""


class SyscallState:
    """Per-launch state of these functions. `heap` is the number of bytes that `malloc` has allocated.

    For dynamic parallelism: `deferred` is the work for the end of the grid, `buffers` are parameters of
    future launches by address, `plain_buffers` the sizes of those for an unknown kernel; `handles` are
    streams and events, `handle_count` their number so far, `errors` the last errors of threads, by block and
    thread; `site_of` returns the site of a calling lane.
    """

    def __init__(self, executable: Executable, config: LaunchConfig, warn: Callable[[str], None]) -> None:
        self.executable, self.config, self.warn = executable, config, warn
        self.output, self.events = PrintBuffer(), EventDispatcher()
        self.heap = 0
        self.deferred = DeferredWork()
        self.buffers: dict[int, tuple[str, LaunchConfig]] = {}
        self.plain_buffers: dict[int, int] = {}
        self.handles: dict[int, DeviceHandleKind] = {}
        self.handle_count = 0
        self.errors: dict[tuple[int, int], int] = {}
        self.site_of: Callable[[int], FaultSite]

    def config_of(self, shape: Sequence[int], shared: int) -> LaunchConfig:
        """Return the configuration of a child of (grid, block) `shape`, under the limits of its parent."""
        x, y, z, *block = shape
        width, height, depth = block
        return replace(
            self.config, grid=(x, y, z), block=(width, height, depth), cluster=None, shared_bytes=shared
        )

    def thread(self, x: LaneMemory, lane: int) -> tuple[int, int]:
        """Return the numbers of a lane's block and of its thread in the block."""
        cta, thread = divmod(lane, x.lanes.threads)
        return x.lanes.first_cta + cta, thread

    def end(self, memory: Memory) -> None:
        """Free parameter buffers that were not used in a launch."""
        for start in (*self.buffers, *self.plain_buffers):
            memory.free(start)


def run(
    x: LaneMemory, services: SyscallState, name: str, values: list[Value], mask: Mask, site: int
) -> Value | None:
    """Call a provided function for the lanes of `mask`.

    Returns its result (an unsigned integer, per lane or for all), or None for void.
    """
    return SYSCALLS[name](x, services, arguments(name, values), mask, site)


def arguments(name: str, values: list[Value]) -> list[Value]:
    """Return a function's arguments by its signature, with structures expanded into members."""
    args: list[Value] = []
    for value, type_ in zip(values, PROVIDED[name].split()[1:]):
        if type_ in _STRUCTURES:
            dtype, count = _STRUCTURES[type_]
            args += (load_block(value, np.dtype(dtype).itemsize * number, dtype) for number in range(count))
        else:
            args.append(
                load_block(value, 0, DTYPES[type_])
                if not isinstance(value, (np.generic, np.ndarray))
                else value.view(DTYPES[type_])
            )
    return args


def lanes_of(x: LaneMemory, mask: Mask) -> list[int]:
    """Return the active lanes."""
    return list(range(x.n)) if mask is None else np.flatnonzero(mask).tolist()


def at(value: Value, lane: int) -> int:
    """Return the value of a lane."""
    return int(value[lane] if isinstance(value, np.ndarray) else value)


def _string(x: LaneMemory, address: int, lane: int, site: int, most: int | None = None) -> str:
    """Return the characters from `address` up to a zero, as read by one lane; at most `most` bytes."""
    mask = np.arange(x.n) == lane
    data = bytearray()
    while len(data) < (_LONGEST if most is None else min(most, _LONGEST)):
        value = x.load("generic", np.uint8, np.full(x.n, address + len(data), np.uint64), mask, site)
        byte = at(value, lane)
        if not byte:
            break
        data.append(byte)
    return data.decode("utf-8", "replace")


# ------------------------------------------------------------------------------------------ printf


def _vprintf(x: LaneMemory, services: SyscallState, args: list[Value], mask: Mask, site: int) -> Value:
    formats, buffer = args
    lanes = lanes_of(x, mask)
    results = np.zeros(x.n, np.uint32)
    formats_read: dict[int, str] = {}
    for lane in lanes:
        address = at(formats, lane)
        if address not in formats_read:
            formats_read[address] = _string(x, address, lane, site)
        reader = PrintArguments(x, at(buffer, lane), lane, site)
        text = "".join(format_printf(formats_read[address], reader))
        results[lane] = reader.count
        cta, thread = divmod(lane, x.lanes.threads)
        services.output.pieces.append((x.lanes.first_cta + cta, thread, text))
    return results


class PrintArguments:
    """The arguments of one thread's printf, read in order from its buffer; each is aligned to its size of 4
    or 8 bytes.
    """

    def __init__(self, x: LaneMemory, address: int, lane: int, site: int) -> None:
        self.x, self.address, self.lane, self.site = x, address, lane, site
        self.mask = np.arange(x.n) == lane
        self.count = 0

    def next(self, size: int) -> int:
        """Return the bits of the next argument of 4 or 8 bytes."""
        self.address = -(-self.address // size) * size
        dtype = np.uint32 if size == 4 else np.uint64
        value = self.x.load(
            "generic", dtype, np.full(self.x.n, self.address, np.uint64), self.mask, self.site
        )
        self.address += size
        self.count += 1
        return at(value, self.lane)

    def string(self, address: int, most: int | None = None) -> str:
        """Return the string at an address."""
        return _string(self.x, address, self.lane, self.site, most)


# ------------------------------------------------------------------------------- assert and the heap


def _assertfail(x: LaneMemory, services: SyscallState, args: list[Value], mask: Mask, site: int) -> Value:
    message, file, line, function, _ = args
    lane = lanes_of(x, mask)[0]
    texts = [_string(x, at(a, lane), lane, site) if at(a, lane) else "?" for a in (message, file, function)]
    raise LaneFault(
        f"{texts[1]}:{at(line, lane)}: {texts[2]}: assertion '{texts[0]}' failed",
        lane,
        site,
        error="cudaErrorAssert",
    )


def _malloc(x: LaneMemory, services: SyscallState, args: list[Value], mask: Mask, site: int) -> Value:
    """Allocate memory for each lane; null where the heap is exhausted."""
    result = np.zeros(x.n, np.uint64)
    for lane in lanes_of(x, mask):
        result[lane] = heap_allocate(x, services, at(args[0], lane), "malloc", lane, site)
    return result


def heap_allocate(
    x: LaneMemory, services: SyscallState, size: int, allocator: str, lane: int, site: int
) -> int:
    """Return memory of the heap, or 0 if it is exhausted."""
    if services.heap + size > HEAP_BYTES or not x.memory.fits(size):
        return 0
    services.heap += size
    start = x.memory.allocate(size, f"{size} bytes from {allocator}")
    x.memory.undefine(start, size)
    for observer in services.events.subscribers["heap"]:
        observer.heap(x.lanes, *services.events.locate(site), "allocate", start, size, lane)
    return start


def heap_free(x: LaneMemory, services: SyscallState, address: int, lane: int, site: int) -> bool:
    """Free memory of the heap; return whether the address was an allocation of it."""
    for observer in services.events.subscribers["heap"]:
        observer.heap(x.lanes, *services.events.locate(site), "free", address, 0, lane)
    allocation = x.memory.find(address, 0)
    if (
        allocation is None
        or allocation.start != address
        or not allocation.name.endswith(("from malloc", "from cudaMalloc in device code"))
    ):
        return False
    services.heap -= allocation.size
    x.memory.free(address, quarantine=True)
    return True


def _free(x: LaneMemory, services: SyscallState, args: list[Value], mask: Mask, site: int) -> Value | None:
    for lane in lanes_of(x, mask):
        address = at(args[0], lane)
        if address and not heap_free(x, services, address, lane, site):
            raise LaneFault(f"free of {address:#x}, which malloc did not return", lane, site)
    x.clear_address_cache()
    return None


CONDITION = "a graph's condition"
"""The name of the four bytes whose address is the handle of a condition (cudaGraphConditionalHandle)."""


def _set_conditional(
    x: LaneMemory, services: SyscallState, args: list[Value], mask: Mask, site: int
) -> Value | None:
    for lane in lanes_of(x, mask):
        handle = at(args[0], lane)
        allocation = x.memory.find(handle, 4)
        if allocation is None or allocation.name != CONDITION:
            raise LaneFault(
                f"cudaGraphSetConditional of {handle:#x}, which is no condition of a graph", lane, site
            )
        x.memory.bytes[handle : handle + 4] = np.frombuffer(at(args[1], lane).to_bytes(4, "little"), np.uint8)
    return None


Syscall = Callable[[LaneMemory, SyscallState, "list[Value]", "Mask", int], "Value | None"]
SYSCALLS: dict[str, Syscall] = {
    "vprintf": _vprintf,
    "__assertfail": _assertfail,
    "malloc": _malloc,
    "free": _free,
    "cudaGraphSetConditional": _set_conditional,
}
"""The implementations of the functions in `BASIC`."""
