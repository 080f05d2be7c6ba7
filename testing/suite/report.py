"""The matrix as one HTML page: each cell leads to the case's source, what went wrong, the PTX, and how that differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import unified_diff
from html import escape

from .cases import Case
from .matrix import Regression, by_case, cell, totals
from .running import Result

_STYLE = """
body { font: 14px/1.5 sans-serif; margin: 2em auto; max-width: 100em; padding: 0 1em; color: #1f2328; }
table { border-collapse: collapse; } td, th { padding: 2px 10px; text-align: right; border-bottom: 1px solid #eaeef2; font-weight: normal; white-space: nowrap; }
td:first-child, th:first-child { text-align: left; } a { color: inherit; text-decoration: none; } .good { background: #dafbe1; } .bad { background: #ffebe9; } .worse { outline: 2px solid #cf222e; }
pre { background: #f6f8fa; padding: 8px; overflow-x: auto; } pre .add { color: #1a7f37; } pre .del { color: #cf222e; } summary { cursor: pointer; }
"""


def page(results: Sequence[Result], cases: Sequence[Case], before: Sequence[Result] = (), worse: Sequence[Regression] = ()) -> str:
    """The page. `before` is the baseline: where PTX differs from its own, the difference is shown, else, where a case fails, that to the first generator's."""
    names = list(dict.fromkeys(result.generator for result in results))
    old = {(result.case, result.generator): result for result in before}
    marked = {(regression.case, regression.generator) for regression in worse}
    rows, details = [], []
    sources = {case.name: case for case in cases}
    for number, (case, row) in enumerate(by_case(results).items()):
        cells = "".join(f'<td class="{"bad" if row[name].failed else "good"}{" worse" if (case, name) in marked else ""}"><a href="#c{number}">{escape(cell(row[name]))}</a></td>'
                        if name in row else "<td></td>" for name in names)
        rows.append(f"<tr><td>{escape(case)}</td>{cells}</tr>")
        details.append(_case(number, sources[case], row, old))
    total = totals(results)
    head = "".join(f"<th>{escape(name)}</th>" for name in total[0])
    sums = "".join("<tr>" + "".join(f"<td>{escape(value)}</td>" for value in row) + "</tr>" for row in total[1:])
    said = "<h2>Worse than the baseline</h2><ul>" + "".join(f"<li>{escape(str(regression))}</li>" for regression in worse) + "</ul>" if worse else ""
    return ('<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>minicc suite</title>'
            f"<style>{_STYLE}</style></head><body>\n<h1>{len(sources)} kernels</h1>\n<table><tr>{head}</tr>{sums}</table>{said}\n<h2>Matrix</h2>"
            "<p>Thread-instructions and registers where a case passes, else the step that fails.</p>\n<table><tr><th>case</th>"
            + "".join(f"<th>{escape(name)}</th>" for name in names) + "</tr>\n" + "\n".join(rows) + "</table>\n" + "\n".join(details) + "</body></html>\n")


def _case(number: int, case: Case, row: Mapping[str, Result], old: Mapping[tuple[str, str], Result]) -> str:
    out = [f'<h3 id="c{number}">{escape(case.name)}</h3><p>{escape(case.title)}</p><details><summary>source</summary><pre>{escape(case.text)}</pre></details>']
    first = next(iter(row.values()))
    for name, result in row.items():
        was = old.get((case.name, name))
        if result.message:
            out.append(f"<p>{escape(name)}: {escape(cell(result))}</p><pre>{escape(result.message)}</pre>")
        other, what = (was, "the baseline") if was is not None else (first, first.generator) if result.failed and result is not first else (None, "")
        if other is not None and other.ptx and result.ptx and other.ptx != result.ptx:
            out.append(f"<details><summary>{escape(name)}: PTX beside that of {escape(what)}</summary><pre>{_difference(other.ptx, result.ptx)}</pre></details>")
        if result.ptx:
            out.append(f"<details><summary>{escape(name)}: PTX</summary><pre>{escape(result.ptx)}</pre></details>")
    return "\n".join(out)


def _difference(before: str, after: str) -> str:
    lines = list(unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=3))[2:]
    return "\n".join(f'<span class="{"add" if line[0] == "+" else "del"}">{escape(line)}</span>' if line[:1] in ("+", "-") else escape(line) for line in lines)
