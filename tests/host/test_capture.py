"""Stream capture: functions of the API that a capture allows, captures, or is invalidated by."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path
from unittest.mock import Mock

import pytest

from minicc.host import functions
from minicc.host.api.capture import _NAMES, RULES, CaptureRule, admit
from minicc.host.api.functions import FUNCTIONS
from minicc.host.api.streams import Event
from minicc.host.api.table import ApiRow
from minicc.host.device.errors import ApiError
from minicc.host.device.stream_scheduler import (
    GLOBAL,
    NON_BLOCKING,
    RELAXED,
    THREAD_LOCAL,
    DeviceStream,
    Graph,
    StreamScheduler,
)

from .test_programs import program

ROWS = {row.name: row for row in (*FUNCTIONS, *functions.libraries())}
UNSUPPORTED, IMPLICIT, CAPTURED_EVENT = (
    "cudaErrorStreamCaptureUnsupported",
    "cudaErrorStreamCaptureImplicit",
    "cudaErrorCapturedEvent",
)
QUIET = """cudaStreamGetFlags cudaStreamGetPriority cudaStreamGetId cudaStreamGetDevice
    cudaStreamGetAttribute cudaStreamSetAttribute cudaStreamCopyAttributes
    cudaStreamDestroy cudaStreamBeginCapture cudaStreamBeginCaptureToGraph cudaStreamUpdateCaptureDependencies
    cudaStreamEndCapture cudaEventElapsedTime cudaEventDestroy
    cuStreamGetFlags cuStreamGetPriority cuStreamGetId cuStreamDestroy cuStreamBeginCapture
    cuStreamEndCapture cuEventElapsedTime cuEventDestroy cuStreamGetCtx cuStreamGetDevice
    cuStreamGetAttribute cuStreamSetAttribute cuStreamCopyAttributes cuStreamBeginCaptureToGraph
    cuStreamUpdateCaptureDependencies cuGraphAddEventRecordNode cuGraphAddEventWaitNode
    cuGraphEventRecordNodeSetEvent cuGraphEventWaitNodeSetEvent
    cuGraphExecEventRecordNodeSetEvent cuGraphExecEventWaitNodeSetEvent
    cudaIpcGetEventHandle cuIpcGetEventHandle cudaGraphAddEventRecordNode cudaGraphAddEventWaitNode
    cudaGraphEventRecordNodeSetEvent cudaGraphEventWaitNodeSetEvent
    cudaGraphExecEventRecordNodeSetEvent cudaGraphExecEventWaitNodeSetEvent
    cuStreamGetGreenCtx cuStreamBeginCapture_v1 cuStreamUpdateCaptureDependencies_v1
    cudaStreamBeginRecaptureToGraph cudaStreamGetDevResource cuStreamGetDevResource""".split()
"""What takes a stream or an event and is allowed, or is never supported (the last line)."""


class Device:
    """A runtime's streams, one of which is being captured."""

    def __init__(self, mode: int, flags: int = 0) -> None:
        self.handles = self
        self.scheduler = StreamScheduler(None, Mock())
        self.captured, self.other, self.event = DeviceStream(flags), DeviceStream(), Event()
        for stream in (self.captured, self.other):
            self.scheduler.add(stream)
        self.graph = Graph()
        self.scheduler.begin(self.captured, self.graph, mode)

    def stream(self, handle: int) -> DeviceStream:
        return (self.scheduler.legacy, self.captured, self.other)[handle or 0]

    def resolve(self, kind: type, handle: int) -> Event:
        return self.event

    def call(self, row: ApiRow, stream: int = 0) -> str:
        """Return the error of a call, after which the capture is invalidated if there is one."""
        try:
            admit(self, row, [stream] * len(row.typed_parameters))  # type: ignore[arg-type]
        except ApiError as error:
            assert self.graph.is_broken is (RULES[row.name] is not CaptureRule.LEGACY_QUERY)
            return error.name
        assert not self.graph.is_broken
        return ""


def test_every_function_of_a_stream_or_an_event_has_a_rule() -> None:
    takers = {
        row.name
        for row in ROWS.values()
        if row.result in ("cudaError_t", "CUresult")
        and any(
            kind in ("cudaStream_t", "CUstream", "cudaEvent_t", "CUevent") for kind, _ in row.typed_parameters
        )
    }
    assert not takers - set(RULES) - set(QUIET)
    assert not set(RULES) - set(ROWS)
    assert len(RULES) == sum(len(names.split()) for names in _NAMES.values())


