"""Dead code elimination: instructions without uses, and stores that are never read.

    %a = add i32 %x, 1        (unused)
    %p = phi i32 [ 0, %e ], [ %q, %loop ]      used by %q alone        →     (nothing)
    %q = add i32 %p, 1                         used by %p alone
    store i32 %x, ptr %v      %v a local variable that is never loaded

Liveness starts at what has an effect (`Opcode.is_removable` is false, or the instruction is
volatile) and flows through operands, so cycles of phis die together. A store into a local variable
has an effect only if something other than such stores can see that variable.

requires: nothing. preserves: the control-flow graph.
Literature: Cytron et al., TOPLAS 13 (1991), section 7.1, without its control dependence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.core import Function, Instr, Value, erase_all

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    hidden = write_only_variables(fn)
    live: set[Value] = set()
    work: list[Instr] = []
    for block in fn.blocks:
        for instr in block.instrs:
            if not removable(instr) and not (instr.info.form == "store" and instr.operands[1] in hidden):
                live.add(instr)
                work.append(instr)
    while work:
        for operand in work.pop().operands:
            if isinstance(operand, Instr) and operand not in live:
                live.add(operand)
                work.append(operand)
    dead = [i for block in fn.blocks for i in block.instrs if i not in live]
    erase_all(dead)
    return bool(dead)


def removable(instr: Instr) -> bool:
    """Return whether the instruction may be removed once its result has no use."""
    return instr.info.is_removable and "volatile" not in instr.flags


def erase_if_dead(instr: Value) -> None:
    """Erase an instruction without users, and then operands that this leaves without users."""
    work = [instr]
    while work:
        value = work.pop()
        if isinstance(value, Instr) and value.parent is not None and not value.users and removable(value):
            operands = value.operands
            value.erase()
            work.extend(operands)


def write_only_variables(fn: Function) -> set[Value]:
    """Local variables, and addresses computed from them alone, that are used only to store to."""
    hidden: set[Value] = set()
    for block in fn.blocks:
        for instr in block.instrs:
            if instr.info.form != "alloca":
                continue
            derived: dict[Value, None] = {instr: None}
            work: list[Value] = [instr]
            while work:
                value = work.pop()
                for user in value.users:
                    form = user.info.form
                    if form == "gep" or user.op == "addrspacecast":
                        if user not in derived:
                            derived[user] = None
                            work.append(user)
                    elif form != "store" or user.operands[0] is value or "volatile" in user.flags:
                        work, derived = [], {}
                        break
            hidden.update(derived)
    return hidden
