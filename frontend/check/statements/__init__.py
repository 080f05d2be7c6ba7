"""Statements ([stmt]).

Reading order: `stmts`, `range` (loops over ranges), `asm` (inline assembly).
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(__name__, ("stmts", "range", "asm"))
