"""API functions for what a single process with one device lacks: other processes, other devices, graphics,
foreign memory and semaphores. Each function returns the error that CUDA documents for a device without the
feature.
"""

from __future__ import annotations

from collections.abc import Callable

from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .device import check_device
from .images import CudaArray, Mipmap
from .pointers import Pointer, put
from .table import ApiRow


def fail_with(error: str, why: str = "") -> Callable[..., None]:
    """Return the body of a function that fails with an error of the runtime and an explanation, whatever its
    arguments.
    """

    def fail(rt: HostRuntime, *_: object) -> None:
        raise ApiError(error, why)

    return fail


NO_PROCESS = fail_with(
    "cudaErrorNotSupported",
    "handles for other processes are not supported: memory and events belong to this process",
)
NO_PEER = fail_with("cudaErrorInvalidDevice")
_NO_IMPORT = fail_with(
    "cudaErrorNotSupported", "memory and semaphores of other programming interfaces are not supported"
)
_NO_HANDLE = fail_with("cudaErrorInvalidResourceHandle")
"""The explanation for a handle of a kind that no function creates."""
_NOT_SUPPORTED = fail_with("cudaErrorNotSupported")
_NO_PARTITIONS = fail_with(
    "cudaErrorNotSupported", "green contexts are not supported: the device cannot be partitioned"
)


def no_host_atomics(rt: HostRuntime, out: Pointer, operations: Pointer, count: int, device: int) -> None:
    """Write that none of the operations is atomic between the device and the host."""
    check_device(device)
    for index in range(count):
        put(out + 4 * index if out else None, 0)


def _fail_for(kind: type) -> Callable[..., None]:
    """Return the function for arrays that have one plane, or all their memory at the start."""

    def fail(rt: HostRuntime, out: Pointer, handle: Pointer, *_: int) -> None:
        rt.handles.resolve(kind, handle)
        raise ApiError("cudaErrorInvalidValue")

    return fail


_SIGNALS, _WAITS = (
    "cudaExternalSemaphoreSignalNodeParams *parameters",
    "cudaExternalSemaphoreWaitNodeParams *parameters",
)
_ADDED = "cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count"
_SEMAPHORES = "const cudaExternalSemaphore_t *semaphores"
_RESOURCE = "cudaGraphicsResource_t resource"


def _of_semaphores(which: str, parameters: str) -> tuple[ApiRow, ...]:
    """Return the functions for graph nodes that signal semaphores, or wait for them."""
    return (
        ApiRow(f"cudaGraphAddExternalSemaphores{which}Node", f"{_ADDED}, const {parameters}", _NO_IMPORT),
        ApiRow(
            f"cudaGraphExternalSemaphores{which}NodeGetParams",
            f"cudaGraphNode_t node, {parameters}",
            _NO_HANDLE,
        ),
        ApiRow(
            f"cudaGraphExternalSemaphores{which}NodeSetParams",
            f"cudaGraphNode_t node, const {parameters}",
            _NO_HANDLE,
        ),
        ApiRow(
            f"cudaGraphExecExternalSemaphores{which}NodeSetParams",
            f"cudaGraphExec_t executable, cudaGraphNode_t node, const {parameters}",
            _NO_HANDLE,
        ),
    )


