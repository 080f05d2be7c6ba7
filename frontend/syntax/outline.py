"""The outline of a declaration, found by brackets alone, before anything is parsed.

Host code cannot be parsed (it is any C++), so what is host code must be known first. An outline says where a declaration ends, what
it declares, and whether a device qualifier stands in its head; a struct's or namespace's body counts as head.
"""

from __future__ import annotations

from typing import Any

from ..text.tokens import IDENTIFIER, STRING, TYPE_NAME, Token
from .declarators import SPACES
from .name_reader import is_standard
from .scopes import TYPE

RECORD_WORDS = frozenset({"struct", "union", "enum", "class"})
_WITH_ARGUMENTS = frozenset({
    "__launch_bounds__", "__align__", "alignas", "__attribute__", "static_assert", "decltype", "noexcept", "asm",
    "__asm__", "explicit",
})  # fmt: skip
_DEVICE = SPACES - {"__host__"}


class Outline:
    """The outline of a declaration, found by brackets alone: where it ends and what it seems to be.

    `params` is the index of the parenthesis that opens its parameters, `body` that of the brace of a function's body.
    """

    def __init__(self, source: Any, start: int, limit: int | None = None) -> None:
        self.source = source
        self.start = start
        self.params: int | None = None
        self.body: int | None = None
        self.device = False
        self.assigned = False
        self.has_record = False
        self.foreign = False
        self.unclosed: Token | None = None
        self.refused: Token | None = None
        self.end = self._scan(limit if limit is not None else len(source.tokens) - 1)
        self._look_inside()

    def _scan(self, limit: int) -> int:
        tokens, pairs = self.source.tokens, self.source.pairs
        i = self.start
        inits = False
        block = tokens[i].kind == "namespace" or (tokens[i].kind == "inline" and tokens[i + 1].kind == "namespace")
        while i < limit:
            kind = tokens[i].kind
            if kind in _DEVICE and not self.assigned:
                self.device = True
            elif kind == "::" and not is_standard(tokens, i - 1):
                self.foreign = True
            elif kind == "operator":
                i += 2 if tokens[i + 1].kind in ("(", "[") else 1
            elif kind == "<" and tokens[i - 1].kind == "template":
                i = self.source._angle(i) or i
            elif kind == "=":
                self.assigned = True
            elif kind == ":" and self.params is not None and tokens[i - 1].kind in (")", "noexcept"):
                inits = True
            elif kind == ";":
                return i + 1
            elif kind == "(":
                if tokens[i - 1].kind not in _WITH_ARGUMENTS and not self.assigned and self.params is None:
                    self.params = i
                i = pairs.get(i, i)
            elif kind == "[":
                i = pairs.get(i, i)
            elif kind == "{":
                if i not in pairs:
                    self.unclosed = tokens[i]
                    return limit
                if inits and tokens[i - 1].kind in (IDENTIFIER, TYPE_NAME, ">"):
                    i = pairs[i] + 1
                    continue
                if block or (self.params is not None and not self.assigned):
                    self.body = i
                    return pairs[i] + 1
                self.has_record = self.has_record or not self.assigned
                i = pairs[i]
            elif kind == "}":
                return i
            i += 1
        return limit

    def _look_inside(self) -> None:
        """Device qualifiers inside a class, a namespace or a struct make the whole thing device code."""
        tokens = self.source.tokens
        first = tokens[self.start].kind
        inside = range(self.start, self.end)
        if first in ("namespace", "class", "inline") or self.has_record:
            if any(tokens[i].kind in _DEVICE for i in inside):
                self.device = True
            if self.has_record and not self.device:
                self.foreign = any(self._is_foreign(i) for i in inside) or self._has_host_base() or self._has_unknown_member()
        elif self.foreign and not self.device and (self.params is None or self.assigned or first in ("typedef", "using", "static_assert")):
            self.foreign = any(self._is_foreign(i) for i in inside)
        if first == "inline" and tokens[self.start + 1].kind == "namespace" and self.device:
            self.refused = tokens[self.start]

    def _is_foreign(self, i: int) -> bool:
        """Whether a token shows that what it is in is the host's: a qualified name that is none of ours, `virtual`."""
        tokens = self.source.tokens
        if tokens[i].kind != "::" or is_standard(tokens, i - 1):
            return tokens[i].kind == "virtual"
        k = i - 1
        if tokens[k].kind == ">":
            while k > self.start and tokens[k].kind != "<":
                k -= 1
            k -= 1
        path = [tokens[k].text]
        while k - 2 >= self.start and tokens[k - 1].kind == "::" and tokens[k - 2].kind in (IDENTIFIER, TYPE_NAME):
            k -= 2
            path.insert(0, tokens[k].text)
        scopes = self.source.scopes
        own = {tokens[j].text for j in range(self.start, i) if tokens[j - 1].kind in ("typename", "class", "struct")}
        if path[0] in own or str(scopes.kind(path[0])).endswith("template"):
            return False
        inner = scopes.path(path)
        if inner is None:
            return len(path) > 1 or scopes.kind(path[0]) != TYPE or path[0] in scopes.unknown
        return path[0] == "std" and inner.kind(tokens[i + 1].text) is None

    def _has_host_base(self) -> bool:
        """Whether a structure derives from one that is the host's, or that nobody knows."""
        source, tokens = self.source, self.source.tokens
        brace = next((i for i in range(self.start, self.end) if tokens[i].kind == "{"), self.start)
        colon = next((i for i in range(self.start, brace) if tokens[i].kind == ":" and tokens[self.start].kind != "enum"), brace)
        bases, i = list[Token](), colon + 1
        while i < brace:
            if tokens[i].kind in (IDENTIFIER, TYPE_NAME) and tokens[i + 1].kind in (",", "{", "<"):
                bases.append(tokens[i])
            i = (source._angle(i) or i) + 1 if tokens[i].kind == "<" else i + 1
        # A template's parameters, and the structure itself.
        own = {tokens[i + 1 + (tokens[i + 1].kind == "...")].text for i in range(self.start, colon) if tokens[i].kind in ("typename", *RECORD_WORDS)}
        return any(base.text not in own and (base.text in source.host or source.scopes.kind(base.text) is None) for base in bases)

    def _has_unknown_member(self) -> bool:
        """Whether a member has a type that is neither known nor like a known one, such as `cudaGraph_t`: then it is a host struct."""
        source = self.source
        tokens, scopes = source.tokens, source.scopes
        if any(tokens[i].kind == "enum" for i in range(self.start, self.end)):
            return False
        own = {tokens[i].text for i in range(self.start, self.source._angle(self.start + 1) or self.start)} if tokens[self.start].kind == "template" else set()
        own |= {tokens[i + 1].text for i in range(self.start, self.end) if tokens[i].kind in RECORD_WORDS}
        for i in range(self.start, self.end - 1):
            token = tokens[i]
            if (
                token.kind == IDENTIFIER
                and tokens[i - 1].kind in ("{", ";")
                and tokens[i + 1].kind in (IDENTIFIER, "*")
                and token.text not in own
                and scopes.kind(token.text) is None
                and (token.text in source.host or source.guess(token.text) is None)
            ):
                return True
        return False

    def host_kind(self) -> str | None:
        """What a declaration without device qualifiers is: 'function', 'variable', …; None when it is kept."""
        if self.device:
            return None
        tokens = self.source.tokens
        kinds = [tokens[i].kind for i in range(self.start, min(self.end, self.start + 12))]
        first = kinds[0]
        if first in RECORD_WORDS and kinds[1:2] == [";"]:
            return None
        if first == "template":
            return None if self._is_ours() else first
        if first == "namespace" or (first == "class" and (self.foreign or not self.has_record)):
            return first
        if first == "using":
            ours = self.source.scopes.path([tokens[self.start + 2 - ("namespace" not in kinds[:2])].text]) is not None
            return None if ours else "namespace" if "namespace" in kinds[:2] else ("type" if self.foreign else None)
        if first in ("static_assert", "typedef"):
            return "type" if self.foreign else None
        if self.has_record:
            return "class" if self.foreign else None
        if "namespace" in kinds[:2]:
            return "namespace"
        if self.params is not None and [t.kind for t in tokens[self.end - 3 : self.end]] == ["=", "delete", ";"]:
            # It takes part in overload resolution, whoever it is for.
            return None if not self.foreign and self._knows_head() else "function"
        if self.params is not None and not self.assigned:
            literal = any(tokens[i].kind == "operator" and tokens[i + 1].kind == STRING for i in range(self.start, self.params))
            kept = "constexpr" in kinds and not self.foreign and self.body is not None and not literal and self._knows_head()
            return None if kept else "function"
        if first in RECORD_WORDS and not self.assigned and self.end - self.start <= 6 and kinds[-1] == ";" and len(kinds) <= 4:
            return None if len(kinds) == 3 else "variable"
        constant = any(k in ("const", "constexpr") for k in kinds)
        return None if constant and not self.foreign else "variable"

    def _knows_head(self) -> bool:
        """Whether the types in a function's head are known ones, so that device code may use it for constants."""
        source = self.source
        assert self.params is not None
        for i in range(self.start, source.pairs.get(self.params, self.params)):
            token = source.tokens[i]
            if token.kind == IDENTIFIER and source.tokens[i + 1].kind in (IDENTIFIER, "*", "&", "&&", "<") and source.scopes.kind(token.text) is None:
                return False
        return True

    def _is_ours(self) -> bool:
        """Whether a template without device qualifiers is for device code too: plain structures, and instances of our templates."""
        tokens, scopes = self.source.tokens, self.source.scopes
        if tokens[self.start + 1].kind != "<":
            named = (tokens[i].text for i in range(self.start, self.end) if tokens[i].kind in (IDENTIFIER, TYPE_NAME))
            return any(str(scopes.kind(name)).endswith("template") for name in named)
        close = self.source._angle(self.start + 1)
        if close is not None and tokens[close + 1].kind == "using":
            return not any(self._is_foreign(i) for i in range(close, self.end))
        if close is not None and tokens[close + 1].kind in RECORD_WORDS and tokens[close + 3].kind == ";":
            return True
        if self.params is None and any(tokens[i].kind == "constexpr" for i in range(self.start, min(self.end, (close or self.start) + 6))):
            return not any(self._is_foreign(i) for i in range(close or self.start, self.end))
        return self.has_record and not self.foreign

    def names(self) -> list[Token]:
        """The tokens that name what is declared, at least one."""
        tokens, pairs = self.source.tokens, self.source.pairs
        first = tokens[self.start]
        if self.params is not None and not self.assigned:
            name = tokens[self.params - 1]
            if tokens[self.params - 2].kind == "::":
                spelled = Token(IDENTIFIER, f"{tokens[self.params - 3].text}::{name.text}", name.location, name.length)
                return [spelled]
            return [name]
        if first.kind in ("class", "struct", "union", "namespace", "template") or self.has_record:
            for i in range(self.start, self.end):
                if tokens[i].kind == "{":
                    break
                if tokens[i].kind in (IDENTIFIER, TYPE_NAME) and tokens[i - 1].kind in (*RECORD_WORDS, "namespace", ")"):
                    return [tokens[i]]
        found = []
        i = self.start
        while i < self.end:
            kind = tokens[i].kind
            if kind in ("=", ",", ";", "[", "{") and tokens[i - 1].kind in (IDENTIFIER, TYPE_NAME) and i > self.start:
                found.append(tokens[i - 1])
                while kind not in (",", ";") and i < self.end - 1:
                    i = pairs.get(i, i) + 1
                    kind = tokens[i].kind
            elif kind in ("(", "[", "{"):
                i = pairs.get(i, i)
            i += 1
        return found or [first]

    def is_member_function(self) -> bool:
        """For a declaration among the members of a struct."""
        tokens = self.source.tokens
        if tokens[self.start].kind in ("static_assert", "typedef", "using") or self.has_record:
            return False
        if tokens[self.start].kind in ("template", "friend"):
            close = self.source._angle(self.start + 1) if tokens[self.start + 1].kind == "<" else None
            return close is None or tokens[close + 1].kind not in (*RECORD_WORDS, "using")
        if self.assigned and tokens[self.end - 2].kind in ("default", "delete") and tokens[self.end - 3].kind == "=":
            return True
        if self.params is None or self.assigned:
            return self.params is not None and any(tokens[i].kind == "operator" for i in range(self.start, self.params))
        # `int (*f)(int);` is a data member.
        return tokens[self.params + 1].kind not in ("*", "&") or self.body is not None
