"""Records: small data classes with the semantics of `dataclasses` at a fraction of their start-up cost. Every
package that a compilation imports uses them; the others may use `dataclasses`.

A compilation imports about a hundred record classes, instantiates half of them, and most of those only a few
times. `dataclasses.dataclass` compiles up to six functions for each class when it is defined; together that
took a sixth of a small compilation. Here a constructor is compiled only after some calls, and the other
methods are shared.

    @record                 mutable, slots, compares by identity
    @record(eq=True)        mutable, slots, compares by value, not hashable
    @record(frozen=True)    immutable, slots, compares and hashes by value

Invariants: annotations are the fields, in order, after those of the base classes; a method that the class
itself defines is kept. Assignments to a field of a frozen record are rejected by mypy, not when the program
runs, which makes such records as quick to build as any other.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform, overload

T = TypeVar("T")
C = TypeVar("C", bound=type)

_CALLS_BEFORE_COMPILATION = 30
"""Instantiations of a class after which a compiled constructor pays (compiling takes 0.1 ms or more)."""


class _Field:
    __slots__ = ("default_factory",)

    def __init__(self, default_factory: Callable[[], Any]) -> None:
        self.default_factory = default_factory


def field(*, default_factory: Callable[[], T]) -> T:
    """Return a field whose default is made anew for every instance."""
    return _Field(default_factory)  # type: ignore[return-value]


@overload
def record(cls: C, /) -> C: ...
@overload
def record(*, frozen: bool = False, eq: bool | None = None, kw_only: bool = False) -> Callable[[C], C]: ...
@dataclass_transform(eq_default=False, field_specifiers=(field,))
def record(cls: Any = None, /, *, frozen: bool = False, eq: bool | None = None, kw_only: bool = False) -> Any:
    """Make a class a record; see the module. `eq` defaults to `frozen`; `kw_only` as in `dataclasses`."""
    by_value = frozen if eq is None else eq
    if cls is None:
        return lambda cls: _make(cls, by_value, frozen, kw_only)
    return _make(cls, by_value, frozen, kw_only)


def replace(instance: T, /, **changes: Any) -> T:
    """Return a copy of a record with some fields changed."""
    return type(instance)(**{name: getattr(instance, name) for name in _fields(instance)} | changes)


def default_value(cls: type, name: str) -> Any:
    """Return the default value of a field."""
    default = cls.__record_defaults__[name]  # type: ignore[attr-defined]
    return default.default_factory() if isinstance(default, _Field) else default


def _fields(instance: object) -> tuple[str, ...]:
    result: tuple[str, ...] = type(instance).__record_fields__  # type: ignore[attr-defined]
    return result


def _make(cls: type, by_value: bool, frozen: bool, kw_only: bool) -> type:
    namespace = dict(cls.__dict__)
    own_fields = [
        name for name, kind in namespace.get("__annotations__", {}).items() if not kind.startswith("ClassVar")
    ]
    inherited: tuple[str, ...] = getattr(cls, "__record_fields__", ())
    defaults: dict[str, Any] = {
        **getattr(cls, "__record_defaults__", {}),
        **{n: namespace.pop(n) for n in own_fields if n in namespace},
    }
    names = tuple(dict.fromkeys((*inherited, *own_fields)))
    namespace["__slots__"] = tuple(n for n in own_fields if n not in inherited)
    namespace["__record_fields__"], namespace["__record_defaults__"], namespace["__record_kw_only__"] = (
        names,
        defaults,
        kw_only,
    )
    namespace["__record_uses__"] = 0
    if not kw_only:
        namespace.setdefault("__match_args__", names)
    namespace.setdefault("__init__", _generic_init)
    namespace.setdefault("__repr__", _repr)
    if by_value:
        namespace["__record_key__"] = attrgetter(*(names or ("__class__",)))
        namespace.setdefault("__eq__", _eq)
        if namespace.get("__hash__") is None:
            namespace["__hash__"] = _hash if frozen else None
    namespace["__qualname__"] = cls.__qualname__
    for name in ("__dict__", "__weakref__"):
        namespace.pop(name, None)
    return type(cls)(cls.__name__, cls.__bases__, namespace)


def _generic_init(self: Any, /, *args: Any, **kwargs: Any) -> None:
    """The constructor of a class for its first `_CALLS_BEFORE_COMPILATION` calls, or until a wrong one."""
    cls: Any = type(self)
    # A subclass that is no record itself shares its base's constructor.
    owner = next(base for base in cls.__mro__ if "__record_fields__" in base.__dict__)
    names = owner.__record_fields__
    values = {**owner.__record_defaults__, **dict(zip(names, args)), **kwargs}
    owner.__record_uses__ += 1
    positional = () if owner.__record_kw_only__ else names
    is_valid = (
        len(args) <= len(positional)
        and values.keys() == set(names)
        and kwargs.keys().isdisjoint(positional[: len(args)])
    )
    if owner.__record_uses__ > _CALLS_BEFORE_COMPILATION or not is_valid:
        owner.__init__ = _constructor(owner)
        owner.__init__(self, *args, **kwargs)
        return
    for name, value in values.items():
        setattr(self, name, value.default_factory() if value.__class__ is _Field else value)
    if hasattr(owner, "__post_init__"):
        self.__post_init__()


def _constructor(cls: Any) -> Callable[..., None]:
    parameters, body, names = [], [], {}
    for name in cls.__record_fields__:
        if name not in cls.__record_defaults__:
            parameters.append(name)
        else:
            default = cls.__record_defaults__[name]
            parameters.append(f"{name}=_d_{name}")
            names[f"_d_{name}"] = default
            if isinstance(default, _Field):
                names[f"_f_{name}"] = default.default_factory
                body.append(f"    if {name} is _d_{name}: {name} = _f_{name}()")
        body.append(f"    self.{name} = {name}")
    if hasattr(cls, "__post_init__"):
        body.append("    self.__post_init__()")
    star = "*, " if cls.__record_kw_only__ and parameters else ""
    head = f"def __init__(self, {star}{', '.join(parameters)}):\n"
    exec(head + "\n".join(body or ["    pass"]), names)
    constructor: Any = names["__init__"]
    constructor.__qualname__ = f"{cls.__qualname__}.__init__"
    result: Callable[..., None] = constructor
    return result


def _repr(self: object) -> str:
    return f"{type(self).__qualname__}({', '.join(f'{n}={getattr(self, n)!r}' for n in _fields(self))})"


def _eq(self: Any, other: Any) -> Any:
    if other.__class__ is not self.__class__:
        return NotImplemented
    key = self.__record_key__
    return key(self) == key(other)


def _hash(self: Any) -> int:
    return hash(self.__record_key__(self))
