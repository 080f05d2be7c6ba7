"""The device and its state (CUDA Runtime API, "Device Management", "Error Handling", "Version
Management").
"""

from __future__ import annotations

import ctypes

from ...runtime import ALIGNMENT
from ..device.errors import ERRORS, NUMBERS, ApiError
from ..device.machine import FREE, Machine
from .pointers import put, put_size, text_at, text_kept
from .table import Row

VERSION = 13000
MULTIPROCESSORS, MAX_BLOCK = 108, (1024, 1024, 64)
_KB = 1024
PROPERTIES: dict[str, int | list[int] | str] = {
    "name": "minicc PTX machine (CPU)", "totalGlobalMem": FREE, "sharedMemPerBlock": 48 * _KB,
    "regsPerBlock": 65536, "warpSize": 32, "memPitch": 2**31 - 1,
    "maxThreadsPerBlock": 1024, "maxThreadsDim": list(MAX_BLOCK), "maxGridSize": [2**31 - 1, 65535, 65535],
    "totalConstMem": 64 * _KB,
    "major": 8, "minor": 0, "textureAlignment": ALIGNMENT, "texturePitchAlignment": 32,
    "multiProcessorCount": MULTIPROCESSORS, "integrated": 0, "canMapHostMemory": 1,
    "concurrentKernels": 1, "ECCEnabled": 0, "pciBusID": 0, "pciDeviceID": 0, "pciDomainID": 0,
    "tccDriver": 0, "asyncEngineCount": 1,
    "unifiedAddressing": 1, "memoryBusWidth": 5120, "l2CacheSize": 40 * _KB * _KB,
    "maxThreadsPerMultiProcessor": 2048, "streamPrioritiesSupported": 1,
    "globalL1CacheSupported": 1, "localL1CacheSupported": 1, "sharedMemPerMultiprocessor": 164 * _KB,
    "regsPerMultiprocessor": 65536, "managedMemory": 1,
    "isMultiGpuBoard": 0, "pageableMemoryAccess": 0, "concurrentManagedAccess": 1,
    "computePreemptionSupported": 1, "cooperativeLaunch": 1,
    "sharedMemPerBlockOptin": 163 * _KB, "maxBlocksPerMultiProcessor": 32, "memoryPoolsSupported": 1,
    "clockRate": 1410000, "memoryClockRate": 1215000,
    "deviceOverlap": 1, "kernelExecTimeoutEnabled": 0, "computeMode": 0, "maxTexture1D": 131072,
    "maxTexture2D": [131072, 65536],
    "maxTexture3D": [16384, 16384, 16384], "cooperativeMultiDeviceLaunch": 0,
    "singleToDoublePrecisionPerfRatio": 2, "maxTexture1DLinear": 1 << 28,
    "maxTexture1DMipmap": 32768, "maxTexture2DMipmap": [32768, 32768],
    "maxTexture2DLinear": [131072, 65000, 2097120], "maxTexture2DGather": [32768, 32768],
    "maxTexture3DAlt": [8192, 8192, 32768], "maxTextureCubemap": 32768, "maxTexture1DLayered": [32768, 2048],
    "maxTexture2DLayered": [32768, 32768, 2048],
    "maxTextureCubemapLayered": [32768, 2046], "maxSurface1D": 32768, "maxSurface2D": [131072, 65536],
    "maxSurface3D": [16384, 16384, 16384],
    "maxSurface1DLayered": [32768, 2048], "maxSurface2DLayered": [32768, 32768, 2048],
    "maxSurfaceCubemap": 32768, "maxSurfaceCubemapLayered": [32768, 2046],
    "surfaceAlignment": 512, "reservedSharedMemPerBlock": _KB, "persistingL2CacheMaxSize": 30 * _KB * _KB,
    "accessPolicyMaxWindowSize": 134213632, "multiGpuBoardGroupID": 0,
    "hostNativeAtomicSupported": 0, "canUseHostPointerForRegisteredMem": 0,
    "pageableMemoryAccessUsesHostPageTables": 0, "directManagedMemAccessFromHost": 0,
    "hostRegisterSupported": 1, "hostRegisterReadOnlySupported": 0, "sparseCudaArraySupported": 0,
    "deferredMappingCudaArraySupported": 0,
    "timelineSemaphoreInteropSupported": 0, "gpuDirectRDMASupported": 0, "ipcEventSupported": 0,
    "clusterLaunch": 0, "unifiedFunctionPointers": 0,
    "luid": "", "luidDeviceNodeMask": 0, "gpuDirectRDMAFlushWritesOptions": 0,
    "memoryPoolSupportedHandleTypes": 0, "gpuPciDeviceID": 0,
    "gpuPciSubsystemID": 0, "gpuDirectRDMAWritesOrdering": 0, "deviceNumaConfig": 0, "deviceNumaId": 0,
    "mpsEnabled": 0, "hostNumaId": -1,
    "hostNumaMultinodeIpcSupported": 0,
}  # fmt: skip
"""What cudaDeviceProp says, by its fields: the architecture is that of sm_80; the clocks are no measure of
anything here.
"""

