"""Nodes of graphs once they are there: what they do instead, what they depend on, whether an executable runs
them (CUDA Runtime API, "Graph Management").
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from ..device.errors import ApiError
from ..device.machine import Machine
from ..device.stream_scheduler import Graph, Work, release
from . import graph_tasks
from .graph_tasks import NODES, Executable, Task, listed, nodes_at, told
from .pointers import attribute_at, put, put_attribute, put_pointer, put_pointers, put_size, write_file
from .table import Row

_CLUSTER = 4


def change(m: Machine, node: int | None, task: Task) -> None:
    """The node of a graph does that from now on."""
    handle = m.handle(Work, node)
    if handle.kind != task.kind or handle.kind == "conditional":
        raise ApiError("cudaErrorInvalidValue")
    release(handle.held())
    handle.run, handle.subject, handle.graphs = task.run, task.subject, task.graphs


def change_in(m: Machine, executable: int | None, node: int | None, task: Task) -> None:
    """The node does that from now on where `executable` runs it."""
    made, result = m.handle(Executable, executable), m.handle(Work, node)
    if result.kind != task.kind or result.kind == "conditional" or id(result) not in made.runs:
        raise ApiError("cudaErrorInvalidValue")
    for inner in task.graphs:
        made.retained += inner.held()
    made.runs[id(result)] = task.run


def dependencies(m: Machine, node: int | None, out: int | None, count: int | None) -> None:
    listed(m, m.handle(Work, node).before, out, count)


def _around(node: Work) -> Graph:
    assert node.graph is not None
    return node.graph


def dependents(m: Machine, node: int | None, out: int | None, count: int | None) -> None:
    handle = m.handle(Work, node)
    listed(
        m, [other for other in _around(handle).nodes if any(b is handle for b in other.before)], out, count
    )


def _edges(graph: Graph) -> list[tuple[Work, Work]]:
    return [(earlier, later) for later in graph.nodes for earlier in later.before]


def edges(m: Machine, graph: int | None, sources: int | None, targets: int | None, count: int | None) -> None:
    if not count or (sources is None) != (targets is None):
        raise ApiError("cudaErrorInvalidValue")
    result = _edges(m.handle(Graph, graph))
    room = ctypes.c_size_t.from_address(count).value
    if sources:
        put_pointers(sources, m.handles_of(earlier for earlier, _ in result[:room]))
        put_pointers(targets, m.handles_of(later for _, later in result[:room]))
    put_size(count, len(result))


def destroy(m: Machine, node: int | None) -> None:
    handle = m.handle(Work, node)
    graph = _around(handle)
    graph.nodes[:] = [other for other in graph.nodes if other is not handle]
    for other in graph.nodes:
        other.before[:] = [b for b in other.before if b is not handle]
    release(handle.held())
    del m.handles[node or 0]


def remove_dependencies(
    m: Machine, graph: int | None, sources: int | None, targets: int | None, count: int
) -> None:
    m.handle(Graph, graph)
    for earlier, later in zip(nodes_at(m, sources, count), nodes_at(m, targets, count)):
        if not any(b is earlier for b in later.before):
            raise ApiError("cudaErrorInvalidValue")
        later.before[:] = [b for b in later.before if b is not earlier]


def set_enabled(m: Machine, executable: int | None, node: int | None, is_enabled: int) -> None:
    made, result = m.handle(Executable, executable), m.handle(Work, node)
    if id(result) not in made.runs or result.kind not in ("kernel", "memcpy", "memset"):
        raise ApiError("cudaErrorInvalidValue")
    (made.disabled.discard if is_enabled else made.disabled.add)(id(result))


def get_enabled(m: Machine, executable: int | None, node: int | None, out: int | None) -> None:
    put(out, id(m.handle(Work, node)) not in m.handle(Executable, executable).disabled)


def print_dot(m: Machine, graph: int | None, path: int | None, flags: int) -> None:
    """The graph in the language of dot(1)."""
    handle = m.handle(Graph, graph)
    place = {id(node): number for number, node in enumerate(handle.nodes)}
    lines = [f'"{number}" [label="{number}: {node.kind}"];' for number, node in enumerate(handle.nodes)]
    lines += [f'"{place[id(a)]}" -> "{place[id(b)]}";' for a, b in _edges(handle)]
    write_file(path, "\n".join(["digraph {", *lines, "}", ""]))


def capture_info(
    m: Machine,
    stream: int | None,
    status: int | None,
    number: int | None,
    graph: int | None,
    before: int | None,
    count: int | None,
) -> None:
    result = m.stream(stream)
    put(status, result.capture_status)
    if result.graph is None:
        return
    (handle,) = m.handles_of([result.graph])
    if number:
        put(number, handle, ctypes.c_ulonglong)
    if graph:
        put_pointer(graph, handle)
    if count:
        put_size(count, len(result.last))
    if before:
        made = (ctypes.c_void_p * max(len(result.last), 1))(*m.handles_of(result.last))
        result.kept = made
        put_pointer(before, ctypes.addressof(made))


def graph_number(m: Machine, graph: int | None, out: int | None) -> None:
    """An id that no other graph of the process has: its handle."""
    m.handle(Graph, graph)
    put(out, graph or 0, ctypes.c_uint)


def executable_number(m: Machine, executable: int | None, out: int | None) -> None:
    m.handle(Executable, executable)
    put(out, executable or 0, ctypes.c_uint)


def graph_around(m: Machine, node: int | None, out: int | None) -> None:
    put_pointer(out, m.handles_of([_around(m.handle(Work, node))])[0])


def local_number(m: Machine, node: int | None, out: int | None) -> None:
    """An id that no other node of the graph has."""
    m.handle(Work, node)
    put(out, node or 0, ctypes.c_uint)


def tools_number(m: Machine, node: int | None, out: int | None) -> None:
    m.handle(Work, node)
    put(out, node or 0, ctypes.c_ulonglong)


# -- parameters and attributes


def _kernel(m: Machine, node: int | None) -> Work:
    result = m.handle(Work, node)
    if result.kind != "kernel":
        raise ApiError("cudaErrorInvalidValue")
    return result


def get_attribute(m: Machine, node: int | None, which: int, out: int | None) -> None:
    put_attribute(out, _kernel(m, node).attributes, which)


def set_attribute(m: Machine, node: int | None, which: int, value: int | None) -> None:
    result = _kernel(m, node)
    if which == _CLUSTER:
        raise ApiError("cudaErrorNotSupported", "clusters are not supported")
    result.attributes[which] = attribute_at(value)


def copy_attributes(m: Machine, target: int | None, source: int | None) -> None:
    _kernel(m, target).attributes = dict(_kernel(m, source).attributes)


def _changing(made: Callable[..., Task]) -> Callable[..., None]:
    return lambda m, node, *parameters: change(m, node, made(m, *parameters))


def _changing_in(made: Callable[..., Task]) -> Callable[..., None]:
    return lambda m, executable, node, *parameters: change_in(m, executable, node, made(m, *parameters))


def _telling(kind: str) -> Callable[..., None]:
    return lambda m, node, out: told(m, m.handle(Work, node), kind, out)


_NODE, _IN = "cudaGraphNode_t node", "cudaGraphExec_t executable, cudaGraphNode_t node"
_FIXED = ("ChildGraphNode", "MemAllocNode", "MemFreeNode")
"""Nodes that cannot be told to do something else, but for children of executables."""
_CHANGED = {
    name.replace("Node", "NodeSetEvent" if name.startswith("Event") else "NodeSetParams"): made
    for name, made in NODES.items()
    if name not in _FIXED
}
_CHANGED["NodeSetParams"] = ("cudaGraphNodeParams *parameters", graph_tasks.general)
"""What a node may be told to do instead, by the ends of the names of the functions, which there are for
graphs and for executables.
"""
_TOLD = {
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
        Row(f"cudaGraph{name}", f"{_NODE}, {parameters}", _changing(made))
        for name, (parameters, made) in _CHANGED.items()
    ),
    *(
        Row(f"cudaGraphExec{name}", f"{_IN}, {parameters}", _changing_in(made))
        for name, (parameters, made) in _CHANGED.items()
    ),
    Row("cudaGraphExecChildGraphNodeSetParams", f"{_IN}, cudaGraph_t child", _changing_in(graph_tasks.child)),
    *(
        Row(f"cudaGraph{name}", f"{_NODE}, {parameters}", _telling(kind))
        for name, (parameters, kind) in _TOLD.items()
    ),
    Row(
        "cudaGraphKernelNodeGetAttribute",
        f"{_NODE}, cudaLaunchAttributeID attribute, cudaLaunchAttributeValue *value",
        get_attribute,
    ),
    Row(
        "cudaGraphKernelNodeSetAttribute",
        f"{_NODE}, cudaLaunchAttributeID attribute, const cudaLaunchAttributeValue *value",
        set_attribute,
    ),
    Row("cudaGraphKernelNodeCopyAttributes", "cudaGraphNode_t to, cudaGraphNode_t from", copy_attributes),
    Row(
        "cudaGraphNodeGetDependencies",
        "cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *count",
        dependencies,
    ),
    Row(
        "cudaGraphNodeGetDependentNodes",
        "cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *count",
        dependents,
    ),
    Row(
        "cudaGraphGetEdges",
        "cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *count",
        edges,
    ),
    Row("cudaGraphDestroyNode", "cudaGraphNode_t node", destroy),
    Row(
        "cudaGraphRemoveDependencies",
        "cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t count",
        remove_dependencies,
    ),
    Row("cudaGraphNodeSetEnabled", f"{_IN}, unsigned is_enabled", set_enabled),
    Row("cudaGraphNodeGetEnabled", f"{_IN}, unsigned *is_enabled", get_enabled),
    Row("cudaGraphDebugDotPrint", "cudaGraph_t graph, const char *path, unsigned flags", print_dot),
    Row("cudaGraphGetId", "cudaGraph_t graph, unsigned *id", graph_number),
    Row("cudaGraphExecGetId", "cudaGraphExec_t executable, unsigned *id", executable_number),
    Row("cudaGraphNodeGetContainingGraph", "cudaGraphNode_t node, cudaGraph_t *graph", graph_around),
    Row("cudaGraphNodeGetLocalId", "cudaGraphNode_t node, unsigned *id", local_number),
    Row("cudaGraphNodeGetToolsId", "cudaGraphNode_t node, unsigned long long *id", tools_number),
    Row(
        "cudaStreamGetCaptureInfo",
        "cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id = 0, cudaGraph_t *graph"
        " = 0, const cudaGraphNode_t **before = 0, size_t *count = 0",
        capture_info,
    ),
)
