"""Declarations around CUDA's specifiers: their extent, parameters and body. Declarations are recognised by
their brackets, not parsed: the host compiler parses them and reports errors.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from .tokens import HostToken

_CLASS = frozenset({"struct", "class", "union", "enum"})
SPECIFIERS = frozenset({"__global__", "__device__", "__host__", "__constant__", "__managed__", "__shared__"})
WITH_ARGUMENTS = frozenset({"__launch_bounds__", "__cluster_dims__", "__maxnreg__", "__block_size__"})
_ATTRIBUTES = (
    frozenset(
        {
            "__attribute__",
            "__attribute",
            "alignas",
            "__align__",
            "decltype",
            "noexcept",
            "explicit",
            "__declspec",
            "asm",
            "__asm__",
            "throw",
            "typeof",
            "__typeof__",
            "requires",
        }
    )
    | WITH_ARGUMENTS
)
"""Words before a parenthesis that does not begin parameters."""


@dataclass(slots=True)
class HostDeclaration:
    """A declaration by the numbers of its tokens: its specifiers, `params` (the parenthesis), the colon of
    member initialisers, `body` (the brace), `equals` before an initialiser, and the last token; -1 for
    missing parts.
    """

    first: int
    specifiers: dict[str, int] = field(default_factory=dict)
    name: int = -1
    params: int = -1
    colon: int = -1
    body: int = -1
    equals: int = -1
    last: int = -1

    @property
    def is_function(self) -> bool:
        """True if a function is declared."""
        return self.params >= 0


def declaration(tokens: Sequence[HostToken], partner: Mapping[int, int], first: int) -> HostDeclaration:
    """Return the declaration around the specifier `first`, read forward to its end."""
    result, i = HostDeclaration(first), first
    while i < len(tokens):
        text = tokens[i].text
        if tokens[i].kind == "name" and text in SPECIFIERS and not result.is_function:
            result.specifiers[text] = i
        elif text == "(":
            begins = not result.is_function and result.equals < 0 and _begins_parameters(tokens, partner, i)
            if begins:
                result.params, result.name = i, name_before(tokens, partner, i)
            i = partner.get(i, len(tokens) - 1)
        elif text == "[":
            i = partner.get(i, len(tokens) - 1)
        elif text == "=" and result.equals < 0 and not _is_operator_name(tokens, i):
            result.equals = i
        elif text == ":" and result.is_function and result.equals < 0 and result.colon < 0:
            result.colon = i
        elif text == "{":
            if result.colon >= 0 and _initialises_member(tokens, partner, i):
                i = partner.get(i, len(tokens) - 1)
            elif result.is_function and result.equals < 0:
                result.body, result.last = i, partner.get(i, len(tokens) - 1)
                return result
            else:
                i = partner.get(i, len(tokens) - 1)
        elif text in (";", "}", ")"):
            result.last = i if text == ";" else i - 1
            return result
        i += 1
    result.last = len(tokens) - 1
    return result


def _begins_parameters(tokens: Sequence[HostToken], partner: Mapping[int, int], i: int) -> bool:
    """Check whether the parenthesis follows the name of a function: an identifier, its template arguments, or
    an operator.
    """
    before = tokens[i - 1]
    after = partner.get(i, len(tokens) - 1) + 1
    if tokens[i + 1].text in ("*", "&") and after < len(tokens) and tokens[after].text in ("(", "["):
        return False  # `T (*p)(int)`
    if before.kind == "name":
        return before.text not in _ATTRIBUTES and before.text not in SPECIFIERS
    if before.text == ">":
        return _angle(tokens, partner, i - 1) >= 0
    return _operator(tokens, i) >= 0


def _operator(tokens: Sequence[HostToken], i: int) -> int:
    """Return the number of `operator` in the name that ends before `i`, at most three tokens back
    (`operator()`, `operator<=>`), or -1.
    """
    return next((j for j in range(i - 1, max(i - 5, -1), -1) if tokens[j].text == "operator"), -1)


def _is_operator_name(tokens: Sequence[HostToken], i: int) -> bool:
    return (
        any(tokens[j].text == "operator" for j in range(max(i - 2, 0), i))
        or tokens[i - 1].text in ("=", "!", "<", ">")
        or tokens[i + 1].text == "="
    )


def name_before(tokens: Sequence[HostToken], partner: Mapping[int, int], i: int) -> int:
    """Return the number of the name that ends before `i`, with or without template arguments, or -1."""
    if tokens[i - 1].kind == "name":
        return i - 1
    if tokens[i - 1].text == ">" and _operator(tokens, i) < 0:
        return _angle(tokens, partner, i - 1) - 1
    return _operator(tokens, i)


def _angle(tokens: Sequence[HostToken], partner: Mapping[int, int], i: int) -> int:
    """Return the number of the `<` of the template arguments that end at `i`, or -1."""
    depth = 0
    while i >= 0:
        text = tokens[i].text
        if text == ">":
            depth += 1
        elif text == "<":
            depth -= 1
            if not depth:
                return i
        elif text in (")", "]", "}") and i in partner:
            i = partner[i]
        elif text in (";", "{", "("):
            return -1
        i -= 1
    return -1


def _initialises_member(tokens: Sequence[HostToken], partner: Mapping[int, int], i: int) -> bool:
    """Check whether a brace after a constructor's colon belongs to a member (`: a{1}`): it follows a name,
    and is followed by a comma or the body.
    """
    after = partner.get(i, len(tokens) - 1) + 1
    return (
        (tokens[i - 1].kind == "name" or tokens[i - 1].text == ">")
        and after < len(tokens)
        and tokens[after].text in (",", "{")
    )


def declarators(
    tokens: Sequence[HostToken], partner: Mapping[int, int], first: int, last: int
) -> Iterator[tuple[int, int, int]]:
    """Iterate over the variables of a declaration, from its first token to its semicolon: the name, the `=`
    or brace of its initialiser, and the comma or semicolon after it, which also stands for a missing
    initialiser.
    """
    i, begin, equals = first, first, -1
    while i <= last:
        text = tokens[i].text
        k = i + 1
        while k < last and tokens[k].text in ("*", "&"):
            k += 1
        if i == last or (
            text == "," and tokens[k].kind == "name" and tokens[k + 1].text in ("=", ",", ";", "[", "{")
        ):
            end = equals if equals >= 0 else i
            name = end - 1
            while tokens[name].text == "]":
                name = partner[name] - 1
            if name > begin or begin > first:
                yield name, end, i
            begin, equals = i + 1, -1
        elif (text == "=" and equals < 0) or (
            text == "{"
            and equals < 0
            and (tokens[i - 1].kind == "name" or tokens[i - 1].text == "]")
            and not any(token.text in _CLASS for token in tokens[begin:i])
        ):
            equals = i
        i = partner[i] + 1 if text in ("(", "[", "{") and i in partner else i + 1


_KEYWORDS = frozenset({"return", "else", "do", "co_return", "throw", "case"})
"""Words before an expression."""


def callee_start(tokens: Sequence[HostToken], partner: Mapping[int, int], end: int) -> int:
    """Return the first token of the called expression that ends before `end`: a name with its qualification
    and template arguments, or a parenthesised or subscripted one.
    """
    i = end - 1
    while True:
        if tokens[i].text == ">":
            i = _angle(tokens, partner, i) - 1
            continue
        if tokens[i].text in (")", "]"):
            opening = partner[i]
            called = tokens[opening - 1]
            if (
                tokens[i].text == "]"
                or (called.kind == "name" and called.text not in _KEYWORDS)
                or called.text == ">"
            ):
                i = opening - 1
                continue
            i = opening
        before = tokens[i - 1].text if i else ""
        if before in ("::", ".", "->"):
            if (before == "::" and not (tokens[i - 2].kind == "name" or tokens[i - 2].text == ">")) or tokens[
                i - 2
            ].text in _KEYWORDS:
                return i - 1
            i -= 2
        elif before == "template":
            i -= 1
        else:
            return i


_OPERATORS = frozenset(
    {
        "sizeof",
        "new",
        "delete",
        "co_await",
        "co_yield",
        "and",
        "or",
        "not",
        "case",
        "goto",
        "operator",
        "typename",
    }
)


def is_declared(tokens: Sequence[HostToken], partner: Mapping[int, int], i: int) -> bool:
    """Check whether the name at `i` is likely declared there: it follows a word or the end of a type, `void`
    except in instantiations.
    """
    before, after = tokens[i - 1], tokens[i + 1].text
    if before.kind == "name":
        return before.text not in _KEYWORDS | _OPERATORS and not (
            before.text == "void" and tokens[i - 2].text in ("template", "friend")
        )
    return (
        before.text in ("*", "&", ">", ".")
        and after in ("(", "=", ";", ",", ")", "[", "{")
        and tokens[i - 2].kind == "name"
        and tokens[i - 2].text not in _KEYWORDS
    )


def is_function(tokens: Sequence[HostToken], partner: Mapping[int, int], i: int) -> bool:
    """Check whether the name declared at `i` is a function's, with or without a body."""
    if tokens[i + 1].text != "(":
        return False
    after = partner.get(i + 1, i) + 1
    return after < len(tokens) and tokens[after].text in ("{", ";", "noexcept")


