"""The `minicc` command.

Exit statuses: 0 done, 1 the input is wrong or the kernel faulted, 2 the command line is not
understood, 70 a defect of minicc, 130 interrupted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from ..support.diagnostics import InternalError, MiniccError, UsageError
from .options import Parser, add_compile_options, compile_options, join_values
from .output import read_input, write_output
from .pipeline import PTX, SOURCE, Compilation

REPORTS = ("cost", "cost-json")
TO_STDOUT = ("preprocessed", "tokens", "ast", *REPORTS)
"""What is shown unless -o names a file."""

OK, FAILED, USAGE, INTERNAL, INTERRUPTED = 0, 1, 2, 70, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (default: the process's). Returns the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given[:1] == ["run"]:
            from .run import run

            return run(given[1:])
        return _compile(given)
    except UsageError as error:
        _show_error(error, given)
        return USAGE
    except InternalError as error:
        _report_internal(error)
        return INTERNAL
    except MiniccError as error:
        _show_error(error, given)
        return FAILED
    except KeyboardInterrupt:
        _complain("minicc: interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away (`minicc … | head`); let nothing else try to write to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        # Standard output or a log: files that are read or written whole say more (output.py).
        _complain(f"minicc: error: cannot write: {error.strerror or error}")
        return USAGE
    except Exception as error:
        _report_internal(InternalError(f"{type(error).__name__}: {error}", "driver"))
        return INTERNAL


def process() -> NoReturn:
    """The command as a process of its own: `main`, then an exit without taking the interpreter apart.

    Freeing every object one by one, and looking for cycles among those that imports make, would take
    an eighth of the time of a small compilation.
    """
    import gc

    if sys.argv[1:2] != ["run"]:  # a kernel may run for long, and make garbage all the time
        gc.set_threshold(200_000)
    # Closed by whoever started us: messages are lost, output is an error.
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    status = main()
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
    except BrokenPipeError:
        status = status or FAILED
    except OSError as error:
        if not status:
            status = USAGE
            _complain(f"minicc: error: cannot write: {error.strerror or error}")
    if sys.gettrace() is not None:  # a debugger or a coverage tool has something left to do
        sys.exit(status)
    os._exit(status)


def _parser() -> Parser:
    parser = Parser(
        prog="minicc",
        description="Compile CUDA C (.cu), LLVM IR (.ll) or PTX (.ptx); `minicc run` executes kernels on NumPy arrays.",
        usage="minicc [options] FILE [-o OUT]\n       minicc run FILE --kernel K --grid X[,Y[,Z]] --block X[,Y[,Z]] NAME=VALUE... (see minicc run --help)",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="input; '-' is standard input")
    parser.add_argument("-o", dest="output", metavar="OUT", help="output file; '-' is standard output (default: FILE.ptx)")
    parser.add_argument("--version", action="store_true", help="print the version")
    emit = parser.add_argument_group("what to produce (default: PTX)")
    for flags, kind, text in (
        (("-E",), "preprocessed", "preprocessed source"),
        (("-dump-tokens",), "tokens", "tokens with their places"),
        (("-ast-dump",), "ast", "the checked syntax tree"),
        (("-emit-llvm", "--emit-llvm"), "llvm", "LLVM IR, after the passes"),
        (("-ptx", "--ptx"), "ptx", "PTX"),
    ):
        emit.add_argument(*flags, dest="emit", action="append_const", const=kind, help=text)
    emit.add_argument("--report", dest="emit", action="append", choices=REPORTS, metavar="cost|cost-json",
                      help="a static estimate of what each kernel, block and line costs, from any compiler's PTX too; see below")
    add_compile_options(parser)
    return parser


def _compile(given: list[str]) -> int:
    args = _parser().parse_args(join_values(given))
    if args.version:
        from .. import __version__

        print(f"minicc {__version__}")
        return OK
    if args.file is None:
        raise UsageError("no input file")
    emits = list(dict.fromkeys(args.emit or ["ptx"]))
    if len(emits) > 1:
        raise UsageError(f"cannot produce {' and '.join(emits)} in one run")
    options = compile_options(args)
    options.lineinfo |= emits[0] in REPORTS
    text, name = read_input(args.file)
    destination = _destination(args, emits[0])
    compilation = Compilation(text, name, options)
    try:
        write_output(destination, _produce(compilation, emits[0]))
    finally:
        if sys.exc_info()[0] is None:
            _show_diagnostics(compilation, args.diagnostics_format)
        _show_reports(compilation)
    return OK


def _produce(compilation: Compilation, emit: str) -> str:
    if emit in ("preprocessed", "tokens", "ast") and compilation.kind != SOURCE:
        raise UsageError(f"'{compilation.filename}' is not source text: there is nothing of that kind to show")
    if emit == "preprocessed":
        from ..frontend.text import render

        result = render.render(compilation.tokens)
        compilation.require_no_errors()
        return result
    if emit == "tokens":
        from ..frontend.text import tokens

        result = tokens.dump(compilation.tokens)
        compilation.require_no_errors()
        return result
    if emit == "ast":
        from ..frontend.syntax import treedump

        return treedump.dump(compilation.tree)
    if emit == "llvm":
        return compilation.ir
    if emit in REPORTS:
        return compilation.cost_report(as_json=emit == "cost-json")
    return compilation.ptx


def _destination(args: argparse.Namespace, emit: str) -> str:
    if args.output is not None:
        if args.output != "-" and os.path.isfile(args.output) and os.path.realpath(args.output) == os.path.realpath(args.file):
            raise UsageError(f"'{args.output}' is both the input and the output")
        found: str = args.output
        return found
    if emit in TO_STDOUT or args.file == "-":
        return "-"
    suffix = ".ll" if emit == "llvm" else ".ptx"
    path = os.path.splitext(os.path.basename(args.file))[0] + suffix
    if os.path.realpath(path) == os.path.realpath(args.file):
        raise UsageError(f"'{path}' is the input; name another output with -o")
    found = path
    return found


def _show_diagnostics(compilation: Compilation, form: str) -> None:
    shown = compilation.diagnostics
    if shown and form == "json":
        from . import json_output

        sys.stderr.write(json_output.diagnostics(shown))
    elif shown:
        from .render import Renderer

        sys.stderr.write(Renderer.for_stream(sys.stderr, compilation.sources).diagnostics(shown))


def _show_error(error: MiniccError, given: Sequence[str]) -> None:
    """`given` is the command line, which may not have been understood."""
    words = " ".join(given).replace("-format ", "-format=").split()
    if any(word.lstrip("-") in ("diagnostics-format=json", "fdiagnostics-format=json") for word in words):
        from . import json_output

        sys.stderr.write(json_output.error(error))
    elif isinstance(error, UsageError):
        _complain(f"minicc: error: {error}")
    else:
        from .render import Renderer

        sys.stderr.write(Renderer.for_stream(sys.stderr).error(error))


def _show_reports(compilation: Compilation) -> None:
    if compilation.options.time_report:
        sys.stderr.write(compilation.timings.report())
        if compilation.pass_times is not None:
            sys.stderr.write(compilation.pass_times.report() + "\n")
    if compilation.options.verbose_allocation and sys.exc_info()[0] is None and compilation.kind != PTX:
        sys.stderr.write(compilation.resource_report())


def _report_internal(error: InternalError) -> None:
    """An internal error with the traceback in a file, never on the terminal."""
    import tempfile
    import traceback

    cause = error.__cause__ or error.__context__ or error
    try:
        with tempfile.NamedTemporaryFile("w", prefix="minicc-crash-", suffix=".txt", delete=False) as handle:
            handle.write(f"arguments: {sys.argv[1:]}\n\n")
            handle.write("".join(traceback.format_exception(cause)))
            error.reproducer = error.reproducer or handle.name
    except OSError:
        pass
    where = f"; details in {error.reproducer}" if error.reproducer else ""
    _complain(f"minicc: internal error: {error}{where}\nminicc: this is a defect of minicc; please report it")


def _complain(text: str) -> None:
    sys.stderr.write(text + "\n")
