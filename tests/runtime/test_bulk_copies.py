"""Bulk copies and reductions, asynchronous stores, and when they end (PTX ISA 9.7.9.25.4, 9.7.9.12)."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from minicc.ptx.parsing.parser import parse
from minicc.runtime.checkers.session import Session
from minicc.runtime.engine.config import DeviceLimits, LaunchConfig
from minicc.runtime.launch import prepare
from minicc.support.diagnostics import DeadlockError, MemoryFault, TrapFault

LATE, ORDERS = None, (None, 0, 1, 2, 3)


def kernel(body: str, directives: str = "", version: str = "9.2", target: str = "sm_100a") -> str:
    """Return a module whose kernel `k(in, out)` has 1 KiB of shared memory at %s and an mbarrier at %m."""
    return f"""
.version {version}
.target {target}
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out) {directives}
{{
    .reg .pred %p<8>, %first; .reg .b16 %h<20>; .reg .b32 %r<40>, %tid, %rank, %s, %m, %cta;
    .reg .f32 %f<20>; .reg .f64 %fd<20>;
    .reg .b64 %rd<20>, %in, %out; .reg .b128 %q<2>;
    .shared .align 128 .b8 data[1024];
    .shared .align 8 .b64 bar;
    mov.u32 %tid, %tid.x;
    mov.u32 %cta, %ctaid.x;
    mov.u32 %rank, %cluster_ctarank;
    mov.u32 %s, data;
    mov.u32 %m, bar;
    ld.param.u64 %in, [in];
    ld.param.u64 %out, [out];
    setp.eq.u32 %first, %tid, 0;
    @%first mbarrier.init.shared::cta.b64 [%m], 1;
    fence.mbarrier_init.release.cluster;
    bar.sync 0;
{body}
}}
"""


WAIT = """
W:  mbarrier.try_wait.parity.shared::cta.b64 %p7, [%m], 0;
    @!%p7 bra W;
"""
TEST = "bar.sync 0; mbarrier.test_wait.parity.shared::cta.b64 %p7, [%m], 0; bar.sync 0;"
COPY_OUT = """
    shl.b32 %r30, %tid, 2;
    add.u32 %r31, %s, %r30;
    ld.shared.u32 %r32, [%r31];
    mov.u32 %r33, %ntid.x;
    mad.lo.u32 %r33, %cta, %r33, %tid;
    mul.wide.u32 %rd19, %r33, 4;
    add.u64 %rd19, %out, %rd19;
    st.global.u32 [%rd19], %r32;
"""


def run(
    ptx: Any,
    body: str,
    data: np.ndarray,
    out: np.ndarray,
    *,
    grid: int = 1,
    threads: int = 64,
    **options: Any,
) -> np.ndarray:
    """Run a kernel on `data` and `out`, and return the new `out`."""
    order, engine = options.pop("order", LATE), options.pop("engine", "reference")
    cluster = options.pop("cluster", None)
    ptx.prepare(kernel(body, **options), engine=engine)
    result = out.copy()
    ptx.launch("k", grid, threads, data.copy(), result, limits=DeviceLimits(order=order), cluster=cluster)
    return result


def words(count: int) -> np.ndarray:
    return np.arange(1, count + 1, dtype=np.uint32) * np.uint32(2654435761)


IN = """
    @!%first bra D;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%m], 256;
    cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%s], [%in], 256, [%m];
D:
"""


@pytest.mark.parametrize("engine", ["reference", "plain", "native"])
def test_copy_to_shared_memory(ptx, engine):
    """The bytes are there when the phase of the mbarrier is complete."""
    out = run(ptx, IN + WAIT + COPY_OUT, words(64), np.zeros(64, np.uint32), engine=engine)
    assert (out == words(64)).all()


@pytest.mark.parametrize("order", ORDERS)
def test_copies_end_late_or_early(ptx, order):
    """Without a wait the old bytes are seen in the linear order; random orders may show either."""
    out = run(ptx, IN + COPY_OUT, words(64), np.zeros(64, np.uint32), order=order)
    assert ((out == 0) | (out == words(64))).all()
    assert order is not LATE or (out == 0).all()


def test_missing_expect_tx_shows(ptx):
    """An arrival without the expected bytes completes the phase before the copy has ended."""
    body = IN.replace("arrive.expect_tx.shared::cta.b64 _, [%m], 256", "arrive.shared::cta.b64 _, [%m]")
    assert (run(ptx, body + WAIT + COPY_OUT, words(64), np.zeros(64, np.uint32)) == 0).all()


OUT = """
    shl.b32 %r1, %tid, 2;
    add.u32 %r2, %s, %r1;
    mul.wide.u32 %rd1, %tid, 4;
    add.u64 %rd1, %in, %rd1;
    ld.global.u32 %r3, [%rd1];
    st.shared.u32 [%r2], %r3;
    fence.proxy.async.shared::cta;
    bar.sync 0;
