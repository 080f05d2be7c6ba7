"""Clusters of CTAs (PTX ISA 2.2.1.2, 5.1.7.1): their registers, barriers and distributed shared memory."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from minicc.ptx.parsing.parser import parse
from minicc.runtime.checkers.session import Session
from minicc.runtime.engine.config import DeviceLimits, LaunchConfig
from minicc.runtime.launch import prepare
from minicc.support.diagnostics import BarrierError, LaunchError, MemoryFault, TrapFault

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
ENGINES = ("reference", "plain")


def kernel(body: str, directives: str = "", declarations: str = "") -> str:
    """Return a module whose kernel `k` has 16 bytes at `%out` for each thread, by its linear number `%n`."""
    return f"""{HEAD}{declarations}
.visible .entry k(.param .u64 out) {directives}
{{
    .reg .pred %p<8>; .reg .b32 %r<40>, %n, %tid, %rank, %cta; .reg .b64 %rd<20>, %out;
    .shared .align 16 .b8 pad[64];
    .shared .align 16 .b32 buf[64];
    mov.u32 %tid, %tid.x;
    mov.u32 %rank, %cluster_ctarank;
    mov.u32 %r0, %ctaid.z; mov.u32 %r1, %nctaid.y; mov.u32 %r2, %ctaid.y;
    mad.lo.u32 %r0, %r0, %r1, %r2;
    mov.u32 %r1, %nctaid.x; mov.u32 %r2, %ctaid.x;
    mad.lo.u32 %cta, %r0, %r1, %r2;
    mov.u32 %r1, %ntid.x;
    mad.lo.u32 %n, %cta, %r1, %tid;
    ld.param.u64 %out, [out];
    mad.wide.u32 %out, %n, 16, %out;
{body}
    ret;
}}
"""


def vectors(ptx: Any, text: str, grid: Any, threads: int, **config: Any) -> np.ndarray:
    """Run a kernel and return the four words of each thread, by CTA and thread."""
    blocks = int(np.prod(grid))
    out = np.zeros((blocks, threads, 4), np.uint32)
    ptx.prepare(text, engine=config.pop("engine", "reference"))
    ptx.launch("k", grid, threads, out, **config)
    return out


NAMES = [
    f"%{name}.{axis}"
    for name in ("clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid")
    for axis in "xyz"
]
NAMES += ["%cluster_ctarank", "%cluster_nctarank"]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("cluster", [(1, 1, 1), (2, 1, 1), (1, 2, 1), (3, 1, 2), (2, 2, 2), (6, 1, 1)])
def test_special_registers(ptx, engine, cluster):
    """Positions in the grid and in the cluster are those of their definitions."""
    grid = (6, 4, 2)
    for first in range(0, len(NAMES), 3):
        names = NAMES[first : first + 3]
        body = "".join(f"mov.u32 %r{10 + i}, {name};\n" for i, name in enumerate(names))
        body += "mov.pred %p0, %is_explicit_cluster; selp.u32 %r13, 1, 0, %p0;\n"
        body += "st.global.v4.u32 [%out], {%r10, %r11, %r12, %r13};"
        out = vectors(
            ptx, kernel(body.replace("%r12, %r13}", "%r12, %r13}")), grid, 2, cluster=cluster, engine=engine
        )
        for z, y, x in itertools.product(*(range(n) for n in reversed(grid))):
            ids = [x // cluster[0], y // cluster[1], z // cluster[2]]
            inner = [x % cluster[0], y % cluster[1], z % cluster[2]]
            values = ids + [g // c for g, c in zip(grid, cluster)] + inner + list(cluster)
            values += [(inner[2] * cluster[1] + inner[1]) * cluster[0] + inner[0], int(np.prod(cluster))]
            row = out[(z * grid[1] + y) * grid[0] + x]
            expected = [*values[first : first + 3]]
            assert row[:, : len(expected)].tolist() == [expected] * 2, (names, x, y, z)
            assert row[:, 3].tolist() == [1, 1]


def test_no_cluster_is_one_block(ptx):
    """Without a shape, every block is a cluster, and `%is_explicit_cluster` is false."""
    body = """
    mov.u32 %r10, %clusterid.x; mov.u32 %r11, %nclusterid.x; mov.u32 %r12, %cluster_nctarank;
    mov.pred %p0, %is_explicit_cluster; selp.u32 %r13, 1, 0, %p0;
    st.global.v4.u32 [%out], {%r10, %r11, %r12, %r13};"""
    assert vectors(ptx, kernel(body), 3, 1)[:, 0].tolist() == [[0, 3, 1, 0], [1, 3, 1, 0], [2, 3, 1, 0]]


def test_barrier_mistakes(ptx):
    """Arriving twice, waiting without an arrival, and arrivals that never come."""
    for body, message in (
        ("barrier.cluster.arrive; barrier.cluster.arrive;", "arrives again before it has waited"),
        ("barrier.cluster.wait;", "waits without having arrived"),
    ):
        with pytest.raises(TrapFault, match=message):
            vectors(ptx, kernel(body, ".reqnctapercluster 2"), 2, 32)
    body = """
    setp.eq.u32 %p0, %rank, 1;
    @%p0 bra L;
    barrier.cluster.arrive; barrier.cluster.wait;
    ret;
