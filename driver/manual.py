"""The text of `--help`: options by group, then the sections they refer to; `docs/reference/command.md` has
the same.
"""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Iterator, Sequence, Set

from . import values
from .json_output import SCHEMA
from .options import OptionParser, add_compile_options
from .pictures.table import DUMPS
from .subcommands import SUBCOMMANDS

COMMAND = "minicc - compile CUDA C (.cu), LLVM IR (.ll) or PTX (.ptx) to PTX, and run it on NumPy arrays"
RUN = "minicc run - compile or read a module and run one of its kernels on NumPy arrays"
EXEC = "minicc exec - run a program that uses CUDA without a GPU, unmodified"
SMI = "minicc smi - show the device that programs find, and the processes that use one"
_SYNOPSIS = "minicc [OPTION]... FILE... [-o OUT]"
BUILD = "minicc build - compile a CUDA program, host code and all, to a file that runs it without a GPU"

INTRODUCTION = """\
`minicc FILE` compiles; `minicc run FILE` compiles and runs a kernel on NumPy arrays. Names follow nvcc where
nvcc has the option, clang and LLVM otherwise; nvcc's other options are accepted too, or rejected by name.
Options cannot be abbreviated; a value follows its option as the next word or after `=`.
`minicc.compile(options=(…))` takes the same options.
"""

EXAMPLES = """\
    minicc saxpy.cu                                write saxpy.ptx
    minicc saxpy.cu -emit-llvm -o -                print the LLVM IR
    minicc run saxpy.cu --grid 4 --block 256 n=1000 a=2.0 'x=arange(1000,f32)' 'y=ones(1000,f32)' --print y
    minicc run program.cu ARGUMENTS                run a whole program
    minicc explore reduce.cu                       show every stage, and step through a launch

`minicc examples` copies these files and more to the folder `examples`.
"""

STATUS = """\
0 success; 1 the input is invalid or the kernel faulted; 2 the command line is invalid; 3 external code (a
pass, lint, engine, … that is not minicc's) failed or broke a rule; 70 a defect of minicc; 130 interrupted. A
failed run writes no output file.
"""

RUN_OPTIONS = "Every option of `minicc FILE` that changes the code is accepted too."

PROGRAMS = """\
`minicc run FILE.cu` runs a file with a `main` as `nvcc FILE.cu -o p && ./p` would, unless `--kernel` names
one kernel. `minicc build` writes an executable file from one or several files (`.cu`, `.cpp`, `.cc`, `.cxx`,
`.c`), `a.out` if `-o` names none. Words after `FILE.cu` are the program's own arguments. Before it may come
the options that change device code, those of the host compiler and the linker (`-I`, `-D`, `-U`, `-O`, `-g`,
`-std=`, `-W`, `-pthread`, `-fopenmp`, `-isystem`, `-include`, `-Xcompiler`, `-Xlinker`, `-l`, `-L`,
`-ccbin`), and:

"""

PROCESS_OPTIONS = """\
| option | meaning |
|---|---|
| `--summary` | print time by kernel and by function of the API when the program ends |
| `--progress` | name each launch, and show its progress |
| `--profile` (`--profile=ptx`, `--profile=json`, `--profile=html`) | count executed instructions and \
memory traffic by line; a table goes to standard error. `--html=FILE`, `--profile-output=FILE` and \
`--profile-gpu=GPU` as for kernels |
| `--fault-exit-status=N` | exit with status N when a kernel has faulted or a launch has failed, whatever \
`main` returns (default: the value of `main`, as on a GPU) |
| `--order=SEED` | run unordered work of streams in a random order instead of the program's |
| `--engine=E` | the engine that executes the kernels, as with `--kernel`: reference, native or plain |
| `--memory=M` | the treatment of an access that misses an allocation by a few bytes: device (default) \
allows it; exact faults, as `--check=mem` always does |
| `--max-steps=N`, `--timeout=S` | end each launch after N instructions of a group of threads (default: \
2^34), or after S seconds (default: none; for launches whose threads may wait for each other, 128 seconds \
of processor time): the program gets `cudaErrorLaunchTimeout`. A launch whose threads all wait for values \
that no thread changes any more ends by itself, with a report of the waiting threads |
| `--check=TOOLS` | observe the kernels with checkers, as with `--kernel`; likewise `--check-format=`, \
`--check-suppress=`, `--check-exit-status=`, `--check-output=` |
"""

