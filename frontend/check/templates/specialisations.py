"""Explicit and partial specialisations of templates ([temp.expl.spec], [temp.class.spec],
[temp.deduct.decl]).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....support.diagnostics import Note
from ...syntax import tree
from ...syntax.tree import names
from ...types import classes, ordering
from ...types import ctype as ct
from ...types.arguments import (
    ExpansionArgument,
    InstanceName,
    PackArgument,
    TemplateArgument,
    TemplateArguments,
    TemplateTemplateArgument,
    TypeArgument,
    expansion,
    flatten,
)
from ...types.matching import Parameter, parameters_in
from ...types.symbols import (
    ClassScope,
    FunctionSymbol,
    Overloads,
    PartialSpecialisation,
    Scope,
    Template,
    TypeName,
    VariableSymbol,
)
from ..classes import records
from ..context import Context
from ..declarations.decls import find_qualified_function
from ..names.lookup import find
from ..reporting import declared_here
from . import instances
from .deduce import deduce_arguments, is_more_specialised_type
from .instances import function_instance, type_instance, variable_instance
from .out_of_class_members import declared_name, partial_definitions
from .template_arguments import enter_pattern, own_argument, parameters, resolve_arguments


def _find_template(cx: Context, name: names.Name, at: tree.Node) -> Template | None:
    """Return the class or variable template of a specialisation."""
    result = find(cx, name).symbol
    if (
        isinstance(result, TypeName)
        and isinstance(result.ctype, ct.Record)
        and isinstance(result.ctype.decl.template, Template)
    ):
        result = result.ctype.decl.template
    if not isinstance(result, Template):
        cx.report.error(f"no template named '{name.key}'", at)
        return None
    return result


def declare_partial(cx: Context, params: list[tree.TemplateParam], decl: tree.Decl, name: names.Name) -> None:
    """Declare a partial specialisation ([temp.class.spec])."""
    _add_partial(cx, params, decl, name)


def add_out_of_class_partials(cx: Context, template: Template) -> None:
    """Add the out-of-class partial specialisations of a member template of an instance ([temp.class.spec]
    p6).
    """
    for definition, scope in partial_definitions(template):
        if all(partial.decl is not definition.decl for partial in template.specialisations.partial):
            name = declared_name(definition.decl)
            assert name is not None
            with (
                cx.instantiation_context(*cx.instantiation.backtrace),
                cx.enter_scope(scope, template.context.path),
                cx.scopes.limit_lookup(definition.point),
            ):
                _add_partial(cx, definition.params[-1], definition.decl, name, scope)


def _check_uses_parameters(
    cx: Context,
    template: Template,
    params: list[tree.TemplateParam],
    kinds: Sequence[Parameter],
    args: TemplateArguments,
    at: tree.Node,
) -> bool:
    """Return whether the arguments contain template parameters. Reports an error if they do not
    ([temp.class.spec] p8). As in nvcc, parameters that cannot be deduced cause only a warning.
    """
    if all(not parameters_in(arg, "all") for arg in flatten(args)):
        cx.report.error(
            f"partial specialization of '{template.name}' does not use any of its template parameters", at
        )
        return False
    result = {index for arg in flatten(args) for index in parameters_in(arg, "deducible")}
    # The type of a non-type argument is deduced, too ([temp.deduct.type] p13).
    result |= {index for n in result if n < len(kinds) for index in parameters_in(kinds[n].type, "deducible")}
    missing = [param for n, param in enumerate(params) if n not in result]
    if missing:
        what, notes = (
            "a template parameter" if len(missing) == 1 else "template parameters",
            [
                Note(f"non-deducible template parameter '{p.name or '(unnamed)'}'", p.location)
                for p in missing
            ],
        )
        text = (
            f"{'class' if template.kind == 'class' else 'variable'} template partial specialization contains"
            f" {what} that cannot be deduced; this partial specialization will never be used"
        )
        cx.report.warn("unusable-partial-specialization", text, at, notes)
    return True


def _add_partial(
    cx: Context,
    params: list[tree.TemplateParam],
    decl: tree.Decl,
    name: names.Name,
    scope: Scope | None = None,
) -> None:
    at: tree.Node = decl.type if isinstance(decl, tree.RecordDecl) else decl
    template = _find_template(cx, name, at)
    if template is None:
        return
    default = next((p for p in params if p.default is not None), None)
    if default is not None:
        cx.report.error(
            "default template argument in a class template partial specialization", default.default or default
        )
        return
    own = Template(
        template.name, template.kind, params, decl, cx.scopes.context(path=template.context.path), at.location
    )
    with enter_pattern(cx, own):
        args = resolve_arguments(cx, template, name.args or [], at)
        kinds = parameters(cx, params)
    if args is None:
        return
    if not _check_uses_parameters(cx, template, params, kinds, args, at):
        return
    with enter_pattern(cx, template):
        primary = parameters(cx, template.params)
        itself = tuple(parameter_argument(own_argument(cx, p, n)) for n, p in enumerate(template.params))
    new = PartialSpecialisation(
        params,
        decl,
        args,
        kinds,
        at.location,
        cx.scopes.context(scope or template.context.scope, template.context.path),
    )
    if not ordering.is_more_specialised_than_primary(new, primary, itself):
        text = (
            f"{'class' if template.kind == 'class' else 'variable'} template partial specialization is not"
            " more specialized than the primary template"
        )
        cx.report.error(text, at, [declared_here(template, "template is declared here")])
        return
    old = next(
        (
            n
            for n, p in enumerate(template.specialisations.partial)
            if p.arguments == args and parameter_kinds(p.parameters) == parameter_kinds(kinds)
        ),
        None,
    )
    if old is None:
        template.specialisations.partial.append(new)
    elif isinstance(getattr(template.specialisations.partial[old].decl, "type", None), tree.NamedType):
        new.out_of_class = template.specialisations.partial[old].out_of_class
        template.specialisations.partial[old] = new
    elif not isinstance(getattr(decl, "type", None), tree.NamedType):
        cx.report.error(
            f"redefinition of '{template.name}<…>'",
            at,
            [Note("previous definition is here", template.specialisations.partial[old].location)],
        )


def parameter_argument(arg: TemplateArgument) -> TemplateArgument:
    """Return a template's own parameter as an argument. A pack becomes its expansion."""
    if isinstance(arg, TypeArgument):
        return PackArgument((TypeArgument(expansion(arg.type)),)) if arg.type.is_pack else arg  # type: ignore[attr-defined]
    parameter = getattr(arg, "expression", None)
    if isinstance(arg, TemplateTemplateArgument):
        parameter = arg.template.parameter
    return PackArgument((ExpansionArgument(arg),)) if parameter.is_pack else arg  # type: ignore[union-attr]


