"""The values of number, character and string literals (C99 6.4.4–6.4.5, C++17 5.13).

Every function raises LiteralError, with the offset of the wrong character, for a malformed literal. Results
are cached by spelling, since programs repeat their numbers.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import Any


class LiteralError(ValueError):
    """A malformed literal; `offset` and `length` locate the error in characters of the literal."""

    def __init__(self, message: str, offset: int = 0, length: int = 1) -> None:
        self.offset, self.length = offset, length
        super().__init__(message)


_INTEGER_SUFFIX = {
    "": "", "u": "u", "l": "l", "ul": "ul", "lu": "ul", "ll": "ll", "ull": "ull", "llu": "ull",
}  # fmt: skip
_BASES = {"0x": (16, "hexadecimal"), "0b": (2, "binary")}
_FLOAT = re.compile(r"(?P<value>(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?P<suffix>[\w.]*)\Z", re.IGNORECASE)
_HEX_FLOAT = re.compile(
    r"0x(?P<integer>[0-9a-f]*)(?:\.(?P<fraction>[0-9a-f]*))?p(?P<exponent>[+-]?\d+)(?P<suffix>\w*)\Z",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def number(text: str) -> tuple[str, tuple[Any, ...]]:
    """Return ('INTEGER', (value, suffix, base)) or ('FLOATING', (value, suffix)) for a preprocessing number.
    Raises LiteralError.
    """
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
    suffix_text = text[len(text) - len(suffix) :] if suffix else ""
    if suffix not in _INTEGER_SUFFIX or "lL" in suffix_text or "Ll" in suffix_text:
        raise LiteralError(
            f"invalid suffix '{suffix_text}' on integer constant", len(text) - len(suffix), len(suffix)
        )
    value = int(digits[:end] or "0", base) if end <= 64 else _long_integer(digits[:end], base)
    if value >> 64:
        raise LiteralError("integer literal is too large to be represented in any integer type", 0, len(text))
    return value, _INTEGER_SUFFIX[suffix], base


def _long_integer(digits: str, base: int) -> int:
    """Return the value of more than 64 digits. Leading zeros may be many; anything else of this length
    overflows.
    """
    digits = digits.lstrip("0")
    return int(digits or "0", base) if len(digits) <= 64 else 1 << 64


def _offset(text: str, digit: int) -> int:
    """Return the offset of digit number `digit` in a text with separators."""
    index = -1
    for i, c in enumerate(text):
        index += c != "'"
        if index == digit:
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
        suffix_text = match["suffix"]
        raise LiteralError(
            f"invalid suffix '{suffix_text}' on floating constant",
            len(text) - len(suffix_text),
            len(suffix_text),
        )
    if hexadecimal:
        integer, fraction = match["integer"], match["fraction"] or ""
        if not integer and not fraction:
            raise LiteralError("invalid suffix '" + text[1:] + "' on integer constant", 1, len(text) - 1)
        significand, exponent = int(integer + fraction or "0", 16), int(match["exponent"]) - 4 * len(fraction)
        return _round_scaled(significand, 2, exponent, suffix), suffix
    value = float(match["value"])
    if suffix == "f":
        value = _parse_single(match["value"], value)
    return value, suffix


def _exponent_offset(text: str, hexadecimal: bool) -> int:
    low = text.lower()
    return max(low.find("p" if hexadecimal else "e"), 0)


def _parse_single(spelling: str, double: float) -> float:
    """Round decimal text once to binary32.

    Rounding the double again is wrong only when the double lies halfway between two singles and the text does
    not.
    """
    from struct import pack, unpack

    bits = unpack("<Q", pack("<d", double))[0]
    low, halfway = bits & 0x1FFFFFFF, 0x10000000
    if low == halfway or abs(double) < 2.0**-120:
        mantissa, _, exponent = spelling.lower().partition("e")
        integer, _, fraction = mantissa.partition(".")
        scale = int(exponent or "0") - len(fraction)
        if abs(scale) > 5000 or len(integer) + len(fraction) > 5000:
            return _round_single(double, 1)
        return _round_scaled(int(integer + fraction or "0"), 10, scale, "f")
    return _round_single(double, 1)


def _round_single(value: float, sign: int) -> float:
    from struct import pack, unpack

    try:
        return sign * float(unpack("<f", pack("<f", value))[0])
    except OverflowError:
        return sign * float("inf")


def _round_scaled(significand: int, base: int, exponent: int, suffix: str) -> float:
    """Round significand · base**exponent once (to nearest, ties to even) to the format of the suffix."""
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
    return float(quotient) * 2.0**ulp if ulp > -1000 else math.ldexp(quotient, ulp)


_SIMPLE = {
    "n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11, "0": 0, "\\": 92, "'": 39, '"': 34, "?": 63,
    "e": 27,
}  # fmt: skip


MULTICHARACTER = "several"
"""In place of a prefix: a multicharacter literal, of type `int` ([lex.ccon] p2)."""
WIDTHS = {"": 1, "u8": 1, "u": 2, "U": 4, "L": 4}
"""The bytes per character of a literal, by prefix ([lex.ccon], [lex.string])."""


class PrefixedString(bytes):
    """The code units of a string literal with an encoding prefix, little-endian."""

    prefix: str

    @classmethod
    def of(cls, units: list[int], prefix: str) -> PrefixedString:
        """Return the string of code units with an encoding prefix."""
        result = cls(b"".join(unit.to_bytes(WIDTHS[prefix], "little") for unit in units))
        result.prefix = prefix
        return result


class PrefixedCharacter(int):
    """The value of a character literal with an encoding prefix, or of a multicharacter literal, whose
    `prefix` is `MULTICHARACTER`.
    """

    prefix: str

    @classmethod
    def of(cls, value: int, prefix: str) -> PrefixedCharacter:
        """Return the character with an encoding prefix."""
        result = cls(value)
        result.prefix = prefix
        return result


def encoding_prefix(value: bytes | int) -> str:
    """Return the encoding prefix of a literal's value, '' for one of `char`."""
    return value.prefix if isinstance(value, PrefixedString | PrefixedCharacter) else ""


