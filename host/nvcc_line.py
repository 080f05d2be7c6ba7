"""The command line of nvcc: files, the requested steps, and the options by their recipients."""

from __future__ import annotations

import os
import shlex
from collections import deque
from collections.abc import Sequence
from typing import Literal

from ..driver.nvcc_options import BY_NAME, expand_option_files
from ..support.diagnostics import UsageError
from ..support.fast_dataclass import field, record
from .settings import PROVIDED_LIBRARIES

NvccPhase = Literal["compile", "device link", "archive", "link"]
"""The last phase of a compilation (nvcc's options `-c`, `-dlink`, `-lib`, `-link`)."""
_MODES: dict[str, NvccPhase] = {"-c": "compile", "--compile": "compile", "-dc": "compile",
    "--device-c": "compile", "-dw": "compile", "--device-w": "compile", "-dlink": "device link",
    "--device-link": "device link", "-lib": "archive", "--lib": "archive", "-link": "link",
    "--link": "link"}  # fmt: skip
_BOTH = {"-D": "-D", "--define-macro": "-D", "-U": "-U", "--undefine-macro": "-U", "-I": "-I",
    "--include-path": "-I", "-isystem": "-isystem",
         "--system-include": "-isystem", "-include": "-include", "--pre-include": "-include", "-O": "-O",
         "--optimize": "-O", "-std": "-std", "--std": "-std"}  # fmt: skip
_LINKERS = {"-L": "-L", "--library-path": "-L", "-l": "-l", "--library": "-l"}
_LANGUAGES = {"cu": "cu", "c++": "c++", "c": "c"}
_FORWARDED = ("-pthread", "-fopenmp", "-W")
_SOURCES = (".cu", ".cuh", ".cpp", ".cc", ".cxx", ".c++", ".C", ".c")
_HIDDEN = frozenset({"-Xcudafe", "-Xfatbin"})
"""Undocumented options that nvcc passes to its own programs."""
_SWITCHES = {"-shared": "is_shared", "--shared": "is_shared", "-v": "is_verbose", "--verbose": "is_verbose",
    "-dryrun": "is_dry", "--dryrun": "is_dry",
             "-run": "is_run", "--run": "is_run"}  # fmt: skip


@record
class NvccLine:
    """A command line of nvcc. `device` and `host` are options for the two compilers, `linker` words for the
    host's linker, `rules` those about dependencies.
    """

    mode: NvccPhase = "link"
    files: list[str] = field(default_factory=list)
    output: str = ""
    language: str = ""
    device: list[str] = field(default_factory=list)
    host: list[str] = field(default_factory=list)
    linker: list[str] = field(default_factory=list)
    rules: dict[str, str] = field(default_factory=dict)
    is_shared: bool = False
    is_verbose: bool = False
    is_dry: bool = False
    is_run: bool = False
    arguments: list[str] = field(default_factory=list)

    def is_source(self, name: str) -> bool:
        """Check whether a file is compiled; others are linked."""
        return bool(self.language) or name.endswith(_SOURCES)


def read(words: Sequence[str]) -> NvccLine:
    """Parse a command line. Raise UsageError if an option lacks its value, or names an unknown language."""
    line, left = NvccLine(), deque(expand_option_files(words))
    forwards = any(
        word.lstrip("-") in ("forward-unknown-to-host-compiler", "forward-unknown-opts") for word in left
    )
    while left:
        word = left.popleft()
        if not word.startswith("-") or word == "-":
            line.files.append(word)
        else:
            _option(line, word, left, forwards)
    return line


