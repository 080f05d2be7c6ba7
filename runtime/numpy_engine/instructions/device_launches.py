"""Functions of the device runtime for kernels that launch kernels (CUDA C++ Programming Guide, "CUDA Dynamic
Parallelism", CDP2; what nvcc calls).

    buffer = __cudaCDP2GetParameterBufferV2(kernel, grid, block, shared)
    # memory for the parameters, null if the launch is impossible; each is stored at its offset in the block
    __cudaCDP2LaunchDeviceV2(buffer, stream)

Work is deferred to the end of the grid (`engine.device_launch_queue` defines the order). Streams and
events are numbers here: the order of launches is one that they allow. A thread has the error of its last call
that failed; the reason of a failed launch is a warning of the launch.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from ....support.demangle import demangle
from ....support.diagnostics import AccessKind, LaunchError, MemoryFault
from ...engine.config import LaunchConfig, resident_blocks
from ...engine.device_launch_queue import FIRE_AND_FORGET, GRAPH_STREAMS, TAIL, ChildGrid, Transfer
from ...engine.executable import BASIC, PREFIXES, PROVIDED
from ...memory.arena import LOCAL_WINDOW, SHARED_WINDOW, Memory
from ..memory.access import LaneMemory
from ..memory.faults import LaneFault, access_fault
from ..values import Mask, Value
from . import syscalls
from .syscalls import DTYPES, DeviceHandleKind, SyscallState, at, heap_allocate, heap_free, lanes_of

(
    SUCCESS,
    INVALID_VALUE,
    OUT_OF_MEMORY,
    INVALID_CONFIGURATION,
    INVALID_FUNCTION,
    INVALID_HANDLE,
    OUT_OF_RESOURCES,
) = (0, 1, 2, 9, 98, 400, 701)
ERRORS = {
    SUCCESS: ("cudaSuccess", "no error"),
    INVALID_VALUE: ("cudaErrorInvalidValue", "invalid argument"),
    OUT_OF_MEMORY: ("cudaErrorMemoryAllocation", "out of memory"),
    INVALID_CONFIGURATION: ("cudaErrorInvalidConfiguration", "invalid configuration argument"),
    INVALID_FUNCTION: ("cudaErrorInvalidDeviceFunction", "invalid device function"),
    INVALID_HANDLE: ("cudaErrorInvalidResourceHandle", "invalid resource handle"),
    OUT_OF_RESOURCES: ("cudaErrorLaunchOutOfResources", "too many resources requested for launch"),
}
"""The errors of these functions by cudaError: names and the texts of cudaGetErrorString."""
_NON_BLOCKING, _DISABLE_TIMING, _FIRST_HANDLE = 1, 2, 0x1000
_VERSION, SHARED = 13000, 48 << 10
_LEGACY = 2
"""Handles up to this number denote the block's own stream."""


@dataclass(slots=True)
class LaneCall:
    """A call of one of these functions by a lane, with its arguments, at a site."""

    x: LaneMemory
    services: SyscallState
    args: list[int]
    lane: int
    site: int

    def fail(self, error: int) -> int:
        """Record the thread's error, if any, and return it."""
        if error:
            self.services.errors[self.services.thread(self.x, self.lane)] = error
        return error

    def fault(self, message: str) -> LaneFault:
        """Return the fault of the lane at the call."""
        return LaneFault(message, self.lane, self.site)

    def mask(self) -> np.ndarray:
        """Return the mask of the lane alone."""
        return np.asarray(np.arange(self.x.n) == self.lane)

    def store(self, address: int, dtype: type[np.generic], value: int) -> None:
        """Store a value at a pointer of the lane."""
        addresses, mask = np.full(self.x.n, address, np.uint64), self.mask()
        self.x.store("generic", dtype, addresses, dtype(value), mask, self.site)
        if self.x.memory.shadow is not None:
            self.x.shadow.define("generic", dtype, addresses, mask, self.site)


Rows = tuple[int, int, int]
"""The rows of a copy: address, pitch and width in bytes."""
Lane = Callable[[LaneCall], int]
"""A function for one lane; returns the function's result."""


