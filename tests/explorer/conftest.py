"""The browser of a file of scenarios."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .browsing import Page, browser


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """A browser, one for a file of tests."""
    with browser() as result:
        yield result


@pytest.fixture
def nobody_complains(page: Page) -> Iterator[None]:
    """The console has nothing to say after a scenario."""
    page.complaints()
    yield
    assert page.complaints() == []
