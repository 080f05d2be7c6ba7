"""Facts that tell rows of the table from altered ones: for each mutant that escapes, a line on which the two
differ, and what ptxas says of it.

    python tests/ptx/witnesses.py [COUNT [SEED]]        `make witnesses`: asks ptxas, writes facts.tsv

A witness is a line at a place (a PTX version and a target) of which the verifier says one thing by the table
and another by the mutant. It becomes a fact where ptxas sides with the table.
"""

from __future__ import annotations

import os
import pickle
import random
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [] if __package__ else [str(Path(__file__).parents[1])]
os.environ.setdefault("PYTHONHASHSEED", "0")

from minicc.ptx.form import Form  # noqa: E402
from ptx import facts, table_mutation, variants  # noqa: E402
from ptx.samples import ours, ptxas_verdicts  # noqa: E402

PLACES = (
    ("9.0", "sm_100a"),
    ("9.0", "sm_120a"),
    ("9.0", "sm_90a"),
    ("9.0", "sm_100a,texmode_independent"),
    ("9.0", "sm_100"),
    ("9.0", "sm_90"),
    ("9.0", "sm_89"),
    ("9.0", "sm_80"),
    ("9.0", "sm_75"),
    ("9.0", "sm_70"),
    ("9.0", "sm_60"),
    ("9.0", "sm_50"),
    ("9.0", "sm_30"),
    ("2.3", "sm_13"),
    ("2.3", "sm_11"),
    ("1.4", "sm_13"),
    ("1.1", "sm_11"),
    ("2.0", "sm_20"),
    ("3.0", "sm_30"),
    ("4.2", "sm_50"),
    ("4.2", "sm_50,texmode_independent"),
    ("5.0", "sm_60"),
    ("6.0", "sm_70"),
    ("6.4", "sm_75"),
    ("7.0", "sm_80"),
    ("7.4", "sm_80"),
    ("7.8", "sm_90"),
    ("8.0", "sm_90a"),
    ("8.3", "sm_90a"),
    ("8.6", "sm_100a"),
    ("8.8", "sm_100f"),
)
FEW, TRIED, ASKED = 6, 40, 6
"""Lines asked at every place; lines drawn at random; witnesses of one mutant that ptxas is asked about."""


def candidates(row: Form, seed: str) -> list[str]:
    """Lines about the row as it is."""
    if "control" in row.effects:
        return [*facts.CONTROL]
    random_ = random.Random(seed)
    drawn = (variants._instruction(row, random_, 0.5) for _ in range(TRIED))
    return list(dict.fromkeys([*facts.lines(row, True), *(case.line for case in drawn if case is not None)]))


def verdicts(lines: list[str], said: str) -> dict[facts.Place, bool]:
    """Return the lines that the verifier accepts: all at the first place of each kind; some of those, with
    the first word of `said` in front, at every place.
    """
    result = {(line, *place): ours(line, *place) is None for line in lines for place in PLACES[:4]}
    taken = sorted(
        (line for line in lines if any(result[line, *place] for place in PLACES[:4])),
        key=lambda line: said.split()[0] not in line,
    )
    return result | {
        (line, *place): ours(line, *place) is None for line in taken[:FEW] for place in PLACES[4:]
    }


def _altered(mutant: table_mutation.Mutant, lines: list[str]) -> tuple[list[str], dict[facts.Place, bool]]:
    """(lines about the altered row, what the verifier says by it of these and of `lines`), worked out in a
    process of its own.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        table_mutation.changed(mutant)
        try:
            more = candidates(mutant.row, mutant.said)
            said = verdicts(list(dict.fromkeys([*lines, *more])), mutant.said)
        except (KeyError, ValueError, AttributeError):  # an altered row that cannot be read tells nothing
            more, said = [], {}
        with os.fdopen(writer, "wb") as answer:
            pickle.dump((more, said), answer)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as answer:
        result: tuple[list[str], dict[facts.Place, bool]] = pickle.load(answer)
    os.waitpid(child, 0)
    return result


def witnesses(mutant: table_mutation.Mutant) -> list[tuple[facts.Place, bool]]:
    """Lines at places with the verdict by the table, where the mutant's is another."""
    lines = candidates(mutant.row, mutant.said)
    more, after = _altered(mutant, lines)
    before = verdicts(list(dict.fromkeys([*lines, *more])), mutant.said)
    return [(key, verdict) for key, verdict in before.items() if after.get(key, verdict) != verdict]


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    known = {fact.place: fact for fact in facts.read()}
    before, escaped = len(known), 0
    for done, mutant in enumerate(table_mutation.mutants(count, seed), 1):
        print(
            f"\r{done} of {count} mutants, {len(known) - before} facts more",
            end="",
            file=sys.stderr,
            flush=True,
        )
        if table_mutation.alone(mutant):
            continue
        escaped, result = escaped + 1, []
        with tempfile.TemporaryDirectory() as folder:
            for (line, version, target), verdict in witnesses(mutant)[:ASKED]:
                if (ptxas_verdicts([line], version, target, Path(folder), {0})[0] is None) == verdict:
                    result.append(facts.Fact(mutant.row.opcode, line, verdict, version, target))
        for fact in result[:2]:
            known.setdefault(fact.place, fact)
        if not result:
            print(
                f"\nno witness: {mutant.column}: {mutant.row.syntax}  ({mutant.row.section}): {mutant.said}"
            )
    print(f"\n{escaped} of {count} mutants escaped, seed {seed}; {len(known) - before} facts more")
    facts.PAGE.write_text(
        facts.HEADER + "".join(facts.written(fact) + "\n" for fact in sorted(known.values()))
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