_FIRST = {
    "maxThreadsPerBlock": 1, "maxThreadsDim": 2, "maxGridSize": 5, "sharedMemPerBlock": 8, "totalConstMem": 9,
    "warpSize": 10, "memPitch": 11,
    "regsPerBlock": 12, "clockRate": 13, "textureAlignment": 14, "deviceOverlap": 15,
    "multiProcessorCount": 16, "kernelExecTimeoutEnabled": 17,
    "integrated": 18, "canMapHostMemory": 19, "computeMode": 20, "maxTexture1D": 21, "maxTexture2D": 22,
    "maxTexture3D": 24,
    "maxTexture2DLayered": 27, "surfaceAlignment": 30, "concurrentKernels": 31, "ECCEnabled": 32,
    "pciBusID": 33, "pciDeviceID": 34,
    "tccDriver": 35, "memoryClockRate": 36, "memoryBusWidth": 37, "l2CacheSize": 38,
    "maxThreadsPerMultiProcessor": 39, "asyncEngineCount": 40,
    "unifiedAddressing": 41, "maxTexture1DLayered": 42, "maxTexture2DGather": 45, "maxTexture3DAlt": 47,
    "pciDomainID": 50,
    "texturePitchAlignment": 51, "maxTextureCubemap": 52, "maxTextureCubemapLayered": 53, "maxSurface1D": 55,
    "maxSurface2D": 56,
    "maxSurface3D": 58, "maxSurface1DLayered": 61, "maxSurface2DLayered": 63, "maxSurfaceCubemap": 66,
    "maxSurfaceCubemapLayered": 67,
    "maxTexture1DLinear": 69, "maxTexture2DLinear": 70, "maxTexture2DMipmap": 73, "major": 75, "minor": 76,
    "maxTexture1DMipmap": 77,
    "streamPrioritiesSupported": 78, "globalL1CacheSupported": 79, "localL1CacheSupported": 80,
    "sharedMemPerMultiprocessor": 81,
    "regsPerMultiprocessor": 82, "managedMemory": 83, "isMultiGpuBoard": 84, "multiGpuBoardGroupID": 85,
    "hostNativeAtomicSupported": 86,
    "singleToDoublePrecisionPerfRatio": 87, "pageableMemoryAccess": 88, "concurrentManagedAccess": 89,
    "computePreemptionSupported": 90,
    "canUseHostPointerForRegisteredMem": 91, "cooperativeLaunch": 95, "cooperativeMultiDeviceLaunch": 96,
    "sharedMemPerBlockOptin": 97,
    "hostRegisterSupported": 99, "pageableMemoryAccessUsesHostPageTables": 100,
    "directManagedMemAccessFromHost": 101,
    "maxBlocksPerMultiProcessor": 106, "persistingL2CacheMaxSize": 108, "accessPolicyMaxWindowSize": 109,
    "reservedSharedMemPerBlock": 111,
    "sparseCudaArraySupported": 112, "hostRegisterReadOnlySupported": 113,
    "timelineSemaphoreInteropSupported": 114, "memoryPoolsSupported": 115,
    "gpuDirectRDMASupported": 116, "gpuDirectRDMAFlushWritesOptions": 117, "gpuDirectRDMAWritesOrdering": 118,
    "memoryPoolSupportedHandleTypes": 119, "clusterLaunch": 120, "deferredMappingCudaArraySupported": 121,
    "ipcEventSupported": 125,
    "deviceNumaConfig": 130, "deviceNumaId": 131, "mpsEnabled": 133, "hostNumaId": 134, "gpuPciDeviceID": 139,
    "gpuPciSubsystemID": 140,
    "hostNumaMultinodeIpcSupported": 143,
}  # fmt: skip
"""The number of a field's first element as an attribute (enumeration cudaDeviceAttr); its other elements
follow.
"""


def numbers(name: str) -> list[int]:
    """The elements of a property that is no text."""
    value = PROPERTIES[name]
    assert not isinstance(value, str)
    return value if isinstance(value, list) else [value]


_ATTRIBUTES = {98: 0, 126: 1, 135: 0, 138: 0, 142: 0, 144: 0, 147: 0} | {
    first + place: value for name, first in _FIRST.items() for place,
    value in enumerate(numbers(name))}  # fmt: skip
"""By their numbers; first those that no field has: one domain of memory synchronization; no remote writes,
graphics, pools of host memory, atomics between processors.
"""

_SIZES = {
    "totalGlobalMem",
    "sharedMemPerBlock",
    "memPitch",
    "totalConstMem",
    "textureAlignment",
    "texturePitchAlignment",
    "sharedMemPerMultiprocessor",
    "sharedMemPerBlockOptin",
    "surfaceAlignment",
    "reservedSharedMemPerBlock",
}


class Properties(ctypes.Structure):
    """cudaDeviceProp as the headers declare it."""

    _fields_ = [
        item
        for name, value in PROPERTIES.items()
        for item in (
            [("name", ctypes.c_char * 256), ("uuid", ctypes.c_char * 16)] if name == "name"
            else [(name, ctypes.c_char * 8)] if name == "luid"
            else [(name, ctypes.c_int * len(value))] if isinstance(value, list)
            else [(name, ctypes.c_size_t if name in _SIZES else ctypes.c_int)]
        )
    ]  # fmt: skip


