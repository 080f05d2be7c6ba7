"""Reports of checkers as text, as JSON, and as SARIF 2.1.0 (OASIS)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, TextIO

from ..runtime.checkers.report import KINDS, CheckReport, ReportForm
from ..support.diagnostics import Diagnostic, Location, Note
from .render import Renderer

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def format_reports(
    reports: Sequence[CheckReport], form: ReportForm, sources: Mapping[str, str] | None, stream: TextIO
) -> str:
    """Format all reports as `text`, `json` or `sarif`."""
    if form == "json":
        return json.dumps([asdict(report) for report in reports], ensure_ascii=False) + "\n"
    if form == "sarif":
        return json.dumps(_sarif(reports), ensure_ascii=False) + "\n"
    renderer = Renderer.for_stream(stream, sources)
    text = "".join(renderer.diagnostic(to_diagnostic(report)) for report in reports)
    counts = [(sum(report.severity == kind for report in reports), kind) for kind in ("warning", "error")]
    said = [f"{n} {kind}{'s' * (n > 1)}" for n, kind in counts if n]
    return text + (f"{' and '.join(said)} reported.\n" if said else "")


def to_diagnostic(report: CheckReport) -> Diagnostic:
    """Convert a report to a diagnostic with notes."""
    notes = []
    if report.other_file is not None:
        notes.append(
            Note(
                "the other place",
                Location(report.other_file, report.other_line or 0, report.other_column or 0),
            )
        )
    where = f"in kernel '{report.kernel}'"
    if report.address is not None:
        size = f" {report.size} byte{'s' * (report.size != 1)}" if report.size is not None else ""
        where += f",{size} at {report.space} address {report.address:#x}"
    notes += [Note(where + (f", {report.count} times" if report.count > 1 else ""))]
    values = [*report.values, *[None] * len(report.threads)]
    for (block, thread), value in zip(report.threads, values):
        notes.append(
            Note(
                f"block ({_xyz(block)}), thread ({_xyz(thread)})"
                + (f": value {value:#x}" if value is not None else "")
            )
        )
    notes += [Note(text) for text in report.notes]
    place = Location(report.file, report.line, report.column) if report.line else None
    return Diagnostic(
        report.severity, f"{report.message} [{report.tool}: {report.kind}]", place, notes=tuple(notes)
    )


def _xyz(triple: tuple[int, int, int]) -> str:
    return ",".join(map(str, triple))


def _sarif(reports: Sequence[CheckReport]) -> dict[str, Any]:
    from .. import __version__

    rules = [
        {"id": f"{tool}/{kind}", "shortDescription": {"text": text}}
        for tool, kinds in KINDS.items()
        for kind, text in kinds.items()
    ]
    results = []
    for report in reports:
        result: dict[str, Any] = {
            "ruleId": f"{report.tool}/{report.kind}", "level": report.severity,
            "message": {"text": ". ".join([report.message, *report.notes])},
            "locations": [_location(report.file, report.line, report.column, report.function)],
            "occurrenceCount": report.count,
            "properties": {"kernel": report.kernel, "space": report.space, "address": report.address,
                "size": report.size, "threads": report.threads, "values": report.values},
        }  # fmt: skip
        if report.other_file is not None:
            result["relatedLocations"] = [
                _location(report.other_file, report.other_line or 0, report.other_column or 0, "")
            ]
        results.append(result)
    driver = {"name": "minicc", "version": __version__, "rules": rules}
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": results}]}


def _location(file: str, line: int, column: int, function: str) -> dict[str, Any]:
    physical: dict[str, Any] = {"artifactLocation": {"uri": file}}
    if line:
        physical["region"] = {"startLine": line, "startColumn": max(column, 1)}
    result: dict[str, Any] = {"physicalLocation": physical}
    if function:
        result["logicalLocations"] = [{"name": function, "kind": "function"}]
    return result
