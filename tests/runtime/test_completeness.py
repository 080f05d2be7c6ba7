"""Every executed row of the instruction table is executed by a test that compares what comes out."""

from __future__ import annotations

from . import recording


def test_every_executed_row_is_checked() -> None:
    known = set(recording.KEYS.read_text().split())
    missing = [f"{row.syntax}  {row.choices}" for row in recording.executed() if recording.key(row) not in known]
    assert not missing, "no test executes these rows; write one in tests/runtime/rows, then 'make checks':\n" + "\n".join(missing)
