"""What a campaign knows of a family of random programs: it judges programs by their numbers, makes a failing
one small, and writes it as a filetest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any, Protocol

from ...ptx.model import Module
from ...ptx.table import FORMS


@dataclass(frozen=True, slots=True)
class Finding:
    """A program on which somebody differs: `complaint` says who and how."""

    family: str
    seed: int
    complaint: str
    text: str

    @property
    def kind(self) -> str:
        """The sort of difference, which a reduction keeps: who disagrees with whom, or who failed, how and
        where.
        """
        return kind_of(self.complaint)


def kind_of(complaint: str) -> str:
    """What stays the same of a complaint while its program becomes smaller."""
    who, *more = re.sub("'[^']*'", "'…'", complaint).split(": ")
    return (
        who
        if "|" in who or not more
        else ": ".join([who, *more[: 2 if re.search("InternalError|RuntimeError", more[0]) else 1]])
    )


@dataclass(slots=True)
class Report:
    """What came of some programs: how many were judged, how many could not be, of how many the oracles
    themselves disagree; `rows` are the rows of the instruction table that their PTX has.
    """

    judged: int = 0
    skipped: int = 0
    apart: int = 0
    findings: list[Finding] = field(default_factory=list)
    rows: set[str] = field(default_factory=set)

    def to_json(self) -> dict[str, Any]:
        """As data."""
        return {**asdict(self), "rows": sorted(self.rows)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Report:
        """The same from data."""
        return cls(
            data["judged"],
            data["skipped"],
            data["apart"],
            [Finding(**finding) for finding in data["findings"]],
            set(data["rows"]),
        )

    def add(self, other: Report) -> None:
        """Take another's in."""
        self.judged, self.skipped, self.apart = (
            self.judged + other.judged,
            self.skipped + other.skipped,
            self.apart + other.apart,
        )
        self.findings += other.findings
        self.rows |= other.rows


SIZES = (12, 3, 1)
"""Of 16 programs how many are small, middling, and as large as they come: what small ones show is found for a
fraction of the price.
"""
LARGE = len(SIZES) - 1


def size_of(seed: int) -> int:
    """How large the program of a seed is: from 0 to `LARGE`."""
    return Random(f"size {seed}").choices(range(len(SIZES)), SIZES)[0]


class Family(Protocol):
    """A family of random programs. The program of a seed is the same everywhere."""

    name: str
    suffix: str
    """Of files with its programs."""
    chunk: int
    """How many programs are judged at once."""

    def text(self, seed: int) -> str:
        """The program of a seed."""

    def examine(self, first: int, count: int) -> Report:
        """Judge the programs of `count` seeds from `first` on."""

    def reduced(self, finding: Finding) -> str:
        """A smaller program that differs in the same way."""

    def filetest(self, finding: Finding, text: str) -> str:
        """A filetest that fails as long as the program of that text does what the finding says."""

    def needs(self) -> str:
        """What this machine lacks for the family, '' where nothing is."""


NAMES: dict[int, str] = {id(form): f"{form.syntax} ({form.section})" for form in FORMS}
"""What rows of the instruction table are called."""


def rows_of(modules: Iterable[Module]) -> set[str]:
    """The rows of the instruction table that stand in some modules."""
    return {
        NAMES[id(instr.variant.form)]
        for module in modules
        for function in module.functions.values()
        for instr in function.instructions()
        if instr.variant is not None and id(instr.variant.form) in NAMES
    }
