"""What the declaration of a class holds, by type: `declarations` stands below the symbols and cannot name
theirs.
"""

from __future__ import annotations

from typing import cast

from .declarations import EnumDecl, RecordDecl
from .symbols import Function, Scope, Template


def scope_in(decl: RecordDecl | EnumDecl) -> Scope | None:
    """The scope of a class's members, or of an enumeration's constants."""
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
    """The special members of a complete class, of one kind (see `special`)."""
    return cast("list[Function]", decl.special.get(kind, []))


def template_of(decl: RecordDecl) -> Template | None:
    """The template that a class is an instance of."""
    return cast("Template | None", decl.template)
