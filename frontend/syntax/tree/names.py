"""Names as programs write them: `x`, `::a::b`, `S<int>::operator+`, `T::template R<U>::~R`.

A `Name` is a path of `Part`s. The token function makes one for every name that it meets, and it is what the
tree carries from there on; what a name means is the checker's business. Scopes are keyed by `Part.key`.

Invariant: a name never changes once it is made, so trees may share it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....support.diagnostics import Location
from ...text.tokens import Token
from .node import Node, TypeSyntax, later

IDENTIFIER, OPERATOR, CONVERSION, DESTRUCTOR, LITERAL, DECLTYPE = (
    "identifier",
    "operator",
    "conversion",
    "destructor",
    "literal",
    "decltype",
)
"""The kinds of parts: `x`, `operator+`, `operator T *`, `~S`, `operator""_x`, `decltype(x)`."""

CONVERSION_KEY, DESTRUCTOR_KEY = "(conversion)", "~"

_PREFIXES = {
    IDENTIFIER: "",
    OPERATOR: "operator",
    DESTRUCTOR: "~",
    LITERAL: 'operator""',
    CONVERSION: "operator ",
    DECLTYPE: "",
}


class Part(Node):
    """One step of a path. `text` is what follows `operator` or `~`; a conversion's is its type as written,
    `type` the syntax of that, or of a `decltype`.

    `args` are template arguments, None where no `<` follows; `written` is how they were spelled, brackets
    included.
    """

    text: str
    kind: str = IDENTIFIER
    args: list[Node] | None = None
    type: TypeSyntax | None = None
    written: str = later("")

    @property
    def key(self) -> str:
        """What scopes know the part by."""
        if self.kind in (IDENTIFIER, DECLTYPE):
            return self.text
        if self.kind == DESTRUCTOR:
            return DESTRUCTOR_KEY
        return CONVERSION_KEY if self.kind == CONVERSION else _PREFIXES[self.kind] + self.text

    def __str__(self) -> str:
        return f"{_PREFIXES[self.kind]}{self.text}{self.written}"


class Name(Node):
    """A name with its qualifiers, outermost first. `is_global` says that it begins with `::`, `is_refused`
    that the parser has reported it, `is_standard` that it is `std::sqrt` or one of its kin: the global name,
    and what namespace `std` has for its arguments.
    """

    is_name = True
    parts: list[Part]
    is_global: bool = False
    is_refused: bool = later(False)
    is_standard: bool = later(False)

    def inner(self) -> Iterator[Node]:
        """The syntax in it: template arguments, and a conversion's type."""
        for part in self.parts:
            yield from part.args or ()
            if part.type is not None:
                yield part.type

    @property
    def last(self) -> Part:
        """The part that names something; those before it say where."""
        return self.parts[-1]

    @property
    def key(self) -> str:
        """What the scope that the qualifiers lead to knows the name by."""
        return self.parts[-1].key

    @property
    def args(self) -> list[Node] | None:
        """The template arguments at the end."""
        return self.parts[-1].args

    @property
    def path(self) -> list[str]:
        """The words, without template arguments."""
        return [part.text for part in self.parts]

    @property
    def is_qualified(self) -> bool:
        return self.is_global or len(self.parts) > 1

    @property
    def is_plain(self) -> bool:
        """Return whether it is one word alone: no qualifier, no template arguments."""
        return len(self.parts) == 1 and self.parts[0].args is None and not self.is_global

    @property
    def qualifier(self) -> Name | None:
        """What stands before the last `::`; None for an unqualified name and for `::x`."""
        return self.up_to(len(self.parts) - 1) if len(self.parts) > 1 else None

    def up_to(self, count: int) -> Name:
        """The path's first `count` parts."""
        made = Name(self.location, self.parts[:count], self.is_global)
        made.length = self.length
        return made

    def __repr__(self) -> str:
        return f"Name({str(self)!r})"

    def __str__(self) -> str:
        path = "::".join(map(str, self.parts))
        return f"::{path}" if self.is_global else path


def plain(text: str, location: Location, length: int = 1) -> Name:
    """The name that is one word."""
    part = Part(location, text)
    name = Name(location, [part])
    part.length = name.length = length
    return name


def named(token: Token) -> Name:
    """The name that the token function gave to a token."""
    value = token.value
    assert isinstance(value, Name)
    return value
