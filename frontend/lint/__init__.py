"""Warnings about complete checked bodies: code that compiles and is seldom intended.

Reading order: `report`, `control` (control flow), `uses`, `unused`, `uninitialized`, `jumps`, `narrowing`,
`format`, `suspicious_code`. Nothing here changes the tree, and a unit with errors is not examined.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...support.diagnostics import Diagnostics
from ..syntax import tree
from ..types.symbols import FunctionSymbol
from .control import completes
from .jumps import JumpCheck
from .report import Lint
from .suspicious_code import warn_suspicious_code
from .uninitialized import Uninitialized
from .unused import warn_unused, warn_unused_functions
from .uses import Uses


def warn(functions: Sequence[FunctionSymbol], diags: Diagnostics) -> None:
    """Report all warnings about the functions of a checked unit."""
    if diags.has_errors:
        return
    lint = Lint(diags)
    for fn in functions:
        if fn.body is not None and not fn.from_library:
            warn_function(lint, fn, fn.body)
    warn_unused_functions(lint, functions)


def warn_function(lint: Lint, fn: FunctionSymbol, body: tree.Compound) -> None:
    """Report all warnings about one function with a body."""
    JumpCheck(lint).function(fn, body)
    if not fn.ctype.ret.is_void and completes(body):
        returns = any(isinstance(n, tree.Return) for n in tree.walk(body))
        where = " in all control paths" if returns else ""
        lint.diags.warning("return-type", f"non-void function does not return a value{where}", body.end)
    uses = Uses(body)
    warn_unused(lint, fn, uses)
    warn_suspicious_code(lint, fn, body)
    if uses.open and not uses.jumps:
        Uninitialized(lint, uses).block(body)
