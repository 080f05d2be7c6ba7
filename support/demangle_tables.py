"""The codes of the Itanium C++ ABI's manglings, as tables."""

from __future__ import annotations

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
LITERAL_SUFFIXES = {
    "int": "",
    "unsigned int": "u",
    "long": "l",
    "unsigned long": "ul",
    "long long": "ll",
    "unsigned long long": "ull",
}
"""How literals of integer types end."""
FLOATING = ("float", "double", "long double", "__float128", "_Float16", "half")
_TRAITS = "char, std::char_traits<char>"
ABBREVIATIONS = {
    "a": ("allocator", ""), "b": ("basic_string", ""),
    "s": ("basic_string", f"{_TRAITS}, std::allocator<char>"),
    "i": ("basic_istream", _TRAITS), "o": ("basic_ostream", _TRAITS), "d": ("basic_iostream", _TRAITS),
}  # fmt: skip
"""<substitution> of the standard library: the template and its arguments."""
SPECIAL_NAMES = {
    "TV": ("vtable for ", "type"), "TT": ("VTT for ", "type"), "TI": ("typeinfo for ", "type"),
    "TS": ("typeinfo name for ", "type"),
    "TW": ("TLS wrapper function for ", "name"), "TH": ("TLS init function for ", "name"),
    "GV": ("guard variable for ", "name"),
    "GTt": ("transaction clone for ", "encoding"), "Th": ("non-virtual thunk to ", "offset"),
    "Tv": ("virtual thunk to ", "offsets"),
}  # fmt: skip
"""<special-name>: what is said, and what follows."""
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
"""<operator-name> as the name of a function, behind `operator`."""
CASTS = {"dc": "dynamic_cast", "sc": "static_cast", "cc": "const_cast", "rc": "reinterpret_cast"}
QUERIES = {
    "st": ("sizeof ", True),
    "sz": ("sizeof ", False),
    "at": ("alignof ", True),
    "az": ("alignof ", False),
    "nx": ("noexcept", False),
    "ti": ("typeid ", True),
    "te": ("typeid ", False),
}
"""Operators with a type (True) or an expression as operand."""
