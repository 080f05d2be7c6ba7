"""Which token a name is: a type's, a constructor's, or any other; qualified ones and template arguments in
one.
"""

from __future__ import annotations

from ....support.suggestions import closest
from ...text import tokens as tok
from ...text.tokens import IDENTIFIER, TYPE_NAME, Token
from .. import tree
from ..declarations.declaration_scanner import ACCESS, TAG_KEYWORDS
from ..grammar.declarator_builders import TYPE_WORDS
from ..tree import names
from . import name_reader
from .classifier_types import functional, is_functional, member_of, starts_initialiser
from .scopes import TEMPLATE_TYPE, TEMPLATES, TYPE
from .token_source import PLAIN_SPECIFIERS, STATEMENT_START, TYPEISH, Source


def name(source: Source, token: Token, i: int) -> Token:
    token.kind = IDENTIFIER
    prev = source.prev.kind
    following = source.tokens[i + 1].kind
    if prev in (".", "->"):
        return _member(source, token, i, following)
    if prev == "namespace" and following == "::":
        return _declared_namespace(source, token, i)
    if prev == "goto":
        token.value = names.plain(token.text, token.location, token.length)
        return token
    if following == "::":
        return path(source, token, i)
    what = source.scopes.kind(token.text)
    if following == "<" and (what in TEMPLATES or source.template):
        return path(source, token, i)
    token.value = names.plain(token.text, token.location, token.length)
    if (source.constructors and i in source.constructors) or (
        what == TEMPLATE_TYPE and following == "(" and _is_guide(source, i)
    ):
        token.kind = tok.CONSTRUCTOR
        return token
    if token.text == "final" and following in (":", "{") and _is_class_key(source, source.prev2, i - 1):
        token.kind = "final"
        return token
    if _is_class_key(source, source.prev, i):
        token.kind = TYPE_NAME
        return token
    if what in (TYPE, TEMPLATE_TYPE):
        return _type_name(source, token, i, following, what == TYPE)
    if (
        what is None
        and following in TYPE_WORDS
        and source.prev.kind in STATEMENT_START
        and source.cx.accepts("int")
    ):
        guess = closest(token.text, sorted(TYPE_WORDS))
        source.cx.error(
            f"unknown type name '{token.text}'" + (f"; did you mean '{guess}'?" if guess else ""),
            token.location,
            token.length,
            fix=guess,
        )
        return source.next_after(i)
    if what is None and not source.after_type() and _must_be_type(source, i, following):
        _unknown_type(source, token)
        token.kind = TYPE_NAME
    return token


def _is_guide(source: Source, i: int) -> bool:
    """Return whether the name of a class template begins a deduction guide: `C(parameters) -> C<arguments>;`."""
    close = source.pairs.get(i + 1)
    return close is not None and source.tokens[close + 1].kind == "->" and source.cx.accepts(tok.CONSTRUCTOR)


def _type_name(source: Source, token: Token, i: int, following: str, is_plain: bool) -> Token:
    """A plain name that is a type's, or a class template's: where a type stands already, it is what is
    declared.
    """
    if source.after_type():
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
            tree.NamedType(token.location, token.value, None, token.text in source.scopes.unknown),
        )
    return token


def _declared_namespace(source: Source, token: Token, i: int) -> Token:
    """`namespace a::b {`: the words need not be known."""
    name = tree.Name(token.location, [])
    while source.tokens[i].kind in (IDENTIFIER, TYPE_NAME):
        word = source.tokens[i]
        name.parts.append(tree.Part(word.location, word.text))
        name.parts[-1].length = word.length
        i += 2 if source.tokens[i + 1].kind == "::" else 1
    source.index, name.length = i, token.length
    return Token(IDENTIFIER, str(name), token.location, token.length, name, token.space, token.fresh)


def _member(source: Source, token: Token, i: int, following: str) -> Token:
    """`name` after `.` or `->`: any member, `name<args>`, or `Base::name`."""
    template, source.template = source.template, False
    known = token.text in source.scopes.templates
    if following == "<" and not known and source.scopes.kind(token.text) == TEMPLATE_TYPE:
        close = source.matching_angle(i + 1)
        known = close is not None and source.tokens[close + 1].kind == "::"
    if following == "::" or (
        following == "<" and (template or (known and source.matching_angle(i + 1) is not None))
    ):
        data = name_reader.read(source, i, template or known)
        return source.whole(token, data.name, data.end) if data is not None else source.broken(token)
    token.value = names.plain(token.text, token.location, token.length)
    return token


