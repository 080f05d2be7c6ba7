"""Declarations of templates ([temp]), explicit instantiations ([temp.explicit]), and names with template
arguments.
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
from ...types.symbols import (
    ClassScope,
    FunctionSymbol,
    Overloads,
    Scope,
    Template,
    TemplateKind,
    TemplateScope,
    TypeName,
)
from ..classes import friends
from ..context import Context, scope_of
from ..declarations.decls import declare_invalid_function, find_qualified_function
from ..dispatch import handles
from ..expressions import exprs
from ..names.lookup import find, find_qualifier
from ..reporting import declared_here, mark_error, previous_definition
from . import class_deduction, packs, uninstantiated_names
from .instances import function_instance, is_same_template, variable_instance
from .out_of_class_declarations import declare_out_of_class
from .out_of_class_members import declared_name, levels_of
from .specialisations import (
    declare_partial,
    declare_specialisation,
    find_specialised_function,
    specialise_member,
)
from .template_arguments import check_explicit_arguments, complete_arguments, resolve_arguments


@handles(tree.TemplateDecl)
def declare_template(cx: Context, node: tree.TemplateDecl) -> None:
    """Check the declaration of a template, a specialisation or an explicit instantiation."""
    if node.params is None:
        with cx.defer_access_checks():
            _instantiate_explicitly(cx, node.decl)
        return
    levels, decl = levels_of(node.params, node.decl)
    if not cx.scopes.current.is_in_template() and not packs.check_definition(
        cx, [p for params in levels for p in params], decl
    ):
        if isinstance(decl, tree.FunctionDecl):
            declare_invalid_function(cx, decl)
        return
    # Access is checked per instance. Explicit instantiations and specialisations may name all members
    # ([temp.spec] p6).
    with cx.defer_access_checks():
        _declare(cx, node, levels, decl)
    if not cx.scopes.current.is_in_template() and not getattr(decl, "is_guide", False):
        uninstantiated_names.check_template(cx, levels, decl)


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
            declare_out_of_class(cx, levels, decl, name)
        else:
            specialise_member(cx, decl)
    elif isinstance(decl, tree.FunctionDecl) and decl.is_guide:
        class_deduction.declare_guide(cx, node.params, decl)
    elif not node.params:
        declare_specialisation(cx, decl)
    elif name is not None and name.args is not None and not isinstance(decl, tree.FunctionDecl):
        declare_partial(cx, node.params, decl, name)
    elif name is not None and name.is_qualified and not isinstance(decl, tree.FriendDecl):
        _redeclare_member(cx, node.params, decl, name)
    elif isinstance(decl, tree.FunctionDecl):
        _declare_function_template(cx, node.params, decl)
    elif isinstance(decl, tree.RecordDecl | tree.TypedefDecl | tree.VarDecl):
        _declare_type_template(cx, node.params, decl)
    elif isinstance(decl, tree.FriendDecl):
        friends.declare_friend_template(cx, decl, node.params)
    else:
        cx.report.unsupported("this template is", node)


# ------------------------------------------------------------------------------- primary templates


_KINDS: dict[type[tree.Decl], TemplateKind] = {
    tree.RecordDecl: "class",
    tree.TypedefDecl: "alias",
    tree.VarDecl: "variable",
}


def _declare_type_template(
    cx: Context, params: list[tree.TemplateParam], decl: tree.RecordDecl | tree.TypedefDecl | tree.VarDecl
) -> None:
    """Declare a class, alias or variable template. A class template may have been declared before."""
    kind = _KINDS[type(decl)]
    at: tree.Node = decl.type if isinstance(decl, tree.RecordDecl) else decl
    name = decl.name if isinstance(decl, tree.TypedefDecl) else declared_name(decl).key  # type: ignore[union-attr]
    scope = cx.scopes.current
    old = scope.find_clash(name)
    if old is None and (scope, name) in cx.unit.friend_classes:
        old = cx.unit.friend_classes.pop((scope, name))
        scope.declare(name, old)
    if isinstance(old, Template) and old.kind == kind == "class":
        _redeclare_class(cx, old, params, decl, at)
    elif not _check_default_order(cx, params):
        return
    elif kind != "variable" and old is None and name in scope.tags:
        cx.report.error(
            f"redefinition of '{name}' as different kind of symbol",
            at,
            [previous_definition(scope.tags[name])],
        )
    elif old is not None:
        text = f"redefinition of '{name}'" + (
            ""
            if isinstance(old, Template) and old.kind == kind
            else " as different kind of symbol"
            if kind == "class"
            else ""
        )
        cx.report.error(text, at, [previous_definition(old)])
    else:
        record = scope.record if isinstance(scope, ClassScope) else None
        old = Template(name, kind, params, decl, cx.scopes.context(scope), at.location, record)
        scope.declare(name, old)
        old.context.point = cx.scopes.point


def _redeclare_class(
    cx: Context,
    old: Template,
    params: list[tree.TemplateParam],
    decl: tree.RecordDecl | tree.TypedefDecl | tree.VarDecl,
    at: tree.Node,
) -> None:
    """Check the redeclaration of a class template."""
    merged = _merge_parameters(cx, old.params, params)
    if merged is None or not _check_default_order(cx, merged):
        return
    old.params = merged
    if isinstance(decl.type, tree.RecordType):
        if isinstance(old.decl.type, tree.RecordType):  # type: ignore[union-attr]
            cx.report.error(f"redefinition of '{old.name}'", at, [previous_definition(old)])
            return
        old.decl, old.location, old.context.point = decl, at.location, cx.scopes.point


def _merge_parameters(
    cx: Context, old: list[tree.TemplateParam], new: list[tree.TemplateParam]
) -> list[tree.TemplateParam] | None:
    """Return the parameters of a redeclaration with the default arguments of earlier declarations
    ([temp.param] p10, p12).
    """
    if len(old) != len(new):
        cx.report.error(
            (
                "too many template parameters in template redeclaration"
                if len(new) > len(old)
                else "too few template parameters in template redeclaration"
            ),
            (new or old)[-1],
        )
        return None
    merged = []
    for earlier, later in zip(old, new):
        if earlier.default is not None and later.default is not None:
            note = Note("previous default template argument defined here", earlier.default.location)
            cx.report.error("template parameter redefines default argument", later.default, [note])
            return None
        merged.append(_inherit_default(earlier, later))
    return merged


def _check_default_order(cx: Context, params: Sequence[tree.TemplateParam]) -> bool:
    """Check that parameters after one with a default argument have one, too ([temp.param] p11)."""
    first = next((n for n, p in enumerate(params) if p.default is not None), len(params))
    missing = next((p for p in params[first:] if p.default is None and not p.pack), None)
    if missing is not None:
        cx.report.error(
            "template parameter missing a default argument",
            missing,
            [Note("previous default template argument defined here", params[first].location)],
        )
    return missing is None


def _redeclare_member(
    cx: Context, params: list[tree.TemplateParam], decl: tree.Decl, name: names.Name
) -> None:
    """Check the definition of a template that a class or namespace declares: `template <class T> void S::f(T)
    { … }`, `template <class T> struct n::C { … };` ([temp.mem] p1, [namespace.memdef] p2).
    """
    qualifier = find_qualifier(cx, name)
    scope = scope_of(qualifier.symbol) if len(name.parts) > 1 else cx.scopes.file
    if scope is None:
        if not qualifier.is_reported:
            cx.report.error(f"use of undeclared identifier '{name.qualifier}'", decl)
        return
    if not any(_is_declared_in(cx, home, params, decl, name) for home in inline_set(scope)):
        where = (
            f"'{qualifier.symbol.ctype}'"
            if isinstance(qualifier.symbol, TypeName)
            else f"namespace '{name.qualifier}'"
            if len(name.parts) > 1
            else "the global namespace"
        )
        cx.report.error(
            f"out-of-line definition of '{name.last}' does not match any declaration in {where}",
            decl.type if isinstance(decl, tree.RecordDecl) else decl,
        )


def _is_declared_in(
    cx: Context, scope: Scope, params: list[tree.TemplateParam], decl: tree.Decl, name: names.Name
) -> bool:
    """Return whether the scope declares the template that is redeclared."""
    record = scope.record if isinstance(scope, ClassScope) else None
    with cx.enter_scope(scope, cx.scopes.path):
        if isinstance(decl, tree.FunctionDecl):
            new = Template(
                name.key, "function", params, decl, cx.scopes.context(scope), decl.location, record
            )
            _, existing = _find_overloads(decl, scope, record)
            same = next((t for t in existing or () if is_same_template(cx, t, new)), None)
            if same is not None:
                _redeclare_function(cx, same, new)
            return same is not None
        old = scope.names.get(name.key)
        if not isinstance(old, Template) or old.kind != _KINDS.get(type(decl)):
            return False
        if isinstance(decl, tree.RecordDecl):
            _redeclare_class(cx, old, params, decl, decl.type)
        elif isinstance(decl, tree.VarDecl):
            _redefine_variable(cx, old, params, decl)
        return True


def _redefine_variable(
    cx: Context, old: Template, params: list[tree.TemplateParam], decl: tree.VarDecl
) -> None:
    """Check the definition of a static data member template."""
    merged = _merge_parameters(cx, old.params, params)
    if merged is None:
        return
    earlier = old.decl
    assert isinstance(earlier, tree.VarDecl)
    if earlier.init is None and earlier.init_args is None:
        new = earlier.copied()
        new.init, new.init_args, new.location = decl.init, decl.init_args, decl.location
        old.decl, old.params, old.context.point = new, merged, cx.scopes.point
    elif decl.init is not None or decl.init_args is not None:
        cx.report.error(f"redefinition of '{old.name}'", decl, [previous_definition(old)])


def _declare_function_template(
    cx: Context, params: list[tree.TemplateParam], decl: tree.FunctionDecl
) -> None:
    is_friend = "friend" in decl.specifiers.words
    here = scope = cx.scopes.current
    befriending = here.record.decl if is_friend and isinstance(here, ClassScope) else None
    record: ct.Record | None = None
    access: tree.Access = ""
    if isinstance(here, ClassScope) and not is_friend:
        record, access = here.record, here.access
    while is_friend and isinstance(scope, ClassScope | TemplateScope):
        assert scope.parent is not None
        scope = scope.parent
    key = decl.name.key
    path = scope.namespace.path if is_friend else cx.scopes.path
    new = Template(
        key, "function", params, decl, cx.scopes.context(path=path), decl.location, record, access=access
    )
    overloads, existing = _find_overloads(decl, scope, record)
    if existing is None:
        result = scope.find_clash(key)
        if result is not None:
            cx.report.error(
                f"redefinition of '{decl.name}' as different kind of symbol",
                decl,
                [previous_definition(result)],
            )
            return
        overloads = Overloads(key, [])
        scope.declare(key, overloads)
        existing = overloads.templates
    for old in list(existing):
        if is_same_template(cx, old, new):
            if record is not None and old.record is not record:
                # A using-declaration introduced it: the class's own template hides it.
                existing.remove(old)
                continue
            if record is not None:
                cx.report.error(
                    "class member cannot be redeclared",
                    decl,
                    [declared_here(old, "previous declaration is here")],
                )
                return
            new.context.point = cx.scopes.point
            _redeclare_function(cx, old, new)
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
        new.context.point = cx.scopes.point
    if befriending is not None:
        befriending.friends.append(new)
        if overloads is not None and new in overloads.hidden:
            overloads.hidden[new].append(befriending)


def _find_overloads(
    decl: tree.FunctionDecl, scope: Scope, record: ct.Record | None
) -> tuple[Overloads | None, list[Template] | None]:
    """Return the functions of a declaration's name in a scope, if any, and their templates. For constructors
    and conversion functions only the templates are returned.
    """
    if decl.is_constructor and record is not None:
        return None, classes.constructor_templates(record.decl)
    if decl.name.last.kind == "conversion" and record is not None:
        return None, classes.conversion_templates(record.decl)
    symbol = scope.names.get(decl.name.key)
    return (symbol, symbol.templates) if isinstance(symbol, Overloads) else (None, None)


def _redeclare_function(cx: Context, old: Template, new: Template) -> None:
    assert isinstance(old.decl, tree.FunctionDecl) and isinstance(new.decl, tree.FunctionDecl)
    if old.decl.body is not None and new.decl.body is not None:
        cx.report.error(f"redefinition of '{new.decl.name.last}'", new.decl, [previous_definition(old)])
        return
    merged = _merge_parameters(cx, old.params, new.params)
    if merged is None:
        return
    if new.decl.body is not None:
        decl = new.decl.copied()
        decl.name, decl.specifiers, decl.type = (
            old.decl.name,
            _merge_specifiers(old.decl.specifiers, new.decl.specifiers),
            decl.type.copied(),
        )
        decl.type.params = [
            _inherit_default(earlier, later)
            for earlier, later in zip(old.decl.type.params, new.decl.type.params)
        ]
        old.decl, old.params, old.location = decl, merged, decl.location
        old.context.scope, old.context.point = new.context.scope, new.context.point
    else:
        old.params = [_inherit_default(later, earlier) for earlier, later in zip(old.params, merged)]


def _merge_specifiers(old: tree.Specifiers, new: tree.Specifiers) -> tree.Specifiers:
    """Return the combined specifiers of two declarations of a function. `static` and `explicit` occur only in
    the class ([class.static] p1).
    """
    result = new.copied()
    result.storage, result.words = new.storage or old.storage, {**old.words, **new.words}
    result.launch_bounds = new.launch_bounds if new.launch_bounds is not None else old.launch_bounds
    return result


P = TypeVar("P", tree.TemplateParam, tree.ParamDecl)


def _inherit_default(before: P, after: P) -> P:
    """Return a parameter with the default argument of an earlier declaration."""
    if after.default is None and before.default is not None:
        after = after.copied()
        after.default = before.default
    return after


# ------------------------------------------------------------------------------- instantiations


def _instantiate_explicitly(cx: Context, decl: tree.Decl) -> None:
    """Instantiate explicitly. All members of a class are instantiated ([temp.explicit])."""
    if isinstance(decl, tree.RecordDecl):
        t = cx.resolve(decl.type)
        if isinstance(t, ct.Record) and not t.is_complete:
            cx.report.error(f"explicit instantiation of undefined template '{t}'", decl)
        elif isinstance(t, ct.Record):
            _instantiate_members(cx, t)
    elif isinstance(decl, tree.VarDecl):
        cx.expr(tree.Identifier(decl.location, decl.name))
    elif isinstance(decl, tree.FunctionDecl) and decl.name.qualifier is not None and decl.name.args is None:
        _instantiate_member(cx, decl)
    elif isinstance(decl, tree.FunctionDecl):
        symbol = find_specialised_function(cx, decl, find(cx, decl.name).symbol)
        if symbol is not None:
            cx.require(symbol[1])
    else:
        cx.report.unsupported("this explicit instantiation is", decl)


def _instantiate_member(cx: Context, decl: tree.FunctionDecl) -> None:
    """Instantiate `template void S<int>::f();`, or a member template whose arguments follow from the type. A
    non-template function is preferred.
    """
    qualifier = find_qualifier(cx, decl.name)
    scope, result, t = (
        scope_of(qualifier.symbol),
        None,
        qualifier.symbol.ctype if isinstance(qualifier.symbol, TypeName) else None,
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
        member = find_qualified_function(cx, decl)
        if member is not None and not _is_in_instance(member[1]):
            # [temp.explicit] p2: members of a class that is not an instance are ordinary functions.
            cx.report.error(
                f"explicit instantiation of '{decl.name.last}' does not refer to a function template or a"
                " member of a class template",
                decl,
                [declared_here(member[0])],
            )
        elif member is not None:
            cx.require(member[0])
        return
    with cx.sfinae_context() as silent:
        member = find_qualified_function(cx, decl)
    if member is not None and _is_in_instance(member[1]) and not silent.has_errors:
        cx.require(member[0])
        return
    with cx.enter_scope(scope, cx.scopes.path):
        meant = find_specialised_function(cx, decl, result)
    if meant is not None:
        cx.require(meant[1])


def _is_in_instance(scope: Scope | None) -> bool:
    """Return whether a scope is that of a class template's instance, or inside one."""
    return scope is not None and any(
        isinstance(outer, TemplateScope) and outer.template is not None for outer in scope.enclosing_scopes()
    )


