"""How compile time grows with the size of a program, beside nvcc's: one curve for each kind of code.

    python bench/compile_curves.py [FAMILY …] [--levels 0,2] [--most SIZE] [--limit SECONDS] [--stages]

Sizes double up to the family's largest, or until a run takes longer than `--limit`. Times are CPU seconds of
the whole process, less those of an empty kernel; the exponent is the slope of the last doublings (1 is
linear). `--stages` shows instead where minicc's time goes at the largest size.
"""

from __future__ import annotations

import argparse
import math
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.filetests.assemble import find_tool
from minicc.filetests.progress import Progress

HEAD = "__global__ void k(const int *a, int *b, int n)\n{\n    int x = a[threadIdx.x], y = n, z = 1;\n"
TAIL = "    b[threadIdx.x] = x ^ y ^ z;\n}\n"


def kernel(lines: list[str]) -> str:
    """A kernel with these statements; `x`, `y`, `z` are its variables, `a` and `b` its arrays."""
    return HEAD + "".join(f"    {line}\n" for line in lines) + TAIL


def loops(n: int) -> str:
    """Loops one after the other."""
    return kernel(
        [f"for (int i = 0; i < n + {k}; i++) {{ x += a[i] * {k + 3}; b[i + {k}] = x; }}" for k in range(n)]
    )


def counted(n: int) -> str:
    """Loops of eight iterations, which are unrolled."""
    return kernel(
        [
            f"for (int i = 0; i < 8; i++) {{ x += a[i + {k}] * {k + 3}; b[i * {k + 1}] = x; }}"
            for k in range(n)
        ]
    )


