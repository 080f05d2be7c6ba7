"""Memory operations in streams, and functions of streams and contexts in the forms of earlier versions of
CUDA (CUDA Driver API, "Stream Memory Operations", "Stream Management").

Work of streams runs when it is submitted, so a value that a stream waits for must be written before, or by
another thread.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable

from ...support.fast_dataclass import record
from ..api import contexts, graph_nodes, graph_tasks, graphs, streams
from ..api.device import MULTIPROCESSORS
from ..api.driver_symbols import driver_rows
from ..api.graph_tasks import Task
from ..api.pointers import Pointer, put, put_pointer, structure_at
from ..device.errors import ApiError, check
from ..device.host_runtime import HostRuntime
from .driver_api import check_context

_WAIT_32, _WRITE_32, _FLUSH, _WAIT_64, _WRITE_64, _BARRIER = range(1, 7)
"""The enumeration CUstreamBatchMemOpType."""
_BYTES = {_WAIT_32: 4, _WRITE_32: 4, _WAIT_64: 8, _WRITE_64: 8}
_NO_BARRIER, _WAIT_FLUSH = 1, 1 << 30
_MOST_OPERATIONS = 256
_WAIT_LIMIT = 2.0
"""Seconds after which a stream gives up waiting for a value."""


class MemoryOperation(ctypes.Structure):
    """The union CUstreamBatchMemOpParams; `flags` of operations without an address lie in `short_flags`."""

    _fields_ = [
        ("kind", ctypes.c_int),
        ("short_flags", ctypes.c_uint),
        ("address", ctypes.c_size_t),
        ("value", ctypes.c_ulonglong),
        ("flags", ctypes.c_uint),
        ("reserved", ctypes.c_ulonglong * 2),
    ]


class MemoryOperationNode(ctypes.Structure):
    """The structure CUDA_BATCH_MEM_OP_NODE_PARAMS."""

    _fields_ = [
        ("context", ctypes.c_void_p),
        ("count", ctypes.c_uint),
        ("operations", ctypes.c_void_p),
        ("flags", ctypes.c_uint),
    ]


@record(frozen=True)
class MemoryOperations:
    """The subject of a task: its node and the program's operations, copied."""

    node: MemoryOperationNode
    operations: ctypes.Array[MemoryOperation]


_CONDITIONS: tuple[Callable[[int, int, int], bool], ...] = (
    lambda found, value, bits: not (found - value) >> (bits - 1) & 1,
    lambda found, value, bits: found == value,
    lambda found, value, bits: found & value != 0,
    lambda found, value, bits: ~(found | value) & ((1 << bits) - 1) != 0,
)
"""The conditions of CUstreamWaitValue_flags: greater or equal in cyclic order, equal, and, nor."""


def _run(rt: HostRuntime, operation: MemoryOperation) -> None:
    size = _BYTES.get(operation.kind)
    if size is None:
        return
    value = operation.value & ((1 << 8 * size) - 1)
    if operation.kind in (_WRITE_32, _WRITE_64):
        source = ctypes.c_ulonglong(value)
        target = ctypes.c_void_p(operation.address)
        check(rt.library.minicc_copy(target, ctypes.byref(source), ctypes.c_size_t(size)))
        return
    holds, end = _CONDITIONS[operation.flags & ~_WAIT_FLUSH], time.monotonic() + _WAIT_LIMIT
    while not holds(_read(rt, operation.address, size), value, 8 * size):
        if time.monotonic() > end:
            raise ApiError(
                "cudaErrorLaunchTimeout",
                f"a stream waits for the value {value} at {operation.address:#x}, which was not written: work"
                " of streams runs when it is submitted, so submit the write before",
            )
        time.sleep(0.001)


def _read(rt: HostRuntime, address: int, size: int) -> int:
    result = ctypes.c_ulonglong()
    check(rt.library.minicc_copy(ctypes.byref(result), ctypes.c_void_p(address), ctypes.c_size_t(size)))
    return result.value


def _check(operation: MemoryOperation) -> None:
    """Raise ApiError for an operation that the device does not have."""
    size, flags = _BYTES.get(operation.kind), operation.flags
    if operation.kind not in (*_BYTES, _FLUSH, _BARRIER):
        raise ApiError("cudaErrorInvalidValue")
    if size is not None and (not operation.address or operation.address % size):
        raise ApiError("cudaErrorInvalidValue")
    is_wait = operation.kind in (_WAIT_32, _WAIT_64)
    if size is not None and flags & ~_WAIT_FLUSH >= (len(_CONDITIONS) if is_wait else _NO_BARRIER + 1):
        raise ApiError("cudaErrorInvalidValue")


def memory_operations(rt: HostRuntime, parameters: Pointer) -> Task:
    """Return the task of a node with memory operations."""
    node = structure_at(MemoryOperationNode, parameters)
    check_context(rt, node.context)
    if node.flags or node.count > _MOST_OPERATIONS or (node.count and not node.operations):
        raise ApiError("cudaErrorInvalidValue")
    operations = (MemoryOperation * node.count)()
    if node.count:
        ctypes.memmove(operations, node.operations, ctypes.sizeof(operations))
    for operation in operations:
        _check(operation)
    node.operations = ctypes.addressof(operations)

    def run() -> None:
        for operation in operations:
            _run(rt, operation)

    return Task("batch mem op", run, MemoryOperations(node, operations))


