"""Calls your file: `lower(program)` returns a minicc.ir Module for a program whose expressions all have
types.
"""

from minicc.course.kite.data import from_data
from minicc.ir import builder, core, irtypes, opcodes, verifier  # noqa: F401 (what students import, before the process is confined)
from minicc.ir.core import Module
from minicc.ir.printer import print_module


def run(student, case):
    """Return the module as text."""
    module = student.lower(from_data(case["tree"]))
    if not isinstance(module, Module):
        raise TypeError(f"lower must return a Module, and returned {module!r}")
    return {"ir": print_module(module)}