def declare_specialisation(cx: Context, decl: tree.Decl) -> None:
    """Declare an explicit specialisation ([temp.expl.spec]): `template<> struct S<int> { … }`, `template<> T
    f<int>(…) { … }`, `template<> int v<int> = 1;`. [temp.expl.spec] p2 allows them in classes since CWG 727,
    but nvcc 13 and g++ reject them there.
    """
    if isinstance(cx.scopes.current, ClassScope):
        cx.report.error(
            "explicit specialization in class scope is not supported; write it after the class", decl
        )
        return
    if isinstance(decl, tree.FunctionDecl):
        _specialise_function(cx, decl)
        return
    name = declared_name(decl)
    at: tree.Node = decl.type if isinstance(decl, tree.RecordDecl) else decl
    template = _find_template(cx, name, at) if name is not None and name.args is not None else None
    if template is None:
        if isinstance(decl, tree.TypedefDecl):
            cx.report.error("explicit specialization of alias templates is not permitted", decl)
        elif name is None or name.args is None:
            cx.report.unsupported("this explicit specialisation is", decl)
        return
    assert name is not None
    args = resolve_arguments(cx, template, name.args or [], at)
    if args is None:
        return
    if isinstance(decl, tree.RecordDecl):
        specialise_class(cx, template, args, decl)
    elif args in template.specialisations.instances:
        _report_after_use(cx, template, args, at)
    else:
        template.specialisations.explicit[args] = decl
        variable_instance(cx, template, args, decl)


def _report_after_use(cx: Context, template: Template, args: TemplateArguments, at: tree.Node) -> None:
    cx.report.error(
        f"explicit specialization of '{InstanceName.of(template.name, args)}' after instantiation", at
    )


def specialise_class(cx: Context, template: Template, args: TemplateArguments, decl: tree.RecordDecl) -> None:
    """Define an explicit specialisation of a class immediately."""
    t = type_instance(cx, template, args, decl)
    if not isinstance(t, ct.Record):
        return
    known = args in template.specialisations.explicit
    if t.decl.instantiate is None and not known:
        _report_after_use(cx, template, args, decl.type)
        return
    syntax = decl.type
    template.specialisations.explicit[args] = decl
    if not isinstance(syntax, tree.RecordType):
        return
    if known and t.decl.instantiate is None:
        cx.report.error(
            f"redefinition of '{t}'", syntax, [Note("previous definition is here", t.decl.location)]
        )
        return
    t.decl.kind, t.decl.location = syntax.key, syntax.location
    t.decl.begin()
    with cx.enter_scope(template.context.scope, template.context.path):
        records.define_record(cx, syntax.copied(), t.decl)


def _specialise_function(cx: Context, decl: tree.FunctionDecl) -> None:
    symbol = find_specialised_function(cx, decl, find(cx, decl.name).symbol)
    if symbol is None:
        return
    template, fn = symbol
    if fn.definition.is_checked or fn.used:
        _report_after_use(cx, template, fn.args or (), decl)
        return
    define_specialisation(cx, fn, decl)


def define_specialisation(cx: Context, fn: FunctionSymbol, decl: tree.FunctionDecl) -> None:
    """Define an explicit specialisation of a function. Only name and type come from the template."""
    fn.location, fn.pending.body_check = decl.location, None
    scope, path = cx.scopes.current, cx.scopes.path
    fn.pending.define = instances.make_body_check(
        cx, fn, (), lambda: (decl, scope, path, cx.scopes.point) if decl.body is not None else None
    )
    if decl.body is not None:
        cx.unit.add_function(fn)
        fn.pending.define()


