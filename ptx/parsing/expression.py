"""Constant expressions, folded while they are parsed (PTX ISA 4.5.3 to 4.5.6).

Integer constants are 64-bit: signed, or unsigned when a literal has the `U` suffix or needs the 64th
bit. Floats have only unary signs and `+ - * /`, comparisons and `?:`.

Invariants: the result is a literal; division by zero and overflowing nesting are errors, never
exceptions of Python.
"""

from __future__ import annotations

import operator
import re
import struct
from collections.abc import Callable
from typing import Any

from ..model import MAX_DEPTH, FloatImm, IntImm
from .lexer import Lexer, double, parse_float, parse_int

Constant = IntImm | FloatImm

_PRECEDENCE = [
    ("||",),
    ("&&",),
    ("|",),
    ("^",),
    ("&",),
    ("==", "!="),
    ("<", "<=", ">", ">="),
    ("<<", ">>"),
    ("+", "-"),
    ("*", "/", "%"),
]
_LEVEL = {text: level for level, texts in enumerate(_PRECEDENCE) for text in texts}

_ARITHMETIC: dict[str, Callable[..., Any]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}
_BITWISE: dict[str, Callable[..., Any]] = {"|": operator.or_, "^": operator.xor, "&": operator.and_}
_COMPARISON: dict[str, Callable[..., Any]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


_DOTTED = re.compile(r"\w+(?:\.\w+)?", re.ASCII)


def names_constant(lexer: Lexer) -> bool:
    """Return whether the next token is a name of an integer."""
    match = _DOTTED.match(lexer.text, lexer.token.start) if lexer.constants else None
    return match is not None and match.group() in lexer.constants


def parse_constant(lexer: Lexer, depth: int = 0) -> Constant:
    """Parse constant = or-expression [ '?' constant ':' constant ]"""
    _check_depth(lexer, depth)
    condition = _binary(lexer, 0, depth + 1)
    if not lexer.accept("?"):
        return condition
    if_true = parse_constant(lexer, depth + 1)
    lexer.expect(":", " in conditional expression")
    if_false = parse_constant(lexer, depth + 1)
    return if_true if _is_true(condition) else if_false


def starts_constant(lexer: Lexer) -> bool:
    """Return whether the next token can begin a constant expression."""
    return lexer.token.kind in ("int", "float") or lexer.token.text in ("-", "+", "~", "(", "!")


def _check_depth(lexer: Lexer, depth: int) -> None:
    if depth > MAX_DEPTH:
        lexer.fail("constant expression is nested too deeply")


def _binary(lexer: Lexer, level: int, depth: int) -> Constant:
    """Parse by precedence climbing: operators of at least `level`, all left-associative."""
    left = _unary(lexer, depth)
    while True:
        text = lexer.token.text
        precedence = _LEVEL.get(text, -1) if lexer.token.kind == "punct" else -1
        if precedence < level:
            return left
        position = lexer.advance().start
        right = _binary(lexer, precedence + 1, depth + 1)
        left = _apply(lexer, text, left, right, position)


def _unary(lexer: Lexer, depth: int) -> Constant:
    """Parse unary = ( '-' | '+' | '~' | '!' )* primary"""
    signs = []
    while lexer.token.kind == "punct" and lexer.token.text in "-+~!":
        signs.append(lexer.advance().text)
    value = _primary(lexer, depth)
    for sign in reversed(signs):
        if isinstance(value, FloatImm):
            if sign in "~!":
                lexer.fail(f"operator '{sign}' needs an integer operand")
            value = FloatImm(value.bits ^ (1 << (value.width - 1)), value.width) if sign == "-" else value
        elif sign == "!":
            value = IntImm(int(value.value == 0))
        else:
            number = {"-": -value.value, "+": value.value, "~": ~value.value}[sign]
            value = _wrap(number, value.unsigned)
    return value


def _primary(lexer: Lexer, depth: int) -> Constant:
    """Parse primary = literal | 'WARP_SZ' | '(' constant ')' | '(' '.s64' ')' unary | '(' '.u64' ')' unary"""
    token = lexer.token
    if token.kind == "int":
        lexer.advance()
        # 64 binary digits are the longest legal spelling; Python refuses to convert very long ones.
        if len(token.text) > 80 or (literal := parse_int(token.text)).value >= 1 << 65:
            lexer.fail(f"integer constant '{token.text}' is too large for 64 bits", *token.span)
        if literal.value >= 1 << 64:
            lexer.diags.warning(
                "ptx-constant-range",
                f"integer constant '{token.text}' is too large for 64 bits; its low ones are taken",
                lexer.location(token.start),
                length=len(token.text),
            )
            return IntImm(literal.value % (1 << 64), literal.unsigned)
        return literal
    if token.kind == "float":
        lexer.advance()
        return parse_float(token.text)
    if token.text == "WARP_SZ":
        lexer.advance()
        return IntImm(32)
    if token.kind == "name" and lexer.constants:
        match = _DOTTED.match(lexer.text, token.start)
        if match is not None and match.group() in lexer.constants:
            lexer.seek(match.end())
            return IntImm(lexer.constants[match.group()])
    if token.text == "(" and token.kind == "punct":
        lexer.advance()
        if lexer.token.kind == "directive":
            return _cast(lexer, depth)
        value = parse_constant(lexer, depth + 1)
        lexer.expect(")", " in constant expression")
        return value
    lexer.fail(f"expected a constant, found {lexer.describe_token()}")


def _cast(lexer: Lexer, depth: int) -> Constant:
    kind = lexer.advance()
    if kind.text not in (".s64", ".u64"):
        lexer.fail(f"a constant can be cast to '.s64' or '.u64' only, not '{kind.text}'", *kind.span)
    lexer.expect(")", " after cast")
    _check_depth(lexer, depth)
    value = _unary(lexer, depth + 1)
    if isinstance(value, FloatImm):
        lexer.fail("a floating-point constant cannot be cast to an integer")
    return _wrap(value.value, kind.text == ".u64")


def _apply(lexer: Lexer, text: str, left: Constant, right: Constant, position: int) -> Constant:
    if isinstance(left, FloatImm) or isinstance(right, FloatImm):
        return _apply_float(lexer, text, left, right, position)
    a, b, unsigned = left.value, right.value, left.unsigned or right.unsigned
    if unsigned:
        a, b = a & _ALL, b & _ALL
    if text in _ARITHMETIC:
        return _wrap(_ARITHMETIC[text](a, b), unsigned)
    if text in _BITWISE:
        return _wrap(_BITWISE[text](a, b), unsigned)
    if text in _COMPARISON:
        return IntImm(int(_COMPARISON[text](a, b)))
    if text in ("<<", ">>"):
        amount = right.value & 63
        return _wrap(left.value << amount if text == "<<" else left.value >> amount, left.unsigned)
    if text in ("&&", "||"):
        return IntImm(int((a and b if text == "&&" else a or b) != 0))
    if b == 0:
        lexer.fail("division by zero in constant expression", position, 1)
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return _wrap(quotient if text == "/" else a - quotient * b, unsigned)


_ALL = (1 << 64) - 1


def _apply_float(lexer: Lexer, text: str, left: Constant, right: Constant, position: int) -> Constant:
    a, b = _as_float(left), _as_float(right)
    if text in _COMPARISON:
        return IntImm(int(_COMPARISON[text](a, b)))
    if text in _ARITHMETIC:
        return double(_ARITHMETIC[text](a, b))
    if text == "/":
        if b == 0:
            lexer.fail("division by zero in constant expression", position, 1)
        return double(a / b)
    lexer.fail(f"operator '{text}' needs integer operands", position, len(text))


def _as_float(value: Constant) -> float:
    if isinstance(value, IntImm):
        return float(value.value)
    if value.width == 32:
        return float(struct.unpack("<f", struct.pack("<I", value.bits))[0])
    return float(struct.unpack("<d", struct.pack("<Q", value.bits))[0])


def _is_true(value: Constant) -> bool:
    return value.value != 0 if isinstance(value, IntImm) else _as_float(value) != 0


def _wrap(value: int, unsigned: bool) -> IntImm:
    """Return `value` reduced to 64 bits."""
    value &= _ALL
    return IntImm(value if unsigned or value < 1 << 63 else value - (1 << 64), unsigned)
