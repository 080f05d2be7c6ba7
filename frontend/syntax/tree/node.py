"""What every node of the syntax tree is: its fields, its slots, its constructor, how it is copied.

Fields made with `later()` are not arguments of the constructor; the parser or the checker sets them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Concatenate,
    Literal,
    ParamSpec,
    Protocol,
    Self,
    TypeVar,
    dataclass_transform,
)

from ....support.diagnostics import Location


class _Later:
    __slots__ = ("default",)

    def __init__(self, default: object) -> None:
        self.default = default


def later(default: Any = None, *, init: Literal[False] = False) -> Any:
    """A field that is not an argument of the constructor."""
    return _Later(default)


Function = Callable[..., None]


_FEW = 20
"""How many nodes of one class are made before a constructor of its own is worth its making."""


def _first_uses(self: Node, *args: object, **kwargs: object) -> None:
    """The constructor of a class until it has been called `_FEW` times, or wrongly: most programs use few of
    the classes, and those a few times.
    """
    cls = type(self)
    cls._uses += 1
    given = {**dict(zip(cls.fields, args)), **kwargs}
    right = (
        len(given) == len(args) + len(kwargs)
        and given.keys() <= set(cls.fields)
        and given.keys() >= set(cls._required)
    )
    if cls._uses > _FEW or not right:
        made = _constructor(cls._required, cls._defaults)
        type.__setattr__(cls, "__init__", made)
        made(self, *args, **kwargs)
        return
    for name in cls._required:
        setattr(self, name, given[name])
    for name, default in cls._defaults.items():
        setattr(self, name, default.default if isinstance(default, _Later) else given.get(name, default))


def _constructor(required: tuple[str, ...], defaults: dict[str, object]) -> Function:
    arguments = list(required)
    body = [f"    self.{f} = {f}" for f in required]
    values: dict[str, object] = {}
    for field, default in defaults.items():
        body.append(f"    self.{field} = {field if not isinstance(default, _Later) else f'_{field}'}")
        if isinstance(default, _Later):
            values[f"_{field}"] = default.default
        else:
            values[f"_{field}"] = default
            arguments.append(f"{field}=_{field}")
    return _executed("__init__", f"def __init__(self, {', '.join(arguments)}):\n" + "\n".join(body), values)


def _executed(name: str, text: str, values: dict[str, object]) -> Function:
    """The function of that name which the text defines."""
    exec(text, values)
    function = values[name]
    assert callable(function)
    return function


_WORTHWHILE = 50
"""So many copies of nodes of one class, or walks over them, pay for making a function that does it."""


def _copied(self: Node) -> Node:
    """`Node.copied` of a class until it is used often: most programs use few of the classes."""
    cls = type(self)
    cls._copies += 1
    if cls._copies == _WORTHWHILE:
        type.__setattr__(cls, "copied", _copier(cls))
    copy = object.__new__(cls)
    for name in cls.slots:
        setattr(copy, name, getattr(self, name))
    return copy


def _children(self: Node) -> list[Node]:
    """`Node.children` of a class until it is used often."""
    cls = type(self)
    cls._walks += 1
    if cls._walks == _WORTHWHILE:
        type.__setattr__(cls, "children", _collector(cls))
    result: list[Node] = []
    for field in cls.branches:
        value = getattr(self, field)
        if isinstance(value, Node):
            if not value.is_name:
                result.append(value)
        elif isinstance(value, (list, tuple)):
            result += [item for item in value if isinstance(item, Node)]
    return result


def _collector(cls: type[Node]) -> Function:
    """What `_children` does for one class, without its loop."""
    lines = ["def children(self):", "    found = []"]
    for field in cls.branches:
        lines += [
            f"    value = self.{field}",
            "    if isinstance(value, Node):",
            "        if not value.is_name:",
            "            found.append(value)",
        ]
        lines += [
            "    elif isinstance(value, (list, tuple)):",
            "        found += [item for item in value if isinstance(item, Node)]",
        ]
    return _executed("children", "\n".join([*lines, "    return found"]), {"Node": Node})


def _copier(cls: type[Node]) -> Function:
    lines = [
        "def copied(self):",
        "    copy = make(cls)",
        *(f"    copy.{name} = self.{name}" for name in cls.slots),
        "    return copy",
    ]
    return _executed("copied", "\n".join(lines), {"make": object.__new__, "cls": cls})


_LEAVES = {"Location", "Name", "bool", "bytes", "float", "int", "str"}
"""Types of fields that hold no node which counts among a node's children."""


