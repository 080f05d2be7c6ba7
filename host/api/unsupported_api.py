"""What a process alone with one device does not have: other processes, other devices, graphics, memory and
semaphores of others. Each function is there and gives the error that CUDA documents for a device without it.
"""

from __future__ import annotations

from collections.abc import Callable

from ..device.errors import ApiError
from ..device.machine import Machine
from .device import check_device
from .images import Array, Mipmap
from .pointers import put
from .table import Row


def failing(error: str, why: str = "") -> Callable[..., None]:
    """The body of a function that gives an error of the runtime's, and why, whatever its arguments are."""

    def fail(m: Machine, *_: object) -> None:
        raise ApiError(error, why)

    return fail


NO_PROCESS = failing(
    "cudaErrorNotSupported", "memory and events are this process's own: there are no handles for others"
)
NO_PEER = failing("cudaErrorInvalidDevice")
_NO_IMPORT = failing(
    "cudaErrorNotSupported", "memory and semaphores of other programming interfaces are not supported"
)
_NO_HANDLE = failing("cudaErrorInvalidResourceHandle")
"""Nothing makes handles of the kind."""
_NO_CLUSTERS = failing("cudaErrorNotSupported", "clusters are not supported: the device is one of sm_80")
_NOT_HERE = failing("cudaErrorNotSupported")
_NO_PARTS = failing(
    "cudaErrorNotSupported", "parts of the device cannot be set aside: there are no green contexts"
)


def no_host_atomics(m: Machine, out: int | None, operations: int | None, count: int, device: int) -> None:
    """None of the operations is atomic between the device and the host."""
    check_device(device)
    for place in range(count):
        put(out + 4 * place if out else None, 0)


def _whole(kind: type) -> Callable[..., None]:
    """Arrays have one plane, and all their memory from the beginning."""

    def fail(m: Machine, out: int | None, handle: int | None, *_: int) -> None:
        m.handle(kind, handle)
        raise ApiError("cudaErrorInvalidValue")

    return fail


_SIGNALS, _WAITS = (
    "cudaExternalSemaphoreSignalNodeParams *parameters",
    "cudaExternalSemaphoreWaitNodeParams *parameters",
)
_ADDED = "cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count"
_SEMAPHORES = "const cudaExternalSemaphore_t *semaphores"
_RESOURCE = "cudaGraphicsResource_t resource"


def _of_semaphores(which: str, parameters: str) -> tuple[Row, ...]:
    """The functions for nodes of graphs that signal, or wait."""
    return (
        Row(f"cudaGraphAddExternalSemaphores{which}Node", f"{_ADDED}, const {parameters}", _NO_IMPORT),
        Row(
            f"cudaGraphExternalSemaphores{which}NodeGetParams",
            f"cudaGraphNode_t node, {parameters}",
            _NO_HANDLE,
        ),
        Row(
            f"cudaGraphExternalSemaphores{which}NodeSetParams",
            f"cudaGraphNode_t node, const {parameters}",
            _NO_HANDLE,
        ),
        Row(
            f"cudaGraphExecExternalSemaphores{which}NodeSetParams",
            f"cudaGraphExec_t executable, cudaGraphNode_t node, const {parameters}",
            _NO_HANDLE,
        ),
    )


