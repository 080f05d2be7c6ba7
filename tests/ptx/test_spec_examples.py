"""Every example and syntax form of the PTX documents is accepted, or refused for the reason the document
gives.

`examples_1_1.txt` and `examples_current.txt` hold them, one a line after the heading of its section. A line
that is refused ends in ` !! ` and the words that its message must contain; the documents' own typing errors
stand corrected, with a remark. `§` is a declaration or function, `§§` a whole module (`\\n` its line ends).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rules.verifier import verify
from minicc.support.diagnostics import PtxError

HERE = Path(__file__).parent
OLD = """.version 1.1
.target sm_11, map_f64_to_f32
.tex tex_a; .tex tex_b;
.struct somestruct { .s32 i; .s32 j; .f32 x; .f32 y; };
.global somestruct sp;
.global .u32 A[16]; .global .f32 avar; .const .s32 tbl[256]; .shared .u16 sx; .global .v4 .f32 VM;
.func init { ret; } .func g (.reg .b32 p0) { ret; } .func (.reg .b32 r) h (.reg .b32 p0, .reg .b32 p1) { ret;
  }
"""
CURRENT = """.version 8.6
.target sm_100
.address_size 64
.shared .u16 x; .global .v4 .f32 VM; .const .s32 tbl[256]; .global .u32 a[16]; .global .v4 .f32 addrvar;
.func foo (.param .b32 p) { ret; }
"""
OLD_REGISTERS = (
    ".reg .u32 r<20>; .reg .s32 s<9>; .reg .f32 f<9>; .reg .b16 hh<5>; .reg .f64 fd<5>; .reg .u64 rd<5>; .reg"
    " .s64 sd<5>; .reg .pred p, q, xp; .reg .v4 .f32 Q; .reg .v3 .f32 V; .reg .v4 .s32 v1, v2, v3; .reg .u16"
    " uh<9>;"
)


def cases(name: str) -> list[tuple[str, str, str]]:
    """(where, text, what the message must say or '') of every line of a file of examples."""
    result: list[tuple[str, str, str]] = []
    section = ""
    for line in (HERE / name).read_text().splitlines():
        if line.startswith("# "):
            section = line[2:]
        elif line.strip():
            text, _, reason = line.partition(" !! ")
            result.append((section, text.strip(), reason.strip()))
    return result


def problems(head: str, text: str) -> list[str]:
    """Messages for an example: a declaration or function as it stands, anything else in a kernel's body.

    `[name:type …]` before an instruction declares the registers it uses.
    """
    text = text.replace("\\n", "\n")
    match = re.match(r"\[([^\]]*:[^\]]*)\]\s*(.*)", text)
    declared = ""
    if match is not None:
        for word in match[1].split():
            name, type_ = word.split(":")
            declared += f".reg {'.' + type_.replace('.', ' .')} {name};\n"
        text = match[2]
    if text.startswith("§§"):
        source = text[2:]
    elif text.startswith(("§", ".")) and not text.startswith((".reg", ".local")):
        source = head + text.lstrip("§ ")
    else:
        old = ".version 1" in head
        # The line's own registers hide those that every line of the old document may use.
        source = (
            f"{head}.entry k{'' if old else '()'}"
            f" {{\n{OLD_REGISTERS if old else ''}\n{{\n{declared}{text}\n}}\n}}\n"
        )
    try:
        module = parse(source)
        errors = [d.message for d in verify(module) if d.severity == "error"]
        if not errors:
            printed = print_module(module)
            assert print_module(parse(printed)) == printed
        return errors
    except PtxError as error:
        return [d.message for d in error.diagnostics]


@pytest.mark.parametrize(("name", "head"), [("examples_1_1.txt", OLD), ("examples_current.txt", CURRENT)])
def test_examples(name: str, head: str) -> None:
    wrong = []
    for section, text, reason in cases(name):
        result = problems(head, text)
        if reason and not any(reason in message for message in result):
            wrong.append(f"{section}: {text}\n    should be refused with '{reason}', got {result}")
        elif not reason and result:
            wrong.append(f"{section}: {text}\n    {result[0]}")
    assert not wrong, "\n".join(wrong)


def test_there_are_many() -> None:
    assert len(cases("examples_1_1.txt")) > 190 and len(cases("examples_current.txt")) > 60
