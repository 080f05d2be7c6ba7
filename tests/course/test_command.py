"""`minicc lab` from the outside: folders, checks, marks in three forms, the leader board, refusals."""

from __future__ import annotations

import csv
import json
import os
import re
import shlex
import shutil
from pathlib import Path

import pytest

from minicc.course import starters
from minicc.course.command import _parser
from minicc.course.figures import figures
from minicc.course.lab import HERE, find_lab, labs
from minicc.filetests.checks import run_minicc

DOCS = HERE.parent / "docs"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    outcome = run_minicc(["lab", "new", "1", str(tmp_path / "ann"), "--seed", "ann"])
    assert outcome.status == 0, outcome.err
    assert outcome.out.endswith(f"then: minicc lab check {tmp_path / 'ann' / 'parser.py'}\n")
    return tmp_path / "ann"


def test_a_new_lab_is_a_folder_that_can_be_checked(folder: Path) -> None:
    assert sorted(p.name for p in folder.iterdir()) == [
        ".github",
        "README.md",
        "lab.json",
        "parser.py",
        "tests",
    ]
    outcome = run_minicc(["lab", "check", str(folder / "parser.py")])
    assert outcome.status == 1
    assert "gap 1 (the tokens) is as it was given." in outcome.out and "0 of 13 tests pass." in outcome.out
    assert run_minicc(["lab", "submit-check", str(folder / "parser.py")]).status == 1
    (folder / "parser.py").write_text(find_lab(1, seed="ann").solution)
    outcome = run_minicc(["lab", "check", str(folder / "parser.py")])
    assert outcome.status == 0 and "13 of 13 tests pass." in outcome.out
    outcome = run_minicc(["lab", "submit-check", str(folder / "parser.py")])
    assert outcome.status == 0 and "ready to hand in" in outcome.out


def test_a_students_file_is_never_overwritten(folder: Path) -> None:
    outcome = run_minicc(["lab", "new", "1", str(folder)])
    assert outcome.status == 2 and "is there already" in outcome.err


def test_without_the_teachers_folder_the_public_tests_still_check(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(HERE / "labs", tmp_path / "course" / "labs")
    outcome = run_minicc(["lab", "check", str(folder / "parser.py"), "--labs", str(tmp_path / "course")])
    assert outcome.status == 1 and "0 of 13 tests pass." in outcome.out
    (folder / "parser.py").write_text(find_lab(1, seed="ann").solution)
    assert (
        run_minicc(["lab", "check", str(folder / "parser.py"), "--labs", str(tmp_path / "course")]).status
        == 0
    )
    outcome = run_minicc(["lab", "grade", "1", str(folder), "--labs", str(tmp_path / "course")])
    assert outcome.status == 2 and "is not here" in outcome.err


def test_a_folder_of_submissions_is_graded(folder: Path, tmp_path: Path) -> None:
    lab = find_lab(1)
    (tmp_path / "bob.py").write_text(lab.solution)
    (tmp_path / "cem.py").write_text(
        next(wrong.text for wrong in lab.mistakes if wrong.name == "right_to_left")
    )
    outcome = run_minicc(["lab", "grade", "1", str(tmp_path), "--csv", str(tmp_path / "marks.csv")])
    assert outcome.status == 0, outcome.err
    assert outcome.out == "ann: 0 of 100\nbob: 100 of 100\ncem: 95.7 of 100\n"
    rows = list(csv.DictReader((tmp_path / "marks.csv").open()))
    assert [(row["submission"], row["seed"], row["passed"], row["failed"]) for row in rows[1:]] == [
        ("bob", "", "23", ""),
        ("cem", "", "22", "public/left_to_right"),
    ]
    assert rows[0]["seed"] == "ann" and rows[0]["open gaps"] == "1 2 3 4 5 6"


def test_submissions_that_are_no_files_of_their_own_score_nothing(tmp_path: Path) -> None:
    solution = HERE / "teacher" / "01_parser" / "solution.py"
    (tmp_path / "linked.py").symlink_to(solution)
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "parser.py").symlink_to(solution)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "parser.py").write_text(find_lab(1).solution)
    (tmp_path / "outer").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "large.py").write_text("#" * (1 << 20))
    (tmp_path / "latin.py").write_bytes(b"\xff")
    (tmp_path / "piped").mkdir()
    os.mkfifo(tmp_path / "piped" / "parser.py")
    outcome = run_minicc(["lab", "grade", "1", str(tmp_path)])
    assert outcome.status == 0, outcome.err
    assert outcome.out == "elsewhere: 100 of 100\n" + "".join(
        f"{name}: 0 of 100\n" for name in ("inner", "large", "latin", "linked", "outer", "piped")
    )


