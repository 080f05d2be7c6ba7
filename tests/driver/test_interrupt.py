"""Ctrl-C stops a launch soon, in the command and in the API; what was there before works afterwards. Memory
stays bounded.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import minicc

ENDLESS = """extern "C" __global__ void k(volatile int *p) { while (p[0] == 0) { p[1] += 1; } p[1] = 1; }
extern "C" __global__ void one(int *p) { p[threadIdx.x] = 1; }
"""


@pytest.fixture(autouse=True)
def heeded() -> Iterator[None]:
    """Tests that a shell runs in the background would ignore the signal."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_the_command_ends_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_text(ENDLESS)
    command = [
        sys.executable,
        "-m",
        "minicc",
        "run",
        "k.cu",
        "--kernel",
        "k",
        "--block",
        "64",
        "p=zeros(2,i32)",
        "--trace",
        "t.txt",
    ]
    # A shell's background job ignores the signal, and hands that on.
    heed = lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)  # noqa: E731
    process = subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heed
    )
    try:
        deadline = time.monotonic() + 60
        # The trace shows that the kernel runs.
        while not (tmp_path / "t.txt").exists() or (tmp_path / "t.txt").stat().st_size < 10_000:
            assert time.monotonic() < deadline and process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 130 and "Traceback" not in err and out == "", (process.returncode, err)


@pytest.mark.parametrize("engine", [None, "plain"])
def test_the_next_launch_works(engine: str | None) -> None:
    obj, data = minicc.compile(ENDLESS), np.zeros(64, np.int32)
    allocations = len(obj.device.memory.allocations)
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    sent = time.process_time()
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        obj["k"][4, 64](data, engine=engine)
    # Processor time, so that a busy machine does not matter: 0.3 s until the signal, at most 0.5 s after it.
    assert time.process_time() - sent < 0.3 + 0.5
    assert len(obj.device.memory.allocations) == allocations and not data.any()
    obj["one"][1, 64](data, engine=engine)
    assert data.all()


MEMORY = """
import resource, numpy, minicc
k = minicc.compile('extern "C" __global__ void saxpy(int n, float a, const float *x, float *y)'
                   '{{ int i = blockIdx.x * blockDim.x + threadIdx.x;'
                   ' if (i < n) y[i] = a * x[i] + y[i]; }}')["saxpy"]
def peak(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
small = numpy.zeros(32, "f4")
k[1, 32](32, 1.0, small, small.copy())
before = peak()
if {billion}:
    result = k[1 << 20, 1024](32, 2.0, small, small.copy())
    assert result.ctas == 1 << 20
else:
    x, y = numpy.ones(1 << 20, "f4"), numpy.ones(1 << 20, "f4")
    k[1 << 12, 256](1 << 20, 2.0, x, y)
    assert (y == 3).all()
print(peak() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="ru_maxrss is in kilobytes on Linux only")
@pytest.mark.parametrize(
    ("billion", "limit"),
    [(False, 12 * 8 << 20), (True, 64 << 20)],
    ids=["a million threads", "a billion threads"],
)
def test_memory_is_bounded(billion: bool, limit: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", MEMORY.format(billion=billion)], check=True, capture_output=True, text=True
    )
    assert int(done.stdout) < limit
