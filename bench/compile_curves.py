"""The growth of compile time with the size of a program, beside nvcc's: one curve for each kind of code.

    python bench/compile_curves.py [FAMILY …] [--levels 0,2] [--most SIZE] [--limit SECONDS] [--stages]

Sizes double up to the family's largest, or until a run takes longer than `--limit`. Times are CPU seconds of
the whole process, less those of an empty kernel; the exponent is the slope of the last doublings (1 is
linear). `--stages` shows minicc's slowest stages at the largest size instead.
"""

from __future__ import annotations

import math
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from harness import argument_parser, bytecode_environment, run_process

from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.filetests.assemble import find_tool
from minicc.filetests.progress import Progress

HEAD = "__global__ void k(const int *a, int *b, int n)\n{\n    int x = a[threadIdx.x], y = n, z = 1;\n"
TAIL = "    b[threadIdx.x] = x ^ y ^ z;\n}\n"


def kernel(lines: list[str]) -> str:
    """Return a kernel with these statements; `x`, `y`, `z` are its variables, `a` and `b` its arrays."""
    return HEAD + "".join(f"    {line}\n" for line in lines) + TAIL


def loops(n: int) -> str:
    """Return successive loops."""
    return kernel(
        [f"for (int i = 0; i < n + {k}; i++) {{ x += a[i] * {k + 3}; b[i + {k}] = x; }}" for k in range(n)]
    )


def counted(n: int) -> str:
    """Return loops of eight iterations, which are unrolled."""
    return kernel(
        [
            f"for (int i = 0; i < 8; i++) {{ x += a[i + {k}] * {k + 3}; b[i * {k + 1}] = x; }}"
            for k in range(n)
        ]
    )


