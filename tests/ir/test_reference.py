"""The reference page is what the tables say."""

from __future__ import annotations

from pathlib import Path

import minicc
from minicc.ir import reference


def test_the_reference_page_is_current() -> None:
    page = Path(minicc.__file__).parent / "docs" / "reference" / "ir.md"
    assert page.read_text() == reference.markdown(), (
        "run: python -m minicc.ir.reference > docs/reference/ir.md"
    )
