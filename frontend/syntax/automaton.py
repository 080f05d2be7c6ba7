"""The LALR(1) automaton that PLY computed from the grammar (committed as `parsetab`), and what it would do with a token.

A state's entry in `DEFAULTS` is the reduction that is made there whatever the next token is, 0 where the token matters; then `ROWS` has
the action: positive for the state that a shift leads to, negative for a production to reduce by, 0 to accept. `GOTO` has the state after
a reduction.
"""

from __future__ import annotations

from functools import cache
from sys import intern

from . import parsetab

COUNT, DEFAULTS, LEFT = parsetab.COUNT, parsetab.DEFAULTS, parsetab.LEFT


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


ROWS = _Rows(parsetab.ROWS, parsetab.STATES)
GOTO = _Rows(parsetab.GOTO, parsetab.GOTO_STATES)


def after(states: list[int], *kinds: str) -> list[int] | None:
    """The stack of states after tokens of these kinds, with the reductions that they allow; None when one of them is an error."""
    stack = list(states)
    for kind in kinds:
        action: int | None = -1
        while action is not None and action < 0:
            action = DEFAULTS[stack[-1]] or ROWS[stack[-1]].get(kind)
            if action is not None and action < 0:
                count = COUNT[-action]
                if count:
                    del stack[-count:]
                stack.append(GOTO[stack[-1]][LEFT[-action]])
        if action is None:
            return None
        if action:
            stack.append(action)
    return stack


def symbol(state: int) -> str:
    """The symbol that leads into a state."""
    return _accessing_symbols()[state]


def shifted_onto(states: list[int], kind: str) -> str | None:
    """The symbol on top of the stack when a token of this kind is shifted; None when it is an error, or a rule of its own (`;`)."""
    stack = after(states, kind)
    return None if stack is None or COUNT[-DEFAULTS[stack[-1]]] == 1 else symbol(stack[-2])


@cache
def _accessing_symbols() -> dict[int, str]:
    symbols = {0: ""}
    for state in range(len(DEFAULTS)):
        for table in (ROWS, GOTO):
            symbols |= {target: symbol for symbol, target in table[state].items() if target > 0}
    return symbols
