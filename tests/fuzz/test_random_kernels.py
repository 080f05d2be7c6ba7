"""A sample of the random kernels: every setting leaves the same memory. `minicc fuzz cuda` runs many more."""

import pytest

import minicc
from minicc.filetests.assemble import find_tool
from minicc.filetests.fuzz import reduction
from minicc.filetests.fuzz.cuda import differential, kernels

SETTINGS = ("-O0", "-O2 -verify-each", "-O2 -maxrregcount=16", "--codegen=llvm")


@pytest.mark.parametrize("seed", range(5))
def test_settings_agree(seed: int) -> None:
    differential.compare(kernels.generate(seed, 14), SETTINGS)


@pytest.mark.parametrize("seed", range(100, 103))
@pytest.mark.skipif(find_tool("nvcc") is None, reason="nvcc is not installed")
def test_nvcc_agrees(seed: int) -> None:
    differential.compare(kernels.generate(seed, 14), (differential.NVCC, "-O3"))


@pytest.mark.parametrize("seed", range(200, 206))
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_checkers_find_nothing(seed: int, level: str) -> None:
    program = kernels.generate(seed, 8)
    code = differential.Compiled(differential.compiled(program.text, level))
    with minicc.checking("race", "init", "mem", "sync") as reports:
        differential.run(program, level, code)
    assert not reports


def test_same_seed_same_program() -> None:
    assert kernels.generate(7).text == kernels.generate(7).text
    assert kernels.generate(7).text != kernels.generate(8).text


def test_a_wrong_answer_is_seen() -> None:
    program = kernels.generate(1, 8)
    good = differential.run(program, "-O2")
    bad = differential.Ran({name: buffer.copy() for name, buffer in good.buffers.items()}, good.code)
    bad.buffers["wide_counters"][0] += 1
    assert differential.difference(good, good) is None
    assert "wide_counters[0]" in str(differential.difference(good, bad))


def test_reduction_keeps_what_fails() -> None:
    text = kernels.generate(3).text
    small = reduction.reduced(text, lambda text: "int gid" in text and "void k(" in text)
    assert len(small.splitlines()) <= 3 < len(text.splitlines())
