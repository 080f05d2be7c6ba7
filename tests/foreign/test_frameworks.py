"""The device for tinygrad in `examples/`, where it is installed (`pip install .[frameworks]`); what tinygrad
and Numba write is stored in `frameworks/`.

`python bench/frameworks.py` runs the frameworks' own tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from . import corpus, frameworks

EXAMPLES = corpus.HERE.parents[1] / "examples"


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_a_framework_runs_on_a_device_of_minicc(engine: str) -> None:
    if find_spec("tinygrad") is None:
        pytest.skip("tinygrad is not installed (pip install .[frameworks])")
    made = subprocess.run(
        [sys.executable, str(EXAMPLES / "tinygrad_device.py")],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"MINICC_ENGINE": engine},
    )
    assert made.returncode == 0, made.stderr
    assert "on minicc" in made.stdout


def test_all_is_stored_that_can_be_written() -> None:
    stored = {path.stem for path in frameworks.STORED.iterdir()}
    assert stored >= {f"tinygrad_{name}" for name in frameworks.TINYGRAD}
    assert len([name for name in stored if name.startswith("numba_")]) >= 4
