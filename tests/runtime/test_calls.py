"""Arguments of calls: constants, registers and `.param` variables, in any space of the parameter; recursion
by structures.
"""

from __future__ import annotations

import struct

import numpy as np
import pytest

FUNCTIONS = """
.visible .func (.reg .b32 r) in_registers(.reg .b32 a, .reg .f32 b) { .reg .u32 %x; cvt.rzi.u32.f32 %x, b;
  mad.lo.u32 r, a, 1000, %x; ret; }
.visible .func (.param .b32 r) in_memory(.param .b32 a, .param .f32 b) {
    .reg .u32 %x, %y; .reg .f32 %f; ld.param.b32 %y, [a]; ld.param.f32 %f, [b];
    cvt.rzi.u32.f32 %x, %f; mad.lo.u32 %x, %y, 1000, %x; st.param.b32 [r], %x; ret; }
"""


@pytest.mark.parametrize("callee", ("in_registers", "in_memory"))
@pytest.mark.parametrize(
    ("arguments", "want"),
    [
        ("(7, 2.0)", lambda t: 7002),
        ("(%t, 0f40400000)", lambda t: 1000 * t + 3),
        ("((3 + 4) * 2, %f)", lambda t: 14000 + t),
        ("(%t, %f)", lambda t: 1001 * t),
        ("(-1, 1.5)", lambda t: 2**32 - 999),
    ],
)
@pytest.mark.parametrize("how", ("{}", "%g, {}, any", "%g, {}, list"))
def test_constants_and_registers_as_arguments(ptx, callee: str, arguments: str, want, how: str) -> None:
    space = "reg" if callee == "in_registers" else "param"
    target = f"{callee}, {arguments}" if how == "{}" else how.format(arguments)
    out = np.zeros(64, np.uint32)
    ptx(
        FUNCTIONS
        + f""".visible .entry k(.param .u64 out) {{
        .reg .b64 %p, %g; .reg .b32 %t, %r; .reg .f32 %f;
        any: .callprototype (.{space} .b32 _) _ (.{space} .b32 _, .{space} .f32 _);
        list: .calltargets {callee};
        mov.u64 %g, {callee}; mov.u32 %t, %tid.x; cvt.rn.f32.u32 %f, %t; ld.param.u64 %p, [out];
          mad.wide.u32 %p, %t, 4, %p;
        call (%r), {target}; st.global.u32 [%p], %r; ret; }}""",
        1,
        64,
        out,
    )
    assert out.tolist() == [want(t) for t in range(64)]


def test_recursion_with_structures_by_value(ptx) -> None:
    """Fibonacci numbers and the depth, in a structure of 24 bytes, passed and returned through `.param`
    arrays of bytes.
    """
    text = """.visible .func (.param .align 8 .b8 result[24]) fib(.param .align 8 .b8 what[24]) {
        .reg .b64 %n, %sum, %a, %d; .reg .b32 %m; .reg .pred %small;
        ld.param.u64 %n, [what]; ld.param.u64 %sum, [what+8]; ld.param.u32 %m, [what+16];
        setp.lt.u64 %small, %n, 2; @%small bra LEAF;
        add.u32 %m, %m, 1; sub.u64 %n, %n, 1;
        { .param .align 8 .b8 give[24]; .param .align 8 .b8 got[24];
          st.param.u64 [give], %n; st.param.u64 [give+8], %sum; st.param.u32 [give+16], %m;
          call (got), fib, (give); ld.param.u64 %a, [got+8]; ld.param.u32 %d, [got+16]; }
        sub.u64 %n, %n, 1;
        { .param .align 8 .b8 give[24]; .param .align 8 .b8 got[24];
          st.param.u64 [give], %n; st.param.u64 [give+8], %a; st.param.u32 [give+16], %m;
          call (got), fib, (give); ld.param.u64 %sum, [got+8]; }
        st.param.u64 [result], %n; st.param.u64 [result+8], %sum; st.param.u32 [result+16], %d; ret;
        LEAF: add.u64 %sum, %sum, %n; st.param.u64 [result], %n; st.param.u64 [result+8], %sum;
          st.param.u32 [result+16], %m; ret; }
    .visible .entry k(.param .u64 out) {
        .reg .b64 %p, %n, %s, %d; .reg .b32 %t; mov.u32 %t, %tid.x; ld.param.u64 %p, [out];
          mad.wide.u32 %p, %t, 16, %p; cvt.u64.u32 %n, %t;
        { .param .align 8 .b8 give[24]; .param .align 8 .b8 got[24];
          st.param.u64 [give], %n; st.param.u64 [give+8], 0; st.param.u32 [give+16], 0;
          call (got), fib, (give); ld.param.u64 %s, [got+8]; ld.param.u32 %d, [got+16]; }
        st.global.u64 [%p], %s; st.global.u64 [%p+8], %d; ret; }"""
    text = (
        text.replace(".reg .b64 %n, %sum, %a, %d; .reg .b32 %m;", ".reg .b64 %n, %sum, %a; .reg .b32 %m, %d;")
        .replace("%p, %n, %s, %d; .reg .b32 %t;", "%p, %n, %s; .reg .b32 %t, %d;")
        .replace("st.global.u64 [%p+8], %d", "st.global.u32 [%p+8], %d")
    )
    out = np.zeros((13, 2), np.uint64)
    ptx(text, 1, 13, out)
    numbers = [0, 1]
    while len(numbers) < 13:
        numbers.append(numbers[-1] + numbers[-2])
    assert out[:, 0].tolist() == numbers
    assert out[:, 1].tolist() == [0, *range(12)]  # how deep the first branch went


