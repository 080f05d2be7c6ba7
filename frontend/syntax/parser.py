"""The parser: tokens to a tree, by PLY's LALR(1) tables.

The driver below runs the automaton that PLY computed from `grammar` (committed as `parsetab`). It differs from PLY's own driver in
three ways: it reduces before it reads the next token wherever only one reduction is possible (the token function relies
on that), it builds values without wrapper objects, and on a syntax error it asks `syntax_errors` for a repair instead of
throwing tokens away at once.

Nothing here recurses over the input, so deep nesting needs no stack; `tree.MAX_NESTING` and `tree.MAX_DEPTH` bound what
comes out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from sys import intern
from typing import Any

from ...support.diagnostics import Diagnostics, Location
from ..text.tokens import PRAGMA_PACK, Token
from . import parsetab, tree
from .aborts import Abort, Broken
from .classify import Source
from .grammar import PRODUCTIONS
from .reader import Reader
from .scopes import ScopeMark

_LEFT = [p[0] for p in PRODUCTIONS]
_COUNT = [len(p[1]) for p in PRODUCTIONS]
_ACTION = [p[3] for p in PRODUCTIONS]
_DEFAULTS = parsetab.DEFAULTS


class _Rows(dict[int, dict[str, int]]):
    """The rows of a table by state, decoded when they are first needed. Equal rows are one object."""

    def __init__(self, texts: list[str], of_state: list[int]) -> None:
        self.texts, self.of_state = texts, of_state
        self.decoded: dict[int, dict[str, int]] = {}

    def __missing__(self, state: int) -> dict[str, int]:
        number = self.of_state[state]
        row = self.decoded.get(number)
        if row is None:
            row = self.decoded[number] = {}
            target = 0
            for word in self.texts[number].split():
                if word.lstrip("-").isdigit():
                    target = int(word)
                else:
                    row[intern(word)] = target
        self[state] = row
        return row


_ROWS = _Rows(parsetab.ROWS, parsetab.STATES)
_GOTO = _Rows(parsetab.GOTO, parsetab.GOTO_STATES)


def parse(tokens: list[Token], diags: Diagnostics, instances: Sequence[list[Token]] = ()) -> tree.TranslationUnit:
    """The tree of a translation unit. Syntax errors go to `diags`; `complete` is False when text had to be skipped after one.

    `instances` are expressions that name kernels of it, `k<float>`; each becomes a demanded `LaunchedInstance` at its end.
    """
    main = _Parse([t for t in tokens if t.kind != PRAGMA_PACK], diags, "START_UNIT")
    unit = main.unit()
    for wanted in instances if unit.complete else ():
        parse = _Parse(wanted, diags, "START_EXPRESSION")
        parse.scopes = main.scopes
        named = parse.value()
        if isinstance(named, tree.Identifier):
            node = tree.LaunchedInstance(named.location, named.name)
            node.length, node.demanded = named.length, True
            unit.items.append(node)
        elif named is not None:
            diags.error("expected the name of a kernel, with template arguments", named.location, length=named.length)
    return unit


def parse_expression(tokens: list[Token], diags: Diagnostics) -> tree.Expr | None:
    """The tree of one expression, None after a syntax error."""
    return _Parse(tokens, diags, "START_EXPRESSION").value()


def parse_type(tokens: list[Token], diags: Diagnostics) -> tree.TypeSyntax | None:
    """The type syntax of one type name, None after a syntax error."""
    return _Parse(tokens, diags, "START_TYPE").value()


class _Parse(Reader):
    """One parse: runs the automaton over the tokens."""

    source: Source

    def __init__(self, tokens: list[Token], diags: Diagnostics, start: str) -> None:
        self.tokens = tokens
        self.start = Token(start, "", tokens[0].location, 1)
        super().__init__(diags, self.start)
        self.repairs, self.repaired_at = 0, -1

    def unit(self) -> tree.TranslationUnit:
        """Runs the parse of a translation unit."""
        # The first token may stand in a header; the last one is the end of the file itself.
        unit = tree.TranslationUnit(Location(self.tokens[-1].location.file, 1, 1), [])
        try:
            items = self.run()
        except Abort:
            items = self._finished()
            self.complete = False
        unit.items = items
        unit.complete = self.complete
        return unit

    def value(self) -> Any:
        """Runs the parse of a fragment."""
        before = len(self.diags.items)
        try:
            result = self.run()
        except Abort:
            return None
        failed = any(d.severity == "error" for d in self.diags.items[before:])
        return None if failed else result

    def _finished(self) -> list[tree.Decl]:
        """The declarations that were complete when the parse was given up."""
        return next((v for v in self.values if isinstance(v, list)), [])

    def run(self) -> Any:
        """The value of the whole."""
        self.source = Source(self.tokens, self)
        self.source.begin(self.start)
        return self._automaton(self.start)

    def nested(self, start: Token) -> Any:
        """The value of a fragment inside a token (template arguments and the like), None after an error in it."""
        if self.fragments >= tree.MAX_NESTING:
            self.abort(f"bracket nesting level exceeded maximum of {tree.MAX_NESTING}", start)
        kept, depth = (self.states, self.values, self.last), len(self.scopes.stack)
        self.states, self.values, self.last = [0], [None], start
        self.fragments += 1
        try:
            return self._automaton(start)
        except Broken:
            del self.scopes.stack[depth:]
            return None
        finally:
            self.states, self.values, self.last = kept
            self.fragments -= 1

    def _automaton(self, look: Token | None) -> Any:
        """Runs from a start token to the end of the input, or of a fragment."""
        source = self.source
        states, values = self.states, self.values
        rows, defaults, goto = _ROWS, _DEFAULTS, _GOTO
        state = 0
        while True:
            action = defaults[state]
            if not action:
                if look is None:
                    look = source.next()
                found = rows[state].get(look.kind)
                if found is None:
                    from .syntax_errors import recover

                    look = recover(self, look)
                    state = states[-1]
                    continue
                action = found
            if action > 0:
                self.last = look  # type: ignore[assignment]
                states.append(action)
                values.append(look)
                state = action
                look = None
            elif action < 0:
                production = -action
                count = _COUNT[production]
                function = _ACTION[production]
                if count:
                    right = values[-count:]
                    value = right[0] if function is None else function(self, *right)
                    del values[-count:], states[-count:]
                else:
                    value = None if function is None else function(self)
                state = goto[states[-1]][_LEFT[production]]
                states.append(state)
                values.append(value)
            else:
                return values[-1]

    # What actions and the token function use

    def refuse(self, token: Token) -> None:
        """Reports a keyword whose feature is not in the language."""
        from .syntax_errors import refusal

        self.error(refusal(token), token.location, token.length)
        self.complete = False

    def open_blocks(self) -> list[Token]:
        """The braces that are open, when the outermost one is a function's."""
        braces: list[Token] = []
        function = False
        for before, value in zip([None, *self.values], self.values):
            if isinstance(value, Token) and value.kind in ("{", "INIT{"):
                function = function or isinstance(before, ScopeMark)
                braces.append(value)
            elif isinstance(value, Token) and value.kind == "}":
                braces.pop()
        return braces if function else []

    def accepts(self, kind: str) -> bool:
        """Whether a token of this kind could come next."""
        return self.stack_after(kind) is not None

    def stack_after(self, kind: str, states: list[int] | None = None) -> list[int] | None:
        """The state stack after the reductions that a token of this kind allows and its shift; None when it is an error."""
        stack = list(self.states if states is None else states)
        while True:
            action = _DEFAULTS[stack[-1]] or _ROWS[stack[-1]].get(kind)
            if action is None:
                return None
            if action > 0:
                return [*stack, action]
            if action == 0:
                return stack
            count = _COUNT[-action]
            if count:
                del stack[-count:]
            stack.append(_GOTO[stack[-1]][_LEFT[-action]])

    def in_list(self) -> bool:
        """Whether the top of the stack is a list of statements, members or declarations, to which a BAD one can be added."""
        if len(self.states) < 2:
            raise Abort
        return _accessing_symbols()[self.states[-1]] in ("statements", "members", "externals")

    def expected_symbol(self, kind: str) -> str | None:
        """The symbol on top of the stack when a token of this kind is shifted; None when it is an error, or a rule of its own (`;`)."""
        after = self.stack_after(kind)
        if after is None or _COUNT[-_DEFAULTS[after[-1]]] == 1:
            return None
        return _accessing_symbols()[after[-2]]


@cache
def _accessing_symbols() -> dict[int, str]:
    """For every state of the automaton, the symbol that leads into it."""
    symbols = {0: ""}
    for state in range(len(_DEFAULTS)):
        for table in (_ROWS, _GOTO):
            symbols |= {target: symbol for symbol, target in table[state].items() if target > 0}
    return symbols
