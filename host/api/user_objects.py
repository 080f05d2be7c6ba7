"""Objects of the program's that graphs keep (CUDA Runtime API, "Graph Management"): a count of who holds
each, and what to call when nobody does.
"""

from __future__ import annotations

from ..device.errors import ApiError
from ..device.machine import Machine
from ..device.stream_scheduler import Graph, UserObject
from .pointers import put_pointer
from .table import Row

_MOVED = 1
"""cudaGraphUserObjectMove: the program's own reference becomes the graph's."""


def create(
    m: Machine, out: int | None, pointer: int | None, destroy: int | None, count: int, flags: int
) -> None:
    if not destroy or not count:
        raise ApiError("cudaErrorInvalidValue")
    put_pointer(out, m.new_handle(UserObject(pointer, destroy, count)))


def add_references(m: Machine, handle: int | None, count: int) -> None:
    m.handle(UserObject, handle).add(count)


def remove_references(m: Machine, handle: int | None, count: int) -> None:
    m.handle(UserObject, handle).add(-count)


def retain_in(m: Machine, graph: int | None, handle: int | None, count: int, flags: int) -> None:
    result, kept = m.handle(UserObject, handle), m.handle(Graph, graph)
    if not flags & _MOVED:
        result.add(count)
    kept.retained += [result] * count


def release_from(m: Machine, graph: int | None, handle: int | None, count: int) -> None:
    result, kept = m.handle(UserObject, handle), m.handle(Graph, graph)
    if sum(other is result for other in kept.retained) < count:
        raise ApiError("cudaErrorInvalidValue")
    others = [other for other in kept.retained if other is not result]
    kept.retained = others + [result] * (len(kept.retained) - len(others) - count)
    result.add(-count)


FUNCTIONS = (
    Row(
        "cudaUserObjectCreate",
        "cudaUserObject_t *object, void *pointer, cudaHostFn_t destroy, unsigned count, unsigned flags",
        create,
    ),
    Row("cudaUserObjectRetain", "cudaUserObject_t object, unsigned count = 1", add_references),
    Row("cudaUserObjectRelease", "cudaUserObject_t object, unsigned count = 1", remove_references),
    Row(
        "cudaGraphRetainUserObject",
        "cudaGraph_t graph, cudaUserObject_t object, unsigned count = 1, unsigned flags = 0",
        retain_in,
    ),
    Row(
        "cudaGraphReleaseUserObject",
        "cudaGraph_t graph, cudaUserObject_t object, unsigned count = 1",
        release_from,
    ),
)
