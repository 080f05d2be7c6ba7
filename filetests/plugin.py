"""pytest's hooks: the `.cu`, `.ll` and `.ptx` files with directives that match the ini file become test
items.

    [pytest]
    minicc_filetests = *.cu *.ll tests/ptx/*.ptx    # patterns of names, or of paths from the ini
                                                    # file's folder; without it nothing is collected
    minicc_max_steps = 10000000                     # instructions that a batch of a launch may issue
    minicc_timeout = 60                             # seconds of a launch or a program (0: any number)
    minicc_features = gpu                           # features besides those of this machine, for REQUIRES,
                                                    # UNSUPPORTED and XFAIL

Item names: `RUN:3`, `LAUNCH:5 -O2`, `PROGRAM:2`, `PTXAS sm_90`, `diagnostics`, `divergence`; `directives` for
a file with invalid ones.

Fixtures for tests in Python: `minicc_device` is a device of the test's own; under `minicc_checked` all
checkers observe the test's launches, and it fails if one reports an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from fnmatch import fnmatch
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

import pytest

from ..support.diagnostics import MiniccError
from . import directives as d
from .features import FeatureError, machine_features, why_failing, why_not
from .limits import MAX_STEPS, TIMEOUT, is_limit, limited

if TYPE_CHECKING:
    from ..driver.api import ObjectCode
    from ..driver.device import Device
    from ..driver.pipeline import Compilation
    from ..runtime.checkers.report import CheckReports

SUFFIXES = (".cu", ".ll", ".ptx")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options and ini settings."""
    group = parser.getgroup("minicc")
    group.addoption(
        "--minicc-update", action="store_true", help="rewrite the generated CHECK lines of filetests"
    )
    parser.addini(
        "minicc_filetests",
        "patterns of the names or paths of filetests (.cu, .ll, .ptx); none are collected without",
        type="args",
        default=[],
    )
    parser.addini(
        "minicc_max_steps",
        f"instructions that a batch of a filetest's launch may issue (default: {MAX_STEPS})",
        default=str(MAX_STEPS),
    )
    parser.addini(
        "minicc_timeout",
        f"seconds that a launch or a program of a filetest may take, 0 for any number (default: {TIMEOUT:g})",
        default=str(TIMEOUT),
    )
    parser.addini(
        "minicc_features",
        "words that REQUIRES, UNSUPPORTED and XFAIL of filetests know besides those of this machine",
        type="args",
        default=[],
    )


def pytest_configure(config: pytest.Config) -> None:
    """Check the ini settings. Raises UsageError."""
    checks: list[tuple[str, Callable[[str], bool]]] = [
        ("minicc_max_steps", lambda text: int(text) >= 0),
        ("minicc_timeout", lambda text: is_limit(float(text))),
    ]
    for name, check in checks:
        try:
            good = check(config.getini(name))
        except ValueError:
            good = False
        if not good:
            raise pytest.UsageError(f"{name} is a number, found '{config.getini(name)}'")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Return the collector of a file with a suitable suffix and pattern."""
    if file_path.suffix not in SUFFIXES:
        return None
    config = parent.config
    base = config.inipath.parent if config.inipath is not None else config.rootpath
    path = file_path.relative_to(base).as_posix() if file_path.is_relative_to(base) else file_path.as_posix()
    if any(
        fnmatch(path if "/" in pattern else file_path.name, pattern)
        for pattern in config.getini("minicc_filetests")
    ):
        return FileTest.from_parent(parent, path=file_path)
    return None


@pytest.fixture
def minicc_device() -> Device:
    """Return a device of the test's own, to pass to launches; `minicc_device.array` makes arrays on it."""
    from ..driver.device import Device

    return Device()


_CHECKED = pytest.StashKey["tuple[ExitStack, CheckReports]"]()
"""For a test under `minicc_checked`: the exit stack of the checkers, and the reports."""


