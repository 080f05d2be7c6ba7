"""Streams and events (CUDA Runtime API, "Stream Management", "Event Management").

What a stream is given happens at once, in the order of the program: one of the orders that streams allow. Events are moments of
the host's clock, so that what lies between two of them is a CPU's time.
"""

from __future__ import annotations

import ctypes
import time

from ...support.records import record
from ..device.errors import ApiError
from ..device.machine import Machine
from .pointers import put, put_pointer
from .table import Row

_DEFAULT_STREAMS = (0, 1, 2)
_HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)


@record
class Stream:
    """A stream: `flags` and `priority` are as it was made."""

    flags: int = 0
    priority: int = 0


@record
class Event:
    """An event: when it was recorded, in seconds; None before."""

    flags: int = 0
    at: float | None = None


def _new(m: Machine, pointer: int | None, value: object) -> None:
    handle = max(m.handles, default=0x1000) + 0x10
    put_pointer(pointer, handle)
    m.handles[handle] = value


def _event(m: Machine, handle: int | None) -> Event:
    found = m.handles.get(handle or 0)
    if not isinstance(found, Event):
        raise ApiError("cudaErrorInvalidResourceHandle")
    return found


def _stream(m: Machine, handle: int | None) -> Stream:
    if (handle or 0) in _DEFAULT_STREAMS:
        return Stream()
    found = m.handles.get(handle or 0)
    if not isinstance(found, Stream):
        raise ApiError("cudaErrorInvalidResourceHandle")
    return found


def stream_create(m: Machine, pointer: int | None, flags: int = 0, priority: int = 0) -> None:
    _new(m, pointer, Stream(flags, priority))


def stream_destroy(m: Machine, stream: int | None) -> None:
    _stream(m, stream)
    m.handles.pop(stream or 0, None)


def stream_check(m: Machine, stream: int | None, *_: object) -> None:
    _stream(m, stream)


def stream_wait(m: Machine, stream: int | None, event: int | None, flags: int) -> None:
    _stream(m, stream)
    _event(m, event)


def stream_flags(m: Machine, stream: int | None, out: int | None) -> None:
    put(out, _stream(m, stream).flags, ctypes.c_uint)


def stream_priority(m: Machine, stream: int | None, out: int | None) -> None:
    put(out, _stream(m, stream).priority)


def priority_range(m: Machine, least: int | None, greatest: int | None) -> None:
    put(least, 0)
    put(greatest, -5)


def host_function(m: Machine, stream: int | None, function: int | None, data: int | None) -> None:
    _stream(m, stream)
    _HOST_FUNCTION(function or 0)(data)


def callback(m: Machine, stream: int | None, function: int | None, data: int | None, flags: int) -> None:
    _stream(m, stream)
    _CALLBACK(function or 0)(stream, 0, data)


def event_create(m: Machine, pointer: int | None, flags: int = 0) -> None:
    _new(m, pointer, Event(flags))


def event_record(m: Machine, event: int | None, stream: int | None, flags: int = 0) -> None:
    _stream(m, stream)
    _event(m, event).at = time.perf_counter()


def event_check(m: Machine, event: int | None) -> None:
    _event(m, event)


def event_destroy(m: Machine, event: int | None) -> None:
    _event(m, event)
    del m.handles[event or 0]


def elapsed(m: Machine, milliseconds: int | None, first: int | None, last: int | None) -> None:
    begin, end = _event(m, first), _event(m, last)
    if begin.at is None or end.at is None or 2 & (begin.flags | end.flags):
        raise ApiError("cudaErrorInvalidResourceHandle")
    if not milliseconds:
        raise ApiError("cudaErrorInvalidValue")
    ctypes.c_float.from_address(milliseconds).value = 1000 * (end.at - begin.at)


def nothing(m: Machine, *_: object) -> None:
    """Everything that was asked for has happened."""


FUNCTIONS = (
    Row("cudaStreamCreate", "cudaStream_t *stream", stream_create),
    Row("cudaStreamCreateWithFlags", "cudaStream_t *stream, unsigned flags", stream_create),
    Row("cudaStreamCreateWithPriority", "cudaStream_t *stream, unsigned flags, int priority", stream_create),
    Row("cudaStreamDestroy", "cudaStream_t stream", stream_destroy),
    Row("cudaStreamSynchronize", "cudaStream_t stream", stream_check),
    Row("cudaStreamQuery", "cudaStream_t stream", stream_check),
    Row("cudaStreamWaitEvent", "cudaStream_t stream, cudaEvent_t event, unsigned flags = 0", stream_wait),
    Row("cudaStreamGetFlags", "cudaStream_t stream, unsigned *flags", stream_flags),
    Row("cudaStreamGetPriority", "cudaStream_t stream, int *priority", stream_priority),
    Row("cudaStreamAttachMemAsync", "cudaStream_t stream, void *pointer, size_t size = 0, unsigned flags = 4", stream_check),
    Row("cudaDeviceGetStreamPriorityRange", "int *least, int *greatest", priority_range),
    Row("cudaLaunchHostFunc", "cudaStream_t stream, cudaHostFn_t function, void *data", host_function),
    Row("cudaStreamAddCallback", "cudaStream_t stream, cudaStreamCallback_t function, void *data, unsigned flags", callback),
    Row("cudaEventCreate", "cudaEvent_t *event", event_create),
    Row("cudaEventCreateWithFlags", "cudaEvent_t *event, unsigned flags", event_create),
    Row("cudaEventRecord", "cudaEvent_t event, cudaStream_t stream = 0", event_record),
    Row("cudaEventRecordWithFlags", "cudaEvent_t event, cudaStream_t stream, unsigned flags", event_record),
    Row("cudaEventSynchronize", "cudaEvent_t event", event_check),
    Row("cudaEventQuery", "cudaEvent_t event", event_check),
    Row("cudaEventDestroy", "cudaEvent_t event", event_destroy),
    Row("cudaEventElapsedTime", "float *milliseconds, cudaEvent_t first, cudaEvent_t last", elapsed),
    Row("cudaDeviceSynchronize", "", nothing),
    Row("cudaThreadSynchronize", "", nothing),
)
