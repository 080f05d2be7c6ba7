"""Graphs: captured, built and launched (CUDA Runtime API, "Graph Management")."""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Callable

from ...runtime.engine.device_launch_queue import GRAPH_STREAMS
from ...runtime.numpy_engine.instructions.syscalls import CONDITION
from ..device.errors import ApiError
from ..device.machine import Machine
from ..device.stream_scheduler import Graph, Work, release, retain
from . import graph_memory, graph_tasks
from .contexts import ExecutionContext
from .graph_tasks import KINDS, NODES, Condition, Executable, Task, listed, nodes_at
from .pointers import put, put_pointer
from .table import Row

_AUTO_FREE, _UPLOAD, _DEVICE_LAUNCH = 1, 2, 4
"""cudaGraphInstantiateFlagAutoFreeOnLaunch, …Upload, …DeviceLaunch."""
_OF_DEVICE = frozenset({"kernel", "memcpy", "memset", "graph"})
"""The kinds of nodes of graphs that device code launches."""
_ASSIGN_DEFAULT = 1
"""cudaGraphCondAssignDefault."""
_SET = 1
"""cudaStreamSetCaptureDependencies."""


# -- capture


def begin(m: Machine, stream: int | None, mode: int) -> None:
    m.order.begin(m.stream(stream), Graph(), mode)


def begin_into(
    m: Machine,
    stream: int | None,
    graph: int | None,
    before: int | None,
    data: int | None,
    count: int,
    mode: int,
) -> None:
    m.order.begin(m.stream(stream), m.handle(Graph, graph), mode, nodes_at(m, before, count))


def change_dependencies(
    m: Machine, stream: int | None, nodes: int | None, data: int | None, count: int, flags: int
) -> None:
    """What the stream is given next comes behind these nodes: alone, or too."""
    result, given = m.stream(stream), nodes_at(m, nodes, count)
    if result.graph is None:
        raise ApiError("cudaErrorIllegalState")
    if any(node.graph is not result.graph for node in given):
        raise ApiError("cudaErrorInvalidValue")
    result.last = (
        given if flags == _SET else list({id(node): node for node in (*result.last, *given)}.values())
    )


def end(m: Machine, stream: int | None, graph: int | None) -> None:
    """`graph` may be null: what was captured into a graph has one."""
    if graph:
        put_pointer(graph, 0)
    result = m.order.end(m.stream(stream))
    if graph:
        put_pointer(graph, m.handles_of([result])[0])


def is_capturing(m: Machine, stream: int | None, status: int | None) -> None:
    put(status, m.stream(stream).capture_status)


def exchange_mode(m: Machine, mode: int | None) -> None:
    """The thread's mode becomes the one at the pointer, which gets the one that it had."""
    if not mode:
        raise ApiError("cudaErrorInvalidValue")
    put(mode, m.order.exchange_mode(ctypes.c_int.from_address(mode).value))


# -- building


def create(m: Machine, graph: int | None, flags: int) -> None:
    put_pointer(graph, m.new_handle(Graph()))


def clone(m: Machine, copy: int | None, graph: int | None) -> None:
    put_pointer(copy, m.new_handle(m.handle(Graph, graph).copied()))


def find_in_clone(m: Machine, out: int | None, node: int | None, clone: int | None) -> None:
    original = m.handle(Work, node)
    result = next((copy for copy in m.handle(Graph, clone).nodes if copy.origin is original), None)
    if result is None:
        raise ApiError("cudaErrorInvalidValue")
    put_pointer(out, m.handles_of([result])[0])


def destroy(m: Machine, graph: int | None) -> None:
    """Nodes go with their graph; what was instantiated stays."""
    result = m.handle(Graph, graph)
    release(result.held())
    dead = {id(result), *map(id, result.nodes)}
    m.handles = {handle: value for handle, value in m.handles.items() if id(value) not in dead}


def add(m: Machine, node: int | None, graph: int | None, before: int | None, count: int, task: Task) -> None:
    put_pointer(node, 0)
    handle = m.handle(Graph, graph)
    made = m.order.node(handle, task.kind, task.run, nodes_at(m, before, count), task.subject)
    made.graphs, made.kept = task.graphs, task.kept
    put_pointer(node, m.new_handle(made))


def add_general(
    m: Machine,
    node: int | None,
    graph: int | None,
    before: int | None,
    data: int | None,
    count: int,
    parameters: int | None,
) -> None:
    add(m, node, graph, before, count, graph_tasks.general(m, parameters))


def create_condition(m: Machine, out: int | None, graph: int | None, value: int, flags: int) -> None:
    """A condition, whose handle is the address that kernels write to."""
    m.handle(Graph, graph)
    if flags & ~_ASSIGN_DEFAULT:
        raise ApiError("cudaErrorInvalidValue")
    made = Condition(m.memory.allocate(4, CONDITION), value if flags & _ASSIGN_DEFAULT else None)
    m.handles[made.address] = made
    put(out, made.address, ctypes.c_ulonglong)


