"""Graphs: captured, built and launched (CUDA Runtime API, "Graph Management")."""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Callable

from ...runtime.engine.device_launch_queue import GRAPH_STREAMS
from ...runtime.numpy_engine.instructions.syscalls import CONDITION
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.stream_scheduler import Graph, Work, WorkKind, release, retain
from . import graph_memory, graph_tasks
from .contexts import ExecutionContext
from .graph_tasks import (
    KINDS,
    NODES,
    ConditionalTask,
    ConditionHandle,
    GraphExecutable,
    Task,
    nodes_at,
    nodes_of,
    write_nodes,
)
from .pointers import Pointer, put, put_pointer
from .table import ApiRow

_AUTO_FREE, _UPLOAD, _DEVICE_LAUNCH = 1, 2, 4
"""cudaGraphInstantiateFlagAutoFreeOnLaunch, …Upload, …DeviceLaunch."""
_DEVICE_LAUNCH_KINDS: frozenset[WorkKind] = frozenset({"kernel", "memcpy", "memset", "graph"})
"""The kinds of nodes that graphs launched by device code may have."""
_ASSIGN_DEFAULT = 1
"""cudaGraphCondAssignDefault."""
_SET = 1
"""cudaStreamSetCaptureDependencies."""


# -- capture


def begin(rt: HostRuntime, stream: Pointer, mode: int) -> None:
    """Implement `cudaStreamBeginCapture` and `cuStreamBeginCapture`."""
    rt.scheduler.begin(rt.stream(stream), Graph(), mode)


def begin_into(
    rt: HostRuntime, stream: Pointer, graph: Pointer, before: Pointer, data: Pointer, count: int, mode: int
) -> None:
    """Implement `cudaStreamBeginCaptureToGraph`."""
    result = rt.handles.resolve(Graph, graph)
    rt.scheduler.begin(rt.stream(stream), result, mode, nodes_of(rt, result, before, count))


def change_dependencies(
    rt: HostRuntime, stream: Pointer, nodes: Pointer, data: Pointer, count: int, flags: int
) -> None:
    """Set or extend the nodes that the stream's next captured operation depends on."""
    result, others = rt.stream(stream), nodes_at(rt, nodes, count)
    if result.graph is None:
        raise ApiError("cudaErrorIllegalState")
    if any(node.graph is not result.graph for node in others):
        raise ApiError("cudaErrorInvalidValue")
    result.last = (
        others if flags == _SET else list({id(node): node for node in (*result.last, *others)}.values())
    )


def end(rt: HostRuntime, stream: Pointer, graph: Pointer) -> None:
    """End a capture and write its graph; `graph` may be null if the program captured into a graph of its
    own.
    """
    if graph:
        put_pointer(graph, 0)
    result = rt.scheduler.end(rt.stream(stream))
    if graph:
        put_pointer(graph, rt.handles.find_or_add([result])[0])


def is_capturing(rt: HostRuntime, stream: Pointer, status: Pointer) -> None:
    """Implement `cudaStreamIsCapturing` and `cuStreamIsCapturing`."""
    put(status, rt.stream(stream).capture_status)


def exchange_mode(rt: HostRuntime, mode: Pointer) -> None:
    """Exchange the calling thread's capture mode with the one at the pointer."""
    if not mode:
        raise ApiError("cudaErrorInvalidValue")
    put(mode, rt.scheduler.exchange_mode(ctypes.c_int.from_address(mode).value))


# -- building


def create(rt: HostRuntime, graph: Pointer, flags: int) -> None:
    """Implement `cudaGraphCreate` and `cuGraphCreate`."""
    put_pointer(graph, rt.handles.add(Graph()))


def clone(rt: HostRuntime, copy: Pointer, graph: Pointer) -> None:
    """Implement `cudaGraphClone` and `cuGraphClone`."""
    source = rt.handles.resolve(Graph, graph)
    graph_tasks.refuse_nodes(source, graph_tasks.SINGLE_KINDS, "there is no clone of")
    put_pointer(copy, rt.handles.add(source.copy()))