@dataclass_transform(eq_default=False, field_specifiers=(later,))
class NodeType(type):
    """Makes slots, a constructor and a copier out of a class's annotations, as
    `dataclass(slots=True, eq=False)` does.

    The standard decorator makes each class twice and costs several times as much at import.
    """

    _required: tuple[str, ...] = ()
    _defaults: dict[str, object] = {}
    _leaves: frozenset[str] = frozenset()
    slots: tuple[str, ...] = ()
    is_leaf: bool = False

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> NodeType:
        own = [f for f, a in space.get("__annotations__", {}).items() if not a.startswith("ClassVar")]
        base = bases[0] if bases and isinstance(bases[0], NodeType) else NodeType
        inherited, required = dict(base._defaults), list(base._required)
        for field in own:
            if field in space:
                inherited[field] = space.pop(field)
            else:
                required.append(field)
        space["__slots__"] = tuple(own)
        space["_required"], space["_defaults"] = tuple(required), inherited
        space["__init__"] = _first_uses
        space["slots"] = (*base.slots, *own)
        space["copied"], space["_copies"], space["_uses"], space["_walks"] = _copied, 0, 0, 0
        space["fields"] = fields = tuple(
            f for f in (*required, *inherited) if not isinstance(inherited.get(f), _Later)
        )
        space["_leaves"] = leaves = base._leaves | {
            f for f in own if space["__annotations__"][f].removesuffix(" | None") in _LEAVES
        }
        space["branches"] = branches = tuple(f for f in fields if f not in leaves)
        space["is_leaf"] = not branches and (base is NodeType or ("children" not in space and base.is_leaf))
        if own or base is NodeType:
            space.setdefault("children", _children)
        return super().__new__(mcs, name, bases, space)


class Node(metaclass=NodeType):
    """Anything in the tree. `fields` are the names of the constructor's arguments, in order; `branches` those
    that may hold nodes; `slots` those of everything that a node holds.
    """

    branches: ClassVar[tuple[str, ...]]
    fields: ClassVar[tuple[str, ...]]
    slots: ClassVar[tuple[str, ...]]
    _required: ClassVar[tuple[str, ...]]
    _defaults: ClassVar[dict[str, object]]
    _copies: ClassVar[int]
    _uses: ClassVar[int]
    _walks: ClassVar[int]
    is_leaf: ClassVar[bool]
    """True when nodes of the class never have children."""
    is_name: ClassVar[bool] = False
    location: Location
    length: int = later(1)

    def __repr__(self) -> str:
        shown = ", ".join(f"{f}={getattr(self, f)!r}" for f in self.fields if f != "location")
        return f"{type(self).__name__}({shown})"

    if TYPE_CHECKING:

        def copied(self) -> Self:
            """A shallow copy: what is below and lists are shared."""

        def children(self) -> list[Node]:
            """The nodes directly below, in source order of the fields; a name and what is in it do not
            count.
            """

    def held(self) -> list[Node]:
        """All nodes that this one holds, its names and types too, in the order of the slots."""
        result: list[Node] = []
        for slot in self.slots:
            value = getattr(self, slot)
            result += [v for v in (value if isinstance(value, list) else (value,)) if isinstance(v, Node)]
        return result


class Spot(Protocol):
    """A token or a node: what is somewhere in the text."""

    @property
    def location(self) -> Location: ...

    @property
    def length(self) -> int: ...


N = TypeVar("N", bound=Node)
P = ParamSpec("P")


def placed(spot: Spot, cls: Callable[Concatenate[Location, P], N], *args: P.args, **kwargs: P.kwargs) -> N:
    """A new node that stands where `spot` does."""
    made = cls(spot.location, *args, **kwargs)
    made.length = spot.length
    return made


class TypeSyntax(Node):
    """`const` and `volatile` qualify this level; `ctype` is the resolved C type."""

    const: bool = later(False)
    volatile: bool = later(False)
    ctype: Any = later()


class Expr(Node):
    """`ctype` is the type after checking, `depth` the height of the tree below (the parser keeps it ≤
    MAX_DEPTH).

    `lvalue` is set by the checker: the expression names an object. With `xvalue` one that may be moved from:
    `static_cast<T &&>(x)`, a call whose result is `T &&`. `folded` is what constant evaluation remembers of
    it. `start` is the first character of the expression, `end` the place right after its last.
    """

    ctype: Any = later()
    lvalue: bool = later(False)
    xvalue: bool = later(False)
    folded: Any = later()
    parenthesized: bool = later(False)
    depth: int = later(1)
    start: Location = later()
    end: Location = later()


class Unneeded:
    """What a declaration is to device code that does not name it. Where it cannot be checked, `hosts`
    (HostDecls) stand for it.

    With `is_own` it is the program's own: then only what is outside of the language is the host's, and other
    errors are reported.
    """

    __slots__ = ("hosts", "is_own")

    def __init__(self, hosts: Sequence[Any], is_own: bool) -> None:
        self.hosts, self.is_own = tuple(hosts), is_own


class Decl(Node):
    """`unneeded` is None of what device code begins with or surely means."""

    unneeded: Unneeded | None = later()


class Stmt(Node):
    """`depth` is how deep statements nest in it, counted as for expressions."""

    depth: int = later(1)