"""


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("engine", ["reference", "native"])
def test_copy_to_global_memory(ptx, order, engine):
    """A bulk group ends at its wait, or with the kernel."""
    if engine == "native" and order is not LATE:
        pytest.skip("the native engine has one order")
    body = OUT + "@!%first ret; cp.async.bulk.global.shared::cta.bulk_group [%out], [%s], 256; ret;"
    out = run(ptx, body, words(64), np.zeros(64, np.uint32), order=order, engine=engine)
    assert (out == words(64)).all()


def test_wait_for_reading(ptx):
    """After `wait_group.read` the source may change; the target changes at the latest with the full wait."""
    body = (
        OUT
        + """
    @!%first ret;
    cp.async.bulk.global.shared::cta.bulk_group [%out], [%s], 16;
    cp.async.bulk.commit_group;
    {read}
    st.shared.u32 [%s], 7;
    ld.global.u32 %r4, [%out];
    {full}
    ld.global.u32 %r5, [%out];
    st.global.v2.u32 [%out+16], {{%r4, %r5}};
    ret;"""
    )
    read, full = "cp.async.bulk.wait_group.read 0;", "cp.async.bulk.wait_group 0;"
    first = words(1)[0]
    for reads, waits, expected in ((read, full, [0, first]), ("", full, [0, 7]), (full, "", [first, first])):
        out = run(ptx, body.format(read=reads, full=waits), words(64), np.zeros(8, np.uint32))
        assert out[4:6].tolist() == expected


def test_groups_end_in_order(ptx):
    """`wait_group 1` leaves the newest group pending."""
    body = (
        OUT
        + """
    @!%first ret;
    cp.async.bulk.global.shared::cta.bulk_group [%out], [%s], 16;
    cp.async.bulk.commit_group;
    add.u64 %rd2, %out, 16;
    cp.async.bulk.global.shared::cta.bulk_group [%rd2], [%s], 16;
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 1;
    ld.global.u32 %r4, [%out];
    ld.global.u32 %r5, [%out+16];
    st.global.v2.u32 [%out+32], {%r4, %r5};
    ret;"""
    )
    out = run(ptx, body, words(64), np.zeros(12, np.uint32))
    assert out[8:10].tolist() == [words(1)[0], 0] and (out[:4] == out[4:8]).all()


MANY_BLOCKS = """
    mul.wide.u32 %rd3, %cta, 256;
    add.u64 %in, %in, %rd3;
    add.u64 %out, %out, %rd3;
"""


def test_one_thread_of_many_blocks_waits(ptx):
    """A thread's groups and mbarriers are its own where few of many threads run, in blocks that diverge."""
    inward = """
    @!%first bra D;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%m], 256;
    cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%s], [%in], 256, [%m];
L:  mbarrier.try_wait.parity.shared::cta.b64 %p6, [%m], 0;
    @!%p6 bra L;
D:
    bar.sync 0;
"""
    outward = """
    and.b32 %r20, %cta, 1;
    setp.eq.u32 %p5, %r20, 0;
    @!%first bra D;
    cp.async.bulk.global.shared::cta.bulk_group [%out], [%s], 256;
    cp.async.bulk.commit_group;
    @%p5 bra E;
    cp.async.bulk.wait_group 0;
    bra F;
E:  cp.async.bulk.wait_group 0;
F:  ld.global.u32 %r21, [%out+252];
    add.u32 %r21, %r21, 1;
    st.global.u32 [%out+252], %r21;
D:
"""
    data = words(64 * 64)
    copied = run(ptx, MANY_BLOCKS + inward + OUT + outward, data, np.zeros(64 * 64, np.uint32), grid=64)
    assert (copied == data + (np.arange(64 * 64) % 64 == 63)).all()


