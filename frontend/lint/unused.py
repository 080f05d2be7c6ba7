"""Variables, parameters and functions that nothing mentions, or that are only ever assigned."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...support.diagnostics import UNKNOWN
from ..syntax import tree
from ..types.symbols import LOCAL, PARAM, Function, Variable
from .report import Lint


def warn_unused_functions(lint: Lint, functions: Iterable[Function]) -> None:
    """Functions that only this file could call, and that nothing in it mentions."""
    for fn in functions:
        own = fn.is_internal and fn.body is not None and fn.object is None and fn.args is None and not fn.record
        if own and not (fn.used or fn.is_kernel or fn.from_library or fn.is_constexpr):
            lint.diags.warning("unused-function", f"unused function '{fn.name}'", fn.location, length=len(fn.name))


def warn_unused(lint: Lint, fn: Function, body: tree.Node) -> None:
    """Variables and parameters of one function. Volatile ones may be there for the hardware."""
    only_set = unread(body)
    in_inits = bool(fn.inits)
    for what, symbols in (("variable", fn.locals), ("parameter", fn.params)):
        for symbol in symbols:
            if not symbol.name or symbol.location is UNKNOWN:
                continue
            text = ""
            if not symbol.used:
                flag, text = f"unused-{what}", f"unused {what} '{symbol.name}'"
            elif symbol.place in (LOCAL, PARAM) and symbol.ctype.is_scalar and not in_inits and only_set(symbol):
                flag, text = f"unused-but-set-{what}", f"{what} '{symbol.name}' set but not used"
            if text and not symbol.ctype.is_volatile:
                lint.diags.warning(flag, text, symbol.location, length=len(symbol.name))


def unread(body: tree.Node) -> Callable[[Variable], bool]:
    """Which variables are only ever assigned: every mention of one is the left side of a statement."""
    read: set[int] = set()
    stack = [body]
    while stack:
        node = stack.pop()
        if isinstance(node, tree.Identifier):
            read.add(id(node.decl))
            continue
        if isinstance(node, tree.ExprStmt):
            value = node.value
            if isinstance(value, tree.Assign) and isinstance(value.target, tree.Identifier):
                stack.append(value.value)
                continue
            if isinstance(value, tree.Unary) and value.op in ("++", "--") and isinstance(value.operand, tree.Identifier):
                continue
        stack.extend(node.children())
    return lambda symbol: id(symbol) not in read
