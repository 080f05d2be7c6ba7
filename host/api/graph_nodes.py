"""Nodes of existing graphs: their parameters, their dependencies, and whether an executable graph runs them
(CUDA Runtime API, "Graph Management").
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.stream_scheduler import Graph, Work, WorkKind, release
from . import graph_tasks
from .graph_tasks import (
    COPY_PARAMETERS,
    KINDS,
    NODES,
    PARAMETERS,
    ConditionalNode,
    ConditionalTask,
    GraphExecutable,
    Task,
    nodes_at,
    write_edge_data,
    write_nodes,
    write_parameters,
)
from .pointers import (
    Pointer,
    attribute_at,
    put,
    put_attribute,
    put_pointer,
    put_pointers,
    put_size,
    put_structure,
    write_file,
)
from .table import ApiRow

_CLUSTER = 4
_NODE_PARAMETERS = 256
"""Bytes of a cudaGraphNodeParams."""


def change(rt: HostRuntime, node: Pointer, task: Task) -> None:
    """Replace the task of a graph's node."""
    handle = rt.handles.resolve(Work, node)
    if handle.kind != task.kind or handle.kind == "conditional":
        raise ApiError("cudaErrorInvalidValue")
    release(handle.retained_objects())
    handle.run, handle.subject, handle.graphs = task.run, task.subject, task.graphs


def change_in(rt: HostRuntime, executable: Pointer, node: Pointer, task: Task) -> None:
    """Replace the task of a node in an executable graph."""
    graph_exec, result = rt.handles.resolve(GraphExecutable, executable), rt.handles.resolve(Work, node)
    if result.kind != task.kind or result.kind == "conditional" or id(result) not in graph_exec.runs:
        raise ApiError("cudaErrorInvalidValue")
    for inner in task.graphs:
        graph_exec.retained += inner.retained_objects()
    graph_exec.runs[id(result)] = task.run


def dependencies(rt: HostRuntime, node: Pointer, out: Pointer, data: Pointer, count: Pointer) -> None:
    """Implement `cudaGraphNodeGetDependencies` and `cuGraphNodeGetDependencies`."""
    before = rt.handles.resolve(Work, node).before
    write_edge_data(data, count, len(before))
    write_nodes(rt, before, out, count)


def _around(node: Work) -> Graph:
    assert node.graph is not None
    return node.graph


def dependents(rt: HostRuntime, node: Pointer, out: Pointer, data: Pointer, count: Pointer) -> None:
    """Implement `cudaGraphNodeGetDependentNodes` and `cuGraphNodeGetDependentNodes`."""
    handle = rt.handles.resolve(Work, node)
    after = [other for other in _around(handle).nodes if any(b is handle for b in other.before)]
    write_edge_data(data, count, len(after))
    write_nodes(rt, after, out, count)


def _edges(graph: Graph) -> list[tuple[Work, Work]]:
    return [(earlier, later) for later in graph.nodes for earlier in later.before]


def edges(
    rt: HostRuntime, graph: Pointer, sources: Pointer, targets: Pointer, data: Pointer, count: Pointer
) -> None:
    """Implement `cudaGraphGetEdges` and `cuGraphGetEdges`."""
    if not count or (sources is None) != (targets is None):
        raise ApiError("cudaErrorInvalidValue")
    result = _edges(rt.handles.resolve(Graph, graph))
    capacity = ctypes.c_size_t.from_address(count).value
    write_edge_data(data, count, len(result))
    if sources:
        put_pointers(sources, rt.handles.find_or_add(earlier for earlier, _ in result[:capacity]))
        put_pointers(targets, rt.handles.find_or_add(later for _, later in result[:capacity]))
    put_size(count, len(result))


def destroy(rt: HostRuntime, node: Pointer) -> None:
    """Implement `cudaGraphDestroyNode`."""
    handle = rt.handles.resolve(Work, node)
    graph = _around(handle)
    graph_tasks.refuse_nodes(graph, graph_tasks.MEMORY_KINDS, "nodes are not removed from")
    graph.nodes[:] = [other for other in graph.nodes if other is not handle]
    for other in graph.nodes:
        other.before[:] = [b for b in other.before if b is not handle]
    release(handle.retained_objects())
    rt.handles.remove(node)


