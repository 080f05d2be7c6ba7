"""The codes of the Itanium C++ ABI's manglings (chapter 5.1), which `frontend.types.mangle` writes and
`demangle` reads.
"""

from __future__ import annotations

import re

BUILTIN_TYPES = {
    "v": "void", "w": "wchar_t", "b": "bool", "c": "char", "a": "signed char", "h": "unsigned char",
    "s": "short", "t": "unsigned short", "i": "int",
    "j": "unsigned int", "l": "long", "m": "unsigned long", "x": "long long", "y": "unsigned long long",
    "n": "__int128", "o": "unsigned __int128",
    "f": "float", "d": "double", "e": "long double", "g": "__float128", "z": "...",
    "Dd": "decimal64", "De": "decimal128", "Df": "decimal32", "Dh": "half", "DF16b": "std::bfloat16_t",
    "Di": "char32_t", "Ds": "char16_t", "Du": "char8_t",
    "Da": "auto", "Dc": "decltype(auto)", "Dn": "decltype(nullptr)",
}  # fmt: skip
"""<builtin-type>"""
BUILTIN_CODES = {name: code for code, name in BUILTIN_TYPES.items()}
QUALIFIERS = {"R": "&", "O": "&&", "r": "restrict", "V": "volatile", "K": "const"}
"""<ref-qualifier>, and <CV-qualifiers> in the order of the ABI."""
ANONYMOUS = "(anonymous namespace)"
"""The name of an unnamed namespace, which is mangled as `ANONYMOUS_CODE`."""
ANONYMOUS_CODE = "_GLOBAL__N_1"
ANONYMOUS_NAME = re.compile(r"_GLOBAL_[._$]N")
LITERAL_SUFFIXES = {
    "int": "", "unsigned int": "u", "long": "l", "unsigned long": "ul", "long long": "ll",
    "unsigned long long": "ull",
}  # fmt: skip
"""Suffixes of integer literals, by type."""
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FLOATING = ("float", "double", "long double", "__float128", "_Float16", "half")
_TRAITS = "char, std::char_traits<char>"
ABBREVIATIONS = {
    "a": ("allocator", ""), "b": ("basic_string", ""),
    "s": ("basic_string", f"{_TRAITS}, std::allocator<char>"),
    "i": ("basic_istream", _TRAITS), "o": ("basic_ostream", _TRAITS), "d": ("basic_iostream", _TRAITS),
}  # fmt: skip
"""<substitution> of the standard library: the template and its arguments."""
UNARY = {"ps": "+", "ng": "-", "ad": "&", "de": "*", "co": "~", "nt": "!"}
BINARY = {
    "pl": "+", "mi": "-", "ml": "*", "dv": "/", "rm": "%", "an": "&", "or": "|", "eo": "^", "aS": "=",
    "pL": "+=", "mI": "-=", "mL": "*=", "dV": "/=",
    "rM": "%=", "aN": "&=", "oR": "|=", "eO": "^=", "ls": "<<", "rs": ">>", "lS": "<<=", "rS": ">>=",
    "eq": "==", "ne": "!=", "lt": "<", "gt": ">",
    "le": "<=", "ge": ">=", "ss": "<=>", "aa": "&&", "oo": "||", "cm": ",", "pm": "->*", "ds": ".*",
}  # fmt: skip
STEPS = {"pp": "++", "mm": "--"}
OPERATORS = {
    **UNARY, **BINARY, **STEPS, "cl": "()", "ix": "[]", "pt": "->", "qu": "?", "nw": " new", "na": " new[]",
    "dl": " delete", "da": " delete[]", "aw": " co_await",
}  # fmt: skip
"""<operator-name>: the name of the function after `operator`."""
OPERATOR_CODES = {name: code for code, name in OPERATORS.items()}
"""Codes by name; of a name with two codes that of the binary operator."""
UNARY_CODES = OPERATOR_CODES | {name: code for code, name in UNARY.items()}
"""Codes by name; of a name with two codes that of the unary operator."""
CASTS = {"dc": "dynamic_cast", "sc": "static_cast", "cc": "const_cast", "rc": "reinterpret_cast"}
CAST_CODES = {name: code for code, name in CASTS.items()}


def source_name(name: str) -> str:
    """Return <source-name>: the length of a name and the name."""
    return f"{len(name)}{name}"


def sequence_id(number: int) -> str:
    """Return <seq-id> and its `_` for candidate or template parameter `number`: `_`, `0_`, …, `Z_`, `10_`."""
    if number == 0:
        return "_"
    digits, number = "", number - 1
    while number or not digits:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return f"{digits}_"


def unnamed_id(number: int) -> str:
    """Return the number of an unnamed type or closure: `_`, `0_`, `1_`, …"""
    return f"{number - 1 if number else ''}_"


def discriminator(occurrence: int) -> str:
    """Return <discriminator>: nothing for the first entity of a name in a function, then `_0`, …, `__10_`."""
    if not occurrence:
        return ""
    return f"_{occurrence - 1}" if occurrence <= 10 else f"__{occurrence - 1}_"


def spell_qualifiers(codes: str) -> str:
    """Return the words of <CV-qualifiers> and <ref-qualifier>, each after a space."""
    return "".join(f" {word}" for code, word in reversed(QUALIFIERS.items()) if code in codes)