def create_condition_in(
    m: Machine, out: int | None, graph: int | None, context: int | None, value: int, flags: int
) -> None:
    """The same of a context; null stands for the device's own."""
    if context:
        m.handle(ExecutionContext, context)
    create_condition(m, out, graph, value, flags)


def add_dependencies(
    m: Machine, graph: int | None, sources: int | None, targets: int | None, count: int
) -> None:
    m.handle(Graph, graph)
    for earlier, later in zip(nodes_at(m, sources, count), nodes_at(m, targets, count)):
        later.before.append(earlier)


# -- asking


def nodes(m: Machine, graph: int | None, out: int | None, count: int | None) -> None:
    listed(m, m.handle(Graph, graph).nodes, out, count)


def roots(m: Machine, graph: int | None, out: int | None, count: int | None) -> None:
    listed(m, [node for node in m.handle(Graph, graph).nodes if not node.before], out, count)


def kind_of(m: Machine, node: int | None, out: int | None) -> None:
    put(out, KINDS[m.handle(Work, node).kind])


# -- execution


def instantiate(m: Machine, executable: int | None, graph: int | None, flags: int) -> None:
    handle = m.handle(Graph, graph)
    if flags & _DEVICE_LAUNCH and (others := {node.kind for node in handle.nodes} - _OF_DEVICE):
        raise ApiError(
            "cudaErrorNotSupported",
            f"graphs that device code launches have nodes of these kinds: {', '.join(sorted(_OF_DEVICE))};"
            f" not '{min(others)}'",
        )
    made = graph_tasks.executable(m, handle, flags)
    made.retained = retain(handle.held())
    made.handle = m.new_handle(made)
    put_pointer(executable, made.handle)
    if flags & _UPLOAD:
        _upload(m, made)


class InstantiateParameters(ctypes.Structure):
    """cudaGraphInstantiateParams."""

    _fields_ = [
        ("flags", ctypes.c_ulonglong),
        ("stream", ctypes.c_void_p),
        ("error_node", ctypes.c_void_p),
        ("result", ctypes.c_int),
    ]


def instantiate_with(m: Machine, executable: int | None, graph: int | None, parameters: int | None) -> None:
    if not parameters:
        raise ApiError("cudaErrorInvalidValue")
    given = InstantiateParameters.from_address(parameters)
    given.error_node, given.result = 0, 1
    instantiate(m, executable, graph, given.flags)
    given.result = 0


def flags_of(m: Machine, executable: int | None, out: int | None) -> None:
    put(out, m.handle(Executable, executable).flags, ctypes.c_ulonglong)


def launch(m: Machine, executable: int | None, stream: int | None) -> None:
    made = m.handle(Executable, executable)
    _upload(m, made)
    m.order.submit(m.stream(stream), "graph", lambda: _run(m, made))


def _run(m: Machine, made: Executable) -> None:
    """Execute a graph, and those that it launches at its tail, each with its own before the next."""
    waiting, around = deque([made]), (m.memory.graph, m.graph_tails)
    try:
        while waiting:
            now = waiting.popleft()
            m.memory.graph, m.graph_tails = now.handle, []
            _run_nodes(m, now)
            waiting.extendleft(reversed(m.graph_tails))
    finally:
        m.memory.graph, m.graph_tails = around


def _run_nodes(m: Machine, made: Executable) -> None:
    if made.flags & _AUTO_FREE:
        for node in made.nodes:
            if isinstance(node.subject, graph_tasks.AllocNode):
                graph_memory.forget(m, node.subject.pointer)
    for condition in graph_tasks.conditions(made.graph):
        condition.begin(m)
    graph_tasks.run(made)


def upload(m: Machine, executable: int | None, stream: int | None) -> None:
    m.stream(stream)
    _upload(m, m.handle(Executable, executable))


def _upload(m: Machine, made: Executable) -> None:
    """From now on device code can launch it, if it was instantiated for that."""
    if made.flags & _DEVICE_LAUNCH:
        tail, *_ = GRAPH_STREAMS
        m.memory.graphs[made.handle] = lambda stream: (
            m.graph_tails.append(made) if stream == tail else _run(m, made)
        )


def destroy_executable(m: Machine, executable: int | None) -> None:
    m.order.drain()
    release(m.handle(Executable, executable).retained)
    m.memory.graphs.pop(executable or 0, None)
    del m.handles[executable or 0]


def update(m: Machine, executable: int | None, graph: int | None, result: int | None) -> None:
    """The executable does what `graph` says, which must have the same shape; `result` is a
    cudaGraphExecUpdateResult.
    """
    made, new = m.handle(Executable, executable), m.handle(Graph, graph)
    if _shape(made.graph) != _shape(new):
        put(result, 1)
        raise ApiError("cudaErrorGraphExecUpdateFailure")
    now = graph_tasks.executable(m, new)
    for old, node in zip(made.graph.nodes, new.nodes):
        made.runs[id(old)] = now.runs[id(node)]
    put(result, 0)


