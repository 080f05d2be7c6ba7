"""The state of one function's lowering, and the registries of handlers.

`exprs`, `ops`, `casts`, `builtin_calls`, `objects` and `stmts` register handlers here: `@value_of(Node)` for
rvalues, `@address_of(Node)` for lvalues, `@runs(Node)` for statements, `@builds(Node)` for objects that are
built in place.

Values: a scalar rvalue is an IR value of its register type (`bool` is an i1). The rvalue of a structure is
the address of memory that holds it and is not modified before its use. Addresses keep the address space of
the variable; `generic` casts one to the generic space for a C pointer.

Invariants: allocas are in the entry block, before everything else; `block` is always open (has no
terminator).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Protocol, TypeAlias, TypeVar

from ...ir import core as ir
from ...ir import irtypes as ty
from ...ir.builder import Builder
from ...support.diagnostics import Location
from ...support.fast_dataclass import record
from ...support.lazy_modules import Handlers
from ..syntax import tree
from ..text.options import FrontendOptions
from ..types import ctype as ct
from ..types.symbols import FunctionSymbol, VariableSymbol
from ..types.typed_nodes import DeleteObject, MemberAddress, NewArray, NewObject, PointedMember
from . import bitfields
from .alignment import alignment_of
from .data import Data
from .host import HostVariables
from .layout import Layouts


class ModuleServices(Protocol):
    """The interface of the module's lowering for that of a function."""

    layouts: Layouts
    options: FrontendOptions
    has_destructors: bool
    data: Data
    host: HostVariables

    def function_of(self, fn: FunctionSymbol) -> ir.Function:
        """Return the IR function of a symbol, declared on first use and then queued for lowering."""

    def external(self, name: str, ftype: ty.FunctionType) -> ir.Function:
        """Return a function of CUDA's device runtime, declared on first use."""

    def global_of(self, variable: VariableSymbol) -> ir.Global:
        """Return the IR global of a variable with static storage, created on first use."""

    def string(self, node: tree.StringLiteral) -> ir.Global:
        """Return the global of a string literal."""

    def initialise(self, fl: FunctionLowering, target: Place, node: tree.Expr, t: ct.CType) -> None:
        """Give the object at `target` its initial value (see `objects`)."""

    def effect(self, fl: FunctionLowering, node: tree.Expr) -> None:
        """Evaluate an expression for its side effects (see `ops`)."""


@record(frozen=True)
class Choice:
    """A choice between two lvalues of which at least one is a bit-field, so that no address represents both:
    the condition for the first one, and the two.
    """

    first: ir.Value
    places: tuple[Place, Place]


Place: TypeAlias = "ir.Value | bitfields.BitFieldPlace | Choice"
"""An lvalue: the address of an object, a bit-field, or a choice of such."""
R = TypeVar("R")
Handler: TypeAlias = "Callable[[FunctionLowering, Any], R]"
"""Lowers nodes of one class."""
Maker = Callable[["FunctionLowering", ir.Value, Any, ct.CType], bool]
_VALUES: Handlers[Handler[ir.Value | None]] = Handlers(
    __package__,
    {
        NewObject: "allocation", NewArray: "allocation", DeleteObject: "allocation",
        MemberAddress: "member_pointers",
        tree.LaunchExpr: "launches", tree.StatementExpr: "statement_exprs",
    },
)  # fmt: skip
_PLACES: Handlers[Handler[Place]] = Handlers(
    __package__, {PointedMember: "member_pointers", tree.StatementExpr: "statement_exprs"}
)
_STATEMENTS: Handlers[Handler[None]] = Handlers(__package__, {tree.Asm: "asm"})
_MAKERS: Handlers[Maker] = Handlers(__package__, {tree.StatementExpr: "statement_exprs"})

H = TypeVar("H")


def _registrar(table: dict[type, H]) -> Callable[..., Callable[[H], H]]:
    def decorator(*classes: type) -> Callable[[H], H]:
        def register(handler: H) -> H:
            for cls in classes:
                table[cls] = handler
            return handler

        return register

    return decorator


def _load_default(fl: FunctionLowering, node: tree.Expr) -> ir.Value:
    """Return the value of an lvalue expression without a value handler of its own."""
    return fl.load(_PLACES[type(node)](fl, node), node.ctype, alignment_of(node))


value_of, address_of, runs = _registrar(_VALUES), _registrar(_PLACES), _registrar(_STATEMENTS)
builds = _registrar(_MAKERS)


_UNCHANGED: AbstractContextManager[None] = nullcontext()


@record
class Cleanup:
    """An object to destroy. `flag` is the address of a byte that is 1 once the object is constructed."""

    address: ir.Value
    ctype: ct.CType
    flag: ir.Value | None = None


