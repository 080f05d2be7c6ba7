"""Tasks of graph nodes: made from the parameters that a program passes, and converted back to them (CUDA
Runtime API, "Graph Management").
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence

import numpy as np

from ...support.fast_dataclass import field, record
from ..device.errors import ApiError, check
from ..device.host_runtime import HostRuntime
from ..device.launcher import KernelLaunch
from ..device.stream_scheduler import DeviceStream, Graph, UserObject, Work, WorkKind
from . import graph_memory
from .execution import configure_launch
from .pointers import Pointer, put_pointer, put_pointers, put_size, structure_at
from .streams import Event, HostNode, record_now

KINDS: dict[WorkKind, int] = {
    "kernel": 0,
    "memcpy": 1,
    "memset": 2,
    "host": 3,
    "graph": 4,
    "empty": 5,
    "event wait": 6,
    "event record": 7,
    "alloc": 10,
    "free": 11,
    "batch mem op": 12,
    "conditional": 13,
}
"""The enumeration cudaGraphNodeType."""
_UNSUPPORTED = {8: "signals for external semaphores", 9: "waits for external semaphores"}
_EDGE_DATA = 8
"""Bytes of a cudaGraphEdgeData."""
PARAMETERS = 16
"""Offset of the parameters in a cudaGraphNodeParams."""
COPY_PARAMETERS = 16
"""Offset of the cudaMemcpy3DParms in a cudaMemcpyNodeParams."""


class KernelNode(ctypes.Structure):
    """The structure cudaKernelNodeParams."""

    _fields_ = [
        ("function", ctypes.c_void_p),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("arguments", ctypes.c_void_p),
        ("extra", ctypes.c_void_p),
    ]


class MemsetNode(ctypes.Structure):
    """The structure cudaMemsetParams."""

    _fields_ = [
        ("to", ctypes.c_void_p),
        ("pitch", ctypes.c_size_t),
        ("value", ctypes.c_uint),
        ("element", ctypes.c_uint),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    ]


class CopyNode(ctypes.Structure):
    """The structure cudaMemcpy3DParms."""

    _fields_ = [
        ("source_array", ctypes.c_void_p),
        ("source_position", ctypes.c_size_t * 3),
        ("source", ctypes.c_size_t * 4),
        ("array", ctypes.c_void_p),
        ("position", ctypes.c_size_t * 3),
        ("target", ctypes.c_size_t * 4),
        ("extent", ctypes.c_size_t * 3),
        ("kind", ctypes.c_int),
    ]


class AllocNode(ctypes.Structure):
    """The structure cudaMemAllocNodeParams."""

    _fields_ = [
        ("pool", ctypes.c_char * 88),
        ("access", ctypes.c_void_p),
        ("count", ctypes.c_size_t),
        ("size", ctypes.c_size_t),
        ("pointer", ctypes.c_void_p),
    ]


class ConditionalNode(ctypes.Structure):
    """The structure cudaConditionalNodeParams."""

    _fields_ = [
        ("handle", ctypes.c_ulonglong),
        ("kind", ctypes.c_int),
        ("count", ctypes.c_uint),
        ("graphs", ctypes.c_void_p),
    ]


IF, WHILE, SWITCH = range(3)
"""The enumeration cudaGraphConditionalNodeType."""
_BODY_KINDS: frozenset[WorkKind] = frozenset({"kernel", "empty", "graph", "memset", "memcpy", "conditional"})
"""The kinds of nodes that body graphs of a condition may have."""
MEMORY_KINDS: frozenset[WorkKind] = frozenset({"alloc", "free"})
"""The kinds of nodes that nothing is removed beside."""
SINGLE_KINDS: frozenset[WorkKind] = MEMORY_KINDS | {"conditional"}
"""The kinds of nodes that are not copied."""


@record(frozen=True)
class ConditionHandle:
    """A condition's value in device memory, which kernels set; `initial` is assigned at each launch of the
    graph, None for no assignment. Its node is in `graph` or in one under a condition there.
    """

    graph: Graph
    address: int
    initial: Pointer

    def value(self, rt: HostRuntime) -> int:
        """Return the value of the condition in memory."""
        return int.from_bytes(rt.memory.host_view(self.address, 4).tobytes(), "little")

    def begin(self, rt: HostRuntime) -> None:
        """Set the initial value before a launch of the graph."""
        if self.initial is not None:
            rt.memory.copy_in(self.address, np.array([self.initial], np.uint32))


@record(frozen=True)
class ConditionalTask:
    """The condition of a conditional node, and its body graphs."""

    condition: ConditionHandle
    kind: int
    bodies: list[Graph]


@record(frozen=True)
class Task:
    """The task of a node; `subject` holds the parameters that it was made from, `graphs` are those that it
    runs.
    """

    kind: WorkKind
    run: Callable[[], None]
    subject: object = None
    graphs: tuple[Graph, ...] = ()
    pinned: list[tuple[object, object]] = field(default_factory=list)


def submit(rt: HostRuntime, stream: DeviceStream, task: Task) -> None:
    """Submit a task to a stream."""
    rt.scheduler.submit(stream, task.kind, task.run, task.subject)


@record
class GraphExecutable:
    """An instantiated graph: its nodes in execution order, the source graph's nodes by identity, the current
    task of each, and the disabled ones; the conditions that begin anew with each launch.
    """

    graph: Graph
    nodes: list[Work]
    runs: dict[int, Callable[[], None]]
    conditions: list[ConditionHandle]
    flags: int
    retained: list[UserObject] = field(default_factory=list)
    disabled: set[int] = field(default_factory=set)
    handle: int = 0


def _conditions(graph: Graph) -> list[ConditionHandle]:
    """Return the conditions of a graph and of the graphs nested in it."""
    result = []
    for node in graph.nodes:
        if isinstance(node.subject, ConditionalTask):
            result.append(node.subject.condition)
        result += [condition for inner in node.graphs for condition in _conditions(inner)]
    return result


def instantiate_graph(rt: HostRuntime, graph: Graph, flags: int = 0) -> GraphExecutable:
    """Instantiate a graph. Raise ApiError if its dependencies form a cycle."""
    runs = {id(node): _node_function(rt, node) for node in graph.nodes}
    return GraphExecutable(graph, rt.scheduler.order_nodes(graph.nodes), runs, _conditions(graph), flags)


def _node_function(rt: HostRuntime, node: Work) -> Callable[[], None]:
    """Return the function that runs a node in an executable graph."""
    if isinstance(node.subject, Graph):
        return _child_graph_function(rt, node.subject)
    return _branch_function(rt, node.subject) if isinstance(node.subject, ConditionalTask) else node.run


def run(graph_exec: GraphExecutable) -> None:
    """Run the enabled nodes of a graph."""
    for node in graph_exec.nodes:
        if id(node) not in graph_exec.disabled:
            graph_exec.runs[id(node)]()


def _child_graph_function(rt: HostRuntime, graph: Graph) -> Callable[[], None]:
    result = instantiate_graph(rt, graph)
    return lambda: run(result)


def _branch_function(rt: HostRuntime, node: ConditionalTask) -> Callable[[], None]:
    """Return the function that runs the body graphs that a condition selects. Raise ApiError if these have
    nodes of kinds that are not allowed there.
    """
    result = [instantiate_graph(rt, body) for body in node.bodies]
    if any(inner.kind not in _BODY_KINDS for body in node.bodies for inner in body.nodes):
        raise ApiError(
            "cudaErrorNotSupported",
            f"graphs under a condition have only nodes of these kinds: {', '.join(sorted(_BODY_KINDS))}",
        )

    def do() -> None:
        value = node.condition.value(rt)
        if node.kind == WHILE:
            while node.condition.value(rt):
                run(result[0])
        elif node.kind == IF and (value or len(result) > 1):
            run(result[0 if value else 1])
        elif node.kind == SWITCH and value < len(result):
            run(result[value])

    return do


# -- tasks


def kernel(rt: HostRuntime, parameters: Pointer) -> Task:
    """Return the task of a kernel node."""
    return kernel_task(rt, structure_at(KernelNode, parameters))


def kernel_task(rt: HostRuntime, node: KernelNode) -> Task:
    """Return the task that launches a kernel. Raise ApiError if the launch is invalid."""
    if node.extra:
        raise ApiError("cudaErrorNotSupported", "arguments in 'extra' are not supported: give 'kernelParams'")
    launch = configure_launch(
        rt.modules.kernel(node.function or 0),
        tuple(node.grid),
        tuple(node.block),
        node.shared,
        node.arguments or 0,
    )
    return Task("kernel", lambda: rt.launcher.launch(launch), launch)


def line(rt: HostRuntime, to: Pointer, source: Pointer, size: int, kind: int) -> Task:
    """Return the task of a one-dimensional copy of `size` bytes."""
    return copy_task(
        rt,
        CopyNode(
            source=(source or 0, size, size, 1),
            target=(to or 0, size, size, 1),
            extent=(size, 1, 1),
            kind=kind,
        ),
    )


def box(rt: HostRuntime, parameters: Pointer) -> Task:
    """Return the task of a memcpy node."""
    return copy_task(rt, structure_at(CopyNode, parameters))


def copy_task(rt: HostRuntime, node: CopyNode) -> Task:
    """Return the task of a copy."""
    return Task("memcpy", lambda: check(rt.library.minicc_copy_box(ctypes.byref(node))), node)


def to_symbol(rt: HostRuntime, symbol: Pointer, source: Pointer, size: int, offset: int, kind: int) -> Task:
    """Return the task of a copy to a symbol."""
    return line(rt, in_symbol(rt, symbol, size, offset), source, size, kind)


def from_symbol(rt: HostRuntime, to: Pointer, symbol: Pointer, size: int, offset: int, kind: int) -> Task:
    """Return the task of a copy from a symbol."""
    return line(rt, to, in_symbol(rt, symbol, size, offset), size, kind)


def in_symbol(rt: HostRuntime, symbol: Pointer, size: int, offset: int) -> int:
    """Return the device address at an offset in a variable. Raise ApiError if the variable has fewer
    bytes.
    """
    result = rt.modules.variable(symbol or 0)
    if offset + size > result.size:
        raise ApiError("cudaErrorInvalidValue")
    return result.start + offset


def fill(rt: HostRuntime, parameters: Pointer) -> Task:
    """Return the task of a memset node."""
    node = structure_at(MemsetNode, parameters)
    if node.element not in (1, 2, 4):
        raise ApiError("cudaErrorInvalidValue")
    return fill_task(rt, node)


def fill_task(rt: HostRuntime, node: MemsetNode) -> Task:
    """Return the task that fills memory."""
    return Task(
        "memset",
        lambda: check(
            rt.library.minicc_fill(node.to, node.pitch, node.value, node.element, node.width, node.height)
        ),
        node,
    )


def host(rt: HostRuntime, parameters: Pointer) -> Task:
    """Return the task of a host function node."""
    node = structure_at(HostNode, parameters)
    return Task("host", lambda: node.function(node.data), node)


def empty() -> Task:
    """Return the task of an empty node, which only orders others."""
    return Task("empty", _do_nothing)


def refuse_nodes(graph: Graph, kinds: frozenset[WorkKind], what: str) -> None:
    """Raise ApiError, with what is not done, if the graph or one inside it has a node of such a kind."""
    for node in graph.nodes:
        if node.kind in kinds:
            raise ApiError(
                "cudaErrorNotSupported", f"{what} a graph that has a node of the kind '{node.kind}'"
            )
        for inner in node.graphs:
            refuse_nodes(inner, kinds, what)


def child(rt: HostRuntime, graph: Pointer, is_moved: int = 0) -> Task:
    """Return the task of a child graph node; `is_moved` if the node becomes the owner of the graph."""
    source = rt.handles.resolve(Graph, graph)
    refuse_nodes(source, SINGLE_KINDS - MEMORY_KINDS if is_moved else SINGLE_KINDS, "a node does not copy")
    result = source.copy()
    return Task("graph", _child_graph_function(rt, result), result, (result,))


def record_event(rt: HostRuntime, event: Pointer) -> Task:
    """Return the task that records an event."""
    handle = rt.handles.resolve(Event, event)
    return Task("event record", lambda: record_now(handle), handle)


def wait_event(rt: HostRuntime, event: Pointer) -> Task:
    """Return the task of an event-wait node, an empty one: all work before a graph's launch is complete, as
    is the event.
    """
    return Task("event wait", _do_nothing, rt.handles.resolve(Event, event))


def allocate(rt: HostRuntime, parameters: Pointer) -> Task:
    """Return the task of a node that allocates memory, whose address is fixed from now on."""
    node = structure_at(AllocNode, parameters)
    node.pointer = graph_memory.reserve(rt, node.size)
    put_pointer((parameters or 0) + AllocNode.pointer.offset, node.pointer)
    return allocate_task(rt, node)


def allocate_task(rt: HostRuntime, node: AllocNode) -> Task:
    """Return the task of an allocation node."""
    return Task("alloc", lambda: graph_memory.acquire(rt, node.pointer), node)


def release(rt: HostRuntime, pointer: Pointer) -> Task:
    """Return the task of a free node."""
    start = graph_memory.check_allocated(rt, pointer)
    return Task("free", lambda: graph_memory.release(rt, start), start)


def conditional(rt: HostRuntime, parameters: int) -> Task:
    """Return the task of a conditional node with body graphs, which the program fills before it
    instantiates.
    """
    node = ConditionalNode.from_address(parameters)
    condition = rt.handles.get(node.handle)
    if (
        not isinstance(condition, ConditionHandle)
        or node.count not in {IF: (1, 2), WHILE: (1,)}.get(node.kind, range(1, 1 << 16))
        or node.kind not in (IF, WHILE, SWITCH)
    ):
        raise ApiError("cudaErrorInvalidValue")
    bodies = [Graph() for _ in range(node.count)]
    handles = (ctypes.c_void_p * node.count)(*rt.handles.find_or_add(bodies))
    node.graphs = ctypes.addressof(handles)
    return Task(
        "conditional",
        _do_nothing,
        ConditionalTask(condition, node.kind, bodies),
        tuple(bodies),
        [(handles, handles)],
    )


def place_bodies(graph: Graph, node: ConditionalTask) -> None:
    """Note that a graph has a node with a condition. Raise ApiError if the condition was created for a graph
    that is neither this one nor one around it.
    """
    around: Graph | None = graph
    while around is not node.condition.graph:
        if around is None:
            raise ApiError("cudaErrorInvalidValue", "the condition was created for another graph")
        around = around.parent
    for body in node.bodies:
        body.parent = graph


def _do_nothing() -> None:
    """Do nothing: the node only orders others."""


def _child_parameters(at: int) -> tuple[Pointer, int]:
    """Return the graph of a cudaChildGraphNodeParams, and whether the node becomes its owner."""
    return _pointer(at), ctypes.c_int.from_address(at + ctypes.sizeof(ctypes.c_void_p)).value


def task_of(rt: HostRuntime, parameters: Pointer) -> Task:
    """Return the task that a cudaGraphNodeParams describes."""
    if not parameters:
        raise ApiError("cudaErrorInvalidValue")
    kind, at = ctypes.c_int.from_address(parameters).value, parameters + PARAMETERS
    if kind in _UNSUPPORTED:
        raise ApiError("cudaErrorNotSupported", f"{_UNSUPPORTED[kind]} are not supported")
    makers: dict[int, Callable[[], Task]] = {
        0: lambda: kernel(rt, at), 1: lambda: box(rt, at + COPY_PARAMETERS), 2: lambda: fill(rt, at),
        3: lambda: host(rt, at), 4: lambda: child(rt, *_child_parameters(at)),
        5: empty, 6: lambda: wait_event(rt, _pointer(at)), 7: lambda: record_event(rt, _pointer(at)),
        10: lambda: allocate(rt, at), 11: lambda: release(rt, _pointer(at)),
        13: lambda: conditional(rt, at),
    }  # fmt: skip
    if kind not in makers:
        raise ApiError("cudaErrorInvalidValue")
    return makers[kind]()


NODES: dict[str, tuple[str, Callable[..., Task]]] = {
    "KernelNode": ("const cudaKernelNodeParams *parameters", kernel),
    "MemcpyNode": ("const cudaMemcpy3DParms *parameters", box),
    "MemcpyNode1D": ("void *to, const void *from, size_t size, cudaMemcpyKind kind", line),
    "MemcpyNodeToSymbol": (
        "const void *symbol, const void *from, size_t size, size_t offset, cudaMemcpyKind kind",
        to_symbol,
    ),
    "MemcpyNodeFromSymbol": (
        "void *to, const void *symbol, size_t size, size_t offset, cudaMemcpyKind kind",
        from_symbol,
    ),
    "MemsetNode": ("const cudaMemsetParams *parameters", fill),
    "HostNode": ("const cudaHostNodeParams *parameters", host),
    "ChildGraphNode": ("cudaGraph_t child", child),
    "EventRecordNode": ("cudaEvent_t event", record_event),
    "EventWaitNode": ("cudaEvent_t event", wait_event),
    "MemAllocNode": ("cudaMemAllocNodeParams *parameters", allocate),
    "MemFreeNode": ("void *pointer", release),
}
"""The parameters in C and the task's constructor for each kind of node, by the suffixes of the functions that
add them.
"""


def _pointer(address: int) -> Pointer:
    return ctypes.c_void_p.from_address(address).value


# -- and back


def write_parameters(rt: HostRuntime, node: Work, kind: WorkKind, out: Pointer) -> None:
    """Write the parameters of a node. Raise ApiError for a node of another kind, or one that was captured
    from a call with fewer parameters.
    """
    subject = node.subject
    if node.kind != kind or not out:
        raise ApiError("cudaErrorInvalidValue")
    if isinstance(subject, KernelLaunch):
        subject = _kernel_parameters(rt, subject, node)
    if isinstance(subject, ctypes.Structure):
        ctypes.memmove(out, ctypes.byref(subject), ctypes.sizeof(subject))
    elif isinstance(subject, Graph | Event):
        put_pointer(out, rt.handles.find_or_add([subject])[0])
    elif isinstance(subject, int):
        put_pointer(out, subject)
    else:
        raise ApiError("cudaErrorNotSupported")


def _kernel_parameters(rt: HostRuntime, launch: KernelLaunch, node: Work) -> KernelNode:
    """Return the parameters of a launch, with addresses of copies of its arguments, which live as long as the
    node.
    """
    arguments = next((result for of, result in node.pinned if of is launch), None)
    if arguments is None:
        slots = launch.kernel.parameters
        block = ctypes.create_string_buffer(launch.params, max(len(launch.params), 1))
        arguments = (ctypes.c_void_p * (len(slots) + 1))(
            *(ctypes.addressof(block) + offset for offset, _ in slots), None
        )
        node.pinned += [(launch, arguments), (block, block)]
    assert isinstance(arguments, ctypes.Array)
    return KernelNode(
        rt.modules.address_of(launch.kernel),
        launch.grid,
        launch.block,
        launch.shared,
        ctypes.addressof(arguments),
    )


def nodes_at(rt: HostRuntime, array: Pointer, count: int) -> list[Work]:
    """Return the nodes in an array of the program."""
    if not count:
        return []
    if not array:
        raise ApiError("cudaErrorInvalidValue")
    return [rt.handles.resolve(Work, handle) for handle in (ctypes.c_void_p * count).from_address(array)]


def nodes_of(rt: HostRuntime, graph: Graph, array: Pointer, count: int) -> list[Work]:
    """Return the nodes in an array of the program. Raise ApiError if one is not in the graph."""
    result = nodes_at(rt, array, count)
    if any(node.graph is not graph for node in result):
        raise ApiError("cudaErrorInvalidValue")
    return result


def write_edge_data(out: Pointer, count: Pointer, number: int) -> None:
    """Write the data of `number` edges to an array of `*count` elements, if there is one: no edge has any."""
    if out and count:
        ctypes.memset(out, 0, _EDGE_DATA * min(number, ctypes.c_size_t.from_address(count).value))


def write_nodes(rt: HostRuntime, nodes: Sequence[Work], out: Pointer, count: Pointer) -> None:
    """Write nodes to an array of `*count` elements; if `out` is null, write the number of nodes to
    `*count`.
    """
    if not count:
        raise ApiError("cudaErrorInvalidValue")
    if out:
        capacity = ctypes.c_size_t.from_address(count).value
        put_pointers(out, rt.handles.find_or_add(nodes[:capacity]))
    put_size(count, len(nodes))
