"""Every lab that there is: the reference passes, the starter fails in words, and each typical mistake fails
for its stated reason.
"""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from minicc.course.lab import Lab, Mistake, fill_gaps, find_lab, gaps, labs
from minicc.course.marking import Marks, _Marker, format_failure, format_marks, mark, mark_by_gap
from minicc.course.process import Reply, StudentProcess
from minicc.course.starters import stale_starters, starter_of
from minicc.course.submission import find_problems

ALL = labs()
WRONG = [pytest.param(lab, wrong, id=f"{lab.name}-{wrong.name}") for lab in ALL for wrong in lab.mistakes]
of_lab = pytest.mark.parametrize("lab", ALL, ids=lambda lab: lab.name)


def everything(lab: Lab, text: str) -> Marks:
    return mark(lab, text, [*lab.public, *lab.hidden])


@of_lab
def test_a_lab_is_complete(lab: Lab) -> None:
    assert lab.teacher is not None
    for path in (lab.folder / "README.md", lab.teacher / "rubric.md", lab.teacher / "notes.md"):
        assert len(path.read_text(encoding="utf-8")) > 500, path
    assert "## Background" in lab.text(lab.folder / "README.md")
    assert lab.hours > 0 and re.fullmatch(r"\d\d_\w+", lab.name) and int(lab.name[:2]) == lab.number
    assert len(lab.public) >= 3 and len(lab.hidden) >= 3 and len(lab.mistakes) >= 5
    assert (
        [(gap.number, gap.title) for gap in lab.gaps]
        == [(gap.number, gap.title) for gap in gaps(lab.solution)]
        != []
    )
    assert all(gap.hint for gap in lab.gaps)


def test_the_starters_are_those_of_the_solutions() -> None:
    assert stale_starters() == {}, "run: python -m minicc.course.starters --write"


def test_a_gap_of_a_starter_has_the_marked_lines_or_raises() -> None:
    solution = (
        "# >>> gap 1: rows\n# Two.\n# starter: def f():\n# starter:     return 0\n\n\n"
        "def f():\n    return 1\n\n\n# <<< gap 1\n"
        "def g():\n    # >>> gap 2: a value\n    # One.\n    return 1\n    # <<< gap 2\n"
        "# >>> gap 3: more\n# None.\n# starter:\nx = 1\n# <<< gap 3\n"
    )
    assert starter_of(solution) == (
        "# >>> gap 1: rows\n# Two.\ndef f():\n    return 0\n\n\n# <<< gap 1\n"
        "def g():\n    # >>> gap 2: a value\n    # One.\n    raise NotImplementedError\n    # <<< gap 2\n"
        "# >>> gap 3: more\n# None.\n# <<< gap 3\n"
    )


@of_lab
@pytest.mark.parametrize("seed", ["", "ann"])
def test_the_reference_passes(lab: Lab, seed: str) -> None:
    lab = find_lab(lab.number, seed=seed)
    marks = everything(lab, lab.solution)
    assert marks.score == 100, format_marks(marks)
    assert not marks.untouched_gaps


@of_lab
def test_the_starter_fails_and_names_every_gap(lab: Lab) -> None:
    marks = everything(lab, lab.starter)
    assert marks.passed < len(marks.outcomes)
    assert [gap.number for gap in marks.untouched_gaps] == [gap.number for gap in lab.gaps]
    said = format_marks(marks)
    for gap in lab.gaps:
        assert f"gap {gap.number} ({gap.title}) is as it was given. {gap.hint}" in said
    assert "Traceback" not in said


def with_gaps(lab: Lab, count: int) -> str:
    """The starter with its first gaps as the solution has them."""
    text = lab.starter
    for gap in lab.gaps[:count]:
        text = fill_gaps(text, lab.solution, gap.number)
    return text


def test_each_gap_of_the_first_lab_lets_more_tests_pass() -> None:
    lab = find_lab(1)
    passed = [
        mark(lab, with_gaps(lab, count), lab.public, shrink=False).passed
        for count in range(len(lab.gaps) + 1)
    ]
    assert passed[0] == 0 and passed[-1] == len(lab.public)
    assert all(before < after for before, after in itertools.pairwise(passed)), passed


