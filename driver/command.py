"""The `minicc` command.

Exit statuses: 0 success, 1 the input is invalid or the kernel faulted, 2 the command line is invalid, 3
external code (a pass, an engine, … that is not minicc's) failed or broke a rule, 70 a defect of minicc, 130
interrupted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Literal, NoReturn

from ..support.diagnostics import CompileError, InternalError, MiniccError, Note, PluginError, UsageError
from ..support.fast_dataclass import replace
from .files import read_input, write_output
from .options import ARCHES, CompileOptions, OptionParser, add_compile_options, compile_options
from .pictures.table import DUMPS
from .pipeline import Compilation
from .subcommands import SUBCOMMANDS

REPORTS = ("cost", "cost-json")
DEPENDENCIES = ("dependencies", "own-dependencies")
TO_STDOUT = ("preprocessed", "tokens", "ast", *REPORTS, *DEPENDENCIES)
"""Outputs that go to standard output unless -o names a file."""

OK, FAILED, USAGE, OUTSIDE, INTERNAL, INTERRUPTED = 0, 1, 2, 3, 70, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (default: the process's) and return the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given and given[0] == "help":
            given = [*_check_help_topic(given[1:]), "--help"]
        if given and given[0] in SUBCOMMANDS:
            module, _, function = SUBCOMMANDS[given[0]].target.partition(":")
            status: int = getattr(import_module(f"{__package__.rpartition('.')[0]}.{module}"), function)(
                given[1:]
            )
            return status
        return _compile(given)
    except MiniccError as error:
        return report_error(error, given)
    except KeyboardInterrupt as stop:
        _print_message(f"minicc: interrupted {stop}".rstrip())
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away (`minicc … | head`); let nothing else try to write to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        # Standard output or a log: files that are read or written whole say more (files.py).
        _print_message(f"minicc: error: cannot write: {error.strerror or error}")
        return USAGE
    except Exception as error:
        _report_internal(InternalError(f"{type(error).__name__}: {error}", "driver"))
        return INTERNAL


def report_error(
    error: MiniccError, given: Sequence[str] = (), sources: Mapping[str, str] | None = None
) -> int:
    """Print an error to standard error and return its exit status.

    `given` is the command line; `sources` are the texts of inputs that are not files.
    """
    if isinstance(error, InternalError):
        _report_internal(error)
        return INTERNAL
    if isinstance(error, PluginError):
        from . import plugins

        _show_error(error, given, plugins.save_reproducer(error))
        return OUTSIDE
    _show_error(error, given, sources=sources)
    return USAGE if isinstance(error, UsageError) else FAILED


def process() -> NoReturn:
    """Run the command as a process of its own: `main`, then an exit without interpreter finalisation.

    Freeing every object, and looking for cycles among those that imports create, would take an eighth of the
    time of a small compilation.
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
            _print_message(f"minicc: error: cannot write: {error.strerror or error}")
    if sys.gettrace() is not None:  # a debugger or a coverage tool has something left to do
        sys.exit(status)
    os._exit(status)


