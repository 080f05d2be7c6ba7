"""Writes `docs/reference/passes.md`: the passes, their order, the pipelines, from the tables and the headers.

python -m minicc.passes.reference > docs/reference/passes.md
"""

from __future__ import annotations

import ast
from pathlib import Path

from .analysis.table import ANALYSES, PassRow
from .table import LINTS, ORDER, PIPELINES, TRANSFORMS

_HEAD = """# The passes

<!-- Written by `python -m minicc.passes.reference > docs/reference/passes.md`. Change the tables and \
headers in passes/, not this file. -->

A pass is a module in the room of its kind (`passes/analysis`, `passes/transform`, `passes/lint`) and a \
row in `passes/table.py`, or
for an analysis in `passes/analysis/table.py`. Its name is its flag: `-passes=mem2reg,dce` runs those \
two, `-passes=O2` a pipeline, `-print-after=dce` and `-print-after-all` show the IR after it,
`-verify-each` checks the IR's rules and the table's claims after each, `-ftime-report` tells what each
took, `-Rpass=inline` what it did.
"""


def markdown() -> str:
    """Return the page of the passes."""
    parts = [_HEAD, "## Transforms\n", _table(TRANSFORMS)]
    parts += ["## Analyses\n", _analyses()]
    parts += ["## Lints\n", _lints()]
    parts += ["## Order\n", _order()]
    parts += [
        "## Pipelines\n",
        "\n".join(f"* `-{level}`: {', '.join(names) or 'nothing'}" for level, names in PIPELINES.items())
        + "\n",
    ]
    parts += ["## Each transform and lint\n"]
    parts += [f"### {row.name}\n\n{_header(row)}\n" for row in (*TRANSFORMS, *LINTS)]
    return "\n".join(parts)


def _table(rows: tuple[PassRow, ...]) -> str:
    lines = [
        "| pass | over a | what it does | needs | keeps the control-flow graph |",
        "| --- | --- | --- | --- | --- |",
    ]
    for row in rows:
        needs = ", ".join(f"`{name}`" for name in row.requires)
        lines.append(
            f"| `{row.name}` | {row.kind} | {row.meaning} | {needs} | {'yes' if row.keeps_cfg else ''} |"
        )
    return "\n".join(lines) + "\n"


def _analyses() -> str:
    lines = ["| analysis | what it tells | computed from | dropped when |", "| --- | --- | --- | --- |"]
    for row in ANALYSES.values():
        dropped = "blocks or edges change" if row.depends == "cfg" else "anything in the function changes"
        lines.append(
            f"| `{row.name}` | {row.meaning} | {', '.join(f'`{n}`' for n in row.requires)} | {dropped} |"
        )
    return "\n".join(lines) + "\n"


def _lints() -> str:
    lines = [
        (
            "All lints look at one copy of a function, made before the first transform, with its local"
            " variables as SSA values."
        ),
        "",
    ]
    lines += ["| lint, and its `-W` flag | what it does | needs |", "| --- | --- | --- |"]
    lines += [
        f"| `{row.name}` | {row.meaning} | {', '.join(f'`{n}`' for n in row.requires)} |" for row in LINTS
    ]
    return "\n".join(lines) + "\n"


def _order() -> str:
    lines = [
        "In a pipeline that has both, the first runs first:",
        "",
        "| first | then | because |",
        "| --- | --- | --- |",
    ]
    lines += [f"| `{o.before}` | `{o.after}` | {o.reason} |" for o in ORDER]
    return "\n".join(lines) + "\n"


def _header(row: PassRow) -> str:
    """The module's docstring; indented blocks of it are code in Markdown too."""
    text = ast.get_docstring(
        ast.parse(Path(__file__).parent.joinpath(*row.module.split(".")).with_suffix(".py").read_text())
    )
    assert text is not None
    return text


if __name__ == "__main__":
    print(markdown(), end="")
