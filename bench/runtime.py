"""The speed of the engines on kernels, beside gcc's code for the same computation.

    python bench/runtime.py [WORD…] [--times N] [--no-reference]

Columns, for each workload whose name contains a word: milliseconds of the NumPy engine, of the native engine
on one thread and on all, and of `gcc -O3 -march=native` on one thread (where gcc is found); the gain of two
threads in processor time (2 where they take no more together than one alone; - where a launch has one
worker); ratios. A time is the least of some launches on arrays in device memory, in processor time where one
thread runs; the first launch, which compiles, is not counted. Results of all must agree, to a few roundings
with gcc.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from harness import Table, argument_parser, cpu_seconds, least
from runtime_workloads import WORKLOADS, Workload

import minicc


def compile_with_gcc(workload: Workload, folder: Path) -> Callable[[tuple[Any, ...]], Callable[[], None]]:
    """Compile the C function and return a function that binds arguments to a call of it."""
    source, library = folder / "k.c", folder / f"{abs(hash(workload.name))}.so"
    source.write_text(workload.c)
    command = ["gcc", "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(source), "-lm"]
    subprocess.run(command, check=True)
    function = ctypes.CDLL(str(library)).k

    def bind(arguments: tuple[Any, ...]) -> Callable[[], None]:
        converted = [
            ctypes.c_void_p(a.__array_interface__["data"][0])
            if isinstance(a, np.ndarray)
            else ctypes.c_int(a)
            for a in arguments
        ]
        return lambda: [function(*converted) for _ in range(workload.launches)] and None

    return bind


class Measurement(NamedTuple):
    """Least seconds of a launch, the arrays after the first launch, the workers of the last one."""

    seconds: float
    arrays: list[Any]
    workers: int


def measure(workload: Workload, engine: str, threads: int | None, times: int) -> Measurement:
    """Measure launches on device memory: processor time, or wall time where `threads` is None (all)."""
    os.environ.pop("MINICC_THREADS", None)
    if threads:
        os.environ["MINICC_THREADS"] = str(threads)
    kernel = minicc.compile(workload.kernel)["k"]
    device = minicc.Device()
    arguments = [device.array(a) if isinstance(a, np.ndarray) else a for a in workload.arguments()]
    workers = 1

    def launch() -> float:
        nonlocal workers
        start, clock = time.process_time(), 0.0
        for _ in range(workload.launches):
            result = kernel(workload.grid, workload.block, tuple(arguments), engine=engine, device=device)
            clock, workers = clock + result.seconds, result.workers
        return time.process_time() - start if threads else clock

    launch()
    arrays = [a.get() for a in arguments if not isinstance(a, int)]
    return Measurement(least(launch, times, budget=2), arrays, workers)


def check_equal(workload: Workload, left: list[Any], right: list[Any]) -> None:
    """Raise AssertionError if arrays differ; the bitonic sort's are not compared."""
    assert workload.name.startswith("bitonic") or all(
        np.array_equal(a, b, equal_nan=True) for a, b in zip(left, right)
    ), workload.name


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("word", nargs="*", help="part of a workload's name")
    parser.add_argument("--times", type=int, default=12)
    parser.add_argument("--no-reference", action="store_true", help="do not run the NumPy engine")
    options = parser.parse_args()
    table = Table("ms:34", "NumPy:>9.2f", "native 1:>9.3f", "all:>8.3f", "gain of 2:>9.2f", "gcc:>8.3f",
        "native/gcc:>10.2f", "target:>6", "NumPy/native:>12.0f", "results:7")  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        for workload in WORKLOADS:
            if options.word and not any(word in workload.name for word in options.word):
                continue
            one, two, every = (measure(workload, "native", n, options.times) for n in (1, 2, None))
            check_equal(workload, one.arrays, every.arrays)
            gain = 2 * one.seconds / two.seconds if two.workers == 2 else "-"
            numpy_ms = numpy_ratio = gcc_ms = gcc_ratio = difference = None
            if not options.no_reference:
                reference = measure(workload, "reference", None, 2)
                check_equal(workload, one.arrays, reference.arrays)
                numpy_ms, numpy_ratio = reference.seconds * 1e3, reference.seconds / one.seconds
            if shutil.which("gcc"):
                arguments = tuple(a.copy() if isinstance(a, np.ndarray) else a for a in workload.arguments())
                call = compile_with_gcc(workload, Path(folder))(arguments)
                call()
                arrays = (a for a in arguments if isinstance(a, np.ndarray))
                if not all(np.allclose(a, b, rtol=1e-3, atol=1e-4) for a, b in zip(arrays, one.arrays)):
                    difference = "differ"
                seconds = least(lambda: cpu_seconds(call), options.times, budget=2)  # noqa: B023
                gcc_ms, gcc_ratio = seconds * 1e3, one.seconds / seconds
            table.print_row(workload.name, numpy_ms, one.seconds * 1e3, every.seconds * 1e3, gain, gcc_ms,
                gcc_ratio, workload.target or None, numpy_ratio, difference)  # fmt: skip


if __name__ == "__main__":
    main()
