"""The native engine beside OpenCL runtimes for CPUs: PoCL and Intel's, one thread each, on the same kernels.

    python bench/opencl.py [WORD]... [--environment FOLDER] [--turns N]

`opencl_kernels.cl` has the kernels of `runtime_workloads.py` in OpenCL C. Each runtime, minicc too, runs in a
process of its own on one core, and the processes take turns of a few launches. Before a launch all arrays are
written anew. A time is processor time in ms from the enqueued launch to its end, as median and least of the
launches; a ratio is the runtime's time by minicc's, so above 1 minicc is faster. The first launch of a turn,
which finds the caches full of another process's data, is not counted. Results must equal minicc's bit for
bit, so all runtimes contract to fused multiply-adds, and round quotients and roots, as minicc does.

The runtimes are pinned packages in an environment that the first run makes in `.venv-frameworks/opencl`, or
that `--environment` names. A runtime that does not load is left out, with its reason.
"""

from __future__ import annotations

import os
import pickle
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from harness import Table, argument_parser, environment_with, geometric_mean
from runtime_workloads import WORKLOADS, Workload

PACKAGES = (
    *("pyopencl==2026.1.4", "pocl-binary-distribution==3.0", "numpy==2.4.6"),
    *("intel-opencl-rt==2026.2.0", "intel-cmplr-lib-rt==2026.2.0"),
)
RUNTIMES = {"PoCL": "Portable Computing Language", "Intel": "Intel"}
"""The beginnings of the platforms' names."""
OPTIONS = ("-cl-std=CL1.2", "-cl-fp32-correctly-rounded-divide-sqrt")
SOURCES = dict(
    re.findall(
        r"^// kernel: (.+)\n((?:.*\n)*?)(?=// kernel|\Z)",
        Path(__file__).with_name("opencl_kernels.cl").read_text(),
        re.M,
    )
)
TURN = 4
"""Launches of a runtime before the next one's turn."""


class Launcher(NamedTuple):
    """A compiled kernel with its arguments: functions that write the arrays, launch, and read the arrays."""

    write: Callable[[], None]
    launch: Callable[[], None]
    read: Callable[[], list[np.ndarray]]


def minicc_launcher(workload: Workload, arguments: tuple[Any, ...]) -> Launcher:
    """Return the launcher of the native engine, which checks arguments and accesses at each launch."""
    import minicc

    kernel, device = minicc.compile(workload.kernel)["k"], minicc.Device()
    on_device = tuple(device.array(a) if isinstance(a, np.ndarray) else a for a in arguments)
    arrays = [(to, a) for to, a in zip(on_device, arguments) if isinstance(a, np.ndarray)]

    def launch() -> None:
        for _ in range(workload.launches):
            kernel(workload.grid, workload.block, on_device, engine="native", device=device)

    return Launcher(
        lambda: [to.set(a) for to, a in arrays] and None, launch, lambda: [to.get() for to, _ in arrays]
    )


def opencl_launchers(name: str) -> tuple[str, Callable[[Workload, tuple[Any, ...]], Launcher]]:
    """Return the version of a runtime, and what makes its launchers. Raises RuntimeError without it."""
    import pyopencl as cl

    platforms = [p for p in cl.get_platforms() if p.name.startswith(RUNTIMES[name])]
    if not platforms:
        raise RuntimeError("the loader of OpenCL finds no such platform")
    (device,) = platforms[0].get_devices()
    if device.max_compute_units != 1:
        raise RuntimeError(f"it has {device.max_compute_units} threads")
    context = cl.Context([device])
    queue = cl.CommandQueue(context)

    def launcher(workload: Workload, arguments: tuple[Any, ...]) -> Launcher:
        kernel = cl.Program(context, SOURCES[workload.name]).build(list(OPTIONS)).k
        flags = cl.mem_flags.READ_WRITE
        on_device = [
            cl.Buffer(context, flags, a.nbytes) if isinstance(a, np.ndarray) else np.int32(a)
            for a in arguments
        ]
        arrays = [(to, a) for to, a in zip(on_device, arguments) if isinstance(a, np.ndarray)]
        kernel.set_args(*on_device)
        size = tuple(map(int.__mul__, workload.grid, workload.block))

        def write() -> None:
            for to, a in arrays:
                cl.enqueue_copy(queue, to, a)
            queue.finish()

        def launch() -> None:
            for _ in range(workload.launches):
                cl.enqueue_nd_range_kernel(queue, kernel, size, workload.block)
            queue.finish()

        def read() -> list[np.ndarray]:
            results = [np.empty_like(a) for _, a in arrays]
            for result, (from_, _) in zip(results, arrays):
                cl.enqueue_copy(queue, result, from_)
            queue.finish()
            return results

        return Launcher(write, launch, read)

    return f"{platforms[0].version}, {device.version}", launcher


