"""Statements ([stmt]).

Reading order: `stmts`, `range` (loops over ranges), `asm` (inline assembly).
"""
