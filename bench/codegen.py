"""Static quality of our PTX: what ptxas makes of it for sm_80, beside what it makes of nvcc's.

    python bench/codegen.py [--all] [-IDIR…] [FILE…]

For every kernel that both compile: machine instructions (those that pad the end left out) and registers.
Prints the kernels whose code is worse by a tenth (`--all`: every kernel), the geometric means of ours/nvcc,
and how many are worse. FILEs are CUDA sources; without any, the examples, `tests/foreign/cuda` and
`tests/quality`. Takes nvcc and ptxas, and no GPU.
"""

from __future__ import annotations

import math
import re
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.filetests.assemble import find_tool
from minicc.filetests.progress import Progress
from minicc.support.diagnostics import MiniccError
from minicc.support.fast_dataclass import record

ROOT = Path(__file__).parents[1]
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
    instructions: int
    registers: int


def main() -> None:
    includes = [a for a in sys.argv[1:] if a.startswith("-I")]
    wanted = [Path(a) for a in sys.argv[1:] if not a.startswith("-")] or SOURCES
    tools = {name: find_tool(name) for name in ("nvcc", "ptxas")}
    if missing := [name for name, path in tools.items() if path is None]:
        sys.exit(f"this takes {' and '.join(missing)}")
    progress = Progress(len(wanted))
    pairs: list[tuple[str, Cost, Cost]] = []
    left_out = []
    for path in wanted:
        progress.step(path.name)
        try:
            ours, theirs = assembled(compiled(path, includes)), assembled(compiled_by_nvcc(path, includes))
        except (MiniccError, subprocess.CalledProcessError) as error:
            left_out.append(f"{path.name} ({type(error).__name__})")
            continue
        pairs += [(f"{path.stem}: {name}", ours[name], cost) for name, cost in theirs.items() if name in ours]
    progress.close()
    report(pairs, "--all" in sys.argv[1:])
    if left_out:
        print(f"left out, for not both compile it: {', '.join(left_out)}")


def report(pairs: list[tuple[str, Cost, Cost]], everything: bool) -> None:
    def ratio(pair: tuple[str, Cost, Cost]) -> float:
        return pair[1].instructions / pair[2].instructions

    print(f"{'kernel':60} {'minicc':>8} {'nvcc':>8} {'ratio':>7}   {'registers':>9}")
    for pair in sorted(pairs, key=ratio, reverse=True):
        if everything or ratio(pair) > WORSE:
            name, ours, theirs = pair
            print(
                f"{name[:60]:60} {ours.instructions:8} {theirs.instructions:8} {ratio(pair):7.2f}  "
                f" {ours.registers:4}/{theirs.registers:<4}"
            )
    if pairs:
        print(
            f"{len(pairs)} kernels, minicc/nvcc: instructions {mean(map(ratio, pairs)):.3f}, registers"
            f" {mean(a.registers / b.registers for _, a, b in pairs):.3f};"
            f" {sum(ratio(p) > WORSE for p in pairs)} worse by a tenth"
        )


def mean(ratios: Iterator[float]) -> float:
    logs = [math.log(r) for r in ratios]
    return math.exp(sum(logs) / len(logs))


def compiled(path: Path, includes: list[str]) -> str:
    return Compilation(
        path.read_text(), f"{path.stem}.cu", parse_api_options(["-O2", f"-I{path.parent}", *includes], ARCH)
    ).ptx


def compiled_by_nvcc(path: Path, includes: list[str]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out.ptx")
        options = ["-ptx", "-std=c++17", f"-arch={ARCH}", f"-I{path.parent}", *includes]
        command = [find_tool("nvcc") or "nvcc", "-x", "cu", *options, str(path), "-o", str(out)]
        subprocess.run(command, check=True, capture_output=True, timeout=300)
        return out.read_text()


def assembled(ptx: str) -> dict[str, Cost]:
    """What each kernel of a module costs."""
    with tempfile.TemporaryDirectory() as folder:
        source, cubin = Path(folder, "module.ptx"), Path(folder, "module.cubin")
        source.write_text(ptx)
        command = [find_tool("ptxas") or "ptxas", f"-arch={ARCH}", "-v", str(source), "-o", str(cubin)]
        told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stderr
        sizes = dict(code_sizes(cubin.read_bytes()))
    match = re.findall(r"Compiling entry function '([^']+)'.*?Used (\d+) registers", told, re.DOTALL)
    return {name: Cost(sizes[name], int(registers)) for name, registers in match}


def code_sizes(elf: bytes) -> Iterator[tuple[str, int]]:
    """(function, instructions without padding) of each `.text.NAME` section of a cubin."""
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
