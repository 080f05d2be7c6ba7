"""Reads names: from the first token of one to the token that the grammar sees for all of it.

The grammar knows a name as one token, whose value is a `Name`; template arguments in it are parsed by a parse
of their own, which ends at the `>` that closes them ([temp.names] p3). Only what the parser cannot do without
is decided here: whether the name is a type's, and whether a `<` after it opens arguments.
"""

from __future__ import annotations

from ....support.diagnostics import Location
from ...text.tokens import IDENTIFIER, STRING, TYPE_NAME, TYPE_OPERATORS, USER_STRING, Token
from ..grammar.declarator_builders import QUALIFIERS, TYPE_WORDS
from ..tree import names
from ..tree.names import Name, Part
from ..tree.node import Expr, TypeSyntax, placed
from ..tree.type_syntax import DecltypeType
from .scopes import STANDARD_NAMES, TEMPLATE_FUNCTION, TEMPLATE_TYPE, TEMPLATES, TYPE, Level, Scopes
from .token_source import Source

_WORDS = frozenset({IDENTIFIER, TYPE_NAME})
_AFTER_COLONS = _WORDS | {"template", "operator", "~"}
_OVERLOADABLE = frozenset(
    "+ - * / % ^ & | ~ ! = < > += -= *= /= %= ^= &= |= << >> <<= >>= == != <= >= && || ++ -- , -> ->*".split()
)
_CONVERSION_START = (
    TYPE_WORDS | QUALIFIERS | TYPE_OPERATORS | {IDENTIFIER, TYPE_NAME, "::", "typename", "struct", "auto"}
)


class Reading:
    """A name that was read. `what` is its kind as scopes have it, None where nobody knows; `end` the index of
    the token after it.

    `is_ours` is False when what stands before a `::` is nothing that was declared, `is_open` says that it is
    a type whose members are not known here.
    """

    __slots__ = ("end", "is_ours", "is_open", "name", "what")

    def __init__(self, location: Location) -> None:
        self.name = Name(location, [])
        self.what: str | None = None
        self.is_ours = True
        self.is_open = False
        self.end = 0


def read(source: Source, i: int, forced: bool = False) -> Reading | None:
    """The name that begins at token `i`; None when its template arguments are in error (reported).

    `forced` says that `template` stands before it: a `<` then opens arguments.
    """
    tokens, scopes = source.tokens, source.scopes
    result = Reading(tokens[i].location)
    parts = result.name.parts
    level: Level | None = None
    if tokens[i].kind == "::":
        result.name.is_global = True
        level = scopes.stack[1]
        i += 1
    while True:
        token = tokens[i]
        if token.kind == "template":
            forced = True
            i += 1
            continue
        if not parts and (words := _standard(source, i)):
            # The global functions and types of their names, as under nvcc: no declaration of a namespace or
            # class around hides them.
            result.name.is_global, result.name.is_standard, level = True, True, scopes.stack[1]
            i += words
            continue
        if token.kind == "decltype":
            part = _by_decltype(source, i, names.DECLTYPE)
            if part is None:
                return None
            result.is_open, i = True, source.index
        elif token.kind in ("operator", "~"):
            part = _special(source, i)
            if part is None:
                return None
            result.what = _kind_of_special(source, result, level, part.key)
            i = source.index
        else:
            part = Part(token.location, token.text)
            part.length = token.length
            result.what, level = _step(scopes, result, level, token.text, tokens[i + 1].kind)
            i += 1
        if tokens[i].kind == "<" and (forced or result.what in TEMPLATES or _opens_behind(source, result, i)):
            close = _arguments(source, part, i)
            if close is None:
                return None
            i, forced = close, False
        parts.append(part)
        if tokens[i].kind != "::" or tokens[i + 1].kind not in _AFTER_COLONS:
            break
        i += 1
    if result.what is None and len(parts) == 2 and parts[0].text == "std" and parts[1].kind == parts[0].kind:
        # The library has more than is here; what nobody declared is refused by its name.
        result.is_ours = False
    result.end = i
    result.name.length = _extent(result.name.location, tokens[i - 1], parts)
    return result


def _opens_behind(source: Source, found: Reading, i: int) -> bool:
    """Return whether the `<` at token `i` opens arguments in a name behind `decltype(…)::`, whose members
    nobody knows: another `::` follows them.
    """
    close = (
        source.matching_angle(i)
        if found.is_open and found.name.parts and found.name.parts[0].kind == names.DECLTYPE
        else None
    )
    return close is not None and source.tokens[close + 1].kind == "::"


def decltype(source: Source, i: int) -> TypeSyntax | None:
    """The `decltype(…)` at token `i`; the source's index is then at the parenthesis that closes it. None
    after an error.
    """
    word, close = source.tokens[i], source.pairs.get(i + 1)
    operand = (
        source.nested(Token("START_EXPRESSION", "(", source.tokens[i + 1].location, 1), i + 2, close)
        if close is not None
        else None
    )
    if not isinstance(operand, Expr):
        return None
    source.index = close + 1 if close is not None else i
    return placed(word, DecltypeType, operand)


def _by_decltype(source: Source, i: int, kind: str) -> Part | None:
    """The part that the `decltype(…)` at token `i` is; the source's index is then behind it."""
    type = decltype(source, i)
    if type is None:
        return None
    at, last = source.tokens[i].location, source.tokens[source.index - 1]
    part = Part(at, _spelling(source.tokens[i : source.index]), kind, None, type)
    part.length = _extent(at, last, [part])
    return part


