"""Deletes internal functions and variables that no kernel or external definition leads to.

    define internal float @square(float %x) { … }      (no call left)      →     (nothing)
    declare void @llvm.trap()                          (unused)            →     (nothing)

References are followed through calls, stored addresses, constants and initialisers.

A module pass. requires: nothing. preserves: nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.core import AddressOf, Aggregate, Function, Global, Module, Value

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


def run(module: Module, analyses: Analyses) -> bool:
    """Run the pass. Return whether the module changed."""
    reached: dict[Value, None] = {}
    work: list[Value] = []

    def reach(value: Value) -> None:
        if value not in reached:
            reached[value] = None
            work.append(value)

    for fn in module.definitions:
        if fn.is_kernel or fn.linkage != "internal":
            reach(fn)
    for variable in module.globals.values():
        if variable.linkage != "internal":
            reach(variable)
    while work:
        match work.pop():
            case Function() as fn:
                for block in fn.blocks:
                    for instr in block.instrs:
                        for operand in instr.operands:
                            if isinstance(operand, (Function, Global, AddressOf, Aggregate)):
                                reach(operand)
            case Global(initializer=value) if value is not None:
                reach(value)
            case AddressOf(base=base):
                reach(base)
            case Aggregate(elements=elements):
                for element in elements:
                    reach(element)
    dead = [fn for fn in module.functions.values() if fn not in reached]
    unused = [v for v in module.globals.values() if v not in reached]
    for fn in dead:
        for block in fn.blocks:
            for instr in block.instrs:
                instr.parent = None
                instr.erase()
        analyses.forget(fn)
        del module.functions[fn.name]
    for variable in unused:
        del module.globals[variable.name]
    return bool(dead or unused)
