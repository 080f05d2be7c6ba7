"""Functions that libraries have in common: create and destroy a handle, set and get its stream and other
fields, and tell the version.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from ..api.pointers import Pointer, put, put_pointer
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from .arrays import LibraryError, resolve_handle
from .blas import BlasHandle


def handle_functions(
    prefix: str, kind: type[BlasHandle], result: str, uninitialised: int, library: str
) -> tuple[ApiRow, ...]:
    """Return the rows of `prefix`Create, Destroy, SetStream and GetStream. `uninitialised` is the status for
    an invalid handle, and for a missing SciPy, with which the library computes.
    """

    def create(rt: HostRuntime, out: Pointer) -> None:
        if find_spec("scipy") is None:
            raise LibraryError(
                uninitialised, f"{library} computes with SciPy, which is not installed: pip install scipy"
            )
        put_pointer(out, rt.handles.add(kind()))

    destroy, set_stream = stream_functions(kind, uninitialised)

    def get_stream(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
        put_pointer(out, resolve_handle(rt, kind, handle, uninitialised).stream)

    name = f"{prefix}Handle_t"
    return (
        ApiRow(f"{prefix}Create", f"{name} *handle", create, result),
        ApiRow(f"{prefix}Destroy", f"{name} handle", destroy, result),
        ApiRow(f"{prefix}SetStream", f"{name} handle, cudaStream_t stream", set_stream, result),
        ApiRow(f"{prefix}GetStream", f"{name} handle, cudaStream_t *stream", get_stream, result),
    )


def lifetime_functions(
    kind: type[Any], status: int
) -> tuple[Callable[[HostRuntime, Pointer], None], Callable[[HostRuntime, Pointer], None]]:
    """Return the functions that create and destroy an object of a handle."""

    def create(rt: HostRuntime, out: Pointer) -> None:
        put_pointer(out, rt.handles.add(kind()))

    def destroy(rt: HostRuntime, handle: Pointer) -> None:
        resolve_handle(rt, kind, handle, status)
        rt.handles.remove(handle)

    return create, destroy


def stream_functions(kind: type[Any], status: int) -> tuple[Callable[..., None], Callable[..., None]]:
    """Return the functions that destroy an object of a handle and that set its stream."""

    def destroy(rt: HostRuntime, handle: Pointer) -> None:
        resolve_handle(rt, kind, handle, status)
        rt.scheduler.drain()
        rt.handles.remove(handle)

    def set_stream(rt: HostRuntime, handle: Pointer, stream: Pointer) -> None:
        rt.stream(stream)
        resolve_handle(rt, kind, handle, status).stream = stream or 0

    return destroy, set_stream


def field_functions(
    kind: type[Any], name: str, status: int
) -> tuple[Callable[..., None], Callable[..., None]]:
    """Return the functions that set and get a number in an object of a handle."""

    def set_field(rt: HostRuntime, handle: Pointer, value: int) -> None:
        context = resolve_handle(rt, kind, handle, status)
        setattr(context, name, value == 1 if isinstance(getattr(context, name), bool) else value)

    def get_field(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
        put(out, int(getattr(resolve_handle(rt, kind, handle, status), name)))

    return set_field, get_field


def property_row(prefix: str, version: tuple[int, int, int], result: str, invalid: int) -> ApiRow:
    """Return the row of `prefix`GetProperty, which tells a part of the library's version."""

    def get_property(rt: HostRuntime, which: int, out: Pointer) -> None:
        if which not in range(len(version)):
            raise LibraryError(invalid)
        put(out, version[which])

    return ApiRow(f"{prefix}GetProperty", "libraryPropertyType which, int *value", get_property, result)
