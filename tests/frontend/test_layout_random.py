"""Random classes laid out by minicc and by g++: sizes, alignments, offsets, and the first bit of every
bit-field in memory.

`python -m tests.frontend.random_layouts` has the same for many more, and for what only nvcc and minicc lay
out alike.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from . import random_layouts


@pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed")
@pytest.mark.parametrize("seed", [101, 102])
def test_gxx_lays_out_the_same(seed: int, tmp_path: Path) -> None:
    maker = random_layouts.Maker(seed)
    classes = [maker.make() for _ in range(40)]
    text = random_layouts.program(classes)
    assert not random_layouts.different(
        classes,
        random_layouts.by_gxx(text, tmp_path),
        random_layouts.by_minicc(text, len(random_layouts.labels(classes))),
    )
