"""Lowers whole functions: parameters, the members that constructors initialise, the body, the end."""

from __future__ import annotations

from ...ir import core as ir
from ..types.symbols import Variable
from . import destroy
from .copying import copy
from .function import FunctionLowering
from .members import field_address


def lower_body(fl: FunctionLowering) -> None:
    """Lower the whole function."""
    args = list(fl.fn.args)
    if fl.symbol.ctype.ret.is_record:
        fl.result = args.pop(0)
        fl.result_variable = destroy.result_variable(fl.symbol)
        if fl.result_variable is not None:
            fl.addresses[fl.result_variable] = fl.result
    for arg, variable in zip(args, fl.symbol.params):
        _receive(fl, arg, variable)
    if fl.symbol.is_destructor:
        _keep_members(fl)
    _initialise_members(fl)
    assert fl.symbol.body is not None
    fl.stmt(fl.symbol.body)
    fl.at(fl.symbol.body.end or fl.symbol.location)
    destroy.emit(fl, 0)
    leave(fl)
    _drop_unreachable(fl)


def _keep_members(fl: FunctionLowering) -> None:
    """After the body of a destructor its members and bases end."""
    this, record = fl.symbol.this, fl.symbol.record
    assert this is not None
    address = fl.load(fl.variable(this), this.ctype)
    for member in record.fields if record.decl.kind != "union" else ():
        if destroy.wanted(member.ctype):
            destroy.keep(fl, field_address(fl, address, record, member), member.ctype)


def _initialise_members(fl: FunctionLowering) -> None:
    """What a constructor does before its body."""
    if not fl.symbol.inits:
        return
    this = fl.symbol.this
    assert this is not None
    for member, value in fl.symbol.inits:
        fl.at(value.location)
        before = destroy.begin_expression(fl)
        address = fl.load(fl.variable(this), this.ctype)
        if member is None:
            fl.initialise(address, value, fl.symbol.record)
        else:
            fl.initialise(field_address(fl, address, fl.symbol.record, member), value, member.ctype)
        destroy.end_expression(fl, before)


def _drop_unreachable(fl: FunctionLowering) -> None:
    """Remove the blocks that follow jumps and that nothing jumps to."""
    reached = {fl.entry: None}
    work = [fl.entry]
    while work:
        for successor in work.pop().successors:
            if successor not in reached:
                reached[successor] = None
                work.append(successor)
    dropped = [block for block in fl.fn.blocks if block not in reached]
    for block in dropped:
        for successor in block.successors:
            if successor in reached:
                for phi in successor.phis:
                    phi.remove_incoming(block)
    # A block may use what a later one computes only along unreachable paths: drop uses first.
    for block in dropped:
        for instr in block.instrs:
            instr.replace_uses(ir.poison(instr.type)) if not instr.type.is_void else None
    for block in dropped:
        block.erase()


def leave(fl: FunctionLowering) -> None:
    """End the function where control falls off its end. A missing result is undefined in C: zero here."""
    ret = fl.fn.ftype.ret
    fl.b.ret(None if ret.is_void else ir.zero(ret))


def _receive(fl: FunctionLowering, arg: ir.Argument, variable: Variable) -> None:
    """Give a parameter its storage. A structure that is only read stays where the caller put it,
    and one with a destructor, which the caller runs."""
    t = variable.ctype
    fl.at(variable.location)
    if t.is_record:
        if destroy.wanted(t) or not (variable.assigned or variable.address_taken):
            fl.addresses[variable] = arg
            return
        address = fl.temporary(t, variable.name)
        fl.addresses[variable] = address
        copy(fl, address, arg, t)
        return
    address = fl.temporary(t, f"{variable.name}.addr" if variable.name else "")
    fl.addresses[variable] = address
    fl.b.store(arg, address)
