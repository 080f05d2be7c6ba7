"""Sixteen puzzles about kernels, from one thread an element to a tiled product: `puzzles.ipynb`, which is
made of what stands here.

`check(name, text)` is what the notebook calls: it compiles a kernel, launches it, compares what it does with
what it should do, and draws which thread reads and writes what. Reading order: `table` (the puzzles), `reads`
(who reads and writes what in a launch), `drawing` (that as SVG), `checking`, `notebook` (writes the notebook
and its pictures). The solutions are in `teacher/puzzles`.
"""

from .checking import check

__all__ = ["check"]
