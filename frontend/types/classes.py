"""Typed accessors of class declarations: `declarations` is below the symbols and cannot name their types."""

from __future__ import annotations

from typing import cast

from .declarations import EnumDecl, RecordDecl
from .symbols import Function, Scope, Template


def scope_in(decl: RecordDecl | EnumDecl) -> Scope | None:
    """Return the scope of a class's members, or of an enumeration's constants; None before the definition."""
    return cast("Scope | None", decl.members)


def constructors(decl: RecordDecl) -> list[Function]:
    return cast("list[Function]", decl.constructors)


def constructor_templates(decl: RecordDecl) -> list[Template]:
    return cast("list[Template]", decl.constructor_templates)


def conversions(decl: RecordDecl) -> list[Function]:
    return cast("list[Function]", decl.conversions)


def conversion_templates(decl: RecordDecl) -> list[Template]:
    return cast("list[Template]", decl.conversion_templates)


def special(decl: RecordDecl, kind: str) -> list[Function]:
    """Return the special members of a complete class, of one kind (see `special`)."""
    return cast("list[Function]", decl.special.get(kind, []))


def template_of(decl: RecordDecl) -> Template | None:
    """Return the template that a class is an instance of; None for another class."""
    return cast("Template | None", decl.template)
