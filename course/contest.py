"""The leader board: correct submissions ranked by the exact number of instructions that their kernels
execute.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .lab import Lab
from .marking import Marks


def references(lab: Lab) -> dict[str, int]:
    """Return the counts that the judge compares submissions with, by name, over all tests. Empty where it
    defines none.
    """
    total: Counter[str] = Counter()
    for case in (*lab.public, *lab.hidden) if hasattr(lab.judge, "references") else ():
        total.update(lab.judge.references(case.input))
    return dict(total)


def leader_board(all_marks: Sequence[Marks], others: Mapping[str, int]) -> str:
    """Return the table. `others` stand in it without a rank. Equal counts share a rank, by name. A submission
    that fails a test has none, and the test is named.
    """
    ranked = sorted(
        [(m.count, m.submission, True) for m in all_marks if m.count is not None]
        + [(count, name, False) for name, count in others.items()]
    )
    rows = [("place", "instructions", "of the best", "submission")]
    for count, name, is_ranked in ranked:
        rank = 1 + sum(1 for other, _, also_ranked in ranked if also_ranked and other < count)
        rows.append(
            (str(rank) if is_ranked else "", f"{count:,}", f"{count / max(1, ranked[0][0]):.3f}", name)
        )
    widths = [max(len(row[i]) for row in rows) for i in range(3)]
    out = ["  ".join([*(cell.rjust(width) for cell, width in zip(row, widths)), row[3]]) for row in rows]
    for marks in sorted((m for m in all_marks if m.count is None), key=lambda m: m.submission):
        out.append(
            f"{marks.submission}: not ranked, since {next(o.name for o in marks.outcomes if not o.passed)}"
            " fails"
        )
    return "\n".join(out) + "\n"
