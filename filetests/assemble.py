"""ptxas, NVIDIA's assembler, as an optional oracle of valid PTX."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from ..driver.commands import run
from ..driver.ptxas import assemble_for, find_tool


def assemble(ptx: str, target: str) -> str | None:
    """Assemble `ptx` for `target` ('sm_90') and return ptxas's complaint; None if it accepts the module."""
    return assemble_for(ptx, target).complaint


def nvcc_ptx(source: Path, *options: str, seconds: float = 120) -> str:
    """Compile a source file to PTX with nvcc. Raises RuntimeError with nvcc's message,
    subprocess.TimeoutExpired after `seconds`.
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
    """Return the sm numbers that the installed ptxas can assemble for."""
    tool = find_tool("ptxas")
    if tool is None:
        return frozenset()
    text = run([tool, "--help"], seconds=60).stdout
    return frozenset(int(n) for n in re.findall(r"'sm_(\d+)'", text))


__all__ = ["assemble", "find_tool", "nvcc_ptx", "targets_known"]