def nested(n: int) -> str:
    """Return successive nests of three loops, and one nest as deep as a tenth of `n`."""
    flat = [
        f"for (int i = 0; i < n; i++) for (int j = {k}; j < i; j++) {{ y += j; for (int l = 0; l < y; l++) x"
        " += a[l * n + j]; }"
        for k in range(n)
    ]
    depth = max(n // 10, 1)
    deep = [f"for (int d{k} = 0; d{k} < a[{k}]; d{k}++) {{ x += d{k};" for k in range(depth)]
    return kernel([*flat, *deep, "}" * depth])


def branches(n: int) -> str:
    """Return successive conditions with side effects in both branches."""
    return kernel(
        [
            f"if (a[{k}] > x) {{ x += {k + 1}; b[{k}] = y; }} else {{ y ^= x; b[{k + 1}] = x; }}"
            for k in range(n)
        ]
    )


def chained(n: int) -> str:
    """Return one chain of `else if`, and conditions that jump to one label."""
    chain = [
        "if (x == 0) y = 1;",
        *(f"else if (x == a[{k}]) {{ y += {k}; b[{k}] = y; }}" for k in range(n // 2)),
    ]
    out = [f"if (a[{k}] == y) goto out; b[{k}] = x;" for k in range(n // 2)]
    return kernel([*chain, *out, "out:;"])


def straight(n: int) -> str:
    """Return statements without a branch."""
    forms = ("x = x * {0} + y;", "y ^= a[{0}] + x;", "z += x & y; b[{0}] = z;", "x -= (z >> 3) * {0};")
    return kernel([forms[k % 4].format(k + 3) for k in range(n)])


def independent(n: int) -> str:
    """Return independent statements without a branch, whose values are all live at once."""
    return kernel(
        [
            *(f"int v{k} = a[{k} * n] + {k};" for k in range(n)),
            *(f"b[{k} * n] = v{k} * v{n - 1 - k};" for k in range(n)),
        ]
    )


def calls(n: int) -> str:
    """Return functions that call each other, once each, and calls of one that is not inlined."""
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
    """Return calls of one function that is inlined."""
    small = "__device__ int near(int x, int y) { if (x > y) return x * y + 1; return x - y; }\n"
    return small + kernel([f"x = near(x, y + {k}); b[{k}] = x;" for k in range(n)])


def kernels(n: int) -> str:
    """Return small kernels in one file."""
    return "".join(
        f"__global__ void k{k}(const float *a, float *b, int n)\n{{\n    int i = blockIdx.x * blockDim.x +"
        f" threadIdx.x;\n    if (i < n)\n        b[i] = a[i] * {k}.0f + b[i];\n}}\n"
        for k in range(n)
    )


def references(n: int) -> str:
    """Return a chain of references to the lesser and the greater of two variables."""
    functions = "__device__ const int &least(const int &a, const int &b) { return b < a ? b : a; }\n"
    functions += "__device__ const int &most(const int &a, const int &b) { return a < b ? b : a; }\n"
    steps = [f"const int &l{k + 1} = least(l{k}, m{k}), &m{k + 1} = most(l{k}, m{k});" for k in range(n)]
    return functions + kernel(["const int &l0 = x, &m0 = y;", *steps, f"z = l{n} - m{n};"])


def switch(n: int) -> str:
    """Return one switch of many cases, in a loop."""
    cases = [f"case {3 * k}: x += {k}; b[{k}] = x; break;" for k in range(n)]
    return kernel(["for (int i = 0; i < n; i++)", "switch (a[i]) {", *cases, "default: y++;", "}"])


def arrays(n: int) -> str:
    """Return accesses to one local array at constant indices and to one at variable indices."""
    return kernel([
        f"int s[{n}], t[{n}];",
        *(f"s[{k}] = a[{k}] * x; t[(x + {k}) % {n}] = s[{k}];" for k in range(n)),
        *(f"x += s[{n - 1 - k}] ^ t[(y + {k}) % {n}];" for k in range(n)),
    ])  # fmt: skip


def shared(n: int) -> str:
    """Return loads and stores of shared memory between barriers."""
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
    "chained": (chained, 1600), "straight": (straight, 6400), "independent": (independent, 2000),
    "calls": (calls, 800), "inlined": (inlined, 1600), "kernels": (kernels, 1600), "switch": (switch, 1600),
    "arrays": (arrays, 800), "shared": (shared, 1600), "references": (references, 800),
}  # fmt: skip
"""Name: the source of a size, and the largest size: 10,000 to 30,000 instructions."""

DOUBLINGS = 4
EMPTY = kernel([])


def sizes(most: int) -> list[int]:
    """Return the sizes of a curve, doubling."""
    return [max(most >> k, 1) for k in range(DOUBLINGS, -1, -1)]


def seconds(command: list[str], source: str, limit: float, environment: dict[str, str]) -> float | None:
    """Return the CPU seconds of `command` over `source`; None when it took longer than `limit`, or so much
    memory that the system ended it. Raises RuntimeError when it failed otherwise.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "k.cu"
        file.write_text(source)
        line = ["prlimit", f"--cpu={limit:.0f}", *command, str(file), "-o", "/dev/null"]
        usage, process = run_process(line, environment, check=False)
    if process.returncode and usage.cpu < limit - 1 and "Killed" not in process.stderr:
        raise RuntimeError(f"{' '.join(command)}: {process.stderr[-500:]}")
    return usage.cpu if not process.returncode else None


def exponent(curve: dict[int, float]) -> float:
    """Return the slope of log time over log size in the last two doublings; NaN if there are none."""
    points = list(curve.items())[-3:]
    if len(points) < 2 or points[0][1] <= 0:
        return math.nan
    (n0, t0), (n1, t1) = points[0], points[-1]
    return math.log(t1 / t0) / math.log(n1 / n0)


def stages(source: str, level: int, limit: int = 6) -> str:
    """Return the stages and passes that take most of the time of one compilation, as text."""
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


def print_stages(names: list[str], levels: list[int], most: int | None) -> None:
    """Print the slowest stages and passes of each family at its largest size."""
    for name in names:
        make, size = FAMILIES[name]
        for level in levels:
            text = stages(make(most or size), level)
            print(f"{name:12} -O{level} {most or size:6}: {text}", flush=True)


def print_curves(names: list[str], levels: list[int], largest: int | None, limit: float) -> None:
    """Print the times of each family by size, of minicc and of nvcc where it is found."""
    commands = {f"minicc -O{level}": [sys.executable, "-m", "minicc", f"-O{level}"] for level in levels}
    if nvcc := find_tool("nvcc"):
        commands["nvcc -ptx"] = [nvcc, "-ptx", "-arch=sm_80", "-w"]
    progress = Progress(len(names) * len(commands) * (DOUBLINGS + 1))
    with bytecode_environment() as environment:
        base = {
            compiler: min(
                t for _ in range(3) if (t := seconds(command, EMPTY, limit, environment)) is not None
            )
            for compiler, command in commands.items()
        }
        for name in names:
            make, most = FAMILIES[name]
            steps = sizes(largest or most)
            progress.print(f"{name:12} {'':10}" + "".join(f"{n:>9}" for n in steps) + "   exponent")
            for compiler, command in commands.items():
                curve: dict[int, float] = {}
                for index, n in enumerate(steps):
                    progress.step(f"{name} {n} {compiler}")
                    if len(curve) == index:  # none of the smaller sizes took too long
                        t = seconds(command, make(n), limit, environment)
                        curve |= {n: max(t - base[compiler], 0.0)} if t is not None else {}
                cells = "".join(f"{curve[n]:9.2f}" if n in curve else f"{f'>{limit:.0f}':>9}" for n in steps)
                progress.print(f"{'':12} {compiler:10}{cells} {exponent(curve):10.2f}")
    progress.close()


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=f"default: {', '.join(FAMILIES)}")
    parser.add_argument("--levels", default="0,2", help="optimisation levels (default 0,2)")
    parser.add_argument("--most", type=int, help="the largest size of all families")
    parser.add_argument("--limit", type=float, default=60.0, help="seconds a run may take (default 60)")
    parser.add_argument(
        "--stages", action="store_true", help="minicc's stages at the largest size, no curves"
    )
    options = parser.parse_args()
    names = options.families or list(FAMILIES)
    levels = [int(level) for level in options.levels.split(",")]
    if options.stages:
        print_stages(names, levels, options.most)
    else:
        print_curves(names, levels, options.most, options.limit)


if __name__ == "__main__":
    main()
