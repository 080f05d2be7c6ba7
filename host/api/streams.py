"""Streams and events (CUDA Runtime API, "Stream Management", "Event Management"). Events record the host's
clock, so the elapsed time between two of them is a CPU's.
"""

from __future__ import annotations

import ctypes
import time

from ...support.fast_dataclass import field, record
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.stream_scheduler import Graph, Work
from .pointers import Pointer, attribute_at, function_at, put, put_attribute, put_pointer
from .table import ApiRow

_HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
_NO_TIMING = 2
_EXTERNAL = 1
"""The flag cudaEventRecordExternal: in a capture, the event is recorded when the graph runs."""
_PRIORITY = 8
"""The attribute cudaLaunchAttributePriority."""


@record
class Event:
    """An event: the time of its last record, in seconds, or None; the work before it, and the `graph` of that
    work if it was captured.
    """

    flags: int = 0
    at: float | None = None
    last: list[Work] = field(default_factory=list)
    graph: Graph | None = None


class HostNode(ctypes.Structure):
    """The structure cudaHostNodeParams."""

    _fields_ = [("function", _HOST_FUNCTION), ("data", ctypes.c_void_p)]


def stream_create(rt: HostRuntime, pointer: Pointer, flags: int = 0, priority: int = 0) -> None:
    """Implement `cudaStreamCreate` and its variants."""
    put_pointer(pointer, rt.create_stream(flags, priority))


def stream_destroy(rt: HostRuntime, stream: Pointer) -> None:
    """Implement `cudaStreamDestroy` and `cuStreamDestroy`."""
    rt.destroy_stream(stream)


def stream_synchronize(rt: HostRuntime, stream: Pointer) -> None:
    """Implement `cudaStreamSynchronize` and its variants."""
    rt.stream(stream)
    rt.scheduler.drain()


def device_synchronize(rt: HostRuntime) -> None:
    """Implement `cudaDeviceSynchronize` and its variants."""
    rt.scheduler.drain()


def stream_wait(rt: HostRuntime, stream: Pointer, event: Pointer, flags: int) -> None:
    """Implement `cudaStreamWaitEvent` and `cuStreamWaitEvent`."""
    result, where = rt.handles.resolve(Event, event), rt.stream(stream)
    if where.graph is not None and flags & _EXTERNAL:
        rt.scheduler.submit(where, "event wait", lambda: None, result)
    else:
        rt.scheduler.wait(where, result.last, result.graph)


def stream_flags(rt: HostRuntime, stream: Pointer, out: Pointer) -> None:
    """Implement `cudaStreamGetFlags` and `cuStreamGetFlags`."""
    put(out, rt.stream(stream).flags, ctypes.c_uint)


def stream_priority(rt: HostRuntime, stream: Pointer, out: Pointer) -> None:
    """Implement `cudaStreamGetPriority` and `cuStreamGetPriority`."""
    put(out, rt.stream(stream).priority)


def priority_range(rt: HostRuntime, least: Pointer, greatest: Pointer) -> None:
    """Implement `cudaDeviceGetStreamPriorityRange` and `cuCtxGetStreamPriorityRange`."""
    put(least, 0)
    put(greatest, -5)


def host_function(rt: HostRuntime, stream: Pointer, function: Pointer, data: Pointer) -> None:
    """Implement `cudaLaunchHostFunc` and `cuLaunchHostFunc`."""
    run = function_at(_HOST_FUNCTION, function)
    rt.scheduler.submit(rt.stream(stream), "host", lambda: run(data), HostNode(run, data))


def host_function_by_mode(
    rt: HostRuntime, stream: Pointer, function: Pointer, data: Pointer, mode: int
) -> None:
    """Enqueue a host function. `mode` is a cudaHostTaskSyncMode, the way a device waits, which has no effect
    here.
    """
    if mode not in (0, 1):
        raise ApiError("cudaErrorInvalidValue")
    host_function(rt, stream, function, data)


def callback(rt: HostRuntime, stream: Pointer, function: Pointer, data: Pointer, flags: int) -> None:
    """Implement `cudaStreamAddCallback` and `cuStreamAddCallback`."""
    run = function_at(_CALLBACK, function)
    rt.scheduler.submit(rt.stream(stream), "host", lambda: run(stream, 0, data))


def stream_check(rt: HostRuntime, stream: Pointer, *_: object) -> None:
    """Implement `cudaStreamAttachMemAsync` and `cuStreamAttachMemAsync`."""
    rt.stream(stream)


def set_attribute(rt: HostRuntime, stream: Pointer, which: int, value: Pointer) -> None:
    """Implement `cudaStreamSetAttribute`."""
    rt.stream(stream).attributes[which] = attribute_at(value)


def get_attribute(rt: HostRuntime, stream: Pointer, which: int, out: Pointer) -> None:
    """Implement `cudaStreamGetAttribute`."""
    result = rt.stream(stream)
    put_attribute(
        out, {_PRIORITY: result.priority.to_bytes(4, "little", signed=True)} | result.attributes, which
    )


def copy_attributes(rt: HostRuntime, stream: Pointer, source: Pointer) -> None:
    """Implement `cudaStreamCopyAttributes`."""
    rt.stream(stream).attributes = dict(rt.stream(source).attributes)


def stream_id(rt: HostRuntime, stream: Pointer, out: Pointer) -> None:
    """Implement `cudaStreamGetId` and `cuStreamGetId`."""
    rt.stream(stream)
    put(out, stream or 0, ctypes.c_ulonglong)


