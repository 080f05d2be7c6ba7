"""The state of one constant evaluation, and how its parts call each other.

`expressions`, `casts` and `statements` register handlers here: `@value_of(Node)` gives a prvalue,
`@place_of(Node)` the address of a glvalue, `@runs(Node)` executes a statement, `@initialises(Node)` makes a
prvalue of class type where its object is ([basic.lval] p1).

Steps and depth are bounded, so that every evaluation ends. An expression whose value was found outside of any
call is never evaluated again, nor is one that can have none: the checker asks at every level of an
expression.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

from ...syntax import tree
from .. import ctype as ct
from ..symbols import Function, Variable
from .memory import (
    INDETERMINATE,
    Address,
    Base,
    NotConstant,
    Object,
    Struct,
    Union,
    Value,
    copied,
    filled,
    load,
    mutable_member,
    of_literal,
    store,
    type_at,
)

MAX_STEPS = 1_000_000
MAX_DEPTH = 512

R = TypeVar("R")
H = TypeVar("H")
Handler: TypeAlias = "Callable[[Evaluation, Any], R]"
"""Evaluates nodes of one class."""
Initialiser: TypeAlias = "Callable[[Evaluation, Any, Address, ct.CType], None]"

_VALUES: dict[type, Handler[Value]] = {}
_PLACES: dict[type, Handler[Address]] = {}
_STATEMENTS: dict[type, Handler[int]] = {}
_INITIALISERS: dict[type, Initialiser] = {}


def value_of(*classes: type) -> Callable[[Handler[Value]], Handler[Value]]:
    return _registrar(_VALUES, classes)


def place_of(*classes: type) -> Callable[[Handler[Address]], Handler[Address]]:
    return _registrar(_PLACES, classes)


def runs(*classes: type) -> Callable[[Handler[int]], Handler[int]]:
    return _registrar(_STATEMENTS, classes)


def initialises(*classes: type) -> Callable[[Initialiser], Initialiser]:
    return _registrar(_INITIALISERS, classes)


def _registrar(table: dict[type, H], classes: tuple[type, ...]) -> Callable[[H], H]:
    def register(handler: H) -> H:
        for cls in classes:
            table[cls] = handler
        return handler

    return register


class Frame:
    """One call that runs: its parameters and variables (a reference's is what it refers to), its result."""

    __slots__ = ("alive", "fn", "into", "locals", "result")

    def __init__(self, fn: Function | None, into: Address | None = None) -> None:
        self.fn, self.into = fn, into
        self.locals: dict[Variable, Object | Address] = {}
        self.alive: list[Object] = []
        self.result: Value = INDETERMINATE


class Evaluation:
    """One evaluation; `frames` are the calls that run, innermost last. `remembers` says whether what earlier
    ones found may be used.
    """

    def __init__(self, remembers: bool = True) -> None:
        self.frames: list[Frame] = []
        self.steps = 0
        self.remembers = remembers
        self.temporaries: list[Object] = []
        self.kept: dict[tree.Once, Value] = {}
        self._statics: dict[object, Object] = {}

    # -- dispatch

    def value(self, node: tree.Expr) -> Value:
        """A prvalue; for one of class type, the value of an object of its own."""
        handler = _VALUES.get(type(node))
        if handler is not None:
            return handler(self, node)
        if type(node) in _INITIALISERS and node.ctype is not None:
            return self.object(self.materialised(node).base, node).value
        where = _PLACES.get(type(node))
        if where is not None and node.ctype is not None:
            return self.read(where(self, node), node.ctype, node)
        raise NotConstant(
            "subexpression not valid in a constant expression", node, final=node.ctype is not None
        )

    def place(self, node: tree.Expr) -> Address:
        """The address of what a glvalue denotes; a prvalue of class type gets an object."""
        if not node.lvalue and node.ctype is not None and node.ctype.is_record:
            return self.materialised(node)
        handler = _PLACES.get(type(node))
        if handler is None:
            raise NotConstant(
                "subexpression not valid in a constant expression", node, final=node.ctype is not None
            )
        return handler(self, node)

    def run(self, node: tree.Stmt) -> int:
        """Execute a statement; tells how it was left, see `statements`."""
        self.step(node)
        handler = _STATEMENTS.get(type(node))
        if handler is None:
            raise NotConstant("statement not allowed in constexpr function", node, final=True)
        return handler(self, node)

    def step(self, node: tree.Node) -> None:
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise NotConstant(
                "constexpr evaluation hit maximum step limit; possible infinite loop?", node, final=True
            )

    # -- objects

    def materialised(self, node: tree.Expr) -> Address:
        """A temporary with the value of a prvalue; it lives to the end of the full expression
        ([class.temporary]).
        """
        assert node.ctype is not None
        made = Object(node.ctype, INDETERMINATE)
        self.temporaries.append(made)
        here = Address(made)
        self.initialise(here, node, node.ctype)
        return here

    def initialise(self, target: Address, node: tree.Expr, t: ct.CType) -> None:
        """Give the object of type `t` at `target` its first value."""
        handler = _INITIALISERS.get(type(node))
        if handler is not None and not node.lvalue and (t.is_record or t.is_array):
            handler(self, node, target, t)
        else:
            self.begin(target, self.value(node), node)

    def begin(self, target: Address, value: Value, at: tree.Node) -> None:
        """Store the first value of an object, whatever its type says about later ones."""
        assert isinstance(target.base, Object) and target.path is not None
        store(target.base, target.path, value, at, initialising=True)

    def blank(self, target: Address, t: ct.CType, scalar: bool, at: tree.Node) -> None:
        """Clear an object (`scalar`), or leave it without a value."""
        self.begin(target, filled(t, scalar), at)

    def finish_expression(self, first: int = 0) -> None:
        """Temporaries from number `first` on end with their full expression."""
        for made in self.temporaries[first:]:
            made.alive = False
        del self.temporaries[first:]

    def object(self, base: Base, at: tree.Node) -> Object:
        """The object behind an address, which must have a value here."""
        if isinstance(base, Object):
            if not base.alive:
                what = "variable" if base.name else "temporary"
                raise NotConstant(
                    f"read of {what} whose lifetime has ended is not allowed in a constant expression", at
                )
            return base
        if base is None:
            raise NotConstant("read of dereferenced null pointer is not allowed in a constant expression", at)
        result = self._statics.get(base)
        if result is None:
            if isinstance(base, tree.StringLiteral):
                result = of_literal(base)
            elif isinstance(base, Variable):
                result = self._static(base, at)
            else:
                raise NotConstant(
                    "read of a function is not allowed in a constant expression", at, final=True
                )
            self._statics[base] = result
        return result

    def _static(self, variable: Variable, at: tree.Node) -> Object:
        """A variable whose value is known before the program runs ([expr.const] p2.7)."""
        if variable.value is None:
            raise unknown(variable, at)
        result = Object(variable.ctype, cast("Value", variable.value), variable.name, variable)
        result.is_const = True
        return result

    # -- reads and writes

    def read(self, address: Address, t: ct.CType, at: tree.Node) -> Value:
        """Lvalue-to-rvalue conversion ([conv.lval])."""
        if t.is_volatile:
            raise NotConstant(
                f"read of volatile-qualified type '{t}' is not allowed in a constant expression",
                at,
                final=True,
            )
        whole = self.object(address.base, at)
        if address.path is None:
            raise NotConstant(
                "read through a pointer that was cast is not allowed in a constant expression", at
            )
        if address.past:
            raise NotConstant(
                "read of dereferenced one-past-the-end pointer is not allowed in a constant expression", at
            )
        changed = mutable_member(whole.ctype, address.path) if whole.variable is not None else ""
        if changed:
            raise NotConstant(
                f"read of mutable member '{changed}' is not allowed in a constant expression", at, final=True
            )
        value = load(whole, address.path, at)
        if value is INDETERMINATE:
            raise NotConstant("read of uninitialized object is not allowed in a constant expression", at)
        return copied(value) if isinstance(value, list | Struct | Union) else value

    def write(self, address: Address, value: Value, at: tree.Node) -> None:
        """An assignment; only objects that began within the evaluation may change ([expr.const] p2.15)."""
        base = address.base
        if base is None:
            raise NotConstant(
                "assignment to dereferenced null pointer is not allowed in a constant expression", at
            )
        if not isinstance(base, Object):
            raise NotConstant(
                "a constant expression cannot modify an object that is visible outside that expression",
                at,
                final=True,
            )
        whole = self.object(base, at)
        if address.path is None or address.past:
            raise NotConstant(
                "assignment to dereferenced one-past-the-end pointer is not allowed in a constant expression",
                at,
            )
        if whole.is_const:
            t = type_at(base, address.path)
            raise NotConstant(
                f"modification of object of const-qualified type 'const {t}' is not allowed in a constant"
                " expression",
                at,
            )
        store(whole, address.path, value, at)


def remembered(handler: Handler[Value]) -> Handler[Value]:
    """Let a handler of values look first for what was found before, where no call is running that could
    change it.
    """

    def look(ev: Evaluation, node: tree.Expr) -> Value:
        if ev.frames or not ev.remembers:
            return handler(ev, node)
        known: Value | None = node.folded
        if known is INDETERMINATE:
            raise NotConstant("subexpression not valid in a constant expression", node, final=True)
        if known is None:
            try:
                known = handler(ev, node)
            except NotConstant as stop:
                node.folded = INDETERMINATE if stop.final else None
                raise
            node.folded = known if isinstance(known, int | float) else None
        return known

    return look


def unknown(variable: Variable, at: tree.Node) -> NotConstant:
    """Why a variable cannot be read."""
    t, name = variable.ctype, variable.name
    if variable.place == "param":
        why = f"function parameter '{name}' with unknown value cannot be used in a constant expression"
    elif not t.is_const:
        kind = "non-const" if t.is_integral else "non-constexpr"
        why = f"read of {kind} variable '{name}' is not allowed in a constant expression"
    elif variable.init is None:
        return NotConstant(f"initializer of '{name}' is unknown", at, variable)
    elif not t.is_scalar or t.is_pointer:
        why = f"read of non-constexpr variable '{name}' is not allowed in a constant expression"
    else:
        why = f"initializer of '{name}' is not a constant expression"
    return NotConstant(why, at, variable, final=True)
