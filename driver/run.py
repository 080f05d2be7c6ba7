"""`minicc run`: compile (or read) a module, launch one kernel, print arrays."""

from __future__ import annotations

import os
import re
import sys
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..support.diagnostics import Diagnostic, UsageError
from ..support.fast_dataclass import record, replace
from .checking import VARIABLES, CheckSettings, local_variable_options, read_settings, watch_launches
from .files import open_log, read_input
from .options import CompileOptions, OptionParser, add_compile_options, compile_options
from .pipeline import Compilation
from .settings import PROFILE_FORMS, dimensions, parse_seconds, profile_option

if TYPE_CHECKING:
    import argparse

    from ..runtime import LaunchResult
    from ..runtime.tools import Counts
    from .api import Kernel, ObjectCode


GRANULES = {"exact": 1, "device": 256}
"""The allocation granule (`minicc.Device`) for each value of `--memory`."""


def run(given: Sequence[str]) -> int:
    """Run the `run` sub-command; `given` are the words after `run`. Returns the exit status; errors are
    raised.
    """
    args, notes = parse_arguments(given)
    ran = launch(args, notes, *read_input(args.file))
    shows_nothing = not (
        args.print or args.counts or args.profile or args.trace or args.orders or args.progress or args.check
    )
    if ran.result is not None and shows_nothing and not ran.status:
        sys.stderr.write(f"minicc: {_summary(ran, *args.shape)}\n")
    return ran.status


def _summary(ran: RunResult, grid: Sequence[int], block: Sequence[int]) -> str:
    """Return one line that names the kernel and its launch, shown when no output was requested."""

    def count(shape: Sequence[int], what: str) -> str:
        return f"{' × '.join(map(str, shape))} {what}{'s' if any(n != 1 for n in shape) else ''}"

    arrays = [name for name, value in ran.values.items() if hasattr(value, "shape") and value.shape]
    hint = f"; --print {arrays[-1]} shows {'an array' if len(arrays) > 1 else 'the array'}" if arrays else ""
    return (
        f"kernel '{ran.kernel.name}' ran on {count(grid, 'block')} of {count(block, 'thread')} without a"
        f" fault{hint}"
    )


def parse_arguments(given: Sequence[str]) -> tuple[argparse.Namespace, Sequence[str]]:
    """Parse the words after `run` and return the options with warnings about them. Raises UsageError."""
    parser, words = _parser(), deque(given)
    attached: list[str] = []
    while words:
        word = words.popleft()
        attached.append(profile_option(words) if word == "--profile" else word)
    args = parser.parse_intermixed_args(parser.words(attached))
    args.values = split_assignments(args.arguments)
    if args.html is not None:
        if args.profile not in (None, "table", "html") or args.profile_output is not None:
            raise UsageError(
                "option '--html' is a form of the profile, and the file that it is written to: it excludes"
                " others"
            )
        args.profile, args.profile_output = "html", args.html
    for option, value in (("--profile-output", args.profile_output), ("--profile-gpu", args.profile_gpu)):
        if value is not None and args.profile is None:
            raise UsageError(f"option '{option}' needs '--profile'")
    args.shape = parse_triple(args.grid, "--grid"), parse_triple(args.block, "--block")
    args.cluster = parse_triple(args.cluster, "--cluster") if args.cluster is not None else None
    return args, parser.notes


@record
class RunResult:
    """The result of a run: exit status, code, and of the launch the kernel, its arguments by name and the
    result; None without a launch.
    """

    status: int
    obj: ObjectCode
    kernel: Kernel
    values: dict[str, Any]
    result: LaunchResult | None


