"""Conversions ([conv], [over.best.ics], [expr.cast]).

Reading order: `casts` (implicit conversions as nodes), `narrowing`, `implicit_conversions` and
`list_conversions` (conversion sequences), `user_conversions`, `explicit_conversions`.
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(
    __name__,
    (
        "casts",
        "narrowing",
        "implicit_conversions",
        "list_conversions",
        "user_conversions",
        "explicit_conversions",
    ),
)
