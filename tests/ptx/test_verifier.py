"""The verifier: for every rule modules that break it, each message at its place."""

from __future__ import annotations

import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.rules.targets import TARGETS
from minicc.ptx.rules.verifier import RULES, verify, verify_rules

from .samples import module

# (rule, instruction with the place marked, message); ¦ stands before the place.
# fmt: off
LINES = [
    (3, "¦add.u16x2 %r1, %r2, %r3;", "'add.u16x2' requires target sm_90 or higher, the module has sm_80"),
    (3, "mov.u32 %r1, ¦%clusterid.x;", "'%clusterid.x' requires target sm_90 or higher, the module has "
                                       "sm_80"),
    (2, "mov.u32 %r1, ¦%aggr_smem_size;", "'%aggr_smem_size' requires PTX version 8.1, the module has 8.0"),
    (4, "¦shfl.down.b32 %r1, %r2, 1, 31;",
     "'shfl.down.b32' was removed after PTX version 6.3 for sm_70 and higher"),
    (4, "@%p1 ¦vote.all.pred %p1, %p2;".replace("@%p1 ¦", "¦"),
     "'vote.all.pred' was removed after PTX version 6.3 for sm_70 and higher"),
    (5, "mov.u32 ¦5, %r1;", "destination must be a register, found '5'"),
    (5, "mov.u32 ¦%tid.x, %r1;", "destination must be a register, found '%tid.x'"),
    (5, "ld.global.u32 ¦_, [%rd1];", "operand 'd' cannot be '_'"),
    (5, "add.s32 ¦_, %r1, %r2;", "operand 'd' cannot be '_'"),
    (5, "mov.b64 ¦_, {%r1, %r2};", "operand 'd' cannot be '_'"),
    (10, "ld.global.v2.b32 ¦{_, _}, [%rd1];",
        "no element of operand 'd' is a register, which would give the vector its type"),
    (7, "mov.b64 %rd1, ¦{%f1, %u2};", "neighbours in operand 'a' have different types"),
    (7, "mov.b64 ¦{%xx1, %f2}, %rd1;", "neighbours in operand 'd' have different types"),
    (7, "mov.b64 %rd1, ¦{%f1, 1};", "neighbours in operand 'a' have different types"),
    (7, "mov.b64 %rd1, ¦{%u1, 2.0};", "neighbours in operand 'a' have different types"),
    (10, "mov.b64 %rd1, ¦{2.0, 2.0};",
        "'0d4000000000000000' is not an element of 32 bits, as packing '.b64' in 2 requires"),
    (7, "st.global.v2.b32 [%rd1], ¦{%f1, 1};", "neighbours in operand 'b' have different types"),
    (7,
        "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {%f1, %f2, %f3, %f4}, ¦{%u1, %u2}, {%r1}, {%f1, "
        "%f2, %f3, %f4};",
        None),
    (7,
        "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%f1, %f2, %f3, %f4}, ¦{%f1, %f2, %f3, %f4}, "
        "{%r1, %r2}, {%f1, %f2, %f3, %f4};",
        None),
    (7, "wmma.load.a.sync.aligned.row.m16n16k16.s8 ¦{%xx1, %xx2}, [%rd1];", None),
    (7, "cvt.rn.bf16.f32 %h1, ¦%rd1;", "'%rd1' has type '.b64', 'cvt.rn.bf16.f32' expects '.f32'"),
    (7, "redux.sync.min.s32 %r1, ¦%xx2, %r3;",
        "'%xx2' has type '.f16x2', 'redux.sync.min.s32' expects '.s32'"),
    (13, "prefetch.global.L2::evict_last ¦[sv];",
        "'sv' is in '.shared' space, 'prefetch.global.L2::evict_last' accesses '.global'"),
    (13, "mov.u64 %rd1, ¦ext+4;",
        "'ext+4' is calculated from the address of a function, which assemblers do not know"),
    (5, "elect.sync ¦%r1, -1;", None),
    (6, "add.s32 %r1, ¦%tid.x, 1;",
        "special register '%tid.x' cannot be used here; 'mov' it to a register first"),
    (6, "add.u64 %rd1, %rd2, ¦gv;", "the address 'gv' cannot be used here; 'mov' it to a register first"),
    (6, "lop3.b32 %r1, %r2, %r3, %r4, ¦%r5;", "operand 'lut' must be a constant, found register '%r5'"),
    (6, "mov.b128 %q1, ¦5;", None),
    (6, "add.s32 %r1, %r2, ¦!%p1;", "a negated predicate is not allowed for operand 'b'"),
    (6, "add.s32 %r1, ¦_, 1;", None),
    (7, "add.f32 %f1, ¦%s2, %f3;", "'%s2' has type '.s32', 'add.f32' expects '.f32'"),
    (7, "add.s32 ¦%f1, %r2, %r3;", "'%f1' has type '.f32', 'add.s32' expects '.s32'"),
    (7, "mul.wide.s32 ¦%r1, %r2, %r3;", "'%r1' has type '.b32', 'mul.wide.s32' expects '.s64'"),
    (7, "shl.b32 %r1, %r2, ¦%rd1;", "'%rd1' has type '.b64', 'shl.b32' expects '.u32'"),
    (7, "ld.global.u64 ¦%r1, [%rd1];", "'%r1' has type '.b32', 'ld.global.u64' expects '.u64' or wider"),
    (7, "st.global.s32 [%rd1], ¦%f1;", "'%f1' has type '.f32', 'st.global.s32' expects '.s32' or wider"),
    (7, "cvt.u8.s32 ¦%f1, %r1;", "'%f1' has type '.f32', 'cvt.u8.s32' expects '.u8' or wider"),
    (7, "setp.eq.s32 ¦%r1, %r2, %r3;", "'%r1' has type '.b32', 'setp.eq.s32' expects '.pred'"),
    (7, "selp.b32 %r1, %r2, %r3, ¦%r4;", "'%r4' has type '.b32', 'selp.b32' expects '.pred'"),
    (7, "mov.u64 %rd1, ¦%tid.x;", "'%tid.x' has type '.u32', 'mov.u64' expects '.u64'"),
    (7, "mov.f64 %fd1, ¦gv;", "the address 'gv' is an integer, 'mov.f64' expects '.f64'"),
    (7, "isspacep.global %p1, ¦%f1;", "'%f1' of type '.f32' cannot hold an address"),
    (8, "add.f32 %f1, %f2, ¦1;", "integer constant where 'add.f32' expects '.f32'"),
    (8, "add.s32 %r1, %r2, ¦1.5;", "floating-point constant where 'add.s32' expects '.s32'"),
    (8, "mov.b32 %r1, ¦0d3FF0000000000000;", "floating-point constant where 'mov.b32' expects '.b32'"),
    (8, "st.global.f32 [%rd1], ¦5;", "integer constant where 'st.global.f32' expects '.f32'"),
    (8, "add.f16 %h1, %h2, ¦1.0;", "floating-point constant where 'add.f16' expects '.f16'"),
    (9, "bar.sync ¦16;", "constant 16 for operand 'a' is out of range; expected 0 to 15"),
    (9, "bar.sync ¦-1;", "constant -1 for operand 'a' is out of range; expected 0 to 15"),
    (9, "bar.sync 0, ¦33;", "constant 33 for operand 'b' is not a multiple of 32"),
    (9, "bfe.u32 %r1, %r2, ¦300, 4;", "constant 300 for operand 'b' is out of range; expected 0 to 255"),
    (9, "pmevent ¦16;", "constant 16 for operand 'a' is out of range; expected 0 to 15"),
    (9, "cp.async.cg.shared.global [%r1], [%rd1], ¦8;",
        "constant 8 for operand 'size' is out of range; expected 16"),
    (26, "¦sub.cc.cc.u32 %r1, %r2, %r3;", "duplicate '.cc' in 'sub.cc.cc.u32'"),
    (13, "cvta.global.u64 %rd1, ¦sv;",
        "'sv' is in '.shared' space, 'cvta.global.u64' takes addresses in '.global'"),
    (13, "mov.b32 %r1, ¦tx;", "'tx' is a '.texref', whose handle has 64 bits and no address space"),
    (12, "¦cvta.shared.u32 %r1, %r2;",
        "'cvta.shared.u32' converts addresses of 32 bits; the module's have 64"),
    (10, "ld.global.v2.u32 ¦%r1, [%rd1];", "expected a vector of 2 elements for operand 'd'"),
    (10, "ld.global.v2.u32 ¦{%r1, %r2, %r3}, [%rd1];",
        "expected a vector of 2 elements for operand 'd', found 3"),
    (10, "ld.global.v2.u8 ¦{%r1, %h2}, [%rd1];", "the elements of a vector must have one size"),
    (10, "mov.b64 %rd1, ¦{%h1, %h2};",
     "'%h1' of type '.b16' is not an element of 32 bits, as packing '.b64' in 2 requires"),
    (10, "mov.b16 %h1, ¦{%r1, %r2, %r3, %r4};", "a '.b16' packs 2 or 4 elements of at least 8 bits, found 4"),
    (10, "mov.u32 %r1, ¦%tid;", "'%tid' is a vector; read a component such as '%tid.x'"),
    (11, "¦@%r1 add.s32 %r1, %r2, %r3;", "guard '%r1' has type '.b32', expected '.pred'"),
    (12, "ld.global.u32 %r1, ¦[%f1];",
     "address register '%f1' has type '.f32', expected a 32- or 64-bit integer or bit-size type"),
    (12, "ld.global.u32 %r1, ¦[ext];", "'ext' is a function, not a variable"),
    (13, "ld.shared.u32 %r1, ¦[gv+4];", "'gv' is in '.global' space, 'ld.shared.u32' accesses '.shared'"),
    (13, "ld.u32 %r1, ¦[kp];", "'kp' is in '.param' space, 'ld.u32' accesses generic addresses"),
    (14, "bra ¦nowhere;", "use of undeclared label 'nowhere'"),
    (16, "call ¦ext;", "'ext' has 1 argument, the call gives 0"),
    (16, "call ext, ¦(%r1, %r2);", "'ext' has 1 argument, the call gives 2"),
    (16, "call (%r1), ¦ext, (%r1);".replace("(%r1), ¦ext", "¦(%r1), ext"),
        "'ext' has 0 results, the call gives 1"),
    (16, "call ext, ¦(%rd1);", "argument '%rd1' does not match 'a' of 'ext': it has type '.b64', not '.b32'"),
    (16, "call ext, ¦(lv);", "argument 'lv' does not match 'a' of 'ext': it is not a '.param' variable"),
    (16, "call ¦gv, (%r1);", "'gv' is not a function"),
    (16, "call ¦k, (%rd1);", "kernel 'k' cannot be called"),
    (16, "call ¦%rd1, (%r1);", "an indirect call needs a '.callprototype' or '.calltargets' label"),
    (18, "brx.idx %r1, ¦L0;", "'L0' is not declared with '.branchtargets'"),
    (20, "ld.global.v2.u32 ¦{%r1, %r1}, [%rd1];", "the same register is named twice in a vector destination"),
    (9, "lop3.b32 %r1, %r2, %r3, %r4, ¦256;",
        "constant 256 for operand 'lut' is out of range; expected 0 to 255"),
    (21, "st.param.u32 ¦[kb], %r1;", "input parameter 'kb' cannot be written"),
]
# fmt: on


