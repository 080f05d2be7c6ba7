"""Declarations before they are parsed: which of them device code needs, and what stays host code.

Reading order: `declaration_scanner` (where declarations begin and end), `free_names`, `device_slice` (what
device code needs), `capture_analysis`, `lambda_outlining`, `extended_lambdas`, `launches`, `host_islands`
(what the parser sees of host code).
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(__name__, ("launches",))
