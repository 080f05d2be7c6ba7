"""The nodes of a mangled name: each spells itself in C++ as binutils' `c++filt` does, and encodes itself.

A type is spelled around its declarator: `spell("*")` of `int ()` is `int (*)()`. A parameter pack is spelled
once for each element: `at` is the number of the element, -1 for all.

Invariants: nodes are values, equal by production and parts, as substitution candidates are. Nodes share
parts, and a spelling may be exponentially longer than its symbol. Spellings longer than `LIMIT` are not
produced, and hashes and results of `pack` are cached.
"""

# mypy: disable-error-code="no-any-return"
# The production of a node says what its parts are.

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .mangling_codes import (
    ANONYMOUS,
    ANONYMOUS_NAME,
    FLOATING,
    LITERAL_SUFFIXES,
    sequence_id,
    source_name,
    spell_qualifiers,
    unnamed_id,
)

IN_LAMBDA = -2
"""As `at`: among the parameters of a generic lambda."""
LIMIT = 1 << 16
"""Characters of the longest name that is spelled."""


class NotMangled(ValueError):
    """The text is no mangled name of the ABI, or spells something too long."""


class Production:
    """A production of the ABI that begins with `code`. Calling it makes its node of the fields' parts.

    `fields` are nonterminals, each a method of the parser (`kind*` reads any number of them and an `E`), and
    terminals that are no lower-case words. `spelling` is a format of the parts.
    """

    def __init__(self, code: str, fields: str, spelling: str, node: type[NameNode]) -> None:
        self.code, self.fields, self.spelling, self.node = code, fields.split(), spelling, node
        self.constant = None if fields else node(production=self)

    def __call__(self, *parts: Any) -> NameNode:
        return self.constant or self.node(*parts, production=self)


class NameNode:
    """A part of a name, made of `parts`: nodes, tuples of nodes, texts and numbers."""

    is_wrapped = False
    """True when declarators stand in parentheses: `int (*)()`."""
    is_simple = False
    """True when it needs no parentheses as an operand."""
    is_argument = False
    """True for a <template-arg> that is no type."""
    innermost: int | None = None
    """The number of the part that has the innermost name."""

    def __init__(self, *parts: Any, production: Production | None = None) -> None:
        self.parts, self.production = parts, production
        self._pack: int | None = -1
        self._hash: int | None = None

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and (self.production, self.parts) == (other.production, other.parts)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((self.production, self.parts))
        return self._hash

    @property
    def pack(self) -> int | None:
        """The number of elements of a parameter pack in it, None without one. Known once everything is
        read.
        """
        if self._pack == -1:
            self._pack = None  # where a name contains itself
            self._pack = _pack(self.parts)
        return self._pack

    @property
    def last(self) -> NameNode:
        """The innermost name, with its template arguments."""
        return self if self.innermost is None else self.parts[self.innermost].last

    def resolved(self, at: int) -> NameNode:
        """Return the node of a pack's element."""
        return self

    def spell(self, inner: str = "", at: int = -1) -> str:
        """Return the text with a declarator inside. `at` is the index of the current pack element."""
        text = self._text(at) + _spaced_declarator(inner)
        if len(text) > LIMIT:
            raise NotMangled("the name is too long")
        return text

    def _text(self, at: int) -> str:
        raise NotImplementedError

    def encode(self, encoder: Encoder) -> str:
        """Return the production's code and its fields; of a name what stands between `N` and `E`."""
        assert self.production is not None
        text, parts = self.production.code, iter(self.parts)
        for field in self.production.fields:
            text += encoder.encode(field, next(parts)) if field.islower() else field
        return text


def _pack(parts: Sequence[object]) -> int | None:
    for part in parts:
        number = part.pack if isinstance(part, NameNode) else _pack(part) if isinstance(part, tuple) else None
        if number is not None:
            return number
    return None


