"""A lab: a folder for students and, in another place, one for teachers.

    labs/01_parser/      lab.toml  README.md  starter.py  harness.py  judge.py  public/*
    teacher/01_parser/   solution.py  hidden/*  wrong/*.py  rubric.md  notes.md

`docs/writing-a-lab.md` describes the files. A file of a teacher's `wrong` is a typical mistake: a docstring
with the reason and the expected failures, and the gaps that differ from the solution's (or a whole file).
`$name` in any text of a lab stands for one of the words that `[vary]` of lab.toml lists, chosen by the
student's seed.
"""

from __future__ import annotations

import random
import re
import string
import sys
import tomllib
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from ..support.diagnostics import UsageError
from ..support.fast_dataclass import record
from .process import ProcessLimits

HERE = Path(__file__).resolve().parent
FENCE = re.compile(
    r"^[ \t]*# >>> gap (\w+): (.*)\n((?:[ \t]*#.*\n)*)((?:.*\n)*?)[ \t]*# <<< gap \1[ \t]*$", re.MULTILINE
)
"""A gap: `# >>> gap 2: title`, comments that say what to write, the lines to replace, `# <<< gap 2`."""


@record(frozen=True)
class LabCase:
    """A test: the input that the lab's judge has read, which is passed to the student's code. `name` is
    'public/' or 'hidden/' and the file's name.
    """

    name: str
    input: Any

    @property
    def hidden(self) -> bool:
        """True if the students do not have this case."""
        return self.name.startswith("hidden/")


@record(frozen=True)
class Gap:
    """A fenced part of a starter that students write: number, title, hint, and the lines in it."""

    number: str
    title: str
    hint: str
    body: str


@record(frozen=True)
class Mistake:
    """A typical mistake: the file's text, the reason, the tests that it fails at least (by name), and a part
    of the feedback.
    """

    name: str
    text: str
    reason: str
    fails: tuple[str, ...]
    feedback: str


