"""Conversions ([conv], [over.best.ics], [expr.cast]).

Reading order: `casts` (implicit conversions as nodes), `narrowing`, `implicit_conversions` and
`list_conversions` (conversion sequences), `user_conversions`, `explicit_conversions`.
"""
