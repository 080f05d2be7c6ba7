"""Lowering of the checked tree to IR.

Reading order: `layout`, `bitfields`, `alignment`, `signature` (types in memory); `function` (the state of one
function, and the dispatch of values, addresses and statements), `members`, `copying`, `destroy`, `casts`,
`builtin_calls`, `data`, `exprs`, `ops`, `asm`, `statement_exprs`, `member_pointers`, `allocation`,
`launches`, `objects` (initialisers), `stmts`, `bodies`, `host`; `module` (functions and variables). `lower`
returns the module of a unit.
"""

from __future__ import annotations

from ...support.lazy_modules import install

install(
    __name__, ("copying", "member_pointers", "members", "allocation", "asm", "launches", "statement_exprs")
)

from . import builtin_calls, casts, exprs, objects, ops, stmts  # noqa: E402, F401 - each registers its handlers
from .module import ModuleLowering, lower  # noqa: E402

__all__ = ["ModuleLowering", "lower"]