def _standard(source: Source, i: int) -> int:
    """How many tokens from `i` on qualify `std::sqrt`, `cuda::std::sqrt` or one of its kin; 0 where they are
    none such.
    """
    tokens = source.tokens
    words = 4 if tokens[i].text == "cuda" and tokens[i + 1].kind == "::" else 2
    is_one = (
        tokens[i + words - 1].kind == "::"
        and tokens[i + words].text in STANDARD_NAMES
        and source.scopes.is_std(tokens[i + words - 2].text)
    )
    return words if is_one else 0


def _step(
    scopes: Scopes, found: Reading, level: Level | None, text: str, following: str
) -> tuple[str | None, Level | None]:
    """What the next word of a path is, and the scope behind it."""
    first = not found.name.parts and not found.name.is_global
    if found.is_open or not found.is_ours:
        return None, None
    if following == "::" and first:
        symbol = scopes.scope(text)
        what, inner = symbol if symbol is not None else (None, None)
        if text in scopes.unknown:
            what = None
    else:
        what = scopes.kind(text) if first else level.kind(text) if level is not None else None
        inner = level.level(text) if level is not None and not first else None
    if following in ("::", "<") and inner is None:
        if what in (TYPE, TEMPLATE_TYPE):
            if following == "<" and first:
                symbol = scopes.scope(text)
                inner = symbol[1] if symbol is not None else None
            found.is_open = inner is None
        elif following == "::":
            found.is_ours = False
    return what, inner


def _extent(start: Location, last: Token, parts: list[Part]) -> int:
    same = last.location.line == start.line and last.location.file == start.file and not start.expansion
    return max(last.location.column + last.length - start.column, 1) if same else parts[0].length


def _arguments(source: Source, part: Part, i: int) -> int | None:
    """Reads the template arguments that open at `i` into the part; the index of the token after the `>`, None
    after an error.
    """
    args = source.nested(Token("START_ARGUMENTS", "<", source.tokens[i].location, 1), i + 1)
    end = source.close_angle(source.tokens[i]) if isinstance(args, list) else None
    if not isinstance(args, list) or end is None:
        return None
    part.args = args
    part.written = f"<{_spelling(source.tokens[i + 1 : source.closed])}>"
    return end


def _spelling(tokens: list[Token]) -> str:
    """Tokens as text, with a space where there was some."""
    return "".join(" " * (token.space and n > 0) + token.text for n, token in enumerate(tokens))


def _special(source: Source, i: int) -> Part | None:
    """The part `operator+`, `operator T *`, `operator""_x` or `~S` at token `i`; the source's index is then
    behind it.
    """
    tokens = source.tokens
    token = tokens[i]
    part: Part
    if token.kind == "~" and tokens[i + 1].kind == "decltype":
        return _by_decltype(source, i + 1, names.DESTRUCTOR)
    if token.kind == "~":
        part = Part(token.location, tokens[i + 1].text, names.DESTRUCTOR)
        part.length = tokens[i + 1].length + 1
        source.index = i + 2
        if tokens[i + 2].kind == "<" and source.scopes.kind(part.text) in TEMPLATES:
            end = _arguments(source, part, i + 2)
            source.index = end if end is not None else i + 2
        return part
    j = i + 1
    first = tokens[j].kind
    if first in ("(", "["):
        part = Part(token.location, "()" if first == "(" else "[]", names.OPERATOR)
        j += 2
    elif first in ("new", "delete"):
        array = tokens[j + 1].kind == "[" and tokens[j + 2].kind == "]"
        part = Part(token.location, f" {first}[]" if array else f" {first}", names.OPERATOR)
        j += 3 if array else 1
    elif first in _OVERLOADABLE:
        part = Part(token.location, first, names.OPERATOR)
        j += 1
    elif first == USER_STRING and not tokens[j].value.value:
        part = Part(token.location, tokens[j].value.suffix, names.LITERAL)
        j += 1
    elif first == STRING and not tokens[j].value and tokens[j + 1].kind in _WORDS:
        part = Part(token.location, tokens[j + 1].text, names.LITERAL)
        j += 2
    elif first in _CONVERSION_START:
        syntax = source.nested(Token("START_CONVERSION", "operator", token.location, 8), j)
        if not isinstance(syntax, TypeSyntax):
            return None
        part = Part(token.location, _spelling(tokens[j : source.index]), names.CONVERSION, None, syntax)
        j = source.index
    else:
        source.cx.refuse(f"'operator {first}' is not supported", token)
        return None
    source.index = j
    part.length = _extent(token.location, tokens[j - 1], [part])
    return part


def _kind_of_special(source: Source, found: Reading, level: Level | None, key: str) -> str | None:
    """What the operator, conversion or destructor is that ends a path: as a member, a template where any
    class has a template of that name.
    """
    if found.name.is_global or found.name.parts:
        return level.kind(key) if level is not None else None
    if source.prev.kind in (".", "->"):
        return TEMPLATE_FUNCTION if key in source.scopes.templates else None
    return source.scopes.kind(key)


def is_constructor(name: Name) -> bool:
    """`S::S`, `S<T>::S`: a class's constructor named from outside."""
    parts = name.parts
    return len(parts) > 1 and parts[-1].kind == names.IDENTIFIER and parts[-1].text == parts[-2].text


def has_no_type(name: Name) -> bool:
    """Return whether a function of that name is declared without a type before it."""
    return name.last.kind in (names.DESTRUCTOR, names.CONVERSION) or is_constructor(name)
