"""The kinds of initialisation."""

from __future__ import annotations

from typing import Literal

InitializationKind = Literal["default", "direct", "copy", "direct-list", "copy-list"]
"""Forms of initialisation ([dcl.init] p7, p15 to p17): `T x`, `T x(a)`, `T x = a`, `T x{a}`, `T x = {a}`."""