class Phrase(NameNode):
    """The format `spelling` of its production, filled in."""

    def _text(self, at: int) -> str:
        assert self.production is not None
        if not self.parts:
            return self.production.spelling
        fields = filter(str.islower, self.production.fields)
        return self.production.spelling.format(
            *(spell_part(part, at, field == "operand") for field, part in zip(fields, self.parts))
        )


class Simple(Phrase):
    """A phrase that needs no parentheses as an operand."""

    is_simple = True


class BuiltinNode(Simple):
    """A type that is no substitution candidate."""


class Wrapper(Phrase):
    """Its last part, with marks that are not spelled."""

    is_argument = True

    @property
    def is_simple(self) -> bool:  # type: ignore[override]
        """True if the content needs no parentheses."""
        return content(self).is_simple


def content(node: NameNode) -> NameNode:
    """Return a template argument without what marks it as one."""
    while isinstance(node, Wrapper):
        node = node.parts[-1]
    return node


def spell_part(part: Any, at: int, is_operand: bool = False) -> str:
    """Return the text of a part: numbers count from 1, and nodes stand between commas. Those that spell
    nothing, empty packs, are left out.
    """
    if isinstance(part, tuple):
        return ", ".join(filter(None, (item.spell("", at) for item in part)))
    if isinstance(part, NameNode):
        text = part.spell("", at)
        return text if not is_operand or part.is_simple else f"({text})"
    return str(part + 1 if isinstance(part, int) else part)


class FloatTypeNode(Simple):
    """`_FloatN` or `_FloatNx`."""

    def _text(self, at: int) -> str:
        return f"_Float{self.parts[0].rstrip('_')}"


class Source(NameNode):
    """<source-name>."""

    is_simple = True

    def _text(self, at: int) -> str:
        return ANONYMOUS if ANONYMOUS_NAME.match(self.parts[0]) else self.parts[0]

    def encode(self, encoder: Encoder) -> str:
        """Return the <source-name>."""
        return source_name(self.parts[0])


class Scoped(NameNode):
    """`scope::name`; a function as a scope is spelled without its result."""

    is_simple = True
    innermost = 1

    def _text(self, at: int) -> str:
        scope, name = self.parts[:2]
        outer = scope.without_result(at) if isinstance(scope, FunctionName) else scope.spell("", at)
        return f"{outer}::{name.spell('', at)}"


class Abbreviation(Scoped):
    """An abbreviation of the standard library; the third part is its code."""

    def encode(self, encoder: Encoder) -> str:
        """Return the abbreviation."""
        return self.parts[2]


class Local(Scoped):
    """A name in a function; the third part is the discriminator."""


class DefaultArgumentNode(Simple):
    """A default argument of a function, as the scope of a name."""

    innermost = 1


class Path(NameNode):
    """The scopes and the name of an <unresolved-name>."""

    is_simple = True

    def _text(self, at: int) -> str:
        names = [name for part in self.parts for name in (part if isinstance(part, tuple) else (part,))]
        return "::".join(name.spell("", at) for name in names)


class InstanceNode(NameNode):
    """`name<arguments>`."""

    is_simple = True

    def _text(self, at: int) -> str:
        name, arguments = (spell_part(part, at) for part in self.parts)
        return (
            f"{name}{' ' if name.endswith('<') else ''}<{arguments}{' ' if arguments.endswith('>') else ''}>"
        )

    @property
    def last(self) -> NameNode:
        """The last component of the name, with its template arguments."""
        name, arguments = self.parts
        return self if name.last is name else InstanceNode(name.last, arguments)


class Verbatim(NameNode):
    """An encoding as it is written."""

    def encode(self, encoder: Encoder) -> str:
        """Return the text."""
        return self.parts[0]


class Structor(Verbatim):
    """A constructor or destructor, by its code: the name of its class `owner` again."""

    def __init__(self, code: str, owner: NameNode) -> None:
        super().__init__(code)
        self.owner = owner

    def _text(self, at: int) -> str:
        return ("~" if self.parts[0][0] == "D" else "") + bare(self.owner).spell()