def stream_device(rt: HostRuntime, stream: Pointer, out: Pointer) -> None:
    """Implement `cudaStreamGetDevice`."""
    rt.stream(stream)
    put(out, 0)


def event_create(rt: HostRuntime, pointer: Pointer, flags: int = 0) -> None:
    """Implement `cudaEventCreate` and its variants."""
    put_pointer(pointer, rt.handles.add(Event(flags)))


def event_record(rt: HostRuntime, event: Pointer, stream: Pointer, flags: int = 0) -> None:
    """Implement `cudaEventRecord` and its variants."""
    result, where = rt.handles.resolve(Event, event), rt.stream(stream)

    if where.graph is None or flags & _EXTERNAL:
        rt.scheduler.submit(where, "event record", lambda: record_now(result), result)
    if not flags & _EXTERNAL:
        result.graph, result.last = where.graph, list(where.last)


def record_now(event: Event) -> None:
    """Record the current time in an event."""
    event.at = time.perf_counter()


def event_synchronize(rt: HostRuntime, event: Pointer) -> None:
    """Implement `cudaEventSynchronize` and its variants."""
    if rt.handles.resolve(Event, event).graph is not None:
        raise ApiError("cudaErrorCapturedEvent")
    rt.scheduler.drain()


def event_destroy(rt: HostRuntime, event: Pointer) -> None:
    """Implement `cudaEventDestroy` and `cuEventDestroy`."""
    rt.handles.resolve(Event, event)
    rt.handles.remove(event)


def elapsed_time(rt: HostRuntime, milliseconds: Pointer, first: Pointer, last: Pointer) -> None:
    """Implement `cudaEventElapsedTime` and `cuEventElapsedTime`."""
    rt.scheduler.drain()
    begin, end = rt.handles.resolve(Event, first), rt.handles.resolve(Event, last)
    if begin.at is None or end.at is None or _NO_TIMING & (begin.flags | end.flags):
        raise ApiError("cudaErrorInvalidResourceHandle")
    put(milliseconds, 1000 * (end.at - begin.at), ctypes.c_float)


FUNCTIONS = (
    ApiRow("cudaStreamCreate", "cudaStream_t *stream", stream_create),
    ApiRow("cudaStreamCreateWithFlags", "cudaStream_t *stream, unsigned flags", stream_create),
    ApiRow(
        "cudaStreamCreateWithPriority", "cudaStream_t *stream, unsigned flags, int priority", stream_create
    ),
    ApiRow("cudaStreamDestroy", "cudaStream_t stream", stream_destroy),
    ApiRow("cudaStreamSynchronize", "cudaStream_t stream", stream_synchronize),
    ApiRow("cudaStreamQuery", "cudaStream_t stream", stream_synchronize),
    ApiRow("cudaStreamWaitEvent", "cudaStream_t stream, cudaEvent_t event, unsigned flags = 0", stream_wait),
    ApiRow(
        "cudaStreamSetAttribute",
        "cudaStream_t stream, cudaLaunchAttributeID attribute, const cudaLaunchAttributeValue *value",
        set_attribute,
    ),
    ApiRow(
        "cudaStreamGetAttribute",
        "cudaStream_t stream, cudaLaunchAttributeID attribute, cudaLaunchAttributeValue *value",
        get_attribute,
    ),
    ApiRow("cudaStreamCopyAttributes", "cudaStream_t stream, cudaStream_t source", copy_attributes),
    ApiRow("cudaStreamGetId", "cudaStream_t stream, unsigned long long *id", stream_id),
    ApiRow("cudaStreamGetDevice", "cudaStream_t stream, int *device", stream_device),
    ApiRow("cudaStreamGetFlags", "cudaStream_t stream, unsigned *flags", stream_flags),
    ApiRow("cudaStreamGetPriority", "cudaStream_t stream, int *priority", stream_priority),
    ApiRow(
        "cudaStreamAttachMemAsync",
        "cudaStream_t stream, void *pointer, size_t size = 0, unsigned flags = 4",
        stream_check,
    ),
    ApiRow("cudaDeviceGetStreamPriorityRange", "int *least, int *greatest", priority_range),
    ApiRow("cudaLaunchHostFunc", "cudaStream_t stream, cudaHostFn_t function, void *data", host_function),
    ApiRow(
        "cudaLaunchHostFunc_v2",
        "cudaStream_t stream, cudaHostFn_t function, void *data, unsigned mode",
        host_function_by_mode,
    ),
    ApiRow(
        "cudaStreamAddCallback",
        "cudaStream_t stream, cudaStreamCallback_t function, void *data, unsigned flags",
        callback,
    ),
    ApiRow("cudaEventCreate", "cudaEvent_t *event", event_create),
    ApiRow("cudaEventCreateWithFlags", "cudaEvent_t *event, unsigned flags", event_create),
    ApiRow("cudaEventRecord", "cudaEvent_t event, cudaStream_t stream = 0", event_record),
    ApiRow(
        "cudaEventRecordWithFlags", "cudaEvent_t event, cudaStream_t stream, unsigned flags", event_record
    ),
    ApiRow("cudaEventSynchronize", "cudaEvent_t event", event_synchronize),
    ApiRow("cudaEventQuery", "cudaEvent_t event", event_synchronize),
    ApiRow("cudaEventDestroy", "cudaEvent_t event", event_destroy),
    ApiRow("cudaEventElapsedTime", "float *milliseconds, cudaEvent_t first, cudaEvent_t last", elapsed_time),
    ApiRow("cudaDeviceSynchronize", "", device_synchronize),
    ApiRow("cudaThreadSynchronize", "", device_synchronize),
)