def is_called(tokens: Sequence[HostToken], partner: Mapping[int, int], i: int) -> bool:
    """Check whether the function whose name is at `i`, with its qualification and template arguments, is
    called there.
    """
    k = i + 1
    if tokens[k].text == "<":
        depth = 0
        while k < len(tokens):
            depth += {"<": 1, ">": -1}.get(tokens[k].text, 0)
            if tokens[k].text in (";", "{", "}"):
                return False
            k = partner.get(k, k) + 1 if tokens[k].text in ("(", "[") else k + 1
            if not depth:
                break
    if k >= len(tokens) or tokens[k].text != "(" or k not in partner:
        return False
    first = i
    while first > 1 and tokens[first - 1].text == "::":
        first -= 2 if tokens[first - 2].kind == "name" and tokens[first - 2].text not in _KEYWORDS else 1
    before = tokens[first - 1]
    return before.text in (";", "{", "}", ")", "(", ",", "=", ":", "?", "!") or before.text in _KEYWORDS


@dataclass(frozen=True, slots=True)
class HostParameter:
    """A parameter's name; `insert` is the token before which a name goes if it has none. `is_pack` marks a
    parameter pack.
    """

    name: str
    insert: int
    is_pack: bool


def parameters(tokens: Sequence[HostToken], partner: Mapping[int, int], opening: int) -> list[HostParameter]:
    """Return the parameters in the parentheses."""
    close, start = partner[opening], opening + 1
    result: list[HostParameter] = []
    if close == start or (close == start + 1 and tokens[start].text == "void"):
        return []
    angles, i = 0, start
    while i <= close:
        text = tokens[i].text
        if text in ("(", "[", "{"):
            i = partner[i]
        elif text == "<":
            angles += 1
        elif text == ">":
            angles -= 1
        elif (text == "," and angles <= 0) or i == close:
            result.append(_parameter(tokens, partner, start, i, len(result)))
            start, angles = i + 1, 0
        i += 1
    return result


