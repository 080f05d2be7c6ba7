"""The examples with the host compiler of `pip install ziglang`, clang from a wheel, where there is no
other.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import minicc
from minicc.host import compiler

from .test_programs import PROGRAMS, ROOT, check_itself

pytestmark = pytest.mark.skipif(
    find_spec("ziglang") is None, reason="the wheel 'ziglang' is not installed: pip install ziglang"
)


@pytest.fixture(autouse=True)
def _only_the_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setattr(compiler, "CANDIDATES", ())


def test_the_wheel_is_found_where_there_is_no_other_compiler() -> None:
    assert compiler.find().command == (sys.executable, "-m", "ziglang", "c++")


@pytest.mark.parametrize("file", PROGRAMS, ids=lambda file: file.stem)
def test_examples_check_themselves(file: Path) -> None:
    check_itself(file)


def test_units_keep_their_own() -> None:
    folder = ROOT / "examples" / "programs" / "units"
    result = minicc.Program(folder / "main.cu", folder / "curve.cu").run()
    assert (result.stdout, result.status, result.stderr) == ("0 wrong\n", 0, "")
