"""The kernels of the suite as data: source, launches, expectations."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from ...driver.api import ObjectCode
from ...driver.options import parse_api_options
from ...driver.pipeline import Compilation
from ...support.diagnostics import LaunchError, UsageError
from ...support.fast_dataclass import record
from .. import directives as d

KERNELS = Path(__file__).parent / "kernels"
CaseForm = Literal["cu", "ll", "ptx"]
FORMS: tuple[CaseForm, ...] = get_args(CaseForm)
"""CUDA C; LLVM IR as minicc's frontend lowers it, before any pass; PTX as minicc -O2 generates it."""
SUFFIXES = tuple(f".{form}" for form in FORMS)


@record(frozen=True)
class SuiteCase:
    """One file. `name` is its path without suffix; `title` its first comment."""

    name: str
    path: Path
    text: str
    launches: tuple[d.LaunchDirective, ...]

    @property
    def title(self) -> str:
        """The text of the first comment."""
        first = self.text.partition("\n")[0]
        return first.lstrip("/;# ") if first.startswith(("/", ";", "#")) else ""

    def form(self, form: CaseForm) -> str:
        """Return the case's text in one of FORMS. Raises UsageError if it is written in a later one."""
        own = self.path.suffix[1:]
        if FORMS.index(form) < FORMS.index(own):
            raise UsageError(f"case '{self.name}' is a .{own} file: there is no .{form}")
        if form == own:
            return self.text
        made = _compiled(self.path, self.text, "-O0" if form == "ll" else "-O2")
        return made.ir if form == "ll" else made.ptx

    def reference(self) -> ObjectCode:
        """The case compiled by minicc without passes: its kernels' signatures determine the passing of
        arguments.
        """
        return ObjectCode(_compiled(self.path, self.text, "-O0"))


@cache
def _compiled(path: Path, text: str, level: str) -> Compilation:
    return Compilation(text, str(path), parse_api_options([level]))


def _reject(case: SuiteCase, said: d.Directives) -> None:
    """Raise UsageError for directives that generators cannot see: they get a file's text and nothing else."""
    other = next(
        (
            word
            for word, given in (
                ("OPTIONS", said.options),
                ("REQUIRES", said.requires),
                ("UNSUPPORTED", said.unsupported),
            )
            if given
        ),
        None,
    )
    if other is not None:
        raise UsageError(
            f"{case.path}: a case of the suite cannot have {other}: generators are given its text alone"
        )
    for launch in case.launches:
        if "<" not in launch.kernel:
            continue
        try:
            case.reference().get_kernel(launch.kernel)
        except LaunchError:
            raise UsageError(
                f"{case.path}: line {launch.line}: the text makes no instance '{launch.kernel}': 'template"
                f" __global__ void {launch.kernel}(…);' would"
            ) from None


def cases(patterns: Sequence[str] = (), folder: Path = KERNELS) -> list[SuiteCase]:
    """Return the cases below a folder whose names match one of the patterns ('integer/*', '*reduce*'; none:
    all), by name.

    Raises UsageError if there are none, two have the same name, a file's directives are invalid, or one is
    for filetests only.
    """
    if not folder.is_dir():
        raise UsageError(f"there is no folder '{folder}'")
    result: list[SuiteCase] = []
    for path in sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES and path.is_file()):
        name = path.relative_to(folder).with_suffix("").as_posix()
        if patterns and not any(fnmatch(name, pattern) for pattern in patterns):
            continue
        try:
            text = path.read_text(encoding="utf-8")
            said = d.read(text)
        except OSError as error:
            raise UsageError(f"cannot read '{path}': {error.strerror}") from None
        except (d.DirectiveError, UnicodeDecodeError) as error:
            raise UsageError(f"{path}: {error}") from None
        if not said.launches:
            continue
        twin = next((case for case in result if case.name == name), None)
        if twin is not None:
            raise UsageError(f"'{twin.path}' and '{path}' are both case '{name}': rename one")
        result.append(SuiteCase(name, path, text, tuple(said.launches)))
        _reject(result[-1], said)
    if not result:
        raise UsageError(
            f"no case of '{folder}' matches {' or '.join(patterns)}"
            if patterns
            else f"'{folder}' has no files with LAUNCH lines"
        )
    return result
