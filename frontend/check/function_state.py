"""The state of the check of one function's body: enclosing statements, variables and labels."""

from __future__ import annotations

from ...support.fast_dataclass import field, record
from ..syntax import tree
from ..types.ctype import CType
from ..types.symbols import FunctionSymbol, VariableSymbol


@record(eq=True)
class SwitchState:
    """A switch statement: its promoted type and the labels seen so far. Labels with one value are stored by
    value, ranges as (first value, last value, label).
    """

    ctype: CType
    cases: dict[int, tree.Case] = field(default_factory=dict)
    ranges: list[tuple[int, int, tree.Case]] = field(default_factory=list)
    default: tree.Default | None = None
    enum: CType | None = None
    """The scoped enumeration that the labels must have."""

    def find_label(self, low: int, high: int) -> tree.Case | None:
        """Return an earlier label with a value in [low, high]."""
        if low == high and low in self.cases:
            return self.cases[low]
        single = (
            next((label for value, label in self.cases.items() if low <= value <= high), None)
            if low != high
            else None
        )
        return single or next(
            (label for first, last, label in self.ranges if first <= high and low <= last), None
        )

    def add(self, low: int, high: int, label: tree.Case) -> None:
        """Record a label with the values [low, high]."""
        if low == high:
            self.cases[low] = label
        else:
            self.ranges.append((low, high, label))


class FunctionState:
    """The function whose body is being checked; `function` is None outside of functions.

    * `locals`: its variables so far. `breakable`, `loops`: the numbers of enclosing statements that `break`
      and `continue` can leave.
    * `switches`: the enclosing switch statements. `labels`, `jumps`: the labels defined, and the gotos.
    """

    __slots__ = ("breakable", "function", "jumps", "labels", "locals", "loops", "switches")

    def __init__(self, function: FunctionSymbol | None) -> None:
        self.function = function
        self.locals: list[VariableSymbol] = []
        self.breakable = self.loops = 0
        self.switches: list[SwitchState] = []
        self.labels: dict[str, tree.Label] = {}
        self.jumps: list[tree.Goto] = []

    def copy(self) -> FunctionState:
        """Return a copy for a SFINAE context."""
        result = FunctionState(self.function)
        result.locals, result.switches, result.labels, result.jumps = (
            self.locals[:],
            self.switches[:],
            self.labels.copy(),
            self.jumps[:],
        )
        result.breakable, result.loops = self.breakable, self.loops
        return result