@pytest.mark.parametrize("name, rule", [(name, rule) for name, rule in RULES.items()])
def test_rules(name: str, rule: CaptureRule) -> None:
    """Check each function with the captured stream, with another one and with the legacy stream, in each
    mode; the captured stream is a blocking one.
    """
    row = ROWS[name]
    has_stream = any(kind in ("cudaStream_t", "CUstream") for kind, _ in row.typed_parameters)
    unsafe = {GLOBAL: UNSUPPORTED, THREAD_LOCAL: UNSUPPORTED, RELAXED: ""}
    for mode, prohibited in unsafe.items():
        errors = [Device(mode).call(row, stream) for stream in (1, 2, 0)]
        expected = {
            CaptureRule.CAPTURED: ["", "", ""],
            CaptureRule.UNSAFE: [prohibited] * 3,
            CaptureRule.SYNCHRONOUS: [IMPLICIT] * 3,
            CaptureRule.EVENT: [prohibited] * 3,
            CaptureRule.WAITS: [UNSUPPORTED, prohibited, IMPLICIT] if has_stream else [UNSUPPORTED] * 3,
            CaptureRule.NO_NODE: [UNSUPPORTED, "", IMPLICIT],
            CaptureRule.LEGACY_QUERY: ["", "", IMPLICIT],
        }[rule]
        assert errors == expected, (mode, errors)
        assert Device(mode, NON_BLOCKING).call(row, 0) == {
            CaptureRule.UNSAFE: prohibited,
            CaptureRule.SYNCHRONOUS: prohibited,
            CaptureRule.EVENT: prohibited,
            CaptureRule.WAITS: prohibited if has_stream else UNSUPPORTED,
        }.get(rule, "")


@pytest.mark.parametrize(
    "capture, thread, is_prohibited",
    [
        (GLOBAL, GLOBAL, True),
        (GLOBAL, THREAD_LOCAL, False),
        (GLOBAL, RELAXED, False),
        (THREAD_LOCAL, GLOBAL, False),
        (THREAD_LOCAL, THREAD_LOCAL, False),
        (RELAXED, GLOBAL, False),
        (RELAXED, RELAXED, False),
    ],
)
def test_captures_of_other_threads(capture: int, thread: int, is_prohibited: bool) -> None:
    device, errors = Device(capture), []

    def work() -> None:
        assert device.scheduler.exchange_mode(thread) == GLOBAL
        errors.append(device.call(ROWS["cudaMalloc"]))

    worker = threading.Thread(target=work)
    worker.start()
    worker.join()
    assert errors == [UNSUPPORTED if is_prohibited else ""]


@pytest.mark.parametrize("thread, error", [(GLOBAL, UNSUPPORTED), (THREAD_LOCAL, UNSUPPORTED), (RELAXED, "")])
def test_the_mode_of_the_thread_that_captures(thread: int, error: str) -> None:
    device = Device(GLOBAL)
    device.scheduler.exchange_mode(thread)
    assert device.call(ROWS["cudaFree"]) == error


def test_streams_of_a_capture_that_is_invalidated() -> None:
    device = Device(GLOBAL)
    device.graph.is_broken = True
    with pytest.raises(ApiError, match="cudaErrorStreamCaptureInvalidated"):
        device.scheduler.submit(device.captured, "kernel", lambda: None)
    with pytest.raises(ApiError, match="cudaErrorStreamCaptureInvalidated"):
        device.scheduler.wait(device.other, [], device.graph)
    assert device.other.graph is None


def test_dependencies_across_captures() -> None:
    device, second = Device(GLOBAL), Graph()
    device.scheduler.begin(device.other, second, GLOBAL)
    with pytest.raises(ApiError, match="cudaErrorStreamCaptureMerge"):
        device.scheduler.wait(device.other, [], device.graph)
    assert device.graph.is_broken and second.is_broken
    device = Device(GLOBAL)
    with pytest.raises(ApiError, match="cudaErrorStreamCaptureIsolation"):
        device.scheduler.wait(device.captured, [], None)
    assert device.graph.is_broken


