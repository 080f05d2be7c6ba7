"""The tutorials of Triton's repository (in the folder $TRITON_TUTORIALS), without their benchmarks.

A tutorial checks its kernels against PyTorch and then measures them; the measurements do not run. Of the
configurations that it would tune, the first is taken.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
triton = pytest.importorskip("triton")

FOLDER = Path(os.environ.get("TRITON_TUTORIALS", "/nowhere"))
CHOSEN = ("01", "02", "03", "04", "05", "06", "08")
TUTORIALS = sorted(path for path in FOLDER.glob("[01]*.py") if path.name[:2] in CHOSEN)


class _NoBenchmark:
    """Takes the place of a benchmark: it measures nothing."""

    def run(self, **_: Any) -> None:
        """Do nothing."""


@pytest.mark.skipif(not TUTORIALS, reason="no tutorials of Triton in $TRITON_TUTORIALS")
@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda path: path.stem)
def test_tutorials(
    tutorial: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tune = triton.autotune
    monkeypatch.setattr(triton.testing, "perf_report", lambda *_: lambda function: _NoBenchmark())
    monkeypatch.setattr(triton, "autotune", lambda configs, *rest, **more: tune(configs[:1], *rest, **more))
    monkeypatch.chdir(FOLDER)
    names = runpy.run_path(str(tutorial), run_name="__main__")
    if "test_op" in names:
        _run_check(names["test_op"], mode="bwd")
    said = capsys.readouterr().out
    assert "differ\n" not in said, said[-500:]


def _run_check(check: Any, **chosen: Any) -> None:
    """Call a tutorial's own test with the first value of each parameter that is not chosen."""
    marks = [mark for mark in getattr(check, "pytestmark", ()) if mark.name == "parametrize"]
    check(**{mark.args[0]: mark.args[1][0] for mark in marks} | chosen)
