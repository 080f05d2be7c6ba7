"""Closures: the class of a lambda, with the context of the lambda expression."""

from __future__ import annotations

from collections.abc import Callable

from ...support.diagnostics import Location
from ...support.fast_dataclass import field, record
from ..syntax import tree
from . import ctype as ct
from .declarations import Field
from .symbols import FunctionSymbol, Scope, StructuredBinding, VariableSymbol

THIS = "this"
"""The key of the captured object of the enclosing member function."""


@record
class Closure:
    """The class of one lambda. `scope`, `path` and `function` enclose it; `path` ends with the class itself.

    `members` are the fields of the captures, `values` their initialisers, in the same order; `names` the
    explicit captures. `is_open`: the body is still being checked and may add captures.
    """

    record: ct.Record
    number: int
    location: Location
    scope: Scope
    path: tuple[str, ...]
    function: FunctionSymbol | None
    default: str
    is_mutable: bool
    members: dict[VariableSymbol | StructuredBinding | str, Field] = field(default_factory=dict)
    values: list[tree.Expr] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    is_open: bool = True
    make_conversion: Callable[[FunctionSymbol], FunctionSymbol] | None = None
    """Makes the conversion to a function pointer from an instance of a generic lambda's call operator; None
    when there is none.
    """
    conversions: dict[FunctionSymbol, FunctionSymbol] = field(default_factory=dict)
    """The conversions to function pointers, by the instance of the call operator."""
