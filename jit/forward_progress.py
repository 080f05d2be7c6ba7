"""Loops in which a thread may wait for another one, found before a launch: machine code runs gangs one after
the other, so it may spin there for good.

`may_wait` is sound: a loop cannot wait for other threads unless what decides its end depends, within the
loop, on something that they can change (memory other than the thread's own, an atomic operation, the heap,
which lanes run together). Dependence goes through registers, guards, branches inside the loop, local
variables at constant addresses, and arguments and results of calls. Local memory whose address is taken, and
what passes through calls, are one cell each.

`waits_openly` is a guess for what to try first: the value that decides is read from a place that does not
change from round to round, or by an atomic operation. A loop around `atom.cas` that compares with what it has
read makes progress by itself. Searching an array, or following a list, is no waiting: the place changes. Nor
is a loop that stores something each round, unless it reads with `.volatile`, `.relaxed` or `.acquire`.

What happens where a launch spins, `handover` says.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from functools import cached_property

from ..ptx.analysis.flow import defs, uses
from ..ptx.model import Address, Instruction, Register, SymbolAddress
from ..ptx.ptxtypes import VECTOR_SIZES, size_of
from ..runtime.memory.layout import local_variables
from ..support.graphs import components
from .call_inlining import InlinedBlock, InlinedCall, InlinedKernel
from .reconvergence import successors

_GRANULE = 4
"""Bytes of a cell of local memory."""
_MANY = 200
"""Blocks of a loop in which all branches count as deciding, instead of those that a block depends on."""

Cell = tuple[int, object]
"""A holder of a value: a register of a frame, bytes of a frame's local variable, or one of `_ARGUMENTS` and
`_LOCAL`.
"""
_ARGUMENTS: Cell = -1, "arguments"
_LOCAL: Cell = -1, "local"


class WaitKind(IntEnum):
    """Kinds of waiting between threads of a kernel: `NEVER` is proved, `OPENLY` is likely."""

    NEVER = 0
    MAYBE = 1
    OPENLY = 2


def wait_kind_of(kernel: InlinedKernel) -> WaitKind:
    """Return whether threads of a kernel may wait for each other outside of barriers."""
    result = WaitKind.NEVER
    for loop in _loops(kernel):
        if loop.may_wait():
            result = WaitKind.MAYBE
            if not loop.has_barrier and loop.waits_openly():
                return WaitKind.OPENLY
    return result


def _loops(kernel: InlinedKernel) -> Iterator[_Loop]:
    """All cycles: components, and those that are left of each without its first block."""
    graph = {k: successors(block) for k, block in enumerate(kernel.blocks)}
    work = [set(graph)]
    while work:
        among = work.pop()
        for group in components(graph, sorted(among), lambda k, among=among: k in among):  # type: ignore[misc]
            members = set(group)
            if len(group) > 1 or group[0] in graph[group[0]]:
                yield _Loop(kernel, graph, members)
                work.append(members - {min(members)})


class _Loop:
    """The blocks of a cycle, and what they write."""

    def __init__(self, kernel: InlinedKernel, graph: dict[int, list[int]], members: set[int]) -> None:
        self.kernel, self._graph, self._members = kernel, graph, sorted(members)
        self._inside = members
        self._code = [
            (k, kernel.blocks[k], instr)
            for k in self._members
            if kernel.blocks[k].end != "resume"
            for instr in _instructions(kernel.blocks[k])
        ]

    @property
    def has_barrier(self) -> bool:
        """Return whether threads meet in the loop: a gang does not stay in it."""
        return any(self.kernel.blocks[k].end == "barrier" for k in self._members)

    # -- sound

    def may_wait(self) -> bool:
        """Return whether what other threads do may have a part in when the loop ends."""
        if not any(_is_foreign(instr) for _, _, instr in self._code) and not any(
            self.kernel.blocks[k].end == "runtime_call" for k in self._members
        ):
            return False
        if any(self.kernel.blocks[k].end in ("cycle_return", "return_point") for k in self._members):
            return True
        seen: set[Cell] = set()
        work: list[Cell] = []
        has_branches = False

        def need(cells: list[Cell]) -> None:
            fresh = [cell for cell in cells if cell not in seen]
            seen.update(fresh)
            work.extend(fresh)

        for k in self._members:
            if self._leaves(k):
                need(self._deciding(k))
        while work:
            for k, block, instr in self._written.get(work.pop(), ()):
                if _is_foreign(instr) or (block.end == "runtime_call" and instr is block.code.block.last):
                    return True
                need(self._read(block, instr))
                if not has_branches and not self._is_always_run(k):
                    has_branches = True
                    for other in self._members:
                        need(self._deciding(other) if len(self._graph[other]) > 1 else [])
        return False

    def _leaves(self, k: int) -> bool:
        block = self.kernel.blocks[k]
        return any(target not in self._inside for target in self._graph[k]) or block.end in (
            "exit",
            "return",
            "trap",
        )

    def _deciding(self, k: int) -> list[Cell]:
        """Return what decides where lanes of a block go."""
        block = self.kernel.blocks[k]
        last, guard = block.code.block.last, block.code.block.guard
        registers = [guard] if guard is not None else []
        if last is not None and block.end in ("branch", "switch", "indirect_call", "exit", "return", "trap"):
            registers += uses(last)
        return [(id(block.frame), register) for register in registers]

    def _is_always_run(self, k: int) -> bool:
        """Return whether every round of the loop runs a block."""
        if len(self._members) > _MANY:
            return False
        rest = self._inside - {k}
        return not any(
            len(group) > 1 or group[0] in self._graph[group[0]]
            for group in components(self._graph, sorted(rest), lambda n: n in rest)
        )

    @cached_property
    def _escapes(self) -> bool:
        """Return whether a variable in local memory is used other than at a constant address, anywhere in the
        kernel.
        """
        for name, frame in {frame.fn.name: frame for frame in self.kernel.frames}.items():
            declared = local_variables(self.kernel.executable.functions[name])
            local = {key for key, variable in declared.items() if variable.space == "local"}
            if any(_takes_local_address(local, instr) for instr in frame.fn.sites):
                return True
        return False

    @cached_property
    def _written(self) -> dict[Cell, list[tuple[int, InlinedBlock, Instruction]]]:
        """The instructions of the loop that write to each cell."""
        result: dict[Cell, list[tuple[int, InlinedBlock, Instruction]]] = {}
        results = {
            (id(frame), frame.fn.registers.order[slot])
            for frame in self.kernel.frames
            for slot in frame.fn.returns
            if frame.parent is not None
        }
        for k, block, instr in self._code:
            cells: list[Cell] = [(id(block.frame), register) for register in defs(instr)]
            assert instr.variant is not None
            if any(cell in results for cell in cells) or (
                instr is block.code.block.last and block.end in ("call", "indirect_call", "runtime_call")
            ):
                cells.append(_ARGUMENTS)
            if "write" in instr.variant.form.effects:
                space = instr.slot("space")
                if space.startswith("param"):
                    cells.append(_ARGUMENTS)
                elif space in ("local", "") and self._escapes:
                    cells.append(_LOCAL)
                elif space == "local":
                    cells += _local_cells(block.frame, instr)
            for cell in cells:
                result.setdefault(cell, []).append((k, block, instr))
        return result

    def _read(self, block: InlinedBlock, instr: Instruction) -> list[Cell]:
        """The cells that an instruction reads."""
        frame = block.frame
        cells: list[Cell] = [(id(frame), register) for register in uses(instr)]
        assert instr.variant is not None
        space = instr.slot("space")
        if "read" in instr.variant.form.effects and space.startswith("param"):
            cells.append(_ARGUMENTS)
        elif "read" in instr.variant.form.effects and space == "local":
            cells += [_LOCAL] if self._escapes else _local_cells(frame, instr)
        if frame.parent is not None and any(
            register in frame.fn.registers.index and frame.fn.registers.index[register] in frame.fn.params
            for register in uses(instr)
        ):
            cells.append(_ARGUMENTS)
        if instr is block.code.block.last and block.end in ("call", "indirect_call"):
            cells.append(_ARGUMENTS)
        return cells

    # -- a guess

    def waits_openly(self) -> bool:
        """Return whether a value that decides comes from a place that does not change, or from an atomic
        operation.
        """
        works = any(
            instr.variant is not None
            and "write" in instr.variant.form.effects
            and "atomic" not in instr.variant.form.effects
            for _, _, instr in self._code
        )
        return any(
            self._leaves(k)
            and (guard := self.kernel.blocks[k].code.block.guard) is not None
            and self._depends((id(self.kernel.blocks[k].frame), guard), works)
            for k in self._members
        )

    def _depends(self, cell: Cell, works: bool) -> bool:
        """Return whether a register depends on such a value; `works` says that the loop stores something.
        Through a cell that stands for many, only what is meant for other threads counts: atomic operations,
        and loads that say so.
        """
        seen, work = {cell}, [(cell, False)]
        while work:
            cell, is_vague = work.pop()
            is_vague = is_vague or cell in (_ARGUMENTS, _LOCAL)
            for _, block, instr in self._written.get(cell, ()):
                assert instr.variant is not None
                effects = instr.variant.form.effects
                if "atomic" in effects and not self._tries_again(block, instr):
                    return True
                # what an object said when it was changed
                if not effects & {"atomic", "call", "stack"} and "write" in effects and defs(instr):
                    return True
                harmless = (
                    "call" in effects
                    or is_vague
                    or works
                    or _is_own(instr)
                    or "nc" in instr.modifiers
                    or self._moves(block, instr)
                )
                if "read" in effects and "atomic" not in effects and ("volatile" in effects or not harmless):
                    return True
                for other in self._read(block, instr):
                    if other not in seen:
                        seen.add(other)
                        work.append((other, is_vague))
        return False

    def _moves(self, block: InlinedBlock, instr: Instruction) -> bool:
        """Return whether a load's address changes in the loop, or is one of a parameter."""
        registers = [register for register in uses(instr) if register != instr.guard]
        if not registers:
            return "param" in instr.modifiers
        return any((id(block.frame), register) in self._written for register in registers)

    def _tries_again(self, block: InlinedBlock, instr: Instruction) -> bool:
        """Return whether an atomic operation compares with what the loop has read."""
        if "cas" not in instr.modifiers:
            return False
        compared = instr.operands[2]
        if not isinstance(compared, Register):
            return False
        seen, work = {compared}, [compared]
        while work:
            for _, _, other in self._written.get((id(block.frame), work.pop()), ()):
                assert other.variant is not None
                if "read" in other.variant.form.effects:
                    return True
                fresh = [register for register in uses(other) if register not in seen]
                seen.update(fresh)
                work += fresh
        return False


