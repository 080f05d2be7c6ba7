"""nvcc's command line, translated to minicc's options.

Every option of `nvcc --help` has a row. It stands for options of minicc, is ignored because it has no effect
or no counterpart here, or is rejected because its result would be missing. `docs/reference/command.md` shows
the table.
"""

from __future__ import annotations

import shlex
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from ..support.diagnostics import UsageError
from ..support.fast_dataclass import field, record

OptionKind = Literal["means", "ignored", "refused"]
"""The treatments of nvcc's options."""


@record(frozen=True)
class OptionRow:
    """An option with its names. `takes`: '' no value, 'value' one, 'list' values separated by commas.

    `text` is the translation, with the value for `{}`; the reason for ignoring the option; or the message
    that rejects it.
    """

    names: tuple[str, ...]
    takes: str
    kind: OptionKind
    text: str


def _rows(kind: OptionKind, table: str) -> Iterator[OptionRow]:
    for line in table.strip().splitlines():
        names, _, text = line.partition(" | ")
        words = names.split()
        takes = words.pop() if words[-1] in ("value", "list") else ""
        yield OptionRow(tuple(words), takes, kind, text.strip())


_MEANT = """
--define-macro list | -D{}
--undefine-macro list | -U{}
--include-path list | -I{}
--system-include -isystem list | -isystem={}
--pre-include -include list | -include={}
--output-file value | -o={}
--optimize value | -O{}
-O0 | -O0
-O1 | -O1
-O2 | -O2
-O3 | -O3
--gpu-architecture value | -arch={}
--device-debug -G | -O0 -lineinfo -D__CUDACC_DEBUG__
--extended-lambda -extended-lambda --expt-extended-lambda -expt-extended-lambda | -D__CUDACC_EXTENDED_LAMBDA__
--ptxas-options list | -Xptxas={}
--resource-usage -res-usage | -Xptxas=-v
--disable-warnings | -w
-V | --version
-h | --help
--preprocess | -E
--generate-dependencies -M | -M
--generate-nonsystem-dependencies -MM | -MM
--generate-dependencies-with-compile -MD | -MD
--generate-nonsystem-dependencies-with-compile -MMD | -MMD
--generate-dependency-targets -MP | -MP
--dependency-output -MF value | -MF={}
--dependency-target-name -MT value | -MT={}
--list-gpu-code -code-ls | --list-gpu-code
--list-gpu-arch -arch-ls | --list-gpu-arch
"""

