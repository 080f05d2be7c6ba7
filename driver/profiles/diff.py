"""`minicc profile-diff A.json B.json`: differences between two saved profiles."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from ...runtime.profile.metrics import Number
from ..options import OptionParser
from .data import load
from .table import align_columns, number


def run(given: Sequence[str]) -> int:
    """Run the sub-command; `given` are the words after it. Returns 0, whatever the differences."""
    parser = OptionParser(
        prog="minicc profile-diff",
        description=(
            "compare two profiles of 'minicc run --profile=json': kernels by symbol and name, lines by their "
            "text"
        ),
    )
    parser.add_argument("before", metavar="A.json", help="the profile to start from")
    parser.add_argument("after", metavar="B.json", help="the profile to compare with it")
    parser.add_argument("--json", action="store_true", help="write one object instead of a table")
    args = parser.parse_args(list(given))
    result = difference(load(args.before), load(args.after))
    sys.stdout.write(json.dumps(result, indent=2) + "\n" if args.json else text(result))
    return 0


def difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return `only_before` and `only_after`, which name kernels, and `kernels` with `name`, `metrics` and
    `lines` (each `source`, `before` and `after` as line numbers, `figures`), in which a figure is [before,
    after]; equal figures are omitted.
    """
    pairs, old, new = [], list(before["kernels"]), list(after["kernels"])
    # A kernel whose parameters have changed has another symbol, and is still the one of that name.
    for key in ("symbol", "name"):
        for kernel in [*old]:
            same = next((other for other in new if other[key] == kernel[key]), None)
            if same is not None:
                pairs.append((kernel, same))
                old.remove(kernel)
                new.remove(same)
    kernels = []
    for one, other in pairs:
        metrics = _changes(one["metrics"], other["metrics"])
        lines = _lines(_lines_by_text(one, before["sources"]), _lines_by_text(other, after["sources"]))
        if metrics or lines:
            kernels.append({"name": one["name"], "metrics": metrics, "lines": lines})
    return {
        "only_before": [kernel["name"] for kernel in old],
        "only_after": [kernel["name"] for kernel in new],
        "kernels": kernels,
    }


def text(found: dict[str, Any]) -> str:
    """Format a difference as text."""
    out = [
        f"kernel {name}: only in the {which} profile"
        for which, key in (("first", "only_before"), ("second", "only_after"))
        for name in found[key]
    ]
    for kernel in found["kernels"]:
        out.append(f"kernel {kernel['name']}")
        out += align_columns(
            [
                ["", "before", "after", "change"],
                *([name, *_cells(*pair)] for name, pair in kernel["metrics"].items()),
            ]
        )
        rows = []
        for line in kernel["lines"]:
            where = "/".join(str(line[key]) for key in ("before", "after") if line[key])
            rows += [
                [f"{where}: {name}", *_cells(*pair), line["source"][:60] if i == 0 else ""]
                for i, (name, pair) in enumerate(line["figures"].items())
            ]
        if rows:
            out += ["", *align_columns([["line", "before", "after", "change", "source"], *rows])]
    return "\n".join(out or ["the profiles count the same"]) + "\n"


def _cells(before: Number, after: Number) -> list[str]:
    change = f"{100 * (after - before) / before:+.1f} %" if before else "new"
    return [number(round(before, 2)), number(round(after, 2)), change]


def _changes(before: dict[str, Number], after: dict[str, Number]) -> dict[str, list[Number]]:
    names = [*before, *(name for name in after if name not in before)]
    return {
        name: [before.get(name, 0), after.get(name, 0)]
        for name in names
        if before.get(name, 0) != after.get(name, 0)
    }


def _lines_by_text(kernel: dict[str, Any], sources: dict[str, str]) -> dict[tuple[str, int], dict[str, Any]]:
    """Return the lines by text and by occurrence of that text, so that a moved line is the same one."""
    result: dict[tuple[str, int], dict[str, Any]] = {}
    for line in kernel["lines"]:
        lines = sources.get(line["file"], "").split("\n")
        source = (
            " ".join(lines[line["line"] - 1].split())
            if 0 < line["line"] <= len(lines)
            else f"{line['file']}:{line['line']}"
        )
        result[source, sum(source == other for other, _ in result)] = line
    return result


def _lines(
    before: dict[tuple[str, int], dict[str, Any]], after: dict[tuple[str, int], dict[str, Any]]
) -> list[dict[str, Any]]:
    result = []
    for key in [*before, *(key for key in after if key not in before)]:
        old, new = before.get(key), after.get(key)
        figures = _changes(old["figures"] if old else {}, new["figures"] if new else {})
        if figures:
            result.append(
                {
                    "source": key[0],
                    "before": old["line"] if old else None,
                    "after": new["line"] if new else None,
                    "figures": figures,
                }
            )
    return result
