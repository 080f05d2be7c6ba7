"""Instances of templates ([temp.inst], [temp.spec]): classes, alias types, functions and variables.

An instance is checked like ordinary code: the template's syntax, in a scope that binds its parameters. A
class is completed when its members or size are needed. A function's signature is made for a call's
candidates, and its body is checked once it is called. An error in an instance is an error of the unit, with
notes on what required it. Only an invalid signature removes a template from the candidates ([temp.deduct]
p8).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....support.diagnostics import Note
from ....support.fast_dataclass import replace
from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types import mangle
from ...types.arguments import DependentType, InstanceName, TemplateArguments, is_dependent
from ...types.ctype import CType
from ...types.matching import DeductionMismatch, Matching
from ...types.ordering import is_more_specialised_partial
from ...types.symbols import (
    ClassScope,
    FunctionSymbol,
    PartialSpecialisation,
    Scope,
    Template,
    TemplateSignature,
    TypeName,
    VariableSymbol,
)
from ..classes import records
from ..context import Context
from ..declarations import decls, function_bodies, variables
from ..reporting import ERROR
from . import specialisations
from .out_of_class_members import class_template_definition, declared_name, definition_of
from .template_arguments import (
    bind_parameters,
    complete_arguments,
    enter_instance,
    enter_pattern,
    parameters,
    resolve_arguments,
)

MAX_DEPTH = 256
"""Greatest depth of nested instantiations (clang allows 1024)."""


def check_depth(cx: Context, at: tree.Node) -> bool:
    """Check that instantiations do not nest too deeply. Reports an error otherwise."""
    if len(cx.instantiation.backtrace) <= MAX_DEPTH:
        return False
    cx.report.error(f"recursive template instantiation exceeded maximum depth of {MAX_DEPTH}", at)
    return True


# ----------------------------------------------------------------------------------------- types


def type_instance(cx: Context, template: Template, args: TemplateArguments, at: tree.Node) -> CType:
    """Return the specialisation of a class template, or the type of an alias template, for arguments."""
    result = template.specialisations.instances.get(args)
    if isinstance(result, CType):
        return result
    new = _alias(cx, template, args) if template.kind == "alias" else _class(cx, template, args, at)
    if new is not ERROR:
        template.specialisations.instances[args] = new
    return new


def _alias(cx: Context, template: Template, args: TemplateArguments) -> CType:
    """Return the type of an alias template with bound parameters ([temp.alias])."""
    assert isinstance(template.decl, tree.TypedefDecl)
    with enter_instance(cx, template, args):
        return cx.resolve(template.decl.type)


def _class(cx: Context, template: Template, args: TemplateArguments, at: tree.Node) -> CType:
    """Return the class instance. It is completed when needed."""
    key: tree.ClassKey = getattr(getattr(template.decl, "type", None), "key", None) or "struct"
    decl = ct.RecordDefinition.incomplete_instance(
        InstanceName.of(template.name, args), key, template.location, template.context.path, template, args
    )
    if any(map(is_dependent, args)) or template.is_parameter:
        decl.is_dependent = True
        return ct.record(decl)
    if check_depth(cx, at):
        return ERROR
    result = ct.record(decl)
    notes = (
        Note(f"in instantiation of template class '{result}' requested here", at.location, at.length),
        *cx.instantiation.backtrace,
    )
    decl.instantiate = lambda: _fill_in(cx, template, decl, args, at, notes)
    return result


def _fill_in(
    cx: Context,
    template: Template,
    decl: ct.RecordDefinition,
    args: TemplateArguments,
    at: tree.Node,
    notes: Sequence[Note],
) -> None:
    """Complete an instance from the definition that matches the arguments ([temp.inst] p1)."""
    if args in template.specialisations.explicit:
        return
    with cx.instantiation_context(*notes[1:]):
        partial = choose_partial(cx, template, args, at)
    definition: Template | PartialSpecialisation = template
    if partial is not None:
        definition, args = partial
    source, enclosing_scope, params, limit = (
        definition.decl,
        definition.context.scope,
        definition.params,
        definition.context.point,
    )
    syntax = source.type if isinstance(source, tree.RecordDecl) else None
    if not isinstance(syntax, tree.RecordType):
        result = class_template_definition(template) if definition is template else None
        if result is None:
            return
        enclosing_scope, params, limit = result[1], result[0].params[-1], result[0].point
        assert isinstance(result[0].decl, tree.RecordDecl) and isinstance(
            result[0].decl.type, tree.RecordType
        )
        syntax = result[0].decl.type
    decl.kind, decl.location = syntax.key, syntax.location
    decl.begin()
    scope = bind_parameters(enclosing_scope, params, args, template.location)
    scope.template = definition
    with (
        cx.instantiation_context(*notes),
        cx.enter_scope(scope, template.context.path),
        cx.scopes.limit_lookup(limit),
    ):
        records.define_record(cx, syntax.copied(), decl)


# ------------------------------------------------------------------------- partial specialisations


def choose_partial(
    cx: Context, template: Template, args: TemplateArguments, at: tree.Node
) -> tuple[PartialSpecialisation, TemplateArguments] | None:
    """Return the partial specialisation that matches arguments, and the arguments of its own parameters
    ([temp.class.spec.match]).
    """
    if isinstance(template.context.scope, ClassScope):
        specialisations.add_out_of_class_partials(cx, template)
    result = [
        (p, own)
        for p in template.specialisations.partial
        if (own := match_partial(cx, template, p, args)) is not None
    ]
    best = [
        (p, own) for p, own in result if all(o is p or is_more_specialised_partial(p, o) for o, _ in result)
    ]
    if result and not best:
        notes = [Note("partial specialization matches", p.location) for p, _ in result]
        cx.report.error(
            f"ambiguous partial specializations of '{InstanceName.of(template.name, args)}'", at, notes
        )
        return result[0]
    return best[0] if best else None


def match_partial(
    cx: Context, template: Template, partial: PartialSpecialisation, args: TemplateArguments
) -> TemplateArguments | None:
    """Return the arguments of a partial specialisation's parameters for which it matches `args`, None if it
    does not match.
    """
    matching = Matching(partial.parameters)
    try:
        matching.match_lists(partial.arguments, args)
    except DeductionMismatch:
        return None
    own = Template(
        template.name, template.kind, partial.params, partial.decl, replace(partial.context), partial.location
    )
    with cx.sfinae_context() as silent:
        new = complete_arguments(
            cx, own, matching.values, {n: tuple(elements) for n, elements in matching.packs.items()}
        )
        if not isinstance(new, tuple):
            return None
        with enter_instance(cx, own, new):
            again = resolve_arguments(cx, template, specialised_arguments(partial.decl), partial.decl)
    return new if again == args and not silent.has_errors else None


def specialised_arguments(decl: tree.Decl) -> list[tree.Node]:
    """Return the arguments for which a specialisation is declared."""
    name = declared_name(decl)
    return list(name.args or ()) if name is not None else []


# ------------------------------------------------------------------------------------- functions


def signature_of(cx: Context, template: Template) -> TemplateSignature | str:
    """Return a function template's pattern, which is made once. If it is invalid, return the reason."""
    if template.signature is None:
        assert isinstance(template.decl, tree.FunctionDecl)
        with cx.sfinae_context() as silent, enter_pattern(cx, template), cx.defer_access_checks():
            t = cx.resolve(template.decl.type)
            kinds = parameters(cx, template.params)
        if isinstance(t, ct.Function) and not silent.has_errors:
            template.signature = TemplateSignature(t, kinds)
        else:
            template.signature = next(
                (d.message for d in silent.items if d.severity == "error"), "no signature"
            )
    return template.signature


