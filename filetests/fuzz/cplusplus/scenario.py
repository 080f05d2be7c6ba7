"""A scenario: one small random program that stands in a namespace of its own and records what it sees.

Its lines belong to *chunks*. Chunk 0 is always there; any other chunk is one that the language may refuse: a
call that may be ambiguous, a function whose body may find no name. Whoever judges a scenario takes refused
chunks out, so that what is left is a valid program, and keeps each of them as a program that must be refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

T = TypeVar("T")
ALWAYS = 0


@dataclass(frozen=True)
class ScenarioLine:
    """A line of source, and the chunk that it goes with."""

    text: str
    chunk: int = ALWAYS


@dataclass(frozen=True)
class Scenario:
    """Declarations, and the body of `__device__ void run(int *t)` that notes observations in `t`."""

    family: str
    seed: int
    declarations: tuple[ScenarioLine, ...]
    body: tuple[ScenarioLine, ...]

    @property
    def chunks(self) -> tuple[int, ...]:
        return tuple(sorted({line.chunk for line in (*self.declarations, *self.body)} - {ALWAYS}))

    def without(self, chunks: set[int] | frozenset[int]) -> Scenario:
        """The scenario less these chunks."""
        kept = [
            tuple(line for line in part if line.chunk not in chunks)
            for part in (self.declarations, self.body)
        ]
        return replace(self, declarations=kept[0], body=kept[1])

    def part(self, share: float, seed: int) -> Scenario:
        """About so much of the chunks, with all that is always there."""
        random = Random(f"part {seed}")
        return self.without({chunk for chunk in self.chunks if random.random() >= share})


class Writer:
    """Random choices, fresh names and lines; the families write with it."""

    def __init__(self, family: str, seed: int) -> None:
        self.family, self.seed = family, seed
        self.random = Random(f"{family} {seed}")
        self.declarations: list[ScenarioLine] = []
        self.body: list[ScenarioLine] = []
        self.chunks = 0
        self.names: dict[str, int] = {}

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def pick(self, choices: Sequence[T]) -> T:
        return self.random.choice(choices)

    def some(self, choices: Sequence[T], least: int, most: int) -> list[T]:
        """Between `least` and `most` different choices, in random order."""
        return self.random.sample(list(choices), min(len(choices), self.random.randint(least, most)))

    def number(self, least: int = 1, most: int = 9) -> int:
        return self.random.randint(least, most)

    def fresh(self, stem: str) -> str:
        """A name not used before: the stem and a number."""
        self.names[stem] = self.names.get(stem, -1) + 1
        return f"{stem}{self.names[stem]}"

    def chunk(self) -> int:
        """A new chunk: lines that are kept or taken out together."""
        self.chunks += 1
        return self.chunks

    def line(self, text: str, chunk: int = ALWAYS) -> None:
        """A declaration, of one line or of several."""
        self.declarations += [ScenarioLine(one, chunk) for one in text.splitlines()]

    def setup(self, text: str) -> None:
        """A statement of `run` that is always valid."""
        self.body.append(ScenarioLine(text))

    def probe(self, text: str, chunk: int | None = None) -> None:
        """A statement of `run` that may be refused, a chunk of its own unless it goes with one."""
        if chunk is None:
            chunk = self.chunk()
        self.body += [ScenarioLine(one, chunk) for one in text.splitlines()]

    def note(self, expression: str, chunk: int | None = None) -> None:
        """A probe that notes the value of an expression."""
        self.probe(f"note(t, {expression});", chunk)

    def scenario(self) -> Scenario:
        return Scenario(self.family, self.seed, tuple(self.declarations), tuple(self.body))


def spell(declarator: str, name: str = "") -> str:
    """A declaration of `name`: '@' stands for it in `int (*@)(int)`."""
    if "@" not in declarator:
        return f"{declarator} {name}".rstrip()
    return declarator.replace("@", name).rstrip()
