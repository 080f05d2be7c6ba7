"""CUDA's driver API: contexts of the one device, modules of PTX, launches by name (CUDA Driver API, "Module
Management", "Execution Control").

Its errors have the runtime's numbers, its streams and events are the runtime's.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from ..api import device, execution, graph_tasks, memory, modules, streams
from ..api.pointers import Pointer, put, put_pointer, put_size, text_kept
from ..api.table import Row
from ..device.errors import NUMBERS, ApiError
from ..device.machine import FREE, Kernel, Launch, Machine
from .driver_errors import NAMES

RESULT = "CUresult"
CONTEXT = 0x100
"""The handle of the one context."""
_BUFFER, _SIZE, _END = 1, 2, 0
_TO_DEVICE, _TO_HOST, _ON_DEVICE, _ANY = 1, 2, 3, 4


# -- devices and contexts


def nothing(m: Machine, *_: object) -> None:
    """There is one device, one context, and nothing to prepare."""


def get_device(m: Machine, out: Pointer, number: int) -> None:
    device.check_device(number)
    put(out, number)


def name(m: Machine, out: Pointer, size: int, number: int) -> None:
    device.check_device(number)
    text = str(device.PROPERTIES["name"]).encode()[: max(size - 1, 0)] + b"\0"
    if not out or size < 1:
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memmove(out, text, len(text))


def capability(m: Machine, major: Pointer, minor: Pointer, number: int) -> None:
    device.check_device(number)
    put(major, 8)
    put(minor, 0)


_OWN = {102: 1, 103: 1, 104: 0, 105: 0, 107: 0, 110: 0, 124: 0, 127: 0, 128: 0, 132: 0, 141: 1, 145: 1}
"""CUdevice_attribute that the runtime API has no name for: virtual memory management with file descriptors,
of host memory too; no compression, other handles, tensor maps, multicast.
"""


def attribute(m: Machine, out: Pointer, which: int, number: int) -> None:
    if which not in _OWN:
        device.attribute(m, out, which, number)
        return
    device.check_device(number)
    put(out, _OWN[which])


def total(m: Machine, out: Pointer, number: int) -> None:
    device.check_device(number)
    put_size(out, FREE)


def context(m: Machine, out: Pointer, *_: object) -> None:
    put_pointer(out, CONTEXT)


def context_device(m: Machine, out: Pointer) -> None:
    put(out, 0)


def error_name(m: Machine, error: int, out: Pointer) -> None:
    if error not in NAMES:
        put_pointer(out, 0)
        raise ApiError("cudaErrorInvalidValue")
    put_pointer(out, text_kept(NAMES[error]))


def error_string(m: Machine, error: int, out: Pointer) -> None:
    if error not in NUMBERS:
        put_pointer(out, 0)
        raise ApiError("cudaErrorInvalidValue")
    put_pointer(out, device.error_string(m, error))


# -- execution


def launch(
    m: Machine,
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
    kernel = m.handle(Kernel, function)
    if extra:
        made = Launch(kernel, (gx, gy, gz), (bx, by, bz), shared, _buffer(kernel, extra))
        execution.check(made)
    else:
        made = execution.configured(kernel, (gx, gy, gz), (bx, by, bz), shared, arguments or 0)
    execution.submit(m, made, stream)


def _buffer(kernel: Kernel, extra: int) -> bytes:
    """The block of parameters that CU_LAUNCH_PARAM_BUFFER_POINTER and _SIZE give."""
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


def set_attribute(m: Machine, function: Pointer, which: int, value: int) -> None:
    execution.set_kernel_attribute(m.handle(Kernel, function), which, value)


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
}
"""CUfunction_attribute, by the fields of cudaFuncAttributes."""


def get_attribute(m: Machine, out: Pointer, which: int, function: Pointer) -> None:
    result = execution.attributes_of(m.handle(Kernel, function))
    if which not in _ATTRIBUTES:
        raise ApiError("cudaErrorInvalidValue")
    put(out, getattr(result, _ATTRIBUTES[which]))


def accepted(m: Machine, function: Pointer, *_: object) -> None:
    """A preference that changes nothing here."""
    m.handle(Kernel, function)


def occupancy(m: Machine, out: Pointer, function: Pointer, block: int, shared: int) -> None:
    put(out, execution.blocks_of(m.handle(Kernel, function), block, shared))


# -- memory


def _copying(kind: int, waits: bool = False) -> Callable[..., None]:
    def copy(m: Machine, to: Pointer, source: Pointer, size: int, stream: Pointer = 0) -> None:
        graph_tasks.submit(m, m.stream(stream), graph_tasks.line(m, to, source, size, kind))
        if waits:
            m.order.drain()

    return copy


_COPY = {
    "cuMemcpyHtoD": ("CUdeviceptr to, const void *from", _TO_DEVICE),
    "cuMemcpyDtoH": ("void *to, CUdeviceptr from", _TO_HOST),
    "cuMemcpyDtoD": ("CUdeviceptr to, CUdeviceptr from", _ON_DEVICE),
    "cuMemcpy": ("CUdeviceptr to, CUdeviceptr from", _ANY),
}
FUNCTIONS = (
    Row("cuInit", "unsigned flags", nothing, RESULT),
    Row("cuDriverGetVersion", "int *version", device.version, RESULT),
    Row("cuDeviceGet", "CUdevice *device, int ordinal", get_device, RESULT),
    Row("cuDeviceGetCount", "int *count", device.count, RESULT),
    Row("cuDeviceGetName", "char *name, int size, CUdevice device", name, RESULT),
    Row(
        "cuDeviceGetAttribute", "int *value, CUdevice_attribute attribute, CUdevice device", attribute, RESULT
    ),
    Row("cuDeviceComputeCapability", "int *major, int *minor, CUdevice device", capability, RESULT),
    Row("cuDeviceTotalMem", "size_t *bytes, CUdevice device", total, RESULT),
    Row("minicc_context", "CUcontext *context, unsigned flags, CUdevice device", context, RESULT),
    Row("cuDevicePrimaryCtxRetain", "CUcontext *context, CUdevice device", context, RESULT),
    Row("cuDevicePrimaryCtxRelease", "CUdevice device", nothing, RESULT),
    Row("cuCtxDestroy", "CUcontext context", nothing, RESULT),
    Row("cuCtxSetCurrent", "CUcontext context", nothing, RESULT),
    Row("cuCtxGetCurrent", "CUcontext *context", context, RESULT),
    Row("cuCtxPushCurrent", "CUcontext context", nothing, RESULT),
    Row("cuCtxPopCurrent", "CUcontext *context", context, RESULT),
    Row("cuCtxGetDevice", "CUdevice *device", context_device, RESULT),
    Row("cuCtxSynchronize", "", streams.device_synchronize, RESULT),
    Row("cuModuleLoad", "CUmodule *module, const char *file", modules.load, RESULT),
    Row("cuModuleLoadData", "CUmodule *module, const void *image", modules.load_data, RESULT),
    Row(
        "cuModuleLoadDataEx",
        "CUmodule *module, const void *image, unsigned count, CUjit_option *options, void **values",
        modules.load_data,
        RESULT,
    ),
    Row("cuModuleUnload", "CUmodule module", modules.unload, RESULT),
    Row(
        "cuModuleGetFunction",
        "CUfunction *function, CUmodule module, const char *name",
        modules.get_function,
        RESULT,
    ),
    Row(
        "cuModuleGetGlobal",
        "CUdeviceptr *pointer, size_t *size, CUmodule module, const char *name",
        modules.get_global,
        RESULT,
    ),
    Row(
        "cuLaunchKernel",
        "CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,"
        " unsigned shared, CUstream stream, void **arguments, void **extra",
        launch,
        RESULT,
    ),
    Row(
        "cuFuncSetAttribute",
        "CUfunction function, CUfunction_attribute attribute, int value",
        set_attribute,
        RESULT,
    ),
    Row(
        "cuFuncGetAttribute",
        "int *value, CUfunction_attribute attribute, CUfunction function",
        get_attribute,
        RESULT,
    ),
    Row("cuFuncSetCacheConfig", "CUfunction function, CUfunc_cache config", accepted, RESULT),
    Row(
        "cuOccupancyMaxActiveBlocksPerMultiprocessor",
        "int *blocks, CUfunction function, int block, size_t shared",
        occupancy,
        RESULT,
    ),
    Row("cuMemAlloc", "CUdeviceptr *pointer, size_t size", memory.malloc, RESULT),
    Row(
        "cuMemAllocManaged",
        "CUdeviceptr *pointer, size_t size, unsigned flags",
        memory.malloc_managed,
        RESULT,
    ),
    Row("cuMemAllocHost", "void **pointer, size_t size", memory.malloc_host, RESULT),
    Row("cuMemHostAlloc", "void **pointer, size_t size, unsigned flags", memory.malloc_host, RESULT),
    Row("cuMemFree", "CUdeviceptr pointer", memory.free, RESULT),
    Row("cuMemFreeHost", "void *pointer", memory.free, RESULT),
    Row("cuMemGetInfo", "size_t *available, size_t *total", memory.info, RESULT),
    *(
        Row(name, f"{given}, size_t size", _copying(kind, kind in (_TO_DEVICE, _TO_HOST)), RESULT)
        for name, (given, kind) in _COPY.items()
    ),
    *(
        Row(f"{name}Async", f"{given}, size_t size, CUstream stream", _copying(kind), RESULT)
        for name, (given, kind) in _COPY.items()
    ),
    Row("cuStreamCreate", "CUstream *stream, unsigned flags", streams.stream_create, RESULT),
    Row("cuStreamDestroy", "CUstream stream", streams.stream_destroy, RESULT),
    Row("cuStreamSynchronize", "CUstream stream", streams.stream_synchronize, RESULT),
    Row("cuStreamWaitEvent", "CUstream stream, CUevent event, unsigned flags", streams.stream_wait, RESULT),
    Row("cuEventCreate", "CUevent *event, unsigned flags", streams.event_create, RESULT),
    Row("cuEventRecord", "CUevent event, CUstream stream", streams.event_record, RESULT),
    Row("cuEventSynchronize", "CUevent event", streams.event_synchronize, RESULT),
    Row("cuEventElapsedTime", "float *milliseconds, CUevent first, CUevent last", streams.elapsed, RESULT),
    Row("cuEventDestroy", "CUevent event", streams.event_destroy, RESULT),
    Row("cuGetErrorName", "CUresult error, const char **name", error_name, RESULT),
    Row("cuGetErrorString", "CUresult error, const char **text", error_string, RESULT),
)
