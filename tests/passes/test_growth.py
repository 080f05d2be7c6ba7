"""Passes and code generation work in proportion to the size of a function, counted in lines of Python that
run.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

import compile_curves

from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation

SIZES = {"nested": 12, "straight": 60, "independent": 24, "switch": 40}
"""The smaller size of a family; 20 for the others. Small enough to be quick, and a square shows."""


def lines_run(source: str) -> int:
    """How many lines of Python run from IR to PTX."""
    compilation = Compilation(source, "k.cu", parse_api_options(("-O2",)))
    assert compilation.module
    count = 0

    def trace(frame: Any, event: str, argument: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        assert compilation.ptx
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("family", compile_curves.FAMILIES)
def test_twice_the_code_is_about_twice_the_work(family: str) -> None:
    make, _ = compile_curves.FAMILIES[family]
    size = SIZES.get(family, 20)
    lines_run(make(2))  # what is imported or cached once
    base, small, large = map(lines_run, (compile_curves.EMPTY, make(size), make(2 * size)))
    assert large - base < 2.2 * (small - base), f"{(large - base) / (small - base):.2f} times"