def find_in_clone(rt: HostRuntime, out: Pointer, node: Pointer, clone: Pointer) -> None:
    """Implement `cudaGraphNodeFindInClone`."""
    original = rt.handles.resolve(Work, node)
    result = next((copy for copy in rt.handles.resolve(Graph, clone).nodes if copy.origin is original), None)
    if result is None:
        raise ApiError("cudaErrorInvalidValue")
    put_pointer(out, rt.handles.find_or_add([result])[0])


def destroy(rt: HostRuntime, graph: Pointer) -> None:
    """Destroy a graph with its nodes; executable graphs made from it stay valid."""
    result = rt.handles.resolve(Graph, graph)
    release(result.retained_objects())
    rt.handles.remove_objects([id(result), *map(id, result.nodes)])


def add(rt: HostRuntime, node: Pointer, graph: Pointer, before: Pointer, count: int, task: Task) -> None:
    """Add a task to a graph as a node, with its dependencies."""
    put_pointer(node, 0)
    handle = rt.handles.resolve(Graph, graph)
    if isinstance(task.subject, ConditionalTask):
        graph_tasks.place_bodies(handle, task.subject)
    result = rt.scheduler.node(handle, task.kind, task.run, nodes_of(rt, handle, before, count), task.subject)
    result.graphs, result.pinned = task.graphs, task.pinned
    put_pointer(node, rt.handles.add(result))


def add_general(
    rt: HostRuntime,
    node: Pointer,
    graph: Pointer,
    before: Pointer,
    data: Pointer,
    count: int,
    parameters: Pointer,
) -> None:
    """Implement `cudaGraphAddNode`."""
    add(rt, node, graph, before, count, graph_tasks.task_of(rt, parameters))


def create_condition(rt: HostRuntime, out: Pointer, graph: Pointer, value: int, flags: int) -> None:
    """Create a condition; its handle is the address that kernels write to."""
    owner = rt.handles.resolve(Graph, graph)
    if flags & ~_ASSIGN_DEFAULT:
        raise ApiError("cudaErrorInvalidValue")
    initial = value if flags & _ASSIGN_DEFAULT else None
    result = ConditionHandle(owner, rt.memory.allocate(4, CONDITION), initial)
    rt.handles.set(result.address, result)
    put(out, result.address, ctypes.c_ulonglong)


def create_condition_in(
    rt: HostRuntime, out: Pointer, graph: Pointer, context: Pointer, value: int, flags: int
) -> None:
    """Create a condition for a context; null stands for the primary context."""
    if context:
        rt.handles.resolve(ExecutionContext, context)
    create_condition(rt, out, graph, value, flags)


def add_dependencies(
    rt: HostRuntime, graph: Pointer, sources: Pointer, targets: Pointer, data: Pointer, count: int
) -> None:
    """Implement `cudaGraphAddDependencies` and `cuGraphAddDependencies`."""
    owner = rt.handles.resolve(Graph, graph)
    pairs = list(zip(nodes_of(rt, owner, sources, count), nodes_of(rt, owner, targets, count)))
    if any(earlier is later for earlier, later in pairs):
        raise ApiError("cudaErrorInvalidValue")
    for earlier, later in pairs:
        later.before.append(earlier)


# -- asking


def nodes(rt: HostRuntime, graph: Pointer, out: Pointer, count: Pointer) -> None:
    """Implement `cudaGraphGetNodes` and `cuGraphGetNodes`."""
    write_nodes(rt, rt.handles.resolve(Graph, graph).nodes, out, count)


def roots(rt: HostRuntime, graph: Pointer, out: Pointer, count: Pointer) -> None:
    """Implement `cudaGraphGetRootNodes`."""
    write_nodes(rt, [node for node in rt.handles.resolve(Graph, graph).nodes if not node.before], out, count)


