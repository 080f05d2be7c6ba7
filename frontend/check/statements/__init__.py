"""Statements ([stmt]).

Reading order: `stmts`, `range` (range-based `for`), `asm` (inline assembly).
"""
