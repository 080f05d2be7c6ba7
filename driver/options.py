"""The compile options: the command line and `minicc.compile(options=…)` share one parser.

Names follow nvcc where nvcc has the option, else clang and LLVM.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from ..support.diagnostics import UsageError
from ..support.fast_dataclass import field, record

ARCHES = (50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 88, 89, 90, 100, 101, 103, 107, 110, 120, 121)
DEFAULT_ARCH = "sm_80"
DEFAULT_LEVEL = 2
DEFAULTS: dict[str, Any] = {
    "arch": DEFAULT_ARCH,
    "opt_level": DEFAULT_LEVEL,
    "codegen": "minicc",
    "passes": None,
}
"""The options of which it matters whether they are given, with their defaults."""
GENERATORS = ("minicc", "llvm")
"""The built-in code generators; packages may offer others."""


@record(eq=True)
class CompileOptions:
    """The options of a compilation. `arch` is 'sm_NN'; `passes` replaces the pipeline of the -O level.

    `given` are the names of those fields of `DEFAULTS` that are not defaults: PTX has its own target, and is
    compiled only if an option asks for it.
    """

    arch: str = DEFAULT_ARCH
    opt_level: int = DEFAULT_LEVEL
    given: frozenset[str] = frozenset()
    codegen: str = "minicc"
    defines: list[str] = field(default_factory=list)
    undefines: list[str] = field(default_factory=list)
    include_dirs: list[str] = field(default_factory=list)
    system_dirs: list[str] = field(default_factory=list)
    pre_includes: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    lineinfo: bool = False
    src_in_ptx: bool = False
    maxrregcount: int | None = None
    use_fast_math: bool = False
    ftz: bool = False
    fmad: bool = True
    prec_div: bool = True
    prec_sqrt: bool = True
    relocatable: bool = False
    relaxed_constexpr: bool = False
    separate_locals: bool = False
    load_passes: list[str] = field(default_factory=list)
    passes: list[str] | None = None
    print_after_all: bool = False
    print_after: list[str] = field(default_factory=list)
    print_before_all: bool = False
    print_before: list[str] = field(default_factory=list)
    print_changed: str = ""
    print_functions: list[str] = field(default_factory=list)
    verify_each: bool = False
    time_report: bool = False
    remarks: str | None = None
    instances: list[str] = field(default_factory=list)
    verbose_allocation: bool = False
    error_limit: int = 20
    host_layouts: Any = None
    """Layouts of classes from the host compiler (`frontend.text.options.HostLayouts`), in whole programs."""
    readable: frozenset[str] | None = None
    """The files that may be included (`frontend.text.options`); None for all."""
    notes: list[str] = field(default_factory=list)
    """Warnings about the options themselves."""

    @property
    def warnings_as_errors(self) -> bool:
        """True with `-Werror`."""
        return "error" in self.warnings


class OptionParser(argparse.ArgumentParser):
    """An argparse parser that raises its errors, accepts nvcc's options too, and no abbreviations."""

    notes: Sequence[str] = ()
    manual: Callable[[OptionParser], str] | None = None
    """Returns the text of `--help`."""
    subcommand_options: Callable[[], Mapping[str, str]] = dict
    """Returns the options that only a sub-command has, with its name; called for an unknown option."""

    def format_help(self) -> str:
        """Return the page of `--help`."""
        return self.manual(self) if self.manual is not None else super().format_help()

    def error(self, message: str) -> NoReturn:
        """Raise UsageError, with a suggestion for an unknown option."""
        unknown = message.removeprefix("unrecognized arguments: ")
        raise UsageError(
            message if unknown == message else f"unexpected argument: '{(unknown.split() or [''])[0]}'"
        )

    @staticmethod
    def _are_own(arguments: Sequence[str], own: Mapping[str, bool]) -> bool:
        """Return whether all options are minicc's, so that nvcc's table is not needed."""
        words = iter(arguments)
        for word in words:
            name, equals, _ = word.partition("=")
            if word.startswith("-") and word != "-":
                joined = word[:2] in ("-D", "-U", "-I", "-W", "-O") and not name.startswith("-Werror")
                if (name not in own and not joined) or name in ("-Xptxas", "-Werror"):
                    return False
                if own.get(name, False) and not equals:
                    next(words, None)
        return True

    def words(self, arguments: Sequence[str]) -> list[str]:
        """Return the command line in minicc's own options, with values attached where argparse could mistake
        them. Raises UsageError.
        """
        own = {name: action.nargs != 0 for name, action in self._option_string_actions.items()}
        if self._are_own(arguments, own):
            return list(arguments)
        from . import nvcc_options

        line = nvcc_options.translate(arguments, own, self.subcommand_options())
        self.notes = line.notes
        return line.arguments


