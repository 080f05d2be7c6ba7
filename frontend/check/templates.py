"""Declarations of templates, their specialisations and instantiations ([temp], [temp.expl.spec], [temp.explicit]), and names with template arguments.

Reading order of what belongs to templates: `template_arguments` (parameters, arguments, binding), `dependent` (expressions in patterns),
`packs`, `outside` (members defined outside of their class), `instances`, `deduce`, and this.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...support.diagnostics import Note
from ..syntax import names, tree
from ..types import classes, ordering
from ..types import ctype as ct
from ..types.arguments import (
    ExpansionArgument,
    Instance,
    PackArgument,
    TemplateArgument,
    TemplateArguments,
    TypeArgument,
    expansion,
)
from ..types.matching import Parameter
from ..types.symbols import Function, Outside, Overloads, Partial, Template, TypeName
from . import definitions, instances, packs, seams
from .context import Context, declared_here, failed, handles, previous
from .decls import declare_broken_function, member_named
from .deduce import arguments_of, more_specialised
from .exprs import scope_named
from .instances import function_instance, is_same_template, type_of, variable_instance
from .lookup import find
from .outside import levels_of
from .template_arguments import arguments, as_pattern, complete, given, own_argument, parameters


@handles(tree.TemplateDecl)
def template_declaration(cx: Context, node: tree.TemplateDecl) -> None:
    if node.params is None:
        with cx.later_access():
            _explicit_instantiation(cx, node.decl)
        return
    levels, decl = levels_of(node.params, node.decl)
    if not cx.scope.is_in_template() and not packs.check_definition(cx, [p for params in levels for p in params], decl):
        if isinstance(decl, tree.FunctionDecl):
            declare_broken_function(cx, decl)
        return
    # What instances may name is looked at with each; explicit instantiations and specialisations may name all ([temp.spec] p6).
    with cx.later_access():
        _declare(cx, node, levels, decl)
    if not cx.scope.is_in_template():
        definitions.check(cx, levels, decl)


def _declare(cx: Context, node: tree.TemplateDecl, levels: list[list[tree.TemplateParam]], decl: tree.Decl) -> None:
    assert node.params is not None
    name = _declared_name(decl)
    if name is not None and name.qualifier is not None and any(part.args is not None for part in name.qualifier.parts):
        if any(levels) or len(levels) > 1:
            _outside_member(cx, levels, decl, name)
        else:
            _member_specialisation(cx, decl)
    elif not node.params:
        _specialisation(cx, decl)
    elif name is not None and name.args is not None and not isinstance(decl, tree.FunctionDecl):
        _partial_specialisation(cx, node.params, decl, name)
    elif isinstance(decl, tree.FunctionDecl):
        _function_template(cx, node.params, decl)
    elif isinstance(decl, tree.RecordDecl | tree.TypedefDecl | tree.VarDecl):
        _template(cx, node.params, decl)
    elif isinstance(decl, tree.FriendDecl):
        seams.friend_template(cx, decl, node.params)
    else:
        cx.refuse("this template is", node)


def _declared_name(decl: tree.Decl) -> names.Name | None:
    if isinstance(decl, tree.FunctionDecl | tree.VarDecl):
        return decl.name
    if isinstance(decl, tree.RecordDecl) and isinstance(decl.type, tree.RecordType | tree.NamedType):
        return decl.type.name
    return None


# ------------------------------------------------------------------------------- primary templates


def _template(cx: Context, params: list[tree.TemplateParam], decl: tree.RecordDecl | tree.TypedefDecl | tree.VarDecl) -> None:
    """A template of a class, an alias or a variable; a class may be announced first."""
    kind = {tree.RecordDecl: "class", tree.TypedefDecl: "alias", tree.VarDecl: "variable"}[type(decl)]
    at: tree.Node = decl.type if isinstance(decl, tree.RecordDecl) else decl
    name = decl.name if isinstance(decl, tree.TypedefDecl) else _declared_name(decl).key  # type: ignore[union-attr]
    scope = cx.scope
    old = scope.names.get(name)
    if old is None and (scope, name) in cx.befriended:
        old = cx.befriended.pop((scope, name))
        scope.declare(name, old)
    if isinstance(old, Template) and old.kind == kind == "class":
        _again(cx, old, params, decl, at)
    elif not _defaults_in_order(cx, params):
        return
    elif old is not None:
        text = f"redefinition of '{name}'" + ("" if isinstance(old, Template) and old.kind == kind else " as different kind of symbol" if kind == "class" else "")
        cx.error(text, at, [previous(old)])
    else:
        record = cx.scope.record if cx.scope.kind == "record" else None
        old = Template(name, kind, params, decl, scope, at.location, cx.record_path, record, horizon=cx.horizon)
        scope.declare(name, old)
        old.horizon = cx.horizon


def _again(cx: Context, old: Template, params: list[tree.TemplateParam], decl: tree.RecordDecl | tree.TypedefDecl | tree.VarDecl, at: tree.Node) -> None:
    """A class template's later declaration."""
    merged = _merged(cx, old.params, params)
    if merged is None or not _defaults_in_order(cx, merged):
        return
    old.params = merged
    if isinstance(decl.type, tree.RecordType):
        if isinstance(old.decl.type, tree.RecordType):  # type: ignore[union-attr]
            cx.error(f"redefinition of '{old.name}'", at, [previous(old)])
            return
        old.decl, old.location, old.horizon = decl, at.location, cx.horizon


