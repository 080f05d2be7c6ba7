"""The verifier's verdict against ptxas's, on 500 generated lines (`make sweep` runs 21,000)."""

from __future__ import annotations

from pathlib import Path

import pytest

from .samples import PTXAS, generated_lines
from .sweep import PLACES, disagreements
from .variants import MUTATIONS, variants

SAMPLE = 500


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
@pytest.mark.parametrize(("version", "target"), [(version, target) for version, target, _ in PLACES])
def test_verdicts_agree(version: str, target: str, tmp_path: Path) -> None:
    cases = variants(SAMPLE // len(PLACES), 77)
    differ = disagreements(cases, version, target, tmp_path)[1]
    assert len(differ) <= 1, "\n".join(map(str, differ))


def test_lines_are_generated_for_every_form() -> None:
    lines = list(generated_lines(1, 1))
    assert len(lines) > 800
    assert len({line.split(".")[0].split(" ")[0] for line in lines}) > 100


def test_every_mutation_occurs() -> None:
    kinds = {case.kind for case in variants(2000, 3)}
    assert kinds >= {*MUTATIONS, "legal", "variable", "register", "entry", "function", "directive"}


def test_variants_do_not_depend_on_anything_but_their_seed() -> None:
    assert variants(300, 5) == variants(300, 5) != variants(300, 6)
