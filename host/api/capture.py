"""Stream capture: the rule of each API function for calls while a stream is being captured (CUDA C++
Programming Guide, "Prohibited and Unhandled Operations"; CUDA Runtime API,
`cudaThreadExchangeStreamCaptureMode`).

`RULES` has a row for each function that is restricted; `admit` applies it at the entry of every function of
both APIs.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .streams import Event
from .table import ApiRow


class CaptureRule(Enum):
    """Effect of a function's call on the captures under way."""

    ALLOWED = "has nothing to do with streams"
    CAPTURED = (
        "becomes a node of the graph where its stream is being captured; on the legacy stream error 906 where"
        " a blocking stream is"
    )
    UNSAFE = "error 900 where the mode of the thread or of a capture prohibits potentially unsafe calls"
    SYNCHRONOUS = (
        "works through the legacy stream and waits: error 906 where a blocking stream is being captured,"
        " otherwise unsafe"
    )
    WAITS = (
        "error 900 where its stream (or any of the device, where it names none) is being captured, otherwise"
        " unsafe"
    )
    EVENT = "error 907 where its event was recorded in a capture, otherwise unsafe"
    NO_NODE = "error 900 where its stream is being captured: there is no kind of node for it"
    LEGACY_QUERY = (
        "error 906 for the legacy stream where a blocking stream is being captured; no capture is invalidated"
    )


_NAMES = {
    CaptureRule.CAPTURED: (
        """
        cudaMemcpyAsync cudaMemcpy2DAsync cudaMemcpy3DAsync cudaMemcpyPeerAsync cudaMemcpy3DPeerAsync
        cudaMemcpyBatchAsync cudaMemcpy3DBatchAsync
        cudaMemcpyToSymbolAsync cudaMemcpyFromSymbolAsync cudaMemcpy2DToArrayAsync cudaMemcpy2DFromArrayAsync
        cudaMemcpyToArrayAsync cudaMemcpyFromArrayAsync
        cudaMemset cudaMemset2D cudaMemset3D cudaMemsetAsync cudaMemset2DAsync cudaMemset3DAsync
        cudaMallocAsync cudaMallocFromPoolAsync cudaFreeAsync
        cudaLaunchKernel cudaLaunchCooperativeKernel cudaLaunchHostFunc cudaLaunchHostFunc_v2
        cudaMemcpyWithAttributesAsync cudaMemcpy3DWithAttributesAsync cudaEventRecord
        cudaEventRecordWithFlags cudaStreamWaitEvent cudaGraphLaunch
        cudaSignalExternalSemaphoresAsync cudaWaitExternalSemaphoresAsync
        cuLaunchKernel cuLaunchCooperativeKernel cuLaunchHostFunc cuMemcpyAsync cuMemcpyHtoDAsync
        cuMemcpyDtoHAsync cuMemcpyDtoDAsync cuMemsetD8 cuMemsetD16 cuMemsetD32 cuMemsetD2D8 cuMemsetD2D16
        cuMemsetD2D32 cuMemsetD8Async
        cuMemsetD16Async cuMemsetD32Async cuMemsetD2D8Async cuMemsetD2D16Async cuMemsetD2D32Async
        cuMemAllocAsync cuMemAllocFromPoolAsync cuMemFreeAsync
        cuMemcpy2DAsync cuMemcpy3DAsync cuMemcpy3DPeerAsync cuMemcpyPeerAsync cuMemcpyHtoAAsync
        cuMemcpyAtoHAsync cuMemcpyBatchAsync cuMemcpy3DBatchAsync cuMemcpyWithAttributesAsync
        cuMemcpy3DWithAttributesAsync cuStreamWaitValue32 cuStreamWaitValue64 cuStreamWriteValue32
        cuStreamWriteValue64 cuStreamBatchMemOp cuLaunchGridAsync cuSignalExternalSemaphoresAsync
        cuWaitExternalSemaphoresAsync
        cuEventRecord cuEventRecordWithFlags cuStreamWaitEvent cuGraphLaunch"""
    ),
    CaptureRule.UNSAFE: (
        """
        cudaMalloc cudaMallocManaged cudaMallocHost cudaHostAlloc cudaMallocPitch cudaMalloc3D
        cudaMallocArray cudaMalloc3DArray cudaMallocMipmappedArray
        cudaFree cudaFreeHost cudaFreeArray cudaFreeMipmappedArray cudaHostRegister cudaHostUnregister
        cudaDeviceSetLimit
        cuMemAlloc cuMemAllocPitch cuMemAllocManaged cuMemAllocHost cuMemHostAlloc cuMemFree cuMemFreeHost
        cuMemHostRegister cuMemHostUnregister cuArrayCreate cuArray3DCreate cuArrayDestroy
        cuMipmappedArrayCreate cuMipmappedArrayDestroy
        cuCtxSetLimit cuModuleLoad cuModuleLoadData cuModuleLoadDataEx cuModuleUnload"""
    ),
    CaptureRule.SYNCHRONOUS: (
        """
        cudaMemcpy cudaMemcpy2D cudaMemcpy3D cudaMemcpyPeer cudaMemcpy3DPeer cudaMemcpyToSymbol
        cudaMemcpyFromSymbol cudaMemcpy2DToArray
        cudaMemcpy2DFromArray cudaMemcpy2DArrayToArray cudaMemcpyToArray cudaMemcpyFromArray
        cudaMemcpyArrayToArray
        cuMemcpy cuMemcpyHtoD cuMemcpyDtoH cuMemcpyDtoD cuMemcpy2D cuMemcpy2DUnaligned cuMemcpy3D cuMemcpyPeer
        cuMemcpy3DPeer cuMemcpyHtoA cuMemcpyAtoH cuMemcpyDtoA cuMemcpyAtoD cuMemcpyAtoA"""
    ),
    CaptureRule.WAITS: (
        """
        cudaStreamSynchronize cudaStreamQuery cudaDeviceSynchronize cudaThreadSynchronize
        cudaExecutionCtxSynchronize cudaExecutionCtxRecordEvent cudaExecutionCtxWaitEvent
        cudaDeviceReset cudaThreadExit cuStreamSynchronize cuStreamQuery cuCtxSynchronize cuCtxRecordEvent
        cuCtxWaitEvent cuDevicePrimaryCtxReset"""
    ),
    CaptureRule.EVENT: "cudaEventSynchronize cudaEventQuery cuEventSynchronize cuEventQuery",
    CaptureRule.NO_NODE: (
        """
        cudaStreamAddCallback cudaStreamAttachMemAsync cudaMemPrefetchAsync cudaMemPrefetchBatchAsync
        cudaMemDiscardBatchAsync
        cudaMemDiscardAndPrefetchBatchAsync cudaGraphUpload cudaGraphicsMapResources
        cudaGraphicsUnmapResources
        cuStreamAddCallback cuStreamAttachMemAsync cuMemPrefetchAsync cuGraphUpload
        cuMemPrefetchBatchAsync cuMemDiscardBatchAsync cuMemDiscardAndPrefetchBatchAsync
        cuGraphicsMapResources cuGraphicsUnmapResources"""
    ),
    CaptureRule.LEGACY_QUERY: (
        "cudaStreamIsCapturing cudaStreamGetCaptureInfo cuStreamIsCapturing cuStreamGetCaptureInfo"
        " cuStreamGetCaptureInfo_v1 cuStreamGetCaptureInfo_v2"
    ),
}
RULES = {name: rule for rule, names in _NAMES.items() for name in names.split()}
"""The rule of each function; a function without one is allowed."""

