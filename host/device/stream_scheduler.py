"""Scheduling of the work in streams, in an order that streams, events and graphs allow (CUDA C++ Programming
Guide, "Asynchronous Concurrent Execution").

Without a seed, work runs at once: the program's own order is one of those allowed. With a seed it waits until
the program synchronises, and then runs in another allowed order. Work submitted to a stream that is being
captured becomes a node of a graph.
"""

from __future__ import annotations

import ctypes
import random
import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from ...support.fast_dataclass import field, record
from .errors import ApiError

NON_BLOCKING = 1
"""The flag cudaStreamNonBlocking: neither the stream nor the default stream waits for the other."""
GLOBAL, THREAD_LOCAL, RELAXED = range(3)
"""The enumeration cudaStreamCaptureMode."""


WorkKind = Literal[
    "kernel", "memcpy", "memset", "host", "graph", "empty", "event wait", "event record", "alloc", "free",
    "batch mem op", "conditional",
]  # fmt: skip
"""The kind of a unit of work, by the names of the enumeration cudaGraphNodeType."""


@record
class Work:
    """A unit of work, run after all of `before`. `subject` holds the parameters of a graph node that the
    program may query.
    """

    kind: WorkKind
    run: Callable[[], None]
    before: list[Work] = field(default_factory=list)
    done: bool = False
    subject: object = None
    graph: Graph | None = None
    origin: Work | None = None
    """The node that this one is a copy of."""
    attributes: dict[int, bytes] = field(default_factory=dict)
    graphs: tuple[Graph, ...] = ()
    """The graphs that the node runs."""
    pinned: list[tuple[object, object]] = field(default_factory=list)
    """Objects whose addresses the program has, each with its owner; they live as long as the node."""

    def retained_objects(self) -> list[UserObject]:
        """Return the user objects that the graphs of this node retain."""
        return [item for inner in self.graphs for item in inner.retained_objects()]


_DESTROY = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


@record
class UserObject:
    """A user object. `count` is its number of references; when it drops to zero, the destructor is called
    with `pointer`.
    """

    pointer: int | None
    destroy: int
    count: int

    def add(self, count: int) -> None:
        """Add references, or release them if `count` is negative. Raise ApiError if there are not so many."""
        if self.count + count < 0:
            raise ApiError("cudaErrorInvalidValue")
        self.count += count
        if not self.count:
            _DESTROY(self.destroy)(self.pointer)


def retain(objects: list[UserObject]) -> list[UserObject]:
    """Add a reference to each object. Return the objects."""
    for item in objects:
        item.add(1)
    return objects


def release(objects: list[UserObject]) -> None:
    """Remove a reference from each object."""
    for item in objects:
        item.add(-1)


@record
class Graph:
    """A graph of work. During a capture, `streams` are those captured into it, the origin stream first;
    `mode` is the capture's, `thread` the one that began it.
    """

    nodes: list[Work] = field(default_factory=list)
    streams: list[DeviceStream] = field(default_factory=list)
    is_broken: bool = False
    mode: int = GLOBAL
    thread: int = 0
    retained: list[UserObject] = field(default_factory=list)
    """User objects that the program has retained for the graph, once for each reference."""
    parent: Graph | None = None
    """The graph with the condition that this graph is under."""

    def retained_objects(self) -> list[UserObject]:
        """Return the user objects that the graph and the graphs in its nodes retain."""
        return [*self.retained, *(item for node in self.nodes for item in node.retained_objects())]

    def copy(self) -> Graph:
        """Return a copy with nodes and child graphs of its own, which retains the same objects."""
        result = Graph(retained=retain(list(self.retained)))
        copies: dict[int, Work] = {}
        for node in self.nodes:
            child = node.subject.copy() if isinstance(node.subject, Graph) else None
            if child is None:
                retain(node.retained_objects())
            copies[id(node)] = Work(
                node.kind,
                node.run,
                [],
                subject=node.subject if child is None else child,
                graph=result,
                origin=node,
                attributes=dict(node.attributes),
                graphs=node.graphs if child is None else (child,),
            )
        for node in self.nodes:
            copies[id(node)].before = [copies[id(b)] for b in node.before]
        result.nodes = list(copies.values())
        return result