_RESOURCE_OF = "cudaDevResource *resource, cudaDevResourceType kind"
FUNCTIONS = (
    ApiRow("cudaDeviceGetDevResource", f"int device, {_RESOURCE_OF}", _NO_PARTITIONS),
    ApiRow("cudaStreamGetDevResource", f"cudaStream_t stream, {_RESOURCE_OF}", _NO_PARTITIONS),
    ApiRow(
        "cudaExecutionCtxGetDevResource", f"cudaExecutionContext_t context, {_RESOURCE_OF}", _NO_PARTITIONS
    ),
    ApiRow(
        "cudaDevResourceGenerateDesc",
        "cudaDevResourceDesc_t *desc, cudaDevResource *resources, unsigned count",
        _NO_PARTITIONS,
    ),
    ApiRow(
        "cudaDevSmResourceSplit",
        "cudaDevResource *result, unsigned groups, const cudaDevResource *input, cudaDevResource *rest,"
        " unsigned flags, cudaDevSmResourceGroupParams *parameters",
        _NO_PARTITIONS,
    ),
    ApiRow(
        "cudaDevSmResourceSplitByCount",
        "cudaDevResource *result, unsigned *groups, const cudaDevResource *input, cudaDevResource *rest,"
        " unsigned flags, unsigned least",
        _NO_PARTITIONS,
    ),
    ApiRow(
        "cudaGreenCtxCreate",
        "cudaExecutionContext_t *context, cudaDevResourceDesc_t desc, int device, unsigned flags",
        _NO_PARTITIONS,
    ),
    ApiRow(
        "cudaStreamBeginRecaptureToGraph",
        "cudaStream_t stream, cudaStreamCaptureMode mode, cudaGraph_t graph, cudaGraphRecaptureCallbackData"
        " *data = 0",
        _NOT_SUPPORTED,
    ),
    ApiRow(
        "cudaMemGetLocationInfo",
        "void *pointer, size_t size, size_t summary, size_t sampling, cudaMemLocation *place",
        _NOT_SUPPORTED,
    ),
    ApiRow("cudaIpcGetMemHandle", "cudaIpcMemHandle_t *handle, void *pointer", NO_PROCESS),
    ApiRow("cudaIpcOpenMemHandle", "void **pointer, cudaIpcMemHandle_t handle, unsigned flags", NO_PROCESS),
    ApiRow("cudaIpcCloseMemHandle", "void *pointer", NO_PROCESS),
    ApiRow("cudaIpcGetEventHandle", "cudaIpcEventHandle_t *handle, cudaEvent_t event", NO_PROCESS),
    ApiRow("cudaIpcOpenEventHandle", "cudaEvent_t *event, cudaIpcEventHandle_t handle", NO_PROCESS),
    ApiRow(
        "cudaMemPoolExportToShareableHandle",
        "void *handle, cudaMemPool_t pool, cudaMemAllocationHandleType kind, unsigned flags",
        NO_PROCESS,
    ),
    ApiRow(
        "cudaMemPoolImportFromShareableHandle",
        "cudaMemPool_t *pool, void *handle, cudaMemAllocationHandleType kind, unsigned flags",
        NO_PROCESS,
    ),
    ApiRow("cudaMemPoolExportPointer", "cudaMemPoolPtrExportData *data, void *pointer", NO_PROCESS),
    ApiRow(
        "cudaMemPoolImportPointer",
        "void **pointer, cudaMemPool_t pool, cudaMemPoolPtrExportData *data",
        NO_PROCESS,
    ),
    ApiRow("cudaDeviceEnablePeerAccess", "int peer, unsigned flags", NO_PEER),
    ApiRow("cudaDeviceDisablePeerAccess", "int peer", NO_PEER),
    ApiRow(
        "cudaDeviceGetP2PAttribute", "int *value, cudaDeviceP2PAttr attribute, int device, int other", NO_PEER
    ),
    ApiRow(
        "cudaDeviceGetP2PAtomicCapabilities",
        "unsigned *capabilities, const cudaAtomicOperation *operations, unsigned count, int device, int"
        " other",
        NO_PEER,
    ),
    ApiRow(
        "cudaDeviceGetHostAtomicCapabilities",
        "unsigned *capabilities, const cudaAtomicOperation *operations, unsigned count, int device",
        no_host_atomics,
    ),
    ApiRow(
        "cudaDeviceFlushGPUDirectRDMAWrites",
        "cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope",
        _NOT_SUPPORTED,
    ),
    ApiRow("cudaDeviceGetNvSciSyncAttributes", "void *list, int device, int flags", _NOT_SUPPORTED),
    ApiRow(
        "cudaDeviceRegisterAsyncNotification",
        "int device, cudaAsyncCallback function, void *data, cudaAsyncCallbackHandle_t *handle",
        _NOT_SUPPORTED,
    ),
    ApiRow(
        "cudaDeviceUnregisterAsyncNotification", "int device, cudaAsyncCallbackHandle_t handle", _NO_HANDLE
    ),
    ApiRow("cudaGetExportTable", "const void **table, const cudaUUID_t *id", _NOT_SUPPORTED),
    ApiRow(
        "cudaImportExternalMemory",
        "cudaExternalMemory_t *memory, const cudaExternalMemoryHandleDesc *desc",
        _NO_IMPORT,
    ),
    ApiRow(
        "cudaExternalMemoryGetMappedBuffer",
        "void **pointer, cudaExternalMemory_t memory, const cudaExternalMemoryBufferDesc *desc",
        _NO_HANDLE,
    ),
    ApiRow(
        "cudaExternalMemoryGetMappedMipmappedArray",
        "cudaMipmappedArray_t *mipmap, cudaExternalMemory_t memory, "
        "const cudaExternalMemoryMipmappedArrayDesc *desc",
        _NO_HANDLE,
    ),
    ApiRow("cudaDestroyExternalMemory", "cudaExternalMemory_t memory", _NO_HANDLE),
    ApiRow(
        "cudaImportExternalSemaphore",
        "cudaExternalSemaphore_t *semaphore, const cudaExternalSemaphoreHandleDesc *desc",
        _NO_IMPORT,
    ),
    ApiRow(
        "cudaSignalExternalSemaphoresAsync",
        f"{_SEMAPHORES}, const cudaExternalSemaphoreSignalParams *parameters, unsigned count, cudaStream_t"
        " stream = 0",
        _NO_HANDLE,
    ),
    ApiRow(
        "cudaWaitExternalSemaphoresAsync",
        f"{_SEMAPHORES}, const cudaExternalSemaphoreWaitParams *parameters, unsigned count, cudaStream_t"
        " stream = 0",
        _NO_HANDLE,
    ),
    ApiRow("cudaDestroyExternalSemaphore", "cudaExternalSemaphore_t semaphore", _NO_HANDLE),
    *_of_semaphores("Signal", _SIGNALS),
    *_of_semaphores("Wait", _WAITS),
    ApiRow(
        "cudaGraphicsMapResources",
        "int count, cudaGraphicsResource_t *resources, cudaStream_t stream = 0",
        _NO_HANDLE,
    ),
    ApiRow(
        "cudaGraphicsUnmapResources",
        "int count, cudaGraphicsResource_t *resources, cudaStream_t stream = 0",
        _NO_HANDLE,
    ),
    ApiRow("cudaGraphicsUnregisterResource", _RESOURCE, _NO_HANDLE),
    ApiRow("cudaGraphicsResourceSetMapFlags", f"{_RESOURCE}, unsigned flags", _NO_HANDLE),
    ApiRow("cudaGraphicsResourceGetMappedPointer", f"void **pointer, size_t *size, {_RESOURCE}", _NO_HANDLE),
    ApiRow(
        "cudaGraphicsResourceGetMappedMipmappedArray",
        f"cudaMipmappedArray_t *mipmap, {_RESOURCE}",
        _NO_HANDLE,
    ),
    ApiRow(
        "cudaGraphicsSubResourceGetMappedArray",
        f"cudaArray_t *array, {_RESOURCE}, unsigned index, unsigned level",
        _NO_HANDLE,
    ),
    ApiRow(
        "cudaArrayGetPlane", "cudaArray_t *found, cudaArray_t array, unsigned plane", _fail_for(CudaArray)
    ),
    ApiRow(
        "cudaArrayGetMemoryRequirements",
        "cudaArrayMemoryRequirements *needed, cudaArray_t array, int device",
        _fail_for(CudaArray),
    ),
    ApiRow(
        "cudaArrayGetSparseProperties",
        "cudaArraySparseProperties *properties, cudaArray_t array",
        _fail_for(CudaArray),
    ),
    ApiRow(
        "cudaMipmappedArrayGetMemoryRequirements",
        "cudaArrayMemoryRequirements *needed, cudaMipmappedArray_t mipmap, int device",
        _fail_for(Mipmap),
    ),
    ApiRow(
        "cudaMipmappedArrayGetSparseProperties",
        "cudaArraySparseProperties *properties, cudaMipmappedArray_t mipmap",
        _fail_for(Mipmap),
    ),
)
