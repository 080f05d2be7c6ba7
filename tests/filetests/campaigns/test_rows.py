"""Random PTX kernels have instructions of the whole table, which are valid and defined."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from minicc.driver.ptxas import assemble_for, find_tool
from minicc.filetests.fuzz.ptx import drawing, engines
from minicc.filetests.fuzz.ptx.drawing import LEFT_OUT, TARGETS, drawn_rows, is_left_out, rows_of_target
from minicc.ptx.table import FORMS

SAMPLE = 240


@pytest.fixture(scope="module")
def sample() -> list[str]:
    return [engines.text_of(seed) for seed in range(SAMPLE)]


def test_every_executed_row_is_drawn_or_left_out_with_a_reason() -> None:
    drawn = {row for target in TARGETS for rows in rows_of_target(target, True).values() for row in rows}
    executed = [row for row in FORMS if row.run == "executed" and not row.is_old]
    assert [row.syntax for row in executed if (row in drawn) == is_left_out(row)] == []
    assert drawn == set(drawn_rows()) and len(drawn) > 600


@pytest.mark.parametrize("beginning", sorted(" ".join(LEFT_OUT).split()))
def test_what_is_left_out_is_in_the_table(beginning: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "LEFT_OUT", {beginning: "alone"})
    assert any(is_left_out(row) for row in FORMS if row.run == "executed")


def test_a_short_sample_has_most_rows(sample: list[str]) -> None:
    rows = {
        id(instr.variant.form)
        for text in sample
        for function in engines.read(text).functions.values()
        for instr in function.instructions()
        if instr.variant is not None and instr.variant.form.run == "executed"
    }
    assert len(rows) >= 450


@pytest.mark.parametrize("seed", range(0, 48, 3))
def test_programs_neither_race_nor_read_what_nobody_has_written(seed: int) -> None:
    kinds = {tool for tool, _ in engines.reported(seed, engines.text_of(seed))}
    assert kinds <= {"sync"}  # threads may come to a barrier from several places


@pytest.mark.skipif(find_tool("ptxas") is None, reason="ptxas is not installed")
@pytest.mark.parametrize("seed", range(60, 72))
def test_ptxas_accepts_programs(seed: int) -> None:
    text = engines.text_of(seed)
    version, target = re.findall(r"^\.(?:version|target) (\S+)$", text, re.M)
    if float(version) > 9.0:
        pytest.skip("the newest instructions")
    result = assemble_for(text, target)
    assert result.signal or result.complaint is None


def test_programs_do_not_depend_on_the_order_of_hashes(sample: list[str]) -> None:
    code = "from minicc.filetests.fuzz.ptx import engines; print(engines.text_of(5) + engines.text_of(9))"
    for seed in "12":
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout == sample[5] + sample[9] + "\n"