PROCESSES = """\
`minicc exec -- COMMAND` runs a program that uses CUDA as if it had a GPU: the process finds minicc's
`libcuda`, `libcudart` and other libraries of CUDA instead of NVIDIA's. The program is not changed, and
nothing is installed. It may be a Python program (Numba, Triton, cuda-python, tinygrad), or an executable file
that uses the driver API or was linked by `nvcc -cudart shared`, with PTX for its kernels (`-gencode
arch=compute_80,code=compute_80`). Options come before the command:

"""

DEVICE = """\
`minicc smi` shows what `nvidia-smi` shows: versions, name and memory of the device, and the processes that
use one. Each process has a device of its own, so the memory in use is shown by process, and the device's
figures are those that a new process finds. Under `minicc exec` the command is called `nvidia-smi`, too.

| option | meaning |
|---|---|
| `-L`, `--list-gpus` | print one line for each device: number, name, UUID |
| `-q`, `--query` | print all fields of `--query-gpu` by name |
| `-i ID`, `--id=ID` | show the device of a number, UUID or PCI address; there is device 0 alone |
| `--query-gpu=FIELDS` | print fields of the device, separated by commas, in their order |
| `--query-compute-apps=FIELDS` | print fields of each process that has a device |
| `--format=csv` | the format of a query, which must be named; `csv,noheader` omits the line of names, \
`csv,nounits` the units of values |
| `--help-query-gpu`, `--help-query-compute-apps` | list the fields |

A field that the device does not have, such as a temperature, is `[N/A]`. An unknown field or option is an
error of the command line (status 2). The fields are nvidia-smi's:

"""

GPU_FIELDS = {
    "timestamp": "date and time of the query",
    "driver_version": "version of the driver",
    "count": "number of devices",
    "index": "number of the device",
    "name": "name of the device",
    "uuid": "identifier of the device",
    "serial": "serial number",
    "pci.bus_id": "PCI address",
    "compute_cap": "compute capability",
    "compute_mode": "who may use the device: several processes",
    "persistence_mode": "whether the driver stays loaded",
    "mig.mode.current": "partitions of the device",
    "ecc.mode.current": "error correction of the memory",
    "memory.total": "bytes of memory",
    "memory.reserved": "bytes that the driver uses",
    "memory.used": "bytes that a new process finds in use",
    "memory.free": "bytes that a new process finds free",
    "utilization.gpu": "share of the time in which a kernel ran",
    "utilization.memory": "share of the time in which memory was accessed",
    "temperature.gpu": "temperature",
    "fan.speed": "speed of the fan",
    "pstate": "performance state",
    "power.draw": "power",
    "power.limit": "limit of the power",
    "clocks.current.sm": "clock rate of the multiprocessors",
    "clocks.current.memory": "clock rate of the memory",
    "clocks.max.sm": "nominal clock rate of the multiprocessors",
    "clocks.max.memory": "nominal clock rate of the memory",
}
"""The fields of `minicc smi --query-gpu`; their values are in `host/management/smi.py`."""
PROCESS_FIELDS = {
    "pid": "number of the process",
    "process_name": "its command",
    "used_gpu_memory": "bytes of device memory that it has touched",
    "gpu_name": "name of its device",
    "gpu_uuid": "identifier of its device",
    "gpu_bus_id": "PCI address of its device",
}
"""The fields of `minicc smi --query-compute-apps`."""

PLUGINS = """\
`-load-pass=FILE.py` loads the passes of a Python file: those for which it has rows, `ROW = PassRow(…)` or
`ROWS`. A pass with the name of a built-in one replaces it; others run where `-passes=` names them, and lints
at once. `-passes=FILE.py:NAME` loads and names a pass in one.

An installed package offers extensions by entry points of the groups `minicc.passes`, `minicc.lints`,
`minicc.warnings` (both off until `-WNAME`), `minicc.codegens` (`--codegen=NAME`) and `minicc.engines`
(`--engine=NAME`). Packages are searched for a name that is not built in, and by `--list-passes` and
`--list-warnings`; they replace a built-in pass only when `-load-pass=NAME` requests it.

The IR is verified after an external pass. An error in it is reported with the line of its code and a file
that reproduces the error; the exit status is 3.
"""

COMPLETION = """\
`source <(minicc --completion bash)` completes options, values and files in this shell. For zsh write the
script to a file named `_minicc` in a folder of `$fpath`, for fish to
`~/.config/fish/completions/minicc.fish`.
"""

