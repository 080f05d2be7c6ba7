"""ptxas, NVIDIA's assembler, as an optional oracle: is our PTX valid for a real target?"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from ..driver.commands import run
from ..driver.ptxas import assembled, find_tool


def assemble(ptx: str, target: str) -> str | None:
    """ptxas's complaint about `ptx` assembled for `target` ('sm_90'), or None when it accepts it."""
    return assembled(ptx, target).complaint


def nvcc_ptx(source: Path, *options: str, seconds: float = 120) -> str:
    """The PTX that nvcc makes of a source file. Raises RuntimeError with nvcc's words,
    subprocess.TimeoutExpired where it takes longer than `seconds`.
    """
    tool = find_tool("nvcc")
    assert tool is not None, "call find_tool first"
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out.ptx")
        result = run([tool, "-ptx", *options, str(source), "-o", str(out)], seconds=seconds)
        if result.returncode:
            raise RuntimeError(result.stderr or result.stdout)
        return out.read_text()


def targets_known() -> frozenset[int]:
    """The sm numbers that the found ptxas can assemble for."""
    tool = find_tool("ptxas")
    if tool is None:
        return frozenset()
    text = run([tool, "--help"], seconds=60).stdout
    return frozenset(int(n) for n in re.findall(r"'sm_(\d+)'", text))


__all__ = ["assemble", "find_tool", "nvcc_ptx", "targets_known"]
