"""How fast the engines execute kernels, beside gcc's code for the same computation.

    python bench/runtime.py [WORD…] [--times N] [--no-reference]

One run prints, for each workload whose name contains a word: milliseconds of the NumPy engine, of the native
engine on one thread and on all, what two threads gain in processor time (2 where they need no more together
than one alone; - where a launch has one worker), of `gcc -O3 -march=native` on one thread (where gcc is
found), and the ratios. A time is the best of some launches on arrays that lie in device memory already, in
processor time where one thread runs; the first launch, which compiles, is not counted. Results of all must
agree, to a few roundings with gcc.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from runtime_workloads import WORKLOADS, Workload

import minicc


def best(run: Callable[[], object], times: int, budget: float = 2.0) -> float:
    """Seconds of the fastest of so many runs, fewer where they take long."""
    result, spent = 1e9, 0.0
    for _ in range(times):
        begin = time.process_time()
        run()
        seconds = time.process_time() - begin
        result, spent = min(result, seconds), spent + seconds
        if spent > budget:
            break
    return result


def with_gcc(workload: Workload, folder: Path) -> Callable[[tuple[Any, ...]], Callable[[], None]] | None:
    """A maker of calls of the C function, None without gcc."""
    if shutil.which("gcc") is None:
        return None
    source, library = folder / "k.c", folder / f"{abs(hash(workload.name))}.so"
    source.write_text(workload.c)
    subprocess.run(
        ["gcc", "-O3", "-march=native", "-shared", "-fPIC", "-o", library, source, "-lm"], check=True
    )
    function = ctypes.CDLL(str(library)).k

    def make(arguments: tuple[Any, ...]) -> Callable[[], None]:
        given = [
            (
                ctypes.c_void_p(a.__array_interface__["data"][0])
                if isinstance(a, np.ndarray)
                else ctypes.c_int(a)
            )
            for a in arguments
        ]
        return lambda: [function(*given) for _ in range(workload.launches)] and None

    return make


def launcher(
    workload: Workload, engine: str, every: bool
) -> tuple[Callable[[], tuple[float, int]], list[Any]]:
    """(a launch that gives its seconds, of the processor but where it has `every` one, and its workers, the
    arguments) on device memory.
    """
    kernel = minicc.compile(workload.kernel)["k"]
    device = minicc.Device()
    arguments = [device.array(a) if isinstance(a, np.ndarray) else a for a in workload.arguments()]

    def run() -> tuple[float, int]:
        begin, clock, workers = time.process_time(), 0.0, 1
        for _ in range(workload.launches):
            result = kernel(workload.grid, workload.block, tuple(arguments), engine=engine, device=device)
            clock, workers = clock + result.seconds, result.workers
        return clock if every else time.process_time() - begin, workers

    return run, arguments


def measured(
    workload: Workload, engine: str, threads: int | None, times: int
) -> tuple[float, list[Any], int]:
    """(seconds, the arrays after the first launch, workers of the last one)."""
    if threads:
        os.environ["MINICC_THREADS"] = str(threads)
    else:
        os.environ.pop("MINICC_THREADS", None)
    run, arguments = launcher(workload, engine, every=threads is None)
    run()
    after = [a.get() for a in arguments if not isinstance(a, int)]
    result, spent, workers = 1e9, 0.0, 1
    for _ in range(times):
        seconds, workers = run()
        result = min(result, seconds)
        spent += result
        if spent > 2:
            break
    return result, after, workers


def gain(workload: Workload, one: float, times: int) -> str:
    """How many threads' work two of them do in the processor time of two, `one` being what one takes
    alone.
    """
    seconds, _, workers = measured(workload, "native", 2, times)
    return f"{2 * one / seconds:.2f}" if workers == 2 else "-"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("word", nargs="*")
    parser.add_argument("--times", type=int, default=12)
    parser.add_argument("--no-reference", action="store_true")
    options = parser.parse_args()
    print(
        f"{'ms':34}{'NumPy':>10}{'native 1':>10}{'all':>9}{'gain of 2':>11}{'gcc':>9}{'native/gcc':>12}{'target':>8}{'NumPy/native':>14}"
    )
    with tempfile.TemporaryDirectory() as folder:
        for workload in WORKLOADS:
            if options.word and not any(word in workload.name for word in options.word):
                continue
            one, result, _ = measured(workload, "native", 1, options.times)
            every, again, _ = measured(workload, "native", None, options.times)
            assert workload.name.startswith("bitonic") or all(
                np.array_equal(a, b, equal_nan=True) for a, b in zip(result, again)
            ), workload.name
            line, slow = f"{workload.name:34}", None
            if not options.no_reference:
                slow, wanted, _ = measured(workload, "reference", None, 2)
                assert workload.name.startswith("bitonic") or all(
                    np.array_equal(a, b, equal_nan=True) for a, b in zip(result, wanted)
                ), workload.name
            line += f"{slow * 1e3:10.2f}" if slow else f"{'':10}"
            line += f"{one * 1e3:10.3f}{every * 1e3:9.3f}{gain(workload, one, options.times):>11}"
            make = with_gcc(workload, Path(folder))
            if make is not None:
                arguments = tuple(a.copy() if isinstance(a, np.ndarray) else a for a in workload.arguments())
                call = make(arguments)
                call()
                close = all(
                    np.allclose(a, b, rtol=1e-3, atol=1e-4)
                    for a, b in zip((a for a in arguments if isinstance(a, np.ndarray)), result)
                )
                gcc = best(call, options.times)
                line += f"{gcc * 1e3:9.3f}{one / gcc:12.2f}{workload.target or '':>8}{'' if close else ' (differs)'}"
            if slow:
                line += f"{slow / one:14.0f}"
            print(line, flush=True)


if __name__ == "__main__":
    main()
