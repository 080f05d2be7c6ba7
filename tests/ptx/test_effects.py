"""The side effects of each row, with the section that states them, against a list that names neither types
nor versions.
"""

from __future__ import annotations

import re
from pathlib import Path

from minicc.ptx.form import Form
from minicc.ptx.table import FORMS

LINES = [
    line.split("\t")
    for line in Path(__file__).with_name("effects.tsv").read_text().splitlines()
    if not line.startswith("#")
]
ELSEWHERE = {"arch-specific", "one-arch", "texture", "sampler", "replaces"}
"""Effects that tell which modules have a row; facts.tsv and the dialect's tests hold them."""


def stated(row: Form) -> list[str] | None:
    """The line of effects.tsv for a row: pattern, effects, sections."""
    head = row.syntax.split(" ")[0]
    return next((line for line in LINES if re.match(rf"{line[0]}(?![a-z0-9_])", head)), None)


def mistakes(row: Form) -> list[str]:
    line = stated(row)
    if line is None:
        return [f"'{row.syntax}' has no line in effects.tsv"]
    _, effects, sections = line
    result = " ".join(sorted(row.effects - ELSEWHERE))
    return ([f"'{row.syntax}' does '{result}', '{effects}' is expected"] if result != effects else []) + (
        [f"'{row.syntax}' is of section {row.section}, {sections} is expected"]
        if row.section not in sections.split(", ")
        else []
    )


def test_effects_and_sections() -> None:
    assert [said for row in FORMS for said in mistakes(row)] == []


def test_samplers_are_named_beside_textures_or_not() -> None:
    """9.7.10.3: the unified mode has one handle for both, the independent mode names the sampler; queries and
    surfaces know no modes.
    """
    for row in FORMS:
        fetches = row.opcode in ("tex", "tld4") and not row.section.startswith("1.1")
        assert ("texture" in row.effects) == (fetches and "[t;c]" in row.syntax), row
        assert ("sampler" in row.effects) == (fetches and "[t;s;c]" in row.syntax), row


def test_every_line_has_rows() -> None:
    used = {tuple(stated(row) or ()) for row in FORMS}
    assert [line for line in LINES if tuple(line) not in used] == []


def test_rows_of_the_first_version_that_replace_others() -> None:
    """PTX 1.1 differs for a name: clamping keeps NaN (table 43), selection flushes subnormals (table 32)."""
    replaced = {(row.opcode, row.section) for row in FORMS if "replaces" in row.effects}
    assert replaced == {("cvt", "1.1 table 43"), ("slct", "1.1 table 32")}
    assert all(row.is_old for row in FORMS if "replaces" in row.effects)
    clamping = [row for row in FORMS if row.section == "1.1 table 43"]
    assert [
        row
        for row in clamping
        if ("replaces" in row.effects) != (row.does == "d = a clamped to 0 … 1, unless it is NaN")
    ] == []
    assert all("replaces" in row.effects for row in FORMS if row.section == "1.1 table 32")
