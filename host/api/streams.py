"""Streams and events (CUDA Runtime API, "Stream Management", "Event Management").

Events are moments of the host's clock, so that what lies between two of them is a CPU's time.
"""

from __future__ import annotations

import ctypes
import time

from ...support.fast_dataclass import field, record
from ..device.errors import ApiError
from ..device.machine import Machine
from ..device.stream_scheduler import Graph, Work
from .pointers import attribute_at, put, put_attribute, put_pointer
from .table import Row

_HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
_NO_TIMING = 2
_EXTERNAL = 1
"""cudaEventRecordExternal: in a capture, the event is recorded when the graph runs."""
_PRIORITY = 8
"""cudaLaunchAttributePriority."""


@record
class Event:
    """An event: when it was recorded, in seconds, None before; the work that it stands behind, nodes of
    `graph` where that was captured.
    """

    flags: int = 0
    at: float | None = None
    last: list[Work] = field(default_factory=list)
    graph: Graph | None = None


def stream_create(m: Machine, pointer: int | None, flags: int = 0, priority: int = 0) -> None:
    put_pointer(pointer, m.new_stream(flags, priority))


def stream_destroy(m: Machine, stream: int | None) -> None:
    m.end_stream(stream)


def stream_synchronize(m: Machine, stream: int | None) -> None:
    m.stream(stream)
    m.order.drain()


def device_synchronize(m: Machine) -> None:
    m.order.drain()


def stream_wait(m: Machine, stream: int | None, event: int | None, flags: int) -> None:
    result, where = m.handle(Event, event), m.stream(stream)
    if where.graph is not None and flags & _EXTERNAL:
        m.order.submit(where, "event wait", lambda: None, result)
    else:
        m.order.wait(where, result.last, result.graph)


def stream_flags(m: Machine, stream: int | None, out: int | None) -> None:
    put(out, m.stream(stream).flags, ctypes.c_uint)


def stream_priority(m: Machine, stream: int | None, out: int | None) -> None:
    put(out, m.stream(stream).priority)


def priority_range(m: Machine, least: int | None, greatest: int | None) -> None:
    put(least, 0)
    put(greatest, -5)


def host_function(m: Machine, stream: int | None, function: int | None, data: int | None) -> None:
    run = _HOST_FUNCTION(function or 0)
    m.order.submit(m.stream(stream), "host", lambda: run(data))


def host_function_by_mode(
    m: Machine, stream: int | None, function: int | None, data: int | None, mode: int
) -> None:
    """`mode` is a cudaHostTaskSyncMode: how a waiting device waits, which changes nothing here."""
    if mode not in (0, 1):
        raise ApiError("cudaErrorInvalidValue")
    host_function(m, stream, function, data)


def callback(m: Machine, stream: int | None, function: int | None, data: int | None, flags: int) -> None:
    run = _CALLBACK(function or 0)
    m.order.submit(m.stream(stream), "host", lambda: run(stream, 0, data))


def stream_check(m: Machine, stream: int | None, *_: object) -> None:
    m.stream(stream)


def set_attribute(m: Machine, stream: int | None, which: int, value: int | None) -> None:
    m.stream(stream).attributes[which] = attribute_at(value)


def get_attribute(m: Machine, stream: int | None, which: int, out: int | None) -> None:
    result = m.stream(stream)
    put_attribute(
        out, {_PRIORITY: result.priority.to_bytes(4, "little", signed=True)} | result.attributes, which
    )


def copy_attributes(m: Machine, stream: int | None, source: int | None) -> None:
    m.stream(stream).attributes = dict(m.stream(source).attributes)


def stream_id(m: Machine, stream: int | None, out: int | None) -> None:
    m.stream(stream)
    put(out, stream or 0, ctypes.c_ulonglong)


def stream_device(m: Machine, stream: int | None, out: int | None) -> None:
    m.stream(stream)
    put(out, 0)


def event_create(m: Machine, pointer: int | None, flags: int = 0) -> None:
    put_pointer(pointer, m.new_handle(Event(flags)))


def event_record(m: Machine, event: int | None, stream: int | None, flags: int = 0) -> None:
    result, where = m.handle(Event, event), m.stream(stream)

    if where.graph is None or flags & _EXTERNAL:
        m.order.submit(where, "event record", lambda: record_now(result), result)
    if not flags & _EXTERNAL:
        result.graph, result.last = where.graph, list(where.last)


