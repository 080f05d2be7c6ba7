"""Many lanes, few lanes and one value for all lanes: ways in which the engine runs the same instruction."""

from __future__ import annotations

import time

import numpy as np

import minicc

HEADER = ".version 8.3\n.target sm_90\n.address_size 64\n"
FEW = (
    HEADER
    + """
.visible .entry k(.param .u64 image, .param .u64 canvas, .param .u64 out) {
  .reg .b64 %a, %h, %s; .reg .b32 %i, %t, %n, %x; .reg .f32 %f, %sum; .reg .f32 %r<4>; .reg .pred %p;
  ld.param.u64 %h, [image]; ld.param.u64 %s, [canvas]; ld.param.u64 %a, [out];
  mov.u32 %i, %ctaid.x; mov.u32 %n, %ntid.x; mov.u32 %t, %tid.x; mad.lo.u32 %i, %i, %n, %t;
  mov.f32 %sum, 0f00000000;
  mov.b32 %n, 0;
  and.b32 %t, %i, 255; setp.ne.u32 %p, %t, 7; @%p bra DONE;
LOOP:
  add.u32 %x, %n, %i; and.b32 %x, %x, 63; cvt.rn.f32.u32 %f, %x; add.f32 %f, %f, 0f3F400000;
  tex.1d.v4.f32.f32 {%r0, %r1, %r2, %r3}, [%h, {%f}];
  add.f32 %sum, %sum, %r0;
  mad.lo.u32 %x, %n, 4, 0;
  sust.b.1d.b32.trap [%s, {%x}], {%i};
  add.u32 %n, %n, 1; setp.lt.u32 %p, %n, 5; @%p bra LOOP;
DONE:
  mad.wide.u32 %a, %i, 4, %a; st.global.f32 [%a], %sum;
  ret;
}
"""
)
PLANE = (
    HEADER
    + """
.visible .entry k(.param .u64 image, .param .u64 out) {
  .reg .b64 %a, %h; .reg .b32 %i, %t, %n; .reg .f32 %x, %y; .reg .f32 %r<4>;
  ld.param.u64 %h, [image]; ld.param.u64 %a, [out];
  mov.u32 %i, %ctaid.x; mov.u32 %n, %ntid.x; mov.u32 %t, %tid.x; mad.lo.u32 %i, %i, %n, %t;
  and.b32 %t, %i, 1023; shr.u32 %n, %i, 10;
  cvt.rn.f32.u32 %x, %t; cvt.rn.f32.u32 %y, %n; add.f32 %x, %x, 0f3F800000; add.f32 %y, %y, 0f3F400000;
  tex.2d.v4.f32.f32 {%r0, %r1, %r2, %r3}, [%h, {%x, %y}];
  mad.wide.u32 %a, %i, 4, %a; st.global.f32 [%a], %r0;
  ret;
}
"""
)


def test_few_lanes_of_many() -> None:
    """One lane in 256 loops, which the engine then runs alone."""
    image, canvas = np.arange(64, dtype=np.float32) ** 2, np.zeros(5, np.uint32)
    results = []
    for engine in (None, "plain"):
        out = np.zeros(8192, np.float32)
        minicc.ObjectCode.from_ptx(FEW)["k"](
            (32,),
            (256,),
            (minicc.Texture(image, filter="linear"), minicc.Surface(canvas), out),
            engine=engine,
        )
        results.append(out)
        assert (canvas == 7 + 256 * 31).all(), "the highest lane's value stays"
    want = np.zeros(8192, np.float32)
    for lane in range(7, 8192, 256):
        at = np.array([(lane + n) % 64 for n in range(5)])
        after = np.minimum(at + 1, 63)
        want[lane] = (0.75 * image[at] + 0.25 * image[after]).sum()
    assert (results[0] == want).all()
    assert (results[1] == want).all()


def test_one_place_for_all_lanes() -> None:
    text = (
        HEADER
        + """
.visible .entry k(.param .u64 image, .param .u64 canvas, .param .u64 out, .param .f32 x) {
  .reg .b64 %a, %h, %s; .reg .b32 %t, %zero, %q; .reg .f32 %x; .reg .f32 %r<4>;
  ld.param.u64 %h, [image]; ld.param.u64 %s, [canvas]; ld.param.u64 %a, [out]; ld.param.f32 %x, [x];
  tex.1d.v4.f32.f32 {%r0, %r1, %r2, %r3}, [%h, {%x}];
  mov.u32 %t, %tid.x; mov.b32 %zero, 4; mov.b32 %q, 8;
  sust.b.1d.b32.trap [%s, {%zero}], {%t};
  sured.b.add.1d.u32.trap [%s, {%q}], 3;
  mad.wide.u32 %a, %t, 4, %a; st.global.f32 [%a], %r0;
  ret;
}
"""
    )
    canvas, out = np.zeros(3, np.uint32), np.zeros(64, np.float32)
    image = minicc.Texture(np.array([1, 2, 4], np.float32), filter="linear")
    minicc.ObjectCode.from_ptx(text)["k"][1, 64](image, minicc.Surface(canvas), out, np.float32(2.25))
    assert (out == 2 * 0.25 + 4 * 0.75).all()
    assert canvas.tolist() == [0, 63, 192]


def test_a_million_filtered_reads_are_arithmetic_on_arrays() -> None:
    """They cost some times the same sums by hand, not some a texel."""
    picture = np.random.default_rng(0).random((1024, 1024)).astype(np.float32)
    out = np.zeros_like(picture)
    kernel = minicc.ObjectCode.from_ptx(PLANE)["k"]
    x, y = np.minimum(np.arange(1024) + 1, 1023), np.minimum(np.arange(1024) + 1, 1023)

    def by_hand() -> np.ndarray:
        wide = picture.astype(np.float64)
        rows = 0.5 * wide + 0.5 * wide[:, x]
        return 0.75 * rows + 0.25 * rows[y]

    times: list[tuple[float, float]] = []
    for _ in range(3):
        begin = time.process_time()
        kernel[4096, 256](minicc.Texture(picture, filter="linear"), out)
        middle = time.process_time()
        want = by_hand()
        times.append((middle - begin, time.process_time() - middle))
    assert np.allclose(out, want, rtol=1e-6)
    assert min(engine for engine, _ in times) < 30 * min(hand for _, hand in times), times
