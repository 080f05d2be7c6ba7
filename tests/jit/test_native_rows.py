"""The page of rows that the native engine does not execute as machine code is that of this version."""

from __future__ import annotations

import importlib.util
from pathlib import Path

_PATH = Path(__file__).with_name("native_rows.py")


def test_the_page_is_that_of_this_version() -> None:
    spec = importlib.util.spec_from_file_location("native_rows", _PATH)
    assert spec is not None and spec.loader is not None
    native_rows = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(native_rows)
    command = "python tests/jit/native_rows.py > docs/reference/native-rows.md"
    assert native_rows.PAGE.read_text() == native_rows.markdown(), f"run: {command}"
