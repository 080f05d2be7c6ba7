"""The state of one function being lowered, and how the parts of the lowering call each other.

`lower_exprs`, `lower_ops`, `lower_casts`, `lower_builtins`, `lower_objects` and `lower_stmts` register handlers here:
`@value_of(Node)` gives an rvalue, `@address_of(Node)` the address of an lvalue, `@runs(Node)` lowers a statement.

Values: a scalar rvalue is an IR value of its register type (`bool` is an i1); the rvalue of a structure is the
address of memory that holds it and that nobody changes before it is used. Addresses keep the space of
the variable; whoever makes a C pointer of one casts it to the generic space (`generic`).

Invariants: allocas stand in the entry block, before everything else; `block` is always open (has no terminator).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...ir import core as ir
from ...ir import irtypes as ty
from ...ir.builder import Builder
from ..syntax import tree
from ..types import ctype as ct
from ..types.symbols import LOCAL, PARAM, Function, Variable
from . import bitfields

if TYPE_CHECKING:
    from .module import ModuleLowering

Handler = Callable[["FunctionLowering", Any], Any]
_VALUES: dict[type, Handler] = {}
_ADDRESSES: dict[type, Handler] = {}
_STATEMENTS: dict[type, Handler] = {}


def _registrar(table: dict[type, Handler]) -> Callable[..., Callable[[Handler], Handler]]:
    def decorator(*classes: type) -> Callable[[Handler], Handler]:
        def register(handler: Handler) -> Handler:
            for cls in classes:
                table[cls] = handler
            return handler

        return register

    return decorator


value_of, address_of, runs = _registrar(_VALUES), _registrar(_ADDRESSES), _registrar(_STATEMENTS)


class FunctionLowering:
    """Lowers one function; `run` does it all."""

    def __init__(self, unit: ModuleLowering, symbol: Function, fn: ir.Function) -> None:
        self.unit, self.symbol, self.fn = unit, symbol, fn
        self.layouts = unit.layouts
        self.options = unit.options
        self.b = Builder(fn.add_block("entry"), symbol.location)
        self.entry = self.b.block
        self.allocas = 0
        self.addresses: dict[Variable, ir.Value] = {}
        self.targets: list[tuple[ir.Block, ir.Block | None, int, int]] = []
        """Of each loop and switch: where `break` and `continue` go, and how many objects are alive there."""
        self.cleanups: list[Any] = []
        self.temporaries: list[Any] = []
        self.once: dict[tree.Once, ir.Value] = {}
        self.full_block: ir.Block | None = None
        self.label_cleanups: dict[str, list[Any]] = {}
        self.pending_gotos: dict[str, list[Any]] = {}
        self.switches: list[dict[Any, ir.Block]] = []
        self.labels: dict[str, ir.Block] = {}
        self.result: ir.Value | None = None
        self.result_variable: Variable | None = None
        precise = symbol.from_library
        self.contract = ("contract",) if self.options.fmad and not precise else ()
        self.precise_division = precise or (self.options.prec_div and not self.options.use_fast_math)
        self.precise_sqrt = precise or (self.options.prec_sqrt and not self.options.use_fast_math)
        self.fast_division = self.options.use_fast_math and not precise

    def run(self) -> None:
        args = list(self.fn.args)
        if self.symbol.ctype.ret.is_record:
            self.result = args.pop(0)
            self.result_variable = destroy.result_variable(self.symbol)
            if self.result_variable is not None:
                self.addresses[self.result_variable] = self.result
        for arg, variable in zip(args, self.symbol.params):
            self._receive(arg, variable)
        if self.symbol.is_destructor:
            self._keep_members()
        self._initialise_members()
        assert self.symbol.body is not None
        self.stmt(self.symbol.body)
        self.at(self.symbol.body.end or self.symbol.location)
        destroy.emit(self, 0)
        self.leave()
        self._drop_unreachable()

    def _keep_members(self) -> None:
        """After the body of a destructor its members and bases end."""
        this, record = self.symbol.this, self.symbol.record
        assert this is not None
        address = self.load(self.variable(this), this.ctype)
        from .exprs import field_address

        for member in record.fields if record.decl.kind != "union" else ():
            if destroy.wanted(member.ctype):
                destroy.keep(self, field_address(self, address, record, member), member.ctype)

    def _initialise_members(self) -> None:
        """What a constructor does before its body."""
        if not self.symbol.inits:
            return
        from .exprs import field_address
        from .objects import initialise

        this = self.symbol.this
        assert this is not None
        for member, value in self.symbol.inits:
            self.at(value.location)
            before = destroy.begin_expression(self)
            address = self.load(self.variable(this), this.ctype)
            if member is None:
                initialise(self, address, value, self.symbol.record)
            else:
                initialise(self, field_address(self, address, self.symbol.record, member), value, member.ctype)
            destroy.end_expression(self, before)

    def _drop_unreachable(self) -> None:
        """Remove the blocks that follow jumps and that nothing jumps to."""
        reached = {self.entry: None}
        work = [self.entry]
        while work:
            for successor in work.pop().successors:
                if successor not in reached:
                    reached[successor] = None
                    work.append(successor)
        dropped = [block for block in self.fn.blocks if block not in reached]
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

    def leave(self) -> None:
        """End the function where control falls off its end. A missing result is undefined in C: zero here."""
        ret = self.fn.ftype.ret
        self.b.ret(None if ret.is_void else ir.zero(ret))

    def _receive(self, arg: ir.Argument, variable: Variable) -> None:
        """Give a parameter its storage. A structure that is only read stays where the caller put it,
        and one with a destructor, which the caller runs."""
        t = variable.ctype
        self.at(variable.location)
        if t.is_record:
            if destroy.wanted(t) or not (variable.assigned or variable.address_taken):
                self.addresses[variable] = arg
                return
            from .objects import copy

            address = self.temporary(t, variable.name)
            self.addresses[variable] = address
            copy(self, address, arg, t)
            return
        address = self.temporary(t, f"{variable.name}.addr" if variable.name else "")
        self.addresses[variable] = address
        self.b.store(arg, address)

    # -- dispatch

    def value(self, node: tree.Expr) -> Any:
        """The rvalue of an expression; None for void."""
        handler = _VALUES[type(node)]
        self.b.location = node.location
        return handler(self, node)

    def address(self, node: tree.Expr) -> ir.Value:
        """The address of an lvalue, in the space where it lives; a structure's rvalue is an address already."""
        handler = _ADDRESSES.get(type(node)) or _VALUES[type(node)]
        self.b.location = node.location
        return handler(self, node)

    def stmt(self, node: tree.Stmt) -> None:
        _STATEMENTS[type(node)](self, node)

    def at(self, location: Any) -> None:
        self.b.location = location

    # -- blocks

    def block(self, name: str) -> ir.Block:
        """A new block that `enter` places; blocks appear in the order in which they are entered."""
        return ir.Block(name, self.fn)

    def enter(self, block: ir.Block) -> None:
        """Go on in `block`, after the current one ended."""
        self.fn.blocks.append(block)
        self.fn.changed(cfg=True)
        self.b.at_end(block)

    def jump(self, block: ir.Block) -> None:
        self.b.br(block)

    def dead(self) -> None:
        """Go on in a block that nothing reaches: after `return`, `break` and such."""
        self.enter(self.block("dead"))

    # -- memory

    def temporary(self, t: ct.CType, name: str = "", align: int = 0) -> ir.Instr:
        """An alloca for an object of type `t`, in the entry block."""
        return self.scratch(self.layouts.memory(t), max(align, t.align), name)

    def scratch(self, memory: ty.Type, align: int, name: str = "") -> ir.Instr:
        """An alloca of an IR type, in the entry block."""
        alloca = ir.Instr(
            "alloca",
            ty.pointer(ty.GENERIC),
            attrs={"type": memory, "align": align},
            location=self.b.location,
            name=name,
        )
        if self.allocas < len(self.entry.instrs):
            alloca.insert_before(self.entry.instrs[self.allocas])
        else:
            alloca.append_to(self.entry)
        self.allocas += 1
        return alloca

    def variable(self, variable: Variable) -> ir.Value:
        """The address of a variable."""
        found = self.addresses.get(variable)
        if found is None:
            if variable.place in (LOCAL, PARAM):
                found = self.temporary(variable.ctype, variable.name, variable.align)
            else:
                found = self.unit.global_of(variable)
            self.addresses[variable] = found
        return found

    def generic(self, address: ir.Value) -> ir.Value:
        """An address as a C pointer: in the generic space."""
        t = address.type
        assert isinstance(t, ty.PointerType)
        return address if t.space == ty.GENERIC else self.b.cast("addrspacecast", address, ty.pointer(ty.GENERIC))

    def load(self, address: ir.Value | bitfields.Place, t: ct.CType, align: int = 0) -> ir.Value:
        """Read a scalar of type `t`; a structure's value is its address. `align` is what is known beyond the type."""
        if isinstance(address, bitfields.Place):
            return self.to_register(bitfields.load(self, address, t), t)
        if t.is_record:
            return address
        found = self.b.load(self.layouts.memory(t), address, align=align or t.align, volatile=t.is_volatile)
        return self.to_register(found, t)

    def store(self, value: ir.Value, address: ir.Value | bitfields.Place, t: ct.CType, align: int = 0) -> None:
        """Write a scalar given in its register form."""
        if isinstance(address, bitfields.Place):
            bitfields.store(self, self.to_memory(value, t), address, t)
            return
        self.b.store(self.to_memory(value, t), address, align=align or t.align, volatile=t.is_volatile)

    def to_register(self, value: ir.Value, t: ct.CType) -> ir.Value:
        return self.b.cast("trunc", value, ty.I1) if t.is_bool else value

    def to_memory(self, value: ir.Value, t: ct.CType) -> ir.Value:
        if not t.is_bool:
            return value
        if isinstance(value, ir.Int):
            return ir.const_int(ty.I8, value.value)
        return self.b.cast("zext", value, ty.I8)


from . import destroy  # noqa: E402 - it needs the class above
