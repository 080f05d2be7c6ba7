"""The native engine: faults and limits, clocks, interrupts, and the cache of machine code."""

from __future__ import annotations

import _thread
import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import minicc
from minicc.jit import machine
from minicc.support.diagnostics import BarrierError, KernelFault, MemoryFault, StepLimitExceeded, TrapFault

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))


def faults_of_both(source: str, kernel: str, grid: int, block: int, make) -> list[KernelFault]:
    """Return the faults of the reference and of the native engine."""
    obj = (
        minicc.compile(source, options=("-lineinfo",))
        if "__global__" in source
        else minicc.ObjectCode.from_ptx(HEAD + source)
    )
    result = []
    for engine in ("reference", "native"):
        with pytest.raises(KernelFault) as caught:
            obj[kernel]((grid,), (block,), make(), engine=engine, max_steps=100_000)
        result.append(caught.value)
    return result


FAULTS = {
    "beyond": (
        "__global__ void k(int *x, int n) { x[blockIdx.x * blockDim.x + threadIdx.x + n] = 1; }",
        3,
        64,
        lambda: (np.zeros(150, np.int32), 0),
        MemoryFault,
    ),
    "a load of few lanes": (
        "__global__ void k(int *x, int n) { int i = threadIdx.x; if (i % 7 == 3) x[i] = x[n * i]; }",
        1,
        100,
        lambda: (np.zeros(128, np.int32), 1000),
        MemoryFault,
    ),
    "misaligned": (
        "__global__ void k(char *x, int n) { *(int *)(x + threadIdx.x + n) = 1; }",
        1,
        32,
        lambda: (np.zeros(512, np.int8), 4),
        MemoryFault,
    ),
    "misaligned after an aligned first lane": (
        (
            "__global__ void k(char *x, int n) { if (blockIdx.x || !threadIdx.x) { int2 *p = (int2 *)(x +"
            " threadIdx.x * 12); *p = make_int2(n, n); } }"
        ),
        2,
        32,
        lambda: (np.zeros(512, np.int8), 4),
        MemoryFault,
    ),
    "null": (
        "__global__ void k(int *x, int n) { int *p = n ? nullptr : x; *p = 1; }",
        2,
        40,
        lambda: (np.zeros(4, np.int32), 1),
        MemoryFault,
    ),
    "shared": (
        (
            "__global__ void k(int *x, int n) { __shared__ int s[32]; s[threadIdx.x + n] = 1;"
            " __syncthreads(); x[0] = s[0]; }"
        ),
        1,
        32,
        lambda: (np.zeros(4, np.int32), 5),
        MemoryFault,
    ),
    "in a function": (
        (
            "__device__ __noinline__ void f(int *x, int i) { x[i] = i; }\n__global__ void k(int *x, int n) {"
            " f(x, threadIdx.x * n); }"
        ),
        1,
        64,
        lambda: (np.zeros(64, np.int32), 3),
        MemoryFault,
    ),
    "constant": (
        "__constant__ int c[4];\n__global__ void k(int *x, int n) { int *p = (int *)&c[n]; *p = 1; }",
        1,
        1,
        lambda: (np.zeros(4, np.int32), 1),
        MemoryFault,
    ),
    "atomic": (
        "__global__ void k(int *x, int n) { atomicAdd(x + threadIdx.x * n, 1); }",
        1,
        64,
        lambda: (np.zeros(64, np.int32), 3),
        MemoryFault,
    ),
    "trap": (
        "__global__ void k(int *x, int n) { if (threadIdx.x == n) __trap(); x[threadIdx.x] = 1; }",
        1,
        64,
        lambda: (np.zeros(64, np.int32), 37),
        TrapFault,
    ),
    "endless": (
        "__global__ void k(int *x, int n) { while (n) n = n * 3 | 1; x[0] = n; }",
        1,
        64,
        lambda: (np.zeros(64, np.int32), 37),
        StepLimitExceeded,
    ),
    "barriers apart": (
        (
            ".visible .entry k(.param .u64 x, .param .u32 n) { .reg .pred %p; .reg .u32 %r; mov.u32 %r,"
            " %tid.x; setp.lt.u32 %p, %r, 40;\n@%p bra A;\n bar.sync 1;\n ret;\nA: bar.sync 2;\n ret; }"
        ),
        1,
        64,
        lambda: (np.zeros(64, np.int32), 37),
        BarrierError,
    ),
    "a shuffle that never completes": (
        (
            ".visible .entry k(.param .u64 x, .param .u32 n) { .reg .pred %p; .reg .u32 %r, %v; mov.u32 %r,"
            " %tid.x; setp.lt.u32 %p, %r, 16;\n@%p bra LOW;\n bar.sync 0;\n ret;\nLOW: shfl.sync.down.b32 %v,"
            " %r, 1, 31, -1;\n ret; }"
        ),
        1,
        32,
        lambda: (np.zeros(64, np.int32), 37),
        BarrierError,
    ),
    "one lane beyond, another misaligned": (
        (
            ".visible .entry k(.param .u64 x, .param .u32 n) { .reg .u32 %r, %v; mov.u32 %r, %tid.x;\n"
            " ld.shared.u32 %v, [%r];\n ret; }"
        ),
        1,
        32,
        lambda: (np.zeros(64, np.int32), 37),
        MemoryFault,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_those_of_the_reference_engine(name: str) -> None:
    source, grid, block, make, cls = FAULTS[name]
    wanted, result = faults_of_both(source, "k", grid, block, make)
    assert type(result) is type(wanted) is cls
    assert result.site == wanted.site
    if cls is not BarrierError:  # its notes count waiting threads, which differs
        assert str(result).replace("generic address", "global address") == str(wanted).replace(
            "generic address", "global address"
        )
    if isinstance(wanted, MemoryFault) and isinstance(result, MemoryFault):
        assert (result.address, result.size, result.access) == (wanted.address, wanted.size, wanted.access)


def test_clocks() -> None:
    """`%globaltimer` is the host's time, as on the reference engine; `%clock` counts instructions."""
    source = """__device__ unsigned long long now() { unsigned long long t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t)); return t; }
__global__ void k(unsigned long long *x, unsigned *y) { int t = threadIdx.x + blockIdx.x * blockDim.x;
  x[t] = now();
    unsigned low, high, before = clock(); asm volatile("mov.u32 %0, %%globaltimer_lo;" : "=r"(low));
      asm volatile("mov.u32 %0, %%globaltimer_hi;" : "=r"(high));
    unsigned long long end = now() + 2000000; int rounds = 0; while (now() < end) rounds++;
      x[200 + t] = (unsigned long long) high << 32 | low;
    y[t] = clock() - before; x[400 + t] = now(); x[600 + t] = clock64() >> 32; y[200 + t] = rounds; }"""
    for engine in ("reference", "native"):
        x, y, started = np.ones(800, np.uint64), np.zeros(400, np.uint32), time.time_ns()
        result = minicc.compile(source)["k"]((2,), (100,), (x, y), engine=engine)
        assert result.engine == engine
        first, second, last = (
            x[:200].astype(np.int64),
            x[200:400].astype(np.int64),
            x[400:600].astype(np.int64),
        )
        assert (
            (started <= first).all()
            and (first <= second).all()
            and (second + 1_900_000 <= last).all()
            and (last <= time.time_ns()).all()
        )
        assert (y > 0).all() and not x[600:].any()


def test_a_single_thread_never_waits() -> None:
    source = """__global__ void k(volatile int *flag, int *rounds, long long most) {
    long long begin = clock64(); int n = 0;
      while (!*flag) { if (clock64() - begin > most) break; n++; } *rounds = n; }"""
    kernel, rounds = minicc.compile(source)["k"], np.zeros(1, np.int32)
    assert (
        kernel((1,), (1,), (np.zeros(1, np.int32), rounds, np.int64(1_000_000)), engine="native").engine
        == "native"
        and rounds[0] > 10_000
    )
    for grid, block in ((2, 1), (1, 2)):
        assert (
            kernel(
                (grid,), (block,), (np.zeros(1, np.int32), rounds, np.int64(1_000)), engine="native"
            ).engine
            == "reference"
        )


def test_a_compare_and_swap_retry_is_no_wait() -> None:
    source = """__global__ void k(unsigned *x) { unsigned old = *x, was; do { was = old;
    old = atomicCAS(x, was, was * 3 + 1); } while (old != was); }"""
    wanted, result = np.ones(1, np.uint32), np.ones(1, np.uint32)
    kernel = minicc.compile(source)["k"]
    kernel((3,), (70,), (wanted,), engine="reference")
    kernel((3,), (70,), (result,), engine="native")
    assert wanted == result


def test_an_interrupt_ends_a_launch() -> None:
    kernel = minicc.compile("__global__ void k(int *x, int n) { while (n) n = n * 3 | 1; x[0] = n; }")["k"]
    kernel((1,), (64,), (np.zeros(64, np.int32), 0), engine="native")
    # background processes of a shell ignore interrupts
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.3, _thread.interrupt_main)
    started = time.monotonic()
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        kernel((1,), (64,), (np.zeros(64, np.int32), 1), engine="native")
    signal.signal(signal.SIGINT, before)
    assert time.monotonic() - started < 5


ALONE = """
import signal, sys, threading, numpy as np, minicc
signal.signal(signal.SIGINT, signal.default_int_handler if sys.argv[1] == "handled" else signal.SIG_DFL)
source = "__global__ void k(int *x, int n) { while (n) n = sys; x[0] = n; }"
kernel = minicc.compile(source.replace("sys", "n * 3 | 1" if sys.argv[2] == "endless" else "n - 1"))["k"]
kernel((1,), (64,), (np.zeros(64, np.int32), 0), engine="native")
print([thread.name for thread in threading.enumerate()], flush=True)
kernel((1,), (64,), (np.zeros(64, np.int32), 1), engine="native")
"""


@pytest.mark.parametrize("handler, code", [("handled", 1), ("default", -signal.SIGINT)])
def test_the_caller_runs_the_worker_and_heeds_interrupts(handler: str, code: int) -> None:
    """Waking another thread takes longer than most launches. Python's own handler need not run meanwhile, and
    without a handler an interrupt ends the process.
    """
    with subprocess.Popen(
        [sys.executable, "-c", ALONE, handler, "endless"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None and running.stderr is not None
        assert running.stdout.readline() == "['MainThread']\n"
        time.sleep(0.3)
        running.send_signal(signal.SIGINT)
        assert running.wait(20) in (code, -signal.SIGINT)
        assert ("KeyboardInterrupt" in running.stderr.read()) == (handler == "handled")


def test_another_thread_runs_the_worker_where_signals_have_handlers() -> None:
    """A handler that does not raise runs during the launch, which goes on."""
    ended = subprocess.run(
        [sys.executable, "-c", HANDLED], capture_output=True, text=True, check=True, timeout=60
    )
    assert ended.stdout == "5 ['MainThread']\nTrue ['MainThread', 'minicc worker']\n", ended


HANDLED = """
import signal, threading, time, numpy as np, minicc
signal.signal(signal.SIGINT, signal.default_int_handler)
source = "__global__ void k(int *x, int n) { int v = 1; while (n--) v = v * n ^ 5; x[0] = v; }"
kernel, x, alarms = minicc.compile(source)["k"], np.zeros(64, np.int32), []
kernel((1,), (64,), (x, 1), engine="native")
print(x[0], [thread.name for thread in threading.enumerate()])
signal.signal(signal.SIGALRM, lambda number, frame: alarms.append(time.monotonic()))
signal.setitimer(signal.ITIMER_REAL, 0.1)
kernel((1,), (64,), (x, 1 << 29), engine="native")
print(alarms[0] < time.monotonic() - 0.1, [thread.name for thread in threading.enumerate()])
"""


def test_an_interrupt_reaches_the_wakeup_descriptor_of_an_event_loop() -> None:
    """Signals that arrive during a launch are passed on to the descriptor that would have received them."""
    read, write = os.pipe()
    os.set_blocking(write, False)
    kernel = minicc.compile("__global__ void k(int *x, int n) { while (n) n = n * 3 | 1; x[0] = n; }")["k"]
    handler = signal.signal(signal.SIGINT, signal.default_int_handler)
    before = signal.set_wakeup_fd(write)
    try:
        for _ in range(2):
            threading.Timer(0.3, _thread.interrupt_main).start()
            with pytest.raises(KeyboardInterrupt):
                kernel((1,), (64,), (np.zeros(64, np.int32), 1), engine="native")
            assert os.read(read, 10) == bytes([signal.SIGINT])
        assert signal.set_wakeup_fd(before) == write
    finally:
        signal.set_wakeup_fd(before)
        signal.signal(signal.SIGINT, handler)
        os.close(read)
        os.close(write)


def test_a_truncated_cache_file_is_replaced(tmp_path) -> None:
    source = "__global__ void k(int *x) { x[threadIdx.x] += 7; }"

    def run() -> np.ndarray:
        x = np.zeros(40, np.int32)
        minicc.compile(source)["k"]((1,), (40,), (x,), engine="native")
        return x

    assert (run() == 7).all()
    (kept,) = (tmp_path / "native").iterdir()
    before = kept.stat().st_mtime_ns
    os.utime(kept, (1, 1))
    assert (run() == 7).all()
    assert kept.stat().st_mtime_ns > 10**18 and before
    kept.write_bytes(kept.read_bytes()[:-100])
    assert (run() == 7).all()
    assert len(kept.read_bytes()) > 1000


def test_the_cache_is_bounded(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(machine, "CACHE_BYTES", 10_000)
    for number in range(20):
        machine.store_cached(f"{number:064}", bytes(1000))
    kept = list((tmp_path / "native").iterdir())
    assert 5 <= len(kept) <= 10
