"""`-Wformat`: `printf`'s arguments against its format.

The device's `printf` is given the arguments as C promotes them, and the host reads them as the format
says: a wrong specifier prints rubbish. Signedness does not matter, sizes and kinds do, as clang judges.
"""

from __future__ import annotations

import re

from ...support.diagnostics import Note
from ..syntax import tree
from ..types import ctype as ct
from .narrowing import bare
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
_HIGHEST = 32
"""Arguments that CUDA's printf takes after the format."""


def check_format(lint: Lint, node: tree.Call) -> None:
    """Warn about one call of `printf` whose format is a literal."""
    if not node.args:
        return
    literal, args = bare(node.args[0]), node.args[1:]
    if not isinstance(literal, tree.StringLiteral):
        if not args:
            lint.warn_range(
                "format-security", "format string is not a string literal (potentially insecure)", literal
            )
        return
    used = 0
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
        wanted = ["*"] * [width, precision].count("*") + [kind]
        if kind not in "diouxXcsfFeEgGaAp":
            lint.warn_range("format-invalid-specifier", f"invalid conversion specifier '{kind}'", literal)
            used += len(wanted)
            continue
        for one in wanted:
            if used >= len(args):
                lint.warn_range(
                    "format-insufficient-args", "more '%' conversions than data arguments", literal
                )
                return
            _check_one(lint, literal, args[used], one, length)
            used += 1
    if used < len(args):
        note = [Note("format string is defined here", literal.start or literal.location, literal.length)]
        lint.warn_range(
            "format-extra-args", "data argument not used by format string", bare(args[used]), note
        )
    elif used > _HIGHEST:
        lint.warn_range(
            "format-extra-args",
            f"printf in device code takes at most {_HIGHEST} arguments besides the format",
            literal,
        )


def _check_one(lint: Lint, literal: tree.StringLiteral, arg: tree.Expr, kind: str, length: str) -> None:
    inner = bare(arg)
    t = arg.ctype.unqualified if arg.ctype is not None else None
    if t is None or inner.ctype is None:
        return
    note = [Note("format string is defined here", literal.start or literal.location, literal.length)]
    shown = inner.ctype
    if kind == "*":
        if not (t.is_integral and t.size == 4):
            lint.warn_range(
                "format", f"field width should have type 'int', but argument has type '{shown}'", inner, note
            )
        return
    expected = ""
    if kind in "dic":
        wanted = ct.INT if kind == "c" else _LENGTHS[length]
        expected = _integer_problem(t, wanted, _SHORT_NAMES.get((length, "d"), ""))
    elif kind in "ouxX":
        wanted = ct.UNSIGNED.get(_LENGTHS[length], ct.ULONG)
        expected = _integer_problem(t, wanted, _SHORT_NAMES.get((length, "u"), ""))
    elif kind in "fFeEgGaA":
        expected = "" if t.is_float and t.size == 8 else "double"
    elif kind == "s":
        text = t.is_pointer and t.pointee.unqualified.size == 1 and t.pointee.unqualified.is_integral
        expected = "" if text else "char *"
    elif kind == "p":
        expected = "" if t.is_pointer or t.is_nullptr else "void *"
    if expected:
        lint.warn_range(
            "format", f"format specifies type '{expected}' but the argument has type '{shown}'", inner, note
        )


def _integer_problem(t: ct.CType, wanted: ct.Scalar, name: str) -> str:
    """What the format wants, where `t` is not that or its twin of the other sign."""
    if t.is_enum and t.size == wanted.size:
        return ""
    if t.is_integral and isinstance(t, ct.Scalar) and t.rank == wanted.rank:
        return ""
    return name or str(wanted)
