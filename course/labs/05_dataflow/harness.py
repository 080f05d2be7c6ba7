"""How your file is called: its passes take the places of `liveness` and `simplify`. (This file runs beside
yours; changing it changes nothing.)
"""

from minicc.course.stages import analysed, compiled, forbid
from minicc.ir.parser import parse_module

forbid("analysis.liveness", "transform.simplify")


def run(student, case):
    """The values alive at the top and the bottom of each block, for a test that says `liveness`; else the IR
    that comes out.
    """
    if case["options"] != ["liveness"]:
        return compiled(student, case)
    (fn,) = parse_module(case["text"], "lab.ll").definitions
    live = analysed(student, fn, "liveness")
    return {
        "live": {
            block.name: [
                [value.label for value in values] for values in (live.live_in(block), live.live_out(block))
            ]
            for block in fn.blocks
        }
    }
