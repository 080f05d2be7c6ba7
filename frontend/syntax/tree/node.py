"""The base of all nodes of the syntax tree: fields, slots, constructors, copies.

Fields declared with `attribute()` are not arguments of the constructor; the parser or the checker sets them.
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


class _Attribute:
    __slots__ = ("default",)

    def __init__(self, default: object) -> None:
        self.default = default


def attribute(default: Any = None, *, init: Literal[False] = False) -> Any:
    """Declare a field that is not an argument of the constructor, as in an attribute grammar."""
    return _Attribute(default)


Function = Callable[..., None]


_INIT_THRESHOLD = 20
"""The number of nodes of one class after which a specialised constructor is worth compiling."""


def _init_generic(self: Node, *args: object, **kwargs: object) -> None:
    """Constructor of a class until it has been called `_INIT_THRESHOLD` times, or with wrong arguments: most
    programs use few of the classes, and those a few times.
    """
    cls = type(self)
    cls._uses += 1
    values = {**dict(zip(cls.fields, args)), **kwargs}
    is_valid = (
        len(values) == len(args) + len(kwargs)
        and values.keys() <= set(cls.fields)
        and values.keys() >= set(cls._required)
    )
    if cls._uses > _INIT_THRESHOLD or not is_valid:
        constructor = _compile_init(cls._required, cls._defaults)
        type.__setattr__(cls, "__init__", constructor)
        constructor(self, *args, **kwargs)
        return
    for name in cls._required:
        setattr(self, name, values[name])
    for name, default in cls._defaults.items():
        setattr(self, name, default.default if isinstance(default, _Attribute) else values.get(name, default))


def _compile_init(required: tuple[str, ...], defaults: dict[str, object]) -> Function:
    arguments = list(required)
    body = [f"    self.{f} = {f}" for f in required]
    values: dict[str, object] = {}
    for field, default in defaults.items():
        body.append(f"    self.{field} = {field if not isinstance(default, _Attribute) else f'_{field}'}")
        if isinstance(default, _Attribute):
            values[f"_{field}"] = default.default
        else:
            values[f"_{field}"] = default
            arguments.append(f"{field}=_{field}")
    return _compile_function(
        "__init__", f"def __init__(self, {', '.join(arguments)}):\n" + "\n".join(body), values
    )


def _compile_function(name: str, text: str, values: dict[str, object]) -> Function:
    """Return the function of that name which the text defines."""
    exec(text, values)
    function = values[name]
    assert callable(function)
    return function


_SPECIALIZATION_THRESHOLD = 50
"""The number of copies of nodes of one class, or walks over them, after which a specialised function is worth
compiling.
"""


def _copy_generic(self: Node) -> Node:
    """`Node.copy` of a class until it is used often: most programs use few of the classes."""
    cls = type(self)
    cls._copies += 1
    if cls._copies == _SPECIALIZATION_THRESHOLD:
        type.__setattr__(cls, "copied", _compile_copy(cls))
    copy = object.__new__(cls)
    for name in cls.slots:
        setattr(copy, name, getattr(self, name))
    return copy


def _children_generic(self: Node) -> list[Node]:
    """`Node.children` of a class until it is used often."""
    cls = type(self)
    cls._walks += 1
    if cls._walks == _SPECIALIZATION_THRESHOLD:
        type.__setattr__(cls, "children", _compile_children(cls))
    result: list[Node] = []
    for field in cls.branches:
        value = getattr(self, field)
        if isinstance(value, Node):
            if not value.is_name:
                result.append(value)
        elif isinstance(value, (list, tuple)):
            result += [item for item in value if isinstance(item, Node)]
    return result


def _compile_children(cls: type[Node]) -> Function:
    """Return the specialisation of `_children_generic` for one class, without its loop."""
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
    return _compile_function("children", "\n".join([*lines, "    return found"]), {"Node": Node})


def _compile_copy(cls: type[Node]) -> Function:
    lines = [
        "def copied(self):",
        "    copy = make(cls)",
        *(f"    copy.{name} = self.{name}" for name in cls.slots),
        "    return copy",
    ]
    return _compile_function("copied", "\n".join(lines), {"make": object.__new__, "cls": cls})


_LEAVES = {"Location", "Name", "bool", "bytes", "float", "int", "str"}
"""Types of fields that hold no child nodes."""


@dataclass_transform(eq_default=False, field_specifiers=(attribute,))
class NodeType(type):
    """Derives slots, a constructor and a copy method from a class's annotations, as `dataclass(slots=True,
    eq=False)` does.

    The standard decorator creates each class twice and costs several times as much at import.
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
        space["__init__"] = _init_generic
        space["slots"] = (*base.slots, *own)
        space["copied"], space["_copies"], space["_uses"], space["_walks"] = _copy_generic, 0, 0, 0
        space["fields"] = fields = tuple(
            f for f in (*required, *inherited) if not isinstance(inherited.get(f), _Attribute)
        )
        space["_leaves"] = leaves = base._leaves | {
            f for f in own if space["__annotations__"][f].removesuffix(" | None") in _LEAVES
        }
        space["branches"] = branches = tuple(f for f in fields if f not in leaves)
        space["is_leaf"] = not branches and (base is NodeType or ("children" not in space and base.is_leaf))
        if own or base is NodeType:
            space.setdefault("children", _children_generic)
        return super().__new__(mcs, name, bases, space)


class Node(metaclass=NodeType):
    """A node of the tree. `fields` are the names of the constructor's arguments, in order; `branches` those
    that may hold nodes; `slots` all fields.
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
    length: int = attribute(1)

    def __repr__(self) -> str:
        shown = ", ".join(f"{f}={getattr(self, f)!r}" for f in self.fields if f != "location")
        return f"{type(self).__name__}({shown})"

    if TYPE_CHECKING:

        def copied(self) -> Self:
            """Return a shallow copy: children and lists are shared."""

        def children(self) -> list[Node]:
            """Return the direct child nodes, in source order of the fields; names and their contents do not
            count.
            """

    def all_nodes(self) -> list[Node]:
        """Return all nodes that this one refers to, names and types included, in the order of the slots."""
        result: list[Node] = []
        for slot in self.slots:
            value = getattr(self, slot)
            result += [v for v in (value if isinstance(value, list) else (value,)) if isinstance(v, Node)]
        return result


class HasLocation(Protocol):
    """A token or a node."""

    @property
    def location(self) -> Location:
        """The position in the source."""

    @property
    def length(self) -> int:
        """The number of characters."""


N = TypeVar("N", bound=Node)
P = ParamSpec("P")


def make_node(
    at: HasLocation, cls: Callable[Concatenate[Location, P], N], *args: P.args, **kwargs: P.kwargs
) -> N:
    """Return a new node at the location of `at`."""
    node = cls(at.location, *args, **kwargs)
    node.length = at.length
    return node


class TypeSyntax(Node):
    """Syntax of a type. `const` and `volatile` qualify this level; `ctype` is the resolved C type."""

    const: bool = attribute(False)
    volatile: bool = attribute(False)
    ctype: Any = attribute()


class Expr(Node):
    """An expression. `ctype` is the type after checking; `depth` the height of the tree below (the parser
    keeps it ≤ MAX_DEPTH).

    The checker sets `lvalue` for an expression that denotes an object, and also `xvalue` for one that may be
    moved from: `static_cast<T &&>(x)`, a call whose result is `T &&`. `folded` caches its constant
    evaluation. `start` is the location of its first character, `end` the location past its last.
    """

    ctype: Any = attribute()
    lvalue: bool = attribute(False)
    xvalue: bool = attribute(False)
    folded: Any = attribute()
    parenthesized: bool = attribute(False)
    depth: int = attribute(1)
    start: Location = attribute()
    end: Location = attribute()


class HostFallback:
    """The fallback of a declaration that device code may not name: when it cannot be checked, `hosts`
    (HostDecls) replace it.

    With `is_own` it belongs to the program: then only a construct outside of the language makes it host code,
    and other errors are reported.
    """

    __slots__ = ("hosts", "is_own")

    def __init__(self, hosts: Sequence[Any], is_own: bool) -> None:
        self.hosts, self.is_own = tuple(hosts), is_own


class Decl(Node):
    """A declaration. `host_fallback` is None for one that device code certainly uses."""

    host_fallback: HostFallback | None = attribute()


class Stmt(Node):
    """A statement. `depth` is the nesting of statements in it, counted as for expressions."""

    depth: int = attribute(1)