class Literal(NameNode):
    """A value of a type, as the type is spelled."""

    is_argument = True

    def _text(self, at: int) -> str:
        name, value = self.parts[0].spell("", at), self.parts[1].replace("n", "-", 1)
        if name == "bool" and value in ("0", "1"):
            return "true" if value == "1" else "false"
        if name in LITERAL_SUFFIXES:
            return value + LITERAL_SUFFIXES[name]
        if name == "decltype(nullptr)":
            return f"({name}){value or 0}"
        return f"({name})[{value}]" if name in FLOATING else f"({name}){value}"


class Conversion(Phrase):
    """`operator type`."""


class ParameterNode(NameNode):
    """The template parameter of a number, and its argument `target`.

    `is_forward` says that the argument is read after it: in the type of a conversion function template, or of
    a lambda. In the lambda's own parameters it is `auto`.
    """

    def __init__(self, index: int, target: NameNode | None = None) -> None:
        super().__init__(index)
        self.target, self.is_forward = target, target is None

    def _ask(self, question: Callable[[NameNode], Any], otherwise: object) -> Any:
        """Ask the argument. An argument does not contain its own parameter: within, there is none."""
        target, self.target = self.target, None
        try:
            return otherwise if target is None else question(target)
        finally:
            self.target = target

    @property
    def pack(self) -> int | None:
        """The number of elements of the pack that the argument is, or None."""
        return self._ask(lambda target: target.pack, None)

    @property
    def is_simple(self) -> bool:  # type: ignore[override]
        """True if the argument needs no parentheses."""
        return self._ask(lambda target: target.is_simple, False)

    @property
    def is_wrapped(self) -> bool:  # type: ignore[override]
        """True if a declarator inside the type needs parentheses."""
        return self._ask(lambda target: target.is_wrapped, False)

    @property
    def last(self) -> NameNode:
        """The last component of the name."""
        return self._ask(lambda target: target.last, self)

    def resolved(self, at: int) -> NameNode:
        """Return the argument that the parameter stands for."""
        is_auto = self.is_forward and at == IN_LAMBDA
        return self if is_auto else self._ask(lambda target: target.resolved(at), self)

    def spell(self, inner: str = "", at: int = -1) -> str:
        if self.is_forward and at == IN_LAMBDA:
            return f"auto:{self.parts[0] + 1}{_spaced_declarator(inner)}"
        text = self._ask(lambda target: target.spell(inner, at), None)
        if text is None:
            raise NotMangled("a template parameter without an argument")
        return text

    def encode(self, encoder: Encoder) -> str:
        """Return the <template-param>."""
        return f"T{sequence_id(self.parts[0])}"


class LambdaNode(Phrase):
    """A closure's type; its number does not follow the packs around it."""

    pack = None

    def _text(self, at: int) -> str:
        return super()._text(IN_LAMBDA)


class Tagged(Simple):
    """`name[abi:tag]`."""


class ArgumentPack(Phrase):
    """The arguments of a parameter pack, where they are given."""

    is_argument = True


class PackNode(NameNode):
    """The arguments of a parameter pack, where the parameter is used: one of them in each element of an
    expansion.
    """

    def __init__(self, elements: Sequence[NameNode]) -> None:
        super().__init__(*elements)
        self._pack = len(elements)

    def spell(self, inner: str = "", at: int = -1) -> str:
        if at < 0:
            return spell_part(self.parts, -1) + _spaced_declarator(inner)
        if at >= len(self.parts):
            raise NotMangled("packs of different lengths are expanded together")
        return self.parts[at].spell(inner)

    def resolved(self, at: int) -> NameNode:
        """Return the pack's element at an index."""
        return self.parts[at] if 0 <= at < len(self.parts) else self


