"""`--minicc-update`: rewrites generated CHECK lines.

In a file with `CHECKS: generated` in a comment, the CHECK lines after that comment are replaced by the output
of its RUN line. Other files are never changed.
"""

from __future__ import annotations

import re
from pathlib import Path

from .checks import output_for_checks
from .directives import Directives

_MARK = re.compile(r"^\s*(//|;)\s*CHECKS: generated.*$", re.MULTILINE)


def is_generated(text: str) -> bool:
    """Return whether the CHECK lines of a file are generated."""
    return _MARK.search(text) is not None


def regenerate(path: Path, directives: Directives, scratch: Path) -> str | None:
    """Return the file's new text; None if it has no generated checks."""
    text = path.read_text()
    mark = _MARK.search(text)
    if mark is None or not directives.runs:
        return None
    output = output_for_checks(directives.runs[0][1], path, scratch)
    if output is None:
        return None
    return text[: mark.end()] + "\n" + checks_for(output, mark[1])


def checks_for(output: str, comment: str) -> str:
    """Return CHECK lines that require exactly `output`, with CHECK-LABEL for functions."""
    lines, after_gap = [], True
    for line in output.splitlines():
        stripped = line.strip()
        # The module's name is where the file lies on this machine.
        if not stripped or stripped.startswith(
            ("//", ";", "source_filename", "target datalayout", "target triple")
        ):
            after_gap = after_gap or not stripped
            continue
        label = (
            re.match(r"(define\b|\.visible \.entry|\.entry|\.func|\.visible \.func)", stripped) is not None
        )
        kind = "CHECK-LABEL" if label else "CHECK" if after_gap else "CHECK-NEXT"
        lines.append(f"{comment} {kind}: {_escape(stripped)}")
        after_gap = False
    return "\n".join(lines) + "\n"


def _escape(text: str) -> str:
    return text.replace("{{", "{{[{][{]}}").replace("[[", r"{{\[\[}}")
