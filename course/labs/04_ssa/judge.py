"""The judge of SSA construction: promotable variables are values, others stay in memory, there are no more
phis than needed, and the results are unchanged.
"""

from minicc.course import stages
from minicc.course.stages import describe_rejection, describe_wrong_results, format_ir, reference_ir, results
from minicc.ir.parser import parse_module
from minicc.support.graphs import dominator_tree

load, show = stages.load, stages.show


def expected(case):
    """Return the results without optimisation; for a test of IR also the variables that stay in memory, the
    reasons, and the sufficient number of phis.
    """
    if not case["name"].endswith(".ll"):
        ir = reference_ir(case["text"], case["name"], tuple(case["options"]))
        return {"arrays": results(case), "allocas": ir.count(" = alloca ")}
    stay, most, volatile = {}, 0, 0
    for fn in parse_module(case["text"], "lab.ll").definitions:
        tree = dominator_tree({block: block.successors for block in fn.blocks}, fn.entry)
        volatile += sum("volatile" in instr.flags for instr in fn.instrs())
        for variable in (instr for instr in fn.instrs() if instr.op == "alloca"):
            if reason := _why_in_memory(variable):
                stay[variable.label.lstrip("%")] = reason
            else:
                most += len(
                    tree.iterated_frontier(
                        [user.parent for user in variable.users if user.op == "store" and user.parent in tree]
                    )
                )
    return {
        "arrays": results(case),
        "stay": stay,
        "phis": most + case["text"].count(" = phi "),
        "volatile": volatile,
    }


def difference(case, expected, actual):
    if message := describe_rejection(actual):
        return message
    ir = actual["ir"]
    module = parse_module(ir, "found.ll")
    if "allocas" in expected:
        left = ir.count(" = alloca ")
        if left > expected["allocas"]:
            return (
                f"After all passes of -O2 {left} variables are in memory; with minicc's own mem2reg"
                f" {expected['allocas']} are. Your pass leaves some that it could promote."
            )
        return describe_wrong_results(case, expected["arrays"], ir)
    variables = {v.label.lstrip("%"): v for fn in module.definitions for v in fn.instrs() if v.op == "alloca"}
    for name in variables:
        if name not in expected["stay"]:
            return (
                f"The variable %{name} is only loaded and stored, so it can be a value; it is still in"
                f" memory:\n{format_ir(ir)}"
            )
    for name, reason in expected["stay"].items():
        if name not in variables:
            return f"The variable %{name} must stay in memory: {reason}. It is gone:\n{format_ir(ir)}"
    if sum("volatile" in i.flags for fn in module.definitions for i in fn.instrs()) < expected["volatile"]:
        return f"A volatile access has gone; each must stay as it is:\n{format_ir(ir)}"
    if wrong := describe_wrong_results(case, expected["arrays"], ir):
        return wrong
    phis = ir.count(" = phi ")
    if phis > expected["phis"]:
        return (
            "There are more phis than the iterated dominance frontiers require:\nexpected: at most"
            f" {expected['phis']}\nfound:    {phis}\n{format_ir(ir)}"
        )
    return None


def smaller(case, expected):
    return stages.smaller(case)


def same(first, other):
    """Return whether both cases have variables that stay in memory, or neither has."""
    return bool(first.get("stay")) == bool(other.get("stay"))


def _why_in_memory(variable):
    """Return the reason why an alloca cannot become values; '' if it can."""
    type = variable.attrs["type"]
    if type.is_aggregate:
        return "it is an array or a structure"
    for user in variable.users:
        if user.op not in ("load", "store"):
            return f"'{user.op}' uses its address"
        if "volatile" in user.flags:
            return "it is accessed volatile"
        if user.op == "store" and user.operands[0] is variable:
            return "its address is stored"
        if (user.type if user.op == "load" else user.operands[0].type) is not type:
            return "it is accessed with a different type"
    return ""