def _merged(cx: Context, old: list[tree.TemplateParam], new: list[tree.TemplateParam]) -> list[tree.TemplateParam] | None:
    """The parameters of a later declaration with the default arguments of an earlier one ([temp.param] p10, p12)."""
    if len(old) != len(new):
        cx.error("too many template parameters in template redeclaration" if len(new) > len(old) else "too few template parameters in template redeclaration", (new or old)[-1])
        return None
    merged = []
    for before, after in zip(old, new):
        if before.default is not None and after.default is not None:
            note = Note("previous default template argument defined here", before.default.location)
            cx.error("template parameter redefines default argument", after.default, [note])
            return None
        if after.default is None and before.default is not None:
            after = after.copied()
            after.default = before.default
        merged.append(after)
    return merged


def _defaults_in_order(cx: Context, params: Sequence[tree.TemplateParam]) -> bool:
    """[temp.param] p11"""
    first = next((n for n, p in enumerate(params) if p.default is not None), len(params))
    missing = next((p for p in params[first:] if p.default is None and not p.pack), None)
    if missing is not None:
        cx.error("template parameter missing a default argument", missing, [Note("previous default template argument defined here", params[first].location)])
    return missing is None


def _function_template(cx: Context, params: list[tree.TemplateParam], decl: tree.FunctionDecl) -> None:
    is_friend = "friend" in decl.specifiers.words
    record = cx.scope.record if cx.scope.kind == "record" and not is_friend else None
    scope = cx.scope
    while is_friend and scope.kind in ("record", "template"):
        assert scope.parent is not None
        scope = scope.parent
    key = decl.name.key
    path = scope.path if is_friend else cx.record_path
    new = Template(key, "function", params, decl, cx.scope, decl.location, path, record, horizon=cx.horizon, access="" if is_friend else cx.scope.access)
    overloads: Overloads | None = None
    if decl.is_constructor and record is not None:
        existing = classes.constructor_templates(record.decl)
    elif decl.name.last.kind == names.CONVERSION and record is not None:
        existing = classes.conversion_templates(record.decl)
    else:
        found = scope.names.get(key)
        if found is not None and not isinstance(found, Overloads | TypeName):
            cx.error(f"redefinition of '{decl.name}' as different kind of symbol", decl, [previous(found)])
            return
        if not isinstance(found, Overloads):
            found = Overloads(key, [])
            scope.declare(key, found)
        overloads, existing = found, found.templates
    for old in list(existing):
        if is_same_template(cx, old, new):
            if record is not None and old.record is not record:
                # Named by a using declaration: the class's own template hides it.
                existing.remove(old)
                continue
            new.horizon = cx.horizon
            _function_again(cx, old, new)
            new = old
            if overloads is not None and not is_friend and overloads.hidden.pop(old, None) is not None:
                overloads.serials[old] = scope.clock.tick()
            break
    else:
        if overloads is None:
            existing.append(new)
        else:
            overloads.add(new, scope.clock.tick())
            if is_friend:
                overloads.hidden[new] = []
        new.horizon = cx.horizon
    if is_friend and cx.scope.kind == "record":
        befriending = cx.scope.owner.decl
        befriending.friends.append(new)
        if overloads is not None and new in overloads.hidden:
            overloads.hidden[new].append(befriending)


