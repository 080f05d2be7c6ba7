"""RUN lines: short pipelines of minicc's own tools, run in this process; PROGRAM lines: the file is a whole
program, which is built and run.

Tools: `minicc` (every flag of the command), `FileCheck`, `not` (the next tool must fail), `cat`. `2>&1` joins
standard error to the pipe. Tests should use only the part of FileCheck on which the `filecheck` package and
LLVM's own agree: CHECK, -NEXT, -SAME, -LABEL, -DAG, -NOT, -EMPTY, -COUNT, regular expressions and string
variables.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from . import directives as d
from .limits import TIMEOUT

if TYPE_CHECKING:
    from ..host.program import ProgramResult

_CHECKS = re.compile(r"\bCHECK(?:-[A-Z]+)?:")


@dataclass(slots=True)
class ToolOutcome:
    """The result of a tool: exit status, standard output, standard error."""

    status: int
    out: str
    err: str


class RunFailed(Exception):
    """A RUN line failed; the text has the tool and its output."""


def run_pipeline(line: str, path: Path, scratch: Path) -> str:
    """Run one RUN line on the file `path` and return the last tool's output. Raises RunFailed."""
    words = [w.replace("%s", str(path)).replace("%t", str(scratch)) for w in shlex.split(line)]
    data = ""
    for command in _split(words):
        outcome, negated = run_tool(command, data)
        if (outcome.status == 0) == negated:
            wanted = "fail" if negated else "succeed"
            raise RunFailed(
                f"`{shlex.join(command)}` did not {wanted} (exit status"
                f" {outcome.status})\n{outcome.err}{outcome.out}"
            )
        data = outcome.out
    return data


def output_for_checks(line: str, path: Path, scratch: Path) -> str | None:
    """Return the input of FileCheck in a RUN line; None if the line does not end in FileCheck."""
    head, bar, tail = line.rpartition("|")
    return run_pipeline(head, path, scratch) if bar and tail.split()[:1] == ["FileCheck"] else None


def _split(words: list[str]) -> list[list[str]]:
    commands: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            commands.append([])
        else:
            commands[-1].append(word)
    return commands


def run_tool(command: list[str], data: str) -> tuple[ToolOutcome, bool]:
    """Run a tool and return (outcome, whether `not` preceded it)."""
    negated = command[:1] == ["not"]
    words = command[negated:]
    merge = "2>&1" in words
    words = [w for w in words if w != "2>&1"]
    if not words or words[0] not in _TOOLS:
        raise RunFailed(f"unknown tool '{words[0] if words else ''}'; known: {', '.join(_TOOLS)}, not")
    outcome = _TOOLS[words[0]](words[1:], data)
    if words[0] == "minicc" and "-emit-llvm" in words and outcome.status == 0:
        _llvm_accepts(outcome.out)
    if merge:
        outcome = ToolOutcome(outcome.status, outcome.err + outcome.out, "")
    return outcome, negated


def run_minicc(arguments: list[str], data: str = "") -> ToolOutcome:
    """Run the `minicc` command in this process."""
    import sys

    from ..driver.command import main

    out, err = io.StringIO(), io.StringIO()
    stdin = io.TextIOWrapper(io.BytesIO(data.encode()), encoding="utf-8")
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        previous, sys.stdin = sys.stdin, stdin
        try:
            status = main(arguments)
        except SystemExit as leave:
            status = int(leave.code or 0)
        finally:
            sys.stdin = previous
    return ToolOutcome(status, out.getvalue(), err.getvalue())


def _llvm_accepts(text: str) -> None:
    """Check that LLVM parses and verifies an IR module that a test prints, without messages. Raises
    RunFailed.
    """
    from ..codegen.llvm import parse, quiet
    from ..support.diagnostics import InternalError

    with quiet() as said:
        try:
            if text:
                parse(text)
        except InternalError as error:
            raise RunFailed(f"LLVM rejects the IR: {error}\n{text}") from None
    if said:
        raise RunFailed("LLVM says: " + "\n".join(said))


def _file_check(arguments: list[str], data: str) -> ToolOutcome:
    try:
        from filecheck.finput import FInput
    except ImportError:
        raise RunFailed("FileCheck needs the package 'filecheck': pip install filecheck") from None
    from filecheck.matcher import Matcher
    from filecheck.options import parse_argv_options
    from filecheck.parser import Parser

    options = parse_argv_options(["FileCheck", *arguments])
    matcher = Matcher(options, FInput("<output>", data), Parser.from_opts(options))
    matcher.stderr = io.StringIO()
    status = matcher.run()
    return ToolOutcome(status, "", matcher.stderr.getvalue() + (f"\ninput was:\n{data}" if status else ""))


def _cat(arguments: list[str], data: str) -> ToolOutcome:
    try:
        return ToolOutcome(0, "".join(Path(a).read_text() for a in arguments) if arguments else data, "")
    except OSError as error:
        return ToolOutcome(1, "", f"cat: {error}{os.linesep}")


_TOOLS = {"minicc": run_minicc, "FileCheck": _file_check, "cat": _cat}


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
