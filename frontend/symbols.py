"""What names mean: the symbols of the checked tree and the scopes that hold them.

A symbol is made once by the checker and referred to by every `Identifier.decl` that means it, so
the lowering may key its tables on symbols. Tags (`struct S`) and ordinary names live in different
dictionaries of one scope, as C has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..support.diagnostics import Location
from ..support.records import field, record
from . import tree
from .ctype import CType
from .ctype import Function as FunctionType

LOCAL, PARAM, SHARED, CONSTANT, DEVICE = "local", "param", "shared", "constant", "device"
"""Where a variable lives; all but the first two have static storage."""


@record
class Variable:
    """`place` is one of the above. `init` is the checked initialiser; `symbol` the name in the IR of one with static storage.

    `value` is the folded value of a constant integer variable (`const int n = 4;` is a constant expression in C++).
    """

    name: str
    ctype: CType
    location: Location
    place: str
    symbol: str = ""
    init: tree.Expr | None = None
    is_extern: bool = False
    is_internal: bool = False
    align: int = 0
    value: int | float | None = None
    used: bool = False
    assigned: bool = False
    address_taken: bool = False
    length: int = 1


@record
class Function:
    """A function of the program or of the device library. `body` is the checked body, None for a prototype.

    `inline` is '', 'always' or 'never'. `defaults` are checked default arguments, None where there is none.
    `from_library` functions follow the library's rules: no contraction, precise division.
    """

    name: str
    ctype: FunctionType
    location: Location
    symbol: str
    is_kernel: bool = False
    is_device: bool = True
    is_internal: bool = False
    inline: str = ""
    params: list[Variable] = field(default_factory=list)
    body: tree.Compound | None = None
    launch_bounds: tuple[int, ...] = ()
    from_library: bool = False
    used: bool = False
    is_noreturn: bool = False
    statics: list[Variable] = field(default_factory=list)
    defaults: list[Any] = field(default_factory=list)


@record
class Overloads:
    """All functions of one name in one scope, in order of declaration."""

    name: str
    functions: list[Function]

    @property
    def location(self) -> Location:
        return self.functions[0].location


@record
class EnumConstant:
    name: str
    ctype: CType
    value: int
    location: Location


@record
class TypeName:
    """A typedef, or a structure, union or enumeration called by its plain name."""

    name: str
    ctype: CType
    location: Location


@record
class HostName:
    """Something of the host part of the file: naming it from device code is an error."""

    name: str
    what: str
    location: Location


Symbol = Variable | Overloads | EnumConstant | TypeName | HostName


class Scope:
    """One level of names. `kind` is 'file', 'function', 'block' or 'record'."""

    __slots__ = ("kind", "names", "parent", "tags")

    def __init__(self, kind: str, parent: Scope | None) -> None:
        self.kind, self.parent = kind, parent
        self.names: dict[str, Any] = {}
        self.tags: dict[str, TypeName] = {}

    def lookup(self, name: str) -> Any:
        """The innermost meaning of an ordinary name, or None."""
        scope: Scope | None = self
        while scope is not None:
            found = scope.names.get(name)
            if found is not None:
                return found
            scope = scope.parent
        return None

    def lookup_tag(self, name: str) -> TypeName | None:
        """The innermost type declared with a tag, or None."""
        scope: Scope | None = self
        while scope is not None:
            found = scope.tags.get(name)
            if found is not None:
                return found
            scope = scope.parent
        return None

    def visible(self) -> Iterator[tuple[str, Any]]:
        """All ordinary names in sight, innermost first."""
        scope: Scope | None = self
        while scope is not None:
            yield from scope.names.items()
            scope = scope.parent


def closest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that `name` most likely was meant to be, by edit distance ≤ a third of its length; None if none is near.

    Among equals the first wins, so candidates come innermost scope first.
    """
    limit = max(1, (len(name) + 2) // 3) if len(name) > 1 else 0
    best, best_distance = None, limit + 1
    for candidate in candidates:
        if abs(len(candidate) - len(name)) >= best_distance or candidate == name:
            continue
        distance = _distance(name, candidate, best_distance)
        if distance < best_distance:
            best, best_distance = candidate, distance
    return best


def _distance(a: str, b: str, limit: int) -> int:
    """Levenshtein distance, or `limit` when it is at least that."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
        if min(row) >= limit:
            return limit
    return row[-1]
