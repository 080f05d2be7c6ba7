"""docs/reference/isa.md is what the instruction table says."""

from __future__ import annotations

from pathlib import Path

from minicc.ptx import isa
from minicc.ptx.reference import CHAPTERS, markdown
from minicc.ptx.table import FORMS

DOCUMENT = Path(__file__).parents[2] / "docs" / "reference" / "isa.md"


def test_document_is_current() -> None:
    assert DOCUMENT.read_text() == markdown(), "run: python -m minicc.ptx.reference > docs/reference/isa.md"


def test_chapters_are_all_there() -> None:
    files = {path.stem for path in Path(str(isa.__file__)).parent.glob("*.py")} - {"__init__", "order"}
    assert {chapter.__name__.rpartition(".")[2] for chapter in CHAPTERS} == files
    assert sum(len(chapter.FORMS) for chapter in CHAPTERS) == len(FORMS)


def test_every_row_is_in_the_document() -> None:
    text = markdown()
    for row in FORMS:
        assert f"| `{row.syntax.replace('|', chr(92) + '|')}` |" in text
