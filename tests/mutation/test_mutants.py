"""The mutants: what is changed, and that a campaign catches one."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

from mutation.mutants import ROOT, Mutant, _of_file, chosen


def of(text: str, family: str = "pass") -> list[tuple[str, str]]:
    file = ROOT / "passes" / "table.py"
    found = []
    for mutant in _of_file(family, _Text(file, text)):  # type: ignore[arg-type]
        found.append((mutant.before, mutant.text))
    return sorted(found)


class _Text:
    """A path whose text is ours."""

    def __init__(self, path: Path, text: str) -> None:
        self._path, self._text = path, text

    def relative_to(self, root: Path) -> Path:
        return self._path.relative_to(root)

    def read_text(self, encoding: str) -> str:
        return self._text


def test_what_is_changed() -> None:
    assert of("x = a < b\n") == [("<", "<=")]
    assert of("x = ä is  not b\n") == [("is not", "is")]
    assert of("x = not a and b + 1\n") == [("+", "-"), ("1", "2"), ("and", "or"), ("not", "")]
    assert of("for x in y:\n    if x: continue\n    f(True)\n") == [("True", "False"), ("continue", "pass"), ("f(True)", "pass")]
    assert of('x = f"{a} + {b}" + "s"\n') == []
    assert of('x = f("{a} + lo")\n', "rule") == [("+", "-"), ("lo", "hi")]


def test_what_says_nothing_is_left_alone() -> None:
    assert of('"""Doc of lo + hi."""\ndef f(x: int | None = None) -> int | str:\n    """lo - hi"""\n    assert x < 3\n    raise E(1 + 2)\n', "rule") == []
    assert of("x = 'the lo of two is more + less than hi'\n", "rule") == []


def test_a_seed_decides() -> None:
    mutants = chosen(60, 3)
    assert mutants == chosen(60, 3) != chosen(60, 4)
    assert Counter(mutant.family for mutant in mutants) == {"table": 20, "rule": 20, "pass": 20}
    assert len({mutant.file for mutant in mutants}) > 40
    for mutant in mutants:
        assert ast.dump(ast.parse(mutant.source())) != ast.dump(ast.parse((ROOT / mutant.file).read_text()))


def test_a_campaign_catches_a_change() -> None:
    mutant: Mutant = next(m for m in chosen(200, 1) if m.file == "ir/fold_rows.py")
    command = [sys.executable, str(ROOT / "tests" / "mutation" / "campaign.py"), "200", "1", "--only", str(mutant)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "1 of 1 are caught" in done.stdout, done.stdout + done.stderr
