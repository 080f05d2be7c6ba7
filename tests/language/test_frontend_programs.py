"""The programs of `tests/frontend` against nvcc: it accepts every one that is launched, and its PTX leaves
the same bytes here.

What approximates (`~=`) is compared with a tolerance, for the last
bits of mathematical functions are each library's own.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from minicc.driver.api import ObjectCode
from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.driver.run import named_arguments
from minicc.filetests import directives

from . import nvcc

_OURS_ALONE = (
    "macros_before_headers.cu",
    "unknown_header.cu",
    "unmasked.cu",
    "case_ranges.cu",
    "narrow_atomics.cu",
)
"""nvcc's own headers break under a macro of the name of a keyword; it refuses an include that is not there,
which here is a warning; nvcc 13 has no target before sm_75; it takes the first value alone of a range of GNU
C++'s, of which g++ takes all; its library reads four bytes for an atomic of one or two, which a variable of
that size does not have.
"""

FILES = [
    p
    for p in sorted((Path(__file__).parents[1] / "frontend").rglob("*.cu"))
    if p.name not in _OURS_ALONE and directives.read(p.read_text()).launches
]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_nvcc_means_the_same(path: Path, tmp_path: Path) -> None:
    text = path.read_text()
    done = nvcc.run(text, tmp_path, "-fmad=false", "-w", "--expt-relaxed-constexpr", "-I", str(path.parent))
    assert done.returncode == 0, done.stderr
    ours = ObjectCode(Compilation(text, str(path), parse_api_options(["-fmad=false", "-w"])))
    theirs = ObjectCode.from_ptx((tmp_path / "unit.ptx").read_text())
    for launch in directives.read(text).launches:
        if launch.fault is not None:
            continue
        kernel = ours.get_kernel(launch.kernel)
        left, right = (named_arguments(kernel, launch.arguments) for _ in range(2))
        kernel(launch.grid, launch.block, tuple(left.values()), shared_mem=launch.shared)
        theirs.get_kernel(launch.kernel)(
            launch.grid, launch.block, tuple(right.values()), shared_mem=launch.shared
        )
        for name, value in left.items():
            if not isinstance(value, np.ndarray):
                continue
            other = right[name]
            same = (
                np.allclose(value, other, rtol=1e-6, equal_nan=True)
                if any(e.rtol is not None for e in launch.expects)
                else value.tobytes() == other.tobytes()
            )
            assert same, f"{launch.kernel}: {name}: {value} here, {other} with nvcc's PTX"
