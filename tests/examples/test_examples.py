"""Every example against NumPy, in every configuration, and nvcc's PTX of the same files on our runtime."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import numpy as np
import pytest
from example_cases import CASES, Case

import minicc
from minicc.filetests.assemble import assemble, find_tool, nvcc_ptx
from minicc.filetests.checks import run_minicc
from minicc.filetests.plugin import load

EXAMPLES = Path(minicc.__file__).parent / "examples"
FILES = sorted(EXAMPLES.glob("*.cu"))
CONFIGS = (("-O0",), ("-O2",), ("-O2", "-maxrregcount=16"), ("--codegen=llvm",))


def _check(case: Case, obj: minicc.ObjectCode) -> None:
    values = case.make(np.random.default_rng(1))
    expected = case.expect({name: np.array(v) for name, v in values.items()})
    obj[case.kernel](
        case.grid, case.block, tuple(values.values()), shared_mem=case.shared, max_steps=10_000_000
    )
    for name, value in expected.items():
        assert_equal(np.asarray(values[name]), np.asarray(value), case.rtol, case.atol)


def assert_equal(found: np.ndarray, expected: np.ndarray, rtol: float, atol: float) -> None:
    if found.dtype.fields:
        for name in found.dtype.names or ():
            assert_equal(found[name], expected[name], rtol, atol)
    elif found.dtype.kind == "f":
        np.testing.assert_allclose(found, expected, rtol=rtol, atol=atol)
    else:
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("config", CONFIGS, ids=" ".join)
@pytest.mark.parametrize("case", CASES, ids=lambda c: c.kernel)
def test_example_gives_numpys_answer(case: Case, config: tuple[str, ...]) -> None:
    _check(case, load(EXAMPLES / case.file, config, check_uniform=True))


@pytest.mark.parametrize("config", CONFIGS, ids=" ".join)
@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_ptxas_assembles_example(path: Path, config: tuple[str, ...]) -> None:
    if find_tool("ptxas") is None:
        pytest.skip("ptxas is not installed")
    for target in ("sm_80", "sm_90"):
        assert assemble(load(path, [*config, f"-arch={target}"]).ptx, target) is None


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.kernel)
def test_nvccs_ptx_gives_the_same_answer(case: Case) -> None:
    if find_tool("nvcc") is None:
        pytest.skip("nvcc is not installed")
    _check(case, minicc.ObjectCode.from_ptx(nvcc_ptx(EXAMPLES / case.file, "-arch=sm_80")))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_the_run_line_in_the_example_works_when_pasted(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = re.search(r"^//\s+minicc (run .*)$", path.read_text(), re.MULTILINE)
    assert line, f"{path.name} has no `minicc run` line"
    monkeypatch.chdir(EXAMPLES.parent)
    outcome = run_minicc(shlex.split(line[1]))
    assert outcome.status == 0, outcome.err
    assert re.match(r"^\w+ = .*\d", outcome.out), outcome.out


def test_every_example_file_has_a_reference() -> None:
    assert {c.file for c in CASES} == {p.name for p in FILES}
