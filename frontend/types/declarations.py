"""The declarations of structures, unions and enumerations: members, layout, constants.

Invariants: a declaration is completed once; `complete` says that it is, and that sizes and offsets are valid.
An instance of a class template is completed on the first access to a field that only its definition provides
([temp.inst] p1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, Protocol

from ...support.diagnostics import UNKNOWN, Location
from ...support.fast_dataclass import default_value, field, record
from ..syntax.tree import Access, ClassKey

if TYPE_CHECKING:
    from .scalars import CType, Scalar


class ClosureName(str):
    """The name of a lambda's class in messages; `number` counts them."""

    number: int

    @classmethod
    def of(cls, text: str, number: int) -> ClosureName:
        """Return the name of a closure type with its number."""
        name = cls(text)
        name.number = number
        return name


class LocalName(str):
    """The name of a class local to a function; `symbol` is unique for each, for the symbols of its
    members.
    """

    symbol: str

    @classmethod
    def of(cls, name: str, number: int) -> LocalName:
        """Return the name of a local class with its number."""
        local_name = cls(name)
        local_name.symbol = f"{name}${number}"
        return local_name


@record(frozen=True)
class TemplateParameterIndex:
    """The number of a template template parameter, and whether it is a pack."""

    index: int = 0
    is_pack: bool = False


class TemplateSymbol(Protocol):
    """A `symbols.Template`, as far as the declarations here need it."""

    name: str
    parameter: TemplateParameterIndex

    @property
    def is_parameter(self) -> bool:
        """True for a template template parameter."""


SpecialMember = Literal[
    "default constructor", "copy constructor", "move constructor",
    "copy assignment operator", "move assignment operator", "destructor",
]  # fmt: skip
"""The kinds of special member functions ([special])."""


@record
class EnumDefinition:
    """An enumeration: its tag ('' if unnamed), its constants once defined, and its underlying type."""

    tag: str
    location: Location = UNKNOWN
    scope: tuple[str, ...] = ()
    constants: dict[str, int] = field(default_factory=dict)
    underlying: Scalar | None = None
    fixed: bool = False
    complete: bool = False
    scoped: bool = False
    is_defined: bool = False
    """True when its enumerators are known; with a fixed underlying type it is complete before."""
    members: object = None
    """The scope that holds the constants of a scoped enumeration, and of any for `E::A`."""
    ctype: CType | None = None
    """The type, once there is one."""


@record
class Field:
    """A member. `offset` is in bytes; `bit_width` is None except for bit-fields."""

    name: str
    ctype: CType
    location: Location = UNKNOWN
    align: int = 0
    offset: int = 0
    bit_width: int | None = None
    bit_offset: int = 0
    default: object = None
    access: Access = ""
    is_base: bool = False
    is_mutable: bool = False
    packed: bool = False
    """True when the member itself is declared `packed`, in a class that is not."""


@record(frozen=True)
class FieldPath:
    """The target of a pointer to data member: a member of `owner`, perhaps within anonymous ones."""

    owner: CType
    fields: tuple[Field, ...]

    @property
    def name(self) -> str:
        """The text `&C::m`."""
        return f"&{self.owner}::{self.fields[-1].name}"

    @property
    def offset(self) -> int:
        """The offset of the member in bytes."""
        return sum(field.offset for field in self.fields)


