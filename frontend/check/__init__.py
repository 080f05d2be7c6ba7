"""The checker: gives every expression a type, makes every conversion a node, refuses wrong programs.

The rules of C++ are mutually recursive: a conversion may call a constructor, whose overload resolution
converts its arguments. So the rooms, which follow the chapters of the standard, may import each other; no two
files do. A file calls one above it through `forward_references`.

Reading order: `function_state`, `context` (state, dispatch), `forward_references` (calls upwards),
`node_builders`; `names/`, `conversions/`, `overload/`, `classes/`, `initialization/`, `templates/`,
`expressions/`, `statements/`, `declarations/`; `unit` (a whole unit), `library` (the device library).
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
    """The checked translation unit. Errors and warnings go to `diags`; with errors the tree is not for
    lowering.
    """
    cx = Context(options, diags, Library(options))
    with deep_recursion():
        return declare_all(cx, unit)