def specialise_member(cx: Context, decl: tree.Decl) -> None:
    """Define a member of one instance: `template<> void S<int>::f() { … }`."""
    if isinstance(decl, tree.FunctionDecl):
        result = find_qualified_function(cx, decl)
        if result is None:
            return
        fn, scope, path = result
        if fn.definition.is_checked:
            cx.report.error(f"explicit specialization of '{decl.name.last}' after instantiation", decl)
            return
        with cx.enter_scope(scope, path):
            define_specialisation(cx, fn, decl)
        return
    if isinstance(decl, tree.RecordDecl) and isinstance(decl.type, tree.RecordType):
        _specialise_member_class(cx, decl.type)
        return
    if isinstance(decl, tree.EnumDecl) and isinstance(decl.type, tree.EnumType):
        _specialise_member_enumeration(cx, decl.type)
        return
    symbol = find(cx, decl.name).symbol if isinstance(decl, tree.VarDecl) else None
    if isinstance(symbol, VariableSymbol):
        symbol.define = None
        cx.declare(decl)
        return
    cx.report.unsupported("this explicit specialisation is", decl)


def _specialise_member_class(cx: Context, node: tree.RecordType) -> None:
    """Define a member class of one instance: `template<> struct S<int>::I { … }`. It replaces the template's
    definition.
    """
    assert node.name is not None
    symbol = find(cx, node.name).symbol
    t = symbol.ctype if isinstance(symbol, TypeName) and not symbol.is_alias else None
    if not isinstance(symbol, TypeName) or not isinstance(t, ct.Record) or not isinstance(t.decl.home, Scope):
        cx.report.error(f"no class named '{node.name.key}' in '{node.name.qualifier}'", node)
        return
    if any(fn.definition.is_checked or fn.used for fn in _member_functions(t)):
        cx.report.error(f"explicit specialization of '{node.name.last}' after instantiation", node)
        return
    home = t.decl.home
    t.decl.begin()
    t.decl.kind, t.decl.location, t.decl.home = node.key, node.location, home
    with cx.enter_scope(home, t.decl.scope), cx.scopes.class_definition():
        records.define_record(cx, node.copied(), t.decl)


def _specialise_member_enumeration(cx: Context, node: tree.EnumType) -> None:
    """`template<> enum class S<int>::E : int { … }`: the template's enumerators are forgotten."""
    symbol = find(cx, node.name).symbol if node.name is not None else None
    t = symbol.ctype if isinstance(symbol, TypeName) else None
    inside = t.decl.members if isinstance(t, ct.Enum) else None
    if isinstance(t, ct.Enum) and isinstance(inside, Scope) and inside.parent is not None:
        for name in t.decl.constants:
            del inside.names[name]
            if not t.decl.scoped:
                del inside.parent.names[name]
        t.decl.constants, t.decl.is_defined = {}, False
    cx.resolve(node)


def _member_functions(t: ct.Record) -> Iterator[FunctionSymbol]:
    """Yield the member functions of a class."""
    yield from classes.constructors(t.decl)
    scope = classes.scope_in(t.decl)
    for symbol in scope.names.values() if scope is not None else ():
        if isinstance(symbol, Overloads):
            yield from symbol.functions


def find_specialised_function(
    cx: Context, decl: tree.FunctionDecl, symbol: object
) -> tuple[Template, FunctionSymbol] | None:
    """Return the template and the function that an explicit instantiation or specialisation denotes
    ([temp.deduct.decl]).
    """
    if not isinstance(symbol, Overloads) or not symbol.templates:
        cx.report.error(f"no function template matches '{decl.name.key}'", decl)
        return None
    t = cx.resolve(decl.type)
    if not isinstance(t, ct.Function):
        return None
    result: list[tuple[Template, FunctionSymbol]] = []
    for template in symbol.templates:
        args = deduce_arguments(cx, template, decl.name.args or (), t, decl)
        fn = function_instance(cx, template, args, decl) if args is not None else None
        if isinstance(fn, FunctionSymbol):
            result.append((template, fn))
    best = [f for f in result if all(f is o or is_more_specialised_type(f[0], o[0]) for o in result)]
    if best:
        return best[0]
    if result:
        notes = [declared_here(x, "candidate template") for x, _ in result]
        cx.report.error(
            f"function template specialization '{decl.name.key}' ambiguously refers to more than one function"
            " template",
            decl,
            notes,
        )
        return None
    notes = [
        declared_here(x, "candidate template ignored: could not match its parameters")
        for x in symbol.templates
    ]
    cx.report.error(
        f"explicit instantiation of '{decl.name.key}' does not refer to a function template", decl, notes
    )
    return None


def parameter_kinds(params: Sequence[Parameter]) -> list[tuple[bool, object]]:
    """Return the parts of template parameters other than names, for comparison."""
    return [(p.is_pack, p.type) for p in params]