def _function_again(cx: Context, old: Template, new: Template) -> None:
    assert isinstance(old.decl, tree.FunctionDecl) and isinstance(new.decl, tree.FunctionDecl)
    if old.decl.body is not None and new.decl.body is not None:
        cx.error(f"redefinition of '{new.decl.name}'", new.decl, [previous(old)])
        return
    merged = _merged(cx, old.params, new.params)
    if merged is None:
        return
    if new.decl.body is not None:
        decl = new.decl.copied()
        decl.type = decl.type.copied()
        decl.type.params = [_with_default(before, after) for before, after in zip(old.decl.type.params, new.decl.type.params)]  # type: ignore[misc]
        old.decl, old.params, old.location, old.scope, old.horizon = decl, merged, decl.location, new.scope, new.horizon
    else:
        old.params = [_with_default(after, before) for before, after in zip(old.params, merged)]  # type: ignore[misc]


def _with_default(before: object, after: object) -> object:
    """A parameter with the default argument of an earlier declaration."""
    if after.default is None and before.default is not None:  # type: ignore[attr-defined]
        after = after.copied()  # type: ignore[attr-defined]
        after.default = before.default  # type: ignore[attr-defined]
    return after


# --------------------------------------------------------------------------------- specialisations


def _named_template(cx: Context, name: names.Name, at: tree.Node) -> Template | None:
    """The class or variable template that a specialisation is of."""
    found = find(cx, name).symbol
    if isinstance(found, TypeName) and isinstance(found.ctype, ct.Record) and isinstance(found.ctype.decl.template, Template):
        found = found.ctype.decl.template
    if not isinstance(found, Template):
        cx.error(f"no template named '{name.key}'", at)
        return None
    return found


def _partial_specialisation(cx: Context, params: list[tree.TemplateParam], decl: tree.Decl, name: names.Name) -> None:
    """[temp.class.spec]"""
    at: tree.Node = decl.type if isinstance(decl, tree.RecordDecl) else decl
    template = _named_template(cx, name, at)
    if template is None:
        return
    default = next((p for p in params if p.default is not None), None)
    if default is not None:
        cx.error("default template argument in a class template partial specialization", default.default or default)
        return
    own = Template(template.name, template.kind, params, decl, cx.scope, at.location, template.path, horizon=cx.horizon)
    with as_pattern(cx, own):
        args = arguments(cx, template, name.args or [], at)
        kinds = parameters(cx, params)
    if args is None:
        return
    with as_pattern(cx, template):
        primary = parameters(cx, template.params)
        itself = tuple(_as_written(own_argument(cx, p, n)) for n, p in enumerate(template.params))
    made = Partial(params, decl, args, kinds, at.location, cx.horizon)
    if not ordering.narrows(made, primary, itself):
        text = f"{'class' if template.kind == 'class' else 'variable'} template partial specialization is not more specialized than the primary template"
        cx.error(text, at, [declared_here(template, "template is declared here")])
        return
    old = next((n for n, p in enumerate(template.partial) if p.arguments == args and _kinds(p.parameters) == _kinds(kinds)), None)
    if old is None:
        template.partial.append(made)
    elif isinstance(getattr(template.partial[old].decl, "type", None), tree.NamedType):
        made.outside = template.partial[old].outside
        template.partial[old] = made
    elif not isinstance(getattr(decl, "type", None), tree.NamedType):
        cx.error(f"redefinition of '{template.name}<…>'", at, [Note("previous definition is here", template.partial[old].location)])