def test_byte_mask(ptx):
    """`.cp_mask` writes some bytes of each 16."""
    body = (
        OUT
        + """
    @!%first ret;
    mov.b16 %h0, 0x8421;
    cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%out], [%s], 256, %h0;
    ret;"""
    )
    out = run(ptx, body, words(64), np.full(64, 0x55555555, np.uint32)).view(np.uint8)
    written = np.resize([0x8421 >> i & 1 for i in range(16)], 256).astype(bool)
    assert (out == np.where(written, words(64).view(np.uint8), 0x55)).all()


def test_ignored_ends(ptx):
    """`.ignore_oob` leaves bytes at both ends alone, and counts them."""
    body = IN.replace("::bytes [%s], [%in], 256, [%m]", "::bytes.ignore_oob [%s], [%in], 256, 5, 9, [%m]")
    out = run(ptx, body + TEST + COPY_OUT, words(64), np.zeros(64, np.uint32)).view(np.uint8)
    expected = words(64).view(np.uint8).copy()
    expected[:5] = expected[-9:] = 0
    assert (out == expected).all()


REDUCTIONS = [
    ("add.u32", "u4", np.add), ("add.s32", "i4", np.add), ("add.u64", "u8", np.add),
    ("add.f32", "f4", np.add), ("add.f64", "f8", np.add), ("min.s32", "i4", np.minimum),
    ("max.u32", "u4", np.maximum),
    ("min.s64", "i8", np.minimum), ("max.u64", "u8", np.maximum), ("and.b32", "u4", np.bitwise_and),
    ("or.b64", "u8", np.bitwise_or), ("xor.b32", "u4", np.bitwise_xor),
    ("inc.u32", "u4", lambda a, b: np.where(a >= b, 0, a + 1)),
    ("dec.u32", "u4", lambda a, b: np.where((a == 0) | (a > b), b, a - 1)),
    ("add.noftz.f16", "f2", np.add), ("min.f16", "f2", np.minimum), ("max.bf16", "bf16", np.maximum),
    ("add.noftz.bf16", "bf16", np.add),
]  # fmt: skip


@pytest.mark.parametrize(("suffix", "code", "expected"), REDUCTIONS, ids=[r[0] for r in REDUCTIONS])
def test_reductions(ptx, suffix, code, expected):
    """Each element of global memory is combined with one of shared memory."""
    dtype = np.dtype(ml_dtypes.bfloat16) if code == "bf16" else np.dtype(code)
    rng = np.random.default_rng(5)
    count = 256 // dtype.itemsize
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        data, old = (rng.integers(info.min, info.max, count, dtype, endpoint=True) for _ in range(2))
    else:
        data, old = (rng.standard_normal(count).astype(dtype) for _ in range(2))
    body = (
        OUT
        + f"@!%first ret; cp.reduce.async.bulk.global.shared::cta.bulk_group.{suffix} [%out], [%s], 256; ret;"
    )
    out = run(ptx, body, data.view(np.uint32), old.view(np.uint32)).view(dtype)
    assert (out == np.asarray(expected(old, data)).astype(dtype)).all()


# -- clusters


def test_multicast(ptx):
    """A multicast copy writes the same place of the named blocks, and signals the mbarrier of each."""
    body = """
    @!%first bra D;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%m], 256;
    barrier.cluster.arrive; barrier.cluster.wait;
    setp.eq.u32 %p1, %rank, 0;
    mov.b16 %h0, 0xD;
    @%p1 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
        [%s], [%in], 256, [%m], %h0;
    setp.eq.u32 %p1, %rank, 1;
    @%p1 mbarrier.complete_tx.shared::cta.b64 [%m], 256;
    bra E;
D:  barrier.cluster.arrive; barrier.cluster.wait;
E:  barrier.cluster.arrive; barrier.cluster.wait;
""".replace("mbarrier.complete_tx.shared::cta", "mbarrier.complete_tx.relaxed.cta.shared::cta")
    body += TEST + COPY_OUT + "barrier.cluster.arrive; barrier.cluster.wait;"
    out = run(ptx, body, words(64), np.zeros((4, 64), np.uint32), grid=4, cluster=(4, 1, 1))
    assert (out[[0, 2, 3]] == words(64)).all() and (out[1] == 0).all()


