"""Out-of-class declarations of members of class templates. Each is stored with the template until an instance
needs it (see `out_of_class_members`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...syntax import tree
from ...syntax.tree import names
from ...types.symbols import OutOfClassMember, Overloads, PartialSpecialisation, Template
from ..context import Context
from ..expressions.exprs import qualifier_scope
from ..names.lookup import find
from .instances import is_same_template
from .out_of_class_members import declared_name, levels_of
from .specialisations import (
    define_specialisation,
    find_specialised_function,
    parameter_argument,
    parameter_kinds,
    specialise_class,
)
from .template_arguments import enter_pattern, own_argument, parameters, resolve_arguments


def declare_out_of_class(
    cx: Context, levels: list[list[tree.TemplateParam]], decl: tree.Decl, name: names.Name
) -> None:
    """Store `template <class T> void S<T>::f() { … }` with the template until an instance needs it."""
    first = next(n for n, part in enumerate(name.parts) if part.args is not None)
    template = find(cx, name.up_to(first + 1)).symbol
    if not isinstance(template, Template) or template.kind != "class":
        cx.report.error(f"no template named '{name.parts[first].key}'", decl)
        return
    path = tuple(part.key for part in name.parts[first + 1 :])
    owner = _find_class(cx, template, levels[0], name.parts[first].args or [], decl)
    if owner is None:
        return
    if not levels[0]:
        _declare_in_instance(cx, levels[1:], decl, name)
        return
    if not _is_declared(owner, path, decl):
        cx.report.error(
            f"out-of-line definition of '{name.last}' does not match any declaration in '{template.name}'",
            decl,
        )
        return
    new = OutOfClassMember(levels, decl, path, cx.scopes.current, cx.scopes.point)
    if any(_are_equivalent(o, new) for o in owner.out_of_class):
        cx.report.error(f"redefinition of '{name.last}'", decl)
        return
    owner.out_of_class.append(new)


def _find_class(
    cx: Context,
    template: Template,
    params: list[tree.TemplateParam],
    nodes: Sequence[tree.Node],
    decl: tree.Decl,
) -> Template | PartialSpecialisation | None:
    """Return the class denoted by `S<T>` before `::`: the primary template or a partial specialisation."""
    if not params:
        return template
    own = Template(
        template.name, "class", params, decl, cx.scopes.context(path=template.context.path), decl.location
    )
    with enter_pattern(cx, own):
        args = resolve_arguments(cx, template, nodes, decl)
        kinds = parameters(cx, params)
    if args is None:
        return None
    partial = next(
        (
            p
            for p in template.specialisations.partial
            if p.arguments == args and parameter_kinds(p.parameters) == parameter_kinds(kinds)
        ),
        None,
    )
    if partial is not None:
        return partial
    with enter_pattern(cx, template):
        if args == tuple(parameter_argument(own_argument(cx, p, n)) for n, p in enumerate(template.params)):
            return template
    cx.report.error(
        f"nested name specifier '{template.name}<…>' for declaration does not refer into a class, class"
        " template or class template partial specialization",
        decl,
    )
    return None


def _is_declared(owner: Template | PartialSpecialisation, path: tuple[str, ...], decl: tree.Decl) -> bool:
    """Return whether a class template declares a member that may match a definition. The exact match is made
    per instance.
    """
    members = getattr(getattr(owner.decl, "type", None), "members", ())
    for depth, step in enumerate(path[:-1], 1):
        inner = [
            m
            for m in map(_templated_entity, members)
            if isinstance(m, tree.RecordDecl) and _key_of(m) == step
        ]
        inner += [
            o.decl
            for o in owner.out_of_class
            if isinstance(o.decl, tree.RecordDecl) and o.path == path[:depth]
        ]
        members = next((m.type.members for m in inner if isinstance(m.type, tree.RecordType)), [])
    return any(_is_same_member(_templated_entity(m), path[-1], decl) for m in members)


def _templated_entity(member: tree.Node) -> tree.Node:
    """Return the declaration that a member template is a template of."""
    return levels_of((), member)[1] if isinstance(member, tree.TemplateDecl) else member


def _key_of(decl: tree.Node) -> str:
    name = declared_name(decl) if isinstance(decl, tree.Decl) else None
    return name.key if name is not None else ""


def _is_same_member(member: tree.Node, key: str, decl: tree.Decl) -> bool:
    if isinstance(decl, tree.FunctionDecl):
        return (
            isinstance(member, tree.FunctionDecl)
            and member.name.key == key
            and len(member.type.params) == len(decl.type.params)
            and (member.is_const, member.is_volatile) == (decl.is_const, decl.is_volatile)
        )
    return type(member) is type(decl) and _key_of(member) == key


def _are_equivalent(a: OutOfClassMember, b: OutOfClassMember) -> bool:
    """Return whether two definitions define the same member: their text is equal except for the parameters'
    names.
    """
    return a.path == b.path and type(a.decl) is type(b.decl) and _spelling(a) == _spelling(b)


def _spelling(outside: OutOfClassMember) -> str:
    positions = {"location", "length", "start", "end", "written"}
    words = {
        p.name: f"#{level}.{n}"
        for level, params in enumerate(outside.params)
        for n, p in enumerate(params)
        if p.name
    }

    def text(node: object) -> str:
        if isinstance(node, list):
            return f"[{', '.join(map(text, node))}]"
        if not isinstance(node, tree.Node):
            return repr(words.get(node, node) if isinstance(node, str) else node)
        if isinstance(node, tree.ParamDecl):
            return text(node.type)
        parts = (text(getattr(node, slot)) for slot in node.slots if slot not in positions)
        return f"{type(node).__name__}({', '.join(parts)})"

    decl = outside.decl
    if isinstance(decl, tree.FunctionDecl):
        return text(list(decl.type.params)) + str((decl.is_const, decl.is_volatile))
    name = declared_name(decl)
    return text(list(name.args or ())) if name is not None else ""


def _declare_in_instance(
    cx: Context, levels: list[list[tree.TemplateParam]], decl: tree.Decl, name: names.Name
) -> None:
    """Declare a member template of one instance: `template<> template<class U> void S<int>::f(U) { … }`."""
    scope = qualifier_scope(cx, name, decl)
    symbol = scope.names.get(name.key) if scope is not None else None
    if isinstance(symbol, Template) and isinstance(decl, tree.RecordDecl) and len(levels) == 1:
        _declare_class_in_instance(cx, symbol, levels[0], decl, name)
        return
    if (
        scope is None
        or len(levels) != 1
        or not isinstance(decl, tree.FunctionDecl)
        or not isinstance(symbol, Overloads)
    ):
        cx.report.unsupported("this explicit specialisation is", decl)
        return
    if not levels[0]:
        with cx.enter_scope(scope, cx.scopes.path):
            match = find_specialised_function(cx, decl, symbol)
            if match is not None:
                define_specialisation(cx, match[1], decl)
        return
    with cx.enter_scope(scope, cx.scopes.path):
        new = Template(name.key, "function", levels[0], decl, cx.scopes.context(scope), decl.location)
        old = next((t for t in symbol.templates if is_same_template(cx, t, new)), None)
    if old is None:
        cx.report.error(f"no function template matches '{name.key}'", decl)
        return
    body = decl.copied()
    old.decl, old.params, old.location, old.context.point = body, levels[0], decl.location, cx.scopes.point


def _declare_class_in_instance(
    cx: Context, template: Template, params: list[tree.TemplateParam], decl: tree.RecordDecl, name: names.Name
) -> None:
    """Declare a member class template of one instance: `template<> template<class U> struct S<int>::R { … }`
    or `template<> template<> struct S<int>::R<char> { … }`.
    """
    if params and name.args is None and isinstance(decl.type, tree.RecordType):
        if template.specialisations.instances:
            cx.report.error(f"explicit specialization of '{name.last}' after instantiation", decl.type)
            return
        template.decl, template.params, template.location, template.context.point = (
            decl,
            params,
            decl.type.location,
            cx.scopes.point,
        )
    elif not params and name.args is not None:
        args = resolve_arguments(cx, template, name.args, decl.type)
        if args is not None:
            specialise_class(cx, template, args, decl)
    else:
        cx.report.unsupported("this explicit specialisation is", decl)
