"""Writes `docs/command.md`: the command line, from the parsers themselves, and the warning groups."""

from __future__ import annotations

import argparse

from . import command, nvcc_options, run, values
from .json_output import SCHEMA
from .warning_options import DEFAULT_ON, GROUPS, OFF, ON_REQUEST

_INTRODUCTION = """# The command

<!-- Written by `make docs`. Change the parsers in driver/, not this file. -->

`minicc FILE` compiles; `minicc run FILE` compiles and runs a kernel on NumPy arrays. Names follow nvcc where nvcc has the
option, clang and LLVM otherwise. `minicc.compile(options=(…))` takes the same options.

Exit status: 0 done; 1 the input is wrong or the kernel faulted; 2 the command line is not understood; 70 a defect of
minicc; 130 interrupted. A failed run writes no output file.
"""

_REPORTS = """
## Reports

`--report=cost` prints, for every kernel and device function, what its blocks and lines cost by a static estimate, with the costs of
state spaces that Table 19 of the PTX ISA gives: an access to `.global`, `.local`, texture or surface memory waits 100 clocks (the
table says "> 100"), one to `.shared`, `.const` or `.param` none. An address without a state space (`generic`) counts as global.
Each instruction takes one clock more, a loop's body counts 8 times per level, both sides of a branch count, a call costs what it
calls (calls through a register, of functions that are not in the module and of functions that call back are left out and named).
Nothing runs and nothing hides a wait, so the figures compare versions of a kernel and show where memory weighs; they predict
no time. Lines are those of the source where the PTX has `.loc`, else of the PTX; `FILE` may be any compiler's PTX. The register allocator prices its spills with the same figures.

`--report=cost-json` prints one object: `version` (1), `file`, `target`, `loop_weight`, `issue_clocks`, `access_clocks` (space →
clocks) and `functions`, a list of objects with `name`, `kind` (`kernel` or `function`), `unknown_calls` (`*` is a call through a
register), `unreachable_instructions`, `blocks` (each with `index`, `ptx_line`, `labels`, `loop_depth`) and `lines` (each with `file`, `line`). A function, a
block and a line have `instructions` (how many there are), `clocks` = `issue` + `memory` + `calls` (weighted), and `accesses`: space →
`loads`, `stores`, `atomics` (how many there are) and `weighted` (how many are assumed to run).
"""


def _nvcc() -> str:
    """What becomes of nvcc's options."""
    said = {nvcc_options.MEANS: "means `{}`", nvcc_options.IGNORED: "ignored: {}", nvcc_options.REFUSED: "refused: {}"}
    rows = [f"| {' '.join(f'`{name}`' for name in row.names)} | {said[row.kind].format(row.text.replace('{}', 'X'))} |" for row in nvcc_options.ROWS]
    return "\n".join([
        "\n## nvcc's options\n",
        "Every option of `nvcc --help` is meant, ignored or refused; those that minicc has under the same name are above. `-gencode`, `-code`: one PTX",
        "is written, for the newest architecture that is named. `-Werror KIND`: of nvcc's kinds `all-warnings` counts. `-optf FILE`: words from a file.",
        "No option may be abbreviated.\n",
        "| option | here |", "|---|---|", *rows, "",
    ])  # fmt: skip


def markdown() -> str:
    """The whole page."""
    warnings = [f"- `-W{group}`: {', '.join(f'`{name}`' for name in names)}" for group, names in GROUPS.items()]
    return "\n".join(
        [
            _INTRODUCTION,
            "## minicc FILE\n",
            _options(command._parser()),
            "\n## minicc run FILE\n",
            _options(run._parser(), skip={a.dest for a in command._parser()._actions}),
            "\nand every option of `minicc FILE` that changes the code. The VALUE of an argument is\n",
            "```\n" + (values.__doc__ or "").split("\n\n", 1)[1].strip("\n") + "\n```",
            _nvcc(),
            _REPORTS,
            "## Messages as JSON\n",
            "`--diagnostics-format=json` writes one array on one line of standard error, an object for each message, laid out as GCC's\n"
            "`-fdiagnostics-format=json` does. No message, no output.\n",
            SCHEMA,
            "\n## Warnings\n",
            "`-WNAME` turns warnings on, `-Wno-NAME` off; `-Werror` makes errors of all that are shown, `-Werror=NAME` turns on and makes errors,\n"
            "`-Wno-error=NAME` takes that back; `-w` silences all, `-Weverything` shows all. The last word on a name counts. Names are clang's.\n",
            "On by default: " + ", ".join(f"`{name}`" for name in sorted(DEFAULT_ON)) + ".\n",
            "Off until asked for: " + ", ".join(f"`{name}`" for name in sorted(OFF)) + ".\n",
            "Names that stand for several (`-Wextra` includes `-Wall`):\n",
            *warnings,
            "- by their own names and `-Weverything` alone: " + ", ".join(f"`{name}`" for name in ON_REQUEST),
            "",
        ]
    )


def _options(parser: argparse.ArgumentParser, skip: set[str] | None = None) -> str:
    lines = ["| option | meaning |", "|---|---|"]
    for action in parser._actions:
        if action.dest in (skip or set()) - {"file"} or action.dest == "help":
            continue
        names = ", ".join(f"`{name}`" for name in action.option_strings) or f"`{action.metavar}`"
        value = action.metavar or ("|".join(map(str, action.choices)) if action.choices else None)
        if action.option_strings and action.nargs != 0 and value:
            names += f" `{value}`".replace("|", "\\|")
        text = (action.help or "").replace("%(default)s", str(action.default)).replace("|", "\\|")
        lines.append(f"| {names} | {text} |")
    return "\n".join(lines)
