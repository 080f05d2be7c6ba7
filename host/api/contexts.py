"""Execution contexts (CUDA Runtime API, "Execution Context Management"): the device has its primary context
only; partitions of a device are not supported.
"""

from __future__ import annotations

import ctypes

from ...support.fast_dataclass import record
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from . import streams
from .device import check_device
from .pointers import Pointer, put, put_pointer
from .table import ApiRow


@record
class ExecutionContext:
    """The device's primary context."""


def of_device(rt: HostRuntime, out: Pointer, device: int) -> None:
    """Write the handle of the primary context, which is the same at each call."""
    check_device(device)
    existing = next((handle for handle, value in rt.handles if isinstance(value, ExecutionContext)), None)
    put_pointer(out, existing or rt.handles.add(ExecutionContext()))


def device_of(rt: HostRuntime, out: Pointer, context: Pointer) -> None:
    """Implement `cudaExecutionCtxGetDevice`."""
    rt.handles.resolve(ExecutionContext, context)
    put(out, 0)


def number_of(rt: HostRuntime, context: Pointer, out: Pointer) -> None:
    """Implement `cudaExecutionCtxGetId`."""
    rt.handles.resolve(ExecutionContext, context)
    put(out, context or 0, ctypes.c_ulonglong)


def synchronize(rt: HostRuntime, context: Pointer) -> None:
    """Implement `cudaExecutionCtxSynchronize`."""
    rt.handles.resolve(ExecutionContext, context)
    rt.scheduler.drain()


def create_stream(rt: HostRuntime, out: Pointer, context: Pointer, flags: int, priority: int) -> None:
    """Implement `cudaExecutionCtxStreamCreate`."""
    rt.handles.resolve(ExecutionContext, context)
    streams.stream_create(rt, out, flags, priority)


def record_all(rt: HostRuntime, event: Pointer) -> None:
    """Record an event after all work of the device, which is complete then."""
    result = rt.handles.resolve(streams.Event, event)
    rt.scheduler.drain()
    result.graph, result.last = None, []
    streams.record_now(result)


def record_event(rt: HostRuntime, context: Pointer, event: Pointer) -> None:
    """Implement `cudaExecutionCtxRecordEvent`."""
    rt.handles.resolve(ExecutionContext, context)
    record_all(rt, event)


def wait_event(rt: HostRuntime, context: Pointer, event: Pointer) -> None:
    """Implement `cudaExecutionCtxWaitEvent`: the event's work is complete before any further work."""
    rt.handles.resolve(ExecutionContext, context)
    streams.event_synchronize(rt, event)


def destroy(rt: HostRuntime, context: Pointer) -> None:
    """Raise ApiError: primary contexts are not destroyed."""
    rt.handles.resolve(ExecutionContext, context)
    raise ApiError("cudaErrorInvalidValue")


_CONTEXT = "cudaExecutionContext_t context"
FUNCTIONS = (
    ApiRow("cudaDeviceGetExecutionCtx", "cudaExecutionContext_t *context, int device", of_device),
    ApiRow("cudaExecutionCtxGetDevice", f"int *device, {_CONTEXT}", device_of),
    ApiRow("cudaExecutionCtxGetId", f"{_CONTEXT}, unsigned long long *id", number_of),
    ApiRow("cudaExecutionCtxSynchronize", _CONTEXT, synchronize),
    ApiRow(
        "cudaExecutionCtxStreamCreate",
        f"cudaStream_t *stream, {_CONTEXT}, unsigned flags, int priority",
        create_stream,
    ),
    ApiRow("cudaExecutionCtxRecordEvent", f"{_CONTEXT}, cudaEvent_t event", record_event),
    ApiRow("cudaExecutionCtxWaitEvent", f"{_CONTEXT}, cudaEvent_t event", wait_event),
    ApiRow("cudaExecutionCtxDestroy", _CONTEXT, destroy),
)
