"""The `-W` options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from minicc.driver.warning_options import KNOWN, WarningPolicy
from minicc.support.diagnostics import Diagnostic, UsageError

from .test_command import run_minicc

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


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (("no-format",), False),
        (("no-format", "format"), True),
        (("no-parentheses",), True),
        (("no-format-extra-args",), False),
        (("no-everything", "format"), True),
    ],
)
def test_a_group_is_its_members(words: tuple[str, ...], shown: bool) -> None:
    result = WarningPolicy.parse(words).filter([Diagnostic("warning", "f", flag="format-extra-args")])
    assert bool(result) == shown


def test_every_warning_is_shown_by_a_test() -> None:
    """Each name stands in an expectation somewhere, so that none is in the table and never given."""
    tests = Path(__file__).parents[1]
    expected = set()
    for path in [*tests.rglob("*.cu"), *tests.rglob("test_*.py")]:
        expected.update(re.findall(r"\[-W([\w#+-]+)\]", path.read_text()))
    assert sorted(KNOWN - expected) == []


def test_an_unknown_warning_is_a_warning_with_a_suggestion() -> None:
    (result,) = WarningPolicy.parse(["unused-valeu"]).filter([])
    assert result.message == "unknown warning option '-Wunused-valeu'; did you mean '-Wunused-value'?"


def test_an_empty_name_is_refused() -> None:
    with pytest.raises(UsageError):
        WarningPolicy.parse([""])


def test_an_unknown_name_is_a_warning_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_text("__global__ void k() {}\n")
    words = ["-Wshaddow", str(tmp_path / "k.cu"), "-o", "-"]
    assert (
        "unknown warning option '-Wshaddow'; did you mean '-Wshadow'? [-Wunknown-warning-option]"
        in run_minicc(words).err
    )
    assert run_minicc(["-Wno-unknown-warning-option", *words]).err == ""
