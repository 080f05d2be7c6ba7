"""Graphs: captured, built, changed and launched (CUDA Runtime API, "Graph Management")."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence

from ...support.records import field, record
from ..device.errors import ApiError, check
from ..device.machine import Launch, Machine
from ..device.order import Graph, Work
from .execution import configured
from .pointers import put, put_pointer, put_size
from .table import Row

_KINDS = {"kernel": 0, "memcpy": 1, "memset": 2, "host": 3, "graph": 4, "empty": 5}
"""cudaGraphNodeType."""



class KernelNode(ctypes.Structure):
    """cudaKernelNodeParams."""

    _fields_ = [("function", ctypes.c_void_p), ("grid", ctypes.c_uint * 3), ("block", ctypes.c_uint * 3), ("shared", ctypes.c_uint),
                ("arguments", ctypes.c_void_p), ("extra", ctypes.c_void_p)]


class MemsetNode(ctypes.Structure):
    """cudaMemsetParams."""

    _fields_ = [("to", ctypes.c_void_p), ("pitch", ctypes.c_size_t), ("value", ctypes.c_uint), ("element", ctypes.c_uint), ("width", ctypes.c_size_t),
                ("height", ctypes.c_size_t)]


class HostNode(ctypes.Structure):
    """cudaHostNodeParams."""

    _fields_ = [("function", ctypes.CFUNCTYPE(None, ctypes.c_void_p)), ("data", ctypes.c_void_p)]


@record
class Executable:
    """An instantiated graph: its nodes in an order that it allows, those of the graph by identity, what each does now, and which do nothing."""

    graph: Graph
    nodes: list[Work]
    runs: dict[int, Callable[[], None]]
    disabled: set[int] = field(default_factory=set)


# -- capture


def begin(m: Machine, stream: int | None, mode: int) -> None:
    m.order.begin(m.stream(stream))


def end(m: Machine, stream: int | None, graph: int | None) -> None:
    put_pointer(graph, 0)
    put_pointer(graph, m.new_handle(m.order.end(m.stream(stream))))


def is_capturing(m: Machine, stream: int | None, status: int | None) -> None:
    graph = m.stream(stream).graph
    put(status, 0 if graph is None else 2 if graph.is_broken else 1)


def exchange_mode(m: Machine, mode: int | None) -> None:
    put(mode, 0)


# -- building


def create(m: Machine, graph: int | None, flags: int) -> None:
    put_pointer(graph, m.new_handle(Graph()))


def clone(m: Machine, copy: int | None, graph: int | None) -> None:
    found = m.handle(Graph, graph)
    put_pointer(copy, m.new_handle(Graph(list(found.nodes))))


def destroy(m: Machine, graph: int | None) -> None:
    m.handle(Graph, graph)
    del m.handles[graph or 0]


def _add(m: Machine, node: int | None, graph: int | None, before: int | None, count: int, kind: str, run: Callable[[], None], subject: object = None) -> None:
    found = m.handle(Graph, graph)
    put_pointer(node, m.new_handle(m.order.node(found, kind, run, _nodes(m, before, count), subject)))


def _nodes(m: Machine, array: int | None, count: int) -> list[Work]:
    if not count:
        return []
    if not array:
        raise ApiError("cudaErrorInvalidValue")
    return [m.handle(Work, handle) for handle in (ctypes.c_void_p * count).from_address(array)]


def _launch(m: Machine, parameters: int | None) -> Launch:
    if not parameters:
        raise ApiError("cudaErrorInvalidValue")
    given = KernelNode.from_address(parameters)
    if given.extra:
        raise ApiError("cudaErrorNotSupported")
    return configured(m.kernel(given.function or 0), tuple(given.grid), tuple(given.block), given.shared, given.arguments or 0)


def add_kernel(m: Machine, node: int | None, graph: int | None, before: int | None, count: int, parameters: int | None) -> None:
    launch = _launch(m, parameters)
    _add(m, node, graph, before, count, "kernel", lambda: m.launch(launch), launch)


def add_copy(m: Machine, node: int | None, graph: int | None, before: int | None, count: int, to: int | None, source: int | None, size: int, kind: int) -> None:
    _add(m, node, graph, before, count, "memcpy", copied(m, to, source, size, kind))


def copied(m: Machine, to: int | None, source: int | None, size: int, kind: int) -> Callable[[], None]:
    return lambda: check(m.library.minicc_copy(to, source, size, kind))


def add_box(m: Machine, node: int | None, graph: int | None, before: int | None, count: int, parameters: int | None) -> None:
    _add(m, node, graph, before, count, "memcpy", box_copied(m, parameters))


def box_copied(m: Machine, parameters: int | None) -> Callable[[], None]:
    if not parameters:
        raise ApiError("cudaErrorInvalidValue")
    kept = ctypes.create_string_buffer(ctypes.string_at(parameters, m.library.minicc_box_size()))
    return lambda: check(m.library.minicc_copy_box(kept))


def add_set(m: Machine, node: int | None, graph: int | None, before: int | None, count: int, parameters: int | None) -> None:
    _add(m, node, graph, before, count, "memset", filled(m, parameters))


def filled(m: Machine, parameters: int | None) -> Callable[[], None]:
    if not parameters:
        raise ApiError("cudaErrorInvalidValue")
    given = MemsetNode.from_buffer_copy(ctypes.string_at(parameters, ctypes.sizeof(MemsetNode)))
    if given.element not in (1, 2, 4):
        raise ApiError("cudaErrorInvalidValue")
    return lambda: check(m.library.minicc_fill(given.to, given.pitch, given.value, given.element, given.width, given.height))


def add_host(m: Machine, node: int | None, graph: int | None, before: int | None, count: int, parameters: int | None) -> None:
    _add(m, node, graph, before, count, "host", host_called(parameters))


def host_called(parameters: int | None) -> Callable[[], None]:
    if not parameters:
        raise ApiError("cudaErrorInvalidValue")
    given = HostNode.from_buffer_copy(ctypes.string_at(parameters, ctypes.sizeof(HostNode)))
    return lambda: given.function(given.data)


def add_empty(m: Machine, node: int | None, graph: int | None, before: int | None, count: int) -> None:
    _add(m, node, graph, before, count, "empty", _nothing)


def add_child(m: Machine, node: int | None, graph: int | None, before: int | None, count: int, child: int | None) -> None:
    _add(m, node, graph, before, count, "graph", child_run(m, child))


def child_run(m: Machine, child: int | None) -> Callable[[], None]:
    made = _executable(m, m.handle(Graph, child))
    return lambda: _run(made)


def add_dependencies(m: Machine, graph: int | None, sources: int | None, targets: int | None, count: int) -> None:
    m.handle(Graph, graph)
    for earlier, later in zip(_nodes(m, sources, count), _nodes(m, targets, count)):
        later.before.append(earlier)


def _nothing() -> None:
    """An empty node orders others."""


# -- asking


def nodes(m: Machine, graph: int | None, out: int | None, count: int | None) -> None:
    listed(m, m.handle(Graph, graph).nodes, out, count)


def roots(m: Machine, graph: int | None, out: int | None, count: int | None) -> None:
    listed(m, [node for node in m.handle(Graph, graph).nodes if not node.before], out, count)


def listed(m: Machine, found: Sequence[Work], out: int | None, count: int | None) -> None:
    """Fill the array, of `*count` places; without one, the number of nodes."""
    if not count:
        raise ApiError("cudaErrorInvalidValue")
    if out:
        room = ctypes.c_size_t.from_address(count).value
        for place, handle in enumerate(m.handles_of(found[:room])):
            put_pointer(out + 8 * place, handle)
    put_size(count, len(found))


def kind_of(m: Machine, node: int | None, out: int | None) -> None:
    put(out, _KINDS[m.handle(Work, node).kind])


# -- execution


def _executable(m: Machine, graph: Graph) -> Executable:
    return Executable(graph, m.order.scheduled(graph.nodes), {id(node): node.run for node in graph.nodes})


def _run(made: Executable) -> None:
    for node in made.nodes:
        if id(node) not in made.disabled:
            made.runs[id(node)]()


def instantiate(m: Machine, executable: int | None, graph: int | None, flags: int) -> None:
    put_pointer(executable, m.new_handle(_executable(m, m.handle(Graph, graph))))


def launch(m: Machine, executable: int | None, stream: int | None) -> None:
    made = m.handle(Executable, executable)
    m.order.submit(m.stream(stream), "graph", lambda: _run(made))


def upload(m: Machine, executable: int | None, stream: int | None) -> None:
    m.handle(Executable, executable)
    m.stream(stream)


def destroy_executable(m: Machine, executable: int | None) -> None:
    m.order.drain()
    m.handle(Executable, executable)
    del m.handles[executable or 0]


def set_kernel(m: Machine, node: int | None, parameters: int | None) -> None:
    found, made = m.handle(Work, node), _launch(m, parameters)
    if not isinstance(found.subject, Launch):
        raise ApiError("cudaErrorInvalidValue")
    found.subject, found.run = made, lambda: m.launch(made)


def set_executable_kernel(m: Machine, executable: int | None, node: int | None, parameters: int | None) -> None:
    made, found, new = m.handle(Executable, executable), m.handle(Work, node), _launch(m, parameters)
    if id(found) not in made.runs or not isinstance(found.subject, Launch):
        raise ApiError("cudaErrorInvalidValue")
    made.runs[id(found)] = lambda: m.launch(new)


def update(m: Machine, executable: int | None, graph: int | None, result: int | None) -> None:
    """The executable does what `graph` says, which must have the same shape; `result` is a cudaGraphExecUpdateResult."""
    made, new = m.handle(Executable, executable), m.handle(Graph, graph)
    if _shape(made.graph) != _shape(new):
        put(result, 1)
        raise ApiError("cudaErrorGraphExecUpdateFailure")
    for old, node in zip(made.graph.nodes, new.nodes):
        made.runs[id(old)] = node.run
    put(result, 0)


def _shape(graph: Graph) -> list[tuple[str, list[int]]]:
    place = {id(node): number for number, node in enumerate(graph.nodes)}
    return [(node.kind, sorted(place[id(b)] for b in node.before)) for node in graph.nodes]


_ADDED = "cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count"
FUNCTIONS = (
    Row("cudaStreamBeginCapture", "cudaStream_t stream, cudaStreamCaptureMode mode = cudaStreamCaptureModeGlobal", begin),
    Row("cudaStreamEndCapture", "cudaStream_t stream, cudaGraph_t *graph", end),
    Row("cudaStreamIsCapturing", "cudaStream_t stream, cudaStreamCaptureStatus *status", is_capturing),
    Row("cudaThreadExchangeStreamCaptureMode", "cudaStreamCaptureMode *mode", exchange_mode),
    Row("cudaGraphCreate", "cudaGraph_t *graph, unsigned flags = 0", create),
    Row("cudaGraphClone", "cudaGraph_t *copy, cudaGraph_t graph", clone),
    Row("cudaGraphDestroy", "cudaGraph_t graph", destroy),
    Row("cudaGraphAddKernelNode", f"{_ADDED}, const cudaKernelNodeParams *parameters", add_kernel),
    Row("cudaGraphAddMemcpyNode", f"{_ADDED}, const cudaMemcpy3DParms *parameters", add_box),
    Row("cudaGraphAddMemcpyNode1D", f"{_ADDED}, void *to, const void *from, size_t size, cudaMemcpyKind kind", add_copy),
    Row("cudaGraphAddMemsetNode", f"{_ADDED}, const cudaMemsetParams *parameters", add_set),
    Row("cudaGraphAddHostNode", f"{_ADDED}, const cudaHostNodeParams *parameters", add_host),
    Row("cudaGraphAddEmptyNode", _ADDED, add_empty),
    Row("cudaGraphAddChildGraphNode", f"{_ADDED}, cudaGraph_t child", add_child),
    Row("minicc_graph_depends", "cudaGraph_t graph, const cudaGraphNode_t *earlier, const cudaGraphNode_t *later, size_t count", add_dependencies),
    Row("cudaGraphGetNodes", "cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count", nodes),
    Row("cudaGraphGetRootNodes", "cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count", roots),
    Row("cudaGraphNodeGetType", "cudaGraphNode_t node, cudaGraphNodeType *kind", kind_of),
    Row("cudaGraphInstantiate", "cudaGraphExec_t *executable, cudaGraph_t graph, unsigned long long flags = 0", instantiate),
    Row("cudaGraphInstantiateWithFlags", "cudaGraphExec_t *executable, cudaGraph_t graph, unsigned long long flags = 0", instantiate),
    Row("cudaGraphLaunch", "cudaGraphExec_t executable, cudaStream_t stream", launch),
    Row("cudaGraphUpload", "cudaGraphExec_t executable, cudaStream_t stream", upload),
    Row("cudaGraphExecDestroy", "cudaGraphExec_t executable", destroy_executable),
    Row("cudaGraphKernelNodeSetParams", "cudaGraphNode_t node, const cudaKernelNodeParams *parameters", set_kernel),
    Row("cudaGraphExecKernelNodeSetParams", "cudaGraphExec_t executable, cudaGraphNode_t node, const cudaKernelNodeParams *parameters", set_executable_kernel),
    Row("minicc_graph_update", "cudaGraphExec_t executable, cudaGraph_t graph, int *result", update),
)
