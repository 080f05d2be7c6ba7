"""Format a module of IR: its text, and folded each function's blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from ...ir.core import Block, Function, Module
from ...runtime import LaunchResult
from ...support.text_table import count
from ..pictures.gallery import draw, of_analysis
from ..render import Renderer


def _details(title: str, inside: str, is_open: bool = False) -> str:
    return f"<details{' open' if is_open else ''}><summary>{escape(title)}</summary>{inside}</details>"


def _code(text: str) -> str:
    return f'<pre style="line-height: 1.25">{escape(text)}</pre>'


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    def row(cells: Sequence[object], tag: str) -> str:
        return (
            "<tr>"
            + "".join(f'<{tag} style="text-align: left">{escape(str(cell))}</{tag}>' for cell in cells)
            + "</tr>"
        )

    return f"<table>{row(head, 'th') if head else ''}{''.join(row(cells, 'td') for cells in rows)}</table>"


def object_code(obj: Any) -> str:
    """Format an ObjectCode: its kernels, and folded the PTX and the IR from which it was generated."""
    compilation = obj._compilation
    rows = [
        (
            str(kernel),
            *(kernel.attributes[key] for key in ("num_regs", "shared_size_bytes", "local_size_bytes")),
        )
        for kernel in obj.kernels.values()
    ]
    parts = [f"<b>{escape(compilation.filename)}</b> for {escape(compilation.ptx_module.target[0])}"]
    parts += [
        (
            _table(("kernel", "registers live at once", "shared bytes", "local bytes"), rows)
            if rows
            else "<p>no kernels</p>"
        )
    ]
    if obj.diagnostics:
        parts.append(_code(Renderer(obj.sources).diagnostics(obj.diagnostics)))
    parts.append(_details("PTX", _code(obj.ptx)))
    if compilation.kind != "ptx":
        parts.append(_details("LLVM IR", _code(obj.ir)))
    return "\n".join(parts)


def kernel(kernel: Any) -> str:
    """Format a kernel: its declaration and its resources."""
    return f"<code>{escape(str(kernel))}</code>{_table((), kernel.attributes.items())}"


def launch_result(result: LaunchResult) -> str:
    """Format the result of a launch."""
    rows: list[tuple[str, object]] = [
        ("engine", f"{result.engine}: {result.reason}" if result.reason else result.engine),
        ("blocks of threads", f"{result.ctas:,}"), ("seconds", f"{result.seconds:.4f}"),
    ]  # fmt: skip
    if result.steps:
        rows += [
            ("instructions issued", f"{result.steps:,}"),
            ("thread-instructions", f"{result.thread_instructions:,}"),
            ("idle lanes", f"{100 * result.divergence:.1f} %"),
        ]
    if result.preemptions:
        rows.append(("threads stopped", f"{result.preemptions:,}"))
    rows += [
        (f"launched {child.kernel}", f"{count(child.result.ctas, 'block')}") for child in result.children
    ]
    said = "".join(f"warning: {warning}\n" for warning in result.warnings)
    return (
        _table((), rows)
        + (_code(said) if said else "")
        + (_details("printed", _code(result.output), True) if result.output else "")
    )


def module(module: Module) -> str:
    """Format a module of IR: its text, and folded each function's blocks."""
    shown = [
        _details(f"@{fn.name}: {count(len(fn.blocks), 'block')}", function(fn)) for fn in module.definitions
    ]
    return "\n".join([f"<b>{escape(module.name)}</b>", *shown, _details("text", _code(str(module)))])


def function(fn: Function) -> str:
    """Format a function of IR: its control-flow graph, or its text if it is a declaration."""
    return draw(fn)._repr_html_() if fn.blocks else _code(str(fn))


def block(block: Block) -> str:
    """Format a block of IR: its text."""
    return _code(str(block))


def analysis(result: Any) -> str | None:
    """Format an analysis of a function of IR as a picture; None for an analysis of something else."""
    picture = of_analysis(result)
    return draw(result)._repr_html_() if picture is not None else None
