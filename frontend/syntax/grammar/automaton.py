"""The LALR(1) automaton that PLY computed from the grammar (committed as `parsetab`), and queries of it.

`DEFAULTS` has the reduction that a state performs whatever the next token is, 0 when the token matters. Then
`ROWS` has the action: positive for the state that a shift leads to, negative for a production to reduce by, 0
to accept, or `ERROR`. `GOTO` has the state after a reduction. `ACTIONS` has the action of each production on
the values of its right side.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache

from ....support.lazy_modules import load
from . import parsetab
from .productions import Action

COUNT, DEFAULTS, LEFT = parsetab.COUNT, parsetab.DEFAULTS, parsetab.LEFT


ERROR = 1 << 30
"""The action for a symbol that is not allowed."""


class StateRow(dict[str, int]):
    """The actions of one state, by symbol; decoded from the row's text when a symbol is first used."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = f"  {text} "

    def __missing__(self, symbol: str) -> int:
        text, result = self._text, ERROR
        at = text.find(f" {symbol} ")
        if at >= 0:
            start = text.rindex("  ", 0, at + 1) + 2
            result = int(text[start : text.index(" ", start)])
        self[symbol] = result
        return result

    def targets(self) -> dict[str, int]:
        """Return the complete row."""
        parts = [part.split() for part in self._text.split("  ") if part.strip()]
        return {symbol: int(target) for target, *symbols in parts for symbol in symbols}


class _Rows(dict[int, StateRow]):
    """The rows of a table by state. Equal rows are one object."""

    def __init__(self, texts: list[str], row_numbers: list[int]) -> None:
        self.texts, self.row_numbers = texts, row_numbers
        self.cache: dict[int, StateRow] = {}

    def __missing__(self, state: int) -> StateRow:
        number = self.row_numbers[state]
        row = self.cache.get(number)
        if row is None:
            row = self.cache[number] = StateRow(self.texts[number])
        self[state] = row
        return row


ROWS = _Rows(parsetab.ROWS, parsetab.STATES)
GOTO = _Rows(parsetab.GOTO, parsetab.GOTO_STATES)


class _Actions(dict[int, Action | None]):
    """The actions by production; those of a file of the grammar are loaded when one of them is first used."""

    def __missing__(self, production: int) -> Action | None:
        number = bisect_right(parsetab.FIRST, production) - 1
        file = load(f"{__package__}.{parsetab.FILES[number]}")
        self.update(enumerate(file.PRODUCTIONS.actions(), parsetab.FIRST[number]))
        return self[production]


ACTIONS = _Actions()


def shift(states: list[int], *kinds: str) -> list[int] | None:
    """Return the stack of states after tokens of these kinds, with the reductions that they allow; None when
    one of them is an error.
    """
    stack = list(states)
    for kind in kinds:
        while (action := DEFAULTS[stack[-1]] or ROWS[stack[-1]][kind]) < 0:
            count = COUNT[-action]
            if count:
                del stack[-count:]
            stack.append(GOTO[stack[-1]][LEFT[-action]])
        if action == ERROR:
            return None
        if action:
            stack.append(action)
    return stack


def symbol(state: int) -> str:
    """Return the symbol that leads into a state."""
    return _accessing_symbols()[state]


def symbol_below_shift(states: list[int], kind: str) -> str | None:
    """Return the symbol on top of the stack when a token of this kind is shifted; None when it is an error,
    or a rule of its own (`;`). # ----- declarator_builders
    """
    stack = shift(states, kind)
    return None if stack is None or COUNT[-DEFAULTS[stack[-1]]] == 1 else symbol(stack[-2])


@cache
def _accessing_symbols() -> dict[int, str]:
    symbols = {0: ""}
    for state in range(len(DEFAULTS)):
        for table in (ROWS, GOTO):
            symbols |= {target: symbol for symbol, target in table[state].targets().items() if target > 0}
    return symbols
