"""Every row of the instruction table, with every type it has, has one rule; what has none is refused."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from minicc.ptx import table
from minicc.ptx.form import Form, form
from minicc.ptx.parsing.parser import parse
from minicc.ptx.row_patterns import operand_names, type_classes
from minicc.ptx.special import READABLE
from minicc.ptx.table import BY_OPCODE, FORMS
from minicc.runtime.numpy_engine.engine import PLAIN, REFERENCE
from minicc.runtime.numpy_engine.lane_ids import Lanes
from minicc.runtime.numpy_engine.rules import RULES, rules_of
from minicc.runtime.numpy_engine.specials import SpecialRegisters
from minicc.runtime.numpy_engine.translation.blocks import TERMINATORS, terminator_kind
from minicc.support.diagnostics import LaunchError

from .conftest import Runner


def missing(row: Form) -> list[str]:
    """Return what is missing for executing the row as the table states."""
    if terminator_kind(row):
        return (
            []
            if row.run == "executed"
            else [f"row '{row.syntax}' ends a block, but the table calls it '{row.run}'"]
        )
    if row.run != "executed":
        return [
            f"row '{row.syntax}' has a rule in runtime/numpy_engine/rules/, but the table calls it"
            f" '{row.run}'"
            for types in type_classes(row)
            # a depth to compare with is refused where it stands
            if rules_of(row, types) and not (row.run == "host" and "f" in operand_names(row)[1])
        ]
    said = []
    for types in type_classes(row):
        count = len(rules_of(row, types))
        if count != 1:
            named = (
                f"row '{row.syntax}' ({row.section}) of type {'.'.join(name for _, name in types) or 'none'}"
            )
            said.append(
                f"{named} has {'no rule' if not count else f'{count} rules'} in runtime/numpy_engine/rules/"
            )
    return said


@pytest.mark.parametrize("opcode", sorted(BY_OPCODE))
def test_every_row_has_one_rule_for_each_of_its_types(opcode: str) -> None:
    said = [line for row in BY_OPCODE[opcode] for line in missing(row)]
    assert not said, "\n".join(said)


def test_every_rule_has_rows() -> None:
    used = {rule for row in FORMS for types in type_classes(row) for rule in rules_of(row, types)}
    assert [(sorted(rule.opcodes), sorted(rule.choices)) for rule in RULES if rule not in used] == []


NEW_ROWS = [
    form("abs.type d, a", "9.7.1.10", "d = |a| in each byte", type="s8x4"),
    form("min.type d, a, b", "9.7.1.12", "d = the smaller", type="u8"),
    form("min.wrap.type d, a, b", "9.7.1.12", "d = the smaller, in some new way", type="u32"),
    form("min{.wrap}.type d, a, b", "9.7.1.12", "d = the smaller, in some new way if asked", type="u32"),
    form("min.type d, a, b, c", "9.7.1.12", "d = the smallest", type="u32"),
    form("add.type d, a, b", "9.7.1.1", "d = a + b as PTX 1.x did", "replaces", type="u32"),
    form(
        "redux.sync.op.type d, a, mask",
        "9.7.13.13",
        "d = a combined over the lanes of mask",
        "warp sync",
        op="add mul",
        type="u32",
        mask="u32",
    ),
    form("setp.cmp.type p{|q}, a, b", "9.7.6.2", "p = the comparison", cmp="lo", type="s32"),
    form("cvt.rn.dtype.atype d, a", "9.7.9.21", "d = a rounded", dtype="f64", atype="tf32"),
    form("frob d, a", "9.7.1.1", "d = frob a", d="dst u32", a="u32"),
]


@pytest.mark.parametrize("row", NEW_ROWS, ids=lambda row: row.syntax)
def test_a_new_row_has_no_rule_before_somebody_writes_one(row: Form) -> None:
    said, *_ = missing(row)
    assert said.startswith(f"row '{row.syntax}' ({row.section}) of type ") and said.endswith(
        " has no rule in runtime/numpy_engine/rules/"
    )


@pytest.mark.parametrize("engine", [REFERENCE, PLAIN], ids=lambda engine: engine.name)
def test_a_row_without_a_rule_is_refused(
    engine: SimpleNamespace, ptx: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new type of a known instruction once ran by the rule of the others, and gave a wrong answer."""
    row = NEW_ROWS[0]
    (variant,) = table._bind_all([row], "abs.s8x4", ("s8x4",))
    monkeypatch.setitem(table._variants, "abs.s8x4", (variant,))
    text = ".visible .entry k() { .reg .b32 %r<3>; abs.s8x4 %r0, %r1; ret; }"
    assert parse(f".version 8.3\n.target sm_90\n.address_size 64\n{text}")
    with pytest.raises(LaunchError, match=r"'abs\.s8x4' is not executed by this engine: it has no rule"):
        ptx.prepare(text)
        ptx.launch("k", 1, 1, engine=engine.name)


def test_every_row_is_executed_or_the_table_says_why_not() -> None:
    assert {form.run for form in FORMS} == {"executed", "hardware", "host", "undocumented"}


def test_what_ends_a_block_is_control_or_a_barrier() -> None:
    for row in FORMS:
        assert len(TERMINATORS & row.effects) == bool(row.effects & {"control", "barrier"}), row
        assert bool(terminator_kind(row)) == bool(
            row.effects & {"control", "barrier"} and "warp" not in row.effects
        ), row


@pytest.mark.parametrize("name", sorted(READABLE))
def test_every_special_register_has_a_value(name: str) -> None:
    specials = SpecialRegisters(Lanes((3, 2, 1), (40, 2, 1), 1, 2))
    value = specials[name]
    assert isinstance(value, np.generic) or value.shape == (160,)
    want = {"u64": np.uint64, "pred": np.bool_}.get(READABLE[name].type, np.uint32)
    assert value.dtype == want, (
        f"special register '{name}' has the wrong type in runtime/numpy_engine/specials.py"
    )
