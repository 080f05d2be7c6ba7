"""The state of one constant evaluation, and the registries of handlers.

`expressions`, `casts` and `statements` register handlers here: `@value_of(Node)` for prvalues,
`@address_of(Node)` for glvalues, `@runs(Node)` for statements, `@initialises(Node)` for prvalues of class
type, which initialise an object ([basic.lval] p1).

Steps and depth are bounded, so that every evaluation ends. An expression that was evaluated outside of any
call is not evaluated again, whether it has a value or can have none: the checker evaluates at every level of
an expression.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

from ...syntax import tree
from .. import ctype as ct
from ..symbols import FunctionSymbol, VariableSymbol
from .memory import (
    INDETERMINATE,
    Base,
    ConstantAddress,
    NotConstant,
    Object,
    StructValue,
    Union,
    Value,
    copy_of_value,
    empty_value,
    load,
    mutable_member,
    store,
    string_object,
    type_at,
)

MAX_STEPS = 1_000_000
MAX_DEPTH = 512

R = TypeVar("R")
H = TypeVar("H")
Handler: TypeAlias = "Callable[[Evaluation, Any], R]"
"""Evaluates nodes of one class."""
Initialiser: TypeAlias = "Callable[[Evaluation, Any, ConstantAddress, ct.CType], None]"

_VALUES: dict[type, Handler[Value]] = {}
_ADDRESSES: dict[type, Handler[ConstantAddress]] = {}
_STATEMENTS: dict[type, Handler[int]] = {}
_INITIALISERS: dict[type, Initialiser] = {}


def value_of(*classes: type) -> Callable[[Handler[Value]], Handler[Value]]:
    """Register a function that evaluates node classes to their value."""
    return _registrar(_VALUES, classes)


def address_of(*classes: type) -> Callable[[Handler[ConstantAddress]], Handler[ConstantAddress]]:
    """Register a function that evaluates node classes to their address."""
    return _registrar(_ADDRESSES, classes)


def runs(*classes: type) -> Callable[[Handler[int]], Handler[int]]:
    """Register a function that executes statement classes."""
    return _registrar(_STATEMENTS, classes)


def initialises(*classes: type) -> Callable[[Initialiser], Initialiser]:
    """Register a function that initialises an object from node classes."""
    return _registrar(_INITIALISERS, classes)


def _registrar(table: dict[type, H], classes: tuple[type, ...]) -> Callable[[H], H]:
    def register(handler: H) -> H:
        for cls in classes:
            table[cls] = handler
        return handler

    return register


class CallFrame:
    """An active call: its function, its parameters and variables (a reference is bound to an address), its
    result.
    """

    __slots__ = ("alive", "fn", "into", "locals", "result")

    def __init__(self, fn: FunctionSymbol | None, into: ConstantAddress | None = None) -> None:
        self.fn, self.into = fn, into
        self.locals: dict[VariableSymbol, Object | ConstantAddress] = {}
        self.alive: list[Object] = []
        self.result: Value = INDETERMINATE


class Evaluation:
    """One evaluation; `frames` are the active calls, innermost last. `use_cache`: results of earlier
    evaluations may be used.
    """

    def __init__(self, use_cache: bool = True) -> None:
        self.frames: list[CallFrame] = []
        self.steps = 0
        self.use_cache = use_cache
        self.temporaries: list[Object] = []
        self.shared_values: dict[tree.SharedValue, Value] = {}
        self._statics: dict[object, Object] = {}

    # -- dispatch

    def value(self, node: tree.Expr) -> Value:
        """Return a prvalue; for one of class type, the value of an object of its own. Raises NotConstant."""
        handler = _VALUES.get(type(node))
        if handler is not None:
            return handler(self, node)
        if type(node) in _INITIALISERS and node.ctype is not None:
            return self.object(self.materialise(node).base, node).value
        address_handler = _ADDRESSES.get(type(node))
        if address_handler is not None and node.ctype is not None:
            return self.read(address_handler(self, node), node.ctype, node)
        raise NotConstant(
            "subexpression not valid in a constant expression", node, final=node.ctype is not None
        )

    def address(self, node: tree.Expr) -> ConstantAddress:
        """Return the address that a glvalue denotes; a prvalue of class type is materialised. Raises
        NotConstant.
        """
        if not node.lvalue and node.ctype is not None and node.ctype.is_record:
            return self.materialise(node)
        handler = _ADDRESSES.get(type(node))
        if handler is None:
            raise NotConstant(
                "subexpression not valid in a constant expression", node, final=node.ctype is not None
            )
        return handler(self, node)

    def run(self, node: tree.Stmt) -> int:
        """Execute a statement; return its completion, see `statements`."""
        self.step(node)
        handler = _STATEMENTS.get(type(node))
        if handler is None:
            raise NotConstant("statement not allowed in constexpr function", node, final=True)
        return handler(self, node)

    def step(self, node: tree.Node) -> None:
        """Count a step. Raises NotConstant if there are too many."""
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise NotConstant(
                "constexpr evaluation hit maximum step limit; possible infinite loop?", node, final=True
            )

    # -- objects

    def materialise(self, node: tree.Expr) -> ConstantAddress:
        """Return a temporary with the value of a prvalue; it lives to the end of the full expression
        ([class.temporary]).
        """
        assert node.ctype is not None
        temporary = Object(node.ctype, INDETERMINATE)
        self.temporaries.append(temporary)
        address = ConstantAddress(temporary)
        self.initialise(address, node, node.ctype)
        return address

    def initialise(self, target: ConstantAddress, node: tree.Expr, t: ct.CType) -> None:
        """Initialise the object of type `t` at `target`."""
        handler = _INITIALISERS.get(type(node))
        if handler is not None and not node.lvalue and (t.is_record or t.is_array):
            handler(self, node, target, t)
        else:
            self.store_initial(target, self.value(node), node)

    def store_initial(self, target: ConstantAddress, value: Value, at: tree.Node) -> None:
        """Store the initial value of an object, even a const one."""
        assert isinstance(target.base, Object) and target.path is not None
        store(target.base, target.path, value, at, initialising=True)

    def clear(self, target: ConstantAddress, t: ct.CType, scalar: bool, at: tree.Node) -> None:
        """Zero an object (`scalar`), or make it indeterminate."""
        self.store_initial(target, empty_value(t, scalar), at)

    def finish_expression(self, first: int = 0) -> None:
        """End the lifetime of temporaries from number `first` on, at the end of their full expression."""
        for temporary in self.temporaries[first:]:
            temporary.alive = False
        del self.temporaries[first:]

    def object(self, base: Base, at: tree.Node) -> Object:
        """Return the object of an address, which must have a value here. Raises NotConstant."""
        if isinstance(base, Object):
            if not base.alive:
                kind = "variable" if base.name else "temporary"
                raise NotConstant(
                    f"read of {kind} whose lifetime has ended is not allowed in a constant expression", at
                )
            return base
        if base is None:
            raise NotConstant("read of dereferenced null pointer is not allowed in a constant expression", at)
        result = self._statics.get(base)
        if result is None:
            if isinstance(base, tree.StringLiteral):
                result = string_object(base)
            elif isinstance(base, VariableSymbol):
                result = self._static(base, at)
            else:
                raise NotConstant(
                    "read of a function is not allowed in a constant expression", at, final=True
                )
            self._statics[base] = result
        return result

    def _static(self, variable: VariableSymbol, at: tree.Node) -> Object:
        """Return the object of a variable whose value is known at compile time ([expr.const] p2.7)."""
        if variable.value is None:
            raise unknown_value_error(variable, at)
        result = Object(variable.ctype, cast("Value", variable.value), variable.name, variable)
        result.is_const = True
        return result

    # -- reads and writes

    def read(self, address: ConstantAddress, t: ct.CType, at: tree.Node) -> Value:
        """Perform the lvalue-to-rvalue conversion ([conv.lval]). Raises NotConstant."""
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
        return copy_of_value(value) if isinstance(value, list | StructValue | Union) else value

    def write(self, address: ConstantAddress, value: Value, at: tree.Node) -> None:
        """Perform an assignment; only objects whose lifetime began within the evaluation may change
        ([expr.const] p2.15). Raises NotConstant.
        """
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


def memoize(handler: Handler[Value]) -> Handler[Value]:
    """Decorate a handler of values to cache results of evaluations outside of any call, whose objects do not
    change.
    """

    def evaluate(ev: Evaluation, node: tree.Expr) -> Value:
        if ev.frames or not ev.use_cache:
            return handler(ev, node)
        value: Value | None = node.folded
        if value is INDETERMINATE:
            raise NotConstant("subexpression not valid in a constant expression", node, final=True)
        if value is None:
            try:
                value = handler(ev, node)
            except NotConstant as stop:
                node.folded = INDETERMINATE if stop.final else None
                raise
            node.folded = value if isinstance(value, int | float) else None
        return value

    return evaluate


def unknown_value_error(variable: VariableSymbol, at: tree.Node) -> NotConstant:
    """Return the error for a variable that cannot be read."""
    t, name = variable.ctype, variable.name
    if variable.space == "param":
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