@pytest.mark.parametrize(
    ("rule", "line", "message"), [case for case in LINES if case[2]], ids=lambda v: str(v)[:44]
)
def test_broken_by_one_instruction(rule: int, line: str, message: str) -> None:
    text, number = module([line.replace("¦", "")])
    errors = verify_rules(parse(text, "x.ptx"))
    assert len(errors) == 1, errors
    assert errors[0][0] == rule and errors[0][1].message == message
    location = errors[0][1].location
    assert location is not None
    assert (location.line, location.column) == (number, line.index("¦") + 1)


HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
# fmt: off
MODULES = [
    (1, ".version 6.0\n.target sm_80\n.entry k() { ret; }\n", 2, 9,
     "target 'sm_80' requires PTX version 7.0, the module has 6.0"),
    (1, ".version 8.9\n.target sm_80\n.entry k() { ret; }\n", 1, 10,
        "unknown PTX version 8.9; the newest known is 9.5"),
    (1, ".version 9.3\n.target sm_107a\n.entry k() { ret; }\n", 2, 9,
        "target 'sm_107a' requires PTX version 9.4, the module has 9.3"),
    (1, ".version 9.5\n.target sm_130\n.entry k() { ret; }\n", 2, 9, "unknown target 'sm_130'"),
    (24, HEAD + ".func f() .noreturn { trap; }\n.func g();\n.alias g, f;\n", 6, 8,
        "alias 'g' and 'f' must both be '.noreturn', or neither"),
    (24, HEAD + ".alias g, f;\n.func f() { ret; }\n.func g();\n", 4, 8,
        "'.alias' precedes the declaration of 'g'"),
    (1, ".version 8.8\n\n\n.target sm_80a\n.entry k() { ret; }\n", 4, 9, "unknown target 'sm_80a'"),
    (1, ".version 8.6\n.target sm_100f\n.entry k() { ret; }\n", 2, 9,
        "target 'sm_100f' requires PTX version 8.8, the module has 8.6"),
    (24, HEAD + ".func f(.reg .u32 a);\n.func f(.reg .s32 a) { ret; }\n", 5, 7,
        "'f' was declared otherwise: 'a' has another type or size"),
    (24, HEAD + ".func f(.param .u32 a);\n.func f(.reg .u32 a) { ret; }\n", 5, 7,
        "'f' was declared otherwise: 'a' is in '.reg' space, it was in '.param'"),
    (24, HEAD + ".func f(.reg .u32 a);\n.func f() { ret; }\n", 5, 7,
        "'f' was declared otherwise: the numbers of parameters differ"),
    (2, ".version 2.3\n.target sm_20\n.entry k() { x: .branchtargets l; l: ret; }\n", 3, 14,
        "'.branchtargets' requires PTX version 6.0, the module has 2.3"),
    (1, ".version 8.0\n.target sm_99\n.entry k() { ret; }\n", 2, 9, "unknown target 'sm_99'"),
    (4, ".version 1.4\n.target sm_13\n.entry k() {\n.reg .f32 a;\ndiv.f32 a, a, a;\n}\n", 5, 1,
        "'div.f32' was removed after PTX version 1.3"),
    (8, ".version 1.4\n.target sm_13\n.entry k() {\n.reg .f32 a;\nadd.f32 a, a, 2;\n}\n", 5, 15,
        "integer constant where 'add.f32' expects '.f32'"),
    (23, ".version 1.4\n.target sm_13\n.global .texref t;\n", 3, 17,
        "'.texref' requires PTX version 1.5, the module has 1.4"),
    (22, HEAD + ".global .samplerref s;\n", 4, 21, "sampler 's' needs '.target texmode_independent'"),
    (25, HEAD + ".entry k(.param .samplerref s) { ret; }\n", 4, 29,
        "sampler 's' needs '.target texmode_independent'"),
    (2, HEAD + ".entry k(.param .b128 a) { ret; }\n", 4, 23,
        "type '.b128' of 'a' requires PTX version 8.3, the module has 8.0"),
    (13,
        HEAD + ".global .b32 g;\n.shared .b32 s;\n.entry k() {\n.reg .b32 a;\nmov.b32 a, s;\nmov.b32 a, g;\n"
               "}\n",
        9, 12, "the address 'g' in '.global' space has 64 bits, 'mov.b32' moves 32"),
    (15, HEAD + ".entry k() {\nL: ret;\nL: ret;\n}\n", 6, 1, "redefinition of label 'L'"),
    (17, HEAD + ".entry k(.reg .u32 a) { ret; }\n", 4, 20, "kernel parameter 'a' must be in '.param' space"),
    (17, HEAD + ".entry k(.param .u32 a, .param .align 16 .b8 b[4337]) { ret; }\n", 4, 8,
        "kernel 'k' takes 4353 bytes of parameters; at most 4352 are possible (32764 from PTX 8.1 and sm_70 "
        "on)"),
    (17, HEAD.replace("8.0", "8.1") + ".entry k(.param .b8 b[32765]) { ret; }\n", 4, 8,
     "kernel 'k' takes 32765 bytes of parameters; at most 32764 are possible"),
    (22, HEAD + ".const .b8 x[65000];\n.const .b8 y[1000];\n", 5, 12,
        "'y' makes 66000 bytes of constants; at most 65536 are possible"),
    (14, HEAD + ".entry k() {\nT: .branchtargets L;\nret;\n}\n", 5, 1, "use of undeclared label 'L'"),
    (19, HEAD + ".global .u32 x[2] = {1, 2, 3};\n", 4, 14,
        "too many initializers for 'x': there is room for 2, 3 are given"),
    (19, HEAD + ".global .u32 x = 1.5;\n", 4, 14, "'x' of type '.u32' cannot be initialized with a float"),
    (19, HEAD + ".global .u32 y;\n.global .f32 x = y;\n", 5, 14, "'x' of type '.f32' cannot hold an address"),
    (22, HEAD + ".local .b32 x;\n", 4, 13, "'.local' variable 'x' must be declared in a function"),
    (22, HEAD + ".param .b32 x;\n", 4, 13, "parameter 'x' must be declared with a function"),
    (22, HEAD + ".common .shared .b32 x;\n", 4, 22,
        "a '.common' variable must be in '.global' space, 'x' is in '.shared'"),
    (22, HEAD + ".extern .global .b32 x = 1;\n", 4, 22, "external variable 'x' cannot have an initializer"),
    (22, HEAD + ".global .v4 .b64 x;\n", 4, 18,
        "a vector has 2 or 4 elements and at most 128 bits, not '.v4 .b64'"),
    (22, HEAD + ".extern .global .b32 x[4][];\n", 4, 22, "only the first dimension of 'x' may be left out"),
    (22, HEAD + ".shared .texref x;\n", 4, 17, "'.texref' variable 'x' must be in '.global' space"),
    (22, HEAD + ".global .f16 x = 1.0;\n", 4, 14, "'x' of type '.f16' cannot have an initializer; use "
                                                  "'.b16'"),
    (22, HEAD + ".surf .u32 x;\n", 4, 12, "'.surf' is of PTX 1.x only; declare '.global .surfref x'"),
    (22, HEAD + ".entry k() {\n.reg .v3 .b32 x;\n}\n", 5, 1,
        "a vector register has 2 or 4 elements, not '.v3'"),
    (22, HEAD + ".entry k() {\n.reg .surfref x;\n}\n", 5, 1, "'.surfref' cannot be the type of a register"),
    (2, HEAD + ".entry k() {\n.reg .b128 x;\n}\n", 5, 1,
        "type '.b128' of 'x' requires PTX version 8.3, the module has 8.0"),
    (19, HEAD + ".shared .b32 s;\n.global .u64 x = s;\n", 5, 14,
        "'s' is in '.shared' space; only addresses of '.global' and '.const' variables and of functions are "
        "initial values"),
    (23, HEAD + ".func f() .maxntid 3 { ret; }\n", 4, 7,
        "'.maxntid' is not allowed on a function that is not a kernel"),
    (23, HEAD + ".entry k() .noreturn { ret; }\n", 4, 8, "'.noreturn' is not allowed on a kernel"),
    (23, HEAD + ".entry k() .maxclusterrank 3 { ret; }\n", 4, 8,
        "'.maxclusterrank' requires target sm_90 or higher, the module has sm_80"),
    (23, HEAD + ".entry k() .blocksareclusters { ret; }\n", 4, 8,
        "'.blocksareclusters' requires PTX version 9.0, the module has 8.0"),
    (23, HEAD + ".entry k() .maxntid 0 { ret; }\n", 4, 8, "'.maxntid' must be positive"),
    (23, HEAD + ".entry k() .maxntid 4294967296 { ret; }\n", 4, 8, "4294967296 is too large for '.maxntid'"),
    (23, HEAD + ".entry k() .maxntid 3 .reqntid 4 { ret; }\n", 4, 8,
        "'.maxntid' and '.reqntid' exclude each other"),
    (23, HEAD + ".entry k() .maxnctapersm 3 { ret; }\n", 4, 8,
     "'.maxnctapersm' was removed after PTX version 2.0; use '.minnctapersm'"),
    (24, HEAD + ".func f(.param .b32 a);\n", 4, 7,
        "function 'f' is declared but not defined; declare it '.extern'"),
    (24, HEAD + ".extern .func f() { ret; }\n", 4, 15, "external function 'f' cannot have a body"),
    (24, HEAD + ".common .func f() { ret; }\n", 4, 15, "'.common' is for variables, 'f' is a function"),
    (24, HEAD + ".func f() { ret; }\n.alias g, f;\n", 5, 8, "function 'g' of '.alias' is not declared"),
    (24, HEAD + ".func f() { ret; }\n.func g(.param .b32 a);\n.alias g, f;\n", 6, 8,
        "alias 'g' and 'f' differ in their parameters"),
    (24, HEAD + ".func f() { ret; }\n.func g() { ret; }\n.alias g, f;\n", 6, 8,
        "'g' is defined, so it cannot be an alias"),
    (25, HEAD + ".entry k(.param .b32 a[]) { ret; }\n", 4, 22,
        "'a' needs a size: only the last parameter of a function may be without"),
    (25, HEAD + ".func f(.param .u64 .ptr a) { ret; }\n", 4, 26,
        "'.ptr' is for parameters of kernels, 'a' is one of a function"),
    (25, HEAD + ".entry k(.param .f16x2 a) { ret; }\n", 4, 24,
        "parameter 'a' cannot have type '.f16x2'; use '.b32'"),
    (25, HEAD + ".func f(.reg .b32 a[2]) { ret; }\n", 4, 19, "'a' is an array, which cannot be in a "
                                                             "register"),
    (25, HEAD + ".func f(.param .align 256 .b32 a) { ret; }\n", 4, 32,
        "the alignment of parameter 'a' is at most 128, not 256"),
    (25, HEAD + ".func (.param .texref a) f() { ret; }\n", 4, 23,
     "'a' of type '.texref' cannot be passed to or from a function; use its handle as '.b64'"),
    (22, HEAD + ".entry k() {\n.reg .v2 .pred x;\n}\n", 5, 1, "there are no vectors of predicates"),
    (19, HEAD + ".global .b32 y;\n.global .b64 x = y;\n", 5, 14,
        "an address is an initial value of '.u32' or '.u64', not of '.b64'"),
    (25, HEAD + ".func f(.param .s8 a) { ret; }\n", 4, 20,
        "'a' of type '.s8' cannot be passed to a function; use '.b8' or '.s32'"),
    (22, HEAD + ".global .attribute(.unknown) .b32 a;\n", 4, 35,
        "unknown attribute '.unknown'; expected '.managed' or '.unified'"),
    (22, HEAD + ".entry k() {\n.reg .v4 .b64 x;\n}\n", 5, 1,
        "a vector register has at most 128 bits, not '.v4 .b64'"),
    (25, HEAD + ".func f(.reg .pred a) { ret; }\n", 4, 20, "predicate 'a' cannot be a parameter"),
    (16, HEAD + ".extern .func f(.param .align 4 .b8 s[8]);\n.entry k() {\n.param .b32 p;\ncall f, (p);\n}\n",
        7, 9, "argument 'p' does not match 's' of 'f': it has 4 bytes, not 8"),
]
# fmt: on


