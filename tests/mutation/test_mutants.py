"""The mutants: what is changed, and that a campaign catches one."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from mutation.campaign import in_a_process
from mutation.checks import change, has_statement
from mutation.mutants import ROOT, Mutant, _of_file, chosen, parsed, place


def of(text: str, family: str = "pass") -> list[tuple[str, str]]:
    file = ROOT / "passes" / "table.py"
    result = []
    for mutant in _of_file(family, _Text(file, text)):  # type: ignore[arg-type]
        result.append((mutant.before, mutant.text))
    return sorted(result)


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
    assert of("for x in y:\n    if x: continue\n    f(True)\n") == [
        ("True", "False"),
        ("continue", "pass"),
        ("f(True)", "pass"),
    ]
    assert of('x = f"{a} + {b}" + "s"\n') == []
    assert of('x = f("{a} + lo")\n', "rule") == [("+", "-"), ("lo", "hi")]


def test_what_says_nothing_is_left_alone() -> None:
    assert (
        of(
            '"""Doc of lo + hi."""\ndef f(x: int | None = None) -> int | str:\n    """lo - hi"""\n    assert'
            " x < 3\n    raise E(1 + 2)\n",
            "rule",
        )
        == []
    )
    assert of("x = 'the lo of two is more + less than hi'\n", "rule") == []


def test_a_seed_decides() -> None:
    mutants = chosen(60, 3)
    assert mutants == chosen(60, 3) != chosen(60, 4)
    assert Counter(mutant.family for mutant in mutants) == {"table": 20, "rule": 20, "pass": 20}
    assert len({mutant.file for mutant in mutants}) > 40
    for mutant in mutants:
        assert ast.dump(ast.parse(mutant.source())) != ast.dump(ast.parse((ROOT / mutant.file).read_text()))


def test_another_change_of_a_file_leaves_the_choice_as_it_is() -> None:
    text = "def f(a, b):\n    return a < b\n\n\ndef g(a, b):\n    return a < b and a + b\n"
    before, after = (
        {m.key: m.line for m in _of_file("pass", _Text(ROOT / "passes" / "table.py", given))}
        for given in (text, f"import ast\n{text}")
    )  # type: ignore[arg-type]
    assert len(before) == 4 and after == {key: line + 1 for key, line in before.items()}


def test_the_place_of_a_change() -> None:
    mutant = next(m for m in chosen(200, 1) if m.file.startswith("passes/transform/") and m.text == "pass")
    tree, file = parsed(mutant.file)
    functions, statements, number = place(tree, mutant, file)
    assert functions and statements[number].lineno == mutant.line


def test_a_change_is_put_into_functions_that_are_imported() -> None:
    mutant = next(
        m for m in chosen(600, 2) if m.file == "passes/transform/simplify_memory.py" and has_statement(m)
    )
    said = in_a_process(lambda say: say(str(_changed(mutant))))
    assert said == ["True"]


def _changed(mutant: Mutant) -> bool:
    import minicc.passes.transform.simplify_memory

    def codes() -> set[object]:
        return {
            value.__code__
            for value in vars(minicc.passes.transform.simplify_memory).values()
            if hasattr(value, "__code__")
        }

    before = codes()
    return change(mutant) and codes() != before


@pytest.mark.parametrize("before", ["rp", "is"])
def test_a_campaign_catches_a_change(before: str) -> None:
    """One that is imported, one in a function that is there."""
    mutant = next(m for m in chosen(200, 1) if m.file.startswith("ir/fold") and m.before == before)
    command = [
        sys.executable,
        str(ROOT / "tests" / "mutation" / "campaign.py"),
        "200",
        "1",
        "--only",
        str(mutant),
        "--tests",
        "ir/test_fold.py",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "1 of 1 are caught" in done.stdout, done.stdout + done.stderr
