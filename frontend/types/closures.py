"""Closures: what the class of a lambda remembers of the place where the lambda stands."""

from __future__ import annotations

from collections.abc import Callable

from ...support.diagnostics import Location
from ...support.fast_dataclass import field, record
from ..syntax import tree
from . import ctype as ct
from .declarations import Field
from .symbols import Binding, Function, Scope, Variable

THIS = "this"
"""Stands for the object of the member function around among what is captured."""


@record
class Closure:
    """The class of one lambda. `scope`, `path` and `function` are those around it; `path` ends with the class
    itself.

    `members` are the fields of what is captured, `values` what they are made of, in the same order; `names`
    the captures written out. `is_open` says that the body is still being checked, so that it may add
    captures.
    """

    record: ct.Record
    number: int
    location: Location
    scope: Scope
    path: tuple[str, ...]
    function: Function | None
    default: str
    is_mutable: bool
    members: dict[Variable | Binding | str, Field] = field(default_factory=dict)
    values: list[tree.Expr] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    is_open: bool = True
    pointed: Callable[[Function], Function] | None = None
    """Makes the conversion to a pointer to what an instance of a generic lambda's call operator does; None
    where there is none.
    """
    conversions: dict[Function, Function] = field(default_factory=dict)
    """Those conversions, by the instance."""
