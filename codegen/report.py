"""The resources of a kernel, computed from its PTX: the report of `-Xptxas -v`.

Works on any PTX module: registers are the most 32-bit units (a 64-bit value takes two, predicates are
separate) that are live together, a lower bound of what ptxas needs. Spills are the accesses to
`__local_spillN`, the variable that minicc's allocator spills to.
"""

from __future__ import annotations

from ..ptx.analysis.flow import reachable, register_pressure, symbols
from ..ptx.model import Address, Function, Module, SymbolAddress, Variable
from ..ptx.ptxtypes import TYPES, StateSpace
from ..support.fast_dataclass import record
from .machine import SPILL_PREFIX


@record(frozen=True)
class Usage:
    """The resources of a function. Shared and constant memory is that of the variables which it and its
    callees name; alignment may add a few bytes. `frame` is its local memory, spills included, `parameters`
    that of its parameters.
    """

    registers: int
    frame: int
    shared: int
    constant: int
    parameters: int
    spill_loads: int
    spill_stores: int


def usage(module: Module, fn: Function) -> Usage:
    """Return the resources of `fn`, which has a body."""
    called = reachable(module.functions, fn)
    named = set().union(*map(symbols, called))
    variables = [item for item in module.items if isinstance(item, Variable) and item.name in named]
    variables += [
        s for other in called for s in other.statements() if isinstance(s, Variable) and s.space == "shared"
    ]

    def total(space: StateSpace) -> int:
        return sum(_size(v) for v in variables if v.space == space)

    frame = sum(_size(s) for s in fn.statements() if isinstance(s, Variable) and s.space == "local")
    loads, stores = _spills(fn)
    return Usage(
        register_pressure(fn),
        frame,
        total("shared"),
        total("const"),
        sum(map(_size, fn.params)),
        loads,
        stores,
    )


def resources(module: Module) -> str:
    """Two lines per kernel and device function, in the shape of `ptxas -v`, which has not seen them."""
    lines = []
    for fn in module.functions.values():
        if fn.body is None:
            continue
        kind = "entry function" if fn.is_entry else "function"
        need = usage(module, fn)
        lines += [
            f"minicc info   : Compiling {kind} '{fn.name}' for '{module.target[0]}'",
            (
                f"    {need.frame} bytes stack frame, {need.spill_stores} bytes spill stores,"
                f" {need.spill_loads} bytes spill loads"
            ),
            (
                f"minicc info   : Used {need.registers} registers, {need.shared} bytes smem,"
                f" {need.parameters} bytes parameters"
            ),
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
    return (
        isinstance(operand, Address)
        and isinstance(operand.base, SymbolAddress)
        and operand.base.name.startswith(SPILL_PREFIX)
    )
