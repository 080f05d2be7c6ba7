"""The static cost report of `--report=cost`, as text and as JSON; `ptx.analysis.estimate` has the model."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from ..ptx.analysis import costs
from ..ptx.analysis.estimate import KINDS, Cost, FunctionCost, estimate
from ..ptx.model import Module
from ..support.diagnostics import Location

_SOURCE_WIDTH = 60

_LEGEND = (
    f"Static estimate, no run: {costs.ISSUE} clock to issue an instruction, waits after Table 19 of the PTX "
    f"ISA (6.6), loops count\n{costs.LOOP_WEIGHT} times per level, both sides of a branch count, and nothing "
    "hides a wait."
)


def text(module: Module, source: Callable[[Location], str | None]) -> str:
    """Return the report of every function, with the source lines in `source`."""
    return "\n".join([_LEGEND, *(_function(fn, module, source) for fn in estimate(module))]) + "\n"


def as_json(module: Module) -> str:
    """Return the same figures as one object; docs/reference/command.md lists the keys."""
    functions = [_function_data(fn) for fn in estimate(module)]
    data = {
        "version": 1,
        "file": module.filename,
        "target": module.target[0],
        "loop_weight": costs.LOOP_WEIGHT,
        "issue_clocks": costs.ISSUE,
        "access_clocks": costs.ACCESS,
        "functions": functions,
    }
    return json.dumps(data, indent=2) + "\n"


# ----------------------------------------------------------------------------------------- for people


def _function(fn: FunctionCost, module: Module, source: Callable[[Location], str | None]) -> str:
    cost = fn.cost
    kind = "kernel" if fn.is_entry else "function"
    sums = [
        f"{_number(cost.issue)} issue",
        f"{_number(cost.waits)} memory",
        *([f"{_number(cost.calls)} calls"] if cost.calls else []),
    ]
    out = [
        "",
        (
            f"{kind} {fn.name} ({module.target[0]}): {cost.instructions} instructions, "
            f"{_number(cost.clocks)} clocks ({' + '.join(sums)})"
        ),
    ]
    if fn.unreachable:
        out.append(f"  {fn.unreachable} unreachable instructions are left out")
    for name in fn.unknown:
        what = "an indirect call" if name == "*" else f"'{name}'"
        out.append(f"  the cost of {what} is left out")
    if cost.accesses:
        out += [
            "",
            *_table(
                ["space", "clocks each", "loads", "stores", "atomics", "weighted", "clocks"], _spaces(cost)
            ),
        ]
    foreign = all(line.location.file == module.filename for line in fn.lines)
    rows = [
        [
            " ".join(b.labels) or f"block {b.index}" + (f", line {b.line}" if foreign else ""),
            str(b.depth),
            str(b.cost.instructions),
            _accesses(b.cost),
            *_clocks(b.cost, cost),
        ]
        for b in fn.blocks
    ]
    out += ["", *_table(["block", "loops", "instructions", "accesses", "clocks", "share"], rows, left=(3,))]
    rows = [
        [
            f"{line.location.file}:{line.location.line}",
            str(line.cost.instructions),
            _accesses(line.cost),
            *_clocks(line.cost, cost),
            " ".join((source(line.location) or "").split())[:_SOURCE_WIDTH],
        ]
        for line in fn.lines
    ]
    out += ["", *_table(["line", "instructions", "accesses", "clocks", "share", "source"], rows, left=(2, 5))]
    return "\n".join(out)


def _spaces(cost: Cost) -> list[list[str]]:
    rows = []
    for space, access in cost.accesses.items():
        wait = costs.wait(space)
        each = f"> {wait}" if wait else "0"
        rows.append(
            [
                space,
                each,
                *(str(access.count[kind] or "-") for kind in KINDS),
                _number(access.weighted),
                _number(access.weighted * wait),
            ]
        )
    return rows


def _accesses(cost: Cost) -> str:
    return (
        ", ".join(f"{space} {sum(access.count.values())}" for space, access in cost.accesses.items()) or "-"
    )


def _clocks(cost: Cost, whole: Cost) -> tuple[str, str]:
    return _number(cost.clocks), f"{100 * cost.clocks / whole.clocks:.1f} %"


def _number(value: float) -> str:
    return f"{value:.0f}" if value < 1e9 else f"{value:.2e}"


def _table(head: list[str], rows: list[list[str]], left: tuple[int, ...] = ()) -> list[str]:
    """Align columns: the first and those in `left` to the left, figures to the right."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]

    def line(cells: list[str]) -> str:
        aligned = [
            cell.ljust(w) if column in (0, *left) else cell.rjust(w)
            for column, (cell, w) in enumerate(zip(cells, widths))
        ]
        return "  " + "  ".join(aligned).rstrip()

    return [line(head), *map(line, rows)]


# ----------------------------------------------------------------------------------------------- JSON


def _function_data(fn: FunctionCost) -> dict[str, Any]:
    return {
        "name": fn.name,
        "kind": "kernel" if fn.is_entry else "function",
        **_data(fn.cost),
        "unknown_calls": fn.unknown,
        "unreachable_instructions": fn.unreachable,
        "blocks": [
            {"index": b.index, "ptx_line": b.line, "labels": b.labels, "loop_depth": b.depth, **_data(b.cost)}
            for b in fn.blocks
        ],
        "lines": [
            {"file": line.location.file, "line": line.location.line, **_data(line.cost)} for line in fn.lines
        ],
    }


def _data(cost: Cost) -> Mapping[str, Any]:
    spaces = {
        space: {**{f"{kind}s": access.count[kind] for kind in KINDS}, "weighted": access.weighted}
        for space, access in cost.accesses.items()
    }
    return {
        "instructions": cost.instructions,
        "clocks": cost.clocks,
        "issue": cost.issue,
        "memory": cost.waits,
        "calls": cost.calls,
        "accesses": spaces,
    }
