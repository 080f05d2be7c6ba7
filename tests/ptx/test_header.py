"""The header of a module: `.version`, then `.target`, then optionally `.address_size` (PTX ISA 11.1);
verdicts are those of ptxas.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.rules.verifier import verify
from minicc.support.diagnostics import PtxError

from .samples import PTXAS

OPTIONS = "expected 'debug', 'map_f64_to_f32', 'texmode_independent', 'texmode_unified'"
HEADERS = [
    (".version 8.0\n.target sm_80\n.address_size 64\n", ""),
    (".version 8.0\n.target sm_80, texmode_independent\n.address_size 64\n", ""),
    (".version 8.0 .target sm_80 .address_size 64\n", ""),
    (".version 1.4\n.target sm_13\n", ""),
    (".version 1.4\n.target sm_10, map_f64_to_f32\n", ""),
    (".version 8.0\n.address_size 64\n.target sm_80\n", "expected '.target' right after '.version'"),
    (
        '.version 8.0\n.file 1 "x"\n.target sm_80\n.address_size 64\n',
        "expected '.target' right after '.version'",
    ),
    (".version 1.4\n.global .u32 x;\n.target sm_13\n", "expected '.target' right after '.version'"),
    (".version 1.4\n.reg .u32 x;\n.target sm_13\n", "expected '.target' right after '.version'"),
    (".version 8.0\n.target sm_80, foo\n.address_size 64\n", f"unknown target option 'foo'; {OPTIONS}"),
    (".version 1.4\n.target sm_13, map_f32_to_f64\n", f"unknown target option 'map_f32_to_f64'; {OPTIONS}"),
    (
        ".version 8.0\n.target sm_80\n.global .u32 x;\n.address_size 64\n",
        "'.address_size' must follow '.target'",
    ),
    (".version 8.0\n.target sm_80\n.address_size 16\n", "address size must be 32 or 64, found '16'"),
    (".target sm_80\n.version 8.0\n", "expected '.version' as the first directive"),
    (".version 8.0\n", "missing '.target' directive"),
    (".version 80\n.target sm_80\n", "expected a version such as '8.0', found '80'"),
]
TAIL = ".func f { ret; }\n"


def messages(text: str) -> list[str]:
    try:
        return [d.message for d in verify(parse(text)) if d.severity == "error"]
    except PtxError as error:
        return [d.message for d in error.diagnostics]


@pytest.mark.parametrize(("header", "message"), HEADERS)
def test_headers(header: str, message: str) -> None:
    """One mistake, one message."""
    tail = TAIL if message != "missing '.target' directive" else ""
    assert messages(header + tail) == ([message] if message else [])


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
def test_ptxas_agrees(tmp_path: Path) -> None:
    source = tmp_path / "k.ptx"
    for header, message in HEADERS:
        source.write_text(header + TAIL)
        run = subprocess.run(
            [str(PTXAS), "-arch", "sm_90", "-o", str(tmp_path / "k.o"), str(source)],
            capture_output=True,
            check=False,
        )
        assert (run.returncode != 0) == bool(message), header
