"""Calls your file: the code generator relies on its result. (This file runs beside yours; changing it has no
effect.)
"""

from importlib import import_module

from minicc.course.stages import compile_case, forbid, run_analysis
from minicc.ir.parser import parse_module

for name in ("codegen.pipeline", "passes.lint.divergent_barrier"):
    import_module(f"minicc.{name}")  # they import the analysis
forbid("analysis.divergence")


def run(student, case):
    """Return for a test of IR the values and the branches that are the same in all lanes; else the PTX."""
    if not case["name"].endswith(".ll"):
        return compile_case(student, case, "ptx")
    (fn,) = parse_module(case["text"], "lab.ll").definitions
    result = run_analysis(student, fn, "divergence")
    values = [*fn.args, *(instr for instr in fn.instrs() if not instr.type.is_void)]
    branches = [block.name for block in fn.blocks if len(block.successors) > 1 and result.branch_level(block)]
    return {"values": [value.label for value in values if result.level(value)], "branches": branches}
