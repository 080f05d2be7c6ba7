"""Marks for other programs: Gradescope's results.json, a CSV table, and the workflow of GitHub Classroom."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from typing import Any

from .lab import Lab
from .marking import Marks, format_failure


def gradescope(marks: Marks) -> str:
    """Return results.json: https://gradescope-autograders.readthedocs.io/en/latest/specs/. Hidden tests are
    shown after the grades are published.
    """
    points = 100 / max(1, len(marks.outcomes))
    tests = [
        {
            "name": o.name,
            "score": round(points * o.passed, 4),
            "max_score": round(points, 4),
            "status": "passed" if o.passed else "failed",
            "output": "" if o.passed else format_failure(o),
            "visibility": "after_published" if o.hidden else "visible",
        }
        for o in marks.outcomes
    ]
    open_gaps = [
        f"Gap {gap.number} ({gap.title}) is as it was given. {gap.hint}" for gap in marks.untouched_gaps
    ]
    data: dict[str, Any] = {
        "score": marks.score,
        "output": "\n".join(open_gaps),
        "stdout_visibility": "hidden",
        "tests": tests,
    }
    if marks.count is not None:
        data["leaderboard"] = [{"name": "instructions", "value": marks.count, "order": "asc"}]
    return json.dumps(data, indent=2) + "\n"


def table(all_marks: Sequence[Marks]) -> str:
    """Return CSV with a line for each submission."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["submission", "lab", "seed", "score", "passed", "tests", "open gaps", "failed"])
    for marks in all_marks:
        failed = " ".join(o.name for o in marks.outcomes if not o.passed)
        writer.writerow(
            [
                marks.submission,
                marks.lab.number,
                marks.lab.seed,
                marks.score,
                marks.passed,
                len(marks.outcomes),
                " ".join(g.number for g in marks.untouched_gaps),
                failed,
            ]
        )
    return out.getvalue()


def workflow(lab: Lab) -> str:
    """Return the workflow that GitHub Classroom runs on each push: the public tests, each push's result in
    its log.
    """
    return f"""name: Lab {lab.number}
on: [push]
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-python@v5
        with:
          python-version: "3.12"
      # minicc's wheel lies beside the lab: "pip wheel --no-deps ." in a checkout of minicc writes it.
      - run: pip install ./minicc_ptx-*.whl
      - run: minicc lab submit-check {lab.file}
      - run: minicc lab check {lab.file}
"""
