"""Conversions of a lambda without captures to pointers to functions ([expr.prim.lambda.closure] p7)."""

from __future__ import annotations

from functools import partial

from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types.closures import Closure
from ...types.symbols import FunctionSymbol, Overloads, Scope, VariableSymbol
from ...types.typed_nodes import ObjectInit
from ..classes import constructors
from ..classes.methods import object_address
from ..context import Context
from ..conversions import casts
from ..declarations import decls
from ..node_builders import call, identifier, like, position_of
from ..reporting import ERROR
from ..templates import deduce

_INVOKER = "(invoker)"


def add_conversion(cx: Context, closure: Closure, node: tree.Lambda, fn: FunctionSymbol | None) -> None:
    """Add the conversion to a pointer of the call operator's type. A generic lambda gets a conversion
    template.
    """
    if fn is None:
        closure.make_conversion = partial(_conversion, cx, closure, node)
    elif fn.ctype.ret is not ERROR:
        closure.record.decl.conversions.append(_conversion(cx, closure, node, fn))


def generic_conversion(cx: Context, t: ct.Record, target: ct.CType, at: tree.Node) -> FunctionSymbol | None:
    """Return the conversion of a generic lambda to a pointer to function."""
    closure, members = t.decl.closure, t.decl.members
    target_type = ct.referred(target).unqualified
    if (
        not isinstance(closure, Closure)
        or closure.make_conversion is None
        or not isinstance(target_type, ct.Pointer)
        or not isinstance(target_type.pointee, ct.Function)
    ):
        return None
    assert isinstance(members, Scope)
    operator = members.names["operator()"]
    assert isinstance(operator, Overloads)
    fn, _ = deduce.deduce_address(cx, operator.templates[0], (), target_type.pointee, at)
    if fn is None or fn.ctype.ret is not target_type.pointee.ret:
        return None
    if fn not in closure.conversions:
        with cx.enter_scope(members, closure.path):
            closure.conversions[fn] = closure.make_conversion(fn)
    return closure.conversions[fn]


def _conversion(cx: Context, closure: Closure, node: tree.Lambda, fn: FunctionSymbol) -> FunctionSymbol:
    """Return the conversion of a lambda to a pointer to a function that calls the call operator."""
    position = position_of(node)
    plain = ct.function(fn.ctype.ret, fn.ctype.params, is_noexcept=fn.ctype.is_noexcept)
    target = ct.pointer_to(plain)
    invoker = _member_function(cx, closure, names.simple_name(_INVOKER, closure.location), plain, static=True)
    invoker.params = [
        VariableSymbol(f"p{number}", t, node.location, "param", used=True)
        for number, t in enumerate(fn.ctype.params)
    ]
    callee = identifier("operator()", position)
    callee.decl, callee.ctype = fn, fn.ctype
    empty: tree.Expr = like(ObjectInit(node.location, {}), position, closure.record)
    args = [
        object_address(empty),
        *(constructors.forward_parameter(p, position, p.ctype) for p in invoker.params),
    ]
    result = fn.ctype.ret
    new = like(
        call(callee, args, node), position, ct.referred(result), lvalue=isinstance(result, ct.Reference)
    )
    new.xvalue = isinstance(result, ct.Reference) and result.rvalue
    invoker.body = _return_block(node, casts.wrap(new, "BindReference", result) if new.lvalue else new)
    invoker.pending.body_check = lambda: cx.require(fn)
    part = names.Part(closure.location, str(target), "conversion")
    outcome = _member_function(cx, closure, tree.Name(closure.location, [part]), ct.function(target, ()))
    name = identifier(_INVOKER, position)
    name.decl, name.ctype = invoker, invoker.ctype
    outcome.params = [
        VariableSymbol(
            "this", ct.pointer_to(outcome.object or closure.record), node.location, "param", used=True
        )
    ]
    outcome.body = _return_block(node, casts.wrap(name, "FunctionToPointerDecay", target))
    outcome.pending.body_check = lambda: cx.require(invoker)
    return outcome


def _return_block(node: tree.Lambda, value: tree.Expr) -> tree.Compound:
    body = tree.Compound(node.location, [tree.Return(node.location, value)])
    body.end = node.location
    return body


def _member_function(
    cx: Context, closure: Closure, name: tree.Name, t: ct.Function, static: bool = False
) -> FunctionSymbol:
    """Make an implicit member function."""
    at = closure.location
    specifiers = tree.Specifiers(at, "static" if static else None)
    specifiers.words, specifiers.align = {"constexpr": at}, []
    decl = tree.FunctionDecl(at, name, tree.FunctionSyntax(at, tree.ResolvedType(at, t.ret), []), specifiers)
    decl.is_const = not static
    fn = decls.new_function(cx, decl, t, closure.record)
    fn.is_internal = fn.definition.is_checked = fn.declaration.is_constexpr = True
    fn.declaration.defaults = [None] * len(t.params)
    fn.pending.body_check = lambda: None
    return fn