_HARMLESS = """
--std -std value | the language is C++17 (c++20 gives a warning)
--machine -m value | addresses have 64 bits
--m64 -m64 | addresses have 64 bits
--x -x value | the file name decides the language
--debug -g | about host code
--profile -pg | about host code
--compiler-options -Xcompiler list | about the host compiler
--compiler-bindir -ccbin value | about the host compiler
--allow-unsupported-compiler -allow-unsupported-compiler | about the host compiler
--forward-unknown-to-host-compiler -forward-unknown-to-host-compiler | about the host compiler
--forward-unknown-to-host-linker -forward-unknown-to-host-linker | about the host linker
--forward-unknown-opts -forward-unknown-opts | about the host compiler
--use-local-env -use-local-env | about the host compiler
--force-cl-env-setup -force-cl-env-setup | about the host compiler
--no-exceptions -noeh | about host code
--linker-options -Xlinker list | nothing is linked
--archive-options -Xarchive list | nothing is linked
--nvlink-options -Xnvlink list | nothing is linked
--library -l list | nothing is linked
--library-path -L list | nothing is linked
--cudart -cudart value | nothing is linked
--cudadevrt -cudadevrt value | nothing is linked
--libdevice-directory -ldir value | the mathematical functions are minicc's
--target-directory -target-dir value | there is no toolkit
--archiver-binary -arbin value | nothing is linked
--shared -shared | nothing is linked
--no-device-link -nodlink | nothing is linked
--no-compress -no-compress | there is no fat binary
--compress-mode -compress-mode value | there is no fat binary
--extensible-whole-program -ewp | what is extern stays extern in the PTX
--optimization-info -opt-info list | remarks come with -Rpass
--Ofast-compile -Ofc value | compilation is the same at every setting
--dopt -dopt value | -O says how much is optimised
--extra-device-vectorization -extra-device-vectorization | loads and stores are joined at every level
--dlink-time-opt -dlto | nothing is linked
--lto -lto | nothing is linked
--gen-opt-lto -gen-opt-lto | nothing is linked
--default-stream -default-stream value | about host code
--restrict -restrict | aliasing is analysed without it
--keep-device-functions -keep-device-functions | about dead code
--static-global-template-stub -static-global-template-stub value | about host code
--device-entity-has-hidden-visibility -device-entity-has-hidden-visibility value | about linking
--no-host-device-initializer-list -nohdinitlist | about the standard library
--no-host-device-move-forward -nohdmoveforward | about the standard library
--ftemplate-backtrace-limit -ftemplate-backtrace-limit value | notes are shortened to ten
--ftemplate-depth -ftemplate-depth value | the depth of instances is fixed
--verbose -v | there are no commands to show
--threads -t value | a compilation is one thread
--split-compile -split-compile value | a compilation is one thread
--split-compile-extended -split-compile-extended value | a compilation is one thread
--jobserver -jobserver | a compilation is one thread
--keep -keep | intermediate text comes with -E, -emit-llvm and -print-after-all
--save-temps -save-temps | intermediate text comes with -E, -emit-llvm and -print-after-all
--keep-dir -keep-dir value | intermediate text comes with -E, -emit-llvm and -print-after-all
--objdir-as-tempdir -objtemp | there are no objects
--time -time value | times come with -ftime-report
--fdevice-time-trace -fdevice-time-trace value | times come with -ftime-report
--diag-error -diag-error list | warnings have names: -Werror=NAME
--diag-suppress -diag-suppress list | warnings have names: -Wno-NAME
--diag-warn -diag-warn list | warnings have names: -WNAME
--display-error-number -err-no | warnings have names
--no-display-error-number -no-err-no | warnings have names
--brief-diagnostics -brief-diag value | about the look of messages
--Wreorder -Wreorder | about host code
--Wdefault-stream-launch -Wdefault-stream-launch | about host code
--Wmissing-launch-bounds -Wmissing-launch-bounds | about tuning
--Wext-lambda-captures-this -Wext-lambda-captures-this | about host code
--Wno-deprecated-declarations -Wno-deprecated-declarations | nothing is deprecated here
--Wno-deprecated-gpu-targets -Wno-deprecated-gpu-targets | nothing is deprecated here
--dont-use-profile -noprof | there is no nvcc.profile
--qpp-config -qpp-config value | about host code
--no-align-double | about 32-bit hosts
--input-drive-prefix -idp value | about Windows
--dependency-drive-prefix -ddp value | about Windows
--drive-prefix -dp value | about Windows
--host-linker-script -hls value | nothing is linked
--augment-host-linker-script -aug-hls | nothing is linked
--jump-table-density -jtd value | about ptxas
--device-stack-protector -device-stack-protector value | accesses are checked when PTX runs
--frandom-seed -frandom-seed value | output is the same in every run
--compile-as-tools-patch -astoolspatch | about tools
--clean-targets -clean | nothing is left behind
"""

