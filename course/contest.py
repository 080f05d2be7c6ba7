"""The leader board: correct submissions by the instructions that their kernels execute, exactly."""

from __future__ import annotations

from collections.abc import Sequence

from .marking import Marks


def board(all_marks: Sequence[Marks]) -> str:
    """The table. Equal counts share a place, by name; who fails a test has none, and the test is named."""
    ranked = sorted((m for m in all_marks if m.count is not None), key=lambda m: (m.count or 0, m.submission))
    rows = [("place", "instructions", "of the best", "submission")]
    for marks in ranked:
        assert marks.count is not None and ranked[0].count is not None
        place = 1 + sum(1 for other in ranked if (other.count or 0) < marks.count)
        rows.append((str(place), f"{marks.count:,}", f"{marks.count / max(1, ranked[0].count):.3f}", marks.submission))
    widths = [max(len(row[i]) for row in rows) for i in range(3)]
    out = ["  ".join([*(cell.rjust(width) for cell, width in zip(row, widths)), row[3]]) for row in rows]
    for marks in sorted((m for m in all_marks if m.count is None), key=lambda m: m.submission):
        out.append(f"{marks.submission}: not ranked, since {next(o.name for o in marks.outcomes if not o.passed)} fails")
    return "\n".join(out) + "\n"
