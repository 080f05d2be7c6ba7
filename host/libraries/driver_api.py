"""CUDA's driver API: contexts of the one device, modules of PTX, launches by name (CUDA Driver API, "Module
Management", "Execution Control").

Errors have the runtime's numbers; streams and events are the runtime's.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from ..api import device, execution, graph_tasks, memory, modules, streams
from ..api.driver_symbols import driver_rows
from ..api.pointers import Pointer, persistent_text, put, put_pointer, put_size
from ..device.allocations import FREE
from ..device.errors import NUMBERS, ApiError
from ..device.host_runtime import HostRuntime
from ..device.launcher import KernelLaunch
from ..device.modules import LoadedKernel
from .driver_errors import DESCRIPTIONS, LATER_NAMES, NAMES

CONTEXT = 0x100
"""The handle of the primary context; native/contexts.h has all of them."""
_BUFFER, _SIZE, _END = 1, 2, 0
_TO_DEVICE, _TO_HOST, _ON_DEVICE, _ANY = 1, 2, 3, 4


# -- devices and contexts


def do_nothing(rt: HostRuntime, *_: object) -> None:
    """Do nothing: there is one device and one context, and nothing to prepare."""


def get_device(rt: HostRuntime, out: Pointer, number: int) -> None:
    """Implement `cuDeviceGet`."""
    device.check_device(number)
    put(out, number)


def name(rt: HostRuntime, out: Pointer, size: int, number: int) -> None:
    """Implement `cuDeviceGetName`."""
    device.check_device(number)
    text = str(device.PROPERTIES["name"]).encode()[: max(size - 1, 0)] + b"\0"
    if not out or size < 1:
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memmove(out, text, len(text))


def capability(rt: HostRuntime, major: Pointer, minor: Pointer, number: int) -> None:
    """Implement `cuDeviceComputeCapability`."""
    device.check_device(number)
    put(major, 8)
    put(minor, 0)


_UNNAMED_ATTRIBUTES = {
    92: 1,
    93: 1,
    94: 1,
    102: 1,
    103: 1,
    104: 0,
    105: 0,
    107: 0,
    110: 0,
    122: 1,
    123: 1,
    124: 0,
    127: 1,
    128: 0,
    132: 0,
    141: 1,
    145: 1,
}
"""Attributes of CUdevice_attribute that the runtime API has no name for: memory operations of streams, of 64
bits and with the condition "nor" too; virtual memory management with file descriptors, of host memory too;
tensor maps; no compression, other handles, multicast.
"""


def attribute(rt: HostRuntime, out: Pointer, which: int, number: int) -> None:
    """Implement `cuDeviceGetAttribute`."""
    if which not in _UNNAMED_ATTRIBUTES:
        device.attribute(rt, out, which, number)
        return
    device.check_device(number)
    put(out, _UNNAMED_ATTRIBUTES[which])


def total(rt: HostRuntime, out: Pointer, number: int) -> None:
    """Implement `cuDeviceTotalMem`."""
    device.check_device(number)
    put_size(out, FREE)


def primary_context(rt: HostRuntime, out: Pointer, number: int) -> None:
    """Implement `cuDevicePrimaryCtxRetain`."""
    device.check_device(number)
    put_pointer(out, CONTEXT)


def check_context(rt: HostRuntime, context: Pointer) -> None:
    """Raise ApiError unless it is a context, or null for the current one."""
    if context and not rt.library.minicc_is_context(ctypes.c_size_t(context)):
        raise ApiError("cudaErrorDeviceUninitialized")


def error_name(rt: HostRuntime, error: int, out: Pointer) -> None:
    """Implement `cuGetErrorName`."""
    name = NAMES.get(error) or LATER_NAMES.get(error)
    if name is None:
        put_pointer(out, 0)
        raise ApiError("cudaErrorInvalidValue")
    put_pointer(out, persistent_text(name))


def error_string(rt: HostRuntime, error: int, out: Pointer) -> None:
    """Implement `cuGetErrorString`."""
    if error not in NUMBERS and error not in DESCRIPTIONS:
        put_pointer(out, 0)
        raise ApiError("cudaErrorInvalidValue")
    text = device.error_string(rt, error) if error in NUMBERS else persistent_text(DESCRIPTIONS[error])
    put_pointer(out, text)


# -- execution


def launch(
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
    extra: Pointer,
) -> None:
    """Implement `cuLaunchKernel`."""
    submit_launch(rt, function, (gx, gy, gz), (bx, by, bz), shared, stream, arguments, extra)


def submit_launch(
    rt: HostRuntime,
    function: Pointer,
    grid: execution.Triple,
    block: execution.Triple,
    shared: int,
    stream: Pointer,
    arguments: Pointer,
    extra: Pointer = None,
    is_cooperative: bool = False,
    cluster: execution.Triple | None = None,
) -> None:
    """Submit a launch. `arguments` is an array of the parameters' addresses; `extra` describes a block
    instead.
    """
    kernel = rt.handles.resolve(LoadedKernel, function)
    params = _buffer(kernel, extra) if extra else kernel.pack(arguments)
    result = KernelLaunch(kernel, grid, block, shared, params, is_cooperative, cluster)
    execution.check(result)
    execution.submit(rt, function, result, stream)


def _buffer(kernel: LoadedKernel, extra: int) -> bytes:
    """Return the parameter block that CU_LAUNCH_PARAM_BUFFER_POINTER and _SIZE describe."""
    words, at = ctypes.cast(extra, ctypes.POINTER(ctypes.c_void_p)), 0
    start = size = 0
    while (key := words[at] or _END) != _END:
        if key == _BUFFER:
            start = words[at + 1] or 0
        elif key == _SIZE:
            size = ctypes.c_size_t.from_address(words[at + 1] or 0).value
        else:
            raise ApiError("cudaErrorInvalidValue")
        at += 2
    if size < kernel.block_bytes:
        raise ApiError("cudaErrorInvalidValue")
    return ctypes.string_at(start, kernel.block_bytes)


def set_attribute(rt: HostRuntime, function: Pointer, which: int, value: int) -> None:
    """Implement `cuFuncSetAttribute`."""
    execution.set_kernel_attribute(rt, rt.handles.resolve(LoadedKernel, function), which, value)


_ATTRIBUTES = {
    0: "maxThreadsPerBlock",
    1: "sharedSizeBytes",
    2: "constSizeBytes",
    3: "localSizeBytes",
    4: "numRegs",
    5: "ptxVersion",
    6: "binaryVersion",
    7: "cacheModeCA",
    8: "maxDynamicSharedSizeBytes",
    9: "preferredShmemCarveout",
    10: "clusterDimMustBeSet",
    11: "requiredClusterWidth",
    12: "requiredClusterHeight",
    13: "requiredClusterDepth",
    14: "nonPortableClusterSizeAllowed",
    15: "clusterSchedulingPolicyPreference",
}
"""The numbers of CUfunction_attribute, by the fields of cudaFuncAttributes."""


def get_attribute(rt: HostRuntime, out: Pointer, which: int, function: Pointer) -> None:
    """Implement `cuFuncGetAttribute`."""
    result = execution.attributes_of(rt.handles.resolve(LoadedKernel, function))
    if which not in _ATTRIBUTES:
        raise ApiError("cudaErrorInvalidValue")
    put(out, getattr(result, _ATTRIBUTES[which]))


def accept_setting(rt: HostRuntime, function: Pointer, *_: object) -> None:
    """Accept a preference that has no effect here."""
    rt.handles.resolve(LoadedKernel, function)


def occupancy(rt: HostRuntime, out: Pointer, function: Pointer, block: int, shared: int) -> None:
    """Implement `cuOccupancyMaxActiveBlocksPerMultiprocessor`."""
    put(out, execution.blocks_of(rt.handles.resolve(LoadedKernel, function), block, shared))


# -- memory


def _copy_function(kind: int, waits: bool = False) -> Callable[..., None]:
    def copy(rt: HostRuntime, to: Pointer, source: Pointer, size: int, stream: Pointer = 0) -> None:
        graph_tasks.submit(rt, rt.stream(stream), graph_tasks.line(rt, to, source, size, kind))
        if waits:
            rt.scheduler.drain()

    return copy


_COPY = {
    "cuMemcpyHtoD": ("CUdeviceptr to, const void *from", _TO_DEVICE),
    "cuMemcpyDtoH": ("void *to, CUdeviceptr from", _TO_HOST),
    "cuMemcpyDtoD": ("CUdeviceptr to, CUdeviceptr from", _ON_DEVICE),
    "cuMemcpy": ("CUdeviceptr to, CUdeviceptr from", _ANY),
}
_ROWS: tuple[tuple[str, str, Callable[..., None] | None], ...] = (
    ("cuInit", "unsigned flags", do_nothing),
    ("cuDriverGetVersion", "int *version", device.driver_version),
    ("cuDeviceGet", "CUdevice *device, int ordinal", get_device),
    ("cuDeviceGetCount", "int *count", device.count),
    ("cuDeviceGetName", "char *name, int size, CUdevice device", name),
    ("cuDeviceGetAttribute", "int *value, CUdevice_attribute attribute, CUdevice device", attribute),
    ("cuDeviceComputeCapability", "int *major, int *minor, CUdevice device", capability),
    ("cuDeviceTotalMem", "size_t *bytes, CUdevice device", total),
    ("cuCtxCreate", "CUcontext *context, unsigned flags, CUdevice device", None),
    (
        "cuCtxCreate",
        "CUcontext *context, CUexecAffinityParam *affinity, int count, unsigned flags, CUdevice device",
        None,
    ),
    (
        "cuCtxCreate",
        "CUcontext *context, CUctxCreateParams *parameters, unsigned flags, CUdevice device",
        None,
    ),
    ("cuDevicePrimaryCtxRetain", "CUcontext *context, CUdevice device", primary_context),
    ("cuDevicePrimaryCtxRelease", "CUdevice device", do_nothing),
    ("cuCtxDestroy", "CUcontext context", None),
    ("cuCtxSetCurrent", "CUcontext context", None),
    ("cuCtxGetCurrent", "CUcontext *context", None),
    ("cuCtxPushCurrent", "CUcontext context", None),
    ("cuCtxPopCurrent", "CUcontext *context", None),
    ("cuCtxGetDevice", "CUdevice *device", None),
    ("cuCtxSynchronize", "", streams.device_synchronize),
    ("cuModuleLoad", "CUmodule *module, const char *file", modules.load),
    ("cuModuleLoadData", "CUmodule *module, const void *image", modules.load_data),
    (
        "cuModuleLoadDataEx",
        "CUmodule *module, const void *image, unsigned count, CUjit_option *options, void **values",
        modules.load_data,
    ),
    ("cuModuleUnload", "CUmodule module", modules.unload),
    ("cuModuleGetFunction", "CUfunction *function, CUmodule module, const char *name", modules.get_function),
    (
        "cuModuleGetGlobal",
        "CUdeviceptr *pointer, size_t *size, CUmodule module, const char *name",
        modules.get_global,
    ),
    (
        "cuLaunchKernel",
        "CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,"
        " unsigned shared, CUstream stream, void **arguments, void **extra",
        launch,
    ),
    ("cuFuncSetAttribute", "CUfunction function, CUfunction_attribute attribute, int value", set_attribute),
    ("cuFuncGetAttribute", "int *value, CUfunction_attribute attribute, CUfunction function", get_attribute),
    ("cuFuncSetCacheConfig", "CUfunction function, CUfunc_cache config", accept_setting),
    (
        "cuOccupancyMaxActiveBlocksPerMultiprocessor",
        "int *blocks, CUfunction function, int block, size_t shared",
        occupancy,
    ),
    ("cuMemAlloc", "CUdeviceptr *pointer, size_t size", memory.malloc),
    ("cuMemAllocManaged", "CUdeviceptr *pointer, size_t size, unsigned flags", memory.malloc_managed),
    ("cuMemAllocHost", "void **pointer, size_t size", memory.malloc_host),
    ("cuMemHostAlloc", "void **pointer, size_t size, unsigned flags", memory.malloc_host),
    ("cuMemFree", "CUdeviceptr pointer", memory.free),
    ("cuMemFreeHost", "void *pointer", memory.free),
    ("cuMemGetInfo", "size_t *available, size_t *total", memory.info),
    *(
        (name, f"{parameters}, size_t size", _copy_function(kind, kind in (_TO_DEVICE, _TO_HOST)))
        for name, (parameters, kind) in _COPY.items()
    ),
    *(
        (f"{name}Async", f"{parameters}, size_t size, CUstream stream", _copy_function(kind))
        for name, (parameters, kind) in _COPY.items()
    ),
    ("cuStreamCreate", "CUstream *stream, unsigned flags", streams.stream_create),
    ("cuStreamDestroy", "CUstream stream", streams.stream_destroy),
    ("cuStreamSynchronize", "CUstream stream", streams.stream_synchronize),
    ("cuStreamWaitEvent", "CUstream stream, CUevent event, unsigned flags", streams.stream_wait),
    ("cuEventCreate", "CUevent *event, unsigned flags", streams.event_create),
    ("cuEventRecord", "CUevent event, CUstream stream", streams.event_record),
    ("cuEventSynchronize", "CUevent event", streams.event_synchronize),
    ("cuEventElapsedTime", "float *milliseconds, CUevent first, CUevent last", streams.elapsed_time),
    ("cuEventDestroy", "CUevent event", streams.event_destroy),
    ("cuGetErrorName", "CUresult error, const char **name", error_name),
    ("cuGetErrorString", "CUresult error, const char **text", error_string),
)
FUNCTIONS = driver_rows(_ROWS)