_STREAMS = ("cudaStream_t", "CUstream")
_EVENTS = ("cudaEvent_t", "CUevent")


def admit(rt: HostRuntime, row: ApiRow, args: Sequence[Any]) -> None:
    """Apply the function's rule before its body runs. Raise ApiError if a capture forbids the call; the
    captures that it conflicts with are invalidated.
    """
    order, rule = rt.scheduler, RULES.get(row.name, CaptureRule.ALLOWED)
    if not order.is_capturing or rule in (CaptureRule.ALLOWED, CaptureRule.CAPTURED):
        return
    streams = [rt.stream(value) for (kind, _), value in zip(row.typed_parameters, args) if kind in _STREAMS]
    if rule is CaptureRule.LEGACY_QUERY:
        if streams[0] is order.legacy and order.blocking_captures():
            raise ApiError("cudaErrorStreamCaptureImplicit")
        return
    if rule is CaptureRule.SYNCHRONOUS or order.legacy in streams:
        order.invalidate(order.blocking_captures(), "cudaErrorStreamCaptureImplicit")
    if rule in (CaptureRule.WAITS, CaptureRule.NO_NODE):
        order.invalidate(
            [stream.graph for stream in streams if stream.graph is not None] if streams else order.captures(),
            "cudaErrorStreamCaptureUnsupported",
        )
    if rule is CaptureRule.EVENT and any(
        rt.handles.resolve(Event, value).graph is not None
        for (kind, _), value in zip(row.typed_parameters, args)
        if kind in _EVENTS
    ):
        return
    if rule is not CaptureRule.NO_NODE:
        order.invalidate(order.prohibiting_captures(), "cudaErrorStreamCaptureUnsupported")
