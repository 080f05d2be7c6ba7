"""The declarations behind structures, unions and enumerations: members, layout, constants.

Invariants: a declaration is filled in once; `complete` says that it is, and that sizes and offsets hold. An
instance of a class template is filled in by itself when something is asked of it that only its definition
tells ([temp.inst] p1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ...support.diagnostics import UNKNOWN, Location
from ...support.fast_dataclass import field, fresh, record
from ...support.mangling_codes import unnamed_id

if TYPE_CHECKING:
    from .scalars import CType, Scalar


class ClosureName(str):
    """What messages call the class of a lambda; `number` counts them, `code` is the name in symbols ([ABI]
    <unnamed-type-name>).
    """

    number: int
    code: str

    @classmethod
    def of(cls, text: str, number: int) -> ClosureName:
        made = cls(text)
        made.number = number
        made.code = f"UlvE{unnamed_id(number)}"
        return made


class LocalName(str):
    """The name of a class that a function declares; `symbol` is another for each, for the names of what
    belongs to it.
    """

    symbol: str

    @classmethod
    def of(cls, name: str, number: int) -> LocalName:
        made = cls(name)
        made.symbol = f"{name}${number}"
        return made


class TemplateSymbol(Protocol):
    """A template as the declarations here know it: a `symbols.Template`."""

    name: str
    index: int
    is_pack: bool

    @property
    def is_parameter(self) -> bool: ...


@record
class EnumDecl:
    """An enumeration: its tag ('' if unnamed), its constants once defined, and what represents it."""

    tag: str
    location: Location = UNKNOWN
    scope: tuple[str, ...] = ()
    constants: dict[str, int] = field(default_factory=dict)
    underlying: Scalar | None = None
    fixed: bool = False
    complete: bool = False
    scoped: bool = False
    is_defined: bool = False
    """True when its enumerators are known: with a fixed type it is complete before."""
    members: object = None
    """The scope that holds the constants of a scoped one, and of any for `E::A`."""
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
    access: str = ""
    """'', 'private' or 'protected'."""
    is_base: bool = False
    is_mutable: bool = False
    packed: bool = False
    """Declared `packed` itself, in a class that is not."""


@record(frozen=True)
class FieldPath:
    """What a pointer to a data member points to: a member of `owner`, perhaps within anonymous ones."""

    owner: CType
    fields: tuple[Field, ...]

    @property
    def name(self) -> str:
        return f"&{self.owner}::{self.fields[-1].name}"

    @property
    def offset(self) -> int:
        return sum(field.offset for field in self.fields)


@record
class RecordDecl:
    """A structure or union: its members in order once `complete`, with offsets from `layout`.

    `scope` is the enclosing names, outermost first. `explicit_align` comes from `__align__`. `members` is the
    scope that holds what else the structure declares: functions, static members, types. `template` and `args`
    are set for instances.
    """

    tag: str
    kind: str
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
    """An instance for arguments that are not known yet, in the pattern of a template."""
    instantiate: Callable[[], None] | None = None
    """Fills in an instance, if its template has been defined."""
    conversions: list[object] = field(default_factory=list)
    conversion_templates: list[object] = field(default_factory=list)
    friends: list[object] = field(default_factory=list)
    home: object = None
    """The scope that declares it."""
    padding: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """Unnamed bit-fields: (width, bits of the type) by the number of the member that they precede."""
    is_plain: bool = True
    """Plain old data as C++03 has it: padding at its end is then its own even where it is a base."""
    data_size: int = 0
    """The size without the padding at the end that a derived structure may use."""
    destructor: object = None
    """The function, once the class is complete."""
    is_destroyed: bool = False
    """True when anything happens at the end of an object."""
    special: dict[str, list[object]] = field(default_factory=dict)
    """The special members of a complete class by kind; see `special`."""
    trivial: frozenset[str] = frozenset()
    """The kinds of special members that are trivial, public, not deleted, and alone of their kind."""
    is_aggregate: bool = True
    """[dcl.init.aggr] p1."""
    by_address: bool = False
    """Objects are passed and returned where they stand: copying, moving or destroying them is not trivial."""
    closure: object = None
    """Of a lambda's class what it knows of the place around it (`closures.Closure`)."""
    usings: dict[str, str] = field(default_factory=dict)
    """Names that using declarations took from bases, with their access."""
    is_final: bool = False
    """No class may derive from it ([class] p3)."""
    is_host: bool = False
    """Room for an object of the host's, of which device code knows the size alone."""
    ctype: CType | None = None
    """The type, once there is one."""

    @classmethod
    def awaited(
        cls,
        tag: str,
        kind: str,
        location: Location,
        scope: tuple[str, ...],
        template: TemplateSymbol | None,
        args: tuple[object, ...] | None,
    ) -> RecordDecl:
        """An instance that is not filled in yet."""
        made = object.__new__(cls)
        made.tag, made.kind, made.location, made.scope, made.template, made.args = (
            tag,
            kind,
            location,
            scope,
            template,
            args,
        )
        made.typedef_name, made.is_dependent, made.instantiate, made.ctype = "", False, None, None
        return made

    def begin(self) -> None:
        """Everything that is asked of an instance before its definition has been read is now as for any other
        class.
        """
        self.instantiate = None
        for name in _AWAITED:
            setattr(self, name, fresh(RecordDecl, name))

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            if name not in _AWAITED:
                raise AttributeError(name)
            if self.instantiate is not None:
                self.instantiate()
            try:
                return object.__getattribute__(self, name)
            except AttributeError:
                return fresh(RecordDecl, name)

    @property
    def is_empty(self) -> bool:
        """Without data: as a base it takes no room."""
        return (
            self.kind != "union"
            and all(f.is_base and f.ctype.decl.is_empty for f in self.fields)  # type: ignore[attr-defined]
            and not any(width for fields in self.padding.values() for width, _ in fields)
        )

    @property
    def name(self) -> str:
        """The name for linkage: the tag, or the typedef that named it first."""
        return self.tag or self.typedef_name


_AWAITED = frozenset(RecordDecl.__slots__) - {  # type: ignore[attr-defined]
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
