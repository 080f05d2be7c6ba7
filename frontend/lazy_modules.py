"""What is loaded when it is first used, and why: the modules that a plain kernel of loops and arithmetic does not need.

`support.lazy_modules` says how. `check.context` and `lower.function` name the files of late handlers, `check.forward_references` those of late functions,
`syntax.parsetab` those of the productions.
"""

from __future__ import annotations

from ..support.lazy_modules import install

LATE = {
    "templates": (
        "check.deduce", "check.uninstantiated_names", "check.instances", "check.out_of_class_members", "check.out_of_class_declarations", "check.specialisations",
        "check.template_arguments", "check.templates",
        "syntax.grammar_templates", "syntax.name_reader", "types.matching", "types.ordering", "types.traits",
    ),
    "classes": (
        "check.bases", "check.builtin_operators", "check.class_initialization", "check.constructors", "check.friends", "check.member_pointers",
        "check.member_usings", "check.memberwise", "check.methods", "check.records", "check.special", "check.user_conversions",
        "lower.copying", "lower.member_pointers", "lower.members", "syntax.grammar_methods", "syntax.grammar_records",
    ),
    "lists and default values": ("check.aggregates", "check.defaults", "check.lists", "check.narrowing", "check.prvalues"),
    "calls of functions that are not built in": ("check.adl", "check.overload"),
    "calls of built-in functions": ("types.builtin_math", "types.builtin_words"),
    "headers and host code": ("syntax.launches", "text.headers"),
    "namespaces and enumerations": ("check.enums", "check.namespaces"),
    "single constructs": (
        "check.allocation", "check.asm", "check.assertion", "check.assignment", "check.bindings", "check.closures", "check.conditional",
        "check.dependent", "check.destruction", "check.exceptions", "check.explicit_conversions", "check.lambda_function_pointers", "check.launches", "check.list_conversions", "check.range", "check.statement_exprs",
        "check.traits", "check.user_literals", "lower.allocation", "lower.asm", "lower.launches", "lower.statement_exprs", "syntax.grammar_lambdas", "syntax.grammar_new",
    ),
}  # fmt: skip
"""The modules, by what a program has that needs them."""

install(__package__, (name for names in LATE.values() for name in names))
