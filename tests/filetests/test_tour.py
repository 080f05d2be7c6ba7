"""The commands and snippets of the tour print what it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

import minicc
from minicc.filetests import quotes

DOCS = Path(minicc.__file__).parent / "docs"


@pytest.mark.parametrize("page", quotes.PAGES)
def test_commands_of_the_tour_print_what_it_shows(page: str) -> None:
    assert not quotes.outdated(DOCS, [page]), "run: make docs"


def test_pictures_of_the_tour_are_what_their_commands_draw() -> None:
    pytest.importorskip("grandalf", reason="grandalf is not installed")
    assert not quotes.outdated_pictures(DOCS), "run: make docs"
    text = "".join((DOCS / page).read_text() for page in quotes.TOUR)
    shown = {path.name for path in (DOCS / "tour" / "pictures").iterdir()}
    assert shown == {file for page in quotes.TOUR for file, _ in quotes.draw_pictures(DOCS / page)} and all(
        f"](pictures/{name})" in text for name in shown
    )
