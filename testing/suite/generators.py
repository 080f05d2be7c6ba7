"""Who makes PTX: minicc itself, LLVM, nvcc, a command, or a function in Python."""

from __future__ import annotations

import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from ...driver.api import ObjectCode
from ...driver.options import parse_api_options
from ...driver.pipeline import Compilation
from ...support.diagnostics import MiniccError, UsageError
from ...support.records import record
from ..assemble import find_tool
from .cases import FORMS

TIMEOUT = 120.0
"""Seconds that a command may take for one case."""


class GeneratorFailed(Exception):
    """No PTX was made; the text says why."""


@record(frozen=True)
class Generator:
    """`make` gives the PTX of a text in `form`, or raises GeneratorFailed."""

    name: str
    form: str
    make: Callable[[str], str]


def generator(given: str, form: str = "cu") -> Generator:
    """The generator of this description: a name of BUILT_IN, a command with `%s` for the input (and `%t` for the output, if that is not standard output), or
    'module:function' or 'file.py:function', a function of (text, form) that returns PTX. 'NAME=' may stand before. UsageError for anything else.
    """
    name, equals, rest = given.partition("=")
    if not equals or not name.replace("-", "_").replace(".", "_").isidentifier():
        name, rest = "", given
    if rest in BUILT_IN:
        found = BUILT_IN[rest]()
        return Generator(name or found.name, found.form, found.make)
    if form not in FORMS:
        raise UsageError(f"the form of cases is one of {', '.join(FORMS)}, found '{form}'")
    if "%s" in rest:
        return Generator(name or Path(shlex.split(rest)[0]).name, form, lambda text: _commanded(rest, text, form))
    place, colon, function = rest.rpartition(":")
    if colon and function.isidentifier():
        call = _function(place, function)
        return of_callable(call, name or function, form)
    raise UsageError(f"generator '{given}' is no command with '%s', no 'module:function' and none of {', '.join(BUILT_IN)}")


def of_callable(call: Callable[[str, str], str], name: str, form: str = "cu") -> Generator:
    """A generator of a function of (text, form); whatever it raises is its failure."""
    def make(text: str) -> str:
        try:
            found = call(text, form)
        except Exception as error:
            raise GeneratorFailed(f"{type(error).__name__}: {error}") from None
        if not isinstance(found, str):
            raise GeneratorFailed(f"the function returned {type(found).__name__}, expected PTX as str")
        return found

    return Generator(name, form, make)


def _function(place: str, name: str) -> Callable[[str, str], str]:
    try:
        if place.endswith(".py"):
            namespace: dict[str, object] = {"__name__": Path(place).stem, "__file__": place}
            exec(compile(Path(place).read_text(encoding="utf-8"), place, "exec"), namespace)
            found = namespace.get(name)
        else:
            sys.path.insert(0, "")
            try:
                found = getattr(import_module(place), name, None)
            finally:
                sys.path.remove("")
    except (ImportError, OSError) as error:
        raise UsageError(f"cannot import '{place}': {error}") from None
    if not callable(found):
        raise UsageError(f"'{place}' has no function '{name}'")
    return found


def _commanded(command: str, text: str, form: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, f"case.{form}"), Path(folder, "case.out.ptx")
        source.write_text(text, encoding="utf-8")
        words = [word.replace("%s", str(source)).replace("%t", str(target)) for word in shlex.split(command)]
        try:
            done = subprocess.run(words, capture_output=True, text=True, errors="replace", timeout=TIMEOUT, check=False)
        except subprocess.TimeoutExpired:
            raise GeneratorFailed(f"still at work after {TIMEOUT:g} seconds") from None
        except OSError as error:
            raise UsageError(f"cannot run '{words[0]}': {error.strerror}") from None
        said = (done.stderr or done.stdout).strip()
        if done.returncode:
            raise GeneratorFailed(said or f"exit status {done.returncode}")
        if "%t" not in command:
            return done.stdout
        if not target.exists():
            raise GeneratorFailed(f"no output was written\n{said}".strip())
        return target.read_text(encoding="utf-8", errors="replace")


def _minicc(name: str, *options: str) -> Callable[[], Generator]:
    def make(text: str) -> str:
        try:
            return ObjectCode(Compilation(text, "case.cu", parse_api_options(options))).ptx
        except MiniccError as error:
            raise GeneratorFailed(str(error)) from None

    return lambda: Generator(name, "cu", make)


def _nvcc() -> Generator:
    tool = find_tool("nvcc")
    if tool is None:
        raise UsageError("nvcc is not on PATH")
    return Generator("nvcc", "cu", lambda text: _commanded(f"{shlex.quote(tool)} -ptx -arch=sm_80 -std=c++17 -w %s -o %t", text, "cu"))


BUILT_IN: dict[str, Callable[[], Generator]] = {
    "minicc-O0": _minicc("minicc-O0", "-O0"),
    "minicc-O2": _minicc("minicc-O2", "-O2"),
    "minicc-O3": _minicc("minicc-O3", "-O3"),
    "llvm": _minicc("llvm", "-O2", "--codegen=llvm"),
    "nvcc": _nvcc,
}
"""What `--generator` knows by name; `llvm` is LLVM's NVPTX backend behind minicc's frontend and passes."""
