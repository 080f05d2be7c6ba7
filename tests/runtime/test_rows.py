"""The table says which rows are executed; translating an instruction of every row shows whether that is
so.
"""

from __future__ import annotations

import importlib.util
import os
import random
from pathlib import Path
from types import ModuleType

import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.table import FORMS
from minicc.runtime.engine.executable import Executable
from minicc.runtime.numpy_engine.translation.functions import Functions
from minicc.support.diagnostics import LaunchError, PtxError

VARIANTS = int(os.environ.get("MINICC_SWEEP", "2"))


@pytest.fixture(scope="module")
def samples() -> ModuleType:
    path = Path(__file__).parent.parent / "ptx" / "samples.py"
    spec = importlib.util.spec_from_file_location("samples", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_rows_are_executed_or_refused_as_the_table_says(samples: ModuleType) -> None:
    wrong, seen = [], set()
    for line in samples.generated_lines(7, VARIANTS):
        try:
            module = parse(samples.module([line], "9.0", "sm_100a")[0])
        except PtxError:
            continue
        row = next(module.functions["k"].instructions()).variant.form
        try:
            Functions(Executable(module), frozenset())["k"]
            refusal = ""
        except LaunchError as error:
            refusal = str(error)
        seen.add(row)
        if "depth comparison" in refusal:
            continue  # an optional operand of rows that are executed without it
        if bool(refusal) != (row.run != "executed"):
            wrong.append(f"{line} says '{row.run}' in the table, but: {refusal or 'it is executed'}")
    assert not wrong, "\n".join(wrong)
    assert len(seen) > 700


def test_what_needs_hardware_is_refused_by_name_and_place(samples: ModuleType) -> None:
    """Each row that is not executed: the launch tells the instruction, why, and where it stands."""
    # Of PTX 1.x see tests/runtime/rows/test_legacy_rows.py.
    missing = [form for form in FORMS if form.run != "executed" and form.until is None]
    assert missing
    for seed in range(60):
        for form in list(missing):
            line = samples.legal_line(form, random.Random(f"{seed}{form.syntax}"))
            if line is None:
                continue
            text, number = samples.module([line], "9.0", "sm_100a")
            try:
                module = parse(text, "hardware.ptx")
            except PtxError:
                continue
            instr = next(module.functions["k"].instructions())
            if instr.variant.form.run == "executed":
                continue  # the line is one of another row, too
            missing.remove(form)
            with pytest.raises(LaunchError) as caught:
                Functions(Executable(module), frozenset())["k"]
            (result,) = caught.value.diagnostics
            assert (
                f"'{instr.mnemonic}' is not executed: " in result.message
                and instr.mnemonic.split(".")[0] == form.opcode
            )
            assert (result.location.line, result.location.column) == (
                number,
                1,
            ) and result.location.file == "hardware.ptx"
    assert not missing, "\n".join(form.syntax for form in missing)