class FunctionLowering:
    """The state of one function's lowering."""

    def __init__(self, unit: ModuleServices, symbol: FunctionSymbol, fn: ir.Function) -> None:
        self.unit, self.symbol, self.fn = unit, symbol, fn
        self.layouts = unit.layouts
        self.options = unit.options
        self.b = Builder(fn.add_block("entry"), symbol.location)
        self.entry = self.b.block
        self.allocas = 0
        self.underaligned: dict[ir.Value, int] = {}
        self.addresses: dict[VariableSymbol, ir.Value] = {}
        self.targets: list[tuple[ir.Block, ir.Block | None, int, int]] = []
        """For each loop and switch the targets of `break` and `continue`, and the numbers of objects alive
        there.
        """
        self.cleanups: list[Cleanup] = []
        self.temporaries: list[Cleanup] = []
        self.once: dict[tree.SharedValue, ir.Value] = {}
        self.is_folding = False
        """True while a constant expression is lowered: it may read the host's constants, which then get
        memory of their own.
        """
        self.full_block: ir.Block | None = None
        self.label_cleanups: dict[str, list[Cleanup]] = {}
        self.pending_gotos: dict[str, list[tuple[ir.Block, list[Cleanup]]]] = {}
        self.switches: list[dict[tree.Node, ir.Block]] = []
        self.labels: dict[str, ir.Block] = {}
        self.result: ir.Value | None = None
        precise = symbol.from_library
        self.contract = ("contract",) if self.options.fmad and not precise else ()
        self.precise_division = precise or (self.options.prec_div and not self.options.use_fast_math)
        self.precise_sqrt = precise or (self.options.prec_sqrt and not self.options.use_fast_math)
        self.fast_division = self.options.use_fast_math and not precise

    # -- dispatch

    def run(self, node: tree.Expr) -> ir.Value | None:
        """Evaluate an rvalue; None when it is void."""
        self.b.location = node.location
        return (_VALUES.find(type(node)) or _load_default)(self, node)

    def value(self, node: tree.Expr) -> ir.Value:
        """Return the rvalue of a non-void expression."""
        self.b.location = node.location
        result = (_VALUES.find(type(node)) or _load_default)(self, node)
        assert result is not None
        return result

    def place(self, node: tree.Expr) -> Place:
        """Return an lvalue, in its address space; a structure's rvalue is an address already."""
        handler = _PLACES.find(type(node))
        if handler is None:
            return self.value(node)
        self.b.location = node.location
        return handler(self, node)

    def address(self, node: tree.Expr) -> ir.Value:
        """Return the address of an lvalue that is no bit-field."""
        result = self.place(node)
        assert isinstance(result, ir.Value)
        return result

    def build_in_place(self, target: ir.Value, node: tree.Expr, t: ct.CType) -> bool:
        """Build an object of type `t` in place; return False when the node's value is to be copied there."""
        handler = _MAKERS.find(type(node))
        self.b.location = node.location
        return handler is not None and handler(self, target, node, t)

    def initialise(self, target: Place, node: tree.Expr, t: ct.CType) -> None:
        """Initialise the object at `target`."""
        self.unit.initialise(self, target, node, t)

    def effect(self, node: tree.Expr) -> None:
        """Evaluate an expression for its side effects."""
        self.unit.effect(self, node)

    def stmt(self, node: tree.Stmt) -> None:
        """Lower a statement."""
        _STATEMENTS[type(node)](self, node)

    def at(self, location: Location) -> None:
        """Set the location of the next instructions."""
        self.b.location = location

    # -- blocks

    def block(self, name: str) -> ir.Block:
        """Return a new block, which `enter` inserts; blocks are in the order in which they are entered."""
        return ir.Block(name, self.fn)

    def enter(self, block: ir.Block) -> None:
        """Continue in `block`, after the current one ended."""
        self.fn.blocks.append(block)
        self.fn.changed(cfg=True)
        self.b.at_end(block)

    def jump(self, block: ir.Block) -> None:
        """Emit an unconditional branch."""
        self.b.br(block)

    def jump_and_enter(self, block: ir.Block) -> None:
        """Jump to `block`, and enter it."""
        self.jump(block)
        self.enter(block)

    def enter_unreachable(self) -> None:
        """Continue in an unreachable block: after `return`, `break` and the like."""
        self.enter(self.block("dead"))

    # -- memory

    def temporary(self, t: ct.CType, name: str = "", align: int = 0) -> ir.Instr:
        """Return an alloca for an object of type `t`, in the entry block."""
        return self.scratch(self.layouts.memory(t), max(align, t.align), name)

    def scratch(self, memory: ty.Type, align: int, name: str = "") -> ir.Instr:
        """Return an alloca of an IR type, in the entry block."""
        alloca = ir.Instr(
            "alloca",
            ty.pointer(ty.GENERIC),
            attrs={"type": memory, "align": align},
            location=self.b.location,
            name=name,
        )
        self.insert_at_entry(alloca)
        self.allocas += 1
        return alloca

    def insert_at_entry(self, instr: ir.Instr) -> None:
        """Insert an instruction directly after the allocas of the entry block."""
        if self.allocas < len(self.entry.instrs):
            instr.insert_before(self.entry.instrs[self.allocas])
        else:
            instr.append_to(self.entry)

    def variable(self, variable: VariableSymbol) -> ir.Value:
        """Return the address of a variable."""
        result = self.addresses.get(variable)
        if result is None:
            if variable.space in ("local", "param"):
                result = self.temporary(variable.ctype, variable.name, variable.align)
            else:
                result = self.unit.global_of(variable)
            self.addresses[variable] = result
        return result

    def fold_constants(self, is_constant: bool) -> AbstractContextManager[None]:
        """Lower an expression that may be constant; most reads are not."""
        return self._folding_constants() if is_constant else _UNCHANGED

    @contextmanager
    def _folding_constants(self) -> Iterator[None]:
        outer, self.is_folding = self.is_folding, True
        yield
        self.is_folding = outer

    def generic(self, address: ir.Value) -> ir.Value:
        """Return an address as a C pointer: in the generic space."""
        t = address.type
        assert isinstance(t, ty.PointerType)
        return (
            address
            if t.space == ty.GENERIC
            else self.b.cast("addrspacecast", address, ty.pointer(ty.GENERIC))
        )

    def alignment(self, address: ir.Value, t: ct.CType) -> int:
        """Return the alignment of the object of type `t` at an address: its type's, except for members of
        packed records.
        """
        return self.underaligned.get(address, t.align) if self.underaligned else t.align

    def subobject(self, address: ir.Value, t: ct.CType, align: int) -> ir.Value:
        """Record that the subobject of type `t` at an address has a smaller alignment than its type."""
        if align < t.align:
            self.underaligned[address] = align
        return address

    def load(self, address: Place, t: ct.CType, align: int = 0) -> ir.Value:
        """Read a scalar of type `t`; a structure's value is its address. `align` is a known alignment beyond
        the type's.
        """
        if isinstance(address, Choice):
            return self.b.phi(
                self.layouts.register(t),
                self.for_each_choice(address, lambda place: self.load(place, t, align)),
            )
        if isinstance(address, bitfields.BitFieldPlace):
            return self.to_register(bitfields.load(self.b, address, self.integer(t), t), t)
        if t.in_memory:
            return address
        result = self.b.load(
            self.layouts.memory(t), address, align=align or self.alignment(address, t), volatile=t.is_volatile
        )
        return self.to_register(result, t)

    def store(self, value: ir.Value, address: Place, t: ct.CType, align: int = 0) -> None:
        """Write a scalar given in its register form."""
        if isinstance(address, Choice):
            self.for_each_choice(address, lambda place: self.store(value, place, t, align))
            return
        if isinstance(address, bitfields.BitFieldPlace):
            bitfields.store(self.b, self.to_memory(value, t), address, self.integer(t), t)
            return
        self.b.store(
            self.to_memory(value, t),
            address,
            align=align or self.alignment(address, t),
            volatile=t.is_volatile,
        )

    def for_each_choice(self, choice: Choice, act: Callable[[Place], R]) -> list[tuple[R, ir.Block]]:
        """Emit code for either lvalue of a choice: return the result of each, and the block in
        which it ends.
        """
        blocks, end, location = (self.block("then"), self.block("else")), self.block("end"), self.b.location
        self.b.cond_br(choice.first, *blocks)
        incoming = []
        for block, place in zip(blocks, choice.places):
            self.enter(block)
            self.at(location)
            incoming.append((act(place), self.b.block))
            self.jump(end)
        self.enter(end)
        return incoming

    def integer(self, t: ct.CType) -> ty.IntType:
        """Return the memory type of an integer or enumeration type."""
        result = self.layouts.memory(t)
        assert isinstance(result, ty.IntType)
        return result

    def to_register(self, value: ir.Value, t: ct.CType) -> ir.Value:
        """Convert a value from its form in memory: a bool to i1."""
        return self.b.cast("trunc", value, ty.I1) if t.is_bool else value

    def to_memory(self, value: ir.Value, t: ct.CType) -> ir.Value:
        """Convert a value to its form in memory: a bool to i8."""
        if not t.is_bool:
            return value
        if isinstance(value, ir.Int):
            return ir.const_int(ty.I8, value.value)
        return self.b.cast("zext", value, ty.I8)
