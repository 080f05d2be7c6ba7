"""What is wrong with the body of a template whatever its arguments are ([temp.res] p8), where nobody makes an
instance of it.

The body is checked once with parameters that have the type of what was reported already: what depends on them
says nothing, so whatever is said concerns constructs that do not depend. `Context.hypothetical` tells the few
places where something else than a type would depend.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....support.diagnostics import Diagnostic
from ...syntax import tree
from ...types import ctype as ct
from ...types.closures import Closure
from ...types.symbols import Function, Scope, Template, TypeName
from ..context import ERROR, Context
from ..declarations import decls, deduction
from ..declarations.function_bodies import check_function_body

_UNFIT = (tree.RecordType, tree.EnumType, tree.PackExpansion, tree.Fold, tree.SizeOfPack, tree.StatementExpr)
"""What declares members or expands packs that depend: of these the error type tells too little."""


def look_at_operator(cx: Context, closure: Closure, template: Template) -> None:
    """Note what is wrong with the call operator of a generic lambda, whose captures are known; it is reported
    by `report`.
    """
    decl = template.decl
    assert isinstance(decl, tree.FunctionDecl)
    if not cx.hypothetical and (cx.in_library or cx.trials or closure.scope.is_in_template()):
        return
    if not _is_fit(template.params, [decl.type, decl.body]):
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
    if cx.hypothetical:
        cx.diags.items.extend(result)
    elif result:
        cx.hypothetical_errors.append((template, result))


def _is_fit(params: Iterable[tree.TemplateParam], syntax: Iterable[tree.Node | None]) -> bool:
    plain = all(not param.pack and param.inner is None for param in params)
    return plain and not any(
        isinstance(node, _UNFIT) for root in syntax if root is not None for node in tree.walk_syntax(root)
    )


def _errors(
    cx: Context, template: Template, decl: tree.FunctionDecl, record: ct.Record | None
) -> list[Diagnostic]:
    """What is reported of a function's body with unknown parameters; nothing of the trial stays."""
    before = len(cx.variables)
    with (
        cx.hypothetically() as silent,
        cx.elsewhere(_unknown(template), template.path),
        cx.seeing(template.horizon),
    ):
        result = deduction.result_type(cx, decl.type)
        fn = decls.new_function(cx, decl, ct.function(ERROR if result is ct.AUTO else result, ()), record)
        fn.is_device = False
        check_function_body(cx, decl, fn)
    cx.variables[before:] = [v for v in cx.variables[before:] if v not in fn.statics]
    return [d for d in silent.items if d.severity == "error"]


def _unknown(template: Template) -> Scope:
    """The scope of a template's parameters, of which nothing is known."""
    scope = Scope("template", template.scope)
    scope.names.update(
        (param.name, TypeName(param.name, ERROR, param.location, is_alias=True))
        for param in template.params
        if param.name
    )
    return scope


def report(cx: Context) -> None:
    """Report what is wrong with lambdas of which no instance was checked; nothing where a header is missing,
    whose names are not ours to miss.
    """
    if cx.diags.lacks_headers:
        return
    for template, result in cx.hypothetical_errors:
        if not any(isinstance(fn, Function) and fn.is_checked for fn in template.instances.values()):
            for error in result:
                cx.diags.add(error)
