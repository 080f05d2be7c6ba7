"""Shuffles, votes, matches and reductions against a lane-by-lane model."""

from __future__ import annotations

import random

import numpy as np
import pytest

from minicc.support.diagnostics import BarrierError

START = """
  .reg .b32 %t, %i, %v, %w, %n, %k, %x; .reg .b64 %o, %a; .reg .pred %p, %q;
  mov.u32 %t, %tid.x; mov.u32 %w, %ctaid.x; mov.u32 %n, %ntid.x; mad.lo.u32 %i, %w, %n, %t;
  ld.param.u64 %o, [out]; mad.wide.u32 %a, %i, 4, %o;
"""


def kernel(body: str) -> str:
    return f".visible .entry k(.param .u64 out)\n{{{START}{body}\n}}\n"


def shuffled(mode: str, lane: int, b: int, c: int) -> tuple[int, bool]:
    """(source lane, in range) by the ISA's pseudocode."""
    bval, cval, segmask = b & 31, c & 31, c >> 8 & 31
    max_lane = (lane & segmask) | (cval & ~segmask & 31)
    min_lane = lane & segmask
    if mode == "up":
        j, inside = lane - bval, lane - bval >= max_lane
    elif mode == "down":
        j, inside = lane + bval, lane + bval <= max_lane
    elif mode == "bfly":
        j, inside = lane ^ bval, (lane ^ bval) <= max_lane
    else:
        j = min_lane | (bval & ~segmask & 31)
        inside = j <= max_lane
    return (j, True) if inside else (lane, False)


@pytest.mark.parametrize("mode", ["up", "down", "bfly", "idx"])
@pytest.mark.parametrize("width", [32, 16, 8, 4, 2])
@pytest.mark.parametrize("threads", [32, 96, 50])
def test_shuffle(ptx, mode: str, width: int, threads: int) -> None:
    c = (32 - width) << 8 | (0 if mode == "up" else 31)
    for b in (0, 1, 2, 5, 17, 31):
        text = kernel(f"""
          mul.lo.u32 %v, %i, 7; shfl.sync.{mode}.b32 %w|%p, %v, {b}, {c}, 0xffffffff;
          selp.u32 %x, 1, 0, %p; mad.lo.u32 %w, %w, 2, %x; st.global.u32 [%a], %w; ret;""")
        out = np.zeros(2 * threads, "u4")
        ptx(text, 2, threads, out)
        for i, got in enumerate(out.tolist()):
            thread = i % threads
            source, inside = shuffled(mode, thread % 32, b, c)
            source_thread = thread - thread % 32 + source
            if source_thread < threads:
                assert got == 14 * (i - thread + source_thread) + inside, (mode, width, b, i)


def test_shuffle_by_a_lane_dependent_index(ptx) -> None:
    text = kernel("sub.u32 %k, 31, %t; shfl.sync.idx.b32 %w, %t, %k, 31, -1; st.global.u32 [%a], %w; ret;")
    out = np.zeros(32, "u4")
    ptx(text, 1, 32, out)
    assert out.tolist() == list(range(31, -1, -1))


def test_shuffle_among_some_lanes_in_divergent_code(ptx) -> None:
    text = kernel("""
      mov.u32 %v, 1000; setp.ge.u32 %p, %t, 16; @%p bra OUT;
      shfl.sync.down.b32 %v, %t, 1, 31, 0xffff;
      OUT: st.global.u32 [%a], %v; ret;""")
    out = np.zeros(32, "u4")
    ptx(text, 1, 32, out)
    assert out.tolist() == [*range(1, 16), out.tolist()[15], *[1000] * 16]


def test_synchronous_shuffle_waits_for_late_lanes(ptx) -> None:
    # Odd lanes take a detour before they meet the even ones at the shuffle.
    text = kernel("""
      mov.u32 %v, %t; mov.u32 %k, 0; and.b32 %w, %t, 1; setp.eq.u32 %p, %w, 0; @%p bra MEET;
      LOOP: add.u32 %v, %v, 10; add.u32 %k, %k, 1; setp.lt.u32 %q, %k, %t; @%q bra LOOP;
      MEET: shfl.sync.bfly.b32 %w, %v, 1, 31, -1; st.global.u32 [%a], %w; ret;""")
    out = np.zeros(64, "u4")
    ptx(text, 1, 64, out)
    value = [t if t % 2 == 0 else t + 10 * t for t in range(64)]
    assert out.tolist() == [value[t ^ 1] for t in range(64)]


