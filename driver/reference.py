"""The generator of `docs/reference/command.md`: the options from the parsers, the warning groups."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence, Set

from ..passes.table import PASSES
from . import command, manual, nvcc_options, run
from .warning_options import GROUPS
from .warning_table import ON, REQUEST, WARNINGS

_TITLE = """# The command

<!-- Written by `make docs`. Change the parsers and texts in driver/, not this file. -->

"""


def _nvcc() -> str:
    """Return the table of nvcc's options and their treatment."""
    said = {"means": "means `{}`", "ignored": "ignored: {}", "refused": "rejected: {}"}
    rows = [
        f"| {' '.join(f'`{name}`' for name in row.names)} |"
        f" {said[row.kind].format(row.text.replace('{}', 'X'))} |"
        for row in nvcc_options.ROWS
    ]
    return "\n".join([
        "\n## nvcc's options\n",
        "Every option of `nvcc --help` has a meaning, is ignored or is rejected; options of the same "
        "name are listed above. `-gencode`, `-code`: one PTX",
        "is written, for the newest architecture that is named. `-Werror KIND`: of nvcc's kinds "
        "`all-warnings` counts. `-optf FILE`: words from a file.",
        "No option may be abbreviated.\n",
        "| option | here |", "|---|---|", *rows, "",
    ])  # fmt: skip


def markdown() -> str:
    """Return the page."""
    compiling, running = command._parser(), run._parser()
    shared = frozenset(action.dest for action in compiling._actions) - {"file"}
    return "\n".join([
        _TITLE + manual.INTRODUCTION,
        "Exit status: " + manual.STATUS,
        "## Sub-commands\n", manual.subcommands(),
        "## minicc FILE\n", *_groups(compiling, frozenset()),
        "## minicc run FILE\n", *_groups(running, shared),
        manual.RUN_OPTIONS + "\n\nThe VALUE of an argument is\n",
        "```\n" + manual.VALUES.strip("\n") + "\n```",
        _nvcc(),
        "## Whole programs\n", manual.PROGRAMS + manual.PROCESS_OPTIONS,
        "## Foreign processes\n", manual.PROCESSES + "See the table above.\n",
        "## The device\n", manual.device_text(), "## Reports\n", manual.REPORTS,
        "## Pictures\n", manual.PICTURES,
        "## Plug-ins\n", manual.PLUGINS, "## Messages as JSON\n", manual.JSON,
        "## Completion\n", manual.COMPLETION,
        "## Warnings\n", manual.WARNINGS, *_warnings(),
        "## Passes\n", "`--list-passes` prints them; [passes](passes.md) describes them.\n",
        _table(("pass", "kind", "meaning"),
            ((f"`{row.name}`", row.kind, row.meaning) for row in PASSES.values())),
    ])  # fmt: skip


def _warnings() -> list[str]:
    groups = [f"- `-W{group}`: {', '.join(f'`{name}`' for name in names)}" for group, names in GROUPS.items()]
    alone = ", ".join(f"`{name}`" for name, default, _ in WARNINGS if default == REQUEST)
    return [
        _table(
            ("warning", "default", "reported when"),
            ((f"`{name}`", "on" if default == ON else "off", meaning) for name, default, meaning in WARNINGS),
        ),
        "Names of groups (`-Wextra` includes `-Wall`):\n",
        *groups,
        f"- in none of the usual groups: {alone}",
        "",
    ]


def _groups(parser: argparse.ArgumentParser, skip: Set[str]) -> list[str]:
    return [
        f"{title[0].upper()}{title[1:]}:\n\n" + _table(("option", "meaning"), map(_row, actions))
        for title, actions in manual.groups(parser, skip | {"help"}).items()
    ]


def _row(action: argparse.Action) -> tuple[str, str]:
    value, text = manual.parts(action)
    names = ", ".join(f"`{name}`" for name in action.option_strings)
    return f"{names} `{value}`".strip() if value else names, text


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    first, *rest = [f"| {' | '.join(line)} |" for line in lines]
    return "\n".join([first, "|" + "---|" * len(head), *rest, ""])