def _shape(graph: Graph) -> list[tuple[str, list[int]]]:
    place = {id(node): number for number, node in enumerate(graph.nodes)}
    return [(node.kind, sorted(place[id(b)] for b in node.before)) for node in graph.nodes]


_ADDED = "cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count"


def _adding(made: Callable[..., Task]) -> Callable[..., None]:
    return lambda m, node, graph, before, count, *parameters: add(
        m, node, graph, before, count, made(m, *parameters)
    )


FUNCTIONS = (
    Row(
        "cudaStreamBeginCapture",
        "cudaStream_t stream, cudaStreamCaptureMode mode = cudaStreamCaptureModeGlobal",
        begin,
    ),
    Row(
        "cudaStreamBeginCaptureToGraph",
        "cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *before, const cudaGraphEdgeData"
        " *data, size_t count, cudaStreamCaptureMode mode",
        begin_into,
    ),
    Row(
        "minicc_capture_dependencies",
        "cudaStream_t stream, const cudaGraphNode_t *nodes, const cudaGraphEdgeData *data, size_t count,"
        " unsigned flags",
        change_dependencies,
    ),
    Row("cudaStreamEndCapture", "cudaStream_t stream, cudaGraph_t *graph", end),
    Row("cudaStreamIsCapturing", "cudaStream_t stream, cudaStreamCaptureStatus *status", is_capturing),
    Row("cudaThreadExchangeStreamCaptureMode", "cudaStreamCaptureMode *mode", exchange_mode),
    Row("cudaGraphCreate", "cudaGraph_t *graph, unsigned flags = 0", create),
    Row("cudaGraphClone", "cudaGraph_t *copy, cudaGraph_t graph", clone),
    Row(
        "cudaGraphNodeFindInClone",
        "cudaGraphNode_t *found, cudaGraphNode_t node, cudaGraph_t clone",
        find_in_clone,
    ),
    Row("cudaGraphDestroy", "cudaGraph_t graph", destroy),
    *(
        Row(f"cudaGraphAdd{name}", f"{_ADDED}, {parameters}", _adding(made))
        for name, (parameters, made) in NODES.items()
    ),
    Row(
        "cudaGraphAddEmptyNode",
        _ADDED,
        lambda m, node, graph, before, count: add(m, node, graph, before, count, graph_tasks.empty()),
    ),
    Row(
        "minicc_graph_add",
        "cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, const cudaGraphEdgeData"
        " *data, size_t count, cudaGraphNodeParams *parameters",
        add_general,
    ),
    Row(
        "minicc_graph_depends",
        "cudaGraph_t graph, const cudaGraphNode_t *earlier, const cudaGraphNode_t *later, size_t count",
        add_dependencies,
    ),
    Row(
        "cudaGraphConditionalHandleCreate",
        "cudaGraphConditionalHandle *handle, cudaGraph_t graph, unsigned value = 0, unsigned flags = 0",
        create_condition,
    ),
    Row(
        "cudaGraphConditionalHandleCreate_v2",
        "cudaGraphConditionalHandle *handle, cudaGraph_t graph, cudaExecutionContext_t context = 0, unsigned"
        " value = 0, unsigned flags = 0",
        create_condition_in,
    ),
    Row("cudaGraphGetNodes", "cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count", nodes),
    Row("cudaGraphGetRootNodes", "cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count", roots),
    Row("cudaGraphNodeGetType", "cudaGraphNode_t node, cudaGraphNodeType *kind", kind_of),
    Row(
        "cudaGraphInstantiate",
        "cudaGraphExec_t *executable, cudaGraph_t graph, unsigned long long flags = 0",
        instantiate,
    ),
    Row(
        "cudaGraphInstantiateWithFlags",
        "cudaGraphExec_t *executable, cudaGraph_t graph, unsigned long long flags = 0",
        instantiate,
    ),
    Row(
        "cudaGraphInstantiateWithParams",
        "cudaGraphExec_t *executable, cudaGraph_t graph, cudaGraphInstantiateParams *parameters",
        instantiate_with,
    ),
    Row("cudaGraphExecGetFlags", "cudaGraphExec_t executable, unsigned long long *flags", flags_of),
    Row("cudaGraphLaunch", "cudaGraphExec_t executable, cudaStream_t stream", launch),
    Row("cudaGraphUpload", "cudaGraphExec_t executable, cudaStream_t stream", upload),
    Row("cudaGraphExecDestroy", "cudaGraphExec_t executable", destroy_executable),
    Row("minicc_graph_update", "cudaGraphExec_t executable, cudaGraph_t graph, int *result", update),
)
