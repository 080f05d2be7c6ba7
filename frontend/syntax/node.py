"""What every node of the syntax tree is: its fields, its slots, its constructor, how it is copied.

Fields made with `later()` are not arguments of the constructor; the parser or the checker sets them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self, dataclass_transform

from ...support.diagnostics import Location


class _Later:
    __slots__ = ("default",)

    def __init__(self, default: Any) -> None:
        self.default = default


def later(default: Any = None, *, init: Literal[False] = False) -> Any:
    """A field that is not an argument of the constructor."""
    return _Later(default)


def _first_use(self: Any, *args: Any, **kwargs: Any) -> None:
    """The constructor of a class until it is first called: most programs use few of the classes."""
    cls: Any = type(self)
    cls.__init__ = _constructor(cls._required, cls._defaults)
    cls.__init__(self, *args, **kwargs)


def _constructor(required: tuple[str, ...], defaults: dict[str, Any]) -> Any:
    arguments = list(required)
    body = [f"    self.{f} = {f}" for f in required]
    values: dict[str, Any] = {}
    for field, default in defaults.items():
        body.append(f"    self.{field} = {field if not isinstance(default, _Later) else f'_{field}'}")
        if isinstance(default, _Later):
            values[f"_{field}"] = default.default
        else:
            values[f"_{field}"] = default
            arguments.append(f"{field}=_{field}")
    exec(f"def __init__(self, {', '.join(arguments)}):\n" + "\n".join(body), values)
    return values["__init__"]


_WORTHWHILE = 50
"""So many copies of one class pay for making a function that copies it."""


def _copied(self: Any) -> Any:
    """`Node.copied` of a class until it is used often: most programs use few of the classes."""
    cls: Any = type(self)
    cls._copies += 1
    if cls._copies == _WORTHWHILE:
        cls.copied = _copier(cls)
    copy: Any = object.__new__(cls)
    for name in cls.slots:
        setattr(copy, name, getattr(self, name))
    return copy


def _copier(cls: Any) -> Any:
    lines = ["def copied(self):", "    copy = make(cls)", *(f"    copy.{name} = self.{name}" for name in cls.slots), "    return copy"]
    values: dict[str, Any] = {"make": object.__new__, "cls": cls}
    exec("\n".join(lines), values)
    return values["copied"]


_LEAVES = {"Location", "Name", "bool", "bytes", "float", "int", "str"}
"""Types of fields that hold no node which counts among a node's children."""


@dataclass_transform(eq_default=False, field_specifiers=(later,))
class NodeType(type):
    """Makes slots, a constructor and a copier out of a class's annotations, as `dataclass(slots=True, eq=False)` does.

    The standard decorator makes each class twice and costs several times as much at import.
    """

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> NodeType:
        own = [f for f, a in space.get("__annotations__", {}).items() if not a.startswith("ClassVar")]
        inherited: dict[str, Any] = dict(getattr(bases[0], "_defaults", {})) if bases else {}
        required: list[str] = list(getattr(bases[0], "_required", ())) if bases else []
        for field in own:
            if field in space:
                inherited[field] = space.pop(field)
            else:
                required.append(field)
        space["__slots__"] = tuple(own)
        space["_required"], space["_defaults"] = tuple(required), inherited
        space["__init__"] = _first_use
        space["slots"] = (*(bases[0].slots if bases else ()), *own)  # type: ignore[attr-defined]
        space["copied"], space["_copies"] = _copied, 0
        space["fields"] = fields = tuple(f for f in (*required, *inherited) if not isinstance(inherited.get(f), _Later))
        leaves: frozenset[str] = getattr(bases[0], "_leaves", frozenset()) if bases else frozenset()
        space["_leaves"] = leaves = leaves | {f for f in own if space["__annotations__"][f].removesuffix(" | None") in _LEAVES}
        space["branches"] = tuple(f for f in fields if f not in leaves)
        return super().__new__(mcs, name, bases, space)


class Node(metaclass=NodeType):
    """Anything in the tree. `fields` are the names of the constructor's arguments, in order; `branches` those that may hold nodes; `slots` those
    of everything that a node holds."""

    branches: ClassVar[tuple[str, ...]]
    fields: ClassVar[tuple[str, ...]]
    slots: ClassVar[tuple[str, ...]]
    is_name: ClassVar[bool] = False
    location: Location
    length: int = later(1)

    def __repr__(self) -> str:
        shown = ", ".join(f"{f}={getattr(self, f)!r}" for f in self.fields if f != "location")
        return f"{type(self).__name__}({shown})"

    if TYPE_CHECKING:

        def copied(self) -> Self:
            """A shallow copy: what is below and lists are shared."""

    def children(self) -> Iterator[Node]:
        """The nodes directly below, in source order of the fields; a name and what is in it do not count."""
        for field in self.branches:
            value = getattr(self, field)
            if isinstance(value, Node):
                if not value.is_name:
                    yield value
            elif isinstance(value, (list, tuple)):
                for item in value:
                    if isinstance(item, Node):
                        yield item


class TypeSyntax(Node):
    """`const` and `volatile` qualify this level; `ctype` is the resolved C type."""

    const: bool = later(False)
    volatile: bool = later(False)
    ctype: Any = later()
