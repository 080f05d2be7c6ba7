"""Extensions of assemblers: accepted with a warning at their location, printed in standard form, with the
right meaning.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rewriting.desugar import desugar
from minicc.ptx.rules.verifier import verify

from .samples import PTXAS, module, ptxas_verdicts

# ¦ stands before the place; then the warning, then what is printed in its stead ('' where it stays).
LINES = [
    ("¦sub.cc.cc.u32 %r1, %r2, %r3;", "duplicate '.cc' in 'sub.cc.cc.u32'", "sub.cc.u32 %r1, %r2, %r3;"),
    (
        "¦sin.approx.f32.approx %f1, %f9;",
        "duplicate '.approx' in 'sin.approx.f32.approx'",
        "sin.approx.f32 %f1, %f9;",
    ),
    (
        "¦pmevent.mask.global_stride 0;",
        "'pmevent' has no modifier '.global_stride'; it is ignored",
        "pmevent.mask 0;",
    ),
    ("¦rcp.rp.ftz.f64 %fd1, %fd2;", "'.ftz' of 'rcp.rp.ftz.f64' has no effect", "rcp.rp.f64 %fd1, %fd2;"),
    ("¦cvt.rp.f32.bf16 %f1, %h9;", "'.rp' of 'cvt.rp.f32.bf16' has no effect", "cvt.f32.bf16 %f1, %h9;"),
    (
        "¦prefetch.L2::evict_last [%rd1];",
        "'prefetch.L2::evict_last' does not say '.global', which is meant",
        "prefetch.global.L2::evict_last [%rd1];",
    ),
    (
        "ldu.b32 ¦{%r1}, [%rd2];",
        "one value is expected here: the first in the braces is taken",
        "ldu.b32 %r1, [%rd2];",
    ),
    (
        "mov.b16 ¦{%h1}, %h9;",
        "one value is expected here: the first in the braces is taken",
        "mov.b16 %h1, %h9;",
    ),
    (
        "sust.b.1d.b32.trap [%rd1, {%r10}], ¦{%r1, %r2};",
        "one value is expected here: the first in the braces is taken",
        "sust.b.1d.b32.trap [%rd1, {%r10}], %r1;",
    ),
    ("add.u64 %rd1, %rd2, ¦gv+4;", "the address 'gv+4' is not a value; 'mov' it to a register first", ""),
    ("rsqrt.approx.f32 %f1, ¦ext;", "the address 'ext' is not a value; 'mov' it to a register first", ""),
    (
        "mov.u64 %rd1, ¦18446744073709551617;",
        "integer constant '18446744073709551617' is too large for 64 bits; its low ones are taken",
        "mov.u64 %rd1, 1;",
    ),
    (
        "¦tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd1, %rd2, {%f5, %f6}];",
        "'tex.2d.v4.f32.f32' with a sampler requires '.target texmode_independent'",
        "",
    ),
    ("st.v2.b32 [%rd1], ¦{%r1, %p1};", "the elements of operand 'b' have other types than '.b32'", ""),
    (
        "st.v2.b32 [%rd1], ¦{%r1, %tid.x};",
        "a special register cannot be a vector element; 'mov' it to a register first",
        "mov.b32",
    ),
    (
        "mbarrier.arrive.shared.b64 %rd1, [sv], ¦{%r1, %r1};",
        "one value is expected here: the first in the braces is taken",
        "mbarrier.arrive.shared.b64 %rd1, [sv], %r1;",
    ),
    ("st.global.L2::cache_hint.u32 [%rd1], %r1, ¦5;", "operand 'policy' must be a register, found '5'", ""),
    ("¦testp.f32 %p1, %f9;", "'testp.f32' is in no document", ""),
    (
        "¦vote.sync.uni.uni.pred %p1, %p2, %r1;",
        "duplicate '.uni' in 'vote.sync.uni.uni.pred'",
        "vote.sync.uni.pred %p1, %p2, %r1;",
    ),
    (
        "¦sust.p.1d.b32.cs.zero [%rd1, {%r1}], %r9;",
        "'.cs' of 'sust.p.1d.b32.cs.zero' has no effect",
        "sust.p.1d.b32.zero",
    ),
    (
        (
            "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [sv], [%rd1, {%r1}],"
            " ¦sv+4;"
        ),
        "the address 'sv+4' needs brackets",
        "",
    ),
    (
        (
            "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [sv], [%rd1, {%r1}],"
            " ¦2.0;"
        ),
        "the number 0d4000000000000000 is no address",
        "",
    ),
    (
        "tex.2d.v4.f32.f32 ¦{%s1, %r2, %f3, %f4}, [%rd1, {%f5, %f6}];",
        "the elements of operand 'd' have other types than '.f32'",
        "",
    ),
]


@pytest.mark.parametrize(("line", "message", "printed"), LINES)
def test_a_warning_at_its_place_and_plain_text(line: str, message: str, printed: str) -> None:
    text, number = module([line.replace("¦", "")], "9.0", "sm_90")
    parsed = parse(text)
    result = [
        (d.severity, d.message, d.location.line, d.location.column) for d in verify(parsed) if d.location
    ]
    assert result == [("warning", message, number, line.index("¦") + 1)]
    for again in (print_module(parsed), print_module(desugar(parsed))):
        assert print_module(parse(again)) == again
    assert printed in " ".join(again.split())


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
def test_ptxas_takes_each_of_them(tmp_path) -> None:
    # Newer ones meet an error of their own at a predicate that is stored.
    lines = [line.replace("¦", "") for line, _, _ in LINES if "%p1};" not in line]
    assert ptxas_verdicts(lines, "9.0", "sm_90", tmp_path, set(range(len(lines)))) == [None] * len(lines)


# What looks like one of them and is refused, as ptxas does.
REFUSED = [
    "testp.finite.f32.normal %p1, %f9;",
    "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [sv], [%rd1, {%r1}], gv;",
    "add.rn.rn.f32 %f1, %f2, %f3;",
    "add.s32 %r1, %r2, {%r3};",
    "ld.global.u32 {%r1, %r2}, [%rd1];",
    "add.u64 %rd1, %rd2, gv;",
    "rem.s16 %h1, %h2, ext;",
    "tex.cube.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd1, %rd2, {%f5, %f6, %f7, %f8}];",
    "tex.2d.v4.f32.f32 {%s1, %f2, %f3, %f4}, [%rd1, {%f5, %f6}];",
    "wmma.load.a.sync.aligned.row.m16n16k16.f16 {%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8}, [%h1];",
    "add.f32 %f1, %f2, gv+4;",
    "{ ret;; }",
    "ld.global.u32 %r1, [%r2];",
    "cp.async.mbarrier.arrive.b64 [%ub1];",
    "mov.u32 %r1, {%r2};",
    "st.v2.b16 [%rd1], {%h1, %p1};",
    "cvta.shared.u64 %rd1, ext;",
    "mov.b64 {%r9, %r11}, {%rd5};",
    "st.v4.b32 [gv], {%u8, %u9, %u16, 2.0};",
    "elect.sync %r1|_, %r7;",
    "elect.sync %f4|%p4, %r4;",
    "setp.eq.s32 _|_, %r9, %r7;",
    "mov.b64 %rd1, tx;",
    "setp.eq.f16 %p1|%p2, %h9, %h7;",
    "tanh.approx.bf16x2 %r1, {%r2, %r2};",
    "vadd.u32.u32.u32 %r1, gv+4, %r2;",
]

# ptxas 13.0 accepts these; ptxas 13.5 refuses them, for the same PTX version and target.
REFUSED_LATELY = ["sub.bf16x2 %r1, %r9, {%r17, %r17};", "ld.param::func.u32 %r1, [kp];"]


@pytest.mark.parametrize("line", [*REFUSED, *REFUSED_LATELY])
def test_what_assemblers_refuse_too(line: str) -> None:
    text, _ = module([line], "9.0", "sm_90")
    with pytest.raises(minicc.PtxError):
        errors = verify(parse(text))
        raise (
            minicc.PtxError([d for d in errors if d.severity == "error"])
            if any(d.severity == "error" for d in errors)
            else AssertionError(errors)
        )


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
def test_ptxas_refuses_each_of_those(tmp_path) -> None:
    assert None not in ptxas_verdicts(REFUSED, "9.0", "sm_90", tmp_path, set(range(len(REFUSED))))


def test_early_carries_warn() -> None:
    text, _ = module(["subc.u32 %r1, %r2, %r3;", "addc.u64 %rd1, %rd2, %rd3;"], "2.3", "sm_20")
    assert [(d.severity, d.message.split(",")[0]) for d in verify(parse(text))] == [
        ("warning", "'subc.u32' requires PTX version 3.0"),
        ("warning", "'addc.u64' requires PTX version 4.3"),
    ]


def test_many_warnings_do_not_stop_the_parser() -> None:
    text, _ = module(["sub.cc.cc.u32 %r1, %r2, %r3;"] * 50)
    assert len(verify(parse(text))) == 50


def run(body: str, size: int = 8, **settings) -> np.ndarray:
    out = np.zeros(size, np.uint32)
    minicc.ObjectCode.from_ptx(f""".version 9.0
