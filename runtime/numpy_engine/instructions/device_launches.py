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
from collections.abc import Callable
from functools import partial

import numpy as np

from ....support.demangle import demangle
from ....support.diagnostics import AccessKind, LaunchError, MemoryFault
from ...engine.config import LaunchConfig, resident_blocks
from ...engine.device_launch_queue import FIRE_AND_FORGET, GRAPH_STREAMS, TAIL, ChildGrid, Transfer
from ...engine.executable import BASIC, PREFIXES, PROVIDED
from ...memory.arena import WINDOW_SIZE, Memory
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

Lane = Callable[[LaneMemory, SyscallState, "list[int]", int, int], int]
"""A function for one lane with its arguments, at a site; returns the function's result."""


def call(
    x: LaneMemory, services: SyscallState, name: str, values: list[Value], mask: Mask, site: int
) -> Value | None:
    """Call any function of the device runtime for the lanes of `mask`, as `syscalls.run` does."""
    if name in BASIC:
        return syscalls.run(x, services, name, values, mask, site)
    function = FUNCTIONS[next(name.removeprefix(prefix) for prefix in PREFIXES if name.startswith(prefix))]
    args, results = syscalls.arguments(name, values), np.zeros(x.n, np.uint64)
    for lane in lanes_of(x, mask):
        results[lane] = function(x, services, [at(value, lane) for value in args], lane, site)
    return results.astype(DTYPES[PROVIDED[name].split()[0]])


def _record_error(services: SyscallState, x: LaneMemory, lane: int, error: int) -> int:
    """Record a thread's error, if any, and return it."""
    if error:
        services.errors[services.thread(x, lane)] = error
    return error


def _store(x: LaneMemory, address: int, dtype: type[np.generic], value: int, lane: int, site: int) -> None:
    """Store a value at a lane's pointer."""
    mask = np.zeros(x.n, np.bool_)
    mask[lane] = True
    x.store("generic", dtype, np.full(x.n, address, np.uint64), dtype(value), mask, site)
    if x.memory.shadow is not None:
        x.shadow.define("generic", dtype, np.full(x.n, address, np.uint64), mask, site)


# ------------------------------------------------------------------------------------------ launches


def _allocate_parameters(x: LaneMemory, services: SyscallState, size: int) -> int:
    """Allocate memory for a launch's parameters; 0 if none is left."""
    return x.memory.allocate(size, f"{size} bytes of parameters for a launch") if x.memory.fits(size) else 0


