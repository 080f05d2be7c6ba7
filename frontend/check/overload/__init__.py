"""Overload resolution ([over.match]).

Reading order: `overload` (viable and best candidates), `builtin_operators` (built-in candidates),
`operator_functions` (what an operator function may be), `call_completion` (the call of the chosen function).
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(__name__, ("overload", "builtin_operators", "operator_functions", "call_completion"))
