"""The values of number, character and string literals (C99 6.4.4–6.4.5, C++17 5.13).

Every function raises LiteralError, with the offset of the wrong character, for what is no literal; results
are cached by spelling, since programs repeat their numbers.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import Any


class LiteralError(ValueError):
    """`offset` is where in the literal, `length` how much of it."""

    def __init__(self, message: str, offset: int = 0, length: int = 1) -> None:
        self.offset, self.length = offset, length
        super().__init__(message)


_INTEGER_SUFFIX = {
    "": "", "u": "u", "l": "l", "ul": "ul", "lu": "ul", "ll": "ll", "ull": "ull", "llu": "ull",
}  # fmt: skip
_BASES = {"0x": (16, "hexadecimal"), "0b": (2, "binary")}
_FLOAT = re.compile(r"(?P<value>(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?P<suffix>[\w.]*)\Z", re.IGNORECASE)
_HEX_FLOAT = re.compile(
    r"0x(?P<whole>[0-9a-f]*)(?:\.(?P<part>[0-9a-f]*))?p(?P<exponent>[+-]?\d+)(?P<suffix>\w*)\Z", re.IGNORECASE
)


@lru_cache(maxsize=4096)
def number(text: str) -> tuple[str, tuple[Any, ...]]:
    """('INTEGER', (value, suffix, base)) or ('FLOATING', (value, suffix)) for a preprocessing number."""
    plain = text.replace("'", "")
    low = plain.lower()
    hexadecimal = low.startswith("0x")
    if ("p" in low) if hexadecimal else ("." in low or ("e" in low and not low.startswith("0b"))):
        return "FLOATING", _floating(text, plain, hexadecimal)
    if hexadecimal and "." in low:
        raise LiteralError("hexadecimal floating literal requires an exponent", 0, len(text))
    return "INTEGER", _integer(text, low)


def _integer(text: str, low: str) -> tuple[int, str, int]:
    base, name = _BASES.get(low[:2], (10, "decimal"))
    digits = low[2:] if base != 10 else low
    if base == 10 and low[0] == "0" and len(low) > 1:
        base, name = 8, "octal"
    allowed = "0123456789abcdef" if base == 16 else "0123456789"
    end = 0
    while end < len(digits) and digits[end] in allowed:
        end += 1
    suffix = digits[end:]
    if base in (2, 16) and not end:
        raise LiteralError(f"invalid suffix '{text[1:]}' on integer constant", 1, len(text) - 1)
    for i, digit in enumerate(digits[:end]):
        if base in (2, 8) and int(digit) >= base:
            raise LiteralError(
                f"invalid digit '{digit}' in {name} constant", _offset(text, i + (2 if base == 2 else 0))
            )
    written = text[len(text) - len(suffix) :] if suffix else ""
    if suffix not in _INTEGER_SUFFIX or "lL" in written or "Ll" in written:
        raise LiteralError(
            f"invalid suffix '{written}' on integer constant", len(text) - len(suffix), len(suffix)
        )
    value = int(digits[:end] or "0", base) if end <= 64 else _long_integer(digits[:end], base)
    if value >> 64:
        raise LiteralError("integer literal is too large to be represented in any integer type", 0, len(text))
    return value, _INTEGER_SUFFIX[suffix], base


def _long_integer(digits: str, base: int) -> int:
    """Leading zeros may be many; anything else of this length does not fit."""
    digits = digits.lstrip("0")
    return int(digits or "0", base) if len(digits) <= 64 else 1 << 64


def _offset(text: str, digit: int) -> int:
    """Where the digit number `digit` is in the text with its separators."""
    seen = -1
    for i, c in enumerate(text):
        seen += c != "'"
        if seen == digit:
            return i
    return 0


def _floating(text: str, plain: str, hexadecimal: bool) -> tuple[float, str]:
    match = (_HEX_FLOAT if hexadecimal else _FLOAT).match(plain)
    if match is None:
        raise LiteralError("exponent has no digits", _exponent_offset(text, hexadecimal))
    suffix = match["suffix"].lower()
    if suffix.startswith("e"):
        raise LiteralError("exponent has no digits", _exponent_offset(text, hexadecimal))
    if suffix not in ("", "f", "l"):
        written = match["suffix"]
        raise LiteralError(
            f"invalid suffix '{written}' on floating constant", len(text) - len(written), len(written)
        )
    if hexadecimal:
        whole, part = match["whole"], match["part"] or ""
        if not whole and not part:
            raise LiteralError("invalid suffix '" + text[1:] + "' on integer constant", 1, len(text) - 1)
        significand, exponent = int(whole + part or "0", 16), int(match["exponent"]) - 4 * len(part)
        return _scaled(significand, 2, exponent, suffix), suffix
    value = float(match["value"])
    if suffix == "f":
        value = _single(match["value"], value)
    return value, suffix


def _exponent_offset(text: str, hexadecimal: bool) -> int:
    low = text.lower()
    return max(low.find("p" if hexadecimal else "e"), 0)


def _single(spelling: str, double: float) -> float:
    """The decimal text rounded once to binary32.

    Rounding the double again goes wrong only when the double lies halfway between two singles and the text
    does not.
    """
    from struct import pack, unpack

    bits = unpack("<Q", pack("<d", double))[0]
    low, halfway = bits & 0x1FFFFFFF, 0x10000000
    if low == halfway or abs(double) < 2.0**-120:
        mantissa, _, exponent = spelling.lower().partition("e")
        whole, _, part = mantissa.partition(".")
        power = int(exponent or "0") - len(part)
        if abs(power) > 5000 or len(whole) + len(part) > 5000:
            return _round_single(double, 1)
        return _scaled(int(whole + part or "0"), 10, power, "f")
    return _round_single(double, 1)


def _round_single(value: float, sign: int) -> float:
    from struct import pack, unpack

    try:
        return sign * float(unpack("<f", pack("<f", value))[0])
    except OverflowError:
        return sign * float("inf")


def _scaled(significand: int, base: int, exponent: int, suffix: str) -> float:
    """significand · base**exponent rounded once (to nearest, ties to even) to the format of the suffix."""
    digits, lowest, highest = (24, -149, 128) if suffix == "f" else (53, -1074, 1024)
    if not significand:
        return 0.0
    if base == 2 and abs(exponent) > 100_000 + 4 * significand.bit_length():
        return 0.0 if exponent < 0 else float("inf")
    numerator, denominator = significand, 1
    if exponent >= 0:
        numerator *= base**exponent
    else:
        denominator = base**-exponent
    # Choose the unit in the last place so that the quotient has `digits` bits.
    ulp = max(numerator.bit_length() - denominator.bit_length() - digits, lowest)
    while True:
        top, bottom = (numerator << -ulp, denominator) if ulp < 0 else (numerator, denominator << ulp)
        quotient, rest = divmod(top, bottom)
        if quotient.bit_length() <= digits:
            break
        ulp += 1
    if 2 * rest > bottom or (2 * rest == bottom and quotient & 1):
        quotient += 1
    if quotient.bit_length() + ulp > highest:
        return float("inf")
    return float(quotient) * 2.0**ulp if ulp > -1000 else _tiny(quotient, ulp)


def _tiny(quotient: int, ulp: int) -> float:
    return math.ldexp(quotient, ulp)


_SIMPLE = {
    "n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11, "0": 0, "\\": 92, "'": 39, '"': 34, "?": 63,
    "e": 27,
}  # fmt: skip


SEVERAL = "several"
"""In place of a prefix: the literal has several characters, and is an `int` ([lex.ccon] p2)."""
WIDTHS = {"": 1, "u8": 1, "u": 2, "U": 4, "L": 4}
"""The bytes of a character in literals with each prefix ([lex.ccon], [lex.string])."""


class Text(bytes):
    """The code units of a string literal with a prefix that says how wide they are, lowest byte first."""

    prefix: str

    @classmethod
    def of(cls, units: list[int], prefix: str) -> Text:
        made = cls(b"".join(unit.to_bytes(WIDTHS[prefix], "little") for unit in units))
        made.prefix = prefix
        return made


class Character(int):
    """The value of a character literal with a prefix, or of one with several characters, whose `prefix` is
    SEVERAL.
    """

    prefix: str

    @classmethod
    def of(cls, value: int, prefix: str) -> Character:
        made = cls(value)
        made.prefix = prefix
        return made


def prefix_of(value: bytes | int) -> str:
    """The prefix that says how wide the characters of a literal are, '' for `char`."""
    return value.prefix if isinstance(value, Text | Character) else ""


def units_of(value: bytes) -> list[int]:
    """The code units of a string literal."""
    width = WIDTHS[prefix_of(value)]
    return [int.from_bytes(value[i : i + width], "little") for i in range(0, len(value), width)]


def joined(a: bytes, b: bytes) -> bytes | None:
    """Adjacent string literals ([lex.string] p13): one without a prefix is as wide as the other; None where
    both have one, and not the same.
    """
    first, second = prefix_of(a), prefix_of(b)
    if first == second:
        return Text.of(units_of(a) + units_of(b), first) if first else a + b
    if first and second:
        return None
    prefix = first or second
    wide = [
        units_of(part) if prefix_of(part) else _encoded(part.decode("utf-8", "replace"), prefix)
        for part in (a, b)
    ]
    return Text.of(wide[0] + wide[1], prefix)


def _encoded(text: str, prefix: str) -> list[int]:
    """The code units of characters."""
    if WIDTHS[prefix] == 4:
        return [ord(c) for c in text]
    data = text.encode("utf-16-le", "surrogatepass")
    return [int.from_bytes(data[i : i + 2], "little") for i in range(0, len(data), 2)]


def _wide(text: str, start: int, end: int, prefix: str) -> list[int]:
    """The code units that the characters text[start:end] of a literal with a prefix stand for."""
    units: list[int] = []
    i = start
    while i < end:
        if text[i] != "\\":
            units += _encoded(text[i], prefix)
            i += 1
            continue
        value, is_code, i = _escape(text, i, end, (1 << 8 * WIDTHS[prefix]) - 1)
        units += _encoded(chr(value), prefix) if is_code else [value]
    return units


def unescape(text: str, start: int, end: int) -> bytes:
    """The bytes that the characters text[start:end] of a literal stand for, in UTF-8."""
    if "\\" not in text:
        return text[start:end].encode("utf-8", "surrogateescape")
    out = bytearray()
    i = start
    while i < end:
        c = text[i]
        if c != "\\":
            out += c.encode("utf-8", "surrogateescape")
            i += 1
            continue
        value, is_code, i = _escape(text, i, end)
        out += chr(value).encode("utf-8") if is_code else bytes([value])
    return bytes(out)


def _escape(text: str, i: int, end: int, largest: int = 255) -> tuple[int, bool, int]:
    """What the escape sequence stands for whose backslash is at `i`, whether that is a character's code
    rather than a unit, and where it ends.
    """
    kind = text[i + 1]
    j = i + 2
    if kind in "01234567":
        j = i + 1
        while j < end and j < i + 4 and text[j] in "01234567":
            j += 1
        value = int(text[i + 1 : j], 8)
        if value > largest:
            raise LiteralError("octal escape sequence out of range", i, j - i)
        return value, False, j
    if kind == "x":
        while j < end and text[j] in "0123456789abcdefABCDEF":
            j += 1
        if j == i + 2:
            raise LiteralError("\\x used with no following hex digits", i, 2)
        value = int(text[i + 2 : j], 16)
        if value > largest:
            raise LiteralError("hex escape sequence out of range", i, j - i)
        return value, False, j
    if kind in "uU":
        size = 4 if kind == "u" else 8
        digits = text[j : min(j + size, end)]
        if len(digits) < size or not all(d in "0123456789abcdefABCDEF" for d in digits):
            raise LiteralError("incomplete universal character name", i, 2 + len(digits))
        value = int(digits, 16)
        if value > 0x10FFFF or 0xD800 <= value < 0xE000:
            raise LiteralError("invalid universal character", i, 2 + size)
        return value, True, j + size
    if kind in _SIMPLE:
        return _SIMPLE[kind], False, j
    raise LiteralError(f"unknown escape sequence '\\{kind}'", i, 2)


def character(text: str) -> int:
    """The value of a character literal with its quotes, as a signed char.

    Of several characters the first one is the highest and gives the sign, and the last four count, as nvcc
    has it ([lex.ccon] p2 leaves it open).
    """
    is_narrow = not text.startswith("u8")
    text = text.removeprefix("u8")
    if text[0] != "'":
        return _wide_character(text, text[: text.index("'")])
    if len(text) == 2:
        raise LiteralError("empty character constant", 0, 2)
    value = unescape(text, 1, len(text) - 1)
    if len(value) > 1:
        if len(text) == 3:
            raise LiteralError("character too large for enclosing character literal type", 0, 3)
        if not is_narrow:
            raise LiteralError("Unicode character literals may not contain multiple characters", 0, len(text))
        whole = int.from_bytes(value, "big", signed=True)
        return Character.of(((whole + (1 << 31)) & 0xFFFFFFFF) - (1 << 31), SEVERAL)
    return value[0] - 256 if value[0] > 127 else value[0]


def _wide_character(text: str, prefix: str) -> Character:
    units = _wide(text, len(prefix) + 1, len(text) - 1, prefix)
    if not units:
        raise LiteralError("empty character constant", 0, len(text))
    if len(units) > 1:
        what = (
            "character too large for enclosing character literal type"
            if len(text) == len(prefix) + 3
            else "multi-character character constant"
        )
        raise LiteralError(what, 0, len(text))
    value = units[0]
    return Character.of(value - (1 << 32) if prefix == "L" and value >> 31 else value, prefix)


def string(text: str) -> bytes:
    """The bytes of a string literal with its quotes, raw strings too."""
    quote = text.index('"')
    prefix = text[:quote]
    if prefix.endswith("R"):
        prefix = prefix[:-1]
        opening = text.index("(", quote)
        raw = text[opening + 1 : len(text) - (opening - quote) - 1]
        return (
            raw.encode("utf-8", "surrogateescape")
            if WIDTHS[prefix] == 1
            else Text.of(_encoded(raw, prefix), prefix)
        )
    if WIDTHS[prefix] > 1:
        return Text.of(_wide(text, quote + 1, len(text) - 1, prefix), prefix)
    return unescape(text, quote + 1, len(text) - 1)
