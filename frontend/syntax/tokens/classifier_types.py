"""Classification of tokens that begin types: function-style casts, template parameters."""

from __future__ import annotations

from ...text import tokens as tok
from ...text.tokens import FUNCTIONAL, IDENTIFIER, TYPE_NAME, Token
from .. import tree
from .keywords import ACCESS, QUALIFIERS, TYPE_KEYWORDS, builtin_name, skip_ptr_operator
from .token_source import SPECIFIERS, STATEMENT_START, TERMINATORS, TokenSource, change_kind
from .type_ids import casts_to_function

_TYPE_START = (
    TYPE_KEYWORDS | QUALIFIERS | tok.TYPE_OPERATORS | {"auto", "struct", "union", "enum", "register", "..."}
)
CASTS = frozenset({"static_cast", "reinterpret_cast", "const_cast", "dynamic_cast"})


def template_head(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `template <…>`: one token, with the parameters; `template` before a name marks the `<` after
    it as the start of arguments.
    """
    if source.prev.kind in (".", "->", "::"):
        source.template = True
        return source.continue_after(i)
    if source.tokens[i + 1].kind != "<":
        return token
    value = source.parse_fragment(Token("START_PARAMETERS", "<", source.tokens[i + 1].location, 1), i + 2)
    if value is None or source.close_angle(source.tokens[i + 1]) is None:
        return source.invalid_name(token)
    return Token(tok.TEMPLATE_HEAD, token.text, token.location, token.length, value, token.space, token.fresh)


def typename(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `typename`: it declares a template parameter, or marks the qualified name after it
    as a type.
    """
    if source.tokens[i + 1].kind == "...":
        return change_kind(token, "typename")
    j = i + 1 + (source.tokens[i + 1].kind in (IDENTIFIER, TYPE_NAME))
    if (
        source.prev.kind in ("START_PARAMETERS", ",", tok.TEMPLATE_HEAD)
        and source.tokens[j].kind in (",", ">", ">>", "=")
        and source.tokens[i + 1].kind != "::"
    ):
        return change_kind(token, "typename")
    if token.kind == "class":
        return token
    source.typename = True
    return source.continue_after(i)


def cast(source: TokenSource, token: Token, i: int) -> Token:
    """Classify a named cast."""
    close = source.matching_angle(i + 1) if source.tokens[i + 1].kind == "<" else None
    if close is not None:
        source.cast_angles.add(close)
    return token


def type_word(source: TokenSource, token: Token, i: int) -> Token:
    """Classify a type keyword, which may begin a functional cast."""
    following = source.tokens[i + 1].kind
    if following in ("(", "{") and is_functional(source, i, following):
        name = builtin_name([token.kind])
        if name is not None:
            return functional(source, token, tree.BuiltinType(token.location, name))
    return token


def functional(source: TokenSource, token: Token, type: tree.TypeSyntax) -> Token:
    """Return the token of a functional cast's type."""
    type.length = token.length
    return Token(FUNCTIONAL, token.text, token.location, token.length, type, token.space, token.fresh)


def _starts_type(source: TokenSource, i: int) -> bool:
    """Return whether the parameters of a function type begin at token `i`."""
    token = source.tokens[i]
    following = source.tokens[i + 1].kind
    if token.kind in (IDENTIFIER, TYPE_NAME):
        return source.scopes.kind(token.text) in ("type", "structure template") and following not in (
            "(",
            "{",
            "::",
        )
    return token.kind == ")" or (token.kind in _TYPE_START and following not in ("(", "{"))


def starts_initialiser(source: TokenSource) -> bool:
    """Return whether a class's name here is a delegating constructor's target: `S() : S(1) {}`."""
    return source.prev.kind == ":" and not source.cx.accepts(FUNCTIONAL)


def is_functional(source: TokenSource, i: int, following: str) -> bool:
    """Return whether the type at `i`, before a bracket, begins a cast or construction rather than a
    declaration.
    """
    prev = source.prev.kind
    if following in source.terminators:
        return False
    if prev in (":", ",", *ACCESS) and not source.cx.accepts(FUNCTIONAL):
        # A base, or a member's initialiser.
        return False
    if (
        id(source.prev) in source.placements
        or prev in SPECIFIERS
        or prev in ("new", "class", tok.RETURNS, "START_TYPE")
        or (prev == "=" and source.prev3.kind == "using")
    ):
        return False
    if following == "{":
        return True
    if (
        prev in ("START_ARGUMENTS", ",")
        and source.terminators is TERMINATORS["START_ARGUMENTS"]
        and source.cx.accepts("int")
        and _starts_type(source, i + 2)
    ):
        # [temp.arg] p2: an ambiguity is resolved to a type: `S<int(char)>`.
        return False
    close = source.pairs.get(i + 1)
    if close is None:
        return prev not in STATEMENT_START
    first, after = source.tokens[i + 2].kind, source.tokens[close + 1].kind
    if prev == "<" and source.prev2.kind in CASTS:
        return False
    if casts_to_function(source, i, close):
        source.cx.error(
            "cast to a function type is not allowed: what could be a type in parentheses is one",
            source.tokens[i].location,
            source.tokens[i].length,
        )
    if prev in ("(", ",", "<", "START_ARGUMENTS", "START_PARAMETERS"):
        return not (begins_ptr_declarator(source, i + 2) and after in ("(", "["))
    if prev == ")":
        return not begins_ptr_declarator(source, i + 2) or after in (".", "->")
    if prev in (":", "{") and not source.cx.accepts("int"):
        # No statement begins here: the other half of `?:`, or a list.
        return True
    if prev in STATEMENT_START:
        if begins_ptr_declarator(source, i + 2):
            return after not in ("(", "[", "=", ";", ",") or _has_comma(source, i + 2, close)
        if first in (IDENTIFIER, TYPE_NAME) and source.tokens[i + 3].kind == "=":
            # `char(x = 1);`: nvcc reads a declaration, and refuses it.
            return False
        alone = first in (IDENTIFIER, TYPE_NAME) and close == i + 3
        return not (alone and after in ("(", "[", "=", ";", ","))
    return True


def begins_ptr_declarator(source: TokenSource, i: int) -> bool:
    """Return whether a ptr-operator begins at token `i`: `*`, `&`, `&&`, or `C::*`."""
    return skip_ptr_operator(source.tokens, i, source.matching_angle) is not None


def member_of(source: TokenSource, token: Token, i: int, name: tree.Name, end: int) -> Token:
    """Return the token of `C::*` at token `i`, and mark the qualifiers after the parameters of the functions
    that it points to: `int (C::*f)(int) const &`.
    """
    result = source.name_token(token, name, end, tok.MEMBER_OF)
    tokens, pairs = source.tokens, source.pairs
    close = pairs.get(i - 1, -2) + 1
    if tokens[close].kind == "(" and close in pairs:
        i = pairs[close] + 1
        while (
            tokens[i].kind in ("const", "volatile", "&", "&&", "noexcept", tok.FUNCTION_QUALIFIER)
            and tokens[i + 1].kind != "("
        ):
            tokens[i] = change_kind(tokens[i], tok.FUNCTION_QUALIFIER)
            i += 1
    return result


def function_qualifier(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `const`, `&` and the like after the parameters of a function type; in the declaration of a
    function they keep their kinds.
    """
    if (
        source.prev.kind not in (")", tok.FUNCTION_QUALIFIER)
        or source.cx.accepts(token.kind)
        or not source.cx.accepts(tok.FUNCTION_QUALIFIER)
    ):
        return token
    return change_kind(token, tok.FUNCTION_QUALIFIER)


def noexcept(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `noexcept` after a declarator: one token with its operand, if any; elsewhere the operator."""
    close = source.pairs.get(i + 1) if source.tokens[i + 1].kind == "(" else None
    if close is None:
        return function_qualifier(source, token, i)
    specifies = source.cx.accepts("noexcept") or (
        source.prev.kind in (")", tok.FUNCTION_QUALIFIER) and source.cx.accepts(tok.FUNCTION_QUALIFIER)
    )
    operand = source.parse_fragment(
        Token("START_EXPRESSION", "(", source.tokens[i + 1].location, 1), i + 2, close
    )
    if operand is None:
        return source.invalid_name(token)
    source.index = close + 1
    result = Token(
        "noexcept" if specifies else tok.NOEXCEPT,
        token.text,
        token.location,
        token.length,
        operand,
        token.space,
        token.fresh,
    )
    return function_qualifier(source, result, i) if specifies else result


def _has_comma(source: TokenSource, i: int, close: int) -> bool:
    """Return whether a comma outside of inner brackets precedes a closing bracket: a list of expressions, and
    no declarator.
    """
    while i < close:
        if source.tokens[i].kind == ",":
            return True
        i = source.pairs.get(i, i) + 1
    return False


def new(source: TokenSource, token: Token, i: int) -> Token:
    """Record the closing parenthesis after `new`, which may be that of a placement: the type after it is
    neither a cast's operand nor a construction. # ---- name_reader
    """
    close = source.pairs.get(i + 1) if source.tokens[i + 1].kind == "(" else None
    if close is not None:
        source.placements.add(id(source.tokens[close]))
    return token
