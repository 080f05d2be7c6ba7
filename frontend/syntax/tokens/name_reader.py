"""Reading of names: from the first token of a name to the one token that the grammar sees.

Its value is a `Name`; template arguments are parsed by a parse of their own, which ends at the `>` that
closes them ([temp.names] p3). Only two questions are decided here, as the parser depends on them: whether the
name is a type's, and whether a `<` after it opens arguments.
"""

from __future__ import annotations

from ....support.diagnostics import Location
from ...text.tokens import IDENTIFIER, STRING, TYPE_NAME, TYPE_OPERATORS, USER_STRING, Token
from ..tree.names import Name, Part, PartKind
from ..tree.node import Expr, TypeSyntax, make_node
from ..tree.type_syntax import DecltypeType
from .keywords import QUALIFIERS, TYPE_KEYWORDS
from .scopes import STANDARD_NAMES, TEMPLATES, NameKind, NameScope, Scopes
from .token_source import TokenSource

_NAME_KINDS = frozenset({IDENTIFIER, TYPE_NAME})
_AFTER_COLONS = _NAME_KINDS | {"template", "operator", "~"}
_OVERLOADABLE = frozenset(
    "+ - * / % ^ & | ~ ! = < > += -= *= /= %= ^= &= |= << >> <<= >>= == != <= >= && || ++ -- , -> ->*".split()
)
_CONVERSION_START = (
    TYPE_KEYWORDS | QUALIFIERS | TYPE_OPERATORS | {IDENTIFIER, TYPE_NAME, "::", "typename", "struct", "auto"}
)


class NameReading:
    """The result of reading a name. `kind` is its kind in `Scopes`, None when unknown; `end` the index of the
    token after it.

    `is_declared` is False when a qualifier is not declared; `has_unknown_members`: it is a type whose members
    are not known here.
    """

    __slots__ = ("end", "is_declared", "has_unknown_members", "name", "kind")

    def __init__(self, location: Location) -> None:
        self.name = Name(location, [])
        self.kind: NameKind | None = None
        self.is_declared = True
        self.has_unknown_members = False
        self.end = 0


def read(source: TokenSource, i: int, after_template: bool = False) -> NameReading | None:
    """Read the name that begins at token `i`; None when its template arguments are in error (reported).

    `after_template`: `template` precedes it, so a `<` opens arguments.
    """
    tokens, scopes = source.tokens, source.scopes
    result = NameReading(tokens[i].location)
    parts = result.name.parts
    level: NameScope | None = None
    if tokens[i].kind == "::":
        result.name.is_global = True
        level = scopes.stack[1]
        i += 1
    while True:
        token = tokens[i]
        if token.kind == "template":
            after_template = True
            i += 1
            continue
        if not parts and (prefix := _std_prefix_length(source, i)):
            # They denote the global functions and types, as in nvcc: no enclosing declaration hides them.
            result.name.is_global, result.name.is_std_name, level = True, True, scopes.stack[1]
            i += prefix
            continue
        if token.kind == "decltype":
            part = _decltype_part(source, i, "decltype")
            if part is None:
                return None
            result.has_unknown_members, i = True, source.index
        elif token.kind in ("operator", "~"):
            part = _special_part(source, i)
            if part is None:
                return None
            result.kind = _special_kind(source, result, level, part.key)
            i = source.index
        else:
            part = Part(token.location, token.text)
            part.length = token.length
            result.kind, level = _resolve_part(scopes, result, level, token.text, tokens[i + 1].kind)
            i += 1
        if tokens[i].kind == "<" and (
            after_template or result.kind in TEMPLATES or _opens_after_decltype(source, result, i)
        ):
            close = _parse_arguments(source, part, i)
            if close is None:
                return None
            i, after_template = close, False
        parts.append(part)
        if tokens[i].kind != "::" or tokens[i + 1].kind not in _AFTER_COLONS:
            break
        i += 1
    if result.kind is None and len(parts) == 2 and parts[0].text == "std" and parts[1].kind == parts[0].kind:
        # The library has more names than are declared here: an undeclared one is rejected by its name.
        result.is_declared = False
    result.end = i
    result.name.length = _extent(result.name.location, tokens[i - 1], parts)
    return result


def _opens_after_decltype(source: TokenSource, reading: NameReading, i: int) -> bool:
    """Return whether the `<` at token `i` opens arguments in a name after `decltype(…)::`, whose members are
    unknown: another `::` follows them.
    """
    close = (
        source.matching_angle(i)
        if reading.has_unknown_members and reading.name.parts and reading.name.parts[0].kind == "decltype"
        else None
    )
    return close is not None and source.tokens[close + 1].kind == "::"


def decltype(source: TokenSource, i: int) -> TypeSyntax | None:
    """Parse the `decltype(…)` at token `i`, and move past it. Returns None after an error."""
    keyword, close = source.tokens[i], source.pairs.get(i + 1)
    operand = (
        source.parse_fragment(Token("START_EXPRESSION", "(", source.tokens[i + 1].location, 1), i + 2, close)
        if close is not None
        else None
    )
    if not isinstance(operand, Expr):
        return None
    source.index = close + 1 if close is not None else i
    return make_node(keyword, DecltypeType, operand)


def _decltype_part(source: TokenSource, i: int, kind: PartKind) -> Part | None:
    """Return the name part of the `decltype(…)` at token `i`, and move past it; None after an error."""
    type = decltype(source, i)
    if type is None:
        return None
    at, last = source.tokens[i].location, source.tokens[source.index - 1]
    part = Part(at, _spelling(source.tokens[i : source.index]), kind, None, type)
    part.length = _extent(at, last, [part])
    return part


