"""Judges live values, and IR in which constants have been propagated. What is expected is what the reference
gives.
"""

from minicc.course import stages
from minicc.course.stages import refused, results, shown, wrong_results
from minicc.ir.parser import parse_module

load, show = stages.load, stages.show


def difference(case, expected, found):
    if words := refused(found):
        return words
    if "live" in expected:
        return _live(expected["live"], found["live"])
    if wrong := wrong_results(case, results(case), found["ir"]):
        return wrong
    if not case["name"].endswith(".ll"):
        return None
    needed, left = _computed(expected["ir"]), _computed(found["ir"])
    if more := [name for name in left if name not in needed]:
        return (
            f"{', '.join(more)}: a constant, or used nowhere once constants are known; it is still"
            f" computed:\n{shown(found['ir'])}"
        )
    return None


def _live(expected, found):
    for block, (top, bottom) in reversed(expected.items()):
        for where, wanted, got in (
            ("at the end", bottom, found[block][1]),
            ("at the top", top, found[block][0]),
        ):
            if set(wanted) != set(got):
                return (
                    f"Alive {where} of block {block}:\nexpected: {_listed(wanted)}\nfound:    {_listed(got)}"
                )
    return None


def _listed(names):
    return ", ".join(names) or "nothing"


def _computed(ir):
    return [
        i.label for fn in parse_module(ir, "found.ll").definitions for i in fn.instrs() if not i.type.is_void
    ]


def smaller(case, expected):
    return stages.smaller(case)