def kind_of(rt: HostRuntime, node: Pointer, out: Pointer) -> None:
    """Implement `cudaGraphNodeGetType`."""
    put(out, KINDS[rt.handles.resolve(Work, node).kind])


# -- execution


def instantiate(rt: HostRuntime, executable: Pointer, graph: Pointer, flags: int) -> None:
    """Implement `cudaGraphInstantiate` and its variants."""
    handle = rt.handles.resolve(Graph, graph)
    if flags & _DEVICE_LAUNCH and (others := {node.kind for node in handle.nodes} - _DEVICE_LAUNCH_KINDS):
        raise ApiError(
            "cudaErrorNotSupported",
            "graphs that device code launches have nodes of these kinds: "
            f"{', '.join(sorted(_DEVICE_LAUNCH_KINDS))};"
            f" not '{min(others)}'",
        )
    result = graph_tasks.instantiate_graph(rt, handle, flags)
    result.retained = retain(handle.retained_objects())
    result.handle = rt.handles.add(result)
    put_pointer(executable, result.handle)
    if flags & _UPLOAD:
        _upload(rt, result)


class InstantiateParameters(ctypes.Structure):
    """The structure cudaGraphInstantiateParams."""

    _fields_ = [
        ("flags", ctypes.c_ulonglong),
        ("stream", ctypes.c_void_p),
        ("error_node", ctypes.c_void_p),
        ("result", ctypes.c_int),
    ]


def instantiate_with(rt: HostRuntime, executable: Pointer, graph: Pointer, parameters: Pointer) -> None:
    """Implement `cudaGraphInstantiateWithParams`."""
    if not parameters:
        raise ApiError("cudaErrorInvalidValue")
    settings = InstantiateParameters.from_address(parameters)
    settings.error_node, settings.result = 0, 1
    instantiate(rt, executable, graph, settings.flags)
    settings.result = 0


def flags_of(rt: HostRuntime, executable: Pointer, out: Pointer) -> None:
    """Implement `cudaGraphExecGetFlags`."""
    put(out, rt.handles.resolve(GraphExecutable, executable).flags, ctypes.c_ulonglong)


def launch(rt: HostRuntime, executable: Pointer, stream: Pointer) -> None:
    """Implement `cudaGraphLaunch` and `cuGraphLaunch`."""
    result = rt.handles.resolve(GraphExecutable, executable)
    _upload(rt, result)
    rt.scheduler.submit(rt.stream(stream), "graph", lambda: _run(rt, result))


def _run(rt: HostRuntime, graph_exec: GraphExecutable) -> None:
    """Run an executable graph, then those that it launches at its tail, each with its own tail launches
    before the next.
    """
    waiting, around = deque([graph_exec]), (rt.memory.graph, rt.graph_tails)
    try:
        while waiting:
            now = waiting.popleft()
            rt.memory.graph, rt.graph_tails = now.handle, []
            _run_nodes(rt, now)
            waiting.extendleft(reversed(rt.graph_tails))
    finally:
        rt.memory.graph, rt.graph_tails = around


def _run_nodes(rt: HostRuntime, graph_exec: GraphExecutable) -> None:
    if graph_exec.flags & _AUTO_FREE:
        for node in graph_exec.nodes:
            if isinstance(node.subject, graph_tasks.AllocNode):
                graph_memory.release_if_used(rt, node.subject.pointer)
    for condition in graph_exec.conditions:
        condition.begin(rt)
    graph_tasks.run(graph_exec)


def upload(rt: HostRuntime, executable: Pointer, stream: Pointer) -> None:
    """Implement `cudaGraphUpload` and `cuGraphUpload`."""
    rt.stream(stream)
    _upload(rt, rt.handles.resolve(GraphExecutable, executable))


