"""What happens when: work for streams in an order that streams, events and graphs allow (CUDA C++ Programming
Guide, "Asynchronous Concurrent Execution").

Without a seed, work is done at once: the program's own order is one of those allowed. With a seed it waits
until the program synchronises, and is then done in another allowed order. What a stream is given while it is
being captured becomes a node of a graph.
"""

from __future__ import annotations

import ctypes
import random
import threading
from collections.abc import Callable, Iterable, Sequence

from ...support.fast_dataclass import field, record
from .errors import ApiError

NON_BLOCKING = 1
"""The flag of a stream that does not wait for the default stream, nor that for it (cudaStreamNonBlocking)."""
GLOBAL, THREAD_LOCAL, RELAXED = range(3)
"""cudaStreamCaptureMode."""


@record
class Work:
    """Something to do after all of `before`. `subject` is what a node of a graph may be asked for."""

    kind: str
    run: Callable[[], None]
    before: list[Work] = field(default_factory=list)
    done: bool = False
    subject: object = None
    graph: Graph | None = None
    origin: Work | None = None
    """The node that this one is a copy of."""
    attributes: dict[int, bytes] = field(default_factory=dict)
    graphs: tuple[Graph, ...] = ()
    """Those that a node runs."""
    kept: list[tuple[object, object]] = field(default_factory=list)
    """What the program was given the addresses of, which lives as long as the node, each with what it is
    of.
    """

    def held(self) -> list[UserObject]:
        """What these keep."""
        return [item for inner in self.graphs for item in inner.held()]


_DESTROY = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


@record
class UserObject:
    """An object of the program's. `count` are the references to it; the destructor is called with `pointer`
    when there are none.
    """

    pointer: int | None
    destroy: int
    count: int

    def add(self, count: int) -> None:
        """So many references more, or fewer. ApiError where there are not so many."""
        if self.count + count < 0:
            raise ApiError("cudaErrorInvalidValue")
        self.count += count
        if not self.count:
            _DESTROY(self.destroy)(self.pointer)


def retain(objects: list[UserObject]) -> list[UserObject]:
    for item in objects:
        item.add(1)
    return objects


def release(objects: list[UserObject]) -> None:
    for item in objects:
        item.add(-1)


@record
class Graph:
    """Work that depends on each other. While it is captured, `streams` are those that add to it, the first
    began; `mode` is the capture's, `thread` began it.
    """

    nodes: list[Work] = field(default_factory=list)
    streams: list[Stream] = field(default_factory=list)
    is_broken: bool = False
    mode: int = GLOBAL
    thread: int = 0
    retained: list[UserObject] = field(default_factory=list)
    """What the program has asked to be kept as long as the graph, once for each time."""

    def held(self) -> list[UserObject]:
        """What it keeps, and the graphs in its nodes do."""
        return [*self.retained, *(item for node in self.nodes for item in node.held())]

    def copied(self) -> Graph:
        """The same with nodes of its own. It keeps what this one does."""
        retain(self.held())
        made = Graph(retained=list(self.retained))
        copies = {
            id(node): Work(
                node.kind,
                node.run,
                [],
                subject=node.subject,
                graph=made,
                origin=node,
                attributes=dict(node.attributes),
                graphs=node.graphs,
            )
            for node in self.nodes
        }
        for node in self.nodes:
            copies[id(node)].before = [copies[id(b)] for b in node.before]
        made.nodes = list(copies.values())
        return made


@record
class Stream:
    """`flags` and `priority` are as it was made; `last` is the work that the next one comes after, `graph`
    what it is captured into.
    """

    flags: int = 0
    priority: int = 0
    last: list[Work] = field(default_factory=list)
    graph: Graph | None = None
    attributes: dict[int, bytes] = field(default_factory=dict)
    kept: object = None
    """What the program was given the address of when it asked for `last`, until it asks again."""

    @property
    def capture_status(self) -> int:
        """cudaStreamCaptureStatus."""
        return 0 if self.graph is None else 2 if self.graph.is_broken else 1