def test_copy_to_another_block(ptx):
    """A copy from block to block signals the mbarrier there."""
    body = (
        """
    shl.b32 %r1, %tid, 2;
    add.u32 %r2, %s, %r1;
    mad.lo.u32 %r3, %rank, 1000, %tid;
    st.shared.u32 [%r2+512], %r3;
    @%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%m], 256;
    fence.proxy.async.shared::cta;
    barrier.cluster.arrive; barrier.cluster.wait;
    xor.b32 %r4, %rank, 1;
    mapa.shared::cluster.u32 %r5, %s, %r4;
    mapa.shared::cluster.u32 %r6, %m, %r4;
    add.u32 %r7, %s, 512;
    @%first cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%r5], [%r7], 256, [%r6];
    barrier.cluster.arrive; barrier.cluster.wait;
"""
        + TEST
        + COPY_OUT
        + "barrier.cluster.arrive; barrier.cluster.wait;"
    )
    out = run(ptx, body, words(64), np.zeros((4, 64), np.uint32), grid=4, cluster=(2, 1, 1))
    assert (out == np.array([[1000], [0], [1000], [0]]) + np.arange(64)).all()


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_stores_and_reductions_of_single_values(ptx, engine):
    """`st.async` and `red.async` count their bytes at an mbarrier."""
    body = """
    @%first mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%m], 1300;
    shl.b32 %r1, %tid, 3;
    add.u32 %r2, %s, %r1;
    st.shared.v2.u32 [%r2], {0, 0};
    bar.sync 0;
    shl.b32 %r3, %tid, 4;
    add.u32 %r3, %s, %r3;
    setp.lt.u32 %p1, %tid, 32;
    add.u32 %r4, %tid, 100;
    @%p1 st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 [%r3], {%tid, %r4, 7, %tid}, [%m];
    @%first st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [%s+512], 0x100000002, [%m];
    mov.b128 %q0, {5, 6};
    @%first st.async.shared::cluster.mbarrier::complete_tx::bytes.b128 [%s+528], %q0, [%m];
    red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%s+520], 2, [%m];
    red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.max.u32 [%s+524], %tid, [%m];
    bar.sync 0;
    @%first mbarrier.arrive.shared::cta.b64 _, [%m];
""".replace("1300", str(32 * 16 + 8 + 16 + 64 * 8))
    out = run(ptx, body + WAIT + COPY_OUT, words(4), np.zeros(64, np.uint32), engine=engine)
    lanes = np.arange(16)
    assert (
        out.reshape(-1)[:64].reshape(16, 4) == np.stack([lanes, lanes + 100, lanes * 0 + 7, lanes], 1)
    ).all()


ELEMENTS = [f"{kind}{bits}" for bits in (32, 64) for kind in "busf"]
VALUE = 0x0123456789ABCDEF


def value_of(type_: str, number: int = 0) -> tuple[str, str, bytes]:
    """Return (an instruction that sets a register, the register, its bytes) for a value of a type."""
    size = int(type_[1:]) // 8
    bits = (VALUE + 0x1111111111111111 * number) % (1 << 8 * min(size, 8))
    if size == 16:
        return f"mov.b128 %q1, {{{bits}, {bits}}};", "%q1", bits.to_bytes(8, "little") * 2
    names = {1: "h", 2: "h", 4: "r", 8: "rd"} if type_[0] != "f" else {4: "f", 8: "fd"}
    register = f"%{names[size]}{10 + number}"
    return f"mov.b{max(8 * size, 16)} {register}, {bits};", register, bits.to_bytes(size, "little")


