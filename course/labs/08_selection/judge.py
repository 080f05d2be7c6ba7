"""Judges a selection by running it: the results, and how many instructions the threads execute for them."""

import json
import re

import minicc
from minicc.codegen import patterns
from minicc.codegen.pipeline import assemble
from minicc.course.running import first_difference
from minicc.course.running import run as execute
from minicc.course.shrinking import fewer_lines
from minicc.ir.parser import parse_module
from minicc.ptx.printer import print_module
from minicc.support.diagnostics import MiniccError

PATTERNS = {"add": (patterns._mad,), "mul": (patterns._mul_wide,), "shl": (patterns._mul_wide,), "fadd": (patterns._fma,)}
STEPS = 20_000
"""What a launch may execute: the kernels of this lab need far less."""


def load(text, name):
    """A kernel in CUDA C; comments at its top tell the launch, and options of the compiler."""
    options = re.search(r"^// options (.*)$", text, re.MULTILINE)
    return case_of(text, json.loads(re.search(r"^// launch (.*)$", text, re.MULTILINE)[1]), options[1].split() if options else [])


def case_of(source, launch, options):
    return {"source": source, "launch": launch, "options": options, "ir": minicc.compile(source, options=("-O2", *options)).ir}


def expected(case):
    """The arrays, and the instructions executed, by the compiler's own selection with no patterns but those of this lab."""
    original, patterns.PATTERNS = patterns.PATTERNS, PATTERNS
    try:
        ptx = print_module(assemble(parse_module(case["ir"])))
    finally:
        patterns.PATTERNS = original
    ran = execute(ptx, case["launch"], filename="lab.ptx", max_steps=STEPS)
    return {"arrays": ran.arrays, "instructions": ran.instructions}


def difference(case, expected, found):
    ran = execute(found["ptx"], case["launch"], filename="lab.ptx", max_steps=STEPS)
    words = first_difference(case["launch"], expected["arrays"], ran.arrays, names(case))
    if words is not None:
        return words
    most = expected["instructions"] * 21 // 20
    if ran.instructions > most:
        return f"The results are right, but the threads execute too many instructions: look for a pattern that covers two.\nexpected: {most} at most\nfound:    {ran.instructions}"
    return None


def names(case):
    """The names of the kernel's arrays."""
    head = re.search(r"__global__ void \w+\(([^)]*)\)", case["source"])[1]
    return [re.search(r"(\w+)$", p.strip())[1] for p in head.split(",") if "*" in p]


def smaller(case, expected):
    launch = case["launch"]
    if isinstance(launch["block"], int) and launch["block"] > 1:
        for size in dict.fromkeys((1, 2, launch["block"] // 2)):
            yield case | {"launch": launch | {"block": size}}
    for text in fewer_lines(case["source"]):
        try:
            yield case_of(text, launch, case["options"])
        except MiniccError:
            continue


def show(case):
    launch = case["launch"]
    given = ", ".join(str(next(iter(a.values()))) if isinstance(a, dict) else str(a) for a in launch["arguments"])
    return re.sub(r"^// launch .*\n+", "", case["source"], flags=re.MULTILINE).strip() + f"\n\n{launch['kernel']}<<<{launch['grid']}, {launch['block']}>>>({given})"