def call(
    x: LaneMemory, services: SyscallState, name: str, values: list[Value], mask: Mask, site: int
) -> Value | None:
    """Call any function of the device runtime for the lanes of `mask`, as `syscalls.run` does."""
    if name in BASIC:
        return syscalls.run(x, services, name, values, mask, site)
    function = FUNCTIONS[next(name.removeprefix(prefix) for prefix in PREFIXES if name.startswith(prefix))]
    args, results = syscalls.arguments(name, values), np.zeros(x.n, np.uint64)
    for lane in lanes_of(x, mask):
        results[lane] = function(LaneCall(x, services, [at(value, lane) for value in args], lane, site))
    return results.astype(DTYPES[PROVIDED[name].split()[0]])


# ------------------------------------------------------------------------------------------ launches


def _allocate_parameters(memory: Memory, size: int) -> int:
    """Allocate memory for a launch's parameters; 0 if none is left."""
    return memory.allocate(size, f"{size} bytes of parameters for a launch") if memory.fits(size) else 0


def _parameter_buffer(c: LaneCall) -> int:
    function, *shape, shared = c.args
    config = c.services.config_of(shape, shared)
    name, error = _check_launch(c.services, function, config)
    if not error:
        start = _allocate_parameters(c.x.memory, c.services.executable.layout(name).param_bytes)
        if start:
            c.services.buffers[start] = name, config
            return start
        error = OUT_OF_RESOURCES
    c.fail(error)
    return 0


def _check_launch(services: SyscallState, function: int, config: LaunchConfig) -> tuple[str, int]:
    """Return (the kernel at an address, the error of launching it with a configuration)."""
    name = _kernel(services, function)
    if name is None:
        services.warn(f"a launch from device code: {function:#x} is not the address of a kernel")
        return "", INVALID_FUNCTION
    try:
        services.executable.layout(name).configure(config)
    except LaunchError as error:
        services.warn(f"a launch of '{demangle(name)}' from device code: {error.diagnostics[0].message}")
        return name, INVALID_CONFIGURATION
    return name, SUCCESS


def _launch(c: LaneCall) -> int:
    start, stream = c.args
    if start not in c.services.buffers:
        raise c.fault(f"a launch with parameters at {start:#x}, which cudaGetParameterBuffer did not return")
    name, config = c.services.buffers.pop(start)
    return _defer_launch(c, name, config, start, stream)


def _launch_plain(c: LaneCall) -> int:
    function, start, *shape, shared, stream = c.args
    config = c.services.config_of(shape, shared)
    name, error = _check_launch(c.services, function, config)
    size = c.services.plain_buffers.pop(start, None)
    if error:
        return c.fail(error)
    if size is None or size < c.services.executable.layout(name).param_bytes:
        raise c.fault(
            f"a launch with parameters at {start:#x}: cudaGetParameterBuffer returned {size or 0} bytes there"
        )
    return _defer_launch(c, name, config, start, stream)


def _plain_buffer(c: LaneCall) -> int:
    start = _allocate_parameters(c.x.memory, c.args[1])
    if start:
        c.services.plain_buffers[start] = c.args[1]
    else:
        c.fail(OUT_OF_RESOURCES)
    return start


def _defer_launch(c: LaneCall, name: str, config: LaunchConfig, start: int, stream: int) -> int:
    services, memory = c.services, c.x.memory
    params = memory.bytes[start : start + services.executable.layout(name).param_bytes].tobytes()
    memory.free(start)
    c.x.clear_address_cache()
    if not _is_stream(services, stream):
        return c.fail(INVALID_HANDLE)
    _warn_of_private_addresses(memory, services, name, params)
    services.deferred.add(
        ChildGrid(name, config.grid, config.block, config.shared_bytes, params, services.site_of(c.lane)),
        stream,
    )
    return SUCCESS


def _warn_of_private_addresses(memory: Memory, services: SyscallState, name: str, params: bytes) -> None:
    """Warn of arguments that are addresses of the parent's shared or local memory."""
    for slot in services.executable.layout(name).slots:
        value = (
            int.from_bytes(params[slot.offset : slot.offset + slot.size], "little") if slot.size == 8 else 0
        )
        for space, window, size in (
            ("shared", memory.shared_window, SHARED_WINDOW),
            ("local", memory.local_window, LOCAL_WINDOW),
        ):
            if window <= value < window + size:
                services.warn(
                    f"a launch of '{demangle(name)}' from device code is given the address of {space} memory,"
                    " which is the parent's alone"
                )


