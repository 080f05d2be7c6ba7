"""The commands `minicc run program.cu …` and `minicc build` for whole programs."""

from __future__ import annotations

import os
import re
import stat
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from ..driver.checking import VARIABLES, local_variable_options, read_settings
from ..driver.run import GRANULES
from ..driver.run import run as run_kernel
from ..driver.settings import parse_seconds, profile_option
from ..support.diagnostics import CompileError, Diagnostic, LaunchError, UsageError
from ..support.fast_dataclass import record
from .build import build
from .compiler import HostError
from .settings import PROVIDED_LIBRARIES, BuiltProgram, Inputs, ProgramFile, Settings

_WITH_VALUE = frozenset({"-I", "-D", "-U", "-L", "-l", "-isystem", "-include", "-arch", "-gencode", "-std",
    "-Xcompiler", "-Xlinker", "-Xptxas", "-o",
                         "-maxrregcount", "-load-pass", "-passes", "-x", "-ccbin", "--compiler-options",
                         "--gpu-architecture"})  # fmt: skip
_BOTH = ("-I", "-D", "-U", "-isystem", "-include")
_HOST = ("-std=", "-g", "-O", "-W", "-pthread", "-fopenmp")
_VARIABLES = {
    "--summary": "MINICC_SUMMARY",
    "--progress": "MINICC_PROGRESS",
    "--order": "MINICC_ORDER",
    "--engine": "MINICC_ENGINE",
    "--memory": "MINICC_MEMORY",
    "--max-steps": "MINICC_MAX_STEPS",
    "--timeout": "MINICC_TIMEOUT",
    "--profile": "MINICC_PROFILE",
    "--profile-output": "MINICC_PROFILE_OUTPUT",
    "--profile-gpu": "MINICC_PROFILE_GPU",
    "--fault-exit-status": "MINICC_FAULT_EXIT_STATUS",
    **VARIABLES,
}
"""Options of `minicc run` itself, with the environment variables that pass them to the program's process."""
RUN_OPTIONS = frozenset({*_VARIABLES, "--html"})
"""Options of `minicc run` for programs, and of `minicc exec`."""
_SWITCHES = frozenset({"--summary", "--progress"})
"""Options among these that take no value."""
_LINKED = (".o", ".a", ".so")
_MAIN = re.compile(r"^[^/\n]*\b(?:int|void|auto)\s+main\s*\(", re.MULTILINE)


@record
class HostCommandLine:
    """A command line: files, the program's own arguments, and the options by their recipients."""

    files: list[str]
    arguments: list[str]
    settings: Settings
    libraries: tuple[str, ...]
    own: dict[str, str]
    output: str = ""

    @property
    def inputs(self) -> Inputs:
        """The program's inputs: sources are compiled, other files linked."""
        sources = [name for name in self.files if not name.endswith(_LINKED)]
        return Inputs(
            tuple(ProgramFile(name, self.settings) for name in sources),
            (*(name for name in self.files if name.endswith(_LINKED)), *self.libraries),
        )


def run(arguments: Sequence[str]) -> int:
    """Run `minicc run`: a whole program if the file has a `main` and no kernel is named, else one kernel."""
    name = next((word for word in arguments if word.endswith((".cu", ".cpp", ".cc", ".cxx"))), None)
    if name is None or any(word.split("=")[0] == "--kernel" for word in arguments) or not _has_main(name):
        return run_kernel(arguments)
    line = parse_command_line(arguments, is_run=True)
    execute(_built(line.inputs), line.files[0], line.arguments, line.own)


def build_program(arguments: Sequence[str]) -> int:
    """Run `minicc build a.cu b.cpp -o prog`, which writes a file that runs the program."""
    if {"-h", "--help"} & set(arguments):
        from ..driver import manual

        print(manual.of_build(), end="")
        return 0
    line = parse_command_line(arguments, is_run=False)
    if not line.files:
        raise UsageError("no input files")
    write_program(line.inputs, line.output or "a.out")
    return 0


def write_program(inputs: Inputs, name: str) -> None:
    """Build a program, and write a file that runs it."""
    output = Path(name)
    if output.is_dir():
        raise UsageError(f"cannot write '{output}': it is a folder")
    result = _built(inputs)
    text = (
        f"#!{sys.executable}\nfrom minicc.host.command import start\nstart({str(result.folder)!r},"
        f" {str(result.runtime)!r})\n"
    )
    work = output.with_name(f".{output.name}.{os.getpid()}")
    work.write_text(text)
    work.chmod(work.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)
    work.replace(output)


def start(folder: str, runtime: str) -> NoReturn:
    """Run a built program from its file."""
    if not Path(folder).is_dir():
        sys.stderr.write(
            f"minicc: error: '{sys.argv[0]}' was built in a cache that is gone; build it again\n"
        )
        sys.exit(1)
    execute(BuiltProgram(Path(folder), Path(runtime)), sys.argv[0], sys.argv[1:])


def execute(
    built: BuiltProgram, program: str, arguments: Sequence[str], own: Mapping[str, str] | None = None
) -> NoReturn:
    """Replace the process by the program; `own` is added to its environment."""
    sys.stdout.flush()
    sys.stderr.flush()
    os.execve(sys.executable, process_command(built, program, arguments), {**os.environ, **(own or {})})


