"""A sample of `make soak`: kernels that are created again and launched by four threads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SOAK = Path(__file__).parent / "soak.py"


def test_four_threads_launch_recompiled_kernels() -> None:
    made = subprocess.run(
        [sys.executable, str(SOAK), "--launches", "96", "--kernels", "4"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    assert "96 launches of 4 kernels by 4 threads" in made.stdout
