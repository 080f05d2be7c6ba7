"""A profile as one self-contained HTML page: the roofline, each kernel's figures, and its source with its
counts.
"""

from __future__ import annotations

from html import escape
from typing import Any

from ...runtime.profile import GPUS
from .roofline import side_of_ridge, svg
from .table import COLUMNS, MEANINGS, launches, number, summary

_STYLE = """
:root { --ground: #ffffff; --raised: #f6f8fa; --text: #1f2328; --faint: #57606a; --border: #d0d7de;
  --hint: #fff8c5; --heat: 255, 129, 26; color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12161b; --raised: #1c2229; --text: #e4e8ec; --faint: #9aa6b2; --border: #36404a;
    --hint: #3d3410; --heat: 240, 136, 62; }
}
body { font: 14px/1.5 system-ui, sans-serif; margin: 1.5em auto; max-width: 110em; padding: 0 1em;
  color: var(--text); background: var(--ground); }
h1 { font-size: 22px; } h2 { font-size: 18px; margin: 0 0 4px; }
h3 { font-size: 14px; font-family: monospace; }
svg { width: min(100%, 860px); height: auto; } svg text:not([fill]) { fill: var(--text); }
svg path[stroke="#d0d7de"] { stroke: var(--border); }
.cards { display: flex; flex-wrap: wrap; gap: 12px; }
.card { border: 1px solid var(--border); border-radius: 8px; background: var(--raised); padding: 12px 16px;
  flex: 1 1 26em; }
.verdict { font-size: 20px; font-weight: 600; } .card ul { margin: 6px 0 0; padding-left: 1.2em; }
.card p { margin: 2px 0; color: var(--faint); }
table { border-collapse: collapse; width: 100%; }
td, th { padding: 1px 6px; text-align: right; font-weight: normal; white-space: nowrap; vertical-align: top; }
th { color: var(--faint); background: var(--ground); border-bottom: 1px solid var(--border);
  position: sticky; top: 0; white-space: normal; vertical-align: bottom; cursor: help; }
td.s, th.s { text-align: left; font-family: monospace; }
td.s { white-space: pre-wrap; overflow-wrap: anywhere; width: 100%; }
table.facts { width: auto; } table.facts td { text-align: left; white-space: normal; }
table.facts td:first-child { color: var(--faint); white-space: nowrap; }
tr.idle td.s { color: var(--faint); }
tr.hint td { text-align: left; white-space: normal; background: var(--hint); }
tr.ptx { display: none; background: var(--raised); }
tr.open > td.s::after { content: " ▾"; color: var(--faint); } tr.line { cursor: pointer; }
a { color: inherit; } dt { font-weight: 600; } dd { color: var(--faint); }
"""
_SCRIPT = """
for (const row of document.querySelectorAll("tr.line")) row.onclick = () => {
  let next = row.nextElementSibling;
  for (; next && next.classList.contains("ptx"); next = next.nextElementSibling)
    next.style.display = next.style.display === "table-row" ? "none" : "table-row";
};
"""


def page(profile: dict[str, Any]) -> str:
    """Return the page; a click on a line shows its PTX."""
    kernels = profile["kernels"]
    body = [
        f"<h1>Profile of {escape(', '.join(kernel['name'] for kernel in kernels) or 'nothing')}</h1>",
        '<div class="cards">'
        + "".join(_card(kernel, profile["gpu"], number_) for number_, kernel in enumerate(kernels))
        + "</div>",
        svg(kernels, profile["gpu"]),
        _legend(),
    ]
    for number_, kernel in enumerate(kernels):
        body.append(f'<h2 id="k{number_}">{escape(kernel["name"])}</h2>')
        body.append(
            '<table class="facts">'
            + "".join(
                f"<tr><td>{escape(what)}</td><td>{escape(text)}</td></tr>"
                for what, text in summary(kernel, profile["gpu"])
            )
            + "</table>"
        )
        body += [
            _source(kernel, file, profile["sources"][file], f"k{number_}")
            for file in dict.fromkeys(line["file"] for line in kernel["lines"])
        ]
        body.append(
            '<details><summary>by ncu\'s names</summary><table class="facts">'
            + "".join(
                f"<tr><td>{escape(name)}</td><td>{number(round(value, 2))}</td></tr>"
                for name, value in kernel["metrics"].items()
            )
            + "</table></details>"
        )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>minicc profile</title>'
        f"<style>{_STYLE}</style></head><body>\n"
        + "\n".join(body)
        + f"\n<script>{_SCRIPT}</script></body></html>\n"
    )