def path(source: Source, token: Token, i: int) -> Token:
    """A name with qualifiers or template arguments."""
    typename, source.typename = source.typename, False
    template, source.template = source.template, False
    data = name_reader.read(source, i, template)
    if data is None:
        return source.broken(token)
    if not data.is_ours:
        return _foreign(source, token, i, data)
    if source.tokens[data.end].kind == "::" and source.tokens[data.end + 1].kind == "*":
        return member_of(source, token, i, data.name, data.end + 2)
    whole = source.whole(token, data.name, data.end)
    name, j = data.name, data.end - 1
    following = source.tokens[data.end].kind
    if name_reader.has_no_type(name) and (following == "(" or name.last.kind != names.IDENTIFIER):
        if source.cx.accepts(tok.CONSTRUCTOR):
            whole.kind = tok.CONSTRUCTOR
            return whole
    if source.prev.kind in TAG_KEYWORDS or _heads_class(source, i):
        whole.kind = TYPE_NAME
        return whole
    if typename and _is_base(source):
        source.cx.error(
            "'typename' is not allowed here: a base is a type without it", token.location, whole.length
        )
    is_type = typename or data.what in (TYPE, TEMPLATE_TYPE) or (data.is_open and _is_base(source))
    is_type = is_type or (
        data.what is None and name.parts[0].kind == names.DECLTYPE and _must_be_type_behind(source, data)
    )
    if (
        is_type
        and name.last.kind in (names.IDENTIFIER, names.DECLTYPE)
        and not (source.after_type() and len(name.parts) == 1 and name.args is None)
    ):
        whole.kind = TYPE_NAME
        if following in ("(", "{") and is_functional(source, j, following) and not starts_initialiser(source):
            return functional(source, whole, tree.NamedType(token.location, name))
    return whole


def _is_base(source: Source) -> bool:
    """Return whether the name that follows is that of a base, which is a type without `typename`, too
    ([temp.res] p5).
    """
    return (
        source.prev.kind in (":", ",", "virtual", *ACCESS)
        and source.cx.accepts(TYPE_NAME)
        and not source.cx.accepts("int")
    )


_ENDS_ATTRIBUTE = (")", "]", "__packed__")


def _is_class_key(source: Source, before: Token, i: int) -> bool:
    """Return whether what stands before token `i` is a class's key, with attributes or without."""
    return before.kind in TAG_KEYWORDS or (before.kind in _ENDS_ATTRIBUTE and _heads_class(source, i))


def _heads_class(source: Source, i: int) -> bool:
    """Return whether a class's key and attributes stand before token `i`: `struct __align__(8)`, `struct
    [[gnu::packed]]`.
    """
    depth, j = 0, i - 1
    while j > 0 and (depth or source.tokens[j].kind in _ENDS_ATTRIBUTE):
        depth += {")": 1, "(": -1, "]": 1, "[": -1}.get(source.tokens[j].kind, 0)
        j -= 1
        if not depth and source.tokens[j].kind in ("__align__", "alignas", "__attribute__"):
            j -= 1
    return j < i - 1 and source.tokens[j].kind in TAG_KEYWORDS


