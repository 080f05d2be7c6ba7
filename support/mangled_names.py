"""The nodes of a demangled name, which spell themselves in C++ as binutils' `c++filt` does.

A type is spelled around its declarator: `spell("*")` of `int ()` is `int (*)()`. A parameter pack is spelled
once for each element: `at` is the number of the element, -1 for all.

Invariant: nodes share parts, and a spelling may be exponentially longer than its symbol. Spellings longer
than `LIMIT` are not produced, and results of `pack` are cached.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from .mangling_codes import FLOATING, LITERAL_SUFFIXES

IN_LAMBDA = -2
"""As `at`: among the parameters of a generic lambda."""
LIMIT = 1 << 16
"""Characters of the longest name that is spelled."""


class NotMangled(ValueError):
    """The text is no mangled name of the ABI, or spells something too long."""


class NameNode:
    """A part of a name, made of `parts`."""

    __slots__ = ("_pack", "parts")
    is_wrapped = False
    """True when declarators stand in parentheses: `int (*)()`."""

    def __init__(self, parts: Iterable[NameNode] = ()) -> None:
        self.parts = tuple(parts)
        self._pack: int | None = -1

    @property
    def pack(self) -> int | None:
        """The number of elements of a parameter pack in it, None without one. Known once everything is
        read.
        """
        if self._pack == -1:
            self._pack = None  # where a name contains itself
            self._pack = next((part.pack for part in self.parts if part.pack is not None), None)
        return self._pack

    def spell(self, inner: str = "", at: int = -1) -> str:
        text = self._text(at) + _spaced_declarator(inner)
        if len(text) > LIMIT:
            raise NotMangled("the name is too long")
        return text

    def _text(self, at: int) -> str:
        raise NotImplementedError

    def resolved(self, at: int) -> NameNode:
        """Return the node of a pack's element."""
        return self

    @property
    def last(self) -> NameNode:
        """The innermost name, with its template arguments."""
        return self


class Phrase(NameNode):
    """Words and nodes, one after the other."""

    __slots__ = ("words",)

    def __init__(self, *words: NameNode | str) -> None:
        super().__init__(word for word in words if isinstance(word, NameNode))
        self.words = words

    def _text(self, at: int) -> str:
        return "".join(word if isinstance(word, str) else word.spell("", at) for word in self.words)


class Simple(Phrase):
    """A phrase that needs no parentheses as an operand."""

    __slots__ = ()


class Listing(NameNode):
    """Nodes between commas; those that spell nothing, empty packs, are left out."""

    __slots__ = ("items",)

    def __init__(self, items: Sequence[NameNode]) -> None:
        super().__init__(items)
        self.items = items

    def _text(self, at: int) -> str:
        return ", ".join(filter(None, (item.spell("", at) for item in self.items)))


class Scoped(NameNode):
    """`scope::name`; a function as a scope is spelled without its result."""

    __slots__ = ("name", "scope")

    def __init__(self, scope: NameNode, name: NameNode) -> None:
        super().__init__((scope, name))
        self.scope, self.name = scope, name

    def _text(self, at: int) -> str:
        outer = (
            self.scope.without_result(at)
            if isinstance(self.scope, FunctionName)
            else self.scope.spell("", at)
        )
        return f"{outer}::{self.name.spell('', at)}"

    @property
    def last(self) -> NameNode:
        return self.name.last


class InstanceNode(NameNode):
    """`name<arguments>`."""

    __slots__ = ("arguments", "name")

    def __init__(self, name: NameNode, arguments: Sequence[NameNode]) -> None:
        super().__init__((name, *arguments))
        self.name, self.arguments = name, Listing(arguments)

    def _text(self, at: int) -> str:
        name, arguments = self.name.spell("", at), self.arguments.spell("", at)
        return (
            f"{name}{' ' if name.endswith('<') else ''}<{arguments}{' ' if arguments.endswith('>') else ''}>"
        )

    @property
    def last(self) -> NameNode:
        inner = self.name.last
        return self if inner is self.name else InstanceNode(inner, self.arguments.items)


class Structor(NameNode):
    """A constructor or destructor: the name of its class again."""

    __slots__ = ("mark", "owner")

    def __init__(self, mark: str, owner: NameNode) -> None:
        super().__init__()
        self.mark, self.owner = mark, owner

    def _text(self, at: int) -> str:
        return self.mark + bare(self.owner).spell()