def _card(kernel: dict[str, Any], gpu: str, number_: int) -> str:
    """Return a kernel's summary: its side of the roofline's ridge, its launches, occupancy and coalescing,
    and hints.
    """
    m, fits = kernel["metrics"], kernel["occupancy"]
    verdict = (
        side_of_ridge(kernel, GPUS[gpu])
        if kernel["intensity"]["footprint"] > 0
        else "no FLOPs: it moves data only"
    )
    sectors, ideal = (
        m["memory_l2_theoretical_sectors_global"],
        m["memory_l2_theoretical_sectors_global_ideal"],
    )
    facts = [
        f"{launches(kernel)}; {fits['warps']} of {fits['most']} warps fit on {gpu}, limited by {fits['by']}",
        f"{m['smsp__thread_inst_executed_pred_on_per_inst_executed.ratio']:.1f} of 32 lanes active; "
        + (
            f"{100 * ideal / sectors:.0f} % of the sectors of global memory are needed"
            if sectors
            else "no access to global memory"
        ),
    ]
    hints = [f"<li>{_link_hint(hint, number_)}</li>" for hint in kernel["hints"]] or [
        "<li>The counts show no waste.</li>"
    ]
    return (
        f'<div class="card"><h2><a href="#k{number_}">{escape(kernel["name"])}</a></h2><div'
        f' class="verdict">{escape(verdict)}</div>'
        + "".join(f"<p>{escape(fact)}</p>" for fact in facts)
        + f"<ul>{''.join(hints)}</ul></div>"
    )


def _link_hint(hint: dict[str, Any], number_: int) -> str:
    if not hint["line"]:
        return escape(hint["text"])
    place = f"{hint['file'].rpartition('/')[2]}:{hint['line']}"
    return f'<a href="#k{number_}-{hint["line"]}">{escape(place)}</a>: {escape(hint["text"])}'


def _legend() -> str:
    """Return the legend: the meaning of each column, and of the shade."""
    rows = "".join(f"<dt>{escape(title)}</dt><dd>{escape(MEANINGS[title])}</dd>" for title, _ in COLUMNS)
    return (
        f"<details><summary>What the columns count</summary><dl>{rows}<dt>shade</dt><dd>the more warp"
        " instructions, the darker</dd></dl></details>"
    )


def _cells(figures: dict[str, Any], attribute: str) -> str:
    return (
        "".join(f"<td{attribute}>{escape(show(figures))}</td>" for _, show in COLUMNS)
        if figures
        else f'<td colspan="{len(COLUMNS)}"></td>'
    )


def _source(kernel: dict[str, Any], file: str, text: str, anchor: str) -> str:
    """Return a file with its counts, from a little above the first executed line to a little below the last;
    `anchor` is the prefix of its rows' ids.
    """
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
    rows = [
        f'<h3>{escape(file)}</h3><table><tr><th>line</th><th class="s">source</th>'
        + "".join(
            f'<th title="{escape(MEANINGS[title])}">{escape(title).replace("/", "/<wbr>")}</th>'
            for title, _ in COLUMNS
        )
        + "</tr>"
    ]
    around = range(max(min(figures) - 3, 1), min(max(figures) + 3, len(lines)) + 1) if text else ()
    for number_ in sorted({*around, *figures}):  # '#line' makes lines beyond the end, and far apart
        result = figures.get(number_, {})
        weight = result.get("inst_executed", 0) / most
        shade = f' style="background: rgba(var(--heat), {weight * 0.35:.2f})"' if result else ""
        source = lines[number_ - 1] if 0 < number_ <= len(lines) else ""
        rows.append(
            f'<tr id="{anchor}-{number_}" class="{"line" if number_ in ptx else "plain"}'
            f'{"" if result else " idle"}"><td>{number_}</td>'
            f'<td class="s">{escape(source)}</td>{_cells(result, shade)}</tr>'
        )
        rows += [
            f'<tr class="ptx"><td>{instr["line"]}</td><td class="s">   '
            f" {escape(instr['text'])}</td>{_cells(instr['figures'], '')}</tr>"
            for instr in ptx.get(number_, [])
        ]
        rows += [
            f'<tr class="hint"><td></td><td colspan="{len(COLUMNS) + 1}">{escape(hint)}</td></tr>'
            for hint in hints.get(number_, [])
        ]
    return "\n".join(rows) + "</table>"
