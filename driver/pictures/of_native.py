"""Pictures of the native engine: static facts about values, and the regions between barriers. Of kernels in
any PTX.
"""

from __future__ import annotations

import math

from ...jit.codegen_plan import CodegenPlan
from ...jit.dump import annotated, following
from ...jit.engine import NATIVE
from ...ptx.printer import print_instruction
from ...runtime.engine.executable import Executable
from ...runtime.engine.program import UNWATCHED
from ...support.demangle import demangle
from ...support.fast_dataclass import record
from ...support.text_table import count
from .of_ir import place
from .picture import Edge, EdgeKind, Picture, PictureNode, hue, step

THREADS = 256
"""The threads of a block if the kernel declares none."""


@record
class OfNative:
    """A kernel of an executable."""

    executable: Executable
    kernel: str

    @property
    def block(self) -> tuple[int, int, int]:
        """The shape of blocks: the kernel's required or maximum one, or `THREADS` in a row."""
        limits = self.executable.functions[self.kernel].limits
        result = limits.get("reqntid") or limits.get("maxntid") or (THREADS,)
        x, y, z = (*result, 1, 1)[:3]
        return x, y, z

    def plan(self) -> CodegenPlan:
        """The engine's code generation plan. Raises LaunchError if the engine cannot execute the kernel."""
        return NATIVE.prepare(self.executable, UNWATCHED).plan(
            self.executable.layout(self.kernel), self.block
        )

    def title(self, what: str) -> str:
        """Return the title of a picture."""
        return (
            f"{what} of kernel {demangle(self.kernel)} (PTX), for blocks of"
            f" {count(math.prod(self.block), 'thread')}"
        )


def _edges(plan: CodegenPlan) -> tuple[Edge, ...]:
    edges = []
    for k in sorted(plan.trace.traced_blocks):
        kind: EdgeKind = "barrier" if plan.kernel.blocks[k].end == "barrier" else "flow"
        edges += [
            Edge(str(k), str(t), kind="back" if kind == "flow" and t <= k else kind)
            for t in dict.fromkeys(following(plan.kernel, k))
            if t in plan.trace.traced_blocks
        ]
    return tuple(edges)


def _name(plan: CodegenPlan, k: int) -> str:
    fn = plan.kernel.blocks[k].frame.fn.name
    return f"block {k}" + (f" of {demangle(fn)}" if fn != plan.kernel.root.fn.name else "")


def divergence(of: OfNative) -> Picture:
    """Draw every instruction with the known form of its result: uniform, lane-affine (constant stride from
    lane to lane), or varying.
    """
    plan = of.plan()
    nodes = []
    for k in sorted(plan.trace.traced_blocks):
        lines, tones, first = [f"{_name(plan, k)}:"], ["plain"], None
        for instr, notes in annotated(plan.trace, k):
            text = " ".join(print_instruction(instr).split())
            lines.append(f"{text}  // {', '.join(notes)}" if notes else text)
            tones.append(_tone(notes))
            first = first or place(instr.source or instr.location)
        waiting = plan.reconvergence.at[k] or 0
        nodes.append(
            PictureNode(
                str(k),
                tuple(lines),
                "hot" if waiting & ~plan.reconvergence.resume_points else "entry" if k == 0 else "plain",
                first,
                tuple(tones),
            )
        )
    return Picture(of.title("what lanes agree on"), tuple(nodes), _edges(plan))


def _tone(notes: list[str]) -> str:
    """Return the hottest tone of an instruction's results."""
    heats = [
        3 if note.startswith(("varying", "divergent")) else 1 if note.startswith("affine") else 0
        for note in notes
    ]
    return step(max(heats)) if heats else "plain"


def regions(of: OfNative) -> Picture:
    """Draw the blocks by the regions between barriers, each of which all threads finish before any continues;
    a block may belong to several.
    """
    plan = of.plan()
    homes: dict[int, list[int]] = {}
    for number, blocks in enumerate(plan.regions.values()):
        for k in blocks:
            homes.setdefault(k, []).append(number)
    nodes = []
    for k in sorted(plan.trace.traced_blocks):
        mine = homes.get(k, [])
        where = f"region {', '.join(map(str, mine))}" if mine else "in one piece"
        begins = (
            "; threads begin"
            if k == 0
            else (
                f"; behind the barrier in block {', '.join(map(str, came))}"
                if (
                    came := [
                        start - 1 for start in plan.resume_points if plan.kernel.blocks[start].targets[0] == k
                    ]
                )
                else ""
            )
        )
        instructions = [instr for instr, _ in annotated(plan.trace, k)]
        lines = (
            f"{_name(plan, k)}: {where}{begins}",
            *(" ".join(print_instruction(instr).split()) for instr in instructions),
        )
        first = next(
            (p for instr in instructions for p in [place(instr.source or instr.location)] if p is not None),
            None,
        )
        nodes.append(PictureNode(str(k), lines, hue(mine[0]) if mine else "plain", first))
    what = (
        count(len(plan.regions), "region")
        if plan.regions
        else "one piece"
        + ("" if not plan.resume_points else ", entered anew behind barriers: not all threads agree on each")
    )
    return Picture(of.title(what), tuple(nodes), _edges(plan))
