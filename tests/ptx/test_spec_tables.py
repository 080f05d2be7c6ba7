"""The tables of PTX ISA 1.1 that are no instructions, row by row: directives, spaces, types, literals,
operators, conversions between scalars and vectors, special registers; with the declarations of chapter 5 in
every space.
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Iterator

import pytest

from minicc.ptx.model import FloatImm, Instruction, IntImm, Register, Special, SymbolAddress
from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rewriting.desugar import desugar
from minicc.ptx.rules.verifier import verify
from minicc.support.diagnostics import PtxError

OLD = ".version 1.1\n.target sm_11, map_f64_to_f32\n"
NEW = ".version 8.6\n.target sm_90\n.address_size 64\n"
TYPES = "s8 s16 s32 s64 u8 u16 u32 u64 f16 f32 f64 b8 b16 b32 b64".split()
"""Table 6, `.pred` aside."""
SPACES = {"const": True, "global": True, "local": False, "shared": False}
"""Table 5: spaces with addresses, and whether their variables may be initialized."""


def problem(text: str) -> str:
    """The first error of a module, or ''; one without prints to a text that reads the same."""
    try:
        module = parse(text)
        errors = [d.message for d in verify(module) if d.severity == "error"]
        if errors:
            return errors[0]
    except PtxError as error:
        return error.diagnostics[0].message
    printed = print_module(module)
    assert print_module(parse(printed)) == printed
    return ""


# ----------------------------------------------------------------------------- tables 1 to 3: words


DIRECTIVES = {
    "align": ".global .align 8 .b8 x[8];",
    "byte": ".byte 1, 2",
    "const": ".const .u32 x;",
    "entry": ".entry k { exit; }",
    "extern": ".extern x",
    "file": '.file "x.cu"',
    "func": ".func f { ret; }",
    "global": ".global .u32 x;",
    "loc": ".loc 7",
    "local": ".local .u32 x;",
    "param": ".entry k { .param .u32 x; }",
    "reg": ".reg .u32 x;",
    "section": '.section .debug_x, ""',
    "shared": ".shared .u32 x;",
    "sreg": None,
    "struct": ".struct s { .u32 x; };",
    "surf": ".surf x;",
    "target": ".target sm_11, map_f64_to_f32",
    "tex": ".tex x;",
    "union": ".union s { .u32 x; .f32 y; };",
    "version": ".version 1.1",
    "visible": ".visible x",
}
"""Table 1: a use of each directive; None where the document leaves the user none (5.1.2)."""


@pytest.mark.parametrize("name", DIRECTIVES)
def test_table_1(name: str) -> None:
    text = DIRECTIVES[name]
    if text is None:
        assert problem(f"{OLD}.{name} .u16 x;") == "special registers are predefined, none can be declared"
    else:
        assert f".{name}" in text and problem(OLD + text) == ""


@pytest.mark.parametrize("word", ["add", "vote", "mad24", "cvt"])
def test_table_2_opcodes_are_reserved(word: str) -> None:
    """A label may look like one (its colon tells them apart), an operand is looked up among names only."""
    assert "undeclared" in problem(f"{OLD}.entry k {{ .reg .u32 a; mov.u32 a, {word}; }}")


@pytest.mark.parametrize("name", ["%clock", "%ctaid", "%ntid", "%gridid", "%nctaid", "%tid"])
def test_table_3_predefined_identifiers(name: str) -> None:
    assert problem(f"{OLD}.entry k {{ .reg .u32 a; mov.u32 a, {name}; }}") == ""


@pytest.mark.parametrize("name", ["x", "_x", "$x", "%x", "x1", "x_$", "_", "$", "%r", "Upper", "x" * 200])
def test_4_4_identifiers(name: str) -> None:
    legal = name != "_"  # the bit bucket of 7.2
    assert (problem(f"{OLD}.entry k {{ .reg .u32 {name}; mov.u32 {name}, 1; }}") == "") == legal


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("ADD.u32 a, a, a;", "add"),
        ("add.U32 a, a, a;", ".u32"),
        (".REG .u32 b;", ".reg"),
        ("mov.u32 a, %TID.x;", "%tid.x"),
    ],
)
def test_4_1_keywords_are_lower_case(text: str, meant: str) -> None:
    assert problem(f"{OLD}.entry k {{ .reg .u32 a; {text} }}").endswith(f"did you mean '{meant}'?")


# ------------------------------------------------------------------------------ 4.5: constants


def value(text: str, type_: str, head: str = OLD) -> IntImm | FloatImm:
    """The constant that `mov` is given."""
    module = parse(
        f"{head}.entry k{'' if head is OLD else '()'} {{ .reg .{type_} a; mov.{type_} a, {text}; exit; }}"
    )
    assert not [d for d in verify(module) if d.severity == "error"]
    operand = next(module.functions["k"].instructions()).operands[1]
    assert isinstance(operand, (IntImm, FloatImm))
    return operand


@pytest.mark.parametrize("head", [OLD, NEW], ids=["1.1", "current"])
@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("1", 1),
        ("42", 42),
        ("4294967295", 4294967295),
        ("0x0", 0),
        ("0X1f", 31),
        ("0xFFFFFFFF", 4294967295),
        ("0xaBcD", 0xABCD),
        ("00", 0),
        ("017", 15),
        ("0777", 511),
        ("0b0", 0),
        ("0B101", 5),
        ("0b" + "1" * 32, 4294967295),
        ("-1", -1),
        ("-0x10", -16),
        ("-017", -15),
    ],
)
def test_4_5_1_integers(text: str, number: int, head: str) -> None:
    result = value(text, "u32", head)
    assert isinstance(result, IntImm) and result.value == number


@pytest.mark.parametrize("text", ["08", "0x", "0b2", "0b", "0xg", "1a", "019"])
def test_4_5_1_what_is_no_integer(text: str) -> None:
    assert problem(f"{OLD}.entry k {{ .reg .u32 a; mov.u32 a, {text}; }}")


FLOATS = [
    "1.0",
    "1.",
    ".5",
    "0.1",
    "3.14159",
    "1e3",
    "1e+3",
    "1e-3",
    "1.5E10",
    "2.5e-45",
    "123456789.0",
    "1e308",
    ".05",
]


@pytest.mark.parametrize("head", [OLD, NEW], ids=["1.1", "current"])
@pytest.mark.parametrize("text", FLOATS)
def test_4_5_2_floats(text: str, head: str) -> None:
    result = value(text, "f64", head)
    assert isinstance(result, FloatImm) and (result.bits, result.width) == (
        struct.unpack("<Q", struct.pack("<d", float(text)))[0],
        64,
    )


@pytest.mark.parametrize(
    ("text", "type_", "bits", "width"),
    [
        ("0f3f800000", "f32", 0x3F800000, 32),
        ("0F3F800000", "f32", 0x3F800000, 32),
        ("0fFF800000", "f32", 0xFF800000, 32),
        ("0f7fc00001", "f32", 0x7FC00001, 32),
        ("0d3ff0000000000000", "f64", 0x3FF0000000000000, 64),
        ("0D7FF0000000000000", "f64", 0x7FF << 52, 64),
    ],
)
def test_4_5_2_exact_floats(text: str, type_: str, bits: int, width: int) -> None:
    assert value(text, type_) == FloatImm(bits, width)


@pytest.mark.parametrize("text", ["1.0f", "1.0e", "0f3F80000", "0f3F8000000", "0d3FF", "1.5u", "1.0L"])
def test_4_5_2_what_is_no_float(text: str) -> None:
    """There is no suffix letter, and an exact constant has all of its digits."""
    assert problem(f"{OLD}.entry k {{ .reg .f32 a; mov.f32 a, {text}; }}")


@pytest.mark.parametrize(("text", "good"), [("1", True), ("0", True), ("p", True)])
def test_4_5_3_predicates(text: str, good: bool) -> None:
    assert (problem(f"{OLD}.entry k {{ .reg .pred p, q; mov.pred q, {text}; }}") == "") == good


OPERATORS = ["+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^"]
CURRENT_OPERATORS = [*OPERATORS, "<", "<=", ">", ">=", "==", "!=", "&&", "||"]
_RANK = {
    op: rank
    for rank, ops in enumerate(
        [
            ("||",),
            ("&&",),
            ("|",),
            ("^",),
            ("&",),
            ("==", "!="),
            ("<", "<=", ">", ">="),
            ("<<", ">>"),
            ("+", "-"),
            ("*", "/", "%"),
        ]
    )
    for op in ops
}


def c_value(op: str, a: int, b: int) -> int:
    """Return the value of `a op b` in C for 64-bit integers without overflow."""
    if op in "/%":
        quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        return quotient if op == "/" else a - quotient * b
    if op in ("&&", "||"):
        return int(bool(a) and bool(b)) if op == "&&" else int(bool(a) or bool(b))
    return int(eval(f"a {op} b", {"a": a, "b": b}))


@pytest.mark.parametrize("first", CURRENT_OPERATORS)
def test_4_5_4_operators_and_their_precedence(first: str) -> None:
    """`a first b second c` is grouped as C groups it, for every pair of operators; parentheses group
    otherwise.
    """
    for second in CURRENT_OPERATORS:
        for a, b, c in ((7, 3, 2), (-9, 4, 3), (100, 7, 5)):
            left = _RANK[first] >= _RANK[second]
            want = (
                c_value(second, c_value(first, a, b), c) if left else c_value(first, a, c_value(second, b, c))
            )
            for text, number in (
                (f"{a} {first} {b} {second} {c}", want),
                (f"({a} {first} {b}) {second} {c}", c_value(second, c_value(first, a, b), c)),
            ):
                result = value(text, "s64", NEW)
                assert isinstance(result, IntImm) and result.value == number, text
    if first in OPERATORS:
        result = value(f"9 {first} 2", "u32")
        assert isinstance(result, IntImm) and result.value == c_value(first, 9, 2)


@pytest.mark.parametrize(
    ("text", "number"),
    [("1.5 + 2", 3.5), ("3.0 * 0.5", 1.5), ("1.0 / 4", 0.25), ("-(2.5 - 1.0)", -1.5), ("(1 + 2) * 1.5", 4.5)],
)
def test_4_5_4_floating_point_expressions(text: str, number: float) -> None:
    assert value(text, "f64") == FloatImm(struct.unpack("<Q", struct.pack("<d", number))[0], 64)


@pytest.mark.parametrize("text", ["1.5 % 2.0", "1.5 << 1", "1.5 & 1", "1 / 0", "1 % 0", "1.0 / 0"])
def test_4_5_4_what_c_does_not_allow(text: str) -> None:
    assert problem(f"{OLD}.entry k {{ .reg .f64 a; mov.f64 a, {text}; }}")


# --------------------------------------------------------------- 5.1, 5.2, 5.3: spaces, types, variables


def declarations() -> Iterator[tuple[str, bool]]:
    """(a declaration, whether the document has it): every space, type and shape; initializers where Table 5
    has them.
    """
    number = 0
    for space, type_, vector, dims in itertools.product(
        SPACES, TYPES, ("", ".v2 ", ".v3 ", ".v4 "), ("", "[3]", "[2][3]", "[2][2][2]")
    ):
        number += 1
        yield f".{space} {vector}.{type_} v{number}{dims};", True
        yield f".{space} .align 16 {vector}.{type_} a{number}{dims};", True
        one = "1.5" if type_[0] == "f" else "1"
        values = "{" + ", ".join([one] * (int(vector[2]))) + "}" if vector else one
        for size in reversed([int(size) for size in dims.strip("[]").split("][")] if dims else []):
            values = "{" + ", ".join([values] * size) + "}"
        yield f".{space} {vector}.{type_} i{number}{dims} = {values};", SPACES[space]
        if dims:
            open_ = "[]" * dims.count("[")
            yield f".{space} {vector}.{type_} o{number}{open_} = {values};", SPACES[space]
            yield f".{space} {vector}.{type_} n{number}{open_};", False
    for type_, vector in itertools.product((*TYPES, "pred"), ("", ".v2 ", ".v3 ", ".v4 ")):
        number += 1
        yield f".reg {vector}.{type_} r{number};", type_[1:] != "8"
        yield f".reg {vector}.{type_} r{number} = 1;", False
    for space in SPACES:
        yield f".{space} .pred p;", False
        yield f".{space} .v5 .u32 p;", False
        yield f".{space} u32 p;", False


def test_chapter_5_declarations_in_every_space() -> None:
    every = list(declarations())
    assert len(every) > 3500
    good = [text for text, legal in every if legal]
    # Legal ones stand together, in the body of a kernel and, registers aside, outside of it.
    assert problem(OLD + ".entry k {\n" + "\n".join(good) + "\n}") == ""
    assert problem(OLD + "\n".join(text for text in good if not text.startswith(".reg"))) == ""
    accepted = [text for text, legal in every if not legal and problem(f"{OLD}.entry k {{ {text} }}") == ""]
    assert not accepted, accepted[:10]


def test_table_4_every_space_is_read_and_written_as_it_says() -> None:
    body = (
        ".reg .u32 r; .local .u32 l; .param .u32 p; ld.const.u32 r, [c]; ld.global.u32 r, [g]; ld.local.u32"
        " r, [l]; ld.param.u32 r, [p]; ld.shared.u32 r, [s]; st.global.u32 [g], r; st.local.u32 [l], r;"
        " st.shared.u32 [s], r;"
    )
    head = OLD + ".const .u32 c; .global .u32 g; .shared .u32 s; .tex t; .surf f;\n"
    assert problem(f"{head}.entry k {{ {body} }}") == ""
    for wrong in (
        "st.const.u32 [c], r;",
        "ld.sreg.u32 r, [g];",
        "ld.reg.u32 r, [r];",
        "ld.tex.u32 r, [t];",
        "ld.surf.u32 r, [f];",
    ):
        assert "invalid modifier" in problem(f"{head}.entry k {{ .reg .u32 r; {wrong} }}"), wrong


@pytest.mark.parametrize("count", [0, 1, 2, 42, 127, 128])
def test_5_1_8_bindings(count: int) -> None:
    assert (problem(f"{OLD}.tex[{count}] t;") == "") == (count < 128)
    assert (problem(OLD + "".join(f".tex t{n};" for n in range(count + 1))) == "") == (count < 128)


# ------------------------------------------------------------------ 6.4.3 and Table 10: vectors


def lines(text: str) -> list[Instruction]:
    registers = (
        ".reg .v2 .s32 two, other2; .reg .v3 .s32 three; .reg .v4 .s32 four, other; .reg .s32 one, a, b,"
        " c, d;"
    )
    module = parse(f"{OLD}.entry k {{ {registers} {text} }}")
    assert not [d for d in verify(module) if d.severity == "error"]
    return list(desugar(module).functions["k"].instructions())


def test_6_4_3_every_swizzle() -> None:
    """Every combination of two to four digits or letters of one family, 3 × (4² + 4³ + 4⁴)."""
    count = 0
    for letters, size in itertools.product(("0123", "xyzw", "rgba"), (2, 3, 4)):
        name = {2: "two", 3: "three", 4: "four"}[size]
        for chosen in itertools.product(range(4), repeat=size):
            suffix = "".join(letters[i] for i in chosen)
            result = lines(f"mov.v{size}.s32 {name}, other.{suffix};")
            assert [str(i) for i in result] == [
                f"mov.s32 {name}.{'xyzw'[n]}, other.{'xyzw'[i]};" for n, i in enumerate(chosen)
            ], suffix
            count += 1
    assert count == 3 * (16 + 64 + 256)


@pytest.mark.parametrize("suffix", ["xg", "0y", "xyzwx", "q", "4", "00000"])
def test_6_4_3_what_is_no_swizzle(suffix: str) -> None:
    with pytest.raises(PtxError):
        lines(f"mov.v2.s32 two, other.{suffix};")


def test_6_4_3_elements_have_three_names() -> None:
    for n, names in enumerate(("0xr", "1yg", "2zb", "3wa")):
        for name in names:
            assert str(lines(f"mov.s32 one, four.{name};")[0]) == f"mov.s32 one, four.{'xyzw'[n]};"


SIZES = {"one": 1, "two": 2, "three": 3, "four": 4}


@pytest.mark.parametrize(("source", "destination"), list(itertools.product(SIZES, SIZES)))
def test_table_10(source: str, destination: str) -> None:
    """Scalars are spread, short vectors filled with zeros, long ones cut."""
    if source == destination:
        return
    size, have = SIZES[destination], SIZES[source]
    outcome = lines(f"mov{f'.v{size}' if size > 1 else ''}.s32 {destination}, {source};")
    assert len(outcome) == size
    for n, instr in enumerate(outcome):
        result, operand = instr.operands
        assert result == Register(destination if size == 1 else f"{destination}.{'xyzw'[n]}", "s32")
        if have == 1:
            assert operand == Register("one", "s32")
        else:
            assert operand == (Register(f"{source}.{'xyzw'[n]}", "s32") if n < have else IntImm(0))


@pytest.mark.parametrize("name", ["%tid", "%ntid", "%ctaid", "%nctaid"])
def test_special_registers_are_vectors_of_three(name: str) -> None:
    for size in (2, 3, 4):
        module = parse(f"{OLD}.entry k {{ .reg .v{size} .u16 v; mov.v{size}.u16 v, {name}; }}")
        result = [i.operands[1] for i in desugar(module).functions["k"].instructions()]
        assert result == [Special(f"{name}.{'xyz'[n]}") if n < 3 else IntImm(0) for n in range(size)]


# -------------------------------------------------------------------------- 5.3.4: structures and unions


def layout(text: str, member: str) -> int:
    module = parse(f"{OLD}{text}\n.global s v;\n.entry k {{ .reg .b32 r; mov.b32 r, v{member}; }}")
    operand = next(module.functions["k"].instructions()).operands[1]
    assert isinstance(operand, SymbolAddress)
    return operand.offset


def c_layout(types: list[str], union: bool) -> list[int]:
    """Return the offsets that C gives to members of these types, each at a multiple of its size."""
    offsets, end = [], 0
    for type_ in types:
        size = int(type_[1:]) // 8
        offsets.append(0 if union else -(-end // size) * size)
        end = offsets[-1] + size
    return offsets


def test_5_3_4_members_lie_as_in_c() -> None:
    names = "abc"
    for types in itertools.product(("u8", "s16", "f32", "b64"), repeat=3):
        for kind in ("struct", "union"):
            body = " ".join(f".{type_} {name};" for type_, name in zip(types, names))
            want = c_layout(list(types), kind == "union")
            assert [layout(f".{kind} s {{ {body} }};", f".{name}") for name in names] == want