_BEYOND = """
--cuda -cuda | there is no host compiler to give '.cu.cpp.ii' to
--cubin -cubin | machine code is ptxas's: run 'ptxas -arch=sm_NN' on the PTX
--fatbin -fatbin | machine code is ptxas's: run 'ptxas -arch=sm_NN' on the PTX
--optix-ir -optix-ir | the output is PTX
--ltoir -ltoir | the output is PTX
--relocatable-ptx -reloc-ptx | the output is plain PTX
--compile -c | objects need a host compiler; PTX is the default, without '-c'
--device-c -dc | objects need a host compiler; PTX is the default, without '-dc'
--device-w -dw | objects need a host compiler; PTX is the default, without '-dw'
--device-link -dlink | minicc does not link
--link -link | minicc does not link
--lib -lib | minicc does not link
--relocatable-link -r | minicc does not link
--run -run | use 'minicc run'
--run-args -run-args list | use 'minicc run'
--dryrun -dryrun | there are no commands to show
--fdevice-syntax-only -fdevice-syntax-only | use '-o /dev/null'
--entries -e list | all kernels of a file are compiled
--sanitize -sanitize value | accesses are checked when PTX runs
-m32 --m32 | addresses have 64 bits
"""

ROWS = (*_rows("means", _MEANT), *_rows("ignored", _HARMLESS), *_rows("refused", _BEYOND))
BY_NAME = {name: row for row in ROWS for name in row.names}
_JOINED = ("-D", "-U", "-I", "-L", "-l", "-W", "-O")
"""Options whose value may follow at once."""
_KINDS = frozenset(
    {
        "all-warnings",
        "cross-execution-space-call",
        "reorder",
        "default-stream-launch",
        "missing-launch-bounds",
        "ext-lambda-captures-this",
        "deprecated-declarations",
    }
)
"""The kinds that nvcc's `-Werror` takes."""


@record
class CommandLine:
    """The arguments in minicc's options, and warnings about them."""

    arguments: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def translate(
    arguments: Sequence[str], own: Mapping[str, bool], subcommand_options: Mapping[str, str] | None = None
) -> CommandLine:
    """Translate a command line in nvcc's or minicc's options to minicc's.

    `own` are minicc's options and whether they take a value; `subcommand_options` are options of sub-commands
    with the sub-command's name, for the error message. Raises UsageError for an option that is unknown or
    rejected, or that lacks its value.
    """
    result = CommandLine()
    words = deque(expand_option_files(arguments))
    targets: list[str] = []
    while words:
        word = words.popleft()
        name, equals, value = word.partition("=")
        if not word.startswith("-") or word == "-":
            result.arguments.append(word)
        elif name in ("-gencode", "--generate-code", "-code", "--gpu-code"):
            targets += (value if equals else _next(words, name)).split(",")
        elif name == "-Werror" and _kind_of_error(words, value, result):
            continue
        elif name in own:
            result.arguments.append(word if equals or not own[name] else f"{name}={_next(words, name)}")
        elif name in BY_NAME:
            _apply(BY_NAME[name], name, value if equals else None, words, result)
        elif (
            word[:2] in _JOINED
            and len(word) > 2
            and not (word[1] == "O" and word[2:] not in ("0", "1", "2", "3"))
        ):
            if word[:2] not in ("-L", "-l"):
                result.arguments.append(word)
        else:
            raise _unknown(word, own, subcommand_options or {})
    _choose(targets, result)
    return result


def expand_option_files(arguments: Iterable[str]) -> Iterator[str]:
    """Replace `-optf FILE` by the arguments in the file."""
    words = deque(arguments)
    while words:
        word = words.popleft()
        name, equals, value = word.partition("=")
        if name not in ("-optf", "--options-file"):
            yield word
            continue
        for path in (value if equals else _next(words, name)).split(","):
            try:
                with open(path, encoding="utf-8") as file:
                    yield from shlex.split(file.read())
            except (OSError, ValueError) as error:
                raise UsageError(
                    f"cannot read '{path}': {getattr(error, 'strerror', None) or error}"
                ) from None


def _next(words: deque[str], name: str) -> str:
    if not words:
        raise UsageError(f"argument {name}: expected one argument")
    return words.popleft()


