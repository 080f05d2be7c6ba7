"""A process that is killed (`kill -9`) in the middle of a write to the cache harms nobody: others find whole
code or none.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import numpy as np
import pytest

import minicc
from minicc.jit import machine

SOURCE = "__global__ void k(int *x) { x[threadIdx.x] += 7; }"

KILLED = """
import os, signal
import numpy as np
import minicc
from minicc.jit import machine

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

class Half:
    def __init__(self, file):
        self.file = file
    def __enter__(self):
        return self
    def __exit__(self, *_):
        pass
    def write(self, data):
        self.file.write(data[: len(data) // 2])
        self.file.flush()
        die()

{how}
minicc.compile({source!r})["k"]((1,), (40,), (np.zeros(40, np.int32),), engine="native")
"""
HOW = {
    "half written": "opened = os.fdopen; machine.os.fdopen = lambda handle, mode: Half(opened(handle, mode))",
    "not yet renamed": "machine.os.replace = die",
    "just renamed": "machine._tidy = die",
}


@pytest.mark.parametrize("how", HOW)
def test_a_process_killed_in_a_write_harms_nobody(how: str, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))
    killed = subprocess.run(
        [sys.executable, "-c", KILLED.format(how=HOW[how], source=SOURCE)], capture_output=True, check=False
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
    (left,) = (tmp_path / "native").iterdir()
    assert left.name.startswith(".") == (how != "just renamed")
    assert (machine.recall(left.name) is not None) == (how != "half written")
    x = np.zeros(40, np.int32)
    minicc.compile(SOURCE)["k"]((1,), (40,), (x,), engine="native")
    assert (x == 7).all()
    named = [path.name for path in (tmp_path / "native").iterdir() if not path.name.startswith(".")]
    assert named and all(machine.recall(name) is not None for name in named)
    # What the killed one left counts as the oldest and goes when there is too much.
    os.utime(left, (1, 1))
    monkeypatch.setattr(machine, "KEPT_BYTES", 1)
    machine.keep("0" * 64, b"new")
    assert not left.exists()
