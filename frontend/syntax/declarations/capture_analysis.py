"""What a name in a function's body means, told by the words around it: nothing is parsed, so the body may be
any host code.

Host code hands lambdas to kernels. What such a lambda takes with it are the variables of the functions around
it, which only the host compiler understands; here they are merely told from types, constants and names that
come from elsewhere.

    void f(float *p, int n) { const int step = 4; using T = float; k<<<1, 32>>>([=] __device__ (int i) { p[i]
    = T(n + step); }); }

`p` and `n` are variables, `step` is a constant, `T` a type.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....support.fast_dataclass import field, record

VARIABLE, STATIC, CONSTANT, TYPE, VALUE, MEMBER = "variable", "static", "constant", "type", "value", "member"
VARIABLES, TYPES, VALUES, TEMPLATE = "variables", "types", "values", "template"
"""Packs of variables, types and values, and templates that are parameters of templates."""

_CLOSING = {"(": ")", "[": "]", "{": "}"}
_OPENING = {closing: opening for opening, closing in _CLOSING.items()}
_CLASS = frozenset({"struct", "class", "union", "enum"})
_HEADS = frozenset({"for", "if", "while", "switch", "catch"})
_NO_DECLARATION = _HEADS | {"return", "delete", "throw", "goto", "new", "do", "case", "default", "break",
    "continue", "try", "friend", "static_assert",
                            "namespace", "public", "private", "protected", "operator", "sizeof", "co_return",
                            "template"}  # fmt: skip
_WITH_ARGUMENTS = frozenset({"decltype", "alignas", "__attribute__", "__typeof__", "__align__"})
_AFTER_NAME = frozenset({"=", ";", ",", "(", "{", "[", ":"})
_ENDS_DECLARATOR = _AFTER_NAME | {")", "]", ">"}
_GOES_ON = frozenset(
    {",", ";", "=", ".", "(", ")", "[", "{", ":", "->", "?", "*", "/", "+", "-", "<", ">", "==", "&&", "||"}
)
"""What follows a brace that does not end the statement."""
_PLAIN = frozenset({"const", "static", "auto", "int", "unsigned", "signed", "long", "short", "char", "bool",
    "float", "double", "size_t", "int8_t", "int16_t",
                    "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t"})  # fmt: skip


@record(frozen=True)
class Local:
    """A name of a function, class or template around: what it is, and the words of the declaration."""

    kind: str
    first: int
    end: int


def is_name(word: str) -> bool:
    return word[:1].isalpha() or word[:1] in ("_", "$")


def partners(text: Sequence[str]) -> dict[int, int]:
    """The partner of each bracket, both ways; what has none is not in it."""
    result: dict[int, int] = {}
    opened: list[int] = []
    for i, word in enumerate(text):
        if word in _CLOSING:
            opened.append(i)
        elif word in _OPENING:
            while opened and text[opened[-1]] != _OPENING[word]:
                opened.pop()
            if opened:
                other = opened.pop()
                result[other], result[i] = i, other
    return result


@record
class Words:
    """The words of a unit, `partner` of each bracket, both ways, and `around`: the brace that each word
    stands in, -1 outside of all.
    """

    text: Sequence[str]
    partner: dict[int, int] = field(default_factory=dict)
    around: list[int] = field(default_factory=list)
    known: dict[tuple[int, int], dict[str, Local]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.partner = partners(self.text)
        opened = [-1]
        for i, word in enumerate(self.text):
            if word == "}" and self.partner.get(i) == opened[-1]:
                opened.pop()
            self.around.append(opened[-1])
            if word == "{" and i in self.partner:
                opened.append(i)

    # -- extents

    def angle(self, i: int) -> int:
        """The end of the template arguments that the `<` at `i` opens; -1 where it opens none."""
        depth = 0
        while i < len(self.text):
            word = self.text[i]
            if word in (";", "{", "}", ")"):
                return -1
            depth += {"<": 1, ">": -1, ">>": -2}.get(word, 0)
            if depth <= 0:
                return i
            i = self.partner.get(i, i) + 1 if word in ("(", "[") else i + 1
        return -1

    def parts(self, first: int, end: int) -> Iterator[tuple[int, int]]:
        """The words in [first, end), split at commas."""
        start = i = first
        while i < end:
            word = self.text[i]
            if word == ",":
                yield start, i
                start = i + 1
            elif word == "<" and i > first and is_name(self.text[i - 1]):
                i = max(i, self.angle(i))
            i = self.partner[i] + 1 if word in ("(", "[", "{") and i in self.partner else i + 1
        if start < end:
            yield start, end

    def statements(self, first: int, end: int) -> Iterator[tuple[int, int]]:
        """The statements or declarations in [first, end), the last one as far as it goes."""
        text, start, i = self.text, first, first
        while i < end:
            word = text[i]
            if word in ("(", "[", "{") and i in self.partner:
                close = self.partner[i]
                if close >= end:
                    break
                i = close + 1
                ended = (
                    word == "{" and (i >= end or text[i] not in _GOES_ON) and not self._is_class(start, close)
                )
            else:
                i += 1
                ended = word == ";" or (
                    word == ":" and text[start] in ("public", "private", "protected", "case", "default")
                )
            if ended:
                yield start, i
                start = i
        if start < end:
            yield start, end

    def _after_template(self, i: int) -> int:
        while self.text[i] == "template" and self.text[i + 1] == "<" and self.angle(i + 1) > 0:
            i = self.angle(i + 1) + 1
        return i

    def _is_class(self, start: int, end: int) -> bool:
        """Return whether a declaration is a class's, whose brace no `)` stands before."""
        start = self._after_template(start)
        if self.text[start] == "typedef":
            start += 1
        opening = next((i for i in range(start, end) if self.text[i] in ("{", "(")), -1)
        return self.text[start] in _CLASS and opening >= 0 and self.text[opening] == "{"

    def _is_typedef(self, start: int, end: int) -> bool:
        """Return whether `typedef` stands behind the type: `int typedef T;`."""
        stop = next((i for i in range(start, end) if self.text[i] in ("{", "(", "=")), end)
        return "typedef" in self.text[start:stop]

    def is_namespace(self, brace: int) -> bool:
        """Return whether a brace opens a namespace or a linkage."""
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
        return self._is_class(self._header(brace), self.partner.get(brace, brace))

    def is_device(self, brace: int) -> bool:
        """Return whether a brace opens a function for the device, or what stands in one."""
        header = self._header(brace) if brace >= 0 else brace
        return any(word in ("__device__", "__global__") for word in self.text[max(header, 0) : max(brace, 0)])

    def levels(self, at: int) -> Iterator[tuple[int, int]]:
        """The braces around a word, the innermost first, each with the place in it; namespaces are not among
        them.
        """
        while True:
            brace = self.around[at]
            yield brace, at
            if brace < 0 or self.is_namespace(brace):
                return
            at = brace

    def outermost(self, at: int) -> int:
        """Where the declaration in a namespace begins that a word stands in."""
        brace, at = list(self.levels(at))[-1]
        return list(self.statements(brace + 1, at + 1))[-1][0]

    # -- what is declared

    def meaning(self, name: str, at: int) -> Local | None:
        """What a name at a place is of the functions, classes and templates around it; None for what is
        declared elsewhere.
        """
        for brace, place in self.levels(at):
            result = self._names(brace, place).get(name)
            if result is not None:
                return result
        return None

    def _names(self, brace: int, at: int) -> dict[str, Local]:
        """The names that one level declares before a place; classes, those behind it too."""
        key = (brace, at)
        if key in self.known:
            return self.known[key]
        is_outside = brace < 0 or self.is_namespace(brace)
        header = self._header(brace) if not is_outside else -1
        is_class = header >= 0 and self._is_class(header, brace + 1)
        # What is asked for while this is found out sees what is known so far.
        result = self.known[key] = dict[str, Local]()
        # The word itself may be what is declared; a type's name is followed by more of the declaration.
        stop = at + (is_name(self.text[at]) and self.text[at + 1] in _ENDS_DECLARATOR)
        before = list(self.statements(brace + 1, stop))
        after = list(self.statements(at, self.partner[brace])) if is_class else []
        for start, end in [*before, *after] if not is_outside else ():
            result.update(
                (name, self._of_class(local) if is_class else local)
                for name, local in self._declared(start, end)
            )
        if before and before[-1][1] == stop:
            owner = self._owner(before[-1][0], at)
            if owner >= 0:
                result.update(self._names(owner, self.partner[owner]))
            result.update(self._of_header(before[-1][0], at))
        return result

    def _owner(self, start: int, at: int) -> int:
        """The brace of the class whose member `T S<U>::f(` is, the definition of a function whose body begins
        at `at`; -1 where it is none's.
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
            if text[k] in _CLASS and text[k + 1] == text[i]:
                brace = next((b for b in range(k + 2, start) if text[b] in ("{", ";", "(")), start)
                if text[brace] == "{" and brace in self.partner:
                    return brace
        return -1

    def _header(self, brace: int) -> int:
        """Where the declaration or statement begins whose body a brace opens."""
        result = list(self.statements(self.around[brace] + 1, brace + 1))
        return result[-1][0] if result else brace

    def _of_class(self, local: Local) -> Local:
        if local.kind == VARIABLE or (
            local.kind == CONSTANT and not {"static", "enum"} & set(self.text[local.first : local.end])
        ):
            return Local(MEMBER, local.first, local.end)
        return local

    def _of_header(self, start: int, at: int) -> Iterator[tuple[str, Local]]:
        """What a statement that is not over at `at` declares for what stands in it: template parameters,
        parameters, heads of loops.
        """
        i = start
        while (
            i + 1 < at
            and self.text[i] == "template"
            and self.text[i + 1] == "<"
            and (close := self.angle(i + 1)) > 0
        ):
            for first, end in self.parts(i + 2, close):
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
                if self.text[i - 1] in _HEADS:
                    for first, end in self.statements(i + 1, close):
                        yield from self._declarators(first, end, VARIABLE)
                elif self.text[at] == "{":
                    yield from self.parameters(i)
                i = close + 1

    def parameters(self, opening: int) -> Iterator[tuple[str, Local]]:
        """The parameters that the parenthesis holds."""
        for first, end in self.parts(opening + 1, self.partner[opening]):
            yield from self._declarators(first, end, VARIABLE, is_parameter=True)

    def _template_parameter(self, first: int, end: int) -> Iterator[tuple[str, Local]]:
        stop = next((i for i in range(first, end) if self.text[i] == "="), end)
        words = self.text[first:stop]
        if len(words) < 2 or not is_name(words[-1]):
            return
        is_pack = "..." in words or "." in words
        if words[0] == "template":
            kind = TEMPLATE
        elif words[0] in ("class", "typename") and len([word for word in words if is_name(word)]) == 2:
            kind = TYPES if is_pack else TYPE
        else:
            kind = VALUES if is_pack else VALUE
        yield words[-1], Local(kind, first, stop)

    def _declared(self, start: int, end: int) -> Iterator[tuple[str, Local]]:
        """The names that one statement declares."""
        text = self.text
        if text[start] == "else":
            start += 1
        word = text[start]
        if word == "using":
            if start + 2 < end and text[start + 2] == "=":
                yield text[start + 1], Local(TYPE, start, end)
        elif (word == "typedef" or self._is_typedef(start, end)) and not self._is_class(start, end):
            yield from self._declarators(start, end, TYPE)
        elif word == "typedef":
            names = [i for i in range(start, end) if is_name(text[i])]
            yield text[names[-1]], Local(TYPE, start, end)
        elif self._is_class(start, end):
            brace = next(i for i in range(start, end) if text[i] == "{")
            name = next(
                (i for i in range(start + 1, brace) if is_name(text[i]) and text[i] not in _CLASS), -1
            )
            if name >= 0:
                yield text[name], Local(TYPE, start, end)
            if text[start] == "enum":
                yield from (
                    (text[first], Local(CONSTANT, start, end))
                    for first, _ in self.parts(brace + 1, self.partner.get(brace, end))
                )
            for i in range(self.partner.get(brace, end) + 1, end - 1):
                if is_name(text[i]) and text[i + 1] in (",", ";", "=", "[", "{"):
                    yield text[i], Local(VARIABLE, start, end)
        elif word == "template":
            yield from ()
        else:
            words = set(text[start:end])
            kind = CONSTANT if self._is_constant(start, end) else STATIC if "static" in words else VARIABLE
            yield from self._declarators(start, end, kind)

    def _is_constant(self, start: int, end: int) -> bool:
        """Return whether a declaration makes constants: `constexpr`, or `const` with a plain type and what is
        plainly constant.
        """
        equals = next((i for i in range(start, end) if self.text[i] in ("=", "{", "(")), end)
        words = self.text[start:equals]
        if "constexpr" in words:
            return True
        plain = (
            "const" in words
            and "*" not in words
            and "&" not in words
            and all(word in _PLAIN for word in words[:-1] if is_name(word))
        )
        if not plain or equals == end:
            return False
        given = [i for i in range(equals, end) if is_name(self.text[i]) and self.text[i] not in _PLAIN]
        return all(self.text[i] in ("sizeof", "true", "false") or self._is_given(i, start) for i in given)

    def _is_given(self, i: int, start: int) -> bool:
        result = self.meaning(self.text[i], start) if self.text[i - 1] not in (".", "->", "::") else None
        return result is not None and result.kind in (CONSTANT, TYPE, VALUE)

    def _declarators(
        self, start: int, end: int, kind: str, is_parameter: bool = False
    ) -> Iterator[tuple[str, Local]]:
        """The names in `T a = 1, *b, c[3];`, `T (*f)(int)`, `auto [a, b] = …`."""
        text, i, words = self.text, start, 0
        while i < end and text[i] not in _AFTER_NAME:
            word = text[i]
            if word in _NO_DECLARATION:
                return
            if word in _WITH_ARGUMENTS and text[i + 1] == "(":
                i, words = self.partner[i + 1] + 1, words + 1
            elif is_name(word):
                words += text[i - 1] != "::" or i == start
                i += 1
                if i < end and text[i] == "<":
                    close = self.angle(i)
                    if close < 0:
                        return
                    i = close + 1
            elif word == "." and "." not in (text[i - 1], text[i + 1]):
                return  # a member, which an expression names
            elif word in ("*", "&", "&&", "::", "...", "."):
                i += 1
            else:
                return
        is_pack = is_parameter and ("..." in text[start:i] or "." in text[start:i])
        local = Local(VARIABLES if is_pack else kind, start, end)
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
        if words < 2 or not is_name(text[i - 1]) or text[i - 2] == "::":
            return
        yield text[i - 1], local
        for first, stop in list(self.parts(i, end))[1:] if not is_parameter else ():
            while first < stop and text[first] in ("*", "&", "&&", "const"):
                first += 1
            if (
                first < stop
                and is_name(text[first])
                and (first + 1 == stop or text[first + 1] in _AFTER_NAME)
            ):
                yield text[first], local