@record
class DeviceStream:
    """A stream with its `flags` and `priority`; `last` is the work that its next one depends on, `graph` the
    graph that it is captured into.
    """

    flags: int = 0
    priority: int = 0
    handle: int = 0
    last: list[Work] = field(default_factory=list)
    graph: Graph | None = None
    attributes: dict[int, bytes] = field(default_factory=dict)
    pinned: object = None
    """The array of `last` whose address the program has, valid until its next query."""

    @property
    def capture_status(self) -> int:
        """The cudaStreamCaptureStatus of the stream."""
        return 0 if self.graph is None else 2 if self.graph.is_broken else 1


LEGACY, PER_THREAD = 1, 2
"""Handles of the default streams (cudaStreamLegacy, cudaStreamPerThread)."""


class StreamScheduler:
    """The device's streams and their pending work.

    The scheduler notifies the runtime's C part, `library`, when copies must be submitted here, and when the
    program has synchronised. Work that runs at once takes its turn there (native/streams.h).
    """

    def __init__(self, seed: int | None, library: Any) -> None:
        self.when_waited: list[Callable[[], None]] = [library.minicc_mark_output_read]
        self.legacy, self.per_thread = DeviceStream(handle=LEGACY), DeviceStream(handle=PER_THREAD)
        self._library = library
        self._random = None if seed is None else random.Random(seed)
        self._waiting: list[Work] = []
        self._streams: list[DeviceStream] = [self.legacy, self.per_thread]
        self._captured = 0
        self._modes: dict[int, int] = {}
        self._stretch = 0
        self.current: tuple[int, int, frozenset[int]] | None = None
        """Of the work that is being done: the number of the stretch between two waits of the program, its own
        number, and those of the works before it in the stretch.
        """
        self._notify()

    def add(self, stream: DeviceStream) -> None:
        """Add a stream."""
        self._streams.append(stream)

    def remove(self, stream: DeviceStream) -> None:
        """Remove a stream. A capture that it takes part in is invalidated unless other streams have joined
        it; if the stream is the capture's origin, the capture ends.
        """
        graph = stream.graph
        if graph is not None:
            others = [other for other in graph.streams if other is not stream]
            ancestors = _ancestors([work for other in others for work in other.last])
            if graph.streams[0] is stream or any(id(work) not in ancestors for work in stream.last):
                graph.is_broken = True
            self._leave(graph, list(graph.streams) if graph.streams[0] is stream else [stream])
        self._streams.remove(stream)

    # -- work

    def submit(
        self, stream: DeviceStream, kind: WorkKind, run: Callable[[], None], subject: object = None
    ) -> None:
        """Submit work to a stream. Raise ApiError from the work itself if it runs at once, or if a capture
        forbids it.
        """
        if stream.graph is not None:
            _check_valid(stream.graph)
            stream.last = [self.node(stream.graph, kind, run, stream.last, subject)]
            return
        if stream is self.legacy:
            self.invalidate(self.blocking_captures(), "cudaErrorStreamCaptureImplicit")
        if self._random is None:
            self._library.minicc_begin_work(stream.handle)
            try:
                run()
            finally:
                self._library.minicc_end_work()
        else:
            work = Work(kind, run, self._earlier(stream), subject=subject)
            self._waiting.append(work)
            stream.last = [work]

    def wait(self, stream: DeviceStream, others: Sequence[Work], graph: Graph | None) -> None:
        """Make the stream's further work depend on `others`; these are nodes of `graph` if an event was
        recorded in a capture.
        """
        if graph is not None and not graph.streams:
            raise ApiError("cudaErrorCapturedEvent")
        for part in (graph, stream.graph):
            if part is not None:
                _check_valid(part)
        if stream is self.legacy and graph is not None:
            self.invalidate([graph], "cudaErrorStreamCaptureImplicit")
        if graph is not None and stream.graph is None:
            stream.graph, stream.last = graph, []
            graph.streams.append(stream)
            self._captured += 1
        elif stream.graph is not None and stream.graph is not graph:
            parts = [stream.graph] if graph is None else [stream.graph, graph]
            self.invalidate(
                parts, "cudaErrorStreamCaptureIsolation" if graph is None else "cudaErrorStreamCaptureMerge"
            )
        if others:
            stream.last = list({id(work): work for work in (*stream.last, *others)}.values())

    def drain(self) -> None:
        """Run all pending work, each after its dependencies, otherwise in random order. Raise the first
        ApiError of the work.
        """
        assert self._random is not None or not self._waiting
        waiting, self._waiting = self._waiting, []
        failed = None
        self._stretch += 1
        works = topological_order(waiting, self._random)
        before = _before(works)
        for work in works:
            self.current = self._stretch, id(work), before[id(work)]
            try:
                work.run()
            except ApiError as error:
                failed = failed or error
            work.done = True
            work.before.clear()
        self.current = None
        for callback in self.when_waited:
            callback()
        if failed is not None:
            raise failed

    def synchronize(self, stream: DeviceStream) -> None:
        """Wait for the stream's work. Raise ApiError if it is being captured; the capture is invalidated."""
        self.invalidate([stream.graph], "cudaErrorStreamCaptureUnsupported")
        self.drain()

    def _earlier(self, stream: DeviceStream) -> list[Work]:
        earlier = list(stream.last)
        if stream is self.legacy:
            earlier += [
                work for other in self._streams if not other.flags & NON_BLOCKING for work in other.last
            ]
        elif not stream.flags & NON_BLOCKING:
            earlier += self.legacy.last
        return [work for work in earlier if not work.done]

    # -- graphs

    def node(
        self,
        graph: Graph,
        kind: WorkKind,
        run: Callable[[], None],
        before: Iterable[Work],
        subject: object = None,
    ) -> Work:
        """Add a node to a graph that is captured or built."""
        work = Work(kind, run, list(before), subject=subject, graph=graph)
        graph.nodes.append(work)
        return work

    def begin(self, stream: DeviceStream, graph: Graph, mode: int, after: Iterable[Work] = ()) -> None:
        """Begin to capture the stream into `graph`, after some of its nodes. Raise ApiError if it cannot be
        captured.
        """
        if mode not in (GLOBAL, THREAD_LOCAL, RELAXED):
            raise ApiError("cudaErrorInvalidValue")
        if stream is self.legacy:
            raise ApiError("cudaErrorStreamCaptureUnsupported")
        if stream.graph is not None:
            raise ApiError("cudaErrorIllegalState")
        stream.graph, stream.last = graph, list(after)
        graph.mode, graph.thread = mode, threading.get_ident()
        graph.streams.append(stream)
        self._captured += 1
        self._notify()

    def end(self, stream: DeviceStream) -> Graph:
        """End a capture and return its graph. Raise ApiError if the stream is not its origin, or other
        streams have not joined.
        """
        graph = stream.graph
        if graph is None:
            raise ApiError("cudaErrorIllegalState")
        if graph.streams[0] is not stream:
            raise ApiError("cudaErrorStreamCaptureUnmatched")
        if graph.mode != RELAXED and graph.thread != threading.get_ident():
            raise ApiError("cudaErrorStreamCaptureWrongThread")
        ancestors = _ancestors(stream.last)
        joined = all(id(work) in ancestors for other in graph.streams for work in other.last)
        self._leave(graph, list(graph.streams))
        if graph.is_broken:
            raise ApiError("cudaErrorStreamCaptureInvalidated")
        if not joined:
            raise ApiError("cudaErrorStreamCaptureUnjoined")
        return graph

    def _leave(self, graph: Graph, streams: Sequence[DeviceStream]) -> None:
        """Remove streams from a capture."""
        for stream in streams:
            stream.graph, stream.last = None, []
            graph.streams.remove(stream)
        self._captured -= len(streams)
        self._notify()

    # -- what captures forbid

    @property
    def is_deferring(self) -> bool:
        """True if submitted work may not run at once: it waits for its turn, or is captured."""
        return self._random is not None or self._captured > 0

    @property
    def is_capturing(self) -> bool:
        """True if any stream is being captured."""
        return self._captured > 0

    def exchange_mode(self, mode: int) -> int:
        """Set the capture mode of the calling thread and return the previous one. Raise ApiError for an
        invalid mode.
        """
        if mode not in (GLOBAL, THREAD_LOCAL, RELAXED):
            raise ApiError("cudaErrorInvalidValue")
        thread = threading.get_ident()
        old, self._modes[thread] = self._modes.get(thread, GLOBAL), mode
        return old

    def captures(self) -> list[Graph]:
        """Return the captures under way, each once."""
        graphs = [stream.graph for stream in self._streams if stream.graph is not None]
        return list({id(graph): graph for graph in graphs}.values())

    def blocking_captures(self) -> list[Graph]:
        """Return the captures of streams that the legacy stream waits for."""
        if not self._captured:
            return []
        return [
            stream.graph
            for stream in self._streams
            if stream.graph is not None and not stream.flags & NON_BLOCKING
        ]

    def prohibiting_captures(self) -> list[Graph]:
        """Return the captures that prohibit potentially unsafe calls in the calling thread
        (cudaThreadExchangeStreamCaptureMode).
        """
        thread = threading.get_ident()
        mode = self._modes.get(thread, GLOBAL)
        if mode == RELAXED:
            return []
        return [
            graph
            for graph in self.captures()
            if (graph.mode != RELAXED if graph.thread == thread else mode == graph.mode == GLOBAL)
        ]

    def invalidate(self, graphs: Iterable[Graph | None], error: str) -> None:
        """Invalidate captures, and raise ApiError `error` if there are any."""
        conflicts = [graph for graph in graphs if graph is not None]
        for graph in conflicts:
            graph.is_broken = True
        if conflicts:
            raise ApiError(error)

    def order_nodes(self, works: Sequence[Work]) -> list[Work]:
        """Return the nodes of a graph in an order that it allows. Raise ApiError if the dependencies form a
        cycle.
        """
        result = topological_order(works, self._random)
        if len(result) < len(works):
            raise ApiError("cudaErrorInvalidValue")
        return result

    def _notify(self) -> None:
        self._library.minicc_defer(self.is_deferring)


