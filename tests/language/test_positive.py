"""`positive/*.cu`, one feature each, against nvcc: it accepts every program, and its PTX leaves the same
bytes.

That each program does what its EXPECT lines say, at -O0 and -O2, the plugin tests by itself.
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

PROGRAMS = sorted((Path(__file__).parent / "positive").glob("*.cu"))
LAUNCHES = [(path, launch) for path in PROGRAMS for launch in directives.read(path.read_text()).launches]


def test_there_are_enough_and_each_is_named_by_its_feature() -> None:
    assert len(PROGRAMS) >= 250
    assert {path.stem for path in PROGRAMS} == {launch.kernel for _, launch in LAUNCHES}
    assert all(launch.expects for _, launch in LAUNCHES)


@pytest.fixture(scope="module")
def text() -> str:
    return nvcc.together(PROGRAMS)


@pytest.fixture(scope="module")
def ours(text: str) -> ObjectCode:
    return ObjectCode(Compilation(text, "unit.cu", parse_api_options(["-fmad=false"])))


@pytest.fixture(scope="module")
def theirs(text: str, tmp_path_factory: pytest.TempPathFactory) -> ObjectCode:
    folder = tmp_path_factory.mktemp("nvcc")
    done = nvcc.run(text, folder, "-fmad=false", "-w")
    assert done.returncode == 0, done.stderr
    return ObjectCode.from_ptx((folder / "unit.ptx").read_text())


def test_nvcc_means_the_same(ours: ObjectCode, theirs: ObjectCode) -> None:
    """Bit for bit, but for functions of the mathematical libraries, whose last bits are each library's own.

    A NaN is a NaN: which of them an operation gives is left open by PTX and C.
    """
    different = []
    for path, launch in LAUNCHES:
        kernel = ours.get_kernel(launch.kernel)
        left = named_arguments(kernel, launch.arguments)
        right = named_arguments(kernel, launch.arguments)
        approximate = any(expect.rtol is not None for expect in launch.expects)
        kernel(launch.grid, launch.block, tuple(left.values()), shared_mem=launch.shared)
        theirs.get_kernel(launch.kernel)(
            launch.grid, launch.block, tuple(right.values()), shared_mem=launch.shared
        )
        for name, value in left.items():
            if not isinstance(value, np.ndarray):
                continue
            same = _bits(value) == _bits(right[name])
            if approximate:
                same = np.allclose(value, right[name], rtol=1e-6, equal_nan=True)
            if not same:
                different.append(f"{path.stem}: {name}: {value} here, {right[name]} with nvcc's PTX")
    assert not different, "\n".join(different)


def _bits(array: np.ndarray) -> bytes:
    if array.dtype.kind == "f":
        array = np.where(np.isnan(array), np.array(np.nan, array.dtype), array)
    return array.tobytes()