def nested(n: int) -> str:
    """Nests of three loops, one after the other, and one nest as deep as a tenth of `n`."""
    flat = [
        f"for (int i = 0; i < n; i++) for (int j = {k}; j < i; j++) {{ y += j; for (int l = 0; l < y; l++) x"
        " += a[l * n + j]; }"
        for k in range(n)
    ]
    depth = max(n // 10, 1)
    deep = [f"for (int d{k} = 0; d{k} < a[{k}]; d{k}++) {{ x += d{k};" for k in range(depth)]
    return kernel([*flat, *deep, "}" * depth])


def branches(n: int) -> str:
    """Conditions one after the other, with effects in both branches."""
    return kernel(
        [
            f"if (a[{k}] > x) {{ x += {k + 1}; b[{k}] = y; }} else {{ y ^= x; b[{k + 1}] = x; }}"
            for k in range(n)
        ]
    )


def chained(n: int) -> str:
    """One chain of `else if`, and conditions that jump out to one place."""
    chain = [
        "if (x == 0) y = 1;",
        *(f"else if (x == a[{k}]) {{ y += {k}; b[{k}] = y; }}" for k in range(n // 2)),
    ]
    out = [f"if (a[{k}] == y) goto out; b[{k}] = x;" for k in range(n // 2)]
    return kernel([*chain, *out, "out:;"])


def straight(n: int) -> str:
    """Statements without a branch."""
    forms = ("x = x * {0} + y;", "y ^= a[{0}] + x;", "z += x & y; b[{0}] = z;", "x -= (z >> 3) * {0};")
    return kernel([forms[k % 4].format(k + 3) for k in range(n)])


def independent(n: int) -> str:
    """Statements without a branch that have nothing to do with each other, values of which all stay alive."""
    return kernel(
        [
            *(f"int v{k} = a[{k} * n] + {k};" for k in range(n)),
            *(f"b[{k} * n] = v{k} * v{n - 1 - k};" for k in range(n)),
        ]
    )


def calls(n: int) -> str:
    """Functions that call each other, once each, and calls of one that is not inlined."""
    functions = (
        "__device__ __noinline__ int far(int x, int y) { return x * y + 1; }\n__device__ int f0(int x) {"
        " return x + 1; }\n"
        + "".join(
            f"__device__ int f{k}(int x) {{ return x * {k} + f{k - 1}(x ^ {k}) + (x > {k} ? x / 3 : x * 5);"
            " }\n"
            for k in range(1, n)
        )
    )
    return functions + kernel([f"x = f{n - 1}(x);", *(f"y += far(x, {k});" for k in range(n))])


def inlined(n: int) -> str:
    """Calls of one function that is inlined."""
    small = "__device__ int near(int x, int y) { if (x > y) return x * y + 1; return x - y; }\n"
    return small + kernel([f"x = near(x, y + {k}); b[{k}] = x;" for k in range(n)])


def kernels(n: int) -> str:
    """Small kernels in one file."""
    return "".join(
        f"__global__ void k{k}(const float *a, float *b, int n)\n{{\n    int i = blockIdx.x * blockDim.x +"
        f" threadIdx.x;\n    if (i < n)\n        b[i] = a[i] * {k}.0f + b[i];\n}}\n"
        for k in range(n)
    )


def choices(n: int) -> str:
    """References to the lesser and the greater of two variables, each step made of the one before."""
    functions = "__device__ const int &least(const int &a, const int &b) { return b < a ? b : a; }\n"
    functions += "__device__ const int &most(const int &a, const int &b) { return a < b ? b : a; }\n"
    steps = [f"const int &l{k + 1} = least(l{k}, m{k}), &m{k + 1} = most(l{k}, m{k});" for k in range(n)]
    return functions + kernel(["const int &l0 = x, &m0 = y;", *steps, f"z = l{n} - m{n};"])


def switch(n: int) -> str:
    """One switch of many cases, in a loop."""
    cases = [f"case {3 * k}: x += {k}; b[{k}] = x; break;" for k in range(n)]
    return kernel(["for (int i = 0; i < n; i++)", "switch (a[i]) {", *cases, "default: y++;", "}"])


def arrays(n: int) -> str:
    """A local array accessed at constant places, and one at variable places."""
    return kernel([
        f"int s[{n}], t[{n}];",
        *(f"s[{k}] = a[{k}] * x; t[(x + {k}) % {n}] = s[{k}];" for k in range(n)),
        *(f"x += s[{n - 1 - k}] ^ t[(y + {k}) % {n}];" for k in range(n)),
    ])  # fmt: skip


def shared(n: int) -> str:
    """Loads and stores of shared memory between barriers."""
    return kernel(
        [
            "__shared__ int s[1024];",
            *(
                f"s[threadIdx.x ^ {k % 512}] = x; __syncthreads(); x += s[threadIdx.x + {k % 512}];"
                for k in range(n)
            ),
        ]
    )


FAMILIES: dict[str, tuple[Callable[[int], str], int]] = {
    "loops": (loops, 800), "counted": (counted, 200), "nested": (nested, 200), "branches": (branches, 1600),
    "chained": (chained, 1600),
    "straight": (straight, 6400), "independent": (independent, 2000), "calls": (calls, 800),
    "inlined": (inlined, 1600), "kernels": (kernels, 1600),
    "switch": (switch, 1600), "arrays": (arrays, 800), "shared": (shared, 1600), "choices": (choices, 800),
}  # fmt: skip
"""Name: the source of a size, and the largest size: 10,000 to 30,000 instructions."""

DOUBLINGS = 4
EMPTY = kernel([])


def sizes(most: int) -> list[int]:
    """The sizes of a curve, doubling."""
    return [max(most >> k, 1) for k in range(DOUBLINGS, -1, -1)]


def seconds(command: list[str], source: str, limit: float, env: dict[str, str]) -> float | None:
    """CPU seconds of `command` over `source`; None when it took longer than `limit`, or so much memory that
    the system ended it.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "k.cu"
        file.write_text(source)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        line = ["prlimit", f"--cpu={limit:.0f}", *command, str(file), "-o", "/dev/null"]
        done = subprocess.run(line, capture_output=True, text=True, env=env)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if done.returncode and spent < limit - 1 and "Killed" not in done.stderr:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr[-500:]}")
    return spent if not done.returncode else None


def exponent(curve: dict[int, float]) -> float:
    """The slope of log time over log size in the last two doublings."""
    points = list(curve.items())[-3:]
    if len(points) < 2 or points[0][1] <= 0:
        return math.nan
    (n0, t0), (n1, t1) = points[0], points[-1]
    return math.log(t1 / t0) / math.log(n1 / n0)


def stages(source: str, level: int, limit: int = 6) -> str:
    """Where the time of one compilation goes: the stages and passes that take the most of it."""
    time.perf_counter = time.process_time  # other processes do not count
    for text in (EMPTY, source):  # the first is charged with the imports
        compilation = Compilation(text, "k.cu", parse_api_options((f"-O{level}",)))
        compilation.ptx  # noqa: B018
    assert compilation.pass_times is not None
    spent = {
        k: v for k, v in compilation.timings.seconds.items() if k != "passes"
    } | compilation.pass_times.seconds
    most = sorted(spent.items(), key=lambda item: -item[1])[:limit]
    return ", ".join(f"{name} {t:.2f}" for name, t in most) + f" of {sum(spent.values()):.2f} s"


def main() -> None:
    parser = argparse.ArgumentParser(
        description="How compile time grows with the size of a program, beside nvcc's."
    )
    parser.add_argument(
        "families", nargs="*", metavar="FAMILY", help=f"of {', '.join(FAMILIES)}; all when none is named"
    )
    parser.add_argument("--levels", default="0,2", help="optimisation levels (default 0,2)")
    parser.add_argument("--most", type=int, default=None, help="the largest size of all families")
    parser.add_argument("--limit", type=float, default=60.0, help="seconds a run may take")
    parser.add_argument(
        "--stages", action="store_true", help="minicc's stages at the largest size, no curves"
    )
    args = parser.parse_args()
    names = args.families or list(FAMILIES)
    levels = [int(word) for word in args.levels.split(",")]
    if args.stages:
        for name in names:
            make, most = FAMILIES[name]
            for level in levels:
                print(
                    f"{name:12} -O{level} {args.most or most:6}: {stages(make(args.most or most), level)}",
                    flush=True,
                )
        return
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    commands = {f"minicc -O{level}": [sys.executable, "-m", "minicc", f"-O{level}"] for level in levels}
    if nvcc := find_tool("nvcc"):
        commands["nvcc -ptx"] = [nvcc, "-ptx", "-arch=sm_80", "-w"]
    progress = Progress(len(names) * len(commands) * (DOUBLINGS + 1))
    with tempfile.TemporaryDirectory() as cache:
        env["PYTHONPYCACHEPREFIX"] = cache
        base = {
            who: min(t for _ in range(3) if (t := seconds(command, EMPTY, args.limit, env)) is not None)
            for who, command in commands.items()
        }
        for name in names:
            make, most = FAMILIES[name]
            steps = sizes(args.most or most)
            progress.print(f"{name:12} {'':10}" + "".join(f"{n:>9}" for n in steps) + "   exponent")
            for who, command in commands.items():
                curve: dict[int, float] = {}
                for n in steps:
                    progress.step(f"{name} {n} {who}")
                    if (
                        len(curve) == steps.index(n)
                        and (t := seconds(command, make(n), args.limit, env)) is not None
                    ):
                        curve[n] = max(t - base[who], 0.0)
                shown = "".join(
                    f"{curve[n]:9.2f}" if n in curve else f"{'>' + format(args.limit, '.0f'):>9}"
                    for n in steps
                )
                progress.print(f"{'':12} {who:10}{shown} {exponent(curve):10.2f}")
    progress.close()


if __name__ == "__main__":
    main()
