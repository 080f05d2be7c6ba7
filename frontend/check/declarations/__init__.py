"""Declarations ([dcl.dcl]).

Reading order: `resolve` (types), `parameters`, `deduction` (types of expressions), `exceptions`, `enums`,
`assertion`, `function_bodies`, `variables`, `bindings`, `decls`.
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(
    __name__,
    (
        "resolve",
        "parameters",
        "deduction",
        "exceptions",
        "enums",
        "assertion",
        "function_bodies",
        "variables",
        "bindings",
        "decls",
    ),
)
