"""The IR of every example, at every level: verified, read back, and accepted unchanged by LLVM."""

from __future__ import annotations

from pathlib import Path

import pytest

import minicc
from minicc.filetests.llvm_oracle import disagreements
from minicc.ir.parser import parse_module
from minicc.ir.printer import print_module
from minicc.ir.verifier import verify

EXAMPLES = sorted((Path(minicc.__file__).parent / "examples").glob("*.cu"))


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_ir_of_the_example(path: Path, level: str) -> None:
    text = minicc.compile(path.read_text(), options=(level, "-lineinfo")).ir
    module = parse_module(text)
    assert verify(module) == []
    assert print_module(module) == text
    assert disagreements(module) == []
