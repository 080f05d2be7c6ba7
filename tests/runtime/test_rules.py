"""Every row of the instruction table has a rule, or stands in the list of what is refused."""

from __future__ import annotations

import numpy as np
import pytest

from minicc.ptx.special import READABLE
from minicc.ptx.table import BY_OPCODE, FORMS
from minicc.runtime.lanes.geometry import Lanes
from minicc.runtime.lanes.rules import CONTROL, RULES
from minicc.runtime.lanes.specials import Specials


@pytest.mark.parametrize("opcode", sorted(BY_OPCODE))
def test_every_opcode_has_a_rule(opcode: str) -> None:
    sections = sorted({form.section for form in FORMS if form.opcode == opcode})
    executed = any(form.run == "executed" for form in BY_OPCODE[opcode])
    assert opcode in RULES or opcode in CONTROL or not executed, (
        f"ptx opcode '{opcode}' ({', '.join(sections)}) has no rule in runtime/lanes/rules/")


def test_every_row_is_executed_or_needs_hardware() -> None:
    assert {form.run for form in FORMS} == {"executed", "hardware"}


@pytest.mark.parametrize("name", sorted(READABLE))
def test_every_special_register_has_a_value(name: str) -> None:
    specials = Specials(Lanes((3, 2, 1), (40, 2, 1), 1, 2))
    value = specials[name]
    assert isinstance(value, np.generic) or value.shape == (160,)
    want = {"u64": np.uint64, "pred": np.bool_}.get(READABLE[name].type, np.uint32)
    assert value.dtype == want, f"special register '{name}' has the wrong type in runtime/lanes/specials.py"
