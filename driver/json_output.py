"""Diagnostics as JSON, for editors and build tools: `--diagnostics-format=json`.

The layout is that of GCC's `-fdiagnostics-format=json`: one array on one line of standard error, an object
for each message, in the order of the text form. Without messages there is no output.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..support.diagnostics import (
    Diagnostic,
    DiagnosticError,
    KernelFault,
    Location,
    MiniccError,
    Note,
    PluginError,
)

SCHEMA = """\
| key | of | value |
|---|---|---|
| `kind` | message, note | `error`, `warning`, `remark` or `note` |
| `message` | message, note | the text, without location and option |
| `option` | message | the option that controls it, `-Wname` or `-Rpass=name`; absent if there is none |
| `locations` | message, note | a list of one object, empty if the location is unknown |
| `caret`, `finish` | location | the first and the last character: `file`, `line` and \
`column`, the latter two from 1; `column` counts characters |
| `children` | message | its notes, macro expansions and inlined calls, in order; objects with `kind`, \
`message`, `locations` |
| `fixits` | message | replacements: `start` (first character), `next` (one past the last), `string`; \
absent if there is none |
"""
"""The table in docs/reference/command.md."""


def diagnostics(items: Iterable[Diagnostic]) -> str:
    """Return the array with a line end, or '' without diagnostics."""
    import json

    result = [_message(d) for d in items]
    return json.dumps(result, ensure_ascii=False) + "\n" if result else ""


def error(error: MiniccError) -> str:
    """Return an array with any error of minicc."""
    if isinstance(error, DiagnosticError):
        return diagnostics(error.diagnostics)
    if isinstance(error, PluginError):
        return diagnostics([error.diagnostic])
    if isinstance(error, KernelFault):
        from .render import fault_notes, fault_place

        return diagnostics(
            [Diagnostic("error", error.message, fault_place(error), notes=tuple(fault_notes(error)))]
        )
    return diagnostics([Diagnostic("error", str(error))])


def _message(d: Diagnostic) -> dict[str, Any]:
    result: dict[str, Any] = {"kind": d.severity, "message": d.message}
    if d.flag:
        result["option"] = (
            f"-Rpass={d.flag}" if d.severity == "remark" else f"-W{d.flag.removeprefix('error,-W')}"
        )
    result["locations"] = _locations(d.location, d.length)
    result["children"] = [_note(note) for note in d.all_notes]
    if d.fix is not None and d.location is not None:
        start, end = _point(d.location, 0), _point(d.location, d.length)
        result["fixits"] = [{"start": start, "next": end, "string": d.fix}]
    return result


def _note(note: Note) -> dict[str, Any]:
    return {"kind": "note", "message": note.message, "locations": _locations(note.location, note.length)}


def _locations(place: Location | None, length: int) -> list[dict[str, Any]]:
    if place is None or place.line < 1:
        return []
    return [{"caret": _point(place, 0), "finish": _point(place, max(length, 1) - 1)}]


def _point(place: Location, offset: int) -> dict[str, Any]:
    return {"file": place.file, "line": place.line, "column": place.column + offset}
