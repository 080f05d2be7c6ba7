"""Tables 15 to 18 hold for the instruction table."""

from __future__ import annotations

import itertools

import pytest

from minicc.ptx.conversions import CONVERSION, FLOAT_ROUNDINGS, INTEGER_ROUNDINGS, LATER, TABLE_15, TABLE_16
from minicc.ptx.table import FORMS

CVT = [row for row in FORMS if row.opcode == "cvt" and "pack" not in {slot.name for slot in row.slots}]


def pairs() -> dict[tuple[str, str], tuple[int, int]]:
    """(source element, destination element) of every pair that some row converts, with the first PTX
    version.
    """
    result: dict[tuple[str, str], tuple[int, int]] = {}
    for row in CVT:
        slots = {slot.name: slot.choices for slot in row.slots}
        for destination, source in itertools.product(slots["dtype"], slots["atype"]):
            pair = (source.partition("x")[0], destination.partition("x")[0])
            result[pair] = min(result.get(pair, row.ptx), row.ptx)
    return result


@pytest.mark.parametrize("source", CONVERSION)
def test_rows_are_the_cells(source: str) -> None:
    known = pairs()
    for destination, kind in CONVERSION[source].items():
        same = (source == destination and source in ("f16", "f32", "f64")) or (
            source[1:].isdigit()
            and source[0] in "su"
            and destination[0] in "su"
            and source[1:] == destination[1:]
        )
        if kind or same:
            legal = (source, destination) in known
            assert legal, f"no row converts {source} to {destination} ({kind})"
        else:
            assert (source, destination) not in known, f"{source} to {destination} has a row and a dash"


def test_every_pair_is_a_cell() -> None:
    assert [pair for pair in pairs() if pair[1] not in CONVERSION.get(pair[0], {})] == []


@pytest.mark.parametrize("pair", LATER)
def test_later_cells_have_their_version(pair: tuple[str, str]) -> None:
    """They fill a dash of the tables, and no row has them before."""
    source, destination = pair
    assert not TABLE_15.get(source, {}).get(destination) and not TABLE_16.get(source, {}).get(destination)
    major, minor = pairs()[pair]
    assert f"{major}.{minor}" == LATER[pair]


def test_the_tables_are_whole() -> None:
    assert [len(row) for row in TABLE_15.values()] == [13] * 13
    assert [len(row) for row in TABLE_16.values()] == [9] * 9


def test_roundings_are_those_of_the_rows() -> None:
    used = {choice for row in CVT for slot in row.slots for choice in slot.choices}
    assert used >= FLOAT_ROUNDINGS.keys() | INTEGER_ROUNDINGS.keys()
    assert {
        name for name in used if name.startswith("r") and name != "relu"
    } == FLOAT_ROUNDINGS.keys() | INTEGER_ROUNDINGS.keys()
