"""`scope.tsv` names a test for every feature of the PTX documents: each is there, and what runs is
launched.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from minicc.ptx.table import FORMS

ROOT = Path(__file__).parents[2]
ROWS = [
    line.split("\t")
    for line in Path(__file__).with_name("scope.tsv").read_text().splitlines()
    if line and line[0] != "#"
]


@pytest.mark.parametrize(
    ("feature", "tests"), [(row[0], row[1:]) for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_every_feature_has_its_tests(feature: str, tests: list[str]) -> None:
    assert tests, f"name a test of '{feature}' in scope.tsv"
    for name in tests:
        path, _, function = name.partition("::")
        path, _, section = path.partition(":")
        text = (ROOT / path).read_text()
        if function:
            assert f"\ndef {function}(" in text, f"'{feature}': {path} has no test '{function}'"
        elif section:
            assert any(line.removeprefix("# ").split("\t")[0] == section for line in text.splitlines()), (
                f"'{feature}': {path} has no '{section}'"
            )
        else:
            assert path.endswith(".ptx") and ("LAUNCH:" in text or "RUN:" in text), (
                f"'{feature}': {path} runs nothing"
            )


def test_every_program_of_the_first_version_shows_some_feature() -> None:
    named = {name for row in ROWS for name in row[1:]}
    programs = {
        f"tests/runtime/legacy/{path.name}" for path in (ROOT / "tests" / "runtime" / "legacy").glob("*.ptx")
    }
    assert programs <= named, f"add {sorted(programs - named)} to scope.tsv"
    assert len(programs) >= 40


def test_sections_of_the_rows_of_the_first_version_are_in_the_forms() -> None:
    """Every row that only PTX 1.x has comes from a table that the forms cover."""
    covered = {
        line.split("\t")[0] for line in Path(__file__).with_name("forms_1_1.tsv").read_text().splitlines()
    }
    assert {row.section.removeprefix("1.1 ") for row in FORMS if row.is_old} <= covered