def remove_dependencies(
    rt: HostRuntime, graph: Pointer, sources: Pointer, targets: Pointer, data: Pointer, count: int
) -> None:
    """Implement `cudaGraphRemoveDependencies`."""
    owner = rt.handles.resolve(Graph, graph)
    graph_tasks.refuse_nodes(owner, graph_tasks.MEMORY_KINDS, "dependencies are not removed from")
    for earlier, later in zip(nodes_at(rt, sources, count), nodes_at(rt, targets, count)):
        if not any(b is earlier for b in later.before):
            raise ApiError("cudaErrorInvalidValue")
        later.before[:] = [b for b in later.before if b is not earlier]


def set_enabled(rt: HostRuntime, executable: Pointer, node: Pointer, is_enabled: int) -> None:
    """Implement `cudaGraphNodeSetEnabled`."""
    graph_exec, result = rt.handles.resolve(GraphExecutable, executable), rt.handles.resolve(Work, node)
    if id(result) not in graph_exec.runs or result.kind not in ("kernel", "memcpy", "memset"):
        raise ApiError("cudaErrorInvalidValue")
    (graph_exec.disabled.discard if is_enabled else graph_exec.disabled.add)(id(result))


def get_enabled(rt: HostRuntime, executable: Pointer, node: Pointer, out: Pointer) -> None:
    """Implement `cudaGraphNodeGetEnabled`."""
    put(
        out,
        id(rt.handles.resolve(Work, node)) not in rt.handles.resolve(GraphExecutable, executable).disabled,
    )


def print_dot(rt: HostRuntime, graph: Pointer, path: Pointer, flags: int) -> None:
    """Write the graph to a file in the language of dot(1)."""
    handle = rt.handles.resolve(Graph, graph)
    positions = {id(node): number for number, node in enumerate(handle.nodes)}
    lines = [f'"{number}" [label="{number}: {node.kind}"];' for number, node in enumerate(handle.nodes)]
    lines += [f'"{positions[id(a)]}" -> "{positions[id(b)]}";' for a, b in _edges(handle)]
    write_file(path, "\n".join(["digraph {", *lines, "}", ""]))


def capture_info(
    rt: HostRuntime,
    stream: Pointer,
    status: Pointer,
    number: Pointer,
    graph: Pointer,
    before: Pointer,
    data: Pointer,
    count: Pointer,
) -> None:
    """Implement `cudaStreamGetCaptureInfo`."""
    result = rt.stream(stream)
    put(status, result.capture_status)
    if data:
        put_pointer(data, 0)
    if result.graph is None:
        return
    (handle,) = rt.handles.find_or_add([result.graph])
    if number:
        put(number, handle, ctypes.c_ulonglong)
    if graph:
        put_pointer(graph, handle)
    if count:
        put_size(count, len(result.last))
    length = max(len(result.last), 1)
    nodes = (ctypes.c_void_p * length)(*rt.handles.find_or_add(result.last))
    edges = (ctypes.c_uint64 * length)()  # cudaGraphEdgeData, whose default is zero
    result.pinned = nodes, edges
    if before:
        put_pointer(before, ctypes.addressof(nodes))
    if data:
        put_pointer(data, ctypes.addressof(edges))


def graph_number(rt: HostRuntime, graph: Pointer, out: Pointer) -> None:
    """Write an id that is unique among the graphs of the process: the handle."""
    rt.handles.resolve(Graph, graph)
    put(out, graph or 0, ctypes.c_uint)


def executable_number(rt: HostRuntime, executable: Pointer, out: Pointer) -> None:
    """Implement `cudaGraphExecGetId`."""
    rt.handles.resolve(GraphExecutable, executable)
    put(out, executable or 0, ctypes.c_uint)


def graph_around(rt: HostRuntime, node: Pointer, out: Pointer) -> None:
    """Implement `cudaGraphNodeGetContainingGraph`."""
    put_pointer(out, rt.handles.find_or_add([_around(rt.handles.resolve(Work, node))])[0])


