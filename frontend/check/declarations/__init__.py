"""Declarations ([dcl.dcl]).

Reading order: `resolve` (types), `parameters`, `deduction` (`auto`, `decltype`), `exceptions`, `enums`, `assertion`, `function_bodies`, `variables`, `bindings`, `decls`.
"""
