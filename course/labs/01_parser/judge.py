"""The judge of trees and syntax errors."""

from minicc.course.kite import printer
from minicc.course.kite import shrinking as parts
from minicc.course.kite.data import fields, from_data, is_node, to_data
from minicc.course.kite.errors import KiteSyntaxError
from minicc.course.kite.reader import read
from minicc.course.shrinking import fewer_lines, fewer_words


def expected(case):
    """Return the result by the definition of the language."""
    try:
        return {"tree": to_data(read(case["text"]))}
    except KiteSyntaxError as error:
        return {"error": [error.line, error.column, error.message]}


def smaller(case, expected):
    """Yield smaller programs by the tree; then the text without some lines, and of a wrong one
    without words.
    """
    if "tree" in expected:
        yield from (
            {"text": printer.format_program(p, full=False)}
            for p in parts.smaller_programs(from_data(expected["tree"]))
            if p.kernels
        )
    yield from ({"text": text} for text in fewer_lines(case["text"]))
    if "error" in expected and len(case["text"]) < 200:
        yield from ({"text": text} for text in fewer_words(case["text"]))


def same(first, other):
    """Return whether both are programs, or both are not."""
    return ("tree" in first) == ("tree" in other)


def difference(case, expected, actual):
    """Return a message about how a result differs from the expected one."""
    if "error" in expected:
        line, column, message = expected["error"]
        if "error" not in actual:
            return (
                f"This is not a program: line {line}, column {column}: {message}\nYour parser found nothing"
                " wrong with it."
            )
        if actual["error"][:2] != [line, column]:
            return (
                f"expected: a syntax error at line {line}, column {column}: {message}\nfound:    a syntax"
                f" error at line {actual['error'][0]}, column {actual['error'][1]}: {actual['error'][2]}"
            )
        return None
    if "error" in actual:
        line, column, message = actual["error"]
        return f"This is a valid program. Your parser rejects it at line {line}, column {column}: {message}"
    return _first_difference(from_data(expected["tree"]), from_data(actual["tree"]), "the program")


def _first_difference(expected, actual, where):
    if type(expected) is not type(actual):
        return f"In {where}:\nexpected: {_text(expected)}\nfound:    {_text(actual)}"
    if is_node(expected):
        lines = None
        for name, part in fields(expected).items():
            other = getattr(actual, name)
            if name == "line":
                if part != other:
                    lines = (
                        f"{_describe(expected)} is right, except for its line:\n"
                        f"expected: line {part}\nfound:    line {other}"
                    )
            elif (
                message := _first_difference(part, other, where if not is_node(part) else _describe(expected))
            ) is not None:
                operation = type(expected).__name__ in ("Binary", "Unary", "Call", "Element")
                return (
                    f"In {where}:\nexpected: {_text(expected)}\nfound:    {_text(actual)}"
                    if operation
                    else message
                )
        return lines
    if isinstance(expected, list):
        for a, b in zip(expected, actual):
            message = _first_difference(a, b, where)
            if message is not None:
                return message
        if len(expected) != len(actual):
            return (
                f"In {where}: expected {len(expected)} of\n{_format_list(expected)}\nfound"
                f" {len(actual)}:\n{_format_list(actual)}"
            )
        return None
    return None if expected == actual else f"In {where}:\nexpected: {expected!r}\nfound:    {actual!r}"


def _format_list(nodes):
    return "\n".join(f"    {_text(node)}" for node in nodes) or "    (nothing)"


def _describe(node):
    return f"the {type(node).__name__} `{_text(node)}`"


def _text(value):
    kind = type(value).__name__
    if kind == "KiteProgram":
        return printer.format_program(value).rstrip()
    if kind == "Kernel":
        return f"kernel {value.name}"
    if kind == "Param":
        return f"{value.name}: {value.type}"
    if kind in ("Let", "Assign", "Store", "If", "While", "Return"):
        return printer.format_statement(value)
    return printer.format_expression(value) if is_node(value) else repr(value)