def _apply(row: OptionRow, name: str, value: str | None, words: deque[str], result: CommandLine) -> None:
    if row.kind == "refused":
        raise UsageError(f"'{name}' is not supported: {row.text}")
    if row.takes and value is None:
        value = _next(words, name)
    if not row.takes and value is not None:
        raise UsageError(f"argument {name}: ignored explicit argument '{value}'")
    if name in ("-std", "--std"):
        _standard(str(value), result)
    if name in ("-m", "--machine") and value != "64":
        raise UsageError(f"'{name} {value}' is not supported: addresses have 64 bits")
    if row.kind == "means":
        for one in str(value).split(",") if row.takes == "list" else [value]:
            result.arguments += row.text.format(one).split(" ") if not row.takes else [row.text.format(one)]


def _standard(value: str, result: CommandLine) -> None:
    known = ("c++03", "c++11", "c++14", "c++17", "gnu++11", "gnu++14", "gnu++17")
    if value in ("c++20", "gnu++20"):
        result.notes.append(f"'-std={value}': the language is C++17")
    elif value not in known:
        raise UsageError(
            f"argument -std: invalid choice: '{value}' (choose from c++03, c++11, c++14, c++17, c++20)"
        )


def _kind_of_error(words: deque[str], value: str, result: CommandLine) -> bool:
    """Return whether `-Werror` has one of nvcc's kinds, and consume it."""
    if not value and words and set(words[0].split(",")) <= _KINDS:
        value = words.popleft()
    kinds = value.split(",")
    if not value or not set(kinds) <= _KINDS:
        return False
    if "all-warnings" in kinds:
        result.arguments.append("-Werror")
    return True


def _choose(targets: Sequence[str], result: CommandLine) -> None:
    """Choose the newest architecture of `-gencode arch=compute_80,code=[sm_80,compute_80]`: only one PTX is
    written.
    """
    outcome = []
    for target in targets:
        text = target.rpartition("=")[2].strip("[]\"'")
        digits = text.removeprefix("sm_").removeprefix("compute_").removeprefix("lto_").rstrip("af")
        if not digits.isdigit():
            raise UsageError(f"argument -gencode: expected 'arch=compute_NN,code=sm_NN', found '{target}'")
        outcome.append((int(digits), text.replace("compute_", "sm_").replace("lto_", "sm_")))
    if outcome:
        chosen = max(outcome)[1]
        if len({number for number, _ in outcome}) > 1:
            result.notes.append(f"one PTX is written, for the newest architecture that is named: {chosen}")
        result.arguments.append(f"-arch={chosen}")


def _unknown(word: str, own: Mapping[str, bool], subcommand_options: Mapping[str, str]) -> UsageError:
    """Return the error for an unknown option: names the sub-command that has it, or the closest option."""
    from ..support.suggestions import closest

    name = word.split("=")[0]
    near: str | None = name
    if name not in subcommand_options:
        short = name.lstrip("-")
        known = [option for option in (*subcommand_options, *BY_NAME, *own) if len(option) > 2]
        # Of two spellings of an option the one with as many dashes comes last, and wins.
        bare = {
            option.lstrip("-"): option
            for option in sorted(known, key=lambda option: option.startswith("--") == name.startswith("--"))
        }
        # Of a single letter nothing can be guessed unless it begins one option only.
        starts = [
            option
            for option in bare
            if option.startswith(short) and (len(short) > 1 or f"--{option}" in (*own, *subcommand_options))
        ]
        guess = (
            closest(short, bare) or min(starts, key=len, default="")
            if len(short) > 1
            else starts[0]
            if len(starts) == 1
            else ""
        )
        near = bare.get(guess)
    if near is not None and near in subcommand_options:
        owner = f"an option of 'minicc {subcommand_options[near]}'"
        hint = f"it is {owner}" if near == name else f"did you mean '{near}', {owner}?"
    else:
        hint = f"did you mean '{near}'?" if near else "see 'minicc --help'"
    return UsageError(f"unknown argument: '{name}'; {hint}")
