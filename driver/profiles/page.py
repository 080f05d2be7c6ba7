"""A profile as one HTML page, which needs nothing beside itself: the roofline, each kernel's figures, and its source with its counts."""

from __future__ import annotations

from html import escape
from typing import Any

from .roofline import svg
from .table import COLUMNS, launches, number, summary

_STYLE = """
body { font: 14px/1.5 sans-serif; margin: 2em auto; max-width: 110em; padding: 0 1em; color: #1f2328; }
table { border-collapse: collapse; } td, th { padding: 1px 10px; text-align: right; font-weight: normal; white-space: nowrap; vertical-align: top; }
th { color: #57606a; border-bottom: 1px solid #d0d7de; } td.s, th.s { text-align: left; white-space: pre; font-family: monospace; }
table.facts td { text-align: left; white-space: normal; } table.facts td:first-child { color: #57606a; white-space: nowrap; }
tr.idle td.s { color: #8c959f; } tr.hint td { text-align: left; white-space: normal; background: #fff8c5; } tr.ptx { display: none; background: #f6f8fa; }
tr.open > td.s::after { content: " ▾"; color: #57606a; } tr.line { cursor: pointer; }
"""
_SCRIPT = """
for (const row of document.querySelectorAll("tr.line")) row.onclick = () => {
  for (let next = row.nextElementSibling; next && next.classList.contains("ptx"); next = next.nextElementSibling)
    next.style.display = next.style.display === "table-row" ? "none" : "table-row";
};
"""


def page(profile: dict[str, Any]) -> str:
    """The page; a click on a line shows its PTX."""
    kernels = profile["kernels"]
    body = [f"<h1>Profile of {escape(', '.join(kernel['name'] for kernel in kernels) or 'nothing')}</h1>", svg(kernels, profile["gpu"])]
    for kernel in kernels:
        body.append(f"<h2>{escape(kernel['name'])}</h2><p>{escape(launches(kernel))}</p>")
        body.append('<table class="facts">' + "".join(f"<tr><td>{escape(what)}</td><td>{escape(text)}</td></tr>" for what, text in summary(kernel, profile["gpu"])) + "</table>")
        body += [f"<p>{escape(hint['text'])}</p>" for hint in kernel["hints"] if not hint["line"]]
        body += [_source(kernel, file, profile["sources"][file]) for file in dict.fromkeys(line["file"] for line in kernel["lines"])]
        body.append("<details><summary>by ncu's names</summary><table class=\"facts\">" + "".join(
            f"<tr><td>{escape(name)}</td><td>{number(round(value, 2))}</td></tr>" for name, value in kernel["metrics"].items()) + "</table></details>")
    return ('<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>minicc profile</title>'
            f"<style>{_STYLE}</style></head><body>\n" + "\n".join(body) + f"\n<script>{_SCRIPT}</script></body></html>\n")


def _cells(figures: dict[str, Any], kind: str) -> str:
    return "".join(f"<td{kind}>{escape(show(figures))}</td>" for _, show in COLUMNS) if figures else f'<td colspan="{len(COLUMNS)}"></td>'


def _source(kernel: dict[str, Any], file: str, text: str) -> str:
    """A file with its counts, from a little above the first line that is executed to a little below the last."""
    figures = {line["line"]: line["figures"] for line in kernel["lines"] if line["file"] == file}
    hints: dict[int, list[str]] = {}
    for hint in kernel["hints"]:
        if hint["file"] == file:
            hints.setdefault(hint["line"], []).append(hint["text"])
    ptx: dict[int, list[dict[str, Any]]] = {}
    for instr in kernel["ptx"]:
        if instr["source"] is not None and instr["source"][0] == file:
            ptx.setdefault(instr["source"][1], []).append(instr)
    most = max((f.get("inst_executed", 0) for f in figures.values()), default=0) or 1
    lines = text.split("\n")
    rows = [f'<h3>{escape(file)}</h3><table><tr><th>line</th><th class="s">source</th>' + "".join(f"<th>{escape(title)}</th>" for title, _ in COLUMNS) + "</tr>"]
    around = range(max(min(figures) - 3, 1), min(max(figures) + 3, len(lines)) + 1) if text else ()
    for number_ in sorted({*around, *figures}):  # '#line' makes lines beyond the end, and far apart
        found = figures.get(number_, {})
        weight = found.get("inst_executed", 0) / most
        shade = f' style="background: rgba(255, 129, 26, {weight * 0.35:.2f})"' if found else ""
        source = lines[number_ - 1] if 0 < number_ <= len(lines) else ""
        rows.append(f'<tr class="{"line" if number_ in ptx else "plain"}{"" if found else " idle"}"><td>{number_}</td><td class="s">{escape(source)}</td>{_cells(found, shade)}</tr>')
        rows += [f'<tr class="ptx"><td>{instr["line"]}</td><td class="s">    {escape(instr["text"])}</td>{_cells(instr["figures"], "")}</tr>' for instr in ptx.get(number_, [])]
        rows += [f'<tr class="hint"><td></td><td colspan="{len(COLUMNS) + 1}">{escape(hint)}</td></tr>' for hint in hints.get(number_, [])]
    return "\n".join(rows) + "</table>"
