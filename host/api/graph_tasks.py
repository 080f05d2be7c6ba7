"""What a node of a graph does, from the parameters that a program gives, and the parameters back (CUDA
Runtime API, "Graph Management").
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import TypeVar

import numpy as np

from ...support.fast_dataclass import field, record
from ..device.errors import ApiError, check
from ..device.machine import Launch, Machine
from ..device.stream_scheduler import Graph, Stream, UserObject, Work
from . import graph_memory
from .execution import configured
from .pointers import put_pointer, put_pointers, put_size
from .streams import Event, record_now

T = TypeVar("T", bound=ctypes.Structure)

KINDS = {
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
    "conditional": 13,
}
"""cudaGraphNodeType."""
_UNSUPPORTED = {8: "signals for external semaphores", 9: "waits for external semaphores"}
PARAMETERS = 16
"""Where the parameters are in a cudaGraphNodeParams."""
_COPY_PARAMETERS = 16
"""Where the cudaMemcpy3DParms are in a cudaMemcpyNodeParams."""


class KernelNode(ctypes.Structure):
    """cudaKernelNodeParams."""

    _fields_ = [
        ("function", ctypes.c_void_p),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("arguments", ctypes.c_void_p),
        ("extra", ctypes.c_void_p),
    ]


class MemsetNode(ctypes.Structure):
    """cudaMemsetParams."""

    _fields_ = [
        ("to", ctypes.c_void_p),
        ("pitch", ctypes.c_size_t),
        ("value", ctypes.c_uint),
        ("element", ctypes.c_uint),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    ]


class HostNode(ctypes.Structure):
    """cudaHostNodeParams."""

    _fields_ = [("function", ctypes.CFUNCTYPE(None, ctypes.c_void_p)), ("data", ctypes.c_void_p)]


class CopyNode(ctypes.Structure):
    """cudaMemcpy3DParms."""

    _fields_ = [
        ("source_array", ctypes.c_void_p),
        ("source_place", ctypes.c_size_t * 3),
        ("source", ctypes.c_size_t * 4),
        ("array", ctypes.c_void_p),
        ("place", ctypes.c_size_t * 3),
        ("target", ctypes.c_size_t * 4),
        ("extent", ctypes.c_size_t * 3),
        ("kind", ctypes.c_int),
    ]


class AllocNode(ctypes.Structure):
    """cudaMemAllocNodeParams."""

    _fields_ = [
        ("pool", ctypes.c_char * 88),
        ("access", ctypes.c_void_p),
        ("count", ctypes.c_size_t),
        ("size", ctypes.c_size_t),
        ("pointer", ctypes.c_void_p),
    ]


class ConditionalNode(ctypes.Structure):
    """cudaConditionalNodeParams."""

    _fields_ = [
        ("handle", ctypes.c_ulonglong),
        ("kind", ctypes.c_int),
        ("count", ctypes.c_uint),
        ("graphs", ctypes.c_void_p),
    ]


IF, WHILE, SWITCH = range(3)
"""cudaGraphConditionalNodeType."""
_CONDITIONED = frozenset({"kernel", "empty", "graph", "memset", "memcpy", "conditional"})
"""The kinds of nodes that graphs under a condition may have."""


@record(frozen=True)
class Condition:
    """A word of device memory that kernels set; `initial` is what it is when a graph is launched, None where
    it stays as it was.
    """

    address: int
    initial: int | None

    def value(self, m: Machine) -> int:
        return int.from_bytes(m.memory.host_view(self.address, 4).tobytes(), "little")

    def begin(self, m: Machine) -> None:
        if self.initial is not None:
            m.memory.copy_in(self.address, np.array([self.initial], np.uint32))


@record(frozen=True)
class Conditional:
    """What a conditional node chooses from."""

    condition: Condition
    kind: int
    bodies: list[Graph]


@record(frozen=True)
class Task:
    """What a node of some kind does; `subject` is what it was told, `graphs` are those that it runs."""

    kind: str
    run: Callable[[], None]
    subject: object = None
    graphs: tuple[Graph, ...] = ()
    kept: list[tuple[object, object]] = field(default_factory=list)


def submit(m: Machine, stream: Stream, task: Task) -> None:
    """Give it to a stream."""
    m.order.submit(stream, task.kind, task.run, task.subject)


@record
class Executable:
    """An instantiated graph: its nodes in an order that it allows, those of the graph by identity, what each
    does now, and which do nothing.
    """

    graph: Graph
    nodes: list[Work]
    runs: dict[int, Callable[[], None]]
    flags: int
    retained: list[UserObject] = field(default_factory=list)
    disabled: set[int] = field(default_factory=set)
    handle: int = 0


def executable(m: Machine, graph: Graph, flags: int = 0) -> Executable:
    """What the graph does now. ApiError where its nodes depend on each other in a circle."""
    runs = {id(node): _prepared(m, node) for node in graph.nodes}
    return Executable(graph, m.order.scheduled(graph.nodes), runs, flags)


def _prepared(m: Machine, node: Work) -> Callable[[], None]:
    """What a node does in an executable."""
    if isinstance(node.subject, Graph):
        return _embedded(m, node.subject)
    return _chosen(m, node.subject) if isinstance(node.subject, Conditional) else node.run


def run(made: Executable) -> None:
    for node in made.nodes:
        if id(node) not in made.disabled:
            made.runs[id(node)]()


def _embedded(m: Machine, graph: Graph) -> Callable[[], None]:
    made = executable(m, graph)
    return lambda: run(made)


def _chosen(m: Machine, node: Conditional) -> Callable[[], None]:
    """The graphs that a condition says, as it says. ApiError where these have nodes that they may not
    have.
    """
    made = [executable(m, body) for body in node.bodies]
    if any(inner.kind not in _CONDITIONED for body in node.bodies for inner in body.nodes):
        raise ApiError(
            "cudaErrorNotSupported",
            f"graphs under a condition have only nodes of these kinds: {', '.join(sorted(_CONDITIONED))}",
        )

    def do() -> None:
        value = node.condition.value(m)
        if node.kind == WHILE:
            while node.condition.value(m):
                run(made[0])
        elif node.kind == IF and (value or len(made) > 1):
            run(made[0 if value else 1])
        elif node.kind == SWITCH and value < len(made):
            run(made[value])

    return do


def conditions(graph: Graph) -> list[Condition]:
    """The conditions in a graph, those in graphs below it among them."""
    result = []
    for node in graph.nodes:
        if isinstance(node.subject, Conditional):
            result.append(node.subject.condition)
        result += [condition for inner in node.graphs for condition in conditions(inner)]
    return result


def given(kind: type[T], address: int | None) -> T:
    """A copy of the parameters there. ApiError for null."""
    if not address:
        raise ApiError("cudaErrorInvalidValue")
    return kind.from_buffer_copy(ctypes.string_at(address, ctypes.sizeof(kind)))


# -- tasks


def kernel(m: Machine, parameters: int | None) -> Task:
    node = given(KernelNode, parameters)
    if node.extra:
        raise ApiError("cudaErrorNotSupported", "arguments in 'extra' are not supported: give 'kernelParams'")
    launch = configured(
        m.kernel(node.function or 0), tuple(node.grid), tuple(node.block), node.shared, node.arguments or 0
    )
    return Task("kernel", lambda: m.launch(launch), launch)


def line(m: Machine, to: int | None, source: int | None, size: int, kind: int) -> Task:
    """A copy of so many bytes."""
    return _copied(
        m,
        CopyNode(
            source=(source or 0, size, size, 1),
            target=(to or 0, size, size, 1),
            extent=(size, 1, 1),
            kind=kind,
        ),
    )


def box(m: Machine, parameters: int | None) -> Task:
    return _copied(m, given(CopyNode, parameters))


def _copied(m: Machine, node: CopyNode) -> Task:
    return Task("memcpy", lambda: check(m.library.minicc_copy_box(ctypes.byref(node))), node)


def to_symbol(m: Machine, symbol: int | None, source: int | None, size: int, offset: int, kind: int) -> Task:
    return line(m, in_symbol(m, symbol, size, offset), source, size, kind)


def from_symbol(m: Machine, to: int | None, symbol: int | None, size: int, offset: int, kind: int) -> Task:
    return line(m, to, in_symbol(m, symbol, size, offset), size, kind)


def in_symbol(m: Machine, symbol: int | None, size: int, offset: int) -> int:
    """The device's address of bytes of a variable. ApiError where it has fewer."""
    result = m.variable(symbol or 0)
    if offset + size > result.size:
        raise ApiError("cudaErrorInvalidValue")
    return result.start + offset