@pytest.mark.parametrize("vector", [1, 2, 4])
@pytest.mark.parametrize("type_", [*ELEMENTS, "b128"])
def test_asynchronous_stores(ptx, type_, vector):
    """The values are there when the mbarrier has got their bytes, and not before."""
    size = int(type_[1:]) // 8 * vector
    if size > 16:
        pytest.skip("a vector has at most 16 bytes")
    parts = [value_of(type_, number) for number in range(vector)]
    registers = ", ".join(register for _, register, _ in parts)
    values = registers if vector == 1 else f"{{{registers}}}"
    suffix = f".v{vector}.{type_}" if vector > 1 else f".{type_}"
    body = f"""
    {"".join(text for text, _, _ in parts)}
    @!%first bra D;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%m], {size};
    st.async.shared::cluster.mbarrier::complete_tx::bytes{suffix} [%s], {values}, [%m];
D:
"""
    expected = b"".join(data for _, _, data in parts)
    early = run(ptx, body + COPY_OUT, words(4), np.zeros(64, np.uint32))
    out = run(ptx, body + TEST + COPY_OUT, words(4), np.zeros(64, np.uint32))
    assert out.tobytes()[:size] == expected and not out.tobytes()[size:].strip(b"\0") and not early.any()


@pytest.mark.parametrize("order", ["release.gpu", "release.sys", "mmio.release.sys"])
@pytest.mark.parametrize("type_", ["b8", "u8", "s8", "b16", "u16", "s16", *ELEMENTS])
def test_later_stores_to_global_memory(ptx, type_, order):
    """Asynchronous stores without an mbarrier end with the kernel at the latest."""
    text, register, expected = value_of(type_)
    body = f"{text} @%first st.async.{order}.global.{type_} [%out], {register};"
    out = run(ptx, body, words(4), np.zeros(4, np.uint32)).tobytes()
    assert out[: len(expected)] == expected and not out[len(expected) :].strip(b"\0")


SINGLE = [r for r in REDUCTIONS if r[0].split(".")[1] in ("u32", "s32", "b32") or r[0] == "add.u64"]
SINGLE += [("and.b32", "u4", np.bitwise_and), ("or.b32", "u4", np.bitwise_or), ("max.s32", "i4", np.maximum)]
SINGLE += [("min.u32", "u4", np.minimum)]


@pytest.mark.parametrize(("suffix", "code", "expected"), SINGLE, ids=[r[0] for r in SINGLE])
def test_asynchronous_reductions(ptx, suffix, code, expected):
    """Reductions in shared memory, of single values and in bulk, and later ones in global memory."""
    dtype = np.dtype(code)
    old, new = np.array([0xF0F0F0F011223344, 0x0123456789ABCDEF], np.uint64)
    before, value = (np.array([word]).view(dtype)[0] for word in (old, new))
    result = np.asarray(expected(np.array([before]), np.array([value]))).astype(dtype)
    size = dtype.itemsize
    register = "%r10" if size == 4 else "%rd10"
    setup = f"mov.b{8 * size} {register}, {int(value) % (1 << 8 * size)};"
    single = f"""{setup}
    @!%first bra D;
    mov.b64 %rd9, {old}; st.shared.b64 [%s], %rd9;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%m], {size};
    red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.{suffix} [%s], {register}, [%m];
D:
"""
    bulk = f"""
    @!%first bra D;
    mov.b64 %rd9, {old}; st.shared.v2.b64 [%s], {{%rd9, %rd9}};
    mov.b64 %rd9, {new}; st.shared.v2.b64 [%s+16], {{%rd9, %rd9}};
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%m], 16;
    add.u32 %r11, %s, 16;
    cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.{suffix}
        [%s], [%r11], 16, [%m];
D:
"""
    for body in (single, bulk):
        out = run(ptx, body + TEST + COPY_OUT, words(4), np.zeros(64, np.uint32))
        assert out.view(dtype)[0] == result[0]
    for order in ("release.gpu", "release.sys", "mmio.release.sys"):
        body = f"{setup} @%first red.async.{order}.global.{suffix} [%out], {register};"
        out = run(ptx, body, words(4), np.array([old]).view(np.uint32))
        assert out.view(dtype)[0] == result[0]


