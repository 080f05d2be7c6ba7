"""Expectations on their line: diagnostics, and divergence levels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from ..driver.options import parse_api_options
from ..driver.pipeline import Compilation
from ..support.diagnostics import Diagnostic, DiagnosticError, Note, Severity
from .directives import Expected


class ExpectationFailed(Exception):
    """An expectation of the file does not hold."""


def diagnostics_of(path: Path, options: Sequence[str]) -> list[Diagnostic]:
    """Return all diagnostics of a file, compiled down to PTX."""
    compilation = Compilation(
        path.read_text(), str(path), parse_api_options(["-ferror-limit=0", *options]), say=lambda text: None
    )
    try:
        if compilation.kind == "ptx":
            compilation.ptx_module  # noqa: B018 - raises
        else:
            compilation.ptx  # noqa: B018 - raises
    except DiagnosticError as error:
        return list(error.diagnostics)
    return compilation.diagnostics


def check_diagnostics(path: Path, expected: Sequence[Expected], found: Sequence[Diagnostic]) -> None:
    """Match errors, warnings and remarks one to one, and notes where expected. Raises ExpectationFailed."""
    items: list[tuple[Severity, Diagnostic | Note]] = [(d.severity, d) for d in found]
    items += [("note", note) for d in found for note in d.notes]
    items += [("note", note) for d in found if d.location for note in _expansions(d)]
    problems = []
    left = list(items)
    for want in expected:
        match = next((item for item in left if _matches(want, *item, path)), None)
        if match is None:
            at = f"{want.line}:{want.column}" if want.column else f"{want.line}"
            problems.append(f"missing at {at}: {want.severity}: {want.message}")
        else:
            left.remove(match)
    problems += [
        f"unexpected at {_place(item)}: {kind}: {item.message}" for kind, item in left if kind != "note"
    ]
    if problems:
        raise ExpectationFailed("\n".join([f"{path}:", *problems]))


def _expansions(d: Diagnostic) -> list[Note]:
    assert d.location is not None
    return [Note(f"expanded from macro '{e.macro}'", e.spelled_at) for e in d.location.expansion]


def _matches(want: Expected, severity: Severity, item: Diagnostic | Note, path: Path) -> bool:
    at = item.location
    if severity != want.severity or at is None or at.file != str(path) or at.line != want.line:
        return False
    if want.column is not None and at.column != want.column:
        return False
    text = item.message + (
        f" [-W{item.flag}]" if isinstance(item, Diagnostic) and item.flag and "[-W" in want.message else ""
    )
    return text == want.message


def _place(item: Diagnostic | Note) -> str:
    return f"{item.location.line}:{item.location.column}" if item.location else "no place"


_DEFINE = re.compile(r'^define\b.*@("?)([\w$.\-]+)\1\s*\(')
_LABEL = re.compile(r"^([\w$.\-]+):")
_NAMED = re.compile(r"^\s*%([\w$.\-]+)\s*=")


def check_levels(path: Path, levels: dict[int, str]) -> None:
    """Compare `; divergent` and the other levels with the divergence analysis. Raises ExpectationFailed.

    On a line that defines a value the level is the value's; on a `br` or `switch` it is the branch's.
    """
    from ..ir.parser import read_module
    from ..passes.manager import Analyses, Passes

    text = path.read_text()
    module = read_module(text, str(path))
    analyses = Analyses(plugins=Passes().analyses)
    problems = []
    function, block = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if match := _DEFINE.match(line):
            function, block = match[2], ""
        elif match := _LABEL.match(line):
            block = match[1]
        if number not in levels:
            continue
        fn = module.functions[function]
        result = analyses.get("divergence", fn)
        if match := _NAMED.match(line):
            values = [*fn.args, *fn.instrs()]
            level = result.level(next(v for v in values if v.name == match[1]))
        else:
            level = result.branch_level(next(b for b in fn.blocks if b.name == block) if block else fn.entry)
        if level.name.lower() != levels[number]:
            problems.append(
                f"{path}:{number}: expected {levels[number]}, the analysis found {level.name.lower()}"
            )
    if problems:
        raise ExpectationFailed("\n".join(problems))
