"""Judges IR by what it computes, and by where: what is computed again, or in a loop although it could stand
before it. What is expected is what the reference makes.
"""

from minicc.course import stages
from minicc.course.stages import refused, results, shown, wrong_results
from minicc.ir.parser import parse_module
from minicc.support.graphs import dominator_tree, loop_nest

load, show = stages.load, stages.show


def difference(case, expected, found):
    if words := refused(found):
        return words
    if wrong := wrong_results(case, results(case), found["ir"]):
        return wrong
    if not case["name"].endswith(".ll"):
        return None
    wanted, got = _places(expected["ir"]), _places(found["ir"])
    made = f"Your pass made this of it:\n{shown(found['ir'])}"
    for name in got:
        if name not in wanted:
            return f"{name} computes again what is known already; its users could use that.\n{made}"
    for name, (block, depth, _) in wanted.items():
        where, deep, harmless = got.get(name, (block, depth, True))
        if deep > depth:
            return (
                f"{name} stays in block {where}, in a loop in which it never changes.\nexpected: in"
                f" {block}\nfound:    in {where}\n{made}"
            )
        if deep < depth and not harmless:
            return (
                f"{name} divides. It is executed in block {where} now, in front of a loop that might never"
                f" have come to it, with a divisor of zero perhaps.\nexpected: in {block}\nfound:    in"
                f" {where}\n{made}"
            )
    return None


def _places(ir):
    """Every instruction with a result: {name: (block, how many loops are around it, whether executing it once
    too often is harmless)}.
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
