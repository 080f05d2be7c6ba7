"""Static quality of our PTX: its machine code after ptxas for sm_80, beside that of nvcc's PTX.

    python bench/codegen.py [--all] [-IDIR…] [FILE…]

For every kernel that both compile: machine instructions (without those that pad the end) and registers.
Prints the kernels whose code is worse by a tenth (`--all`: every kernel), the geometric means of ours/nvcc,
and how many are worse. FILEs are CUDA sources; the default are the examples, `tests/foreign/cuda` and
`tests/quality`. Needs nvcc and ptxas, and no GPU.
"""

from __future__ import annotations

import re
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from harness import ROOT, Table, argument_parser, geometric_mean

from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.filetests.assemble import find_tool
from minicc.filetests.progress import Progress
from minicc.support.diagnostics import MiniccError
from minicc.support.fast_dataclass import record

SOURCES = (
    *sorted(ROOT.glob("examples/*.cu")),
    *sorted(ROOT.glob("tests/foreign/cuda/*.cuda")),
    *sorted(ROOT.glob("tests/quality/*.cu")),
)
ARCH = "sm_80"
WORSE = 1.1
INSTRUCTION_BYTES = 16
NOP = 0x918
"""The low twelve bits of the instruction that pads the code of a kernel, from sm_70 on."""


@record(frozen=True)
class Cost:
    """Machine instructions and registers of a kernel."""

    instructions: int
    registers: int


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("files", nargs="*", type=Path, default=SOURCES, metavar="FILE")
    parser.add_argument("-I", dest="folders", action="append", default=[], metavar="DIR")
    parser.add_argument("--all", action="store_true", help="show every kernel")
    options = parser.parse_args()
    includes = [f"-I{folder}" for folder in options.folders]
    tools = {name: find_tool(name) for name in ("nvcc", "ptxas")}
    if missing := [name for name, path in tools.items() if path is None]:
        sys.exit(f"not found: {' and '.join(missing)}")
    progress = Progress(len(options.files))
    pairs: list[tuple[str, Cost, Cost]] = []
    failures = []
    for path in options.files:
        progress.step(path.name)
        try:
            ours, theirs = (
                assemble(compile_with_minicc(path, includes)),
                assemble(compile_with_nvcc(path, includes)),
            )
        except (MiniccError, subprocess.CalledProcessError) as error:
            failures.append(f"{path.name} ({type(error).__name__})")
            continue
        pairs += [(f"{path.stem}: {name}", ours[name], cost) for name, cost in theirs.items() if name in ours]
    progress.close()
    print_report(pairs, options.all)
    if failures:
        print(f"not compiled by both: {', '.join(failures)}")


def print_report(pairs: list[tuple[str, Cost, Cost]], everything: bool) -> None:
    def ratio(pair: tuple[str, Cost, Cost]) -> float:
        return pair[1].instructions / pair[2].instructions

    table = Table("kernel:60", "minicc:>8", "nvcc:>8", "ratio:>7.2f", "registers:>9")
    for pair in sorted(pairs, key=ratio, reverse=True):
        if everything or ratio(pair) > WORSE:
            name, ours, theirs = pair
            registers = f"{ours.registers}/{theirs.registers}"
            table.print_row(name[:60], ours.instructions, theirs.instructions, ratio(pair), registers)
    if pairs:
        print(
            f"{len(pairs)} kernels, minicc/nvcc: instructions {geometric_mean(map(ratio, pairs)):.3f},"
            f" registers {geometric_mean(a.registers / b.registers for _, a, b in pairs):.3f};"
            f" {sum(ratio(p) > WORSE for p in pairs)} worse by a tenth"
        )


def compile_with_minicc(path: Path, includes: list[str]) -> str:
    return Compilation(
        path.read_text(), f"{path.stem}.cu", parse_api_options(["-O2", f"-I{path.parent}", *includes], ARCH)
    ).ptx


def compile_with_nvcc(path: Path, includes: list[str]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out.ptx")
        options = ["-ptx", "-std=c++17", f"-arch={ARCH}", f"-I{path.parent}", *includes]
        command = [find_tool("nvcc") or "nvcc", "-x", "cu", *options, str(path), "-o", str(out)]
        subprocess.run(command, check=True, capture_output=True, timeout=300)
        return out.read_text()


def assemble(ptx: str, arch: str = ARCH) -> dict[str, Cost]:
    """Return the cost of each kernel of a module."""
    with tempfile.TemporaryDirectory() as folder:
        source, cubin = Path(folder, "module.ptx"), Path(folder, "module.cubin")
        source.write_text(ptx)
        command = [find_tool("ptxas") or "ptxas", f"-arch={arch}", "-v", str(source), "-o", str(cubin)]
        messages = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stderr
        sizes = dict(code_sizes(cubin.read_bytes()))
    match = re.findall(r"Compiling entry function '([^']+)'.*?Used (\d+) registers", messages, re.DOTALL)
    return {name: Cost(sizes[name], int(registers)) for name, registers in match}


def code_sizes(elf: bytes) -> Iterator[tuple[str, int]]:
    """Yield (function, instructions without padding) of each `.text.NAME` section of a cubin."""
    (table,) = struct.unpack_from("<Q", elf, 0x28)
    size, count, names = struct.unpack_from("<HHH", elf, 0x3A)
    headers = [struct.unpack_from("<IIQQQQ", elf, table + n * size) for n in range(count)]
    strings = headers[names][4]
    for name, _, _, _, offset, length in headers:
        text = elf[strings + name : elf.index(b"\0", strings + name)].decode()
        if text.startswith(".text."):
            code = [
                struct.unpack_from("<H", elf, offset + at)[0] & 0xFFF
                for at in range(0, length, INSTRUCTION_BYTES)
            ]
            while code and code[-1] == NOP:
                code.pop()
            yield text.removeprefix(".text."), len(code)


if __name__ == "__main__":
    main()
