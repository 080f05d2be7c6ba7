"""Definitions of functions: default arguments and bodies, whose checks may be deferred."""

from __future__ import annotations

from functools import partial

from ...syntax import tree
from ...types import ctype as ct
from ...types.declarations import ClosureName
from ...types.symbols import ClassScope, FunctionScope, FunctionSymbol, VariableSymbol
from ..classes import constructors
from ..context import Context
from ..initialization import defaults, lifetimes
from ..reporting import declared_here
from ..statements import stmts
from ..templates import instances, out_of_class_members
from . import deduction, parameters


def defer_body(cx: Context, node: tree.FunctionDecl, fn: FunctionSymbol | None) -> None:
    """Defer the check of a member function's body to the end of the file. The body of a template or closure
    is checked at its first call.
    """
    if fn is None or (node.body is None and not cx.scopes.current.is_in_template()):
        return
    fn.location = node.location
    saved = cx.lookup_context()
    if node.body is None:
        key = node.name.key
        fn.pending.body_check = fn.pending.define = instances.make_body_check(
            cx,
            fn,
            saved.backtrace,
            lambda: out_of_class_members.member_definition(cx, fn, key, saved.scope, saved.path),
        )
        return

    def check() -> None:
        if fn.body is not None:
            return
        with cx.restore(saved):
            node.body = check_function_body(cx, node, fn)

    fn.pending.define = check
    if saved.scope.is_in_template() or any(type(part) is ClosureName for part in saved.path):
        fn.pending.body_check = check
        if fn in cx.unit.functions:
            cx.unit.functions.remove(fn)
    else:
        cx.unit.add_function(fn)
        cx.unit.deferred.add(check)


def _find_local(value: tree.Expr) -> VariableSymbol | None:
    """Return a local variable that a default argument uses, which is invalid ([dcl.fct.default] p7)."""
    for node in tree.walk(value):
        decl = node.decl if isinstance(node, tree.Identifier) else None
        if isinstance(decl, VariableSymbol) and decl.space in ("local", "param"):
            return decl
    return None


def check_default_arguments(cx: Context, node: tree.FunctionDecl, fn: FunctionSymbol) -> None:
    """Check default arguments ([dcl.fct.default]). Those of members are checked at the end of the class (p4),
    those of templates when they are used ([temp.inst] p12).
    """
    result: list[object] = []
    waits = isinstance(cx.scopes.current, ClassScope) or cx.scopes.current.is_in_template()
    for param, t in zip(parameters.expand_parameters(cx, node.type), fn.ctype.params):
        if param.default is None:
            if (
                result
                and result[-1] is not None
                and not param.pack
                and not (fn.declaration.defaults and fn.declaration.defaults[len(result)])
            ):
                cx.report.error(f"missing default argument on parameter '{param.name}'", param)
                result.append(
                    defaults.DefaultArgument(tree.ErrorExpr(param.location), t, cx.lookup_context())
                )
            else:
                result.append(None)
            continue
        default = defaults.DefaultArgument(param.default, t, cx.lookup_context())
        result.append(default)
        if not waits:
            default.value = defaults.convert_default(cx, param.default, t)
            local = _find_local(default.value) if cx.function is not None else None
            if local is not None:
                cx.report.error(
                    f"default argument references local variable '{local.name}' of enclosing function",
                    param.default,
                    [declared_here(local)],
                )
        elif not cx.scopes.current.is_in_template():
            cx.unit.deferred.add(partial(defaults.default_argument, cx, default))
    if not fn.declaration.defaults:
        fn.declaration.defaults = result
        return
    for number, (old, new) in enumerate(zip(fn.declaration.defaults, result)):
        if old is not None and new is not None:
            cx.report.error("redefinition of default argument", node.type.params[number])
        fn.declaration.defaults[number] = old if old is not None else new


def _check_definable(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> bool:
    """Check that the parameter and result types of a definition are complete ([dcl.fct.def.general] p2,
    [dcl.fct] p9).
    """
    if not t.ret.is_void and t.ret is not ct.AUTO and not t.ret.is_complete:
        return cx.report.reject(f"incomplete result type '{t.ret}' in function definition", node)
    for param, p in zip(parameters.expand_parameters(cx, node.type), t.params):
        if not p.is_complete:
            return cx.report.reject(f"variable has incomplete type '{p}'", param)
    return True


def check_function_body(cx: Context, node: tree.FunctionDecl, fn: FunctionSymbol) -> tree.Compound:
    """Check the definition of a function in the current scope. Return its checked body. Errors in a library's
    function are reported only if device code uses it.
    """
    if node.location.file not in cx.report.unit_diags.system_headers or fn.is_kernel:
        return _check_body(cx, node, fn)
    with cx.collect_errors() as errors:
        body = _check_body(cx, node, fn)
    fn.definition.withheld = tuple(errors)
    return body


def _check_grid_constant(
    cx: Context, param: tree.ParamDecl, fn: FunctionSymbol, variables: list[VariableSymbol]
) -> None:
    """Report `__grid_constant__` on any parameter but a constant one of a kernel (CUDA C++ Programming Guide,
    "__grid_constant__").
    """
    if not fn.is_kernel or any(isinstance(v.ctype, ct.Reference) or not v.ctype.is_const for v in variables):
        cx.report.error("'__grid_constant__' is only allowed on const-qualified kernel parameters", param)


def _check_body(cx: Context, node: tree.FunctionDecl, fn: FunctionSymbol) -> tree.Compound:
    assert node.body is not None
    fn.body = node.body
    if not _check_definable(cx, node, fn.ctype):
        return fn.body
    fn.params = []
    if fn.object is not None:
        fn.params.append(VariableSymbol("this", ct.pointer_to(fn.object), node.location, "param", used=True))
    with cx.enter_function(fn) as state, cx.push_scope(FunctionScope, cx.function):
        for param in parameters.parameter_declarations(cx, node.type):
            new = parameters.parameter_variables(cx, param)
            fn.params += new
            if any(variable.is_grid_constant for variable in new):
                _check_grid_constant(cx, param, fn, new)
            if not param.name:
                continue
            clash = cx.scopes.current.names.get(param.name)
            if clash is not None:
                cx.report.error(
                    f"redefinition of parameter '{param.name}'",
                    param,
                    [declared_here(clash, "previous declaration is here")],
                )
                continue
            parameters.declare_variables(cx.scopes.current, param, new)
        if fn.is_constructor:
            constructors.check_member_initialisers(cx, node, fn)
        fn.body = stmts.function_body(cx, node.body)
    deduction.finish_result(fn)
    fn.definition.locals = state.locals
    fn.definition.is_checked = True
    fn.definition.result_variable = lifetimes.result_variable(fn)
    return fn.body
