"""IR text: round trips, agreement with LLVM, what is accepted from elsewhere, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from minicc.filetests.llvm_oracle import disagreements
from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import Function, Module, const_int
from minicc.ir.parser import parse_module
from minicc.ir.printer import print_function, print_instr, print_module
from minicc.ir.verifier import verify
from minicc.support.diagnostics import UNKNOWN, Diagnostics, IRError, Location

FILES = sorted(Path(__file__).parent.glob("text/*.ll"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_text_reads_back_and_llvm_agrees(path: Path) -> None:
    module = parse_module(path.read_text(), str(path))
    assert verify(module) == []
    text = print_module(module)
    assert print_module(parse_module(text, module.name)) == text
    assert disagreements(module) == []


def test_every_form_of_the_table_stands_in_the_round_trip() -> None:
    from minicc.ir.opcodes import OPCODES

    module = parse_module((Path(__file__).parent / "text/everything.ll").read_text())
    seen = {i.info.form for fn in module.definitions for i in fn.instrs()}
    missing = {row.form for row in OPCODES.values()} - seen
    assert not missing, f"add an instruction of form {missing} to tests/ir/text/everything.ll"


def test_our_own_text_is_reproduced_to_the_byte() -> None:
    text = (Path(__file__).parent / "text/everything.ll").read_text()
    assert print_module(parse_module(text)) == text


def test_debug_false_leaves_no_metadata() -> None:
    module = parse_module((Path(__file__).parent / "text/foreign.ll").read_text())
    text = print_module(module, debug=False)
    assert "!dbg" not in text and "DILocation" not in text
    assert "!invariant.load !0\n" in text and text.endswith("!0 = !{}\n")


def test_foreign_text_keeps_what_matters() -> None:
    module = parse_module((Path(__file__).parent / "text/foreign.ll").read_text())
    kernel = module.functions["_Z5saxpyifPf"]
    assert (
        kernel.is_kernel and kernel.source_name == "saxpy" and kernel.location == Location("saxpy.cu", 2, 1)
    )
    assert kernel.attrs == {"mustprogress": True, "noinline": True, "nvvm.maxntid": "128"}
    compare = next(i for i in kernel.instrs() if i.op == "icmp")
    assert compare.location == Location("helper.h", 7, 5, Location("saxpy.cu", 4, 1))
    assert next(i for i in kernel.instrs() if i.op == "call" and i.info.name == "call").location is UNKNOWN
    assert module.globals[".str"].linkage == "internal"
    assert "llvm.lifetime.start.p0" not in module.functions
    assert module.spelled[compare].line == 15


def test_kernels_by_annotation() -> None:
    text = 'define void @k() {\n  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !"kernel", i32 1}\n'
    assert parse_module(text).functions["k"].is_kernel


def _two_locations() -> Module:
    module = Module("a.cu")
    fn = module.add_function(
        Function(
            "_Z1fv",
            ty.function(ty.VOID, ()),
            is_kernel=True,
            location=Location("a.cu", 3, 6),
            source_name="f",
        )
    )
    b = Builder(fn.add_block("entry"))
    call = Location("a.cu", 9, 2)
    b.location = Location("b.h", 1, 7, Location("c.h", 5, 5, call, (), "outer"), (), "inner")
    tid = b.call("llvm.nvvm.read.ptx.sreg.tid.x", name="tid")
    b.location = Location("b.h", 1, 7, call)
    b.binary("sub", tid, const_int(ty.I32, 1))
    b.location = UNKNOWN
    b.binary("add", tid, const_int(ty.I32, 1))
    b.location = call
    b.ret()
    return module


def test_locations_survive_the_text() -> None:
    module = _two_locations()
    text = print_module(module)
    again = parse_module(text)
    before = [i.location for i in module.functions["_Z1fv"].instrs()]
    after = [i.location for i in again.functions["_Z1fv"].instrs()]
    assert before == after and again.functions["_Z1fv"].source_name == "f"
    assert print_module(again).replace("<string>", "a.cu") == text
    assert text.count("!dbg !") == 5  # one per instruction and the subprogram
    assert disagreements(module) == []


def test_a_function_without_locations_has_no_subprogram() -> None:
    module = parse_module("define void @f() {\n  ret void\n}\n")
    assert "!dbg" not in print_module(module)


def test_names_are_made_unique_and_numbers_follow_llvm() -> None:
    module = Module()
    fn = module.add_function(Function("f", ty.function(ty.I32, (ty.I32, ty.I32)), ["x"]))
    b = Builder(fn.add_block(""))
    one = const_int(ty.I32, 1)
    x = b.binary("add", fn.args[0], fn.args[1], name="x")
    x1 = b.binary("add", x, one, name="x1")
    y = b.binary("add", x1, one, name="x")
    b.ret(b.binary("mul", y, y))
    assert (
        print_function(fn)
        == "define i32 @f(i32 %x, i32 %0) convergent {\n  %x2 = add i32 %x, %0\n  %x1 = add i32 %x2, 1\n  %x3"
        " = add i32 %x1, 1\n  %2 = mul i32 %x3, %x3\n  ret i32 %2\n}\n"
    )
    assert print_instr(y) == "%x3 = add i32 %x1, 1"
    assert disagreements(module) == []


def test_constants_of_every_kind_read_back() -> None:
    text = (
        "@a = addrspace(4) constant [2 x <2 x i16>] [<2 x i16> splat (i16 -3), <2 x i16> <i16 1, i16 undef>],"
        " align 4\n"
    )
    value = parse_module(text).globals["a"].initializer
    printed = print_module(parse_module(text))
    assert "<2 x i16> <i16 -3, i16 -3>" in printed and value is parse_module(printed).globals["a"].initializer


@pytest.mark.parametrize(
    "bits", ["0x7FF0000020000000", "0xFFF8000000000000", "0x36A0000000000000", "0x3FF0000020000000"]
)
def test_float_encodings_survive(bits: str) -> None:
    text = f"@a = addrspace(4) constant float {bits}, align 4\n"
    module = parse_module(text)
    assert f"float {bits}," in print_module(module)
    assert disagreements(module) == []


BODY = "define void @f(i32 %a, ptr %p, float %x) {\n"
REFUSED = [
    # line and column, message, the text after BODY
    ((2, 20), "use of undefined value '%c'", "  %b = add i32 %a, %c\n  ret void\n}"),
    ((2, 12), "expected a type, found 'exact'", "  %b = add exact i32 %a, 1\n  ret void\n}"),
    ((2, 3), "redefinition of '%a'", "  %a = add i32 1, 2\n  ret void\n}"),
    ((2, 12), "use of undefined block '%x1'", "  br label %x1\n}"),
    ((2, 8), "instruction 'va_arg' is not supported", "  %v = va_arg ptr %p, i32\n  ret void\n}"),
    ((2, 3), "expected an instruction, found 'frobnicate'", "  frobnicate\n}"),
    ((2, 13), "intrinsic 'llvm.foo' is not supported", "  call void @llvm.foo()\n  ret void\n}"),
    ((2, 23), "'0.1' is not exactly a value of type 'float'", "  %b = fadd float %x, 0.1\n  ret void\n}"),
    ((2, 12), "type 'i1025' is not supported", "  %b = add i1025 %a, 1\n  ret void\n}"),
    ((2, 20), "typed pointers are not supported; write 'ptr'", "  store i32 %a, i32* %p\n  ret void\n}"),
    ((3, 1), "expected a terminator before '}'", "  %b = add i32 %a, 1\n}"),
    ((2, 11), "'%p' has type 'ptr', not 'i32'", "  ret i32 %p\n}"),
    (
        (2, 32),
        "'acquire' loads and stores are not supported (monotonic ones and fences are)",
        "  %b = load atomic i32, ptr %p acquire, align 4\n  ret void\n}",
    ),
    (
        (2, 28),
        "'inteldialect' is not supported",
        '  call void asm sideeffect inteldialect "x", ""()\n  ret void\n}',
    ),
    (
        (2, 38),
        "constant expression 'ptrtoint' is not supported",
        "  %q = getelementptr i8, ptr %p, i64 ptrtoint (ptr @f to i64)\n  ret void\n}",
    ),
    ((5, 1), "redefinition of '%X'", "  br label %X\nX:\n  ret void\nX:\n  ret void\n}"),
    ((4, 1), "expected a terminator before 'X:'", "  br label %X\nX:\nX:\n  ret void\n}"),
    ((2, 18), "use of undefined metadata '!7'", "  ret void, !dbg !7\n}"),
    (
        (2, 3),
        "'musttail' is not supported",
        "  musttail call void @f(i32 %a, ptr %p, float %x)\n  ret void\n}",
    ),
    ((2, 19), "scope 'agent' is not supported", '  fence syncscope("agent") seq_cst\n  ret void\n}'),
    (
        (2, 13),
        "'@llvm.trap' has type 'void ()', called as 'void (i32)'",
        "  call void @llvm.trap(i32 %a)\n  ret void\n}\ndeclare void @llvm.trap()",
    ),
    (
        (2, 3),
        "an instruction without a result cannot have a name",
        "  %r = store i32 %a, ptr %p\n  ret void\n}",
    ),
    ((2, 8), "expected an instruction, found 'i32'", "  %r = i32\n}"),
]


@pytest.mark.parametrize(("place", "message", "text"), REFUSED, ids=[r[1] for r in REFUSED])
def test_bodies_outside_the_subset_are_refused_by_name(
    place: tuple[int, int], message: str, text: str
) -> None:
    with pytest.raises(IRError) as caught:
        parse_module(BODY + text + "\n", "t.ll")
    (result,) = caught.value.diagnostics
    assert (result.message, result.location) == (message, Location("t.ll", *place))
    assert caught.value.sources == {"t.ll": BODY + text + "\n"}


REFUSED_MODULES = [
    ("@x = ifunc i32, ptr @y", "'ifunc' is not supported"),
    ("@x = alias i32, ptr @y", "use of undefined global '@y'"),
    ("@x = alias i32, ptr @y\n@y = alias i32, ptr @x", "alias '@x' refers to itself"),
    ("@x = alias i32, ptr null", "alias '@x' does not refer to a variable or function"),
    (
        "@x = alias void (), ptr @k\ndefine ptx_kernel void @k() {\n ret void\n}",
        "an alias of a kernel is not supported",
    ),
    (
        'target triple = "x86_64-linux"',
        "target 'x86_64-linux' is not supported (expected nvptx64-nvidia-cuda)",
    ),
    (
        "define void @f(ptr sret(i32) %x) {\n ret void\n}",
        "'sret' is not supported here (expected a type or a parameter attribute)",
    ),
    ("define void @f() naked {\n ret void\n}", "function attribute 'naked' is not supported"),
    ("define amdgpu_kernel void @f() {\n ret void\n}", "calling convention 'amdgpu_kernel' is not supported"),
    ("%A = type { %A }", "type '%A' contains itself"),
    ("%A = type opaque", "opaque type '%A' is not supported"),
    ('@x = global i32 1, section "foo"', "'section' is not supported on a variable"),
    ('module asm "x"', "module-level inline assembly is not supported"),
    ("$f = comdat any", "comdats are not supported"),
    ("@x = global i8 300", "300 does not fit in 'i8'"),
    ('@x = global [3 x i8] c"ab"', "string of 2 bytes for type '[3 x i8]'"),
    (
        "@x = global " + "[1 x " * 3000 + "i8" + "]" * 3000 + " undef",
        "types nested more than 64 deep are not supported",
    ),
    (
        "define void @f() {\n ret void, !dbg !0\n}\n!0 = !DILocation(line: 1, scope: !0, inlinedAt: !0)",
        "'!0' is inlined into itself",
    ),
    (
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x(i32)",
        "intrinsic 'llvm.nvvm.read.ptx.sreg.tid.x' has type 'i32 ()', not 'i32 (i32)'",
    ),
    ("define void @f() {", "unexpected end of input"),
    ("declare void @f(", "unexpected end of input"),
    ("@x = global i32", "expected a value, found end of input"),
    ("!0 = !{", None),
]


@pytest.mark.parametrize(("text", "message"), REFUSED_MODULES, ids=[str(m) for _, m in REFUSED_MODULES])
def test_modules_outside_the_subset_are_refused_by_name(text: str, message: str | None) -> None:
    if message is None:  # metadata that nobody uses is not looked at
        parse_module(text)
        return
    diags = Diagnostics()
    with pytest.raises(IRError) as caught:
        parse_module(text, "t.ll", diags)
    assert caught.value.diagnostics[0].message == message
    assert diags.has_errors


def test_any_prefix_of_a_module_is_refused_or_read_without_a_crash() -> None:
    text = (Path(__file__).parent / "text/everything.ll").read_text()
    for end in range(0, len(text), 37):
        try:
            parse_module(text[:end])
        except IRError as error:
            assert error.diagnostics[0].location is not None