def properties(m: Machine, out: int | None, device: int) -> None:
    check_device(device)
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    made = Properties.from_address(out)
    for name, value in PROPERTIES.items():
        if isinstance(value, list):
            getattr(made, name)[:] = value
        else:
            setattr(made, name, value.encode() if isinstance(value, str) else value)


def attribute(m: Machine, out: int | None, which: int, device: int) -> None:
    check_device(device)
    if which not in _ATTRIBUTES:
        raise ApiError("cudaErrorInvalidValue")
    put(out, _ATTRIBUTES[which])


def check_device(device: int) -> None:
    """ApiError for another device than the one that there is."""
    if device != 0:
        raise ApiError("cudaErrorInvalidDevice")


def set_device(m: Machine, device: int) -> None:
    check_device(device)


def get_device(m: Machine, out: int | None) -> None:
    put(out, 0)


def choose(m: Machine, out: int | None, wanted: int | None) -> None:
    put(out, 0)


def count(m: Machine, out: int | None) -> None:
    put(out, 1)


def set_limit(m: Machine, which: int, value: int) -> None:
    m.limits[which] = value


_DEFAULT_LIMITS = {0: 1024, 1: 1 << 20, 2: 8 << 20, 3: 2, 4: 2048, 5: 64, 6: 0}


def get_limit(m: Machine, out: int | None, which: int) -> None:
    if which not in _DEFAULT_LIMITS:
        raise ApiError("cudaErrorInvalidValue")
    put_size(out, m.limits.get(which, _DEFAULT_LIMITS[which]))


def accepted(m: Machine, *_: object) -> None:
    """A setting that changes nothing here."""


def zero(m: Machine, out: int | None, *_: object) -> None:
    """A setting that nothing has changed."""
    put(out, 0)


def peer(m: Machine, out: int | None, device: int, other: int) -> None:
    check_device(device)
    check_device(other)
    put(out, 0)


def version(m: Machine, out: int | None) -> None:
    put(out, VERSION)


def pci(m: Machine, out: int | None, size: int, device: int) -> None:
    check_device(device)
    text = b"0000:00:00.0\0"
    if not out or size < len(text):
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memmove(out, text, len(text))


def by_pci(m: Machine, out: int | None, text: int | None) -> None:
    if text_at(text).lower() not in ("0000:00:00.0", "00:00.0"):
        raise ApiError("cudaErrorInvalidDevice")
    put(out, 0)


def error_name(m: Machine, error: int) -> int:
    return text_kept(NUMBERS.get(error, "unrecognized error code"))


def error_string(m: Machine, error: int) -> int:
    return text_kept(ERRORS[NUMBERS[error]][1] if error in NUMBERS else "unrecognized error code")


FUNCTIONS = (
    Row("cudaGetDeviceProperties", "cudaDeviceProp *properties, int device", properties),
    Row("cudaDeviceGetAttribute", "int *value, cudaDeviceAttr attribute, int device", attribute),
    Row("cudaSetDevice", "int device", set_device),
    Row("cudaGetDevice", "int *device", get_device),
    Row("cudaGetDeviceCount", "int *count", count),
    Row("cudaChooseDevice", "int *device, const cudaDeviceProp *wanted", choose),
    Row("cudaSetDeviceFlags", "unsigned flags", accepted),
    Row("cudaDeviceSetLimit", "cudaLimit limit, size_t value", set_limit),
    Row("cudaDeviceGetLimit", "size_t *value, cudaLimit limit", get_limit),
    Row("cudaDeviceSetCacheConfig", "cudaFuncCache config", accepted),
    Row("cudaDeviceSetSharedMemConfig", "cudaSharedMemConfig config", accepted),
    Row("cudaDeviceCanAccessPeer", "int *can, int device, int peer", peer),
    Row("cudaDeviceGetPCIBusId", "char *text, int size, int device", pci),
    Row("cudaDeviceGetByPCIBusId", "int *device, const char *text", by_pci),
    Row("cudaDriverGetVersion", "int *version", version),
    Row("cudaRuntimeGetVersion", "int *version", version),
    Row("cudaProfilerStart", "", accepted),
    Row("cudaProfilerStop", "", accepted),
    Row("cudaInitDevice", "int device, unsigned flags, unsigned more", set_device),
    Row("cudaSetValidDevices", "int *devices, int count", accepted),
    Row("cudaGetDeviceFlags", "unsigned *flags", zero),
    Row("cudaDeviceGetCacheConfig", "cudaFuncCache *config", zero),
    Row("cudaDeviceGetSharedMemConfig", "cudaSharedMemConfig *config", zero),
    Row("cudaCtxResetPersistingL2Cache", "", accepted),
    Row("cudaGetErrorName", "cudaError_t error", error_name, "const char *"),
    Row("cudaGetErrorString", "cudaError_t error", error_string, "const char *"),
    Row("cudaGetLastError", ""),
    Row("cudaPeekAtLastError", ""),
)
