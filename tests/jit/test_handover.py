"""Launches whose threads wait for each other: the native engine never spins forever, effects happen once, and
loops that do not wait stay machine code.
"""

from __future__ import annotations

import re
import time
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.jit import handover
from minicc.support.diagnostics import DeadlockError, StepLimitExceeded, TimeLimitExceeded

ROUNDS = 200
"""Iterations of the loops that do not wait."""

WAITING = {
    "a local variable": (
        "int b = threadIdx.x, v; if (b >= n) return; do { v = f[b]; } while (v == -1); f[b + 1] = v + 1;"
    ),
    "own slot of shared memory": (
        "__shared__ int s[64]; int b = threadIdx.x; if (b >= n) return; do { s[b] = f[b]; } while (s[b ^"
        " zero] == -1); f[b + 1] = s[b] + 1;"
    ),
    "an array": (
        "int a[4]; int b = threadIdx.x; if (b >= n) return; do { a[b & 3] = f[b]; } while (a[(b + zero) & 3]"
        " == -1); f[b + 1] = a[b & 3] + 1;"
    ),
    "a call": "int b = threadIdx.x; if (b >= n) return; while (read(f + b) == -1) ; f[b + 1] = f[b] + 1;",
    "a pointer to a pointer": (
        "int b = threadIdx.x; if (b >= n) return; volatile int *p = f + b, **q = &p; while (**q == -1) ; f[b"
        " + 1] = f[b] + 1;"
    ),
    "a branch": (
        "int b = threadIdx.x; if (b >= n) return; bool done = false; while (!done) { if (f[b] != -1) done ="
        " true; } f[b + 1] = f[b] + 1;"
    ),
    "an address that moves": (
        "int b = threadIdx.x; if (b >= n) return; int i = 0; while (f[b + (i & zero)] == -1) i++; f[b + 1] ="
        " f[b] + 1;"
    ),
    "a barrier in the loop": (
        """__shared__ int s; int b = blockIdx.x; if (b >= n) return; int v; do {
    if (threadIdx.x == 0) s = f[n - b - 1]; __syncthreads(); v = s; __syncthreads(); } while (v == -1);
      if (threadIdx.x == 0) f[n - b] = v + 1;"""
    ),
}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", WAITING)
def test_waiting_ends(name: str, level: str) -> None:
    """Each thread waits for its neighbour's flag; with the barrier, CTAs wait for later ones."""
    source = (
        "__device__ __noinline__ int read(volatile int *p) { return *p; }\n__global__ void k(volatile int"
        f" *f, int n, int zero) {{ {WAITING[name]} }}"
    )
    kernel = minicc.compile(source, options=(level,))["k"]
    for engine in ("native", None):
        f = np.full(9, -1, np.int32)
        f[0] = 1
        result = kernel((8 if "barrier" in name else 1,), (64,), (f, 8, 0), engine=engine)
        assert f.tolist() == list(range(1, 10)) and result.engine == "reference"


def test_effects_before_a_wait_happen_once() -> None:
    source = """#include <cstdio>
    __device__ int counted, list[64];
    __global__ void k(volatile int *f, int *log, int n) { int b = threadIdx.x; if (b >= n) return;
      int slots[2];
      log[atomicAdd(&counted, 1)] = 1; printf("%d;", b); int *p = new int(b); log[100 + b] += *p;
      do { slots[b & 1] = f[b]; } while (slots[(b + counted * 0) & 1] == -1);
      f[b + 1] = f[b] + 1; delete p; log[99] += b == n - 1 ? counted : 0; }"""
    kernel = minicc.compile(source)["k"]
    for _ in range(2):
        f, log = np.full(9, -1, np.int32), np.zeros(200, np.int32)
        f[0] = 1
        result = kernel((1,), (64,), (f, log, 8), engine="native")
        assert (
            f.tolist() == list(range(1, 10))
            and log[99] in (8, 16)
            and log[100:108].tolist() == list(range(8))
        )
        assert sorted(result.output.split(";")[:-1]) == list("01234567")


BUSY = {
    "a queue of work": "int i; while ((i = atomicAdd(q, 1)) < n) atomicAdd(x + i, i);",
    "a search": (
        f"int t = threadIdx.x; if (t < n) {{ int i = 0; while (i < {ROUNDS} && q[1 + i % 8] != -5) i++; x[t]"
        " = i; }"
    ),
    "a list": (
        "int t = threadIdx.x; if (t < n) { int i = t; while (i != n) { x[t]++; i = i + 1 < n ? i + 1 : n; } }"
    ),
}


