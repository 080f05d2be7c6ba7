"""The profile: counts worked out by hand, and counted again by plain Python that shares nothing with it."""

from __future__ import annotations

import math
from collections import Counter, defaultdict

import numpy as np
import pytest

import minicc
from minicc.runtime.engine.config import LaunchConfig
from minicc.runtime.profile import GPUS, Profiler, hints, occupancy
from minicc.runtime.profile.metrics import sum_accesses

HEAD = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a) {
  .reg .b64 %a, %o; .reg .b32 %t, %i, %v<4>; .reg .f32 %f<4>; .reg .f64 %d<4>; .reg .pred %p;
  .shared .align 16 .b8 s[4096];
  ld.param.u64 %a, [a]; mov.u32 %t, %tid.x;
"""


def of(body: str, threads: int = 32, elements: int = 4096, blocks: int = 1):
    """The counts of a kernel with this body, whose parameter is an array of words."""
    profiler = Profiler()
    code = minicc.ObjectCode.from_ptx(f"{HEAD}{body}\n ret; }}")
    code["k"][blocks, threads](np.zeros(elements, np.uint32), observers=[profiler])
    return profiler.kernels["k"]


def at(offset: str, then: str) -> str:
    """Thread t works at `offset` (an expression of instructions on %i, from %t) beyond the array or shared
    memory.
    """
    return f"{offset} cvt.u64.u32 %o, %i; add.s64 %o, %o, %a; {then}"


TIMES_4, TIMES_128 = "shl.b32 %i, %t, 2;", "shl.b32 %i, %t, 7;"


@pytest.mark.parametrize(("body", "expected"), [
    # coalesced
    (at(TIMES_4, "ld.global.u32 %v0, [%o];"), (1, 32, 128, 4, 4)),
    # every other word
    (at("shl.b32 %i, %t, 3;", "ld.global.u32 %v0, [%o];"), (1, 32, 128, 8, 4)),
    # a sector apart
    (at("shl.b32 %i, %t, 5;", "ld.global.u32 %v0, [%o];"), (1, 32, 128, 32, 4)),
    # a column
    (at(TIMES_128, "ld.global.u32 %v0, [%o];"), (1, 32, 128, 32, 4)),
    # all the same
    (at("mov.u32 %i, 64;", "ld.global.u32 %v0, [%o];"), (1, 32, 128, 1, 1)),
    # off by half a sector
    (at("add.u32 %i, %t, 4; shl.b32 %i, %i, 2;", "st.global.u32 [%o], %t;"), (1, 32, 128, 5, 4)),
    (at("shl.b32 %i, %t, 3;", "ld.global.v2.u32 {%v0, %v1}, [%o];"), (1, 32, 256, 8, 8)),
    (at("shl.b32 %i, %t, 4;", "ld.global.v4.u32 {%v0, %v1, %v2, %v3}, [%o];"), (1, 32, 512, 16, 16)),
    (at("mov.u32 %i, %t;", "ld.global.u8 %v0, [%o];"), (1, 32, 32, 1, 1)),
    # eight lanes
    (at("setp.lt.u32 %p, %t, 8; " + TIMES_4, "@%p ld.global.u32 %v0, [%o];"), (1, 8, 32, 1, 1)),
    # none
    (at("setp.lt.u32 %p, %t, 0; " + TIMES_4, "@%p ld.global.u32 %v0, [%o];"), None),
])  # fmt: skip
def test_sectors(body, expected):
    total = of(body).total
    result = sum_accesses(total, "global")
    assert (result.requests, result.lanes, result.bytes, result.sectors, result.ideal_sectors) == (
        expected or (0, 0, 0, 0, 0)
    )


@pytest.mark.parametrize(("offset", "access", "passes", "ideal"), [
    (TIMES_4, "u32 %v0", 1, 1),
    ("shl.b32 %i, %t, 3;", "u32 %v0", 2, 1),                        # two ways
    (TIMES_128, "u32 %v0", 32, 1),                                  # thirty-two ways
    ("mul.lo.u32 %i, %t, 124;", "u32 %v0", 1, 1),                   # 31 words: every bank once
    ("mov.u32 %i, 128;", "u32 %v0", 1, 1),                          # all the same word
    ("mov.u32 %i, %t;", "u8 %v0", 1, 1),                            # four lanes in each word
    ("shl.b32 %i, %t, 1;", "u16 %v0", 1, 1),
    ("shl.b32 %i, %t, 3;", "v2.u32 {%v0, %v1}", 2, 2),              # 8 bytes: half a warp at once
    ("shl.b32 %i, %t, 4;", "v2.u32 {%v0, %v1}", 4, 2),              # two ways in each half
    ("shl.b32 %i, %t, 4;", "v4.u32 {%v0, %v1, %v2, %v3}", 4, 4),    # 16 bytes: a quarter at once
    ("shl.b32 %i, %t, 5;", "v4.u32 {%v0, %v1, %v2, %v3}", 8, 4),
    ("mov.u32 %i, 0;", "v4.u32 {%v0, %v1, %v2, %v3}", 4, 4),
])  # fmt: skip
def test_banks(offset, access, passes, ideal):
    type_, registers = access.split(" ", 1)
    body = (
        f"{offset} cvt.u64.u32 %o, %i; mov.u64 %a, s; add.s64 %o, %o, %a; ld.shared.{type_} {registers},"
        " [%o];"
    )
    result = sum_accesses(of(body).total, "shared", "load")
    assert (result.wavefronts, result.ideal_wavefronts, result.conflicts) == (passes, ideal, passes - ideal)


@pytest.mark.parametrize(("offset", "addresses", "passes", "worst"), [
    (TIMES_4, 32, 1, 1),
    ("mov.u32 %i, 0;", 1, 32, 32),
    ("and.b32 %i, %t, 3; shl.b32 %i, %i, 2;", 4, 8, 8),
])  # fmt: skip
@pytest.mark.parametrize("blocks", [1, 3])
def test_contention_of_atomics(offset, addresses, passes, worst, blocks):
    result = sum_accesses(
        of(at(offset, "red.global.add.u32 [%o], 1;"), blocks=blocks).total, "global", "atomic"
    )
    assert (result.requests, result.lanes, result.addresses, result.passes, result.worst) == (
        blocks,
        32 * blocks,
        addresses * blocks,
        passes * blocks,
        worst,
    )


def test_instructions_of_warps_and_threads_in_blocks_that_are_no_warps():
    total = of("mov.u32 %i, %t;", threads=40, blocks=3).total
    assert (total.warp_instructions, total.thread_instructions) == (4 * 2 * 3, 4 * 40 * 3)


def test_guards_and_floating_point_operations():
    body = """setp.lt.u32 %p, %t, 5; mov.f32 %f0, 0f3F800000; mov.f64 %d0, 0d3FF0000000000000;
    add.f32 %f1, %f0, %f0; @%p fma.rn.f32 %f1, %f1, %f0, %f0; mul.f64 %d1, %d0, %d0; sub.f64 %d1, %d1, %d0;
      sqrt.rn.f32 %f2, %f1;"""
    total = of(body).total
    assert total.flops == {"f32": 32 + 2 * 5, "f64": 64}
    assert total.operations == {
        ("f32", "add"): 32,
        ("f32", "fma"): 5,
        ("f64", "mul"): 32,
        ("f64", "add"): 32,
        ("f32", "special"): 32,
    }
    assert total.thread_instructions - total.active_threads == 27


def test_packed_halves_and_products_of_matrices():
    body = """.reg .b32 %h<3>; mov.b32 %h0, 0x3C003C00; fma.rn.f16x2 %h1, %h0, %h0, %h0;
    mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%f0, %f1, %f2, %f3}, {%h0, %h0, %h0, %h0}, {%h0, %h0},
    {%f0, %f1, %f2, %f3};"""
    assert of(body, threads=64).total.flops == {"f16": 64 * 4 + 2 * 2 * 16 * 8 * 16}


@pytest.mark.parametrize(("instr", "flops"), [
    ("mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 {%v0, %v1, %v2, %v3}, {%v0, %v1}, {%v2}, {%v0, %v1, "
     "%v2, %v3};", {}),
    ("mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc {%v0, %v1}, {%v2}, {%v3}, {%v0, %v1};", {}),
    ("mma.sync.aligned.m8n8k32.row.col.s32.s4.s4.s32 {%v0, %v1}, {%v2}, {%v3}, {%v0, %v1};", {}),
    ("mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 {%f0, %f1, %f2, %f3}, {%v0, %v1}, {%v2}, {%f0, %f1, "
     "%f2, %f3};", {"tf32": 2 * 16 * 8 * 4}),
    ("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%d0, %d1}, {%d2}, {%d3}, {%d0, %d1};",
        {"f64": 2 * 8 * 8 * 4}),
    ("mma.sp.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%f0, %f1, %f2, %f3}, {%v0, %v1}, {%v2, %v3}, "
     "{%f0, %f1, %f2, %f3}, %v0, 0x0;", {"bf16": 16 * 8 * 16}),
    ("wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32 {%v0, %v1}, {%v2}, {%v3}, {%v0, %v1};", {}),
    ("wmma.mma.sync.aligned.row.col.m8n32k16.f16.f16 {%v0, %v1, %v2, %v3}, {%v0, %v1, %v2, %v3, %v0, %v1, "
     "%v2, %v3}, {%v0, %v1, %v2, %v3, %v0, %v1, %v2, %v3},"
     "{%v0, %v1, %v2, %v3};", {"f16": 2 * 8 * 32 * 16}),
])  # fmt: skip
def test_only_matrices_of_floats_are_floating_point(instr, flops):
    assert of("mov.b32 %v0, 0; mov.b32 %v1, 0; mov.b32 %v2, 0; mov.b32 %v3, 0;" + instr).total.flops == flops


def test_divergence_of_branches():
    body = """setp.lt.u32 %p, %t, 40; @%p bra L1; add.u32 %i, %t, 1;
    L1: and.b32 %i, %t, 1; setp.eq.u32 %p, %i, 0; @%p bra L2; add.u32 %i, %t, 1; L2: add.u32 %i, %t, 2;"""
    counts = of(body, threads=96)
    by_line = [(site.branches, site.divergent) for site in counts.sites.values() if site.branches]
    assert by_line == [(3, 1), (3, 3)]


@pytest.mark.parametrize(
    ("index", "divergent"),
    [
        ("mov.u32 %i, 1;", 0),
        ("and.b32 %i, %t, 1;", 1),
        ("shr.u32 %i, %t, 5;", 0),
        ("and.b32 %i, %t, 1; add.u32 %i, %i, 1;", 0),
    ],
)
def test_divergence_of_branches_of_many_ways(index, divergent):
    counts = of(
        f"{index} ways: .branchtargets L1, L2, L2; brx.idx %i, ways; L1: add.u32 %i, %t, 1; L2: add.u32 %i,"
        " %t, 2;",
        threads=40,
    )
    assert (counts.total.branches, counts.total.divergent) == (2, 2 * divergent)


def test_an_asynchronous_copy_is_one_request_of_each_memory():
    body = at(
        "shl.b32 %i, %t, 4;",
        "mov.u64 %a, s; cvt.u64.u32 %a, %i; cp.async.ca.shared.global [%a], [%o], 16; cp.async.wait_all;",
    )
    total = of(body).total
    read, written = sum_accesses(total, "global", "load"), sum_accesses(total, "shared", "store")
    assert (read.requests, read.bytes, read.sectors) == (1, 512, 16)
    assert (written.requests, written.bytes, written.wavefronts, written.conflicts) == (1, 512, 4, 0)


def test_a_matrix_of_shared_memory_is_read_a_row_to_a_pass():
    rows = (
        "and.b32 %i, %t, 7; mul.lo.u32 %i, %i, {step}; cvt.u64.u32 %o, %i; mov.u64 %a, s; add.s64 %o, %o, %a;"
        " ldmatrix.sync.aligned.m8n8.x1.shared.b16 {{%v0}}, [%o];"
    )
    for step, passes in ((16, 1), (32, 2), (128, 8), (144, 1)):
        result = sum_accesses(of(rows.format(step=step)).total, "shared", "load")
        assert (result.requests, result.wavefronts, result.ideal_wavefronts) == (1, passes, 1), step


def test_the_footprint_counts_each_sector_once():
    counts = of(
        at(TIMES_4, "ld.global.u32 %v0, [%o]; ld.global.u32 %v1, [%o]; st.global.u32 [%o], %v0;"),
        threads=64,
        blocks=5,
    )
    assert (counts.read.bytes, counts.written.bytes) == (256, 256)


def test_hints_say_what_the_counts_prove_and_nothing_else():
    def said(body: str, **settings: int) -> list[tuple[str, str]]:
        return [(hint.kind, hint.text) for hint in hints(of(body, **settings))]

    assert said(at(TIMES_128, "ld.global.u32 %v0, [%o];")) == [
        (
            "coalescing",
            (
                "column-major access, 128 bytes from lane to lane: 32 sectors per request of this load where"
                " 4 would suffice"
            ),
        )
    ]
    assert said(at("shl.b32 %i, %t, 3;", "st.global.u32 [%o], %t;")) == [
        (
            "coalescing",
            (
                "strided access, 8 bytes from lane to lane: 8 sectors per request of this store where 4 would"
                " suffice"
            ),
        )
    ]
    # One line has both: neither is scattered.
    assert said(
        f"{at(TIMES_4, 'ld.global.u32 %v0, [%o];')} {at('shl.b32 %i, %t, 3;', 'ld.global.u32 %v1, [%o];')}"
    ) == [
        (
            "coalescing",
            (
                "lanes at several distances from each other: 6 sectors per request of this load where 4 would"
                " suffice"
            ),
        )
    ]
    assert said(at("mov.u32 %i, 0;", "red.global.add.u32 [%o], 1;")) == [
        ("atomics", "32 lanes per request access 1 address: the busiest takes 32, one after the other")
    ]
    assert said(at(TIMES_4, "ld.global.u32 %v0, [%o]; red.global.add.u32 [%o], 1;")) == []
    assert said("mov.u32 %i, %t;", threads=40) == [
        ("block", "a block of 40 threads leaves 24 of its last warp's 32 lanes without a thread")
    ]


@pytest.mark.parametrize(("gpu", "threads", "registers", "shared", "warps", "by"), [
    # Worked out by hand, with the rules of CUDA's occupancy calculator.
    ("A100", 256, 32, 0, 64, "warps"), ("A100", 256, 64, 0, 32, "registers"),
    ("A100", 256, 37, 0, 48, "registers"), ("A100", 32, 16, 0, 32, "blocks"),
    ("A100", 128, 32, 48 << 10, 12, "shared memory"), ("A100", 1024, 33, 0, 32, "registers"),
    ("T4", 256, 32, 0, 32, "warps"), ("H100", 96, 40, 0, 48, "registers"),
    ("RTX4090", 1024, 32, 0, 32, "warps"), ("RTX3090", 64, 255, 0, 8, "registers"),
    ("H100", 256, 32, 227 << 10, 8, "shared memory"),
    ("V100", 32, 16, 3200, 29, "shared memory"), ("T4", 64, 16, 9344, 12, "shared memory"),
    ("A100", 32, 16, 7 * 1024 + 128, 20, "shared memory"),
])  # fmt: skip
def test_occupancy(gpu, threads, registers, shared, warps, by):
    result = occupancy(GPUS[gpu], LaunchConfig((1, 1, 1), (threads, 1, 1)), shared, registers)
    assert (result.warps, result.by) == (warps, by)


# --------------------------------------------------------------------------------------------------- counted


class Recount(minicc.Observer):
    """The same counts with dicts and loops over threads."""

    events = frozenset({"instruction", "guard", "branch", "access"})

    def __init__(self) -> None:
        self.of = defaultdict(Counter)

    def _warps(self, batch, mask):
        """Lanes by warp."""
        result = defaultdict(list)
        for lane in range(batch.n):
            if mask is None or mask[lane]:
                cta, thread = divmod(lane, batch.threads)
                result[cta, thread // 32].append(lane)
        return result

    def instruction(self, batch, function, instr, mask):
        warps = self._warps(batch, mask)
        self.of[instr].update(
            warp=len(warps), thread=sum(map(len, warps.values())), on=sum(map(len, warps.values()))
        )

    def guard(self, batch, function, instr, mask, holds):
        off = [
            lane
            for lanes in self._warps(batch, mask).values()
            for lane in lanes
            if not np.broadcast_to(holds, batch.n)[lane]
        ]
        self.of[instr].update(on=-len(off))

    def branch(self, batch, function, instr, mask, taken):
        where = np.broadcast_to(taken, batch.n)
        for lanes in self._warps(batch, mask).values():
            self.of[instr].update(branches=1, divergent=len({bool(where[lane]) for lane in lanes}) - 1)

    def access(self, batch, function, instr, kind, space, address, size, mask):
        where = [int(a) for a in np.broadcast_to(np.asarray(address).astype(np.int64), batch.n)]
        for lanes in self._warps(batch, mask).values():
            touched = {where[lane] + i for lane in lanes for i in range(size)}
            result = {"requests": 1, "bytes": size * len(lanes)}
            if space == "global":
                result |= {
                    "sectors": len({byte // 32 for byte in touched}),
                    "ideal_sectors": math.ceil(len(touched) / 32),
                }
            if space == "shared":
                groups = {4: 32, 8: 16, 16: 8}[max(size, 4)]
                parts = defaultdict(set)
                for lane in lanes:
                    parts[lane % batch.threads % 32 // groups] |= {
                        (where[lane] + i) // 4 for i in range(size)
                    }
                result |= {
                    "wavefronts": sum(
                        max(Counter(word % 32 for word in words).values()) for words in parts.values()
                    ),
                    "ideal_wavefronts": len(parts),
                }
            if kind == "atomic":
                busy = Counter(where[lane] for lane in lanes)
                result |= {"addresses": len(busy), "passes": max(busy.values())}
            self.of[instr].update({f"{kind} {space} {name}": value for name, value in result.items()})


PROGRAM = """
struct Pair { double a, b; };
extern "C" __global__ void work(const int *x, float *out, Pair *pairs, unsigned long long *sum, int n)
{
    __shared__ float tile[33 * 8];
    __shared__ double wide[64];
    __shared__ int bins[16];
    int t = threadIdx.x + blockDim.x * threadIdx.y, i = blockIdx.x * blockDim.x * blockDim.y + t;
    if (t < 16) bins[t] = 0;
    tile[t * 6 % 264] = x[i * 7 % n];
    wide[t * 3 % 64] = t;
    __syncthreads();
    Pair p = pairs[i % 13];
    for (int k = 0; k < x[i % n] % 6; k++) p.a += p.b * tile[(t * 3 + k) % 264] + wide[(t + k) % 64];
    atomicAdd(&bins[x[i % n] & 15], 1);
    if (i % 3) atomicAdd(sum, 2ull);
    __syncthreads();
    if (i < n) out[i] = (float)p.a + bins[t & 15];
    pairs[i % 13 + 13] = p;
}
"""


@pytest.mark.parametrize("block", [(32, 1), (40, 2), (7, 9), (64, 4)])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_the_profile_is_what_plain_python_counts(block, level):
    profiler, recount = Profiler(), Recount()
    x = np.random.default_rng(5).integers(0, 1000, 777).astype(np.int32)
    work = minicc.compile(PROGRAM, options=(level,))["work"]
    work[3, block](
        x,
        np.zeros(777, np.float32),
        np.zeros(52, np.float64).view([("a", "f8"), ("b", "f8")]),
        np.zeros(1, np.uint64),
        777,
        observers=[profiler, recount],
    )
    sites = profiler.kernels["work"].sites
    assert list(sites) == list(recount.of)
    for instr, site in sites.items():
        result = Counter(
            warp=site.warp_instructions,
            thread=site.thread_instructions,
            on=site.active_threads,
            branches=site.branches,
            divergent=site.divergent,
        )
        for (kind, space), counts in site.accesses.items():
            names = (
                "requests",
                "bytes",
                "sectors",
                "ideal_sectors",
                "wavefronts",
                "ideal_wavefronts",
                "addresses",
                "passes",
            )
            result.update({f"{kind} {space} {name}": getattr(counts, name) for name in names})
        assert +result == +recount.of[instr], str(instr)
    total = profiler.kernels["work"].total
    assert (
        total.divergent
        and sum_accesses(total, "shared").conflicts
        and sum_accesses(total, "global").sectors > sum_accesses(total, "global").ideal_sectors
    )
