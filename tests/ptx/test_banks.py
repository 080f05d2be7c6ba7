"""Constant banks of PTX 1.0 to 2.1: declarations, loads, what later versions say; verdicts against ptxas."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from minicc.ptx.model import Address, SymbolAddress
from minicc.ptx.parsing.const_banks import LAST_BANK
from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rules.verifier import verify
from minicc.support.diagnostics import PtxError

from .samples import PTXAS

BODY = (
    ".reg .b32 r<9>; .reg .b16 h<3>; .reg .f32 f<5>; .reg .b64 rd<4>; .reg .pred p; .reg .v4 .f32 V; .reg .v2"
    " .b32 W;"
)


def module(version: str, outside: str, inside: str) -> str:
    target = "sm_20" if version >= "2" else "sm_13" if version >= "1.5" else "sm_11, map_f64_to_f32"
    return (
        f".version {version}\n.target {target}\n.extern .const[2] .b32 cb[];\n{outside}\n.entry k (.param"
        f" .u32 out)\n{{ {BODY}\n{inside}\nexit; }}\n"
    )


def messages(text: str) -> list[tuple[str, str]]:
    """(severity, message); what has no error prints to a text that reads the same."""
    try:
        result = parse(text)
    except PtxError as error:
        return [(d.severity, d.message) for d in error.diagnostics]
    printed = print_module(result)
    assert print_module(parse(printed)) == printed
    return [(d.severity, d.message) for d in verify(result)]


GOOD = [
    *(
        (f".extern .const[{n}] .b32 x[];", f"ld.const[{n}].b32 r1, [x+65532];")
        for n in range(1, LAST_BANK + 1)
    ),
    (".const[0] .b32 x = 7;", "ld.const[0].b32 r1, [x]; ld.const.b32 r2, [x];"),
    (".const .b32 x = 7;", "ld.const[0].b32 r1, [x];"),
    (
        ".extern .const[2] .b8 x[]; .extern .const[2] .align 16 .v4 .f32 y[];",
        "ld.const[2].u8 r1, [x+3]; ld.const[2].v4.f32 V, [y+16];",
    ),
    ("", "mov.u32 r1, cb; ld.const[2].b32 r2, [r1+4]; ld.const[2].v2.b32 W, [r1];"),
    ("", "@p ld.const[2].s16 r1, [cb+2]; @!p ld.const[2].f64 rd1, [cb];"),
    ("", "ld.const[1+1].b32 r1, [cb]; ld.const[0x2].b32 r1, [cb];"),
    (".const[0] .u32 x[2] = {1, 2};", "ld.const[0].u32 r1, x[1];"),
]


@pytest.mark.parametrize("version", ["1.5", "2.0", "2.1"])
@pytest.mark.parametrize(("outside", "inside"), GOOD)
def test_banks(version: str, outside: str, inside: str) -> None:
    assert messages(module(version, outside, inside)) == []


BAD = [
    (".extern .const[11] .b32 x[];", "", "a constant bank is 0 to 10, not 11"),
    ("", "ld.const[11].b32 r1, [cb];", "a constant bank is 0 to 10, not 11"),
    (
        ".extern .const[3] .b32 x[4];",
        "",
        "constant bank 3 holds external arrays without a size only, 'x' is none",
    ),
    (
        ".extern .const[3] .b32 x;",
        "",
        "constant bank 3 holds external arrays without a size only, 'x' is none",
    ),
    (".const[10] .b32 x = 1;", "", "constant bank 10 holds external arrays without a size only, 'x' is none"),
    (".const[3] .b32 x[];", "", "array 'x' needs a size or an initializer"),
    (
        "",
        "ld.volatile.const[2].b32 r1, [cb];",
        (
            "invalid modifier '.const' for 'ld.volatile'; expected "
            "'.global', '.local', '.shared', '.shared::cluster', '.shared::cta'"
        ),
    ),
    ("", "st.const[2].b32 [cb], r1;", None),
    ("", "ld.const[2.b32 r1, [cb];", "expected ']' after constant bank"),
    ("", "ld.const[f1].b32 r1, [cb];", "expected a constant, found 'f1'"),
    ("", "ld.const[].b32 r1, [cb];", "expected a constant, found ']'"),
]


@pytest.mark.parametrize(("outside", "inside", "message"), BAD)
def test_what_is_no_bank(outside: str, inside: str, message: str | None) -> None:
    result = messages(module("2.1", outside, inside))
    assert result and result[0][0] == "error" and message in (None, result[0][1])


@pytest.mark.parametrize("version", ["2.2", "2.3", "3.0", "8.6"])
@pytest.mark.parametrize("bank", [0, 1, 2, 10])
def test_versions_without_banks_say_so(version: str, bank: int) -> None:
    """The error is that of the bank, in a declaration and in a load."""
    head = f".version {version}\n.target sm_90\n"
    for text, column in (
        (f".extern .const[{bank}] .b32 x[];", 15),
        (f".entry k() {{ .reg .b32 r; ld.const[{bank}].b32 r, [r]; ret; }}", 35),
    ):
        with pytest.raises(PtxError) as error:
            parse(head + text)
        (result,) = error.value.diagnostics
        assert result.message == f"constant banks were removed in PTX version 2.2, the module has {version}"
        assert result.location is not None and (result.location.line, result.location.column) == (3, column)


def test_another_bank_than_the_variables_is_warned_of() -> None:
    result = messages(
        module("2.1", "", "ld.const[2].b32 r1, [cb]; ld.const[3].b32 r1, [cb]; ld.const.b32 r1, [cb];")
    )
    assert result == [
        ("warning", "'cb' is in constant bank 2, 'ld.const[3].b32' accesses bank 3"),
        ("warning", "'cb' is in constant bank 2, 'ld.const.b32' accesses bank 0"),
    ]


def test_constant_addresses_count_from_the_start_of_the_bank() -> None:
    fn = parse(module("1.1", "", "ld.const[2].b32 r1, [16];")).functions["k"]
    assert next(fn.instructions()).operands[1] == Address(SymbolAddress("cb"), 16)
    assert messages(module("1.1", "", "ld.const[3].b32 r1, [16];")) == [
        ("error", "a constant address needs an external array that is declared in bank 3")
    ]


def test_early_modules_place_variables_in_banks() -> None:
    """The 1.1 document (5.1.3) has banks "denoted by an integer index" and no rule on what they hold."""
    text = (
        ".const[3] .f32 table[16384]; .const[4] .v2 .u16 pair[2] = {{1, 2}, {3, 4}}; .const[4] .align 16 .u32"
        " one = 1;"
    )
    assert messages(module("1.1", text, "ld.const[3].f32 f1, table[5]; ld.const[4].u32 r1, [one];")) == []
    assert messages(module("1.1", text + ".const[3] .u32 last;", "")) == [
        ("error", "'last' makes 65540 bytes in constant bank 3; at most 65536 are possible")
    ]


def test_banks_are_of_the_module() -> None:
    assert messages(module("1.1", "", ".const[3] .u32 x;")) == [
        ("error", "a variable of constant bank 3 must be declared outside functions")
    ]


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
def test_ptxas_agrees(tmp_path: Path) -> None:
    """All of the above in one module per verdict that is an error, and all good ones together; versions that
    ptxas still takes.
    """
    source = tmp_path / "k.ptx"

    def refused(text: str) -> bool:
        source.write_text(text)
        run = subprocess.run(
            [str(PTXAS), "-arch", "sm_75", "-o", str(tmp_path / "k.o"), str(source)],
            capture_output=True,
            check=False,
        )
        return run.returncode != 0

    # It reads decimal numbers only there.
    plain = [(outside, re.sub(r"const\[(1\+1|0x2)\]", "const[2]", inside)) for outside, inside in GOOD]
    outside = "\n".join(re.sub(r"\b([xy])\b", rf"\g<1>{n}", text) for n, (text, _) in enumerate(plain))
    inside = "\n".join(re.sub(r"\b([xy])\b", rf"\g<1>{n}", text) for n, (_, text) in enumerate(plain))
    for version in ("1.5", "2.0", "2.1"):
        assert not refused(module(version, outside, inside)), version
    assert refused(module("2.2", outside, inside))
    assert [(o, i) for o, i, _ in BAD if not refused(module("2.1", o, i))] == []
