"""Members of class templates that are defined outside of their class ([temp.mem], [temp.static]).

`template <class T> template <class U> void S<T>::f(U) { … }` is stored with the outermost template. The
definition of an instance's member is searched when its body is needed, by the path of its name and by its
type. The parameters of each `template <…>` of the definition are bound to the arguments of the enclosing
instances, so their names do not matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ....support.diagnostics import Note
from ...syntax import tree
from ...syntax.tree.names import Name
from ...types import classes
from ...types import ctype as ct
from ...types.arguments import TemplateArguments
from ...types.symbols import (
    ClassScope,
    DeclarationContext,
    FunctionSymbol,
    OutOfClassMember,
    Overloads,
    PartialSpecialisation,
    Scope,
    Template,
    TemplateScope,
    TemplateSignature,
)
from ..context import Context
from ..declarations.deduction import find_auto
from .template_arguments import bind_parameters, enter_pattern

Definition = tuple[tree.FunctionDecl, Scope, tuple[str, ...], int]
"""A definition, the scope in which its body is checked, the enclosing names, and its point of declaration."""


def definition_of(cx: Context, template: Template, args: TemplateArguments) -> Definition | None:
    """Return the definition of a function template for an instance with `args`."""
    assert isinstance(template.decl, tree.FunctionDecl)
    if template.decl.body is not None:
        return (
            template.decl.copied(),
            bind_parameters(template.context.scope, template.params, args, template.location),
            template.context.path,
            template.context.point,
        )
    for definition, scope in _candidates(template.context.scope, template.name, 1, tree.FunctionDecl):
        probe = Template(
            template.name,
            "function",
            definition.params[-1],
            definition.decl,
            DeclarationContext(scope, template.context.path, definition.point),
            definition.decl.location,
            template.record,
        )
        with cx.sfinae_context() as silent, enter_pattern(cx, probe):
            t = cx.resolve(_function(definition).type)
        if silent.has_errors or not isinstance(template.signature, TemplateSignature):
            continue
        if ct.drop_noexcept(t) is not ct.drop_noexcept(template.signature.type):
            _require_declared(cx, definition, t, template.name, template.context.scope)
            continue
        definition.used = True
        return (
            _function(definition).copied(),
            bind_parameters(scope, definition.params[-1], args, template.location),
            template.context.path,
            definition.point,
        )
    return None


def member_definition(
    cx: Context, fn: FunctionSymbol, key: str, scope: Scope, path: tuple[str, ...]
) -> Definition | None:
    """Return the out-of-class definition of a member function of an instance, declared in `scope`."""
    for definition, inner in _candidates(scope, key, 0, tree.FunctionDecl):
        with cx.sfinae_context() as silent, cx.enter_scope(inner, path):
            t = cx.resolve(_function(definition).type)
        if silent.has_errors or not isinstance(t, ct.Function):
            continue
        if t.params != fn.ctype.params or not _has_result(definition, t, fn.ctype):
            _require_declared(cx, definition, t, key, scope)
            continue
        if fn.object is None or (fn.object.is_const, fn.object.is_volatile) == (
            _function(definition).is_const,
            _function(definition).is_volatile,
        ):
            definition.used = True
            return _function(definition).copied(), inner, path, definition.point
    return None


def _has_result(outside: OutOfClassMember, t: ct.Function, declared: ct.Function) -> bool:
    """Return whether a definition has the declared result type. A placeholder in it is deduced from the
    body.
    """
    return t.ret is declared.ret or find_auto(_function(outside).type.result) is not None


def _require_declared(cx: Context, outside: OutOfClassMember, t: ct.CType, key: str, scope: Scope) -> None:
    """Report a definition whose type no member function of the instance, or member template, has
    ([class.mfct] p1).
    """
    declared = scope.names.get(key)
    if outside.used or not isinstance(scope, ClassScope) or not isinstance(declared, Overloads):
        return
    templates = [
        (f.signature.type, f.location)
        for f in declared.templates
        if isinstance(f.signature, TemplateSignature)
    ]
    members = (
        templates
        if len(outside.params) > len(_enclosing_instances(scope)[0])
        else [(f.ctype, f.location) for f in declared.functions]
    )
    if not members or any(
        isinstance(m, ct.Function)
        and isinstance(t, ct.Function)
        and m.params == t.params
        and _has_result(outside, t, m)
        for m, _ in members
    ):
        return
    outside.used = True
    notes = [
        Note(f"member declaration does not match because it has type '{m}'", location, len(key))
        for m, location in members
    ]
    cx.report.error(
        f"out-of-line definition of '{key}' does not match any declaration in '{scope.record}'",
        outside.decl,
        notes,
    )


def variable_definition(key: str, scope: Scope) -> tuple[tree.VarDecl, Scope, int] | None:
    """Return the out-of-class definition of a static member of an instance, declared in `scope`, with its
    lookup context.
    """
    for definition, inner in _candidates(scope, key, 0, tree.VarDecl):
        assert isinstance(definition.decl, tree.VarDecl)
        definition.used = True
        return definition.decl.copied(), inner, definition.point
    return None


def class_definition(key: str, scope: Scope) -> tuple[tree.RecordType, Scope, int] | None:
    """Return the out-of-class definition of a member class of an instance, declared in `scope`, with its
    lookup context ([temp.mem.class]).
    """
    for definition, inner in _classes(scope, key, 0):
        return definition.decl.type.copied(), inner, definition.point  # type: ignore[attr-defined]
    return None


def class_template_definition(template: Template) -> tuple[OutOfClassMember, Scope] | None:
    """Return the out-of-class definition of a declared member class template, and its scope."""
    return next(_classes(template.context.scope, template.name, 1), None)


def partial_definitions(template: Template) -> Iterator[tuple[OutOfClassMember, Scope]]:
    """Yield the out-of-class partial specialisations of a member template, and their scopes."""
    for definition, inner in _candidates(
        template.context.scope,
        template.name,
        1,
        tree.VarDecl if template.kind == "variable" else tree.RecordDecl,
    ):
        name = declared_name(definition.decl)
        if name is not None and name.args is not None:
            definition.used = True
            yield definition, inner


def _classes(scope: Scope, key: str, own: int) -> Iterator[tuple[OutOfClassMember, Scope]]:
    for definition, inner in _candidates(scope, key, own, tree.RecordDecl):
        name = declared_name(definition.decl)
        if name is not None and name.args is None and isinstance(definition.decl.type, tree.RecordType):  # type: ignore[attr-defined]
            definition.used = True
            yield definition, inner


def _function(outside: OutOfClassMember) -> tree.FunctionDecl:
    assert isinstance(outside.decl, tree.FunctionDecl)
    return outside.decl


def _candidates(
    scope: Scope, key: str, own: int, kind: type[tree.Decl]
) -> Iterator[tuple[OutOfClassMember, Scope]]:
    """Yield the definitions of a kind for a member `key` of a class, each with its scope. The innermost `own`
    template levels are not bound.
    """
    levels, names, templates = _enclosing_instances(scope)
    for definition in templates[0].out_of_class if templates else ():
        if (
            not isinstance(definition.decl, kind)
            or definition.path != (*names, key)
            or len(definition.params) != len(levels) + own
        ):
            continue
        outer = definition.scope
        for params, args, template in zip(definition.params, levels, templates):
            outer = bind_parameters(outer, params, args, definition.decl.location)
            outer.template = template
        yield definition, _definition_scope(scope, outer)


def _enclosing_instances(
    scope: Scope,
) -> tuple[list[TemplateArguments], list[str], list[Template | PartialSpecialisation]]:
    """Return the arguments of the enclosing instances of a class, outermost first, the path from the
    outermost template, and the templates.
    """
    levels: list[TemplateArguments] = []
    names: list[str] = []
    templates: list[Template | PartialSpecialisation] = []
    depth = 0
    for enclosing in scope.enclosing_scopes():
        if isinstance(enclosing, ClassScope):
            decl = enclosing.record.decl
            template = classes.template_of(decl)
            names.insert(0, template.name if template is not None else decl.tag)
        elif isinstance(enclosing, TemplateScope) and enclosing.template is not None:
            levels.insert(0, enclosing.args)
            templates.insert(0, enclosing.template)
            depth = len(names) - 1
    return levels, names[len(names) - depth :] if depth else [], templates


def _definition_scope(scope: Scope, outer: Scope) -> Scope:
    """Return the scope of a definition: those of the class and its enclosing classes, without their template
    parameters, inside `outer` ([temp.local] p8).
    """
    chain = list(
        takewhile(
            lambda enclosing: isinstance(enclosing, ClassScope | TemplateScope), scope.enclosing_scopes()
        )
    )
    for inner in reversed(chain):
        outer = inner.view(outer) if isinstance(inner, ClassScope) else outer
    return outer


def declared_name(decl: tree.Decl) -> Name | None:
    """Return the name that a declaration declares, None if it has none."""
    if isinstance(decl, tree.FunctionDecl | tree.VarDecl):
        return decl.name
    if isinstance(decl, tree.RecordDecl | tree.EnumDecl) and isinstance(
        decl.type, tree.RecordType | tree.EnumType | tree.NamedType
    ):
        return decl.type.name
    return None


def levels_of(
    params: Sequence[tree.TemplateParam], decl: tree.Decl
) -> tuple[list[list[tree.TemplateParam]], tree.Decl]:
    """Return the parameters of each `template <…>` before a declaration, outermost first, and the
    declaration.
    """
    levels = [list(params)]
    while isinstance(decl, tree.TemplateDecl):
        levels.append(list(decl.params or ()))
        decl = decl.decl
    return levels, decl
