"""The judge of live values, and of IR after constant propagation. The reference's result is the
expected one.
"""

from minicc.course import stages
from minicc.course.stages import describe_rejection, describe_wrong_results, format_ir, results
from minicc.ir.parser import parse_module

load, show = stages.load, stages.show


def difference(case, expected, actual):
    if message := describe_rejection(actual):
        return message
    if "live" in expected:
        return _live(expected["live"], actual["live"])
    if wrong := describe_wrong_results(case, results(case), actual["ir"]):
        return wrong
    if not case["name"].endswith(".ll"):
        return None
    needed, remaining = _instruction_names(expected["ir"]), _instruction_names(actual["ir"])
    if more := [name for name in remaining if name not in needed]:
        return (
            f"{', '.join(more)}: a constant, or used nowhere once constants are known; it is still"
            f" computed:\n{format_ir(actual['ir'])}"
        )
    return None


def _live(expected, actual):
    for block, (top, bottom) in reversed(expected.items()):
        for where, expected_values, actual_values in (
            ("at the end", bottom, actual[block][1]),
            ("at the top", top, actual[block][0]),
        ):
            if set(expected_values) != set(actual_values):
                return (
                    f"Alive {where} of block {block}:\nexpected: {_format_names(expected_values)}\n"
                    f"found:    {_format_names(actual_values)}"
                )
    return None


def _format_names(names):
    return ", ".join(names) or "nothing"


def _instruction_names(ir):
    return [
        i.label for fn in parse_module(ir, "found.ll").definitions for i in fn.instrs() if not i.type.is_void
    ]


def smaller(case, expected):
    return stages.smaller(case)