_RESOURCE_OF = "cudaDevResource *resource, cudaDevResourceType kind"
FUNCTIONS = (
    Row("cudaDeviceGetDevResource", f"int device, {_RESOURCE_OF}", _NO_PARTS),
    Row("cudaStreamGetDevResource", f"cudaStream_t stream, {_RESOURCE_OF}", _NO_PARTS),
    Row("cudaExecutionCtxGetDevResource", f"cudaExecutionContext_t context, {_RESOURCE_OF}", _NO_PARTS),
    Row(
        "cudaDevResourceGenerateDesc",
        "cudaDevResourceDesc_t *desc, cudaDevResource *resources, unsigned count",
        _NO_PARTS,
    ),
    Row(
        "cudaDevSmResourceSplit",
        "cudaDevResource *result, unsigned groups, const cudaDevResource *input, cudaDevResource *rest,"
        " unsigned flags, cudaDevSmResourceGroupParams *parameters",
        _NO_PARTS,
    ),
    Row(
        "cudaDevSmResourceSplitByCount",
        "cudaDevResource *result, unsigned *groups, const cudaDevResource *input, cudaDevResource *rest,"
        " unsigned flags, unsigned least",
        _NO_PARTS,
    ),
    Row(
        "cudaGreenCtxCreate",
        "cudaExecutionContext_t *context, cudaDevResourceDesc_t desc, int device, unsigned flags",
        _NO_PARTS,
    ),
    Row("cudaExecutionCtxRecordEvent", "cudaExecutionContext_t context, cudaEvent_t event", _NO_PARTS),
    Row("cudaExecutionCtxWaitEvent", "cudaExecutionContext_t context, cudaEvent_t event", _NO_PARTS),
    Row(
        "cudaStreamBeginRecaptureToGraph",
        "cudaStream_t stream, cudaStreamCaptureMode mode, cudaGraph_t graph, cudaGraphRecaptureCallbackData"
        " *data = 0",
        _NOT_HERE,
    ),
    Row("cudaGraphNodeGetParams", "cudaGraphNode_t node, cudaGraphNodeParams *parameters", _NOT_HERE),
    Row(
        "cudaMemGetLocationInfo",
        "void *pointer, size_t size, size_t summary, size_t sampling, cudaMemLocation *place",
        _NOT_HERE,
    ),
    Row("cudaIpcGetMemHandle", "cudaIpcMemHandle_t *handle, void *pointer", NO_PROCESS),
    Row(
        "cudaIpcOpenMemHandle", "void **pointer, const cudaIpcMemHandle_t &handle, unsigned flags", NO_PROCESS
    ),
    Row("cudaIpcCloseMemHandle", "void *pointer", NO_PROCESS),
    Row("cudaIpcGetEventHandle", "cudaIpcEventHandle_t *handle, cudaEvent_t event", NO_PROCESS),
    Row("cudaIpcOpenEventHandle", "cudaEvent_t *event, const cudaIpcEventHandle_t &handle", NO_PROCESS),
    Row(
        "cudaMemPoolExportToShareableHandle",
        "void *handle, cudaMemPool_t pool, cudaMemAllocationHandleType kind, unsigned flags",
        NO_PROCESS,
    ),
    Row(
        "cudaMemPoolImportFromShareableHandle",
        "cudaMemPool_t *pool, void *handle, cudaMemAllocationHandleType kind, unsigned flags",
        NO_PROCESS,
    ),
    Row("cudaMemPoolExportPointer", "cudaMemPoolPtrExportData *data, void *pointer", NO_PROCESS),
    Row(
        "cudaMemPoolImportPointer",
        "void **pointer, cudaMemPool_t pool, cudaMemPoolPtrExportData *data",
        NO_PROCESS,
    ),
    Row("cudaDeviceEnablePeerAccess", "int peer, unsigned flags", NO_PEER),
    Row("cudaDeviceDisablePeerAccess", "int peer", NO_PEER),
    Row(
        "cudaDeviceGetP2PAttribute", "int *value, cudaDeviceP2PAttr attribute, int device, int other", NO_PEER
    ),
    Row(
        "cudaDeviceGetP2PAtomicCapabilities",
        "unsigned *capabilities, const cudaAtomicOperation *operations, unsigned count, int device, int"
        " other",
        NO_PEER,
    ),
    Row(
        "cudaDeviceGetHostAtomicCapabilities",
        "unsigned *capabilities, const cudaAtomicOperation *operations, unsigned count, int device",
        no_host_atomics,
    ),
    Row(
        "cudaDeviceFlushGPUDirectRDMAWrites",
        "cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope",
        _NOT_HERE,
    ),
    Row("cudaDeviceGetNvSciSyncAttributes", "void *list, int device, int flags", _NOT_HERE),
    Row(
        "cudaDeviceRegisterAsyncNotification",
        "int device, cudaAsyncCallback function, void *data, cudaAsyncCallbackHandle_t *handle",
        _NOT_HERE,
    ),
    Row("cudaDeviceUnregisterAsyncNotification", "int device, cudaAsyncCallbackHandle_t handle", _NO_HANDLE),
    Row("cudaGetExportTable", "const void **table, const cudaUUID_t *id", _NOT_HERE),
    Row(
        "cudaImportExternalMemory",
        "cudaExternalMemory_t *memory, const cudaExternalMemoryHandleDesc *desc",
        _NO_IMPORT,
    ),
    Row(
        "cudaExternalMemoryGetMappedBuffer",
        "void **pointer, cudaExternalMemory_t memory, const cudaExternalMemoryBufferDesc *desc",
        _NO_HANDLE,
    ),
    Row(
        "cudaExternalMemoryGetMappedMipmappedArray",
        "cudaMipmappedArray_t *mipmap, cudaExternalMemory_t memory, "
        "const cudaExternalMemoryMipmappedArrayDesc *desc",
        _NO_HANDLE,
    ),
    Row("cudaDestroyExternalMemory", "cudaExternalMemory_t memory", _NO_HANDLE),
    Row(
        "cudaImportExternalSemaphore",
        "cudaExternalSemaphore_t *semaphore, const cudaExternalSemaphoreHandleDesc *desc",
        _NO_IMPORT,
    ),
    Row(
        "cudaSignalExternalSemaphoresAsync",
        f"{_SEMAPHORES}, const cudaExternalSemaphoreSignalParams *parameters, unsigned count, cudaStream_t"
        " stream = 0",
        _NO_HANDLE,
    ),
    Row(
        "cudaWaitExternalSemaphoresAsync",
        f"{_SEMAPHORES}, const cudaExternalSemaphoreWaitParams *parameters, unsigned count, cudaStream_t"
        " stream = 0",
        _NO_HANDLE,
    ),
    Row("cudaDestroyExternalSemaphore", "cudaExternalSemaphore_t semaphore", _NO_HANDLE),
    *_of_semaphores("Signal", _SIGNALS),
    *_of_semaphores("Wait", _WAITS),
    Row(
        "cudaGraphicsMapResources",
        "int count, cudaGraphicsResource_t *resources, cudaStream_t stream = 0",
        _NO_HANDLE,
    ),
    Row(
        "cudaGraphicsUnmapResources",
        "int count, cudaGraphicsResource_t *resources, cudaStream_t stream = 0",
        _NO_HANDLE,
    ),
    Row("cudaGraphicsUnregisterResource", _RESOURCE, _NO_HANDLE),
    Row("cudaGraphicsResourceSetMapFlags", f"{_RESOURCE}, unsigned flags", _NO_HANDLE),
    Row("cudaGraphicsResourceGetMappedPointer", f"void **pointer, size_t *size, {_RESOURCE}", _NO_HANDLE),
    Row(
        "cudaGraphicsResourceGetMappedMipmappedArray",
        f"cudaMipmappedArray_t *mipmap, {_RESOURCE}",
        _NO_HANDLE,
    ),
    Row(
        "cudaGraphicsSubResourceGetMappedArray",
        f"cudaArray_t *array, {_RESOURCE}, unsigned index, unsigned level",
        _NO_HANDLE,
    ),
    Row("cudaArrayGetPlane", "cudaArray_t *found, cudaArray_t array, unsigned plane", _whole(Array)),
    Row(
        "cudaArrayGetMemoryRequirements",
        "cudaArrayMemoryRequirements *needed, cudaArray_t array, int device",
        _whole(Array),
    ),
    Row(
        "cudaArrayGetSparseProperties",
        "cudaArraySparseProperties *properties, cudaArray_t array",
        _whole(Array),
    ),
    Row(
        "cudaMipmappedArrayGetMemoryRequirements",
        "cudaArrayMemoryRequirements *needed, cudaMipmappedArray_t mipmap, int device",
        _whole(Mipmap),
    ),
    Row(
        "cudaMipmappedArrayGetSparseProperties",
        "cudaArraySparseProperties *properties, cudaMipmappedArray_t mipmap",
        _whole(Mipmap),
    ),
    Row(
        "cudaOccupancyMaxActiveClusters",
        "int *count, const void *function, const cudaLaunchConfig_t *config",
        _NO_CLUSTERS,
    ),
    Row(
        "cudaOccupancyMaxPotentialClusterSize",
        "int *size, const void *function, const cudaLaunchConfig_t *config",
        _NO_CLUSTERS,
    ),
)