def is_same_template(cx: Context, a: Template, b: Template) -> bool:
    """Return whether two templates have equal parameters and equivalent signatures ([temp.over.link] p6, p7).
    If one is a static member, object parameters are ignored ([over.load] p2.2).
    """
    kinds = [[(p.pack, p.type is None, p.inner is None) for p in t.params] for t in (a, b)]
    objects = [(t.decl.is_const, t.decl.is_volatile, t.decl.ref) for t in (a, b)]  # type: ignore[union-attr]
    is_static = a.record is not None and a.record is b.record and (a.is_static or b.is_static)
    if kinds[0] != kinds[1] or (objects[0] != objects[1] and not is_static):
        return False
    first, second = signature_of(cx, a), signature_of(cx, b)
    if isinstance(first, str) or isinstance(second, str):
        return False
    return ct.drop_noexcept(first.type) is ct.drop_noexcept(second.type) and [
        p.type for p in first.parameters
    ] == [p.type for p in second.parameters]


def function_instance(
    cx: Context, template: Template, args: TemplateArguments, at: tree.Node
) -> FunctionSymbol | str:
    """Return the specialisation of a function template for arguments, with an unchecked body, or the reason
    why there is none.
    """
    result = template.specialisations.instances.get(args)
    if isinstance(result, FunctionSymbol | str):
        return result
    if check_depth(cx, at):
        return "too many instances"
    template.specialisations.instances[args] = "recursive"
    new = template.specialisations.instances[args] = _make_function(cx, template, args, at)
    return new


def _make_function(
    cx: Context, template: Template, args: TemplateArguments, at: tree.Node
) -> FunctionSymbol | str:
    assert isinstance(template.decl, tree.FunctionDecl)
    decl = template.decl.copied()
    name = InstanceName.of(template.name, args)
    notes = (
        Note(
            f"in instantiation of function template specialization '{name}' requested here",
            at.location,
            at.length,
        ),
        *cx.instantiation.backtrace,
    )
    with enter_instance(cx, template, args):
        with cx.sfinae_context() as silent, cx.defer_access_checks() as named:
            t = cx.resolve(decl.type)
            fn = decls.new_function(cx, decl, t, template.record) if isinstance(t, ct.Function) else None
            if fn is not None:
                fn.args, fn.template, fn.access = args, template, template.access
                with cx.enter_function(fn):
                    for check in named:
                        check()
        if silent.has_errors or fn is None or not isinstance(t, ct.Function):
            return next((d.message for d in silent.items if d.severity == "error"), "")
        with cx.instantiation_context(*notes):
            fn.instance = "::".join((*template.context.path, name))
            fn.symbol = _symbol(cx, template, fn, args)
            decls.apply_specifiers(cx, decl, fn)
            if fn.is_kernel and not decls.check_kernel_parameters(cx, decl, t):
                return "its parameters cannot be those of a kernel"
    fn.is_internal = not fn.is_kernel
    fn.pending.body_check = fn.pending.define = make_body_check(
        cx, fn, notes, lambda: definition_of(cx, template, args)
    )
    return fn


