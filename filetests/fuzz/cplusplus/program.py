"""Translation units of many scenarios. Each has its own namespace, and one kernel runs all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from . import (
    conversions,
    hierarchies,
    initialisation,
    lambdas,
    layouts,
    lookups,
    overloads,
    special_members,
    templates,
)
from .scenario import ALWAYS, Scenario, ScenarioLine

FAMILIES: dict[str, Callable[[int], Scenario]] = {
    "hierarchies": hierarchies.scenario,
    "overloads": overloads.scenario,
    "special members": special_members.scenario,
    "templates": templates.scenario,
    "lookups": lookups.scenario,
    "conversions": conversions.scenario,
    "initialisation": initialisation.scenario,
    "lambdas": lambdas.scenario,
    "layouts": layouts.scenario,
}
SLOTS = 256  # integers per scenario: their count, then the notes
PREAMBLE = f"""\
__device__ void note(int *t, int v) {{
    if (t != nullptr && t[0] < {SLOTS - 1})
        t[++t[0]] = v;
}}
"""
_RUN = "__device__ __noinline__ void run(int *t) {"
_KERNEL = 'extern "C" __global__ void k(int *out) {'


@dataclass(frozen=True)
class ScenarioUnit:
    """A translation unit. `owners` has, for each line from 1, the index of its scenario and its chunk."""

    scenarios: tuple[Scenario, ...]
    text: str
    owners: dict[int, tuple[int, int]]

    def blamed(self, lines: Iterable[int]) -> tuple[int, int] | None:
        """Return the (scenario, chunk) that causes an error with these lines; a chunk is preferred to a whole
        scenario.
        """
        result = [self.owners[n] for n in lines if n in self.owners]
        return next((owner for owner in result if owner[1] != ALWAYS), result[0] if result else None)


def generate(family: str, seed: int) -> Scenario:
    """Return the scenario of a family and a seed, which is the same everywhere."""
    return FAMILIES[family](seed)


def sample(first: int, count: int, families: Sequence[str] = tuple(FAMILIES)) -> list[Scenario]:
    """Return `count` scenarios, alternating between families. Scenario number `n` does not depend on
    `first`.
    """
    return [generate(families[n % len(families)], n // len(families)) for n in range(first, first + count)]


def unit(scenarios: Sequence[Scenario]) -> ScenarioUnit:
    """Return the translation unit of some scenarios. Kernel `k` runs scenario i on the i-th block of `SLOTS`
    integers.
    """
    lines = PREAMBLE.splitlines()
    owners: dict[int, tuple[int, int]] = {}

    def add(text: str, index: int, chunk: int = ALWAYS) -> None:
        lines.append(text)
        owners[len(lines)] = (index, chunk)

    for index, one in enumerate(scenarios):
        add(f"namespace s{index} {{  // {one.family} {one.seed}", index)
        for line in one.declarations:
            add(line.text, index, line.chunk)
        add(_RUN, index)
        for line in one.body:
            add(f"    {line.text}", index, line.chunk)
        add("}", index)
        add("}", index)
    lines.append(_KERNEL)
    for index in range(len(scenarios)):
        add(f"    s{index}::run(out + {index * SLOTS});", index)
    lines.append("}")
    return ScenarioUnit(tuple(scenarios), "\n".join(lines) + "\n", owners)


def scenario_of(text: str) -> Scenario:
    """Return a unit's text as a single scenario with one chunk."""
    lines = text.splitlines()
    first, run, end = len(PREAMBLE.splitlines()), lines.index(_RUN), lines.index(_KERNEL) - 2
    family, _, seed = lines[first].partition("// ")[2].rpartition(" ")
    declarations, body = lines[first + 1 : run], [line.removeprefix("    ") for line in lines[run + 1 : end]]
    return Scenario(family, int(seed), tuple(map(ScenarioLine, declarations)), tuple(map(ScenarioLine, body)))


def observations(out: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Return the notes of `count` scenarios from the integers that the kernel wrote."""
    parts = [out[i * SLOTS : (i + 1) * SLOTS] for i in range(count)]
    return [tuple(int(v) for v in part[1 : 1 + part[0]]) for part in parts]
