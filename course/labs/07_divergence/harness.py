"""How your file is called: the code generator believes it. (This file runs beside yours; changing it changes
nothing.)
"""

from importlib import import_module

from minicc.course.stages import analysed, compiled, forbid
from minicc.ir.parser import parse_module

for name in ("codegen.pipeline", "passes.lint.divergent_barrier"):
    import_module(f"minicc.{name}")  # they need some of it
forbid("analysis.divergence")


def run(student, case):
    """For a test of IR the values and the branches that are the same in all lanes; else the PTX."""
    if not case["name"].endswith(".ll"):
        return compiled(student, case, "ptx")
    (fn,) = parse_module(case["text"], "lab.ll").definitions
    result = analysed(student, fn, "divergence")
    values = [*fn.args, *(instr for instr in fn.instrs() if not instr.type.is_void)]
    branches = [block.name for block in fn.blocks if len(block.successors) > 1 and result.branch_level(block)]
    return {"values": [value.label for value in values if result.level(value)], "branches": branches}
