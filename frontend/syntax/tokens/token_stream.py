"""The tokens of one parse and where in them it is; which brackets belong together; what error recovery does
to them.
"""

from __future__ import annotations

from ...text.tokens import END, Token
from .. import tree
from .scopes import VALUE, Scopes

_CLOSERS = {")": "(", "]": "[", "}": "{"}
_BEFORE_ARGUMENTS = frozenset(
    {"IDENTIFIER", "TYPE_NAME", "template", "static_cast", "reinterpret_cast", "const_cast", "dynamic_cast"}
)


class Stream:
    """`index` is where the next token is in `tokens`; those in `queue` come before it.

    `pairs` maps the index of every opening bracket to that of its partner, `openers` the other way, `around`
    that of every `>` to that of the bracket which it stands in. `type_ends` are the brackets that ended a
    type specifier. `external` is where the next declaration at file scope begins, -1 where there is none.

    `host` maps the names of skipped host code to what they are. Among the members of classes `skips` maps
    where one begins that is the host's to where it ends, and `hosts` are those that are declared all the
    same; `methods` are where those that are declared begin, and whether they are the host's, `constructors`
    where their names are, `bodies` where their bodies begin, with where these end; `cuts` are bodies left
    out; `laters` are where default arguments and initialisers of members begin.
    """

    def __init__(self, tokens: list[Token], scopes: Scopes) -> None:
        self.tokens = tokens
        self.scopes = scopes
        self.index = 0
        self.queue: list[Token] = []
        self.external = -1
        self.pairs: dict[int, int] = {}
        self.openers: dict[int, int] = {}
        self.around: dict[int, int] = {}
        self.type_ends: set[int] = set()
        self.host: dict[str, str] = {}
        self.skips: dict[int, int] = {}
        self.methods: dict[int, bool] = {}
        self.constructors: set[int] = set()
        self.bodies: dict[int, int] = {}
        self.hosts: set[int] = set()
        self.cuts: dict[int, int] = {}
        self.laters: set[int] = set()
        self.positions: dict[int, int] = {}
        self.too_deep = self._pair_brackets()

    def _pair_brackets(self) -> Token | None:
        """Fills in which brackets belong together; returns the first one that is nested too deeply."""
        opened: list[int] = []
        for i, token in enumerate(self.tokens):
            kind = token.kind
            if kind in ("(", "[", "{"):
                opened.append(i)
                if len(opened) > tree.MAX_NESTING:
                    return token
            elif kind in (">", ">>"):
                self.around[i] = opened[-1] if opened else -1
            elif kind in _CLOSERS:
                self._close(opened, i, _CLOSERS[kind])
        return None

    def _close(self, opened: list[int], i: int, wanted: str) -> None:
        depth = len(opened)
        while depth and self.tokens[opened[depth - 1]].kind != wanted:
            # A brace is never closed by another bracket's closer: the closer is the stray one.
            if self.tokens[opened[depth - 1]].kind == "{":
                return
            depth -= 1
        if depth:
            self.pairs[opened[depth - 1]] = i
            self.openers[i] = opened[depth - 1]
            del opened[depth - 1 :]

    def next(self) -> Token:
        """The next token, classified."""
        raise NotImplementedError

    def enter_record(self, name: str | None) -> None:
        """The brace before the current token opens the members of the class `name`."""
        raise NotImplementedError

    def nested(self, start: Token, i: int, limit: int = -1) -> object:
        """The value of the fragment that begins at token `i`, up to `limit`; None after an error in it."""
        raise NotImplementedError

    def put_off(self, at: Token, head: object) -> object:
        """The value of a function's body or an initialiser, a BODY or LATER handed out earlier; None after an
        error.
        """
        raise NotImplementedError

    def closes_type(self, close: Token) -> None:
        """The brace ended the members of a struct or enum: a name after it is a declarator's, not another
        type.
        """
        self.type_ends.add(id(close))

    def peek(self) -> Token:
        """The token after the current one, unclassified."""
        return self.queue[0] if self.queue else self.tokens[self.index]

    def matching_angle(self, i: int) -> int | None:
        """The index of the `>` that closes the template arguments opened at `i`, if there is one in the
        statement.
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
        return name.kind in _BEFORE_ARGUMENTS and self.scopes.kind(name.text) != VALUE

    # What error recovery asks

    def put_back(self, token: Token) -> None:
        """The token comes again."""
        self.queue.insert(0, token)

    def position(self, token: Token | None) -> int | None:
        """The index of a token; marked copies count as what they were made from."""
        if token is None:
            return None
        if not self.positions:
            self.positions = {id(t.location): i for i, t in enumerate(self.tokens)}
        return self.positions.get(id(token.location))

    def opener(self, token: Token | None) -> int | None:
        """The index of the bracket that a closing one belongs to."""
        at = self.position(token)
        return self.openers.get(at) if at is not None else None

    def closer(self, token: Token | None) -> int | None:
        """The index of the bracket that closes an opening one."""
        at = self.position(token)
        return self.pairs.get(at) if at is not None else None

    def go_to(self, index: int) -> None:
        """The token at `index` comes next."""
        self.queue.clear()
        self.index = index

    def restart_external(self) -> None:
        """What comes next is a new declaration at file scope."""
        if self.external >= 0:
            self.external = self.index

    def skip_handlers(self) -> None:
        """Goes behind the `catch` blocks that come next."""
        while self.tokens[self.index].kind == "catch":
            i = self.pairs.get(self.index + 1, self.index) + 1
            self.index = self.pairs.get(i, i) + 1

    def skip_from(self, index: int, end: int | None, at_file_scope: bool) -> None:
        """Goes behind the statement that the token at `index` is in; `end` is the brace that closes the block
        around it.
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
        """After a function whose opening brace was missing, its closing one is no error of its own."""
        while self.tokens[self.index].kind == "}" and self.index not in self.openers:
            self.index += 1
        self.external = self.index
