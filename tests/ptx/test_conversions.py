"""Tables 15 to 18 hold for the instruction table."""

from __future__ import annotations

import itertools

import pytest

from minicc.ptx.conversions import CONVERSION, FLOAT_ROUNDINGS, INTEGER_ROUNDINGS, TABLE_15, TABLE_16
from minicc.ptx.table import FORMS

CVT = [row for row in FORMS if row.opcode == "cvt" and "pack" not in {slot.name for slot in row.slots}]


def pairs() -> set[tuple[str, str]]:
    """(source element, destination element) of every pair of types that some row converts."""
    found = set()
    for row in CVT:
        slots = {slot.name: slot.choices for slot in row.slots}
        for destination, source in itertools.product(slots["dtype"], slots["atype"]):
            found.add((source.partition("x")[0], destination.partition("x")[0]))
    return found


@pytest.mark.parametrize("source", CONVERSION)
def test_rows_are_the_cells(source: str) -> None:
    known = pairs()
    for destination, kind in CONVERSION[source].items():
        same = (source == destination and source in ("f16", "f32", "f64")) or (source[1:].isdigit() and source[0] in "su" and destination[0] in "su" and source[1:] == destination[1:])
        if kind or same:
            legal = (source, destination) in known
            assert legal, f"no row converts {source} to {destination} ({kind})"
        else:
            assert (source, destination) not in known, f"{source} to {destination} has a row and a dash"


def test_the_tables_are_whole() -> None:
    assert [len(row) for row in TABLE_15.values()] == [13] * 13
    assert [len(row) for row in TABLE_16.values()] == [9] * 9


def test_roundings_are_those_of_the_rows() -> None:
    used = {choice for row in CVT for slot in row.slots for choice in slot.choices}
    assert used >= FLOAT_ROUNDINGS.keys() | INTEGER_ROUNDINGS.keys()
    assert {name for name in used if name.startswith("r") and name != "relu"} == FLOAT_ROUNDINGS.keys() | INTEGER_ROUNDINGS.keys()
