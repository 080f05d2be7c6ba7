"""Registry of rules: what an instruction of PTX is in the IR, by rows of the instruction table.

A rule is `rule(t, v, **operands)`: it translates an instruction of variant `v` with the function's
translation `t`, its operands by their names in the row's syntax line. It returns False if it has no
translation for this variant; then the instruction is an intrinsic or assembly.

Invariant: every row of the table, with all its types, has exactly one rule, is one of the instructions that
an intrinsic is, or is one that `assembly` lists (a test names rows without any).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ..ptx.form import Form
from ..ptx.row_patterns import RowPattern, Types, row_pattern
from ..support.fast_dataclass import record

Translate = Callable[..., "bool | None"]


@record(frozen=True, eq=False)
class LiftRule:
    """The translation of the rows of a pattern. `speculatable` says that what it emits has no effects, so
    that a guarded instruction may be executed by all threads, and its result be selected.
    """

    translate: Translate
    pattern: RowPattern
    speculatable: bool


RULES: list[LiftRule] = []
"""All rules, in the order of the chapters."""


def rule(
    opcodes: str, modifiers: str = "", *, effects: bool = False, **choices: str
) -> Callable[[Translate], Translate]:
    """Register a function as the rule of these opcodes with these modifiers, in the notation of
    ptx/notation.py. A rule with `effects` must not be executed by threads whose guard is false.
    """

    def register(function: Translate) -> Translate:
        RULES.append(LiftRule(function, row_pattern(function, opcodes, modifiers, choices), not effects))
        return function

    return register


@cache
def rules_of(row: Form, types: Types) -> tuple[LiftRule, ...]:
    """Return the rules of a row with these types: at most one in a consistent registry."""
    return tuple(one for one in RULES if one.pattern.covers(row, types))
