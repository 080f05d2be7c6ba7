"""What stands around CUDA's specifiers: the extent of a declaration, its parameters, its body.

Declarations are told by their brackets, not parsed: the host compiler will, and says what is wrong with them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from .tokens import NAME, Token

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
class Declaration:
    """A declaration by its tokens' numbers: its specifiers, `params` (the parenthesis), the colon before what
    initialises members, `body` (the brace), `equals` before an initialiser, and the last token. -1 where
    there is none.
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
        """Whether it declares a function."""
        return self.params >= 0


def declaration(found: Sequence[Token], partner: Mapping[int, int], first: int) -> Declaration:
    """The declaration around the specifier `first`, read forward to its end."""
    made, i = Declaration(first), first
    while i < len(found):
        text = found[i].text
        if found[i].kind == NAME and text in SPECIFIERS and not made.is_function:
            made.specifiers[text] = i
        elif text == "(":
            begins = not made.is_function and made.equals < 0 and _begins_parameters(found, partner, i)
            if begins:
                made.params, made.name = i, name_before(found, partner, i)
            i = partner.get(i, len(found) - 1)
        elif text == "[":
            i = partner.get(i, len(found) - 1)
        elif text == "=" and made.equals < 0 and not _is_operator_name(found, i):
            made.equals = i
        elif text == ":" and made.is_function and made.equals < 0 and made.colon < 0:
            made.colon = i
        elif text == "{":
            if made.colon >= 0 and _initialises_member(found, partner, i):
                i = partner.get(i, len(found) - 1)
            elif made.is_function and made.equals < 0:
                made.body, made.last = i, partner.get(i, len(found) - 1)
                return made
            else:
                i = partner.get(i, len(found) - 1)
        elif text in (";", "}", ")"):
            made.last = i if text == ";" else i - 1
            return made
        i += 1
    made.last = len(found) - 1
    return made


def _begins_parameters(found: Sequence[Token], partner: Mapping[int, int], i: int) -> bool:
    """Whether the parenthesis follows the name of a function: an identifier, its template arguments, or an
    operator.
    """
    before = found[i - 1]
    after = partner.get(i, len(found) - 1) + 1
    if found[i + 1].text in ("*", "&") and after < len(found) and found[after].text in ("(", "["):
        return False  # `T (*p)(int)`
    if before.kind == NAME:
        return before.text not in _ATTRIBUTES and before.text not in SPECIFIERS
    if before.text == ">":
        return _angle(found, partner, i - 1) >= 0
    return _operator(found, i) >= 0


def _operator(found: Sequence[Token], i: int) -> int:
    """Where `operator` stands in the name that ends before `i`, at most three tokens back (`operator()`,
    `operator<=>`); -1 where it is none.
    """
    return next((j for j in range(i - 1, max(i - 5, -1), -1) if found[j].text == "operator"), -1)


def _is_operator_name(found: Sequence[Token], i: int) -> bool:
    return (
        any(found[j].text == "operator" for j in range(max(i - 2, 0), i))
        or found[i - 1].text in ("=", "!", "<", ">")
        or found[i + 1].text == "="
    )


def name_before(found: Sequence[Token], partner: Mapping[int, int], i: int) -> int:
    """The name that ends before `i`, behind which its template arguments may stand; -1 where there is
    none.
    """
    if found[i - 1].kind == NAME:
        return i - 1
    if found[i - 1].text == ">" and _operator(found, i) < 0:
        return _angle(found, partner, i - 1) - 1
    return _operator(found, i)


def _angle(found: Sequence[Token], partner: Mapping[int, int], i: int) -> int:
    """The `<` of the template arguments that end at `i`; -1 where there is none."""
    depth = 0
    while i >= 0:
        text = found[i].text
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


def _initialises_member(found: Sequence[Token], partner: Mapping[int, int], i: int) -> bool:
    """Whether a brace behind a constructor's colon belongs to a member (`: a{1}`): it follows a name, and is
    followed by a comma or the body.
    """
    after = partner.get(i, len(found) - 1) + 1
    return (
        (found[i - 1].kind == NAME or found[i - 1].text == ">")
        and after < len(found)
        and found[after].text in (",", "{")
    )


def declarators(
    found: Sequence[Token], partner: Mapping[int, int], first: int, last: int
) -> Iterator[tuple[int, int, int]]:
    """The variables of a declaration from its first token to its semicolon: the name, the `=` or brace that
    initialises it, and the comma or semicolon behind, which stands for the second where there is none.
    """
    i, begin, equals = first, first, -1
    while i <= last:
        text = found[i].text
        k = i + 1
        while k < last and found[k].text in ("*", "&"):
            k += 1
        if i == last or (
            text == "," and found[k].kind == NAME and found[k + 1].text in ("=", ",", ";", "[", "{")
        ):
            end = equals if equals >= 0 else i
            name = end - 1
            while found[name].text == "]":
                name = partner[name] - 1
            if name > begin or begin > first:
                yield name, end, i
            begin, equals = i + 1, -1
        elif (text == "=" and equals < 0) or (
            text == "{"
            and equals < 0
            and (found[i - 1].kind == NAME or found[i - 1].text == "]")
            and not any(token.text in _CLASS for token in found[begin:i])
        ):
            equals = i
        i = partner[i] + 1 if text in ("(", "[", "{") and i in partner else i + 1


_KEYWORDS = frozenset({"return", "else", "do", "co_return", "throw", "case"})
"""Words before an expression."""


