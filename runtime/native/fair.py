"""Kernels whose threads wait for each other without a barrier: they go to the engine that gives everybody a turn, but for launches of one thread.

A loop waits if what decides its end is read, in the loop, from a place that does not change from round to round, or by an atomic
operation. A loop around `atom.cas` that tries again with what it has read makes progress by itself, and one with a barrier in it
waits for the block, which comes. Searching an array, or following a list, is no waiting: the place changes. Nor is a loop that stores
something each round, unless it reads with `.volatile`, `.relaxed` or `.acquire`, and what is read from a thread's own memory is its own doing.
"""

from __future__ import annotations

from ...ptx.flow import defs, uses
from ...ptx.model import Instruction, Register
from ...ptx.webs import plain
from ...support.graphs import components
from .flat import Flat, FlatBlock
from .values import Untraceable
from .waiting import successors

_OWN = {"local", "param", "const", "nc"}
"""What no other thread writes."""

Name = tuple[int, Register]
"""A register of a frame."""


def refuse_waiting(flat: Flat) -> None:
    """Raise Untraceable where a loop waits for other threads."""
    graph = {k: successors(block) for k, block in enumerate(flat.blocks)}
    _refuse(flat, graph, set(graph))


def _refuse(flat: Flat, graph: dict[int, list[int]], among: set[int]) -> None:
    for group in components(graph, sorted(among), lambda k: k in among):
        members = set(group)
        if len(group) == 1 and group[0] not in graph[group[0]]:
            continue
        if not any(flat.blocks[k].end == "barrier" for k in members):
            found = _waits(flat, graph, members)
            if found is not None:
                raise Untraceable(f"the loop around '{plain(str(found))}' ({found.location}) may wait for other threads")
        # Loops inside, without the header.
        header = min(members)
        _refuse(flat, graph, members - {header})


def _waits(flat: Flat, graph: dict[int, list[int]], members: set[int]) -> Instruction | None:
    """The access that decides when the loop ends, if it may be another thread's doing."""
    writers: dict[Name, list[tuple[FlatBlock, Instruction]]] = {}
    for k in members:
        block = flat.blocks[k]
        if block.end == "wait":
            continue
        for instr in block.code.block.instructions:
            for register in defs(instr):
                writers.setdefault((id(block.frame), register), []).append((block, instr))
    works = any(instr.variant is not None and {"write"} <= instr.variant.form.effects and "atomic" not in instr.variant.form.effects
                for k in members for instr in flat.blocks[k].code.block.instructions)
    for k in sorted(members):
        block = flat.blocks[k]
        guard = block.code.block.guard
        if guard is None or (all(target in members for target in graph[k]) and block.end not in ("exit", "return")):
            continue
        found = _depends((id(block.frame), guard), writers, works)
        if found is not None:
            return found
    return None


def _depends(name: Name, writers: dict[Name, list[tuple[FlatBlock, Instruction]]], works: bool) -> Instruction | None:
    """The access that a register depends on within the loop; `works` says that the loop stores something."""
    seen, work = {name}, [name]
    while work:
        for block, instr in writers.get(work.pop(), ()):
            assert instr.variant is not None
            effects = instr.variant.form.effects
            if "atomic" in effects and not _tries_again(block, instr, writers):
                return instr
            if "write" in effects and "atomic" not in effects:  # what an object said when it was changed
                return instr
            plain = works or _OWN & set(instr.modifiers) or _moves(block, instr, writers)
            if "read" in effects and "atomic" not in effects and ("volatile" in effects or not plain):
                return instr
            for register in uses(instr):
                if (id(block.frame), register) not in seen:
                    seen.add((id(block.frame), register))
                    work.append((id(block.frame), register))
    return None


def _moves(block: FlatBlock, instr: Instruction, writers: dict[Name, list[tuple[FlatBlock, Instruction]]]) -> bool:
    """Whether a load's address changes in the loop, or is one of a parameter."""
    registers = [register for register in uses(instr) if register != instr.guard]
    if not registers:
        return "param" in instr.modifiers
    return any((id(block.frame), register) in writers for register in registers)


def _tries_again(block: FlatBlock, instr: Instruction, writers: dict[Name, list[tuple[FlatBlock, Instruction]]]) -> bool:
    """Whether an atomic operation compares with what the loop has read."""
    if "cas" not in instr.modifiers:
        return False
    compared = instr.operands[2]
    return isinstance(compared, Register) and _reads(block, compared, writers)


def _reads(block: FlatBlock, register: Register, writers: dict[Name, list[tuple[FlatBlock, Instruction]]]) -> bool:
    seen, work = {register}, [register]
    while work:
        for owner, instr in writers.get((id(block.frame), work.pop()), ()):
            assert instr.variant is not None and owner is not None
            if "read" in instr.variant.form.effects:
                return True
            for other in uses(instr):
                if other not in seen:
                    seen.add(other)
                    work.append(other)
    return False
