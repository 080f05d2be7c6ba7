"""Kernels, libraries, contexts and streams of the driver API as frameworks use them, and functions that are
those of the runtime API under other names (CUDA Driver API, "Library Management", "Execution Control",
"Context Management").
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from typing import Any

from ..api import device, execution, modules, streams
from ..api.driver_symbols import driver_rows
from ..api.execution import LaunchSettings
from ..api.functions import ROWS
from ..api.pointers import Pointer, put, put_pointer
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.modules import LoadedKernel
from .driver_api import CONTEXT, accept_setting, check_context, get_attribute, set_attribute, submit_launch


def launch(
    rt: HostRuntime, configuration: Pointer, function: Pointer, arguments: Pointer, extra: Pointer
) -> None:
    """Launch a kernel with attributes."""
    if not configuration:
        raise ApiError("cudaErrorInvalidValue")
    config = LaunchSettings.from_address(configuration)
    grid, block, is_cooperative = tuple(config.grid), tuple(config.block), config.is_cooperative
    submit_launch(
        rt,
        function,
        grid,
        block,
        config.shared,
        config.stream,
        arguments,
        extra,
        is_cooperative,
        config.cluster,
    )


def kernel_attribute(rt: HostRuntime, out: Pointer, which: int, kernel: Pointer, number: int) -> None:
    """Implement `cuKernelGetAttribute`."""
    device.check_device(number)
    get_attribute(rt, out, which, kernel)


def set_kernel_attribute(rt: HostRuntime, which: int, value: int, kernel: Pointer, number: int) -> None:
    """Implement `cuKernelSetAttribute`."""
    device.check_device(number)
    set_attribute(rt, kernel, which, value)


def module_of(rt: HostRuntime, out: Pointer, kernel: Pointer) -> None:
    """Write the module or library that a kernel belongs to."""
    result = rt.handles.resolve(LoadedKernel, kernel)
    owners = (
        handle
        for handle, one in rt.handles
        if isinstance(one, modules.RuntimeModule) and result in one.loaded.kernels.values()
    )
    put_pointer(out, next(owners, 0))


def same_handle(rt: HostRuntime, out: Pointer, library: Pointer) -> None:
    """Write the module of a library, which is the library itself."""
    rt.handles.resolve(modules.RuntimeModule, library)
    put_pointer(out, library or 0)


def is_loaded(rt: HostRuntime, state: Pointer, kernel: Pointer) -> None:
    """Write that a kernel is loaded (CU_FUNCTION_LOADING_STATE_LOADED): none is loaded lazily."""
    rt.handles.resolve(LoadedKernel, kernel)
    put(state, 1)


def loading_mode(rt: HostRuntime, out: Pointer) -> None:
    """Write CU_MODULE_EAGER_LOADING."""
    put(out, 1)


def context_id(rt: HostRuntime, context: Pointer, out: Pointer) -> None:
    """Implement `cuCtxGetId`."""
    check_context(rt, context)
    put(out, 1, ctypes.c_ulonglong)


def device_of_context(rt: HostRuntime, out: Pointer, context: Pointer) -> None:
    """Implement `cuCtxGetDevice`."""
    check_context(rt, context)
    put(out, 0)


def synchronize_context(rt: HostRuntime, context: Pointer) -> None:
    """Implement `cuCtxSynchronize`."""
    check_context(rt, context)
    streams.device_synchronize(rt)


def context_of_stream(rt: HostRuntime, stream: Pointer, out: Pointer) -> None:
    """Implement `cuStreamGetCtx`."""
    rt.stream(stream)
    put_pointer(out, CONTEXT)


def contexts_of_stream(rt: HostRuntime, stream: Pointer, out: Pointer, green: Pointer) -> None:
    """Implement `cuStreamGetCtx`."""
    context_of_stream(rt, stream, out)
    if green:
        put_pointer(green, 0)


def luid(rt: HostRuntime, out: Pointer, mask: Pointer, number: int) -> None:
    """Fail: only devices of Windows have such an identifier."""
    device.check_device(number)
    raise ApiError("cudaErrorNotSupported")


def affinity_support(rt: HostRuntime, out: Pointer, kind: int, number: int) -> None:
    """Implement `cuDeviceGetExecAffinitySupport`."""
    device.check_device(number)
    put(out, 0)


def pointer_attributes(
    rt: HostRuntime, count: int, attributes: Pointer, out: Pointer, pointer: Pointer
) -> None:
    """Write several attributes; of memory that the device does not know each is zero."""
    from .driver_shared import pointer_attribute

    if not attributes or not out:
        raise ApiError("cudaErrorInvalidValue")
    targets = (ctypes.c_void_p * count).from_address(out)
    for target, which in zip(targets, (ctypes.c_int * count).from_address(attributes)):
        try:
            pointer_attribute(rt, target, which, pointer)
        except ApiError:
            put(target, 0)


def set_pointer_attribute(rt: HostRuntime, value: Pointer, which: int, pointer: Pointer) -> None:
    """Accept CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, which has no effect here."""
    if which != 6 or rt.memory.find(pointer or 0) is None:
        raise ApiError("cudaErrorInvalidValue")


_ROWS: tuple[tuple[str, str, Callable[..., Any] | None], ...] = (
    ("cuGetExportTable", "const void **table, const CUuuid *id", None),
    (
        "cuLaunchKernelEx",
        "const CUlaunchConfig *config, CUfunction function, void **arguments, void **extra",
        launch,
    ),
    (
        "cuKernelGetAttribute",
        "int *value, CUfunction_attribute attribute, CUkernel kernel, CUdevice device",
        kernel_attribute,
    ),
    (
        "cuKernelSetAttribute",
        "CUfunction_attribute attribute, int value, CUkernel kernel, CUdevice device",
        set_kernel_attribute,
    ),
    ("cuKernelSetCacheConfig", "CUkernel kernel, CUfunc_cache config, CUdevice device", accept_setting),
    ("cuKernelGetName", "const char **name, CUkernel kernel", execution.function_name),
    ("cuKernelGetLibrary", "CUlibrary *library, CUkernel kernel", module_of),
    (
        "cuKernelGetParamInfo",
        "CUkernel kernel, size_t index, size_t *offset, size_t *size",
        execution.parameter,
    ),
    ("cuKernelGetParamCount", "CUkernel kernel, size_t *count", execution.parameter_count),
    ("cuFuncGetModule", "CUmodule *module, CUfunction function", module_of),
    (
        "cuFuncGetParamInfo",
        "CUfunction function, size_t index, size_t *offset, size_t *size",
        execution.parameter,
    ),
    ("cuFuncGetParamCount", "CUfunction function, size_t *count", execution.parameter_count),
    ("cuFuncIsLoaded", "CUfunctionLoadingState *state, CUfunction function", is_loaded),
    ("cuFuncLoad", "CUfunction function", accept_setting),
    ("cuLibraryGetModule", "CUmodule *module, CUlibrary library", same_handle),
    ("cuLibraryGetKernelCount", "unsigned *count, CUlibrary library", modules.kernel_count),
    ("cuLibraryEnumerateKernels", "CUkernel *kernels, unsigned count, CUlibrary library", modules.kernels),
    ("cuModuleEnumerateFunctions", "CUfunction *functions, unsigned count, CUmodule module", modules.kernels),
    ("cuModuleGetLoadingMode", "CUmoduleLoadingMode *mode", loading_mode),
    ("cuCtxGetId", "CUcontext context, unsigned long long *id", context_id),
    ("cuCtxGetDevice", "CUdevice *device, CUcontext context", device_of_context),
    ("cuCtxSynchronize", "CUcontext context", synchronize_context),
    ("cuCtxSetFlags", "unsigned flags", device.accept_setting),
    ("cuStreamGetCtx", "CUstream stream, CUcontext *context", context_of_stream),
    ("cuStreamGetCtx", "CUstream stream, CUcontext *context, CUgreenCtx *green", contexts_of_stream),
    ("cuDeviceGetLuid", "char *luid, unsigned *mask, CUdevice device", luid),
    (
        "cuDeviceGetExecAffinitySupport",
        "int *supported, CUexecAffinityType kind, CUdevice device",
        affinity_support,
    ),
    (
        "cuPointerGetAttributes",
        "unsigned count, CUpointer_attribute *attributes, void **data, CUdeviceptr pointer",
        pointer_attributes,
    ),
    (
        "cuPointerSetAttribute",
        "const void *value, CUpointer_attribute attribute, CUdeviceptr pointer",
        set_pointer_attribute,
    ),
)
_TWINS = """
ArrayGetMemoryRequirements ArrayGetPlane ArrayGetSparseProperties CtxResetPersistingL2Cache
DestroyExternalMemory DestroyExternalSemaphore DevResourceGenerateDesc DevSmResourceSplit
DevSmResourceSplitByCount DeviceGetDevResource DeviceGetGraphMemAttribute DeviceGetHostAtomicCapabilities
DeviceGetNvSciSyncAttributes DeviceGetP2PAtomicCapabilities DeviceGetP2PAttribute DeviceGraphMemTrim
DeviceRegisterAsyncNotification DeviceSetGraphMemAttribute DeviceUnregisterAsyncNotification
ExternalMemoryGetMappedBuffer ExternalMemoryGetMappedMipmappedArray GraphAddChildGraphNode
GraphAddDependencies GraphAddEmptyNode GraphAddEventRecordNode GraphAddEventWaitNode
GraphAddExternalSemaphoresSignalNode GraphAddExternalSemaphoresWaitNode GraphAddHostNode
GraphAddMemAllocNode GraphAddMemFreeNode GraphChildGraphNodeGetGraph GraphDebugDotPrint GraphDestroyNode
GraphEventRecordNodeGetEvent GraphEventRecordNodeSetEvent GraphEventWaitNodeGetEvent
GraphEventWaitNodeSetEvent GraphExecChildGraphNodeSetParams GraphExecEventRecordNodeSetEvent
GraphExecEventWaitNodeSetEvent GraphExecExternalSemaphoresSignalNodeSetParams
GraphExecExternalSemaphoresWaitNodeSetParams GraphExecGetFlags GraphExecGetId GraphExecHostNodeSetParams
GraphExecUpdate GraphExternalSemaphoresSignalNodeGetParams GraphExternalSemaphoresSignalNodeSetParams
GraphExternalSemaphoresWaitNodeGetParams GraphExternalSemaphoresWaitNodeSetParams GraphGetEdges GraphGetId
GraphGetRootNodes GraphHostNodeGetParams GraphHostNodeSetParams GraphInstantiateWithParams
GraphKernelNodeCopyAttributes GraphKernelNodeGetAttribute GraphKernelNodeSetAttribute
GraphMemAllocNodeGetParams GraphMemFreeNodeGetParams GraphNodeFindInClone GraphNodeGetContainingGraph
GraphNodeGetDependencies GraphNodeGetDependentNodes GraphNodeGetEnabled GraphNodeGetLocalId
GraphNodeGetToolsId GraphNodeGetType GraphNodeSetEnabled GraphReleaseUserObject GraphRemoveDependencies
GraphRetainUserObject GraphicsMapResources GraphicsResourceGetMappedMipmappedArray
GraphicsResourceGetMappedPointer GraphicsResourceSetMapFlags GraphicsSubResourceGetMappedArray
GraphicsUnmapResources GraphicsUnregisterResource GreenCtxCreate ImportExternalMemory
ImportExternalSemaphore LaunchHostFunc_v2 LibraryGetManaged LibraryGetUnifiedFunction LogsCurrent
LogsDumpToFile LogsDumpToMemory LogsRegisterCallback LogsUnregisterCallback MemAdvise
MemDiscardAndPrefetchBatchAsync MemDiscardBatchAsync MemPrefetchAsync MemPrefetchBatchAsync
MemRangeGetAttribute MemRangeGetAttributes MipmappedArrayGetMemoryRequirements
MipmappedArrayGetSparseProperties OccupancyMaxActiveClusters OccupancyMaxPotentialClusterSize
SignalExternalSemaphoresAsync StreamBeginCaptureToGraph StreamCopyAttributes StreamGetAttribute
StreamGetCaptureInfo StreamGetDevResource StreamGetDevice StreamSetAttribute StreamUpdateCaptureDependencies
ThreadExchangeStreamCaptureMode UserObjectCreate UserObjectRelease UserObjectRetain
WaitExternalSemaphoresAsync
"""
"""Functions `cuX` whose parameters and structures are those of the runtime's `cudaX`."""
_ADDRESSES = re.compile(r"\b(const )?void \*(pointer)\b")


def _twin(name: str) -> tuple[str, str, Callable[..., Any]]:
    row = ROWS[f"cuda{name}"]
    assert row.body is not None
    parameters = (
        re.sub(r" = \w+", "", row.parameters)
        .replace("cudaStream_t", "CUstream")
        .replace("cudaMemLocation", "CUmemLocation")
    )
    if name.startswith("Mem") or name == "GraphAddMemFreeNode":
        parameters = _ADDRESSES.sub(r"CUdeviceptr \2", parameters)
    return f"cu{name}".removesuffix("_v2"), parameters, row.body


FUNCTIONS = driver_rows([*_ROWS, *map(_twin, _TWINS.split())])
