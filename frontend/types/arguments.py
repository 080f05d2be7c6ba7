"""Template arguments, and the types that depend on a template's parameters.

A template's signature is resolved once with its parameters standing for themselves, as a *pattern*:
`TemplateParameter` and the other types here occur in patterns only. Deduction matches patterns with types,
partial ordering patterns with patterns, and the mangler encodes them. Instances are made by checking the
template's syntax again with its parameters bound to arguments.

Invariants: parameters are identified by their number, so two declarations of one template have the same
pattern whatever their parameters are called; arguments compare by value, types by identity.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Protocol, cast

from ...support.fast_dataclass import record
from .ctype import AUTO, ArrayType, CType, longest_lived
from .declarations import RecordDefinition, TemplateSymbol

# ---------------------------------------------------------------------------------- expressions


@record(frozen=True)
class ValueParameter:
    """The value of a template's parameter `index`, not yet known."""

    index: int
    is_pack: bool

    def __str__(self) -> str:
        return f"value-parameter-{self.index}"


@record(frozen=True)
class Expression:
    """An expression that depends on a template's parameters. `code` is that of its production in
    `support.mangling_grammar`, and `operands` its parts; a code that no production has is the whole encoding.

    Two expressions are equivalent ([temp.over.link] p5) when they are equal.
    """

    code: str
    operands: tuple[Operand | tuple[Operand, ...], ...] = ()


@record(frozen=True)
class SourceName:
    """A name in a dependent expression whose lookup waits for the template's arguments."""

    text: str


@record(frozen=True)
class Qualifier:
    """The qualifier before the last `::` of a name in a dependent expression: a type, or the name of a
    namespace.
    """

    outer: CType | SourceName


# -------------------------------------------------------------------------------- dependent types


class TemplateParameter(CType):
    """The type parameter `index` of a template."""

    __slots__ = ("index", "is_pack")
    is_dependent = True

    def __init__(self, index: int, is_pack: bool) -> None:
        super().__init__()
        self.index, self.is_pack = index, is_pack

    def _name(self) -> str:
        return f"type-parameter-{self.index}"


class DependentType(CType):
    """A type that depends on template arguments: `typename T::name`, `decltype(expression)`."""

    __slots__ = ("arguments", "base", "expression", "is_declared", "name")
    is_dependent = True

    def __init__(
        self,
        base: CType | None,
        name: str,
        arguments: TemplateArguments | None,
        expression: Expression | ValueParameter | None,
    ) -> None:
        super().__init__()
        self.base, self.name, self.arguments, self.expression = base, name, arguments, expression
        self.is_declared = any(t.is_declared for t in types_in((base, arguments, expression)))

    def _name(self) -> str:
        if self.base is None:
            return "decltype(…)"
        return f"typename {self.base}::{self.name}" + (
            f"<{spell_arguments(self.arguments)}>" if self.arguments is not None else ""
        )


class DependentArray(ArrayType):
    """An array whose bound depends on a template's parameters."""

    __slots__ = ("bound", "is_declared")
    is_dependent = True

    def __init__(self, element: CType, bound: Expression | ValueParameter) -> None:
        super().__init__()
        self.element, self.bound = element, bound
        self.is_declared = any(t.is_declared for t in types_in((element, bound)))

    def of(self, element: CType) -> CType:
        """Return the array type with another element type."""
        return dependent_array(element, self.bound)

    def spell(self, inner: str = "") -> str:
        return self.element.spell(f"{inner}[{self.bound if isinstance(self.bound, ValueParameter) else '…'}]")


class PackExpansionArgument(CType):
    """`pattern...`."""

    __slots__ = ("is_declared", "pattern")
    is_dependent = True

    def __init__(self, pattern: CType) -> None:
        super().__init__()
        self.pattern, self.is_declared = pattern, pattern.is_declared

    def spell(self, inner: str = "") -> str:
        return f"{self.pattern.spell(inner)}..."


# ------------------------------------------------------------------------------------- arguments


@record(frozen=True)
class TypeArgument:
    """A type as a template argument."""

    type: CType


@record(frozen=True)
class ValueArgument:
    """An integer, an enumerator's value, or a null pointer."""

    type: CType
    value: int


class Entity(Protocol):
    """A function, a variable, or a data member."""

    @property
    def name(self) -> str:
        """The name of the entity."""


@record(frozen=True)
class EntityArgument:
    """The function or variable that a pointer or reference refers to; the function or `FieldPath` of a
    pointer to member.
    """

    type: CType
    entity: Entity


@record(frozen=True)
class TemplateTemplateArgument:
    """A template as a template argument."""

    template: TemplateSymbol


@record(frozen=True)
class ExpressionArgument:
    """A value that depends on a template's parameters. `type` is None if it depends on them, too."""

    type: CType | None
    expression: Expression | ValueParameter