def record_now(event: Event) -> None:
    event.at = time.perf_counter()


def event_synchronize(m: Machine, event: int | None) -> None:
    if m.handle(Event, event).graph is not None:
        raise ApiError("cudaErrorCapturedEvent")
    m.order.drain()


def event_destroy(m: Machine, event: int | None) -> None:
    m.handle(Event, event)
    del m.handles[event or 0]


def elapsed(m: Machine, milliseconds: int | None, first: int | None, last: int | None) -> None:
    m.order.drain()
    begin, end = m.handle(Event, first), m.handle(Event, last)
    if begin.at is None or end.at is None or _NO_TIMING & (begin.flags | end.flags):
        raise ApiError("cudaErrorInvalidResourceHandle")
    put(milliseconds, 1000 * (end.at - begin.at), ctypes.c_float)


FUNCTIONS = (
    Row("cudaStreamCreate", "cudaStream_t *stream", stream_create),
    Row("cudaStreamCreateWithFlags", "cudaStream_t *stream, unsigned flags", stream_create),
    Row("cudaStreamCreateWithPriority", "cudaStream_t *stream, unsigned flags, int priority", stream_create),
    Row("cudaStreamDestroy", "cudaStream_t stream", stream_destroy),
    Row("cudaStreamSynchronize", "cudaStream_t stream", stream_synchronize),
    Row("cudaStreamQuery", "cudaStream_t stream", stream_synchronize),
    Row("cudaStreamWaitEvent", "cudaStream_t stream, cudaEvent_t event, unsigned flags = 0", stream_wait),
    Row(
        "cudaStreamSetAttribute",
        "cudaStream_t stream, cudaLaunchAttributeID attribute, const cudaLaunchAttributeValue *value",
        set_attribute,
    ),
    Row(
        "cudaStreamGetAttribute",
        "cudaStream_t stream, cudaLaunchAttributeID attribute, cudaLaunchAttributeValue *value",
        get_attribute,
    ),
    Row("cudaStreamCopyAttributes", "cudaStream_t stream, cudaStream_t source", copy_attributes),
    Row("cudaStreamGetId", "cudaStream_t stream, unsigned long long *id", stream_id),
    Row("cudaStreamGetDevice", "cudaStream_t stream, int *device", stream_device),
    Row("cudaStreamGetFlags", "cudaStream_t stream, unsigned *flags", stream_flags),
    Row("cudaStreamGetPriority", "cudaStream_t stream, int *priority", stream_priority),
    Row(
        "cudaStreamAttachMemAsync",
        "cudaStream_t stream, void *pointer, size_t size = 0, unsigned flags = 4",
        stream_check,
    ),
    Row("cudaDeviceGetStreamPriorityRange", "int *least, int *greatest", priority_range),
    Row("cudaLaunchHostFunc", "cudaStream_t stream, cudaHostFn_t function, void *data", host_function),
    Row(
        "cudaLaunchHostFunc_v2",
        "cudaStream_t stream, cudaHostFn_t function, void *data, unsigned mode",
        host_function_by_mode,
    ),
    Row(
        "cudaStreamAddCallback",
        "cudaStream_t stream, cudaStreamCallback_t function, void *data, unsigned flags",
        callback,
    ),
    Row("cudaEventCreate", "cudaEvent_t *event", event_create),
    Row("cudaEventCreateWithFlags", "cudaEvent_t *event, unsigned flags", event_create),
    Row("cudaEventRecord", "cudaEvent_t event, cudaStream_t stream = 0", event_record),
    Row("cudaEventRecordWithFlags", "cudaEvent_t event, cudaStream_t stream, unsigned flags", event_record),
    Row("cudaEventSynchronize", "cudaEvent_t event", event_synchronize),
    Row("cudaEventQuery", "cudaEvent_t event", event_synchronize),
    Row("cudaEventDestroy", "cudaEvent_t event", event_destroy),
    Row("cudaEventElapsedTime", "float *milliseconds, cudaEvent_t first, cudaEvent_t last", elapsed),
    Row("cudaDeviceSynchronize", "", device_synchronize),
    Row("cudaThreadSynchronize", "", device_synchronize),
)