@pytest.mark.parametrize(("rule", "text", "line", "column", "message"), MODULES)
def test_broken_by_a_module(rule: int, text: str, line: int, column: int, message: str) -> None:
    errors = verify_rules(parse(text))
    assert [(number, d.message) for number, d in errors] == [(rule, message)]
    location = errors[0][1].location
    assert location is not None and (location.line, location.column) == (line, column)


ACCEPTED = (
    "mov.b64 %rd1, {%f1, %r2};",
    "mov.b64 %rd1, {2.0, %f2};",
    "mov.b64 %rd1, {0f3F800000, 0f40000000};",
    "mov.b64 {%r1, %r2}, gv;",
    "mov.b32 {%h1, %h2}, sv;",
    "mov.b32 %r1, gv+4;",
    "mov.b32 %r1, sv[1];",
    (
        "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {%r1, %u2, %r3, %f4}, {%u1, %s2}, {%r1}, {%f1,"
        " %f2, %f3, %f4};"
    ),
    "wmma.store.d.sync.aligned.row.m16n16k16.f16 [%rd1], {%r1, %u2, %r3, %f4};",
)
"""What is close to lines that are refused, and is not: elements of a vector that only together are of one
type.
"""


@pytest.mark.parametrize("line", ACCEPTED)
def test_accepted(line: str) -> None:
    assert not [d for d in verify(parse(module([line])[0])) if d.severity == "error"]