def test_what_a_student_writes_does_nothing_to_who_reads_it(folder: Path, tmp_path: Path) -> None:
    (folder / "lab.json").write_text('{"lab": 1, "seed": "=HYPERLINK(0)"}')
    (folder / "parser.py").write_text(
        "def parse(text):\n    print('\\x1b[2J')\n    raise ValueError('\\x1b]0;\\x07')\n"
    )
    outcome = run_minicc(
        [
            "lab",
            "grade",
            "1",
            str(folder),
            "--csv",
            str(tmp_path / "marks.csv"),
            "--results",
            str(tmp_path / "results.json"),
        ]
    )
    assert outcome.status == 0, outcome.err
    for text in (
        outcome.out,
        (tmp_path / "marks.csv").read_text(),
        *(test["output"] for test in json.loads((tmp_path / "results.json").read_text())["tests"]),
    ):
        assert "\x1b" not in text and "\x07" not in text and "HYPERLINK" not in text
    assert (
        "Your code stopped with ValueError at line 3 of parser.py, in parse" in outcome.out
        and "Your code printed:" in outcome.out
    )


def test_gradescope_reads_the_results(tmp_path: Path) -> None:
    lab = find_lab(1)
    file = tmp_path / "parser.py"
    file.write_text(next(wrong.text for wrong in lab.mistakes if wrong.name == "keyword_prefixes"))
    assert (
        run_minicc(["lab", "grade", "1", str(file), "--results", str(tmp_path / "results.json")]).status == 0
    )
    data = json.loads((tmp_path / "results.json").read_text())
    assert data["score"] == 78.3 and sum(test["score"] for test in data["tests"]) == pytest.approx(
        78.3, abs=0.1
    )
    assert {(test["name"].split("/")[0], test["visibility"]) for test in data["tests"]} == {
        ("public", "visible"),
        ("hidden", "after_published"),
    }
    (failed,) = (test for test in data["tests"] if test["name"] == "hidden/keywords_in_names")
    assert failed["status"] == "failed" and "Your parser rejects it" in failed["output"]


@pytest.mark.parametrize(("words", "said"), [
    (["lab"], "required: ACTION"),
    (["lab", "new", "99"], "there is no lab 99"),
    (["lab", "grade", "1", "/nowhere"], "there is no '/nowhere'"),
    (["lab", "check", "/nowhere/parser.py"], "cannot read"),
    (["lab", "rank", ".", "--lab", "1"], "lab 1 is no contest"),
    (["lab", "list", "--labs", "/nowhere"], "has no folder 'labs'"),
])  # fmt: skip
def test_command_lines_that_are_not_understood(words: list[str], said: str) -> None:
    outcome = run_minicc(words)
    assert outcome.status == 2 and said in outcome.err, outcome.err


