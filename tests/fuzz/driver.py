"""Call the driver's functions with random arguments: no call may end the process, hang, or fail internally.

    python tests/fuzz/driver.py [CALLS] [--seed S] [--size N] [--jobs J]

CALLS (default: 100,000) random calls of the functions of `libcuda.so.1`, in processes of N calls (default:
1000), each with a seed of its own. A failure prints the call, and the command that repeats the process.
`tests/fuzz/driver_calls.py` draws the arguments.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests"))

CHILD = Path(__file__).parent / "driver_calls.py"
SECONDS = 120
"""Seconds that a process may take."""
_LOG = 4096
_INTERNAL = re.compile(r"^minicc: internal error in .*$", re.M)
_SIGNAL = "ended by signal {}"


@dataclass(frozen=True)
class DriverBatch:
    """Outcome of a process: the number of calls, the functions that succeeded, and what is wrong, or None."""

    seed: int
    calls: int
    succeeded: frozenset[str]
    failure: str | None


def run_batch(mode: str, seed: int, size: int) -> DriverBatch:
    """Run one process of calls; `mode` is `random` or `handles` (see `driver_calls`)."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        log.write_bytes(bytes(_LOG))
        command = [sys.executable, "-m", "minicc", "exec", "--timeout=20", "--"]
        process = subprocess.Popen(
            [*command, sys.executable, str(CHILD), mode, str(seed), str(size), str(log)],
            cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace",
            env={**os.environ, "PYTHONPATH": str(ROOT / "tests")},
        )  # fmt: skip
        try:
            out, err = process.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            out, err = process.communicate()
            why = f"took more than {SECONDS} s"
        else:
            why = _failure(process.returncode, out, err)
        last = log.read_bytes().split(b"\0")[0].decode(errors="replace")
    made = re.search(r"^made (\d+)(?:; succeeded: (.*))?$", out, re.M)
    succeeded = frozenset((made[2] or "").split()) if made else frozenset()
    failure = f"{why}\n  last call: {last}" if why else None
    return DriverBatch(seed, int(made[1]) if made else size, succeeded, failure)


def _failure(status: int, out: str, err: str) -> str:
    """Return what is wrong with the end of a process, empty if nothing is."""
    if status < 0:
        return _SIGNAL.format(signal.Signals(-status).name)
    internal = _INTERNAL.search(err)
    if internal:
        return internal[0]
    return f"{out.strip()}\n{err[-2000:]}" if status else ""


def main() -> int:
    """Run the batches and print the failures."""
    from minicc.filetests.progress import Progress

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("calls", nargs="?", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--size", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    progress, failures, succeeded = Progress(arguments.calls), 0, set()
    first, left = arguments.seed, arguments.calls
    with ThreadPoolExecutor(arguments.jobs) as pool:
        while left > 0:
            seeds = range(first, first + -(-left // arguments.size))
            first = seeds.stop
            for batch in pool.map(lambda seed: run_batch("random", seed, arguments.size), seeds):
                progress.step(count=min(batch.calls, left))
                left -= batch.calls
                succeeded |= batch.succeeded
                if batch.failure:
                    failures += 1
                    progress.print(f"seed {batch.seed}: {batch.failure}")
                    progress.print(f"  again: python {sys.argv[0]} {arguments.size} --seed {batch.seed}"
                                   f" --size {arguments.size}")  # fmt: skip
    progress.close()
    print(f"{failures} failures; {len(succeeded)} functions succeeded at least once")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
