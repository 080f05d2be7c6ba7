"""The check of a translation unit: declarations in order, then deferred bodies."""

from __future__ import annotations

from ..syntax import tree
from .context import Context
from .declarations import decls
from .templates import templates, uninstantiated_templates


def declare_all(cx: Context, unit: tree.TranslationUnit) -> tree.TranslationUnit:
    """Check every declaration of a unit in the context's file scope."""
    unit = unit.copied()
    unit.items = [decls.declare_optional(cx, item) for item in unit.items]
    cx.finish()
    uninstantiated_templates.report_errors(cx)
    if cx.unit.unreadable_launches:
        templates.warn_unreadable_launches(cx)
    unit.functions, unit.variables = cx.unit.functions, cx.unit.variables
    return unit