def _upload(rt: HostRuntime, graph_exec: GraphExecutable) -> None:
    """Make an executable graph launchable by device code, if it was instantiated for that."""
    if graph_exec.flags & _DEVICE_LAUNCH:
        tail, *_ = GRAPH_STREAMS
        rt.memory.graphs[graph_exec.handle] = lambda stream: (
            rt.graph_tails.append(graph_exec) if stream == tail else _run(rt, graph_exec)
        )


def destroy_executable(rt: HostRuntime, executable: Pointer) -> None:
    """Implement `cudaGraphExecDestroy` and `cuGraphExecDestroy`."""
    rt.scheduler.drain()
    release(rt.handles.resolve(GraphExecutable, executable).retained)
    rt.memory.graphs.pop(executable or 0, None)
    rt.handles.remove(executable)


_TOPOLOGY_CHANGED, _NODE_TYPE_CHANGED = 2, 3


class UpdateInfo(ctypes.Structure):
    """The structure cudaGraphExecUpdateResultInfo."""

    _fields_ = [("result", ctypes.c_int), ("node", ctypes.c_void_p), ("from_node", ctypes.c_void_p)]


def update(rt: HostRuntime, executable: Pointer, graph: Pointer, info: Pointer) -> None:
    """Update an executable graph with the tasks of `graph`, which must have the same topology; the result is
    written to a cudaGraphExecUpdateResultInfo.
    """
    if not info:
        raise ApiError("cudaErrorInvalidValue")
    graph_exec, new = rt.handles.resolve(GraphExecutable, executable), rt.handles.resolve(Graph, graph)
    difference = _difference(graph_exec.graph, new)
    ctypes.memmove(info, ctypes.byref(UpdateInfo(difference)), ctypes.sizeof(UpdateInfo))
    if difference:
        raise ApiError("cudaErrorGraphExecUpdateFailure")
    now = graph_tasks.instantiate_graph(rt, new)
    for old, node in zip(graph_exec.graph.nodes, new.nodes):
        graph_exec.runs[id(old)] = now.runs[id(node)]
    graph_exec.conditions = now.conditions
    replaced, graph_exec.retained = graph_exec.retained, retain(new.retained_objects())
    release(replaced)


def _difference(old: Graph, new: Graph) -> int:
    """Return what forbids an update, a cudaGraphExecUpdateResult: nothing, the topology, or a node's kind."""
    if _edge_positions(old) != _edge_positions(new):
        return _TOPOLOGY_CHANGED
    for before, after in zip(old.nodes, new.nodes):
        if before.kind != after.kind:
            return _NODE_TYPE_CHANGED
        if len(before.graphs) != len(after.graphs):
            return _TOPOLOGY_CHANGED
        for inner in map(_difference, before.graphs, after.graphs):
            if inner:
                return inner
    return 0


def _edge_positions(graph: Graph) -> list[list[int]]:
    """Return, for each node, the positions of those that it depends on."""
    positions = {id(node): number for number, node in enumerate(graph.nodes)}
    return [sorted(positions[id(before)] for before in node.before) for node in graph.nodes]


_ADDED = "cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count"


def _node_adder(create_task: Callable[..., Task]) -> Callable[..., None]:
    return lambda rt, node, graph, before, count, *parameters: add(
        rt, node, graph, before, count, create_task(rt, *parameters)
    )


