"""`minicc lab`: labs for students, and their checking, grading and ranking."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ..driver.files import copy_tree, write_output
from ..driver.options import OptionParser
from ..support.diagnostics import UsageError
from . import contest, reports
from .lab import Lab, find_lab, labs
from .marking import Marks, format_marks, mark, mark_by_gap, mark_unreadable
from .submission import (
    Submission,
    find_lab_of,
    find_problems,
    find_submissions,
    read_note,
    read_submission,
    write_lab,
)

OK, FAILED = 0, 1


def run(arguments: Sequence[str]) -> int:
    """Run the sub-command with the arguments after it. Return 0, or 1 where a test fails or a submission is
    not well-formed.
    """
    args = _parser().parse_args(list(arguments))
    status: int = args.action_function(args)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = OptionParser(prog="minicc lab", description="labs of a compiler course: see docs/course.md")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=OptionParser)

    def action(name: str, function: object, text: str) -> argparse.ArgumentParser:
        subparser = actions.add_parser(name, help=text, description=text)
        subparser.set_defaults(action_function=function)
        subparser.add_argument(
            "--labs",
            type=Path,
            metavar="DIR",
            help="a folder with 'labs' and 'teacher' of your own, instead of minicc's",
        )
        return subparser

    action("list", _list, "print the labs: number, hours, title")
    new = action("new", _new, "write a lab's folder for a student")
    new.add_argument("number", type=int, metavar="N", help="which lab")
    new.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="where (default: the lab's name)")
    new.add_argument(
        "--seed", default="", metavar="STUDENT", help="varies constants and names: give each student's name"
    )
    check = action("check", _check, "run the public tests on a student's file")
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument(
        "--lab",
        type=int,
        metavar="N",
        help="the number of the lab (default: that of lab.json next to the file)",
    )
    grade = action("grade", _grade, "run public and hidden tests on a file or on a folder of submissions")
    grade.add_argument("number", type=int, metavar="N", help="which lab")
    grade.add_argument(
        "path",
        type=Path,
        metavar="PATH",
        help="a file, or a folder of files NAME.py or folders NAME with the lab's file in them",
    )
    grade.add_argument(
        "--seed", metavar="STUDENT", help="the seed of all of them (default: that of lab.json next to each)"
    )
    grade.add_argument("--results", metavar="JSON", help="write Gradescope's results.json, of one submission")
    grade.add_argument("--csv", metavar="CSV", help="write a table, a line for each submission")
    rank = action("rank", _rank, "print the leader board of a contest, by instructions executed")
    rank.add_argument("path", type=Path, metavar="PATH", help="as for grade")
    rank.set_defaults(seed="")  # the same inputs for all
    rank.add_argument("--lab", type=int, default=12, metavar="N", help="which lab (default: 12)")
    submit = action("submit-check", _submit_check, "say whether a submission is well-formed; runs nothing")
    submit.add_argument("file", type=Path, metavar="FILE")
    submit.add_argument(
        "--lab",
        type=int,
        metavar="N",
        help="the number of the lab (default: that of lab.json next to the file)",
    )
    puzzles = action("puzzles", _puzzles, "copy the notebook of puzzles about kernels, with its pictures")
    puzzles.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=Path("puzzles"),
        metavar="DIR",
        help="a folder that does not exist yet (default: puzzles)",
    )
    pipeline = action(
        "together",
        _run_pipeline,
        "compile and run a Kite program with the stages of all labs, yours where you give a file",
    )
    pipeline.add_argument(
        "program",
        type=Path,
        metavar="PROGRAM",
        help="a program with the launch in its first line, as in the public tests of lab 3",
    )
    pipeline.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="files of labs, known by their names (parser.py, lowering.py, …)",
    )
    figures = action("figures", _figures, "draw the figures of the slides")
    figures.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=Path("figures"),
        metavar="DIR",
        help="where (default: figures)",
    )
    figures.add_argument(
        "--check",
        action="store_true",
        help="write nothing: say which of the files there are not as they would be drawn",
    )
    return parser


def _list(args: argparse.Namespace) -> int:
    for lab in labs(args.labs):
        sys.stdout.write(f"{lab.number:2}  {lab.hours:2} h  {lab.title}\n")
    return OK


def _new(args: argparse.Namespace) -> int:
    lab = find_lab(args.number, args.labs, args.seed)
    folder = args.folder or Path(lab.name)
    for path in write_lab(lab, folder, reports.workflow(lab)):
        sys.stdout.write(f"{path}\n")
    sys.stdout.write(
        f"read {folder / 'README.md'}, write {folder / lab.file}, then: minicc lab check"
        f" {folder / lab.file}\n"
    )
    return OK


def _check(args: argparse.Namespace) -> int:
    text = read_submission(args.file)
    lab = find_lab_of(args.file, args.lab, args.labs)
    has_definition = lab.teacher is not None or hasattr(lab.judge, "expected")
    known = None if has_definition else read_note(args.file).get("expected")
    if not has_definition and (
        not isinstance(known, dict) or any(case.name not in known for case in lab.public)
    ):
        raise UsageError("neither the teacher's folder nor a lab.json with expected results is here")
    marks = mark_by_gap(lab, text, lab.public, known=known)
    _warn_if_unconfined(marks)
    sys.stdout.write(format_marks(marks))
    return OK if marks.passed == len(marks.outcomes) else FAILED


def _grade(args: argparse.Namespace) -> int:
    all_marks = _mark_all(args, args.number)
    if args.results and len(all_marks) != 1:
        raise UsageError(f"--results is of one submission, and there are {len(all_marks)}")
    for marks in all_marks:
        if len(all_marks) == 1:
            sys.stdout.write(format_marks(marks))
        sys.stdout.write(f"{marks.submission}: {marks.score:g} of 100\n")
    if args.results:
        write_output(args.results, reports.gradescope(all_marks[0]))
    if args.csv:
        write_output(args.csv, reports.table(all_marks))
    return OK


def _rank(args: argparse.Namespace) -> int:
    lab = find_lab(args.lab, args.labs)
    if not lab.contest:
        raise UsageError(f"lab {args.lab} is no contest")
    sys.stdout.write(contest.leader_board(_mark_all(args, args.lab), contest.references(lab)))
    return OK


def _mark_all(args: argparse.Namespace, number: int) -> list[Marks]:
    result = list(find_submissions(find_lab(number, args.labs), args.path))
    if not result:
        raise UsageError(f"'{args.path}' has no submissions")
    all_marks = [_mark(find_lab(number, args.labs, _seed(args, one)), one) for one in result]
    _warn_if_unconfined(all_marks[0])
    return all_marks


def _seed(args: argparse.Namespace, submission: Submission) -> str:
    seed: str | None = getattr(args, "seed", None)
    return submission.seed if seed is None else seed


def _mark(lab: Lab, submission: Submission) -> Marks:
    if lab.teacher is None:
        raise UsageError(f"lab {lab.number}: the teacher's folder with the hidden tests is not here")
    cases = [*lab.public, *lab.hidden]
    try:
        if submission.link:
            raise UsageError(f"'{submission.path}' is a link")
        text = read_submission(submission.path)
    except UsageError as error:
        return mark_unreadable(lab, cases, submission.name, str(error))
    return mark(lab, text, cases, submission.name)


def _submit_check(args: argparse.Namespace) -> int:
    lab = find_lab_of(args.file, args.lab, args.labs)
    result = list(find_problems(lab, args.file))
    for message in result:
        sys.stdout.write(f"{args.file}: {message}\n")
    if not result:
        sys.stdout.write(f"{args.file}: ready to hand in\n")
    return FAILED if result else OK


def _run_pipeline(args: argparse.Namespace) -> int:
    from .kite.errors import KiteSyntaxError
    from .kite.interpreter import Undefined
    from .pipeline import run_pipeline

    numbers = {lab.file: lab.number for lab in labs()}
    unknown = [file for file in args.files if file.name not in numbers]
    if unknown:
        raise UsageError(f"'{unknown[0]}' has not the name of a lab's file: {', '.join(numbers)}")
    try:
        result = run_pipeline(
            find_lab(3).text(args.program), {numbers[file.name]: read_submission(file) for file in args.files}
        )
    except KiteSyntaxError as error:
        raise UsageError(f"'{args.program}', line {error.line}: {error}") from None
    except (ValueError, Undefined) as error:
        raise UsageError(f"'{args.program}': {error}") from None
    for number, differs in result.differences.items():
        sys.stdout.write(f"PTX with lab {number}, on the engine of lab 11: {differs or 'right'}\n")
    return FAILED if any(result.differences.values()) else OK


def _puzzles(args: argparse.Namespace) -> int:
    from .puzzles.notebook import HERE

    copy_tree(HERE, args.folder, ("puzzles.ipynb", "pictures/*"))
    sys.stdout.write(
        f"{args.folder / 'puzzles.ipynb'}: open it with 'jupyter lab {args.folder / 'puzzles.ipynb'}' (pip"
        " install jupyter), or in an editor that runs notebooks\n"
    )
    return OK


def _figures(args: argparse.Namespace) -> int:
    from .figures import draw_all  # grandalf lays them out, and is an extra

    stale = []
    for path, text in draw_all(args.folder):
        if args.check:
            stale += [path] if not path.is_file() or path.read_text(encoding="utf-8") != text else []
        else:
            args.folder.mkdir(parents=True, exist_ok=True)
            write_output(str(path), text)
            sys.stdout.write(f"{path}\n")
    for path in stale:
        sys.stdout.write(f"{path}: is not as it would be drawn now\n")
    return FAILED if stale else OK


def _warn_if_unconfined(marks: Marks) -> None:
    if not marks.enforced:
        sys.stderr.write(
            "minicc: note: this system has no Landlock and seccomp: the student's code was confined by"
            " Python's audit hook alone\n"
        )
