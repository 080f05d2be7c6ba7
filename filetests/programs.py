"""PROGRAM lines: the file is a whole program, which is built and run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from . import directives as d
from .checks import RunFailed, run_tool
from .limits import TIMEOUT

if TYPE_CHECKING:
    from ..host.program import ProgramResult

_CHECKS = re.compile(r"\bCHECK(?:-[A-Z]+)?:")


def run_program(
    path: Path, program: d.ProgramDirective, options: list[str], timeout: float = TIMEOUT
) -> ProgramResult:
    """Build the program and run it, for at most `timeout` seconds (0: any number). Raises RunFailed if its
    status is not the expected one or its output fails the file's CHECK lines.
    """
    from ..host.program import Program

    result = Program(path, options=options).run(shlex.split(program.arguments), timeout=timeout or None)
    said = f"\nstandard error:\n{result.stderr}standard output:\n{result.stdout}"
    if result.status is None:
        raise RunFailed(f"the program ran for {timeout:g} seconds{said}")
    if result.status != program.status:
        raise RunFailed(f"the program ended with status {result.status}, expected {program.status}{said}")
    if _CHECKS.search(path.read_text()):
        outcome, _ = run_tool(["FileCheck", str(path)], result.stdout)
        if outcome.status:
            raise RunFailed(outcome.err)
    return result
