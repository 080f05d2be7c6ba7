"""IR that LLVM's optimiser wrote, through our passes, code generator and runtime: the same answers.

LLVM shapes code as we do not (its own intrinsics, flags, rotated and peeled loops), so this drives
the parser, selection and register allocation over text that our frontend never makes.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from example_cases import CASES, Case

import minicc
from minicc.codegen import llvm
from minicc.codegen.options import CodegenOptions
from minicc.ir.parser import parse_module
from minicc.ir.verifier import verify

EXAMPLES = Path(minicc.__file__).parent / "examples"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("case", CASES, ids=lambda c: c.kernel)
def test_llvms_optimised_ir_compiles_and_runs(case: Case, level: str) -> None:
    ours = minicc.compile((EXAMPLES / case.file).read_text(), options=("-O0",)).ir
    parsed = llvm.parse(ours)
    llvm.optimize(parsed, llvm.target_machine(CodegenOptions()), 3)
    theirs = str(parsed)
    assert verify(parse_module(theirs)) == []
    obj = minicc.compile(theirs, options=(level,), filename="optimised.ll")
    values = case.make(np.random.default_rng(1))
    expected = case.expect({name: np.array(v) for name, v in values.items()})
    obj[case.kernel](
        case.grid, case.block, tuple(values.values()), shared_mem=case.shared, max_steps=10_000_000
    )
    for name, value in expected.items():
        result, wanted = np.asarray(values[name]), np.asarray(value)
        for part in result.dtype.names or (...,):
            np.testing.assert_allclose(result[part], wanted[part], rtol=case.rtol, atol=case.atol)