def _parameter_buffer(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    function, *shape, shared = args
    config = services.config_of((shape[0], shape[1], shape[2]), (shape[3], shape[4], shape[5]), shared)
    name, error = _check_launch(services, function, config)
    if not error:
        start = _allocate_parameters(x, services, services.executable.layout(name).param_bytes)
        if start:
            services.buffers[start] = name, config
            return start
        error = OUT_OF_RESOURCES
    _record_error(services, x, lane, error)
    return 0


def _check_launch(services: SyscallState, function: int, config: LaunchConfig) -> tuple[str, int]:
    """Return (the kernel at an address, the error of launching it with a configuration)."""
    name = services.executable.function_at(function)
    fn = services.executable.functions[name] if name is not None else None
    if name is None or fn is None or not fn.is_entry:
        services.warn(f"a launch from device code: {function:#x} is not the address of a kernel")
        return "", INVALID_FUNCTION
    try:
        services.executable.layout(name).check(config)
    except LaunchError as error:
        services.warn(f"a launch of '{demangle(name)}' from device code: {error.diagnostics[0].message}")
        return name, INVALID_CONFIGURATION
    return name, SUCCESS


def _launch(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    start, stream = args
    if start not in services.buffers:
        raise LaneFault(
            f"a launch with parameters at {start:#x}, which cudaGetParameterBuffer did not return", lane, site
        )
    name, config = services.buffers.pop(start)
    return _defer_launch(x, services, name, config, start, stream, lane)


def _launch_plain(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    function, start, *shape, shared, stream = args
    config = services.config_of((shape[0], shape[1], shape[2]), (shape[3], shape[4], shape[5]), shared)
    name, error = _check_launch(services, function, config)
    size = services.plain_buffers.pop(start, None)
    if error:
        return _record_error(services, x, lane, error)
    if size is None or size < services.executable.layout(name).param_bytes:
        raise LaneFault(
            f"a launch with parameters at {start:#x}: cudaGetParameterBuffer returned {size or 0} bytes"
            " there",
            lane,
            site,
        )
    return _defer_launch(x, services, name, config, start, stream, lane)


def _plain_buffer(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    start = _allocate_parameters(x, services, args[1])
    if start:
        services.plain_buffers[start] = args[1]
    else:
        _record_error(services, x, lane, OUT_OF_RESOURCES)
    return start


def _defer_launch(
    x: LaneMemory, services: SyscallState, name: str, config: LaunchConfig, start: int, stream: int, lane: int
) -> int:
    params = x.memory.bytes[start : start + services.executable.layout(name).param_bytes].tobytes()
    x.memory.free(start)
    x.clear_address_cache()
    if not _is_stream(services, stream):
        return _record_error(services, x, lane, INVALID_HANDLE)
    _warn_of_private_addresses(x.memory, services, name, params)
    services.deferred.add(
        ChildGrid(name, config.grid, config.block, config.shared_bytes, params, services.site_of(lane)),
        stream,
    )
    return SUCCESS


def _warn_of_private_addresses(memory: Memory, services: SyscallState, name: str, params: bytes) -> None:
    """Warn of arguments that are addresses of the parent's shared or local memory."""
    for slot in services.executable.layout(name).slots:
        value = (
            int.from_bytes(params[slot.offset : slot.offset + slot.size], "little") if slot.size == 8 else 0
        )
        for space, window in (("shared", memory.shared_window), ("local", memory.local_window)):
            if window <= value < window + WINDOW_SIZE:
                services.warn(
                    f"a launch of '{demangle(name)}' from device code is given the address of {space} memory,"
                    " which is the parent's alone"
                )


def _launch_graph(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    handle, stream = args
    if x.memory.graph and handle in x.memory.graphs and stream in GRAPH_STREAMS:
        services.deferred.add(partial(x.memory.graphs[handle], stream), FIRE_AND_FORGET)
        return SUCCESS
    reason = (
        f"{handle:#x} is no graph that was instantiated for launches from the device and uploaded"
        if handle not in x.memory.graphs
        else (
            "only kernels in a graph launch graphs"
            if not x.memory.graph
            else f"{stream:#x} is no stream for graphs (cudaStreamGraphTailLaunch, …)"
        )
    )
    services.warn(f"cudaGraphLaunch in device code: {reason}")
    return _record_error(services, x, lane, INVALID_VALUE)


# ------------------------------------------------------------------------------- streams and events


def _is_stream(services: SyscallState, stream: int) -> bool:
    return stream <= _LEGACY or stream in (TAIL, FIRE_AND_FORGET) or services.handles.get(stream) == "stream"


def _creator(kind: DeviceHandleKind, required_flags: int) -> Lane:
    def create(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
        if args[1] != required_flags:
            return _record_error(services, x, lane, INVALID_VALUE)
        handle = _FIRST_HANDLE + 16 * services.handle_count
        services.handle_count += 1
        services.handles[handle] = kind
        _store(x, args[0], np.uint64, handle, lane, site)
        return SUCCESS

    return create


def _destroyer(kind: DeviceHandleKind) -> Lane:
    def destroy(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
        handle = services.handles.get(args[0]) == kind
        if handle:
            del services.handles[args[0]]
        return _record_error(services, x, lane, SUCCESS if handle else INVALID_HANDLE)

    return destroy


def _event_checker(event: int, stream: int) -> Lane:
    """Return the implementation of recording or waiting for an event, which only checks the handles.

    The order of execution satisfies every event.
    """

    def check(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
        handle = services.handles.get(args[event]) == "event" and _is_stream(services, args[stream])
        return _record_error(services, x, lane, SUCCESS if handle else INVALID_HANDLE)

    return check


# ------------------------------------------------------------------------------------------ memory


def _malloc(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    pointer, size = args
    start = heap_allocate(x, services, size, "cudaMalloc in device code", lane, site)
    _store(x, pointer, np.uint64, start, lane, site)
    return _record_error(services, x, lane, SUCCESS if start else OUT_OF_MEMORY)


def _free(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    if args[0] and not heap_free(x, services, args[0], lane, site):
        return _record_error(services, x, lane, INVALID_VALUE)
    x.clear_address_cache()
    return SUCCESS


def _defer_transfer(
    x: LaneMemory,
    services: SyscallState,
    stream: int,
    rows: int,
    target: tuple[int, int, int],
    source: tuple[int, int, int] | int,
    lane: int,
    site: int,
) -> int:
    """Defer a copy, or a fill with a byte, of rows; `target` and `source` are (address, pitch, width) in
    bytes.
    """
    if not _is_stream(services, stream):
        return _record_error(services, x, lane, INVALID_HANDLE)
    access: AccessKind
    for region, access in ((target, "store"), (source, "load")):
        if isinstance(region, tuple):
            address, pitch, width = region
            if rows > 1 and pitch < width:
                return _record_error(services, x, lane, INVALID_VALUE)
            size = (rows - 1) * pitch + width if rows and width else 0
            if x.memory.find(address, size) is None and size:
                raise access_fault(x.memory, "global", address, size, lane, site, access)
    services.deferred.add(_transfer(x.memory, rows, target, source), stream)
    return SUCCESS


def _transfer(
    memory: Memory, rows: int, target: tuple[int, int, int], source: tuple[int, int, int] | int
) -> Transfer:
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


def _copy(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    target, source, size, _, stream = args
    return _defer_transfer(x, services, stream, 1, (target, size, size), (source, size, size), lane, site)


def _copy_rows(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    target, to_pitch, source, from_pitch, width, height, _, stream = args
    return _defer_transfer(
        x, services, stream, height, (target, to_pitch, width), (source, from_pitch, width), lane, site
    )


def _fill(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    target, value, size, stream = args
    return _defer_transfer(x, services, stream, 1, (target, size, size), value & 0xFF, lane, site)


def _fill_rows(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    target, pitch, value, width, height, stream = args
    return _defer_transfer(x, services, stream, height, (target, pitch, width), value & 0xFF, lane, site)


_BOX = struct.Struct("<Q3Q4QQ3Q4Q3Qi")
"""cudaMemcpy3DParms: for source and target the array, position and pitched pointer; the extent; the kind."""


def _copy_box(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    pointer, stream = args
    parts = _BOX.unpack(_bytes(x, pointer, _BOX.size, lane, site))
    if parts[0] or parts[8]:
        raise LaneFault(
            "cudaMemcpy3DAsync in device code of a CUDA array: only memory that pointers name is copied"
            " there",
            lane,
            site,
        )
    ends = [
        (start + (z * rows + y) * pitch + x0, pitch, rows)
        for (x0, y, z, start, pitch, _, rows) in (parts[1:8], parts[9:16])
    ]
    return _planes(x, services, stream, parts[16:19], ends[1], ends[0], lane, site)


def _fill_box(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    start, pitch, _, rows, value, *extent, stream = args
    return _planes(
        x, services, stream, (extent[0], extent[1], extent[2]), (start, pitch, rows), value & 0xFF, lane, site
    )


def _planes(
    x: LaneMemory,
    services: SyscallState,
    stream: int,
    extent: tuple[int, int, int],
    target: tuple[int, int, int],
    source: tuple[int, int, int] | int,
    lane: int,
    site: int,
) -> int:
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
        error = _defer_transfer(x, services, stream, height, to, origin, lane, site)
        if error:
            return error
    return SUCCESS


def _bytes(x: LaneMemory, address: int, size: int, lane: int, site: int) -> bytes:
    """Return `size` bytes at a lane's pointer."""
    mask = np.zeros(x.n, np.bool_)
    mask[lane] = True
    values = (
        x.load("generic", np.uint32, np.full(x.n, address + offset, np.uint64), mask, site)
        for offset in range(0, size, 4)
    )
    return b"".join(at(value, lane).to_bytes(4, "little") for value in values)


# ------------------------------------------------------------------------------- errors and the device


def _last_error(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    return services.errors.pop(services.thread(x, lane), SUCCESS)


def _peek(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    return services.errors.get(services.thread(x, lane), SUCCESS)


def _error_text(index: int) -> Lane:
    def text(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
        data = ERRORS.get(args[0], ("unrecognized error code",) * 2)[index].encode() + b"\0"
        texts = x.memory.images.setdefault("texts of the device runtime", {})
        name = data.decode()
        # a restarted launch has removed it
        if name not in texts or x.memory.find(texts[name].start) is not texts[name]:
            start = x.memory.allocate(len(data), "a text of the device runtime")
            x.memory.copy_in(start, np.frombuffer(data, np.uint8))
            allocation = x.memory.find(start)
            assert allocation is not None
            texts[name] = allocation
        return texts[name].start

    return text


def _constant(value: int) -> Lane:
    def store(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
        _store(x, args[0], np.uint32, value, lane, site)
        return SUCCESS

    return store


def _attribute(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    pointer, attribute, device = args
    limits = services.config.limits
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
        return _record_error(services, x, lane, INVALID_VALUE)
    if attribute not in values:
        raise LaneFault(
            f"attribute {attribute} of the device is not supported in device code: query it on the host",
            lane,
            site,
        )
    _store(x, pointer, np.uint32, values[attribute], lane, site)
    return SUCCESS


def _limit(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    values = {0: 1 << 10, 1: 1 << 20, 2: syscalls.HEAP_BYTES}
    if args[1] not in values:
        raise LaneFault(
            f"limit {args[1]} of the device is not supported in device code: query it on the host", lane, site
        )
    _store(x, args[0], np.uint64, values[args[1]], lane, site)
    return SUCCESS


def _kernel(services: SyscallState, address: int) -> str | None:
    """Return the kernel at an address, or None."""
    name = services.executable.function_at(address)
    fn = services.executable.functions[name] if name is not None else None
    return name if fn is not None and fn.is_entry else None


def _function_attributes(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    """Store cudaFuncAttributes with the host's defaults."""
    name = _kernel(services, args[1])
    if name is None:
        return _record_error(services, x, lane, INVALID_FUNCTION)
    layout = services.executable.layout(name)
    fields = (
        layout.static_shared,
        0,
        0,
        0,
        layout.local_bytes,
        0,
        layout.max_threads(services.config.limits),
        0,
        80,
        80,
        0,
        SHARED,
        -1 & 0xFFFF_FFFF,
    )
    for number, field in enumerate(fields):
        _store(x, args[0] + 4 * number, np.uint32, field, lane, site)
    return SUCCESS


def _occupancy(x: LaneMemory, services: SyscallState, args: list[int], lane: int, site: int) -> int:
    pointer, function, threads, shared, *_ = args
    name = _kernel(services, function)
    if name is None or not 1 <= threads <= services.config.limits.threads_per_cta:
        return _record_error(services, x, lane, INVALID_FUNCTION if name is None else INVALID_VALUE)
    _store(
        x,
        pointer,
        np.uint32,
        resident_blocks(threads, shared + services.executable.layout(name).static_shared),
        lane,
        site,
    )
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
    "GetLastError": _last_error,
    "PeekAtLastError": _peek,
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
