"""The journal of a campaign on disk: a line for each tested chunk of programs, so that an interrupted
campaign can continue.

    {"minicc": …, "table": …, "seed": …, "count": …, "families": […]}    the campaign
    {"family": …, "first": …, "count": …, …}    a chunk and its report; `rows`: those that no earlier line has

Lines are appended whole and flushed to the disk; an incomplete last line is ignored.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ... import __version__
from ...ptx.table import FORMS
from ...support.diagnostics import UsageError
from .program import FamilyReport, Finding

NAME = "journal.jsonl"


@dataclass(frozen=True, slots=True)
class JudgementPlan:
    """The programs to test: of each family `count` seeds from `seed` on."""

    families: tuple[str, ...]
    seed: int
    count: int


@dataclass(frozen=True, slots=True)
class Chunk:
    """Programs of one family with consecutive seeds."""

    family: str
    first: int
    count: int

    def halves(self) -> tuple[Chunk, Chunk]:
        """Split the chunk in two."""
        half = self.count // 2
        return Chunk(self.family, self.first, half), Chunk(self.family, self.first + half, self.count - half)


class Journal:
    """The journal of a campaign in a folder. Raises UsageError if the folder has another campaign's."""

    def __init__(self, folder: Path, plan: JudgementPlan, resume: bool) -> None:
        self.path, self.total, self.done = folder / NAME, FamilyReport(), dict[str, list[tuple[int, int]]]()
        self.folder = folder
        head = {
            "minicc": __version__,
            "table": _table(),
            "seed": plan.seed,
            "count": plan.count,
            "families": list(plan.families),
        }
        try:
            lines = (
                self.path.read_text(encoding="utf-8").splitlines(keepends=True) if self.path.exists() else []
            )
        except UnicodeDecodeError:
            raise UsageError(f"'{self.path}' is no journal of a campaign: it is not UTF-8") from None
        whole = [line for line in lines if line.endswith("\n")]
        if whole and not resume:
            raise UsageError(
                f"'{folder}' has a campaign already: go on with it (--resume), or name another folder (--out)"
            )
        if resume and not whole:
            raise UsageError(f"'{folder}' has no campaign to go on with")
        if whole:
            result = _read(whole[0], self.path, 1)
            if result != head:
                other = next((name for name in head if result.get(name) != head[name]), "form")
                raise UsageError(
                    f"'{self.path}' is of another campaign: its '{other}' is {result.get(other)!r}, not"
                    f" {head.get(other)!r}"
                )
            for number, line in enumerate(whole[1:], 2):
                try:
                    self._take(_chunk(_read(line, self.path, number), plan))
                except (KeyError, TypeError, ValueError):
                    raise UsageError(f"'{self.path}': line {number} is no chunk of a campaign") from None
        folder.mkdir(parents=True, exist_ok=True)
        if len(whole) != len(lines):
            self.path.write_text("".join(whole), encoding="utf-8")
        self._file = self.path.open("a", encoding="utf-8")
        if not whole:
            self._write(head)

    def _take(self, entry: dict[str, Any]) -> None:
        """Add a chunk; duplicates count once."""
        done, where = self.done.setdefault(entry["family"], []), (entry["first"], entry["count"])
        if where not in done:
            done.append(where)
            self.total.add(FamilyReport.from_json(entry))

    def add(self, chunk: Chunk, report: FamilyReport) -> list[Finding]:
        """Write the report of a chunk and return its findings."""
        new = FamilyReport(
            report.judged, report.skipped, report.apart, report.findings, report.rows - self.total.rows
        )
        entry = {**asdict(chunk), **new.to_json()}
        self._write(entry)
        os.fsync(self._file.fileno())
        self._take(entry)
        return report.findings

    def _write(self, entry: dict[str, Any]) -> None:
        self._file.write(json.dumps(entry) + "\n")
        self._file.flush()

    def left(self, plan: JudgementPlan, sizes: dict[str, int]) -> list[Chunk]:
        """Return the chunks that have not been tested, alternating between families."""
        queues = []
        for family in plan.families:
            chunks, at, end = [], plan.seed, plan.seed + plan.count
            for first, count in [*sorted(self.done.get(family, [])), (end, 0)]:
                while at < first:
                    size = min(sizes[family], first - at)
                    chunks.append(Chunk(family, at, size))
                    at += size
                at = max(at, first + count)
            queues.append(chunks)
        return [
            queue[i] for i in range(max(map(len, queues), default=0)) for queue in queues if i < len(queue)
        ]

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _read(line: str, path: Path, number: int) -> dict[str, Any]:
    try:
        result = json.loads(line)
    except (ValueError, RecursionError):
        result = None
    if not isinstance(result, dict):
        raise UsageError(f"'{path}' is no journal of a campaign: line {number} is no object")
    return result


def _chunk(entry: dict[str, Any], plan: JudgementPlan) -> dict[str, Any]:
    """Convert a saved chunk. Raises TypeError, KeyError or ValueError if it is invalid."""
    numbers = [entry[name] for name in ("first", "count", "judged", "skipped", "apart")]
    if not all(type(number) is int and number >= 0 for number in numbers):
        raise TypeError(numbers)
    findings, rows = entry["findings"], entry["rows"]
    if entry["family"] not in plan.families or not all(isinstance(row, str) for row in rows):
        raise ValueError(entry["family"])
    if not all(
        [type(finding[name]) for name in ("family", "seed", "complaint", "text")] == [str, int, str, str]
        for finding in findings
    ):
        raise TypeError(findings)
    return entry


def _table() -> str:
    """Return a digest of the instruction table."""
    return hashlib.sha256("\n".join(form.syntax for form in FORMS).encode()).hexdigest()[:16]
