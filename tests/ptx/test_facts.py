"""The verifier says of every line in facts.tsv what ptxas said when the file was written."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.rules.verifier import verify
from minicc.ptx.table import FORMS, lookup
from minicc.support.diagnostics import PtxError

from . import facts
from .facts import NEWEST, Fact, needed, read
from .samples import PTXAS, module, ours, ptxas_verdicts

FACTS: dict[str, list[Fact]] = defaultdict(list)
for _fact in read():
    FACTS[_fact.opcode].append(_fact)
_TOGETHER = 200


def mistakes(chosen: Iterable[Fact]) -> Iterator[str]:
    """Return the verdicts of the verifier that differ."""
    places: dict[tuple[str, str], list[str]] = defaultdict(list)
    for fact in chosen:
        if fact.accepted:
            places[fact.version, fact.target].append(fact.line)
        elif ours(fact.line, fact.version, fact.target) is None:
            yield f"{fact.version} {fact.target}: {fact.line} is accepted"
        if fact.old:
            result = needed(fact.line, fact.old, fact.old_target)
            if result is None or result.since != fact.since or fact.sm not in (result.sm, "?"):
                yield (
                    f"{fact.old} {fact.old_target}: {fact.line} needs PTX {fact.since or 'nothing'} and"
                    f" sm_{fact.sm or '?'}, found {result}"
                )
        for target, verdict in zip(fact.architectures, fact.archs):
            if verdict != "?" and (ours(fact.line, fact.version, target) is None) != (verdict == "+"):
                yield f"{fact.version} {target}: {fact.line} is {'refused' if verdict == '+' else 'accepted'}"
        if fact.last and ours(fact.line, facts.after(fact.version), fact.target) is None:
            yield f"{facts.after(fact.version)} {fact.target}: {fact.line} is accepted"
    for (version, target), lines in places.items():
        for at in range(0, len(lines), _TOGETHER):
            yield from refused(lines[at : at + _TOGETHER], version, target)


def refused(lines: list[str], version: str, target: str) -> Iterator[str]:
    """Lines that are refused, though they should not be."""
    try:
        errors = [d for d in verify(parse(module(lines, version, target)[0])) if d.severity == "error"]
    except PtxError:
        errors = [None]  # type: ignore[list-item]
    if errors:
        for line in lines:
            message = ours(line, version, target)
            if message is not None:
                yield f"{version} {target}: {line} is refused: {message}"


@pytest.mark.parametrize("opcode", sorted(FACTS))
def test_the_verifier_agrees(opcode: str) -> None:
    result = list(mistakes(FACTS[opcode]))
    assert not result, "\n".join(result[:20])


def test_rows_have_facts() -> None:
    """A row whose lines ptxas takes at none of the places has none: they are few, and told."""
    told = {
        variant.form
        for item in FACTS.values()
        for fact in item
        if fact.accepted
        for variant in lookup(fact.line.split(" ")[0].rstrip(";"))
    }
    without = [row for row in FORMS if "control" not in row.effects and not row.is_old and row not in told]
    assert [row.syntax for row in without] == WITHOUT


WITHOUT = ["mma.kind.sync.aligned.shape.row.col.dtype.atype.btype.ctype d, a, b, c, e, f"]
"""Rows of which the file says nothing: sums in f16 of sparse matrices of 8-bit floats, which the document has
for sm_120 and ptxas for no target.
"""


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
def test_ptxas_still_says_so(tmp_path: Path) -> None:
    chosen = [
        fact
        for fact in random.Random(5).sample([f for item in FACTS.values() for f in item], 200)
        if (fact.version, fact.target) == (NEWEST, facts.TARGETS[0])
    ]
    verdicts = ptxas_verdicts(
        [fact.line for fact in chosen],
        NEWEST,
        facts.TARGETS[0],
        tmp_path,
        {number for number, fact in enumerate(chosen) if "[%r1]" in fact.line},
    )
    assert [fact.line for fact, verdict in zip(chosen, verdicts) if (verdict is None) != fact.accepted] == []


def test_a_line_is_read_as_it_was_written() -> None:
    line = "mma.sync {%r1, %r2, %r3}, {%f1, %f3, %f5}, {%rd1, %rd2};"
    assert facts._shortened(line) == "mma.sync {%r1..3}, {%f1, %f3, %f5}, {%rd1, %rd2};"
    assert facts._spread(facts._shortened(line)) == line
