"""The kinds of initialisation."""

from __future__ import annotations

DIRECT, COPY_MODE, LIST, COPY_LIST = "direct", "copy", "direct-list", "copy-list"
"""Forms of initialisation ([dcl.init] p15 to p17): `T x(a)`, `T x = a`, `T x{a}`, `T x = {a}`."""