def fill(m: Machine, parameters: int | None) -> Task:
    node = given(MemsetNode, parameters)
    if node.element not in (1, 2, 4):
        raise ApiError("cudaErrorInvalidValue")
    return filled(m, node)


def filled(m: Machine, node: MemsetNode) -> Task:
    return Task(
        "memset",
        lambda: check(
            m.library.minicc_fill(node.to, node.pitch, node.value, node.element, node.width, node.height)
        ),
        node,
    )


def host(m: Machine, parameters: int | None) -> Task:
    node = given(HostNode, parameters)
    return Task("host", lambda: node.function(node.data), node)


def empty() -> Task:
    """An empty node orders others."""
    return Task("empty", _nothing)


def child(m: Machine, graph: int | None) -> Task:
    made = m.handle(Graph, graph).copied()
    return Task("graph", _embedded(m, made), made, (made,))


def record_event(m: Machine, event: int | None) -> Task:
    handle = m.handle(Event, event)
    return Task("event record", lambda: record_now(handle), handle)


def wait_event(m: Machine, event: int | None) -> Task:
    """What the event stands for has happened: a graph is launched behind it."""
    return Task("event wait", _nothing, m.handle(Event, event))


def allocate(m: Machine, parameters: int | None) -> Task:
    """The memory has its address from now on."""
    node = given(AllocNode, parameters)
    node.pointer = graph_memory.reserve(m, node.size)
    put_pointer((parameters or 0) + AllocNode.pointer.offset, node.pointer)
    return taken(m, node)


