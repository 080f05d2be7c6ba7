"""Lines that begin with `#` in PTX text: markers name the origin of what follows, directives are refused by
name.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.support.diagnostics import PtxError

from .samples import PTXAS

TEXT = """.version 1.4
.target sm_10
{0}
.entry k (.param .u32 out)
{{
    .reg .u32 r;
    mov.u32 r, 1;
{1}
    mov.u32 r, 2; mov.u32 r, 3;
    exit;
}}
"""


def places(first: str, second: str) -> list[tuple[str, int, int] | None]:
    fn = parse(TEXT.format(first, second), "k.ptx").functions["k"]
    return [i.source and (i.source.file, i.source.line, i.source.column) for i in fn.instructions()]


@pytest.mark.parametrize(
    "marker",
    [
        '#line 12 "a.k"',
        '# 12 "a.k"',
        '# 12 "a.k" 1 3',
        '  #  line  12  "a.k"',
        '#line 12 "a.k" // here',
        '#\tline 12 "a.k" /* here */',
    ],
)
def test_markers_name_the_origin(marker: str) -> None:
    assert places("", marker) == [None, ("a.k", 12, 5), ("a.k", 12, 19), ("a.k", 13, 5)]


def test_later_markers_win_and_names_stay() -> None:
    assert places('#line 100 "a.k"', "#line 50") == [
        ("a.k", 103, 5),
        ("a.k", 50, 5),
        ("a.k", 50, 19),
        ("a.k", 51, 5),
    ]
    assert places('#file "a.k"', '#file "b.k"') == [
        ("a.k", 7, 5),
        ("b.k", 9, 5),
        ("b.k", 9, 19),
        ("b.k", 10, 5),
    ]
    assert places("#line 7", "") == [("k.ptx", 10, 5), ("k.ptx", 12, 5), ("k.ptx", 12, 19), ("k.ptx", 13, 5)]


def test_loc_says_more_than_a_marker() -> None:
    assert places('#line 100 "a.k"\n.file "b.k"', "    .loc 3") == [
        ("a.k", 104, 5),
        ("b.k", 3, 0),
        ("b.k", 3, 0),
        ("b.k", 3, 0),
    ]


@pytest.mark.parametrize(
    "line",
    ["#", "  # ", "#pragma once", '#ident "v"', "/*\n#define N 4\n*/", "// #define N", "/* a */ // \n#"],
)
def test_what_means_nothing(line: str) -> None:
    module = parse(TEXT.format(line, line))
    assert print_module(module) == print_module(parse(TEXT.format("", "")))


@pytest.mark.parametrize(
    "name", ["include", "define", "if", "ifdef", "ifndef", "else", "endif", "undef", "elif", "error"]
)
def test_directives_are_refused_by_name(name: str) -> None:
    """4.1 lists them; they are the preprocessor's, which may be run before."""
    with pytest.raises(PtxError) as error:
        parse(TEXT.format("", f" # {name} N 4"), "k.ptx")
    (result,) = error.value.diagnostics
    assert (
        result.message
        == f"'#{name}' is a directive of the C preprocessor, which this text has not been through"
    )
    assert result.location is not None and (result.location.line, result.location.column, result.length) == (
        8,
        4,
        len(name),
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("#line", "'#line' needs a line number, and perhaps a name in quotes"),
        ("#line a.k", "'#line' needs a line number, and perhaps a name in quotes"),
        ("# 12 a.k", "'#12' needs a line number, and perhaps a name in quotes"),
        ('#line 12 "a.k', "'#line' needs a line number, and perhaps a name in quotes"),
        ("#file a.k", "'#file' needs a name in quotes"),
    ],
)
def test_markers_are_well_formed(line: str, message: str) -> None:
    with pytest.raises(PtxError) as error:
        parse(TEXT.format("", line))
    assert [d.message for d in error.value.diagnostics] == [message]


def test_messages_name_lines_of_the_text() -> None:
    with pytest.raises(PtxError) as error:
        parse(TEXT.format('#line 100 "a.k"', "    bogus r;"), "k.ptx")
    (result,) = error.value.diagnostics
    assert result.location is not None and (
        result.location.file,
        result.location.line,
        result.location.column,
    ) == ("k.ptx", 8, 5)


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
def test_ptxas_reads_the_same_origins(tmp_path: Path) -> None:
    """Messages of ptxas name the same origins."""
    for number, marker in enumerate(('#line 12 "a.k"', '# 12 "a.k"', '# 12 "a.k" 1 3')):
        source = tmp_path / f"{number}.ptx"
        source.write_text(TEXT.format("", marker).replace("mov.u32 r, 2", "bogus r"))
        run = subprocess.run(
            [str(PTXAS), "-arch", "sm_75", "-o", str(tmp_path / "k.o"), str(source)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert "a.k, line 12;" in run.stderr
    source.write_text(TEXT.format("#define N 4", ""))
    assert subprocess.run(
        [str(PTXAS), "-arch", "sm_75", "-o", str(tmp_path / "k.o"), str(source)],
        capture_output=True,
        check=False,
    ).returncode
