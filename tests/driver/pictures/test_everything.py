"""Every dump of every kernel of the examples, of the suite and of the PTX in the tests is sound, or refused
for a reason.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import minicc
from minicc.driver.options import parse_api_options
from minicc.driver.pictures.layout import layout
from minicc.driver.pictures.table import DUMPS, pictures
from minicc.driver.pipeline import Compilation

from .test_layout import wrong
from .test_pictures import check

pytest.importorskip("grandalf", reason="grandalf is not installed")
ROOT = Path(minicc.__file__).parent
FILES = [
    *sorted((ROOT / "examples").glob("*.cu")),
    *sorted((ROOT / "filetests" / "suite" / "kernels").rglob("*.cu")),
    *sorted((ROOT / "tests" / "foreign" / "ptx").glob("*.ptx")),
]
FEW = 60
"""Pictures with so many boxes are judged as layouts, too: each line is held against each box."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_dump_is_sound(path: Path) -> None:
    compilation = Compilation(path.read_text(), path.name, parse_api_options(["-O1"]))
    for name, row in DUMPS.items():
        if compilation.kind == "ptx" and not row.ptx:
            continue
        try:
            result = pictures(name, compilation)
        except minicc.LaunchError as error:
            assert name in ("regions", "divergence")
            assert "does not execute" in str(error) or "called" in str(error)
            continue
        for picture in result:
            check(picture)
            if len(picture.nodes) <= FEW:
                sizes = {
                    node.id: (max(map(len, node.lines)) * 7.25 + 16, len(node.lines) * 16.0 + 12)
                    for node in picture.nodes
                }
                assert wrong(picture, layout(picture, sizes)) == []