def _as_written(arg: TemplateArgument) -> TemplateArgument:
    """A template's own parameter as an argument: a pack as the expansion of itself."""
    if isinstance(arg, TypeArgument):
        return PackArgument((TypeArgument(expansion(arg.type)),)) if arg.type.is_pack else arg  # type: ignore[attr-defined]
    parameter = getattr(arg, "expression", None) or getattr(arg, "template", None)
    return PackArgument((ExpansionArgument(arg),)) if parameter.is_pack else arg  # type: ignore[union-attr]


def _specialisation(cx: Context, decl: tree.Decl) -> None:
    """[temp.expl.spec]: `template<> struct S<int> { … }`, `template<> T f<int>(…) { … }`, `template<> int v<int> = 1;`."""
    if isinstance(decl, tree.FunctionDecl):
        _function_specialisation(cx, decl)
        return
    name = _declared_name(decl)
    at: tree.Node = decl.type if isinstance(decl, tree.RecordDecl) else decl
    template = _named_template(cx, name, at) if name is not None and name.args is not None else None
    if template is None:
        if isinstance(decl, tree.TypedefDecl):
            cx.error("explicit specialization of alias templates is not permitted", decl)
        elif name is None or name.args is None:
            cx.refuse("this explicit specialisation is", decl)
        return
    args = arguments(cx, template, name.args, at)  # type: ignore[arg-type,union-attr]
    if args is None:
        return
    if isinstance(decl, tree.RecordDecl):
        _class_specialisation(cx, template, args, decl)
    elif args in template.instances:
        _after_use(cx, template, args, at)
    else:
        template.special[args] = decl
        variable_instance(cx, template, args, decl)


def _after_use(cx: Context, template: Template, args: TemplateArguments, at: tree.Node) -> None:
    cx.error(f"explicit specialization of '{Instance.of(template.name, args)}' after instantiation", at)


def _class_specialisation(cx: Context, template: Template, args: TemplateArguments, decl: tree.RecordDecl) -> None:
    """The class is defined at once, as any other."""
    t = type_of(cx, template, args, decl)
    if not isinstance(t, ct.Record):
        return
    known = args in template.special
    if t.decl.instantiate is None and not known:
        _after_use(cx, template, args, decl.type)
        return
    syntax = decl.type
    template.special[args] = decl
    if not isinstance(syntax, tree.RecordType):
        return
    if known and t.decl.instantiate is None:
        cx.error(f"redefinition of '{t}'", syntax, [Note("previous definition is here", t.decl.location)])
        return
    t.decl.kind, t.decl.location = syntax.key, syntax.location
    t.decl.begin()
    with cx.elsewhere(template.scope, template.path):
        seams.define_record(cx, syntax.copied(), t.decl)


def _function_specialisation(cx: Context, decl: tree.FunctionDecl) -> None:
    found = function_meant(cx, decl, find(cx, decl.name).symbol)
    if found is None:
        return
    template, fn = found
    if fn.is_checked or fn.used:
        _after_use(cx, template, fn.args or (), decl)
        return
    _specialise(cx, fn, decl)


def _specialise(cx: Context, fn: Function, decl: tree.FunctionDecl) -> None:
    """An explicit specialisation is a function of its own: nothing of the template's is used but its name and type."""
    fn.location, fn.body_check = decl.location, None
    scope, path = cx.scope, cx.record_path
    fn.define = instances.body_check(cx, fn, (), lambda: (decl, scope, path, cx.horizon) if decl.body is not None else None)
    if decl.body is not None:
        if fn not in cx.functions:
            cx.functions.append(fn)
        fn.define()


