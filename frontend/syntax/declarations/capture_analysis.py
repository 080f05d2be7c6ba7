"""The meaning of names in function bodies, from the tokens around them. Nothing is parsed, so a body may be
any host code.

Host code passes lambdas to kernels. Such a lambda captures variables of the enclosing functions, which only
the host compiler understands; here they are merely told from types, constants and names declared elsewhere.

    void f(float *p, int n) {
        const int step = 4; using T = float;
        k<<<1, 32>>>([=] __device__ (int i) { p[i] = T(n + step); });
    }

`p` and `n` are variables, `step` is a constant, `T` a type.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ....support.fast_dataclass import field, record

LocalKind = Literal[
    "variable", "static", "constant", "type", "value", "member", "variables", "types", "values", "template"
]
"""The kinds of names around a lambda. A 'value' is a template parameter, a 'template' one that is a template;
the plurals are packs.
"""

_CLOSING = {"(": ")", "[": "]", "{": "}"}
_OPENING = {closing: opening for opening, closing in _CLOSING.items()}
_CLASS_KEYS = frozenset({"struct", "class", "union", "enum"})
_STATEMENT_KEYWORDS = frozenset({"for", "if", "while", "switch", "catch"})
_NO_DECLARATION = _STATEMENT_KEYWORDS | {
    "return", "delete", "throw", "goto", "new", "do", "case", "default", "break", "continue", "try", "friend",
    "static_assert", "namespace", "public", "private", "protected", "operator", "sizeof", "co_return",
    "template",
}  # fmt: skip
_WITH_ARGUMENTS = frozenset({"decltype", "alignas", "__attribute__", "__typeof__", "__align__"})
_AFTER_NAME = frozenset({"=", ";", ",", "(", "{", "[", ":"})
_ENDS_DECLARATOR = _AFTER_NAME | {")", "]", ">"}
_CONTINUATIONS = frozenset(
    {",", ";", "=", ".", "(", ")", "[", "{", ":", "->", "?", "*", "/", "+", "-", "<", ">", "==", "&&", "||"}
)
"""Tokens after a closing brace that do not begin a new statement."""
_ARITHMETIC_TYPES = frozenset({
    "const", "static", "auto", "int", "unsigned", "signed", "long", "short", "char", "bool", "float",
    "double", "size_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t",
    "uint64_t",
})  # fmt: skip


@record(frozen=True)
class EnclosingName:
    """A name of an enclosing function, class or template: its kind, and the tokens [first, end) of its
    declaration.
    """

    kind: LocalKind
    first: int
    end: int


def is_name(word: str) -> bool:
    """Return whether a token's text is an identifier or a keyword."""
    return word[:1].isalpha() or word[:1] in ("_", "$")


def match_brackets(text: Sequence[str]) -> dict[int, int]:
    """Return the partner of each bracket, in both directions, without unmatched ones."""
    result: dict[int, int] = {}
    open_brackets: list[int] = []
    for i, token in enumerate(text):
        if token in _CLOSING:
            open_brackets.append(i)
        elif token in _OPENING:
            while open_brackets and text[open_brackets[-1]] != _OPENING[token]:
                open_brackets.pop()
            if open_brackets:
                other = open_brackets.pop()
                result[other], result[i] = i, other
    return result