@pytest.fixture
def minicc_checked(request: pytest.FixtureRequest) -> Iterator[CheckReports]:
    """Observe the test's launches with all checkers and return the list of reports so far. The test fails at
    its end if there is an error among them.
    """
    from ..driver.checking import checking

    with ExitStack() as stack:
        reports = stack.enter_context(checking("all"))
        request.node.stash[_CHECKED] = stack, reports
        yield reports


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a test whose checkers report errors within the test, so that it counts once; remove minicc's
    frames from the traceback of an error that minicc raises.
    """
    try:
        yield
    except MiniccError as error:
        text = _end_checking(item)
        if text:
            item.add_report_section("call", "minicc", text)
        if not item.config.getoption("fulltrace", False):
            error.__traceback__ = _without_own_frames(error.__traceback__)
        raise
    except BaseException:
        text = _end_checking(item)
        if text:
            item.add_report_section("call", "minicc", text)
        raise
    text = _end_checking(item)
    if text:
        pytest.fail(text, pytrace=False)


def _end_checking(item: pytest.Item) -> str:
    """End the checking of a test and return the errors, one a line."""
    result = item.stash.get(_CHECKED, None)
    if result is None:
        return ""
    stack, reports = result
    stack.close()
    return "\n".join(str(report) for report in reports if report.severity == "error")


def _without_own_frames(traceback: TracebackType | None) -> TracebackType | None:
    """Return a traceback without minicc's frames at its end."""
    last, entry = None, traceback
    while entry is not None:
        if entry.tb_frame.f_globals.get("__name__", "").partition(".")[0] != __name__.partition(".")[0]:
            last = entry
        entry = entry.tb_next
    if last is not None:
        last.tb_next = None
    return traceback


class FileTest(pytest.File):
    """One filetest. Files without directives have no items."""

    def collect(self) -> Iterator[pytest.Item]:
        """Yield an item per directive of the file."""
        try:
            data = d.read(self.path.read_text(encoding="utf-8"))
            features = machine_features() | {*self.config.getini("minicc_features")}
            reason, expected = (
                why_not(data.requires, data.unsupported, features),
                why_failing(data.xfail, features),
            )
        except (d.DirectiveError, FeatureError, UnicodeDecodeError) as error:
            # A test that fails, since an error of collection would end the whole run.
            yield UnreadableItem.from_parent(self, name="directives", text=f"{self.path}: {error}")
            return
        for item in self._items(data):
            if reason is not None:
                item.add_marker(pytest.mark.skip(reason=reason))
            elif expected is not None:
                item.add_marker(pytest.mark.xfail(reason=expected))
            yield item

    def _items(self, found: d.Directives) -> Iterator[pytest.Item]:
        if self.config.getoption("--minicc-update") and found.runs:
            yield UpdateItem.from_parent(self, name="update", found=found)
        for name, kind, settings in tests(found, self.path.suffix):
            yield kind.from_parent(self, name=name, **settings)


class _Item(pytest.Item):
    """An item whose failures are messages, not tracebacks through this plugin."""

    def __init__(self, **keywords: Any) -> None:
        settings = {k: keywords.pop(k) for k in list(keywords) if k not in ("name", "parent", "nodeid")}
        super().__init__(**keywords)
        self.__dict__.update(settings)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return the file and the name of the item."""
        return self.path, 0, self.name

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return the message of a failure without a traceback."""
        from ..driver.render import Renderer
        from ..support.diagnostics import InternalError, MiniccError
        from .checks import RunFailed
        from .expectations import ExpectationFailed
        from .launches import LaunchFailed
        from .limits import TimeIsUp

        error = excinfo.value
        if isinstance(error, RunFailed | ExpectationFailed | LaunchFailed | TimeIsUp):
            return f"{error}\n\nrerun: python -m pytest '{self.nodeid}'"
        if isinstance(error, MiniccError) and not isinstance(error, InternalError):
            return Renderer().error(error)
        return super().repr_failure(excinfo, style)


class UnreadableItem(_Item):
    """A file whose directives are invalid."""

    text: str

    def runtest(self) -> None:
        """Fail with the message."""
        from .checks import RunFailed

        raise RunFailed(self.text)


class UpdateItem(_Item):
    """The regeneration of the CHECK lines of a file."""

    found: d.Directives

    def runtest(self) -> None:
        """Rewrite the file."""
        import tempfile

        from .update import regenerate

        with tempfile.TemporaryDirectory() as folder:
            text = regenerate(self.path, self.found, Path(folder, "scratch"))
        if text is not None and text != self.path.read_text():
            self.path.write_text(text)


class RunItem(_Item):
    """A RUN directive."""

    text: str

    def runtest(self) -> None:
        """Run the command and FileCheck."""
        import tempfile

        from .checks import run_pipeline

        with tempfile.TemporaryDirectory() as folder, limited(float(self.config.getini("minicc_timeout"))):
            run_pipeline(self.text, self.path, Path(folder, "scratch"))


class DiagnosticsItem(_Item):
    """The expected errors and warnings of a file."""

    found: d.Directives

    def runtest(self) -> None:
        """Compile the file and compare the diagnostics."""
        from .expectations import check_diagnostics, diagnostics_of

        check_diagnostics(self.path, self.found.expected, diagnostics_of(self.path, self.found.options))


class LevelsItem(_Item):
    """The expected uniformity levels of a file."""

    found: d.Directives

    def runtest(self) -> None:
        """Compare the levels with the analysis."""
        from .expectations import check_levels

        check_levels(self.path, self.found.levels)