class PackExpansionNode(NameNode):
    """`pattern...`: once for each element of the packs in it."""

    def _text(self, at: int) -> str:
        (pattern,) = self.parts
        if pattern.pack is None or at == IN_LAMBDA:
            return pattern.spell("", at) + "..."
        return ", ".join(filter(None, (pattern.spell("", number) for number in range(pattern.pack))))


class PackSize(NameNode):
    """`sizeof...(pack)`, of given arguments their number."""

    pack = None

    @property
    def is_simple(self) -> bool:  # type: ignore[override]
        """True if the text needs no parentheses."""
        return _pack(self.parts) is not None

    def _text(self, at: int) -> str:
        number = _pack(self.parts)
        return f"sizeof...({spell_part(self.parts[0], at)})" if number is None else str(number)


# ------------------------------------------------------------------------------------- types


class TypeNode(NameNode):
    """A type made of the type that is its last part."""

    @property
    def is_wrapped(self) -> bool:  # type: ignore[override]
        """True if a declarator inside the type needs parentheses."""
        return self.parts[-1].is_wrapped


class Qualified(TypeNode):
    """A type with qualifiers after it: the codes of cv-qualifiers, or a vendor's qualifier."""

    def spell(self, inner: str = "", at: int = -1) -> str:
        qualifiers, type_ = self.parts
        target = type_.resolved(at)
        if isinstance(target, ReferenceNode):
            return target.spell(inner, at)
        if isinstance(target, ArrayNode):  # the elements are what is constant
            bound, element = target.parts
            return ArrayNode(bound, Qualified(qualifiers, element)).spell(inner, at)
        text = spell_qualifiers(qualifiers) if isinstance(qualifiers, str) else f" {qualifiers.spell()}"
        return type_.spell(text + _spaced_declarator(inner), at)


class PointerNode(TypeNode):
    """`type*`."""

    mark = "*"

    def spell(self, inner: str = "", at: int = -1) -> str:
        inner = inner if self.is_wrapped else _spaced_declarator(inner)
        return self.parts[0].spell(self.mark + inner, at)


class ReferenceNode(PointerNode):
    """`type&`; references to references collapse."""

    mark = "&"

    def spell(self, inner: str = "", at: int = -1) -> str:
        target = self.parts[0].resolved(at)
        if isinstance(target, ReferenceNode):
            collapsed = min(type(self), type(target), key=lambda kind: kind.mark)
            return collapsed(target.parts[0]).spell(inner, at)
        return super().spell(inner, at)


class RvalueReferenceNode(ReferenceNode):
    """`type&&`."""

    mark = "&&"


class MemberPointerNode(TypeNode):
    """`type owner::*`."""

    def spell(self, inner: str = "", at: int = -1) -> str:
        owner, type_ = self.parts
        if inner[:1] == " " or not self.is_wrapped:
            inner = _spaced_declarator(inner)
        return type_.spell(f" {owner.spell('', at)}::*{inner}", at)


class ArrayNode(NameNode):
    """`element [bound]`."""

    is_wrapped = True

    def spell(self, inner: str = "", at: int = -1) -> str:
        bound, element = self.parts
        before = inner if inner[:2] in ("", " [", " (") else f" ({inner.lstrip()}) "
        space = "" if before.endswith((" ", "]")) else " "
        return element.spell(f"{before}{space}[{spell_part(bound, at)}]", at)


class FunctionNode(NameNode):
    """`result (parameters) qualifiers`; its parts are those of <function-type>."""

    is_wrapped = True

    def spell(self, inner: str = "", at: int = -1) -> str:
        qualifiers, exceptions, _, result, parameters, reference = self.parts
        after = f"{spell_qualifiers(qualifiers)}{spell_part(exceptions, at)}{spell_qualifiers(reference)}"
        return result.spell(
            f"{f'({inner.lstrip()})' if inner else ''}({spell_part(parameters, at)}){after}", at
        )