.target sm_90
.address_size 64
.global .align 4 .u32 table[4] = {{11, 22, 33, 44}};
.visible .entry k(.param .u64 out, .param .u64 more) {{ .reg .b32 %r<16>; .reg .f32 %f<16>; .reg .b64 %rd<9>;
  .reg .b16 %h<9>; .reg .pred %p<2>;
ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [more]; {body} ret; }}""")["k"][1, 1](out, *settings.values())
    return out


def test_values() -> None:
    more = np.zeros(1, np.uint32)
    # 3 - 5 borrows, so that the next subtraction takes one more away.
    assert run(
        "mov.u32 %r1, 3; sub.cc.cc.u32 %r2, %r1, 5; subc.u32 %r3, 9, 2; st.global.v2.u32 [%rd1], {%r2, %r3};",
        more=more,
    )[:2].tolist() == [2**32 - 2, 6]
    assert (
        run(
            "mov.u64 %rd3, 8; add.u64 %rd4, %rd3, table+4; ld.global.u32 {%r1}, [%rd4]; st.global.u32 [%rd1],"
            " {%r1};",
            more=more,
        )[0]
        == 44
    )
    assert run("mov.u64 %rd3, 18446744073709551621; st.global.u64 [%rd1], %rd3;", more=more)[0] == 5
    assert run(
        "mov.u32 %r1, 3; setp.eq.u32 %p1, %r1, 3; st.global.v2.u32 [%rd1], {%ntid.x, %p1};", more=more
    )[:2].tolist() == [1, 1]


def test_registers_of_other_types_hold_the_bits() -> None:
    texture = minicc.Texture(np.arange(16, dtype=np.float32).reshape(2, 2, 4), channels=4)
    result = run(
        "mov.f32 %f5, 0f3F800000; mov.f32 %f6, 0f00000000; tex.2d.v4.f32.f32 {%r1, %r2, %f3, %f4}, [%rd2,"
        " {%f5, %f6}]; st.global.v4.b32 [%rd1], {%r1, %r2, %f3, %f4};",
        more=texture,
    )
    assert result[:4].view(np.float32).tolist() == [4, 5, 6, 7]


def test_a_texture_is_its_own_sampler() -> None:
    texture = minicc.Texture(np.arange(16, dtype=np.float32).reshape(2, 2, 4), channels=4)
    result = run(
        "mov.f32 %f5, 0f3F800000; mov.f32 %f6, 0f3F800000; tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd2,"
        " %rd2, {%f5, %f6}]; st.global.v4.f32 [%rd1], {%f1, %f2, %f3, %f4};",
        more=texture,
    )
    assert result[:4].view(np.float32).tolist() == [12, 13, 14, 15]
