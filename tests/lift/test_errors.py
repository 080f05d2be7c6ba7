"""PTX that has no form in the IR: an error that names it, and no output."""

from __future__ import annotations

from pathlib import Path

import pytest

import minicc

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        (
            ".version 8.0\n.target sm_80\n.address_size 32\n.visible .entry k() { ret; }",
            "addresses of 32 bits have no form in the IR",
            3,
        ),
        (
            HEAD + ".visible .entry k()\n{ .reg .b32 %r1;\nst.local.u32 [16], 1; ret; }",
            "the constant address '[16]' in '.local' has no form in the IR",
            6,
        ),
        (".version 1.4\n.target sm_10\n.entry k { exit; }", "addresses of 32 bits have no form in the IR", 2),
    ],
)
def test_what_has_no_form_is_named_where_it_is(text: str, message: str, line: int, tmp_path: Path) -> None:
    with pytest.raises(minicc.PtxError, match="no form") as caught:
        minicc.compile(text, filename="k.ptx", options=("-O2",))
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.message, diagnostic.location.line) == (message, line)
    assert minicc.compile(text, filename="k.ptx").ptx == text


def test_declarations_that_only_ptx_has_survive_the_text_of_the_ir() -> None:
    text = Path(__file__).with_name("declarations.ptx").read_text()
    declared = [line for line in text.splitlines() if ".texref" in line or ".unified(" in line]
    ir = minicc.compile(text, filename="k.ptx", options=("-O0",)).ir
    again = minicc.compile(ir, filename="k.ll").ptx
    for line in declared:
        assert line.replace(" .u32", " .align 4 .u32") in again