L:  bar.sync 1, 64;"""
    with pytest.raises(BarrierError, match="never be released"):
        vectors(ptx, kernel(body, ".reqnctapercluster 2"), 2, 32)


EXCHANGE = """
    mov.u32 %r10, buf;
    mad.lo.u32 %r10, %tid, 4, %r10;
    st.shared.u32 [%r10], %n;
    barrier.cluster.arrive.release;
    barrier.cluster.wait.acquire;
    mov.u32 %r12, %cluster_nctarank;
    add.u32 %r11, %rank, 1;
    rem.u32 %r11, %r11, %r12;
    mapa.shared::cluster.u32 %r13, %r10, %r11;
    ld.shared::cluster.u32 %r14, [%r13];
    getctarank.shared::cluster.u32 %r17, %r13;
    cvt.u64.u32 %rd1, %r10;
    cvta.shared.u64 %rd1, %rd1;
    mapa.u64 %rd2, %rd1, %r11;
    ld.u32 %r15, [%rd2];
    getctarank.u64 %r16, %rd2;
    shl.b32 %r17, %r17, 8;
    or.b32 %r16, %r16, %r17;
    isspacep.shared::cta %p0, %rd2;
    isspacep.shared::cluster %p1, %rd2;
    isspacep.shared %p2, %rd1;
    selp.u32 %r17, 1, 0, %p0;
    selp.u32 %r18, 2, 0, %p1;
    selp.u32 %r19, 4, 0, %p2;
    or.b32 %r17, %r17, %r18;
    or.b32 %r17, %r17, %r19;
    barrier.cluster.arrive.relaxed.aligned;
    barrier.cluster.wait;
    st.global.v4.u32 [%out], {%r14, %r15, %r16, %r17};"""


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("order", [None, 1, 2])
@pytest.mark.parametrize("cluster", [(2, 1, 1), (2, 2, 1), (1, 4, 1), (4, 4, 1)])
def test_distributed_shared_memory(ptx, engine, order, cluster):
    """Each block reads what the next block of its cluster has written, by shared and by generic addresses."""
    grid, threads = (4, 8, 1), 40
    limits = DeviceLimits(order=order)
    out = vectors(ptx, kernel(EXCHANGE), grid, threads, cluster=cluster, engine=engine, limits=limits)
    for y, x in itertools.product(range(8), range(4)):
        rank = y % cluster[1] * cluster[0] + x % cluster[0]
        peer = (rank + 1) % int(np.prod(cluster))
        px, py = (
            x // cluster[0] * cluster[0] + peer % cluster[0],
            y // cluster[1] * cluster[1] + peer // cluster[0],
        )
        numbers = (py * 4 + px) * threads + np.arange(threads)
        row = out[y * 4 + x]
        assert (row[:, 0] == numbers).all() and (row[:, 1] == numbers).all()
        assert (row[:, 2] == peer | peer << 8).all() and (row[:, 3] == 6).all()


def test_atomics_reach_the_cluster(ptx):
    """Atomic operations and reductions on the shared memory of another block."""
    body = """
    mov.u32 %r10, buf;
    setp.ne.u32 %p0, %tid, 0;
    @!%p0 st.shared.u32 [%r10], 0;
    barrier.cluster.arrive; barrier.cluster.wait;
    mapa.shared::cluster.u32 %r11, %r10, 0;
    atom.shared::cluster.add.u32 %r12, [%r11], 1;
    red.relaxed.cluster.shared::cluster.add.u32 [%r11], 2;
    barrier.cluster.arrive; barrier.cluster.wait;
    ld.shared.u32 %r13, [%r10];
    st.global.v4.u32 [%out], {%r13, %r13, %r13, %r13};"""
    out = vectors(ptx, kernel(body, ".reqnctapercluster 4"), 8, 32)
    assert (out[::4] == 3 * 4 * 32).all() and (np.delete(out, [0, 4], 0) == 0).all()


def test_mbarrier_of_another_block(ptx):
    """A remote arrival on an mbarrier completes the phase that its owner waits for."""
    body = """
    mov.u32 %r10, buf;
    setp.eq.u32 %p0, %tid, 0;
    @%p0 mbarrier.init.shared::cta.b64 [%r10], 64;
    fence.mbarrier_init.release.cluster;
    barrier.cluster.arrive; barrier.cluster.wait;
    xor.b32 %r11, %rank, 1;
    mapa.shared::cluster.u32 %r12, %r10, %r11;
    mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r12];
    mbarrier.arrive.shared::cta.b64 %rd3, [%r10];
