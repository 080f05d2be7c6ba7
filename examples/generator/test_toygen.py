"""The suite's kernels through toygen.py: what was translated and right stays so."""

from pathlib import Path

from minicc.filetests.suite.command import run_suite
from minicc.filetests.suite.generators import generator
from minicc.filetests.suite.matrix import load, regressions

HERE = Path(__file__).parent


def test_the_suite() -> None:
    toy = generator(f"toygen.py=python3 {HERE / 'toygen.py'} %s -o %t", form="ll")
    worse = regressions(load(str(HERE / "baseline.json")), run_suite([toy], check=False))
    assert not worse, "\n".join(map(str, worse))