def callee_start(found: Sequence[Token], partner: Mapping[int, int], end: int) -> int:
    """The first token of the expression that ends before `end` and is called: a name with its qualification
    and template arguments, or a parenthesised or subscripted one.
    """
    i = end - 1
    while True:
        if found[i].text == ">":
            i = _angle(found, partner, i) - 1
            continue
        if found[i].text in (")", "]"):
            opening = partner[i]
            called = found[opening - 1]
            if (
                found[i].text == "]"
                or (called.kind == NAME and called.text not in _KEYWORDS)
                or called.text == ">"
            ):
                i = opening - 1
                continue
            i = opening
        before = found[i - 1].text if i else ""
        if before in ("::", ".", "->"):
            if (before == "::" and not (found[i - 2].kind == NAME or found[i - 2].text == ">")) or found[
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


def is_declared(found: Sequence[Token], partner: Mapping[int, int], i: int) -> bool:
    """Whether the name at `i` seems to be declared there: it follows a word or the end of a type, `void` but
    for instantiations.
    """
    before, behind = found[i - 1], found[i + 1].text
    if before.kind == NAME:
        return before.text not in _KEYWORDS | _OPERATORS and not (
            before.text == "void" and found[i - 2].text in ("template", "friend")
        )
    return (
        before.text in ("*", "&", ">", ".")
        and behind in ("(", "=", ";", ",", ")", "[", "{")
        and found[i - 2].kind == NAME
        and found[i - 2].text not in _KEYWORDS
    )


def is_function(found: Sequence[Token], partner: Mapping[int, int], i: int) -> bool:
    """Whether the name that is declared at `i` is a function's, with a body or none."""
    if found[i + 1].text != "(":
        return False
    behind = partner.get(i + 1, i) + 1
    return behind < len(found) and found[behind].text in ("{", ";", "noexcept")


def is_called(found: Sequence[Token], partner: Mapping[int, int], i: int) -> bool:
    """Whether the function whose name stands at `i`, with its qualification and template arguments, is called
    there.
    """
    k = i + 1
    if found[k].text == "<":
        depth = 0
        while k < len(found):
            depth += {"<": 1, ">": -1}.get(found[k].text, 0)
            if found[k].text in (";", "{", "}"):
                return False
            k = partner.get(k, k) + 1 if found[k].text in ("(", "[") else k + 1
            if not depth:
                break
    if k >= len(found) or found[k].text != "(" or k not in partner:
        return False
    first = i
    while first > 1 and found[first - 1].text == "::":
        first -= 2 if found[first - 2].kind == NAME and found[first - 2].text not in _KEYWORDS else 1
    before = found[first - 1]
    return before.text in (";", "{", "}", ")", "(", ",", "=", ":", "?", "!") or before.text in _KEYWORDS


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter's name; `insert` is the token that a name is to stand before where it has none. `is_pack`:
    it stands for any number.
    """

    name: str
    insert: int
    is_pack: bool


def parameters(found: Sequence[Token], partner: Mapping[int, int], opening: int) -> list[Parameter]:
    """The parameters in the parentheses."""
    close, start = partner[opening], opening + 1
    made: list[Parameter] = []
    if close == start or (close == start + 1 and found[start].text == "void"):
        return []
    angles, i = 0, start
    while i <= close:
        text = found[i].text
        if text in ("(", "[", "{"):
            i = partner[i]
        elif text == "<":
            angles += 1
        elif text == ">":
            angles -= 1
        elif (text == "," and angles <= 0) or i == close:
            made.append(_parameter(found, partner, start, i, len(made)))
            start, angles = i + 1, 0
        i += 1
    return made


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


def _pointer(found: Sequence[Token], i: int) -> int:
    """The `*` or `&` that a parenthesis at `i` begins with, where it is one of a declarator: `(*f)(int)`,
    `(&a)[4]`, `(T::*m)(int)`; -1 where it is not.
    """
    k = i + 1
    while found[k].kind == NAME or found[k].text in ("::", "<", ">", ","):
        k += 1
    return k if found[k].text in ("*", "&") and (k == i + 1 or found[k - 1].text == "::") else -1


def _pointed(found: Sequence[Token], partner: Mapping[int, int], star: int, unnamed: str) -> Parameter:
    """The parameter whose declarator goes on behind a `*` in parentheses, which may be around others."""
    is_pack, k = False, star
    while found[k].text in ("*", "&", ".", "const", "volatile", "__restrict__", "__restrict"):
        is_pack = is_pack or found[k].text == "."
        k += 1
    if found[k].text == "(" and (inner := _pointer(found, k)) >= 0:
        return _pointed(found, partner, inner, unnamed)
    return Parameter(found[k].text, -1, is_pack) if found[k].kind == NAME else Parameter(unnamed, k, is_pack)


def _parameter(
    found: Sequence[Token], partner: Mapping[int, int], start: int, end: int, number: int
) -> Parameter:
    """The parameter in [start, end): its name is the last one before a default argument and array bounds,
    unless that is (of) its type.
    """
    stop, angles, is_pack, i = end, 0, False, start
    while i < end:
        text = found[i].text
        if text in ("(", "[", "{"):
            if text == "(" and (star := _pointer(found, i)) >= 0:
                return _pointed(found, partner, star, f"minicc_{number}")
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
    last = found[stop - 1]
    words = [
        k
        for k in range(start, stop)
        if found[k].kind == NAME and found[k].text not in ("const", "volatile", "struct", "typename", "enum")
    ]
    named = (
        last.kind == NAME and last.text not in _TYPE_WORDS and len(words) > 1 and found[stop - 2].text != "::"
    )
    return Parameter(last.text, -1, is_pack) if named else Parameter(f"minicc_{number}", stop, is_pack)