def _member_specialisation(cx: Context, decl: tree.Decl) -> None:
    """`template<> void S<int>::f() { … }`: a member of one instance."""
    if isinstance(decl, tree.FunctionDecl):
        found = member_named(cx, decl)
        if found is None:
            return
        fn, scope, path = found
        if fn.is_checked:
            cx.error(f"explicit specialization of '{decl.name.last}' after instantiation", decl)
            return
        with cx.elsewhere(scope, path):
            _specialise(cx, fn, decl)
        return
    cx.refuse("this explicit specialisation is", decl)


def function_meant(cx: Context, decl: tree.FunctionDecl, symbol: object) -> tuple[Template, Function] | None:
    """The template and the function that an explicit instantiation or specialisation means ([temp.deduct.decl])."""
    if not isinstance(symbol, Overloads) or not symbol.templates:
        cx.error(f"no function template matches '{decl.name.key}'", decl)
        return None
    t = cx.resolve(decl.type)
    if not isinstance(t, ct.Function):
        return None
    found: list[tuple[Template, Function]] = []
    for template in symbol.templates:
        args = arguments_of(cx, template, decl.name.args or (), t, decl)
        fn = function_instance(cx, template, args, decl) if args is not None else None
        if isinstance(fn, Function):
            found.append((template, fn))
    best = [f for f in found if all(f is o or more_specialised(f[0], o[0], None) for o in found)]
    if best:
        return best[0]
    if found:
        notes = [declared_here(x, "candidate template") for x, _ in found]
        cx.error(f"function template specialization '{decl.name.key}' ambiguously refers to more than one function template", decl, notes)
        return None
    notes = [declared_here(x, "candidate template ignored: could not match its parameters") for x in symbol.templates]
    cx.error(f"explicit instantiation of '{decl.name.key}' does not refer to a function template", decl, notes)
    return None


# -------------------------------------------------------------------------- members outside of classes


def _outside_member(cx: Context, levels: list[list[tree.TemplateParam]], decl: tree.Decl, name: names.Name) -> None:
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
        cx.error(f"out-of-line definition of '{name.last}' does not match any declaration in '{template.name}'", decl)
        return
    made = Outside(levels, decl, path, cx.scope, cx.horizon)
    if any(_alike(o, made) for o in owner.outside):
        cx.error(f"redefinition of '{name.last}'", decl)
        return
    owner.outside.append(made)


def _meant_class(
    cx: Context, template: Template, params: list[tree.TemplateParam], nodes: Sequence[tree.Node], decl: tree.Decl
) -> Template | Partial | None:
    """The class that `S<T>` means before `::`: the primary template or a partial specialisation."""
    if not params:
        return template
    own = Template(template.name, "class", params, decl, cx.scope, decl.location, template.path, horizon=cx.horizon)
    with as_pattern(cx, own):
        args = arguments(cx, template, nodes, decl)
        kinds = parameters(cx, params)
    if args is None:
        return None
    partial = next((p for p in template.partial if p.arguments == args and _kinds(p.parameters) == _kinds(kinds)), None)
    if partial is not None:
        return partial
    with as_pattern(cx, template):
        if args == tuple(_as_written(own_argument(cx, p, n)) for n, p in enumerate(template.params)):
            return template
    cx.error(f"nested name specifier '{template.name}<…>' for declaration does not refer into a class, class template or class template partial specialization", decl)
    return None


def _kinds(params: Sequence[Parameter]) -> list[tuple[bool, object]]:
    """What of parameters does not depend on their names."""
    return [(p.is_pack, p.type) for p in params]


def _is_declared(owner: Template | Partial, path: tuple[str, ...], decl: tree.Decl) -> bool:
    """Whether a class template declares the member that a definition is for; its instances tell exactly which."""
    members = getattr(getattr(owner.decl, "type", None), "members", ())
    for step in path[:-1]:
        inner = next((m for m in map(_undressed, members) if isinstance(m, tree.RecordDecl) and _key_of(m) == step), None)
        members = getattr(getattr(inner, "type", None), "members", ())
    return any(_fits(_undressed(m), path[-1], decl) for m in members)