def decltype(source: Source, token: Token, i: int) -> Token:
    """The parenthesis that closes `decltype(…)` and the like ends a type, unless that begins a name, a cast
    or what makes an object.
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
            return functional(source, token, type) if type is not None else source.broken(token)
    source.type_ends.add(id(source.tokens[close]))
    return token


def _foreign(source: Source, token: Token, i: int, found: name_reader.Reading) -> Token:
    """A qualified name of which nothing is ours: refused, and read as its last word, of which the checker
    says no more.
    """
    spelled = str(found.name)
    what = source.host.get(token.text)
    text = f"'{spelled}' is host code and cannot be used in device code"
    source.cx.error(
        text if what else f"qualified name '{spelled}' is not supported in device code",
        token.location,
        len(spelled),
    )
    end, last = found.end, found.name.last
    while source.tokens[end].kind in ("<", "::"):
        if source.tokens[end].kind == "<":
            close = source.matching_angle(end)
            if close is None or source.tokens[close + 1].kind not in _BEHIND_ARGUMENTS:
                break
            end = close + 1
        elif source.tokens[end + 1].kind in (IDENTIFIER, TYPE_NAME):
            end += 2
        else:
            break
    made = Token(
        IDENTIFIER, last.text, last.location, last.length, names.plain(last.key, last.location, last.length)
    )
    made.value.is_refused = True
    if source.prev.kind == "using":
        made.value = found.name
        found.name.is_refused = True
    elif _stands_for_type(source, source.tokens[end].kind):
        source.scopes.stack[0].kinds[last.text] = TYPE
        source.scopes.unknown.add(last.text)
        made.kind = TYPE_NAME
    source.index = end
    return made


_BEHIND_ARGUMENTS = frozenset({IDENTIFIER, TYPE_NAME, "(", "{", "&", "*", "&&", "::", ")", ",", ">"})


def _stands_for_type(source: Source, following: str) -> bool:
    """Return whether a qualified name that nobody declares must be a type's, by what stands around it."""
    prev = source.prev.kind
    if prev in PLAIN_SPECIFIERS:
        return True
    if following in (IDENTIFIER, TYPE_NAME):
        return prev in STATEMENT_START or (prev in ("(", ",") and bool(source.cx.accepts("int")))
    if following in ("&", "*", "&&", ")", ",", ">"):
        return bool(source.cx.accepts(TYPE_NAME)) and not source.cx.accepts(IDENTIFIER)
    return False


def tilde(source: Source, token: Token, i: int) -> Token:
    """`~S` where a destructor is declared, or called: one token."""
    if i not in source.constructors and source.prev.kind not in (".", "->"):
        return token
    data = name_reader.read(source, i)
    return (
        source.whole(token, data.name, data.end, tok.CONSTRUCTOR if i in source.constructors else IDENTIFIER)
        if data is not None
        else source.broken(token)
    )


def operator_name(source: Source, token: Token, i: int) -> Token:
    """`operator+` is a name like others; a conversion function is declared without a type before it."""
    template, source.template = source.template, False
    data = name_reader.read(source, i, template)
    if data is None:
        return source.broken(token)
    whole = source.whole(token, data.name, data.end)
    if (
        data.name.last.kind == names.CONVERSION
        and source.prev.kind not in (".", "->")
        and source.cx.accepts(tok.CONSTRUCTOR)
    ):
        whole.kind = tok.CONSTRUCTOR
    return whole


def _must_be_type(source: Source, i: int, following: str) -> bool:
    """Return whether an undeclared name can only be meant as a type."""
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
            # The parameters of a declarator begin here, or the arguments that its variable is initialised
            # with.
            return True
    if prev in ("(", ",") and following in (")", ",", "*", "&", "["):
        return not source.cx.accepts(IDENTIFIER) and source.cx.accepts(TYPE_NAME)
    return False


def _must_be_type_behind(source: Source, found: name_reader.Reading) -> bool:
    """Return whether a name behind `decltype(…)::` can only be meant as a type: nobody knows the members
    here.
    """
    following = source.tokens[found.end].kind
    if len(found.name.parts) == 1 or following == "{" or not source.cx.accepts(IDENTIFIER):
        return True
    if source.prev.kind == "(" and following == ")" and source.tokens[found.end + 1].kind in _OPERANDS:
        # A cast: no operand follows an expression in parentheses.
        return True
    return _must_be_type(source, found.end - 1, following)


_OPERANDS = frozenset(
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


def _unknown_type(source: Source, token: Token) -> None:
    name = token.text
    source.scopes.stack[0].kinds[name] = TYPE
    source.scopes.unknown.add(name)
    if name in source.host:
        source.cx.error(
            f"{source.host[name]} '{name}' is host code and cannot be used in device code",
            token.location,
            token.length,
        )
        return
    known = [t for t in source.scopes.names(TYPE) if t not in source.scopes.unknown]
    guess = closest(name, [*known, *sorted(TYPE_WORDS)])
    hint = f"; did you mean '{guess}'?" if guess else ""
    source.cx.error(f"unknown type name '{name}'{hint}", token.location, token.length, fix=guess)