def _std_prefix_length(source: TokenSource, i: int) -> int:
    """Return the number of tokens from `i` that qualify `std::sqrt`, `cuda::std::sqrt` or the like; 0 without
    any.
    """
    tokens = source.tokens
    length = 4 if tokens[i].text == "cuda" and tokens[i + 1].kind == "::" else 2
    is_one = (
        tokens[i + length - 1].kind == "::"
        and tokens[i + length].text in STANDARD_NAMES
        and source.scopes.is_std(tokens[i + length - 2].text)
    )
    return length if is_one else 0


def _resolve_part(
    scopes: Scopes, reading: NameReading, level: NameScope | None, text: str, following: str
) -> tuple[NameKind | None, NameScope | None]:
    """Return the kind of the next part of a path, and the scope of its members."""
    first = not reading.name.parts and not reading.name.is_global
    if reading.has_unknown_members or not reading.is_declared:
        return None, None
    if following == "::" and first:
        symbol = scopes.resolve_qualifier(text)
        kind, inner = symbol if symbol is not None else (None, None)
        if text in scopes.assumed_types:
            kind = None
    else:
        kind = scopes.kind(text) if first else level.kind(text) if level is not None else None
        inner = level.nested_scope(text) if level is not None and not first else None
    if following in ("::", "<") and inner is None:
        if kind in ("type", "structure template"):
            if following == "<" and first:
                symbol = scopes.resolve_qualifier(text)
                inner = symbol[1] if symbol is not None else None
            reading.has_unknown_members = inner is None
        elif following == "::":
            reading.is_declared = False
    return kind, inner


def _extent(start: Location, last: Token, parts: list[Part]) -> int:
    same = last.location.line == start.line and last.location.file == start.file and not start.expansion
    return max(last.location.column + last.length - start.column, 1) if same else parts[0].length


def _parse_arguments(source: TokenSource, part: Part, i: int) -> int | None:
    """Parse the template arguments that open at `i` into the part. Returns the index of the token after the
    `>`, None after an error.
    """
    args = source.parse_fragment(Token("START_ARGUMENTS", "<", source.tokens[i].location, 1), i + 1)
    end = source.close_angle(source.tokens[i]) if isinstance(args, list) else None
    if not isinstance(args, list) or end is None:
        return None
    part.args = args
    part.spelling = f"<{_spelling(source.tokens[i + 1 : source.fragment_end])}>"
    return end


def _spelling(tokens: list[Token]) -> str:
    """Return the text of tokens, with a space where there was white space."""
    return "".join(" " * (token.space and n > 0) + token.text for n, token in enumerate(tokens))


def _special_part(source: TokenSource, i: int) -> Part | None:
    """Return the part `operator+`, `operator T *`, `operator""_x` or `~S` at token `i`, and move past it;
    None after an error.
    """
    tokens = source.tokens
    token = tokens[i]
    part: Part
    if token.kind == "~" and tokens[i + 1].kind == "decltype":
        return _decltype_part(source, i + 1, "destructor")
    if token.kind == "~":
        part = Part(token.location, tokens[i + 1].text, "destructor")
        part.length = tokens[i + 1].length + 1
        source.index = i + 2
        if tokens[i + 2].kind == "<" and source.scopes.kind(part.text) in TEMPLATES:
            end = _parse_arguments(source, part, i + 2)
            source.index = end if end is not None else i + 2
        return part
    j = i + 1
    first = tokens[j].kind
    if first in ("(", "["):
        part = Part(token.location, "()" if first == "(" else "[]", "operator")
        j += 2
    elif first in ("new", "delete"):
        array = tokens[j + 1].kind == "[" and tokens[j + 2].kind == "]"
        part = Part(token.location, f" {first}[]" if array else f" {first}", "operator")
        j += 3 if array else 1
    elif first in _OVERLOADABLE:
        part = Part(token.location, first, "operator")
        j += 1
    elif first == USER_STRING and not tokens[j].value.value:
        part = Part(token.location, tokens[j].value.suffix, "literal")
        j += 1
    elif first == STRING and not tokens[j].value and tokens[j + 1].kind in _NAME_KINDS:
        part = Part(token.location, tokens[j + 1].text, "literal")
        j += 2
    elif first in _CONVERSION_START:
        syntax = source.parse_fragment(Token("START_CONVERSION", "operator", token.location, 8), j)
        if not isinstance(syntax, TypeSyntax):
            return None
        part = Part(token.location, _spelling(tokens[j : source.index]), "conversion", None, syntax)
        j = source.index
    else:
        source.cx.reject(f"'operator {first}' is not supported", token)
        return None
    source.index = j
    part.length = _extent(token.location, tokens[j - 1], [part])
    return part


def _special_kind(
    source: TokenSource, reading: NameReading, level: NameScope | None, key: str
) -> NameKind | None:
    """Return the kind of an operator, conversion or destructor that ends a path. As a member it counts as a
    template if any class has a template of that name.
    """
    if reading.name.is_global or reading.name.parts:
        return level.kind(key) if level is not None else None
    if source.prev.kind in (".", "->"):
        return "function template" if key in source.scopes.templates else None
    return source.scopes.kind(key)


def is_constructor(name: Name) -> bool:
    """Return whether a name is that of a class's constructor: `S::S`, `S<T>::S`."""
    parts = name.parts
    return len(parts) > 1 and parts[-1].kind == "identifier" and parts[-1].text == parts[-2].text


def has_no_type(name: Name) -> bool:
    """Return whether a function of that name is declared without a type before it. # ---- type_ids"""
    return name.last.kind in ("destructor", "conversion") or is_constructor(name)
