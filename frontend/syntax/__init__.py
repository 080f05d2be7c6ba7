"""Tokens to an untyped tree, by PLY's LALR(1) tables.

Reading order: `tree/` (the syntax tree), `parse_aborts`, `tokens/` (what the parser reads), `parse_state`
(what actions, tokens and recovery share), `grammar/` (rules and tables), `declarations/` (which declarations
are parsed), `error_recovery`, `syntax_errors`, `parser`.
"""
