"""The verifier's verdict against ptxas's, on instruction lines generated from the table (`make sweep` runs the rest)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from .samples import PTXAS, generated_lines
from .sweep import PLACES, decided, disagreements


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
@pytest.mark.parametrize(("version", "target"), PLACES[:4])
def test_verdicts_agree(version: str, target: str, tmp_path: Path) -> None:
    lines = random.Random(7).sample(list(generated_lines(77, 1)), 125)
    differ = [row for row in disagreements(lines, version, target, tmp_path) if decided(row[0]) is None]
    assert len(differ) <= 1, "\n".join(f"{line}\n    ours:  {mine}\n    ptxas: {other}" for line, mine, other in differ)


def test_lines_are_generated_for_every_form() -> None:
    lines = list(generated_lines(1, 1))
    assert len(lines) > 800
    assert len({line.split(".")[0].split(" ")[0] for line in lines}) > 100
