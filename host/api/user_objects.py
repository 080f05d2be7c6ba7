"""User objects that graphs retain (CUDA Runtime API, "Graph Management"): reference counts, and destructors
that run when a count drops to zero.
"""

from __future__ import annotations

from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.stream_scheduler import Graph, UserObject
from .pointers import Pointer, put_pointer
from .table import ApiRow

_MOVED = 1
"""The flag cudaGraphUserObjectMove: the program's own reference becomes the graph's."""


def create(rt: HostRuntime, out: Pointer, pointer: Pointer, destroy: Pointer, count: int, flags: int) -> None:
    """Implement `cudaUserObjectCreate`."""
    if not destroy or not count:
        raise ApiError("cudaErrorInvalidValue")
    put_pointer(out, rt.handles.add(UserObject(pointer, destroy, count)))


def add_references(rt: HostRuntime, handle: Pointer, count: int) -> None:
    """Implement `cudaUserObjectRetain`."""
    rt.handles.resolve(UserObject, handle).add(count)


def remove_references(rt: HostRuntime, handle: Pointer, count: int) -> None:
    """Implement `cudaUserObjectRelease`."""
    rt.handles.resolve(UserObject, handle).add(-count)


def retain_in(rt: HostRuntime, graph: Pointer, handle: Pointer, count: int, flags: int) -> None:
    """Implement `cudaGraphRetainUserObject`."""
    result, owner = rt.handles.resolve(UserObject, handle), rt.handles.resolve(Graph, graph)
    if not flags & _MOVED:
        result.add(count)
    owner.retained += [result] * count


def release_from(rt: HostRuntime, graph: Pointer, handle: Pointer, count: int) -> None:
    """Implement `cudaGraphReleaseUserObject`."""
    result, owner = rt.handles.resolve(UserObject, handle), rt.handles.resolve(Graph, graph)
    if sum(other is result for other in owner.retained) < count:
        raise ApiError("cudaErrorInvalidValue")
    others = [other for other in owner.retained if other is not result]
    owner.retained = others + [result] * (len(owner.retained) - len(others) - count)
    result.add(-count)


FUNCTIONS = (
    ApiRow(
        "cudaUserObjectCreate",
        "cudaUserObject_t *object, void *pointer, cudaHostFn_t destroy, unsigned count, unsigned flags",
        create,
    ),
    ApiRow("cudaUserObjectRetain", "cudaUserObject_t object, unsigned count = 1", add_references),
    ApiRow("cudaUserObjectRelease", "cudaUserObject_t object, unsigned count = 1", remove_references),
    ApiRow(
        "cudaGraphRetainUserObject",
        "cudaGraph_t graph, cudaUserObject_t object, unsigned count = 1, unsigned flags = 0",
        retain_in,
    ),
    ApiRow(
        "cudaGraphReleaseUserObject",
        "cudaGraph_t graph, cudaUserObject_t object, unsigned count = 1",
        release_from,
    ),
)
