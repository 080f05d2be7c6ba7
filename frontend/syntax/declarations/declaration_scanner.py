"""The outline of a unit: where its declarations begin and end, and what each is, by qualifiers and brackets
alone.

Host code cannot be parsed (it is any C++), so what is host code must be known before anything is parsed.
`scan` reads one declaration, `outline` all of a file, a namespace or an `extern "C"` block, with those inside
as `members`. Nothing here knows what a name means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

from ...text.library import BUILT_IN_PREFIX, REFERENCES, REFERENCES_HEADER
from ...text.tokens import END, IDENTIFIER, STRING, TRAIT, TYPE_NAME, TYPE_OPERATORS, Token
from ..grammar.declarator_builders import QUALIFIERS, SPACES, TYPE_WORDS

RECORD_WORDS = frozenset({"struct", "union", "enum", "class"})
NAMES = frozenset({IDENTIFIER, TYPE_NAME})
DEVICE_WORDS = SPACES - {"__host__"}
ACCESS = ("public", "private", "protected")

FUNCTION, VARIABLE, CLASS, TYPE, TEMPLATE, NAMESPACE = (
    "function",
    "variable",
    "class",
    "type",
    "template",
    "namespace",
)
BLOCK, USING, ASSERTION, EMPTY = "block", "using", "static_assert", "empty"

_WITH_ARGUMENTS = TYPE_OPERATORS | {
    "__launch_bounds__", "__align__", "alignas", "__attribute__", "static_assert", "noexcept", "asm",
    "__asm__", "explicit", TRAIT,
}  # fmt: skip
_ATTRIBUTES = frozenset({"__attribute__", "__align__", "alignas"})
_FIRST_WORDS = {"using": USING, "static_assert": ASSERTION, ";": EMPTY}


def behind_pointer(tokens: Sequence[Token], i: int, angle: Callable[[int], int | None]) -> int | None:
    """The index behind what a declarator begins with, `*`, `&`, `&&` or `C::*`, at token `i`; None where it
    does not begin so.
    """
    if tokens[i].kind in ("*", "&", "&&"):
        return i + 1
    i += tokens[i].kind == "::"
    while tokens[i].kind in NAMES:
        i += 1
        if tokens[i].kind == "<":
            i = (angle(i) or i) + 1
        if tokens[i].kind != "::":
            return None
        i += 1
    return i + 1 if tokens[i].kind == "*" and tokens[i - 1].kind == "::" else None


def before_name(tokens: Sequence[Token], i: int) -> int:
    """The index of the token before the name at token `i`; the `template` in `T::template R<U>` belongs to
    the name ([temp.names] p4).
    """
    return i - 2 if tokens[i - 1].kind == "template" and tokens[i - 2].kind in ("::", ".", "->") else i - 1


_VALUES = frozenset(
    {
        "INTEGER",
        "FLOATING",
        "CHARACTER",
        STRING,
        "-",
        "!",
        "~",
        "true",
        "false",
        "nullptr",
        "sizeof",
        "this",
        "new",
    }
)
"""What a first value may begin with, and no parameter does."""
_BEFORE_VARIABLE = TYPE_WORDS | QUALIFIERS | {">", ">>", "*", "&", "&&", ",", "auto"}


class Declaration:
    """One declaration, the tokens from `start` up to `end`.

    `kind` is what it declares (a template's: TEMPLATE, and `inner` what it is a template of). `params` is the
    index of the parenthesis that opens a function's parameters, `body` that of the brace of its body, `inits`
    that of the colon of a constructor's initialisers, `record` that of the brace of a class's or
    enumeration's members, `head` that of the first token after `template <…>`. `alias` says that it declares
    names of types: `typedef` may stand behind the type as well.
    """

    __slots__ = (
        "alias", "assigned", "body", "constant", "device", "end", "head", "inits", "inner", "kind", "members",
        "opens", "params", "record", "start", "unclosed",
    )  # fmt: skip

    def __init__(self, start: int) -> None:
        self.start = self.head = self.end = start
        self.kind = self.inner = EMPTY
        self.params: int | None = None
        self.body: int | None = None
        self.inits: int | None = None
        self.record: int | None = None
        self.opens: int | None = None
        self.alias = self.device = self.assigned = self.constant = False
        self.members: list[Declaration] = []
        self.unclosed: Token | None = None

    @property
    def is_function(self) -> bool:
        """Return whether it declares a function, or a template of functions."""
        return self.inner == FUNCTION


class Scanner:
    """Reads declarations out of `tokens`, whose brackets are paired by `pairs`."""

    def __init__(self, tokens: Sequence[Token], pairs: Mapping[int, int]) -> None:
        self.tokens, self.pairs = tokens, pairs

    def outside(self, i: int, end: int) -> Iterator[int]:
        """The tokens of a range that stand in no brackets."""
        while i < end:
            yield i
            i = self.pairs.get(i, i) + 1

    def outline(self, start: int, limit: int) -> list[Declaration]:
        """The declarations from one token up to another."""
        result: list[Declaration] = []
        i = start
        while i < limit and self.tokens[i].kind != END:
            declaration = self.whole(i, limit)
            result.append(declaration)
            i = max(declaration.end, i + 1)
        return result

    def whole(self, start: int, limit: int) -> Declaration:
        """The declaration that begins at a token, with those inside of a namespace."""
        result = self.scan(start, limit)
        if result.opens is not None:
            result.members = self.outline(result.opens + 1, result.end - 1)
            result.device = any(member.device for member in result.members)
        return result

    def scan(self, start: int, limit: int) -> Declaration:
        """The declaration that begins at a token."""
        tokens, result = self.tokens, Declaration(start)
        i = start
        while tokens[i].kind == "template" and tokens[i + 1].kind == "<":
            i = self.angle(i + 1, limit) + 1
        result.head = i
        if self._opens(result, i):
            return result
        result.end = self._to_end(result, i, limit)
        result.inner = result.kind = self._kind(result)
        if tokens[start].kind == "template":
            result.kind = TEMPLATE
        if result.record is not None and not result.device:
            result.device = any(
                tokens[k].kind in DEVICE_WORDS for k in range(result.record, self.pairs[result.record])
            )
        if self._is_reference(result):
            result.device = True
        return result

    def _is_reference(self, found: Declaration) -> bool:
        """Return whether this declares a texture or surface reference, which needs no word to be the
        device's.
        """
        i = found.head
        while self.tokens[i].kind in ("static", "extern", "const"):
            i += 1
        return (
            self.tokens[i].text in REFERENCES
            and self.tokens[i + 1].kind == "<"
            and found.body is None
            and self._has_references
        )

    @cached_property
    def _has_references(self) -> bool:
        """Return whether the header of references was read."""
        return any(token.location.file == BUILT_IN_PREFIX + REFERENCES_HEADER for token in self.tokens)

    def _opens(self, found: Declaration, i: int) -> bool:
        """Return whether this is a namespace or an `extern "C"` block, which have declarations inside."""
        tokens = self.tokens
        if tokens[i].kind == "extern" and tokens[i + 1].kind == STRING and tokens[i + 2].kind == "{":
            found.kind, brace = BLOCK, i + 2
        else:
            word = i + (tokens[i].kind == "inline")
            if tokens[word].kind != "namespace":
                return False
            found.kind, brace = NAMESPACE, word + 1
            while tokens[brace].kind in NAMES or tokens[brace].kind in ("::", "[", "inline"):
                brace = self.pairs.get(brace, brace) + 1
            if tokens[brace].kind == "=":
                found.assigned = True
        if tokens[brace].kind != "{" or brace not in self.pairs:
            found.kind = EMPTY
            return False
        found.inner, found.opens, found.end = found.kind, brace, self.pairs[brace] + 1
        return True

    def _to_end(self, found: Declaration, i: int, limit: int) -> int:
        """Where the declaration ends; what stands in it outside of brackets is noted."""
        tokens, pairs = self.tokens, self.pairs
        while i < limit:
            kind = tokens[i].kind
            if kind in DEVICE_WORDS and not found.assigned:
                found.device = True
            elif kind in ("const", "constexpr") and found.params is None and not found.assigned:
                found.constant = True
            elif kind == "typedef":
                found.alias = True
            elif kind == "operator":
                i += 2 if tokens[i + 1].kind in ("(", "[") else 1
            elif kind == "=":
                found.assigned = True
            elif kind == ":" and found.params is not None and tokens[i - 1].kind in (")", "noexcept"):
                found.inits = i
            elif kind == ":" and found.params is None and not found.assigned and self._is_width(found, i):
                i = self._behind_declarator(i, limit) - 1
            elif kind == ";":
                return i + 1
            elif kind == "<" and not found.assigned:
                i = self.angle(i, limit)
            elif kind == "(":
                if (
                    tokens[i - 1].kind not in _WITH_ARGUMENTS
                    and not found.assigned
                    and found.params is None
                    and not self.is_initialiser(i, found.head)
                ):
                    found.params = i + 3 if self._is_name_in_parentheses(i) else i
                i = pairs.get(i, i)
            elif kind == "[":
                i = pairs.get(i, i)
            elif kind == "{":
                if i not in pairs:
                    found.unclosed = tokens[i]
                    return limit
                if found.inits is not None and tokens[i - 1].kind in (*NAMES, ">"):
                    i = pairs[i] + 1
                    continue
                if found.params is not None and not found.assigned:
                    return self._after_body(found, i)
                if found.record is None and not found.assigned and self._has_tag(found.head, i):
                    found.record = i
                i = pairs[i]
            elif kind == "}":
                return i
            i += 1
        return limit

    def _is_name_in_parentheses(self, i: int) -> bool:
        """Return whether `(f)(` stands at `i`: a name that no macro of parameters shall replace."""
        return [token.kind in NAMES or token.kind for token in self.tokens[i + 1 : i + 4]] == [True, ")", "("]

    def is_initialiser(self, i: int, head: int) -> bool:
        """Return whether the parenthesis at token `i`, behind the name of a variable, holds its first value
        and no parameters: `X a(3), b(n), c{4};`.

        A value is seen by its first word, or by those of the variables that follow.
        """
        tokens, close = self.tokens, self.pairs.get(i)
        if (
            close is None
            or i - 1 <= head
            or tokens[i - 1].kind not in NAMES
            or not (tokens[i - 2].kind in _BEFORE_VARIABLE or tokens[i - 2].kind in NAMES)
        ):
            return False
        after = tokens[close + 1].kind
        if after not in (",", ";"):
            return False
        if tokens[i + 1].kind in _VALUES:
            return True
        k = close + 2
        while after == "," and tokens[k].kind in ("*", "&", "&&", "const"):
            k += 1
        return (
            after == ","
            and tokens[k].kind in NAMES
            and (
                tokens[k + 1].kind == "{" or (tokens[k + 1].kind == "(" and self.is_initialiser(k + 1, head))
            )
        )

    def _is_width(self, found: Declaration, i: int) -> bool:
        """Return whether the width of a bit-field stands behind a colon, and not bases or what an
        enumeration's numbers are: `enum E e : 3` and `enum E : char`.
        """
        tokens = self.tokens
        return found.record is None and (
            not self._has_tag(found.head, i)
            or (tokens[i - 1].kind in NAMES and tokens[i - 2].kind in NAMES and tokens[i - 1].text != "final")
        )

    def _behind_attributes(self, i: int) -> int:
        """The index of the token behind attributes with arguments that begin at token `i`."""
        while self.tokens[i].kind in _ATTRIBUTES:
            i = self.pairs.get(i + 1, i + 1) + 1
        return i

    def _behind_declarator(self, i: int, end: int) -> int:
        """The index of the comma or semicolon behind what follows a name: a width, a bound, an
        initialiser.
        """
        while i < end and self.tokens[i].kind not in (",", ";"):
            i = self.pairs.get(i, i) + 1
        return i

    def _after_body(self, found: Declaration, brace: int) -> int:
        """Behind a function's body, and the handlers of a function that is all `try`."""
        found.body = brace
        i = self.pairs[brace] + 1
        while self.tokens[i].kind == "catch" and self.tokens[brace - 1].kind == "try":
            i = self.pairs.get(i + 1, i) + 1
            i = self.pairs.get(i, i) + 1
        return i

    def _has_tag(self, i: int, brace: int) -> bool:
        """Return whether a brace opens the members of a class or an enumeration rather than an initialiser."""
        return any(self.tokens[k].kind in RECORD_WORDS for k in range(i, brace))

    def _kind(self, found: Declaration) -> str:
        tokens = self.tokens
        first = tokens[found.head].kind
        second = tokens[min(found.head + 1, len(tokens) - 1)].kind
        if first == "namespace":
            return NAMESPACE
        if first == "using":
            return TYPE if second in NAMES and tokens[found.head + 2].kind in ("=", "[", "<") else USING
        if first in _FIRST_WORDS:
            return _FIRST_WORDS[first]
        if found.alias and (first == "typedef" or found.record is None):
            return TYPE
        if found.record is not None:
            return CLASS
        if (
            found.params is not None
            and (not found.assigned or self.is_deleted(found))
            and self._takes_parameters(found)
        ):
            return FUNCTION
        if first in RECORD_WORDS and self._is_tag_alone(found.head, found.end):
            return CLASS
        return VARIABLE

    def is_deleted(self, found: Declaration) -> bool:
        """Return whether a function is deleted: it takes part in overload resolution, whoever it is for."""
        return [token.kind for token in self.tokens[found.end - 3 : found.end]] == ["=", "delete", ";"]

    def _takes_parameters(self, found: Declaration) -> bool:
        """Return whether the parenthesis is that of parameters: `int (*f)(int);` is a variable."""
        assert found.params is not None
        return found.body is not None or self._behind_pointer(found.params + 1, found.end) is None

    def _behind_pointer(self, i: int, end: int) -> int | None:
        return behind_pointer(self.tokens, i, lambda k: self.angle(k, end))

    def _is_tag_alone(self, i: int, end: int) -> bool:
        """`struct S;`, `enum class E : char;`, `struct S<int>;`."""
        k = i + 1
        while k < end - 1 and self.tokens[k].kind in (*RECORD_WORDS, *NAMES, "::", ":"):
            if self.tokens[k].kind in NAMES and self.tokens[k + 1].kind in NAMES:
                return False
            k += 1
        if self.tokens[k].kind == "<":
            k = self.angle(k, end) + 1
        return self.tokens[k].kind == ";" or self.tokens[i].kind == "enum"

    def angle(self, i: int, limit: int) -> int:
        """The index of the `>` that closes the `<` at `i`; `i` itself where there is none."""
        depth, k = 0, i
        while k < limit and self.tokens[k].kind not in (";", "{", "}", END):
            depth += {"<": 1, ">": -1, ">>": -2}.get(self.tokens[k].kind, 0)
            if depth <= 0:
                return k
            k = self.pairs.get(k, k) + 1
        return i

    # Names

    def names(self, found: Declaration) -> list[Token]:
        """The tokens that name what is declared, at least one."""
        tokens = self.tokens
        if found.is_function or (
            found.params is not None
            and not found.assigned
            and found.inner == VARIABLE
            and self._takes_parameters(found)
        ):
            return [self._function_name(found)]
        if found.inner == NAMESPACE and found.opens is not None:
            # `namespace a::b {` declares both.
            path = [
                tokens[i]
                for i in range(found.head + 1, found.opens)
                if tokens[i].kind in NAMES and tokens[i - 1].kind in ("namespace", "::", "]")
            ]
            return path or [tokens[found.head]]
        if found.inner in (CLASS, NAMESPACE):
            limit = (
                found.record
                if found.record is not None
                else found.opens
                if found.opens is not None
                else found.end
            )
            for i in range(found.head + 1, limit):
                if tokens[i].kind in NAMES and (
                    tokens[i + 1].kind in ("{", ":", ";", "<", "=")
                    or tokens[i + 1].text == "final"
                    or i + 1 == limit
                ):
                    return [tokens[i]]
            return (
                self._declarators(found, self.pairs[found.record] + 1) or [tokens[found.head]]
                if found.record is not None
                else [tokens[found.head]]
            )
        if found.inner == TYPE and tokens[found.head].kind == "using":
            return [tokens[found.head + 1]]
        return self._declarators(found, found.head) or [tokens[found.head]]

    def _function_name_index(self, found: Declaration) -> int:
        """The index of the name before the parameters: `f(`, `C::f(`, `(f)(`, and `f<int>(` of a
        specialisation.
        """
        assert found.params is not None
        i = found.params - 1
        if self.tokens[i].kind == ")" and self.tokens[i - 1].kind in NAMES and self.tokens[i - 2].kind == "(":
            return i - 1
        return self._before_angle(i, found.head) if self.tokens[i].kind in (">", ">>") else i

    def _function_name(self, found: Declaration) -> Token:
        i = self._function_name_index(found)
        name = self.tokens[i]
        if self.tokens[i - 1].kind == "::" and self.tokens[i - 2].kind in NAMES:
            return Token(IDENTIFIER, f"{self.tokens[i - 2].text}::{name.text}", name.location, name.length)
        return name

    def _before_angle(self, i: int, start: int) -> int:
        """The index before the `<` that the `>` at `i` closes, down to `start`; `i` itself where there is
        none, as in `operator>`.
        """
        depth, k = 0, i
        while k > start and self.tokens[k].kind not in ("operator", ";", "{", "}"):
            depth += {">": 1, ">>": 2, "<": -1}.get(self.tokens[k].kind, 0)
            if depth <= 0:
                return k - 1
            k -= 1
        return i

    def _declarators(self, found: Declaration, i: int) -> list[Token]:
        """The names before `=`, `,`, `;`, `[`, `{` or a value in parentheses outside of brackets, and those
        in `(*name)`.
        """
        tokens, pairs = self.tokens, self.pairs
        names = []
        while i < found.end:
            kind = tokens[i].kind
            is_named = kind in ("=", ",", ";", "[", "{") and tokens[i - 1].kind in NAMES and i > found.head
            if is_named or (kind == "(" and self.is_initialiser(i, found.head)):
                names.append(tokens[i - 1])
                i = self._behind_declarator(i, found.end - 1)
            elif kind == "(" and (inner := self._behind_pointer(i + 1, found.end)) is not None:
                names += [tokens[k] for k in range(inner, pairs.get(i, i)) if tokens[k].kind in NAMES][:1]
                i = pairs.get(i, i)
            elif kind in _ATTRIBUTES:
                behind = self._behind_attributes(i)
                is_last = tokens[behind].kind in (",", ";", "=")
                names += (
                    [tokens[i - 1]] if is_last and tokens[i - 1].kind in NAMES and i - 1 > found.head else []
                )
                i = self._behind_declarator(behind, found.end - 1) if is_last else behind - 1
            elif kind == ":" and self._is_width(found, i):
                names += [tokens[i - 1]] if tokens[i - 1].kind in NAMES and i - 1 > found.head else []
                i = self._behind_declarator(i, found.end)
            elif kind in ("(", "[", "{"):
                i = pairs.get(i, i)
            elif kind == "<" and tokens[i - 1].kind in NAMES:
                i = self.angle(i, found.end)
            i += 1
        return names

    def keys(self, found: Declaration) -> set[str]:
        """All names under which others may mention what is declared: the enumerators of an enumeration, the
        class of `S::member` too.
        """
        tokens = self.tokens
        keys = {name.text for name in self.names(found) if name.kind in NAMES}
        if found.record is not None:
            keys.update(name.text for name in self._declarators(found, self.pairs[found.record] + 1))
            if any(
                tokens[i].kind == "enum" and tokens[i + 1].kind not in RECORD_WORDS
                for i in range(found.head, found.record)
            ):
                inside = range(found.record + 1, self.pairs[found.record])
                keys.update(
                    tokens[i].text
                    for i in inside
                    if tokens[i].kind in NAMES and tokens[i - 1].kind in ("{", ",")
                )
        if found.is_function or found.inner == VARIABLE:
            for i in self._declared_at(found):
                keys.update(self._qualifiers(i, found.head))
        if found.inner == USING and tokens[found.end - 2].kind in NAMES:
            keys.add(tokens[found.end - 2].text)
        if found.inner == TYPE and found.params is not None:
            keys.update(tokens[i].text for i in range(found.head, found.params) if tokens[i].kind in NAMES)
        return {key.rsplit("::", 1)[-1] for key in keys}

    def _declared_at(self, found: Declaration) -> list[int]:
        """Where the names stand that a function or variable declares; an operator's, where the word does."""
        limit = found.params if found.params is not None and not found.assigned else found.end
        word = next((i for i in range(found.head, limit) if self.tokens[i].kind == "operator"), None)
        if word is not None:
            return [word]
        if found.params is not None and not found.assigned and not self._takes_parameters(found):
            limit = found.end
        elif found.params is not None and not found.assigned:
            return [self._function_name_index(found)]
        names = {id(name) for name in self._declarators(found, found.head)}
        return [i for i in range(found.head, limit) if id(self.tokens[i]) in names]

    def _qualifiers(self, i: int, start: int) -> Iterator[str]:
        """The names before `::` that qualify the name at `i`, those with template arguments among them."""
        while i - 2 >= start and self.tokens[i - 1].kind == "::":
            i -= 2
            if self.tokens[i].kind in (">", ">>"):
                i = self._before_angle(i, start)
            if self.tokens[i].kind not in NAMES:
                return
            yield self.tokens[i].text

    # Members of classes

    def class_members(self, record: int) -> list[Declaration]:
        """The declarations between a class's braces."""
        result: list[Declaration] = []
        i, end = record + 1, self.pairs.get(record, record)
        while i < end:
            if self.tokens[i].kind in ACCESS:
                i += 2
                continue
            declaration = self.scan(i, end)
            result.append(declaration)
            i = max(declaration.end, i + 1)
        return result

    def is_member_function(self, found: Declaration) -> bool:
        """Return whether a declaration among the members of a class declares a function."""
        tokens = self.tokens
        if tokens[found.head].kind in ("static_assert", "using") or found.alias or found.record is not None:
            return False
        if tokens[found.head].kind == "friend" and found.params is None:
            return False
        if found.kind == TEMPLATE or tokens[found.start].kind == "friend":
            return found.params is not None and tokens[found.head].kind not in (*RECORD_WORDS, "using")
        if (
            found.assigned
            and tokens[found.end - 2].kind in ("default", "delete")
            and tokens[found.end - 3].kind == "="
        ):
            return True
        if found.params is None or found.assigned:
            return found.params is not None and any(
                tokens[i].kind == "operator" for i in range(found.start, found.params)
            )
        return self._takes_parameters(found)