@pytest.mark.parametrize("number", [1, 3, 9])
def test_a_written_gap_is_tried_beside_the_reference(number: int) -> None:
    lab = find_lab(number)
    marks = mark_by_gap(lab, with_gaps(lab, 2), lab.public)
    assert list(marks.gap_outcomes) == ["1", "2"] and set(marks.gap_outcomes.values()) == {None}
    for gap in lab.gaps[:2]:
        assert (
            f"gap {gap.number} ({gap.title}): every test passes with the reference's code in the other gaps."
            in format_marks(marks)
        )
    assert mark_by_gap(lab, lab.solution, lab.public).gap_outcomes == {}


def test_every_failure_is_explained() -> None:
    lab = find_lab(1)
    text = (
        with_gaps(lab, 6)
        .replace('    | IF expression block ELSE if"""', '    """')
        .replace("t.value = int(t.value)", "pass")
        .replace("t.value = float(t.value)", "pass")
    )
    marks = mark_by_gap(lab, text, [*lab.public, *lab.hidden])
    failed = [outcome for outcome in marks.outcomes if not outcome.passed]
    assert len(failed) > 3
    assert sum(outcome.is_shrunk for outcome in failed) == 2
    assert all(outcome.message and outcome.input for outcome in failed)
    for name, shown in re.findall(r"^  FAIL  (\S+)\n        (.*)$", format_marks(marks), re.MULTILINE):
        assert shown in ("The smallest input found that goes wrong:", "The input:") or re.match(
            r"For the same reason as (public|hidden|gap)", shown
        ), name
    assert [number for number, outcome in marks.gap_outcomes.items() if outcome is not None] == ["1", "4"]
    assert (
        "gap 4 (statements): public/else_if fails with the reference's code in the other gaps.\n        The"
        " smallest input found that goes wrong:" in format_marks(marks)
    )


def test_what_the_parser_generator_says_of_errors_is_shown_before_its_warnings() -> None:
    lab = find_lab(1)
    text = with_gaps(lab, 3).replace("precedence = ()", 'precedence = (("left", "+"), ("right", "UMINUS"))')
    shown = format_marks(mark_by_gap(lab, text, lab.public))
    assert "ERROR: Precedence rule 'right' defined for unknown symbol 'UMINUS'" in shown
    assert shown.count("Token 'AND' defined") <= 2 and re.search(r"… and \d+ lines more", shown)


@pytest.mark.parametrize(("lab", "wrong"), WRONG)
def test_a_mistake_fails_for_its_reason(lab: Lab, wrong: Mistake) -> None:
    assert len(wrong.reason) > 20
    marks = everything(lab, wrong.text)
    failed = {outcome.name: format_failure(outcome) for outcome in marks.outcomes if not outcome.passed}
    assert set(wrong.fails) <= set(failed), sorted(failed)
    assert any(wrong.feedback in failed[name] for name in wrong.fails), "\n\n".join(
        failed[name] for name in wrong.fails
    )
    assert marks.passed > 0, "a mistake is one: something must still pass"


@of_lab
def test_only_the_solution_is_ready_to_hand_in(lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / lab.file
    file.write_text(lab.starter)
    assert len(list(find_problems(lab, file))) >= len(lab.gaps)
    file.write_text(lab.solution)
    assert list(find_problems(lab, file)) == []


@of_lab
def test_answers_without_form_fail_and_never_stop_the_grader(lab: Lab) -> None:
    case = lab.public[0]
    expected = lab.expected(case.input)
    with StudentProcess(lab.harness, lab.solution, lab.file, lab.secret_paths, lab.limits) as student:
        right = student.run(case.input).value
        marker = _Marker(lab, lab.solution, student)
    assert marker._find_failure(case.input, expected, Reply(value=right)) is None
    for junk in (None, [], {}, 0, "x", [[]], {"x": 1}, True):
        assert marker._find_failure(case.input, expected, Reply(value=junk)) is not None, junk
        for key in right:
            marker._find_failure(case.input, expected, Reply(value={**right, key: junk}))


def test_seeds_vary_what_students_see() -> None:
    texts = {
        seed: "".join(case.input["text"] for case in find_lab(1, seed=seed).public)
        for seed in ("ann", "bob", "cem", "dora")
    }
    assert len(set(texts.values())) > 1
    assert not re.search(r"\$\w", "".join(texts.values()))


def test_the_labs_are_numbered() -> None:
    numbers = [lab.number for lab in ALL]
    assert numbers == sorted(set(numbers))