def submit_operations(rt: HostRuntime, stream: Pointer, count: int, operations: Pointer, flags: int) -> None:
    """Implement `cuStreamBatchMemOp`."""
    node = MemoryOperationNode(None, count, operations, flags)
    task = memory_operations(rt, ctypes.addressof(node))
    graph_tasks.submit(rt, rt.stream(stream), task)


def _operation_function(kind: int) -> Callable[..., None]:
    def submit(rt: HostRuntime, stream: Pointer, address: int, value: int, flags: int) -> None:
        operation = MemoryOperation(kind, 0, address, value, flags)
        submit_operations(rt, stream, 1, ctypes.addressof(operation), 0)

    return submit


# -- contexts


def record_context(rt: HostRuntime, context: Pointer, event: Pointer) -> None:
    """Implement `cuCtxRecordEvent`: all work of the context is complete when the event is recorded."""
    check_context(rt, context)
    contexts.record_all(rt, event)


def wait_in_context(rt: HostRuntime, context: Pointer, event: Pointer) -> None:
    """Implement `cuCtxWaitEvent`: the event's work is complete before any further work."""
    check_context(rt, context)
    streams.event_synchronize(rt, event)


def attach(rt: HostRuntime, out: Pointer, flags: int) -> None:
    """Implement `cuCtxAttach`, which counts the users of the current context."""
    if flags:
        raise ApiError("cudaErrorInvalidValue")
    check(rt.library.cuCtxGetCurrent(ctypes.c_void_p(out)))
    if not ctypes.c_void_p.from_address(out or 0).value:
        raise ApiError("cudaErrorDeviceUninitialized")


def affinity(rt: HostRuntime, out: Pointer, kind: int) -> None:
    """Implement `cuCtxGetExecAffinity`: a context has all multiprocessors."""
    if kind:
        raise ApiError("cudaErrorUnsupportedExecAffinity")
    put(out, 0)
    put(out + 4 if out else None, MULTIPROCESSORS)


def green_context(rt: HostRuntime, stream: Pointer, out: Pointer) -> None:
    """Implement `cuStreamGetGreenCtx`: no stream has one."""
    rt.stream(stream)
    put_pointer(out, 0)


# -- earlier forms


def begin_capture(rt: HostRuntime, stream: Pointer) -> None:
    """Implement `cuStreamBeginCapture` of CUDA 10.0, which has the global mode."""
    graphs.begin(rt, stream, 0)


def short_capture_info(rt: HostRuntime, stream: Pointer, status: Pointer, number: Pointer) -> None:
    """Implement `cuStreamGetCaptureInfo` of CUDA 10.1."""
    graph_nodes.capture_info(rt, stream, status, number, None, None, None, None)


def capture_info(
    rt: HostRuntime, stream: Pointer, status: Pointer, number: Pointer, graph: Pointer, before: Pointer,
    count: Pointer,
) -> None:  # fmt: skip
    """Implement `cuStreamGetCaptureInfo` of CUDA 11.3, without data of edges."""
    graph_nodes.capture_info(rt, stream, status, number, graph, before, None, count)


def change_dependencies(rt: HostRuntime, stream: Pointer, nodes: Pointer, count: int, flags: int) -> None:
    """Implement `cuStreamUpdateCaptureDependencies` without data of edges."""
    graphs.change_dependencies(rt, stream, nodes, None, count, flags)


_INFO = "CUstream stream, CUstreamCaptureStatus *status, unsigned long long *id"
FUNCTIONS = driver_rows(
    (
        (
            "cuStreamBatchMemOp",
            "CUstream stream, unsigned count, CUstreamBatchMemOpParams *operations, unsigned flags",
            submit_operations,
        ),
        *(
            (
                f"cuStream{name}",
                f"CUstream stream, CUdeviceptr address, {value} value, unsigned flags",
                _operation_function(kind),
            )
            for name, value, kind in (
                ("WaitValue32", "cuuint32_t", _WAIT_32),
                ("WaitValue64", "cuuint64_t", _WAIT_64),
                ("WriteValue32", "cuuint32_t", _WRITE_32),
                ("WriteValue64", "cuuint64_t", _WRITE_64),
            )
        ),
        ("cuCtxRecordEvent", "CUcontext context, CUevent event", record_context),
        ("cuCtxWaitEvent", "CUcontext context, CUevent event", wait_in_context),
        ("cuCtxAttach", "CUcontext *context, unsigned flags", attach),
        ("cuCtxDetach", "CUcontext context", check_context),
        ("cuCtxGetExecAffinity", "CUexecAffinityParam *affinity, CUexecAffinityType kind", affinity),
        ("cuStreamGetGreenCtx", "CUstream stream, CUgreenCtx *context", green_context),
        ("cuStreamBeginCapture_v1", "CUstream stream", begin_capture),
        ("cuStreamGetCaptureInfo_v1", _INFO, short_capture_info),
        (
            "cuStreamGetCaptureInfo_v2",
            f"{_INFO}, CUgraph *graph, const CUgraphNode **before, size_t *count",
            capture_info,
        ),
        (
            "cuStreamUpdateCaptureDependencies_v1",
            "CUstream stream, CUgraphNode *nodes, size_t count, unsigned flags",
            change_dependencies,
        ),
    )
)