PICTURES = (
    """\
`--dump=NAME` writes, of every function or of the one that `--dump-function` names, to standard output or to
what `-o` names:

| name | meaning | of PTX |
|---|---|---|
"""
    + "".join(
        f"| `{row.name}` | {row.meaning} | {'its own instructions' if row.ptx else 'its IR'} |\n"
        for row in DUMPS.values()
    )
    + """
The first seven are of the IR after the passes of `-O` or `-passes=`, the others of code generation and the
native engine; `FILE` may be PTX, too. Text is for reading and `diff`; DOT is for Graphviz; SVG is
self-contained (the package grandalf computes the layout: `pip install grandalf`); JSON is an array with an
object for each function:
`title`, `form`, `nodes` (`id`, `lines`, `tone`, perhaps `tones` of the lines, `place`) and `edges` (`source`,
`target`, `label`, `kind`). `-passes='print<divergence>'` prints an analysis in the middle of a pipeline;
`minicc run --dump=native` shows the LLVM IR of the native engine.
"""
)

REPORTS = """\
`--report=cost` prints, for every kernel and device function, the cost of its blocks and lines by a static
estimate, with the costs of state spaces in Table 19 of the PTX ISA: an access to `.global`, `.local`, texture
or surface memory waits 100 clocks (the table says "> 100"), one to `.shared`, `.const` or `.param` none. An
address without a state space (`generic`) counts as global. Each instruction takes one further clock, a loop's
body counts 8 times per level, both sides of a branch count, and a call costs as much as its callee. Calls
through a register, of functions that are not in the module and of functions that call back are omitted and
listed. Nothing runs, and no latency is hidden, so the figures compare versions of a kernel and show the
weight of memory accesses; they predict no time. Lines are those of the source where the PTX has `.loc`, else
of the PTX; `FILE` may be any compiler's PTX. The register allocator uses the same costs for spills.

`--report=cost-json` prints one object: `version` (1), `file`, `target`, `loop_weight`, `issue_clocks`,
`access_clocks` (space → clocks) and `functions`, a list of objects with `name`, `kind` (`kernel` or
`function`), `unknown_calls` (`*` is a call through a register), `unreachable_instructions`, `blocks` (each
with `index`, `ptx_line`, `labels`, `loop_depth`) and `lines` (each with `file`, `line`). A function, a block
and a line have `instructions` (their number), `clocks` = `issue` + `memory` + `calls` (weighted), and
`accesses`: space → `loads`, `stores`, `atomics` (their numbers) and `weighted` (the number assumed to run).
"""

JSON = (
    "`--diagnostics-format=json` writes one array on one line of standard error, an object for each message,"
    " laid out as GCC's\n`-fdiagnostics-format=json` does. No message, no output.\n\n" + SCHEMA
)

VALUES = (values.__doc__ or "").partition("\n\n")[2]

WARNINGS = """\
`-WNAME` turns a warning on, `-Wno-NAME` off. `-Werror` makes errors of all shown warnings; `-Werror=NAME`
turns one on and makes it an error, and `-Wno-error=NAME` reverts that. `-w` silences all, `-Weverything`
shows all. The last option for a name counts. Names are clang's, where clang has the warning;
`--list-warnings` prints them all with their defaults.
"""


def of_command(parser: OptionParser) -> str:
    """Return the page of `minicc --help`."""
    return _page(COMMAND, (_SYNOPSIS, *(line for name in SUBCOMMANDS for line in _synopses(name))),
        INTRODUCTION, parser, frozenset(),
                 {"SUB-COMMANDS": subcommands(), "EXAMPLES": EXAMPLES},
                 {"WARNINGS": WARNINGS, "REPORTS": REPORTS, "PICTURES": PICTURES, "PLUG-INS": PLUGINS,
                     "MESSAGES AS JSON": JSON, "COMPLETION": COMPLETION, "EXIT STATUS": STATUS})  # fmt: skip


def of_run(parser: OptionParser) -> str:
    """Return the page of `minicc run --help`, without what `minicc --help` shows."""
    return of_other(
        parser,
        RUN,
        _synopses("run"),
        RUN_OPTIONS,
        {"VALUES": VALUES, "WHOLE PROGRAMS": PROGRAMS + PROCESS_OPTIONS, "EXIT STATUS": STATUS},
    )


def of_other(
    parser: OptionParser, name: str, synopsis: Sequence[str], text: str, sections: dict[str, str]
) -> str:
    """Return the page of a sub-command that takes the options of `minicc`, which are omitted."""
    shared = OptionParser(add_help=False)
    add_compile_options(shared)
    return _page(
        name, synopsis, text, parser, frozenset(action.dest for action in shared._actions), {}, sections
    )