class FunctionName(NameNode):
    """A function: `result name(parameters) qualifiers`; the result is there for instances of templates
    only.
    """

    innermost = 0

    def without_result(self, at: int = -1) -> str:
        """Return the text without the result type."""
        name, qualifiers, _, parameters = self.parts
        return f"{name.spell('', at)}({spell_part(parameters, at)}){spell_qualifiers(qualifiers)}"

    def _text(self, at: int) -> str:
        text, result = self.without_result(at), self.parts[2]
        return text if result is None else result.spell(text, at)

    def encode(self, encoder: Encoder) -> str:
        """Return the <encoding> of the function."""
        name, qualifiers, result, parameters = self.parts
        text = encoder.name(name, qualifiers) + ("" if result is None else encoder.type(result))
        return text + encoder.encode("parameters", parameters)


def bare(name: NameNode) -> NameNode:
    """The innermost name without template arguments and tags."""
    last = name.last
    while isinstance(last, InstanceNode | Tagged):
        last = last.parts[0]
    return last


def _spaced_declarator(inner: str) -> str:
    """Return a declarator with the space that its mark needs: `int* (*)()`, `int* f()`."""
    return f" {inner}" if inner[:1] not in ("", "*", "&", " ") else inner


# ---------------------------------------------------------------------------------- encoding

STD = Production("St", "", "std", Phrase)()
"""The scope `std`, which is no substitution candidate."""


class Encoder:
    """One encoding. `candidates` numbers the substitution candidates in order of appearance ([ABI]
    5.1.10).
    """

    def __init__(self) -> None:
        self.candidates: dict[NameNode, int] = {}

    def encode(self, field: str, part: Any) -> str:
        """Return the encoding of a production's field."""
        if isinstance(part, tuple):
            if field.endswith("parameters"):
                return "".join(map(self.type, part)) or "v"
            return "".join(self.encode(field[:-1], one) for one in part) + "E"
        if not isinstance(part, NameNode):
            return unnamed_id(part) if isinstance(part, int) else part
        if field == "prefix":
            return self.prefix(part)
        is_type = field.endswith("type") or (field == "template_argument" and not part.is_argument)
        return self.type(part) if is_type else self.name(part)

    def type(self, node: NameNode) -> str:
        """Return [ABI] <type>. Every type but the builtin ones is a substitution candidate."""
        is_candidate = not isinstance(node, BuiltinNode | Abbreviation)
        return self._candidate(node, self.name) if is_candidate else node.encode(self)

    def prefix(self, node: NameNode) -> str:
        """Return [ABI] <prefix> or <template-prefix>."""
        is_candidate = node is not STD and not isinstance(node, Abbreviation)
        return self._candidate(node, lambda one: one.encode(self)) if is_candidate else node.encode(self)

    def name(self, node: NameNode, qualifiers: str = "") -> str:
        """Return [ABI] <name>, and other nodes as they encode themselves."""
        if isinstance(node, Local):
            function, entity, discriminator = node.parts
            return f"Z{self.name(function)}E{self.name(entity, qualifiers)}{discriminator}"
        text = node.encode(self)
        base = node.parts[0] if isinstance(node, InstanceNode) else node
        is_nested = isinstance(base, Scoped) and not isinstance(base, Abbreviation)
        return f"N{qualifiers}{text}E" if is_nested and (qualifiers or base.parts[0] is not STD) else text

    def _candidate(self, node: NameNode, encode: Callable[[NameNode], str]) -> str:
        """Return the substitution of a candidate that has occurred, else its text."""
        number = self.candidates.get(node)
        if number is None:
            text = encode(node)
            self.candidates.setdefault(node, len(self.candidates))
            return text
        return f"S{sequence_id(number)}"


def encode(node: NameNode) -> str:
    """Return the symbol of an encoding."""
    return f"_Z{Encoder().name(node)}"