def local_number(rt: HostRuntime, node: Pointer, out: Pointer) -> None:
    """Write an id that is unique among the nodes of the graph."""
    rt.handles.resolve(Work, node)
    put(out, node or 0, ctypes.c_uint)


def tools_number(rt: HostRuntime, node: Pointer, out: Pointer) -> None:
    """Implement `cudaGraphNodeGetToolsId`."""
    rt.handles.resolve(Work, node)
    put(out, node or 0, ctypes.c_ulonglong)


# -- parameters and attributes


def _kernel(rt: HostRuntime, node: Pointer) -> Work:
    result = rt.handles.resolve(Work, node)
    if result.kind != "kernel":
        raise ApiError("cudaErrorInvalidValue")
    return result


def get_attribute(rt: HostRuntime, node: Pointer, which: int, out: Pointer) -> None:
    """Implement `cudaGraphKernelNodeGetAttribute`."""
    put_attribute(out, _kernel(rt, node).attributes, which)


def set_attribute(rt: HostRuntime, node: Pointer, which: int, value: Pointer) -> None:
    """Implement `cudaGraphKernelNodeSetAttribute`."""
    result = _kernel(rt, node)
    if which == _CLUSTER:
        raise ApiError("cudaErrorNotSupported", "clusters are not supported")
    result.attributes[which] = attribute_at(value)


def copy_attributes(rt: HostRuntime, target: Pointer, source: Pointer) -> None:
    """Implement `cudaGraphKernelNodeCopyAttributes`."""
    _kernel(rt, target).attributes = dict(_kernel(rt, source).attributes)


def _task_setter(create_task: Callable[..., Task]) -> Callable[..., None]:
    return lambda rt, node, *parameters: change(rt, node, create_task(rt, *parameters))


def _executable_task_setter(create_task: Callable[..., Task]) -> Callable[..., None]:
    return lambda rt, executable, node, *parameters: change_in(
        rt, executable, node, create_task(rt, *parameters)
    )


def _parameter_getter(kind: WorkKind) -> Callable[..., None]:
    return lambda rt, node, out: write_parameters(rt, rt.handles.resolve(Work, node), kind, out)


def get_parameters(rt: HostRuntime, node: Pointer, out: Pointer) -> None:
    """Implement `cudaGraphNodeGetParams`."""
    work = rt.handles.resolve(Work, node)
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memset(out, 0, _NODE_PARAMETERS)
    put(out, KINDS[work.kind])
    at = out + PARAMETERS
    if isinstance(work.subject, ConditionalTask):
        task = work.subject
        handles = (ctypes.c_void_p * len(task.bodies))(*rt.handles.find_or_add(task.bodies))
        work.pinned.append((handles, handles))
        address = ctypes.addressof(handles)
        put_structure(at, ConditionalNode(task.condition.address, task.kind, len(handles), address))
    elif work.kind not in ("empty", "batch mem op"):
        write_parameters(rt, work, work.kind, at + COPY_PARAMETERS * (work.kind == "memcpy"))


