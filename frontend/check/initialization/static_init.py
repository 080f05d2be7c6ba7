"""Constant initialisation ([basic.start.static]) and `constexpr` variables ([dcl.constexpr] p9)."""

from __future__ import annotations

from ...syntax import tree
from ...types import constants
from ...types.symbols import FunctionSymbol, VariableSymbol
from ...types.typed_nodes import ArrayEach, ConstructorCall
from ..context import Context

_DYNAMIC = (
    "dynamic initialization is not supported for __device__, __constant__, __shared__, and __managed__"
    " variables"
)


def evaluate_initialiser(cx: Context, node: tree.VarDecl, symbol: VariableSymbol, init: tree.Expr) -> None:
    """Evaluate a variable's initialiser if it must or may be constant. Reports an initialiser that must be
    constant and is not.

    Device code has no dynamic initialisation: device variables with static storage need constant
    initialisers.
    """
    t, static = symbol.ctype, symbol.space not in ("local", "param")
    is_constexpr = "constexpr" in node.specifiers.words
    if not (static or is_constexpr or (t.is_const and t.is_scalar)):
        return
    if static and not is_constexpr and _is_empty_construction(init):
        return
    value = constants.initial(symbol, init)
    if isinstance(value, constants.ConstantAddress) and value.base is None and value.offset:
        value = None
    if value is None and is_constexpr:
        notes = constants.explain_initial(symbol, init)
        cx.report.error(
            f"constexpr variable '{node.name}' must be initialized by a constant expression", node, notes
        )
    elif value is None and static and symbol.is_host:
        symbol.is_dynamic = True
    elif value is None and static:
        cx.report.error(_DYNAMIC, node, constants.explain_initial(symbol, init))
    if static:
        symbol.initial = value
    if (is_constexpr or (t.is_const and isinstance(value, int | float))) and not t.is_volatile:
        symbol.value = value


def _is_empty_construction(init: tree.Expr) -> bool:
    """Return whether an initialiser only calls empty constructors, so that the variable keeps its zeros."""
    if isinstance(init, ArrayEach):
        return _is_empty_construction(init.element)
    return isinstance(init, ConstructorCall) and not init.args and _is_empty_constructor(init.fn)


def _is_empty_constructor(fn: FunctionSymbol) -> bool:
    """Return whether a constructor, and those it calls, have empty bodies (CUDA C++ Programming Guide,
    "Device memory space specifiers").
    """
    if not fn.definition.is_checked and fn.pending.define is not None:
        fn.pending.define()
    return (
        fn.definition.is_checked
        and fn.body is not None
        and not fn.body.items
        and all(_is_empty_construction(value) for _, value in fn.definition.inits)
    )
