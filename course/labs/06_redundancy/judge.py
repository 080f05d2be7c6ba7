"""The judge of IR by its results, and by what is computed again, or in a loop although it is invariant. The
reference's result is the expected one.
"""

from minicc.course import stages
from minicc.course.stages import describe_rejection, describe_wrong_results, format_ir, results
from minicc.ir.parser import parse_module
from minicc.support.graphs import dominator_tree, loop_nest

load, show = stages.load, stages.show


def difference(case, expected, actual):
    if message := describe_rejection(actual):
        return message
    if wrong := describe_wrong_results(case, results(case), actual["ir"]):
        return wrong
    if not case["name"].endswith(".ll"):
        return None
    expected_positions, actual_positions = _positions(expected["ir"]), _positions(actual["ir"])
    output = f"Your pass made this of it:\n{format_ir(actual['ir'])}"
    for name in actual_positions:
        if name not in expected_positions:
            return f"{name} computes again what is known already; its users could use that.\n{output}"
    for name, (block, depth, _) in expected_positions.items():
        where, deep, harmless = actual_positions.get(name, (block, depth, True))
        if deep > depth:
            return (
                f"{name} stays in block {where}, in a loop in which it never changes.\nexpected: in"
                f" {block}\nfound:    in {where}\n{output}"
            )
        if deep < depth and not harmless:
            return (
                f"{name} divides. It is executed in block {where} now, in front of a loop that might never"
                f" have come to it, with a divisor of zero perhaps.\nexpected: in {block}\nfound:    in"
                f" {where}\n{output}"
            )
    return None


def _positions(ir):
    """Return {name: (block, number of loops around it, whether executing it once too often is harmless)} of
    every instruction with a result.
    """
    result = {}
    for fn in parse_module(ir, "found.ll").definitions:
        graph = {block: block.successors for block in fn.blocks}
        nest = loop_nest(graph, dominator_tree(graph, fn.entry))
        result |= {
            i.label: (block.name, nest.depth(block), i.info.speculatable or not i.info.is_pure)
            for block in fn.blocks
            for i in block.instrs
            if not i.type.is_void
        }
    return result


def smaller(case, expected):
    return stages.smaller(case)
