"""A scenario is a small random program in a namespace of its own. It records observations, its *notes*.

Its lines belong to *chunks*. Chunk 0 is always valid. Any other chunk may be invalid: a call may be
ambiguous, a function body may use an undeclared name. The comparison removes rejected chunks, so that a valid
program remains. Each rejected chunk becomes a program that must be rejected.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from textwrap import dedent

from ..program import Choices, T

ALWAYS = 0


@dataclass(frozen=True)
class ScenarioLine:
    """A line of source and its chunk."""

    text: str
    chunk: int = ALWAYS


@dataclass(frozen=True)
class Scenario:
    """Declarations, and the body of `__device__ void run(int *t)`, which stores its notes in `t`."""

    family: str
    seed: int
    declarations: tuple[ScenarioLine, ...]
    body: tuple[ScenarioLine, ...]

    @property
    def chunks(self) -> tuple[int, ...]:
        """The numbers of the chunks that may be removed."""
        return tuple(sorted({line.chunk for line in (*self.declarations, *self.body)} - {ALWAYS}))

    def without(self, chunks: set[int] | frozenset[int]) -> Scenario:
        """Return the scenario without these chunks."""
        kept = [
            tuple(line for line in part if line.chunk not in chunks)
            for part in (self.declarations, self.body)
        ]
        return replace(self, declarations=kept[0], body=kept[1])

    def part(self, share: float, seed: int) -> Scenario:
        """Return the scenario with a random share of the chunks, and chunk 0."""
        random = Random(f"part {seed}")
        return self.without({chunk for chunk in self.chunks if random.random() >= share})


class Writer(Choices):
    """Random choices, fresh names and lines. The families write scenarios with it."""

    def __init__(self, family: str, seed: int) -> None:
        self.family, self.seed = family, seed
        super().__init__(f"{family} {seed}")
        self.declarations: list[ScenarioLine] = []
        self.body: list[ScenarioLine] = []
        self.chunks = 0
        self.names: dict[str, int] = {}

    def some(self, choices: Sequence[T], least: int, most: int) -> list[T]:
        """Return between `least` and `most` different choices in random order."""
        return self.random.sample(list(choices), min(len(choices), self.random.randint(least, most)))

    def fresh(self, stem: str) -> str:
        """Return a new name: the stem and a number."""
        self.names[stem] = self.names.get(stem, -1) + 1
        return f"{stem}{self.names[stem]}"

    def chunk(self) -> int:
        """Start a new chunk: lines that are removed together."""
        self.chunks += 1
        return self.chunks

    def line(self, text: str, chunk: int = ALWAYS) -> None:
        """Write a declaration of one or more lines."""
        self.declarations += [ScenarioLine(one, chunk) for one in text.splitlines()]

    def block(self, text: str) -> None:
        """Write declarations that are always valid, without their common indentation."""
        for one in lines(text):
            self.line(one)

    def setup(self, text: str) -> None:
        """Write statements of `run` that are always valid, each in a line."""
        self.body += map(ScenarioLine, lines(text))

    def probe(self, text: str, chunk: int | None = None) -> None:
        """Write a statement of `run` that may be rejected, by default a new chunk."""
        if chunk is None:
            chunk = self.chunk()
        self.body += [ScenarioLine(one, chunk) for one in text.splitlines()]

    def note(self, expression: str, chunk: int | None = None) -> None:
        """Write a probe that notes the value of an expression."""
        self.probe(f"note(t, {expression});", chunk)

    def scenario(self) -> Scenario:
        """Return the scenario written so far."""
        return Scenario(self.family, self.seed, tuple(self.declarations), tuple(self.body))


def lines(text: str) -> list[str]:
    """Return the lines of a block of text without their common indentation."""
    return dedent(text).strip("\n").splitlines()


def spell(declarator: str, name: str = "") -> str:
    """Return a declaration of `name`, which replaces '@' in a type such as `int (*@)(int)`."""
    if "@" not in declarator:
        return f"{declarator} {name}".rstrip()
    return declarator.replace("@", name).rstrip()
