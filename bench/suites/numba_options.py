"""A pytest plugin for numba-cuda's tests: the fixture that its repository, but not its package, has."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture(scope="class")
def initialize_from_pytest_config(request: Any) -> None:
    """Set what the tests read: failed FileCheck tests write no file."""
    request.cls._dump_failed_filechecks = False
