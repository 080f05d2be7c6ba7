"""Functions of the driver API for what a device of compute capability 8.0, alone in its process, lacks:
multicast objects, handles for other processes (CUDA Driver API, "Multicast Object Management", "Memory
Management"). Each gives the error that CUDA documents for such a device; the device's attributes say the
same. `REASONS` explains the symbols that no row answers.
"""

from __future__ import annotations

import re

from ..api.driver_symbols import RESULT, driver_rows, driver_symbols, is_narrow
from ..api.pointers import Pointer, text_at
from ..api.table import ApiRow
from ..api.unsupported_api import NO_PROCESS, fail_with
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime

REASONS = {
    "cuCheckpoint": "processes are not checkpointed",
    "cuCoredump": "kernels leave no core dumps; messages describe their faults",
    "cuGreenCtx|cuCtxFromGreenCtx|cuCtxGetDevResource": "the device cannot be partitioned",
    "cuDeviceGetClique|cuDeviceGetFabric|cuFabric|cuLogicalEndpoint": "no other device is connected",
    "cuMulticast": "multicast objects are of compute capability 9.0, the device has 8.0",
    "cuTensorMap": "tensor maps have no allocation class",
    "cuMemBatchDecompressAsync": "the device has no engine for decompression",
    "cuMemGetHandleForAddressRange": "memory belongs to this process",
    "cuMemMapArrayAsync": "arrays are not sparse",
    "cuMemGetLocationInfo": "managed memory is at one place",
    "cuFlushGPUDirectRDMAWrites": "no other device writes to the device's memory",
    "cuStream(Begin|End)CaptureToCig": "streams are not shared with graphics",
    "cuStreamBeginRecaptureToGraph": "graphs are not captured anew",
    "cu(da)?(Graphics|EventCreateFrom|GraphicsResourceGetMapped)?(GL|EGL|Egl|VDPAU)": (
        "memory is not shared with graphics"
    ),
}
"""Reasons why symbols are not supported, by regular expressions for the beginnings of their names."""


_ERRORS = ("CUDA_ERROR_NOT_SUPPORTED", "cudaErrorNotSupported")
"""The error's name in the driver API and in the runtime API."""


def explain(symbol: str) -> str:
    """Return why a symbol of the driver that no row answers is not supported, or an empty text."""
    if symbol in driver_symbols() and is_narrow(symbol):
        return "it is the form of CUDA 3.1 and earlier, with addresses of 32 bits"
    return next((why for pattern, why in REASONS.items() if re.match(pattern, symbol)), "")


def unsupported(rt: HostRuntime, name: Pointer) -> None:
    """Fail as a function of the driver API that is not supported."""
    symbol = text_at(name)
    why = explain(symbol)
    error = _ERRORS[symbol.startswith("cuda")]
    rt.messages.warn(f"'{symbol}' is not supported{why and f' ({why})'}: it returns {error}")
    raise ApiError("cudaErrorNotSupported")


_NO_MULTICAST = fail_with(
    "cudaErrorNotSupported", "multicast objects are of compute capability 9.0, the device has 8.0"
)

_MULTICAST = "CUmemGenericAllocationHandle multicast"
_ROWS = (
    (
        "cuMulticastCreate",
        "CUmemGenericAllocationHandle *multicast, const CUmulticastObjectProp *properties",
        _NO_MULTICAST,
    ),
    ("cuMulticastAddDevice", f"{_MULTICAST}, CUdevice device", _NO_MULTICAST),
    (
        "cuMulticastBindMem",
        (
            f"{_MULTICAST}, size_t offset, CUmemGenericAllocationHandle memory, size_t start, size_t size,"
            " unsigned long long flags"
        ),
        _NO_MULTICAST,
    ),
    (
        "cuMulticastBindAddr",
        f"{_MULTICAST}, size_t offset, CUdeviceptr memory, size_t size, unsigned long long flags",
        _NO_MULTICAST,
    ),
    ("cuMulticastUnbind", f"{_MULTICAST}, CUdevice device, size_t offset, size_t size", _NO_MULTICAST),
    (
        "cuMulticastGetGranularity",
        "size_t *granularity, const CUmulticastObjectProp *properties, CUmulticastGranularity_flags which",
        _NO_MULTICAST,
    ),
    ("cuIpcGetEventHandle", "CUipcEventHandle *handle, CUevent event", NO_PROCESS),
    ("cuIpcOpenEventHandle", "CUevent *event, CUipcEventHandle handle", NO_PROCESS),
    ("cuIpcGetMemHandle", "CUipcMemHandle *handle, CUdeviceptr pointer", NO_PROCESS),
    ("cuIpcOpenMemHandle", "CUdeviceptr *pointer, CUipcMemHandle handle, unsigned flags", NO_PROCESS),
    ("cuIpcCloseMemHandle", "CUdeviceptr pointer", NO_PROCESS),
)
FUNCTIONS = (*driver_rows(_ROWS), ApiRow("minicc_unsupported", "const char *symbol", unsupported, RESULT))