def _option(line: NvccLine, word: str, left: deque[str], forwards: bool) -> None:
    name, equals, inline_value = word.partition("=")
    row = BY_NAME.get(name)

    def value() -> str:
        if equals:
            return inline_value
        if not left:
            raise UsageError(f"option '{name}' expects a value")
        return left.popleft()

    if name in _MODES:
        line.mode = _MODES[name]
        line.device += ["-rdc=true"] if name in ("-dc", "--device-c") else []
    elif name in _SWITCHES:
        setattr(line, _SWITCHES[name], True)
    elif name in ("-o", "--output-file"):
        line.output = value()
    elif name in ("-x", "--x"):
        line.language = _language(value())
    elif name in ("-ccbin", "--compiler-bindir"):
        _choose_compiler(value())
    elif name in ("-Xcompiler", "--compiler-options"):
        line.host += _split_list(value())
    elif name in ("-Xlinker", "--linker-options"):
        line.linker += [element for one in _split_list(value()) for element in ("-Xlinker", one)]
    elif name in _HIDDEN:
        value()
    elif name in ("-run-args", "--run-args"):
        line.arguments += _split_list(value())
    elif name in ("-rdc", "--relocatable-device-code"):
        line.device.append(f"-rdc={value()}")
    elif name in ("-MD", "-MMD", "-MP") or (row is not None and row.names[-1] in ("-MD", "-MMD", "-MP")):
        line.rules[row.names[-1] if row is not None else name] = ""
    elif row is not None and row.names[-1] in ("-MF", "-MT"):
        line.rules[row.names[-1]] = value()
    elif name in ("-g", "--debug", "-pg", "--profile"):
        line.host.append("-g" if name in ("-g", "--debug") else "-pg")
    elif word.startswith("-l") and name not in BY_NAME and not word.startswith(("-lineinfo", "-load-pass")):
        _library(line, "-l", word[2:])
    elif name in _LINKERS:
        for one in value().split(","):
            _library(line, _LINKERS[name], one)
    elif word.startswith("-L"):
        _library(line, "-L", word[2:])
    elif name in _BOTH and not (name == "-O" and not equals and not left):
        for one in value().split(",") if name not in ("-std", "--std", "-D", "--define-macro") else [value()]:
            _set_for_both(line, _BOTH[name], one)
    elif word[:2] in ("-D", "-U", "-I", "-O"):
        _set_for_both(line, word[:2], word[2:])
    elif name == "-Werror" and (equals or (left and left[0] in ("all-warnings",))):
        value()
        line.device.append("-Werror")
    elif row is not None:
        taken = value() if row.takes else ""
        if row.kind != "ignored":
            line.device.append(f"{name}={taken}" if row.takes else name)
    elif word.startswith(_FORWARDED) or (forwards and word.startswith(("-f", "-m"))):
        line.host.append(word)
    elif name in ("-Xptxas", "-arch", "-gencode", "-maxrregcount", "-code"):
        line.device.append(f"{name}={value()}")
    else:
        line.device.append(word)


def _set_for_both(line: NvccLine, option: str, value: str) -> None:
    if option == "-std":
        line.device.append(f"-std={value}")
        line.host.append(f"-std={value}")
    elif option == "-O":
        line.device.append(f"-O{value}" if value in ("0", "1", "2", "3") else "-O3")
        line.host.append(f"-O{value}")
    elif option in ("-isystem", "-include"):
        line.device.append(f"{option}={value}")
        line.host += [option, value]
    else:
        line.device.append(f"{option}{value}")
        line.host.append(f"{option}{value}")


def _library(line: NvccLine, option: str, name: str) -> None:
    """Add a library, unless the runtime provides it."""
    if option == "-L" or name.removesuffix("_static") not in PROVIDED_LIBRARIES:
        line.linker.append(f"{option}{name}")


def _language(value: str) -> str:
    if value not in _LANGUAGES:
        raise UsageError(f"argument -x: invalid choice: '{value}' (choose from cu, c++, c)")
    return _LANGUAGES[value]


def _choose_compiler(value: str) -> None:
    """Select the host's C++ compiler, given by its path or folder."""
    if os.path.isdir(value):
        value = os.path.join(value, "g++")
    folder, name = os.path.split(value)
    if name.startswith("gcc"):
        value = os.path.join(folder, name.replace("gcc", "g++", 1))
    os.environ["CXX"] = shlex.quote(value)


def _split_list(value: str) -> list[str]:
    """Return the elements of a list, separated by commas, or by spaces as in a shell."""
    result = []
    for element in value.replace("\\,", "\0").split(","):
        try:
            result += shlex.split(element.replace("\0", ","))
        except ValueError:
            result.append(element.replace("\0", ","))
    return [word for word in result if word]
