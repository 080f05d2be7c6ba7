"""Selection of the host compiler, and its command lines."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from minicc.host import compiler
from minicc.host.compiler import WHEEL, Compiler
from minicc.support.diagnostics import UsageError


def test_a_missing_compiler_is_an_error_that_names_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setattr(compiler, "CANDIDATES", ())
    monkeypatch.setattr(compiler, "find_spec", lambda name: None)
    with pytest.raises(UsageError, match=r"set \$CXX, install g\+\+ or clang\+\+, or `pip install ziglang`"):
        compiler.find()
    monkeypatch.setenv("CXX", "no-such-compiler -m64")
    with pytest.raises(UsageError, match=r"the host compiler of \$CXX, 'no-such-compiler', is not found"):
        compiler.find()


@pytest.mark.parametrize(
    "command, called",
    [
        (
            ("g++",),
            "g++ -fPIC -w -Wno-psabi -fno-ipa-icf -ftabstop=1 -O2 -c -x c++-cpp-output /tmp/unit-0.ii"
            " -o /tmp/a.o",
        ),
        ((*WHEEL, "c++"), f"{' '.join(WHEEL)} c++ -fPIC -w -ftabstop=1 -O2 -c -x c++ unit-0.ii -o /tmp/a.o"),
    ],
)
def test_objects(monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], called: str) -> None:
    seen = []
    monkeypatch.setattr(
        Compiler,
        "run",
        lambda self, arguments, cwd=None: seen.append(" ".join(map(str, (*self.command, *arguments)))),
    )
    Compiler(command, "").compile("c++", ["-O2"], Path("/tmp/unit-0.ii"), Path("/tmp/a.o"))
    assert seen == [called]


def test_slow_work_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(compiler, "_EVERY", 0.01)
    with compiler.report_slow("it is built"):
        time.sleep(0.1)
    with compiler.report_slow(""):
        time.sleep(0.02)
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "minicc: note: it is built" and set(said[1:]) == {"minicc: … 0 s"}
