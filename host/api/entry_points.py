"""Functions of the driver API by their names (CUDA Runtime API, "Driver Entry Point Access")."""

from __future__ import annotations

import ctypes

from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .device import VERSION
from .pointers import Pointer, put, put_pointer, text_at
from .table import ApiRow

_FOUND, _NOT_FOUND, _TOO_NEW = 0, 1, 2


def entry_point(rt: HostRuntime, name: Pointer, out: Pointer, flags: int, status: Pointer) -> None:
    """Implement `cudaGetDriverEntryPoint`."""
    entry_point_by_version(rt, name, out, VERSION, flags, status)


def entry_point_by_version(
    rt: HostRuntime, name: Pointer, out: Pointer, version: int, flags: int, status: Pointer
) -> None:
    """Write the address of a driver API function, or null; `status` receives the reason."""
    if not name or not out:
        raise ApiError("cudaErrorInvalidValue")
    symbol = text_at(name)
    result = (
        getattr(rt.library, symbol, None)
        if symbol.startswith("cu") and not symbol.startswith("cuda") and version <= VERSION
        else None
    )
    put_pointer(out, (ctypes.cast(result, ctypes.c_void_p).value or 0) if result is not None else 0)
    if status:
        put(status, _FOUND if result is not None else _TOO_NEW if version > VERSION else _NOT_FOUND)


_STATUS = "cudaDriverEntryPointQueryResult *status = 0"
FUNCTIONS = (
    ApiRow(
        "cudaGetDriverEntryPoint",
        f"const char *name, void **function, unsigned long long flags, {_STATUS}",
        entry_point,
    ),
    ApiRow(
        "cudaGetDriverEntryPointByVersion",
        f"const char *name, void **function, unsigned version, unsigned long long flags, {_STATUS}",
        entry_point_by_version,
    ),
)
