"""Declarations of templates and their explicit instantiations ([temp], [temp.explicit]), and names with
template arguments.

Reading order of what belongs to templates: `template_arguments` (parameters, arguments, binding), `dependent`
(expressions in patterns), `packs`, `out_of_class_members` (members defined outside of their class),
`instances`, `deduce`, `specialisations`, `out_of_class_declarations`, and this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ....support.diagnostics import Note
from ...syntax import tree
from ...syntax.tree import names
from ...types import classes
from ...types import ctype as ct
from ...types.lookup import inline_set
from ...types.symbols import Function, Overloads, Scope, Template, TypeName
from ..classes import friends
from ..context import Context, declared_here, failed, previous, scope_of
from ..declarations.decls import declare_broken_function, member_named
from ..dispatch import handles
from ..expressions import exprs
from ..names.lookup import find, find_around
from . import class_deduction, packs, uninstantiated_names
from .instances import function_instance, is_same_template, variable_instance
from .out_of_class_declarations import outside_member
from .out_of_class_members import declared_name, levels_of
from .specialisations import function_meant, member_specialisation, partial_specialisation, specialisation
from .template_arguments import arguments, complete, given


@handles(tree.TemplateDecl)
def template_declaration(cx: Context, node: tree.TemplateDecl) -> None:
    if node.params is None:
        with cx.later_access():
            _explicit_instantiation(cx, node.decl)
        return
    levels, decl = levels_of(node.params, node.decl)
    if not cx.scope.is_in_template() and not packs.check_definition(
        cx, [p for params in levels for p in params], decl
    ):
        if isinstance(decl, tree.FunctionDecl):
            declare_broken_function(cx, decl)
        return
    # What instances may name is looked at with each; explicit instantiations and specialisations may name all
    # ([temp.spec] p6).
    with cx.later_access():
        _declare(cx, node, levels, decl)
    if not cx.scope.is_in_template() and not getattr(decl, "is_guide", False):
        uninstantiated_names.check(cx, levels, decl)


def _declare(
    cx: Context, node: tree.TemplateDecl, levels: list[list[tree.TemplateParam]], decl: tree.Decl
) -> None:
    assert node.params is not None
    name = declared_name(decl)
    if (
        name is not None
        and name.qualifier is not None
        and any(part.args is not None for part in name.qualifier.parts)
    ):
        if any(levels) or len(levels) > 1:
            outside_member(cx, levels, decl, name)
        else:
            member_specialisation(cx, decl)
    elif isinstance(decl, tree.FunctionDecl) and decl.is_guide:
        class_deduction.deduction_guide(cx, node.params, decl)
    elif not node.params:
        specialisation(cx, decl)
    elif name is not None and name.args is not None and not isinstance(decl, tree.FunctionDecl):
        partial_specialisation(cx, node.params, decl, name)
    elif name is not None and name.is_qualified and not isinstance(decl, tree.FriendDecl):
        _declared_again(cx, node.params, decl, name)
    elif isinstance(decl, tree.FunctionDecl):
        _function_template(cx, node.params, decl)
    elif isinstance(decl, tree.RecordDecl | tree.TypedefDecl | tree.VarDecl):
        _template(cx, node.params, decl)
    elif isinstance(decl, tree.FriendDecl):
        friends.friend_template(cx, decl, node.params)
    else:
        cx.refuse("this template is", node)


# ------------------------------------------------------------------------------- primary templates


_KINDS: dict[type[tree.Decl], str] = {
    tree.RecordDecl: "class",
    tree.TypedefDecl: "alias",
    tree.VarDecl: "variable",
}


def _template(
    cx: Context, params: list[tree.TemplateParam], decl: tree.RecordDecl | tree.TypedefDecl | tree.VarDecl
) -> None:
    """A template of a class, an alias or a variable; a class may be announced first."""
    kind = _KINDS[type(decl)]
    at: tree.Node = decl.type if isinstance(decl, tree.RecordDecl) else decl
    name = decl.name if isinstance(decl, tree.TypedefDecl) else declared_name(decl).key  # type: ignore[union-attr]
    scope = cx.scope
    old = scope.here(name)
    if old is None and (scope, name) in cx.befriended:
        old = cx.befriended.pop((scope, name))
        scope.declare(name, old)
    if isinstance(old, Template) and old.kind == kind == "class":
        _again(cx, old, params, decl, at)
    elif not _defaults_in_order(cx, params):
        return
    elif kind != "variable" and old is None and name in scope.tags:
        cx.error(f"redefinition of '{name}' as different kind of symbol", at, [previous(scope.tags[name])])
    elif old is not None:
        text = f"redefinition of '{name}'" + (
            ""
            if isinstance(old, Template) and old.kind == kind
            else " as different kind of symbol"
            if kind == "class"
            else ""
        )
        cx.error(text, at, [previous(old)])
    else:
        record = cx.scope.record if cx.scope.kind == "record" else None
        old = Template(
            name, kind, params, decl, scope, at.location, cx.record_path, record, horizon=cx.horizon
        )
        scope.declare(name, old)
        old.horizon = cx.horizon


def _again(
    cx: Context,
    old: Template,
    params: list[tree.TemplateParam],
    decl: tree.RecordDecl | tree.TypedefDecl | tree.VarDecl,
    at: tree.Node,
) -> None:
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


def _merged(
    cx: Context, old: list[tree.TemplateParam], new: list[tree.TemplateParam]
) -> list[tree.TemplateParam] | None:
    """The parameters of a later declaration with the default arguments of an earlier one ([temp.param] p10,
    p12).
    """
    if len(old) != len(new):
        cx.error(
            (
                "too many template parameters in template redeclaration"
                if len(new) > len(old)
                else "too few template parameters in template redeclaration"
            ),
            (new or old)[-1],
        )
        return None
    merged = []
    for before, after in zip(old, new):
        if before.default is not None and after.default is not None:
            note = Note("previous default template argument defined here", before.default.location)
            cx.error("template parameter redefines default argument", after.default, [note])
            return None
        merged.append(_with_default(before, after))
    return merged


def _defaults_in_order(cx: Context, params: Sequence[tree.TemplateParam]) -> bool:
    """[temp.param] p11"""
    first = next((n for n, p in enumerate(params) if p.default is not None), len(params))
    missing = next((p for p in params[first:] if p.default is None and not p.pack), None)
    if missing is not None:
        cx.error(
            "template parameter missing a default argument",
            missing,
            [Note("previous default template argument defined here", params[first].location)],
        )
    return missing is None


def _declared_again(cx: Context, params: list[tree.TemplateParam], decl: tree.Decl, name: names.Name) -> None:
    """`template <class T> void S::f(T) { … }`, `template <class T> struct n::C { … };`: what a class or
    namespace has declared ([temp.mem] p1, [namespace.memdef] p2).
    """
    around = find_around(cx, name)
    scope = scope_of(around.symbol) if len(name.parts) > 1 else cx.file_scope
    if scope is None:
        if not around.is_reported:
            cx.error(f"use of undeclared identifier '{name.qualifier}'", decl)
        return
    if not any(_declared_in(cx, home, params, decl, name) for home in inline_set(scope)):
        where = (
            f"'{around.symbol.ctype}'"
            if isinstance(around.symbol, TypeName)
            else f"namespace '{name.qualifier}'"
            if len(name.parts) > 1
            else "the global namespace"
        )
        cx.error(
            f"out-of-line definition of '{name.last}' does not match any declaration in {where}",
            decl.type if isinstance(decl, tree.RecordDecl) else decl,
        )


def _declared_in(
    cx: Context, scope: Scope, params: list[tree.TemplateParam], decl: tree.Decl, name: names.Name
) -> bool:
    """Whether the scope has the template that is declared again."""
    record = scope.record if scope.kind == "record" else None
    with cx.elsewhere(scope, cx.record_path):
        if isinstance(decl, tree.FunctionDecl):
            new = Template(
                name.key,
                "function",
                params,
                decl,
                scope,
                decl.location,
                cx.record_path,
                record,
                horizon=cx.horizon,
            )
            _, existing = _known(decl, scope, record)
            same = next((t for t in existing or () if is_same_template(cx, t, new)), None)
            if same is not None:
                _function_again(cx, same, new)
            return same is not None
        old = scope.names.get(name.key)
        if not isinstance(old, Template) or old.kind != _KINDS.get(type(decl)):
            return False
        if isinstance(decl, tree.RecordDecl):
            _again(cx, old, params, decl, decl.type)
        elif isinstance(decl, tree.VarDecl):
            _variable_again(cx, old, params, decl)
        return True


def _variable_again(cx: Context, old: Template, params: list[tree.TemplateParam], decl: tree.VarDecl) -> None:
    """The definition of a static member that is a template."""
    merged = _merged(cx, old.params, params)
    if merged is None:
        return
    before = old.decl
    assert isinstance(before, tree.VarDecl)
    if before.init is None and before.init_args is None:
        made = before.copied()
        made.init, made.init_args, made.location = decl.init, decl.init_args, decl.location
        old.decl, old.params, old.horizon = made, merged, cx.horizon
    elif decl.init is not None or decl.init_args is not None:
        cx.error(f"redefinition of '{old.name}'", decl, [previous(old)])


def _function_template(cx: Context, params: list[tree.TemplateParam], decl: tree.FunctionDecl) -> None:
    is_friend = "friend" in decl.specifiers.words
    record = cx.scope.record if cx.scope.kind == "record" and not is_friend else None
    scope = cx.scope
    while is_friend and scope.kind in ("record", "template"):
        assert scope.parent is not None
        scope = scope.parent
    key = decl.name.key
    path = scope.path if is_friend else cx.record_path
    new = Template(
        key,
        "function",
        params,
        decl,
        cx.scope,
        decl.location,
        path,
        record,
        horizon=cx.horizon,
        access="" if is_friend else cx.scope.access,
    )
    overloads, existing = _known(decl, scope, record)
    if existing is None:
        result = scope.here(key)
        if result is not None:
            cx.error(f"redefinition of '{decl.name}' as different kind of symbol", decl, [previous(result)])
            return
        overloads = Overloads(key, [])
        scope.declare(key, overloads)
        existing = overloads.templates
    for old in list(existing):
        if is_same_template(cx, old, new):
            if record is not None and old.record is not record:
                # Named by a using declaration: the class's own template hides it.
                existing.remove(old)
                continue
            if record is not None:
                cx.error(
                    "class member cannot be redeclared",
                    decl,
                    [declared_here(old, "previous declaration is here")],
                )
                return
            new.horizon = cx.horizon
            _function_again(cx, old, new)
            new = old
            if overloads is not None and not is_friend:
                overloads.reveal(old, scope.clock)
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


def _known(
    decl: tree.FunctionDecl, scope: Scope, record: ct.Record | None
) -> tuple[Overloads | None, list[Template] | None]:
    """The functions of a scope that a declaration's name means, if it has such, and the templates among them;
    of constructors and conversions the templates alone.
    """
    if decl.is_constructor and record is not None:
        return None, classes.constructor_templates(record.decl)
    if decl.name.last.kind == names.CONVERSION and record is not None:
        return None, classes.conversion_templates(record.decl)
    symbol = scope.names.get(decl.name.key)
    return (symbol, symbol.templates) if isinstance(symbol, Overloads) else (None, None)


def _function_again(cx: Context, old: Template, new: Template) -> None:
    assert isinstance(old.decl, tree.FunctionDecl) and isinstance(new.decl, tree.FunctionDecl)
    if old.decl.body is not None and new.decl.body is not None:
        cx.error(f"redefinition of '{new.decl.name.last}'", new.decl, [previous(old)])
        return
    merged = _merged(cx, old.params, new.params)
    if merged is None:
        return
    if new.decl.body is not None:
        decl = new.decl.copied()
        decl.name, decl.specifiers, decl.type = (
            old.decl.name,
            _both(old.decl.specifiers, new.decl.specifiers),
            decl.type.copied(),
        )
        decl.type.params = [
            _with_default(before, after) for before, after in zip(old.decl.type.params, new.decl.type.params)
        ]
        old.decl, old.params, old.location, old.scope, old.horizon = (
            decl,
            merged,
            decl.location,
            new.scope,
            new.horizon,
        )
    else:
        old.params = [_with_default(after, before) for before, after in zip(old.params, merged)]


def _both(old: tree.Specifiers, new: tree.Specifiers) -> tree.Specifiers:
    """What two declarations of a function say together: `static` and `explicit` stand in its class alone
    ([class.static] p1).
    """
    made = new.copied()
    made.storage, made.words = new.storage or old.storage, {**old.words, **new.words}
    made.launch_bounds = new.launch_bounds if new.launch_bounds is not None else old.launch_bounds
    return made


P = TypeVar("P", tree.TemplateParam, tree.ParamDecl)


def _with_default(before: P, after: P) -> P:
    """A parameter with the default argument of an earlier declaration."""
    if after.default is None and before.default is not None:
        after = after.copied()
        after.default = before.default
    return after


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
        _member_instantiation(cx, decl)
    elif isinstance(decl, tree.FunctionDecl):
        symbol = function_meant(cx, decl, find(cx, decl.name).symbol)
        if symbol is not None:
            cx.require(symbol[1])
    else:
        cx.refuse("this explicit instantiation is", decl)


def _member_instantiation(cx: Context, decl: tree.FunctionDecl) -> None:
    """`template void S<int>::f();`, and of member templates whose arguments follow from the type: a function
    that is no template is preferred.
    """
    around = find_around(cx, decl.name)
    scope, result, t = (
        scope_of(around.symbol),
        None,
        around.symbol.ctype if isinstance(around.symbol, TypeName) else None,
    )
    if scope is not None:
        if isinstance(t, ct.Record) and decl.is_constructor:
            result = Overloads(decl.name.key, [], list(classes.constructor_templates(t.decl)))
        else:
            result = next(
                (
                    each
                    for home in inline_set(scope)
                    if isinstance(each := home.names.get(decl.name.key), Overloads)
                ),
                None,
            )
    if scope is None or result is None or not result.templates:
        member = member_named(cx, decl)
        if member is not None and not _is_in_instance(member[1]):
            # [temp.explicit] p2: of a class that is no instance, members are just functions.
            cx.error(
                f"explicit instantiation of '{decl.name.last}' does not refer to a function template or a"
                " member of a class template",
                decl,
                [declared_here(member[0])],
            )
        elif member is not None:
            cx.require(member[0])
        return
    with cx.tentative() as silent:
        member = member_named(cx, decl)
    if member is not None and _is_in_instance(member[1]) and not silent.has_errors:
        cx.require(member[0])
        return
    with cx.elsewhere(scope, cx.record_path):
        meant = function_meant(cx, decl, result)
    if meant is not None:
        cx.require(meant[1])


def _is_in_instance(scope: Scope | None) -> bool:
    """Whether a scope is that of an instance of a class template, or inside of one."""
    while scope is not None and scope.template is None:
        scope = scope.parent
    return scope is not None


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
    """Host code is not ours to judge: what cannot be made is left out in silence, unless the user asked for
    it.
    """
    symbol = find(cx, node.name).symbol
    if not node.is_readable:
        cx.unread.append(node)
        return
    args = node.name.args or []
    if (
        node.is_requested
        and isinstance(symbol, Overloads)
        and any(fn.is_kernel for fn in symbol.functions)
        and not args
    ):
        return
    kernels = _kernels(symbol)
    wanted = []
    with cx.tentative() as silent:
        for template in kernels:
            result = given(cx, template, args, node)
            made = complete(cx, template, result.values, result.packs) if result is not None else ""
            if isinstance(made, tuple) and not silent.has_errors:
                wanted.append((template, made))
    problems = silent.items
    functions = [
        fn
        for template, made in wanted
        if isinstance(fn := function_instance(cx, template, made, node), Function)
    ]
    for fn in functions:
        cx.require(fn)
    if node.is_requested and not functions and problems:
        cx.diags.items.extend(problems)
    elif node.is_requested and not functions:
        notes = [
            declared_here(t, "candidate template ignored: the arguments do not fit its parameters")
            for t in kernels
        ]
        name = node.name.last.text
        cx.error(
            (
                f"these template arguments name no instance of the kernel '{name}'"
                if kernels
                else f"no kernel named '{name}'"
            ),
            node,
            notes,
        )


def _kernels(symbol: object) -> list[Template]:
    templates = symbol.templates if isinstance(symbol, Overloads) else []
    return [
        t
        for t in templates
        if isinstance(t.decl, tree.FunctionDecl) and "__global__" in t.decl.specifiers.words
    ]


def warn_unread(cx: Context) -> None:
    """Kernel templates of which nothing was made, though host code launches them."""
    for name, node in {str(node.name): node for node in reversed(cx.unread)}.items():
        kernels = _kernels(find(cx, node.name).symbol)
        if kernels and not any(isinstance(fn, Function) for t in kernels for fn in t.instances.values()):
            text = (
                f"kernel template '{name}' has no instance: host code launches it with arguments that are not"
                " read here; '-instantiate' makes instances by name"
            )
            cx.warn("kernel-not-instantiated", text, node)


# ------------------------------------------------------------------------------------- expressions


def template_named(cx: Context, node: tree.Identifier, symbol: object) -> tree.Expr:
    """`f<int>` outside of a call, and `v<int>`."""
    nodes = node.name.args or []
    if isinstance(symbol, Template) and symbol.kind == "variable":
        args = arguments(cx, symbol, nodes, node)
        made = variable_instance(cx, symbol, args, node) if args is not None else None
        return failed(node) if made is None else exprs.named(cx, node, made)
    if not isinstance(symbol, Overloads) or not symbol.templates:
        cx.error(f"no template named '{node.name.key}'", node)
        return failed(node)
    result = []
    for template in symbol.templates:
        with cx.tentative() as silent:
            written = given(cx, template, nodes, node)
            args = complete(cx, template, written.values, written.packs) if written is not None else None  # type: ignore[assignment]
        if isinstance(args, tuple) and not silent.has_errors:
            fn = function_instance(cx, template, args, node)
            result += [fn] if isinstance(fn, Function) else []
    if len(result) == 1:
        return exprs.function_value(cx, node, result[0])
    node.decl, node.ctype = symbol, ct.OVERLOADED
    return node
