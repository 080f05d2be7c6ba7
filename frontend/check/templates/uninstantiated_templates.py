"""Errors in the body of a template without an instance, independent of its arguments ([temp.res] p8).

The body is checked once with parameters of type `ERROR`. Expressions that depend on them are not reported, so
every error concerns a non-dependent construct. `InstantiationState.is_uninstantiated` marks the few cases in
which something other than a type would be dependent.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....support.diagnostics import Diagnostic
from ...syntax import tree
from ...types import ctype as ct
from ...types.closures import Closure
from ...types.symbols import FunctionSymbol, Scope, Template, TemplateScope, TypeName
from ..context import Context
from ..declarations import decls, deduction
from ..declarations.function_bodies import check_function_body
from ..reporting import ERROR

_UNFIT = (tree.RecordType, tree.EnumType, tree.PackExpansion, tree.Fold, tree.SizeOfPack, tree.StatementExpr)
"""Nodes that declare members or expand dependent packs, which the error type cannot represent."""


def check_call_operator(cx: Context, closure: Closure, template: Template) -> None:
    """Record the errors in the call operator of a generic lambda, whose captures are known. `report_errors`
    reports them.
    """
    decl = template.decl
    assert isinstance(decl, tree.FunctionDecl)
    if not cx.instantiation.is_uninstantiated and (
        cx.unit.is_library or cx.instantiation.sfinae_depth or closure.scope.is_in_template()
    ):
        return
    if not _is_checkable(template.params, [decl.type, decl.body]):
        return
    members, names, values, fields = (
        dict(closure.members),
        set(closure.names),
        list(closure.values),
        list(closure.record.decl.fields),
    )
    result = _errors(cx, template, decl, closure.record)
    closure.members, closure.names, closure.values, closure.record.decl.fields = (
        members,
        names,
        values,
        fields,
    )
    if cx.instantiation.is_uninstantiated:
        cx.report.diags.items.extend(result)
    elif result:
        cx.unit.uninstantiated_errors.append((template, result))


def _is_checkable(params: Iterable[tree.TemplateParam], syntax: Iterable[tree.Node | None]) -> bool:
    plain = all(not param.pack and param.inner is None for param in params)
    return plain and not any(
        isinstance(node, _UNFIT) for root in syntax if root is not None for node in tree.walk_syntax(root)
    )


def _errors(
    cx: Context, template: Template, decl: tree.FunctionDecl, record: ct.Record | None
) -> list[Diagnostic]:
    """Return the errors in a function's body with unknown parameters. The state of the check is restored."""
    before = len(cx.unit.variables)
    with (
        cx.uninstantiated_context() as silent,
        cx.enter_scope(_unknown_scope(template), template.context.path),
        cx.scopes.limit_lookup(template.context.point),
    ):
        result = deduction.result_type(cx, decl.type)
        fn = decls.new_function(cx, decl, ct.function(ERROR if result is ct.AUTO else result, ()), record)
        fn.is_device = False
        check_function_body(cx, decl, fn)
    cx.unit.variables[before:] = [v for v in cx.unit.variables[before:] if v not in fn.definition.statics]
    return [d for d in silent.items if d.severity == "error"]


def _unknown_scope(template: Template) -> Scope:
    """Return the scope of a template with unknown parameters."""
    scope = TemplateScope(template.context.scope)
    scope.names.update(
        (param.name, TypeName(param.name, ERROR, param.location, is_alias=True))
        for param in template.params
        if param.name
    )
    return scope


def report_errors(cx: Context) -> None:
    """Report the errors in lambdas without an instance. Nothing is reported if a header is missing, which may
    declare unknown names.
    """
    if cx.report.diags.lacks_headers:
        return
    for template, result in cx.unit.uninstantiated_errors:
        if not any(
            isinstance(fn, FunctionSymbol) and fn.definition.is_checked
            for fn in template.specialisations.instances.values()
        ):
            for error in result:
                cx.report.diags.add(error)
