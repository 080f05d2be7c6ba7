"""The tokens of one parse: position, matching brackets, and edits by error recovery."""

from __future__ import annotations

from ...text.tokens import END, Token
from .. import tree
from .scopes import Scopes

_CLOSERS = {")": "(", "]": "[", "}": "{"}
_BEFORE_ARGUMENTS = frozenset(
    {"IDENTIFIER", "TYPE_NAME", "template", "static_cast", "reinterpret_cast", "const_cast", "dynamic_cast"}
)


class TokenStream:
    """The tokens of one parse. `index` is the position of the next token in `tokens`; those in `queue`
    precede it.

    `pairs` maps the index of every opening bracket to that of its partner, `openers` is the inverse;
    `enclosing_bracket` maps every `>` to the innermost bracket around it. `type_ends` are the closing
    brackets that ended a type specifier. `external` is the start of the next declaration at file scope, -1
    without one.

    `host_names` maps the names of skipped host code to their kinds. The following concern members of classes:
    `skips` maps the start of a skipped host member to its end, and `host_members` are those that are declared
    all the same. `methods` maps the start of a declared member function to whether it is the host's,
    `constructors` are the positions of constructor names, `bodies` maps the start of a body to its end,
    `omitted_bodies` are bodies to leave out, `deferred_initialisers` the starts of default arguments and
    member initialisers.
    """

    def __init__(self, tokens: list[Token], scopes: Scopes) -> None:
        self.tokens = tokens
        self.scopes = scopes
        self.index = 0
        self.queue: list[Token] = []
        self.external = -1
        self.pairs: dict[int, int] = {}
        self.openers: dict[int, int] = {}
        self.enclosing_bracket: dict[int, int] = {}
        self.type_ends: set[int] = set()
        self.host_names: dict[str, tree.DeclarationKind] = {}
        self.skips: dict[int, int] = {}
        self.methods: dict[int, bool] = {}
        self.constructors: set[int] = set()
        self.bodies: dict[int, int] = {}
        self.host_members: set[int] = set()
        self.omitted_bodies: dict[int, int] = {}
        self.deferred_initialisers: set[int] = set()
        self.positions: dict[int, int] = {}
        self.too_deep = self._pair_brackets()

    def _pair_brackets(self) -> Token | None:
        """Match the brackets; return the first one that is nested too deeply, None without one."""
        open_brackets: list[int] = []
        for i, token in enumerate(self.tokens):
            kind = token.kind
            if kind in ("(", "[", "{"):
                open_brackets.append(i)
                if len(open_brackets) > tree.MAX_NESTING:
                    return token
            elif kind in (">", ">>"):
                self.enclosing_bracket[i] = open_brackets[-1] if open_brackets else -1
            elif kind in _CLOSERS:
                self._close(open_brackets, i, _CLOSERS[kind])
        return None

    def _close(self, open_brackets: list[int], i: int, kind: str) -> None:
        depth = len(open_brackets)
        while depth and self.tokens[open_brackets[depth - 1]].kind != kind:
            # A brace is never closed by another closing bracket: that bracket is the stray one.
            if self.tokens[open_brackets[depth - 1]].kind == "{":
                return
            depth -= 1
        if depth:
            self.pairs[open_brackets[depth - 1]] = i
            self.openers[i] = open_brackets[depth - 1]
            del open_brackets[depth - 1 :]

    def next(self) -> Token:
        """Return the next token, classified."""
        raise NotImplementedError

    def enter_record(self, name: str | None) -> None:
        """Enter the members of the class `name`; its brace precedes the current token."""
        raise NotImplementedError

    def parse_fragment(self, start: Token, i: int, limit: int = -1) -> object:
        """Return the value of the fragment that begins at token `i`, up to `limit`; None after an error in
        it.
        """
        raise NotImplementedError

    def parse_deferred(self, at: Token, head: object) -> object:
        """Return the value of a function's body or an initialiser, for a BODY or LATER token; None after an
        error.
        """
        raise NotImplementedError

    def mark_type_end(self, close: Token) -> None:
        """Record that a brace ended the members of a class or enumeration: a name after it belongs to a
        declarator.
        """
        self.type_ends.add(id(close))

    def peek(self) -> Token:
        """Return the token after the current one, unclassified."""
        return self.queue[0] if self.queue else self.tokens[self.index]

    def matching_angle(self, i: int) -> int | None:
        """Return the index of the `>` that closes the template arguments opened at `i`; None when the
        statement has none.
        """
        depth = 0
        while self.tokens[i].kind not in (";", "{", "}", END):
            if self.tokens[i].kind != "<" or not depth or self._may_open(i - 1):
                depth += {"<": 1, ">": -1, ">>": -2}.get(self.tokens[i].kind, 0)
            if depth <= 0:
                return i
            i = self.pairs.get(i, i) + 1
        return None

    def _may_open(self, i: int) -> bool:
        """Return whether a `<` after the token at `i` can open template arguments: after a name that is not a
        value's.
        """
        name = self.tokens[i]
        return name.kind in _BEFORE_ARGUMENTS and self.scopes.kind(name.text) != "value"

    # Error recovery

    def put_back(self, token: Token) -> None:
        """Make a token the next one again."""
        self.queue.insert(0, token)

    def position(self, token: Token | None) -> int | None:
        """Return the index of a token, or of the token that a re-classified copy was made from; None for an
        inserted one.
        """
        if token is None:
            return None
        if not self.positions:
            self.positions = {id(t.location): i for i, t in enumerate(self.tokens)}
        return self.positions.get(id(token.location))

    def opener(self, token: Token | None) -> int | None:
        """Return the index of the bracket that a closing one matches; None without one."""
        at = self.position(token)
        return self.openers.get(at) if at is not None else None

    def closer(self, token: Token | None) -> int | None:
        """Return the index of the bracket that closes an opening one; None without one."""
        at = self.position(token)
        return self.pairs.get(at) if at is not None else None

    def go_to(self, index: int) -> None:
        """Continue at the token with that index."""
        self.queue.clear()
        self.index = index

    def restart_external(self) -> None:
        """Continue with a new declaration at file scope."""
        if self.external >= 0:
            self.external = self.index

    def skip_handlers(self) -> None:
        """Skip the `catch` blocks that come next."""
        while self.tokens[self.index].kind == "catch":
            i = self.pairs.get(self.index + 1, self.index) + 1
            self.index = self.pairs.get(i, i) + 1

    def skip_from(self, index: int, end: int | None, at_file_scope: bool) -> None:
        """Skip the rest of the statement that contains the token at `index`; `end` closes the enclosing
        block.
        """
        self.queue.clear()
        if at_file_scope and self.external > index:
            self.index = self.external
            self._skip_stray_braces()
            return
        tokens = self.tokens
        last = len(tokens) - 1
        i = index
        while i < last and i != end:
            kind = tokens[i].kind
            if kind == ";":
                i += 1
                break
            if kind == "{" and i in self.pairs:
                i = self.pairs[i] + 1
                if tokens[i].kind not in (";", ",", ")", ".", "else", "while"):
                    break
                continue
            if kind == "}" and (end is None or i not in self.openers):
                break
            i = self.pairs[i] + 1 if kind in ("(", "[") and i in self.pairs else i + 1
        self.index = max(i, index)
        if at_file_scope:
            self._skip_stray_braces()

    def _skip_stray_braces(self) -> None:
        """Skip the closing braces of functions whose opening brace was missing: they are no errors of their
        own.
        """
        while self.tokens[self.index].kind == "}" and self.index not in self.openers:
            self.index += 1
        self.external = self.index
