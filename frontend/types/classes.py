"""Typed accessors of class declarations: `declarations` is below the symbols and cannot name their types."""

from __future__ import annotations

from typing import cast

from .declarations import EnumDefinition, RecordDefinition, SpecialMember
from .symbols import FunctionSymbol, Scope, Template


def scope_in(decl: RecordDefinition | EnumDefinition) -> Scope | None:
    """Return the scope of a class's members, or of an enumeration's constants; None before the definition."""
    return cast("Scope | None", decl.members)


def constructors(decl: RecordDefinition) -> list[FunctionSymbol]:
    """Return the constructors of a class."""
    return cast("list[FunctionSymbol]", decl.constructors)


def constructor_templates(decl: RecordDefinition) -> list[Template]:
    """Return the constructor templates of a class."""
    return cast("list[Template]", decl.constructor_templates)


def conversions(decl: RecordDefinition) -> list[FunctionSymbol]:
    """Return the conversion functions of a class."""
    return cast("list[FunctionSymbol]", decl.conversions)


def conversion_templates(decl: RecordDefinition) -> list[Template]:
    """Return the conversion function templates of a class."""
    return cast("list[Template]", decl.conversion_templates)


def special(decl: RecordDefinition, kind: SpecialMember) -> list[FunctionSymbol]:
    """Return the special members of a complete class, of one kind (see `special`)."""
    return cast("list[FunctionSymbol]", decl.special.get(kind, []))


def template_of(decl: RecordDefinition) -> Template | None:
    """Return the template that a class is an instance of; None for another class."""
    return cast("Template | None", decl.template)
