"""Lowering of one function: parameters, member initialisation of constructors and destruction in destructors,
body.
"""

from __future__ import annotations

from ...ir import core as ir
from ..types import ctype as ct
from ..types.special import is_destroyed
from ..types.symbols import FunctionSymbol, VariableSymbol
from . import copying, destroy, members
from .function import FunctionLowering, Place
from .objects import initialise_member


def lower_body(fl: FunctionLowering) -> None:
    """Lower the body of a function."""
    fn, args = fl.symbol, list(fl.fn.args)
    if fn.ctype.ret.in_memory:
        fl.result = args.pop(0)
        if fn.definition.result_variable is not None:
            fl.addresses[fn.definition.result_variable] = fl.result
    for arg, variable in zip(args, fn.params):
        _store_parameter(fl, arg, variable)
    if fn.is_destructor:
        _register_members(fl, fn)
    if fn.definition.inits:
        _initialise_members(fl, fn)
    assert fn.body is not None
    fl.stmt(fn.body)
    fl.at(fn.body.end or fn.location)
    destroy.emit(fl, 0)
    emit_return(fl)
    _drop_unreachable(fl)


def lower_host_stub(fl: FunctionLowering) -> None:
    """Lower a host function that host-device code calls to a trap: device code must not reach it."""
    fl.b.call("llvm.trap", ())
    emit_return(fl)


def _store_parameter(fl: FunctionLowering, arg: ir.Argument, variable: VariableSymbol) -> None:
    """Give a parameter its storage. A structure that is only read stays at the caller's address, and so does
    one passed by address, which the caller destroys. A `__grid_constant__` one stays in parameter memory.
    """
    t = variable.ctype
    fl.at(variable.location)
    if t.in_memory:
        if (isinstance(t, ct.Record) and t.decl.by_address and not fl.symbol.is_kernel) or not (
            variable.assigned or (variable.address_taken and not variable.is_grid_constant)
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


def _this(fl: FunctionLowering, fn: FunctionSymbol) -> ir.Value:
    this = fn.this
    assert this is not None
    return fl.load(fl.variable(this), this.ctype)


def _register_members(fl: FunctionLowering, fn: FunctionSymbol) -> None:
    """Register the members and bases of a destructor's object for destruction after its body, last first
    ([class.dtor] p8).
    """
    t = fn.owner
    fields = [field for field in t.fields if is_destroyed(field.ctype)] if t.decl.kind != "union" else []
    if fields:
        address = _this(fl, fn)
        for field in fields:
            destroy.register_object(fl, members.field_address(fl, address, t, field), field.ctype)


def _initialise_members(fl: FunctionLowering, fn: FunctionSymbol) -> None:
    """Emit the member initialisers of a constructor; each is a full expression ([class.base.init] p7)."""
    for path, value in fn.definition.inits:
        fl.at(value.location)
        with destroy.full_expression(fl):
            owner = _this(fl, fn)
            target: Place = owner
            t: ct.CType = fn.owner
            for field in path:
                assert isinstance(t, ct.Record) and isinstance(target, ir.Value)
                owner, target = target, members.field_place(fl, target, t, field)
                t = field.ctype
            initialise_member(fl, owner, target, value, t)


def emit_return(fl: FunctionLowering) -> None:
    """Return at the end of the body. A missing result is undefined in C: zero here."""
    ret = fl.fn.ftype.ret
    fl.b.ret(None if ret.is_void else ir.zero(ret))


def _drop_unreachable(fl: FunctionLowering) -> None:
    """Remove the unreachable blocks after jumps."""
    reachable = {fl.entry: None}
    work = [fl.entry]
    while work:
        for successor in work.pop().successors:
            if successor not in reachable:
                reachable[successor] = None
                work.append(successor)
    unreachable = [block for block in fl.fn.blocks if block not in reachable]
    for block in unreachable:
        for successor in block.successors:
            if successor in reachable:
                for phi in successor.phis:
                    phi.remove_incoming(block)
    # An unreachable block may use values of a later one: drop uses first.
    for block in unreachable:
        for instr in block.instrs:
            instr.replace_uses(ir.poison(instr.type)) if not instr.type.is_void else None
    for block in unreachable:
        block.erase()
