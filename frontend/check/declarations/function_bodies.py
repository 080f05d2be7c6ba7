"""Definitions of functions: their default arguments and their bodies, which may have to wait."""

from __future__ import annotations

from functools import partial

from ...syntax import tree
from ...types import ctype as ct
from ...types.declarations import ClosureName
from ...types.symbols import LOCAL, PARAM, Function, Variable
from ..classes import constructors
from ..context import Context, declared_here
from ..initialization import defaults, lifetimes
from ..statements import stmts
from ..templates import instances, out_of_class_members
from . import deduction, parameters


def later_body(cx: Context, node: tree.FunctionDecl, fn: Function | None) -> None:
    """Have the body of a member function checked at the end of the file; that of a template's or a closure's
    when somebody calls it.
    """
    if fn is None or (node.body is None and not cx.scope.is_in_template()):
        return
    fn.location = node.location
    place = cx.here()
    if node.body is None:
        key = node.name.key
        fn.body_check = fn.define = instances.body_check(
            cx,
            fn,
            place.requests,
            lambda: out_of_class_members.member_definition(cx, fn, key, place.scope, place.path),
        )
        return

    def check() -> None:
        if fn.body is not None:
            return
        with cx.at(place):
            node.body = check_function_body(cx, node, fn)

    fn.define = check
    if place.scope.is_in_template() or any(type(part) is ClosureName for part in place.path):
        fn.body_check = check
        if fn in cx.functions:
            cx.functions.remove(fn)
    else:
        if fn not in cx.functions:
            cx.functions.append(fn)
        cx.pending.append(check)


def _local_in(value: tree.Expr) -> Variable | None:
    """A local variable that a default argument uses though it may not ([dcl.fct.default] p7)."""
    for node in tree.walk(value):
        decl = node.decl if isinstance(node, tree.Identifier) else None
        if isinstance(decl, Variable) and decl.place in (LOCAL, PARAM):
            return decl
    return None


def default_values(cx: Context, node: tree.FunctionDecl, fn: Function) -> None:
    """[dcl.fct.default]: those of members wait for the end of the class, those of templates until they are
    used (p4, [temp.inst] p12).
    """
    result: list[object] = []
    waits = cx.scope.kind == "record" or cx.scope.is_in_template()
    for param, t in zip(parameters.expanded(cx, node.type), fn.ctype.params):
        if param.default is None:
            if (
                result
                and result[-1] is not None
                and not param.pack
                and not (fn.defaults and fn.defaults[len(result)])
            ):
                cx.error(f"missing default argument on parameter '{param.name}'", param)
                result.append(defaults.DefaultArgument(tree.ErrorExpr(param.location), t, cx.here()))
            else:
                result.append(None)
            continue
        default = defaults.DefaultArgument(param.default, t, cx.here())
        result.append(default)
        if not waits:
            default.value = defaults.converted_default(cx, param.default, t)
            local = _local_in(default.value) if cx.function is not None else None
            if local is not None:
                cx.error(
                    f"default argument references local variable '{local.name}' of enclosing function",
                    param.default,
                    [declared_here(local)],
                )
        elif not cx.scope.is_in_template():
            cx.pending.append(partial(defaults.default_argument, cx, default))
    if not fn.defaults:
        fn.defaults = result
        return
    for number, (old, new) in enumerate(zip(fn.defaults, result)):
        if old is not None and new is not None:
            cx.error("redefinition of default argument", node.type.params[number])
        fn.defaults[number] = old if old is not None else new


def _can_be_defined(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> bool:
    """[dcl.fct.def.general] p2, [dcl.fct] p9: a declaration may name classes that are not complete, a
    definition may not.
    """
    if not t.ret.is_void and t.ret is not ct.AUTO and not t.ret.is_complete:
        return cx.reported(f"incomplete result type '{t.ret}' in function definition", node)
    for param, p in zip(parameters.expanded(cx, node.type), t.params):
        if not p.is_complete:
            return cx.reported(f"variable has incomplete type '{p}'", param)
    return True


def check_function_body(cx: Context, node: tree.FunctionDecl, fn: Function) -> tree.Compound:
    """Check the definition of a function in the current scope; gives its checked body. What is wrong in a
    library's waits until device code comes there.
    """
    if node.location.file not in cx.unit_diags.system_headers or fn.is_kernel:
        return _checked_body(cx, node, fn)
    with cx.withholding() as errors:
        body = _checked_body(cx, node, fn)
    fn.withheld = tuple(errors)
    return body


def _checked_body(cx: Context, node: tree.FunctionDecl, fn: Function) -> tree.Compound:
    assert node.body is not None
    fn.body = node.body
    if not _can_be_defined(cx, node, fn.ctype):
        return fn.body
    fn.params = []
    if fn.object is not None:
        fn.params.append(Variable("this", ct.pointer_to(fn.object), node.location, PARAM, used=True))
    with cx.acting_as(fn) as state, cx.nested("function"):
        for param in parameters.declared(cx, node.type):
            made = parameters.variables(cx, param)
            fn.params += made
            if not param.name:
                continue
            clash = cx.scope.names.get(param.name)
            if clash is not None:
                cx.error(
                    f"redefinition of parameter '{param.name}'",
                    param,
                    [declared_here(clash, "previous declaration is here")],
                )
                continue
            parameters.declare(cx.scope, param, made)
        if fn.is_constructor:
            constructors.member_values(cx, node, fn)
        fn.body = stmts.function_body(cx, node.body)
    deduction.finish_result(fn)
    fn.locals = state.locals
    fn.is_checked = True
    fn.result_variable = lifetimes.result_variable(fn)
    return fn.body
