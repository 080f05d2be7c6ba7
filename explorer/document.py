"""The data of the page, as JSON: the same input gives the same bytes.

file, kind      the name, and the kind: source, ir or ptx
text            the input
options         optimisation level and architecture
diagnostics     diagnostics of the compiler: severity, message, location, notes
complete        whether there is PTX
tokens, tree, passes        see `stages`; absent if the input is of a later kind, or wrong
ptx, lines      the PTX, and its lines with those of the input
kernels         symbol and name of each
pictures        by function, by dump: title and SVG, or the reason why there is none
sass            text, or the reason why there is none
recording       see `recording`; {absent: why} if nothing is launched
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any

from ..driver.api import ObjectCode
from ..driver.options import CompileOptions
from ..driver.pipeline import Compilation, InputKind
from ..ir.printer import print_module
from ..support.diagnostics import Diagnostic, DiagnosticError, Location, MiniccError, PtxError
from ..support.fast_dataclass import record, replace
from . import assembly, pictures, stages, words
from .launches import ABSENT, CHECKS, LaunchRequest, find_launch, recording
from .recording import MOST_STEPS


@record
class PageContents:
    """The parts of the page besides the compilation: `launch` (None: that in the file's comments), whether to
    use NVIDIA's tools, checkers by name, and the maximum number of steps.

    With `is_given` the author of the text may read files: values of arguments that name files are read.
    """

    launch: LaunchRequest | None = None
    sass: bool = True
    checks: Sequence[str] = CHECKS
    most_steps: int = MOST_STEPS
    is_given: bool = True


@record
class BuiltDocument:
    """A document, and the names of the files that were read for it."""

    document: dict[str, Any]
    files: Collection[str]


def of_text(
    text: str, filename: str, options: CompileOptions, wanted: PageContents, kind: InputKind | None = None
) -> BuiltDocument:
    """Return the document of an input; for a wrong one its diagnostics and the stages before the error.
    `kind` is the input's, if its name does not determine it.
    """
    launch = wanted.launch or find_launch(text, filename, wanted.is_given)

    def run(obj: ObjectCode) -> dict[str, Any]:
        return (
            recording(obj, launch, wanted.checks, wanted.most_steps)
            if launch is not None
            else {"absent": ABSENT}
        )

    return _build(text, filename, kind, options, run, wanted.sass)


def of_object(
    obj: ObjectCode, run: Callable[[ObjectCode], dict[str, Any]], sass: bool = True
) -> BuiltDocument:
    """Return the document of an object of the API. It is compiled again, since its passes have run."""
    given = obj._compilation
    return _build(given.text, given.filename, given.kind, given.options, run, sass)


def _build(
    text: str,
    filename: str,
    kind: InputKind | None,
    given: CompileOptions,
    run: Callable[[ObjectCode], dict[str, Any]],
    sass: bool,
) -> BuiltDocument:
    """Compute the document stage by stage, up to the first error."""
    options = replace(
        given,
        print_changed="all",
        print_functions=[],
        print_after_all=False,
        print_before_all=False,
        print_after=[],
        print_before=[],
    )
    said = stages.PassOutput()
    compilation = Compilation(text, filename, options, say=said)
    compilation.kind = kind or compilation.kind
    made: dict[str, Any] = {
        "file": filename,
        "kind": compilation.kind,
        "text": text,
        "options": {"level": given.opt_level, "arch": given.arch},
        "complete": False,
    }
    wrong: Sequence[Diagnostic] | None = None
    try:
        _stages(made, compilation, said)
        _code(made, ObjectCode(compilation), run, sass)
    except DiagnosticError as error:
        wrong = error.diagnostics
    made["diagnostics"] = [_message(d) for d in (compilation.diagnostics if wrong is None else wrong)]
    return BuiltDocument(made, list(compilation.sources))


def _stages(made: dict[str, Any], compilation: Compilation, said: stages.PassOutput) -> None:
    if compilation.kind == "source":
        made["tokens"] = stages.tokens(compilation)
        made["tree"] = stages.tree(compilation)
    try:
        before = print_module(compilation.module, debug=False)
    except PtxError:
        # The page shows PTX that has no form in the IR without passes.
        compilation.ptx_input  # noqa: B018 (invalid PTX is an error)
        return
    compilation.optimized  # noqa: B018 (the passes run, and say what they change)
    made["passes"] = stages.passes(before, said)


def _code(
    made: dict[str, Any], obj: ObjectCode, run: Callable[[ObjectCode], dict[str, Any]], sass: bool
) -> None:
    compilation, module = obj._compilation, obj._executable.module
    made["ptx"] = obj.ptx
    made["lines"] = assembly.lines(module, compilation.filename)
    made["kernels"] = [[symbol, kernel.instance or kernel.name] for symbol, kernel in obj.kernels.items()]
    made["pictures"] = pictures.of_compilation(
        compilation, [fn for fn in module.functions.values() if fn.body is not None]
    )
    made["sass"] = (
        assembly.machine_code(obj.ptx, module.target[0])
        if sass
        else {"absent": "No machine code was requested."}
    )
    made["complete"] = True
    try:
        made["recording"] = run(obj)
        if "kernel" in made["recording"]:
            words.describe(obj, made["recording"])
    except MiniccError as error:
        made["recording"] = {"absent": f"The launch is rejected: {error}"}


def _message(d: Diagnostic) -> dict[str, Any]:
    flag = "" if not d.flag else f"-Rpass={d.flag}" if d.severity == "remark" else f"-W{d.flag}"
    return {
        "severity": d.severity,
        "message": d.message,
        "flag": flag,
        **_place(d.location, d.length),
        "fix": d.fix,
        "notes": [{"message": note.message, **_place(note.location, note.length)} for note in d.all_notes],
    }


def _place(at: Location | None, length: int) -> dict[str, Any]:
    return (
        {"file": at.file, "line": at.line, "column": at.column, "length": length}
        if at is not None and at.line > 0
        else {}
    )


def as_json(document: dict[str, Any]) -> str:
    """Return the text, which is safe within HTML: it has no '<'."""
    return (
        json.dumps(document, ensure_ascii=False, separators=(",", ":"), default=int)
        .replace("<", "\\u003c")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029")
    )
