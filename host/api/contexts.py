"""Execution contexts (CUDA Runtime API, "Execution Context Management"): the device has the one that it
begins with; parts of a device cannot be set aside.
"""

from __future__ import annotations

import ctypes

from ...support.fast_dataclass import record
from ..device.errors import ApiError
from ..device.machine import Machine
from . import streams
from .device import check_device
from .pointers import put, put_pointer
from .table import Row


@record
class ExecutionContext:
    """The device's primary context."""


def of_device(m: Machine, out: int | None, device: int) -> None:
    """The same handle each time."""
    check_device(device)
    known = next((handle for handle, value in m.handles.items() if isinstance(value, ExecutionContext)), None)
    put_pointer(out, known or m.new_handle(ExecutionContext()))


def device_of(m: Machine, out: int | None, context: int | None) -> None:
    m.handle(ExecutionContext, context)
    put(out, 0)


def number_of(m: Machine, context: int | None, out: int | None) -> None:
    m.handle(ExecutionContext, context)
    put(out, context or 0, ctypes.c_ulonglong)


def synchronize(m: Machine, context: int | None) -> None:
    m.handle(ExecutionContext, context)
    m.order.drain()


def create_stream(m: Machine, out: int | None, context: int | None, flags: int, priority: int) -> None:
    m.handle(ExecutionContext, context)
    streams.stream_create(m, out, flags, priority)


def destroy(m: Machine, context: int | None) -> None:
    """Primary contexts stay."""
    m.handle(ExecutionContext, context)
    raise ApiError("cudaErrorInvalidValue")


_CONTEXT = "cudaExecutionContext_t context"
FUNCTIONS = (
    Row("cudaDeviceGetExecutionCtx", "cudaExecutionContext_t *context, int device", of_device),
    Row("cudaExecutionCtxGetDevice", f"int *device, {_CONTEXT}", device_of),
    Row("cudaExecutionCtxGetId", f"{_CONTEXT}, unsigned long long *id", number_of),
    Row("cudaExecutionCtxSynchronize", _CONTEXT, synchronize),
    Row(
        "cudaExecutionCtxStreamCreate",
        f"cudaStream_t *stream, {_CONTEXT}, unsigned flags, int priority",
        create_stream,
    ),
    Row("cudaExecutionCtxDestroy", _CONTEXT, destroy),
)