class Literal(NameNode):
    """A value of a type, as the type is spelled."""

    __slots__ = ("digits", "type")

    def __init__(self, type_: NameNode, digits: str) -> None:
        super().__init__((type_,))
        self.type, self.digits = type_, digits

    def _text(self, at: int) -> str:
        name, value = self.type.spell("", at), self.digits.replace("n", "-", 1)
        if name == "bool" and value in ("0", "1"):
            return "true" if value == "1" else "false"
        if name in LITERAL_SUFFIXES:
            return value + LITERAL_SUFFIXES[name]
        if name == "decltype(nullptr)":
            return f"({name}){value or 0}"
        return f"({name})[{value}]" if name in FLOATING else f"({name}){value}"


class Conversion(Phrase):
    """`operator type`."""

    __slots__ = ()


class Forward(NameNode):
    """The template parameter `index`, whose argument is read after it: in the type of a conversion function
    template, or of a lambda.

    In the lambda's own parameters it is `auto`.
    """

    __slots__ = ("index", "target")

    def __init__(self, index: int) -> None:
        super().__init__()
        self.index = index
        self.target: NameNode | None = None

    @contextmanager
    def _argument(self) -> Iterator[NameNode | None]:
        """An argument does not contain its own parameter: within, there is none."""
        target, self.target = self.target, None
        yield target
        self.target = target

    @property
    def pack(self) -> int | None:
        with self._argument() as target:
            return None if target is None else target.pack

    def spell(self, inner: str = "", at: int = -1) -> str:
        if at == IN_LAMBDA:
            return Phrase(f"auto:{self.index + 1}").spell(inner)
        with self._argument() as target:
            if target is None:
                raise NotMangled("a template parameter without an argument")
            return target.spell(inner, at)

    def resolved(self, at: int) -> NameNode:
        with self._argument() as target:
            return self if target is None or at == IN_LAMBDA else target.resolved(at)


class LambdaNode(NameNode):
    """`{lambda(parameters)#number}`."""

    __slots__ = ("number", "parameters")

    def __init__(self, parameters: Sequence[NameNode], number: int) -> None:
        super().__init__()
        self.parameters, self.number = Listing(parameters), number

    def _text(self, at: int) -> str:
        return f"{{lambda({self.parameters.spell('', IN_LAMBDA)})#{self.number}}}"


class Tagged(Simple):
    """`name[abi:tag]`."""

    __slots__ = ()


class ArgumentPack(NameNode):
    """The arguments of a parameter pack, where they are given."""

    __slots__ = ("elements",)

    def __init__(self, elements: Sequence[NameNode]) -> None:
        super().__init__(elements)
        self.elements = elements

    def _text(self, at: int) -> str:
        return Listing(self.elements).spell("", at)


class PackNode(NameNode):
    """The arguments of a parameter pack, where the parameter is used: one of them in each element of an
    expansion.
    """

    __slots__ = ("elements",)

    def __init__(self, elements: Sequence[NameNode]) -> None:
        super().__init__()
        self.elements, self._pack = elements, len(elements)

    def spell(self, inner: str = "", at: int = -1) -> str:
        if at < 0:
            return Listing(self.elements).spell(inner)
        if at >= len(self.elements):
            raise NotMangled("packs of different lengths are expanded together")
        return self.elements[at].spell(inner)

    def resolved(self, at: int) -> NameNode:
        return self.elements[at] if 0 <= at < len(self.elements) else self


class PackExpansionNode(NameNode):
    """`pattern...`: once for each element of the packs in it."""

    __slots__ = ("pattern",)

    def __init__(self, pattern: NameNode) -> None:
        super().__init__()
        self.pattern = pattern

    def _text(self, at: int) -> str:
        if self.pattern.pack is None or at == IN_LAMBDA:
            return self.pattern.spell("", at) + "..."
        return Listing([_Element(self.pattern, number) for number in range(self.pattern.pack)]).spell()


class _Element(NameNode):
    __slots__ = ("number", "pattern")

    def __init__(self, pattern: NameNode, number: int) -> None:
        super().__init__()
        self.pattern, self.number = pattern, number

    def _text(self, at: int) -> str:
        return self.pattern.spell("", self.number)


# ------------------------------------------------------------------------------------- types


