"""`-Wformat`: the arguments of `printf` against its format.

The device passes the arguments of `printf` after C's promotions, and the host reads them by the format: a
wrong specifier prints garbage. Signedness does not matter; sizes and kinds do, as in clang.
"""

from __future__ import annotations

import re

from ...support.diagnostics import Note
from ..syntax import tree
from ..types import ctype as ct
from .narrowing import strip_casts
from .report import Lint

_LENGTHS = {
    "hh": ct.INT,
    "h": ct.INT,
    "": ct.INT,
    "l": ct.LONG,
    "ll": ct.LLONG,
    "j": ct.LONG,
    "z": ct.ULONG,
    "t": ct.LONG,
    "L": ct.LLONG,
}
_SHORT_NAMES = {
    ("hh", "d"): "char",
    ("h", "d"): "short",
    ("hh", "u"): "unsigned char",
    ("h", "u"): "unsigned short",
}
_MAX_ARGUMENTS = 32
"""The maximum number of arguments of CUDA's printf after the format."""


def check_format(lint: Lint, node: tree.Call) -> None:
    """Check one call of `printf` whose format is a literal."""
    if not node.args:
        return
    literal, args = strip_casts(node.args[0]), node.args[1:]
    if not isinstance(literal, tree.StringLiteral):
        if not args:
            lint.warn_range(
                "format-security", "format string is not a string literal (potentially insecure)", literal
            )
        return
    position = 0
    pattern = re.compile(rb"%([-+ #0]*)(\*|\d+)?(?:\.(\*|-?\d+)?)?(hh|h|ll|l|j|z|t|L)?(.?)", re.DOTALL)
    for match in pattern.finditer(literal.value):
        _, width, precision, length, kind = (
            part.decode("latin-1") if part else "" for part in match.groups()
        )
        if kind == "%":
            continue
        if not kind or kind == "\0":
            lint.warn_range("format", "incomplete format specifier", literal)
            continue
        conversions = ["*"] * [width, precision].count("*") + [kind]
        if kind not in "diouxXcsfFeEgGaAp":
            lint.warn_range("format-invalid-specifier", f"invalid conversion specifier '{kind}'", literal)
            position += len(conversions)
            continue
        for conversion in conversions:
            if position >= len(args):
                lint.warn_range(
                    "format-insufficient-args", "more '%' conversions than data arguments", literal
                )
                return
            _check_argument(lint, literal, args[position], conversion, length)
            position += 1
    if position < len(args):
        note = [Note("format string is defined here", literal.start or literal.location, literal.length)]
        lint.warn_range(
            "format-extra-args", "data argument not used by format string", strip_casts(args[position]), note
        )
    elif position > _MAX_ARGUMENTS:
        lint.warn_range(
            "format-extra-args",
            f"printf in device code takes at most {_MAX_ARGUMENTS} arguments besides the format",
            literal,
        )


def _check_argument(
    lint: Lint, literal: tree.StringLiteral, arg: tree.Expr, conversion: str, length: str
) -> None:
    inner = strip_casts(arg)
    t = arg.ctype.unqualified if arg.ctype is not None else None
    if t is None or inner.ctype is None:
        return
    note = [Note("format string is defined here", literal.start or literal.location, literal.length)]
    argument_type = inner.ctype
    if conversion == "*":
        if not (t.is_integral and t.size == 4):
            lint.warn_range(
                "format",
                f"field width should have type 'int', but argument has type '{argument_type}'",
                inner,
                note,
            )
        return
    expected = ""
    if conversion in "dic":
        t_expected = ct.INT if conversion == "c" else _LENGTHS[length]
        expected = _integer_problem(t, t_expected, _SHORT_NAMES.get((length, "d"), ""))
    elif conversion in "ouxX":
        t_expected = ct.UNSIGNED.get(_LENGTHS[length], ct.ULONG)
        expected = _integer_problem(t, t_expected, _SHORT_NAMES.get((length, "u"), ""))
    elif conversion in "fFeEgGaA":
        expected = "" if t.is_float and t.size == 8 else "double"
    elif conversion == "s":
        text = t.is_pointer and t.pointee.unqualified.size == 1 and t.pointee.unqualified.is_integral
        expected = "" if text else "char *"
    elif conversion == "p":
        expected = "" if t.is_pointer or t.is_nullptr else "void *"
    if expected:
        lint.warn_range(
            "format",
            f"format specifies type '{expected}' but the argument has type '{argument_type}'",
            inner,
            note,
        )


def _integer_problem(t: ct.CType, wanted: ct.Scalar, name: str) -> str:
    """Return the expected type when `t` is neither that nor its counterpart of the other sign; ''
    otherwise.
    """
    if t.is_enum and t.size == wanted.size:
        return ""
    if t.is_integral and isinstance(t, ct.Scalar) and t.rank == wanted.rank:
        return ""
    return name or str(wanted)