class Order:
    """The device's streams in time. `changed` is told when work may no longer be done without asking,
    `waited` when the program has waited.
    """

    def __init__(self, seed: int | None, changed: Callable[[bool], None], waited: Callable[[], None]) -> None:
        self.when_waited = [waited]
        self.legacy, self.per_thread = Stream(), Stream()
        self._random = None if seed is None else random.Random(seed)
        self._changed = changed
        self._waiting: list[Work] = []
        self._streams: list[Stream] = [self.legacy, self.per_thread]
        self._captured = 0
        self._modes: dict[int, int] = {}
        self._stretch = 0
        self.current: tuple[int, int, frozenset[int]] | None = None
        """Of the work that is being done: the number of the stretch between two waits of the program, its own
        number, and those of the works before it in the stretch.
        """
        self._tell()

    def add(self, stream: Stream) -> None:
        self._streams.append(stream)

    def remove(self, stream: Stream) -> None:
        """Forget a stream. A capture that it takes part in is invalidated, and is over where the stream began
        it.
        """
        graph = stream.graph
        if graph is not None:
            graph.is_broken = True
            self._leave(graph, list(graph.streams) if graph.streams[0] is stream else [stream])
        self._streams.remove(stream)

    # -- work

    def submit(self, stream: Stream, kind: str, run: Callable[[], None], subject: object = None) -> None:
        """Do it, when the stream's earlier work is done. ApiError from the work itself if it is done at once,
        and where a capture forbids it.
        """
        if stream.graph is not None:
            _check_valid(stream.graph)
            stream.last = [self.node(stream.graph, kind, run, stream.last, subject)]
            return
        if stream is self.legacy:
            self.invalidate(self.blocking_captures(), "cudaErrorStreamCaptureImplicit")
        if self._random is None:
            run()
        else:
            work = Work(kind, run, self._earlier(stream), subject=subject)
            self._waiting.append(work)
            stream.last = [work]

    def wait(self, stream: Stream, others: Sequence[Work], graph: Graph | None) -> None:
        """What `stream` gets from now on comes after `others`, which are nodes of `graph` where an event was
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
        """Do everything that waits, each as soon as chance wants after what it depends on. ApiError of the
        first that fails.
        """
        assert self._random is not None or not self._waiting
        waiting, self._waiting = self._waiting, []
        failed = None
        self._stretch += 1
        works = scheduled(waiting, self._random)
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
        for tell in self.when_waited:
            tell()
        if failed is not None:
            raise failed

    def synchronize(self, stream: Stream) -> None:
        """Wait for what the stream was given. ApiError where it is being captured, and the capture is
        invalidated.
        """
        self.invalidate([stream.graph], "cudaErrorStreamCaptureUnsupported")
        self.drain()

    def _earlier(self, stream: Stream) -> list[Work]:
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
        self, graph: Graph, kind: str, run: Callable[[], None], before: Iterable[Work], subject: object = None
    ) -> Work:
        work = Work(kind, run, list(before), subject=subject, graph=graph)
        graph.nodes.append(work)
        return work

    def begin(self, stream: Stream, graph: Graph, mode: int, after: Iterable[Work] = ()) -> None:
        """Capture the stream into `graph`, behind some of its nodes. ApiError where that cannot be."""
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
        self._tell()

    def end(self, stream: Stream) -> Graph:
        """The captured graph. ApiError where the stream did not begin it, or other streams have not come
        back.
        """
        graph = stream.graph
        if graph is None:
            raise ApiError("cudaErrorIllegalState")
        if graph.streams[0] is not stream:
            raise ApiError("cudaErrorStreamCaptureUnmatched")
        if graph.mode != RELAXED and graph.thread != threading.get_ident():
            raise ApiError("cudaErrorStreamCaptureWrongThread")
        reached = _ancestors(stream.last)
        joined = all(id(work) in reached for other in graph.streams for work in other.last)
        self._leave(graph, list(graph.streams))
        if graph.is_broken:
            raise ApiError("cudaErrorStreamCaptureInvalidated")
        if not joined:
            raise ApiError("cudaErrorStreamCaptureUnjoined")
        return graph

    def _leave(self, graph: Graph, streams: Sequence[Stream]) -> None:
        """These streams are no longer captured."""
        for stream in streams:
            stream.graph, stream.last = None, []
            graph.streams.remove(stream)
        self._captured -= len(streams)
        self._tell()

    # -- what captures forbid

    @property
    def is_capturing(self) -> bool:
        """Whether any stream is being captured."""
        return self._captured > 0

    def exchange_mode(self, mode: int) -> int:
        """Set the capture mode of the calling thread; the one it had. ApiError for none."""
        if mode not in (GLOBAL, THREAD_LOCAL, RELAXED):
            raise ApiError("cudaErrorInvalidValue")
        thread = threading.get_ident()
        old, self._modes[thread] = self._modes.get(thread, GLOBAL), mode
        return old

    def captures(self) -> list[Graph]:
        """The captures under way, each once."""
        graphs = [stream.graph for stream in self._streams if stream.graph is not None]
        return list({id(graph): graph for graph in graphs}.values())

    def blocking_captures(self) -> list[Graph]:
        """Those of streams that the legacy stream waits for."""
        if not self._captured:
            return []
        return [
            stream.graph
            for stream in self._streams
            if stream.graph is not None and not stream.flags & NON_BLOCKING
        ]

    def prohibiting_captures(self) -> list[Graph]:
        """Those that prohibit potentially unsafe calls in the calling thread
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
        """Invalidate these captures. ApiError `error` if there are any."""
        conflicts = [graph for graph in graphs if graph is not None]
        for graph in conflicts:
            graph.is_broken = True
        if conflicts:
            raise ApiError(error)

    def scheduled(self, works: Sequence[Work]) -> list[Work]:
        """The nodes of a graph in an order that it allows. ApiError where they depend on each other in a
        circle.
        """
        result = scheduled(works, self._random)
        if len(result) < len(works):
            raise ApiError("cudaErrorInvalidValue")
        return result

    def _tell(self) -> None:
        self._changed(self._random is not None or self._captured > 0)


def _check_valid(graph: Graph) -> None:
    """ApiError where a capture has been invalidated."""
    if graph.is_broken:
        raise ApiError("cudaErrorStreamCaptureInvalidated")


def scheduled(works: Sequence[Work], chance: random.Random | None) -> list[Work]:
    """Each after what it depends on, in order or by chance; what depends on itself is left out."""
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
    """By work those that it comes after, of works each of which stands behind what it depends on."""
    result: dict[int, frozenset[int]] = {}
    for work in works:
        inside = [id(b) for b in work.before if id(b) in result]
        result[id(work)] = frozenset(inside).union(*(result[b] for b in inside))
    return result


def _ancestors(works: Iterable[Work]) -> set[int]:
    reached: set[int] = set()
    todo = list(works)
    while todo:
        work = todo.pop()
        if id(work) not in reached:
            reached.add(id(work))
            todo += work.before
    return reached