class Lab:
    """One lab for one student's seed. `teacher` is its folder with the solution, None where this machine has
    none.
    """

    def __init__(self, folder: Path, teacher: Path | None, seed: str = "") -> None:
        self.folder, self.teacher, self.seed = folder, teacher, seed
        try:
            self.settings: dict[str, Any] = tomllib.loads((folder / "lab.toml").read_text(encoding="utf-8"))
            self.number, self.title, self.file = (
                int(self.settings["number"]),
                str(self.settings["title"]),
                str(self.settings["file"]),
            )
        except (OSError, tomllib.TOMLDecodeError, KeyError, ValueError) as error:
            raise UsageError(f"'{folder / 'lab.toml'}' describes no lab: {error}") from None
        choices = {
            name: random.Random(f"{seed}/{self.number}/{name}").choice(words)
            for name, words in self.settings.get("vary", {}).items()
        }
        self._substitutions = {name: str(word) for name, word in choices.items()}
        limits = self.settings.get("limits", {})
        self.limits = ProcessLimits(
            seconds=float(limits.get("seconds", 5)), memory=int(limits.get("megabytes", 2048)) << 20
        )

    @property
    def name(self) -> str:
        """The name of the lab's folder."""
        return self.folder.name

    @property
    def hours(self) -> int:
        """Hours that the lab takes a student, by its author's estimate."""
        return int(self.settings.get("hours", 6))

    @property
    def attempts(self) -> int:
        """The number of smaller inputs that the grader may try for a failing test."""
        return int(self.settings.get("limits", {}).get("attempts", 120))

    @property
    def contest(self) -> bool:
        """Return whether correct submissions are ranked by the result of the judge's `count`."""
        return bool(self.settings.get("contest", False))

    @property
    def secret_paths(self) -> tuple[Path, ...]:
        """Paths that the student's process must not read: the teacher's side of this lab and of all of
        minicc's, and the files of minicc that `secret` of lab.toml names, since they do what the lab asks
        for.
        """
        files = [HERE.parent / name for name in self.settings.get("secret", [])]
        bytecode = [
            path
            for file in files
            for path in sorted((file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"))
        ]
        return tuple(
            dict.fromkeys(
                [*teacher_folders(), *([self.teacher.parent] if self.teacher else []), *files, *bytecode]
            )
        )

    def text(self, path: Path) -> str:
        """Return the text of a file of the lab for this student. UsageError if it cannot be read."""
        try:
            return string.Template(path.read_text(encoding="utf-8")).safe_substitute(self._substitutions)
        except (OSError, UnicodeDecodeError) as error:
            raise UsageError(f"cannot read '{path}': {error}") from None

    @cached_property
    def starter(self) -> str:
        """The text of the starter file."""
        return self.text(self.folder / "starter.py")

    @cached_property
    def harness(self) -> str:
        """The text of the harness."""
        return self.text(self.folder / "harness.py")

    @cached_property
    def gaps(self) -> list[Gap]:
        """The gaps of the starter, in order."""
        return gaps(self.starter)

    @cached_property
    def judge(self) -> ModuleType:
        """The module that defines inputs and results; see docs/writing-a-lab.md."""
        return self._load(self.folder / "judge.py")

    @cached_property
    def solution(self) -> str:
        """The text of the solution. Raises UsageError without the teacher's folder."""
        if self.teacher is None:
            raise UsageError(f"lab {self.number}: the teacher's folder is not here")
        return self.text(self.teacher / "solution.py")

    @cached_property
    def public(self) -> list[LabCase]:
        """The public cases."""
        return self._cases(self.folder / "public", "public")

    @cached_property
    def hidden(self) -> list[LabCase]:
        """The hidden tests; empty where there is no teacher's folder."""
        return self._cases(self.teacher / "hidden", "hidden") if self.teacher else []

    @property
    def mistakes(self) -> list[Mistake]:
        """The typical mistakes, by name. UsageError for one whose docstring lacks the reason or the tests."""
        return (
            [
                _parse_mistake(path.stem, self.text(path), self.solution)
                for path in sorted((self.teacher / "wrong").glob("*.py"))
            ]
            if self.teacher
            else []
        )

    def expected(self, case: Any) -> Any:
        """Return the result for an input: by the judge's own definition where it has one, else by running the
        reference solution in this process.

        Raises whatever the definition raises for an input that has no result.
        """
        if hasattr(self.judge, "expected"):
            return self.judge.expected(case)
        return self._reference[0].run(self._reference[1], case)

    @cached_property
    def _reference(self) -> tuple[ModuleType, ModuleType]:
        if self.teacher is None:
            raise UsageError(f"lab {self.number}: the teacher's folder is not here")
        return self._load(self.folder / "harness.py"), self._load(self.teacher / "solution.py")

    def _load(self, path: Path) -> ModuleType:
        return _load(self.text(path), path, f"minicc_lab_{self.folder.name}_{path.stem}")

    def _cases(self, folder: Path, kind: Literal["public", "hidden"]) -> list[LabCase]:
        load = getattr(self.judge, "load", lambda text, name: {"text": text})
        result = (
            [
                LabCase(f"{kind}/{path.stem}", load(self.text(path), path.name))
                for path in sorted(folder.iterdir())
                if path.is_file()
            ]
            if folder.is_dir()
            else []
        )
        if kind == "public" and not result:
            raise UsageError(f"'{folder}' has no tests")
        return result


def gaps(text: str) -> list[Gap]:
    """Return the fenced gaps of a file, in order."""
    return [
        Gap(
            number,
            title.strip(),
            " ".join(line.strip().lstrip("#").strip() for line in hint.splitlines()),
            body,
        )
        for number, title, hint, body in FENCE.findall(text)
    ]


TEACHER_PACKAGE = "minicc_teacher"
"""The package of the distribution `minicc-ptx-teacher`, which holds what students must not have."""


def teacher_folders() -> list[Path]:
    """Return the folders of solutions, hidden tests and mistakes: that of a checkout, which may not exist,
    and that of the installed package for teachers.
    """
    from importlib.util import find_spec

    package = find_spec(TEACHER_PACKAGE)
    return [
        HERE / "teacher",
        *map(Path, (package.submodule_search_locations if package is not None else None) or ()),
    ]


def teacher_folder() -> Path:
    """Return the first of the teacher's folders that exists; else that of a checkout."""
    folders = teacher_folders()
    return next((folder for folder in folders if folder.is_dir()), folders[0])


def labs(folder: Path | None = None, seed: str = "") -> list[Lab]:
    """Return all labs, by number: minicc's own (their solutions are in `teacher_folder`), or those of a
    folder with `labs` and `teacher` in it. UsageError where there are none.
    """
    base = folder or HERE
    if not (base / "labs").is_dir():
        raise UsageError(f"'{base}' has no folder 'labs'")
    result = []
    for path in sorted((base / "labs").iterdir()):
        if (path / "lab.toml").is_file():
            teacher = (base / "teacher" if folder else teacher_folder()) / path.name
            result.append(Lab(path, teacher if teacher.is_dir() else None, seed))
    return sorted(result, key=lambda lab: lab.number)


def find_lab(number: int, folder: Path | None = None, seed: str = "") -> Lab:
    """Return the lab with a number. UsageError where there is none."""
    result = labs(folder, seed)
    for lab in result:
        if lab.number == number:
            return lab
    raise UsageError(f"there is no lab {number}; there are {', '.join(str(lab.number) for lab in result)}")


def fill_gaps(text: str, source: str, only: str | None = None) -> str:
    """Return `text` with the bodies of its gaps, or of gap `only`, replaced by those of the same number in
    `source`.
    """
    bodies = {gap.number: gap.body for gap in gaps(source) if only in (None, gap.number)}

    def replace_body(match: re.Match[str]) -> str:
        body = bodies.get(match[1], match[4])
        return match[0][: match.start(4) - match.start()] + body + match[0][match.end(4) - match.start() :]

    return FENCE.sub(replace_body, text)


def _parse_mistake(name: str, text: str, solution: str) -> Mistake:
    match = re.match(r'"""(?P<reason>[^"]*?)\n\nFails: (?P<fails>.*)\nSays: (?P<says>.*)\n"""', text)
    if match is None:
        raise UsageError(
            f"wrong/{name}.py: its docstring must be a reason, an empty line, 'Fails: test, test' and 'Says:"
            " words of the feedback'"
        )
    return Mistake(
        name,
        fill_gaps(solution, text) if gaps(text) else text,
        " ".join(match["reason"].split()),
        tuple(re.split(r", *", match["fails"])),
        match["says"].strip(),
    )


def _load(text: str, path: Path, name: str) -> ModuleType:
    """Return a module of the lab's own. UsageError where it cannot be loaded."""
    module = ModuleType(name)
    module.__file__ = str(path)
    sys.modules[name] = module  # PLY looks for the module of its rules there
    try:
        exec(compile(text, str(path), "exec"), vars(module))
    except Exception as error:
        raise UsageError(f"'{path}' cannot be loaded: {type(error).__name__}: {error}") from error
    return module
