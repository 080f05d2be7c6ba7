"""The declarations behind structures, unions and enumerations: members, layout, constants.

Invariant: a declaration is filled in once; `complete` says that it is, and that sizes and offsets hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..support.records import field, record

if TYPE_CHECKING:
    from .ctype import CType, Scalar


@record
class EnumDecl:
    """An enumeration: its tag ('' if unnamed), its constants once defined, and what represents it."""

    tag: str
    location: object = None
    scope: tuple[str, ...] = ()
    constants: dict[str, int] = field(default_factory=dict)
    underlying: Scalar | None = None
    fixed: bool = False
    complete: bool = False


@record
class Field:
    """A member. `offset` is in bytes; `bit_width` is None except for bit-fields."""

    name: str
    ctype: CType
    location: object = None
    align: int = 0
    offset: int = 0
    bit_width: int | None = None
    bit_offset: int = 0


@record
class RecordDecl:
    """A structure or union: its members in order once `complete`, with offsets from `lay_out`.

    `scope` is the enclosing names, outermost first. `explicit_align` comes from `__align__`.
    """

    tag: str
    kind: str
    location: object = None
    scope: tuple[str, ...] = ()
    fields: list[Field] = field(default_factory=list)
    complete: bool = False
    size: int = 0
    align: int = 1
    explicit_align: int = 0
    packed: bool = False
    typedef_name: str = ""

    @property
    def name(self) -> str:
        """The name for linkage: the tag, or the typedef that named it first."""
        return self.tag or self.typedef_name

    def lay_out(self) -> None:
        """Compute offsets, size and alignment by the Itanium C++ ABI's rules for plain data.

        An empty structure has size 1, as in C++.
        """
        offset, align = 0, max(self.explicit_align, 1)
        end = 0
        for member in self.fields:
            natural = 1 if self.packed else member.ctype.align
            need = max(natural, member.align)
            align = max(align, need)
            member.offset = 0 if self.kind == "union" else -(-offset // need) * need
            offset = member.offset + (member.ctype.size if member.ctype.is_complete else 0)
            end = max(end, offset)
        self.align = align
        self.size = -(-max(end, 1) // align) * align
        self.complete = True