@record(frozen=True)
class ExpansionArgument:
    """`pattern...` where the pattern is not a type."""

    pattern: TemplateArgument


@record(frozen=True)
class PackArgument:
    """The arguments of one parameter pack, in order; in a pattern the last may be an expansion."""

    elements: TemplateArguments


TemplateArgument = (
    TypeArgument
    | ValueArgument
    | EntityArgument
    | TemplateTemplateArgument
    | ExpressionArgument
    | ExpansionArgument
    | PackArgument
)
TemplateArguments = tuple[TemplateArgument, ...]
Operand = (
    Expression
    | ValueParameter
    | SourceName
    | Qualifier
    | CType
    | TypeArgument
    | ValueArgument
    | EntityArgument
    | TemplateTemplateArgument
    | ExpressionArgument
    | ExpansionArgument
    | PackArgument
)


def arguments_of(decl: RecordDefinition) -> TemplateArguments:
    """Return the arguments of an instance of a class template."""
    return cast("TemplateArguments", decl.args or ())


def flatten(args: Iterable[TemplateArgument]) -> Iterator[TemplateArgument]:
    """Yield arguments as written, without the packs around them."""
    for arg in args:
        if isinstance(arg, PackArgument):
            yield from flatten(arg.elements)
        else:
            yield arg


def is_dependent(arg: TemplateArgument) -> bool:
    """Return whether an argument mentions a template's parameter."""
    if isinstance(arg, TypeArgument):
        return arg.type.is_dependent
    if isinstance(arg, PackArgument):
        return any(map(is_dependent, arg.elements))
    if isinstance(arg, TemplateTemplateArgument):
        return arg.template.is_parameter
    return isinstance(arg, ExpressionArgument | ExpansionArgument)


def is_expansion(arg: TemplateArgument) -> bool:
    """Return whether a template argument is a pack expansion."""
    return isinstance(arg, ExpansionArgument) or (
        isinstance(arg, TypeArgument) and isinstance(arg.type, PackExpansionArgument)
    )


# ------------------------------------------------------------------------------------- spelling


def spell_arguments(args: Iterable[TemplateArgument] | None) -> str:
    """Return the text of arguments for messages."""
    return ", ".join(map(_text, flatten(args or ())))


def _text(arg: TemplateArgument) -> str:
    match arg:
        case TypeArgument(t):
            return str(t)
        case ValueArgument(t, value):
            if t.is_pointer or t.is_member_pointer or t.is_nullptr:
                return "nullptr"
            return ("true" if value else "false") if t.is_bool else str(value)
        case EntityArgument(_, entity):
            return entity.name
        case TemplateTemplateArgument(template):
            return template.name
        case ExpressionArgument(_, expression):
            return str(expression) if isinstance(expression, ValueParameter) else "(expression)"
        case ExpansionArgument(pattern):
            return f"{_text(pattern)}..."
    return spell_arguments((arg,))


class InstanceName(str):
    """The name of a template's instance, `Vec<float>`, with the template's name `base` and the `args`."""

    base: str
    args: TemplateArguments

    @classmethod
    def of(cls, base: str, args: TemplateArguments) -> InstanceName:
        """Return the name of a template's instance."""
        instance = cls(f"{base}<{spell_arguments(args)}>")
        instance.base, instance.args = base, args
        return instance


# --------------------------------------------------------------------------------------- makers


@cache
def template_parameter(index: int, is_pack: bool) -> TemplateParameter:
    """Return the type parameter with a number."""
    return TemplateParameter(index, is_pack)


def dependent_member(base: CType, name: str, arguments: TemplateArguments | None = None) -> DependentType:
    """Return the dependent type `base::name`."""
    return longest_lived(base, *types_in(arguments)).intern(DependentType, base, name, arguments, None)


def dependent_decltype(expression: Expression | ValueParameter) -> DependentType:
    """Return the dependent type `decltype(expression)`."""
    return longest_lived(AUTO, *types_in(expression)).intern(DependentType, None, "", None, expression)


def dependent_array(element: CType, bound: Expression | ValueParameter) -> DependentArray:
    """Return the array type with a dependent bound."""
    return longest_lived(element, *types_in(bound)).intern(DependentArray, element, bound)


def expansion(pattern: CType) -> PackExpansionArgument:
    """Return the pack expansion of a type."""
    return pattern.intern(PackExpansionArgument, pattern)


def types_in(part: object) -> Iterator[CType]:
    """Yield the types within arguments or a dependent expression."""
    match part:
        case CType():
            yield part
        case tuple():
            for one in part:
                yield from types_in(one)
        case TypeArgument(t) | ValueArgument(t) | EntityArgument(t) | Qualifier(t):
            yield from types_in(t)
        case ExpressionArgument(t, expression):
            yield from types_in((t, expression))
        case Expression(_, inner) | ExpansionArgument(inner) | PackArgument(inner):
            yield from types_in(inner)
