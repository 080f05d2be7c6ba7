"""The checker: gives every expression a type, makes every conversion a node, refuses wrong programs.

Reading order: `check_context` (state, dispatch), `check_types`, `check_casts`, `check_exprs`, `check_ops`,
`check_calls`, `check_init`, `check_decls`, `check_stmts`, `check_flow` (warnings along paths).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from ..support.diagnostics import Diagnostics
from . import (  # noqa: F401 - each registers its handlers
    check_calls,
    check_casts,
    check_decls,
    check_exprs,
    check_init,
    check_ops,
    check_stmts,
    check_types,
    tree,
)
from .check_context import Context
from .library import Library
from .options import FrontendOptions

_RECURSION_LIMIT = 20_000
"""Deep enough for the deepest tree that the parser lets through (`tree.MAX_DEPTH`, `tree.MAX_NESTING`)."""


def check(unit: tree.TranslationUnit, options: FrontendOptions, diags: Diagnostics) -> tree.TranslationUnit:
    """Check a translation unit in place. Errors and warnings go to `diags`; with errors the tree is not for lowering."""
    cx = Context(options, diags, Library(options))
    with deep_recursion():
        declare_all(cx, unit)
    return unit


def declare_all(cx: Context, unit: tree.TranslationUnit) -> None:
    """Check every declaration of a unit in the context's file scope."""
    for item in unit.items:
        cx.declare(item)
    unit.functions, unit.variables = cx.functions, cx.variables


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Allow recursion over the deepest tree for the duration of the block."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, _RECURSION_LIMIT))
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
