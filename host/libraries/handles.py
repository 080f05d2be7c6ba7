"""Functions of libraries with one kind of handle: create it, destroy it, and set and get its stream."""

from __future__ import annotations

from importlib.util import find_spec

from ..api.pointers import Pointer, put_pointer
from ..api.table import Row
from ..device.machine import Machine
from .arrays import LibraryError, meant
from .blas import Handle


def handle_functions(
    prefix: str, kind: type[Handle], result: str, uninitialised: int, library: str
) -> tuple[Row, ...]:
    """Return the rows of `prefix`Create, Destroy, SetStream and GetStream. `uninitialised` is the status for
    an invalid handle, and for a missing SciPy, with which the library computes.
    """

    def create(m: Machine, out: Pointer) -> None:
        if find_spec("scipy") is None:
            raise LibraryError(
                uninitialised, f"{library} computes with SciPy, which is not installed: pip install scipy"
            )
        put_pointer(out, m.new_handle(kind()))

    def destroy(m: Machine, handle: Pointer) -> None:
        meant(m, kind, handle, uninitialised)
        m.order.drain()
        del m.handles[handle or 0]

    def set_stream(m: Machine, handle: Pointer, stream: Pointer) -> None:
        m.stream(stream)
        meant(m, kind, handle, uninitialised).stream = stream or 0

    def get_stream(m: Machine, handle: Pointer, out: Pointer) -> None:
        put_pointer(out, meant(m, kind, handle, uninitialised).stream)

    name = f"{prefix}Handle_t"
    return (
        Row(f"{prefix}Create", f"{name} *handle", create, result),
        Row(f"{prefix}Destroy", f"{name} handle", destroy, result),
        Row(f"{prefix}SetStream", f"{name} handle, cudaStream_t stream", set_stream, result),
        Row(f"{prefix}GetStream", f"{name} handle, cudaStream_t *stream", get_stream, result),
    )
