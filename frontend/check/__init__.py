"""The checker: gives every expression a type, makes every conversion a node, rejects wrong programs.

The rooms follow the chapters of the standard, whose rules are mutually recursive: a conversion may call a
constructor, whose overload resolution converts its arguments. So their files may import each other's modules.
All of these are lazy (see `support.lazy_modules`): the order in which they are loaded does not matter. Names
of a module are imported only from files below.

Reading order: `dispatch` (handlers of nodes), `function_state`, `state`, `reporting`, `context` (the state of
a check), `node_builders`; `names/`, `conversions/`, `overload/`, `classes/`, `initialization/`, `templates/`,
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
