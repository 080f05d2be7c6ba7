"""The frontend's time grows with the number of lines, not with its square."""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

import frontend_speed

from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation


def test_four_times_the_lines_take_about_four_times_as_long() -> None:
    frontend_speed.seconds(50)
    small = min(frontend_speed.seconds(250) for _ in range(3))
    large = min(frontend_speed.seconds(1000) for _ in range(2))
    assert large < 9 * small, f"{large / small:.1f} times"


GROWING = {
    "rows": lambda n: "__device__ const int t[][2] = {" + "{1, 2}, " * n + "};",
    "flat": lambda n: "__device__ const int t[][2] = {" + "1, 2, " * n + "};",
    "structures": (
        lambda n: "struct S { int n; float f[4]; }; __device__ const S t[] = {" + "{1, {2, 3}}, " * n + "};"
    ),
    "designators": (
        lambda n: "__device__ const int t[] = {" + "".join(f"[{i}] = {i}, " for i in range(n)) + "};"
    ),
    "variables before generic lambdas": (
        lambda n: (
            "__device__ int "
            + ", ".join(f"v{i}" for i in range(n))
            + "; __device__ void f() {"
            + "[](auto x) { return x; };" * 90
            + "}"
        )
    ),
}


@pytest.mark.parametrize("kind", GROWING)
def test_four_times_the_elements_take_about_four_times_as_long(kind: str) -> None:
    def seconds(n: int) -> float:
        compilation = Compilation(GROWING[kind](n), "t.cu", parse_api_options(()))
        begin = process_time()
        assert compilation.module
        return process_time() - begin

    seconds(20)
    small, large = min(seconds(500) for _ in range(3)), min(seconds(2000) for _ in range(2))
    assert large < 9 * small, f"{large / small:.1f} times"
