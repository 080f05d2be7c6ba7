"""Functions of the driver API by their names (CUDA Runtime API, "Driver Entry Point Access")."""

from __future__ import annotations

import ctypes

from ..device.errors import ApiError
from ..device.machine import Machine
from .device import VERSION
from .pointers import put, put_pointer, text_at
from .table import Row

_FOUND, _NOT_FOUND, _TOO_NEW = 0, 1, 2


def entry_point(m: Machine, name: int | None, out: int | None, flags: int, status: int | None) -> None:
    entry_point_by_version(m, name, out, VERSION, flags, status)


def entry_point_by_version(
    m: Machine, name: int | None, out: int | None, version: int, flags: int, status: int | None
) -> None:
    """The function, null where there is none; `status` says why."""
    if not name or not out:
        raise ApiError("cudaErrorInvalidValue")
    wanted = text_at(name)
    result = (
        getattr(m.library, wanted, None)
        if wanted.startswith("cu") and not wanted.startswith("cuda") and version <= VERSION
        else None
    )
    put_pointer(out, (ctypes.cast(result, ctypes.c_void_p).value or 0) if result is not None else 0)
    if status:
        put(status, _FOUND if result is not None else _TOO_NEW if version > VERSION else _NOT_FOUND)


_STATUS = "cudaDriverEntryPointQueryResult *status = 0"
FUNCTIONS = (
    Row(
        "cudaGetDriverEntryPoint",
        f"const char *name, void **function, unsigned long long flags, {_STATUS}",
        entry_point,
    ),
    Row(
        "cudaGetDriverEntryPointByVersion",
        f"const char *name, void **function, unsigned version, unsigned long long flags, {_STATUS}",
        entry_point_by_version,
    ),
)
