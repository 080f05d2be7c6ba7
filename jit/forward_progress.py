"""Detection of loops in which a thread may wait for another one.

Machine code runs the gangs of a CTA one after the other, so a thread that waits for one of a later gang
would spin forever. `wait_kind_of` classifies a kernel before its launches; `handover` decides how they are
executed.

`may_wait` is sound. A loop cannot wait for other threads unless its exit depends, within the loop, on a
value that they can change: memory that is not the thread's own, an atomic operation, the heap, or which lanes
run together. Dependences are followed through registers, guards, branches inside the loop, local variables at
constant addresses, and arguments and results of calls. Local memory whose address escapes is a single cell,
and so is everything that calls pass.

`polls` is a heuristic that chooses the engine of the first attempt. A loop polls if its exit depends on a
load from an address that is invariant in the loop, or on an atomic operation. These loops do not:

- a retry loop around `atom.cas`, which makes progress by itself;
- a search of an array or a walk along a list, whose address changes;
- a loop that stores in each iteration, unless it loads with `.volatile`, `.relaxed` or `.acquire`.
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
"""Bytes of a cell of local memory: smaller variables share one."""
_MAX_PRECISE_BLOCKS = 200
"""Blocks of a loop beyond which each block counts as control-dependent on all branches of the loop."""

Cell = tuple[int, object]
"""Storage that the analysis distinguishes: (identity of a frame, a register or a granule of a local
variable), or one of `_ARGUMENTS` and `_LOCAL`.
"""
_ARGUMENTS: Cell = -1, "arguments"
_LOCAL: Cell = -1, "local"


class WaitKind(IntEnum):
    """Waiting between threads of a kernel outside barriers: `NEVER` is proved, `POLLING` is likely."""

    NEVER = 0
    MAYBE = 1
    POLLING = 2


def wait_kind_of(kernel: InlinedKernel) -> WaitKind:
    """Return how threads of a kernel may wait for each other outside barriers."""
    result = WaitKind.NEVER
    for loop in _loops(kernel):
        if loop.may_wait():
            result = WaitKind.MAYBE
            if not loop.has_barrier and loop.polls():
                return WaitKind.POLLING
    return result


def _loops(kernel: InlinedKernel) -> Iterator[_Loop]:
    """Yield all loops, inner ones too: the cyclic components of the control-flow graph, and recursively those
    of each without its first block.
    """
    graph = {k: successors(block) for k, block in enumerate(kernel.blocks)}
    work = [set(graph)]
    while work:
        nodes = work.pop()
        for group in components(graph, sorted(nodes), lambda k, nodes=nodes: k in nodes):  # type: ignore[misc]
            members = set(group)
            if len(group) > 1 or group[0] in graph[group[0]]:
                yield _Loop(kernel, graph, members)
                work.append(members - {min(members)})


class _Loop:
    """A loop: the members of a cyclic component, and the instructions that write each cell."""

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
        """True if the loop has a barrier: a gang is suspended there, so it does not spin."""
        return any(self.kernel.blocks[k].end == "barrier" for k in self._members)

    # -- sound

    def may_wait(self) -> bool:
        """Return whether the exit of the loop may depend on what other threads do."""
        if not any(_depends_on_other_threads(instr) for _, _, instr in self._code) and not any(
            self.kernel.blocks[k].end == "runtime_call" for k in self._members
        ):
            return False
        if any(self.kernel.blocks[k].end in ("cycle_return", "return_point") for k in self._members):
            return True
        seen: set[Cell] = set()
        work: list[Cell] = []
        has_branches = False

        def add(cells: list[Cell]) -> None:
            fresh = [cell for cell in cells if cell not in seen]
            seen.update(fresh)
            work.extend(fresh)

        for k in self._members:
            if self._has_exit(k):
                add(self._controlling_cells(k))
        while work:
            for k, block, instr in self._writers.get(work.pop(), ()):
                if _depends_on_other_threads(instr) or (
                    block.end == "runtime_call" and instr is block.code.block.last
                ):
                    return True
                add(self._cells_read(block, instr))
                if not has_branches and not self._is_always_run(k):
                    has_branches = True
                    for other in self._members:
                        add(self._controlling_cells(other) if len(self._graph[other]) > 1 else [])
        return False

    def _has_exit(self, k: int) -> bool:
        """Return whether control may leave the loop from a block."""
        block = self.kernel.blocks[k]
        return any(target not in self._inside for target in self._graph[k]) or block.end in (
            "exit",
            "return",
            "trap",
        )

    def _controlling_cells(self, k: int) -> list[Cell]:
        """Return the cells that determine the successor of a block."""
        block = self.kernel.blocks[k]
        last, guard = block.code.block.last, block.code.block.guard
        registers = [guard] if guard is not None else []
        if last is not None and block.end in ("branch", "switch", "indirect_call", "exit", "return", "trap"):
            registers += uses(last)
        return [(id(block.frame), register) for register in registers]

    def _is_always_run(self, k: int) -> bool:
        """Return whether every iteration executes a block: no cycle remains without it."""
        if len(self._members) > _MAX_PRECISE_BLOCKS:
            return False
        rest = self._inside - {k}
        return not any(
            len(group) > 1 or group[0] in self._graph[group[0]]
            for group in components(self._graph, sorted(rest), lambda n: n in rest)
        )

    @cached_property
    def _local_address_escapes(self) -> bool:
        """True if any function of the kernel uses a local variable other than at a constant address."""
        for name, frame in {frame.fn.name: frame for frame in self.kernel.frames}.items():
            declared = local_variables(self.kernel.executable.functions[name])
            local = {key for key, variable in declared.items() if variable.space == "local"}
            if any(_takes_local_address(local, instr) for instr in frame.fn.sites):
                return True
        return False

    @cached_property
    def _writers(self) -> dict[Cell, list[tuple[int, InlinedBlock, Instruction]]]:
        """The instructions of the loop that write a cell, by cell, as (block number, block, instruction)."""
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
                elif space in ("local", "") and self._local_address_escapes:
                    cells.append(_LOCAL)
                elif space == "local":
                    cells += _local_cells(block.frame, instr)
            for cell in cells:
                result.setdefault(cell, []).append((k, block, instr))
        return result

    def _cells_read(self, block: InlinedBlock, instr: Instruction) -> list[Cell]:
        """Return the cells that an instruction reads."""
        frame = block.frame
        cells: list[Cell] = [(id(frame), register) for register in uses(instr)]
        assert instr.variant is not None
        space = instr.slot("space")
        if "read" in instr.variant.form.effects and space.startswith("param"):
            cells.append(_ARGUMENTS)
        elif "read" in instr.variant.form.effects and space == "local":
            cells += [_LOCAL] if self._local_address_escapes else _local_cells(frame, instr)
        if frame.parent is not None and any(
            register in frame.fn.registers.index and frame.fn.registers.index[register] in frame.fn.params
            for register in uses(instr)
        ):
            cells.append(_ARGUMENTS)
        if instr is block.code.block.last and block.end in ("call", "indirect_call"):
            cells.append(_ARGUMENTS)
        return cells

    # -- heuristic

    def polls(self) -> bool:
        """Return whether the exit of the loop probably waits for another thread (see the module)."""
        stores = any(
            instr.variant is not None
            and "write" in instr.variant.form.effects
            and "atomic" not in instr.variant.form.effects
            for _, _, instr in self._code
        )
        return any(
            self._has_exit(k)
            and (guard := self.kernel.blocks[k].code.block.guard) is not None
            and self._depends_on_poll((id(self.kernel.blocks[k].frame), guard), stores)
            for k in self._members
        )

    def _depends_on_poll(self, cell: Cell, stores: bool) -> bool:
        """Return whether a register depends on an atomic operation or on a load that polls; `stores` says
        that the loop stores something.

        `_ARGUMENTS` and `_LOCAL` stand for many cells. Behind them only accesses count that are meant for
        other threads: atomic operations and volatile loads.
        """
        seen, work = {cell}, [(cell, False)]
        while work:
            cell, is_merged = work.pop()
            is_merged = is_merged or cell in (_ARGUMENTS, _LOCAL)
            for _, block, instr in self._writers.get(cell, ()):
                assert instr.variant is not None
                effects = instr.variant.form.effects
                if "atomic" in effects and not self._is_retry(block, instr):
                    return True
                # The state that an mbarrier returns.
                if not effects & {"atomic", "call", "stack"} and "write" in effects and defs(instr):
                    return True
                is_harmless = (
                    "call" in effects
                    or is_merged
                    or stores
                    or _is_thread_private(instr)
                    or "nc" in instr.modifiers
                    or self._address_varies(block, instr)
                )
                if (
                    "read" in effects
                    and "atomic" not in effects
                    and ("volatile" in effects or not is_harmless)
                ):
                    return True
                for other in self._cells_read(block, instr):
                    if other not in seen:
                        seen.add(other)
                        work.append((other, is_merged))
        return False

    def _address_varies(self, block: InlinedBlock, instr: Instruction) -> bool:
        """Return whether a load's address changes in the loop, or is that of a parameter."""
        registers = [register for register in uses(instr) if register != instr.guard]
        if not registers:
            return "param" in instr.modifiers
        return any((id(block.frame), register) in self._writers for register in registers)

    def _is_retry(self, block: InlinedBlock, instr: Instruction) -> bool:
        """Return whether an atomic operation is a compare-and-swap with a value that the loop has loaded."""
        if "cas" not in instr.modifiers:
            return False
        compared = instr.operands[2]
        if not isinstance(compared, Register):
            return False
        seen, work = {compared}, [compared]
        while work:
            for _, _, other in self._writers.get((id(block.frame), work.pop()), ()):
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


def _is_thread_private(instr: Instruction) -> bool:
    """Return whether an instruction accesses only the stack pointer or memory that no other thread writes."""
    assert instr.variant is not None
    return (
        "stack" in instr.variant.form.effects
        or instr.slot("space").startswith("param")
        or instr.slot("space") in ("local", "const")
    )


def _depends_on_other_threads(instr: Instruction) -> bool:
    """Return whether an instruction's results may depend on other threads."""
    assert instr.variant is not None
    effects = instr.variant.form.effects
    if "call" in effects:  # the callee's blocks are part of the inlined kernel
        return False
    if "atomic" in effects or {"warp", "volatile"} <= effects:
        return True
    return not _is_thread_private(instr) and ("read" in effects or ("write" in effects and bool(defs(instr))))


def _local_cells(frame: InlinedCall, instr: Instruction) -> list[Cell]:
    """Return the cells of the local variable that an instruction accesses at a constant address."""
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
    memory at a computed address.
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
