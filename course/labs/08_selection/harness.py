"""Calls your file: its rules replace the compiler's, for the types of the lab. (This file runs beside yours;
changing it has no effect.)
"""

from minicc.codegen import pipeline
from minicc.codegen.rules import type_key
from minicc.codegen.select import SELECT
from minicc.ir.parser import parse_module
from minicc.ptx.printer import print_module

TYPES = {"i1", "i32", "i64", "f32", "f64"}


def is_lab_instruction(instr):
    if (
        any(value.type.is_vector or value.type.is_aggregate for value in (instr, *instr.operands))
        or {type_key(v.type) for v in (instr, *instr.operands)} - TYPES
    ):
        return False
    return instr.op not in ("icmp", "select") or type_key(instr.operands[-1].type) != "i1"


def run(student, case):
    """Return the PTX of the case's IR."""

    def rule(op):
        return lambda s, instr: (student.RULES[op] if is_lab_instruction(instr) else SELECT[op])(s, instr)

    original = pipeline.RULES
    pipeline.RULES = type(original)(
        {**SELECT, **{op: rule(op) for op in student.RULES}},
        original.renames,
        original.abi,
        original.addresses,
    )
    try:
        return {"ptx": print_module(pipeline.assemble(parse_module(case["ir"])))}
    finally:
        pipeline.RULES = original
