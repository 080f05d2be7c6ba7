"""Functions of the driver API by their names (CUDA Runtime API, "Driver Entry Point Access")."""

from __future__ import annotations

import ctypes
import os
from functools import cache

from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .device import VERSION
from .driver_symbols import versions_of
from .pointers import Pointer, put, put_pointer, text_at
from .table import ApiRow

_FOUND, _NOT_FOUND, _TOO_NEW = 0, 1, 2
_PER_THREAD = 2
"""The flag that asks for the variant for per-thread default streams."""
DRIVER_LIBRARY = "libcuda.so.1"


def entry_point(rt: HostRuntime, name: Pointer, out: Pointer, flags: int, status: Pointer) -> None:
    """Implement `cudaGetDriverEntryPoint`."""
    entry_point_by_version(rt, name, out, VERSION, flags, status)


def entry_point_by_version(
    rt: HostRuntime, name: Pointer, out: Pointer, version: int, flags: int, status: Pointer
) -> None:
    """Write the address of a driver API function, or null; `status` receives the reason."""
    if not name or not out:
        raise ApiError("cudaErrorInvalidValue")
    text = text_at(name)
    symbols = versions_of(text)
    known = (
        [one.name for one in symbols if one.since <= version] if symbols else [text] * text.startswith("cu")
    )
    current = next((symbol for symbol in known if address_of(rt, symbol)), "")
    variants = (f"{current}_ptsz", f"{current}_ptds") if flags & _PER_THREAD else ()
    result = next(filter(None, (address_of(rt, name) for name in (*variants, current))), 0)
    put_pointer(out, result)
    if status:
        put(status, _FOUND if result else _TOO_NEW if symbols else _NOT_FOUND)


def driver_entry_point(
    rt: HostRuntime, name: Pointer, out: Pointer, version: int, flags: int, status: Pointer = None
) -> None:
    """Write the address of a driver API function. Raise ApiError if there is none and `status` is null."""
    entry_point_by_version(rt, name, out, version, flags, status)
    if not status and not ctypes.c_void_p.from_address(out or 0).value:
        raise ApiError("cudaErrorSymbolNotFound")


def address_of(rt: HostRuntime, symbol: str) -> int:
    """Return the address of a function of the runtime's library or of the driver's; 0 if there is none."""
    for library in (rt.library, _driver_library()):
        function = getattr(library, symbol, None)
        if function is not None:
            return ctypes.cast(function, ctypes.c_void_p).value or 0
    return 0


@cache
def _driver_library() -> ctypes.CDLL | None:
    """Return the driver's library if the process has loaded it."""
    try:
        return ctypes.CDLL(DRIVER_LIBRARY, mode=os.RTLD_NOLOAD | os.RTLD_NOW)
    except OSError:
        return None


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