def test_integers_are_floats_and_roundings_are_left_out_before_1_4() -> None:
    text = ".version 1.3\n.target sm_13\n.entry k() {\n.reg .f32 a;\nadd.f32 a, a, 2;\ndiv.f32 a, a, a;\n}\n"
    assert verify(parse(text)) == []


def test_every_rule_has_a_test() -> None:
    tested = {case[0] for case in LINES if case[2]} | {case[0] for case in MODULES}
    missing = sorted(set(RULES) - tested)
    assert not missing, f"add a module that breaks rule {missing} to LINES or MODULES"


# fmt: off
LEGAL = """
add.s32 %r1, %r2, 1;
add.f32 %f1, %f2, 0d3FF0000000000000;
add.f32 %r1, %r2, 1.5;
add.s16 %h1, %h2, 70000;
mov.b32 %f1, 1;
mov.b32 %r1, 0f3F800000;
mov.u16 %h1, %tid.x;
mov.u64 %rd1, gv;
mov.u64 %rd1, gv+4;
mov.u64 %rd1, kp;
mov.u64 %rd1, ext;
mov.pred %p1, !%p2;
mov.pred %p1, 1;
setp.eq.s32 _|%p2, %r1, 1;
and.pred %p1, %p2, !%p3;
selp.b32 %r1, %r2, 1, !%p1;
ld.global.u8 %r1, [%rd1];
ld.global.b8 %f1, [%rd1];
ld.global.f32 %rd1, [%rd1];
ld.shared.u32 %r1, [%r1];
ld.u32 %r1, [gv+4];
ld.local.u32 %r1, [4];
ld.global.v2.u32 {%r1, _}, [%rd1];
st.global.v2.u32 [%rd1], {%r1, 5};
st.global.u8 [%rd1], 300;
cvt.u8.u32 %r1, %r2;
cvt.u64.u32 %rd1, %tid.x;
mov.b64 %rd1, {%h1, %h2, %h3, %h4};
mov.b64 %fd1, {%r1, %f2};
mov.b32 %r1, {1, %h2};
atom.global.add.u32 _, [%rd1], 1;
vote.sync.ballot.b32 %r1, !%p1, -1;
call ext, (%r1);
call ext, (%f1);
bar.sync %r1;
cvta.global.u64 %rd1, gv;
shfl.sync.down.b32 %f1|%p1, %f2, 1, 31, -1;
brev.b32 %f1, %f2;
""".strip().split("\n")
# fmt: on


