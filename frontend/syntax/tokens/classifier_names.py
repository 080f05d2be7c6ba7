"""Classification of names: types, constructors, or others; qualified names with their template arguments
become one token.
"""

from __future__ import annotations

from ....support.suggestions import closest
from ...text import tokens as tok
from ...text.tokens import IDENTIFIER, TYPE_NAME, Token
from .. import tree
from ..tree import names
from . import name_reader
from .classifier_types import functional, is_functional, member_of, starts_initialiser
from .keywords import ACCESS, TAG_KEYWORDS, TYPE_KEYWORDS
from .scopes import TEMPLATES
from .token_source import PLAIN_SPECIFIERS, STATEMENT_START, TYPEISH, TokenSource


def name(source: TokenSource, token: Token, i: int) -> Token:
    """Classify an identifier."""
    token.kind = IDENTIFIER
    prev = source.prev.kind
    following = source.tokens[i + 1].kind
    if prev in (".", "->"):
        return _member(source, token, i, following)
    if prev == "namespace" and following == "::":
        return _namespace_path(source, token, i)
    if prev == "goto":
        token.value = names.simple_name(token.text, token.location, token.length)
        return token
    if following == "::":
        return path(source, token, i)
    kind = source.scopes.kind(token.text)
    if following == "<" and (kind in TEMPLATES or source.template):
        return path(source, token, i)
    token.value = names.simple_name(token.text, token.location, token.length)
    if (source.constructors and i in source.constructors) or (
        kind == "structure template" and following == "(" and _is_guide(source, i)
    ):
        token.kind = tok.CONSTRUCTOR
        return token
    if token.text == "final" and following in (":", "{") and _ends_class_key(source, source.prev2, i - 1):
        token.kind = "final"
        return token
    if _ends_class_key(source, source.prev, i):
        token.kind = TYPE_NAME
        return token
    if kind in ("type", "structure template"):
        return _type_name(source, token, i, following, kind == "type")
    if (
        kind is None
        and following in TYPE_KEYWORDS
        and source.prev.kind in STATEMENT_START
        and source.cx.accepts("int")
    ):
        guess = closest(token.text, sorted(TYPE_KEYWORDS))
        source.cx.error(
            f"unknown type name '{token.text}'" + (f"; did you mean '{guess}'?" if guess else ""),
            token.location,
            token.length,
            fix=guess,
        )
        return source.continue_after(i)
    if kind is None and not source.follows_type() and _must_be_type(source, i, following):
        _unknown_type(source, token)
        token.kind = TYPE_NAME
    return token


def _is_guide(source: TokenSource, i: int) -> bool:
    """Return whether the name of a class template begins a deduction guide, `C(params) -> C<arguments>;`."""
    close = source.pairs.get(i + 1)
    return close is not None and source.tokens[close + 1].kind == "->" and source.cx.accepts(tok.CONSTRUCTOR)


def _type_name(source: TokenSource, token: Token, i: int, following: str, is_plain: bool) -> Token:
    """Classify the plain name of a type or class template; after a type specifier it is the declared name."""
    if source.follows_type():
        return token
    if (
        is_plain
        and source.prev.kind in ("*", "&")
        and source.prev2.kind in TYPEISH
        and following in (",", ")", ";", "=", "[")
    ):
        return token
    if source.prev.kind == "," and following in (",", ";", "=", "[") and not source.cx.accepts(TYPE_NAME):
        # A further declarator: `int a, T = 2;` declares T anew.
        return token
    token.kind = TYPE_NAME
    if following in ("(", "{") and is_functional(source, i, following) and not starts_initialiser(source):
        return functional(
            source,
            token,
            tree.NamedType(token.location, token.value, None, token.text in source.scopes.assumed_types),
        )
    return token


def _namespace_path(source: TokenSource, token: Token, i: int) -> Token:
    """Return the name token of `namespace a::b {`, whose parts need not be declared."""
    name = tree.Name(token.location, [])
    while source.tokens[i].kind in (IDENTIFIER, TYPE_NAME):
        part = source.tokens[i]
        name.parts.append(tree.Part(part.location, part.text))
        name.parts[-1].length = part.length
        i += 2 if source.tokens[i + 1].kind == "::" else 1
    source.index, name.length = i, token.length
    return Token(IDENTIFIER, str(name), token.location, token.length, name, token.space, token.fresh)


def _member(source: TokenSource, token: Token, i: int, following: str) -> Token:
    """Classify a name after `.` or `->`: any member, `name<args>`, or `Base::name`."""
    template, source.template = source.template, False
    is_template = token.text in source.scopes.templates
    if following == "<" and not is_template and source.scopes.kind(token.text) == "structure template":
        close = source.matching_angle(i + 1)
        is_template = close is not None and source.tokens[close + 1].kind == "::"
    if following == "::" or (
        following == "<" and (template or (is_template and source.matching_angle(i + 1) is not None))
    ):
        reading = name_reader.read(source, i, template or is_template)
        return (
            source.name_token(token, reading.name, reading.end)
            if reading is not None
            else source.invalid_name(token)
        )
    token.value = names.simple_name(token.text, token.location, token.length)
    return token


