"""Starters of the labs, generated from the solutions: the same file with the gaps emptied.

A gap of a solution begins with its hints. Lines `# starter: …` after them are what the starter has in the
gap, without the indentation of its fences; a gap without such lines has `raise NotImplementedError` there.

    # >>> gap 5: precedence
    # From what binds least to what binds most.
    # starter: precedence = ()
    precedence = (("left", "OR"), ("left", "AND"))
    # <<< gap 5

Starters are committed, since the wheel has no solutions.

    python -m minicc.course.starters                        # print the starters that are out of date
    python -m minicc.course.starters --write [--labs DIR]   # rewrite them
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from .lab import FENCE, labs

_MARK = re.compile(r"[ \t]*# starter:(?: (.*))?\n")


def starter_of(solution: str) -> str:
    """Return the text of the starter for the text of a solution."""
    return FENCE.sub(_empty_gap, solution)


def _empty_gap(match: re.Match[str]) -> str:
    """Return a gap with the starter's lines in place of the solution's."""
    indent = match[0][: match[0].index("#")]
    comments = match[3].splitlines(keepends=True)
    marked = [line[1] or "" for line in map(_MARK.fullmatch, comments) if line]
    hints = "".join(line for line in comments if not _MARK.fullmatch(line))
    body = "\n".join(indent + line if line else "" for line in marked or ["raise NotImplementedError"])
    blank = match[4][len(match[4].rstrip()) + 1 :]
    head, fence = match[0][: match.start(3) - match.start()], match[0][match.end(4) - match.start() :]
    return head + hints + (body + "\n" if body.strip() else "") + blank + fence


def stale_starters(folder: Path | None = None) -> dict[Path, str]:
    """Return the starters that are not what their solutions give, with the text that they should have.

    `folder` has `labs` and `teacher` in it (default: minicc's own). Labs without a teacher's folder are left
    out.
    """
    texts = {
        lab.folder / "starter.py": starter_of((lab.teacher / "solution.py").read_text(encoding="utf-8"))
        for lab in labs(folder)
        if lab.teacher is not None
    }
    return {
        path: text
        for path, text in texts.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    }


def main(arguments: list[str]) -> int:
    """Print or rewrite the starters that are out of date. Return 1 if some are and stay so."""
    parser = argparse.ArgumentParser(prog="python -m minicc.course.starters")
    parser.add_argument("--write", action="store_true", help="rewrite the starters that are out of date")
    parser.add_argument("--labs", type=Path, metavar="DIR", help="a folder with 'labs' and 'teacher'")
    options = parser.parse_args(arguments)
    stale = stale_starters(options.labs)
    for path, text in stale.items():
        if options.write:
            path.write_text(text, encoding="utf-8")
        print(f"{path}: {'rewritten' if options.write else 'out of date; --write rewrites it'}")
    return 1 if stale and not options.write else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
