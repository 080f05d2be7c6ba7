"""The parser: tokens to a tree, by PLY's LALR(1) tables.

The driver below differs from PLY's own in three ways. It reduces before it reads the next token wherever only
one reduction is possible (the token function relies on that). It builds values without wrapper objects. On a
syntax error it takes a repair from `syntax_errors` instead of discarding tokens at once.

Nothing here recurses over the input, so deep nesting needs no stack; `tree.MAX_NESTING` and `tree.MAX_DEPTH`
bound the tree.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...support.diagnostics import Diagnostics, Location
from ..text.tokens import PRAGMA_PACK, Token
from . import tree
from .declarations.host_islands import HostCode
from .grammar.automaton import ACTIONS, COUNT, DEFAULTS, ERROR, GOTO, LEFT, ROWS
from .grammar.folds import mark_fold_operators
from .parse_state import FragmentAbort, ParseAbort, ParseState
from .tokens.classifier import classify_tokens


def parse(
    tokens: list[Token], diags: Diagnostics, instances: Sequence[list[Token]] = ()
) -> tree.TranslationUnit:
    """Return the tree of a translation unit. Syntax errors go to `diags`; `complete` is False when text had
    to be skipped after one.

    `instances` are expressions that name kernels of the unit, `k<float>`; each becomes a requested
    `LaunchedInstance` at its end.
    """
    parser = _Parser([t for t in tokens if t.kind != PRAGMA_PACK], diags, "START_UNIT")
    parser.instance_names = {token.text for instance in instances for token in instance}
    unit = parser.unit()
    for instance in instances if unit.complete else ():
        instance_parser = _Parser(instance, diags, "START_EXPRESSION")
        instance_parser.scopes = parser.scopes
        expression = instance_parser.value()
        if isinstance(expression, tree.Identifier):
            node = tree.LaunchedInstance(expression.location, expression.name)
            node.length, node.is_requested = expression.length, True
            unit.items.append(node)
        elif isinstance(expression, tree.Expr):
            diags.error(
                "expected the name of a kernel, with template arguments",
                expression.location,
                length=expression.length,
            )
    return unit


def parse_expression(tokens: list[Token], diags: Diagnostics) -> tree.Expr | None:
    """Return the tree of one expression; None after a syntax error."""
    value = _Parser(tokens, diags, "START_EXPRESSION").value()
    return value if isinstance(value, tree.Expr) else None


def parse_type(tokens: list[Token], diags: Diagnostics) -> tree.TypeSyntax | None:
    """Return the type syntax of one type name; None after a syntax error."""
    value = _Parser(tokens, diags, "START_TYPE").value()
    return value if isinstance(value, tree.TypeSyntax) else None


class _Parser(ParseState):
    """One parse: runs the automaton over the tokens."""

    def __init__(self, tokens: list[Token], diags: Diagnostics, start: str) -> None:
        self.tokens = tokens
        self.start = Token(start, "", tokens[0].location, 1)
        super().__init__(diags, self.start)

    def unit(self) -> tree.TranslationUnit:
        """Parse a translation unit."""
        # The first token may stand in a header; the last one is the end of the file itself.
        unit = tree.TranslationUnit(Location(self.tokens[-1].location.file, 1, 1), [])
        value: object
        try:
            value = self.run()
        except ParseAbort:
            # Keep the declarations that are complete.
            value = next((v for v in self.values if isinstance(v, list)), [])
            self.complete = False
        assert isinstance(value, list)
        unit.items = value
        unit.complete = self.complete
        return unit

    def value(self) -> object:
        """Parse a fragment; return its value, None after an error."""
        before = len(self.diags.items)
        try:
            result = self.run()
        except ParseAbort:
            return None
        failed = any(d.severity == "error" for d in self.diags.items[before:])
        return None if failed else result

    def run(self) -> object:
        """Parse all tokens; return the value of the start symbol. Raises ParseAbort."""
        self.source = classify_tokens(mark_fold_operators(self.tokens), self, self.start, HostCode)
        return self._automaton(self.start)

    def parse_fragment(self, start: Token) -> object:
        """Parse the tokens after a start symbol."""
        if self.fragments >= tree.MAX_NESTING:
            self.abort(f"bracket nesting level exceeded maximum of {tree.MAX_NESTING}", start)
        saved, depth = (self.states, self.values, self.last, self.fragments), len(self.scopes.stack)
        self.states, self.values, self.last = [0], [None], start
        self.fragments = self.fragments + 1 if start.kind not in ("START_BODY", "START_DECLARATION") else 0
        try:
            return self._automaton(start)
        except FragmentAbort:
            del self.scopes.stack[depth:]
            return None
        finally:
            self.states, self.values, self.last, self.fragments = saved

    def _automaton(self, look: Token | None) -> object:
        """Run from a start token to the end of the input, or of a fragment; return its value. #
        ---------------- syntax_errors
        """
        source = self.source
        states, values = self.states, self.values
        rows, defaults, goto = ROWS, DEFAULTS, GOTO
        state = 0
        while True:
            action = defaults[state]
            if not action:
                if look is None:
                    look = source.next()
                action = rows[state][look.kind]
                if action == ERROR:
                    from .syntax_errors import recover

                    look = recover(self, look)
                    if self.is_tentative:
                        raise FragmentAbort
                    state = states[-1]
                    continue
            if action > 0:
                assert look is not None
                self.last = look
                states.append(action)
                values.append(look)
                state = action
                look = None
            elif action < 0:
                production = -action
                count = COUNT[production]
                function = ACTIONS[production]
                if count == 1:
                    if function is not None:
                        values[-1] = function(self, values[-1])
                    state = states[-1] = goto[states[-2]][LEFT[production]]
                    continue
                if count:
                    right = values[-count:]
                    value = right[0] if function is None else function(self, *right)
                    del values[-count:], states[-count:]
                else:
                    value = None if function is None else function(self)
                state = goto[states[-1]][LEFT[production]]
                states.append(state)
                values.append(value)
            else:
                return values[-1]