def code_units(value: bytes) -> list[int]:
    """Return the code units of a string literal."""
    width = WIDTHS[encoding_prefix(value)]
    return [int.from_bytes(value[i : i + width], "little") for i in range(0, len(value), width)]


def concatenate(a: bytes, b: bytes) -> bytes | None:
    """Concatenate adjacent string literals ([lex.string] p13): one without a prefix takes the other's.
    Returns None when both have prefixes that differ.
    """
    first, second = encoding_prefix(a), encoding_prefix(b)
    if first == second:
        return PrefixedString.of(code_units(a) + code_units(b), first) if first else a + b
    if first and second:
        return None
    prefix = first or second
    wide = [
        code_units(part) if encoding_prefix(part) else _encode(part.decode("utf-8", "replace"), prefix)
        for part in (a, b)
    ]
    return PrefixedString.of(wide[0] + wide[1], prefix)


def _encode(text: str, prefix: str) -> list[int]:
    """Return the code units of characters, in UTF-16 or UTF-32 by the width of the prefix."""
    if WIDTHS[prefix] == 4:
        return [ord(c) for c in text]
    data = text.encode("utf-16-le", "surrogatepass")
    return [int.from_bytes(data[i : i + 2], "little") for i in range(0, len(data), 2)]


def _unescape_wide(text: str, start: int, end: int, prefix: str) -> list[int]:
    """Return the code units of the characters text[start:end] of a literal with a prefix."""
    units: list[int] = []
    i = start
    while i < end:
        if text[i] != "\\":
            units += _encode(text[i], prefix)
            i += 1
            continue
        value, is_code, i = _escape(text, i, end, (1 << 8 * WIDTHS[prefix]) - 1)
        units += _encode(chr(value), prefix) if is_code else [value]
    return units


def unescape(text: str, start: int, end: int) -> bytes:
    """Return the bytes of the characters text[start:end] of a literal, in UTF-8."""
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
    """Decode the escape sequence whose backslash is at `i`.

    Returns its value, whether that is a code point rather than a code unit, and the index after it.
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
    """Return the value of a character literal with its quotes, as a signed char.

    In a multicharacter literal the first character is the highest and gives the sign, and the last four
    count, as in nvcc ([lex.ccon] p2 leaves it open). Raises LiteralError.
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
        packed = int.from_bytes(value, "big", signed=True)
        return PrefixedCharacter.of(((packed + (1 << 31)) & 0xFFFFFFFF) - (1 << 31), MULTICHARACTER)
    return value[0] - 256 if value[0] > 127 else value[0]


def _wide_character(text: str, prefix: str) -> PrefixedCharacter:
    units = _unescape_wide(text, len(prefix) + 1, len(text) - 1, prefix)
    if not units:
        raise LiteralError("empty character constant", 0, len(text))
    if len(units) > 1:
        message = (
            "character too large for enclosing character literal type"
            if len(text) == len(prefix) + 3
            else "multi-character character constant"
        )
        raise LiteralError(message, 0, len(text))
    value = units[0]
    return PrefixedCharacter.of(value - (1 << 32) if prefix == "L" and value >> 31 else value, prefix)


def string(text: str) -> bytes:
    """Return the bytes of a string literal with its quotes; raw strings too. Raises LiteralError."""
    quote = text.index('"')
    prefix = text[:quote]
    if prefix.endswith("R"):
        prefix = prefix[:-1]
        opening = text.index("(", quote)
        raw = text[opening + 1 : len(text) - (opening - quote) - 1]
        return (
            raw.encode("utf-8", "surrogateescape")
            if WIDTHS[prefix] == 1
            else PrefixedString.of(_encode(raw, prefix), prefix)
        )
    if WIDTHS[prefix] > 1:
        return PrefixedString.of(_unescape_wide(text, quote + 1, len(text) - 1, prefix), prefix)
    return unescape(text, quote + 1, len(text) - 1)
