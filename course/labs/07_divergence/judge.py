"""Judges claims that lanes agree: by minicc's own analysis, and in compiled kernels by the machine, which
proves each `bra.uni` as it runs.
"""

import numpy as np

from minicc.course import stages
from minicc.course.running import DTYPES, first_difference
from minicc.course.stages import refused, results
from minicc.driver.api import ObjectCode
from minicc.ir.parser import parse_module
from minicc.passes.analysis.divergence import Level
from minicc.passes.manager import Analyses
from minicc.support.diagnostics import KernelFault

load, show = stages.load, stages.show


def difference(case, expected, found):
    if words := refused(found):
        return words
    if "ptx" in expected:
        return _runs(case, expected["ptx"], found["ptx"])
    (fn,) = parse_module(case["text"], "lab.ll").definitions
    ours = Analyses().get("divergence", fn)
    for value in [*fn.args, *(instr for instr in fn.instrs() if not instr.type.is_void)]:
        if value.label in found["values"] and ours.level(value) is Level.DIVERGENT:
            return (
                f"You say that {value.label} is the same in all lanes of a warp. It may"
                f" differ:\n{_because(ours.why(value))}"
            )
        if value.label in expected["values"] and value.label not in found["values"]:
            return (
                f"{value.label} is the same in all lanes: nothing that it depends on can differ. You say that"
                " it may differ."
            )
    for block in fn.blocks:
        if block.name in found["branches"] and ours.branch_level(block) is Level.DIVERGENT:
            return (
                f"You say that all lanes go the same way at the end of block {block.name}. They may part"
                f" there:\n{_because(ours.why_branch(block))}"
            )
        if block.name in expected["branches"] and block.name not in found["branches"]:
            return (
                f"All lanes that are there go the same way at the end of block {block.name}. You say that"
                " they may part."
            )
    return None


def _because(causes):
    return "\n".join(
        f"    {cause.value.label if not getattr(cause.value, 'info', None) or not cause.value.info.is_terminator else 'the branch'}:"
        f" {cause.reason}"
        for cause in causes
    )


def _runs(case, expected, ptx):
    obj = ObjectCode.from_ptx(ptx, check_uniform=True)
    launch = case["launch"]
    arguments = [
        np.array(next(iter(a.values())), DTYPES[next(iter(a))]) if isinstance(a, dict) else a
        for a in launch["arguments"]
    ]
    try:
        obj[launch["kernel"]](launch["grid"], launch["block"], arguments, max_steps=100_000)
    except KernelFault as fault:
        return f"The kernel was compiled with what you say, and a lane proved it wrong: {fault}"
    words = first_difference(
        launch, results(case), [a.tolist() for a in arguments if isinstance(a, np.ndarray)]
    )
    if words is None and ptx.count(".uni") < expected.count(".uni"):
        return (
            f"Fewer branches are uniform than could be known to be:\nexpected: {expected.count('.uni')} times"
            f" .uni in the PTX\nfound:    {ptx.count('.uni')}"
        )
    return words


def smaller(case, expected):
    return stages.smaller(case)
