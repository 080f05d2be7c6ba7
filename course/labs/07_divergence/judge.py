"""The judge of uniformity claims: by minicc's own analysis, and in compiled kernels by the runtime, which
checks each `bra.uni` as it runs.
"""

import numpy as np

from minicc.course import stages
from minicc.course.running import DTYPES, first_difference
from minicc.course.stages import describe_rejection, results
from minicc.driver.api import ObjectCode
from minicc.ir.parser import parse_module
from minicc.passes.analysis.divergence import Level
from minicc.passes.manager import Analyses
from minicc.support.diagnostics import KernelFault

load, show = stages.load, stages.show


def difference(case, expected, actual):
    if message := describe_rejection(actual):
        return message
    if "ptx" in expected:
        return _runs(case, expected["ptx"], actual["ptx"])
    (fn,) = parse_module(case["text"], "lab.ll").definitions
    ours = Analyses().get("divergence", fn)
    for value in [*fn.args, *(instr for instr in fn.instrs() if not instr.type.is_void)]:
        if value.label in actual["values"] and ours.level(value) is Level.DIVERGENT:
            return (
                f"You say that {value.label} is the same in all lanes of a warp. It may"
                f" differ:\n{_because(ours.why(value))}"
            )
        if value.label in expected["values"] and value.label not in actual["values"]:
            return (
                f"{value.label} is the same in all lanes: nothing that it depends on can differ. You say that"
                " it may differ."
            )
    for block in fn.blocks:
        if block.name in actual["branches"] and ours.branch_level(block) is Level.DIVERGENT:
            return (
                f"You say that all lanes go the same way at the end of block {block.name}. They may part"
                f" there:\n{_because(ours.why_branch(block))}"
            )
        if block.name in expected["branches"] and block.name not in actual["branches"]:
            return (
                f"All lanes that are there go the same way at the end of block {block.name}. You say that"
                " they may part."
            )
    return None


def _because(causes):
    return "\n".join(f"    {_cause_name(cause.value)}: {cause.reason}" for cause in causes)


def _cause_name(value):
    info = getattr(value, "info", None)
    return "the branch" if info and info.is_terminator else value.label


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
    message = first_difference(
        launch, results(case), [a.tolist() for a in arguments if isinstance(a, np.ndarray)]
    )
    if message is None and ptx.count(".uni") < expected.count(".uni"):
        return (
            f"Fewer branches are uniform than could be known to be:\nexpected: {expected.count('.uni')} times"
            f" .uni in the PTX\nfound:    {ptx.count('.uni')}"
        )
    return message


def smaller(case, expected):
    return stages.smaller(case)
