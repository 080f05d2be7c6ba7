"""Operations that call back to the NumPy engine's definitions (textures, surfaces), and others with rare
variants (matrices, directed rounding, mbarriers): both engines agree.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.support.diagnostics import KernelFault

HEAD = ".version 8.3\n.target sm_90\n.address_size 64\n"
KERNEL = (
    HEAD
    + """.visible .entry k(.param .u64 image, .param .u64 canvas, .param .u64 out, .param .u32 n) {
  .reg .b64 %a, %h, %s; .reg .b32 %i, %t, %n, %x; .reg .f32 %f, %g; .reg .f32 %r<4>; .reg .pred %p;
  ld.param.u64 %h, [image]; ld.param.u64 %s, [canvas]; ld.param.u64 %a, [out]; ld.param.u32 %n, [n];
  mov.u32 %i, %ctaid.x; mov.u32 %x, %ntid.x; mov.u32 %t, %tid.x; mad.lo.u32 %i, %i, %x, %t;
  and.b32 %t, %i, 3; setp.eq.u32 %p, %t, 1; @%p bra DONE;
  cvt.rn.f32.u32 %f, %i; mul.f32 %f, %f, 0f3E99999A; cvt.rn.f32.u32 %g, %t;
  BODY
  mad.wide.u32 %a, %i, 4, %a; st.global.f32 [%a], %r0;
DONE: ret;
}
"""
)
BODIES = {
    "filtered": "tex.2d.v4.f32.f32 {%r0, %r1, %r2, %r3}, [%h, {%f, %g}];",
    "gathered": "tld4.r.2d.v4.f32.f32 {%r3, %r2, %r1, %r0}, [%h, {%f, %g}];",
    "queried": "txq.width.b32 %x, [%h]; cvt.rn.f32.u32 %r0, %x;",
    "stored and loaded": (
        "shl.b32 %n, %i, 2; sust.b.2d.b32.zero [%s, {%n, %t}], {%i}; suld.b.2d.b32.zero %x, [%s, {%n, %t}];"
        " cvt.rn.f32.u32 %r0, %x;"
    ),
    "trapped": "mad.lo.u32 %x, %i, %n, 0; sust.b.2d.b32.trap [%s, {%x, %t}], {%i}; mov.f32 %r0, 0f00000000;",
    "added": "shl.b32 %n, %i, 2; sured.b.add.2d.u32.clamp [%s, {%n, %t}], %i; mov.f32 %r0, %f;",
    "no handle": "tex.2d.v4.f32.f32 {%r0, %r1, %r2, %r3}, [%a, {%f, %g}];",
}


def outcomes(obj: minicc.ObjectCode, grid: int, block: int, make: object) -> list[object]:
    """Return the results of both engines, or their faults."""
    outcome: list[object] = []
    for engine in ("reference", "native"):
        arguments = make()  # type: ignore[operator]
        try:
            result = obj["k"]((grid,), (block,), tuple(arguments), engine=engine)
            assert result.engine == engine
            outcome.append(
                ([a.tobytes() for a in arguments if isinstance(a, np.ndarray)], result.thread_instructions)
            )
        except KernelFault as fault:
            outcome.append((type(fault), str(fault), fault.site))
    return outcome


@pytest.mark.parametrize("name", BODIES)
def test_textures_and_surfaces(name: str) -> None:
    obj = minicc.ObjectCode.from_ptx(KERNEL.replace("BODY", BODIES[name]))
    image = np.random.default_rng(3).random((5, 40), np.float32)
    canvases = []

    def make() -> list[object]:
        canvases.append(np.zeros((4, 128), np.uint32))
        return [
            minicc.Texture(image, filter="linear"),
            minicc.Surface(canvases[-1]),
            np.zeros(160, np.float32),
            np.uint32(4),
        ]

    wanted, result = outcomes(obj, 2, 80, make)
    assert result == wanted and (canvases[0] == canvases[1]).all()
    assert isinstance(wanted[0], type) == (name in ("trapped", "no handle"))


@pytest.mark.parametrize("mode", ["rz", "rd", "ru"])
def test_doubles_with_directed_rounding(mode: str) -> None:
    source = "".join(
        f"y[6 * i + {n}] = {text};\n"
        for n, text in enumerate(
            (
                f"__dadd_{mode}(a, b)",
                f"__dmul_{mode}(a, b)",
                f"__ddiv_{mode}(a, b)",
                f"__dsqrt_{mode}(fabs(a))",
                f"__fma_{mode}(a, b, a)",
                f"i & 1 ? __dmul_{mode}(3.0, b) : 0",
            )
        )
    )
    obj = minicc.compile(
        "__global__ void k(double *y, const double *x) { int i = threadIdx.x + blockIdx.x * blockDim.x;"
        f" double a = x[2 * i], b = x[2 * i + 1];\n{source}}}"
    )
    rng = np.random.default_rng(1)
    x = rng.standard_normal(300) * 10.0 ** rng.integers(-300, 300, 300)
    x[:40] = [0, -0.0, np.inf, np.nan, 5e-324, 1e308, -1e308, 1, 3, -2] * 4
    wanted, result = outcomes(obj, 3, 50, lambda: [np.zeros(900), x.copy()])
    assert result == wanted


def test_sparse_and_narrow_matrices() -> None:
    text = (
        HEAD.replace("8.3", "8.5")
        + """.visible .entry k(.param .u64 x, .param .u64 y) {
      .reg .b64 %x, %y; .reg .b32 %l; .reg .b32 %r<8>; .reg .b32 %d<4>; .reg .b32 %e<4>;
      ld.param.u64 %x, [x]; ld.param.u64 %y, [y]; mov.u32 %l, %laneid; mad.wide.u32 %x, %l, 32, %x;
        mad.wide.u32 %y, %l, 32, %y;
      ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%x]; ld.global.v4.b32 {%r4, %r5, %r6, %r7}, [%x+16];
      mma.sync.aligned.m16n8k32.row.col.s32.u4.s4.s32 {%d0, %d1, %d2, %d3}, {%r0, %r1}, {%r2}, {%r4, %r5,
    %r6, %r7};
      and.b32 %l, %r3, 0; or.b32 %l, %l, 0x4E4E4E4E;
      mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%e0, %e1, %e2, %e3}, {%r0,
    %r1}, {%r2, %r3}, {%r4, %r5, %r6, %r7}, %l, 0x0;
      st.global.v4.b32 [%y], {%d0, %d1, %d2, %d3}; st.global.v4.b32 [%y+16], {%e0, %e1, %e2, %e3}; ret; }"""
    )
    x = np.random.default_rng(5).integers(0, 1 << 14, (64, 8)).astype(np.uint32)
    wanted, result = outcomes(
        minicc.ObjectCode.from_ptx(text), 1, 32, lambda: [x.copy(), np.zeros((64, 8), np.uint32)]
    )
    assert result == wanted


def test_automatic_selection_avoids_callbacks() -> None:
    obj = minicc.ObjectCode.from_ptx(KERNEL.replace("BODY", BODIES["stored and loaded"]))
    result = obj["k"](
        (820,),
        (80,),
        (
            minicc.Texture(np.ones((4, 4), np.float32)),
            minicc.Surface(np.zeros((4, 4), np.uint32)),
            np.zeros(65600, np.float32),
            np.uint32(1),
        ),
    )
    assert (result.engine, result.reason) == (
        "reference",
        "'images.store', 'images.load' has no machine code",
    )


def test_mbarriers() -> None:
    text = (
        HEAD
        + """.visible .entry k(.param .u64 y) { .reg .b64 %y, %s<2>; .reg .b32 %t, %r; .reg .pred %p, %q;
    .shared .align 8 .b64 bar;
      ld.param.u64 %y, [y]; mov.u32 %t, %tid.x; mad.wide.u32 %y, %t, 8, %y; setp.eq.u32 %p, %t, 0;
      @%p mbarrier.init.shared.b64 [bar], 100; bar.sync 0; mbarrier.arrive.shared.b64 %s0, [bar];
        mov.b64 %s1, 7; bar.sync 0;
      setp.gt.u32 %q, %t, 70; @%q mbarrier.arrive.shared.b64 %s1, [bar], 2; bar.sync 0;
      mbarrier.test_wait.shared.b64 %p, [bar], %s0; selp.b32 %r, 1, 0, %p; xor.b64 %s0, %s0, %s1;
        st.global.b64 [%y], %s0; @%p st.global.u32 [%y], %r; ret; }"""
    )
    obj = minicc.ObjectCode.from_ptx(text)
    wanted, result = outcomes(obj, 1, 96, lambda: [np.zeros(96, np.uint64)])
    assert result == wanted


@pytest.mark.parametrize(
    "body",
    [
        "mbarrier.test_wait.shared.b64 %p, [bar], %s;",
        "mbarrier.arrive.shared.b64 %s, [bar]; setp.gt.u64 %p, %s, %n;",
    ],
)
def test_a_loop_that_waits_for_an_mbarrier_runs_on_the_reference_engine(body: str) -> None:
    obj = minicc.ObjectCode.from_ptx(
        HEAD
        + f""".visible .entry k(.param .u64 n) {{ .reg .b64 %n, %s; .reg .pred %p; .shared .align 8 .b64 bar;
      ld.param.u64 %n, [n]; mbarrier.init.shared.b64 [bar], 32; mbarrier.arrive.shared.b64 %s, [bar];
      AGAIN: {body} @!%p bra AGAIN; ret; }}"""
    )
    assert obj["k"]((1,), (32,), (np.uint64(1),), engine="native").engine == "reference"