FUNCTIONS = (
    ApiRow(
        "cudaStreamBeginCapture",
        "cudaStream_t stream, cudaStreamCaptureMode mode = cudaStreamCaptureModeGlobal",
        begin,
    ),
    ApiRow(
        "cudaStreamBeginCaptureToGraph",
        "cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *before, const cudaGraphEdgeData"
        " *data, size_t count, cudaStreamCaptureMode mode",
        begin_into,
    ),
    ApiRow(
        "cudaStreamUpdateCaptureDependencies",
        "cudaStream_t stream, cudaGraphNode_t *nodes, const cudaGraphEdgeData *data, size_t count,"
        " unsigned flags = 0",
        change_dependencies,
    ),
    ApiRow("cudaStreamEndCapture", "cudaStream_t stream, cudaGraph_t *graph", end),
    ApiRow("cudaStreamIsCapturing", "cudaStream_t stream, cudaStreamCaptureStatus *status", is_capturing),
    ApiRow("cudaThreadExchangeStreamCaptureMode", "cudaStreamCaptureMode *mode", exchange_mode),
    ApiRow("cudaGraphCreate", "cudaGraph_t *graph, unsigned flags = 0", create),
    ApiRow("cudaGraphClone", "cudaGraph_t *copy, cudaGraph_t graph", clone),
    ApiRow(
        "cudaGraphNodeFindInClone",
        "cudaGraphNode_t *found, cudaGraphNode_t node, cudaGraph_t clone",
        find_in_clone,
    ),
    ApiRow("cudaGraphDestroy", "cudaGraph_t graph", destroy),
    *(
        ApiRow(f"cudaGraphAdd{name}", f"{_ADDED}, {parameters}", _node_adder(create_task))
        for name, (parameters, create_task) in NODES.items()
    ),
    ApiRow(
        "cudaGraphAddEmptyNode",
        _ADDED,
        lambda rt, node, graph, before, count: add(rt, node, graph, before, count, graph_tasks.empty()),
    ),
    ApiRow(
        "cudaGraphAddNode",
        "cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, const cudaGraphEdgeData"
        " *data, size_t count, cudaGraphNodeParams *parameters",
        add_general,
    ),
    ApiRow(
        "cudaGraphAddDependencies",
        "cudaGraph_t graph, const cudaGraphNode_t *earlier, const cudaGraphNode_t *later, const"
        " cudaGraphEdgeData *data, size_t count",
        add_dependencies,
    ),
    ApiRow(
        "cudaGraphConditionalHandleCreate",
        "cudaGraphConditionalHandle *handle, cudaGraph_t graph, unsigned value = 0, unsigned flags = 0",
        create_condition,
    ),
    ApiRow(
        "cudaGraphConditionalHandleCreate_v2",
        "cudaGraphConditionalHandle *handle, cudaGraph_t graph, cudaExecutionContext_t context = 0, unsigned"
        " value = 0, unsigned flags = 0",
        create_condition_in,
    ),
    ApiRow("cudaGraphGetNodes", "cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count", nodes),
    ApiRow("cudaGraphGetRootNodes", "cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count", roots),
    ApiRow("cudaGraphNodeGetType", "cudaGraphNode_t node, cudaGraphNodeType *kind", kind_of),
    ApiRow(
        "cudaGraphInstantiate",
        "cudaGraphExec_t *executable, cudaGraph_t graph, unsigned long long flags = 0",
        instantiate,
    ),
    ApiRow(
        "cudaGraphInstantiateWithFlags",
        "cudaGraphExec_t *executable, cudaGraph_t graph, unsigned long long flags = 0",
        instantiate,
    ),
    ApiRow(
        "cudaGraphInstantiateWithParams",
        "cudaGraphExec_t *executable, cudaGraph_t graph, cudaGraphInstantiateParams *parameters",
        instantiate_with,
    ),
    ApiRow("cudaGraphExecGetFlags", "cudaGraphExec_t executable, unsigned long long *flags", flags_of),
    ApiRow("cudaGraphLaunch", "cudaGraphExec_t executable, cudaStream_t stream", launch),
    ApiRow("cudaGraphUpload", "cudaGraphExec_t executable, cudaStream_t stream", upload),
    ApiRow("cudaGraphExecDestroy", "cudaGraphExec_t executable", destroy_executable),
    ApiRow(
        "cudaGraphExecUpdate",
        "cudaGraphExec_t executable, cudaGraph_t graph, cudaGraphExecUpdateResultInfo *info",
        update,
    ),
)