_TYPE_WORDS = frozenset(
    {
        "int",
        "char",
        "float",
        "double",
        "bool",
        "void",
        "short",
        "long",
        "unsigned",
        "signed",
        "const",
        "volatile",
        "auto",
        "__restrict__",
        "__restrict",
        "restrict",
        "struct",
        "class",
        "typename",
        "enum",
        "union",
        "__int128",
        "size_t",
    }
)


def _pointer(tokens: Sequence[HostToken], i: int) -> int:
    """Return the number of the `*` or `&` that a declarator in parentheses at `i` begins with: `(*f)(int)`,
    `(&a)[4]`, `(T::*m)(int)`; -1 for other parentheses.
    """
    k = i + 1
    while tokens[k].kind == "name" or tokens[k].text in ("::", "<", ">", ","):
        k += 1
    return k if tokens[k].text in ("*", "&") and (k == i + 1 or tokens[k - 1].text == "::") else -1


def _declarator_parameter(
    tokens: Sequence[HostToken], partner: Mapping[int, int], star: int, unnamed: str
) -> HostParameter:
    """Return the parameter whose declarator continues after a `*` in parentheses, which may be nested."""
    is_pack, k = False, star
    while tokens[k].text in ("*", "&", ".", "const", "volatile", "__restrict__", "__restrict"):
        is_pack = is_pack or tokens[k].text == "."
        k += 1
    if tokens[k].text == "(" and (inner := _pointer(tokens, k)) >= 0:
        return _declarator_parameter(tokens, partner, inner, unnamed)
    return (
        HostParameter(tokens[k].text, -1, is_pack)
        if tokens[k].kind == "name"
        else HostParameter(unnamed, k, is_pack)
    )


def _parameter(
    tokens: Sequence[HostToken], partner: Mapping[int, int], start: int, end: int, number: int
) -> HostParameter:
    """Return the parameter in [start, end): its name is the last one before a default argument and array
    bounds, unless that is part of its type.
    """
    stop, angles, is_pack, i = end, 0, False, start
    while i < end:
        text = tokens[i].text
        if text in ("(", "[", "{"):
            if text == "(" and (star := _pointer(tokens, i)) >= 0:
                return _declarator_parameter(tokens, partner, star, f"minicc_{number}")
            if text == "[" and angles <= 0:
                stop = min(stop, i)
            i = partner[i]
        elif text == "<":
            angles += 1
        elif text == ">":
            angles -= 1
        elif text == "=" and angles <= 0:
            stop = min(stop, i)
            break
        elif text == "." and angles <= 0:
            is_pack = True
        i += 1
    last = tokens[stop - 1]
    words = [
        k
        for k in range(start, stop)
        if tokens[k].kind == "name"
        and tokens[k].text not in ("const", "volatile", "struct", "typename", "enum")
    ]
    name = (
        last.kind == "name"
        and last.text not in _TYPE_WORDS
        and len(words) > 1
        and tokens[stop - 2].text != "::"
    )
    return HostParameter(last.text, -1, is_pack) if name else HostParameter(f"minicc_{number}", stop, is_pack)
