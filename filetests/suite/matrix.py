"""All results as data: the baseline file, the matrix as text, and regressions.

{"version": 1, "minicc": "0.1.0", "ptxas": "ptxas 13.0", "results": [{case, generator, compiles,
assembles, right, clean, instructions, registers, message, ptx}, …]}
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ...driver import ptxas
from ...support.diagnostics import UsageError
from ...support.fast_dataclass import record
from .running import COLUMNS, Result

VERSION = 1
_FIELDS = ("case", "generator", *COLUMNS, "instructions", "registers", "message", "ptx")


@record(frozen=True)
class Regression:
    """A result that was better in the baseline."""

    case: str
    generator: str
    text: str

    def __str__(self) -> str:
        return f"{self.case} by {self.generator}: {self.text}"


def as_data(results: Sequence[Result]) -> dict[str, Any]:
    """Return the results as JSON data."""
    from ... import __version__

    return {
        "version": VERSION,
        "minicc": __version__,
        "ptxas": ptxas.version(),
        "results": [{name: getattr(r, name) for name in _FIELDS} for r in results],
    }


def load(file: str) -> list[Result]:
    """Load saved results. Raises UsageError if the file has none."""
    try:
        data = json.loads(Path(file).read_text(encoding="utf-8"))
        if data["version"] != VERSION:
            raise UsageError(f"'{file}' is of version {data['version']}, expected {VERSION}")
        return [_result(row) for row in data["results"]]
    except OSError as error:
        raise UsageError(f"cannot read '{file}': {error.strerror}") from None
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise UsageError(f"'{file}' holds no results of 'minicc suite --write'{_why(error)}") from None


def _why(error: Exception) -> str:
    return (
        f": line {error.lineno}, column {error.colno}: {error.msg}"
        if isinstance(error, json.JSONDecodeError)
        else f": {error}"
        if isinstance(error, TypeError)
        else ""
    )


def _result(row: dict[str, Any]) -> Result:
    """Convert a saved row. Raises TypeError or KeyError if it is invalid."""
    kinds: dict[str, tuple[type, ...]] = {
        **dict.fromkeys(_FIELDS, (str,)),
        **dict.fromkeys(COLUMNS, (bool, type(None))),
        "instructions": (int,),
        "registers": (int,),
    }
    for name, kind in kinds.items():
        if not isinstance(row[name], kind):
            raise TypeError(f"'{name}' of a result is {row[name]!r:.40}")
    return Result(**{name: row[name] for name in _FIELDS})


def regressions(before: Iterable[Result], after: Iterable[Result], slack: float = 0.0) -> list[Regression]:
    """Return the regressions: a step that now fails, a missing case, instructions or registers that have
    grown by more than `slack` percent.

    Generators and cases that only one of the two runs has are ignored, apart from missing cases of a
    generator that ran.
    """
    now = {(result.generator, result.case): result for result in after}
    running = {generator for generator, _ in now}
    outcome = []
    for old in before:
        new = now.get((old.generator, old.case))
        if old.generator not in running:
            continue
        if new is None:
            outcome.append(Regression(old.case, old.generator, "the case is gone"))
            continue
        broken = next((step for step in COLUMNS if getattr(old, step) and getattr(new, step) is False), None)
        if broken is not None:
            outcome.append(Regression(old.case, old.generator, f"no longer {broken}: {new.message}"))
            continue
        if old.failed or new.failed:
            continue
        for what in ("instructions", "registers"):
            was, is_ = getattr(old, what), getattr(new, what)
            if was and is_ > was * (1 + slack / 100):
                outcome.append(Regression(old.case, old.generator, f"{was:,} {what} have become {is_:,}"))
    return outcome


def by_case(results: Sequence[Result]) -> dict[str, dict[str, Result]]:
    """Return results by case and generator, in order."""
    outcome: dict[str, dict[str, Result]] = {}
    for result in results:
        outcome.setdefault(result.case, {})[result.generator] = result
    return outcome


def cell(result: Result) -> str:
    """Return the text of one result."""
    if result.failed:
        return {
            "compiles": "rejected",
            "assembles": "ptxas rejects it",
            "right": "wrong",
            "clean": "reported",
        }[result.failed]
    return f"{result.instructions:,}" + (f" {result.registers:>3} regs" if result.registers else "")


def totals(results: Sequence[Result]) -> list[list[str]]:
    """Return a row for each generator: the number of cases that pass each step, and instructions and
    registers relative to the first generator's (geometric means over the cases that both compute correctly).
    """
    cases = by_case(results)
    names = list(dict.fromkeys(result.generator for result in results))
    rows = [["generator", *COLUMNS, "instructions", "registers"]]
    for name in names:
        own = [row[name] for row in cases.values() if name in row]
        counts = [[getattr(result, step) for result in own] for step in COLUMNS]
        steps = [
            f"{column.count(True)}/{len(own)}" if any(value is not None for value in column) else "-"
            for column in counts
        ]
        rows.append(
            [name, *steps, *(_beside(cases, names[0], name, what) for what in ("instructions", "registers"))]
        )
    return rows


def _beside(cases: Mapping[str, Mapping[str, Result]], first: str, name: str, what: str) -> str:
    pairs = [
        (getattr(row[first], what), getattr(row[name], what))
        for row in cases.values()
        if first in row and name in row and row[first].right and row[name].right
    ]
    logs = [math.log(new / old) for old, new in pairs if old and new]
    return f"{math.exp(sum(logs) / len(logs)):.2f}" if logs else "-"


def text(results: Sequence[Result]) -> str:
    """Return the matrix, the totals, and the reasons of failures."""
    names = list(dict.fromkeys(result.generator for result in results))
    rows = [
        ["case", *names],
        *(
            [case, *(cell(row[name]) if name in row else "" for name in names)]
            for case, row in by_case(results).items()
        ),
    ]
    said = [
        f"{result.case} by {result.generator}: {cell(result)}: {_first(result.message)}"
        for result in results
        if result.failed
    ]
    return "\n".join([*_aligned(rows), "", *_aligned(totals(results)), *([""] if said else []), *said]) + "\n"


def _first(message: str) -> str:
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    return " ".join(lines[:2])[:200]


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            value.ljust(width) if i == 0 else value.rjust(width)
            for i, (value, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
