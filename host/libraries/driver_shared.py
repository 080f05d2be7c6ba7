"""Functions of the driver API that are the runtime's under other names (CUDA Driver API, "Interactions with
the CUDA Runtime API"), and a few of its own.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from ..api import (
    device,
    entry_points,
    execution,
    graph_tasks,
    graphs,
    memory,
    modules,
    pools,
    ranges,
    streams,
)
from ..api.driver_symbols import driver_rows
from ..api.pointers import Pointer, put, put_range
from ..device.allocations import DEVICE, HOST, MANAGED
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.modules import LoadedKernel
from .driver_api import CONTEXT, check_context, submit_launch

_VERSION = 3020
"""The version that cuCtxGetApiVersion reports for contexts since CUDA 3.2."""


def version(rt: HostRuntime, context: Pointer, out: Pointer) -> None:
    """Implement `cuCtxGetApiVersion`."""
    check_context(rt, context)
    put(out, _VERSION, ctypes.c_uint)


def state(rt: HostRuntime, number: int, flags: Pointer, active: Pointer) -> None:
    """Implement `cuDevicePrimaryCtxGetState`."""
    device.check_device(number)
    put(flags, 0)
    put(active, 1)


def reset(rt: HostRuntime, number: int) -> None:
    """Implement `cuDevicePrimaryCtxReset`."""
    device.check_device(number)
    memory.reset(rt)


def flags(rt: HostRuntime, number: int, value: int) -> None:
    """Implement `cuDevicePrimaryCtxSetFlags`."""
    device.check_device(number)


def uuid(rt: HostRuntime, out: Pointer, number: int) -> None:
    """Implement `cuDeviceGetUuid`."""
    device.check_device(number)
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memmove(out, device.UUID, len(device.UUID))


def address_range(rt: HostRuntime, base: Pointer, size: Pointer, pointer: Pointer) -> None:
    """Implement `cuMemGetAddressRange`."""
    allocation = rt.memory.find(pointer or 0)
    if allocation is None:
        raise ApiError("cudaErrorSymbolNotFound")
    put_range(base, size, allocation)


def pitch(rt: HostRuntime, pointer: Pointer, row: Pointer, width: int, height: int, element: int) -> None:
    """Implement `cuMemAllocPitch`."""
    if element not in (4, 8, 16):
        raise ApiError("cudaErrorInvalidValue")
    memory.malloc_pitch(rt, pointer, row, width, height)


def _fill_function(element: int) -> Callable[..., None]:
    def fill(
        rt: HostRuntime, to: Pointer, row: int, value: int, width: int, height: int, stream: Pointer = 0
    ) -> None:
        graph_tasks.submit(
            rt,
            rt.stream(stream),
            graph_tasks.fill_task(rt, graph_tasks.MemsetNode(to, row, value, element, width, height)),
        )

    return fill


def _line_fill_function(element: int) -> Callable[..., None]:
    fill = _fill_function(element)
    return lambda rt, to, value, count, stream=0: fill(rt, to, element * count, value, count, 1, stream)


def launch_cooperative(
    rt: HostRuntime,
    function: Pointer,
    gx: int,
    gy: int,
    gz: int,
    bx: int,
    by: int,
    bz: int,
    shared: int,
    stream: Pointer,
    arguments: Pointer,
) -> None:
    """Implement `cuLaunchCooperativeKernel`."""
    submit_launch(rt, function, (gx, gy, gz), (bx, by, bz), shared, stream, arguments, is_cooperative=True)


def pointer_attribute(rt: HostRuntime, out: Pointer, which: int, pointer: Pointer) -> None:
    """Write an attribute of a pointer: kind, owner, start or size of its memory."""
    allocation = rt.memory.find(pointer or 0)
    if allocation is None:
        raise ApiError("cudaErrorInvalidValue")
    kind, address = rt.allocations.kind_of(allocation), pointer or 0
    answers: dict[int, tuple[Any, int]] = {
        1: (ctypes.c_void_p, CONTEXT), 2: (ctypes.c_int, HOST if kind == HOST else DEVICE),
        3: (ctypes.c_void_p, address), 4: (ctypes.c_void_p, address),
        8: (ctypes.c_bool, kind == MANAGED), 9: (ctypes.c_int, 0), 11: (ctypes.c_void_p, allocation.start),
        12: (ctypes.c_size_t, allocation.size),
    }  # fmt: skip
    if which not in answers:
        raise ApiError("cudaErrorNotSupported")
    put(out, answers[which][1], answers[which][0])


_SIZE_OF_SHARED = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_int)


def potential(
    rt: HostRuntime,
    grid: Pointer,
    block: Pointer,
    function: Pointer,
    size_of: Pointer,
    shared: int,
    limit: int,
) -> None:
    """Implement `cuOccupancyMaxPotentialBlockSize`."""
    execution.put_potential(
        rt.handles.resolve(LoadedKernel, function),
        grid,
        block,
        _SIZE_OF_SHARED(size_of) if size_of else lambda _: shared,
        limit,
    )


def potential_with_flags(rt: HostRuntime, *arguments: Any) -> None:
    """Implement `cuOccupancyMaxPotentialBlockSizeWithFlags`; its flags change nothing here."""
    *others, flags = arguments
    if flags not in (0, 1):
        raise ApiError("cudaErrorInvalidValue")
    potential(rt, *others)


_ELEMENTS = {1: "unsigned char", 2: "unsigned short", 4: "unsigned"}
_LINE, _PLANE = (
    "CUdeviceptr to, {0} value, size_t count",
    "CUdeviceptr to, size_t pitch, {0} value, size_t width, size_t height",
)
_FILLS = [
    (f"cuMemset{shape}{8 * size}", parameters.format(kind), filling(size))
    for size, kind in _ELEMENTS.items()
    for shape, parameters, filling in (("D", _LINE, _line_fill_function), ("D2D", _PLANE, _fill_function))
]
_OPTIONS = (
    "CUjit_option *jit, void **jit_values, unsigned jit_count, void *options, void **values, unsigned count"
)
_NAME = "const char *name, void **function, int version, unsigned long long flags"
_ROWS: tuple[tuple[str, str, Callable[..., None]], ...] = (
    ("cuCtxGetApiVersion", "CUcontext context, unsigned *version", version),
    ("cuCtxGetFlags", "unsigned *flags", device.zero),
    ("cuCtxSetLimit", "CUlimit limit, size_t value", device.set_limit),
    ("cuCtxGetLimit", "size_t *value, CUlimit limit", device.get_limit),
    ("cuCtxSetCacheConfig", "CUfunc_cache config", device.accept_setting),
    ("cuCtxGetCacheConfig", "CUfunc_cache *config", device.zero),
    ("cuCtxSetSharedMemConfig", "CUsharedconfig config", device.accept_setting),
    ("cuCtxGetSharedMemConfig", "CUsharedconfig *config", device.zero),
    ("cuCtxGetStreamPriorityRange", "int *least, int *greatest", streams.priority_range),
    ("cuDeviceCanAccessPeer", "int *can, CUdevice device, CUdevice peer", device.peer),
    ("cuDeviceGetByPCIBusId", "CUdevice *device, const char *text", device.by_pci),
    ("cuDeviceGetPCIBusId", "char *text, int size, CUdevice device", device.pci),
    ("cuDeviceGetUuid", "CUuuid *uuid, CUdevice device", uuid),
    ("cuDevicePrimaryCtxGetState", "CUdevice device, unsigned *flags, int *active", state),
    ("cuDevicePrimaryCtxReset", "CUdevice device", reset),
    ("cuDevicePrimaryCtxSetFlags", "CUdevice device, unsigned flags", flags),
    ("cuProfilerStart", "", device.accept_setting),
    ("cuProfilerStop", "", device.accept_setting),
    ("cuFuncGetName", "const char **name, CUfunction function", execution.function_name),
    ("cuFuncSetSharedMemConfig", "CUfunction function, CUsharedconfig config", execution.accept_setting),
    (
        "cuLaunchCooperativeKernel",
        (
            "CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned"
            " bz, unsigned shared, CUstream stream, void **arguments"
        ),
        launch_cooperative,
    ),
    ("cuLaunchHostFunc", "CUstream stream, CUhostFn function, void *data", streams.host_function),
    (
        "cuOccupancyAvailableDynamicSMemPerBlock",
        "size_t *size, CUfunction function, int blocks, int threads",
        execution.available,
    ),
    (
        "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        "int *blocks, CUfunction function, int threads, size_t shared, unsigned flags",
        execution.occupancy,
    ),
    (
        "cuOccupancyMaxPotentialBlockSize",
        "int *grid, int *block, CUfunction function, CUoccupancyB2DSize size_of, size_t shared, int limit",
        potential,
    ),
    (
        "cuOccupancyMaxPotentialBlockSizeWithFlags",
        "int *grid, int *block, CUfunction function, CUoccupancyB2DSize size_of, size_t shared, int limit,"
        " unsigned flags",
        potential_with_flags,
    ),
    ("cuModuleLoadFatBinary", "CUmodule *module, const void *code", modules.load_data),
    ("cuModuleGetFunctionCount", "unsigned *count, CUmodule module", modules.kernel_count),
    ("cuLibraryLoadData", f"CUlibrary *library, const void *code, {_OPTIONS}", modules.load_data),
    ("cuLibraryLoadFromFile", f"CUlibrary *library, const char *file, {_OPTIONS}", modules.load),
    ("cuLibraryUnload", "CUlibrary library", modules.unload),
    ("cuLibraryGetKernel", "CUkernel *kernel, CUlibrary library, const char *name", modules.get_function),
    (
        "cuLibraryGetGlobal",
        "CUdeviceptr *pointer, size_t *size, CUlibrary library, const char *name",
        modules.get_global,
    ),
    ("cuKernelGetFunction", "CUfunction *function, CUkernel kernel", modules.handle_of),
    ("cuMemGetAddressRange", "CUdeviceptr *base, size_t *size, CUdeviceptr pointer", address_range),
    (
        "cuMemAllocPitch",
        "CUdeviceptr *pointer, size_t *pitch, size_t width, size_t height, unsigned element",
        pitch,
    ),
    ("cuMemAllocAsync", "CUdeviceptr *pointer, size_t size, CUstream stream", pools.malloc),
    (
        "cuMemAllocFromPoolAsync",
        "CUdeviceptr *pointer, size_t size, CUmemoryPool pool, CUstream stream",
        pools.malloc_from,
    ),
    ("cuMemFreeAsync", "CUdeviceptr pointer, CUstream stream", pools.free),
    ("cuDeviceGetDefaultMemPool", "CUmemoryPool *pool, CUdevice device", pools.default_pool),
    ("cuDeviceGetMemPool", "CUmemoryPool *pool, CUdevice device", pools.current_pool),
    ("cuDeviceSetMemPool", "CUdevice device, CUmemoryPool pool", pools.set_current),
    ("cuMemPoolTrimTo", "CUmemoryPool pool, size_t size", pools.trim),
    ("cuMemPoolDestroy", "CUmemoryPool pool", pools.destroy),
    ("cuMemHostRegister", "void *pointer, size_t size, unsigned flags", memory.register),
    ("cuMemHostUnregister", "void *pointer", memory.unregister),
    ("cuMemHostGetDevicePointer", "CUdeviceptr *pointer, void *host, unsigned flags", memory.device_pointer),
    ("cuMemHostGetFlags", "unsigned *flags, void *host", memory.host_flags),
    ("cuMemAdvise", "CUdeviceptr pointer, size_t size, CUmem_advise advice, CUdevice device", ranges.advise),
    (
        "cuMemPrefetchAsync",
        "CUdeviceptr pointer, size_t size, CUdevice device, CUstream stream",
        ranges.prefetch,
    ),
    (
        "cuPointerGetAttribute",
        "void *data, CUpointer_attribute attribute, CUdeviceptr pointer",
        pointer_attribute,
    ),
    *_FILLS,
    *((f"{name}Async", f"{parameters}, CUstream stream", fill) for name, parameters, fill in _FILLS),
    ("cuStreamCreateWithPriority", "CUstream *stream, unsigned flags, int priority", streams.stream_create),
    ("cuStreamQuery", "CUstream stream", streams.stream_synchronize),
    ("cuStreamGetFlags", "CUstream stream, unsigned *flags", streams.stream_flags),
    ("cuStreamGetPriority", "CUstream stream, int *priority", streams.stream_priority),
    ("cuStreamGetId", "CUstream stream, unsigned long long *id", streams.stream_id),
    (
        "cuStreamAddCallback",
        "CUstream stream, CUstreamCallback function, void *data, unsigned flags",
        streams.callback,
    ),
    (
        "cuStreamAttachMemAsync",
        "CUstream stream, CUdeviceptr pointer, size_t size, unsigned flags",
        streams.stream_check,
    ),
    ("cuStreamBeginCapture", "CUstream stream, CUstreamCaptureMode mode", graphs.begin),
    ("cuStreamEndCapture", "CUstream stream, CUgraph *graph", graphs.end),
    ("cuStreamIsCapturing", "CUstream stream, CUstreamCaptureStatus *status", graphs.is_capturing),
    ("cuEventQuery", "CUevent event", streams.event_synchronize),
    ("cuEventRecordWithFlags", "CUevent event, CUstream stream, unsigned flags", streams.event_record),
    ("cuGraphCreate", "CUgraph *graph, unsigned flags", graphs.create),
    ("cuGraphClone", "CUgraph *copy, CUgraph graph", graphs.clone),
    ("cuGraphDestroy", "CUgraph graph", graphs.destroy),
    ("cuGraphGetNodes", "CUgraph graph, CUgraphNode *nodes, size_t *count", graphs.nodes),
    (
        "cuGraphInstantiateWithFlags",
        "CUgraphExec *executable, CUgraph graph, unsigned long long flags",
        graphs.instantiate,
    ),
    ("cuGraphLaunch", "CUgraphExec executable, CUstream stream", graphs.launch),
    ("cuGraphUpload", "CUgraphExec executable, CUstream stream", graphs.upload),
    ("cuGetProcAddress", f"{_NAME}, CUdriverProcAddressQueryResult *status", entry_points.driver_entry_point),
    ("cuGetProcAddress", _NAME, entry_points.driver_entry_point),
    ("cuGraphExecDestroy", "CUgraphExec executable", graphs.destroy_executable),
)
FUNCTIONS = driver_rows(_ROWS)
