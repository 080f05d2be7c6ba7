"""Declarations of members outside of their class templates: each is kept with the template until an instance
needs it (see `out_of_class_members`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...syntax import tree
from ...syntax.tree import names
from ...types.symbols import Outside, Overloads, Partial, Template
from ..context import Context
from ..expressions.exprs import scope_named
from ..names.lookup import find
from .instances import is_same_template
from .out_of_class_members import declared_name, levels_of
from .specialisations import as_written, class_specialisation, function_meant, kinds_of, specialise
from .template_arguments import arguments, as_pattern, own_argument, parameters


def outside_member(
    cx: Context, levels: list[list[tree.TemplateParam]], decl: tree.Decl, name: names.Name
) -> None:
    """`template <class T> void S<T>::f() { … }`: kept with the template until an instance needs it."""
    first = next(n for n, part in enumerate(name.parts) if part.args is not None)
    template = find(cx, name.up_to(first + 1)).symbol
    if not isinstance(template, Template) or template.kind != "class":
        cx.error(f"no template named '{name.parts[first].key}'", decl)
        return
    path = tuple(part.key for part in name.parts[first + 1 :])
    owner = _meant_class(cx, template, levels[0], name.parts[first].args or [], decl)
    if owner is None:
        return
    if not levels[0]:
        _in_instance(cx, levels[1:], decl, name)
        return
    if not _is_declared(owner, path, decl):
        cx.error(
            f"out-of-line definition of '{name.last}' does not match any declaration in '{template.name}'",
            decl,
        )
        return
    made = Outside(levels, decl, path, cx.scope, cx.horizon)
    if any(_alike(o, made) for o in owner.outside):
        cx.error(f"redefinition of '{name.last}'", decl)
        return
    owner.outside.append(made)


def _meant_class(
    cx: Context,
    template: Template,
    params: list[tree.TemplateParam],
    nodes: Sequence[tree.Node],
    decl: tree.Decl,
) -> Template | Partial | None:
    """The class that `S<T>` means before `::`: the primary template or a partial specialisation."""
    if not params:
        return template
    own = Template(
        template.name, "class", params, decl, cx.scope, decl.location, template.path, horizon=cx.horizon
    )
    with as_pattern(cx, own):
        args = arguments(cx, template, nodes, decl)
        kinds = parameters(cx, params)
    if args is None:
        return None
    partial = next(
        (p for p in template.partial if p.arguments == args and kinds_of(p.parameters) == kinds_of(kinds)),
        None,
    )
    if partial is not None:
        return partial
    with as_pattern(cx, template):
        if args == tuple(as_written(own_argument(cx, p, n)) for n, p in enumerate(template.params)):
            return template
    cx.error(
        f"nested name specifier '{template.name}<…>' for declaration does not refer into a class, class"
        " template or class template partial specialization",
        decl,
    )
    return None


def _is_declared(owner: Template | Partial, path: tuple[str, ...], decl: tree.Decl) -> bool:
    """Whether a class template declares the member that a definition is for; its instances tell exactly
    which.
    """
    members = getattr(getattr(owner.decl, "type", None), "members", ())
    for depth, step in enumerate(path[:-1], 1):
        inner = [m for m in map(_undressed, members) if isinstance(m, tree.RecordDecl) and _key_of(m) == step]
        inner += [
            o.decl for o in owner.outside if isinstance(o.decl, tree.RecordDecl) and o.path == path[:depth]
        ]
        members = next((m.type.members for m in inner if isinstance(m.type, tree.RecordType)), [])
    return any(_fits(_undressed(m), path[-1], decl) for m in members)


def _undressed(member: tree.Node) -> tree.Node:
    """What a member template is a template of."""
    return levels_of((), member)[1] if isinstance(member, tree.TemplateDecl) else member


def _key_of(decl: tree.Node) -> str:
    name = declared_name(decl) if isinstance(decl, tree.Decl) else None
    return name.key if name is not None else ""


def _fits(member: tree.Node, key: str, decl: tree.Decl) -> bool:
    if isinstance(decl, tree.FunctionDecl):
        return (
            isinstance(member, tree.FunctionDecl)
            and member.name.key == key
            and len(member.type.params) == len(decl.type.params)
            and (member.is_const, member.is_volatile) == (decl.is_const, decl.is_volatile)
        )
    return type(member) is type(decl) and _key_of(member) == key


def _alike(a: Outside, b: Outside) -> bool:
    """Whether two definitions are of the same member: the same text, but for the parameters' names."""
    return a.path == b.path and type(a.decl) is type(b.decl) and _spelled(a) == _spelled(b)


def _spelled(outside: Outside) -> str:
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
        return f"{type(node).__name__}({', '.join(text(getattr(node, s)) for s in node.slots if s not in ('location', 'length', 'start', 'end', 'written'))})"

    decl = outside.decl
    if isinstance(decl, tree.FunctionDecl):
        return text(list(decl.type.params)) + str((decl.is_const, decl.is_volatile))
    name = declared_name(decl)
    return text(list(name.args or ())) if name is not None else ""


def _in_instance(
    cx: Context, levels: list[list[tree.TemplateParam]], decl: tree.Decl, name: names.Name
) -> None:
    """`template<> template<class U> void S<int>::f(U) { … }`: a member template of one instance."""
    scope = scope_named(cx, name, decl)
    symbol = scope.names.get(name.key) if scope is not None else None
    if isinstance(symbol, Template) and isinstance(decl, tree.RecordDecl) and len(levels) == 1:
        _class_in_instance(cx, symbol, levels[0], decl, name)
        return
    if (
        scope is None
        or len(levels) != 1
        or not isinstance(decl, tree.FunctionDecl)
        or not isinstance(symbol, Overloads)
    ):
        cx.refuse("this explicit specialisation is", decl)
        return
    if not levels[0]:
        with cx.elsewhere(scope, cx.record_path):
            match = function_meant(cx, decl, symbol)
            if match is not None:
                specialise(cx, match[1], decl)
        return
    with cx.elsewhere(scope, cx.record_path):
        new = Template(
            name.key, "function", levels[0], decl, scope, decl.location, cx.record_path, horizon=cx.horizon
        )
        old = next((t for t in symbol.templates if is_same_template(cx, t, new)), None)
    if old is None:
        cx.error(f"no function template matches '{name.key}'", decl)
        return
    body = decl.copied()
    old.decl, old.params, old.location, old.horizon = body, levels[0], decl.location, cx.horizon


def _class_in_instance(
    cx: Context, template: Template, params: list[tree.TemplateParam], decl: tree.RecordDecl, name: names.Name
) -> None:
    """`template<> template<class U> struct S<int>::R { … }` and
    `template<> template<> struct S<int>::R<char> { … }`.
    """
    if params and name.args is None and isinstance(decl.type, tree.RecordType):
        if template.instances:
            cx.error(f"explicit specialization of '{name.last}' after instantiation", decl.type)
            return
        template.decl, template.params, template.location, template.horizon = (
            decl,
            params,
            decl.type.location,
            cx.horizon,
        )
    elif not params and name.args is not None:
        args = arguments(cx, template, name.args, decl.type)
        if args is not None:
            class_specialisation(cx, template, args, decl)
    else:
        cx.refuse("this explicit specialisation is", decl)
