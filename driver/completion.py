"""`minicc --completion SHELL`: the completion script of a shell, generated from the parsers.

    source <(minicc --completion bash)
    minicc --completion zsh > ~/.zfunc/_minicc
    minicc --completion fish > ~/.config/fish/completions/minicc.fish

Generators for argparse (shtab, argcomplete) complete neither `--NAME=VALUE` in bash, nor lists with commas,
nor values that follow the option at once (`-O2`, `-Wno-shadow`).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from ..passes.table import PASSES
from ..support.fast_dataclass import record
from .options import ARCHES
from .subcommands import SUBCOMMANDS
from .warning_options import GROUPS
from .warning_table import WARNINGS

FILES, FOLDERS = "files", "folders"
_BY_METAVAR: dict[str, tuple[str, ...] | str] = {
    "sm_NN": tuple(f"sm_{number}" for number in ARCHES),
    "P": tuple(PASSES), "P1,P2": tuple(PASSES),
    "FILE": FILES, "OUT": FILES, "DIR": FOLDERS,
    "-v": ("-v",),
}  # fmt: skip
_WORDS = (*SUBCOMMANDS, "help")
_JOINED = {
    "-O": tuple("0123"),
    "-W": tuple(
        f"{no}{name}"
        for no in ("", "no-")
        for name in (*GROUPS, "everything", "error", *(row[0] for row in WARNINGS))
    ),
}
"""Options whose values follow their names at once."""


@record(frozen=True)
class Option:
    """An option with its names. `values` are its possible values, or `FILES` or `FOLDERS`; `takes` says
    whether it has a value.
    """

    names: tuple[str, ...]
    help: str
    takes: bool
    values: tuple[str, ...] | str

    @property
    def words(self) -> tuple[str, ...]:
        """The words to complete, with the values that follow at once."""
        return tuple(f"{name}{end}" for name in self.names for end in _JOINED.get(name, ("",)))


def script(shell: str, parser: argparse.ArgumentParser, run: argparse.ArgumentParser) -> str:
    """Return the script for a shell; `run` is the parser of `minicc run`."""
    return SHELLS[shell](_options(parser), _options(run))


def _options(parser: argparse.ArgumentParser) -> list[Option]:
    result = []
    for action in parser._actions:
        if action.option_strings:
            shown = str(action.metavar or "")
            values = (
                tuple(map(str, action.choices))
                if action.choices
                else _BY_METAVAR.get(shown, tuple(shown.split("|")) if "|" in shown else ())
            )
            help = (action.help or "").replace("%(default)s", str(action.default))
            result.append(Option(tuple(action.option_strings), help, action.nargs != 0, values))
    return result


def _quote(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _bash(compiling: Sequence[Option], running: Sequence[Option]) -> str:
    cases = []
    for option in dict.fromkeys((*compiling, *running)):
        if option.takes:
            made = {FILES: "compgen -f", FOLDERS: "compgen -d"}.get(
                str(option.values)
            ) or f'compgen -P "$head" -W {_quote(" ".join(option.values))}'
            cases.append(
                f'        {"|".join(option.names)}) mapfile -t COMPREPLY < <({made} -- "$tail"); return ;;'
            )
    return "\n".join([
        "_minicc() {",
        "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} head= tail options suffix",
        "    # 'NAME=VALUE' is three words here.",
        "    if [[ $cur == '=' ]]; then cur=; elif [[ $prev == '=' ]]; then "
        "prev=${COMP_WORDS[COMP_CWORD-2]}; fi",
        "    tail=$cur",
        "    if [[ $cur == *,* ]]; then head=${cur%,*},; tail=${cur##*,}; fi",
        "    case $prev in",
        *cases,
        "    esac",
        f"    options={_quote(' '.join(word for option in compiling for word in option.words))}",
        f"    if [[ ${{COMP_WORDS[1]}} == run ]]; then "
        f"options={_quote(' '.join(word for option in running for word in option.words))}; fi",
        "    if [[ $cur == -* ]]; then mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$cur\"); "
        "return; fi",
        "    COMPREPLY=()",
        f"    if ((COMP_CWORD == 1)); then mapfile -t COMPREPLY < <(compgen -W '{' '.join(_WORDS)}' "
        "-- \"$cur\"); fi",
        "    for suffix in cu ll ptx; do mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -X "
        "\"!*.$suffix\" -- \"$cur\"); done",
        "    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- \"$cur\")",
        "}",
        "complete -o filenames -F _minicc minicc",
        "",
    ])  # fmt: skip


def _zsh(compiling: Sequence[Option], running: Sequence[Option]) -> str:
    def specs(options: Sequence[Option]) -> str:
        return "".join(
            f"        {_quote(f'*{word}{end}')} \\\n"
            for option in options
            for word in option.words
            for end in [_zsh_end(option, word)]
        )

    return "\n".join([
        "#compdef minicc",
        "_minicc() {",
        "    if [[ $words[2] == run ]]; then",
        "        shift words; ((CURRENT--))",
        "        _arguments \\", specs(running) + "        '*:FILE:_files -g \"*.(cu|ll|ptx)\"'",
        "    else",
        "        _arguments \\", specs(compiling) + f"        '1:FILE or sub-command:{{compadd "
                                                    f"{' '.join(_WORDS)}; " + "_files -g \"*.(cu|ll|ptx)\"}' "
                                                                              "'*:FILE:_files -g "
                                                                              "\"*.(cu|ll|ptx)\"'",
        "    fi",
        "}",
        "compdef _minicc minicc",
        "",
    ])  # fmt: skip


def _zsh_end(option: Option, word: str) -> str:
    text = "[" + "".join(f"\\{c}" if c in "[]\\:" else c for c in option.help) + "]"
    if not option.takes or word not in option.names:
        return text
    action = {FILES: "_files", FOLDERS: "_files -/"}.get(str(option.values)) or (
        f"({' '.join(option.values)})" if option.values else " "
    )
    return f"={text}:value:{action}"


def _fish(compiling: Sequence[Option], running: Sequence[Option]) -> str:
    lines = [
        f"complete -c minicc -n __fish_use_subcommand -a {name} -d {_quote_fish(row.meaning)}"
        for name, row in SUBCOMMANDS.items()
    ]
    shared = set(compiling) & set(running)
    for option in dict.fromkeys((*compiling, *running)):
        where = (
            ""
            if option in shared
            else f" -n '{'not ' if option in compiling else ''}__fish_seen_subcommand_from run'"
        )
        for word in option.words:
            dashes = word[: len(word) - len(word.lstrip("-"))]
            kind = "-l" if dashes == "--" else "-s" if len(word) == 2 else "-o"
            ends = ""
            if option.takes and word in option.names:
                ends = {FILES: " -r -F", FOLDERS: " -x -a '(__fish_complete_directories)'"}.get(
                    str(option.values)
                ) or (f" -x -a {_quote(' '.join(option.values))}" if option.values else " -x")
            lines.append(
                f"complete -c minicc{where} {kind} {_quote_fish(word[len(dashes) :])}{ends} -d"
                f" {_quote_fish(option.help)}"
            )
    return "\n".join([*lines, ""])


def _quote_fish(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SHELLS: dict[str, Callable[[Sequence[Option], Sequence[Option]], str]] = {
    "bash": _bash,
    "zsh": _zsh,
    "fish": _fish,
}
