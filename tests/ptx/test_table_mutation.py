"""A few entries of the instruction table, dropped or altered: the tests notice. `make mutate-table` tries
200.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_altered_entries_are_noticed() -> None:
    run = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("table_mutation.py")), "8", "3"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr[-2000:]
    assert "8 of 8 mutants caught" in run.stdout
