"""The `-W` options."""

from __future__ import annotations

import pytest

from minicc.driver.warning_options import WarningPolicy
from minicc.support.diagnostics import Diagnostic, UsageError

DEFAULT = Diagnostic("warning", "d", flag="unused-value")
IN_ALL = Diagnostic("warning", "a", flag="sign-compare")


def severities(*words: str) -> list[str]:
    return [d.severity for d in WarningPolicy.parse(words).filter([DEFAULT, IN_ALL])]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), ["warning"]),
        (("all",), ["warning", "warning"]),
        (("all", "no-sign-compare"), ["warning"]),
        (("no-unused-value",), []),
        (("error",), ["error"]),
        (("error", "no-error=unused-value"), ["warning"]),
        (("error=sign-compare",), ["warning", "error"]),
        (("everything",), ["warning", "warning"]),
        (("no-everything",), []),
        (("no-everything", "sign-compare"), ["warning"]),
    ],
)
def test_selection(words: tuple[str, ...], expected: list[str]) -> None:
    assert severities(*words) == expected


def test_an_unknown_warning_is_a_warning_with_a_suggestion() -> None:
    (found,) = WarningPolicy.parse(["unused-valeu"]).filter([])
    assert found.message == "unknown warning option '-Wunused-valeu'; did you mean '-Wunused-value'?"


def test_an_empty_name_is_refused() -> None:
    with pytest.raises(UsageError):
        WarningPolicy.parse([""])
