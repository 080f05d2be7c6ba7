"""The judge of reported errors, then of types."""

from minicc.course.kite import checker, printer
from minicc.course.kite import shrinking as parts
from minicc.course.kite.data import fields, from_data, is_node, to_data
from minicc.course.kite.reader import read


def load(text, name):
    """Return the case of a program."""
    return {"text": text, "tree": to_data(read(text))}


def expected(case):
    """Return the result by the definition of the language."""
    program = from_data(case["tree"])
    errors = checker.check(program)
    return {
        "errors": [[error.line, error.kind.value, error.message] for error in errors],
        "tree": to_data(program),
    }


def smaller(case, expected):
    """Yield programs that lack a part; their lines are numbered anew."""
    for program in parts.smaller_programs(from_data(case["tree"])):
        if program.kernels:
            text = printer.format_program(program, full=False)
            yield {"text": text, "tree": to_data(read(text))}


def same(first, other):
    """Return whether a smaller program has no other kinds of errors, and has errors if the first has."""
    return {kind for _, kind, _ in other["errors"]} <= {kind for _, kind, _ in first["errors"]} and bool(
        first["errors"]
    ) == bool(other["errors"])


def difference(case, expected, actual):
    """Return a message about the first error that is missing, superfluous or on another line; then about a
    wrong type.
    """
    for (line, kind, message), (other_line, other_kind, other_message) in zip(
        expected["errors"], actual["errors"]
    ):
        if (line, kind) != (other_line, other_kind):
            return (
                f"expected: line {line}: {kind} ({message})\nfound:    line {other_line}: {other_kind}"
                f" ({other_message})"
            )
    n = min(len(expected["errors"]), len(actual["errors"]))
    for line, kind, message in expected["errors"][n:]:
        return f"expected: line {line}: {kind} ({message})\nfound:    no{' further' if n else ''} error"
    for line, kind, message in actual["errors"][n:]:
        return f"expected: no{' further' if n else ''} error\nfound:    line {line}: {kind} ({message})"
    return _types(from_data(expected["tree"]), from_data(actual["tree"]))


def _types(expected, actual):
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        return next(
            (message for a, b in zip(expected, actual) if (message := _types(a, b)) is not None), None
        )
    if not is_node(expected):
        return (
            None if expected == actual else "Your checker has changed the program; it may only write types."
        )
    if type(expected) is not type(actual):
        return "Your checker has changed the program; it may only write types."
    for name, part in fields(expected).items():
        other = getattr(actual, name)
        if name == "type" and part != other:
            return (
                f"The type of `{printer.format_expression(expected)}` in line {expected.line}:\nexpected:"
                f" {part}\nfound:    {other}"
            )
        if name != "type" and (message := _types(part, other)) is not None:
            return message
    return None
