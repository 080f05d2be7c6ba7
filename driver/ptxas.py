"""ptxas, NVIDIA's assembler, where there is one: is PTX valid for a real target, and what does a kernel need there?"""

from __future__ import annotations

import re
import shutil
import sysconfig
import tempfile
from functools import cache
from pathlib import Path

from ..support.records import field, record
from .commands import run

_KERNEL = re.compile(r"Compiling entry function '([^']+)'|Used (\d+) registers")
_VERSION = re.compile(r"release (\d+\.\d+)")


@cache
def find_tool(name: str) -> str | None:
    """The path of ptxas or nvcc: on PATH, or inside the `nvidia-cuda-nvcc` wheel; None when there is none."""
    if found := shutil.which(name):
        return found
    for site in {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}:
        for candidate in sorted(Path(site).glob(f"nvidia/*/bin/{name}")):
            return str(candidate)
    return None


@cache
def version() -> str:
    """What the found ptxas calls itself, 'ptxas 13.0'; '' where there is none."""
    tool = find_tool("ptxas")
    if tool is None:
        return ""
    said = run([tool, "--version"], seconds=60).stdout
    match = _VERSION.search(said)
    return f"ptxas {match[1]}" if match else "ptxas"


@record(frozen=True)
class Assembled:
    """What ptxas says: its `complaint`, None where it accepts the module; `registers` of each kernel by symbol. `signal`: what ended it, where it has crashed."""

    complaint: str | None
    registers: dict[str, int] = field(default_factory=dict)
    signal: int = 0


def assembled(ptx: str, target: str) -> Assembled:
    """What the found ptxas says of `ptx` for `target` ('sm_90'). A module for an older target is assembled as it is: PTX for sm_80 runs on sm_90."""
    tool = find_tool("ptxas")
    assert tool is not None, "call find_tool first"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "module.ptx")
        source.write_text(ptx)
        result = run([tool, "-v", f"-arch={target}", str(source), "-o", str(Path(folder, "module.cubin"))], seconds=120)
    if result.returncode < 0:
        return Assembled(f"ptxas has crashed (signal {-result.returncode})", signal=-result.returncode)
    if result.returncode:
        return Assembled(result.stderr or result.stdout or "ptxas failed without a word")
    registers, kernel = dict[str, int](), ""
    for match in _KERNEL.finditer(result.stderr):
        if match[1]:
            kernel = match[1]
        elif kernel:
            registers[kernel] = int(match[2])
            kernel = ""
    return Assembled(None, registers)
