"""The compilation from text to PTX, stage by stage; `Compilation` shows the whole compiler.

A compilation computes each stage once, on demand: tokens → tree → IR → optimised IR → PTX. Input in IR or PTX
text joins at its own stage. Diagnostics collect in `diagnostics`; a stage that finds errors raises
(`CompileError`, `IRError`, `PtxError`) with all of them.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from ..support.diagnostics import (
    TOO_MANY,
    CompileError,
    Diagnostic,
    DiagnosticError,
    Diagnostics,
    InternalError,
    Location,
    MiniccError,
    PtxError,
)
from ..support.fast_dataclass import field, record
from .options import GENERATORS, CompileOptions
from .warning_options import WarningPolicy

if TYPE_CHECKING:
    from ..codegen.options import CodegenOptions
    from ..ir.core import Module
    from ..passes.hooks import TimeReport
    from ..passes.plugins import Passes, PluginPass
    from ..ptx import model as ptx_model
    from .plugins import ExternalWarning

InputKind = Literal["source", "ir", "ptx"]
"""The languages of inputs: CUDA C++, LLVM's IR, PTX."""
KINDS: dict[str, InputKind] = {".ll": "ir", ".ptx": "ptx"}
"""Input kinds by suffix; every other suffix is source text."""
STDIN = "<stdin>"
"""The name of standard input in messages. It has no suffix; its kind follows from its text."""


@record(eq=True)
class Timings:
    """Seconds by stage or pass, in the order of first use."""

    seconds: dict[str, float] = field(default_factory=dict)

    @contextmanager
    def measure(self, name: str) -> Iterator[None]:
        """Add the time of the block under a name."""
        start = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[name] = self.seconds.get(name, 0.0) + time.perf_counter() - start

    def report(self) -> str:
        """Return a table with the share of each in the total."""
        total = sum(self.seconds.values()) or 1.0
        rows = [f"{s * 1e3:10.2f} ms {100 * s / total:5.1f} %  {name}" for name, s in self.seconds.items()]
        return "\n".join(["===-- time report --===", *rows, f"{total * 1e3:10.2f} ms 100.0 %  total", ""])


def to_stderr(text: str) -> None:
    """Write pass dumps and reports to standard error, the default."""
    sys.stderr.write(text)


