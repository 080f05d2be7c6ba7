"""The device and its state (CUDA Runtime API, "Device Management", "Error Handling", "Version
Management").
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from ...runtime import ALIGNMENT
from ..device.allocations import FREE
from ..device.errors import ERRORS, NUMBERS, ApiError
from ..device.host_runtime import HostRuntime
from .pointers import Pointer, persistent_text, put, put_size, text_at
from .table import ApiRow

VERSION = 13000
"""The version of the runtime API."""
DRIVER_VERSION = 13050
"""The version of the driver API: the newest whose PTX is read."""
PCI_BUS_ID = "0000:00:00.0"
UUID = bytes.fromhex("6d696e69636350549d3c2a1b4e5f6071")
"""The device's identifier."""
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
    "clusterLaunch": 1, "unifiedFunctionPointers": 0,
    "luid": "", "luidDeviceNodeMask": 0, "gpuDirectRDMAFlushWritesOptions": 0,
    "memoryPoolSupportedHandleTypes": 0, "gpuPciDeviceID": 0,
    "gpuPciSubsystemID": 0, "gpuDirectRDMAWritesOrdering": 0, "deviceNumaConfig": 0, "deviceNumaId": 0,
    "mpsEnabled": 0, "hostNumaId": -1,
    "hostNumaMultinodeIpcSupported": 0,
}  # fmt: skip
"""The fields of cudaDeviceProp: the architecture is sm_80; the clock rates are nominal."""

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
    """Return the elements of a property that is not text."""
    value = PROPERTIES[name]
    assert not isinstance(value, str)
    return value if isinstance(value, list) else [value]


_ATTRIBUTES = {98: 0, 126: 1, 135: 0, 138: 0, 142: 0, 144: 0, 147: 0} | {
    first + index: value for name, first in _FIRST.items() for index,
    value in enumerate(numbers(name))}  # fmt: skip