W:  mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p1, [%r10], 0;
    @!%p1 bra W;
    st.global.v4.u32 [%out], {%n, %n, %n, %n};
    barrier.cluster.arrive; barrier.cluster.wait;"""
    out = vectors(ptx, kernel(body, ".reqnctapercluster 2"), 6, 32)
    assert (out[..., 0].ravel() == np.arange(6 * 32)).all()


# -- configurations


@pytest.mark.parametrize(
    ("directives", "grid", "config", "message"),
    [
        (".reqnctapercluster 2", 3, {}, "grid dimension x is 3; it must be a multiple of the clusters' 2"),
        (".reqnctapercluster 2", 4, {"cluster": (4, 1, 1)}, r"requires clusters of shape \(2, 1, 1\)"),
        (".maxclusterrank 2", 4, {"cluster": (4, 1, 1)}, "between 1 and 2 blocks .*maxclusterrank"),
        ("", 32, {"cluster": (32, 1, 1)}, "between 1 and 16 blocks, found 32"),
        (".explicitcluster", 4, {}, "must be launched with a cluster shape"),
        ("", 4, {"cluster": (0, 1, 1)}, "between 1 and 16 blocks, found 0"),
    ],
)
def test_rejected_configurations(ptx, directives, grid, config, message):
    """A launch that a GPU would refuse is refused, with the reason."""
    with pytest.raises(LaunchError, match=message):
        vectors(ptx, kernel("", directives), grid, 1, **config)


def test_blocks_are_clusters(ptx):
    """With `.blocksareclusters` the grid of a launch counts clusters."""
    body = """
    mov.u32 %r10, %nctaid.x; mov.u32 %r11, %nclusterid.x;
    st.global.v4.u32 [%out], {%r10, %r11, %cta, %rank};"""
    text = kernel(body, ".blocksareclusters .reqntid 2 .reqnctapercluster 2").replace("8.0", "9.0")
    ptx.prepare(text, engine="reference")
    out = np.zeros((6, 2, 4), np.uint32)
    ptx.launch("k", 3, 2, out)
    assert out[:, 0].tolist() == [[6, 3, i, i % 2] for i in range(6)]


# -- mistakes


def test_exited_block(ptx):
    """An access to the shared memory of a block that has exited names it."""
    body = """
    setp.eq.u32 %p0, %rank, 1;
    @%p0 ret;
    mov.u32 %r10, buf;
    mapa.shared::cluster.u32 %r10, %r10, 1;
L:  ld.shared::cluster.u32 %r11, [%r10];
    bra L;"""
    with pytest.raises(MemoryFault, match="of the block of rank 1, which has exited"):
        vectors(ptx, kernel(body, ".reqnctapercluster 2"), 2, 32)


def test_rank_beyond_the_cluster(ptx):
    """An address of a rank that the cluster has not is out of bounds."""
    body = "mov.u32 %r10, buf; mapa.shared::cluster.u32 %r10, %r10, 2; ld.shared::cluster.u32 %r11, [%r10];"
    with pytest.raises(MemoryFault, match="of the block of rank 2, which the cluster has not"):
        vectors(ptx, kernel(body, ".reqnctapercluster 2"), 2, 32)


def test_exited_threads_do_not_arrive(ptx):
    """The barrier of a cluster waits for the threads that have not exited."""
    body = """
    st.global.v4.u32 [%out], {%n, %n, %n, %n};
    setp.lt.u32 %p0, %tid, 5;
    @%p0 ret;
    setp.eq.u32 %p0, %rank, 1;
    @%p0 ret;
    barrier.cluster.arrive; barrier.cluster.wait;"""
    out = vectors(ptx, kernel(body, ".reqnctapercluster 2"), 4, 32)
    assert (out[..., 0].ravel() == np.arange(128)).all()


# -- checkers


def findings(ptx: Any, body: str, *checks: str) -> list[str]:
    """Return the kinds of what the checkers report for a cluster of two blocks."""
    session = Session(checks)
    module = parse(kernel(body, ".reqnctapercluster 2"), "test.ptx")
    program = prepare(module, engine="reference", observers=session.observers)
    memory = program.executable.new_memory()
    out = memory.allocate(4 * 32 * 16)
    program.launch("k", memory, LaunchConfig((4, 1, 1), (32, 1, 1)), [out.to_bytes(8, "little")])
    return [str(report) for report in session.finish()]


@pytest.mark.parametrize(
    ("arrive", "wait", "races"),
    [
        ("barrier.cluster.arrive;", "barrier.cluster.wait;", False),
        ("barrier.cluster.arrive.release;", "barrier.cluster.wait.acquire;", False),
        ("barrier.cluster.arrive.relaxed;", "barrier.cluster.wait;", True),
        ("bar.sync 0;", "", True),
    ],
)
def test_races_of_clusters(ptx, arrive, wait, races):
    """The barrier of a cluster orders what its threads have released; a barrier of the block does not."""
    body = f"""
    mov.u32 %r10, buf;
    mad.lo.u32 %r10, %tid, 4, %r10;
    st.shared.u32 [%r10], %n;
    {arrive}
    {wait}
    xor.b32 %r11, %rank, 1;
    mapa.shared::cluster.u32 %r13, %r10, %r11;
    ld.shared::cluster.u32 %r14, [%r13];
    barrier.cluster.arrive; barrier.cluster.wait;
    st.global.v4.u32 [%out], {{%r14, %r14, %r14, %r14}};"""
    assert bool(findings(ptx, body, "race", "sync", "init", "mem")) == races
