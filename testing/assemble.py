"""ptxas, NVIDIA's assembler, as an optional oracle: is our PTX valid for a real target?"""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
import tempfile
from functools import cache
from pathlib import Path


@cache
def find_tool(name: str) -> str | None:
    """The path of ptxas or nvcc: on PATH, or inside the `nvidia-cuda-nvcc` wheel; None when there is none."""
    if found := shutil.which(name):
        return found
    for site in {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}:
        for candidate in sorted(Path(site).glob(f"nvidia/*/bin/{name}")):
            return str(candidate)
    return None


def assemble(ptx: str, target: str) -> str | None:
    """ptxas's complaint about `ptx` assembled for `target` ('sm_90'), or None when it accepts it.

    A module for an older target is assembled as it is: PTX for sm_80 runs on sm_90.
    """
    tool = find_tool("ptxas")
    assert tool is not None, "call find_tool first"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "module.ptx")
        source.write_text(ptx)
        result = subprocess.run(
            [tool, f"-arch={target}", str(source), "-o", str(Path(folder, "module.cubin"))],
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
    return None if result.returncode == 0 else (result.stderr or result.stdout or "ptxas failed without a word")


def nvcc_ptx(source: Path, *options: str) -> str:
    """The PTX that nvcc makes of a source file. Raises RuntimeError with nvcc's words."""
    tool = find_tool("nvcc")
    assert tool is not None, "call find_tool first"
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out.ptx")
        result = subprocess.run([tool, "-ptx", *options, str(source), "-o", str(out)], capture_output=True, text=True, timeout=120, check=False)
        if result.returncode:
            raise RuntimeError(result.stderr or result.stdout)
        return out.read_text()


def targets_known() -> frozenset[int]:
    """The sm numbers that the found ptxas can assemble for."""
    tool = find_tool("ptxas")
    if tool is None:
        return frozenset()
    text = subprocess.run([tool, "--help"], capture_output=True, text=True, timeout=60, check=False).stdout
    return frozenset(int(n) for n in re.findall(r"'sm_(\d+)'", text))