def test_the_plan_of_the_semester_has_every_lab_and_its_hours() -> None:
    plan = dict(
        re.findall(
            r"^\|[^|]+\| (\d+) [^|]+\| (\d+) \|",
            (DOCS / "teaching.md").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    )
    assert plan == {str(lab.number): str(lab.hours) for lab in labs()}


def test_the_list_names_every_lab() -> None:
    assert " 1   8 h  A lexer and a parser\n" in run_minicc(["lab", "list"]).out


def test_the_leader_board_is_the_one_that_the_lab_shows(tmp_path: Path) -> None:
    lab = find_lab(12)
    (tmp_path / "ann.py").write_text(lab.solution)
    (tmp_path / "bob.py").write_text(
        next(wrong.text for wrong in lab.mistakes if wrong.name == "memory_last")
    )
    outcome = run_minicc(["lab", "rank", str(tmp_path)])
    assert outcome.status == 0, outcome.err
    (shown,) = re.findall(
        r"^minicc lab rank submissions/\n(.*?)^```",
        lab.text(lab.folder / "README.md"),
        re.MULTILINE | re.DOTALL,
    )
    assert outcome.out == shown


def test_the_figures_of_the_slides_are_as_they_would_be_drawn_now(tmp_path: Path) -> None:
    pytest.importorskip("grandalf", reason="the extra 'look' is not installed")
    folder = HERE.parent / "docs" / "figures"
    outcome = run_minicc(["lab", "figures", str(folder), "--check"])
    assert outcome.status == 0, outcome.out + "run: minicc lab figures docs/figures"
    assert {path.stem for path in folder.iterdir()} == {figure.name for figure in figures()}
    outcome = run_minicc(["lab", "figures", str(tmp_path / "none"), "--check"])
    assert outcome.status == 1 and outcome.out.count("is not as it would be drawn now") == len(figures())


PAGES = [
    DOCS / "teaching.md",
    DOCS / "writing-a-lab.md",
    DOCS / "course.md",
    *sorted((HERE / "labs").glob("*/README.md")),
]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(HERE.parent)))
def test_commands_that_the_pages_show_are_understood(page: Path) -> None:
    result = [
        shlex.split(words)
        for words in re.findall(
            r"(?:^|`)minicc lab ([^`\n#]+)", page.read_text(encoding="utf-8"), re.MULTILINE
        )
    ]
    for words in result:
        if len(words) > 1:  # else it is the action that is spoken of
            _parser().parse_args(words)
    assert result or "labs" in page.parts


def test_the_page_shows_what_check_prints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_minicc(["lab", "new", "1", "lab1"]).status == 0
    (mistake,) = [wrong for wrong in find_lab(1).mistakes if wrong.name == "right_to_left"]
    (tmp_path / "lab1" / "parser.py").write_text(mistake.text)
    command = "minicc lab check lab1/parser.py"
    (shown,) = re.findall(
        rf"^```console\n\$ {command}\n(.*?)^```$", (DOCS / "course.md").read_text(), re.MULTILINE | re.DOTALL
    )
    assert run_minicc(command.split()[1:]).out == shown


def test_the_puzzles_are_copied_with_their_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "puzzles"
    outcome = run_minicc(["lab", "puzzles", str(folder)])
    assert (outcome.status, str(folder / "puzzles.ipynb") in outcome.out) == (0, True)
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", (folder / "puzzles.ipynb").read_text())
    assert len(pictures) == 16 and all((folder / picture).is_file() for picture in pictures)
    assert (
        run_minicc(["lab", "puzzles", str(folder)]).err
        == f"minicc: error: '{folder}' exists: name another folder\n"
    )


AUTHORED = (DOCS / "writing-a-lab.md").read_text(encoding="utf-8")


def test_the_guide_for_authors_makes_a_lab(tmp_path: Path) -> None:
    """The pieces of the page, put where it says, are a lab that works."""
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", AUTHORED, re.MULTILINE | re.DOTALL)
    (toml,) = (body for language, body in blocks if language == "toml")
    solution, harness, judge, wrong = (body for language, body in blocks if language == "python")
    public, teacher = tmp_path / "labs" / "13_name", tmp_path / "teacher" / "13_name"
    for path, text in (
        (public / "lab.toml", toml),
        (public / "README.md", "Count."),
        (public / "harness.py", harness),
        (public / "judge.py", judge),
        (public / "public" / "equal.json", "[1, 9, $first, 12]"),
        (teacher / "solution.py", solution),
        (teacher / "hidden" / "none.json", "[9, 8]"),
        (teacher / "wrong" / "equal.py", wrong),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    labs = ["--labs", str(tmp_path)]
    assert starters.main(["--write", *labs]) == 0 == starters.main(labs)
    assert run_minicc(["lab", "list", *labs]).out == "13   2 h  Counting\n"
    assert (
        "solution: 100 of 100" in run_minicc(["lab", "grade", "13", str(teacher / "solution.py"), *labs]).out
    )
    assert (
        "Gap 1 (counting) is not written yet. Return how many of the numbers are less than the limit."
        in run_minicc(["lab", "grade", "13", str(public / "starter.py"), *labs]).out
    )
    lab = find_lab(13, tmp_path)
    (mistake,) = lab.mistakes
    (tmp_path / "mistake.py").write_text(mistake.text)
    said = run_minicc(["lab", "grade", "13", str(tmp_path / "mistake.py"), *labs]).out
    first = lab._substitutions["first"]
    assert "The smallest input found that goes wrong:" in said
    assert f"\n            [{first}]\n        expected: 0\n        found:    1" in said
