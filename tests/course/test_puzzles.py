"""The puzzles: their solutions solve them, what they start from does not, typical mistakes are told in words,
and the notebook runs.
"""

from __future__ import annotations

import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from importlib.util import find_spec
from pathlib import Path

import pytest

from minicc.course.puzzles import check, notebook
from minicc.course.puzzles.notebook import HERE, code, generated_files, solution
from minicc.course.puzzles.table import PUZZLES, Puzzle
from minicc.support.diagnostics import UsageError

of_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)


@of_puzzle
def test_a_solution_solves_its_puzzle_and_the_start_does_not(puzzle: Puzzle) -> None:
    assert (solved := check(puzzle.name, solution(puzzle))).passed, solved.message
    started = check(puzzle.name, puzzle.starter)
    assert not started.passed and "Traceback" not in started.message
    assert ElementTree.fromstring(solved.svg).tag.endswith("svg")


MISTAKES: dict[str, tuple[str, str, str]] = {
    "guarded": ("if (i < n)", "if (i <= n)", "thread (9,0,0)"),
    "blocks": ("blockIdx.x * blockDim.x + threadIdx.x", "threadIdx.x", "y[4] should be 18 and is 0: no "
                                                                       "thread wrote it"),
    "strides": ("i += all", "i += 1", "nothing promises it"),
    "transposed": ("in[column * rows + row]", "in[row * columns + column]", "thread 1 wrote it"),
    "tally": ("atomicAdd(&counts[data[i]], 1)", "counts[data[i]]++", "counts[0] should be 3 and is 1: "
                                                                     "threads 0, 5, 10 wrote it."),
    "flipped": ("    __syncthreads();\n", "", "nothing promises it"),
    "window": ("tile[t + k]", "(i - 2 + k >= 0 && i - 2 + k < n ? x[i - 2 + k] : 0)", "24 are enough"),
    "total": ("if (t < half)\n            part[t] += part[t + half]", "if (t == 0)\n            for (int k = "
                                                                      "half; k < 2 * half; k++)\n"
                                                                      "                part[0] += part[k]",
              "a thread that reads 16 elements of shared memory; 8 are enough"),
    "running": ("        __syncthreads();\n        sum[t]", "        sum[t]", "nothing promises it"),
    "tiled": ("        __syncthreads();\n    }", "    }", "nothing promises it"),
    "square": ("x[i] * x[i]", "x[i * x[i]", "This does not compile"),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_in_words(name: str) -> None:
    right, wrong, said = MISTAKES[name]
    text = solution(next(p for p in PUZZLES if p.name == name))
    assert right in text
    result = check(name, text.replace(right, wrong))
    assert not result.passed and said in result.message, result.message
    assert ("<svg" in result._repr_html_()) == (name != "square")
    assert "_Z" not in result.message
    if "error:" in result.message:  # what the compiler, the machine or a checker says shows the line's text
        assert re.search(
            rf"^{name}\.cu:\d+:\d+: error: .*\n +\d+ \|.*\n +\| +\^", result.message, re.MULTILINE
        )


def test_a_puzzle_that_there_is_not() -> None:
    with pytest.raises(UsageError, match="there is no puzzle 'sqare'; there are square, larger, "):
        check("sqare", "")


def test_a_picture_says_who_reads_what() -> None:
    svg = check("neighbours", solution(next(p for p in PUZZLES if p.name == "neighbours"))).svg
    assert ">×3</text>" in svg and ">0 1</text>" in svg and 'stroke-dasharray="5 3"' in svg


def test_the_notebook_and_its_pictures_are_current() -> None:
    for path, text in generated_files().items():
        assert path.read_text(encoding="utf-8") == text, (
            "run: python -m minicc.course.puzzles.notebook --write"
        )


def _cells(solved: bool) -> list[str]:
    cells = [
        "".join(cell["source"])
        for cell in json.loads((HERE / "puzzles.ipynb").read_text(encoding="utf-8"))["cells"]
        if cell["cell_type"] == "code"
    ]
    for puzzle in PUZZLES if solved else ():
        cells[cells.index(code(puzzle, puzzle.starter))] = code(puzzle, solution(puzzle))
    return cells


@pytest.mark.skipif(not find_spec("IPython"), reason="IPython is not installed: pip install ipython")
@pytest.mark.parametrize("solved", [False, True])
def test_the_notebook_runs(solved: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    # a shell puts a module of its own there
    monkeypatch.setitem(sys.modules, "__main__", sys.modules["__main__"])
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell()
    try:
        results = [shell.run_cell(cell, store_history=False) for cell in _cells(solved)]
    finally:
        shell.history_manager.end_session()
    assert all(result.success for result in results)
    assert [result.result.passed for result in results[1:]] == [solved] * len(PUZZLES)


@pytest.mark.skipif(not find_spec("nbformat"), reason="nbformat is not installed: pip install jupyter")
def test_the_file_is_a_notebook() -> None:
    import nbformat

    nbformat.validate(nbformat.reads(notebook.notebook(), as_version=4))