class _Picture(argparse.Action):
    """Append the picture option, as it is spelled, to the outputs."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        kind = f"{option_string}={values}" if self.nargs is None else str(option_string)
        setattr(namespace, self.dest, [*(getattr(namespace, self.dest) or []), kind])


def _is_picture(emit: str) -> bool:
    return emit.startswith(("--dump=", "-view-"))


def _manual(parser: OptionParser) -> str:
    from . import manual

    return manual.of_command(parser)


def _options_of_run() -> Mapping[str, str]:
    from . import run

    own = _parser()._option_string_actions
    return {name: "run" for name in run._parser()._option_string_actions if name not in own}


def _parser() -> OptionParser:
    parser = OptionParser(prog="minicc")
    parser.manual = _manual
    parser.subcommand_options = _options_of_run
    parser.add_argument("files", nargs="*", metavar="FILE", help="inputs; '-' is standard input")
    parser.add_argument(
        "-o", dest="output", metavar="OUT", help="output file; '-' is standard output (default: FILE.ptx)"
    )
    parser.add_argument(
        "-odir",
        "--output-directory",
        dest="directory",
        default="",
        metavar="DIR",
        help="folder of the outputs without -o",
    )
    parser.add_argument("--version", action="store_true", help="print the version")
    parser.add_argument("--list-gpu-arch", action="store_true", help="print the architectures")
    parser.add_argument("--list-gpu-code", action="store_true", help="print the architectures")
    parser.add_argument("--list-passes", action="store_true", help="print the passes: name, kind, meaning")
    parser.add_argument(
        "--list-warnings", action="store_true", help="print the warnings: name, default, meaning"
    )
    parser.add_argument(
        "--completion",
        choices=("bash", "zsh", "fish"),
        help="print the completion script for a shell; see 'completion'",
    )
    emit = parser.add_argument_group("output (default: PTX)")
    for flags, kind, text in (
        (("-E",), "preprocessed", "preprocessed source"),
        (("-dump-tokens",), "tokens", "tokens with their locations"),
        (("-ast-dump",), "ast", "the checked syntax tree"),
        (("-emit-llvm", "--emit-llvm"), "llvm", "LLVM IR, after the passes"),
        (("-ptx", "--ptx"), "ptx", "PTX"),
        (("-M",), "dependencies", "a rule for make with all files that were read"),
        (("-MM",), "own-dependencies", "as -M, without headers from -isystem folders"),
    ):
        emit.add_argument(*flags, dest="emit", action="append_const", const=kind, help=text)
    emit.add_argument(
        "--report",
        dest="emit",
        action="append",
        choices=REPORTS,
        metavar="cost|cost-json",
        help=(
            "estimate the cost of each kernel, block and line statically, from any compiler's PTX too; see "
            "'reports'"
        ),
    )
    pictures = parser.add_argument_group("pictures of functions; see 'pictures'")
    pictures.add_argument(
        "--dump",
        dest="emit",
        action=_Picture,
        choices=tuple(DUMPS),
        help="draw this picture of each function",
    )
    pictures.add_argument(
        *(f"-view-{name}" for name in DUMPS),
        dest="emit",
        action=_Picture,
        nargs=0,
        help="write the picture as SVG to a temporary file and open it",
    )
    pictures.add_argument(
        "--dump-function",
        dest="dump_functions",
        action="append",
        default=[],
        metavar="NAME",
        help="draw this function only; same as -filter-print-funcs",
    )
    pictures.add_argument(
        "--dump-format",
        choices=("text", "dot", "svg", "json"),
        help="the format (default: that of the suffix of -o, else text)",
    )
    beside = parser.add_argument_group("dependencies, next to the output")
    beside.add_argument("-MD", action="store_true", help="write the output of -M to FILE.d")
    beside.add_argument("-MMD", action="store_true", help="write the output of -MM to FILE.d")
    beside.add_argument("-MF", metavar="FILE", help="the file for the rule")
    beside.add_argument("-MT", metavar="TARGET", help="the target of the rule")
    beside.add_argument(
        "-MP", action="store_true", help="add a target without prerequisites for every header"
    )
    add_compile_options(parser)
    return parser


def _answer_query(args: argparse.Namespace, parser: OptionParser) -> str | None:
    """Return the answer to an option that asks about minicc itself; None without such an option."""
    if args.version:
        from .. import __version__

        return f"minicc {__version__}\n"
    if args.list_gpu_arch or args.list_gpu_code:
        return "".join(f"{'sm' if args.list_gpu_code else 'compute'}_{number}\n" for number in ARCHES)
    if args.list_passes or args.list_warnings:
        from . import listing

        return listing.passes() if args.list_passes else listing.warnings()
    if args.completion:
        from . import completion, run

        return completion.script(args.completion, parser, run._parser())
    return None


def _check_help_topic(words: Sequence[str]) -> Sequence[str]:
    """Return the sub-command that `minicc help` names, if any. Raises UsageError for another word."""
    if len(words) > 1 or not SUBCOMMANDS.keys() >= set(words):
        raise UsageError(
            f"'help' takes the name of a sub-command, found '{' '.join(words)}'; there are"
            f" {', '.join(SUBCOMMANDS)}"
        )
    return words


def _check_first_word(word: str) -> None:
    """Raise UsageError for a first argument that looks like a sub-command: no suffix, and no file of that
    name.
    """
    if not word[0].isalpha() or not word.replace("-", "_").isidentifier() or os.path.exists(word):
        return
    from ..support.suggestions import closest

    near = closest(word, SUBCOMMANDS)
    hint = f"did you mean '{near}'?" if near else f"the sub-commands are {', '.join(SUBCOMMANDS)}"
    raise UsageError(f"'{word}' is neither a file nor a sub-command; {hint}")


def _compile(given: list[str]) -> int:
    parser = _parser()
    args = parser.parse_args(parser.words(given))
    answer = _answer_query(args, parser)
    if answer is not None:
        sys.stdout.write(answer)
        return OK
    if not args.files:
        raise UsageError(
            "no input file; 'minicc --help' shows what there is, 'minicc examples' copies kernels to try"
        )
    _check_first_word(args.files[0])
    if "" in args.files:
        raise UsageError("unexpected argument: ''")
    for option, given_file in (("-o", args.output), ("-MF", args.MF)):
        if given_file is not None and len(args.files) > 1:
            raise UsageError(f"cannot specify {option} when generating multiple output files")
    emits = list(dict.fromkeys(args.emit or ["ptx"]))
    if len(emits) > 1:
        raise UsageError(f"cannot produce {' and '.join(emits)} in one run")
    if not _is_picture(emits[0]) and (args.dump_functions or args.dump_format):
        raise UsageError(
            f"{'--dump-function' if args.dump_functions else '--dump-format'} needs --dump or -view-…, which"
            " say what to show"
        )
    options = compile_options(args, parser.notes)
    options.lineinfo |= emits[0] in REPORTS or _is_picture(emits[0])
    worst = OK
    for file in args.files:
        try:
            _compile_one(args, file, emits[0], options)
        except CompileError as error:
            if len(args.files) == 1:
                raise
            _show_error(error, given)
            worst = FAILED
    return worst


def _compile_one(args: argparse.Namespace, file: str, emit: str, options: CompileOptions) -> None:
    text, name = read_input(file)
    destination = _destination(args, file, emit)
    compilation = Compilation(text, name, options)
    try:
        if emit in DEPENDENCIES:
            output = _dependencies(args, compilation, emit == "own-dependencies")
        else:
            output = (
                _pictures(args, compilation, emit, destination)
                if _is_picture(emit)
                else _produce(compilation, emit)
            )
            if emit == "ptx" and compilation.kind == "source":
                compilation.warn_if_empty()
        write_output(destination, output)
        if args.MD or args.MMD:
            write_output(
                args.MF
                or os.path.splitext(destination if destination != "-" else os.path.basename(file))[0] + ".d",
                _dependencies(args, compilation, args.MMD, destination),
            )
    finally:
        if sys.exc_info()[0] is None:
            _show_diagnostics(compilation, args.diagnostics_format)
        _show_reports(compilation)


def _dependencies(args: argparse.Namespace, compilation: Compilation, own: bool, output: str = "") -> str:
    """Return the rule for make; its target is the output, or as with nvcc an object beside the source."""
    from . import dependencies

    if compilation.kind == "source":
        compilation.tokens  # noqa: B018  (reading is what is asked for)
        compilation.require_no_errors()
    name = compilation.filename
    target = args.MT or output.removeprefix("-") or os.path.splitext(os.path.basename(name))[0] + ".o"
    return dependencies.make_rule(
        target, name, compilation.sources, compilation.options.system_dirs if own else (), args.MP
    )


def _produce(compilation: Compilation, emit: str) -> str:
    if emit in ("preprocessed", "tokens", "ast") and compilation.kind != "source":
        raise UsageError(
            f"'{compilation.filename}' is not source text: there is nothing of that kind to show"
        )
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
        from ..frontend.syntax.tree import dump

        return dump.dump(compilation.tree)
    if emit == "llvm":
        return compilation.ir
    if emit in REPORTS:
        return compilation.cost_report(as_json=emit == "cost-json")
    return compilation.ptx


def _pictures(args: argparse.Namespace, compilation: Compilation, emit: str, destination: str) -> str:
    """Return the output of `--dump=`; '' for `-view-…`, which opens it."""
    from .pictures import command_output

    functions = args.dump_functions or compilation.options.print_functions
    if emit.startswith("--dump="):
        return command_output.render_dump(
            emit.removeprefix("--dump="),
            compilation,
            functions,
            command_output.choose_form(args.dump_format, destination),
        )
    sys.stderr.write(command_output.open_view(emit.removeprefix("-view-"), compilation, functions))
    return ""


def _destination(args: argparse.Namespace, file: str, emit: str) -> str:
    if emit in DEPENDENCIES and args.MF:
        return str(args.MF)
    if emit.startswith("-view-"):
        if args.output is not None or args.dump_format is not None:
            raise UsageError(
                f"{emit} opens a picture in a file of its own; --dump={emit.removeprefix('-view-')} takes -o"
                " and --dump-format"
            )
        return "-"
    if args.output is not None:
        if (
            args.output != "-"
            and os.path.isfile(args.output)
            and os.path.realpath(args.output) == os.path.realpath(file)
        ):
            raise UsageError(f"'{args.output}' is both the input and the output")
        result: str = args.output
        return result
    if emit in TO_STDOUT or _is_picture(emit) or file == "-":
        return "-"
    suffix = ".ll" if emit == "llvm" else ".ptx"
    path = os.path.join(args.directory, os.path.splitext(os.path.basename(file))[0] + suffix)
    if os.path.realpath(path) == os.path.realpath(file):
        raise UsageError(f"'{path}' is the input; name another output with -o")
    result = path
    return result


def _show_diagnostics(compilation: Compilation, form: Literal["text", "json"]) -> None:
    shown = compilation.diagnostics
    if shown and form == "json":
        from . import json_output

        sys.stderr.write(json_output.diagnostics(shown))
    elif shown:
        from .render import Renderer

        sys.stderr.write(Renderer.for_stream(sys.stderr, compilation.sources).diagnostics(shown))


def _show_error(
    error: MiniccError,
    given: Sequence[str],
    notes: Sequence[str] = (),
    sources: Mapping[str, str] | None = None,
) -> None:
    """Print an error. `given` is the command line, perhaps invalid; `notes` are further notes on a plug-in's
    error.
    """
    if isinstance(error, PluginError):
        error.diagnostic = replace(error.diagnostic, notes=(*error.diagnostic.notes, *map(Note, notes)))
    words = " ".join(given).replace("-format ", "-format=").split()
    if any(word.lstrip("-") in ("diagnostics-format=json", "fdiagnostics-format=json") for word in words):
        from . import json_output

        sys.stderr.write(json_output.error(error))
    elif isinstance(error, UsageError):
        _print_message(f"minicc: error: {error}")
    else:
        from .render import Renderer

        sys.stderr.write(Renderer.for_stream(sys.stderr, sources).error(error))


def _show_reports(compilation: Compilation) -> None:
    if compilation.options.time_report:
        sys.stderr.write(compilation.timings.report())
        if compilation.pass_times is not None:
            sys.stderr.write(compilation.pass_times.report() + "\n")
    if compilation.options.verbose_allocation and sys.exc_info()[0] is None and compilation.kind != "ptx":
        sys.stderr.write(compilation.resource_report())


def _report_internal(error: InternalError) -> None:
    """Print an internal error; its traceback goes to a file, never to the terminal."""
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
    _print_message(
        f"minicc: internal error: {error}{where}\nminicc: this is a defect of minicc; please report it"
    )


def _print_message(text: str) -> None:
    sys.stderr.write(text + "\n")
