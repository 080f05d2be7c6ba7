"""PTX with its source lines, and its machine code if NVIDIA's tools are installed."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Any

from ..driver.commands import run
from ..driver.ptxas import find_tool
from ..ptx.model import Module
from ..support.diagnostics import Location

_DISASSEMBLERS = {"cuobjdump": ["-sass"], "nvdisasm": ["-c"]}


def lines(module: Module, filename: str) -> list[list[int]]:
    """Return [PTX line, source line] of each instruction that comes from the file or was inlined into it."""
    result = []
    for fn in module.functions.values():
        for instr in fn.instructions() if fn.body is not None else ():
            place: Location | None = instr.source
            while place is not None and place.file != filename:
                place = place.inlined_at
            if place is not None and place.line > 0:
                result.append([instr.location.line, place.line])
    return sorted(result)


def machine_code(ptx: str, target: str) -> dict[str, Any]:
    """Return {'text': …} from ptxas and a disassembler; {'absent': why} if they are missing or reject the
    PTX.
    """
    assembler, shown = find_tool("ptxas"), next((name for name in _DISASSEMBLERS if find_tool(name)), None)
    if assembler is None or shown is None:
        missing = "ptxas" if assembler is None else "cuobjdump or nvdisasm"
        return {
            "absent": (
                "Machine code needs ptxas and one of cuobjdump and nvdisasm, of NVIDIA's CUDA toolkit, on"
                f" the PATH; {missing} was not found."
            )
        }
    with tempfile.TemporaryDirectory() as folder:
        source, binary = Path(folder, "module.ptx"), Path(folder, "module.cubin")
        source.write_text(ptx)
        disassembler = find_tool(shown)
        assert disassembler is not None
        for command in (
            [assembler, f"-arch={target}", str(source), "-o", str(binary)],
            [disassembler, *_DISASSEMBLERS[shown], str(binary)],
        ):
            try:
                result = run(command, seconds=60)
            except subprocess.TimeoutExpired:
                return {"absent": f"{Path(command[0]).name} took longer than a minute."}
            if result.returncode:
                said = (result.stderr or result.stdout).replace(str(folder), "").strip()
                return {"absent": f"{Path(command[0]).name} rejects it: {said or 'no message'}"}
    return {"text": result.stdout.replace(str(folder), "")}
