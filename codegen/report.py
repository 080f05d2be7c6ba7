"""What a kernel needs, read off its PTX: the report of `-Xptxas -v`.

Works on any PTX module, ours or anybody's: registers are the most 32-bit units (a 64-bit value takes
two, predicates are apart) that are live together, which bounds what ptxas will need from below.
Spills are the accesses to `__local_spillN`, the variable that our allocator spills to.
"""

from __future__ import annotations

from ..ptx.flow import BasicBlock, control_flow, defs, reachable, symbols, uses
from ..ptx.model import Address, Function, Instruction, Module, Register, Symbol, Variable
from ..ptx.ptxtypes import TYPES
from ..support.graphs import Dataflow, solve
from .machine import SPILL_PREFIX


def resources(module: Module) -> str:
    """Two lines per kernel and device function, in the shape of `ptxas -v`, which has not seen them. Shared memory is that of the
    variables that the function and what it calls name; where they lie may take a few bytes more."""
    lines = []
    shared = {item.name: item for item in module.items if isinstance(item, Variable) and item.space == "shared"}
    for fn in module.functions.values():
        if fn.body is None:
            continue
        kind = "entry function" if fn.is_entry else "function"
        own = [s for s in fn.statements() if isinstance(s, Variable)]
        called = reachable(module.functions, fn)
        named = set().union(*map(symbols, called))
        used = [v for name, v in shared.items() if name in named]
        used += [s for other in called for s in other.statements() if isinstance(s, Variable) and s.space == "shared"]
        frame = sum(_size(v) for v in own if v.space == "local")
        loads, stores = _spills(fn)
        lines += [
            f"minicc info   : Compiling {kind} '{fn.name}' for '{module.target[0]}'",
            f"    {frame} bytes stack frame, {stores} bytes spill stores, {loads} bytes spill loads",
            f"minicc info   : Used {pressure(fn)} registers"
            f", {sum(map(_size, used))} bytes smem, {sum(map(_size, fn.params))} bytes parameters",
        ]
    return "\n".join(lines) + "\n"


def _size(variable: Variable) -> int:
    size = TYPES[variable.type].bits // 8 * int(variable.vector[1:] or 1)
    for count in variable.shape:
        size *= count or 0
    return size


def _spills(fn: Function) -> tuple[int, int]:
    """(bytes loaded, bytes stored) by spill code."""
    total = {"ld": 0, "st": 0}
    for instr in fn.instructions():
        if instr.opcode in total and any(_is_spill_slot(operand) for operand in instr.operands):
            total[instr.opcode] += TYPES[instr.modifiers[-1]].bits // 8
    return total["ld"], total["st"]


def _is_spill_slot(operand: object) -> bool:
    return isinstance(operand, Address) and isinstance(operand.base, Symbol) and operand.base.name.startswith(SPILL_PREFIX)


def _units(registers: frozenset[Register]) -> int:
    return sum(0 if r.type == "pred" else 2 if TYPES[r.type].bits == 64 else 1 for r in registers)


def pressure(fn: Function) -> int:
    """The most 32-bit units that are live at one point of `fn`."""
    flow = control_flow(fn)
    highest = 0

    def step(instr: Instruction, live: frozenset[Register]) -> frozenset[Register]:
        return (live - frozenset(defs(instr)) if instr.guard is None else live) | frozenset(uses(instr))

    def transfer(block: BasicBlock, live: frozenset[Register]) -> frozenset[Register]:
        for instr in reversed(block.instructions):
            live = step(instr, live)
        return live

    graph = {block: block.successors for block in flow.blocks}
    empty: frozenset[Register] = frozenset()
    problem: Dataflow[frozenset[Register]] = Dataflow("backward", empty, empty, lambda a, b: a | b, transfer)
    _, ends = solve(problem, graph, flow.blocks[0])
    for block, live in ends.items():
        for instr in reversed(block.instructions):
            highest = max(highest, _units(live | frozenset(defs(instr))))
            live = step(instr, live)
            highest = max(highest, _units(live))
    return highest