def _instructions(block: InlinedBlock) -> list[Instruction]:
    own = block.code.block
    return own.instructions if own.last is None else [*own.instructions, own.last]


def _is_own(instr: Instruction) -> bool:
    """Return whether an instruction accesses what no other thread writes: the stack pointer is the thread's
    own, too.
    """
    assert instr.variant is not None
    return (
        "stack" in instr.variant.form.effects
        or instr.slot("space").startswith("param")
        or instr.slot("space") in ("local", "const")
    )


def _is_foreign(instr: Instruction) -> bool:
    """Return whether an instruction's results may be another thread's doing."""
    assert instr.variant is not None
    effects = instr.variant.form.effects
    if "call" in effects:  # what the callee does stands in its own blocks
        return False
    if "atomic" in effects or {"warp", "volatile"} <= effects:
        return True
    return not _is_own(instr) and ("read" in effects or ("write" in effects and bool(defs(instr))))


def _local_cells(frame: InlinedCall, instr: Instruction) -> list[Cell]:
    """The bytes of a local variable that an instruction accesses at a constant address."""
    address = next(operand for operand in instr.operands if isinstance(operand, Address))
    assert isinstance(address.base, SymbolAddress)
    size = size_of(instr.type) * next(
        (VECTOR_SIZES[word] for word in instr.modifiers if word in VECTOR_SIZES), 1
    )
    start = address.base.offset + address.offset
    return [
        (id(frame), (address.base.name, address.base.scope, granule))
        for granule in range(start // _GRANULE, (start + size - 1) // _GRANULE + 1)
    ]


def _takes_local_address(variables: set[tuple[str, int]], instr: Instruction) -> bool:
    """Return whether an instruction computes with the address of one of these variables, or accesses local
    memory at an address that is computed.
    """
    assert instr.variant is not None
    named = [operand.base if isinstance(operand, Address) else operand for operand in instr.operands]
    if instr.slot("space") == "local" and {"read", "write"} & instr.variant.form.effects:
        return not any(
            isinstance(operand, Address) and isinstance(operand.base, SymbolAddress)
            for operand in instr.operands
        )
    return any(
        isinstance(symbol, SymbolAddress) and (symbol.name, symbol.scope) in variables for symbol in named
    )
