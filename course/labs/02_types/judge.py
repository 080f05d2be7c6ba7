"""Judges the errors that were found, then the types."""

from minicc.course.kite import checker, printer
from minicc.course.kite import shrinking as parts
from minicc.course.kite.data import fields, from_data, is_node, to_data
from minicc.course.kite.reader import read


def load(text, name):
    """A test is a program."""
    return {"text": text, "tree": to_data(read(text))}


def expected(case):
    """By the definition of the language."""
    program = from_data(case["tree"])
    errors = checker.check(program)
    return {
        "errors": [[error.line, error.kind.value, error.message] for error in errors],
        "tree": to_data(program),
    }


def smaller(case, expected):
    """Programs that lack something; their lines are counted anew."""
    for program in parts.programs(from_data(case["tree"])):
        if program.kernels:
            text = printer.program(program, full=False)
            yield {"text": text, "tree": to_data(read(text))}


def same(first, other):
    """A wrong program stays wrong in the same way when it shrinks, and a right one right."""
    return {kind for _, kind, _ in other["errors"]} <= {kind for _, kind, _ in first["errors"]} and bool(
        first["errors"]
    ) == bool(other["errors"])


def difference(case, expected, found):
    """Words for the first error that is missing, or should be, or is elsewhere; then for a wrong type."""
    for (line, kind, message), (other_line, other_kind, other_message) in zip(
        expected["errors"], found["errors"]
    ):
        if (line, kind) != (other_line, other_kind):
            return (
                f"expected: line {line}: {kind} ({message})\nfound:    line {other_line}: {other_kind}"
                f" ({other_message})"
            )
    n = min(len(expected["errors"]), len(found["errors"]))
    for line, kind, message in expected["errors"][n:]:
        return f"expected: line {line}: {kind} ({message})\nfound:    no{' further' if n else ''} error"
    for line, kind, message in found["errors"][n:]:
        return f"expected: no{' further' if n else ''} error\nfound:    line {line}: {kind} ({message})"
    return _types(from_data(expected["tree"]), from_data(found["tree"]))


def _types(expected, found):
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        return next((words for a, b in zip(expected, found) if (words := _types(a, b)) is not None), None)
    if not is_node(expected):
        return None if expected == found else "Your checker has changed the program; it may only write types."
    if type(expected) is not type(found):
        return "Your checker has changed the program; it may only write types."
    for name, part in fields(expected).items():
        other = getattr(found, name)
        if name == "type" and part != other:
            return (
                f"The type of `{printer.expression(expected)}` in line {expected.line}:\nexpected:"
                f" {part}\nfound:    {other}"
            )
        if name != "type" and (words := _types(part, other)) is not None:
            return words
    return None
