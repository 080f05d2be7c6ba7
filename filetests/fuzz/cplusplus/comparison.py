"""Comparison of compilers on scenarios. Chunks that g++ rejects are removed, the rest runs under every
compiler, and differences are reduced.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .. import reduction
from .oracle import Oracle, Verdict, gxx, gxx_check
from .program import unit
from .scenario import ALWAYS, Scenario, ScenarioLine

ROUNDS = 50  # of removing rejected chunks: each round finds errors that earlier ones hid
BATCH = 100


@dataclass(frozen=True)
class Piece:
    """A valid scenario and one chunk that must be rejected, with the first error message about it."""

    scenario: Scenario
    kept: Scenario
    chunk: int
    reason: str

    @property
    def alone(self) -> Scenario:
        """Return the scenario with this chunk as its only rejected one."""
        return self.scenario.without(
            frozenset(self.scenario.chunks) - frozenset(self.kept.chunks) - {self.chunk}
        )


@dataclass(frozen=True)
class Sieved:
    """Valid scenarios, their rejected chunks, and scenarios rejected as a whole, which are defects of the
    generator.
    """

    valid: list[Scenario]
    refused: list[Piece]
    slips: list[tuple[Scenario, str]]


@dataclass(frozen=True)
class Difference:
    """A scenario on which a compiler differs from g++, and the difference."""

    scenario: Scenario
    compiler: str
    complaint: str

    @property
    def kind(self) -> str:
        """Return the property that a reduction preserves: a different value, a rejection, or the kind of
        crash.
        """
        return self.complaint.split(":")[0]


def sieve(scenarios: Sequence[Scenario], check: Oracle = gxx_check) -> Sieved:
    """Remove rejected chunks until nothing is rejected."""
    remaining = list(scenarios)
    dropped: list[tuple[int, int, str]] = []
    slips: list[tuple[Scenario, str]] = []
    names = list(range(len(remaining)))
    for _ in range(ROUNDS):
        verdict = check(unit(remaining))
        if not verdict.errors:
            break
        rest = {owner[0]: text for owner, text in verdict.errors if owner is not None and owner[1] == ALWAYS}
        if not verdict.blamed:
            raise RuntimeError(f"an error without a scenario: {verdict.errors[0][1]}")
        bad: dict[int, dict[int, str]] = {}
        for owner, text in verdict.errors:
            if owner is not None:
                bad.setdefault(owner[0], {}).setdefault(owner[1], text)
        slips += [(remaining[i], text) for i, text in rest.items()]
        dropped += [
            (names[i], chunk, text)
            for i, chunks in bad.items()
            if i not in rest
            for chunk, text in chunks.items()
        ]
        remaining = [one.without(set(bad.get(i, ()))) for i, one in enumerate(remaining)]
        names = [name for i, name in enumerate(names) if i not in rest]
        remaining = [one for i, one in enumerate(remaining) if i not in rest]
    else:
        raise RuntimeError(f"still rejected after {ROUNDS} rounds: {verdict.errors[0]}")
    kept = dict(zip(names, remaining))
    return Sieved(
        remaining,
        [
            Piece(scenarios[name], kept[name], chunk, text)
            for name, chunk, text in sorted(dropped)
            if name in kept
        ],
        slips,
    )


def unnoticed(pieces: Sequence[Piece], oracle: Oracle) -> list[Piece]:
    """Return the pieces that an oracle accepts. Pieces of several scenarios are compiled together until none
    is rejected.
    """
    remaining = list(pieces)
    while remaining:
        chunks: dict[int, set[int]] = {}
        for piece in remaining:
            chunks.setdefault(id(piece.scenario), set()).add(piece.chunk)
        scenarios = {id(piece.scenario): piece for piece in remaining}
        mixed = [
            piece.scenario.without(
                frozenset(piece.scenario.chunks) - frozenset(piece.kept.chunks) - chunks[key]
            )
            for key, piece in scenarios.items()
        ]
        keys = list(scenarios)
        blamed = {(keys[index], chunk) for index, chunk in oracle(unit(mixed)).blamed}
        rest = [piece for piece in remaining if (id(piece.scenario), piece.chunk) not in blamed]
        if len(rest) == len(remaining):
            break
        remaining = rest
    return remaining


def ran(scenarios: Sequence[Scenario], oracle: Oracle) -> list[tuple[int, ...] | str]:
    """Return the notes of each scenario under an oracle, or its complaint. Scenarios with errors are removed
    from the unit.
    """
    results: list[tuple[int, ...] | str] = [""] * len(scenarios)
    groups = [list(range(len(scenarios)))]
    while groups:
        group = groups.pop()
        verdict = oracle(unit([scenarios[i] for i in group]))
        if verdict.values is not None:
            for i, values in zip(group, verdict.values):
                results[i] = values
            continue
        first: dict[int, str] = {}
        for owner, text in verdict.errors:
            if owner is not None:
                first.setdefault(owner[0], f"rejected: {text}")
        if not first and len(group) == 1:
            first = {0: _failure(verdict)}
        for index, complaint in first.items():
            results[group[index]] = complaint
        rest = [i for index, i in enumerate(group) if index not in first]
        if rest:
            half = len(rest) // 2
            groups += [rest] if first else [rest[:half], rest[half:]]
    return results


def _failure(verdict: Verdict) -> str:
    return verdict.errors[0][1] if verdict.errors else "failed without a word"


def differences(
    scenarios: Sequence[Scenario], compilers: Mapping[str, Oracle], expected: Sequence[tuple[int, ...] | str]
) -> list[Difference]:
    """Return the scenarios on which compilers do not make the expected notes."""
    result = []
    for name, oracle in compilers.items():
        for one, want, got in zip(scenarios, expected, ran(scenarios, oracle)):
            if got != want:
                result.append(Difference(one, name, _complaint(want, got)))
    return result


def is_alike(a: tuple[int, ...] | str, b: tuple[int, ...] | str) -> bool:
    """Return whether two compilers agree: they make the same notes, or both reject, whatever the message."""
    return a.split(":")[0] == b.split(":")[0] if isinstance(a, str) and isinstance(b, str) else a == b


def _complaint(want: tuple[int, ...] | str, got: tuple[int, ...] | str) -> str:
    if isinstance(got, str):
        return got
    if isinstance(want, str):
        return f"accepted: {want}"
    index = next((i for i, (a, b) in enumerate(zip(want, got)) if a != b), min(len(want), len(got)))
    return (
        f"another value: observation {index} of {len(want)}: expected {want[index : index + 4]}, found "
        f"{got[index : index + 4]}"
    )


def supported(one: Scenario, oracle: Oracle) -> Scenario | None:
    """Return the scenario without the chunks that an oracle rejects. None if it rejects the whole
    scenario.
    """
    for _ in range(ROUNDS):
        verdict = oracle(unit([one]))
        if verdict.values is not None:
            return one
        chunks = {chunk for _, chunk in verdict.blamed}
        if not chunks or ALWAYS in chunks:
            return None
        one = one.without(chunks)
    return None


def accepted(scenarios: Sequence[Scenario], oracle: Oracle) -> list[Scenario]:
    """Return the scenarios that should be rejected but that an oracle accepts.

    They are compiled in one unit, from which those with errors are removed until there are no errors, because
    a syntax error hides others. The remaining ones are compiled alone, because an error may have no location.
    """
    quiet = list(scenarios)
    while quiet:
        blamed = {owner[0] for owner in oracle(unit(quiet)).blamed}
        if not blamed:
            break
        quiet = [one for index, one in enumerate(quiet) if index not in blamed]
    return [one for one in quiet if not oracle(unit([one])).errors]


def reduced(
    found: Difference,
    oracle: Oracle,
    report: Callable[[str], None] = lambda text: None,
    judges: Sequence[Oracle] = (gxx,),
) -> Scenario:
    """Return a smaller valid scenario on which the compiler differs from all judges in the same way."""

    def fails(one: Scenario) -> bool:
        mine = ran([one], oracle)[0]
        if isinstance(mine, str) and mine.split(":")[0] != found.kind:
            return False
        want = judges[0](unit([one])).values
        if want is None or mine == want[0] or not _complaint(want[0], mine).startswith(found.kind):
            return False
        return all(judge(unit([one])).values == want for judge in judges[1:])

    small = found.scenario
    chunks = list(small.chunks)
    size = max(len(chunks) // 2, 1)
    while chunks:
        for start in range(0, len(chunks), size):
            candidate = small.without(frozenset(chunks[start : start + size]))
            if candidate != small and fails(candidate):
                small = candidate
        chunks = [c for c in chunks if c in small.chunks]
        if size == 1:
            break
        size = max(size // 2, 1)
    for part in ("declarations", "body"):
        small = _fewer_lines(small, part, fails)
    report(unit([small]).text)
    return small


def reduced_refusal(one: Scenario, oracle: Oracle, judges: Sequence[Oracle]) -> Scenario:
    """Return a smaller scenario that an oracle accepts and judges reject for the same reason."""

    def reasons(scenario: Scenario) -> list[str]:
        message = [judge(unit([scenario])).errors for judge in judges]
        return [general(errors[0][1]) if errors else "" for errors in message]

    def fails(text: str, part: str) -> bool:
        smaller = _built(small, part, text)
        return not oracle(unit([smaller])).errors and reasons(smaller) == expected

    small, expected = one, reasons(one)
    for part in ("body", "declarations", "body"):
        text = "\n".join(line.text for line in getattr(small, part))
        if fails(text, part):
            small = _built(
                small,
                part,
                reduction.without_statements(text, lambda t, part=part: fails(t, part)),  # type: ignore[misc]
            )
    return small


def general(message: str) -> str:
    """Return a compiler's message without the names in it."""
    return re.sub(r"‘[^’]*’|\"[^\"]*\"", "…", message)


def _built(one: Scenario, part: str, text: str) -> Scenario:
    """Return the scenario with another part."""
    lines = tuple(ScenarioLine(line) for line in text.splitlines())
    return Scenario(
        one.family, one.seed, *((lines, one.body) if part == "declarations" else (one.declarations, lines))
    )


def _fewer_lines(one: Scenario, part: str, fails: Callable[[Scenario], bool]) -> Scenario:
    """Return scenarios without runs of whole declarations or statements."""

    text = "\n".join(line.text for line in (one.declarations if part == "declarations" else one.body))
    if not text or not fails(_built(one, part, text)):
        return one
    return _built(one, part, reduction.without_statements(text, lambda t: fails(_built(one, part, t))))
