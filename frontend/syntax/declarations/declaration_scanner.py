"""The outline of a unit: the extent and the kind of each declaration, from qualifiers and brackets alone.

Host code cannot be parsed (it is any C++), so it must be told from device code before anything is parsed.
`scan` reads one declaration, `outline` all of a file, a namespace or an `extern "C"` block, with nested ones
as `members`. Nothing here resolves a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from ...text.library import BUILT_IN_PREFIX, REFERENCES, REFERENCES_HEADER
from ...text.tokens import END, IDENTIFIER, STRING, TRAIT, TYPE_OPERATORS, Token
from .. import tree
from ..tokens.keywords import (
    ACCESS,
    NAMES,
    QUALIFIERS,
    SPACE_SPECIFIERS,
    TAG_KEYWORDS,
    TYPE_KEYWORDS,
    skip_ptr_operator,
)

DEVICE_QUALIFIERS = SPACE_SPECIFIERS - {"__host__"}


_WITH_ARGUMENTS = TYPE_OPERATORS | {
    "__launch_bounds__", "__align__", "alignas", "__attribute__", "static_assert", "noexcept", "asm",
    "__asm__", "explicit", TRAIT,
}  # fmt: skip
_ATTRIBUTES = frozenset({"__attribute__", "__align__", "alignas"})
_KEYWORD_KINDS: dict[str, tree.DeclarationKind] = {
    "using": "using",
    "static_assert": "static_assert",
    ";": "empty",
}


def index_before_name(tokens: Sequence[Token], i: int) -> int:
    """Return the index of the token before the name at token `i`; the `template` in `T::template R<U>`
    belongs to the name ([temp.names] p4).
    """
    return i - 2 if tokens[i - 1].kind == "template" and tokens[i - 2].kind in ("::", ".", "->") else i - 1


_INITIALISER_STARTS = frozenset(
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
"""First tokens of an initialiser that begin no parameter."""
_BEFORE_VARIABLE = TYPE_KEYWORDS | QUALIFIERS | {">", ">>", "*", "&", "&&", ",", "auto"}


class Declaration:
    """One declaration, the tokens from `start` up to `end`.

    `kind` is its kind; for a template that is TEMPLATE, and `inner` is the kind of the templated entity. The
    other indices are None when absent: `params` is the parenthesis that opens a function's parameters, `body`
    the brace of its body, `ctor_initialisers` the colon of a constructor's member initialisers, `record` the
    brace of the members of a class or enumeration, `scope_brace` that of a namespace or linkage block. `head`
    is the first token after `template <…>`. `is_alias`: it declares names of types; `typedef` may also follow
    the type.
    """

    __slots__ = (
        "body", "ctor_initialisers", "end", "has_initialiser", "head", "inner", "is_alias", "is_constant",
        "is_device", "kind", "members", "params", "record", "scope_brace", "start", "unclosed_brace",
    )  # fmt: skip

    def __init__(self, start: int) -> None:
        self.start = self.head = self.end = start
        self.kind: tree.DeclarationKind = "empty"
        self.inner: tree.DeclarationKind = "empty"
        self.params: int | None = None
        self.body: int | None = None
        self.ctor_initialisers: int | None = None
        self.record: int | None = None
        self.scope_brace: int | None = None
        self.is_alias = self.is_device = self.has_initialiser = self.is_constant = False
        self.members: list[Declaration] = []
        self.unclosed_brace: Token | None = None

    @property
    def is_function(self) -> bool:
        """True for a function or a function template."""
        return self.inner == "function"


class DeclarationScanner:
    """Scans declarations in `tokens`; `pairs` maps an opening bracket to its closing one."""

    def __init__(self, tokens: Sequence[Token], pairs: Mapping[int, int]) -> None:
        self.tokens, self.pairs = tokens, pairs

    def top_level_tokens(self, i: int, end: int) -> Iterator[int]:
        """Yield the indices of the tokens of a range that are not within brackets."""
        while i < end:
            yield i
            i = self.pairs.get(i, i) + 1

    def outline(self, start: int, limit: int) -> list[Declaration]:
        """Return the declarations from one token up to another."""
        result: list[Declaration] = []
        i = start
        while i < limit and self.tokens[i].kind != END:
            declaration = self.scan_nested(i, limit)
            result.append(declaration)
            i = max(declaration.end, i + 1)
        return result

    def scan_nested(self, start: int, limit: int) -> Declaration:
        """Return the declaration that begins at a token, with the members of a namespace."""
        result = self.scan(start, limit)
        if result.scope_brace is not None:
            result.members = self.outline(result.scope_brace + 1, result.end - 1)
            result.is_device = any(member.is_device for member in result.members)
        return result

    def scan(self, start: int, limit: int) -> Declaration:
        """Return the declaration that begins at a token."""
        tokens, result = self.tokens, Declaration(start)
        i = start
        while tokens[i].kind == "template" and tokens[i + 1].kind == "<":
            i = self.matching_angle(i + 1, limit) + 1
        result.head = i
        if self._scan_namespace(result, i):
            return result
        result.end = self._scan_to_end(result, i, limit)
        result.inner = result.kind = self._classify(result)
        if tokens[start].kind == "template":
            result.kind = "template"
        if result.record is not None and not result.is_device:
            result.is_device = any(
                tokens[k].kind in DEVICE_QUALIFIERS for k in range(result.record, self.pairs[result.record])
            )
        if self._is_reference(result):
            result.is_device = True
        return result

    def _is_reference(self, declaration: Declaration) -> bool:
        """Return whether this declares a texture or surface reference, which is device code without a
        qualifier.
        """
        i = declaration.head
        while self.tokens[i].kind in ("static", "extern", "const"):
            i += 1
        return (
            self.tokens[i].text in REFERENCES
            and self.tokens[i + 1].kind == "<"
            and declaration.body is None
            and self._has_references
        )

    @cached_property
    def _has_references(self) -> bool:
        """True when the header of texture and surface references was read."""
        return any(token.location.file == BUILT_IN_PREFIX + REFERENCES_HEADER for token in self.tokens)

    def _scan_namespace(self, declaration: Declaration, i: int) -> bool:
        """Return whether this is a namespace or an `extern "C"` block, which contain declarations; record its
        extent.
        """
        tokens = self.tokens
        if tokens[i].kind == "extern" and tokens[i + 1].kind == STRING and tokens[i + 2].kind == "{":
            declaration.kind, brace = "block", i + 2
        else:
            keyword = i + (tokens[i].kind == "inline")
            if tokens[keyword].kind != "namespace":
                return False
            declaration.kind, brace = "namespace", keyword + 1
            while tokens[brace].kind in NAMES or tokens[brace].kind in ("::", "[", "inline"):
                brace = self.pairs.get(brace, brace) + 1
            if tokens[brace].kind == "=":
                declaration.has_initialiser = True
        if tokens[brace].kind != "{" or brace not in self.pairs:
            declaration.kind = "empty"
            return False
        declaration.inner, declaration.scope_brace, declaration.end = (
            declaration.kind,
            brace,
            self.pairs[brace] + 1,
        )
        return True

    def _scan_to_end(self, declaration: Declaration, i: int, limit: int) -> int:
        """Return the end of the declaration; record its properties from the tokens outside of brackets."""
        tokens, pairs = self.tokens, self.pairs
        while i < limit:
            kind = tokens[i].kind
            if kind in DEVICE_QUALIFIERS and not declaration.has_initialiser:
                declaration.is_device = True
            elif (
                kind in ("const", "constexpr")
                and declaration.params is None
                and not declaration.has_initialiser
            ):
                declaration.is_constant = True
            elif kind == "typedef":
                declaration.is_alias = True
            elif kind == "operator":
                i += 2 if tokens[i + 1].kind in ("(", "[") else 1
            elif kind == "=":
                declaration.has_initialiser = True
            elif kind == ":" and declaration.params is not None and tokens[i - 1].kind in (")", "noexcept"):
                declaration.ctor_initialisers = i
            elif (
                kind == ":"
                and declaration.params is None
                and not declaration.has_initialiser
                and self._precedes_width(declaration, i)
            ):
                i = self._skip_declarator_suffix(i, limit) - 1
            elif kind == ";":
                return i + 1
            elif kind == "<" and not declaration.has_initialiser:
                i = self.matching_angle(i, limit)
            elif kind == "(":
                if (
                    tokens[i - 1].kind not in _WITH_ARGUMENTS
                    and not declaration.has_initialiser
                    and declaration.params is None
                    and not self.is_initialiser(i, declaration.head)
                ):
                    declaration.params = i + 3 if self._is_name_in_parentheses(i) else i
                i = pairs.get(i, i)
            elif kind == "[":
                i = pairs.get(i, i)
            elif kind == "{":
                if i not in pairs:
                    declaration.unclosed_brace = tokens[i]
                    return limit
                if declaration.ctor_initialisers is not None and tokens[i - 1].kind in (*NAMES, ">"):
                    i = pairs[i] + 1
                    continue
                if declaration.params is not None and not declaration.has_initialiser:
                    return self._skip_body(declaration, i)
                if (
                    declaration.record is None
                    and not declaration.has_initialiser
                    and self._opens_members(declaration.head, i)
                ):
                    declaration.record = i
                i = pairs[i]
            elif kind == "}":
                return i
            i += 1
        return limit

    def _is_name_in_parentheses(self, i: int) -> bool:
        """Return whether `(f)(` is at `i`: a name in parentheses is not expanded as a function-like macro."""
        return [token.kind in NAMES or token.kind for token in self.tokens[i + 1 : i + 4]] == [True, ")", "("]

    def is_initialiser(self, i: int, head: int) -> bool:
        """Return whether the parenthesis at token `i`, after the name of a variable, holds its initialiser
        and no parameters: `X a(3), b(n), c{4};`.

        An initialiser is recognised by its first token, or by those of the variables that follow.
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
        if tokens[i + 1].kind in _INITIALISER_STARTS:
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

    def _precedes_width(self, declaration: Declaration, i: int) -> bool:
        """Return whether the colon at `i` precedes the width of a bit-field, rather than bases or the
        underlying type of an enumeration: `enum E e : 3` and `enum E : char`.
        """
        tokens = self.tokens
        return declaration.record is None and (
            not self._opens_members(declaration.head, i)
            or (tokens[i - 1].kind in NAMES and tokens[i - 2].kind in NAMES and tokens[i - 1].text != "final")
        )

    def _skip_attributes(self, i: int) -> int:
        """Return the index after attributes with arguments that begin at token `i`."""
        while self.tokens[i].kind in _ATTRIBUTES:
            i = self.pairs.get(i + 1, i + 1) + 1
        return i

    def _skip_declarator_suffix(self, i: int, end: int) -> int:
        """Return the index of the comma or semicolon after a declarator's width, bound or initialiser."""
        while i < end and self.tokens[i].kind not in (",", ";"):
            i = self.pairs.get(i, i) + 1
        return i

    def _skip_body(self, declaration: Declaration, brace: int) -> int:
        """Return the index after a function's body, and after the handlers of a function-try-block."""
        declaration.body = brace
        i = self.pairs[brace] + 1
        while self.tokens[i].kind == "catch" and self.tokens[brace - 1].kind == "try":
            i = self.pairs.get(i + 1, i) + 1
            i = self.pairs.get(i, i) + 1
        return i

    def _opens_members(self, i: int, brace: int) -> bool:
        """Return whether a brace opens the members of a class or an enumeration rather than an
        initialiser.
        """
        return any(self.tokens[k].kind in TAG_KEYWORDS for k in range(i, brace))

    def _classify(self, declaration: Declaration) -> tree.DeclarationKind:
        """Return the kind of the declaration."""
        tokens = self.tokens
        first = tokens[declaration.head].kind
        second = tokens[min(declaration.head + 1, len(tokens) - 1)].kind
        if first == "namespace":
            return "namespace"
        if first == "using":
            return (
                "type"
                if second in NAMES and tokens[declaration.head + 2].kind in ("=", "[", "<")
                else "using"
            )
        if first in _KEYWORD_KINDS:
            return _KEYWORD_KINDS[first]
        if declaration.is_alias and (first == "typedef" or declaration.record is None):
            return "type"
        if declaration.record is not None:
            return "class"
        if (
            declaration.params is not None
            and (not declaration.has_initialiser or self.is_deleted(declaration))
            and self._takes_parameters(declaration)
        ):
            return "function"
        if first in TAG_KEYWORDS and self._is_class_declaration(declaration.head, declaration.end):
            return "class"
        return "variable"

    def is_deleted(self, declaration: Declaration) -> bool:
        """Return whether a function is deleted: such a function takes part in overload resolution for host
        and device.
        """
        return [token.kind for token in self.tokens[declaration.end - 3 : declaration.end]] == [
            "=",
            "delete",
            ";",
        ]

    def _takes_parameters(self, declaration: Declaration) -> bool:
        """Return whether the parenthesis at `params` opens parameters: `int (*f)(int);` is a variable."""
        assert declaration.params is not None
        return (
            declaration.body is not None
            or self._skip_ptr_operator(declaration.params + 1, declaration.end) is None
        )

    def _skip_ptr_operator(self, i: int, end: int) -> int | None:
        return skip_ptr_operator(self.tokens, i, lambda k: self.matching_angle(k, end))

    def _is_class_declaration(self, i: int, end: int) -> bool:
        """Return whether the tokens declare a class or enumeration without members: `struct S;`, `enum class
        E : char;`, `struct S<int>;`.
        """
        k = i + 1
        while k < end - 1 and self.tokens[k].kind in (*TAG_KEYWORDS, *NAMES, "::", ":"):
            if self.tokens[k].kind in NAMES and self.tokens[k + 1].kind in NAMES:
                return False
            k += 1
        if self.tokens[k].kind == "<":
            k = self.matching_angle(k, end) + 1
        return self.tokens[k].kind == ";" or self.tokens[i].kind == "enum"

    def matching_angle(self, i: int, limit: int) -> int:
        """Return the index of the `>` that closes the `<` at `i`; `i` itself when there is none."""
        depth, k = 0, i
        while k < limit and self.tokens[k].kind not in (";", "{", "}", END):
            depth += {"<": 1, ">": -1, ">>": -2}.get(self.tokens[k].kind, 0)
            if depth <= 0:
                return k
            k = self.pairs.get(k, k) + 1
        return i

    # Names

    def names(self, declaration: Declaration) -> list[Token]:
        """Return the tokens that name the declared entities, at least one."""
        tokens = self.tokens
        if declaration.is_function or (
            declaration.params is not None
            and not declaration.has_initialiser
            and declaration.inner == "variable"
            and self._takes_parameters(declaration)
        ):
            return [self._function_name(declaration)]
        if declaration.inner == "namespace" and declaration.scope_brace is not None:
            # `namespace a::b {` declares both.
            path = [
                tokens[i]
                for i in range(declaration.head + 1, declaration.scope_brace)
                if tokens[i].kind in NAMES and tokens[i - 1].kind in ("namespace", "::", "]")
            ]
            return path or [tokens[declaration.head]]
        if declaration.inner in ("class", "namespace"):
            limit = (
                declaration.record
                if declaration.record is not None
                else declaration.scope_brace
                if declaration.scope_brace is not None
                else declaration.end
            )
            for i in range(declaration.head + 1, limit):
                if tokens[i].kind in NAMES and (
                    tokens[i + 1].kind in ("{", ":", ";", "<", "=")
                    or tokens[i + 1].text == "final"
                    or i + 1 == limit
                ):
                    return [tokens[i]]
            return (
                self._declarators(declaration, self.pairs[declaration.record] + 1)
                or [tokens[declaration.head]]
                if declaration.record is not None
                else [tokens[declaration.head]]
            )
        if declaration.inner == "type" and tokens[declaration.head].kind == "using":
            return [tokens[declaration.head + 1]]
        return self._declarators(declaration, declaration.head) or [tokens[declaration.head]]

    def _function_name_index(self, declaration: Declaration) -> int:
        """Return the index of the name before the parameters: `f(`, `C::f(`, `(f)(`, and `f<int>(` of a
        specialisation.
        """
        assert declaration.params is not None
        i = declaration.params - 1
        if self.tokens[i].kind == ")" and self.tokens[i - 1].kind in NAMES and self.tokens[i - 2].kind == "(":
            return i - 1
        return self._index_before_arguments(i, declaration.head) if self.tokens[i].kind in (">", ">>") else i

    def _function_name(self, declaration: Declaration) -> Token:
        i = self._function_name_index(declaration)
        name = self.tokens[i]
        if self.tokens[i - 1].kind == "::" and self.tokens[i - 2].kind in NAMES:
            return Token(IDENTIFIER, f"{self.tokens[i - 2].text}::{name.text}", name.location, name.length)
        return name

    def _index_before_arguments(self, i: int, start: int) -> int:
        """Return the index before the `<` that the `>` at `i` closes, down to `start`; `i` itself when there
        is none, as in `operator>`.
        """
        depth, k = 0, i
        while k > start and self.tokens[k].kind not in ("operator", ";", "{", "}"):
            depth += {">": 1, ">>": 2, "<": -1}.get(self.tokens[k].kind, 0)
            if depth <= 0:
                return k - 1
            k -= 1
        return i

    def _declarators(self, declaration: Declaration, i: int) -> list[Token]:
        """Return the names before `=`, `,`, `;`, `[`, `{` or a parenthesized initialiser outside of brackets,
        and those in `(*name)`.
        """
        tokens, pairs = self.tokens, self.pairs
        names = []
        while i < declaration.end:
            kind = tokens[i].kind
            is_named = (
                kind in ("=", ",", ";", "[", "{") and tokens[i - 1].kind in NAMES and i > declaration.head
            )
            if is_named or (kind == "(" and self.is_initialiser(i, declaration.head)):
                names.append(tokens[i - 1])
                i = self._skip_declarator_suffix(i, declaration.end - 1)
            elif kind == "(" and (inner := self._skip_ptr_operator(i + 1, declaration.end)) is not None:
                names += [tokens[k] for k in range(inner, pairs.get(i, i)) if tokens[k].kind in NAMES][:1]
                i = pairs.get(i, i)
            elif kind in _ATTRIBUTES:
                after_attributes = self._skip_attributes(i)
                is_last = tokens[after_attributes].kind in (",", ";", "=")
                names += (
                    [tokens[i - 1]]
                    if is_last and tokens[i - 1].kind in NAMES and i - 1 > declaration.head
                    else []
                )
                i = (
                    self._skip_declarator_suffix(after_attributes, declaration.end - 1)
                    if is_last
                    else after_attributes - 1
                )
            elif kind == ":" and self._precedes_width(declaration, i):
                names += [tokens[i - 1]] if tokens[i - 1].kind in NAMES and i - 1 > declaration.head else []
                i = self._skip_declarator_suffix(i, declaration.end)
            elif kind in ("(", "[", "{"):
                i = pairs.get(i, i)
            elif kind == "<" and tokens[i - 1].kind in NAMES:
                i = self.matching_angle(i, declaration.end)
            i += 1
        return names

    def keys(self, declaration: Declaration) -> set[str]:
        """Return all names by which others may refer to the declaration, including the enumerators of an
        enumeration and the class of `S::member`.
        """
        tokens = self.tokens
        keys = {name.text for name in self.names(declaration) if name.kind in NAMES}
        if declaration.record is not None:
            keys.update(
                name.text for name in self._declarators(declaration, self.pairs[declaration.record] + 1)
            )
            if any(
                tokens[i].kind == "enum" and tokens[i + 1].kind not in TAG_KEYWORDS
                for i in range(declaration.head, declaration.record)
            ):
                indices = range(declaration.record + 1, self.pairs[declaration.record])
                keys.update(
                    tokens[i].text
                    for i in indices
                    if tokens[i].kind in NAMES and tokens[i - 1].kind in ("{", ",")
                )
        if declaration.is_function or declaration.inner == "variable":
            for i in self._declarator_indices(declaration):
                keys.update(self._qualifiers(i, declaration.head))
        if declaration.inner == "using" and tokens[declaration.end - 2].kind in NAMES:
            keys.add(tokens[declaration.end - 2].text)
        if declaration.inner == "type" and declaration.params is not None:
            keys.update(
                tokens[i].text for i in range(declaration.head, declaration.params) if tokens[i].kind in NAMES
            )
        return {key.rsplit("::", 1)[-1] for key in keys}

    def _declarator_indices(self, declaration: Declaration) -> list[int]:
        """Return the indices of the names that a function or variable declares; for an operator, that of
        `operator`.
        """
        limit = (
            declaration.params
            if declaration.params is not None and not declaration.has_initialiser
            else declaration.end
        )
        keyword = next((i for i in range(declaration.head, limit) if self.tokens[i].kind == "operator"), None)
        if keyword is not None:
            return [keyword]
        if (
            declaration.params is not None
            and not declaration.has_initialiser
            and not self._takes_parameters(declaration)
        ):
            limit = declaration.end
        elif declaration.params is not None and not declaration.has_initialiser:
            return [self._function_name_index(declaration)]
        names = {id(name) for name in self._declarators(declaration, declaration.head)}
        return [i for i in range(declaration.head, limit) if id(self.tokens[i]) in names]

    def _qualifiers(self, i: int, start: int) -> Iterator[str]:
        """Yield the names before `::` that qualify the name at `i`, including those with template
        arguments.
        """
        while i - 2 >= start and self.tokens[i - 1].kind == "::":
            i -= 2
            if self.tokens[i].kind in (">", ">>"):
                i = self._index_before_arguments(i, start)
            if self.tokens[i].kind not in NAMES:
                return
            yield self.tokens[i].text

    # Members of classes

    def class_members(self, record: int) -> list[Declaration]:
        """Return the declarations between a class's braces."""
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

    def is_member_function(self, declaration: Declaration) -> bool:
        """Return whether a member declaration of a class declares a function. # ---- free_names"""
        tokens = self.tokens
        if (
            tokens[declaration.head].kind in ("static_assert", "using")
            or declaration.is_alias
            or declaration.record is not None
        ):
            return False
        if tokens[declaration.head].kind == "friend" and declaration.params is None:
            return False
        if declaration.kind == "template" or tokens[declaration.start].kind == "friend":
            return declaration.params is not None and tokens[declaration.head].kind not in (
                *TAG_KEYWORDS,
                "using",
            )
        if (
            declaration.has_initialiser
            and tokens[declaration.end - 2].kind in ("default", "delete")
            and tokens[declaration.end - 3].kind == "="
        ):
            return True
        if declaration.params is None or declaration.has_initialiser:
            return declaration.params is not None and any(
                tokens[i].kind == "operator" for i in range(declaration.start, declaration.params)
            )
        return self._takes_parameters(declaration)