@pytest.mark.parametrize("line", LEGAL)
def test_legal(line: str) -> None:
    assert verify(parse(module([line])[0])) == []


def test_warnings_are_not_errors() -> None:
    text, _ = module(["lop3.b32 %r1, %r2, %r3, %r4, 256;", "ld.global.v2.u32 {%r1, %r1}, [%rd1];"])
    assert [d.severity for d in verify(parse(text))] == ["warning", "warning"]


def test_messages_come_in_text_order_and_repeat_per_place() -> None:
    text, first = module(["add.s32 %f1, %r1, %r1;", "ret;", "add.s32 %f1, %r1, %r1;"])
    assert [d.location.line - first for d in verify(parse(text)) if d.location] == [0, 2]


def test_indirect_calls_are_checked_against_their_prototype() -> None:
    text, _ = module(
        [
            "P: .callprototype (.param .b32 _) _ (.param .b64 _);",
            "call (%r1), %rd1, (%rd2), P;",
            "call (%r1), %rd1, (%r2), P;",
            "call (%r1), %r1, (%rd2), P;",
        ]
    )
    assert [d.message for d in verify(parse(text))] == [
        "argument '%r2' does not match '_' of '%rd1': it has type '.b32', not '.b64'",
        "'%r1' cannot hold the address of a function",
    ]


