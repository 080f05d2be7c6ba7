"""The matrix as one HTML page: each cell leads to the case's source, the failure, the PTX, and its
differences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import unified_diff
from html import escape

from .cases import SuiteCase
from .matrix import Regression, by_case, cell, totals
from .running import Result

_STYLE = """
:root { --ground: #ffffff; --raised: #f6f8fa; --text: #1f2328; --faint: #57606a; --border: #d0d7de;
  --good: #dafbe1; --bad: #ffebe9; --plus: #1a7f37; --minus: #cf222e; color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12161b; --raised: #1c2229; --text: #e4e8ec; --faint: #9aa6b2; --border: #36404a;
    --good: #12331f; --bad: #43191a; --plus: #3cc79c; --minus: #ff8f4d; }
}
body { font: 14px/1.5 system-ui, sans-serif; margin: 1.5em auto; max-width: 100em; padding: 0 1em;
  color: var(--text); background: var(--ground); }
table { border-collapse: collapse; }
td, th { padding: 2px 10px; text-align: right; border-bottom: 1px solid var(--border); font-weight: normal;
  white-space: nowrap; }
th { position: sticky; top: 0; background: var(--ground); color: var(--faint); } table.matrix { width: 100%; }
td:first-child, th:first-child { text-align: left; }
td.title { text-align: left; width: 40%; color: var(--faint); white-space: normal; }
.matrix th:nth-child(2) { text-align: left; }
td small { color: var(--faint); display: inline-block; min-width: 6.5em; }
a { color: inherit; text-decoration: none; }
.good { background: var(--good); } .bad { background: var(--bad); }
.worse { outline: 2px solid var(--minus); } .key { color: var(--faint); }
pre { background: var(--raised); padding: 8px; overflow-x: auto; } pre .add { color: var(--plus); }
pre .del { color: var(--minus); } summary { cursor: pointer; }
"""


def page(
    results: Sequence[Result],
    cases: Sequence[SuiteCase],
    before: Sequence[Result] = (),
    worse: Sequence[Regression] = (),
) -> str:
    """Return the page. `before` is the baseline: PTX is compared with the baseline's, else, for a failed
    case, with the first generator's.
    """
    names = list(dict.fromkeys(result.generator for result in results))
    old = {(result.case, result.generator): result for result in before}
    marked = {(regression.case, regression.generator) for regression in worse}
    rows, details = [], []
    sources = {case.name: case for case in cases}
    for number, (case, row) in enumerate(by_case(results).items()):
        cells = "".join(
            (
                f'<td class="{"bad" if row[name].failed else "good"}'
                f'{" worse" if (case, name) in marked else ""}">'
                f'<a href="#c{number}">{_counts(row[name])}</a></td>'
                if name in row
                else "<td></td>"
            )
            for name in names
        )
        rows.append(
            f'<tr><td>{escape(case)}</td><td class="title">{escape(sources[case].title)}</td>{cells}</tr>'
        )
        details.append(_case(number, sources[case], row, old))
    total = totals(results)
    head = "".join(f"<th>{escape(name)}</th>" for name in total[0])
    sums = "".join(
        "<tr>" + "".join(f"<td>{escape(value)}</td>" for value in row) + "</tr>" for row in total[1:]
    )
    said = (
        "<h2>Worse than the baseline</h2><ul>"
        + "".join(f"<li>{escape(str(regression))}</li>" for regression in worse)
        + "</ul>"
        if worse
        else ""
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>minicc'
        f" suite</title><style>{_STYLE}</style></head><body>\n<h1>{len(sources)}"
        f' kernels</h1>\n<table><tr>{head}</tr>{sums}</table>{said}\n<h2>Matrix</h2><p class="key">A case'
        " that passes shows the instructions that all threads execute, and the registers of a thread by"
        " ptxas; one that fails, the step that fails. A cell leads to the source and the PTX.</p>\n<table"
        ' class="matrix"><tr><th>case</th><th>what it does</th>'
        + "".join(f"<th>{escape(name)}</th>" for name in names)
        + "</tr>\n"
        + "\n".join(rows)
        + "</table>\n"
        + "\n".join(details)
        + "</body></html>\n"
    )


def _counts(result: Result) -> str:
    """Return the content of a cell of the matrix, with the figures' units."""
    if result.failed:
        return escape(cell(result))
    registers = f" <small>{result.registers} registers</small>" if result.registers else ""
    return f"{result.instructions:,} <small>instructions</small>{registers}"


def _case(
    number: int, case: SuiteCase, row: Mapping[str, Result], old: Mapping[tuple[str, str], Result]
) -> str:
    out = [
        f'<h3 id="c{number}">{escape(case.name)}</h3><p>{escape(case.title)}</p>'
        f"<details><summary>source</summary><pre>{escape(case.text)}</pre></details>"
    ]
    first = next(iter(row.values()))
    for name, result in row.items():
        was = old.get((case.name, name))
        if result.message:
            out.append(f"<p>{escape(name)}: {escape(cell(result))}</p><pre>{escape(result.message)}</pre>")
        other, what = (
            (was, "the baseline")
            if was is not None
            else (first, first.generator)
            if result.failed and result is not first
            else (None, "")
        )
        if other is not None and other.ptx and result.ptx and other.ptx != result.ptx:
            out.append(
                f"<details><summary>{escape(name)}: PTX next to that of"
                f" {escape(what)}</summary><pre>{_difference(other.ptx, result.ptx)}</pre></details>"
            )
        if result.ptx:
            out.append(
                f"<details><summary>{escape(name)}: PTX</summary><pre>{escape(result.ptx)}</pre></details>"
            )
    return "\n".join(out)


def _difference(before: str, after: str) -> str:
    lines = list(unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=3))[2:]
    return "\n".join(
        (
            f'<span class="{"add" if line[0] == "+" else "del"}">{escape(line)}</span>'
            if line[:1] in ("+", "-")
            else escape(line)
        )
        for line in lines
    )
