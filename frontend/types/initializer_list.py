"""`std::initializer_list` ([support.initlist]), the only library class that the rules of the language refer
to.
"""

from __future__ import annotations

from . import ctype as ct
from .arguments import TypeArgument
from .ctype import CType

NAME = "initializer_list"


def element_of(t: CType) -> CType | None:
    """Return the element type of a `std::initializer_list`, or of a pattern of one; None for other types."""
    if (
        not isinstance(t, ct.Record)
        or t.decl.template is None
        or t.decl.template.name != NAME
        or t.decl.scope != ("std",)
    ):
        return None
    first = (t.decl.args or (None,))[0]
    return first.type if isinstance(first, TypeArgument) else None


def takes_list(params: tuple[CType, ...], required: int) -> bool:
    """Return whether a constructor is an initializer-list constructor ([dcl.init.list] p2)."""
    return required <= 1 and bool(params) and element_of(ct.referred(params[0])) is not None