def test_wait_of_the_proxy(ptx):
    """`wait_group.sync_restrict::proxy::async` waits like the plain one, for later accesses of the proxy."""
    body = (
        OUT
        + """
    @!%first ret;
    cp.async.bulk.global.shared::cta.bulk_group [%out], [%s], 16;
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group.sync_restrict::proxy::async 0;
    st.shared.u32 [%s], 7;
    ret;"""
    )
    out = run(ptx, body, words(64), np.zeros(4, np.uint32), version="9.5")
    assert (out == words(4)).all()


def test_hints_have_no_effect(ptx):
    """Prefetches and fences between proxies change nothing."""
    body = (
        IN
        + """
    cp.async.bulk.prefetch.L2.global [%in], 64;
    fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;
    fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster;
"""
    )
    assert (run(ptx, body + WAIT + COPY_OUT, words(64), np.zeros(64, np.uint32)) == words(64)).all()
    body = "applypriority.async.bulk.global.bulk_group.L2::evict_normal [%in], 128;"
    assert not run(ptx, body, words(64), np.zeros(4, np.uint32), version="9.5", target="sm_107a").any()


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_bulk_fill(ptx, engine):
    """`st.bulk` clears shared memory at once."""
    generic = "cvt.u64.u32 %rd3, %s; cvta.shared.u64 %rd3, %rd3; @%first st.bulk.weak [%rd3], 64, 0;"
    for text in ("@%first st.bulk.weak.shared::cta [%s], 64, 0;", generic):
        body = OUT + text + "bar.sync 0;" + COPY_OUT
        out = run(ptx, body, words(64), np.zeros(64, np.uint32), engine=engine)
        assert (out[:16] == 0).all() and (out[16:] == words(64)[16:]).all()


# -- clusters that have not started

CANCEL = """
    .reg .b32 %x, %y, %z;
    mov.u32 %x, %ctaid.x; mov.u32 %y, %ctaid.y; mov.u32 %z, %ctaid.z;
    sub.u32 %x, %x, %rank;
    mov.u32 %r9, 0;
L:
    mov.u32 %r10, %nctaid.y; mad.lo.u32 %r10, %z, %r10, %y;
    mov.u32 %r11, %nctaid.x; mad.lo.u32 %r10, %r10, %r11, %x;
    add.u32 %r10, %r10, %rank;
    mul.wide.u32 %rd1, %r10, 4;
    add.u64 %rd1, %out, %rd1;
    @%first red.global.add.u32 [%rd1], 1;
    @!%first bra D;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%m], 16;
    setp.eq.u32 %p1, %rank, 0;
    @%p1 clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes{multicast}.b128
        [%s], [%m];
D:
W:  mbarrier.try_wait.parity.shared::cta.b64 %p7, [%m], %r9;
    @!%p7 bra W;
    xor.b32 %r9, %r9, 1;
    ld.shared.b128 %q0, [%s];
    bar.sync 0;
    clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p2, %q0;
    @!%p2 bra E;
    {query}
    bra L;
E:
"""
WHOLE = "clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%x, %y, %z, _}, %q0;"
SINGLE_AXES = "".join(
    f"clusterlaunchcontrol.query_cancel.get_first_ctaid::{axis}.b32.b128 %{axis}, %q0;" for axis in "xyz"
)


@pytest.mark.parametrize("query", [WHOLE, SINGLE_AXES], ids=["vector", "axes"])
@pytest.mark.parametrize("cluster", [None, (2, 1, 1)])
@pytest.mark.parametrize("resident", [4, 3456])
def test_persistent_blocks_take_others(ptx, query, cluster, resident):
    """Every block's work is done once, by itself or by a block that has cancelled its launch."""
    body = CANCEL.format(query=query, multicast=".multicast::cluster::all" if cluster else "")
    if cluster:
        body += "barrier.cluster.arrive; barrier.cluster.wait;"
    ptx.prepare(kernel(body), engine="reference")
    out = np.zeros(4 * 3 * 2, np.uint32)
    result = ptx.launch(
        "k", (4, 3, 2), 32, words(4), out, limits=DeviceLimits(resident_ctas=resident), cluster=cluster
    )
    assert (out == 1).all()
    assert result.ctas == (24 if resident > 24 else 4)


