"""The checker: gives every expression a type, makes every conversion a node, refuses wrong programs.

Reading order: `check_context` (state, dispatch), `check_types`, `check_casts`, `check_exprs`, `check_unary`,
`check_ops`, `check_calls`, `check_init`, `check_methods`, `check_bases`, `check_templates`, `check_deduction`, `check_decls`, `check_stmts`, `check_range`, `check_asm`, `check_flow` (warnings along paths).
"""

from __future__ import annotations

from ...support.diagnostics import Diagnostics
from ..syntax import tree
from ..text.options import FrontendOptions
from ..text.recursion import deep_recursion
from . import (  # noqa: F401 - each registers its handlers
    asm,
    assertion,
    assignment,
    calls,
    casts,
    conditional,
    decls,
    deduction,
    enums,
    explicit,
    exprs,
    initialise,
    memberwise,
    methods,
    namespaces,
    ops,
    prvalues,
    range,
    resolve,
    stmts,
    templates,
    unary,
    variables,
)
from .context import Context
from .library import Library


def check(unit: tree.TranslationUnit, options: FrontendOptions, diags: Diagnostics) -> tree.TranslationUnit:
    """The checked translation unit. Errors and warnings go to `diags`; with errors the tree is not for lowering."""
    cx = Context(options, diags, Library(options))
    with deep_recursion():
        return declare_all(cx, unit)


def declare_all(cx: Context, unit: tree.TranslationUnit) -> tree.TranslationUnit:
    """Check every declaration of a unit in the context's file scope."""
    unit = unit.copied()
    unit.items = [cx.declare(item) for item in unit.items]
    cx.finish()
    templates.warn_unread(cx)
    unit.functions, unit.variables = cx.functions, cx.variables
    return unit
