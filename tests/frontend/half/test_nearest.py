"""The functions of half and bfloat16 round to the nearest: every code of both types."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def ulp_half() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "ulp_half", Path(__file__).parents[3] / "tools" / "ulp_half.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_code_is_rounded_to_the_nearest(ulp_half: ModuleType) -> None:
    results = {type_: ulp_half.measure(type_) for type_ in ulp_half.TYPES}
    assert [(row.name, row.worst) for rows in results.values() for row in rows if row.wrong] == []
    assert ulp_half.table(results) in ulp_half.DOCS.read_text()