def process_command(built: BuiltProgram, program: str, arguments: Sequence[str]) -> list[str]:
    """Return the command line of the program's process."""
    return [
        sys.executable,
        "-m",
        "minicc.host.process",
        str(built.folder),
        str(built.runtime),
        program,
        *arguments,
    ]


def _built(inputs: Inputs) -> BuiltProgram:
    try:
        return build(inputs)
    except HostError as error:
        from .build_program import explain_link_error

        sys.stderr.write(explain_link_error(error))
        raise CompileError([Diagnostic("error", "the host compiler rejects the program")]) from None


def parse_command_line(arguments: Sequence[str], is_run: bool) -> HostCommandLine:
    """Parse a command line with nvcc's options. With `is_run`, the words after the first file are the
    program's.
    """
    line = HostCommandLine([], [], Settings(), (), {})
    device: list[str] = []
    host: list[str] = []
    libraries: list[str] = []
    words = deque(arguments)
    while words:
        word = words.popleft()
        if not word.startswith("-") or word == "-":
            line.files.append(word)
            if is_run:
                line.arguments = list(words)
                late = next(
                    (argument for argument in line.arguments if argument.partition("=")[0] in _VARIABLES),
                    None,
                )
                if late is not None:
                    sys.stderr.write(
                        f"minicc: warning: '{late}' after '{word}' is an argument of the program; options of"
                        " minicc precede the file\n"
                    )
                words.clear()
            continue
        if is_run and word.partition("=")[0] in RUN_OPTIONS:
            line.own.update(parse_run_option(word, words))
            continue
        name, value = word, ""
        if word in _WITH_VALUE:
            if not words:
                raise UsageError(f"option '{word}' expects a value")
            name, value = word, words.popleft()
        _sort(name, value, device, host, libraries, line)
    environment = {**os.environ, **line.own} if is_run else {}
    for option, variable in _VARIABLES.items():
        if (
            option.startswith("--profile-")
            and variable in line.own
            and _VARIABLES["--profile"] not in environment
        ):
            raise UsageError(f"option '{option}' needs '--profile'")
    checks = read_settings(environment) if is_run else None
    device += local_variable_options(checks.tools if checks is not None else ())
    line.settings, line.libraries = Settings(tuple(device), tuple(host)), tuple(libraries)
    return line


def parse_run_option(word: str, words: deque[str]) -> dict[str, str]:
    """Return the environment variables for an option of `RUN_OPTIONS`; its value may be the next word. Raise
    UsageError for another option and for a missing or invalid value.
    """
    if word.partition("=")[0] not in RUN_OPTIONS:
        raise UsageError(f"unknown option '{word}'")
    if word == "--profile":
        word = profile_option(words)
    name, equals, value = word.partition("=")
    if name not in _SWITCHES and not equals and words:
        value = words.popleft()
    if name == "--order" and not re.fullmatch(r"\d+", value):
        raise UsageError("option '--order' expects a number: '--order=1'")
    if name == "--memory" and value not in GRANULES:
        raise UsageError(f"option '--memory' expects {' or '.join(GRANULES)}, found '{value}'")
    if name not in _SWITCHES and not value:
        raise UsageError(f"option '{name}' expects a value: '{name}=…'")
    if name == "--max-steps" and not re.fullmatch(r"0*[1-9]\d*", value):
        raise UsageError(f"option '--max-steps' expects a number of instructions, found '{value}'")
    if name == "--timeout":
        parse_seconds(value, f"option '{name}'")
    if name == "--html":
        return {_VARIABLES["--profile"]: "html", _VARIABLES["--profile-output"]: value}
    if name == "--fault-exit-status" and not (re.fullmatch(r"\d+", value) and int(value) < 256):
        raise UsageError(
            "option '--fault-exit-status' expects a number from 0 to 255: '--fault-exit-status=1'"
        )
    if name == "--engine":
        from ..runtime.launch import choose

        try:
            choose(value)
        except LaunchError as error:
            raise UsageError(error.diagnostics[0].message) from None
    return {_VARIABLES[name]: value or "1"}


def _sort(
    name: str, value: str, device: list[str], host: list[str], libraries: list[str], line: HostCommandLine
) -> None:
    """Assign one option to its recipient."""
    both = [name, value] if value else [name]
    if name == "-o":
        line.output = value
    elif name in ("-Xcompiler", "--compiler-options") or name.startswith(
        ("-Xcompiler=", "--compiler-options=")
    ):
        host += (value or name.partition("=")[2]).split(",")
    elif name == "-Xlinker":
        libraries += [f"-Wl,{value}"]
    elif name.startswith(("-l", "-L")) and not name.startswith(("-lineinfo", "-load-pass")):
        libraries += [word for word in ["".join(both)] if word.removeprefix("-l") not in PROVIDED_LIBRARIES]
    elif name == "-ccbin":
        os.environ["CXX"] = value
    elif name.startswith(_BOTH):
        device += both
        host += both
    elif name.startswith(_HOST) and not name.startswith("-gencode"):
        host += [name] if name != "-G" else []
        device += [name] if name.startswith(("-O", "-std")) else []
    else:
        device += both


def _has_main(name: str) -> bool:
    try:
        return _MAIN.search(Path(name).read_text(errors="surrogateescape")) is not None
    except OSError:
        return False
