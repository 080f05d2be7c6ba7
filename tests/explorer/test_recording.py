"""A recording is what the engine did: replayed, registers and memory are the engine's own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import minicc
from minicc.explorer.encoding import encode_runs, encode_values
from minicc.explorer.recording import Recorder, record_launch
from minicc.ptx.model import Register
from minicc.runtime.memory.arena import ARENA_START
from minicc.runtime.numpy_engine.execution import batch as batches
from minicc.runtime.numpy_engine.translation.functions import Functions
from minicc.runtime.numpy_engine.values import dense

from .replaying import State, decoded

DIVERGES = """
extern "C" __global__ void k(int *y, const float *x, int n) {
    __shared__ float s[64];
    int t = threadIdx.x, sum = 0;
    s[t] = x[t];
    __syncthreads();
    for (int i = 0; i < t % 7; i++) {
        if (i & 1) sum += i; else sum -= s[(t + i) & 63] > 0.5f;
    }
    __syncthreads();
    if (t < n) s[63 - t] = sum;
    __syncthreads();
    y[blockIdx.x * 64 + t] = __shfl_xor_sync(~0u, sum, 3) + (int)s[t] + atomicAdd(&y[200], 1) * 0;
}
"""
CALLS = """
__device__ __noinline__ long long fib(int n) { int a[4] = {n, 1, 2, 3};
  return n < 2 ? n : fib(n - 1) + fib(n - 2) + a[n & 3] - a[n & 3]; }
extern "C" __global__ void k(long long *y) { int any = __syncthreads_or(threadIdx.x == 5);
  y[threadIdx.x] = fib(threadIdx.x % 5) + any; }
"""
HALVES = """
#include <cuda_fp16.h>
extern "C" __global__ void k(double *y, __half *h, unsigned char *b) {
    int t = threadIdx.x;
    if (t % 3) h[t] = __float2half(t * 0.1f);
    y[t] = t % 2 ? __half2float(h[t]) : b[t] / 3.0;
    b[t] = (unsigned char)(y[t] * 7);
}
"""


def start(source: str, grid: int, block: int, *args: Any) -> Any:
    kernel = minicc.compile(source)["k"]
    return lambda observers: kernel(
        grid, block, tuple(a.copy() if isinstance(a, np.ndarray) else a for a in args), observers=observers
    )


LAUNCHES = {
    "diverges": start(
        DIVERGES, 3, 64, np.zeros(256, np.int32), np.random.default_rng(1).random(64, np.float32), 20
    ),
    "calls": start(CALLS, 1, 40, np.zeros(40, np.int64)),
    "halves": start(HALVES, 2, 33, np.zeros(66), np.ones(66, np.float16), np.arange(66, dtype=np.uint8)),
}


@pytest.mark.parametrize("name", LAUNCHES)
def test_what_is_replayed_is_what_the_engine_had(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After every block of the engine: the registers that it kept, by the lanes that ran it; shared, local
    and global memory as a whole.
    """
    seen: list[tuple[int, dict[tuple[str, int, Register], Any], np.ndarray, Any]] = []
    recorders: list[Recorder] = []

    def watched(end: Any) -> Any:
        def looks(batch: Any, group: Any, code: Any, result: Any) -> None:
            fn = group.frame.fn
            kept = {
                (fn.name, group.frame.depth, fn.registers.order[slot]): (
                    np.broadcast_to(dense(value), batch.lanes.n).copy()
                )
                for slot, value in enumerate(group.frame.registers)
                if code.live_after >> slot & 1 and isinstance(fn.registers.order[slot], Register)
            }
            lanes = np.arange(batch.lanes.n) if group.mask is None else np.flatnonzero(group.mask)
            storage = batch.x.storage
            seen.append(
                (
                    len(recorders[-1].steps),
                    kept,
                    lanes,
                    (
                        storage.shared.copy(),
                        storage.shared_stride,
                        storage.local.copy(),
                        storage.local_stride,
                        storage.memory.bytes[ARENA_START : ARENA_START + (1 << 16)].copy(),
                    ),
                )
            )
            end(batch, group, code, result)

        return looks

    for kind, end in batches._ENDS.items():
        monkeypatch.setitem(batches._ENDS, kind, watched(end))
    made = Recorder.__init__

    def keeps(self: Recorder, *args: Any) -> None:
        made(self, *args)
        recorders.append(self)

    monkeypatch.setattr(Recorder, "__init__", keeps)
    recording = record_launch(LAUNCHES[name])
    state, done, compared = State(recording), 0, 0
    numbers = {(fn, depth, register): i for i, (register, _, fn, depth) in enumerate(recording["registers"])}
    for steps, kept, lanes, (shared, stride, local, local_stride, arena) in seen:
        for step in recording["steps"][done : steps - 1]:
            state.take(step)
        # what happens to the block's last instruction afterwards, such as a call that returns, is part of its
        # step
        early = {key: rows for key, rows in recording["steps"][steps - 1].items() if key != "w"}
        last = State.__new__(State)
        last.__dict__.update(
            state.__dict__, registers=[values.copy() for values in state.registers], waits=state.waits.copy()
        )
        last.take({**early, "e": [], "w": recording["steps"][steps - 1].get("w", [])})
        done = steps - 1
        for (fn, depth, register), values in kept.items():
            number = numbers.get((fn, depth, register.name))
            if number is None:
                continue  # nobody has written to it
            outcome = last.registers[number][lanes]
            assert outcome.tolist() == values.view(outcome.dtype)[lanes].tolist(), (steps, fn, register)
            compared += len(lanes)
        for (space, owner), content in last.memory.items():
            row, base = {
                "shared": (shared, owner * stride),
                "local": (local, owner * local_stride),
                "global": (arena, -ARENA_START),
            }[space]
            places = np.fromiter(content.keys(), np.int64, len(content)) + base
            assert bytes(row[places]) == bytes(content.values()), (steps, space, owner)
    assert compared > 500
    assert recording["limit"] == ""
    assert recording["blocks"] * recording["threads"] == recording["lanes"]


