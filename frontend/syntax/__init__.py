"""Tokens to an untyped tree, by PLY's LALR(1) tables.

Reading order: `tree/` (the syntax tree), `tokens/` (the parser's input), `parse_state` (the state shared by
actions, tokens and recovery), `grammar/` (rules and tables), `declarations/` (which declarations are parsed),
`error_recovery`, `syntax_errors`, `parser`. # ---------------- parse_state
"""
