"""Instructions that threads execute, before and after minicc optimises other compilers' PTX.

    python bench/lift.py [KERNEL…]
    python bench/lift.py --machine-code

The input is nvcc's PTX of the examples and typical kernels, which needs nvcc, and the stored PTX of
`tests/foreign`: nvcc's, tinygrad's and Numba's. Counts are exact and the same on every machine.
`--machine-code` counts the instructions and registers of what ptxas makes of both instead, for each kernel of
these files. The exit status is 1 if a kernel has more than 1.02 times as many instructions as before.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator

from harness import ROOT, Table, argument_parser, geometric_mean

from codegen import assemble

sys.path += [str(ROOT / "tests" / "examples"), str(ROOT / "tests" / "quality")]
from counting import LAUNCHES, executed, load_nvcc  # type: ignore[import-not-found]

import minicc
from minicc.driver.run import named_arguments
from minicc.filetests import directives
from minicc.ptx.parsing.parser import parse

STORED = [ROOT / "tests" / "foreign" / folder for folder in ("ptx", "frameworks")]
LIMIT = 1.02


def optimized(text: str) -> minicc.ObjectCode:
    """Return PTX after the passes."""
    return minicc.compile(text, filename="input.ptx", options=("-O2",))


Count = Callable[[minicc.ObjectCode], int]


def of_nvcc() -> Iterator[tuple[str, minicc.ObjectCode, Count]]:
    """Yield the name, the PTX and the count of each typical kernel."""
    for launch in LAUNCHES if shutil.which("nvcc") else ():
        yield launch.kernel, load_nvcc(launch.source), lambda obj, launch=launch: executed(obj, launch)


def stored() -> Iterator[tuple[str, minicc.ObjectCode, Count]]:
    """Yield the same of each launch of the stored PTX."""
    for path in (path for folder in STORED for path in sorted(folder.glob("*.ptx"))):
        obj = minicc.ObjectCode.from_ptx(path.read_text())
        for launch in directives.read(path.read_text()).launches:

            def count(
                other: minicc.ObjectCode,
                obj: minicc.ObjectCode = obj,
                launch: directives.LaunchDirective = launch,
            ) -> int:
                values = named_arguments(obj.get_kernel(launch.kernel), launch.arguments)
                counts = minicc.Counts()
                other.get_kernel(launch.kernel)(
                    launch.grid,
                    launch.block,
                    tuple(values.values()),
                    shared_mem=launch.shared,
                    observers=(counts,),
                )
                return counts.thread_instructions

            if launch.fault is None:
                yield f"{path.stem}:{launch.kernel}", obj, count


def compare_machine_code() -> float:
    """Print the machine code of all kernels that both have; return the largest ratio of instructions."""
    texts = dict.fromkeys(obj.ptx for group in (of_nvcc, stored) for _, obj, _ in group())
    table = Table("kernel:44", "before:>10", "after:>10", "after/before:>12.3f", "registers:>10.3f")
    sizes, registers = [], []
    for text in texts:
        before = assemble(text, parse(text, "input.ptx").target[0])
        after = assemble(optimized(text).ptx, parse(text, "input.ptx").target[0])
        for name in before.keys() & after.keys():
            old, new = before[name], after[name]
            sizes.append(new.instructions / old.instructions)
            registers.append(new.registers / old.registers)
            table.print_row(name[:44], old.instructions, new.instructions, sizes[-1], registers[-1])
    means = geometric_mean(sizes), geometric_mean(registers)
    table.print_row(f"{len(sizes)} kernels", None, None, *means)
    table.print_row("the worst", None, None, max(sizes), max(registers))
    return max(sizes)


def main() -> int:
    parser = argument_parser(__doc__)
    parser.add_argument("kernels", nargs="*", metavar="KERNEL")
    parser.add_argument("--machine-code", action="store_true")
    options = parser.parse_args()
    if options.machine_code:
        return compare_machine_code() > LIMIT
    kernels, worst = options.kernels, 0.0
    table = Table("kernel:44", "before:>10", "after:>10", "after/before:>12.3f")
    for group in (of_nvcc, stored):
        ratios, texts = [], {}
        for name, obj, count in group():
            if kernels and name not in kernels:
                continue
            if obj.ptx not in texts:
                texts = {obj.ptx: optimized(obj.ptx)}
            before, after = count(obj), count(texts[obj.ptx])
            ratios.append(after / before)
            table.print_row(name, before, after, ratios[-1])
        if ratios:
            table.print_row(f"{group.__name__}: {len(ratios)}", None, None, geometric_mean(ratios))
            worst = max(worst, *ratios)
    table.print_row("the worst", None, None, worst)
    return worst > LIMIT


if __name__ == "__main__":
    sys.exit(main())
