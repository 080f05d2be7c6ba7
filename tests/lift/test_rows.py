"""Completeness: every row of the instruction table has a translation, or a reason why it stays PTX."""

from __future__ import annotations

import pytest

from minicc.lift import module
from minicc.lift.assembly import OPCODES
from minicc.lift.registry import RULES, rules_of
from minicc.ptx.row_patterns import type_classes
from minicc.ptx.table import FORMS

ROWS = [(row, types) for row in FORMS for types in type_classes(row)]


def stays_ptx(row, types) -> bool:
    return not rules_of(row, types) and not ("control" in row.effects and "call" not in row.effects)


@pytest.mark.parametrize("opcode", sorted({row.opcode for row, _ in ROWS}))
def test_every_row_is_translated_or_has_a_reason_why_not(opcode: str) -> None:
    rows = [(row, types) for row, types in ROWS if row.opcode == opcode]
    assert all(len(rules_of(row, types)) <= 1 for row, types in rows)
    assert any(stays_ptx(row, types) for row, types in rows) == (opcode in OPCODES)


def test_every_rule_is_for_a_row() -> None:
    used = {rule for row, types in ROWS for rule in rules_of(row, types)}
    assert [rule.translate.__name__ for rule in RULES if rule not in used] == []


def test_the_opcodes_of_the_table_are_known() -> None:
    assert set(OPCODES) <= {row.opcode for row in FORMS}
    assert module.lift
