"""Calls your file: `check(program)` returns a list of KiteErrors and has written the `type` of every
expression into the tree.
"""

from minicc.course.kite.data import from_data, to_data
from minicc.course.kite.errors import ErrorKind, KiteError


def run(student, case):
    """Return the errors as [line, kind, message], and the tree with its types."""
    program = from_data(case["tree"])
    errors = student.check(program)
    for error in errors:
        if not isinstance(error, KiteError):
            raise TypeError(f"check must return a list of KiteErrors, and {error!r} is in it")
    return {
        "errors": [[error.line, ErrorKind(error.kind).value, str(error.message)] for error in errors],
        "tree": to_data(program),
    }
