"""Generation of `puzzles.ipynb` and its pictures, which are of real launches of the solutions.

python -m minicc.course.puzzles.notebook            # lists the files that are out of date
python -m minicc.course.puzzles.notebook --write    # rewrites them
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ..lab import teacher_folder
from .checking import check
from .table import PUZZLES, Puzzle

HERE = Path(__file__).resolve().parent

_INTRODUCTION = """# Sixteen puzzles about kernels

Each puzzle is a kernel with something missing. Write it, run the cell, and read what it says: whether the \
result is right, which element is wrong and who wrote it, where a thread left
an array, and which threads race although the numbers are right. Below that is a picture of *your* launch. \
No GPU is needed.

In a picture, boxes are elements of arrays and circles are threads, numbered through the grid. A box says \
which threads read it, or how many (×5); the more, the darker. A whole line leads from what a thread reads, a
dashed one to what it writes; with many threads, lines are drawn for a few.

The puzzles build on each other. Whoever solves the last one has written a product of matrices as fast \
libraries do it.
"""


def solution(puzzle: Puzzle) -> str:
    """Return the reference solution. OSError where this machine has no teacher's folder."""
    return (teacher_folder() / "puzzles" / f"{puzzle.name}.cu").read_text(encoding="utf-8")


def code(puzzle: Puzzle, kernel: str) -> str:
    """Return the cell that checks a kernel."""
    return f'check("{puzzle.name}", r"""\n{kernel}""")'


def notebook() -> str:
    """Return the notebook, as its file's text."""
    cells = [
        _markdown("introduction", _INTRODUCTION),
        _code("import", "from minicc.course.puzzles import check"),
    ]
    for number, puzzle in enumerate(PUZZLES, 1):
        hint = f"\n\n<details><summary>A hint</summary>{puzzle.hint}</details>" if puzzle.hint else ""
        goal = f"\n\nWhat a solution reads and writes:\n\n![{puzzle.title}](pictures/{puzzle.name}.svg)"
        cells.append(
            _markdown(f"{puzzle.name}-text", f"## {number}. {puzzle.title}\n\n{puzzle.text}{goal}{hint}")
        )
        cells.append(_code(puzzle.name, code(puzzle, puzzle.starter)))
    about = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    return (
        json.dumps(
            {"cells": cells, "metadata": about, "nbformat": 4, "nbformat_minor": 5},
            indent=1,
            ensure_ascii=False,
        )
        + "\n"
    )


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _markdown(name: str, text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": name, "metadata": {}, "source": _lines(text)}


def _code(name: str, text: str) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": name,
        "metadata": {},
        "outputs": [],
        "source": _lines(text),
    }


def generated_files() -> dict[Path, str]:
    """Return every generated file with its text."""
    pictures = {
        HERE / "pictures" / f"{puzzle.name}.svg": check(puzzle.name, solution(puzzle)).svg
        for puzzle in PUZZLES
    }
    return {HERE / "puzzles.ipynb": notebook(), **pictures}


def main(arguments: list[str]) -> int:
    """Write or check the generated files. Return the exit status."""
    stale = {
        path: text
        for path, text in generated_files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }
    for path, text in stale.items():
        if "--write" in arguments:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        advice = "is out of date; run python -m minicc.course.puzzles.notebook --write"
        print(f"{path.name} {'rewritten' if '--write' in arguments else advice}")
    return 0 if "--write" in arguments or not stale else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