def test_functions_by_other_names_and_variables_of_every_linkage(ptx) -> None:
    text = """.version 8.3
.target sm_90
.address_size 64
.visible .global .b32 seen = 5;
.weak .global .b32 feeble = 6;
.common .global .b32 shared_by_all;
.visible .global .attribute(.managed) .b32 managed_one = 7;
.visible .func (.reg .b32 r) original(.reg .b32 a) { add.u32 r, a, 100; ret; }
.visible .func (.reg .b32 r) other_name(.reg .b32 a);
.weak .func (.reg .b32 r) feeble_one(.reg .b32 a) { add.u32 r, a, 200; ret; }
.alias other_name, original;
.visible .entry k(.param .u64 out) {
    .reg .b64 %p; .reg .b32 %r<8>; ld.param.u64 %p, [out];
    call (%r1), other_name, (1); call (%r2), feeble_one, (2);
    ld.global.u32 %r3, [seen]; ld.global.u32 %r4, [feeble]; ld.global.u32 %r5, [shared_by_all];
      ld.global.u32 %r6, [managed_one];
    st.global.v2.u32 [%p], {%r1, %r2}; st.global.v4.u32 [%p+16], {%r3, %r4, %r5, %r6}; ret; }"""
    out = np.zeros(8, np.uint32)
    ptx(text, 1, 1, out)
    assert out.tolist() == [101, 202, 0, 0, 5, 6, 0, 7]
    assert struct.unpack("<I", bytes(ptx.program.executable.variable(ptx.memory, "managed_one"))) == (7,)


def test_a_block_is_a_cluster_of_its_own(ptx) -> None:
    """Without clusters a block is one of one: its rank is 0, and what lies there is its own."""
    text = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 out) {
    .shared .b32 s; .reg .b64 %p, %g, %m; .reg .b32 %t, %a, %b, %c, %r; .reg .pred %q;
    setmaxnreg.dec.sync.aligned.u32 40; setmaxnreg.inc.sync.aligned.u32 96;
    ld.param.u64 %p, [out]; mov.u32 %t, %tid.x; setp.eq.u32 %q, %t, 0; @%q st.shared.u32 [s], %ctaid.x;
      bar.sync 0;
    mov.u32 %a, s; mapa.shared::cluster.u32 %b, %a, 0; ld.shared::cluster.u32 %b, [%b];
    mov.u64 %m, s; cvta.shared.u64 %g, %m; mapa.u64 %g, %g, 0; ld.u32 %c, [%g]; getctarank.u32 %r, %g;
    mov.u32 %a, %ctaid.x; mad.lo.u32 %t, %a, %ntid.x, %t; mad.wide.u32 %p, %t, 16, %p;
    mov.u32 %a, %cluster_ctarank; st.global.v4.u32 [%p], {%b, %c, %r, %a}; ret; }"""
    text = text.replace(
        "@%q st.shared.u32 [s], %ctaid.x;", "mov.u32 %a, %ctaid.x; @%q st.shared.u32 [s], %a;"
    )
    out = np.ones((3, 32, 4), np.uint32)
    ptx(text, 3, 32, out)
    assert out.tolist() == [[[block, block, 0, 0]] * 32 for block in range(3)]
