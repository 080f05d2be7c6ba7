"""Calls your file: `parse(text)` returns a Program or raises KiteSyntaxError. (This file runs beside yours;
changing it has no effect.)
"""

from minicc.course.kite import tree
from minicc.course.kite.data import to_data
from minicc.course.kite.errors import KiteSyntaxError


def run(student, case):
    """Return the tree as data, or the position and message of the syntax error."""
    try:
        program = student.parse(case["text"])
    except KiteSyntaxError as error:
        return {"error": [error.line, error.column, error.message]}
    if not isinstance(program, tree.KiteProgram):
        raise TypeError(f"parse must return a Program, and returned {program!r}")
    return {"tree": to_data(program)}