def serve(name: str) -> None:
    """Answer requests of pickles until the input ends.

    A workload's number and arguments are answered by the arrays after its first launch, None by the seconds
    of each launch of a turn. The first answer is the runtime's version, or a RuntimeError.
    """
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)

    def answer(value: Any) -> None:
        pickle.dump(value, answers)
        answers.flush()

    try:
        version, make = ("", minicc_launcher) if name == "minicc" else opencl_launchers(name)
    except Exception as reason:
        answer(RuntimeError(str(reason).strip()))
        return
    answer(version)
    while True:
        try:
            request = pickle.load(requests)
        except EOFError:
            return
        if request is not None:
            number, arguments = request
            launcher = make(WORKLOADS[number], arguments)
            launcher.write()
            launcher.launch()
            answer(launcher.read())
            continue
        seconds = []
        for _ in range(TURN):
            launcher.write()
            start = time.process_time()
            launcher.launch()
            seconds.append(time.process_time() - start)
        answer(seconds)


class Server:
    """A process that serves one runtime on one core."""

    def __init__(self, name: str, python: Path, environment: dict[str, str]) -> None:
        core = max(os.sched_getaffinity(0))
        self._process = subprocess.Popen(
            [python, __file__, "--serve", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | environment,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
        try:
            self.version = self._answer()
        except EOFError:
            self.version = RuntimeError("its process ended")

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        return pickle.load(self._process.stdout)

    def ask(self, request: Any) -> Any:
        """Send a request and return its answer."""
        assert self._process.stdin is not None
        pickle.dump(request, self._process.stdin)
        self._process.stdin.flush()
        return self._answer()

    def stop(self) -> None:
        """Close the input, and wait for the end."""
        self._process.communicate()


def start_servers(environment: Path, folder: Path) -> dict[str, Server]:
    """Start minicc and each runtime that the environment has; print versions, and what is left out."""
    python = environment / "bin" / "python"
    for library in environment.glob("lib/libintelocl.so.*.*"):
        (folder / "intel.icd").write_text(f"{library}\n")
    servers = {"minicc": Server("minicc", Path(sys.executable), {"MINICC_THREADS": "1"})}
    for name in RUNTIMES:
        variables = {
            "OCL_ICD_VENDORS": str(folder),
            "POCL_MAX_PTHREAD_COUNT": "1",
            "PYTHONWARNINGS": "ignore",
        }
        server = Server(name, python, variables)
        if isinstance(server.version, RuntimeError):
            print(f"{name} is left out: {server.version}", flush=True)
        else:
            print(f"{name}: {server.version}", flush=True)
            servers[name] = server
    return servers


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("word", nargs="*", help="part of a workload's name")
    parser.add_argument("--environment", type=Path, help="an environment that has the runtimes")
    parser.add_argument("--turns", type=int, default=10)
    parser.add_argument("--serve", help="for the processes of this benchmark")
    options = parser.parse_args()
    if options.serve:
        serve(options.serve)
        return
    environment = options.environment or environment_with("opencl", PACKAGES)
    with tempfile.TemporaryDirectory() as folder:
        servers = start_servers(environment.resolve(), Path(folder))
    peers = [name for name in servers if name != "minicc"]
    columns = [(f"{name}:>8.3f", " :>8.3f", "ratio:>6.2f", " :>6.2f") for name in peers]
    table = Table("ms, median and least:32", "minicc:>8.3f", " :>8.3f", *sum(columns, ()))
    ratios: dict[str, list[tuple[float, float]]] = {name: [] for name in peers}
    for number, workload in enumerate(WORKLOADS):
        if workload.name not in SOURCES or not any(word in workload.name for word in options.word or [""]):
            continue
        arguments = workload.arguments()
        results = {name: server.ask((number, arguments)) for name, server in servers.items()}
        for name in peers:
            for ours, theirs in zip(results["minicc"], results[name]):
                assert np.array_equal(ours, theirs), f"{workload.name}: {name}'s result differs"
        rounds = [{name: server.ask(None) for name, server in servers.items()} for _ in range(options.turns)]
        times = {name: [1e3 * time for row in rounds for time in row[name][1:]] for name in servers}
        both = {name: (statistics.median(row), min(row)) for name, row in times.items()}
        cells: list[float] = [*both["minicc"]]
        for name in peers:
            median, least = (theirs / ours for ours, theirs in zip(both["minicc"], both[name]))
            cells += (*both[name], median, least)
            if workload.launches == 1:
                ratios[name].append((median, least))
        table.print_row(workload.name, *cells)
    means = (geometric_mean(row) for name in peers for row in zip(*ratios[name]))
    empty = (None, None)
    table.print_row("geometric mean, one launch each", *empty,
        *(cell for _ in peers for cell in (*empty, next(means), next(means))))  # fmt: skip
    for server in servers.values():
        server.stop()


if __name__ == "__main__":
    main()