@record
class LexicalScopes:
    """The scopes of a unit's token texts. `partner` maps each bracket to its partner, in both directions;
    `enclosing_brace` is the innermost brace around each token, -1 at file scope.
    """

    text: Sequence[str]
    partner: dict[int, int] = field(default_factory=dict)
    enclosing_brace: list[int] = field(default_factory=list)
    _cache: dict[tuple[int, int], dict[str, EnclosingName]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.partner = match_brackets(self.text)
        open_braces = [-1]
        for i, token in enumerate(self.text):
            if token == "}" and self.partner.get(i) == open_braces[-1]:
                open_braces.pop()
            self.enclosing_brace.append(open_braces[-1])
            if token == "{" and i in self.partner:
                open_braces.append(i)

    # -- extents

    def matching_angle(self, i: int) -> int:
        """Return the end of the template arguments that the `<` at `i` opens; -1 when it opens none."""
        depth = 0
        while i < len(self.text):
            token = self.text[i]
            if token in (";", "{", "}", ")"):
                return -1
            depth += {"<": 1, ">": -1, ">>": -2}.get(token, 0)
            if depth <= 0:
                return i
            i = self.partner.get(i, i) + 1 if token in ("(", "[") else i + 1
        return -1

    def split_at_commas(self, first: int, end: int) -> Iterator[tuple[int, int]]:
        """Yield the ranges of [first, end) between commas."""
        start = i = first
        while i < end:
            token = self.text[i]
            if token == ",":
                yield start, i
                start = i + 1
            elif token == "<" and i > first and is_name(self.text[i - 1]):
                i = max(i, self.matching_angle(i))
            i = self.partner[i] + 1 if token in ("(", "[", "{") and i in self.partner else i + 1
        if start < end:
            yield start, end

    def statements(self, first: int, end: int) -> Iterator[tuple[int, int]]:
        """Yield the statements or declarations in [first, end); the last one may be incomplete."""
        text, start, i = self.text, first, first
        while i < end:
            token = text[i]
            if token in ("(", "[", "{") and i in self.partner:
                close = self.partner[i]
                if close >= end:
                    break
                i = close + 1
                is_end = (
                    token == "{"
                    and (i >= end or text[i] not in _CONTINUATIONS)
                    and not self._is_class(start, close)
                )
            else:
                i += 1
                is_end = token == ";" or (
                    token == ":" and text[start] in ("public", "private", "protected", "case", "default")
                )
            if is_end:
                yield start, i
                start = i
        if start < end:
            yield start, end

    def _skip_template_heads(self, i: int) -> int:
        while self.text[i] == "template" and self.text[i + 1] == "<" and self.matching_angle(i + 1) > 0:
            i = self.matching_angle(i + 1) + 1
        return i

    def _is_class(self, start: int, end: int) -> bool:
        """Return whether a declaration defines a class: no `)` precedes its brace."""
        start = self._skip_template_heads(start)
        if self.text[start] == "typedef":
            start += 1
        opening = next((i for i in range(start, end) if self.text[i] in ("{", "(")), -1)
        return self.text[start] in _CLASS_KEYS and opening >= 0 and self.text[opening] == "{"

    def _is_typedef(self, start: int, end: int) -> bool:
        """Return whether `typedef` follows the type: `int typedef T;`."""
        stop = next((i for i in range(start, end) if self.text[i] in ("{", "(", "=")), end)
        return "typedef" in self.text[start:stop]

    def is_namespace(self, brace: int) -> bool:
        """Return whether a brace opens a namespace or a linkage specification."""
        before = [self.text[i] for i in range(max(0, brace - 12), brace)]
        for i in range(len(before) - 1, -1, -1):
            if before[i] in (";", "}", "{", ")"):
                return False
            if before[i] == "namespace" or (
                before[i] == "extern" and before[i + 1 : i + 2] and before[i + 1][0] == '"'
            ):
                return True
        return False

    def is_class(self, brace: int) -> bool:
        """Return whether a brace opens a class."""
        return self._is_class(self._header_start(brace), self.partner.get(brace, brace))

    def is_device(self, brace: int) -> bool:
        """Return whether a brace opens a device function, or a block in one."""
        header = self._header_start(brace) if brace >= 0 else brace
        return any(
            token in ("__device__", "__global__") for token in self.text[max(header, 0) : max(brace, 0)]
        )

    def enclosing_levels(self, position: int) -> Iterator[tuple[int, int]]:
        """Yield the braces around a token up to the innermost namespace, innermost first, each with the
        position of the token or block in it.
        """
        while True:
            brace = self.enclosing_brace[position]
            yield brace, position
            if brace < 0 or self.is_namespace(brace):
                return
            position = brace

    def outermost_declaration(self, at: int) -> int:
        """Return the start of the namespace-scope declaration that contains a token."""
        brace, at = list(self.enclosing_levels(at))[-1]
        return list(self.statements(brace + 1, at + 1))[-1][0]

    # -- declared names

    def resolve(self, name: str, at: int) -> EnclosingName | None:
        """Return the declaration of a name, at a position, in the enclosing functions, classes and templates;
        None for a name declared elsewhere.
        """
        for brace, position in self.enclosing_levels(at):
            result = self._level_names(brace, position).get(name)
            if result is not None:
                return result
        return None

    def _level_names(self, brace: int, at: int) -> dict[str, EnclosingName]:
        """Return the names that one level declares before a position; for a class, all its names."""
        key = (brace, at)
        if key in self._cache:
            return self._cache[key]
        is_outside = brace < 0 or self.is_namespace(brace)
        header = self._header_start(brace) if not is_outside else -1
        is_class = header >= 0 and self._is_class(header, brace + 1)
        # Recursive look-ups see the names that are known so far.
        result = self._cache[key] = dict[str, EnclosingName]()
        # The token itself may be the declared name; a type's name is followed by more of the declaration.
        stop = at + (is_name(self.text[at]) and self.text[at + 1] in _ENDS_DECLARATOR)
        before = list(self.statements(brace + 1, stop))
        after = list(self.statements(at, self.partner[brace])) if is_class else []
        for start, end in [*before, *after] if not is_outside else ():
            result.update(
                (name, self._as_member(local) if is_class else local)
                for name, local in self._declared_names(start, end)
            )
        if before and before[-1][1] == stop:
            owner = self._owning_class(before[-1][0], at)
            if owner >= 0:
                result.update(self._level_names(owner, self.partner[owner]))
            result.update(self._header_names(before[-1][0], at))
        return result

    def _owning_class(self, start: int, at: int) -> int:
        """Return the brace of the class whose member function `T S<U>::f(` is defined here, with its body at
        `at`; -1 when it is no member.
        """
        text = self.text
        opening = next((i for i in range(start, at) if text[i] == "(" and is_name(text[i - 1])), -1)
        if text[at] != "{" or opening < start + 3 or text[opening - 2] != "::":
            return -1
        i, depth = opening - 3, int(text[opening - 3] == ">")
        while depth and i > start:
            i -= 1
            depth += {">": 1, "<": -1}.get(text[i], 0)
        i -= text[i] == "<"
        for k in range(start - 2, -1, -1):
            if text[k] in _CLASS_KEYS and text[k + 1] == text[i]:
                brace = next((b for b in range(k + 2, start) if text[b] in ("{", ";", "(")), start)
                if text[brace] == "{" and brace in self.partner:
                    return brace
        return -1

    def _header_start(self, brace: int) -> int:
        """Return the start of the declaration or statement whose body a brace opens."""
        result = list(self.statements(self.enclosing_brace[brace] + 1, brace + 1))
        return result[-1][0] if result else brace

    def _as_member(self, local: EnclosingName) -> EnclosingName:
        if local.kind == "variable" or (
            local.kind == "constant" and not {"static", "enum"} & set(self.text[local.first : local.end])
        ):
            return EnclosingName("member", local.first, local.end)
        return local

    def _header_names(self, start: int, at: int) -> Iterator[tuple[str, EnclosingName]]:
        """Yield the names that an unfinished statement declares for its body: template parameters,
        parameters, and variables of loop headers.
        """
        i = start
        while (
            i + 1 < at
            and self.text[i] == "template"
            and self.text[i + 1] == "<"
            and (close := self.matching_angle(i + 1)) > 0
        ):
            for first, end in self.split_at_commas(i + 2, close):
                yield from self._template_parameter(first, end)
            i = close + 1
        while i < at:
            if self.text[i] != "(" or i not in self.partner:
                i = (
                    self.partner[i] + 1
                    if self.text[i] in ("[", "{") and self.partner.get(i, at) < at
                    else i + 1
                )
                continue
            close = self.partner[i]
            if close >= at:
                i += 1
            else:
                if self.text[i - 1] in _STATEMENT_KEYWORDS:
                    for first, end in self.statements(i + 1, close):
                        yield from self._declarator_names(first, end, "variable")
                elif self.text[at] == "{":
                    yield from self.parameters(i)
                i = close + 1

    def parameters(self, opening: int) -> Iterator[tuple[str, EnclosingName]]:
        """Yield the names of the parameters in the parentheses that open at `opening`."""
        for first, end in self.split_at_commas(opening + 1, self.partner[opening]):
            yield from self._declarator_names(first, end, "variable", is_parameter=True)

    def _template_parameter(self, first: int, end: int) -> Iterator[tuple[str, EnclosingName]]:
        stop = next((i for i in range(first, end) if self.text[i] == "="), end)
        tokens = self.text[first:stop]
        if len(tokens) < 2 or not is_name(tokens[-1]):
            return
        is_pack = "..." in tokens or "." in tokens
        kind: LocalKind
        if tokens[0] == "template":
            kind = "template"
        elif tokens[0] in ("class", "typename") and len([token for token in tokens if is_name(token)]) == 2:
            kind = "types" if is_pack else "type"
        else:
            kind = "values" if is_pack else "value"
        yield tokens[-1], EnclosingName(kind, first, stop)

    def _declared_names(self, start: int, end: int) -> Iterator[tuple[str, EnclosingName]]:
        """Yield the names that one statement declares."""
        text = self.text
        if text[start] == "else":
            start += 1
        keyword = text[start]
        if keyword == "using":
            if start + 2 < end and text[start + 2] == "=":
                yield text[start + 1], EnclosingName("type", start, end)
        elif (keyword == "typedef" or self._is_typedef(start, end)) and not self._is_class(start, end):
            yield from self._declarator_names(start, end, "type")
        elif keyword == "typedef":
            names = [i for i in range(start, end) if is_name(text[i])]
            yield text[names[-1]], EnclosingName("type", start, end)
        elif self._is_class(start, end):
            brace = next(i for i in range(start, end) if text[i] == "{")
            name = next(
                (i for i in range(start + 1, brace) if is_name(text[i]) and text[i] not in _CLASS_KEYS), -1
            )
            if name >= 0:
                yield text[name], EnclosingName("type", start, end)
            if text[start] == "enum":
                yield from (
                    (text[first], EnclosingName("constant", start, end))
                    for first, _ in self.split_at_commas(brace + 1, self.partner.get(brace, end))
                )
            for i in range(self.partner.get(brace, end) + 1, end - 1):
                if is_name(text[i]) and text[i + 1] in (",", ";", "=", "[", "{"):
                    yield text[i], EnclosingName("variable", start, end)
        elif keyword == "template":
            yield from ()
        else:
            keywords = set(text[start:end])
            kind: LocalKind = (
                "constant"
                if self._is_constant(start, end)
                else "static"
                if "static" in keywords
                else "variable"
            )
            yield from self._declarator_names(start, end, kind)

    def _is_constant(self, start: int, end: int) -> bool:
        """Return whether a declaration declares constants: `constexpr`, or `const` with an arithmetic type
        and a constant initialiser.
        """
        equals = next((i for i in range(start, end) if self.text[i] in ("=", "{", "(")), end)
        tokens = self.text[start:equals]
        if "constexpr" in tokens:
            return True
        is_arithmetic = (
            "const" in tokens
            and "*" not in tokens
            and "&" not in tokens
            and all(token in _ARITHMETIC_TYPES for token in tokens[:-1] if is_name(token))
        )
        if not is_arithmetic or equals == end:
            return False
        operands = [
            i for i in range(equals, end) if is_name(self.text[i]) and self.text[i] not in _ARITHMETIC_TYPES
        ]
        return all(
            self.text[i] in ("sizeof", "true", "false") or self._is_constant_operand(i, start)
            for i in operands
        )

    def _is_constant_operand(self, i: int, start: int) -> bool:
        result = self.resolve(self.text[i], start) if self.text[i - 1] not in (".", "->", "::") else None
        return result is not None and result.kind in ("constant", "type", "value")

    def _declarator_names(
        self, start: int, end: int, kind: LocalKind, is_parameter: bool = False
    ) -> Iterator[tuple[str, EnclosingName]]:
        """Yield the names in `T a = 1, *b, c[3];`, `T (*f)(int)`, `auto [a, b] = …`. # ----
        extended_lambdas
        """
        text, i, name_count = self.text, start, 0
        while i < end and text[i] not in _AFTER_NAME:
            token = text[i]
            if token in _NO_DECLARATION:
                return
            if token in _WITH_ARGUMENTS and text[i + 1] == "(":
                i, name_count = self.partner[i + 1] + 1, name_count + 1
            elif is_name(token):
                name_count += text[i - 1] != "::" or i == start
                i += 1
                if i < end and text[i] == "<":
                    close = self.matching_angle(i)
                    if close < 0:
                        return
                    i = close + 1
            elif token == "." and "." not in (text[i - 1], text[i + 1]):
                return  # a member, which an expression names
            elif token in ("*", "&", "&&", "::", "...", "."):
                i += 1
            else:
                return
        is_pack = is_parameter and ("..." in text[start:i] or "." in text[start:i])
        local = EnclosingName("variables" if is_pack else kind, start, end)
        if i < end and text[i] == "[" and text[i - 1] in ("auto", "&", "&&"):
            yield from ((text[k], local) for k in range(i + 1, self.partner[i]) if is_name(text[k]))
            return
        if (
            i + 1 < end
            and text[i] == "("
            and text[i + 1] in ("*", "&")
            and text[self.partner[i] + 1] in ("(", "[")
        ):
            name = next(
                (k for k in range(i + 1, self.partner[i]) if is_name(text[k]) and text[k] != "const"), i
            )
            if text[name + 1] in (")", "["):
                yield text[name], local
            return
        if name_count < 2 or not is_name(text[i - 1]) or text[i - 2] == "::":
            return
        yield text[i - 1], local
        for first, stop in list(self.split_at_commas(i, end))[1:] if not is_parameter else ():
            while first < stop and text[first] in ("*", "&", "&&", "const"):
                first += 1
            if (
                first < stop
                and is_name(text[first])
                and (first + 1 == stop or text[first + 1] in _AFTER_NAME)
            ):
                yield text[first], local
