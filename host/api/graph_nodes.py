"""Nodes of graphs once they are there: what they do instead, what they depend on, whether an executable runs them (CUDA Runtime API, "Graph Management")."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence

from ..device.errors import ApiError
from ..device.machine import Machine
from ..device.order import Graph, Work
from .graphs import Executable, box_copied, child_run, copied, filled, host_called, listed
from .pointers import put, put_pointer, put_size, text_at
from .table import Row

_COPY, _SET, _HOST, _GRAPH = "memcpy", "memset", "host", "graph"


def _set(m: Machine, node: int | None, kind: str, run: Callable[[], None]) -> None:
    """The node of a graph does that from now on."""
    found = m.handle(Work, node)
    if found.kind != kind:
        raise ApiError("cudaErrorInvalidValue")
    found.run = run


def _set_in(m: Machine, executable: int | None, node: int | None, kind: str, run: Callable[[], None]) -> None:
    """The node does that from now on where `executable` runs it."""
    made, found = m.handle(Executable, executable), m.handle(Work, node)
    if found.kind != kind or id(found) not in made.runs:
        raise ApiError("cudaErrorInvalidValue")
    made.runs[id(found)] = run


def _around(m: Machine, node: Work) -> Graph:
    return next(value for value in m.handles.values() if isinstance(value, Graph) and any(other is node for other in value.nodes))


def dependencies(m: Machine, node: int | None, out: int | None, count: int | None) -> None:
    listed(m, m.handle(Work, node).before, out, count)


def dependents(m: Machine, node: int | None, out: int | None, count: int | None) -> None:
    found = m.handle(Work, node)
    listed(m, [other for other in _around(m, found).nodes if any(b is found for b in other.before)], out, count)


def _edges(graph: Graph) -> list[tuple[Work, Work]]:
    return [(earlier, later) for later in graph.nodes for earlier in later.before]


def edges(m: Machine, graph: int | None, sources: int | None, targets: int | None, count: int | None) -> None:
    if not count or (sources is None) != (targets is None):
        raise ApiError("cudaErrorInvalidValue")
    found = _edges(m.handle(Graph, graph))
    room = ctypes.c_size_t.from_address(count).value
    for array, ends in ((sources, [a for a, _ in found]), (targets, [b for _, b in found])):
        put_size(count, room)
        listed(m, ends, array, count)


def destroy(m: Machine, node: int | None) -> None:
    found = m.handle(Work, node)
    graph = _around(m, found)
    graph.nodes[:] = [other for other in graph.nodes if other is not found]
    for other in graph.nodes:
        other.before[:] = [b for b in other.before if b is not found]
    del m.handles[node or 0]


def remove_dependencies(m: Machine, graph: int | None, sources: int | None, targets: int | None, count: int) -> None:
    m.handle(Graph, graph)
    for k in range(count):
        earlier, later = (m.handle(Work, ctypes.c_void_p.from_address((array or 0) + 8 * k).value) for array in (sources, targets))
        if not any(b is earlier for b in later.before):
            raise ApiError("cudaErrorInvalidValue")
        later.before[:] = [b for b in later.before if b is not earlier]


def set_enabled(m: Machine, executable: int | None, node: int | None, is_enabled: int) -> None:
    made, found = m.handle(Executable, executable), m.handle(Work, node)
    if id(found) not in made.runs or found.kind not in ("kernel", _COPY, _SET):
        raise ApiError("cudaErrorInvalidValue")
    (made.disabled.discard if is_enabled else made.disabled.add)(id(found))


def get_enabled(m: Machine, executable: int | None, node: int | None, out: int | None) -> None:
    put(out, id(m.handle(Work, node)) not in m.handle(Executable, executable).disabled)


def print_dot(m: Machine, graph: int | None, path: int | None, flags: int) -> None:
    """The graph in the language of dot(1)."""
    found = m.handle(Graph, graph)
    place = {id(node): number for number, node in enumerate(found.nodes)}
    lines = [f'"{number}" [label="{number}: {node.kind}"];' for number, node in enumerate(found.nodes)]
    lines += [f'"{place[id(a)]}" -> "{place[id(b)]}";' for a, b in _edges(found)]
    try:
        with open(text_at(path), "w", encoding="utf-8") as out:
            out.write("\n".join(["digraph {", *lines, "}", ""]))
    except OSError:
        raise ApiError("cudaErrorInvalidValue") from None


def capture_info(m: Machine, stream: int | None, status: int | None, number: int | None, graph: int | None, before: int | None, count: int | None) -> None:
    found = m.stream(stream)
    put(status, 0 if found.graph is None else 2 if found.graph.is_broken else 1)
    if found.graph is None:
        return
    (handle,) = m.handles_of([found.graph])
    if number:
        put(number, handle, ctypes.c_ulonglong)
    if graph:
        put_pointer(graph, handle)
    if count:
        put_size(count, len(found.last))
    if before:
        put_pointer(before, _array(m, found.last))


def _array(m: Machine, found: Sequence[Work]) -> int:
    """The address of the nodes' handles, which stay."""
    made = (ctypes.c_void_p * max(len(found), 1))(*m.handles_of(found))
    _KEPT.append(made)
    return ctypes.addressof(made)


