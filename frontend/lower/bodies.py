"""Lowers one function: its parameters, what a constructor does before its body and a destructor after it, and
the body.
"""

from __future__ import annotations

from ...ir import core as ir
from ..types import ctype as ct
from ..types.special import is_destroyed
from ..types.symbols import Function, Variable
from . import copying, destroy, members
from .function import FunctionLowering, Place
from .objects import initialise_member


def lower_body(fl: FunctionLowering) -> None:
    fn, args = fl.symbol, list(fl.fn.args)
    if fn.ctype.ret.in_memory:
        fl.result = args.pop(0)
        if fn.result_variable is not None:
            fl.addresses[fn.result_variable] = fl.result
    for arg, variable in zip(args, fn.params):
        _receive(fl, arg, variable)
    if fn.is_destructor:
        _keep_members(fl, fn)
    if fn.inits:
        _initialise_members(fl, fn)
    assert fn.body is not None
    fl.stmt(fn.body)
    fl.at(fn.body.end or fn.location)
    destroy.emit(fl, 0)
    leave(fl)
    _drop_unreachable(fl)


def lower_absent(fl: FunctionLowering) -> None:
    """A function of the host, which code for both calls: the device must not come there."""
    fl.b.call("llvm.trap", ())
    leave(fl)


def _receive(fl: FunctionLowering, arg: ir.Argument, variable: Variable) -> None:
    """Give a parameter its storage. A structure that is only read stays where the caller put it, and so does
    one that is passed where it stands, which the caller destroys.
    """
    t = variable.ctype
    fl.at(variable.location)
    if t.in_memory:
        if (isinstance(t, ct.Record) and t.decl.by_address and not fl.symbol.is_kernel) or not (
            variable.assigned or variable.address_taken
        ):
            fl.addresses[variable] = arg
            return
        address = fl.temporary(t, variable.name)
        fl.addresses[variable] = address
        copying.copy(fl, address, arg, t)
        return
    address = fl.temporary(t, f"{variable.name}.addr" if variable.name else "")
    fl.addresses[variable] = address
    fl.b.store(arg, address)


def _this(fl: FunctionLowering, fn: Function) -> ir.Value:
    this = fn.this
    assert this is not None
    return fl.load(fl.variable(this), this.ctype)


def _keep_members(fl: FunctionLowering, fn: Function) -> None:
    """After the body of a destructor its members and bases end, last first ([class.dtor] p8)."""
    t = fn.owner
    fields = [field for field in t.fields if is_destroyed(field.ctype)] if t.decl.kind != "union" else []
    if fields:
        address = _this(fl, fn)
        for field in fields:
            destroy.keep(fl, members.field_address(fl, address, t, field), field.ctype)


def _initialise_members(fl: FunctionLowering, fn: Function) -> None:
    """What a constructor does before its body; each initialiser is a full expression ([class.base.init]
    p7).
    """
    for way, value in fn.inits:
        fl.at(value.location)
        with destroy.full_expression(fl):
            owner = _this(fl, fn)
            place: Place = owner
            t: ct.CType = fn.owner
            for field in way:
                assert isinstance(t, ct.Record) and isinstance(place, ir.Value)
                owner, place = place, members.field_place(fl, place, t, field)
                t = field.ctype
            initialise_member(fl, owner, place, value, t)


def leave(fl: FunctionLowering) -> None:
    """End the function where control falls off its end. A missing result is undefined in C: zero here."""
    ret = fl.fn.ftype.ret
    fl.b.ret(None if ret.is_void else ir.zero(ret))


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
