"""The interface of a family of random programs: it tests programs by seed, reduces a failing one, and writes
it as a filetest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any, Protocol, TypeVar

from ...ptx.form import Form
from ...ptx.model import Module
from ...ptx.table import FORMS

T = TypeVar("T")


class Choices:
    """Random choices that a seed determines."""

    def __init__(self, seed: int | str) -> None:
        self.random = Random(seed)

    def chance(self, probability: float) -> bool:
        """Return True with a probability."""
        return self.random.random() < probability

    def pick(self, choices: Sequence[T]) -> T:
        """Return a random choice."""
        return self.random.choice(choices)

    def weighted(self, choices: Sequence[tuple[float, T]]) -> T:
        """Return a random choice; each comes with its weight."""
        return self.random.choices([kind for _, kind in choices], [weight for weight, _ in choices])[0]

    def number(self, least: int = 1, most: int = 9) -> int:
        """Return a random number between two bounds, inclusive."""
        return self.random.randint(least, most)


@dataclass(frozen=True, slots=True)
class Finding:
    """A program with a difference; `complaint` names the difference."""

    family: str
    seed: int
    complaint: str
    text: str

    @property
    def kind(self) -> str:
        """The kind of the difference, which a reduction preserves: the disagreeing compilers, or the failing
        one with its error.
        """
        return kind_of(self.complaint)


def kind_of(complaint: str) -> str:
    """Return the part of a complaint that is stable under reduction."""
    who, *more = re.sub("'[^']*'", "'…'", complaint).split(": ")
    return (
        who
        if "|" in who or not more
        else ": ".join([who, *more[: 2 if re.search("InternalError|RuntimeError", more[0]) else 1]])
    )


@dataclass(slots=True)
class FamilyReport:
    """The result of testing some programs: the numbers of tested ones, of those that could not be tested, and
    of those on which the oracles disagree; `rows` are the rows of the instruction table in their PTX.
    """

    judged: int = 0
    skipped: int = 0
    apart: int = 0
    findings: list[Finding] = field(default_factory=list)
    rows: set[str] = field(default_factory=set)

    def to_json(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        return {**asdict(self), "rows": sorted(self.rows)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> FamilyReport:
        """Return a report from JSON data."""
        return cls(
            data["judged"],
            data["skipped"],
            data["apart"],
            [Finding(**finding) for finding in data["findings"]],
            set(data["rows"]),
        )

    def add(self, other: FamilyReport) -> None:
        """Add another report."""
        self.judged += other.judged
        self.skipped += other.skipped
        self.apart += other.apart
        self.findings += other.findings
        self.rows |= other.rows


SIZES = (12, 3, 1)
"""The numbers of small, medium and large programs in 16: small ones find mistakes at a fraction of the cost.
"""
LARGE = len(SIZES) - 1


def size_of(seed: int) -> int:
    """Return the size of a seed's program: from 0 to `LARGE`."""
    return Random(f"size {seed}").choices(range(len(SIZES)), SIZES)[0]


class Family(Protocol):
    """A family of random programs. The program of a seed is the same on every machine."""

    name: str
    suffix: str
    """The suffix of files with its programs."""
    chunk: int
    """The number of programs that are tested at once."""

    def text(self, seed: int) -> str:
        """Return the program of a seed."""

    def examine(self, first: int, count: int) -> FamilyReport:
        """Test the programs of `count` seeds from `first` on."""

    def reduced(self, finding: Finding) -> str:
        """Return a smaller program with the same kind of difference."""

    def filetest(self, finding: Finding, text: str) -> str:
        """Return a filetest that fails as long as the program has the difference."""

    def needs(self) -> str:
        """Return the tools that this machine lacks for the family; '' if there are none."""
        return ""


def _names() -> dict[int, str]:
    """Return the names of rows by their ids; rows of one syntax line also have the choices that differ."""
    by_line: dict[str, list[Form]] = {}
    for form in FORMS:
        by_line.setdefault(f"{form.syntax} ({form.section})", []).append(form)
    names = {}
    for line, forms in by_line.items():
        keys = sorted({key for form in forms for key in form.choices})
        keys = [key for key in keys if len({form.choices.get(key) for form in forms}) > 1]
        for form in forms:
            choices = "; ".join(f"{key}: {form.choices.get(key, '')}" for key in keys)
            names[id(form)] = line + (f" with {choices}" if choices else "")
    return names


NAMES: dict[int, str] = _names()
"""The names of rows of the instruction table, by their ids."""


def rows_of(modules: Iterable[Module]) -> set[str]:
    """Return the rows of the instruction table that occur in some modules."""
    return {
        NAMES[id(instr.variant.form)]
        for module in modules
        for function in module.functions.values()
        for instr in function.instructions()
        if instr.variant is not None and id(instr.variant.form) in NAMES
    }