def _instantiate_members(cx: Context, t: ct.Record) -> None:
    scope = t.decl.members
    functions = [*t.decl.constructors, t.decl.destructor, *t.decl.conversions]
    for symbol in getattr(scope, "names", {}).values():
        functions += symbol.functions if isinstance(symbol, Overloads) else ()
    for fn in functions:
        if isinstance(fn, FunctionSymbol) and fn.record is t and not fn.is_deleted:
            cx.require(fn)


@handles(tree.LaunchedInstance)
def instantiate_launched(cx: Context, node: tree.LaunchedInstance) -> None:
    """Instantiate a kernel template that host code launches. An invalid instance is reported only if the
    launch names it explicitly, because the host compiler checks host code.
    """
    symbol = find(cx, node.name).symbol
    if not node.is_readable:
        cx.unit.unreadable_launches.append(node)
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
    requested = []
    with cx.sfinae_context() as silent:
        for template in kernels:
            result = check_explicit_arguments(cx, template, args, node)
            new = complete_arguments(cx, template, result.values, result.packs) if result is not None else ""
            if isinstance(new, tuple) and not silent.has_errors:
                requested.append((template, new))
    problems = silent.items
    functions = [
        fn
        for template, new in requested
        if isinstance(fn := function_instance(cx, template, new, node), FunctionSymbol)
    ]
    for fn in functions:
        cx.require(fn)
    if node.is_requested and not functions and problems:
        cx.report.diags.items.extend(problems)
    elif node.is_requested and not functions:
        notes = [
            declared_here(t, "candidate template ignored: the arguments do not fit its parameters")
            for t in kernels
        ]
        name = node.name.last.text
        cx.report.error(
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


def warn_unreadable_launches(cx: Context) -> None:
    """Warn about kernel templates without an instance that host code launches."""
    for name, node in {str(node.name): node for node in reversed(cx.unit.unreadable_launches)}.items():
        kernels = _kernels(find(cx, node.name).symbol)
        if kernels and not any(
            isinstance(fn, FunctionSymbol) for t in kernels for fn in t.specialisations.instances.values()
        ):
            text = (
                f"kernel template '{name}' has no instance: host code launches it with arguments that are not"
                " read here; '-instantiate' makes instances by name"
            )
            cx.report.warn("kernel-not-instantiated", text, node)


# ------------------------------------------------------------------------------------- expressions


def resolve_template_name(cx: Context, node: tree.Identifier, symbol: object) -> tree.Expr:
    """Check `f<int>` outside of a call, or `v<int>`."""
    nodes = node.name.args or []
    if isinstance(symbol, Template) and symbol.kind == "variable":
        args = resolve_arguments(cx, symbol, nodes, node)
        new = variable_instance(cx, symbol, args, node) if args is not None else None
        return mark_error(node) if new is None else exprs.symbol_expression(cx, node, new)
    if not isinstance(symbol, Overloads) or not symbol.templates:
        cx.report.error(f"no template named '{node.name.key}'", node)
        return mark_error(node)
    result = []
    for template in symbol.templates:
        with cx.sfinae_context() as silent:
            written = check_explicit_arguments(cx, template, nodes, node)
            completed = (
                complete_arguments(cx, template, written.values, written.packs)
                if written is not None
                else None
            )
        if isinstance(completed, tuple) and not silent.has_errors:
            fn = function_instance(cx, template, completed, node)
            result += [fn] if isinstance(fn, FunctionSymbol) else []
    if len(result) == 1:
        return exprs.function_value(cx, node, result[0])
    node.decl, node.ctype = symbol, ct.OVERLOADED
    return node