@pytest.mark.parametrize("name", BUSY)
def test_loops_that_do_not_wait_stay_native(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = minicc.compile(f"__global__ void k(int *x, int *q, int n) {{ {BUSY[name]} }}", options=("-O0",))[
        "k"
    ]
    for attempts in (
        handover.ATTEMPTS,
        (handover.Attempt(True, 64), handover.Attempt(False, seconds=1e-9), *handover.ATTEMPTS[-2:]),
    ):
        monkeypatch.setattr(handover, "ATTEMPTS", attempts)
        outcome = []
        for engine in ("native", "native", "reference"):
            x, q = np.zeros(64, np.int32), np.zeros(16, np.int32)
            result = kernel((1,), (64,), (x, q, 50), engine=engine)
            outcome.append(x.tobytes())
            assert result.engine == engine or "queue" in name
        assert outcome[0] == outcome[1] == outcome[2]


def test_the_successful_attempt_comes_first_in_the_next_launch(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = minicc.compile(
        """__global__ void k(int *f, int n) { int i = 0, v, b = threadIdx.x; if (b >= n) return;
      do { asm volatile("ld.global.s32 %0, [%1];" : "=r"(v) : "l"(f + b + (i++ & n & 1))); } while (v == -1);
        f[b + 1] = v + 1; }"""
    )["k"]
    restored: list[str] = []
    restore = handover.LaunchUndo.restore
    monkeypatch.setattr(
        handover, "ATTEMPTS", (handover.Attempt(True, 1 << 20), handover.Attempt(False, seconds=500.0))
    )
    monkeypatch.setattr(
        handover.LaunchUndo, "restore", lambda self: (restored.append("again"), restore(self))[1]
    )
    for times in (1, 1):
        f = np.full(9, -1, np.int32)
        f[0] = 1
        assert (
            kernel((1,), (64,), (f, 8), engine="native").reason == handover.WAIT_REASON
            and len(restored) == times
        )


def test_a_register_may_be_saved_at_a_barrier_before_its_first_write() -> None:
    kernel = minicc.ObjectCode.from_ptx(
        Path(__file__).with_name("first_written_after_barrier.txt").read_text()
    )["k"]
    out = np.zeros(600, np.uint32)
    kernel(
        (1,), (48,), (np.zeros(600, np.uint32), np.zeros(600, np.uint32), out, np.uint32(0)), engine="native"
    )
    assert out[:4].tolist() == [0, 1, 9, 66]


def test_the_step_limit_holds_for_both_engines() -> None:
    kernel = minicc.compile(
        "__global__ void k(volatile int *f, int n) { while (f[threadIdx.x] == 0) n++; f[64 + threadIdx.x] ="
        " n; }"
    )["k"]
    for engine in ("native", "reference", None):
        with pytest.raises(StepLimitExceeded):
            kernel((1,), (64,), (np.zeros(128, np.int32), 1), engine=engine, max_steps=5_000)


def test_a_loop_that_counts_ends_with_the_last_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = minicc.compile("__global__ void k(volatile int *f, int n) { while (f[0] == 0) n++; f[1] = n; }")[
        "k"
    ]
    monkeypatch.setattr(
        handover, "ATTEMPTS", (handover.Attempt(True, 1 << 12), handover.Attempt(False, seconds=0.25))
    )
    with pytest.raises(
        TimeLimitExceeded,
        match=(
            r"has not ended after 0.25 seconds of the processor's time; a timeout \(--timeout\) lets it take"
            r" longer"
        ),
    ):
        kernel((1,), (2,), (np.zeros(2, np.int32), 0), engine="native")
    started = time.monotonic()
    with pytest.raises(TimeLimitExceeded, match=r"has not ended after 1.5 seconds \("):
        kernel((1,), (2,), (np.zeros(2, np.int32), 0), engine="native", timeout=1.5)
    assert time.monotonic() - started > 1.4


DEAD = {
    "a flag that no thread sets": (
        "while (f[threadIdx.x & 1] == 0) ; f[9] = 1;",
        (
            r"64 threads wait, thread \(0,0,0\) of block \(0,0,0\) first, at 'ld\..*' \(.*cu:2:\d+\) for"
            r" address .* bytes into argument 'f'"
        ),
    ),
    "a lock that is never released": (
        "while (atomicCAS((int *)f, 0, 1)) ; f[9]++;",
        r"63 threads wait, thread \(1,0,0\) .* at 'atom\..*cas",
    ),
    "a flag and a barrier": (
        "if (threadIdx.x == 3) while (f[0] == 0) ; __syncthreads(); f[9] = 1;",
        r"63 threads wait at 'bar.sync 0;' \(.*\), for the other threads of the block",
    ),
}


@pytest.mark.parametrize("name", DEAD)
def test_a_deadlock_names_the_waiting_threads(name: str) -> None:
    body, note = DEAD[name]
    kernel = minicc.compile(f"__global__ void k(volatile int *f)\n{{ {body} }}", options=("-lineinfo",))["k"]
    for engine in ("native", "reference"):
        with pytest.raises(
            DeadlockError, match="wait for memory to change that no thread will change any more"
        ) as caught:
            kernel((1,), (64,), (np.zeros(10, np.int32),), engine=engine)
        assert any(re.search(note, text) for text in caught.value.notes), caught.value.notes


def test_a_loop_that_counts_or_reads_a_clock_is_no_deadlock() -> None:
    kernel = minicc.compile(
        """__global__ void k(volatile int *f, int n) { int rounds = 0; long long start = clock64();
      while (f[0] == 0 && (n ? rounds++ < 5000 : clock64() - start < 30000)) ; f[1] = 1; }"""
    )["k"]
    for n in (0, 1):
        f = np.zeros(2, np.int32)
        kernel((1,), (2,), (f, n), engine="reference")
        assert f[1] == 1
