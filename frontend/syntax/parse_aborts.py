"""How a parse ends early."""

from __future__ import annotations


class Abort(Exception):
    """The rest of the input cannot be parsed; the reason is reported."""


class Broken(Abort):
    """The rest of a fragment (template arguments, a conversion's type, a body) cannot be parsed; the reason
    is reported.
    """
