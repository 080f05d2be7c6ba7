"""Output of device printf.

Formats are those of the CUDA C++ Programming Guide, "Formatted output":
`%[flags][width][.precision][size]type`. Output is collected during a launch and written when the launch ends,
normally or with a fault, ordered by block, then thread, then time: the same order whatever the engine runs
first.
"""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Callable, Iterator
from typing import Protocol

import numpy as np

_SPEC = re.compile(r"%([-+ #0]*)(\*|\d*)(?:\.(\*|\d*))?(hh|h|ll|l|z|j|t|L)?(.)", re.DOTALL)
_INTEGERS = "diouxXc"
_FLOATS = "fFeEgGaA"
_WIDE = ("l", "ll", "z", "j", "t")


Sink = Callable[[str], object]
"""The consumer of a launch's text, called when the launch ends."""


def to_stdout(text: str) -> None:
    """Write to the standard output and flush it."""
    sys.stdout.write(text)
    sys.stdout.flush()


class PrintBuffer:
    """The output of a launch so far: pieces with the linear numbers of their block and thread in the
    block.
    """

    def __init__(self) -> None:
        self.pieces: list[tuple[int, int, str]] = []

    def text(self) -> str:
        """Return all output: by block, then thread, then time."""
        return "".join(piece[2] for piece in sorted(self.pieces, key=lambda piece: piece[:2]))

    def flush(self, sink: Sink) -> str:
        """Pass all output to the sink; return the text."""
        text = self.text()
        if text:
            sink(text)
        return text


class PrintfArguments(Protocol):
    """The arguments of one thread's printf, read in order; each is aligned to its size of 4 or 8 bytes."""

    def next(self, size: int) -> int:
        """Return the bits of the next argument of 4 or 8 bytes."""

    def string(self, address: int, most: int | None) -> str:
        """Return the characters from `address` up to a zero, `most` bytes at most; later bytes are not
        read.
        """


def _signed(args: PrintfArguments, size: int) -> int:
    value = args.next(size)
    return value - (1 << 8 * size) if value >> (8 * size - 1) else value


def format_printf(text: str, args: PrintfArguments) -> Iterator[str]:
    """Yield the pieces of the output of printf with a format and its arguments."""
    end = 0
    while (start := text.find("%", end)) >= 0:
        yield text[end:start]
        match = _SPEC.match(text, start)
        if match is None:
            yield text[start:]
            return
        yield _format_conversion(match, args)
        end = match.end()
    yield text[end:]


def _format_conversion(match: re.Match[str], args: PrintfArguments) -> str:
    flags, width, precision, size, conversion = match.groups()
    if conversion == "%":
        return "%"
    if width == "*":
        argument = _signed(args, 4)
        flags, width = (flags + "-" if argument < 0 else flags), str(abs(argument))
    if precision == "*":
        argument = _signed(args, 4)
        precision = str(argument) if argument >= 0 else None
    if conversion in _INTEGERS:
        return _integer(conversion, flags, width, precision, _signed(args, 8 if size in _WIDE else 4), size)
    if conversion in _FLOATS:
        value = struct.unpack("<d", struct.pack("<Q", args.next(8)))[0]
        return _float(conversion, flags, width, precision, value)
    if conversion == "p":
        address = args.next(8)
        return _pad(f"{address:#x}" if address else "(nil)", flags.replace("0", ""), width)
    if conversion == "s":
        address = args.next(8)
        most = None if precision is None else int(precision or 0)
        return _pad(args.string(address, most) if address else "(null)"[:most], flags.replace("0", ""), width)
    # CUDA prints unknown conversions unchanged.
    return match[0]


def _pad(text: str, flags: str, width: str) -> str:
    if "-" in flags:
        return text.ljust(int(width or 0))
    if "0" in flags:
        prefix = re.match(r"[-+ ]?(0[xX])?", text)
        assert prefix is not None
        return prefix[0] + text[prefix.end() :].rjust(int(width or 0) - prefix.end(), "0")
    return text.rjust(int(width or 0))


def _sign(negative: bool, flags: str) -> str:
    return "-" if negative else "+" if "+" in flags else " " if " " in flags else ""


def _integer(
    conversion: str, flags: str, width: str, precision: str | None, value: int, size: str | None
) -> str:
    if conversion == "c":
        return _pad(chr(value & 0xFF), flags.replace("0", ""), width)
    bits = {"hh": 8, "h": 16}.get(size or "", 64 if size in _WIDE else 32)
    value &= (1 << bits) - 1
    if conversion in "di":
        value -= (1 << bits) if value >> (bits - 1) else 0
        sign, digits = _sign(value < 0, flags), str(abs(value))
    else:
        sign, digits = "", format(value, {"u": "d"}.get(conversion, conversion))
    if precision is not None:
        digits = digits.rjust(int(precision or 0), "0") if value or int(precision or 0) else ""
        flags = flags.replace("0", "")
    if "#" in flags and conversion == "o" and not digits.startswith("0"):
        digits = "0" + digits
    if "#" in flags and conversion in "xX" and value:
        sign = "0" + conversion
    return _pad(sign + digits, flags, width)


def _float(conversion: str, flags: str, width: str, precision: str | None, value: float) -> str:
    if value != value or value in (float("inf"), float("-inf")):
        name = "nan" if value != value else "inf"
        sign = _sign(np.signbit(value).item(), flags)
        return _pad(sign + (name.upper() if conversion.isupper() else name), flags.replace("0", ""), width)
    if conversion in "aA":
        return _pad(_hexadecimal(conversion, flags, precision, value), flags, width)
    digits = 6 if precision is None else int(precision or 0)
    return _pad(f"%{''.join(c for c in flags if c in '+ #')}.{digits}{conversion}" % value, flags, width)


def _hexadecimal(conversion: str, flags: str, precision: str | None, value: float) -> str:
    """Format `%a`: 0x1.8p+1, shortest without a precision."""
    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    exponent, fraction = bits >> 52 & 0x7FF, bits & (1 << 52) - 1
    integer = 1 if exponent else 0
    power = exponent - 1023 if exponent else -1022 if fraction else 0
    digits = f"{fraction:013x}".rstrip("0")
    if precision is not None:
        drop = 52 - 4 * int(precision or 0)
        if drop > 0:
            total = integer << 52 | fraction
            half, discarded = 1 << (drop - 1), total & (1 << drop) - 1
            total >>= drop
            total += discarded > half or (discarded == half and total & 1)
            integer, digits = (
                total >> (52 - drop),
                (f"{total & (1 << 52 - drop) - 1:0{int(precision or 0)}x}" if drop < 52 else ""),
            )
        else:
            digits = f"{fraction:013x}".ljust(int(precision or 0), "0")
    point = "." if digits or "#" in flags else ""
    text = f"{_sign(bool(bits >> 63), flags)}0x{integer}{point}{digits}p{power:+d}"
    return text.upper() if conversion == "A" else text
