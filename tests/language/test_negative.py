"""`negative/*.cu`, one mistake each: nvcc refuses every one.

What minicc says, with line and column, stands in the files; the plugin tests it. `refused/*.cu` are
programs that CUDA C++ allows and the language leaves out, each refused by the name of the feature.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from minicc.filetests import directives

from . import nvcc

PROGRAMS = sorted((Path(__file__).parent / "negative").glob("*.cu"))
UNBALANCED = ("missing_", "extra_", "else_without", "endif_", "if_", "macro_", "define_", "error_directive",
    "include_", "unknown_directive",
              "string_", "char_", "struct_missing", "undeclared_type")  # fmt: skip
"""Mistakes that would confuse what follows them, or that the preprocessor finds: these go to nvcc alone."""


def test_there_are_enough_and_each_says_where() -> None:
    assert len(PROGRAMS) >= 200
    for path in PROGRAMS:
        expected = directives.read(path.read_text()).expected
        assert any(e.severity == "error" for e in expected), path.name
        assert all(e.column for e in expected), path.name


def test_nvcc_refuses_each(tmp_path: Path) -> None:
    """Those that can share a translation unit, in one: nvcc names each of them in an error."""
    together = [path for path in PROGRAMS if not path.stem.startswith(UNBALANCED)]
    assert len(together) > 150
    said = nvcc.run(nvcc.together(together), tmp_path, "-Xcudafe", "--error_limit=100000").stderr
    named = set(re.findall(r"^(\w+)\.cu\(\d+\): error", said, re.MULTILINE))
    assert not [
        path.stem
        for path in together
        if path.stem not in named and nvcc.run(path.read_text(), tmp_path).returncode == 0
    ]


@pytest.mark.skipif("MINICC_NVCC" not in os.environ, reason="half a second each; MINICC_NVCC=1 runs them")
@pytest.mark.parametrize("path", [p for p in PROGRAMS if p.stem.startswith(UNBALANCED)], ids=lambda p: p.stem)
def test_nvcc_refuses_alone(path: Path, tmp_path: Path) -> None:
    assert nvcc.run(path.read_text(), tmp_path).returncode != 0
