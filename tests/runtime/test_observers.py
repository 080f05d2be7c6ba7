"""Observers: what they are told, the tools that come with the runtime, and that nobody pays who does not
watch.
"""

from __future__ import annotations

import io

import numpy as np
import pytest

import minicc
from minicc.runtime.numpy_engine.translation.functions import Functions

SOURCE = """
extern "C" __global__ void work(const int *x, int *bins, int n)
{
    __shared__ int local[8];
    if (threadIdx.x < 8) local[threadIdx.x] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&local[x[i] & 7], 1);
    __syncthreads();
    if (threadIdx.x < 8) atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}
"""
WIDE = """.version 8.0
.target sm_80
.address_size 64
.shared .align 16 .b8 s[64];
.visible .entry k(.param .u64 a) {
  .reg .b64 %a, %g, %t64; .reg .b32 %t, %x, %y, %z, %w; .reg .pred %p;
  ld.param.u64 %a, [a]; mov.u32 %t, %tid.x; cvt.u64.u32 %t64, %t; shl.b64 %t64, %t64, 4; add.s64 %a, %a, %t64;
  ld.v4.u32 {%x, %y, %z, %w}, [%a];
  setp.lt.u32 %p, %t, 2;
  cvta.shared.u64 %g, s;
  @%p add.s64 %a, %g, 8;
  st.u32 [%a], %t;
  @%p st.shared.u8 [s+3], %t;
  ret; }
"""


class Log(minicc.Observer):
    events = frozenset({"access", "branch"})

    def __init__(self) -> None:
        self.seen: list[tuple] = []

    def access(self, batch, function, instr, kind, space, address, size, mask):
        where = [int(address)] if not isinstance(address, np.ndarray) else address.tolist()
        lanes = list(range(batch.n)) if mask is None else np.flatnonzero(mask).tolist()
        self.seen.append(
            (
                instr.mnemonic,
                kind,
                space,
                size,
                [where[lane] if len(where) > 1 else where[0] for lane in lanes],
            )
        )

    def branch(self, batch, function, instr, mask, taken):
        self.seen.append(("branch", str(instr)))


def launch(observers=(), **settings):
    x, bins = np.arange(64, dtype=np.int32), np.zeros(8, np.int32)
    result = minicc.compile(SOURCE, options=("-lineinfo",))["work"][2, 32](
        x, bins, 60, observers=observers, **settings
    )
    assert bins.tolist() == [8, 8, 8, 8, 7, 7, 7, 7]
    return result


def test_accesses_carry_addresses_sizes_spaces_and_lanes():
    log, array = Log(), np.arange(16, dtype=np.uint32)
    minicc.ObjectCode.from_ptx(WIDE)["k"][1, 4](array, observers=[log])
    base = log.seen[0][4][0]
    assert log.seen == [
        ("ld.v4.u32", "load", "global", 16, [base, base + 16, base + 32, base + 48]),
        ("st.u32", "store", "shared", 4, [8, 8]),
        ("st.u32", "store", "global", 4, [base + 32, base + 48]),
        ("st.shared.u8", "store", "shared", 1, [3, 3]),
    ]
    assert array[8] == 2 and array[12] == 3


def test_atomics_are_told_once_and_branches_with_their_instruction():
    log = Log()
    launch([log])
    atomics = [entry for entry in log.seen if entry[1] == "atomic"]
    assert [(kind, space, size, len(where)) for _, kind, space, size, where in atomics] == [
        ("atomic", "shared", 4, 60),
        ("atomic", "global", 4, 16),
    ]
    assert atomics[0][4] == [4 * (i & 7) for i in range(60)]
    assert sum(entry[0] == "branch" for entry in log.seen) >= 3


def test_counts_are_those_of_the_launch():
    counts = minicc.Counts()
    result = launch([counts])
    assert counts.thread_instructions == result.thread_instructions == launch().thread_instructions
    assert counts.issues == result.steps
    assert counts.by_opcode()["red.shared.add.u32"] == 60 and counts.by_opcode()["bar.sync"] == 128
    lines = {line: n for (file, line), n in counts.by_line().items()}
    assert lines[6] == lines[9] == 64
    assert sum(lines.values()) == counts.thread_instructions
    assert list(lines.values()) == sorted(lines.values(), reverse=True)


def test_counts_add_up_over_launches():
    counts = minicc.Counts()
    first = launch([counts]).thread_instructions
    launch([counts])
    assert counts.thread_instructions == 2 * first


