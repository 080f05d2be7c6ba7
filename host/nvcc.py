"""`minicc-nvcc`: nvcc's command line for whole programs, so that a Makefile written for nvcc builds them: `make NVCC=minicc-nvcc`.

    minicc-nvcc -c a.cu -o a.o        checks the file, and notes how it is compiled
    minicc-nvcc a.o b.o -o prog       compiles what was noted, and links

What makes PTX or a report is the compiler's own business.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ..driver.command import main as compile_command
from ..driver.options import parse_api_options
from ..driver.output import read_input
from ..driver.pipeline import Compilation
from ..support.diagnostics import CompileError, Diagnostic, UsageError
from ..support.records import replace
from .command import Line, parsed, write_program
from .compiler import HostError, find
from .settings import Inputs, Settings, Unit

MAGIC = "minicc object"
"""The first key of a note of how a file is compiled."""
_COMPILING = frozenset({"-c", "--compile", "-dc", "--device-c", "-dw", "--device-w"})
_OF_THE_COMPILER = frozenset({"-ptx", "--ptx", "-E", "--preprocess", "-M", "-MM", "-V", "--version", "-h", "--help", "-arch-ls", "-code-ls", "--list-gpu-arch",
                              "--list-gpu-code", "-cubin", "--cubin", "-fatbin", "--fatbin"})
_FOLDERS = ("-I", "-isystem", "-include")


def main() -> None:
    """The command; `minicc nvcc` is the same."""
    sys.exit(compile_command(["nvcc", *sys.argv[1:]]))


def run(given: Sequence[str]) -> int:
    """Do what the words ask. Errors are raised."""
    if _OF_THE_COMPILER & {word.partition("=")[0] for word in given}:
        return compile_command([word for word in given if word != "--ptx"])
    line = parsed([word for word in given if word not in _COMPILING], is_run=False)
    if not line.files:
        raise UsageError("no input files")
    if _COMPILING & set(given):
        if line.output and len(line.files) > 1:
            raise UsageError("'-o' names one output, but there are several files to compile")
        for name in line.files:
            unit = Unit(os.path.abspath(name), _anywhere(line.settings))
            _check(unit)
            _write(Path(line.output or Path(name).with_suffix(".o").name), unit)
        return 0
    write_program(linked(line), line.output or "a.out")
    return 0


def linked(line: Line) -> Inputs:
    """What a command line links: sources, what notes say, and other objects."""
    units, others = list(line.inputs.units), list[str]()
    for word in line.inputs.libraries:
        noted = _read(word)
        if noted is None:
            others.append(word)
        else:
            units.append(noted)
    return Inputs(tuple(units), tuple(others))


def _anywhere(settings: Settings) -> Settings:
    """The settings with paths that hold in every folder: the linker may be called in another one."""
    return Settings(*(tuple(_absolute(options)) for options in (settings.device, settings.host)))


def _absolute(options: Sequence[str]) -> list[str]:
    found, awaited = [], False
    for option in options:
        prefix = next((p for p in _FOLDERS if option.startswith(p)), None)
        if awaited:
            found.append(os.path.abspath(option))
            awaited = False
        elif prefix == option:
            found.append(option)
            awaited = True
        elif prefix == "-I":
            found.append(f"-I{os.path.abspath(option.removeprefix('-I'))}")
        else:
            found.append(option)
    return found


def _check(unit: Unit) -> None:
    """Compile the file's host code, and look at its device code. CompileError where either is wrong."""
    from .layouts import with_layouts
    from .making import host_object, make_runtime

    if not Path(unit.name).is_file():
        raise UsageError(f"cannot read '{unit.name}': no such file")
    compiler = find()
    try:
        with tempfile.TemporaryDirectory() as folder:
            host = host_object(compiler, make_runtime(compiler), unit, Path(folder) / "host.o", set(), [unit])
            if unit.is_device:
                text, name = read_input(unit.name)
                options = replace(parse_api_options([*unit.settings.device, "-Wno-unknown-header", "-Wno-kernel-not-instantiated"]), relocatable=True)
                with_layouts(compiler, host, lambda layouts: Compilation(text, name, replace(options, host_layouts=layouts)))
    except HostError as error:
        sys.stderr.write(error.text)
        raise CompileError([Diagnostic("error", "the host compiler refuses the program")]) from None


def _write(output: Path, unit: Unit) -> None:
    work = output.with_name(f".{output.name}.{os.getpid()}")
    work.write_text(json.dumps({MAGIC: 1, "name": unit.name, "device": unit.settings.device, "host": unit.settings.host}))
    work.replace(output)


def _read(name: str) -> Unit | None:
    """The file that a note is of; None for anything else."""
    try:
        with open(name, "rb") as file:
            if file.read(len(MAGIC) + 2) != f'{{"{MAGIC}'.encode():
                return None
        note = json.loads(Path(name).read_text())
    except (OSError, ValueError):
        return None
    return Unit(note["name"], Settings(tuple(note["device"]), tuple(note["host"])))