def launch(
    args: argparse.Namespace,
    notes: Sequence[str],
    text: str,
    filename: str,
    variables: Mapping[str, Any] | None = None,
) -> RunResult:
    """Run the parsed command on a source text. A value that is the name of one of `variables` is that
    variable. Errors are raised.
    """
    grid, block = args.shape
    checks = read_settings(
        {
            **os.environ,
            **{
                name: given_text
                for option, name in VARIABLES.items()
                if (given_text := getattr(args, option[2:].replace("-", "_")))
            },
        }
    )
    options = compile_options(args, notes)
    # A fault should name the source line, so runs always carry line information.
    options = replace(
        options,
        lineinfo=True,
        separate_locals=options.separate_locals
        or (checks is not None and bool(local_variable_options(checks.tools))),
    )
    options, stages = _without_stages(options)
    compilation = Compilation(text, filename, options)
    compilation.require_known_passes()

    from .api import ObjectCode as Compiled
    from .render import Renderer

    obj = Compiled(compilation)
    if obj.diagnostics:
        sys.stderr.write(Renderer.for_stream(sys.stderr, obj.sources).diagnostics(obj.diagnostics))
    kernel = obj.get_kernel(args.kernel) if args.kernel else only_kernel(obj)
    if args.dump or stages or (compilation.options.print_after_all and args.engine == "native"):
        _show_stages(obj, kernel.symbol, block, args.dump, stages, compilation)
        if args.dump:
            return RunResult(0, obj, kernel, {}, None)
    values = named_arguments(kernel, args.values, variables or {})
    shown = values | bound_arrays(kernel)
    for name in args.print:
        if name not in shown:
            raise UsageError(
                f"--print {name}: kernel '{kernel.name}' has no such argument ({', '.join(shown)})"
            )
    device, before = None, dict[str, Any]()
    if args.memory != "exact":
        from .device import Device

        device = Device(address_bits=obj._executable.module.address_size, granule=GRANULES[args.memory])
    if args.orders:
        from .schedule_exploration import copy_arguments, explore_orders

        before = copy_arguments(values)
    with _observers(args) as observers, _profile(args), _watch_with_checkers(checks, obj.sources) as ending:
        result = kernel(
            grid,
            block,
            tuple(values.values()),
            shared_mem=args.shared,
            cluster=args.cluster,
            max_steps=args.max_steps,
            timeout=args.timeout,
            engine=args.engine,
            progress=args.progress,
            observers=observers,
            device=device,
        )
        if args.orders:
            said = explore_orders(
                kernel,
                grid,
                block,
                before,
                values,
                args.orders,
                GRANULES[args.memory],
                shared_mem=args.shared,
                cluster=args.cluster,
                max_steps=args.max_steps,
            )
            sys.stderr.write(f"minicc: {said}\n")
    if compilation.options.remarks is not None and re.search(compilation.options.remarks, "engine"):
        remark = Diagnostic(
            "remark",
            f"kernel '{kernel.name}' ran on engine '{result.engine}': {result.reason}",
            flag="engine",
        )
        sys.stderr.write(Renderer.for_stream(sys.stderr).diagnostic(remark))
    for warning in result.warnings:
        sys.stderr.write(f"minicc: warning: {warning}\n")
    for name in args.print:
        print(_show(name, shown[name]))
    if args.counts:
        print(_counts(observers[0], obj.sources))
    return RunResult(ending[0], obj, kernel, values, result)


@contextmanager
def _watch_with_checkers(checks: CheckSettings | None, sources: dict[str, str]) -> Iterator[list[int]]:
    """Observe with the requested checkers. The exit status is known at the end; reports are written even if
    the kernel faults.
    """
    ending = [0]
    if checks is None:
        yield ending
        return
    session = checks.start()
    try:
        with watch_launches(session):
            yield ending
    finally:
        ending[0] = checks.write(session.finish(), sources)


@contextmanager
def _observers(args: argparse.Namespace) -> Iterator[list[Any]]:
    """Return the observers of --counts and --trace; a trace is written as the kernel runs, so that it is
    complete up to a fault.
    """
    observers: list[Any] = []
    if args.counts or args.trace:
        from ..runtime.tools import Counts, Trace

        if args.counts:
            observers.append(Counts())
        if args.trace:
            with open_log(args.trace) as out:
                yield [*observers, Trace(out, thread=args.trace_thread)]
            return
    yield observers


@contextmanager
def _profile(args: argparse.Namespace) -> Iterator[None]:
    """Profile for --profile; the profile is written when the kernel has ended, by a fault as well."""
    if args.profile is None:
        yield
        return
    from .profiles.session import GPU, profiling

    with profiling(args.profile_gpu or GPU) as profile:
        try:
            yield
        finally:
            profile.write(args.profile, args.profile_output)


def _counts(counts: Counts, sources: dict[str, str]) -> str:
    """Return two tables: thread-instructions by opcode and by line, with the line's text if it is known."""
    total = max(counts.thread_instructions, 1)

    def row(count: int, what: str) -> str:
        return f"{count:>16,} {100 * count / total:5.1f} %  {what}"

    lines = [
        f"{counts.thread_instructions:,} thread-instructions in {counts.issues:,} issues",
        "",
        "by opcode:",
    ]
    lines += [row(count, opcode) for opcode, count in counts.by_opcode().items()]
    lines += ["", "by line:"]
    for (file, number), count in counts.by_line().items():
        text = sources.get(file, "").split("\n")
        source = text[number - 1].strip() if 0 < number <= len(text) else ""
        lines.append(row(count, f"{file}:{number}{'  ' if source else ''}{source}"))
    return "\n".join(lines)


def _manual(parser: OptionParser) -> str:
    from . import manual

    return manual.of_run(parser)


