"""What names mean: the symbols of the checked tree and the scopes that hold them.

A symbol is made once by the checker and referred to by every `Identifier.decl` that means it, so
the lowering may key its tables on symbols. Tags (`struct S`) and ordinary names live in different
dictionaries of one scope, as C has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...support.diagnostics import Location, Note
from ...support.records import field, record
from ..syntax import tree
from . import ctype as ctypes
from .ctype import CType
from .ctype import Function as FunctionType

LOCAL, PARAM, SHARED, CONSTANT, DEVICE = "local", "param", "shared", "constant", "device"
"""Where a variable lives; all but the first two have static storage."""


@record
class Variable:
    """`place` is one of the above. `init` is the checked initialiser; `symbol` the name in the IR of one with static storage.

    `value` is what `constants` found it to be in every constant expression (`const int n = 4;`, and any `constexpr` variable);
    `initial` is the value that one with static storage begins with, None where it begins with zeros.
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
    value: object = None
    initial: object = None
    used: bool = False
    assigned: bool = False
    address_taken: bool = False
    length: int = 1
    is_managed: bool = False
    twin: Variable | None = None
    """What has the value of a local constant for the members of classes inside its function."""


@record
class Function:
    """A function of the program or of the device library. `body` is the checked body, None for a prototype.

    `inline` is '', 'always' or 'never'. `defaults` are checked default arguments, None where there is none.
    `from_library` functions follow the library's rules: no contraction, precise division.
    `object` is the (qualified) structure that a member function works on, None for static ones; `record` the structure it belongs
    to; `args` are the template arguments of an instance. `inits` are what a constructor initialises, a path of members or (without any)
    the whole object, with the values.
    `body_check` checks the body of a member of a structure template once somebody calls it.
    `result` is the syntax of a result that the body tells (`auto`); `ctype` has `ct.AUTO` as result until it did.
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
    locals: list[Variable] = field(default_factory=list)
    defaults: list[Any] = field(default_factory=list)
    object: CType | None = None
    ref: str = ""
    """The ref-qualifier of a member function: '&' or '&&'."""
    record: Any = None
    is_constructor: bool = False
    is_deleted: bool = False
    inits: list[tuple[tuple[Any, ...], tree.Expr]] = field(default_factory=list)
    args: tuple[Any, ...] | None = None
    instance: str = ""
    encoding: tuple[Any, ...] | None = None
    """What its symbol is mangled from: the arguments of `mangle.function_symbol`; None where that is the plain name."""
    body_check: Any = None
    define: Any = None
    """Checks the body at once, if that has not happened yet."""
    is_checked: bool = False
    """Whether the body is there, checked."""
    is_constexpr: bool = False
    is_explicit: bool = False
    access: str = ""
    result: Any = None
    is_destructor: bool = False
    special: str = ""
    """Which special member it is, see `special`; '' for other functions."""
    is_implicit: bool = False
    is_defaulted: bool = False
    """Declared with `= default` in its class, or implicitly: not user-provided."""
    is_trivial: bool = False
    is_inherited: bool = False
    result_variable: Variable | None = None
    """The local variable that is made where the result is wanted ([class.copy.elision] p1.1)."""
    why_deleted: Note | None = None
    """Why a defaulted function is deleted."""

    @property
    def this(self) -> Variable | None:
        """The hidden first parameter of a member function."""
        return self.params[0] if self.object is not None and self.params else None

    @property
    def abi(self) -> FunctionType:
        """The type with the hidden parameter."""
        if self.object is None:
            return self.ctype
        return ctypes.function(self.ctype.ret, (ctypes.pointer_to(self.object), *self.ctype.params))


@record
class Overloads:
    """All functions and function templates of one name in one scope, in order of declaration."""

    name: str
    functions: list[Function]
    templates: list[Template] = field(default_factory=list)

    @property
    def location(self) -> Location:
        return (self.functions or self.templates)[0].location


@record
class Template:
    """A function or structure template. `decl` is the tree to copy, `scope` where it stands, `path` the names around it.

    `instances` maps arguments (types, and (type, value) pairs) to a Function or a ct.Record; `special` to explicit specialisations.
    """

    name: str
    params: list[tree.TemplateParam]
    decl: tree.Decl
    scope: Any
    location: Location
    path: tuple[str, ...] = ()
    record: Any = None
    instances: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    special: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    partial: list[tuple[list[Any], Any]] = field(default_factory=list)
    """Partial specialisations: (parameters, the structure's syntax with its arguments)."""


@record
class Namespace:
    name: str
    scope: Any
    location: Location


@record
class Binding:
    """A name of a structured binding: element `number` of the hidden variable, or its member `member`."""

    name: str
    variable: Variable
    member: str
    number: int
    location: Location
    used: bool = False


@record
class MemberName:
    """A data member, where member functions see it."""

    name: str
    location: Location


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


Symbol = Variable | Binding | Overloads | EnumConstant | TypeName | HostName | Template | Namespace | MemberName


class Scope:
    """One level of names. `kind` is 'file', 'function', 'block', 'record' or 'template', which knows the lengths of its `packs`."""

    __slots__ = ("bases", "kind", "names", "packs", "parent", "record", "resolved", "tags", "used")

    def __init__(self, kind: str, parent: Scope | None) -> None:
        self.kind, self.parent = kind, parent
        self.names: dict[str, Any] = {}
        self.tags: dict[str, TypeName] = {}
        self.used: list[Scope] = []
        self.bases: list[Scope] = []
        self.packs: dict[str, int] = {}
        self.resolved: dict[tree.TypeSyntax, tree.TypeSyntax] = {}
        """The typed copies of syntax here that defines a type, or that was reported."""
        self.record: Any = None

    def lookup(self, name: str) -> Any:
        """The innermost meaning of an ordinary name, or None."""
        scope: Scope | None = self
        while scope is not None:
            found = scope.names.get(name)
            if found is not None:
                return found
            for used in scope.used:
                found = used.own(name)
                if found is not None:
                    return found
            scope = scope.parent
        return None

    def own(self, name: str) -> Any:
        """The meaning of a name in this scope alone, its bases and those it uses: what stands after `scope::`."""
        found = self.names.get(name) or self.tags.get(name)
        for used in (*self.used, *self.bases) if found is None else ():
            found = found or used.own(name)
        return found

    def lookup_tag(self, name: str) -> TypeName | None:
        """The innermost type declared with a tag, or None."""
        scope: Scope | None = self
        while scope is not None:
            found = scope.tags.get(name)
            if found is not None:
                return found
            for used in scope.used:
                if name in used.tags:
                    return used.tags[name]
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
    if best is not None and best_distance > 2 and best[0] != name[0]:
        return None
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
