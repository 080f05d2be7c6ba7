"""The results of the pipeline's stages as text, for people.

Blocks have their numbers in the order of execution. A register whose name stood for several values has `#2`,
`#3`, … behind it (`ptx/analysis/webs.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..ptx.analysis.flow import defs
from ..ptx.model import Instruction
from ..ptx.printer import print_instruction
from ..runtime.numpy_engine.emit import halves_of
from .call_inlining import InlinedBlock, InlinedKernel
from .codegen_plan import START, CodegenPlan
from .reconvergence import bits, successors
from .tracing import BlockTrace, Place
from .values import Symbolic


def blocks(kernel: InlinedKernel) -> str:
    """Return the instructions of all blocks of a kernel."""
    lines: list[str] = []
    for k, block in enumerate(kernel.blocks):
        if block.end != "resume":
            instructions = (f"    {print_instruction(instr)}" for instr in _written(block))
            lines += [_head(kernel, k), *instructions, ""]
    return "\n".join(lines)


def divergence(trace: BlockTrace) -> str:
    """Return all instructions with the shapes of their results (`annotated`), and by block where other lanes
    may wait meanwhile.
    """
    lines: list[str] = []
    for k in sorted(trace.traced_blocks):
        waiting = bits(trace.reconvergence.at[k] or 0)
        lines.append(
            _head(trace.kernel, k) + (f"; others may wait at {_numbers(waiting)}" if waiting else "")
        )
        for instr, notes in annotated(trace, k):
            line = f"    {print_instruction(instr)}".replace("\t", "")
            lines.append(f"{line:60} // {', '.join(notes)}" if notes else line)
        lines.append("")
    return "\n".join(lines)


def annotated(trace: BlockTrace, k: int) -> Iterator[tuple[Instruction, list[str]]]:
    """Yield the instructions of a block with the shape of each register that they write, and 'divergent' with
    a branch whose lanes may go several ways.

    `uniform`: the same in all lanes of a gang. `affine +s`: rises by s from lane to lane. `varying`: any
    value in each lane. `blended`: lanes that wait elsewhere keep their old value.
    """
    block, results = trace.kernel.blocks[k], trace.traced_blocks[k].results
    for instr in _written(block):
        notes = [_shape(trace, k, slot, results) for slot in _slots(block, instr)]
        if instr is block.code.block.last and k in trace.reconvergence.divergent:
            notes.append("divergent")
        yield instr, notes


def regions(plan: CodegenPlan) -> str:
    """Return the regions between barriers."""
    if not plan.resume_points:
        return "one region: no barrier\n"
    if not plan.regions:
        return "not split: a barrier may not be reached by all threads of a CTA together\n"
    lines = []
    for entry, members in plan.regions.items():
        reached = _numbers(sorted(members & plan.trace.traced_blocks.keys()))
        lines.append(f"region {_entry(entry)}: blocks {reached}")
    return "\n".join([*lines, ""])


def versions(plan: CodegenPlan) -> str:
    """Return the versions of each region, and the accesses and branches that hoisted checks cover."""
    lines = []
    for entry in plan.regions or [None]:
        names = [version or "checked" for version in plan.versions(entry)]
        where = "the kernel" if entry is None else f"region {_entry(entry)}"
        lines.append(f"{where}: {', '.join(names)}{'; a copy for each gang' if plan.unrolled else ''}")
        check = plan.hoisted_checks.get(entry) if entry is not None else None
        if check is not None:
            sites, branches = len(check.sites), len(check.branches)
            scope = "several CTAs" if check.covers_several_ctas else "one CTA"
            lines.append(f"    checked once for {scope}: {sites} accesses, {branches} branches")
    return "\n".join([*lines, ""])


def contexts(plan: CodegenPlan) -> str:
    """Return where the registers lie that live across a barrier."""
    names = {
        frame.base + slot: str(register)
        for frame in plan.kernel.frames
        for register, slot in frame.fn.registers.index.items()
    }
    groups: dict[str, list[str]] = {"saved once per CTA": [], "saved per gang": [], "recomputed": []}
    for place, _ in plan.live_across_barriers():
        groups[_storage(plan, place)].append(names[place[0]])
    return "".join(f"{storage}: {', '.join(found)}\n" for storage, found in groups.items() if found)


def _storage(plan: CodegenPlan, place: Place) -> str:
    if place in plan.common:
        return "saved once per CTA"
    return "saved per gang" if place in plan.frame else "recomputed"


def _entry(entry: int) -> str:
    return "from the beginning" if entry == START else f"behind the barrier of block {entry - 1}"


def _head(kernel: InlinedKernel, k: int) -> str:
    block = kernel.blocks[k]
    targets = _numbers(following(kernel, k))
    return f"block {k} of {block.frame.fn.name}: {block.end}{f' to {targets}' if targets else ''}"


def _numbers(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def following(kernel: InlinedKernel, k: int) -> list[int]:
    """Return the blocks where control goes after block k; after a barrier, the one where threads resume."""
    return [
        kernel.blocks[t].targets[0] if kernel.blocks[t].end == "resume" else t
        for t in successors(kernel.blocks[k])
    ]


def _written(block: InlinedBlock) -> list[Instruction]:
    """Return the instructions of a block, including the one that ends it."""
    own, last = block.code.block.instructions, block.code.block.last
    return own if last is None or (own and own[-1] is last) else [*own, last]


def _slots(block: InlinedBlock, instr: Instruction) -> Iterator[int]:
    """Yield the slots of the registers that an instruction writes."""
    index = block.frame.fn.registers.index
    for register in defs(instr):
        for name in (register,) if register in index else halves_of(register):
            if name in index:
                yield index[name]


def _shape(trace: BlockTrace, k: int, slot: int, results: dict[int, Any]) -> str:
    number = trace.kernel.blocks[k].frame.base + slot
    kind, value = trace.kinds.get((number, 0)), results.get(slot)
    if kind is not None:
        uniform, stride = kind.uniform, kind.stride
    elif isinstance(value, Symbolic):
        uniform, stride = value.uniform, value.lane_affine.stride if value.lane_affine is not None else None
    else:
        uniform, stride = True, None
    blended = " blended" if trace.reconvergence.reads(k) >> number & 1 else ""
    return ("uniform" if uniform else "varying" if stride is None else f"affine {stride:+}") + blended