class Qualified(NameNode):
    """A type with cv-qualifiers after it."""

    __slots__ = ("qualifiers", "type")

    def __init__(self, type_: NameNode, qualifiers: str) -> None:
        super().__init__((type_,))
        self.type, self.qualifiers = type_, qualifiers

    @property
    def is_wrapped(self) -> bool:  # type: ignore[override]
        return self.type.is_wrapped

    def spell(self, inner: str = "", at: int = -1) -> str:
        target = self.type.resolved(at)
        if isinstance(target, ReferenceNode):
            return target.spell(inner, at)
        if isinstance(target, ArrayNode):  # the elements are what is constant
            return ArrayNode(target.bound, Qualified(target.element, self.qualifiers)).spell(inner, at)
        return self.type.spell(self.qualifiers + _spaced_declarator(inner), at)


class PointerNode(NameNode):
    """`type*`."""

    __slots__ = ("type",)
    mark = "*"

    def __init__(self, type_: NameNode) -> None:
        super().__init__((type_,))
        self.type = type_

    @property
    def is_wrapped(self) -> bool:  # type: ignore[override]
        return self.type.is_wrapped

    def spell(self, inner: str = "", at: int = -1) -> str:
        return self.type.spell(self.mark + (inner if self.type.is_wrapped else _spaced_declarator(inner)), at)


class ReferenceNode(PointerNode):
    """`type&` or `type&&`; references to references collapse."""

    __slots__ = ("mark",)

    def __init__(self, type_: NameNode, mark: str) -> None:
        super().__init__(type_)
        self.mark = mark

    def spell(self, inner: str = "", at: int = -1) -> str:
        target = self.type.resolved(at)
        if isinstance(target, ReferenceNode):
            return ReferenceNode(target.type, min(self.mark, target.mark)).spell(inner, at)
        return super().spell(inner, at)


class MemberPointerNode(NameNode):
    """`type owner::*`."""

    __slots__ = ("owner", "type")

    def __init__(self, owner: NameNode, type_: NameNode) -> None:
        super().__init__((owner, type_))
        self.owner, self.type = owner, type_

    @property
    def is_wrapped(self) -> bool:  # type: ignore[override]
        return self.type.is_wrapped

    def spell(self, inner: str = "", at: int = -1) -> str:
        if inner[:1] == " " or not self.is_wrapped:
            inner = _spaced_declarator(inner)
        return self.type.spell(f" {self.owner.spell('', at)}::*{inner}", at)


class ArrayNode(NameNode):
    """`element [bound]`."""

    __slots__ = ("bound", "element")
    is_wrapped = True

    def __init__(self, bound: NameNode, element: NameNode) -> None:
        super().__init__((bound, element))
        self.bound, self.element = bound, element

    def spell(self, inner: str = "", at: int = -1) -> str:
        before = inner if inner[:2] in ("", " [", " (") else f" ({inner.lstrip()}) "
        return self.element.spell(
            f"{before}{'' if before.endswith((' ', ']')) else ' '}[{self.bound.spell('', at)}]", at
        )


class FunctionNode(NameNode):
    """`result (parameters) qualifiers`."""

    __slots__ = ("parameters", "qualifiers", "result")
    is_wrapped = True

    def __init__(self, result: NameNode | None, parameters: Sequence[NameNode], qualifiers: str = "") -> None:
        super().__init__(parameters if result is None else (result, *parameters))
        self.result, self.parameters, self.qualifiers = result, Listing(parameters), qualifiers

    def spell(self, inner: str = "", at: int = -1) -> str:
        text = f"{f'({inner.lstrip()})' if inner else ''}({self.parameters.spell('', at)}){self.qualifiers}"
        return text if self.result is None else self.result.spell(text, at)


class FunctionName(NameNode):
    """A function: `result name(parameters) qualifiers`; the result is there for instances of templates
    only.
    """

    __slots__ = ("function", "name")

    def __init__(self, name: NameNode, function: FunctionNode) -> None:
        super().__init__((name, function))
        self.name, self.function = name, function

    def without_result(self, at: int = -1) -> str:
        function = self.function
        return f"{self.name.spell('', at)}({function.parameters.spell('', at)}){function.qualifiers}"

    def _text(self, at: int) -> str:
        text = self.without_result(at)
        return text if self.function.result is None else self.function.result.spell(text, at)

    @property
    def last(self) -> NameNode:
        return self.name.last


def bare(name: NameNode) -> NameNode:
    """The innermost name without template arguments and tags."""
    last = name.last
    last = last.name if isinstance(last, InstanceNode) else last
    while isinstance(last, Tagged):
        last = next(word for word in last.words if isinstance(word, NameNode))
    return last


def _spaced_declarator(inner: str) -> str:
    """Return a declarator with the space that its mark needs: `int* (*)()`, `int* f()`."""
    return f" {inner}" if inner[:1] not in ("", "*", "&", " ") else inner