class LaunchItem(_Item):
    """A LAUNCH directive with its expectations."""

    launch: d.LaunchDirective
    options: Sequence[str]

    def runtest(self) -> None:
        """Launch the kernel and compare the results."""
        from ..driver.checking import local_variable_options
        from .launches import run_launch

        own = local_variable_options(self.launch.tools)
        if "<" in self.launch.kernel and self.path.suffix == ".cu":
            own.append(f"-instantiate={self.launch.kernel}")
        obj = load(self.path, [*self.options, *own], check_uniform=True)
        with limited(float(self.config.getini("minicc_timeout"))):
            run_launch(obj, self.launch, int(self.config.getini("minicc_max_steps")))


class PtxasItem(_Item):
    """A target of a PTXAS directive."""

    target: str
    options: Sequence[str]

    def runtest(self) -> None:
        """Assemble the PTX; skipped without ptxas."""
        from .assemble import assemble, find_tool
        from .checks import RunFailed

        if find_tool("ptxas") is None:
            pytest.skip("ptxas is not installed")
        arch = [] if any(o.startswith("-arch") for o in self.options) else [f"-arch={self.target}"]
        complaint = assemble(load(self.path, [*self.options, *arch]).ptx, self.target)
        if complaint:
            raise RunFailed(f"ptxas -arch={self.target} rejects {self.path.name}:\n{complaint}")


class ProgramItem(_Item):
    """A PROGRAM directive."""

    program: d.ProgramDirective
    options: list[str]

    def runtest(self) -> None:
        """Run the program and compare its output."""
        from .checks import run_program

        run_program(self.path, self.program, self.options, float(self.config.getini("minicc_timeout")))


def tests(found: d.Directives, suffix: str) -> Iterator[tuple[str, type[_Item], dict[str, Any]]]:
    """Return the tests of a file: name, kind, and the arguments of the item."""
    for line, text in found.runs:
        yield f"RUN:{line}", RunItem, {"text": text}
    if found.expected:
        yield "diagnostics", DiagnosticsItem, {"found": found}
    if found.levels:
        yield "divergence", LevelsItem, {"found": found}
    for config in found.configs if suffix != ".ptx" else [[]]:
        for launch in found.launches:
            yield (
                f"LAUNCH:{launch.line} {' '.join(config)}".strip(),
                LaunchItem,
                {"launch": launch, "options": [*config, *found.options]},
            )
    for program in found.programs:
        yield f"PROGRAM:{program.line}", ProgramItem, {"program": program, "options": found.options}
    for target in found.targets:
        yield f"PTXAS {target}", PtxasItem, {"target": target, "options": found.options}


def load(path: Path, options: Sequence[str], *, check_uniform: bool = False) -> ObjectCode:
    """Compile (or read) a file for launching, with all checks that minicc has.

    Passes and allocation are verified as they run; IR and PTX text must round-trip; LLVM must agree with the
    IR text (`llvm_oracle`). Raises RunFailed if one of the texts fails.
    """
    from ..driver.api import ObjectCode

    return ObjectCode(
        _checked_compilation(path.read_text(), str(path), tuple(options)), check_uniform=check_uniform
    )


@lru_cache(maxsize=4)
def _checked_compilation(text: str, filename: str, options: tuple[str, ...]) -> Compilation:
    """Return a checked compilation, which the launches of a file share."""
    from ..driver.options import parse_api_options
    from ..driver.pipeline import Compilation

    compilation = Compilation(text, filename, parse_api_options(["-verify-each", *options]))
    compilation.ptx  # noqa: B018 - raises
    if compilation.kind != "ptx":
        prove_texts(compilation)
    return compilation


def prove_texts(compilation: Compilation) -> None:
    """Check that IR and PTX print and parse back to the same text, and that LLVM accepts the IR. Raises
    RunFailed.
    """
    from ..ir.parser import parse_module
    from ..ir.printer import print_module
    from ..ptx import printer as ptx_printer
    from ..ptx.parsing import parser as ptx_parser
    from .checks import RunFailed
    from .llvm_oracle import disagreements

    module = compilation.optimized
    ir = print_module(module)
    if print_module(parse_module(ir, "<ir>")) != ir:
        raise RunFailed("the IR does not print as it was parsed")
    if complaints := disagreements(module):
        raise RunFailed("LLVM does not agree with the IR:\n" + "\n".join(complaints))
    if compilation.options.codegen == "minicc":
        ptx = compilation.ptx
        if ptx_printer.print_module(ptx_parser.parse(ptx, "<ptx>")) != ptx:
            raise RunFailed("the PTX does not print as it was parsed")
