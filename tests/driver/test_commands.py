"""Programs of others end with all that they have started."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from minicc.driver import commands

_STARTS = (
    "import subprocess, sys, time; print(subprocess.Popen([sys.executable, '-c', 'import time;"
    " time.sleep(60)']).pid, flush=True); time.sleep(60)"
)
"""A program that starts another, says which, and waits."""


def _ends(pid: int) -> bool:
    """Whether a process is gone within ten seconds."""
    for _ in range(100):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.1)
    return False


@pytest.fixture
def proc():
    if not os.path.isdir("/proc/self"):
        pytest.skip("there is no /proc to look at")


def test_output_status_and_input():
    done = commands.run(
        [sys.executable, "-c", "import sys; print(input()[::-1]); sys.stderr.write('e'); sys.exit(3)"],
        seconds=60,
        input="abc\n",
    )
    assert (done.stdout, done.stderr, done.returncode) == ("cba\n", "e", 3)


def test_what_takes_too_long_ends_with_its_children(proc):
    begun = time.monotonic()
    with pytest.raises(subprocess.TimeoutExpired) as late:
        commands.run([sys.executable, "-c", _STARTS], seconds=2)
    assert time.monotonic() - begun < 30
    assert _ends(int(late.value.stdout))


def test_a_worker_that_is_ended_ends_compilers_first(proc, tmp_path):
    """Whoever asks a worker of a campaign ends it by a signal."""
    noted = tmp_path / "pid"
    script = f"""
import os, signal, sys
from minicc.driver import commands
from minicc.filetests.fuzz import worker
signal.signal(signal.SIGTERM, worker._end)
code = "import os, time; open({str(noted)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
commands.run([sys.executable, "-c", code], seconds=60)
"""
    process = subprocess.Popen([sys.executable, "-c", script])
    while not noted.exists() or not noted.read_text():
        assert process.poll() is None
        time.sleep(0.05)
    process.terminate()
    assert process.wait(30) == 128 + 15
    assert _ends(int(noted.read_text()))
