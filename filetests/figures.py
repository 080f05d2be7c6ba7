"""The figures of `docs/pictures.md` and the README: pictures of kernels of the suite, each drawn by one
command.
"""

from __future__ import annotations

from pathlib import Path

from ..driver.options import parse_api_options
from ..driver.pictures.command_output import render_dump
from ..driver.pipeline import Compilation
from ..support.diagnostics import UsageError
from ..support.fast_dataclass import record

_KERNELS = Path(__file__).parent / "suite" / "kernels"


@record(frozen=True)
class KernelFigure:
    """A dump of a kernel of the suite (its folder and name), compiled with these options; and its caption."""

    kernel: str
    dump: str
    says: str
    options: tuple[str, ...] = ()

    @property
    def command(self) -> str:
        """The command that draws it, at the root of the repository."""
        return " ".join(
            ["minicc", f"filetests/suite/kernels/{self.kernel}.cu", *self.options, f"--dump={self.dump}"]
        )


_PLAIN = ("-passes=mem2reg,simplify,simplifycfg",)
"""Simplified SSA form, before any optimisation."""

FIGURES = {
    "cfg": KernelFigure(
        "control/break_and_continue",
        "cfg",
        "A loop that `continue` and `break` leave early: every block with its instructions, back edges"
        " dashed.",
        _PLAIN,
    ),
    "dom": KernelFigure(
        "control/break_and_continue",
        "dom",
        "Its dominator tree: every path from the entry to a block passes those above it. Frontiers are where"
        " phis go.",
        _PLAIN,
    ),
    "postdom": KernelFigure(
        "control/break_and_continue",
        "postdom",
        "Its postdominator tree: threads that diverge in a block reconverge at its parent.",
        _PLAIN,
    ),
    "loops": KernelFigure(
        "control/nested_loops",
        "loops",
        "Two nested loops: headers, latches, exits. Inner loops are darker and have a heavier border.",
        _PLAIN,
    ),
    "irreducible": KernelFigure(
        "control/irreducible",
        "loops",
        "A cycle with two heads is no natural loop; the title counts the edges that make it so.",
        _PLAIN,
    ),
    "ssa": KernelFigure("floating/saxpy", "ssa", "Values and their uses: from the arguments to the store."),
    "liveness": KernelFigure(
        "control/nested_loops", "liveness", "What is live into and out of each block.", _PLAIN
    ),
    "divergence": KernelFigure(
        "shared/reduce",
        "divergence",
        "A tree of sums in shared memory: D is what threads of a warp differ in, G what the whole grid agrees"
        " on; where only some lanes come, the block is marked.",
    ),
    "interference": KernelFigure(
        "control/nested_loops",
        "interference",
        "Values that live together, with the registers that they get; dashed lines are copies.",
    ),
    "allocation": KernelFigure(
        "floating/saxpy", "allocation", "Registers, and the value in each after each instruction."
    ),
    "schedule": KernelFigure(
        "floating/saxpy",
        "schedule",
        "The PTX with the clock at which each instruction can begin: memory is what it waits for.",
    ),
    "regions": KernelFigure(
        "shared/reduce",
        "regions",
        "The pieces between barriers, which the native engine runs one after the other for all threads.",
    ),
}


def draw_figure(name: str) -> str:
    """Draw a figure as SVG. Raises UsageError for an unknown name."""
    if name not in FIGURES:
        raise UsageError(f"no figure '{name}' (there are: {', '.join(FIGURES)})")
    figure = FIGURES[name]
    path = _KERNELS / f"{figure.kernel}.cu"
    compilation = Compilation(
        path.read_text(encoding="utf-8"), path.name, parse_api_options([*figure.options, "-lineinfo"])
    )
    return render_dump(figure.dump, compilation, (), "svg")