def make_body_check(
    cx: Context,
    fn: FunctionSymbol,
    notes: Sequence[Note],
    find: Callable[[], tuple[tree.FunctionDecl, Scope, tuple[str, ...], int] | None],
) -> Callable[[], None]:
    """Return a function that checks the body of an instance's function when there is a definition."""

    def check() -> None:
        symbol = find() if fn.body is None else None
        if symbol is None:
            return
        decl, scope, path, limit = symbol
        fn.location = decl.location
        with cx.instantiation_context(*notes), cx.enter_scope(scope, path), cx.scopes.limit_lookup(limit):
            function_bodies.check_function_body(cx, decl, fn)

    return check


def _symbol(cx: Context, template: Template, fn: FunctionSymbol, args: TemplateArguments) -> str:
    """Return the mangled name. It contains the types of the template's declaration, with T_, T0_, … for its
    parameters.
    """
    if cx.unit.is_library:
        return f"__minicc_{mangle.function_symbol(InstanceName.of(fn.name, args), fn.ctype.params)[2:]}"
    signature = signature_of(cx, template)
    written = fn.ctype if isinstance(signature, str) else signature.type
    base, result = "", None
    if fn.is_constructor:
        base = mangle.AbiCode("C1")
    elif template.name == names.CONVERSION_KEY:
        base = mangle.ConversionName.of(written.ret)
    else:
        base, result = (
            mangle.operator_name(fn.name, len(fn.ctype.params) + (fn.object is not None)),
            written.ret,
        )
    quals = fn.object.quals if fn.object is not None else 0
    fn.encoding = (
        InstanceName.of(base, args),
        written.params,
        template.context.path,
        written.vararg,
        result,
        quals,
        fn.declaration.ref,
    )
    return mangle.function_symbol(*fn.encoding)


# ------------------------------------------------------------------------------------- variables


def variable_instance(
    cx: Context, template: Template, args: TemplateArguments, at: tree.Node
) -> VariableSymbol | None:
    """Return the specialisation of a variable template for arguments ([temp] p1). None after reporting an
    error.
    """
    if args in template.specialisations.instances:
        result = template.specialisations.instances[args]
        return result if isinstance(result, VariableSymbol) else None
    if check_depth(cx, at):
        return None
    template.specialisations.instances[args] = None
    params, decl, own, enclosing_scope, limit = (
        template.params,
        template.specialisations.explicit.get(args),
        args,
        template.context.scope,
        template.context.point,
    )
    if decl is not None:
        params, own, limit = [], (), cx.scopes.point
    else:
        partial = choose_partial(cx, template, args, at)
        decl = template.decl
        if partial is not None:
            params, decl, own, enclosing_scope, limit = (
                partial[0].params,
                partial[0].decl,
                partial[1],
                partial[0].context.scope,
                partial[0].context.point,
            )
    assert isinstance(decl, tree.VarDecl)
    note = Note(
        "in instantiation of variable template specialization "
        f"'{InstanceName.of(template.name, args)}' requested"
        " here",
        at.location,
        at.length,
    )
    scope = bind_parameters(enclosing_scope, params, own, template.location)
    with (
        cx.instantiation_context(note, *cx.instantiation.backtrace),
        cx.enter_scope(scope, template.context.path),
        cx.scopes.limit_lookup(limit),
    ):
        new = template.specialisations.instances[args] = variables.instantiate_variable(
            cx, decl.copied(), InstanceName.of(template.name, args)
        )
    return new


# ----------------------------------------------------------------------------------------- names


def resolve_template_id(cx: Context, symbol: object, name: tree.Name) -> TypeName | None:
    """Return the type denoted by a name that ends in template arguments. `symbol` is the entity of the name
    before them.
    """
    at = name
    template = symbol
    if isinstance(symbol, TypeName) and isinstance(symbol.ctype, DependentType):
        return symbol
    if (
        isinstance(symbol, TypeName)
        and isinstance(symbol.ctype, ct.Record)
        and isinstance(symbol.ctype.decl.template, Template)
    ):
        # The injected-class-name followed by arguments denotes the template ([temp.local] p1).
        template = symbol.ctype.decl.template
    if not isinstance(template, Template) or template.kind not in ("class", "alias", "parameter"):
        cx.report.error(f"no template named '{name.key}'", at)
        return None
    args = resolve_arguments(cx, template, name.args or [], at)
    t = type_instance(cx, template, args, at) if args is not None else ERROR
    return None if t is ERROR else TypeName(name.key, t, name.location)
