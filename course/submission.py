"""Submissions: files, the notes in students' folders about them, and whether they are well-formed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..support.diagnostics import UsageError
from ..support.fast_dataclass import record
from .lab import FENCE, Lab, find_lab, gaps
from .marking import untouched_gaps

NOTE = "lab.json"
"""The file in a student's folder that names the lab and the seed, and has the results of the public tests."""
MAX_BYTES = 256 << 10
"""The largest size of a submission."""


@record(frozen=True)
class Submission:
    """A student's file: its author, its path, and the seed it was written for, as its folder says."""

    name: str
    path: Path
    seed: str
    link: bool = False
    """True when the path is a link, which could lead to the solution."""


def write_lab(lab: Lab, folder: Path, workflow: str) -> list[Path]:
    """Write a student's folder and return its files. UsageError where the student's file exists already."""
    target = folder / lab.file
    if target.exists():
        raise UsageError(f"'{target}' is there already")
    known = {case.name: lab.expected(case.input) for case in lab.public}
    texts = {
        "README.md": lab.text(lab.folder / "README.md"),
        lab.file: lab.starter,
        NOTE: (
            json.dumps({"lab": lab.number, "seed": lab.seed, "expected": known}, indent=1, sort_keys=True)
            + "\n"
        ),
        ".github/workflows/classroom.yml": workflow,
        **{
            f"tests/{path.name}": lab.text(path)
            for path in sorted((lab.folder / "public").iterdir())
            if path.is_file()
        },
    }
    for name, text in texts.items():
        path = folder / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise UsageError(f"cannot write '{path}': {error.strerror}") from None
    return [folder / name for name in texts]


def read_note(path: Path) -> dict[str, Any]:
    """Return the note in the folder of a student's file, {} where there is none. The student may have changed
    it: a seed that is no name is left out.
    """
    try:
        data = json.loads(_read_text(path.parent / NOTE, 4 << 20))
    except (UsageError, ValueError, RecursionError):
        return {}
    if not isinstance(data, dict):
        return {}
    if not (isinstance(seed := data.get("seed"), str) and re.fullmatch(r"[\w@][\w.@ -]{0,63}", seed)):
        data.pop("seed", None)
    return data


def find_lab_of(path: Path, number: int | None, folder: Path | None) -> Lab:
    """Return the lab that a student's file is for: by number, or as its note says. UsageError if neither
    tells.
    """
    note = read_note(path)
    if number is None and not isinstance(note.get("lab"), int):
        raise UsageError(
            f"there is no '{NOTE}' next to '{path}' that names the lab; give the number with --lab"
        )
    return find_lab(note["lab"] if number is None else number, folder, str(note.get("seed", "")))


def find_submissions(lab: Lab, path: Path) -> Iterator[Submission]:
    """Yield the submissions at a path: a file; or a folder's files NAME.py and folders NAME with the lab's
    file in them, by name.
    """
    if path.is_file():
        yield Submission(
            path.stem if path.name != lab.file else path.resolve().parent.name,
            path,
            str(read_note(path).get("seed", "")),
        )
        return
    if not path.is_dir():
        raise UsageError(f"there is no '{path}'")
    if (path / lab.file).is_file():
        yield from find_submissions(lab, path / lab.file)
        return
    for entry in sorted(path.iterdir()):
        file = entry / lab.file
        if file.exists() or file.is_symlink():
            yield Submission(
                entry.name,
                file,
                str(read_note(file).get("seed", "")),
                entry.is_symlink() or file.is_symlink(),
            )
        elif entry.suffix == ".py":
            yield Submission(entry.stem, entry, "", entry.is_symlink())


def read_submission(path: Path) -> str:
    """Return the text of a student's file. UsageError where it is too large, no file or not UTF-8."""
    return _read_text(path, MAX_BYTES)


def _read_text(path: Path, max_bytes: int) -> str:
    try:
        if not path.is_file() and path.exists():
            raise UsageError(f"'{path}' is no file")
        if path.stat().st_size > max_bytes:
            raise UsageError(f"'{path}' has more than {max_bytes >> 10} KiB")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot read '{path}': {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"'{path}' is no UTF-8 text") from None


def find_problems(lab: Lab, path: Path) -> Iterator[str]:
    """Yield what keeps a file from being a well-formed submission, a line each."""
    if path.name != lab.file:
        yield f"the file's name must be {lab.file}"
    try:
        text = read_submission(path)
    except UsageError as error:
        yield str(error)
        return
    try:
        compile(text, lab.file, "exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        yield f"it is no Python: {error}"
    present = {gap.number for gap in gaps(text)}
    for gap in lab.gaps:
        if gap.number not in present:
            yield (
                f"gap {gap.number} ({gap.title}) has lost its fences '# >>> gap {gap.number}: …' and '# <<<"
                f" gap {gap.number}'"
            )
    for gap in untouched_gaps(lab, text):
        yield f"gap {gap.number} ({gap.title}) is as it was given. {gap.hint}"
    for match in FENCE.finditer(text):
        if "raise NotImplementedError" in match[4] and match[1] not in {
            gap.number for gap in untouched_gaps(lab, text)
        }:
            yield f"gap {match[1]} still has a 'raise NotImplementedError'"