def _arch(text: str) -> str:
    if text in ("native", "all", "all-major"):  # one PTX is written, for the device that programs find
        return DEFAULT_ARCH
    name = text.replace("compute_", "sm_")
    digits = name.removeprefix("sm_").rstrip("af")
    if name.startswith("sm_") and digits.isdigit() and int(digits) in ARCHES:
        return name
    known = ", ".join(f"sm_{n}" for n in ARCHES)
    raise argparse.ArgumentTypeError(f"unknown architecture '{text}'; known: {known}")


def _switch(text: str) -> bool:
    values = {"true": True, "1": True, "false": False, "0": False}
    if text not in values:
        raise argparse.ArgumentTypeError(f"expected true or false, found '{text}'")
    return values[text]


def _level(text: str) -> int:
    if text not in ("0", "1", "2", "3"):
        raise argparse.ArgumentTypeError(f"expected 0, 1, 2 or 3, found '{text}'")
    return int(text)


def _registers(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4) or not 8 <= int(text) <= 255:
        raise argparse.ArgumentTypeError(f"expected a number from 8 to 255, found '{text}'")
    return int(text)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"expected a number from 0 on, found '{text}'")
    return int(text)


def _generator(text: str) -> str:
    if text not in GENERATORS:
        from ..support import plugins

        packages = plugins.find_entry_points(plugins.CODEGENS)
        if text not in packages:
            raise argparse.ArgumentTypeError(
                f"unknown code generator '{text}' (there are: {', '.join([*GENERATORS, *packages])})"
            )
    return text


def _regex(text: str) -> str:
    import re

    try:
        re.compile(text)
    except re.error as error:
        raise argparse.ArgumentTypeError(f"not a regular expression: {error}") from None
    return text


def _names(text: str) -> list[str]:
    return [name for name in text.replace(",", " ").split() if name]