@record
class RecordDefinition:
    """A structure or union: its members in order once `complete`, with offsets from `layout`.

    `scope` holds the enclosing names, outermost first. `explicit_align` comes from `__align__`. `members` is
    the scope of the other members: functions, static members, types. `template` and `args` are set for
    instances.
    """

    tag: str
    kind: ClassKey
    location: Location = UNKNOWN
    scope: tuple[str, ...] = ()
    fields: list[Field] = field(default_factory=list)
    complete: bool = False
    size: int = 0
    align: int = 1
    explicit_align: int = 0
    packed: bool = False
    pack: int = 0
    """The bound that `#pragma pack` sets on the alignment of members, 0 without one."""
    typedef_name: str = ""
    members: object = None
    constructors: list[object] = field(default_factory=list)
    constructor_templates: list[object] = field(default_factory=list)
    template: TemplateSymbol | None = None
    args: tuple[object, ...] | None = None
    is_dependent: bool = False
    """True for an instance with dependent arguments, in the pattern of a template."""
    instantiate: Callable[[], None] | None = None
    """Completes an instance, if its template is defined."""
    conversions: list[object] = field(default_factory=list)
    conversion_templates: list[object] = field(default_factory=list)
    friends: list[object] = field(default_factory=list)
    home: object = None
    """The scope that declares the class."""
    padding: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """Unnamed bit-fields: (width, bits of the type) by the number of the member that they precede."""
    is_plain: bool = True
    """True for plain old data of C++03: padding at its end is then its own even as a base."""
    data_size: int = 0
    """The size without the tail padding that a derived class may reuse."""
    destructor: object = None
    """The destructor, once the class is complete."""
    is_destroyed: bool = False
    """True when the destructor is not trivial."""
    special: dict[SpecialMember, list[object]] = field(default_factory=dict)
    """The special members of a complete class by kind; see `special`."""
    trivial: frozenset[SpecialMember] = frozenset()
    """The kinds of special members that are trivial, public, not deleted, and alone of their kind."""
    is_aggregate: bool = True
    """[dcl.init.aggr] p1."""
    by_address: bool = False
    """True when objects are passed and returned by address: copying, moving or destroying them is not
    trivial.
    """
    closure: object = None
    """The context of a lambda's class (`closures.Closure`)."""
    usings: dict[str, Access] = field(default_factory=dict)
    """Names that using-declarations introduce from bases, with their access."""
    is_final: bool = False
    """No class may derive from it ([class] p3)."""
    is_host: bool = False
    """True for opaque storage of a host object, of which device code knows only the size."""
    ctype: CType | None = None
    """The type, once there is one."""

    @classmethod
    def incomplete_instance(
        cls,
        tag: str,
        kind: ClassKey,
        location: Location,
        scope: tuple[str, ...],
        template: TemplateSymbol | None,
        args: tuple[object, ...] | None,
    ) -> RecordDefinition:
        """Return an instance that is not completed yet."""
        decl = object.__new__(cls)
        decl.tag, decl.kind, decl.location, decl.scope, decl.template, decl.args = (
            tag,
            kind,
            location,
            scope,
            template,
            args,
        )
        decl.typedef_name, decl.is_dependent, decl.instantiate, decl.ctype = "", False, None, None
        return decl

    def begin(self) -> None:
        """Start the definition of an instance: give the fields that instantiation provides their initial
        values.
        """
        self.instantiate = None
        for name in _INSTANTIATED_FIELDS:
            setattr(self, name, default_value(RecordDefinition, name))

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            if name not in _INSTANTIATED_FIELDS:
                raise AttributeError(name)
            if self.instantiate is not None:
                self.instantiate()
            try:
                return object.__getattribute__(self, name)
            except AttributeError:
                return default_value(RecordDefinition, name)

    @property
    def is_empty(self) -> bool:
        """True for a class without data: as a base it takes no storage."""
        return (
            self.kind != "union"
            and all(f.is_base and f.ctype.decl.is_empty for f in self.fields)  # type: ignore[attr-defined]
            and not any(width for fields in self.padding.values() for width, _ in fields)
        )

    @property
    def name(self) -> str:
        """The name for linkage: the tag, or the typedef that named it first."""
        return self.tag or self.typedef_name


_INSTANTIATED_FIELDS = frozenset(RecordDefinition.__slots__) - {  # type: ignore[attr-defined]
    "tag",
    "kind",
    "location",
    "scope",
    "typedef_name",
    "template",
    "args",
    "is_dependent",
    "instantiate",
    "ctype",
}