def test_a_stream_destroyed_in_its_capture() -> None:
    device = Device(GLOBAL)
    device.scheduler.wait(device.other, [], device.graph)
    device.scheduler.submit(device.other, "kernel", lambda: None)
    device.scheduler.wait(device.captured, device.other.last, device.graph)
    device.scheduler.remove(device.other)
    assert device.captured.capture_status == 1 and device.scheduler.end(device.captured).nodes
    device = Device(GLOBAL)
    device.scheduler.wait(device.other, [], device.graph)
    device.scheduler.submit(device.other, "kernel", lambda: None)
    device.scheduler.remove(device.other)
    assert device.captured.capture_status == 2 and device.scheduler.is_capturing
    device.scheduler.remove(device.captured)
    assert not device.scheduler.is_capturing and not device.graph.streams


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
def test_a_program(tmp_path: Path) -> None:
    """Check errors, the status after each, and whether there is a graph; unsafe calls of another thread;
    copies to symbols in the graph.
    """
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      #include <thread>
      #include <cuda.h>
      __device__ int symbol;
      __global__ void twice(int *p) { *p = 2 * symbol; }
      static cudaStream_t s; static int *p, *q;
      template <class F> void show(const char *name, F call, cudaStreamCaptureMode mode =
      cudaStreamCaptureModeGlobal, bool elsewhere = false) {
        cudaStreamBeginCapture(s, mode); twice<<<1, 1, 0, s>>>(p); int error = 0;
        if (elsewhere) std::thread([&] { error = call(); }).join(); else error = call();
        cudaStreamCaptureStatus status; cudaStreamIsCapturing(s, &status); twice<<<1, 1, 0, s>>>(p);
          int after = cudaGetLastError();
        cudaGraph_t g = 0; int end = cudaStreamEndCapture(s, &g); cudaGetLastError();
          printf("%s %d %d %d %d %d\n", name, error, (int)status, after, end, g != 0); }
      int main() {
        cudaStreamCreate(&s); cudaMalloc(&p, 64); cudaMalloc(&q, 64); void *r; int h = 21, back = 0;
          CUdeviceptr d; cudaEvent_t e; cudaEventCreate(&e); cudaEventRecord(e);
        show("cudaMalloc", [&] { return cudaMalloc(&r, 64); });
          show("relaxed", [&] { return cudaMalloc(&r, 64); }, cudaStreamCaptureModeRelaxed);
        show("elsewhere", [&] { return cudaHostAlloc(&r, 64, 0); }, cudaStreamCaptureModeGlobal, true);
          show("local", [&] { return cudaMalloc(&r, 64); }, cudaStreamCaptureModeThreadLocal, true);
        show("toSymbol", [&] { return cudaMemcpyToSymbol(symbol, &h, 4); }, cudaStreamCaptureModeRelaxed);
          show("memcpy", [&] { return cudaMemcpy2D(q, 4, p, 4, 4, 1, cudaMemcpyDeviceToDevice); });
        show("driver", [&] { return cuMemAlloc(&d, 64); });
          show("copy", [&] { return cuMemcpyDtoH(&back, (CUdeviceptr)p, 4); });
          show("event", [&] { return cudaEventQuery(e); });
        show("callback", [&] { return cudaStreamAddCallback(s, [](cudaStream_t, cudaError_t, void *) {}, 0,
          0); }); show("attach", [&] { return cudaStreamAttachMemAsync(s, p, 0, cudaMemAttachSingle); });
        show("exchange", [&] { cudaStreamCaptureMode m = cudaStreamCaptureModeRelaxed;
          cudaThreadExchangeStreamCaptureMode(&m); int error = cudaMalloc(&r, 64);
            cudaThreadExchangeStreamCaptureMode(&m); return error; });
        show("status of legacy", [&] { cudaStreamCaptureStatus c; return cudaStreamIsCapturing(0, &c); });
        show("end elsewhere", [&] { cudaGraph_t g; return cudaStreamEndCapture(s, &g);
          }, cudaStreamCaptureModeGlobal, true);
        cudaGraph_t g; cudaGraphExec_t x; cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
          cudaMemcpyToSymbolAsync(symbol, &h, 4, 0, cudaMemcpyHostToDevice, s); twice<<<1, 1, 0, s>>>(p);
        cudaMemcpyFromSymbolAsync(&back, symbol, 4, 0, cudaMemcpyDeviceToHost, s);
          cudaStreamEndCapture(s, &g); cudaGraphInstantiate(&x, g, 0); size_t n; cudaGraphGetNodes(g, 0, &n);
          int now = back;
        cudaGraphLaunch(x, s); cudaStreamSynchronize(s); int v; cudaMemcpy(&v, p, 4, cudaMemcpyDeviceToHost);
          printf("%zu %d %d %d\n", n, now, back, v); }""",
    )
    result = made.run()
    assert result.stderr == ""
    assert result.stdout.splitlines() == [
        "cudaMalloc 900 2 901 901 0",
        "relaxed 0 1 0 0 1",
        "elsewhere 900 2 901 901 0",
        "local 0 1 0 0 1",
        "toSymbol 906 2 901 901 0",
        "memcpy 906 2 901 901 0",
        "driver 900 2 901 901 0",
        "copy 906 2 901 901 0",
        "event 900 2 901 901 0",
        "callback 900 2 901 901 0",
        "attach 900 2 901 901 0",
        "exchange 0 1 0 0 1",
        "status of legacy 906 1 906 0 1",
        "end elsewhere 908 1 0 0 1",
        "3 0 21 42",
    ]


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
def test_libraries_in_captures(tmp_path: Path) -> None:
    """Check that cuBLAS's copies behave as the runtime's; a result in host memory is waited for, which no
    capture allows (cuBLAS, "CUDA Graphs Support").
    """
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      #include <cublas_v2.h>
      #include <curand.h>
      static cudaStream_t s; static cublasHandle_t b; static float *x, *y;
      __global__ void twice(float *p, int n) { if (threadIdx.x < n) p[threadIdx.x] *= 2; }
      template <class F> void show(const char *name, F call, unsigned flags = 0) {
        cudaStreamCreateWithFlags(&s, flags); cublasSetStream(b, s);
          cudaStreamBeginCapture(s, cudaStreamCaptureModeRelaxed); int error = call();
        cudaGraph_t g = 0; size_t n = 0; int end = cudaStreamEndCapture(s, &g);
          if (g) cudaGraphGetNodes(g, 0, &n); printf("%s %d %d %zu\n", name, error, end, n);
        cudaGetLastError(); cublasSetStream(b, 0); cudaStreamDestroy(s); }
      int main() {
        float h[12], back[12] = {}, sum = 0, one = 1; for (int i = 0; i < 12; i++) h[i] = i + 1;
          cublasCreate(&b); cudaMalloc(&x, 48); cudaMalloc(&y, 48);
        cudaStreamCreate(&s); cudaGraph_t g; cudaGraphExec_t e;
          cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
        cublasSetVectorAsync(3, 4, h, 2, x, 1, s); twice<<<1, 32, 0, s>>>(x, 3);
          cublasGetVectorAsync(3, 4, x, 1, back, 3, s);
        cublasSetMatrixAsync(2, 2, 4, h, 3, y, 2, s); twice<<<1, 32, 0, s>>>(y, 4);
          cublasGetMatrixAsync(2, 2, 4, y, 2, back + 8, 2, s);
        cudaStreamEndCapture(s, &g); size_t n; cudaGraphGetNodes(g, 0, &n); cudaGraphNode_t nodes[6];
          cudaGraphGetNodes(g, nodes, &n); cudaGraphNodeType type; cudaGraphNodeGetType(nodes[0], &type);
        printf("%zu %d, %g %g\n", n, (int)type, back[0], back[8]); h[0] = 100; cudaGraphInstantiate(&e, g, 0);
          cudaGraphLaunch(e, s); cudaStreamSynchronize(s);
        for (float v : back) printf("%g ", v); printf("\n");
        show("set", [&] { return cublasSetVector(3, 4, h, 1, x, 1); });
          show("get", [&] { return cublasGetMatrix(2, 2, 4, x, 2, h, 2); });
        show("other stream", [&] { return cublasSetVector(3, 4, h, 1, x, 1); }, cudaStreamNonBlocking);
        show("asum", [&] { return cublasSasum(b, 3, x, 1, &sum); });
          show("axpy", [&] { return cublasSaxpy(b, 3, &one, x, 1, y, 1); });
        show("asum on the device", [&] { cublasSetPointerMode(b, CUBLAS_POINTER_MODE_DEVICE);
          int error = cublasSasum(b, 3, x, 1, y); cublasSetPointerMode(b, CUBLAS_POINTER_MODE_HOST);
            return error; });
        show("legacy stream", [&] { cublasSetStream(b, 0); return cublasSaxpy(b, 3, &one, x, 1, y, 1); });
        show("random", [&] { curandGenerator_t r; curandCreateGenerator(&r, CURAND_RNG_PSEUDO_DEFAULT);
          return curandGenerateUniform(r, x, 4); });
        printf("%d %d %d %d\n", cublasSetVector(3, 4, h, 0, x, 1), cublasSetMatrix(2, 2, 0, h, 2, x, 2),
          cublasSetVector(-1, 4, h, 1, x, 1), cublasGetVector(100, 4, x, 1, h, 1)); }""",
    )
    result = made.run()
    assert result.stdout.splitlines() == [
        "6 1, 0 0",
        "200 0 0 6 0 0 10 0 200 4 8 10 ",
        "set 11 901 0",
        "get 11 901 0",
        "other stream 0 0 0",
        "asum 13 901 0",
        "axpy 0 0 1",
        "asum on the device 0 0 1",
        "legacy stream 13 901 0",
        "random 201 901 0",
        "7 7 7 11",
    ]
    assert "cudaMemcpy2D: 400 bytes" in result.stderr
