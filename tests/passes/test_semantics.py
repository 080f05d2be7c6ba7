"""Passes keep the meaning of programs: random functions give the same memory before and after.

LLVM's JIT (llvmlite) runs both.
"""

from __future__ import annotations

import random

import pytest

from minicc.filetests.fuzz.ir import IRGenerator, compiled, outcome
from minicc.ir.parser import parse_module
from minicc.ir.printer import print_module
from minicc.passes.hooks import VerifyEach
from minicc.passes.manager import PASSES, PIPELINES, run_passes

pytest.importorskip("llvmlite.binding")


def check(seed: int, names, *, kernel: bool = False) -> None:
    text = print_module(IRGenerator(seed, kernel=kernel).module, debug=False)
    plain = compiled(parse_module(text, "plain.ll"))
    module = parse_module(text, "random.ll")
    run_passes(module, names, [VerifyEach()])
    optimised = compiled(module)
    for arguments in range(4):
        assert outcome(plain, arguments, arguments % 2 == 1) == outcome(
            optimised, arguments, arguments % 2 == 1
        ), f"seed {seed}:\n{text}"


@pytest.mark.parametrize("seed", range(45))
def test_pipeline_keeps_meaning(seed):
    check(seed, PIPELINES["O2"], kernel=seed % 2 == 1)


@pytest.mark.parametrize("level", ["O0", "O1", "O3"])
def test_other_levels_keep_meaning(level):
    for seed in range(1000, 1008):
        check(seed, PIPELINES[level])


TRANSFORMS = [name for name, row in PASSES.items() if row.kind != "analysis"]


@pytest.mark.parametrize("name", TRANSFORMS)
def test_each_pass_alone_keeps_meaning(name):
    """On memory form, and on SSA form with loops in shape."""
    for seed in range(2000, 2004):
        check(seed, [name])
        check(seed, ["sroa", "mem2reg", "loop-simplify", name])


def test_passes_in_any_order_keep_meaning():
    for seed in range(3000, 3025):
        rng = random.Random(seed)
        check(seed, [rng.choice(TRANSFORMS) for _ in range(12)])
