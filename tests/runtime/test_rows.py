"""The table says which rows are executed; translating an instruction of every row shows whether that is so."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

from minicc.ptx.parser import parse
from minicc.runtime import prepare
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
            prepare(module).function("k")
            refusal = ""
        except LaunchError as error:
            refusal = str(error)
        seen.add(row)
        # Whether a texture is a depth texture, or has samples, is up to the operands and the geometry.
        if "depth comparison" in refusal or "multi-sample" in refusal:
            continue
        if bool(refusal) != (row.run != "executed"):
            wrong.append(f"{line} says '{row.run}' in the table, but: {refusal or 'it is executed'}")
    assert not wrong, "\n".join(wrong)
    assert len(seen) > 700