def test_every_lane_exits_and_none_waits_at_the_end() -> None:
    source = (
        'extern "C" __global__ void k(int *y) { if (threadIdx.x < 32) { y[0] = 1; __syncthreads(); } else'
        " __syncthreads(); y[threadIdx.x] = 2; }"
    )
    recording = record_launch(start(source, 1, 64, np.zeros(64, np.int32)))
    state, waited = State(recording), 0
    for step in recording["steps"]:
        state.take(step)
        waited = max(waited, int((state.waits == 0).sum()))
    assert waited == 32
    assert state.waits.tolist() == [100] * recording["lanes"]
    assert {bin(int(mask, 16)).count("1") for mask in recording["masks"]} > {recording["lanes"]}


def test_a_guard_and_a_branch_say_for_whom_they_hold() -> None:
    recording = record_launch(LAUNCHES["diverges"])
    taken = [step for step in recording["steps"] if "t" in step]
    assert taken
    for step in recording["steps"]:
        for key in "gt":
            if key in step:
                assert int(recording["masks"][step[key]], 16) & ~int(recording["masks"][step["m"]], 16) == 0


def test_a_fault_is_marked_where_it_happens() -> None:
    launch = start(
        'extern "C" __global__ void k(int *y) { y[threadIdx.x * 4] = 1; }', 1, 32, np.zeros(8, np.int32)
    )
    recording = record_launch(launch)
    (mark,) = recording["marks"]
    assert (mark["kind"], mark["lanes"], mark["step"]) == ("fault", [2], len(recording["steps"]) - 1)
    assert "out-of-bounds store of 4 bytes" in mark["text"]
    assert recording["steps"][-1]["a"][0][:3] == ["store", "global", 4]


def test_a_fault_far_away_moves_what_is_recorded() -> None:
    launch = start(
        'extern "C" __global__ void k(int *y) { y[blockIdx.x] = blockIdx.x; if (blockIdx.x == 70) y[1 << 20]'
        " = 1; }",
        80,
        32,
        np.zeros(80, np.int32),
    )
    recording = record_launch(launch)
    assert recording["firstBlock"] == 70
    assert recording["marks"][0]["lanes"] == [0]


def test_a_race_is_marked_at_its_second_access() -> None:
    source = (
        'extern "C" __global__ void k(int *y) { __shared__ int s[64]; s[threadIdx.x] = 1; y[threadIdx.x] ='
        " s[63 - threadIdx.x]; }"
    )
    recording = record_launch(start(source, 1, 64, np.zeros(64, np.int32)), ("race",))
    (mark,) = recording["marks"]
    assert (mark["kind"], mark["space"], mark["address"]) == ("race", "shared", "fc")
    assert [row[:2] for row in recording["steps"][mark["step"]]["a"]] == [["load", "shared"]]
    assert len(mark["lanes"]) == 2


def test_a_long_launch_is_recorded_to_a_limit() -> None:
    launch = start(
        'extern "C" __global__ void k(int *y) { for (;;) atomicAdd(y, 1); }', 1, 32, np.zeros(1, np.int32)
    )
    recording = record_launch(launch, (), 300)
    assert len(recording["steps"]) == 300
    assert recording["limit"] == "recorded the first 300 steps of the launch"


def test_only_so_many_threads_are_recorded() -> None:
    recording = record_launch(
        start(
            'extern "C" __global__ void k(int *y) { y[blockIdx.x * 128 + threadIdx.x] = 1; }',
            9,
            128,
            np.zeros(9 * 128, np.int32),
        )
    )
    assert (recording["blocks"], recording["lanes"]) == (2, 256)
    changed = sorted(address for step in recording["steps"] for _, _, address, _ in step.get("c", ()))
    assert changed == [recording["memory"][0]["start"]], (
        "all blocks write to global memory, one after the other"
    )


def test_what_is_printed_is_in_the_recording(capsys: pytest.CaptureFixture[str]) -> None:
    recording = record_launch(
        start(
            'extern "C" __global__ void k(int *y) { if (threadIdx.x < 2) printf("thread %d\\n",'
            " threadIdx.x); }",
            1,
            32,
            np.zeros(1, np.int32),
        )
    )
    assert recording["printed"] == "thread 0\nthread 1\n"
    assert capsys.readouterr().out == ""


def test_who_does_not_watch_pays_nothing() -> None:
    executable = minicc.compile(DIVERGES)._executable
    assert "x.retire" not in Functions(executable, frozenset({"instruction", "access", "branch"}))["k"].source
    assert "x.retire" in Functions(executable, frozenset({"retire"}))["k"].source


@pytest.mark.parametrize(
    "values",
    [
        np.zeros(3, np.float32),
        np.arange(5, dtype=np.int64) * -8,
        np.array([1, 5, 6], np.uint8),
        np.array([3, 2, 1], np.uint32),
        np.array([True, False]),
    ],
)
def test_values_come_back_from_their_texts(values: np.ndarray) -> None:
    assert (
        decoded(encode_values(values), len(values), values.itemsize).tolist()
        == values.view(f"<u{values.itemsize}").tolist()
    )


def test_stretches_of_memory_are_put_together() -> None:
    rows = np.arange(6, dtype=np.uint8).reshape(3, 2)
    assert [(start, len(text)) for start, text in encode_runs(np.array([12, 4, 10]), rows)] == [
        (4, 4),
        (10, 8),
    ]