def test_answers(ptx):
    """Each of the blocks 0, 2 and 4 takes the next one, and reads its index."""
    body = """
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%m], 16;
    clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%s], [%m];
    mbarrier.test_wait.parity.shared::cta.b64 %p7, [%m], 0;
    ld.shared.b128 %q0, [%s];
    clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p2, %q0;
    clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%r1, %r2, %r3, _}, %q0;
    clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %r4, %q0;
    clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128 %r5, %q0;
    clusterlaunchcontrol.query_cancel.get_first_ctaid::z.b32.b128 %r6, %q0;
    selp.u32 %r7, 1, 0, %p2;
    mov.u32 %r8, %ctaid.z; mov.u32 %r9, %nctaid.x; mad.lo.u32 %r8, %r8, %r9, %cta;
    mul.wide.u32 %rd1, %r8, 32;
    add.u64 %rd1, %out, %rd1;
    st.global.v4.u32 [%rd1], {%r7, %r1, %r2, %r3};
    st.global.v4.u32 [%rd1+16], {%r7, %r4, %r5, %r6};
"""
    ptx.prepare(kernel(body), engine="reference")
    out = np.zeros((6, 2, 4), np.uint32)
    ptx.launch("k", (3, 1, 2), 1, words(4), out, limits=DeviceLimits(resident_ctas=1))
    answers = {0: [1, 1, 0, 0], 2: [1, 0, 0, 1], 4: [1, 2, 0, 1]}
    assert out.tolist() == [[answers.get(block, [0] * 4)] * 2 for block in range(6)]


# -- mistakes


@pytest.mark.parametrize(
    ("body", "kind", "message"),
    [
        (IN.replace("[%in], 256", "[%in+8], 256"), MemoryFault, "misaligned load of 256 bytes"),
        (IN.replace("[%s], [%in]", "[%s+4], [%in]"), MemoryFault, "misaligned store of 256 bytes"),
        (IN.replace("[%in], 256", "[%in+16], 256"), MemoryFault, "out-of-bounds load of 256 bytes"),
        (IN.replace("[%s], [%in]", "[%s+960], [%in]"), MemoryFault, "out-of-bounds store of 256 bytes"),
        ("mov.u32 %r1, 8; " + IN.replace("], 256, [", "], %r1, ["), TrapFault, "no multiple of 16"),
    ],
)  # fmt: skip
def test_faults(ptx, body, kind, message):
    """Addresses and sizes are checked when a copy starts."""
    with pytest.raises(kind, match=message):
        run(ptx, body, words(64), np.zeros(64, np.uint32))


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_waiting_for_ever(ptx, engine):
    """A wait for bytes that never come ends, and names the mbarrier, its phase and what it waits for."""
    body = IN.replace("_, [%m], 256", "_, [%m], 512") + WAIT
    state = (
        "mbarrier at shared address 0x400, whose phase of parity 0 waits for 0 of 1 arrivals and 256 bytes"
    )
    with pytest.raises(DeadlockError, match="64 threads wait") as error:
        run(ptx, body, words(64), np.zeros(64, np.uint32), engine=engine)
    assert any(state in note for note in error.value.notes)


@pytest.mark.parametrize(
    ("body", "races"),
    [
        (IN + WAIT + COPY_OUT, False),
        (IN + COPY_OUT, True),
        (OUT + "@%first cp.async.bulk.global.shared::cta.bulk_group [%out], [%s], 256;", False),
        (
            OUT + "@%first cp.async.bulk.global.shared::cta.bulk_group [%out], [%s], 256; bar.sync 0;"
            " st.shared.u32 [%r2], 0;",
            True,
        ),
    ],
)
def test_races(body, races):
    """The checkers see copies as accesses of their own, ordered by what waits for them."""
    session = Session(["race", "init", "mem", "sync"])
    program = prepare(parse(kernel(body), "test.ptx"), engine="reference", observers=session.observers)
    memory = program.executable.new_memory()
    addresses = [memory.allocate(256) for _ in range(2)]
    memory.copy_in(addresses[0], words(64))
    arguments = [address.to_bytes(8, "little") for address in addresses]
    program.launch("k", memory, LaunchConfig((1, 1, 1), (64, 1, 1)), arguments)
    assert bool([str(report) for report in session.finish()]) == races