def _launch_graph(c: LaneCall) -> int:
    handle, stream = c.args
    if c.x.memory.graph and handle in c.x.memory.graphs and stream in GRAPH_STREAMS:
        c.services.deferred.add(partial(c.x.memory.graphs[handle], stream), FIRE_AND_FORGET)
        return SUCCESS
    reason = (
        f"{handle:#x} is no graph that was instantiated for launches from the device and uploaded"
        if handle not in c.x.memory.graphs
        else (
            "only kernels in a graph launch graphs"
            if not c.x.memory.graph
            else f"{stream:#x} is no stream for graphs (cudaStreamGraphTailLaunch, …)"
        )
    )
    c.services.warn(f"cudaGraphLaunch in device code: {reason}")
    return c.fail(INVALID_VALUE)


# ------------------------------------------------------------------------------- streams and events


def _is_stream(services: SyscallState, stream: int) -> bool:
    return stream <= _LEGACY or stream in (TAIL, FIRE_AND_FORGET) or services.handles.get(stream) == "stream"


def _creator(kind: DeviceHandleKind, required_flags: int) -> Lane:
    def create(c: LaneCall) -> int:
        if c.args[1] != required_flags:
            return c.fail(INVALID_VALUE)
        handle = _FIRST_HANDLE + 16 * c.services.handle_count
        c.services.handle_count += 1
        c.services.handles[handle] = kind
        c.store(c.args[0], np.uint64, handle)
        return SUCCESS

    return create


def _destroyer(kind: DeviceHandleKind) -> Lane:
    def destroy(c: LaneCall) -> int:
        handle = c.services.handles.get(c.args[0]) == kind
        if handle:
            del c.services.handles[c.args[0]]
        return c.fail(SUCCESS if handle else INVALID_HANDLE)

    return destroy


def _event_checker(event: int, stream: int) -> Lane:
    """Return the implementation of recording or waiting for an event, which only checks the handles.

    The order of execution satisfies every event.
    """

    def check(c: LaneCall) -> int:
        handle = c.services.handles.get(c.args[event]) == "event" and _is_stream(c.services, c.args[stream])
        return c.fail(SUCCESS if handle else INVALID_HANDLE)

    return check


# ------------------------------------------------------------------------------------------ memory


def _malloc(c: LaneCall) -> int:
    pointer, size = c.args
    start = heap_allocate(c.x, c.services, size, "cudaMalloc in device code", c.lane, c.site)
    c.store(pointer, np.uint64, start)
    return c.fail(SUCCESS if start else OUT_OF_MEMORY)


def _free(c: LaneCall) -> int:
    if c.args[0] and not heap_free(c.x, c.services, c.args[0], c.lane, c.site):
        return c.fail(INVALID_VALUE)
    c.x.clear_address_cache()
    return SUCCESS


def _defer_transfer(c: LaneCall, stream: int, rows: int, target: Rows, source: Rows | int) -> int:
    """Defer a copy, or a fill with a byte, of rows."""
    if not _is_stream(c.services, stream):
        return c.fail(INVALID_HANDLE)
    access: AccessKind
    for region, access in ((target, "store"), (source, "load")):
        if isinstance(region, tuple):
            address, pitch, width = region
            if rows > 1 and pitch < width:
                return c.fail(INVALID_VALUE)
            size = (rows - 1) * pitch + width if rows and width else 0
            if c.x.memory.find(address, size) is None and size:
                raise access_fault(c.x.memory, "global", address, size, c.lane, c.site, access)
    c.services.deferred.add(_transfer(c.x.memory, rows, target, source), stream)
    return SUCCESS


def _transfer(memory: Memory, rows: int, target: Rows, source: Rows | int) -> Transfer:
    def do() -> None:
        for row in range(rows):
            begin = target[0] + row * target[1]
            view = _view(memory, begin, target[2], "store")
            view[:] = (
                source
                if isinstance(source, int)
                else _view(memory, source[0] + row * source[1], source[2], "load").copy()
            )
            if memory.shadow is not None:
                memory.shadow.copy(
                    begin, 0 if isinstance(source, int) else source[0] + row * source[1], target[2]
                )

    return do


