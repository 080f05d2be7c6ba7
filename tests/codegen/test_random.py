"""Random programs: our PTX on the runtime does what LLVM's JIT makes of the same IR.

The generator and the comparison are those of the passes' own test; here the whole way down to
execution is tried, with and without optimisation and under register budgets that force spills.
"""

from __future__ import annotations

import pytest

import minicc
from minicc.codegen import CodegenOptions, generate
from minicc.filetests.fuzz import ir as programs
from minicc.ir.parser import parse_module
from minicc.ir.printer import print_module
from minicc.passes.manager import PIPELINES, run_passes

CONFIGURATIONS = [("O0", 0, None), ("O0", 2, 10), ("O2", 2, None), ("O2", 2, 12)]
"""(pass pipeline, codegen's level, registers)"""


@pytest.mark.parametrize("seed", [31, 47, 48, *range(5000, 5004)])
def test_same_memory(seed: int) -> None:
    text = print_module(programs.IRGenerator(seed, kernel=True).module, debug=False)
    native = programs.compiled(parse_module(text, "plain.ll"))
    expected = [programs.outcome(native, arguments, False) for arguments in range(2)]
    for pipeline, level, registers in CONFIGURATIONS:
        module = parse_module(text, "random.ll")
        run_passes(module, PIPELINES[pipeline])
        ptx = generate(module, CodegenOptions(opt_level=level, maxrregcount=registers, verify=True))
        obj = minicc.ObjectCode.from_ptx(ptx)
        assert [programs.launched(obj, arguments) for arguments in range(2)] == expected, (
            f"{pipeline} {level} {registers}:\n{text}"
        )