def path(source: TokenSource, token: Token, i: int) -> Token:
    """Classify a name with qualifiers or template arguments."""
    typename, source.typename = source.typename, False
    template, source.template = source.template, False
    reading = name_reader.read(source, i, template)
    if reading is None:
        return source.invalid_name(token)
    if not reading.is_declared:
        return _reject_qualified_name(source, token, i, reading)
    if source.tokens[reading.end].kind == "::" and source.tokens[reading.end + 1].kind == "*":
        return member_of(source, token, i, reading.name, reading.end + 2)
    result = source.name_token(token, reading.name, reading.end)
    name, j = reading.name, reading.end - 1
    following = source.tokens[reading.end].kind
    if name_reader.has_no_type(name) and (following == "(" or name.last.kind != "identifier"):
        if source.cx.accepts(tok.CONSTRUCTOR):
            result.kind = tok.CONSTRUCTOR
            return result
    if source.prev.kind in TAG_KEYWORDS or _follows_class_key(source, i):
        result.kind = TYPE_NAME
        return result
    if typename and _is_base(source):
        source.cx.error(
            "'typename' is not allowed here: a base is a type without it", token.location, result.length
        )
    is_type = (
        typename
        or reading.kind in ("type", "structure template")
        or (reading.has_unknown_members and _is_base(source))
    )
    is_type = is_type or (
        reading.kind is None
        and name.parts[0].kind == "decltype"
        and _must_be_type_after_decltype(source, reading)
    )
    if (
        is_type
        and name.last.kind in ("identifier", "decltype")
        and not (source.follows_type() and len(name.parts) == 1 and name.args is None)
    ):
        result.kind = TYPE_NAME
        if following in ("(", "{") and is_functional(source, j, following) and not starts_initialiser(source):
            return functional(source, result, tree.NamedType(token.location, name))
    return result


def _is_base(source: TokenSource) -> bool:
    """Return whether the next name is that of a base, which is a type without `typename`, too ([temp.res]
    p5).
    """
    return (
        source.prev.kind in (":", ",", "virtual", *ACCESS)
        and source.cx.accepts(TYPE_NAME)
        and not source.cx.accepts("int")
    )


_ENDS_ATTRIBUTE = (")", "]", "__packed__")


def _ends_class_key(source: TokenSource, before: Token, i: int) -> bool:
    """Return whether a class-key, with or without attributes, precedes token `i`."""
    return before.kind in TAG_KEYWORDS or (before.kind in _ENDS_ATTRIBUTE and _follows_class_key(source, i))


def _follows_class_key(source: TokenSource, i: int) -> bool:
    """Return whether a class-key and attributes precede token `i`: `struct __align__(8)`, `struct
    [[gnu::packed]]`.
    """
    depth, j = 0, i - 1
    while j > 0 and (depth or source.tokens[j].kind in _ENDS_ATTRIBUTE):
        depth += {")": 1, "(": -1, "]": 1, "[": -1}.get(source.tokens[j].kind, 0)
        j -= 1
        if not depth and source.tokens[j].kind in ("__align__", "alignas", "__attribute__"):
            j -= 1
    return j < i - 1 and source.tokens[j].kind in TAG_KEYWORDS