_NODE, _IN = "cudaGraphNode_t node", "cudaGraphExec_t executable, cudaGraphNode_t node"
_FIXED = ("ChildGraphNode", "MemAllocNode", "MemFreeNode")
"""Kinds of nodes whose task cannot be replaced, except child graphs in executable graphs."""
_CHANGED = {
    name.replace("Node", "NodeSetEvent" if name.startswith("Event") else "NodeSetParams"): create_task
    for name, create_task in NODES.items()
    if name not in _FIXED
}
_CHANGED["NodeSetParams"] = ("cudaGraphNodeParams *parameters", graph_tasks.task_of)
"""Tasks that a node may be given, by the suffixes of the functions, which exist for graphs and for executable
graphs.
"""
_TOLD: dict[str, tuple[str, WorkKind]] = {
    "KernelNodeGetParams": ("cudaKernelNodeParams *parameters", "kernel"),
    "MemcpyNodeGetParams": ("cudaMemcpy3DParms *parameters", "memcpy"),
    "MemsetNodeGetParams": ("cudaMemsetParams *parameters", "memset"),
    "HostNodeGetParams": ("cudaHostNodeParams *parameters", "host"),
    "ChildGraphNodeGetGraph": ("cudaGraph_t *graph", "graph"),
    "EventRecordNodeGetEvent": ("cudaEvent_t *event", "event record"),
    "EventWaitNodeGetEvent": ("cudaEvent_t *event", "event wait"),
    "MemAllocNodeGetParams": ("cudaMemAllocNodeParams *parameters", "alloc"),
    "MemFreeNodeGetParams": ("void *pointer", "free"),
}  # fmt: skip
FUNCTIONS = (
    *(
        ApiRow(f"cudaGraph{name}", f"{_NODE}, {parameters}", _task_setter(create_task))
        for name, (parameters, create_task) in _CHANGED.items()
    ),
    *(
        ApiRow(f"cudaGraphExec{name}", f"{_IN}, {parameters}", _executable_task_setter(create_task))
        for name, (parameters, create_task) in _CHANGED.items()
    ),
    ApiRow(
        "cudaGraphExecChildGraphNodeSetParams",
        f"{_IN}, cudaGraph_t child",
        _executable_task_setter(graph_tasks.child),
    ),
    *(
        ApiRow(f"cudaGraph{name}", f"{_NODE}, {parameters}", _parameter_getter(kind))
        for name, (parameters, kind) in _TOLD.items()
    ),
    ApiRow(
        "cudaGraphKernelNodeGetAttribute",
        f"{_NODE}, cudaLaunchAttributeID attribute, cudaLaunchAttributeValue *value",
        get_attribute,
    ),
    ApiRow(
        "cudaGraphKernelNodeSetAttribute",
        f"{_NODE}, cudaLaunchAttributeID attribute, const cudaLaunchAttributeValue *value",
        set_attribute,
    ),
    ApiRow("cudaGraphKernelNodeCopyAttributes", "cudaGraphNode_t to, cudaGraphNode_t from", copy_attributes),
    ApiRow(
        "cudaGraphNodeGetDependencies",
        "cudaGraphNode_t node, cudaGraphNode_t *nodes, cudaGraphEdgeData *data, size_t *count",
        dependencies,
    ),
    ApiRow(
        "cudaGraphNodeGetDependentNodes",
        "cudaGraphNode_t node, cudaGraphNode_t *nodes, cudaGraphEdgeData *data, size_t *count",
        dependents,
    ),
    ApiRow(
        "cudaGraphGetEdges",
        "cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *data, size_t"
        " *count",
        edges,
    ),
    ApiRow("cudaGraphNodeGetParams", f"{_NODE}, cudaGraphNodeParams *parameters", get_parameters),
    ApiRow("cudaGraphDestroyNode", "cudaGraphNode_t node", destroy),
    ApiRow(
        "cudaGraphRemoveDependencies",
        "cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData"
        " *data, size_t count",
        remove_dependencies,
    ),
    ApiRow("cudaGraphNodeSetEnabled", f"{_IN}, unsigned is_enabled", set_enabled),
    ApiRow("cudaGraphNodeGetEnabled", f"{_IN}, unsigned *is_enabled", get_enabled),
    ApiRow("cudaGraphDebugDotPrint", "cudaGraph_t graph, const char *path, unsigned flags", print_dot),
    ApiRow("cudaGraphGetId", "cudaGraph_t graph, unsigned *id", graph_number),
    ApiRow("cudaGraphExecGetId", "cudaGraphExec_t executable, unsigned *id", executable_number),
    ApiRow("cudaGraphNodeGetContainingGraph", "cudaGraphNode_t node, cudaGraph_t *graph", graph_around),
    ApiRow("cudaGraphNodeGetLocalId", "cudaGraphNode_t node, unsigned *id", local_number),
    ApiRow("cudaGraphNodeGetToolsId", "cudaGraphNode_t node, unsigned long long *id", tools_number),
    ApiRow(
        "cudaStreamGetCaptureInfo",
        "cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id = 0, cudaGraph_t *graph"
        " = 0, const cudaGraphNode_t **before = 0, const cudaGraphEdgeData **data = 0, size_t *count = 0",
        capture_info,
    ),
)
