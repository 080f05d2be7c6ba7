"""PTX files with preprocessor directives: carried out by the command and the API, lines at their places."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.command import main

HEADER = """#ifndef DEFS
#define DEFS
#define SCALE(x) mul.lo.u32 x, x, FACTOR
/* a table
   of N */
.const .u32 table[N] = {
   1, 2, 3, 4 };
#endif
"""
TEXT = """.version 1.4
.target sm_10
#define N 4
#ifdef LARGE
#define FACTOR 100
#elif defined(NONE)
#error "cannot be"
#else
#define FACTOR (N-1)
#endif
#include "defs.h"
#include "defs.h"
.entry k (.param .u32 out)   // # no directive
{
    .reg .u32 %r<4>, to;
    /* nor is
# this */
    cvt.u32.u16 %r1, %tid.x;
    ld.param.u32 to, [out];
    mad24.lo.u32 to, %r1, 4, to;
    ld.const.u32 %r2, table[%r1];
    SCALE(%r2); add.u32 %r2, %r2, \\
        N;
#line 77 "orig.k"
    st.global.u32 [to], %r2;
    exit;
}
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "defs.h").write_text(HEADER)
    path = tmp_path / "k.ptx"
    path.write_text(TEXT)
    return path


def run(text: str, path: Path) -> list[int]:
    out = np.zeros(4, np.uint32)
    minicc.ObjectCode.from_ptx(text, str(path))["k"][1, 4](out)
    return out.tolist()


def test_directives_are_carried_out(source: Path) -> None:
    assert run(TEXT, source) == [3 * x + 4 for x in (1, 2, 3, 4)]
    assert run("#define LARGE\n" + TEXT, source) == [100 * x + 4 for x in (1, 2, 3, 4)]


def test_the_command_takes_macros_and_leaves_plain_ptx(
    source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(source), "-DLARGE", "-o", "-"]) == 0
    text = capsys.readouterr().out
    assert "mul.lo.u32 %r2, %r2, 100;" in text and "#define" not in text
    lines = text.splitlines()
    for number, line in enumerate(TEXT.splitlines()):
        if line.startswith(("    ld.", "    mad", "    st.", ".entry")):
            assert lines[number] == line.partition("//")[0].rstrip()


def test_macros_reach_text_without_directives(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source.write_text(".version 1.4\n.target sm_10\n.const .u32 c = VALUE;\n")
    assert main([str(source), "-DVALUE=7", "-o", "-"]) == 0
    assert ".const .u32 c = 7;" in capsys.readouterr().out


def test_messages_are_on_lines_of_the_file(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source.write_text(TEXT.replace("add.u32 %r2", "bogus.u32 %r2"))
    assert main([str(source), "-o", "-"]) != 0
    line = TEXT[: TEXT.index("add.u32 %r2")].count("\n") + 1
    assert f"k.ptx:{line}:33: error: unknown instruction 'bogus'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('#include "defs.h"', '#include "missing.h"', "'missing.h' file not found"),
        ("#ifdef LARGE", "#if 1\n#error stop\n#endif\n#ifdef LARGE", "stop"),
        ("#endif\n#include", "#include", "unterminated conditional directive"),
        ("#define N 4", "#define N 4\n#endif", "#endif without #if"),
        ("#define N 4", "#define N 4\n#frobnicate", "invalid preprocessing directive"),
        ("#define N 4", "#define N 4\n#define 5", "macro name must be an identifier"),
        ("#define N 4", "#define N 4\n#line x", "#line directive requires a line number"),
        ("#define N 4", "#define N 4\n#file 5 x", None),
    ],
)
def test_what_is_wrong_with_directives(source: Path, old: str, new: str, message: str | None) -> None:
    with pytest.raises(minicc.PtxError) as error:
        run(TEXT.replace(old, new, 1), source)
    assert message in (None, error.value.diagnostics[0].message)


def test_faults_name_the_origin(source: Path) -> None:
    with pytest.raises(minicc.KernelFault, match=r"orig\.k:77:5"):
        run(TEXT.replace("st.global.u32 [to]", "st.global.u32 [0]"), source)
