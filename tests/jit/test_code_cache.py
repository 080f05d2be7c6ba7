"""The cache of machine code after a process has been killed (`kill -9`) during a write: other processes find
complete code or none.
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
INTERRUPTIONS = {
    "half written": "opened = os.fdopen; machine.os.fdopen = lambda handle, mode: Half(opened(handle, mode))",
    "not yet renamed": "machine.os.replace = die",
    "just renamed": "machine._evict = die",
}


@pytest.mark.parametrize("how", INTERRUPTIONS)
def test_a_process_killed_during_a_write_leaves_a_valid_cache(how: str, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))
    killed = subprocess.run(
        [sys.executable, "-c", KILLED.format(how=INTERRUPTIONS[how], source=SOURCE)],
        capture_output=True,
        check=False,
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
    (left,) = (tmp_path / "native").iterdir()
    assert left.name.startswith(".") == (how != "just renamed")
    assert (machine.load_cached(left.name) is not None) == (how != "half written")
    x = np.zeros(40, np.int32)
    minicc.compile(SOURCE)["k"]((1,), (40,), (x,), engine="native")
    assert (x == 7).all()
    named = [path.name for path in (tmp_path / "native").iterdir() if not path.name.startswith(".")]
    assert named and all(machine.load_cached(name) is not None for name in named)
    # The file that the killed process left is evicted as the oldest one.
    os.utime(left, (1, 1))
    monkeypatch.setattr(machine, "CACHE_BYTES", 1)
    machine.store_cached("0" * 64, b"new")
    assert not left.exists()
