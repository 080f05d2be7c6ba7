"""`-ferror-limit=N`: how many errors are shown, and how long many of them take."""

from __future__ import annotations

import time

import pytest

from minicc.driver.api import ObjectCode
from minicc.driver.command import main
from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.support.diagnostics import CompileError


def _source(errors: int) -> str:
    return (
        "__global__ void k(int *p) {\n"
        + "".join(f"    p[{n}] = unknown_{n};\n" for n in range(errors))
        + "}\n"
    )


def _errors(count: int, *options: str) -> list[str]:
    with pytest.raises(CompileError) as caught:
        ObjectCode(Compilation(_source(count), "many.cu", parse_api_options(list(options))))
    return [d.severity for d in caught.value.diagnostics]


def test_twenty_errors_are_shown_and_what_stopped() -> None:
    assert _errors(20) == ["error"] * 20
    assert _errors(21) == ["error"] * 20 + ["fatal error"]


def test_the_limit_is_an_option() -> None:
    assert _errors(50, "-ferror-limit=3") == ["error"] * 3 + ["fatal error"]
    assert _errors(50, "-ferror-limit=0") == ["error"] * 50


def test_the_command_counts_the_errors_that_it_shows(
    tmp_path: object, capsys: pytest.CaptureFixture[str]
) -> None:
    path = f"{tmp_path}/many.cu"
    with open(path, "w") as file:
        file.write(_source(30))
    assert main([path, "-o", "/dev/null"]) == 1
    said = capsys.readouterr().err
    assert said.endswith(
        "minicc: fatal error: too many errors emitted, stopping now [-ferror-limit=]\n20 errors generated.\n"
    )
    assert main([path, "-ferror-limit=-1", "-o", "/dev/null"]) == 2


def test_two_thousand_errors_take_no_longer_than_their_lines() -> None:
    """Unknown names are compared with all others fifty times at most; a comparison for each would take a
    quarter of a minute.
    """
    begin = time.process_time()
    assert len(_errors(2000, "-ferror-limit=0")) == 2000
    assert time.process_time() - begin < 4