def _parser() -> OptionParser:
    parser = OptionParser(prog="minicc run")
    parser.manual = _manual
    add = parser.add_argument
    add(
        "file",
        metavar="FILE",
        help="the source to compile (.cu, .ll) or the PTX to read (.ptx); '-' is standard input",
    )
    add("arguments", nargs="*", metavar="NAME=VALUE", help="one per kernel parameter, in any order")
    add("--kernel", metavar="K", help="the kernel; optional if there is only one")
    add("--grid", default="1", metavar="X[,Y[,Z]]", help="blocks in the grid")
    add("--block", default="1", metavar="X[,Y[,Z]]", help="threads in a block")
    add(
        "--cluster",
        metavar="X[,Y[,Z]]",
        help="blocks in a cluster (thread block cluster); the default is the kernel's __cluster_dims__",
    )
    add("--shared", type=parse_natural, default=0, metavar="BYTES", help="dynamic shared memory")
    add(
        "--engine",
        metavar="E",
        help="the engine: reference, native (machine code) or plain; the default depends on the launch",
    )
    add(
        "--dump",
        choices=("native", "divergence"),
        help=(
            "print the native engine's LLVM IR for the kernel, or for each instruction whether its result is "
            "uniform, lane-affine (a constant stride from lane to lane) or varying, and do not run it"
        ),
    )
    add(
        "--memory",
        choices=tuple(GRANULES),
        default="exact",
        help=(
            "the treatment of an access that misses an allocation by a few bytes: exact faults; device warns "
            "and allows it, as hardware does, which pads global memory to multiples of 256 bytes and shared "
            "memory to multiples of 128"
        ),
    )
    add(
        "--max-steps",
        type=parse_natural,
        default=None,
        metavar="N",
        help=(
            "stop a launch with an error after N instructions of a group of converged threads (default: 2^34)"
        ),
    )
    add(
        "--timeout",
        type=lambda text: parse_seconds(text, "option '--timeout'"),
        default=None,
        metavar="S",
        help=(
            "stop a launch with an error after S seconds (default: none; for launches whose threads may wait "
            "for each other, 128 seconds of processor time)"
        ),
    )
    add("--progress", action="store_true", help="show progress of a long launch")
    add(
        "--counts",
        action="store_true",
        help="print executed thread-instructions by opcode and by source line",
    )
    add(
        "--profile",
        choices=PROFILE_FORMS,
        help=(
            "count the instructions, memory traffic and conflicts of each line (default: table; ptx: by "
            "lines of the PTX); see docs/profile.md"
        ),
    )
    add(
        "--profile-output",
        metavar="FILE",
        help=(
            "the file of the profile (default: a table to standard output, others to profile.json or "
            "profile.html)"
        ),
    )
    add(
        "--html",
        metavar="FILE",
        help="write the profile to FILE as a page: the same as --profile=html --profile-output=FILE",
    )
    add(
        "--profile-gpu",
        metavar="GPU",
        help=("the GPU for occupancy and roofline: V100, T4, A100 (default), RTX3090, RTX4090, H100 or H200"),
    )
    add(
        "--trace",
        metavar="FILE",
        help="write every executed instruction and memory access to FILE ('-': standard output)",
    )
    add(
        "--trace-thread",
        type=parse_natural,
        default=None,
        metavar="N",
        help="trace only thread N of the grid",
    )
    add(
        "--orders",
        type=parse_natural,
        default=0,
        metavar="N",
        help=(
            "run the kernel again under N random orders of threads, preempted anywhere, and compare the "
            "results"
        ),
    )
    add(
        "--check",
        metavar="TOOLS",
        help=("observe the kernel with checkers: their names with commas, or all; see docs/checkers.md"),
    )
    add("--check-format", metavar="text|json|sarif", help="the format of reports of --check")
    add(
        "--check-suppress",
        metavar="FILE",
        help="a file of reports to suppress: lines of 'TOOL KIND FILE', 'TOOL KIND FILE:LINE' or 'TOOL KIND "
        "FUNCTION'",
    )
    add("--check-exit-status", metavar="N", help="the exit status when --check reports an error (default: 0)")
    add("--check-output", metavar="FILE", help="write reports to FILE instead of standard error")
    add("--print", action="append", default=[], metavar="NAME", help="print this argument after the launch")
    add_compile_options(parser)
    return parser


def parse_natural(text: str) -> int:
    """Return a non-negative number. Raises ArgumentTypeError."""
    import argparse

    if not _is_number(text):
        raise argparse.ArgumentTypeError(f"expected a number, found '{text}'")
    return int(text)


def _is_number(text: str) -> bool:
    """Return whether a text is plain digits, and no more of them than any option needs."""
    return text.isascii() and text.isdigit() and len(text) <= 40


