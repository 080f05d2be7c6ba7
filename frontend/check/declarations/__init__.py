"""Declarations ([dcl.dcl]).

Reading order: `resolve` (types), `parameters`, `deduction` (types of expressions), `exceptions`, `enums`,
`assertion`, `function_bodies`, `variables`, `bindings`, `decls`.
"""