class Compilation:
    """The compilation of one input. `say` receives pass dumps and reports as text; `plugins` are passes of
    plug-ins besides those that the options name.
    """

    def __init__(
        self,
        text: str,
        filename: str = "source.cu",
        options: CompileOptions | None = None,
        *,
        say: Callable[[str], Any] = to_stderr,
        plugins: Sequence[PluginPass] = (),
    ) -> None:
        self.text, self.filename = text, filename
        self.options = options or CompileOptions()
        self.kind: InputKind = (
            kind_of_text(text) if filename == STDIN else KINDS.get(os.path.splitext(filename)[1], "source")
        )
        self.say = say
        self._plugins = tuple(plugins)
        self._instruction_sources: dict[str, list[Location | None]] = {}
        """Of a copy: the source locations of the instructions of each function, which the text may lack."""
        self.timings = Timings()
        self.pass_times: TimeReport | None = None
        self._collected = Diagnostics({filename: text}, error_limit=self.options.error_limit)
        self.drawn: dict[str, Any] = {}
        """Cache of `pictures.table`, so that several pictures need one code generation."""
        self._outside_warnings: dict[str, ExternalWarning] = {}
        self._policy = WarningPolicy.parse(self.options.warnings, self._is_offered)
        self._policy.unknown += [Diagnostic("remark", note) for note in self.options.notes]

    def __getstate__(self) -> dict[str, object]:
        """Return the input, the PTX and the diagnostics; a copy computes tree and IR again on demand."""
        derived = (
            "tokens",
            "tree",
            "module",
            "optimized",
            "ptx_module",
            "_from_outside",
            "_policy",
            "_outside_warnings",
            "drawn",
        )
        state = {name: value for name, value in self.__dict__.items() if name not in derived}
        if "ptx_module" in self.__dict__ and self.kind != "ptx":
            state["_instruction_sources"] = {
                name: [instr.source for instr in fn.instructions()]
                for name, fn in self.ptx_module.functions.items()
            }
        return state

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self.drawn, self._outside_warnings = {}, {}
        self._policy = WarningPolicy.parse(self.options.warnings, self._is_offered)

    # -- what comes from outside

    @cached_property
    def _from_outside(self) -> tuple[Passes, list[str] | None]:
        o = self.options
        if not o.load_passes and not any(".py" in word for word in o.passes or ()):
            from ..passes.plugins import Passes

            return Passes(self._plugins), o.passes
        from . import plugins

        return plugins.passes_for(o.load_passes, o.passes, self._plugins)

    @property
    def passes(self) -> Passes:
        """The passes of this compilation, external ones included. Raises as `plugins.passes_for`."""
        return self._from_outside[0]

    def _is_offered(self, name: str) -> bool:
        """Return whether `-Wname` is an external lint or warning."""
        from . import plugins

        row = self.passes.find(name)
        if row is not None and row.kind == "lint":
            return True
        result = plugins.warning(name)
        if result is not None:
            self._outside_warnings[name] = result
        return result is not None

    # -- diagnostics

    @property
    def sources(self) -> dict[str, str]:
        """Every file that was read, by name."""
        return self._collected.sources

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """The diagnostics so far, after the `-W` options, in the order of the source."""
        return self._policy.filter(_in_source_order(self._collected.items))

    def require_no_errors(self) -> None:
        """Raise CompileError with all diagnostics so far if one of them is an error."""
        shown = self.diagnostics
        if any(d.severity == "error" for d in shown):
            raise CompileError(shown, self.sources)

    @contextmanager
    def _stage(self, name: str) -> Iterator[None]:
        """Time a stage; an unexpected exception in it is an internal error that names it."""
        with self.timings.measure(name):
            try:
                yield
            except DiagnosticError as error:
                for item in error.diagnostics:
                    self._collected.add(item)
                raise type(error)(self.diagnostics, {**self.sources, **error.sources}) from None
            except (MiniccError, KeyboardInterrupt):
                raise
            except RecursionError:
                raise InternalError("the input is nested too deeply for this stage", name) from None
            except Exception as error:
                raise InternalError(f"{type(error).__name__}: {error}", name) from error

    # -- stages

    @cached_property
    def frontend_options(self) -> Any:
        """The options of the frontend."""
        from ..frontend.text.options import FrontendOptions

        o = self.options
        return FrontendOptions(
            arch=o.arch, defines=tuple(o.defines), undefines=tuple(o.undefines),
            include_dirs=(*o.include_dirs, *o.system_dirs),
            pre_includes=tuple(o.pre_includes),
            use_fast_math=o.use_fast_math, ftz=o.ftz, fmad=o.fmad, prec_div=o.prec_div, prec_sqrt=o.prec_sqrt,
            instances=tuple(o.instances), relocatable=o.relocatable, separate_locals=o.separate_locals,
            relaxed_constexpr=o.relaxed_constexpr, host_layouts=o.host_layouts, readable=o.readable,
        )  # fmt: skip

    @cached_property
    def tokens(self) -> list[Any]:
        """The preprocessed tokens."""
        from ..frontend.text import preprocess

        with self._stage("preprocess"):
            return preprocess.preprocess(self.text, self.filename, self.frontend_options, self._collected)

    @cached_property
    def tree(self) -> Any:
        """The checked tree. Raises CompileError with all errors of the source."""
        from ..frontend import check_tree, parse_tokens

        tokens = self.tokens
        # A missing header makes every name in it unknown: those errors would only be its consequences.
        if any(d.severity == "error" and "file not found" in d.message for d in self._collected.items):
            self.require_no_errors()
        with self._stage("parse"):
            unit = parse_tokens(tokens, self.frontend_options, self._collected)
        if not unit.complete:
            self.require_no_errors()
        with self._stage("check"):
            unit = check_tree(unit, self.frontend_options, self._collected)
            for name, one in self._outside_warnings.items():
                if self._policy.shows(name) and not self._collected.has_errors:
                    one.run(unit.functions, self._collected)
        self.require_no_errors()
        return unit

    @cached_property
    def module(self) -> Module:
        """The IR from the frontend or the input, before passes. Raises PtxError if PTX has no form there."""
        if self.kind == "ir":
            from ..ir import parser as ir_parser

            with self._stage("parse IR"):
                return ir_parser.read_module(self.text, self.filename)
        if self.kind == "ptx":
            from ..lift.module import lift

            source, wrong = self.ptx_input, None
            with self._stage("lift"):
                try:
                    return lift(source, contracts=self.options.fmad)
                except PtxError as error:
                    # PTX without a form in the IR is valid: this is not one of its diagnostics.
                    wrong = error.diagnostics
            raise PtxError(wrong, self.sources)
        from ..frontend import lower
        from ..support.recursion import deep_recursion

        tree = self.tree
        with self._stage("lower"), deep_recursion():
            return lower.lower(tree, self.frontend_options, self._collected)

    def require_known_passes(self) -> None:
        """Raise UsageError if `-print-after` or `-print-before` names an unknown pass."""
        if self.options.print_after or self.options.print_before:
            self._printed_passes()

    def _printed_passes(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the passes that `-print-after` and `-print-before` name."""
        from ..passes import manager

        passes, _ = self._from_outside
        after, before = (
            tuple(manager.parse_pipeline(",".join(names), passes))
            for names in (self.options.print_after, self.options.print_before)
        )
        return after, before

    @cached_property
    def optimized(self) -> Module:
        """The IR after the passes. The same object as `module`, changed in place."""
        from ..ir.verifier import require_valid
        from ..passes import hooks, lints, manager
        from ..passes.table import LINTS

        o = self.options
        passes, words = self._from_outside
        names = manager.parse_pipeline(",".join([f"O{o.opt_level}"] if words is None else words), passes)
        after, before = self._printed_passes()
        shown = hooks.PrintSelection(
            None if o.print_before_all else before,
            None if o.print_after_all else after,
            o.print_changed,
            tuple(o.print_functions),
        )
        module = self.module
        self.require_no_errors()
        pattern = re.compile(o.remarks) if o.remarks is not None else None
        analyses = manager.Analyses(
            None if pattern is None else lambda name: pattern.search(name) is not None,
            registers=o.maxrregcount,
            plugins=passes.analyses,
        )
        times = hooks.TimeReport()
        callbacks: list[manager.Hook] = [times]
        if o.verify_each:
            callbacks.append(hooks.VerifyEach())
        if shown.any:
            callbacks.append(hooks.Print(self.say, shown, module))
        if any(name.startswith("print<") for name in names):
            callbacks.append(hooks.PrintAnalyses(self.say, tuple(o.print_functions), module))
        with self._stage("passes"):
            wanted = dict.fromkeys([*(row.name for row in LINTS), *passes.lints()])
            for warning in lints.run_lints(
                module, [name for name in wanted if self._policy.shows(name)], passes
            ):
                self._collected.add(warning)
            manager.run_passes(module, names, callbacks, analyses, passes)
        for diagnostic in analyses.diagnostics:
            self._collected.add(diagnostic)
        with self._stage("verify IR"):
            require_valid(module, "passes")
        self.pass_times = times
        return module

    @cached_property
    def ir(self) -> str:
        """The optimised IR as LLVM IR text."""
        from ..ir import printer

        module = self.optimized
        with self._stage("print IR"):
            return printer.print_module(module, debug=self.options.lineinfo)

    @cached_property
    def ptx(self) -> str:
        """The PTX text. PTX input is parsed and verified, and unchanged unless an option asks for more."""
        if self.kind == "ptx" and not self._compiles_ptx:
            self.ptx_module  # noqa: B018 - raises when the input is invalid
            return self.ptx_text
        module = self.optimized
        self.require_no_errors()
        self.ptx_module = self._generate(module)
        return self.ptx_module.text

    def warn_if_empty(self) -> None:
        """Warn if the source has no device code, so that its PTX is a header only. Raises CompileError if
        `-Werror` makes that an error.
        """
        module = self.optimized
        is_explained = any(item.flag == "missing-device-qualifier" for item in self._collected.items)
        if not module.functions and not module.globals and not is_explained:
            self._collected.warning(
                "empty-ptx",
                "the file has no kernel (no function with '__global__'), and its PTX is empty",
                Location(self.filename, 1, 1),
                length=0,
            )
            self.require_no_errors()

    def codegen_options(self, stage_hook: Callable[[str, str, Any], None] | None = None) -> CodegenOptions:
        """Return the options of code generation; the hook is called after each of its stages."""
        from ..codegen.options import CodegenOptions

        o = self.options
        return CodegenOptions(
            arch=self._arch, opt_level=o.opt_level, lineinfo=o.lineinfo, src_in_ptx=o.src_in_ptx,
            maxrregcount=o.maxrregcount, sources=self.sources, verify=o.verify_each, stage_hook=stage_hook,
        )  # fmt: skip

    def _generate(self, module: Module) -> ptx_model.Module:
        """Return the verified PTX module of the selected code generator."""
        from ..codegen.pipeline import assemble, check
        from ..passes.manager import Analyses
        from ..passes.plugins import attribute_failures

        o, options = self.options, self.codegen_options()
        if o.codegen not in GENERATORS:
            from . import plugins

            with self._stage(f"codegen ({o.codegen})"):
                return plugins.generate(o.codegen, module, options)
        if o.codegen == "llvm":
            from ..codegen import llvm
            from ..ptx.parsing import parser

            with self._stage("codegen (llvm)"):
                text = llvm.generate(module, options)
            with self._stage("verify PTX"):
                result = parser.parse(text, self._ptx_filename)
                check(result)
            return result
        with (
            self._stage("codegen"),
            attribute_failures(
                "code generation", f"module {module.name}", self.passes.suspects(["divergence"])
            ),
        ):
            return assemble(module, options, Analyses(plugins=self.passes.analyses), self._ptx_filename)

    def resource_report(self) -> str:
        """Return registers, spills and memory of each kernel, as `-Xptxas -v` prints them."""
        from ..codegen import report

        return report.resources(self.ptx_module)

    def cost_report(self, as_json: bool = False) -> str:
        """Return the estimated costs of kernels, blocks and lines, as `--report=cost` prints them."""
        from . import cost_report
        from .render import Renderer

        module = self.ptx_module
        return (
            cost_report.as_json(module) if as_json else cost_report.text(module, Renderer(self.sources).line)
        )

    @cached_property
    def ptx_text(self) -> str:
        """The PTX input after preprocessing; the text itself if it has no directives. Raises PtxError for
        invalid directives.
        """
        from ..ptx.parsing.line_markers import has_directives

        if not (self.options.defines or has_directives(self.text)):
            return self.text
        from ..frontend.text import assembly

        with self._stage("preprocess"):
            text = assembly.preprocess_lines(self.text, self.filename, self.frontend_options, self._collected)
        shown = self.diagnostics
        if any(d.severity == "error" for d in shown):
            raise PtxError(shown, self.sources)
        self.sources[self.filename] = text
        return text

    @cached_property
    def ptx_input(self) -> ptx_model.Module:
        """PTX input as a verified module. Raises PtxError."""
        return parse_ptx(self.ptx_text, self.filename, self._collected)

    @property
    def _compiles_ptx(self) -> bool:
        """True if an option asks for other PTX than that of the input."""
        return bool(self.options.given & {"opt_level", "passes", "codegen"})

    @property
    def _arch(self) -> str:
        """The target: that of PTX input is its own, unless an option names another."""
        if self.kind == "ptx" and "arch" not in self.options.given:
            return self.ptx_input.target[0]
        return self.options.arch

    @cached_property
    def ptx_module(self) -> ptx_model.Module:
        """The PTX as a verified module: the one that code generation returned, or the text parsed. Raises
        PtxError.
        """
        if self.kind == "ptx" and not self._compiles_ptx:
            return self.ptx_input
        text = self.ptx
        if "ptx_module" in self.__dict__:  # set by `ptx`
            return self.ptx_module
        module = parse_ptx(text, self._ptx_filename, self._collected)
        for name, sources in self._instruction_sources.items():
            for instr, source in zip(module.functions[name].instructions(), sources, strict=True):
                instr.source = source
        return module

    @property
    def _ptx_filename(self) -> str:
        """The name of the PTX file in messages."""
        return os.path.splitext(self.filename)[0] + ".ptx"


def kind_of_text(text: str) -> InputKind:
    """Return the kind of a text without a file name: PTX starts with `.version`, IR as LLVM's tools write
    it.
    """
    start = re.match(r"(?:\s+|//[^\n]*|/\*.*?\*/)*(\.version\b)?", text, re.DOTALL)
    if start is not None and start[1]:
        return "ptx"
    return (
        "ir"
        if re.match(r"(?:\s|;[^\n]*\n)*(?:source_filename|target (?:triple|datalayout)) *=", text)
        else "source"
    )


def _in_source_order(items: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Sort diagnostics by location: stages find different kinds of errors. Files keep the order of their
    first diagnostic; those without a location come first, fatal errors last.
    """
    files: dict[str, int] = {}
    for item in items:
        if item.location is not None:
            files.setdefault(item.location.file, len(files))

    def key(item: Diagnostic) -> tuple[int, int, int]:
        at = item.location
        if item is TOO_MANY:
            return (len(files), 0, 0)
        return (files[at.file], at.line, at.column) if at is not None else (-1, 0, 0)

    return sorted(items, key=key)


def parse_ptx(text: str, filename: str, collected: Diagnostics | None = None) -> ptx_model.Module:
    """Parse and verify PTX text. Warnings are appended to `collected`. Raises PtxError with every error."""
    from ..ptx.parsing import parser
    from ..ptx.rules import verifier

    module = parser.parse(text, filename)
    errors = verifier.verify(module)
    if any(d.severity == "error" for d in errors):
        raise PtxError(errors, {filename: text})
    for item in errors if collected is not None else ():
        collected.add(item)  # type: ignore[union-attr]
    return module