def decltype(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `decltype(…)` and the like: its closing parenthesis ends a type, unless a name, a cast or a
    construction begins there.
    """
    close = source.pairs.get(i + 1)
    if close is None:
        return token
    following = source.tokens[close + 1].kind
    if token.kind == "decltype" and source.tokens[i + 2].kind != "auto":
        if following == "::" or (not source.cx.accepts("decltype") and source.cx.accepts(TYPE_NAME)):
            return path(source, token, i)
        if following in ("(", "{") and is_functional(source, close, following):
            type = name_reader.decltype(source, i)
            return functional(source, token, type) if type is not None else source.invalid_name(token)
    source.type_ends.add(id(source.tokens[close]))
    return token


def _reject_qualified_name(
    source: TokenSource, token: Token, i: int, reading: name_reader.NameReading
) -> Token:
    """Report a qualified name whose qualifier is unknown; return a token for its last part, about which the
    checker reports nothing more.
    """
    spelled = str(reading.name)
    kind = source.host_names.get(token.text)
    text = f"'{spelled}' is host code and cannot be used in device code"
    source.cx.error(
        text if kind else f"qualified name '{spelled}' is not supported in device code",
        token.location,
        len(spelled),
    )
    end, last = reading.end, reading.name.last
    while source.tokens[end].kind in ("<", "::"):
        if source.tokens[end].kind == "<":
            close = source.matching_angle(end)
            if close is None or source.tokens[close + 1].kind not in _AFTER_ARGUMENTS:
                break
            end = close + 1
        elif source.tokens[end + 1].kind in (IDENTIFIER, TYPE_NAME):
            end += 2
        else:
            break
    result = Token(
        IDENTIFIER,
        last.text,
        last.location,
        last.length,
        names.simple_name(last.key, last.location, last.length),
    )
    result.value.is_rejected = True
    if source.prev.kind == "using":
        result.value = reading.name
        reading.name.is_rejected = True
    elif _is_type_position(source, source.tokens[end].kind):
        source.scopes.stack[0].kinds[last.text] = "type"
        source.scopes.assumed_types.add(last.text)
        result.kind = TYPE_NAME
    source.index = end
    return result


_AFTER_ARGUMENTS = frozenset({IDENTIFIER, TYPE_NAME, "(", "{", "&", "*", "&&", "::", ")", ",", ">"})


def _is_type_position(source: TokenSource, following: str) -> bool:
    """Return whether an undeclared qualified name must be a type, given the tokens around it."""
    prev = source.prev.kind
    if prev in PLAIN_SPECIFIERS:
        return True
    if following in (IDENTIFIER, TYPE_NAME):
        return prev in STATEMENT_START or (prev in ("(", ",") and bool(source.cx.accepts("int")))
    if following in ("&", "*", "&&", ")", ",", ">"):
        return bool(source.cx.accepts(TYPE_NAME)) and not source.cx.accepts(IDENTIFIER)
    return False


def tilde(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `~S` in the declaration or call of a destructor: one token."""
    if i not in source.constructors and source.prev.kind not in (".", "->"):
        return token
    reading = name_reader.read(source, i)
    return (
        source.name_token(
            token, reading.name, reading.end, tok.CONSTRUCTOR if i in source.constructors else IDENTIFIER
        )
        if reading is not None
        else source.invalid_name(token)
    )


def operator_name(source: TokenSource, token: Token, i: int) -> Token:
    """Classify `operator+`, a name like others; a conversion function is declared without a type
    before it.
    """
    template, source.template = source.template, False
    reading = name_reader.read(source, i, template)
    if reading is None:
        return source.invalid_name(token)
    result = source.name_token(token, reading.name, reading.end)
    if (
        reading.name.last.kind == "conversion"
        and source.prev.kind not in (".", "->")
        and source.cx.accepts(tok.CONSTRUCTOR)
    ):
        result.kind = tok.CONSTRUCTOR
    return result


def _must_be_type(source: TokenSource, i: int, following: str) -> bool:
    """Return whether an undeclared name must be a type."""
    prev = source.prev.kind
    if following in (IDENTIFIER, TYPE_NAME):
        plausible = prev in STATEMENT_START or prev in ("(", ",", ")") or prev in PLAIN_SPECIFIERS
        return plausible and bool(source.cx.accepts("int"))
    if following in ("*", "&") and source.tokens[i + 2].kind in (
        IDENTIFIER,
        TYPE_NAME,
        "__restrict__",
        "const",
        "*",
    ):
        if prev in PLAIN_SPECIFIERS:
            return True
        j = i + 2
        while source.tokens[j].kind in ("*", "__restrict__", "const"):
            j += 1
        after = source.tokens[j + 1].kind
        if prev in STATEMENT_START or (prev == ")" and source.cx.accepts("int")):
            return after in (";", "=", ",", "[")
        if prev == "(" and source.cx.accepts("..."):
            # Parameters of a declarator begin here, or the arguments of a variable's initialiser.
            return True
    if prev in ("(", ",") and following in (")", ",", "*", "&", "["):
        return not source.cx.accepts(IDENTIFIER) and source.cx.accepts(TYPE_NAME)
    return False


def _must_be_type_after_decltype(source: TokenSource, reading: name_reader.NameReading) -> bool:
    """Return whether a name after `decltype(…)::`, whose members are unknown, must be a type. # ----
    punctuators
    """
    following = source.tokens[reading.end].kind
    if len(reading.name.parts) == 1 or following == "{" or not source.cx.accepts(IDENTIFIER):
        return True
    if (
        source.prev.kind == "("
        and following == ")"
        and source.tokens[reading.end + 1].kind in _OPERAND_STARTS
    ):
        # A cast: no operand follows an expression in parentheses.
        return True
    return _must_be_type(source, reading.end - 1, following)


_OPERAND_STARTS = frozenset(
    {
        IDENTIFIER,
        TYPE_NAME,
        tok.INTEGER,
        tok.FLOATING,
        tok.CHARACTER,
        tok.STRING,
        "this",
        "true",
        "false",
        "nullptr",
        "sizeof",
        "!",
        "~",
    }
)


def _unknown_type(source: TokenSource, token: Token) -> None:
    name = token.text
    source.scopes.stack[0].kinds[name] = "type"
    source.scopes.assumed_types.add(name)
    if name in source.host_names:
        source.cx.error(
            f"{source.host_names[name]} '{name}' is host code and cannot be used in device code",
            token.location,
            token.length,
        )
        return
    known = [t for t in source.scopes.names("type") if t not in source.scopes.assumed_types]
    guess = closest(name, [*known, *sorted(TYPE_KEYWORDS)])
    hint = f"; did you mean '{guess}'?" if guess else ""
    source.cx.error(f"unknown type name '{name}'{hint}", token.location, token.length, fix=guess)