def test_the_trace_tells_threads_and_addresses():
    out = io.StringIO()
    launch([minicc.Trace(out)])
    lines = out.getvalue().splitlines()
    barrier = next(line for line in lines if "bar.sync" in line)
    assert barrier == "block 0-1 | 64 threads: 0-63 | source.cu:6 | bar.sync 0;"
    assert any(
        line.startswith("block 0-1 | 16 threads: 0-7, 32-39 | source.cu:5 | st.shared.u32") for line in lines
    )
    assert "    load of 4 bytes at global 0x1000000 + 4 * i, 60 threads" in lines


def test_a_trace_of_one_thread_holds_what_it_runs():
    counts, out = minicc.Counts(), io.StringIO()
    launch([counts, minicc.Trace(out, thread=63)])
    lines = [line for line in out.getvalue().splitlines() if not line.startswith(" ")]
    assert "atom" not in out.getvalue() and not any("red." in line for line in lines)
    whole = io.StringIO()
    launch([minicc.Trace(whole)])
    assert 0 < len(lines) < len([line for line in whole.getvalue().splitlines() if not line.startswith(" ")])


def test_a_trace_stops_at_its_limit():
    out = io.StringIO()
    launch([minicc.Trace(out, limit=5)])
    assert len(out.getvalue().splitlines()) == 6 and out.getvalue().endswith(
        "(the limit of the trace is reached)\n"
    )


def test_the_access_that_faults_is_the_last_one_told():
    log = Log()
    with pytest.raises(minicc.MemoryFault) as caught:
        minicc.compile(SOURCE)["work"][1, 32](
            np.zeros(3, np.int32), np.zeros(8, np.int32), 32, observers=[log]
        )
    assert caught.value.address in log.seen[-1][4]


def test_unknown_events_are_refused():
    class Wrong(minicc.Observer):
        events = frozenset({"registers"})

    with pytest.raises(minicc.LaunchError, match=r"unknown events \['registers'\]"):
        launch([Wrong()])


def test_an_unobserved_program_has_no_hooks():
    obj = minicc.compile(SOURCE)
    launch([minicc.Counts()])
    assert "observe" not in Functions(obj._executable, frozenset())["work"].source


def test_observed_launches_use_the_same_module_variables():
    obj = minicc.compile('__device__ int n; extern "C" __global__ void k() { n++; }')
    for observers in ([], [minicc.Counts()], []):
        obj["k"][1, 1](observers=observers)
    assert int(obj.get_global("n").get()) == 3


def test_guards_are_told_with_who_executes_what_they_guard():
    class Guards(minicc.Observer):
        events = frozenset({"guard"})

        def __init__(self) -> None:
            self.seen: list[tuple] = []

        def guard(self, batch, function, instr, mask, holds):
            self.seen.append(
                (
                    instr.mnemonic,
                    np.flatnonzero(
                        np.broadcast_to(holds, batch.n) & (True if mask is None else mask)
                    ).tolist(),
                )
            )

    guards = Guards()
    minicc.ObjectCode.from_ptx(WIDE)["k"][1, 4](np.arange(16, dtype=np.uint32), observers=[guards])
    assert guards.seen == [("add.s64", [0, 1]), ("st.shared.u8", [0, 1])]


def test_observers_are_told_where_grids_begin_and_end():
    class Grids(minicc.Observer):
        def __init__(self) -> None:
            self.seen: list[tuple] = []

        def begin(self, kernel, config):
            self.seen.append((kernel, config.grid, config.block))

        def end(self, result):
            self.seen.append(("end", result is not None and result.ctas))

    grids = Grids()
    launch([grids])
    with pytest.raises(minicc.MemoryFault):
        minicc.compile(SOURCE)["work"][1, 32](
            np.zeros(3, np.int32), np.zeros(8, np.int32), 32, observers=[grids]
        )
    assert grids.seen == [
        ("work", (2, 1, 1), (32, 1, 1)),
        ("end", 2),
        ("work", (1, 1, 1), (32, 1, 1)),
        ("end", False),
    ]


def test_an_observer_that_subscribes_to_nothing_is_rejected() -> None:
    class Deaf(minicc.Observer):
        def access(self, *arguments: object) -> None:
            raise AssertionError("it is reported although nothing subscribes to it")

    kernel = minicc.compile("__global__ void k(int *p) { *p = 1; }")["k"]
    with pytest.raises(minicc.LaunchError, match="'Deaf' overrides access, but its `events` are empty"):
        kernel[1, 1](np.zeros(1, np.int32), observers=[Deaf()])
