"""Generators of PTX: minicc, LLVM, nvcc, a command, or a Python function."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from ...driver.api import ObjectCode
from ...driver.commands import run
from ...driver.options import parse_api_options
from ...driver.pipeline import Compilation
from ...support.diagnostics import MiniccError, UsageError
from ...support.fast_dataclass import record
from ..assemble import find_tool
from ..limits import TIMEOUT, TimeIsUp, limited
from .cases import FORMS, CaseForm


class GeneratorFailed(Exception):
    """A generator returned no PTX; the text is the reason."""


@record(frozen=True)
class SuiteGenerator:
    """A generator. `call` returns the PTX of a text in `form`, within the seconds it is given, or raises
    GeneratorFailed.
    """

    name: str
    form: CaseForm
    call: Callable[[str, float], str]

    def make(self, text: str, timeout: float = TIMEOUT) -> str:
        """Return the PTX of a text within so many seconds (0: any number). Raises GeneratorFailed; UsageError
        if a command cannot be run at all.
        """
        try:
            with limited(timeout):
                return self.call(text, timeout)
        except TimeIsUp:
            raise GeneratorFailed(f"still at work after {timeout:g} seconds") from None


def generator(given: str, form: CaseForm = "cu") -> SuiteGenerator:
    """Return the generator of a description.

    It is a name of BUILT_IN, a command with `%s` for the input (and `%t` for the output, if that is not
    standard output), or 'module:function' or 'file.py:function', a function of (text, form) that returns PTX.
    'NAME=' may precede it. Raises UsageError for anything else.
    """
    name, equals, rest = given.partition("=")
    if not equals or not name.replace("-", "_").replace(".", "_").isidentifier():
        name, rest = "", given
    if rest in BUILT_IN:
        result = BUILT_IN[rest]()
        return SuiteGenerator(name or result.name, result.form, result.call)
    if form not in FORMS:
        raise UsageError(f"the form of cases is one of {', '.join(FORMS)}, found '{form}'")
    if "%s" in rest:
        try:
            words = shlex.split(rest)
        except ValueError as error:
            raise UsageError(f"generator '{given}' cannot be read: {error}") from None
        return SuiteGenerator(
            name or Path(words[0]).name, form, lambda text, timeout: _commanded(words, text, form, timeout)
        )
    place, colon, function = rest.rpartition(":")
    if colon and function.isidentifier():
        call = _function(place, function)
        return of_callable(call, name or function, form)
    raise UsageError(
        f"generator '{given}' is no command with '%s', no 'module:function' and none of {', '.join(BUILT_IN)}"
    )


def of_callable(call: Callable[[str, str], str], name: str, form: CaseForm = "cu") -> SuiteGenerator:
    """Return a generator from a function of (text, form); its exceptions are failures."""

    def make(text: str, timeout: float) -> str:
        try:
            result = call(text, form)
        except (KeyboardInterrupt, TimeIsUp):
            raise
        except BaseException as error:
            raise GeneratorFailed(f"{type(error).__name__}: {error}") from None
        if not isinstance(result, str):
            raise GeneratorFailed(f"the function returned {type(result).__name__}, expected PTX as str")
        return result

    return SuiteGenerator(name, form, make)


def _function(place: str, name: str) -> Callable[[str, str], str]:
    try:
        if place.endswith(".py"):
            result: object = getattr(_file(place), name, None)
        else:
            sys.path.insert(0, "")
            try:
                result = getattr(import_module(place), name, None)
            finally:
                sys.path.remove("")
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise UsageError(f"cannot import '{place}': {_format_import_error(error)}") from None
    if not callable(result):
        raise UsageError(f"'{place}' has no function '{name}'")
    return result


def _file(place: str) -> object:
    """Load a file as a module under a unique name, with which it can look itself up, as dataclasses do."""
    name = f"generator {Path(place).absolute()}"
    spec = spec_from_file_location(name, place)
    assert spec is not None and spec.loader is not None
    sys.modules[name] = made = module_from_spec(spec)
    try:
        spec.loader.exec_module(made)
    except BaseException:
        del sys.modules[name]
        raise
    return made


def _format_import_error(error: BaseException) -> str:
    """Format an error in an imported module, with its line."""
    if isinstance(error, ImportError | OSError):
        return str(error)
    frames = [] if isinstance(error, SyntaxError) else traceback.extract_tb(error.__traceback__)
    where = f"{frames[-1].filename}:{frames[-1].lineno}: " if frames else ""
    return f"{where}{type(error).__name__}: {error}"


def _commanded(command: Sequence[str], text: str, form: CaseForm, timeout: float) -> str:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, f"case.{form}"), Path(folder, "case.out.ptx")
        source.write_text(text, encoding="utf-8")
        words = [word.replace("%s", str(source)).replace("%t", str(target)) for word in command]
        try:
            done = run(words, seconds=timeout or None, errors="replace")
        except subprocess.TimeoutExpired:
            raise GeneratorFailed(f"still at work after {timeout:g} seconds") from None
        except OSError as error:
            raise UsageError(f"cannot run '{words[0]}': {error.strerror}") from None
        said = (done.stderr or done.stdout).strip()
        if done.returncode:
            raise GeneratorFailed(said or _status(done.returncode))
        if not any("%t" in word for word in command):
            return done.stdout
        if not target.exists():
            raise GeneratorFailed(f"no output was written\n{said}".strip())
        return target.read_text(encoding="utf-8", errors="replace")


def _status(code: int) -> str:
    try:
        return f"ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"exit status {code}"


def _minicc(name: str, *options: str) -> Callable[[], SuiteGenerator]:
    def make(text: str, timeout: float) -> str:
        try:
            return ObjectCode(Compilation(text, "case.cu", parse_api_options(options))).ptx
        except MiniccError as error:
            raise GeneratorFailed(str(error)) from None

    return lambda: SuiteGenerator(name, "cu", make)


def _nvcc() -> SuiteGenerator:
    tool = find_tool("nvcc")
    if tool is None:
        raise UsageError("nvcc is not on PATH")
    return SuiteGenerator(
        "nvcc",
        "cu",
        lambda text, timeout: _commanded(
            [tool, "-ptx", "-arch=sm_80", "-std=c++17", "-w", "%s", "-o", "%t"], text, "cu", timeout
        ),
    )


BUILT_IN: dict[str, Callable[[], SuiteGenerator]] = {
    "minicc-O0": _minicc("minicc-O0", "-O0"),
    "minicc-O2": _minicc("minicc-O2", "-O2"),
    "minicc-O3": _minicc("minicc-O3", "-O3"),
    "llvm": _minicc("llvm", "-O2", "--codegen=llvm"),
    "nvcc": _nvcc,
}
"""The named generators of `--generator`; `llvm` is LLVM's NVPTX backend after minicc's frontend and passes.
"""