def _check_valid(graph: Graph) -> None:
    """Raise ApiError if a capture has been invalidated."""
    if graph.is_broken:
        raise ApiError("cudaErrorStreamCaptureInvalidated")


def topological_order(works: Sequence[Work], chance: random.Random | None) -> list[Work]:
    """Return the works in topological order, the first or a random one; those on a cycle are left out."""
    inside = {id(work) for work in works}
    missing = {id(work): sum(id(b) in inside for b in work.before) for work in works}
    after: dict[int, list[Work]] = {}
    for work in works:
        for earlier in work.before:
            after.setdefault(id(earlier), []).append(work)
    ready = [work for work in works if not missing[id(work)]]
    result = []
    while ready:
        work = ready.pop(0 if chance is None else chance.randrange(len(ready)))
        result.append(work)
        for later in after.get(id(work), ()):
            missing[id(later)] -= 1
            if not missing[id(later)]:
                ready.append(later)
    return result


def _before(works: Sequence[Work]) -> dict[int, frozenset[int]]:
    """Return the transitive dependencies of each work by identity; `works` is in topological order."""
    result: dict[int, frozenset[int]] = {}
    for work in works:
        inside = [id(b) for b in work.before if id(b) in result]
        result[id(work)] = frozenset(inside).union(*(result[b] for b in inside))
    return result


def _ancestors(works: Iterable[Work]) -> set[int]:
    ancestors: set[int] = set()
    todo = list(works)
    while todo:
        work = todo.pop()
        if id(work) not in ancestors:
            ancestors.add(id(work))
            todo += work.before
    return ancestors
