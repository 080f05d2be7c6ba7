"""The checker: gives every expression a type, makes every conversion a node, rejects wrong programs.

The rooms follow the chapters of the standard, whose rules are mutually recursive: a conversion may call a
constructor, whose overload resolution converts its arguments. Their files may therefore import each other's
modules. Modules are imported lazily (see `support.lazy_modules`), so their order of loading does not matter.
Names of a module are imported only from files below.

Reading order: `dispatch` (handlers of nodes), `function_state`, `state`, `reporting`, `context` (the state of
a check), `node_builders`; `names/`, `conversions/`, `overload/`, `classes/`, `initialization/`, `templates/`,
`expressions/`, `statements/`, `declarations/`; `library` (the device library).
"""

from __future__ import annotations

from ...support.diagnostics import Diagnostics
from ...support.recursion import deep_recursion
from ..syntax import tree
from ..text.options import FrontendOptions
from .context import Context
from .declarations.decls import declare_all
from .library import Library


def check(unit: tree.TranslationUnit, options: FrontendOptions, diags: Diagnostics) -> tree.TranslationUnit:
    """Return the checked translation unit. Errors and warnings are added to `diags`. A tree with errors must
    not be lowered.
    """
    cx = Context(options, diags, Library(options))
    with deep_recursion():
        return declare_all(cx, unit)
