"""Programs of `pending.txt` are expected to fail: each is a rule that minicc does not follow yet."""

from __future__ import annotations

import pytest

from . import judge


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    waiting = judge.pending()
    for item in items:
        if _program(item) in waiting:
            item.add_marker(pytest.mark.xfail(strict=True, reason="pending.txt: a rule that minicc does not follow yet"))


def _program(item: pytest.Item) -> str:
    """The program whose meaning to minicc an item is about."""
    if item.path.is_relative_to(judge.FOLDER) and item.path.suffix == ".cu":
        return item.path.relative_to(judge.FOLDER).as_posix()
    if isinstance(item, pytest.Function) and item.originalname == "test_minicc_refuses":
        rule = item.callspec.params["rule"]
        return rule.name if isinstance(rule, judge.Rule) else ""
    return ""
