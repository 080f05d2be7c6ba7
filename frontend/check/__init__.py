"""The checker: gives every expression a type, makes every conversion a node, refuses wrong programs.

Reading order: `context` (state, dispatch), `forward_references` (calls upwards), `lookup`, `resolve` (types), `host_members`, `records`, `implicit_conversions` and `overload` (conversions and
overload resolution), `casts`, `class_initialization` and `initialization`, `special`, `members`, `exprs`, `call_completion`, `calls`, `ops`, `templates`,
`function_bodies`, `decls`, `stmts`, `unit`.
"""

from __future__ import annotations

from ...support.diagnostics import Diagnostics
from ..syntax import tree
from ..text.options import FrontendOptions
from ..text.recursion import deep_recursion
from .context import Context
from .library import Library
from .unit import declare_all


def check(unit: tree.TranslationUnit, options: FrontendOptions, diags: Diagnostics) -> tree.TranslationUnit:
    """The checked translation unit. Errors and warnings go to `diags`; with errors the tree is not for lowering."""
    cx = Context(options, diags, Library(options))
    with deep_recursion():
        return declare_all(cx, unit)
