"""Judges trees and syntax errors."""

from minicc.course.kite import printer
from minicc.course.kite import shrinking as parts
from minicc.course.kite.data import fields, from_data, is_node, to_data
from minicc.course.kite.errors import KiteSyntaxError
from minicc.course.kite.reader import read
from minicc.course.shrinking import fewer_lines, fewer_words


def expected(case):
    """By the definition of the language."""
    try:
        return {"tree": to_data(read(case["text"]))}
    except KiteSyntaxError as error:
        return {"error": [error.line, error.column, error.message]}


def smaller(case, expected):
    """Smaller programs by the tree; then the text without some lines, and of a wrong one without words."""
    if "tree" in expected:
        yield from (
            {"text": printer.program(p, full=False)}
            for p in parts.programs(from_data(expected["tree"]))
            if p.kernels
        )
    yield from ({"text": text} for text in fewer_lines(case["text"]))
    if "error" in expected and len(case["text"]) < 200:
        yield from ({"text": text} for text in fewer_words(case["text"]))


def same(first, other):
    """A program stays a program when it shrinks, and a wrong text wrong."""
    return ("tree" in first) == ("tree" in other)


def difference(case, expected, found):
    """Words for how a result differs from the expected one."""
    if "error" in expected:
        line, column, message = expected["error"]
        if "error" not in found:
            return (
                f"This is not a program: line {line}, column {column}: {message}\nYour parser found nothing"
                " wrong with it."
            )
        if found["error"][:2] != [line, column]:
            return (
                f"expected: a syntax error at line {line}, column {column}: {message}\nfound:    a syntax"
                f" error at line {found['error'][0]}, column {found['error'][1]}: {found['error'][2]}"
            )
        return None
    if "error" in found:
        line, column, message = found["error"]
        return f"This is a program. Your parser refuses it at line {line}, column {column}: {message}"
    return _first_difference(from_data(expected["tree"]), from_data(found["tree"]), "the program")


def _first_difference(expected, found, where):
    if type(expected) is not type(found):
        return f"In {where}:\nexpected: {_text(expected)}\nfound:    {_text(found)}"
    if is_node(expected):
        lines = None
        for name, part in fields(expected).items():
            other = getattr(found, name)
            if name == "line":
                if part != other:
                    lines = (
                        f"{_a(expected)} is right, but for its line:\nexpected: line {part}\nfound:    line"
                        f" {other}"
                    )
            elif (
                words := _first_difference(part, other, where if not is_node(part) else _a(expected))
            ) is not None:
                operation = type(expected).__name__ in ("Binary", "Unary", "Call", "Element")
                return (
                    f"In {where}:\nexpected: {_text(expected)}\nfound:    {_text(found)}"
                    if operation
                    else words
                )
        return lines
    if isinstance(expected, list):
        for a, b in zip(expected, found):
            words = _first_difference(a, b, where)
            if words is not None:
                return words
        if len(expected) != len(found):
            return (
                f"In {where}: expected {len(expected)} of\n{_listed(expected)}\nfound"
                f" {len(found)}:\n{_listed(found)}"
            )
        return None
    return None if expected == found else f"In {where}:\nexpected: {expected!r}\nfound:    {found!r}"


def _listed(nodes):
    return "\n".join(f"    {_text(node)}" for node in nodes) or "    (nothing)"


def _a(node):
    return f"the {type(node).__name__} `{_text(node)}`"


def _text(value):
    kind = type(value).__name__
    if kind == "Program":
        return printer.program(value).rstrip()
    if kind == "Kernel":
        return f"kernel {value.name}"
    if kind == "Param":
        return f"{value.name}: {value.type}"
    if kind in ("Let", "Assign", "Store", "If", "While", "Return"):
        return printer.statement(value)
    return printer.expression(value) if is_node(value) else repr(value)