def parse_triple(text: str, option: str) -> tuple[int, ...]:
    """Return one to three numbers separated by commas. Raises UsageError."""
    parts = text.split(",")
    if not 1 <= len(parts) <= 3 or not all(_is_number(p.strip()) for p in parts):
        raise UsageError(f"{option} takes one to three numbers X[,Y[,Z]], found '{text}'")
    return tuple(int(p) for p in parts)


def _without_stages(options: CompileOptions) -> tuple[CompileOptions, list[str]]:
    """Return the options without the native engine's stages that `-print-after` names, and those stages."""
    if not options.print_after:
        return options, []
    from ..jit.pipeline import STAGES

    known = {stage.name for stage in STAGES}
    stages = [name for name in options.print_after if name in known]
    return replace(options, print_after=[name for name in options.print_after if name not in known]), stages


def _show_stages(
    obj: ObjectCode,
    symbol: str,
    block: tuple[int, ...],
    dump: str | None,
    selected: list[str],
    compilation: Compilation,
) -> None:
    """Print the native engine's code for a kernel: the requested dump to standard output, and the results of
    the selected stages to standard error.
    """
    from ..jit.engine import NATIVE
    from ..runtime.engine.program import UNWATCHED

    stages = NATIVE.prepare(obj._executable, UNWATCHED).stages(
        obj._executable.layout(symbol), dimensions(block, "block")
    )
    for name, text in stages.items():
        if compilation.options.print_after_all or name in selected:
            compilation.say(f"; *** IR Dump After {name} ***\n{text}\n")
    if dump:
        print(stages["llvm" if dump == "native" else "vectorize"])


def split_assignments(words: Sequence[str]) -> dict[str, str]:
    """Return the values of `NAME=VALUE` words by name. Raises UsageError."""
    result: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise UsageError(f"expected NAME=VALUE, found '{word}'")
        if name in result:
            raise UsageError(f"argument '{name}' is given twice")
        result[name] = value
    return result


def only_kernel(obj: Any) -> Any:
    """Return the only kernel of an object. Raises UsageError if there are others."""
    kernels = list(obj.kernels.values())
    if len(kernels) != 1:
        have = ", ".join(k.name for k in kernels)
        raise UsageError(
            f"name the kernel with --kernel (there are: {have})"
            if kernels
            else "the file has no kernel: no function with '__global__', or in PTX '.entry'"
        )
    return kernels[0]


def named_arguments(
    kernel: Any, texts: dict[str, str], variables: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return the values of NAME=VALUE texts in parameter order; a VALUE that names one of `variables` is
    that.

    Names are those of the source, or for foreign PTX those of its `.param`s or p0, p1, …. A name of a
    texture, sampler or surface variable of the module binds it. Raises UsageError for unknown, missing or
    unreadable ones.
    """
    from .launch import element_dtype, numpy_dtype
    from .textures import kind_of
    from .values import parse_value

    if kernel.signature is not None:
        hints = {
            p.name: numpy_dtype(p.dtype, p.pointee_size or p.size) if p.dtype is not None else None
            for p in kernel.signature.params
        }
    else:
        slots = kernel._obj._executable.parameters(kernel.symbol)
        numbered = {f"p{i}" for i in range(len(slots))}
        by_name = any(slot.name in texts for slot in slots) and not numbered <= texts.keys()
        hints = {
            slot.name if by_name else f"p{i}": element_dtype(slot) if slot.is_array else None
            for i, slot in enumerate(slots)
        }
    opaque = {
        v.name: kind
        for v in kernel._obj._executable.module.variables.values()
        if (kind := kind_of(v)) is not None
    }
    for name in [name for name in texts if name in opaque and name not in hints]:
        getattr(kernel._obj, _BINDERS[opaque[name]])(name, parse_value(texts[name]))
    for name in texts:
        if name not in hints and name not in opaque:
            raise UsageError(
                f"kernel '{kernel.name}' has no parameter '{name}' (it has: {', '.join(hints) or 'none'})"
            )
    missing = [name for name in hints if name not in texts]
    if missing:
        raise UsageError(f"kernel '{kernel.name}' needs a value for {', '.join(missing)}")
    known = variables or {}
    return {
        name: known[texts[name]] if texts[name] in known else parse_value(texts[name], hint)
        for name, hint in hints.items()
    }


_BINDERS = {"texref": "bind_texture", "samplerref": "bind_sampler", "surfref": "bind_surface"}


def bound_arrays(kernel: Any) -> dict[str, Any]:
    """Return the arrays of the textures and surfaces that are bound to the module's variables."""
    return {name: value.array for name, value in kernel._obj._bindings.items() if hasattr(value, "array")}


def _show(name: str, value: Any) -> str:
    import numpy as np

    with np.printoptions(threshold=64, edgeitems=4, linewidth=100, suppress=True):
        return f"{name} = {value}"
