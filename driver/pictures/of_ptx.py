"""Pictures of a function in any PTX."""

from __future__ import annotations

from ...ptx.analysis import costs
from ...ptx.analysis.flow import FlowGraph, control_flow, defs, uses
from ...ptx.model import Function, Module, Register
from ...ptx.printer import print_instruction
from ...support.demangle import demangle
from ...support.fast_dataclass import record
from ...support.text_table import count
from . import flows
from .flows import Flow, FlowBlock, Live
from .of_ir import place
from .picture import Picture, PictureNode


@record
class OfPtx:
    """A function with a body, of a verified module."""

    module: Module
    fn: Function


def title(fn: Function) -> str:
    """Return the title of a function."""
    return f"{'kernel' if fn.is_entry else 'function'} {demangle(fn.name)} (PTX)"


def names(found: FlowGraph) -> list[str]:
    """Return a unique name for each block: its first label, or its number."""
    labels = [
        block.labels[0] if block.labels else f"block {block.index}" if block.index else "entry"
        for block in found.blocks
    ]
    return [label if labels.count(label) == 1 else f"{label} (block {at})" for at, label in enumerate(labels)]


def flow(fn: Function, found: FlowGraph) -> Flow:
    """Return the blocks; their ids are their names."""
    blocks, called = {}, names(found)
    for block in found.blocks:
        lines = tuple(" ".join(print_instruction(instr).split()) for instr in block.instructions)
        first = next(
            (
                p
                for instr in block.instructions
                for p in [place(instr.source or instr.location)]
                if p is not None
            ),
            None,
        )
        last = block.terminator
        labels = (
            ("taken", "not taken")
            if last is not None and last.guard is not None and len(block.successors) == 2
            else ("",) * len(block.successors)
        )
        ways = tuple(
            (called[target.index], label) for target, label in zip(block.successors, labels, strict=True)
        )
        blocks[called[block.index]] = FlowBlock(called[block.index], lines, first, ways, block in found.exits)
    return Flow(title(fn), blocks)


def cfg(of: OfPtx) -> Picture:
    """Draw the control-flow graph."""
    return flows.cfg(flow(of.fn, control_flow(of.fn)))


def dom(of: OfPtx) -> Picture:
    """Draw the dominator tree."""
    return flows.dom(flow(of.fn, control_flow(of.fn)))


def postdom(of: OfPtx) -> Picture:
    """Draw the postdominator tree."""
    return flows.postdom(flow(of.fn, control_flow(of.fn)))


def loops(of: OfPtx) -> Picture:
    """Draw the loop nest."""
    return flows.loops(flow(of.fn, control_flow(of.fn)))


def liveness(of: OfPtx) -> Picture:
    """Draw liveness in 32-bit registers; predicates are listed and not counted."""
    result = control_flow(of.fn)
    live = result.liveness()

    def register_names(mask: int) -> tuple[str, ...]:
        return tuple(register.name for register in live.registers(mask))

    at_ends = {
        name: Live(
            register_names(live.live_in[b.index]),
            register_names(live.live_out[b.index]),
            live.pressure(b.index),
            "register",
        )
        for name, b in zip(names(result), result.blocks)
        if b.index in live.live_in
    }
    return flows.liveness(flow(of.fn, result), at_ends)


def schedule(of: OfPtx) -> Picture:
    """Draw the instructions of each block in order, with the earliest clock of each: one issues per clock,
    after the results that it reads.

    An access to memory has the latency of `ptx.analysis.costs`, other instructions a clock; all values are
    available at the start of a block.
    """
    result = control_flow(of.fn)
    drawn = flow(of.fn, result)
    nodes, whole = [], 0
    for name, block in zip(names(result), result.blocks):
        ready: dict[Register, int] = {}
        clock, end = 0, 0
        lines, tones = [name + ":"], ["plain"]
        for instr, text in zip(block.instructions, drawn.blocks[name].lines, strict=True):
            late = max(uses(instr), key=lambda register: ready.get(register, 0), default=None)
            begin = max(clock, ready.get(late, 0) if late is not None else 0)
            lines.append(
                f"{begin:5}  {text}" + (f"  // {begin - clock} clocks for {late}" if begin > clock else "")
            )
            tones.append(
                "plain"
                if begin == clock
                else "warm"
                if begin - clock < costs.ACCESS["global"] // 2
                else "hot"
            )
            end = max(end, begin + costs.clocks(instr))
            ready |= dict.fromkeys(defs(instr), begin + costs.clocks(instr))
            clock = begin + costs.ISSUE
        whole += len(block.instructions)
        nodes.append(
            PictureNode(
                name, (*lines, f"{end:5}  end"), drawn.tone(name), drawn.blocks[name].place, (*tones, "plain")
            )
        )
    return Picture(
        f"schedule of {drawn.title}: {count(whole, 'instruction')} in order", tuple(nodes), drawn.edges()
    )
