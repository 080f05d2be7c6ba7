"""ptxas, NVIDIA's assembler, if it is installed: validity of PTX for a target, resources of kernels."""

from __future__ import annotations

import re
import shutil
import sysconfig
import tempfile
from functools import cache
from pathlib import Path

from ..support.fast_dataclass import field, record
from .commands import run

_KERNEL = re.compile(r"Compiling entry function '([^']+)'|Used (\d+) registers")
_VERSION = re.compile(r"release (\d+)\.(\d+)")


@cache
def find_tool(name: str) -> str | None:
    """Return the path of ptxas or nvcc, on PATH or inside the `nvidia-cuda-nvcc` wheel; None without one.

    Of several ptxas it is the newest, which reads the PTX of all older toolkits. An nvcc on PATH comes first.
    """
    on_path = shutil.which(name)
    candidates = [on_path] if on_path else []
    for site in sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}):
        candidates += map(str, sorted(Path(site).glob(f"nvidia/*/bin/{name}")))
    if name == "ptxas" and len(candidates) > 1:
        return max(candidates, key=_release)
    return candidates[0] if candidates else None


@cache
def _release(tool: str) -> tuple[int, int]:
    """Return the CUDA release of a tool, (13, 0); (0, 0) if it prints none."""
    match = _VERSION.search(run([tool, "--version"], seconds=60).stdout)
    return (int(match[1]), int(match[2])) if match else (0, 0)


@cache
def version() -> str:
    """Return the version of the installed ptxas, 'ptxas 13.0'; '' without one."""
    tool = find_tool("ptxas")
    if tool is None:
        return ""
    major, minor = _release(tool)
    return f"ptxas {major}.{minor}" if major else "ptxas"


@record(frozen=True)
class AssemblyResult:
    """The result of ptxas: its `complaint`, None if it accepts the module; `registers` of each kernel by
    symbol; the `signal` that killed it, if it crashed.
    """

    complaint: str | None
    registers: dict[str, int] = field(default_factory=dict)
    signal: int = 0


def assemble_for(ptx: str, target: str) -> AssemblyResult:
    """Assemble `ptx` for `target` ('sm_90') with ptxas. A module for an older target is assembled as it is:
    PTX for sm_80 runs on sm_90.
    """
    tool = find_tool("ptxas")
    assert tool is not None, "call find_tool first"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "module.ptx")
        source.write_text(ptx)
        result = run(
            [tool, "-v", f"-arch={target}", str(source), "-o", str(Path(folder, "module.cubin"))], seconds=120
        )
    if result.returncode < 0:
        return AssemblyResult(f"ptxas has crashed (signal {-result.returncode})", signal=-result.returncode)
    if result.returncode:
        return AssemblyResult(result.stderr or result.stdout or "ptxas failed without a word")
    registers, kernel = dict[str, int](), ""
    for match in _KERNEL.finditer(result.stderr):
        if match[1]:
            kernel = match[1]
        elif kernel:
            registers[kernel] = int(match[2])
            kernel = ""
    return AssemblyResult(None, registers)