def test_arch_specific_instructions_need_an_arch_specific_target() -> None:
    text, _ = module(["setmaxnreg.inc.sync.aligned.u32 64;"], target="sm_90")
    assert [d.message for d in verify(parse(text))] == [
        "'setmaxnreg.inc.sync.aligned.u32' requires an architecture-specific target such as sm_90a"
    ]
    text, _ = module(["setmaxnreg.inc.sync.aligned.u32 64;"], target="sm_90a")
    assert verify(parse(text)) == []


def test_targets() -> None:
    assert TARGETS[80] == (7, 0) and TARGETS[90] == (7, 8)


@pytest.mark.parametrize(
    ("version", "target", "warnings"),
    [
        ("9.5", "sm_107f", []),
        ("9.6", "sm_90a", ["PTX version 9.6 is newer than 9.5, the newest known; it is read as that"]),
        (
            "10.0",
            "sm_130a",
            [
                "PTX version 10.0 is newer than 9.5, the newest known; it is read as that",
                "target 'sm_130a' is newer than sm_121, the newest known",
            ],
        ),
    ],
)
def test_versions_newer_than_the_newest_known_are_warned_of(
    version: str, target: str, warnings: list[str]
) -> None:
    text, _ = module(["add.s32 %r1, %r2, %r3;"], version, target)
    diagnostics = verify(parse(text))
    assert [d.message for d in diagnostics] == warnings
    assert {f"{d.severity}: [-W{d.flag}]" for d in diagnostics} <= {"warning: [-Wptx-version]"}