def add_compile_options(parser: argparse.ArgumentParser) -> None:
    """Add every option of `CompileOptions` to `parser`."""
    add = parser.add_argument_group("code").add_argument
    add(
        "-arch",
        "--gpu-architecture",
        dest="arch",
        type=_arch,
        metavar="sm_NN",
        help=f"target architecture (default {DEFAULT_ARCH}, also for `native`, `all` and `all-major`; of PTX"
        " its own)",
    )
    add(
        "-O",
        dest="opt_level",
        type=_level,
        metavar="N",
        help=f"optimisation level 0 to 3 (default {DEFAULT_LEVEL}; PTX is optimised only with this option)",
    )
    add(
        "--codegen",
        type=_generator,
        metavar="minicc|llvm",
        help=("code generator: minicc's, or LLVM's NVPTX backend on the same IR, or an installed package's"),
    )
    add(
        "-maxrregcount",
        "--maxrregcount",
        dest="maxrregcount",
        type=_registers,
        metavar="N",
        help="use at most N 32-bit registers per thread, spill the rest",
    )
    add(
        "-use_fast_math",
        "--use_fast_math",
        dest="use_fast_math",
        action="store_true",
        help="-ftz=true -prec-div=false -prec-sqrt=false and fast intrinsics",
    )
    for name, default, what in (
        ("ftz", False, "flush f32 denormals to zero"),
        ("fmad", True, "contract a*b+c to fused multiply-add"),
        ("prec-div", True, "IEEE f32 division"),
        ("prec-sqrt", True, "IEEE f32 square root"),
    ):
        add(
            f"-{name}",
            f"--{name}",
            dest=name.replace("-", "_"),
            type=_switch,
            metavar="true|false",
            help=f"{what} (default {str(default).lower()})",
        )
    add(
        "-rdc",
        "--relocatable-device-code",
        dest="relocatable",
        type=_switch,
        metavar="true|false",
        help="keep device functions that other units may call (default false)",
    )
    add(
        "-fseparate-locals",
        "--separate-locals",
        dest="separate_locals",
        action="store_true",
        help=(
            "keep local variables apart for checkers: each array is a variable of its own in the PTX, so "
            "that 'mem' checks its bounds, and undefined until it is set, so that 'init' reports reads of it "
            "at every level"
        ),
    )
    add(
        "-expt-relaxed-constexpr",
        "--expt-relaxed-constexpr",
        dest="relaxed_constexpr",
        action="store_true",
        help="device code may call constexpr functions of the host",
    )
    add(
        "-instantiate",
        "--instantiate",
        dest="instances",
        action="append",
        default=[],
        metavar="NAME",
        help="instantiate this kernel template, 'k<float, 4>', besides the instances in the file",
    )
    add(
        "-lineinfo",
        "--generate-line-info",
        dest="lineinfo",
        action="store_true",
        help="write source lines into the PTX (.loc)",
    )
    add(
        "-src-in-ptx",
        "--source-in-ptx",
        dest="src_in_ptx",
        action="store_true",
        help="write source text into the PTX as comments (implies -lineinfo)",
    )
    add = parser.add_argument_group("preprocessor").add_argument
    add("-D", dest="defines", action="append", default=[], metavar="NAME[=VALUE]", help="define a macro")
    add("-U", dest="undefines", action="append", default=[], metavar="NAME", help="undefine a macro")
    add("-I", dest="include_dirs", action="append", default=[], metavar="DIR", help="search DIR for headers")
    add(
        "-isystem",
        dest="system_dirs",
        action="append",
        default=[],
        metavar="DIR",
        help="search DIR for headers, after those of -I; -MM omits them",
    )
    add(
        "-include",
        dest="pre_includes",
        action="append",
        default=[],
        metavar="FILE",
        help="read FILE before the source",
    )
    add = parser.add_argument_group("messages").add_argument
    add(
        "-W",
        dest="warnings",
        action="append",
        default=[],
        metavar="NAME",
        help="warnings: -Wall, -Werror, -WNAME, -Wno-NAME; see 'warnings'",
    )
    add("-w", dest="no_warnings", action="store_true", help="no warnings at all")
    add(
        "-ferror-limit",
        "--error-limit",
        dest="error_limit",
        type=_count,
        default=20,
        metavar="N",
        help="stop after N errors; 0 never stops (default 20)",
    )
    add(
        "-fdiagnostics-format",
        "--diagnostics-format",
        dest="diagnostics_format",
        choices=("text", "json"),
        default="text",
        metavar="text|json",
        help="the format of messages on standard error; see 'messages as JSON'",
    )
    add(
        "-Rpass",
        dest="remarks",
        type=_regex,
        metavar="REGEX",
        help="print remarks of passes whose name matches",
    )
    add = parser.add_argument_group("passes and reports").add_argument
    add(
        "-passes",
        "--passes",
        dest="passes",
        type=_names,
        metavar="P1,P2",
        help=(
            "run these passes instead of the pipeline of -O; FILE.py:NAME is a pass of that file, print<A> "
            "prints analysis A at that point"
        ),
    )
    add(
        "-load-pass",
        "--load-pass",
        dest="load_passes",
        action="append",
        default=[],
        metavar="FILE",
        help=(
            "load the passes of a Python file, or of an installed package by name; they replace built-in "
            "passes of the same name; see 'plug-ins'"
        ),
    )
    add(
        "-print-after-all",
        "--print-after-all",
        dest="print_after_all",
        action="store_true",
        help="print the IR after every pass",
    )
    add(
        "-print-after",
        "--print-after",
        dest="print_after",
        action="append",
        default=[],
        metavar="P",
        help="print the IR after pass P, or with `minicc run` the code after stage P of the native engine",
    )
    add(
        "-print-before-all",
        "--print-before-all",
        dest="print_before_all",
        action="store_true",
        help="print the IR before every pass",
    )
    add(
        "-print-before",
        "--print-before",
        dest="print_before",
        action="append",
        default=[],
        metavar="P",
        help="print the IR before pass P",
    )
    add(
        "-print-changed",
        "--print-changed",
        dest="print_changed",
        nargs="?",
        const="all",
        default="",
        choices=("all", "diff"),
        help="print the IR after passes that changed it; =diff: the changes",
    )
    add(
        "-filter-print-funcs",
        "--filter-print-funcs",
        dest="print_functions",
        type=_names,
        default=[],
        metavar="F1,F2",
        help="print these functions only",
    )
    add(
        "-verify-each",
        "--verify-each",
        dest="verify_each",
        action="store_true",
        help="verify IR and cached analyses after every pass, and the register allocation",
    )
    add(
        "-ftime-report", dest="time_report", action="store_true", help="print the time of each stage and pass"
    )
    add(
        "-Xptxas",
        dest="xptxas",
        action="append",
        default=[],
        metavar="-v",
        help="-v: print registers, spills and memory of each kernel; other options of ptxas have no effect",
    )


