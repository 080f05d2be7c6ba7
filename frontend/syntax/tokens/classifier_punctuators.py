"""Classification of punctuators with several meanings, of skipped keywords, and of attributes, which become
the specifiers that they stand for.
"""

from __future__ import annotations

from ...text import tokens as tok
from ...text.tokens import END, IDENTIFIER, STRING, TYPE_NAME, Token
from .. import tree
from .classifier_names import path
from .keywords import TYPE_KEYWORDS
from .token_source import TokenSource, change_kind

_BEFORE_TRAILING_RETURN = frozenset(
    {
        ")",
        "const",
        "noexcept",
        "__forceinline__",
        "__noinline__",
        "mutable",
        "constexpr",
        "__device__",
        "__host__",
    }
)
_ENDS_OPERAND = frozenset({IDENTIFIER, TYPE_NAME, "]", "auto", "delete", *TYPE_KEYWORDS})
_AFTER_DESIGNATOR = frozenset({"=", "[", "."})
_KNOWN_ATTRIBUTES = frozenset({
    "maybe_unused", "nodiscard", "likely", "unlikely", "fallthrough", "noreturn", "deprecated", "unused",
    "used",
    "pure", "const", "nothrow", "always_inline", "noinline", "flatten", "hot", "cold", "may_alias",
})  # fmt: skip
_TYPE_ATTRIBUTES = frozenset(
    {
        "vector_size",
        "ext_vector_type",
        "mode",
        "transparent_union",
        "scalar_storage_order",
        "ms_struct",
        "gcc_struct",
    }
)
"""Attributes that change a type."""
_MAX_ALIGNMENT = 16
"""The alignment of `aligned` without argument: the strictest alignment of a type."""
_ATTRIBUTE_SPECIFIERS = {
    "packed": "__packed__",
    "always_inline": "__forceinline__",
    "noinline": "__noinline__",
}