def _undressed(member: tree.Node) -> tree.Node:
    """What a member template is a template of."""
    return levels_of((), member)[1] if isinstance(member, tree.TemplateDecl) else member


def _key_of(decl: tree.Node) -> str:
    name = _declared_name(decl) if isinstance(decl, tree.Decl) else None
    return name.key if name is not None else ""


def _fits(member: tree.Node, key: str, decl: tree.Decl) -> bool:
    if isinstance(decl, tree.FunctionDecl):
        return (
            isinstance(member, tree.FunctionDecl) and member.name.key == key and len(member.type.params) == len(decl.type.params) and (member.is_const, member.is_volatile) == (decl.is_const, decl.is_volatile)
        )
    return type(member) is type(decl) and _key_of(member) == key


def _alike(a: Outside, b: Outside) -> bool:
    """Whether two definitions are of the same member: the same text, but for the parameters' names."""
    return a.path == b.path and type(a.decl) is type(b.decl) and _spelled(a) == _spelled(b)


def _spelled(outside: Outside) -> str:
    words = {p.name: f"#{level}.{n}" for level, params in enumerate(outside.params) for n, p in enumerate(params) if p.name}

    def text(node: object) -> str:
        if isinstance(node, list):
            return f"[{', '.join(map(text, node))}]"
        if not isinstance(node, tree.Node):
            return repr(words.get(node, node) if isinstance(node, str) else node)
        if isinstance(node, tree.ParamDecl):
            return text(node.type)
        return f"{type(node).__name__}({', '.join(text(getattr(node, s)) for s in node.slots if s not in ('location', 'length', 'start', 'end', 'written'))})"

    decl = outside.decl
    return text(list(decl.type.params)) + str((decl.is_const, decl.is_volatile)) if isinstance(decl, tree.FunctionDecl) else ""


def _in_instance(cx: Context, levels: list[list[tree.TemplateParam]], decl: tree.Decl, name: names.Name) -> None:
    """`template<> template<class U> void S<int>::f(U) { … }`: a member template of one instance."""
    scope = scope_named(cx, name, decl)
    found = scope.names.get(name.key) if scope is not None else None
    if scope is None or len(levels) != 1 or not isinstance(decl, tree.FunctionDecl) or not isinstance(found, Overloads):
        cx.refuse("this explicit specialisation is", decl)
        return
    if not levels[0]:
        with cx.elsewhere(scope, cx.record_path):
            match = function_meant(cx, decl, found)
            if match is not None:
                _specialise(cx, match[1], decl)
        return
    with cx.elsewhere(scope, cx.record_path):
        new = Template(name.key, "function", levels[0], decl, scope, decl.location, cx.record_path, horizon=cx.horizon)
        old = next((t for t in found.templates if is_same_template(cx, t, new)), None)
    if old is None:
        cx.error(f"no function template matches '{name.key}'", decl)
        return
    body = decl.copied()
    old.decl, old.params, old.location, old.horizon = body, levels[0], decl.location, cx.horizon


# ------------------------------------------------------------------------------- instantiations


def _explicit_instantiation(cx: Context, decl: tree.Decl) -> None:
    """[temp.explicit]: of a class all members are made."""
    if isinstance(decl, tree.RecordDecl):
        t = cx.resolve(decl.type)
        if isinstance(t, ct.Record) and not t.is_complete:
            cx.error(f"explicit instantiation of undefined template '{t}'", decl)
        elif isinstance(t, ct.Record):
            _all_members(cx, t)
    elif isinstance(decl, tree.VarDecl):
        cx.expr(tree.Identifier(decl.location, decl.name))
    elif isinstance(decl, tree.FunctionDecl) and decl.name.qualifier is not None and decl.name.args is None:
        member = member_named(cx, decl)
        if member is not None:
            cx.require(member[0])
    elif isinstance(decl, tree.FunctionDecl):
        found = function_meant(cx, decl, find(cx, decl.name).symbol)
        if found is not None:
            cx.require(found[1])
    else:
        cx.refuse("this explicit instantiation is", decl)