"""Attributes by their numbers. The first rows have no field: one domain of memory synchronization; no remote
writes, graphics, pools of host memory, or atomics between processors.
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


_FIELDS_12 = """
name uuid luid luidDeviceNodeMask totalGlobalMem sharedMemPerBlock regsPerBlock warpSize memPitch
maxThreadsPerBlock maxThreadsDim maxGridSize clockRate totalConstMem major minor textureAlignment
texturePitchAlignment deviceOverlap multiProcessorCount kernelExecTimeoutEnabled integrated
canMapHostMemory computeMode maxTexture1D maxTexture1DMipmap maxTexture1DLinear maxTexture2D
maxTexture2DMipmap maxTexture2DLinear maxTexture2DGather maxTexture3D maxTexture3DAlt maxTextureCubemap
maxTexture1DLayered maxTexture2DLayered maxTextureCubemapLayered maxSurface1D maxSurface2D maxSurface3D
maxSurface1DLayered maxSurface2DLayered maxSurfaceCubemap maxSurfaceCubemapLayered surfaceAlignment
concurrentKernels ECCEnabled pciBusID pciDeviceID pciDomainID tccDriver asyncEngineCount unifiedAddressing
memoryClockRate memoryBusWidth l2CacheSize persistingL2CacheMaxSize maxThreadsPerMultiProcessor
streamPrioritiesSupported globalL1CacheSupported localL1CacheSupported sharedMemPerMultiprocessor
regsPerMultiprocessor managedMemory isMultiGpuBoard multiGpuBoardGroupID hostNativeAtomicSupported
singleToDoublePrecisionPerfRatio pageableMemoryAccess concurrentManagedAccess computePreemptionSupported
canUseHostPointerForRegisteredMem cooperativeLaunch cooperativeMultiDeviceLaunch sharedMemPerBlockOptin
pageableMemoryAccessUsesHostPageTables directManagedMemAccessFromHost maxBlocksPerMultiProcessor
accessPolicyMaxWindowSize reservedSharedMemPerBlock hostRegisterSupported sparseCudaArraySupported
hostRegisterReadOnlySupported timelineSemaphoreInteropSupported memoryPoolsSupported
gpuDirectRDMASupported gpuDirectRDMAFlushWritesOptions gpuDirectRDMAWritesOrdering
memoryPoolSupportedHandleTypes deferredMappingCudaArraySupported ipcEventSupported clusterLaunch
unifiedFunctionPointers
""".split()
"""The fields of cudaDeviceProp in CUDA 12, in their order."""
_REMOVED = """
clockRate memoryClockRate deviceOverlap kernelExecTimeoutEnabled computeMode maxTexture1DLinear
singleToDoublePrecisionPerfRatio cooperativeMultiDeviceLaunch
""".split()
"""The fields that CUDA 13 does not have. Programs still read them, so they lie where it reserves space."""
_FIELDS_13 = [
    *(name for name in _FIELDS_12 if name not in _REMOVED),
    *"deviceNumaConfig deviceNumaId mpsEnabled hostNumaId gpuPciDeviceID gpuPciSubsystemID".split(),
    "hostNumaMultinodeIpcSupported",
    *_REMOVED,
]


def _field_type(name: str) -> Any:
    if name in ("name", "uuid", "luid"):
        return ctypes.c_char * {"name": 256, "uuid": 16, "luid": 8}[name]
    value = PROPERTIES[name]
    kind = ctypes.c_size_t if name in _SIZES else ctypes.c_int
    return kind * len(value) if isinstance(value, list) else kind


class DeviceProperties(ctypes.Structure):
    """The structure cudaDeviceProp of CUDA 13."""

    _fields_ = [(name, _field_type(name)) for name in _FIELDS_13] + [("reserved", ctypes.c_int * 48)]


class DeviceProperties12(ctypes.Structure):
    """The structure cudaDeviceProp of CUDA 12."""

    _fields_ = [(name, _field_type(name)) for name in _FIELDS_12] + [("reserved", ctypes.c_int * 63)]


def _properties_function(structure: type[ctypes.Structure]) -> Callable[..., None]:
    def properties(rt: HostRuntime, out: Pointer, device: int) -> None:
        check_device(device)
        if not out:
            raise ApiError("cudaErrorInvalidValue")
        result = structure()
        for name in (item[0] for item in structure._fields_[:-1]):
            value = PROPERTIES.get(name, UUID if name == "uuid" else "")
            if isinstance(value, list):
                getattr(result, name)[:] = value
            else:
                setattr(result, name, value.encode() if isinstance(value, str) else value)
        ctypes.memmove(out, ctypes.byref(result), ctypes.sizeof(result))

    return properties


def attribute(rt: HostRuntime, out: Pointer, which: int, device: int) -> None:
    """Implement `cudaDeviceGetAttribute`."""
    check_device(device)
    if which not in _ATTRIBUTES:
        raise ApiError("cudaErrorInvalidValue")
    put(out, _ATTRIBUTES[which])


def check_device(device: int) -> None:
    """Raise ApiError for the number of any device but 0."""
    if device != 0:
        raise ApiError("cudaErrorInvalidDevice")


def set_device(rt: HostRuntime, device: int) -> None:
    """Implement `cudaSetDevice` and `cudaInitDevice`."""
    check_device(device)


def get_device(rt: HostRuntime, out: Pointer) -> None:
    """Implement `cudaGetDevice`."""
    put(out, 0)


def choose(rt: HostRuntime, out: Pointer, properties: Pointer) -> None:
    """Implement `cudaChooseDevice`."""
    put(out, 0)


def count(rt: HostRuntime, out: Pointer) -> None:
    """Implement `cudaGetDeviceCount` and `cuDeviceGetCount`."""
    put(out, 1)


def set_limit(rt: HostRuntime, which: int, value: int) -> None:
    """Implement `cudaDeviceSetLimit` and `cuCtxSetLimit`."""
    rt.limits[which] = value


_DEFAULT_LIMITS = {0: 1024, 1: 1 << 20, 2: 8 << 20, 3: 2, 4: 2048, 5: 64, 6: 0}


def get_limit(rt: HostRuntime, out: Pointer, which: int) -> None:
    """Implement `cudaDeviceGetLimit` and `cuCtxGetLimit`."""
    if which not in _DEFAULT_LIMITS:
        raise ApiError("cudaErrorInvalidValue")
    put_size(out, rt.limits.get(which, _DEFAULT_LIMITS[which]))


def accept_setting(rt: HostRuntime, *_: object) -> None:
    """Accept a setting that has no effect here."""


def zero(rt: HostRuntime, out: Pointer, *_: object) -> None:
    """Write 0, the default of a setting that is never changed."""
    put(out, 0)


def peer(rt: HostRuntime, out: Pointer, device: int, other: int) -> None:
    """Implement `cudaDeviceCanAccessPeer` and `cuDeviceCanAccessPeer`."""
    check_device(device)
    check_device(other)
    put(out, 0)


def version(rt: HostRuntime, out: Pointer) -> None:
    """Implement `cudaDriverGetVersion` and its variants."""
    put(out, VERSION)


def driver_version(rt: HostRuntime, out: Pointer) -> None:
    """Implement `cudaDriverGetVersion` and `cuDriverGetVersion`."""
    put(out, DRIVER_VERSION)


def pci(rt: HostRuntime, out: Pointer, size: int, device: int) -> None:
    """Implement `cudaDeviceGetPCIBusId` and `cuDeviceGetPCIBusId`."""
    check_device(device)
    text = PCI_BUS_ID.encode() + b"\0"
    if not out or size < len(text):
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memmove(out, text, len(text))


def by_pci(rt: HostRuntime, out: Pointer, text: Pointer) -> None:
    """Implement `cudaDeviceGetByPCIBusId` and `cuDeviceGetByPCIBusId`."""
    if text_at(text).lower() not in (PCI_BUS_ID, PCI_BUS_ID[5:]):
        raise ApiError("cudaErrorInvalidDevice")
    put(out, 0)


def error_name(rt: HostRuntime, error: int) -> int:
    """Implement `cudaGetErrorName`."""
    return persistent_text(NUMBERS.get(error, "unrecognized error code"))


def error_string(rt: HostRuntime, error: int) -> int:
    """Implement `cudaGetErrorString`."""
    return persistent_text(ERRORS[NUMBERS[error]][1] if error in NUMBERS else "unrecognized error code")


FUNCTIONS = (
    ApiRow(
        "cudaGetDeviceProperties",
        "cudaDeviceProp *properties, int device",
        _properties_function(DeviceProperties),
    ),
    ApiRow(
        "cudaGetDeviceProperties_v2", "void *properties, int device", _properties_function(DeviceProperties12)
    ),
    ApiRow("cudaDeviceGetAttribute", "int *value, cudaDeviceAttr attribute, int device", attribute),
    ApiRow("cudaSetDevice", "int device", set_device),
    ApiRow("cudaGetDevice", "int *device", get_device),
    ApiRow("cudaGetDeviceCount", "int *count", count),
    ApiRow("cudaChooseDevice", "int *device, const cudaDeviceProp *wanted", choose),
    ApiRow("cudaSetDeviceFlags", "unsigned flags", accept_setting),
    ApiRow("cudaDeviceSetLimit", "cudaLimit limit, size_t value", set_limit),
    ApiRow("cudaDeviceGetLimit", "size_t *value, cudaLimit limit", get_limit),
    ApiRow("cudaDeviceSetCacheConfig", "cudaFuncCache config", accept_setting),
    ApiRow("cudaDeviceSetSharedMemConfig", "cudaSharedMemConfig config", accept_setting),
    ApiRow("cudaDeviceCanAccessPeer", "int *can, int device, int peer", peer),
    ApiRow("cudaDeviceGetPCIBusId", "char *text, int size, int device", pci),
    ApiRow("cudaDeviceGetByPCIBusId", "int *device, const char *text", by_pci),
    ApiRow("cudaDriverGetVersion", "int *version", driver_version),
    ApiRow("cudaRuntimeGetVersion", "int *version", version),
    ApiRow("cudaProfilerStart", "", accept_setting),
    ApiRow("cudaProfilerStop", "", accept_setting),
    ApiRow("cudaInitDevice", "int device, unsigned flags, unsigned more", set_device),
    ApiRow("cudaSetValidDevices", "int *devices, int count", accept_setting),
    ApiRow("cudaGetDeviceFlags", "unsigned *flags", zero),
    ApiRow("cudaDeviceGetCacheConfig", "cudaFuncCache *config", zero),
    ApiRow("cudaDeviceGetSharedMemConfig", "cudaSharedMemConfig *config", zero),
    ApiRow("cudaCtxResetPersistingL2Cache", "", accept_setting),
    ApiRow("cudaGetErrorName", "cudaError_t error", error_name, "const char *"),
    ApiRow("cudaGetErrorString", "cudaError_t error", error_string, "const char *"),
    ApiRow("cudaGetLastError", ""),
    ApiRow("cudaPeekAtLastError", ""),
)
