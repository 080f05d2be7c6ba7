"""Macros that every program has without an include: nvcc reads its runtime header before the program, and that the C headers below.

Their definitions stay in the built-in headers; a header is read when the first of its macros is looked at. A program may define
such a name itself, which replaces the macro without a word.
"""

from __future__ import annotations

from functools import cache

from . import headers, scan
from .macros import Macro, parse_definition

_NAMES = {
    "math.h": "INFINITY NAN HUGE_VALF HUGE_VAL M_E M_LOG2E M_LOG10E M_LN2 M_LN10 M_PI M_PI_2 M_PI_4 M_1_PI M_2_PI M_2_SQRTPI M_SQRT2 M_SQRT1_2",
    "limits.h": "CHAR_BIT SCHAR_MIN SCHAR_MAX UCHAR_MAX CHAR_MIN CHAR_MAX SHRT_MIN SHRT_MAX USHRT_MAX INT_MIN INT_MAX UINT_MAX"
    " LONG_MIN LONG_MAX ULONG_MAX LLONG_MIN LLONG_MAX ULLONG_MAX",
    "stdlib.h": "RAND_MAX EXIT_SUCCESS EXIT_FAILURE",
    "stdio.h": "EOF",
    "stddef.h": "offsetof",
    "assert.h": "assert",
    "minicc_device_runtime.h": "cudaStreamDefault cudaStreamNonBlocking cudaStreamLegacy cudaStreamPerThread cudaStreamTailLaunch cudaStreamFireAndForget"
    " cudaStreamGraphTailLaunch cudaStreamGraphFireAndForget cudaStreamGraphFireAndForgetAsSibling"
    " cudaEventDefault cudaEventDisableTiming",
}
"""What nvcc 13 with gcc 12's headers defines in an empty file, as far as device code has a use for it."""


class DefaultMacro(Macro):
    """A macro of a built-in header that was not included."""

    __slots__ = ("header",)

    def __init__(self, name: str, header: str) -> None:
        self.name, self.header = name, header
        self.location = None

    @property
    def _definition(self) -> Macro:
        return _definitions(self.header)[self.name]

    params = property(lambda self: self._definition.params)
    variadic = property(lambda self: self._definition.variadic)
    value = property(lambda self: self._definition.value)
    slots = property(lambda self: self._definition.slots)


@cache
def _definitions(header: str) -> dict[str, Macro]:
    """The macros of a built-in header; the last definition counts where there are several (`assert` without NDEBUG)."""
    found: dict[str, Macro] = {}
    file = headers.built_in(header)
    for tokens in scan.lines(file.read(), file.display):
        if len(tokens) > 2 and tokens[0].value == "#" and tokens[1].value == "define":
            macro = parse_definition(tokens[2:])
            macro.location = None
            found[macro.name] = macro
    return found


def default_macros() -> dict[str, DefaultMacro]:
    """The macros by name."""
    return {name: DefaultMacro(name, header) for header, names in _NAMES.items() for name in names.split()}
