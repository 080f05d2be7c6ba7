"""Preprocessing tokens to tokens of the language: keywords, literals with their values, pragmas.

Lexical errors that the scanner only marked (unterminated literals, stray characters) are reported here, where
skipped text is gone. A malformed literal still becomes a token, so the parser goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...support.diagnostics import Diagnostics, Location
from . import literals
from .macros import Expander
from .packing import Packing
from .scan import BAD_CHAR, BAD_COMMENT, BAD_TEXT, CHAR, NAME, NUMBER, OTHER, PUNCTUATOR, TEXT, RawToken, scan
from .tokens import (
    CHARACTER,
    END,
    IDENTIFIER,
    INTEGER,
    INVALID,
    PRAGMA_END,
    PRAGMA_PACK,
    PRAGMA_UNROLL,
    STRING,
    TRAIT,
    USER_LITERAL,
    USER_STRING,
    Token,
    UserLiteralToken,
)

PRAGMA = "pragma"
"""The raw token of a supported `#pragma`; its value is the list of its replacement tokens."""

KEYWORDS = frozenset(
    """

    alignas alignof asm auto bool break case catch char char16_t char32_t class const const_cast constexpr
    continue decltype default delete do double dynamic_cast else enum explicit export extern false float for
    friend goto if inline int long mutable namespace new noexcept nullptr operator private protected public
    register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch
    template this thread_local throw true try typedef typeid typename union unsigned using virtual void
    volatile wchar_t while __global__ __device__ __host__ __shared__ __constant__ __managed__ __forceinline__
    __noinline__ __launch_bounds__ __align__ __restrict__ __attribute__ __thread __int128 __inline__
    __volatile__ __asm__ __extension__ __grid_constant__ __typeof__ __underlying_type

    """.split()
)
_ALTERNATIVE_SPELLINGS = {
    "__restrict": "__restrict__",
    "__inline": "__inline__",
    "__volatile": "__volatile__",
    "__asm": "__asm__",
    "__const": "const",
    "__const__": "const",
    "__signed__": "signed",
    "__alignof__": "alignof",
    "__alignof": "alignof",
    "_Alignof": "alignof",
    "_Alignas": "alignas",
    "_Static_assert": "static_assert",
    "_Bool": "bool",
    "__attribute": "__attribute__",
    "__typeof": "__typeof__",
    "typeof": "__typeof__",
    "and": "&&", "or": "||", "not": "!", "bitand": "&", "bitor": "|", "xor": "^", "compl": "~",
    "and_eq": "&=", "or_eq": "|=", "xor_eq": "^=", "not_eq": "!=",
}  # fmt: skip
_CLASS_KEYS = frozenset({"class", "struct", "union"})
TRAITS = frozenset(
    """

    __has_trivial_destructor __has_virtual_destructor __is_abstract __is_aggregate __is_assignable
    __is_base_of __is_class __is_constructible __is_empty __is_enum __is_final __is_pod __is_polymorphic
    __is_same __is_standard_layout __is_trivial __is_trivially_assignable __is_trivially_constructible
    __is_trivially_copyable __is_union

    """.split()
)
"""Type traits that GCC's and clang's libraries take from the compiler."""
_KINDS = {word: word for word in KEYWORDS} | _ALTERNATIVE_SPELLINGS | dict.fromkeys(TRAITS, TRAIT)

_DIAGNOSTIC_PRAGMAS = frozenset(
    f"{prefix}diag_{what}"
    for prefix in ("", "nv_")
    for what in ("suppress", "remark", "warning", "error", "default", "once")
)
IGNORED_PRAGMAS = _DIAGNOSTIC_PRAGMAS | {
    "once",
    "nv_diagnostic",
    "hd_warning_disable",
    "nv_exec_check_disable",
}


def lex(raw: Sequence[RawToken], last: Location, diags: Diagnostics) -> list[Token]:
    """Return the tokens of preprocessed text; `last` is the location of its end."""
    out: list[Token] = []
    kinds = _KINDS
    packing = Packing()
    i, count = 0, len(raw)
    while i < count:
        token = raw[i]
        i += 1
        type = token.type
        value = token.value
        location = Location(token.file, token.lineno, token.column, None, token.expansion)
        if type == PUNCTUATOR:
            if value == "#" and token.fresh and i < count and raw[i].value == "pragma":
                # No directive results from a macro expansion ([cpp.rescan] p3), but in nvcc's preprocessed
                # text this one does.
                end = next((n for n in range(i, count) if raw[n].fresh), count)
                tokens = pragma_tokens(token, raw[i + 1 : end], None, diags)
                out += _lex_pragma(tokens, packing, diags) if tokens else ()
                i = end
                continue
            out.append(Token(value, value, location, token.length, None, token.space, token.fresh))
        elif type == NAME:
            if value == "_Pragma":
                i = _lex_pragma_operator(raw, i, out, packing, diags)
                continue
            kind = kinds.get(value, IDENTIFIER)
            out.append(Token(kind, value, location, token.length, value, token.space, token.fresh))
            if packing.bound and kind in _CLASS_KEYS:
                out[-1].value = packing.bound
        elif type == PRAGMA:
            out += _lex_pragma(token.value, packing, diags)
        else:
            out.append(_lex_literal(token, location, diags))
            if type in (CHAR, TEXT) and i < count and _is_suffix(raw[i]):
                out[-1] = _append_suffix(out[-1], raw[i].value)
                i += 1
    out.append(Token(END, "", last, 1, None, False, True))
    return out


_READERS: dict[str, Callable[[str], tuple[str, Any]]] = {
    NUMBER: literals.number,
    CHAR: lambda text: (CHARACTER, literals.character(text)),
    TEXT: lambda text: (STRING, literals.string(text)),
}
_FALLBACK: dict[str, tuple[str, Any]] = {
    NUMBER: (INTEGER, (0, "", 10)),
    CHAR: (CHARACTER, 0),
    TEXT: (STRING, b""),
}


def _is_suffix(token: RawToken) -> bool:
    """Return whether a name is the ud-suffix of the literal directly before it ([lex.ext]). Suffixes without
    underscore are reserved for the library.
    """
    return (
        token.type == NAME
        and not token.space
        and not token.fresh
        and token.value[0] == "_"
        and token.value not in _KINDS
    )


def _append_suffix(token: Token, suffix: str) -> Token:
    value = UserLiteralToken(token.kind, token.value, token.text, suffix)
    kind = USER_STRING if token.kind == STRING else USER_LITERAL
    return Token(
        kind, token.text + suffix, token.location, token.length + len(suffix), value, token.space, token.fresh
    )


def _lex_user_number(token: RawToken, location: Location, diags: Diagnostics) -> Token:
    """Lex an integer or floating literal with a user-defined suffix: `12_km`."""
    body = token.copy()
    body.value, _, suffix = token.value.partition("_")
    body.length -= len(suffix) + 1
    return _append_suffix(_lex_literal(body, location, diags), f"_{suffix}")


def _lex_literal(token: RawToken, location: Location, diags: Diagnostics) -> Token:
    type, text = token.type, token.value
    if type == NUMBER and "_" in text and text[text.index("_") :].isidentifier():
        return _lex_user_number(token, location, diags)
    if type in _READERS:
        try:
            kind, value = _READERS[type](text)
        except literals.LiteralError as error:
            at, length = location, token.length
            if not token.expansion:
                at = Location(location.file, location.line, location.column + error.offset)
                length = error.length
            if str(error).startswith("unknown escape"):
                diags.warning("unknown-escape-sequence", str(error), at, length=length)
                return _lex_literal(_drop_backslash(token, error), location, diags)
            kind, value = _FALLBACK[type]
            diags.error(str(error), at, length=length)
        return Token(kind, text, location, token.length, value, token.space, token.fresh)
    if type in (BAD_TEXT, BAD_CHAR):
        quote = "'\"'" if type == BAD_TEXT else "'"
        diags.error(f"missing terminating {quote} character", location)
    elif type == BAD_COMMENT:
        diags.error("unterminated /* comment", location, length=2)
    elif type == OTHER:
        spelling = text if text.isprintable() else f"<U+{ord(text):04X}>"
        diags.error(f"unexpected character '{spelling}'", location)
    return Token(INVALID, text, location, token.length, None, token.space, token.fresh)


def _drop_backslash(token: RawToken, error: literals.LiteralError) -> RawToken:
    """Return the literal without the backslash of an unknown escape sequence, as C++ compilers read it."""
    copy = token.copy()
    copy.value = token.value[: error.offset] + token.value[error.offset + 1 :]
    return copy


def pragma_tokens(
    pound: RawToken, tokens: Sequence[RawToken], expander: Expander | None, diags: Diagnostics
) -> list[RawToken] | None:
    """Return the raw tokens that replace a pragma in the token stream; None when the pragma is ignored.
    Unknown pragmas are reported as warnings.
    """
    if not tokens:
        return None
    name = tokens[0]
    if name.value == "pack":
        start = pound.copy()
        start.type, start.value, start.fresh = PRAGMA_PACK, [t.copy() for t in tokens[1:]], True
        start.value = start.value if expander is None else expander.expand(start.value)
        return [start]
    if name.value not in ("unroll", "nounroll"):
        if name.value not in IGNORED_PRAGMAS:
            diags.warning("unknown-pragmas", "unknown pragma ignored", name.location, length=name.length)
        return None
    argument = [t.copy() for t in tokens[1:]]
    if name.value == "nounroll":
        one = name.copy()
        one.type, one.value = NUMBER, "1"
        argument.insert(0, one)
    if expander is not None:
        argument = expander.expand(argument)
    start = pound.copy()
    start.type, start.value, start.fresh = PRAGMA_UNROLL, "#pragma unroll", True
    if argument:
        argument[0].space = True
    close = name.copy()
    close.type, close.value, close.space = PRAGMA_END, "", False
    close.column += close.length
    return [start, *argument, close]


def _lex_pragma(tokens: Sequence[RawToken], packing: Packing, diags: Diagnostics) -> list[Token]:
    """Return the tokens of a supported pragma, and apply `#pragma pack` to `packing`."""
    first = tokens[0]
    if first.type != PRAGMA_PACK:
        return [_lex_pragma_token(t, diags) for t in tokens]
    packing.apply(first, first.value, diags)
    text = "#pragma pack" + "".join(f"{t.value} " if t.value == "," else t.value for t in first.value)
    return [Token(PRAGMA_PACK, text, first.location, first.length, None, False, True)]


def _lex_pragma_token(token: RawToken, diags: Diagnostics) -> Token:
    location = token.location
    if token.type in (PRAGMA_UNROLL, PRAGMA_END):
        return Token(token.type, token.value, location, token.length, None, token.space, token.fresh)
    if token.type == PUNCTUATOR:
        return Token(token.value, token.value, location, token.length, None, token.space)
    if token.type == NAME:
        return Token(
            _KINDS.get(token.value, IDENTIFIER), token.value, location, token.length, token.value, token.space
        )
    return _lex_literal(token, location, diags)


def _lex_pragma_operator(
    raw: Sequence[RawToken], i: int, out: list[Token], packing: Packing, diags: Diagnostics
) -> int:
    """Append the tokens of `_Pragma("…")` to `out`; return the index after it."""
    at = raw[i - 1]
    if i + 2 < len(raw) and raw[i].value == "(" and raw[i + 1].type == TEXT and raw[i + 2].value == ")":
        text = literals.string(raw[i + 1].value).decode("utf-8", "replace")
        inner = scan(text, at.file, at.lineno, at.column)
        for token in inner:
            token.expansion, token.length = at.expansion, at.length
        tokens = pragma_tokens(at, inner, None, diags)
        out += _lex_pragma(tokens, packing, diags) if tokens else ()
        return i + 3
    diags.error("_Pragma takes a parenthesized string literal", at.location, length=at.length)
    if i < len(raw) and raw[i].value == "(":
        # Skip the malformed operand, up to the end of its line at most.
        end = next(
            (n for n in range(i, len(raw)) if raw[n].value == ")" or raw[n].lineno != raw[i].lineno), i
        )
        return end + 1 if raw[end].value == ")" else end
    return i