def _view(memory: Memory, address: int, size: int, access: AccessKind) -> np.ndarray:
    """Return bytes of memory for a deferred copy. MemoryFault where they have been freed meanwhile."""
    if memory.find(address, size) is None:
        raise MemoryFault(
            f"a copy or a fill from device code: {access} of {size} bytes at global address {address:#x}",
            None,
            (memory.describe(address),),
            address=address,
            size=size,
            space="global",
            access=access,
        )
    return memory.bytes[address : address + size]


def _copy(c: LaneCall) -> int:
    target, source, size, _, stream = c.args
    return _defer_transfer(c, stream, 1, (target, size, size), (source, size, size))


def _copy_rows(c: LaneCall) -> int:
    target, to_pitch, source, from_pitch, width, height, _, stream = c.args
    return _defer_transfer(c, stream, height, (target, to_pitch, width), (source, from_pitch, width))


def _fill(c: LaneCall) -> int:
    target, value, size, stream = c.args
    return _defer_transfer(c, stream, 1, (target, size, size), value & 0xFF)


def _fill_rows(c: LaneCall) -> int:
    target, pitch, value, width, height, stream = c.args
    return _defer_transfer(c, stream, height, (target, pitch, width), value & 0xFF)


_BOX = struct.Struct("<Q3Q4QQ3Q4Q3Qi")
"""cudaMemcpy3DParms: for source and target the array, position and pitched pointer; the extent; the kind."""


def _copy_box(c: LaneCall) -> int:
    pointer, stream = c.args
    values = (
        c.x.load("generic", np.uint32, np.full(c.x.n, pointer + offset, np.uint64), c.mask(), c.site)
        for offset in range(0, _BOX.size, 4)
    )
    parts = _BOX.unpack(b"".join(at(value, c.lane).to_bytes(4, "little") for value in values))
    if parts[0] or parts[8]:
        raise c.fault(
            "cudaMemcpy3DAsync in device code of a CUDA array: only memory that pointers name is copied there"
        )
    ends = [
        (start + (z * rows + y) * pitch + x0, pitch, rows)
        for (x0, y, z, start, pitch, _, rows) in (parts[1:8], parts[9:16])
    ]
    return _planes(c, stream, parts[16:19], ends[1], ends[0])


def _fill_box(c: LaneCall) -> int:
    start, pitch, _, rows, value, *extent, stream = c.args
    return _planes(c, stream, extent, (start, pitch, rows), value & 0xFF)


def _planes(c: LaneCall, stream: int, extent: Sequence[int], target: Rows, source: Rows | int) -> int:
    """Defer a copy, or a fill, of consecutive planes; `target` and `source` are (address, pitch, rows of a
    plane).
    """
    width, height, depth = extent
    for number in range(depth if width and height else 0):
        to, origin = (
            (side[0] + number * side[1] * side[2], side[1], width) if isinstance(side, tuple) else side
            for side in (target, source)
        )
        assert isinstance(to, tuple)
        error = _defer_transfer(c, stream, height, to, origin)
        if error:
            return error
    return SUCCESS


# ------------------------------------------------------------------------------- errors and the device


def _error_text(index: int) -> Lane:
    def text(c: LaneCall) -> int:
        data = ERRORS.get(c.args[0], ("unrecognized error code",) * 2)[index].encode() + b"\0"
        texts = c.x.memory.images.setdefault("texts of the device runtime", {})
        name = data.decode()
        # a restarted launch has removed it
        if name not in texts or c.x.memory.find(texts[name].start) is not texts[name]:
            start = c.x.memory.allocate(len(data), "a text of the device runtime")
            c.x.memory.copy_in(start, np.frombuffer(data, np.uint8))
            allocation = c.x.memory.find(start)
            assert allocation is not None
            texts[name] = allocation
        return texts[name].start

    return text


def _constant(value: int) -> Lane:
    def store(c: LaneCall) -> int:
        c.store(c.args[0], np.uint32, value)
        return SUCCESS

    return store


