"""The commands and snippets of the tour print what it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

import minicc
from minicc.testing import quotes

DOCS = Path(minicc.__file__).parent / "docs"


@pytest.mark.parametrize("page", quotes.PAGES)
def test_commands_of_the_tour_print_what_it_shows(page: str) -> None:
    assert not quotes.outdated(DOCS, [page]), "run: make docs"
