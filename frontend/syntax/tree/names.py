"""Names as programs write them: `x`, `::a::b`, `S<int>::operator+`, `T::template R<U>::~R`.

A `Name` is a path of `Part`s. The token function creates one for every name in the text, and the tree refers
to it from there on; name lookup is the checker's task. Scopes are keyed by `Part.key`.

Invariant: a name is immutable after its construction, so trees may share it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ....support.diagnostics import Location
from ...text.tokens import Token
from .node import Node, TypeSyntax, attribute

PartKind = Literal["identifier", "operator", "conversion", "destructor", "literal", "decltype"]
"""The kinds of parts: `x`, `operator+`, `operator T *`, `~S`, `operator""_x`, `decltype(x)`."""

CONVERSION_KEY, DESTRUCTOR_KEY = "(conversion)", "~"

_PREFIXES: dict[PartKind, str] = {
    "identifier": "",
    "operator": "operator",
    "destructor": "~",
    "literal": 'operator""',
    "conversion": "operator ",
    "decltype": "",
}


class Part(Node):
    """One step of a path. `text` is the identifier, or the text after `operator` or `~`; for a conversion
    function that is its type as written, whose syntax, like that of a `decltype`, is `type`.

    `args` are template arguments, None without `<`; `spelling` is their text, brackets included.
    """

    text: str
    kind: PartKind = "identifier"
    args: list[Node] | None = None
    type: TypeSyntax | None = None
    spelling: str = attribute("")

    @property
    def key(self) -> str:
        """The key of the part in scopes."""
        if self.kind in ("identifier", "decltype"):
            return self.text
        if self.kind == "destructor":
            return DESTRUCTOR_KEY
        return CONVERSION_KEY if self.kind == "conversion" else _PREFIXES[self.kind] + self.text

    def __str__(self) -> str:
        return f"{_PREFIXES[self.kind]}{self.text}{self.spelling}"


class Name(Node):
    """A name with its qualifiers, outermost first. `is_global`: it begins with `::`. `is_rejected`: the
    parser has reported it. `is_std_name`: it is `std::sqrt` or the like, which denotes the global name and
    what namespace `std` has for its arguments.
    """

    is_name = True
    parts: list[Part]
    is_global: bool = False
    is_rejected: bool = attribute(False)
    is_std_name: bool = attribute(False)

    def inner(self) -> Iterator[Node]:
        """Yield the syntax within the name: template arguments, and a conversion's type."""
        for part in self.parts:
            yield from part.args or ()
            if part.type is not None:
                yield part.type

    @property
    def last(self) -> Part:
        """The last part, which names the entity; the parts before it qualify it."""
        return self.parts[-1]

    @property
    def key(self) -> str:
        """The key of the last part in its scope."""
        return self.parts[-1].key

    @property
    def args(self) -> list[Node] | None:
        """The template arguments of the last part."""
        return self.parts[-1].args

    @property
    def path(self) -> list[str]:
        """The texts of the parts, without template arguments."""
        return [part.text for part in self.parts]

    @property
    def is_qualified(self) -> bool:
        """True if the name has `::`."""
        return self.is_global or len(self.parts) > 1

    @property
    def is_plain(self) -> bool:
        """True for a single part: no qualifier, no template arguments."""
        return len(self.parts) == 1 and self.parts[0].args is None and not self.is_global

    @property
    def qualifier(self) -> Name | None:
        """The name before the last `::`; None for an unqualified name and for `::x`."""
        return self.up_to(len(self.parts) - 1) if len(self.parts) > 1 else None

    def up_to(self, count: int) -> Name:
        """Return the name of the first `count` parts."""
        name = Name(self.location, self.parts[:count], self.is_global)
        name.length = self.length
        return name

    def __repr__(self) -> str:
        return f"Name({str(self)!r})"

    def __str__(self) -> str:
        path = "::".join(map(str, self.parts))
        return f"::{path}" if self.is_global else path


def simple_name(text: str, location: Location, length: int = 1) -> Name:
    """Return the name that consists of one identifier."""
    part = Part(location, text)
    name = Name(location, [part])
    part.length = name.length = length
    return name


def name_of(token: Token) -> Name:
    """Return the name that is a token's value."""
    value = token.value
    assert isinstance(value, Name)
    return value