def _attribute(c: LaneCall) -> int:
    pointer, attribute, device = c.args
    limits = c.services.config.limits
    values = {
        1: limits.threads_per_cta,
        **dict(zip((2, 3, 4), limits.block_limit)),
        **dict(zip((5, 6, 7), limits.grid_limit)),
        8: 48 * 1024,
        10: 32,
        16: limits.resident_threads // 2048,
        39: 2048,
        81: limits.shared_bytes,
    }
    if device:
        return c.fail(INVALID_VALUE)
    if attribute not in values:
        raise c.fault(
            f"attribute {attribute} of the device is not supported in device code: query it on the host"
        )
    c.store(pointer, np.uint32, values[attribute])
    return SUCCESS


def _limit(c: LaneCall) -> int:
    values = {0: 1 << 10, 1: 1 << 20, 2: syscalls.HEAP_BYTES}
    if c.args[1] not in values:
        raise c.fault(
            f"limit {c.args[1]} of the device is not supported in device code: query it on the host"
        )
    c.store(c.args[0], np.uint64, values[c.args[1]])
    return SUCCESS


def _kernel(services: SyscallState, address: int) -> str | None:
    """Return the kernel at an address, or None."""
    name = services.executable.function_at(address)
    fn = services.executable.functions[name] if name is not None else None
    return name if fn is not None and fn.is_entry else None


def _function_attributes(c: LaneCall) -> int:
    """Store cudaFuncAttributes with the host's defaults."""
    name = _kernel(c.services, c.args[1])
    if name is None:
        return c.fail(INVALID_FUNCTION)
    layout = c.services.executable.layout(name)
    fields = (
        layout.static_shared,
        0,
        0,
        0,
        layout.local_bytes,
        0,
        layout.max_threads(c.services.config.limits),
        0,
        80,
        80,
        0,
        SHARED,
        -1 & 0xFFFF_FFFF,
    )
    for number, field in enumerate(fields):
        c.store(c.args[0] + 4 * number, np.uint32, field)
    return SUCCESS


def _occupancy(c: LaneCall) -> int:
    pointer, function, threads, shared, *_ = c.args
    name = _kernel(c.services, function)
    if name is None or not 1 <= threads <= c.services.config.limits.threads_per_cta:
        return c.fail(INVALID_FUNCTION if name is None else INVALID_VALUE)
    static_shared = c.services.executable.layout(name).static_shared
    c.store(pointer, np.uint32, resident_blocks(threads, shared + static_shared))
    return SUCCESS


FUNCTIONS: dict[str, Lane] = {
    "GetParameterBufferV2": _parameter_buffer,
    "LaunchDeviceV2": _launch,
    "GetParameterBuffer": _plain_buffer,
    "LaunchDevice": _launch_plain,
    "StreamCreateWithFlags": _creator("stream", _NON_BLOCKING),
    "StreamDestroy": _destroyer("stream"),
    "StreamWaitEvent": _event_checker(1, 0),
    "EventCreateWithFlags": _creator("event", _DISABLE_TIMING),
    "EventDestroy": _destroyer("event"),
    "EventRecord": _event_checker(0, 1),
    "EventRecordWithFlags": _event_checker(0, 1),
    "Malloc": _malloc,
    "Free": _free,
    "MemcpyAsync": _copy,
    "MemsetAsync": _fill,
    "Memcpy2DAsync": _copy_rows,
    "Memset2DAsync": _fill_rows,
    "GetLastError": lambda c: c.services.errors.pop(c.services.thread(c.x, c.lane), SUCCESS),
    "PeekAtLastError": lambda c: c.services.errors.get(c.services.thread(c.x, c.lane), SUCCESS),
    "GetErrorString": _error_text(1),
    "GetErrorName": _error_text(0),
    "GetDevice": _constant(0),
    "GetDeviceCount": _constant(1),
    "RuntimeGetVersion": _constant(_VERSION),
    "DeviceGetAttribute": _attribute,
    "DeviceGetLimit": _limit,
    "DeviceGetCacheConfig": _constant(0),
    "DeviceGetSharedMemConfig": _constant(0),
    "FuncGetAttributes": _function_attributes,
    "OccupancyMaxActiveBlocksPerMultiprocessor": _occupancy,
    "OccupancyMaxActiveBlocksPerMultiprocessorWithFlags": _occupancy,
    "Memcpy3DAsync": _copy_box,
    "Memset3DAsync": _fill_box,
    "GraphLaunch": _launch_graph,
}
"""The functions by name without prefix."""