def taken(m: Machine, node: AllocNode) -> Task:
    return Task("alloc", lambda: graph_memory.take(m, node.pointer), node)


def release(m: Machine, pointer: int | None) -> Task:
    start = graph_memory.known(m, pointer)
    return Task("free", lambda: graph_memory.give(m, start), start)


def conditional(m: Machine, parameters: int) -> Task:
    """The node has graphs of its own, which the program fills in before it instantiates."""
    node = ConditionalNode.from_address(parameters)
    condition = m.handles.get(node.handle)
    if (
        not isinstance(condition, Condition)
        or node.count not in {IF: (1, 2), WHILE: (1,)}.get(node.kind, range(1, 1 << 16))
        or node.kind not in (IF, WHILE, SWITCH)
    ):
        raise ApiError("cudaErrorInvalidValue")
    bodies = [Graph() for _ in range(node.count)]
    handles = (ctypes.c_void_p * node.count)(*m.handles_of(bodies))
    node.graphs = ctypes.addressof(handles)
    return Task(
        "conditional",
        _nothing,
        Conditional(condition, node.kind, bodies),
        tuple(bodies),
        [(handles, handles)],
    )


def _nothing() -> None:
    """What orders others, and no more."""


def general(m: Machine, parameters: int | None) -> Task:
    """What a cudaGraphNodeParams says."""
    if not parameters:
        raise ApiError("cudaErrorInvalidValue")
    kind, at = ctypes.c_int.from_address(parameters).value, parameters + PARAMETERS
    if kind in _UNSUPPORTED:
        raise ApiError("cudaErrorNotSupported", f"{_UNSUPPORTED[kind]} are not supported")
    makers: dict[int, Callable[[], Task]] = {
        0: lambda: kernel(m, at), 1: lambda: box(m, at + _COPY_PARAMETERS), 2: lambda: fill(m, at),
        3: lambda: host(m, at), 4: lambda: child(m, _pointer(at)),
        5: empty, 6: lambda: wait_event(m, _pointer(at)), 7: lambda: record_event(m, _pointer(at)),
        10: lambda: allocate(m, at), 11: lambda: release(m, _pointer(at)),
        13: lambda: conditional(m, at),
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
"""What nodes are made from, by the ends of the names of the functions that add them: parameters in C, and who
reads them.
"""


def _pointer(address: int) -> int | None:
    return ctypes.c_void_p.from_address(address).value


# -- and back


def told(m: Machine, node: Work, kind: str, out: int | None) -> None:
    """Write the parameters that a node was given. ApiError for a node of another kind, or one that was
    captured from a call that says less.
    """
    subject = node.subject
    if node.kind != kind or not out:
        raise ApiError("cudaErrorInvalidValue")
    if isinstance(subject, Launch):
        subject = _as_parameters(m, subject, node)
    if isinstance(subject, ctypes.Structure):
        ctypes.memmove(out, ctypes.byref(subject), ctypes.sizeof(subject))
    elif isinstance(subject, Graph | Event):
        put_pointer(out, m.handles_of([subject])[0])
    elif isinstance(subject, int):
        put_pointer(out, subject)
    else:
        raise ApiError("cudaErrorNotSupported")


def _as_parameters(m: Machine, launch: Launch, node: Work) -> KernelNode:
    """The launch with the addresses of copies of its arguments, which stay with the node."""
    arguments = next((made for of, made in node.kept if of is launch), None)
    if arguments is None:
        slots = launch.kernel.parameters
        block = ctypes.create_string_buffer(launch.params, max(len(launch.params), 1))
        arguments = (ctypes.c_void_p * (len(slots) + 1))(
            *(ctypes.addressof(block) + offset for offset, _ in slots), None
        )
        node.kept += [(launch, arguments), (block, block)]
    assert isinstance(arguments, ctypes.Array)
    return KernelNode(
        m.address_of(launch.kernel), launch.grid, launch.block, launch.shared, ctypes.addressof(arguments)
    )


def nodes_at(m: Machine, array: int | None, count: int) -> list[Work]:
    """The nodes in an array of the program's."""
    if not count:
        return []
    if not array:
        raise ApiError("cudaErrorInvalidValue")
    return [m.handle(Work, handle) for handle in (ctypes.c_void_p * count).from_address(array)]


def listed(m: Machine, found: Sequence[Work], out: int | None, count: int | None) -> None:
    """Fill the array, of `*count` places; without one, the number of nodes."""
    if not count:
        raise ApiError("cudaErrorInvalidValue")
    if out:
        room = ctypes.c_size_t.from_address(count).value
        put_pointers(out, m.handles_of(found[:room]))
    put_size(count, len(found))
