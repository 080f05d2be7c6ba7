"""Calls your file: on copies by themselves, and as two stages of the compiler. (This file runs beside yours;
changing it has no effect.)
"""

import itertools
import re

from minicc.codegen import phis, pipeline
from minicc.codegen.options import CodegenOptions
from minicc.ir.parser import parse_module
from minicc.ptx.printer import print_module


def run(student, case):
    """Return the moves for copies; or the PTX of a kernel, with the student's moves and the student's text of
    its body.
    """
    if "copies" in case:
        counter = itertools.count(1)
        return {
            "moves": [
                list(move)
                for move in student.sequentialize(
                    [tuple(copy) for copy in case["copies"]], lambda value: f"new{next(counter)}"
                )
            ]
        }
    functions = []
    original = phis.destruct
    phis.destruct = student.destruct
    try:
        options = CodegenOptions(
            stage_hook=lambda stage, name, mf: functions.append(mf) if stage == "peephole" else None
        )
        text = print_module(pipeline.assemble(parse_module(case["ir"]), options))
    finally:
        phis.destruct = original
    (mf,) = functions
    body = "\n".join(f"\t{line}" for line in student.emit(mf))
    return {
        "ptx": re.sub(
            r"^\{\n.*?^\}$", lambda _: "{\n" + body + "\n}", text, count=1, flags=re.MULTILINE | re.DOTALL
        )
    }