def compile_options(args: argparse.Namespace, notes: Sequence[str] = ()) -> CompileOptions:
    """Return the options that `add_compile_options` parsed into `args`. Raises UsageError."""
    fast = args.use_fast_math
    to_ptxas = [word for text in args.xptxas for word in text.split(",")]
    for word in to_ptxas:
        if not word.startswith("-"):
            raise UsageError(f"unknown option '{word}' after -Xptxas; expected one of ptxas's, such as '-v'")

    def switch(name: str, default: bool) -> bool:
        value = getattr(args, name)
        return default if value is None else value

    same: dict[str, Any] = {
        name: getattr(args, name)
        for name in (
            "defines", "undefines", "include_dirs", "system_dirs", "pre_includes",
            "src_in_ptx", "maxrregcount",
            "use_fast_math", "load_passes", "print_after_all", "print_after", "print_before_all",
            "print_before", "print_changed", "print_functions", "verify_each", "time_report", "remarks",
            "instances", "error_limit", "relaxed_constexpr", "separate_locals",
        )
    }  # fmt: skip
    chosen = {name: getattr(args, name) for name in DEFAULTS}
    given = frozenset(name for name, value in chosen.items() if value is not None)
    return CompileOptions(
        given=given,
        warnings=[*args.warnings, *(["no-everything"] if args.no_warnings else [])],
        lineinfo=args.lineinfo or args.src_in_ptx,
        ftz=switch("ftz", fast),
        fmad=switch("fmad", True),
        prec_div=switch("prec_div", not fast),
        prec_sqrt=switch("prec_sqrt", not fast),
        relocatable=switch("relocatable", False),
        verbose_allocation=not {"-v", "--verbose"}.isdisjoint(to_ptxas),
        notes=list(notes),
        **same,
        **{name: chosen[name] if name in given else default for name, default in DEFAULTS.items()},
    )


def parse_api_options(options: Sequence[str], arch: str | None = None) -> CompileOptions:
    """Parse `minicc.compile(options=…)`: the options of the command. Raises UsageError."""
    parser = OptionParser(prog="minicc", add_help=False)
    add_compile_options(parser)
    given = list(options) + ([f"-arch={arch}"] if arch else [])
    return compile_options(parser.parse_args(parser.words(given)), parser.notes)