def _all_members(cx: Context, t: ct.Record) -> None:
    scope = t.decl.members
    functions = [*t.decl.constructors, t.decl.destructor, *t.decl.conversions]
    for symbol in getattr(scope, "names", {}).values():
        functions += symbol.functions if isinstance(symbol, Overloads) else ()
    for fn in functions:
        if isinstance(fn, Function) and fn.record is t and not fn.is_deleted:
            cx.require(fn)


@handles(tree.LaunchedInstance)
def launched_instance(cx: Context, node: tree.LaunchedInstance) -> None:
    """Host code is not ours to judge: what cannot be made is left out in silence, unless the user asked for it."""
    symbol = find(cx, node.name).symbol
    if not node.is_readable:
        cx.unread.append(node)
        return
    args = node.name.args or []
    if node.demanded and isinstance(symbol, Overloads) and any(fn.is_kernel for fn in symbol.functions) and not args:
        return
    kernels = _kernels(symbol)
    wanted = []
    with cx.tentative() as silent:
        for template in kernels:
            found = given(cx, template, args, node)
            made = complete(cx, template, found.values, found.packs) if found is not None else ""
            if isinstance(made, tuple) and not silent.has_errors:
                wanted.append((template, made))
    problems = silent.items
    functions = [fn for template, made in wanted if isinstance(fn := function_instance(cx, template, made, node), Function)]
    for fn in functions:
        cx.require(fn)
    if node.demanded and not functions and problems:
        cx.diags.items.extend(problems)
    elif node.demanded and not functions:
        notes = [declared_here(t, "candidate template ignored: the arguments do not fit its parameters") for t in kernels]
        name = node.name.last.text
        cx.error(f"these template arguments name no instance of the kernel '{name}'" if kernels else f"no kernel named '{name}'", node, notes)


def _kernels(symbol: object) -> list[Template]:
    templates = symbol.templates if isinstance(symbol, Overloads) else []
    return [t for t in templates if isinstance(t.decl, tree.FunctionDecl) and "__global__" in t.decl.specifiers.words]


def warn_unread(cx: Context) -> None:
    """Kernel templates of which nothing was made, though host code launches them."""
    for name, node in {str(node.name): node for node in reversed(cx.unread)}.items():
        kernels = _kernels(find(cx, node.name).symbol)
        if kernels and not any(isinstance(fn, Function) for t in kernels for fn in t.instances.values()):
            text = f"kernel template '{name}' has no instance: host code launches it with arguments that are not read here; '-instantiate' makes instances by name"
            cx.warn("kernel-not-instantiated", text, node)


# ------------------------------------------------------------------------------------- expressions


@seams.template_named.provide
def template_named(cx: Context, node: tree.Identifier, symbol: object) -> tree.Expr:
    """`f<int>` outside of a call, and `v<int>`."""
    nodes = node.name.args or []
    if isinstance(symbol, Template) and symbol.kind == "variable":
        args = arguments(cx, symbol, nodes, node)
        made = variable_instance(cx, symbol, args, node) if args is not None else None
        return failed(node) if made is None else seams.named(cx, node, made)
    if not isinstance(symbol, Overloads) or not symbol.templates:
        cx.error(f"no template named '{node.name.key}'", node)
        return failed(node)
    found = []
    for template in symbol.templates:
        with cx.tentative() as silent:
            written = given(cx, template, nodes, node)
            args = complete(cx, template, written.values, written.packs) if written is not None else None  # type: ignore[assignment]
        if isinstance(args, tuple) and not silent.has_errors:
            fn = function_instance(cx, template, args, node)
            found += [fn] if isinstance(fn, Function) else []
    if len(found) == 1:
        return seams.function_value(cx, node, found[0])
    node.decl, node.ctype = symbol, ct.OVERLOADED
    return node
