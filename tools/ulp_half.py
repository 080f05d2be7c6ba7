"""Measures the functions of half and bfloat16: all 65,536 codes of both, beside what CUDA's documentation
says of them.

    python tools/ulp_half.py            prints the table
    python tools/ulp_half.py --write    and puts it into docs/math.md

Errors are counted as in `ulp.py`: the distance, in ulp of the format, to the correctly rounded result. CUDA
documents these functions as rounding to nearest, which is 0; `htanh_approx` with an absolute error of
2**-10.987. References are NumPy's doubles, good to 2**-50, and so is the rounded result unless the exact
value lies that close to the middle of two codes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np

import minicc

Array = Any
DOCS = Path(__file__).resolve().parent.parent / "docs" / "math.md"
TYPES = {
    "__half": ("cuda_fp16.h", np.dtype(np.float16)),
    "__nv_bfloat16": ("cuda_bf16.h", np.dtype(ml_dtypes.bfloat16)),
}
FUNCTIONS: dict[str, Callable[[Array], Array]] = {
    "hsqrt": np.sqrt, "hrsqrt": lambda x: 1 / np.sqrt(x), "hrcp": lambda x: 1 / x, "hexp": np.exp,
    "hexp2": np.exp2,
    "hexp10": lambda x: np.power(10.0, x), "hlog": np.log, "hlog2": np.log2, "hlog10": np.log10,
    "hsin": np.sin, "hcos": np.cos,
    "htanh": np.tanh, "hceil": np.ceil, "hfloor": np.floor, "hrint": np.rint, "htrunc": np.trunc,
}  # fmt: skip


class Result(NamedTuple):
    """Of one function and type: the largest error in ulp, where, and how many codes are off at all."""

    name: str
    error: int
    worst: float
    wrong: int


def run(type_: str) -> tuple[Array, dict[str, Array]]:
    """(every code, the results of every function for it)"""
    header, dtype = TYPES[type_]
    lines = "".join(f"o[{number} * 65536 + i] = {name}(a[i]);" for number, name in enumerate(FUNCTIONS))
    source = (
        f'#include <{header}>\nextern "C" __global__ void k(const {type_} *a, {type_} *o) {{ int i ='
        f" blockIdx.x * blockDim.x + threadIdx.x; {lines} }}"
    )
    codes = np.arange(1 << 16, dtype=np.uint32).astype(np.uint16).view(dtype)
    out = np.zeros(len(FUNCTIONS) << 16, dtype)
    minicc.compile(source)["k"][256, 256](codes, out)
    return codes, dict(zip(FUNCTIONS, out.reshape(len(FUNCTIONS), -1)))


def _ordered(values: Array) -> Array:
    """The codes as integers in the order of the numbers, both zeros being 0."""
    codes = values.view(np.int16).astype(np.int32)
    return np.where(codes < 0, -(codes & 0x7FFF), codes)


def measure(type_: str) -> list[Result]:
    """Every function of one type."""
    codes, results = run(type_)
    result = []
    with np.errstate(all="ignore"):
        for name, reference in FUNCTIONS.items():
            exact = reference(codes.astype(np.float64))
            want = exact.astype(codes.dtype)
            got = results[name]
            nan = np.isnan(exact)
            assert (np.isnan(got.astype(np.float64)) == nan).all(), (
                f"{name} of {type_}: a NaN too many or too few"
            )
            distance = np.where(nan, 0, np.abs(_ordered(got) - _ordered(want)))
            at = int(np.argmax(distance))
            result.append(Result(name, int(distance[at]), float(codes[at]), int(np.count_nonzero(distance))))
    return result


def table(results: dict[str, list[Result]]) -> str:
    """The rows of docs/math.md."""
    lines = [
        "| function | half | codes off | bfloat16 | codes off | CUDA |",
        "| --- | ---: | ---: | ---: | ---: | --- |",
    ]
    for half, brain in zip(results["__half"], results["__nv_bfloat16"]):
        lines.append(
            f"| `{half.name}` | {half.error} | {half.wrong} | {brain.error} | {brain.wrong} | to nearest |"
        )
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    results = {type_: measure(type_) for type_ in TYPES}
    for type_, rows in results.items():
        for row in rows:
            print(f"{type_:14} {row.name:8} {row.error} ulp at {row.worst!r}, {row.wrong} codes off")
    if "--write" in arguments:
        text = DOCS.read_text()
        begin, end = "<!-- table: python tools/ulp_half.py --write -->\n", "<!-- end of halves -->"
        DOCS.write_text(text.partition(begin)[0] + begin + table(results) + end + text.partition(end)[2])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