_KEPT: list[object] = []
_1D = "void *to, const void *from, size_t size, cudaMemcpyKind kind"
_IN = "cudaGraphExec_t executable, cudaGraphNode_t node"
FUNCTIONS = (
    Row("cudaGraphMemcpyNodeSetParams", "cudaGraphNode_t node, const cudaMemcpy3DParms *p", lambda m, n, p: _set(m, n, _COPY, box_copied(m, p))),
    Row("cudaGraphExecMemcpyNodeSetParams", f"{_IN}, const cudaMemcpy3DParms *p", lambda m, e, n, p: _set_in(m, e, n, _COPY, box_copied(m, p))),
    Row("cudaGraphMemcpyNodeSetParams1D", f"cudaGraphNode_t node, {_1D}", lambda m, n, *p: _set(m, n, _COPY, copied(m, *p))),
    Row("cudaGraphExecMemcpyNodeSetParams1D", f"{_IN}, {_1D}", lambda m, e, n, *p: _set_in(m, e, n, _COPY, copied(m, *p))),
    Row("cudaGraphMemsetNodeSetParams", "cudaGraphNode_t node, const cudaMemsetParams *p", lambda m, n, p: _set(m, n, _SET, filled(m, p))),
    Row("cudaGraphExecMemsetNodeSetParams", f"{_IN}, const cudaMemsetParams *p", lambda m, e, n, p: _set_in(m, e, n, _SET, filled(m, p))),
    Row("cudaGraphHostNodeSetParams", "cudaGraphNode_t node, const cudaHostNodeParams *p", lambda m, n, p: _set(m, n, _HOST, host_called(p))),
    Row("cudaGraphExecHostNodeSetParams", f"{_IN}, const cudaHostNodeParams *p", lambda m, e, n, p: _set_in(m, e, n, _HOST, host_called(p))),
    Row("cudaGraphExecChildGraphNodeSetParams", f"{_IN}, cudaGraph_t child", lambda m, e, n, g: _set_in(m, e, n, _GRAPH, child_run(m, g))),
    Row("cudaGraphNodeGetDependencies", "cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *count", dependencies),
    Row("cudaGraphNodeGetDependentNodes", "cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *count", dependents),
    Row("cudaGraphGetEdges", "cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *count", edges),
    Row("cudaGraphDestroyNode", "cudaGraphNode_t node", destroy),
    Row("cudaGraphRemoveDependencies", "cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t count", remove_dependencies),
    Row("cudaGraphNodeSetEnabled", f"{_IN}, unsigned is_enabled", set_enabled),
    Row("cudaGraphNodeGetEnabled", f"{_IN}, unsigned *is_enabled", get_enabled),
    Row("cudaGraphDebugDotPrint", "cudaGraph_t graph, const char *path, unsigned flags", print_dot),
    Row("cudaStreamGetCaptureInfo", "cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id = 0, cudaGraph_t *graph = 0, "
        "const cudaGraphNode_t **before = 0, size_t *count = 0", capture_info),
)
