"""What is loaded when it is first used, and why: the modules that a plain kernel of loops and arithmetic does
not need.

`support.lazy_modules` says how. `check.context` and `lower.function` name the files of late handlers,
`check.forward_references` those of late functions, `syntax.grammar.parsetab` those of the productions.
"""

from __future__ import annotations

from ..support.lazy_modules import install

LATE = {
    "templates": (
        "check.templates.deduce", "check.templates.uninstantiated_names", "check.templates.instances",
        "check.templates.out_of_class_members", "check.templates.out_of_class_declarations",
        "check.templates.specialisations",
        "check.templates.template_arguments", "check.templates.templates",
        "syntax.grammar.templates", "syntax.tokens.name_reader", "types.matching", "types.ordering",
        "types.traits",
    ),
    "classes": (
        "check.classes.bases", "check.overload.builtin_operators",
        "check.initialization.class_initialization", "check.classes.constructors", "check.classes.friends",
        "check.expressions.member_pointers",
        "check.classes.member_usings", "check.classes.memberwise", "check.classes.methods",
        "check.classes.records", "check.classes.special", "check.conversions.user_conversions",
        "lower.copying", "lower.member_pointers", "lower.members", "syntax.grammar.methods",
        "syntax.grammar.records",
    ),
    "lists and default values": ("check.initialization.aggregates", "check.initialization.defaults",
        "check.initialization.lists", "check.conversions.narrowing", "check.initialization.prvalues"),
    "calls of functions that are not built in": ("check.names.adl", "check.overload.overload"),
    "calls of built-in functions": ("types.builtin_math", "types.builtin_words"),
    "headers and host code": ("syntax.declarations.launches", "text.headers"),
    "namespaces and enumerations": ("check.declarations.enums", "check.names.namespaces"),
    "single constructs": (
        "check.expressions.allocation", "check.statements.asm", "check.declarations.assertion",
        "check.expressions.assignment", "check.declarations.bindings", "check.expressions.closures",
        "check.expressions.conditional",
        "check.templates.dependent", "check.expressions.destruction", "check.declarations.exceptions",
        "check.conversions.explicit_conversions", "check.expressions.lambda_function_pointers",
        "check.expressions.launches", "check.conversions.list_conversions", "check.statements.range",
        "check.expressions.statement_exprs",
        "check.expressions.traits", "check.expressions.user_literals", "lower.allocation", "lower.asm",
        "lower.launches", "lower.statement_exprs", "syntax.grammar.lambdas", "syntax.grammar.new",
    ),
}  # fmt: skip
"""The modules, by what a program has that needs them."""

install(__package__, (name for names in LATE.values() for name in names))
