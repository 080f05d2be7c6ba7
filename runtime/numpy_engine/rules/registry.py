"""Registry of rules: which rule translates an instruction, by (row of the table, types).

A rule is `rule(e, v, **operands)`: it emits text for an instruction of variant `v` through the emitter `e`,
its operands by their names in the row's syntax line. Its pattern (`ptx.row_patterns`) says which rows.

Invariant: for every row that the table calls executed, and all its types, there is exactly one rule, or the
scheduler ends a block there (a test names rows without one).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

import numpy as np

from ....ptx.form import Form, Variant
from ....ptx.model import Operand
from ....ptx.row_patterns import RowPattern, Types, row_pattern, types_of
from ....support.fast_dataclass import record
from ....support.floats import Rounding
from ...arithmetic import halves, integers, numerics
from .. import values
from ..emit import DTYPES, Emitter, UnsupportedInstruction
from ..instructions import atomics, images
from ..instructions import warp as warp_ops

NAMESPACE: dict[str, Any] = {
    **{code: dtype for code, dtype in DTYPES.items() if code != "?"},
    "np": np,
    "true": np.True_,
    "false": np.False_,
    "merge": values.merge,
    "dense": values.dense,
    "guard": values.guard,
    "load_block": values.load_block,
    "store_block": values.store_block,
    "atomic": atomics.atomic,
    "canonical": numerics.canonical,
    "flush": numerics.flush,
    "saturate": numerics.saturate,
    "select": numerics.select,
    "nm": numerics,
    "halves": halves,
    "images": images,
    "ints": integers,
    "warp": warp_ops,
}


@record(frozen=True, eq=False)
class Rule:
    """The rule of the rows of a pattern. `copies` marks a move of bits, which is exact even where doubles are
    demoted to single precision; `affine` marks results that may be lazy arrays (see affine.py). `lanewise`
    marks a function that processes lanes one by one and identifies them by their numbers in the batch: it
    does not run on compacted lanes.
    """

    emit: Callable[..., None]
    pattern: RowPattern
    copies: bool
    affine: bool
    lanewise: bool = False

    def covers(self, row: Form, types: Types) -> bool:
        """Return whether the rule supports every instruction of `row` with these types."""
        return self.pattern.covers(row, types)


RULES: list[Rule] = []
"""All rules, in the order of the chapters."""


def rule(
    opcodes: str, modifiers: str = "", flags: str = "", **choices: str
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a function as the rule of these opcodes with these modifiers, in the notation of
    ptx/notation.py.

    `flags` are words of 'replaces copies affine lanewise': see `Rule`.
    """
    options = flags.split()

    def register(fn: Callable[..., None]) -> Callable[..., None]:
        pattern = row_pattern(fn, opcodes, modifiers, choices, replaces="replaces" in options)
        RULES.append(Rule(fn, pattern, "copies" in options, "affine" in options, "lanewise" in options))
        return fn

    return register


lanewise = partial(rule, flags="lanewise")
"""As `rule`, for functions that process lanes one by one."""


@cache
def rules_of(row: Form, types: Types) -> tuple[Rule, ...]:
    """Return the rules of a row with these types; exactly one in a complete registry."""
    return tuple(rule for rule in RULES if rule.covers(row, types))


_REASONS = {
    "hardware": "it needs hardware of its own, which this engine does not model",
    "host": "no CUDA host interface creates a texture to compare depths in, or one with several samples",
    "undocumented": "its result is not documented",
}
"""Reasons why rows are not executed, by their support in the table."""
NO_TEXTURE = _REASONS["host"]


def rule_for(variant: Variant) -> Rule:
    """Return the rule of an instruction. Raises UnsupportedInstruction, which names what is not executed."""
    row = variant.form
    if row.run in _REASONS:
        raise UnsupportedInstruction(f"'{variant.mnemonic}' is not executed: {_REASONS[row.run]}")
    result = rules_of(row, types_of(variant))
    if len(result) != 1:
        raise UnsupportedInstruction(
            f"'{variant.mnemonic}' is not executed by this engine:"
            f" {'it has no rule' if not result else 'it has several rules'}"
        )
    return result[0]


def is_affine(variant: Variant) -> bool:
    """Return whether results of an instruction may be lazy arrays."""
    result = rules_of(variant.form, types_of(variant))
    return len(result) == 1 and result[0].affine


def sources(e: Emitter, type_: str, operands: Iterable[Operand]) -> str:
    """Return the expressions of operands of one type, separated by commas."""
    return ", ".join(e.src(operand, type_) for operand in operands)


def rounding(v: Variant) -> Rounding:
    """Return the rounding mode of arithmetic: to nearest even by default."""
    modes: tuple[Rounding, ...] = ("rn", "rz", "rm", "rp")
    result = v.slot("rnd")
    return result if result in modes else "rn"


__all__ = [
    "NAMESPACE",
    "NO_TEXTURE",
    "RULES",
    "Emitter",
    "Rule",
    "UnsupportedInstruction",
    "Variant",
    "is_affine",
    "lanewise",
    "rounding",
    "rule",
    "rule_for",
    "rules_of",
    "sources",
]
