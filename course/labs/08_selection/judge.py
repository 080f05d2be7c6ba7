"""The judge of a selection by running it: the results, and how many instructions the threads execute for
them.
"""

import re

import minicc
from minicc.codegen import patterns
from minicc.codegen.pipeline import assemble
from minicc.course.kernels import array_names, format_case, launch_of, smaller_kernels
from minicc.course.running import first_difference
from minicc.course.running import run as execute
from minicc.ir.parser import parse_module
from minicc.ptx.printer import print_module

PATTERNS = {
    "add": (patterns._mad,),
    "mul": (patterns._mul_wide,),
    "shl": (patterns._mul_wide,),
    "fadd": (patterns._fma,),
}


def load(text, name):
    """Return the case of a kernel in CUDA C; comments at its top give the launch and options of the
    compiler.
    """
    options = re.search(r"^// options (.*)$", text, re.MULTILINE)
    return case_of(text, launch_of(text), options[1].split() if options else [])


def case_of(source, launch, options):
    return {
        "source": source,
        "launch": launch,
        "options": options,
        "ir": minicc.compile(source, options=("-O2", *options)).ir,
    }


def expected(case):
    """Return the arrays, and the number of instructions executed, by the compiler's own selection with no
    patterns but those of this lab.
    """
    original, patterns.PATTERNS = patterns.PATTERNS, PATTERNS
    try:
        ptx = print_module(assemble(parse_module(case["ir"])))
    finally:
        patterns.PATTERNS = original
    ran = execute(ptx, case["launch"], filename="lab.ptx")
    return {"arrays": ran.arrays, "instructions": ran.instructions}


def difference(case, expected, actual):
    ran = execute(actual["ptx"], case["launch"], filename="lab.ptx")
    message = first_difference(case["launch"], expected["arrays"], ran.arrays, array_names(case["source"]))
    if message is not None:
        return message
    most = expected["instructions"] * 21 // 20
    if ran.instructions > most:
        return (
            "The results are right, but the threads execute too many instructions: look for a pattern that"
            f" covers two.\nexpected: {most} at most\nfound:    {ran.instructions}"
        )
    return None


def smaller(case, expected):
    return smaller_kernels(case, lambda source, launch: case_of(source, launch, case["options"]))


show = format_case