def test_different_warps_pass_a_shuffle_at_different_times(ptx) -> None:
    text = kernel("""
      shr.u32 %k, %t, 5; mov.u32 %v, %t;
      SPIN: setp.eq.u32 %p, %k, 0; @%p bra GO; sub.u32 %k, %k, 1; add.u32 %v, %v, 100; bra SPIN;
      GO: shfl.sync.idx.b32 %w, %v, 0, 31, -1; st.global.u32 [%a], %w; ret;""")
    out = np.zeros(128, "u4")
    ptx(text, 1, 128, out)
    assert out.tolist() == [32 * (t // 32) + 100 * (t // 32) for t in range(128)]


def test_exited_lanes_are_not_waited_for(ptx) -> None:
    text = kernel(
        "setp.ge.u32 %p, %t, 20; @%p ret; vote.sync.ballot.b32 %v, 1, 0xffffffff; st.global.u32 [%a], %v;"
        " ret;"
    )
    out = np.zeros(32, "u4")
    ptx(text, 1, 32, out)
    assert out.tolist() == [2**20 - 1] * 20 + [0] * 12


def test_lanes_meet_at_different_warp_barriers(ptx) -> None:
    text = kernel("""
      .shared .align 4 .b8 s[4]; mov.u32 %k, s; setp.lt.u32 %p, %t, 16; @%p bra LOW;
      mov.u32 %v, 77; st.shared.u32 [%k], %v; bar.warp.sync -1; bra OUT;
      LOW: bar.warp.sync -1; ld.shared.u32 %v, [%k];
      OUT: st.global.u32 [%a], %v; ret;""")
    out = np.zeros(32, "u4")
    ptx(text, 1, 32, out)
    assert (out == 77).all()


def test_a_warp_that_never_completes_its_shuffle(ptx) -> None:
    text = kernel("""
      setp.lt.u32 %p, %t, 16; @%p bra LOW; bar.sync 0; ret;
      LOW: shfl.sync.down.b32 %v, %t, 1, 31, -1; st.global.u32 [%a], %v; ret;""")
    with pytest.raises(BarrierError) as caught:
        ptx(text, 1, 32, np.zeros(32, "u4"))
    assert "shfl.sync" in caught.value.site.instruction


def bits(rng: random.Random, n: int) -> np.ndarray:
    return np.array([rng.getrandbits(1) for _ in range(n)], "u4")


@pytest.mark.parametrize("threads", [32, 64, 45])
def test_votes(ptx, threads: int) -> None:
    rng = random.Random(threads)
    for name, data in (
        ("mixed", bits(rng, threads)),
        ("none", np.zeros(threads, "u4")),
        ("all", np.ones(threads, "u4")),
    ):
        text = kernel("""
          ld.global.u32 %v, [%a]; setp.ne.u32 %p, %v, 0;
          vote.sync.ballot.b32 %w, %p, -1;
          vote.sync.all.pred %q, %p, -1; selp.u32 %x, 1, 0, %q; mad.lo.u32 %w, %x, 3, %w;
          vote.sync.any.pred %q, %p, -1; selp.u32 %x, 1, 0, %q; mad.lo.u32 %w, %x, 5, %w;
          vote.sync.uni.pred %q, !%p, -1; selp.u32 %x, 1, 0, %q; mad.lo.u32 %w, %x, 7, %w;
          st.global.u32 [%a], %w; ret;""")
        out = data.copy()
        ptx(text, 1, threads, out)
        for t in range(threads):
            warp = data[t - t % 32 : min(t - t % 32 + 32, threads)].tolist()
            ballot = sum(v << i for i, v in enumerate(warp))
            want = ballot + 3 * all(warp) + 5 * any(warp) + 7 * (len(set(warp)) == 1)
            assert out[t] == want % 2**32, (name, t)


@pytest.mark.parametrize("bits_", [32, 64])
def test_matches(ptx, bits_: int) -> None:
    rng = random.Random(3)
    data = np.array([rng.randrange(4) for _ in range(64)], "u4")
    data[32:] = 2
    wide = "cvt.u64.u32 %a2, %v;" if bits_ == 64 else ""
    register = "%a2" if bits_ == 64 else "%v"
    text = kernel(f"""
      .reg .b64 %a2; ld.global.u32 %v, [%a]; {wide}
      match.any.sync.b{bits_} %w, {register}, -1; match.all.sync.b{bits_} %x|%p, {register}, -1;
      selp.u32 %k, 1, 0, %p; xor.b32 %w, %w, %x; add.u32 %w, %w, %k; st.global.u32 [%a], %w; ret;""")
    out = data.copy()
    ptx(text, 1, 64, out)
    for t in range(64):
        warp = data[t - t % 32 : t - t % 32 + 32].tolist()
        same = sum(1 << i for i, v in enumerate(warp) if v == data[t])
        everybody = len(set(warp)) == 1
        assert out[t] == (same ^ (0xFFFFFFFF if everybody else 0)) + everybody


REDUCTIONS = {"add": sum, "min": min, "max": max}


@pytest.mark.parametrize("type_", ["u32", "s32"])
@pytest.mark.parametrize("op", REDUCTIONS)
def test_reductions(ptx, op: str, type_: str) -> None:
    rng = random.Random(op)
    data = np.array([rng.getrandbits(32) for _ in range(40)], "u4")
    out = data.copy()
    ptx(
        kernel(f"ld.global.u32 %v, [%a]; redux.sync.{op}.{type_} %w, %v, -1; st.global.u32 [%a], %w; ret;"),
        1,
        40,
        out,
    )
    view = data.view("i4") if type_ == "s32" else data
    for t in range(40):
        assert out[t] == REDUCTIONS[op](view[t - t % 32 : min(t - t % 32 + 32, 40)].tolist()) % 2**32


@pytest.mark.parametrize("op", ["and", "or", "xor"])
def test_bitwise_reductions(ptx, op: str) -> None:
    data = np.array([random.Random(t).getrandbits(32) | 3 << 7 for t in range(32)], "u4")
    out = data.copy()
    ptx(
        kernel(f"ld.global.u32 %v, [%a]; redux.sync.{op}.b32 %w, %v, -1; st.global.u32 [%a], %w; ret;"),
        1,
        32,
        out,
    )
    assert (out == getattr(np, f"bitwise_{op}").reduce(data)).all()


def test_lane_registers(ptx) -> None:
    text = kernel("""
      mov.u32 %v, %laneid; mov.u32 %w, %lanemask_lt; popc.b32 %w, %w; mad.lo.u32 %v, %v, 64, %w;
      mov.u32 %w, %lanemask_ge; popc.b32 %w, %w; mad.lo.u32 %v, %v, 64, %w; mov.u32 %w, %warpid;
        mad.lo.u32 %v, %v, 8, %w;
      st.global.u32 [%a], %v; ret;""")
    out = np.zeros(80, "u4")
    ptx(text, 1, 80, out)
    assert out.tolist() == [((t % 32 * 64 + t % 32) * 64 + 32 - t % 32) * 8 + t // 32 for t in range(80)]


def test_thread_and_block_indices_in_three_dimensions(ptx) -> None:
    text = """.visible .entry k(.param .u64 out) {
      .reg .b32 %x, %y, %z, %i, %v, %n; .reg .b64 %o, %a;
      mov.u32 %x, %tid.x; mov.u32 %y, %tid.y; mov.u32 %z, %tid.z;
      mad.lo.u32 %i, %z, 3, %y; mad.lo.u32 %i, %i, 5, %x;
      mov.u32 %x, %ctaid.x; mov.u32 %y, %ctaid.y; mov.u32 %z, %ctaid.z;
      mad.lo.u32 %v, %z, 2, %y; mad.lo.u32 %v, %v, 4, %x; mad.lo.u32 %i, %v, 30, %i;
      mov.u32 %x, %tid.x; mov.u32 %y, %tid.y; mov.u32 %n, %tid.z; mad.lo.u32 %v, %z, 1000, %n;
        mad.lo.u32 %v, %v, 10, %y; mad.lo.u32 %v, %v, 10, %x;
      ld.param.u64 %o, [out]; mad.wide.u32 %a, %i, 4, %o; st.global.u32 [%a], %v; ret; }"""
    for lanes in (30, 61, 4096):
        out = np.zeros((3, 2, 4, 2, 3, 5), "u4")
        ptx(text, (4, 2, 3), (5, 3, 2), out, lanes=lanes)
        cz, _, _, tz, ty, tx = np.indices(out.shape)
        assert (out == ((cz * 1000 + tz) * 10 + ty) * 10 + tx).all()


@pytest.mark.parametrize("size", [4, 8, 16])
def test_masks_of_several_groups_at_one_instruction(ptx, size: int) -> None:
    """Lanes take part with those that their own membermask names, though others are at the same instruction
    (PTX ISA 9.7.13).
    """
    text = kernel(f"""
      mov.u32 %v, %laneid; and.b32 %w, %v, {-size & 31}; mov.u32 %x, {(1 << size) - 1}; shl.b32 %x, %x, %w;
      ld.global.u32 %v, [%a]; setp.gt.u32 %p, %v, 500;
      vote.sync.ballot.b32 %w, %p, %x; st.global.u32 [%a+256], %w;
      vote.sync.all.pred %q, %p, %x; selp.u32 %w, 1, 0, %q; st.global.u32 [%a+512], %w;
      redux.sync.add.u32 %w, %v, %x; st.global.u32 [%a+768], %w;
      shr.u32 %v, %v, 9; match.any.sync.b32 %w, %v, %x; st.global.u32 [%a+1024], %w;
      match.all.sync.b32 %w|%q, %v, %x; st.global.u32 [%a+1280], %w; ret;""")
    data = np.random.default_rng(size).integers(0, 1000, 64).astype("u4")
    data[:size] = 999
    out = np.concatenate([data, np.zeros(320, "u4")])
    ptx(text, 1, 64, out)
    groups = data.reshape(-1, size)
    first = np.arange(64) % 32 // size * size

    def bits(where: np.ndarray) -> np.ndarray:
        return (where.astype("i8") << np.arange(size)).sum(1).repeat(size) << first

    high = groups >> 9
    each = high[:, :, None] == high[:, None, :]
    assert (out[64:128] == bits(groups > 500)).all()
    assert (out[128:192] == (groups > 500).all(1).repeat(size)).all()
    assert (out[192:256] == groups.sum(1).repeat(size)).all()
    assert (out[256:320] == ((each.astype("i8") << np.arange(size)).sum(2).reshape(64) << first)).all()
    assert (
        out[320:384] == np.where((high == high[:, :1]).all(1).repeat(size), ((1 << size) - 1) << first, 0)
    ).all()
