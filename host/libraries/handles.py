"""Functions of libraries with one kind of handle: create it, destroy it, and set and get its stream."""

from __future__ import annotations

from importlib.util import find_spec

from ..api.pointers import Pointer, put_pointer
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

    def destroy(rt: HostRuntime, handle: Pointer) -> None:
        resolve_handle(rt, kind, handle, uninitialised)
        rt.scheduler.drain()
        rt.handles.remove(handle)

    def set_stream(rt: HostRuntime, handle: Pointer, stream: Pointer) -> None:
        rt.stream(stream)
        resolve_handle(rt, kind, handle, uninitialised).stream = stream or 0

    def get_stream(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
        put_pointer(out, resolve_handle(rt, kind, handle, uninitialised).stream)

    name = f"{prefix}Handle_t"
    return (
        ApiRow(f"{prefix}Create", f"{name} *handle", create, result),
        ApiRow(f"{prefix}Destroy", f"{name} handle", destroy, result),
        ApiRow(f"{prefix}SetStream", f"{name} handle, cudaStream_t stream", set_stream, result),
        ApiRow(f"{prefix}GetStream", f"{name} handle, cudaStream_t *stream", get_stream, result),
    )
