"""The steps from PTX to vectors as text, for people.

Blocks are shown in the order in which they run, by their numbers; a register whose name stood for several
values has `#2`, `#3`, … behind it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..ptx.analysis.flow import defs
from ..ptx.model import Instruction
from ..ptx.printer import print_instruction
from ..runtime.numpy_engine.emit import halves_of
from .call_inlining import InlinedBlock
from .codegen_plan import START, CodegenPlan
from .reconvergence import bits, successors
from .tracing import Place
from .values import Symbolic


def steps(plan: CodegenPlan, llvm: str) -> list[tuple[str, str]]:
    """(name, text) of each step of a kernel."""
    return [
        ("native-flat", kernel(plan)),
        ("native-divergence", divergence(plan)),
        ("native-regions", regions(plan)),
        ("native-llvm", llvm),
    ]


def kernel(plan: CodegenPlan) -> str:
    """The kernel with what it calls copied in and its registers split into webs."""
    return "\n".join(
        line
        for k in sorted(plan.trace.traced_blocks)
        for line in (_head(plan, k), *_instructions(plan.kernel.blocks[k]), "")
    )


def divergence(plan: CodegenPlan) -> str:
    """Return what each instruction writes, and where lanes part and wait.

    `scalar`: the same in all lanes of a strip. `line +s`: rises by s from lane to lane. `vector`: anything.
    `blended`: lanes that wait elsewhere keep the value that they have.
    """
    return "\n".join(line for k in sorted(plan.trace.traced_blocks) for line in (*_told(plan, k), ""))


def regions(plan: CodegenPlan) -> str:
    """The pieces between barriers, and where lies what lives across one."""
    if not plan.resume_points:
        return "one piece: no barrier\n"
    if not plan.regions:
        return f"one piece, entered anew behind barriers: not all threads agree on each\n{_kept(plan)}\n"
    lines = []
    for place, blocks in plan.regions.items():
        start = "the beginning" if place == START else f"the barrier in block {place - 1}"
        lines.append(f"from {start}: blocks {_numbers(sorted(blocks & plan.trace.traced_blocks.keys()))}")
    return "\n".join([*lines, _kept(plan), ""])


def _head(plan: CodegenPlan, k: int) -> str:
    block = plan.kernel.blocks[k]
    targets = _numbers(behind(plan, k))
    return f"block {k} of {block.frame.fn.name}: {block.end}{f' to {targets}' if targets else ''}"


def _numbers(blocks: list[int]) -> str:
    return ", ".join(map(str, blocks))


def _written(block: InlinedBlock) -> list[Instruction]:
    """The instructions of a block and the one that ends it."""
    own, last = block.code.block.instructions, block.code.block.last
    return own if last is None or (own and own[-1] is last) else [*own, last]


def _instructions(block: InlinedBlock) -> Iterator[str]:
    return (f"    {print_instruction(instr)}" for instr in _written(block))


def _told(plan: CodegenPlan, k: int) -> Iterator[str]:
    waiting = bits(plan.reconvergence.at[k] or 0)
    yield _head(plan, k) + (f"; others may wait at {_numbers(waiting)}" if waiting else "")
    for instr, said in told(plan, k):
        line = f"    {print_instruction(instr)}".replace("\t", "")
        yield f"{line:60} // {', '.join(said)}" if said else line


def told(plan: CodegenPlan, k: int) -> Iterator[tuple[Instruction, list[str]]]:
    """The instructions of a block with what is known of each register that they write, see `divergence`;
    'lanes part' with one that parts them.
    """
    block, own = plan.kernel.blocks[k], plan.trace.traced_blocks[k].results
    for instr in _written(block):
        said = [_shape(plan, k, slot, own) for slot in _slots(block, instr)]
        if instr is block.code.block.last and k in plan.reconvergence.divergent:
            said.append("lanes part")
        yield instr, said


def behind(plan: CodegenPlan, k: int) -> list[int]:
    """The blocks where control goes behind a block; a barrier's is the one behind the place where threads
    wait.
    """
    return [
        plan.kernel.blocks[t].targets[0] if plan.kernel.blocks[t].end == "resume" else t
        for t in successors(plan.kernel.blocks[k])
    ]


def _slots(block: InlinedBlock, instr: Instruction) -> Iterator[int]:
    """The registers that an instruction writes."""
    index = block.frame.fn.registers.index
    for register in defs(instr):
        for name in (register,) if register in index else halves_of(register):
            if name in index:
                yield index[name]


def _shape(plan: CodegenPlan, k: int, slot: int, own: dict[int, Any]) -> str:
    number = plan.kernel.blocks[k].frame.base + slot
    kind, value = plan.trace.kinds.get((number, 0)), own.get(slot)
    if kind is not None:
        uniform, stride = kind.uniform, kind.stride
    elif isinstance(value, Symbolic):
        uniform, stride = value.uniform, value.lane_affine.stride if value.lane_affine is not None else None
    else:
        uniform, stride = True, None
    blended = " blended" if plan.reconvergence.reads(k) >> number & 1 else ""
    return ("scalar" if uniform else "vector" if stride is None else f"line {stride:+}") + blended


def _kept(plan: CodegenPlan) -> str:
    """Return what lives across a barrier, by where it is."""
    live = 0
    for resume_point in plan.resume_points:
        live |= plan.kernel.blocks[resume_point].live
    names = {
        frame.base + slot: str(register)
        for frame in plan.kernel.frames
        for register, slot in frame.fn.registers.index.items()
    }
    groups: dict[str, list[str]] = {"once per block of threads": [], "per strip": [], "computed again": []}

    def group(place: Place) -> str:
        return (
            "once per block of threads"
            if place in plan.common
            else "per strip"
            if place in plan.frame
            else "computed again"
        )

    for place in sorted(plan.trace.kinds):
        if live >> place[0] & 1:
            groups[group(place)].append(names[place[0]])
    return "\n".join(
        (
            f"kept {where}: {', '.join(result)}"
            if where != "computed again"
            else f"computed again: {', '.join(result)}"
        )
        for where, result in groups.items()
        if result
    )
