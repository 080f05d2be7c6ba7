"""The generator of `docs/reference/rules.md`: the rules of C++17 by clause, from the programs that test
them.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

_PROGRAMS = Path(__file__).parent.parent / "tests" / "language" / "rules"
_TITLE = re.compile(r"// (\[[^\]]+\])\s*(.*)")
_REFUSED = "// REFUSED: "

_HEAD = """# The rules of C++, one program each

Each line is a program of `tests/language/rules`, run at `-O0` and `-O2`. nvcc's PTX gives the same result on
the same runtime, and g++ where host code can express the rule. A line with a cross is a program that must be
rejected. `python tests/language/rules/judge.py --nvcc --gxx --ours` runs all comparisons again. This page is
generated: `make docs`.
"""


def programs() -> Iterator[tuple[str, str, str]]:
    """Return (clause, rule, reason of its rejection or '') of each program, by clause and file."""
    for path in sorted(_PROGRAMS.rglob("*.cu")):
        first, second, *_ = path.read_text().splitlines()
        match = _TITLE.match(first)
        assert match is not None, f"{path}: the first line names no clause"
        yield (
            match[1].strip("[]"),
            match[2],
            second.removeprefix(_REFUSED) if second.startswith(_REFUSED) else "",
        )


def markdown() -> str:
    """Return the page."""
    clauses: dict[str, list[str]] = defaultdict(list)
    counts = [0, 0]
    for clause, rule, refused in programs():
        counts[bool(refused)] += 1
        clauses[clause].append(f"- ✗ {_plain(rule)}: {_plain(refused)}" if refused else f"- {_plain(rule)}")
    parts = [
        _HEAD,
        f"{counts[0]} programs that run, {counts[1]} that are rejected, {len(clauses)} clauses.\n",
    ]
    for clause, lines in sorted(clauses.items()):
        parts.append(f"## [{clause}]\n\n" + "\n".join(dict.fromkeys(lines)) + "\n")
    return "\n".join(parts)


def _plain(text: str) -> str:
    """Escape Markdown's markup."""
    return re.sub(r"([<>*_\[\]|\\])", r"\\\1", text)
