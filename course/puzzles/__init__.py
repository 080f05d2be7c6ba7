"""Sixteen puzzles about kernels, from one thread an element to a tiled product: `puzzles.ipynb`, which is
generated from this package.

`check(name, text)` is called by the notebook: it compiles a kernel, launches it, compares the results, and
draws which thread reads and writes which element. Reading order: `table` (the puzzles), `access_log` (reads
and writes of a launch by thread), `drawing` (that as SVG), `checking`, `notebook` (writes the notebook and
its pictures). The solutions are in `teacher/puzzles`.
"""

from .checking import check

__all__ = ["check"]