def of_build() -> str:
    """Return the page of `minicc build --help`."""
    return _of_programs(BUILD, "build", PROGRAMS + PROCESS_OPTIONS)


def of_exec() -> str:
    """Return the page of `minicc exec --help`."""
    return _of_programs(EXEC, "exec", PROCESSES + PROCESS_OPTIONS)


def of_smi() -> str:
    """Return the page of `minicc smi --help`."""
    return _of_programs(SMI, "smi", device_text())


def device_text() -> str:
    """Return the description of `minicc smi` with its fields."""
    rows = [
        f"| `{name}` | {of} | {meaning} |"
        for of, fields in (("gpu", GPU_FIELDS), ("compute-apps", PROCESS_FIELDS))
        for name, meaning in fields.items()
    ]
    return DEVICE + "\n".join(["| field | query | meaning |", "|---|---|---|", *rows, ""])


def _of_programs(title: str, name: str, description: str) -> str:
    return _page(
        title,
        _synopses(name),
        description,
        OptionParser(add_help=False),
        frozenset(),
        {},
        {"EXIT STATUS": STATUS},
    )


def subcommands() -> str:
    """Return a table of the sub-commands: name, meaning."""
    rows = [f"| `minicc {name}` | {row.meaning} |" for name, row in SUBCOMMANDS.items()]
    return "\n".join(
        ["| sub-command | meaning |", "|---|---|", *rows, "", "`minicc help NAME` shows the page of one.", ""]
    )


def _synopses(name: str) -> list[str]:
    return [f"minicc {line}" for line in SUBCOMMANDS[name].synopses]


def _page(
    name: str,
    synopsis: Sequence[str],
    text: str,
    parser: OptionParser,
    skip: Set[str],
    first: dict[str, str],
    last: dict[str, str],
) -> str:
    """Return a page; `first` are the sections before the options, `last` those after them."""
    width = min(shutil.get_terminal_size().columns, 110)

    def filled(sections: dict[str, str]) -> dict[str, str]:
        return {title: _fill(body, width) for title, body in sections.items()}

    parts = {
        "NAME": _fill(name, width),
        "SYNOPSIS": "\n".join(synopsis),
        "DESCRIPTION": _fill(text, width),
        **filled(first),
    }
    parts |= {
        title.upper(): "\n".join(_options(actions, width)) for title, actions in groups(parser, skip).items()
    }
    parts |= filled(last)
    return "\n".join(f"{title}\n{_indent(body)}" for title, body in parts.items())


def groups(parser: argparse.ArgumentParser, skip: Set[str]) -> dict[str, list[argparse.Action]]:
    """Return the arguments by the titles of their groups."""
    result = {}
    for group in parser._action_groups:
        actions = [action for action in group._group_actions if action.dest not in skip]
        if actions:
            result[{"positional arguments": "arguments"}.get(str(group.title), str(group.title))] = actions
    return result


def parts(action: argparse.Action) -> tuple[str, str]:
    """Return the value of an argument, '' for none, and its meaning."""
    value = str(action.metavar or "|".join(map(str, action.choices or ())))
    return value if action.nargs != 0 else "", (action.help or "").replace("%(default)s", str(action.default))


def _options(actions: Sequence[argparse.Action], width: int) -> Iterator[str]:
    for action in actions:
        value, text = parts(action)
        yield f"{', '.join(action.option_strings)} {value}".strip()
        yield textwrap.indent(_paragraph(text, width - 8), "        ")


def _fill(text: str, width: int) -> str:
    """Fill paragraphs; each row of a table is a paragraph, indented text is unchanged."""
    result = []
    for paragraph in text.replace("`", "'").strip("\n").split("\n\n"):
        if paragraph.startswith("|"):
            rows = [line.strip("| ").split(" | ") for line in paragraph.splitlines()[2:]]
            result += [
                _paragraph(f"{_row_title(first, middle)}: {last}", width, "    ")
                for first, *middle, last in rows
            ]
        else:
            result.append(paragraph if paragraph.startswith(" ") else _paragraph(paragraph, width))
    return "\n\n".join(result)


def _row_title(first: str, middle: Sequence[str]) -> str:
    return f"{first} ({', '.join(middle)})" if middle else first


def _paragraph(text: str, width: int, indent: str = "") -> str:
    return textwrap.fill(text, width - 4, subsequent_indent=indent, break_on_hyphens=False)


def _indent(text: str) -> str:
    return textwrap.indent(text.strip("\n"), "    ", lambda line: bool(line.strip())) + "\n"
