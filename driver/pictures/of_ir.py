"""Pictures of a function in IR."""

from __future__ import annotations

from ...ir.core import Argument, Block, Function, Instr, Int, Value
from ...ir.printer import name_values, print_blocks
from ...passes.analysis.analyses import Analyses
from ...passes.analysis.divergence import Divergence, Level
from ...passes.analysis.liveness import Liveness
from ...support.demangle import demangle
from ...support.diagnostics import Location
from ...support.fast_dataclass import record
from . import flows
from .flows import Flow, FlowBlock, Live, Uniformity
from .picture import Edge, Picture, PictureNode


@record
class OfIR:
    """A function with a body, and its cached analyses."""

    fn: Function
    analyses: Analyses


def title(fn: Function) -> str:
    """Return the title of a function."""
    return f"{'kernel' if fn.is_kernel else 'function'} {demangle(fn.name)}"


def place(location: Location) -> Location | None:
    """Return a location, or None for an unknown one."""
    return location if location.line else None


def flow(fn: Function) -> Flow:
    """Return the blocks; their ids are their names in the IR's text."""
    names = name_values(fn)
    blocks = {}
    for block, lines in print_blocks(fn).items():
        term = block.terminator
        first = next((result for instr, _ in lines if (result := place(instr.location)) is not None), None)
        texts = tuple(text for _, text in lines)
        blocks[names[block]] = FlowBlock(
            names[block],
            texts,
            first,
            tuple((names[t], label) for t, label in _ways(block)),
            term is None or not term.blocks,
        )
    return Flow(title(fn), blocks)


def _ways(block: Block) -> list[tuple[Block, str]]:
    """Return the successors of a block with the conditions."""
    term = block.terminator
    if term is None:
        return []
    if term.op == "switch":
        cases = [str(o.signed) for o in term.operands[1:] if isinstance(o, Int)]
        result: dict[Block, list[str]] = {}
        for target, label in zip(term.blocks, ["default", *cases], strict=True):
            result.setdefault(target, []).append(label)
        return [(target, ", ".join(labels)) for target, labels in result.items()]
    if len(term.blocks) == 2:
        return [(term.blocks[0], "true"), (term.blocks[1], "false")]
    return [(target, "") for target in term.blocks]


def cfg(of: OfIR) -> Picture:
    """Draw the control-flow graph."""
    return flows.cfg(flow(of.fn))


def dom(of: OfIR) -> Picture:
    """Draw the dominator tree."""
    return flows.dom(flow(of.fn))


def postdom(of: OfIR) -> Picture:
    """Draw the postdominator tree."""
    return flows.postdom(flow(of.fn))


def loops(of: OfIR) -> Picture:
    """Draw the loop nest."""
    return flows.loops(flow(of.fn))


def liveness(of: OfIR) -> Picture:
    """Draw the live values of each block."""
    names = name_values(of.fn)
    result: Liveness = of.analyses.get("liveness", of.fn)
    reached = of.analyses.get("cfg", of.fn).position
    live = {
        names[b]: Live(tuple(f"%{names[v]}" for v in result.live_in(b)),
            tuple(f"%{names[v]}" for v in result.live_out(b)), result.pressure(b), "value")
        for b in of.fn.blocks if b in reached
    }  # fmt: skip
    return flows.liveness(flow(of.fn), live)


WORDS = {
    Level.GRID: "grid-uniform",
    Level.CTA: "block-uniform",
    Level.WARP: "warp-uniform",
    Level.DIVERGENT: "divergent",
}
_STEPS = {level: number for number, level in enumerate(WORDS)}


def divergence(of: OfIR) -> Picture:
    """Draw the uniformity of each value."""
    names = name_values(of.fn)
    result: Divergence = of.analyses.get("divergence", of.fn)
    reached = of.analyses.get("cfg", of.fn).position

    def level(instr: Instr) -> int | None:
        if instr.info.is_terminator:
            return _STEPS[result.level(instr)] if len(set(instr.blocks)) > 1 else None
        return None if instr.type.is_void else _STEPS[result.level(instr)]

    agreed = {
        names[b]: Uniformity(_STEPS[result.block_level(b)], tuple(map(level, b.instrs)))
        for b in of.fn.blocks
        if b in reached
    }
    return flows.divergence(flow(of.fn), agreed, list(WORDS.values()))


def ssa(of: OfIR) -> Picture:
    """Draw the def-use graph: arguments, instructions; edges into phis name the block."""
    fn = of.fn
    names = name_values(fn)
    nodes = [PictureNode(f"%{names[arg]}", (f"{arg.type} %{names[arg]}",), "entry") for arg in fn.args]
    ids: dict[Value, str] = {arg: f"%{names[arg]}" for arg in fn.args}
    texts = print_blocks(fn)
    for block in texts:
        for at, (instr, text) in enumerate(texts[block]):
            ids[instr] = f"%{names[instr]}" if instr in names else f"{names[block]}.{at}"
            tone = (
                "exit"
                if instr.info.is_terminator
                else (
                    "hue1"
                    if instr.op == "phi"
                    else "hue2"
                    if instr.info.may_write
                    else "hue3"
                    if instr.info.may_read
                    else "plain"
                )
            )
            nodes.append(PictureNode(ids[instr], (text, f"in {names[block]}"), tone, place(instr.location)))
    edges = []
    for instr in fn.instrs():
        for at, operand in enumerate(instr.operands):
            if isinstance(operand, Argument | Instr):
                edges.append(
                    Edge(
                        ids[operand],
                        ids[instr],
                        f"from {names[instr.blocks[at]]}" if instr.op == "phi" else "",
                        "data",
                    )
                )
    return Picture(f"values of {title(fn)}", tuple(nodes), tuple(edges))
