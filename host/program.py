"""The class `minicc.Program`: a whole program run from Python."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..driver.commands import run
from ..support.diagnostics import CompileError, Diagnostic
from ..support.fast_dataclass import field, record
from .build import build
from .command import parse_command_line, process_command
from .compiler import HostError


@record
class ProgramResult:
    """Result of a program. `status` is its exit status, negative for a signal, None after a timeout;
    `launches` are its kernels in order: name, grid, block, seconds, thread instructions; `faults` the
    messages of those that failed.
    """

    stdout: str
    stderr: str
    status: int | None
    launches: list[dict[str, Any]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class Program:
    """A CUDA program of one or several files, built by the constructor. Raises CompileError if it is
    invalid.
    """

    def __init__(self, *files: str | os.PathLike[str], options: Sequence[str] = ()) -> None:
        names = [os.fspath(file) for file in files]
        self.files = [f"./{name}" if name.startswith("-") else name for name in names]
        try:
            self._built = build(parse_command_line([*options, *self.files], is_run=False).inputs)
        except HostError as error:
            raise CompileError([Diagnostic("error", error.text.strip())]) from None

    def run(
        self, arguments: Sequence[str] = (), *, timeout: float | None = None, input: str | None = None
    ) -> ProgramResult:
        """Run the program to its end, or until `timeout` seconds have passed; `input` is its standard
        input.
        """
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "report.json"
            command = process_command(self._built, self.files[0], list(map(str, arguments)))
            try:
                done = run(
                    command,
                    seconds=timeout,
                    input=input,
                    errors="replace",
                    env={**os.environ, "MINICC_REPORT": str(report)},
                )
                result = ProgramResult(done.stdout, done.stderr, done.returncode)
            except subprocess.TimeoutExpired as late:
                result = ProgramResult(_text(late.stdout), _text(late.stderr), None)
            if report.exists():
                data = json.loads(report.read_text())
                result.launches, result.faults = data["launches"], data["faults"]
            return result

    def __repr__(self) -> str:
        return f"<minicc Program of {', '.join(self.files)}>"


def _text(data: bytes | str | None) -> str:
    return data.decode("utf-8", "replace") if isinstance(data, bytes) else data or ""
