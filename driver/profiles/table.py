"""A profile as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...runtime.profile import GPUS
from ...runtime.profile.metrics import Number, ratio
from .roofline import bound

_WIDTH = 60

Figures = dict[str, Number]


def number(value: Number) -> str:
    """Format whole numbers with thousands separators, others with two decimals."""
    return f"{int(value):,}" if value == int(value) else f"{value:,.2f}"


def format_per_request(figures: Figures, what: str, requests: str) -> str:
    """Return '4' or '4.00 (ideal 1.00)', a figure per request; '' if there is none."""
    if not figures.get(requests):
        return ""
    value, ideal = (ratio(figures.get(name, 0), figures[requests]) for name in (what, f"{what}_ideal"))
    return number(round(value, 2)) + (f" ({number(round(ideal, 2))})" if value != ideal else "")


COLUMNS: tuple[tuple[str, Callable[[Figures], str]], ...] = (
    ("warp instr", lambda f: number(f.get("inst_executed", 0))),
    ("thread instr", lambda f: number(f.get("thread_inst_executed", 0))),
    ("lanes", lambda f: f"{ratio(f.get('thread_inst_executed_true', 0), f.get('inst_executed', 0)):.1f}"),
    (
        "divergent",
        lambda f: (
            f"{number(f.get('divergent_branch_targets', 0))}/{number(f['branch_inst_executed'])}"
            if "branch_inst_executed" in f
            else ""
        ),
    ),
    (
        "sectors/request",
        lambda f: format_per_request(f, "memory_l2_theoretical_sectors_global", "memory_requests_global"),
    ),
    (
        "bank passes/request",
        lambda f: format_per_request(f, "memory_l1_wavefronts_shared", "memory_requests_shared"),
    ),
    (
        "lanes/address",
        lambda f: f"{ratio(f['atomic_lanes'], f['atomic_addresses']):.3g}" if "atomic_addresses" in f else "",
    ),
    ("FLOPs", lambda f: number(f["flops"]) if "flops" in f else ""),
)
"""The columns of a line: title, and a function that formats its figures. Brackets hold the least possible
value.
"""
MEANINGS = {
    "warp instr": "instructions that warps execute (inst_executed)",
    "thread instr": (
        "instructions that threads execute; predicated-off threads are counted (thread_inst_executed)"
    ),
    "lanes": "threads per warp instruction whose predicate is true, of 32",
    "divergent": "branches at which a warp diverged / all branches",
    "sectors/request": "sectors of 32 bytes per request to global memory, in brackets the fewest possible",
    "bank passes/request": (
        "passes over shared memory per request, in brackets the fewest possible: more are bank conflicts"
    ),
    "lanes/address": "threads per address of an atomic operation: the contention",
    "FLOPs": "floating-point operations; a fused multiply-add counts as two",
}
"""The meaning of each column, for the legend and the tooltips."""


def table(profile: dict[str, Any], ptx: bool = False) -> str:
    """Return the whole profile, by lines of the source or of the PTX."""
    return (
        "\n".join(_kernel(kernel, profile, ptx) for kernel in profile["kernels"])
        if profile["kernels"]
        else "no kernel was launched\n"
    )


def launches(kernel: dict[str, Any]) -> str:
    """Return the launches of a kernel as text."""
    shapes: dict[str, int] = {}
    for launch in kernel["launches"]:
        text = (
            f"<<<{_shape(launch['grid'])},"
            f" {_shape(launch['block'])}{', ' + str(launch['shared']) if launch['shared'] else ''}>>>"
        )
        shapes[text] = shapes.get(text, 0) + 1
    return ", ".join(text + (f" {count} times" if count > 1 else "") for text, count in shapes.items())


def _shape(sizes: list[int]) -> str:
    shown = [str(size) for size in sizes]
    while len(shown) > 1 and shown[-1] == "1":
        shown.pop()
    return shown[0] if len(shown) == 1 else f"({','.join(shown)})"


def summary(kernel: dict[str, Any], gpu: str) -> list[tuple[str, str]]:
    """Return the figures of a kernel as a whole: (name, value)."""
    m, fits = kernel["metrics"], kernel["occupancy"]
    uniform = (
        f"{m['smsp__sass_average_branch_targets_threads_uniform.pct']:.1f} % of"
        f" {number(m['smsp__sass_branch_targets.sum'])} branches of warps are uniform"
    )
    rows = [
        ("launches", launches(kernel) + (", one of which a fault ended" if kernel["faulted"] else "")),
        (
            "instructions",
            (
                f"{number(m['smsp__inst_executed.sum'])} of warps,"
                f" {number(m['smsp__thread_inst_executed.sum'])} of threads"
            ),
        ),
        (
            "lanes active",
            (
                f"{m['smsp__thread_inst_executed_per_inst_executed.ratio']:.2f} an instruction, "
                f"{m['smsp__thread_inst_executed_pred_on_per_inst_executed.ratio']:.2f} with a true predicate"
            ),
        ),
        ("branch efficiency", uniform if m["smsp__sass_branch_targets.sum"] else "no conditional branch"),
        (
            "global sectors",
            (
                f"{number(m['memory_l2_theoretical_sectors_global'])} of 32 bytes,"
                f" {number(m['memory_l2_theoretical_sectors_global_ideal'])} would suffice"
            ),
        ),
        (
            "bank conflicts",
            (
                f"{number(m['l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum'])} in "
                f"{number(m['l1tex__data_pipe_lsu_wavefronts_mem_shared.sum'])} passes over shared memory"
            ),
        ),
    ]
    for space, kinds in kernel["bytes"].items():
        rows.append(
            (
                f"{space} bytes",
                ", ".join(f"{number(count)} {_KINDS[kind]}" for kind, count in kinds.items() if count),
            )
        )
    rows.append(
        (
            "footprint",
            (
                f"{number(kernel['footprint']['read'])} bytes of global memory read,"
                f" {number(kernel['footprint']['written'])} written"
            ),
        )
    )
    if kernel["flops"]:
        rows.append(
            ("FLOPs", ", ".join(f"{number(count)} {type_}" for type_, count in kernel["flops"].items()))
        )
        rows.append(
            (
                "intensity",
                (
                    f"{kernel['intensity']['footprint']:.3g} FLOPs a byte of the footprint,"
                    f" {kernel['intensity']['sectors']:.3g} a byte of all sectors; {bound(kernel, gpu)}"
                ),
            )
        )
    if kernel["special"]:
        rows.append(
            (
                "special",
                ", ".join(f"{number(count)} {type_}" for type_, count in kernel["special"].items())
                + " (division, roots, …), which are no FLOPs",
            )
        )
    rows.append(
        (
            "occupancy",
            (
                f"{fits['warps']} of {fits['most']} warps on {gpu} ({100 * fits['warps'] / fits['most']:.0f}"
                f" %), {fits['blocks']} blocks, limited by {fits['by']}; {kernel['registers']} registers"
                f" ({kernel['registers_from']})"
            ),
        )
    )
    return rows


_KINDS = {"load": "loaded", "store": "stored", "atomic": "in atomics"}


def _kernel(kernel: dict[str, Any], profile: dict[str, Any], ptx: bool) -> str:
    assert profile["gpu"] in GPUS
    lines = [f"kernel {kernel['name']}"]
    lines += [f"  {what:<18} {text}" for what, text in summary(kernel, profile["gpu"])]
    result = (
        kernel["ptx"]
        if ptx
        else [{**line, "text": _text(profile["sources"], line)} for line in kernel["lines"]]
    )
    rows = [
        [_place(line), *(show(line["figures"]) for _, show in COLUMNS), line["text"][:_WIDTH]]
        for line in result
    ]
    lines += [
        "",
        *align_columns([["line", *(title for title, _ in COLUMNS), "PTX" if ptx else "source"], *rows]),
    ]
    if kernel["hints"]:
        lines += ["", "  what the counts prove:"]
        for hint in kernel["hints"]:
            location = f"{hint['file'].rpartition('/')[2]}:{hint['line']}: " if hint["line"] else ""
            lines.append(f"    {location}{hint['text']}")
    return "\n".join(lines) + "\n"


def _text(sources: dict[str, str], line: dict[str, Any]) -> str:
    source = sources.get(line["file"], "").split("\n")
    return " ".join(source[line["line"] - 1].split()) if 0 < line["line"] <= len(source) else ""


def _place(line: dict[str, Any]) -> str:
    """Return a line of the source by its file; a line of the PTX, followed by its source line."""
    if "file" in line:
        return f"{line['file'].rpartition('/')[2]}:{line['line']}"
    return f"{line['line']}" + (
        f" ({line['source'][0].rpartition('/')[2]}:{line['source'][1]})" if line["source"] else ""
    )


def align_columns(rows: list[list[str]], left: int = 1) -> list[str]:
    """Align columns: the first `left` and the last to the left, the others to the right; empty columns are
    omitted.
    """
    used = [i for i in range(len(rows[0])) if any(row[i] for row in rows[1:])]
    widths = {i: max(len(row[i]) for row in rows) for i in used}
    last = len(rows[0]) - 1
    return [
        "  "
        + "  ".join(
            row[i].ljust(widths[i]) if i < left or i == last else row[i].rjust(widths[i]) for i in used
        ).rstrip()
        for row in rows
    ]
