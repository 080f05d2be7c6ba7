"""pytest's hooks: every `.cu`, `.ll` and `.ptx` file with directives becomes test items.

Item names: `RUN:3`, `LAUNCH:5 -O2`, `PROGRAM:2`, `PTXAS sm_90`, `diagnostics`, `divergence`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from . import directives as d

if TYPE_CHECKING:
    from ..driver.api import ObjectCode
    from ..driver.pipeline import Compilation

SUFFIXES = (".cu", ".ll", ".ptx")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("minicc")
    group.addoption("--minicc-update", action="store_true", help="rewrite the generated CHECK lines of filetests")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix in SUFFIXES:
        return FileTest.from_parent(parent, path=file_path)
    return None


class FileTest(pytest.File):
    """One filetest. Files without directives have no items."""

    def collect(self) -> Iterator[pytest.Item]:
        try:
            found = d.read(self.path.read_text())
        except d.DirectiveError as error:
            raise self.CollectError(f"{self.path}: {error}") from None
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
        return self.path, 0, self.name

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        from ..driver.render import Renderer
        from ..support.diagnostics import InternalError, MiniccError
        from .checks import RunFailed
        from .expectations import ExpectationFailed
        from .launches import LaunchFailed

        error = excinfo.value
        if isinstance(error, RunFailed | ExpectationFailed | LaunchFailed):
            return f"{error}\n\nrerun: python -m pytest '{self.nodeid}'"
        if isinstance(error, MiniccError) and not isinstance(error, InternalError):
            return Renderer().error(error)
        return super().repr_failure(excinfo, style)


class UpdateItem(_Item):
    found: d.Directives

    def runtest(self) -> None:
        import tempfile

        from .update import regenerate

        with tempfile.TemporaryDirectory() as folder:
            text = regenerate(self.path, self.found, Path(folder, "scratch"))
        if text is not None and text != self.path.read_text():
            self.path.write_text(text)


class RunItem(_Item):
    text: str

    def runtest(self) -> None:
        import tempfile

        from .checks import run_pipeline

        with tempfile.TemporaryDirectory() as folder:
            run_pipeline(self.text, self.path, Path(folder, "scratch"))


class DiagnosticsItem(_Item):
    found: d.Directives

    def runtest(self) -> None:
        from .expectations import check_diagnostics, diagnostics_of

        check_diagnostics(self.path, self.found.expected, diagnostics_of(self.path, self.found.options))


class LevelsItem(_Item):
    found: d.Directives

    def runtest(self) -> None:
        from .expectations import check_levels

        check_levels(self.path, self.found.levels)


class LaunchItem(_Item):
    launch: d.Launch
    options: Sequence[str]

    def runtest(self) -> None:
        from .launches import run_launch

        run_launch(load(self.path, self.options, check_uniform=True), self.launch)


class PtxasItem(_Item):
    target: str
    options: Sequence[str]

    def runtest(self) -> None:
        from .assemble import assemble, find_tool
        from .checks import RunFailed

        if find_tool("ptxas") is None:
            pytest.skip("ptxas is not installed")
        arch = [] if any(o.startswith("-arch") for o in self.options) else [f"-arch={self.target}"]
        complaint = assemble(load(self.path, [*self.options, *arch]).ptx, self.target)
        if complaint:
            raise RunFailed(f"ptxas -arch={self.target} refuses {self.path.name}:\n{complaint}")


class ProgramItem(_Item):
    program: d.Program
    options: list[str]

    def runtest(self) -> None:
        from .programs import run_program

        run_program(self.path, self.program, self.options)


def tests(found: d.Directives, suffix: str) -> Iterator[tuple[str, type[_Item], dict[str, Any]]]:
    """The tests of a file: name, kind, and what the item is to know."""
    for line, text in found.runs:
        yield f"RUN:{line}", RunItem, {"text": text}
    if found.expected:
        yield "diagnostics", DiagnosticsItem, {"found": found}
    if found.levels:
        yield "divergence", LevelsItem, {"found": found}
    for config in found.configs if suffix != ".ptx" else [[]]:
        for launch in found.launches:
            yield f"LAUNCH:{launch.line} {' '.join(config)}".strip(), LaunchItem, {"launch": launch, "options": [*config, *found.options]}
    for program in found.programs:
        yield f"PROGRAM:{program.line}", ProgramItem, {"program": program, "options": found.options}
    for target in found.targets:
        yield f"PTXAS {target}", PtxasItem, {"target": target, "options": found.options}


def load(path: Path, options: Sequence[str], *, check_uniform: bool = False) -> ObjectCode:
    """Compile (or read) a file for launching, and prove on the way whatever can be proved.

    Passes and allocation are verified as they run; IR and PTX text must round-trip; LLVM must agree
    with the IR text (`llvm_oracle`). Raises RunFailed when one of the texts does not hold.
    """
    from ..driver.api import ObjectCode
    from ..driver.options import parse_api_options
    from ..driver.pipeline import PTX, Compilation

    parsed = parse_api_options(["-verify-each", *options])
    compilation = Compilation(path.read_text(), str(path), parsed)
    obj = ObjectCode(compilation, check_uniform=check_uniform)
    if compilation.kind != PTX:
        prove_texts(compilation)
    return obj


def prove_texts(compilation: Compilation) -> None:
    """IR and PTX print and parse back to the same text, and LLVM accepts the IR. Raises RunFailed."""
    from ..ir.parser import parse_module
    from ..ir.printer import print_module
    from ..ptx import parser as ptx_parser
    from ..ptx import printer as ptx_printer
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