def double_colon(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `::name`, a global name; in an asm statement two colons."""
    if source.tokens[i + 1].kind in ("new", "delete"):
        # `::new`: the global function.
        result = source.continue_after(i)
        result = change_kind(result, result.kind)
        result.value = "global"
        return result
    if i < source.asm_end:
        source.queue.append(change_kind(token, ":"))
        return change_kind(token, ":")
    return (
        path(source, token, i) if source.tokens[i + 1].kind in (IDENTIFIER, TYPE_NAME, "operator") else token
    )


def asm(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `asm`."""
    j = i + 1
    while source.tokens[j].kind in ("volatile", "__volatile__"):
        j += 1
    source.asm_end = source.pairs.get(j, i)
    return token


def ellipsis(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `...`: it declares a pack, expands one, folds one, or takes the arguments of a C function."""
    kind = (
        tok.SIZEOF_PACK
        if source.prev.kind == "sizeof"
        else tok.FOLD
        if source.cx.accepts(tok.FOLD)
        else tok.PACK
    )
    if (
        kind == tok.PACK
        and source.tokens[i + 1].kind in (IDENTIFIER, TYPE_NAME)
        and source.cx.accepts(tok.PACK_NAME)
    ):
        kind = tok.PACK_NAME
    return change_kind(token, kind) if source.cx.accepts(kind) else token


def fold_operator(source: TokenSource, token: Token, i: int) -> Token:
    """Classify an operator beside `...`: it is that of a fold unless `...` belongs to a declarator (`Ts
    &&...`) or to parameters (`int, ...`).
    """
    return token if source.cx.accepts(tok.FOLD_OPERATOR) else change_kind(token, token.value)


def launch(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `<<<…>>>` after a kernel: one token with the expressions of the configuration."""
    tokens, j = source.tokens, i + 2
    if tokens[i + 1].kind != "<":
        return token
    while tokens[j].kind not in (";", "}", END) and not (
        tokens[j].kind == ">>" and tokens[j + 1].kind == ">"
    ):
        j = source.pairs.get(j, j) + 1
    if tokens[j].kind != ">>":
        return token
    configuration = source.parse_fragment(Token("START_EXPRESSION", "<<<", token.location, 3), i + 2, j)
    if not isinstance(configuration, tree.Expr):
        return source.invalid_name(token)
    source.index = j + 2
    return Token(tok.LAUNCH, "<<<", token.location, 3, _split_commas(configuration), token.space, token.fresh)


def _split_commas(node: tree.Expr) -> list[tree.Expr]:
    """Return the operands of comma operators."""
    if isinstance(node, tree.Binary) and node.op == "," and not node.parenthesized:
        return [*_split_commas(node.left), node.right]
    return [node]


def extern(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `extern`, which may begin a linkage specification."""
    language = source.tokens[i + 1]
    if language.kind != STRING:
        return token
    source.index = i + 2
    if language.value != b"C":
        source.cx.error("unknown linkage language", language.location, language.length)
    return change_kind(token, "EXTERN_C")


_AFTER_RESULT_TYPE = frozenset({")", "]", "}", ",", ";", "=", "{", ":", ">", ">>", "...", END})


def arrow(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `->` after a function's declarator, before a trailing return type; within other declarators it
    becomes one token with that type.
    """
    if source.prev.kind in _BEFORE_TRAILING_RETURN and source.cx.accepts(tok.RETURNS):
        return change_kind(token, tok.RETURNS)
    if source.prev.kind not in (")", tok.FUNCTION_QUALIFIER) or not source.cx.accepts(tok.FUNCTION_QUALIFIER):
        return token
    end = i + 1
    while source.tokens[end].kind not in _AFTER_RESULT_TYPE:
        end = (
            (source.matching_angle(end) or end) + 1
            if source.tokens[end].kind == "<"
            else source.pairs.get(end, end) + 1
        )
    result = source.parse_fragment(Token("START_TYPE", "->", token.location, token.length), i + 1, end)
    source.index = end
    return (
        Token(tok.FUNCTION_QUALIFIER, token.text, token.location, token.length, result, token.space)
        if result is not None
        else source.invalid_name(token)
    )


def attribute(source: TokenSource, token: Token, i: int) -> Token:
    """Handle `__attribute__((…))`: `aligned(n)` becomes `__align__(n)`, and so on."""
    close = source.pairs.get(i + 1)
    inner = source.pairs.get(i + 2)
    if close is None or inner is None or source.tokens[i + 2].kind != "(":
        source.cx.error("expected '((' after '__attribute__'", source.tokens[i + 1].location)
        return source.continue_after(close if close is not None else i)
    _take_attributes(source, i + 3, inner)
    return source.continue_after(close)


def _take_attributes(source: TokenSource, j: int, end: int) -> None:
    """Queue the specifiers for the GNU attributes between two tokens."""
    while j < end:
        name = source.tokens[j]
        attribute_name = name.text.strip("_")
        args = source.pairs.get(j + 1) if source.tokens[j + 1].kind == "(" else None
        if attribute_name in ("aligned", "align"):
            source.queue.append(Token("__align__", name.text, name.location, name.length, None, True))
            source.queue += (
                source.tokens[j + 1 : args + 1] if args is not None else _max_alignment_tokens(name)
            )
        elif attribute_name in _TYPE_ATTRIBUTES:
            source.cx.error(f"attribute '{name.text}' is not supported", name.location, name.length)
        elif attribute_name in _ATTRIBUTE_SPECIFIERS:
            source.queue.append(
                Token(
                    _ATTRIBUTE_SPECIFIERS[attribute_name], name.text, name.location, name.length, None, True
                )
            )
        elif name.kind != "," and attribute_name not in _KNOWN_ATTRIBUTES:
            _unknown_attribute(source, name)
        j = (args if args is not None else j) + 1


def _max_alignment_tokens(at: Token) -> list[Token]:
    """Return the tokens `(16)`."""
    parts = (("(", "(", None), (tok.INTEGER, str(_MAX_ALIGNMENT), (_MAX_ALIGNMENT, "", 10)), (")", ")", None))
    return [Token(kind, text, at.location, at.length, value) for kind, text, value in parts]


def bracket(source: TokenSource, token: Token, i: int) -> Token:
    """Handle `[[…]]`, and classify the `[` that begins a lambda."""
    inner = source.tokens[i + 1]
    if inner.kind != "[":
        return _lambda(source, token, i) if source.prev.kind not in _ENDS_OPERAND else token
    close, inner_close = source.pairs.get(i), source.pairs.get(i + 1)
    if close is None or inner_close is None or close != inner_close + 1:
        return token
    j = i + 2
    while j < inner_close:
        is_scoped = source.tokens[j + 1].kind == "::"
        name = source.tokens[j + 2 if is_scoped else j]
        if is_scoped and source.tokens[j].text.strip("_") == "gnu" and source.prev.kind != "}":
            _take_attributes(source, j + 2, j + 3)
        elif source.tokens[j - 1].kind in ("[", ",") and name.text not in _KNOWN_ATTRIBUTES:
            _unknown_attribute(source, name)
        j += 2 if is_scoped else 0
        j = (
            source.pairs[j + 1]
            if source.tokens[j + 1].kind == "(" and j + 1 in source.pairs
            else source.pairs.get(j, j)
        ) + 1
    return source.continue_after(close)


def _lambda(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `[` where an operand is expected: it begins a lambda, unless it is that of a designator."""
    close = source.pairs.get(i)
    if (
        close is None
        or source.tokens[close + 1].kind in _AFTER_DESIGNATOR
        or not source.cx.accepts(tok.LAMBDA)
    ):
        return token
    return change_kind(token, tok.LAMBDA)


def _unknown_attribute(source: TokenSource, name: Token) -> None:
    source.cx.diags.warning(
        "unknown-attributes", f"unknown attribute '{name.text}' ignored", name.location, length=name.length
    )
