"""`%load_ext minicc`: objects are shown as HTML, errors as the command prints them, and `%%minicc` compiles a
cell.

    %%minicc [NAME] [OPTION]... [--dump D] [--run WORD...]

compiles the cell with the command's options and returns the ObjectCode, also as the variable NAME.
`--dump=cfg` shows that picture instead. `--run` launches a kernel; after it come the arguments of `minicc run
FILE`, `--check` and `--print` included. A value that is a variable of the notebook is that variable, and
arrays are changed in place.

IPython is not imported here: it passes itself to `load_ipython_extension`.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from typing import Any

from ...ir.core import Block, Function, Module
from ...passes.analysis.cfg import ControlFlowGraph
from ...passes.analysis.divergence import Divergence
from ...passes.analysis.liveness import Liveness
from ...runtime import LaunchResult
from ...support.diagnostics import MiniccError, UsageError
from ...support.graphs import DominatorTree, LoopNest
from .. import run
from ..api import ObjectCode
from ..command import report_error
from ..options import OptionParser, add_compile_options, compile_options
from ..pictures.table import DUMPS
from ..pipeline import Compilation, kind_of_text
from ..render import Renderer
from . import html_repr

_FORMATS: dict[type, Any] = {
    Module: html_repr.module, Function: html_repr.function, Block: html_repr.block,
    LaunchResult: html_repr.launch_result,
    **dict.fromkeys((ControlFlowGraph, DominatorTree, LoopNest, Liveness, Divergence), html_repr.analysis),
}  # fmt: skip
"""HTML formatters by class; classes of the driver have their own."""


def load_ipython_extension(shell: Any) -> None:
    """Register the magic and the formatters (`%load_ext minicc`)."""
    formatter = shell.display_formatter.formatters["text/html"]
    for kind, function in _FORMATS.items():
        formatter.for_type(kind, function)

    def magic(line: str, cell: str) -> Any:
        return minicc(line, cell, shell.user_ns, f"cell{shell.execution_count}")

    magic.__doc__ = __doc__
    shell.register_magic_function(magic, "cell", "minicc")
    shell.set_custom_exc((MiniccError,), _show_error)


def unload_ipython_extension(shell: Any) -> None:
    """Remove the magic and the formatters (`%unload_ext minicc`)."""
    formatter = shell.display_formatter.formatters["text/html"]
    for kind in _FORMATS:
        formatter.pop(kind, None)
    shell.magics_manager.magics["cell"].pop("minicc", None)
    shell.set_custom_exc((), None)


def _show_error(shell: Any, kind: type, error: MiniccError, trace: Any, tb_offset: int | None = None) -> None:
    """Print an error that a cell has not caught as the command does, with the line of the cell."""
    report_error(error)
    line = 0
    while trace is not None:
        if trace.tb_frame.f_globals is shell.user_ns:
            line = trace.tb_lineno
        trace = trace.tb_next
    if line:
        sys.stderr.write(f"minicc: note: raised by line {line} of the cell\n")


def minicc(line: str, cell: str, variables: dict[str, Any], name: str = "cell") -> Any:
    """Run the magic on the line after `%%minicc`, the cell, and the notebook's variables. The result is
    shown; None after an error, which has been printed.
    """
    filename = name + {"ir": ".ll", "ptx": ".ptx"}.get(kind_of_text(cell), ".cu")
    try:
        return _run_cell(shlex.split(line), cell, variables, filename)
    except MiniccError as error:
        report_error(error, sources={filename: cell})
    except ValueError as error:  # of shlex
        report_error(UsageError(f"the line is not understood: {error}"))
    except SystemExit:  # --help
        pass
    return None


def _run_cell(words: list[str], cell: str, variables: dict[str, Any], filename: str) -> Any:
    to = words.pop(0) if words and words[0].isidentifier() else None
    if "--run" in words:
        at = words.index("--run")
        return _run([*words[:at], *words[at + 1 :]], cell, variables, filename, to)
    parser = OptionParser(prog="%%minicc", add_help=False)
    parser.add_argument("--dump", choices=tuple(DUMPS))
    parser.add_argument("--dump-function", dest="dump_function")
    parser.add_argument("--check", nargs="?")
    add_compile_options(parser)
    args = parser.parse_args(parser.words(words))
    if "--check" in [word.partition("=")[0] for word in words]:
        raise UsageError("--check watches a launch; add --run and what 'minicc run' takes behind it")
    obj = ObjectCode(Compilation(cell, filename, compile_options(args, parser.notes)))
    _warn(obj)
    if to is not None:
        variables[to] = obj
    return obj.pictures(args.dump, args.dump_function) if args.dump else obj


def _run(
    words: list[str], cell: str, variables: dict[str, Any], filename: str, to: str | None
) -> LaunchResult | None:
    args, notes = run.parse_arguments([filename, *words])
    done = run.launch(args, notes, cell, filename, _values(variables))
    if to is not None:
        variables[to] = done.obj
    return done.result


def _values(variables: Mapping[str, Any]) -> dict[str, Any]:
    """Return the user's variables that have data, which may be arguments."""
    return {
        name: value
        for name, value in variables.items()
        if not name.startswith("_") and (hasattr(value, "dtype") or isinstance(value, (bool, int, float)))
    }


def _warn(obj: ObjectCode) -> None:
    if obj.diagnostics:
        sys.stderr.write(Renderer.for_stream(sys.stderr, obj.sources).diagnostics(obj.diagnostics))
