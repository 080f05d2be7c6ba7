"""Function calls: overload resolution, conversion of arguments, default arguments.

Built-in functions are ordinary candidates. Their lowering is given in `builtin_table`. The callee of a
checked call is an `Identifier` whose `decl` is a `symbols.Function` or a `builtin_table.Builtin`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....support.diagnostics import Note
from ...syntax import tree
from ...syntax.tree import names
from ...types import builtin_table
from ...types import ctype as ct
from ...types.bases import derives
from ...types.lookup import Found
from ...types.ranking import Candidate
from ...types.symbols import ClassScope, FunctionSymbol, HostName, NamespaceScope, Overloads, Template
from ...types.typed_nodes import PointedMember
from ..classes import bases, methods
from ..context import Context
from ..conversions import casts, user_conversions
from ..dispatch import handles
from ..names import adl
from ..names.lookup import find, type_in_expression
from ..node_builders import dereference, identifier, like
from ..overload import overload
from ..overload.call_completion import choose_candidate, fast_name, finish_call, promote_argument
from ..reporting import ERROR, is_error, mark_error
from ..templates import packs
from . import destruction, operators
from .exprs import report_undeclared
from .members import field_access

_ADDRESS_OF = "__builtin_addressof"
"""The built-in address-of operator in the form of a call. It ignores overloaded `operator&`. Its type depends
on the operand, so the table of built-in functions has no row for it.
"""


def check_functional_cast(node: tree.Call, type: tree.TypeSyntax) -> tree.Expr:
    """Check a cast in functional notation, `T(…)` ([expr.type.conv])."""
    if len(node.args) == 1 and not isinstance(node.args[0], tree.InitList | tree.PackExpansion):
        return like(tree.Cast(node.location, "functional", type, node.args[0]), node)
    return like(tree.Construct(node.location, type, node.args), node)


@handles(tree.Call)
def check_call(cx: Context, node: tree.Call) -> tree.Expr:
    """Check a function call ([expr.call])."""
    callee = node.callee = node.callee.copied()
    type = type_in_expression(cx, callee)
    if type is not None:
        return cx.expr(check_functional_cast(node, type))
    node.args = packs.expand_arguments(cx, node.args)
    if (
        isinstance(callee, tree.Identifier)
        and callee.name.key == _ADDRESS_OF
        and not callee.name.is_qualified
        and len(node.args) == 1
    ):
        address = tree.Unary(node.location, "&", node.args[0])
        address.is_builtin = True
        return cx.expr(like(address, node))
    if isinstance(callee, tree.Member):
        return _member_call(cx, node, callee)
    if (
        isinstance(callee, tree.Identifier)
        and callee.name.last.kind == "conversion"
        and not callee.name.is_qualified
    ):
        return _member_call(
            cx, node, tree.Member(callee.location, tree.This(callee.location), callee.name, True)
        )
    if isinstance(callee, tree.Binary):
        callee.is_called = True
    args = [packs.check_argument(cx, arg) for arg in node.args]
    if isinstance(callee, tree.Identifier) and callee.name.args is not None:
        return _template_call(cx, node, callee, args)
    if not isinstance(callee, tree.Identifier):
        return _indirect_call(cx, node, cx.expr(callee), args)
    candidates = _candidates(cx, callee, args)
    if candidates is None:
        if not callee.ctype:
            return _indirect_call(cx, node, cx.expr(callee), args)
        return mark_error(node)
    if is_error(*args):
        return mark_error(node)
    functions, templates = candidates
    base = _implicit_object(cx, callee, functions, templates)
    args = args if base is None else [base, *args]
    candidate = choose_candidate(cx, callee, functions, templates, args, has_object=base is not None)
    return mark_error(node) if candidate is None else finish_call(cx, node, candidate, args)


def _implicit_object(
    cx: Context,
    callee: tree.Identifier,
    functions: Sequence[FunctionSymbol | builtin_table.Builtin],
    templates: Sequence[Template],
) -> tree.Expr | None:
    """Return `*this` for an unqualified call that may denote a member function ([over.call.func] p3)."""
    owners = [fn.owner for fn in functions if isinstance(fn, FunctionSymbol) and fn.object is not None] + [
        t.record for t in templates if t.record is not None
    ]
    base = methods.dereference_this(cx, callee) if owners else None
    if base is None or not any(
        base.ctype.unqualified is t.unqualified or derives(base.ctype, t) for t in owners
    ):
        return None
    return bases.qualify_this(cx, callee.name, base, checked=False)


def _member_call(cx: Context, node: tree.Call, callee: tree.Member) -> tree.Expr:
    """Check `object.f(…)`: a call of a member function or of a callable data member."""
    if callee.name.last.kind == "destructor":
        return destruction.check_destructor_call(cx, node, callee)
    base = cx.expr(callee.base)
    if callee.name.is_qualified and not is_error(base):
        found_base = bases.qualify_object(cx, callee, base)
        if found_base is None:
            return mark_error(node)
        base = found_base
    args = [packs.check_argument(cx, arg) for arg in node.args]
    callee.base = base
    if is_error(base):
        return mark_error(node)
    t = base.ctype
    if callee.arrow:
        callee.base = base = operators.resolve_arrow(cx, callee, base)
        if is_error(base):
            return mark_error(node)
        base = casts.rvalue(cx, base)
        t = base.ctype.pointee if isinstance(base.ctype, ct.Pointer) else base.ctype
    key, explicit = callee.name.key, callee.name.args
    result = (
        _find_conversions(cx, callee.name.last, dereference(base, base) if callee.arrow else base)
        if callee.name.last.kind == "conversion"
        else methods.method_candidates(t, key)
    )
    if result is None or (not callee.arrow and base.ctype.is_pointer):
        member = field_access(cx, callee, callee.base)
        return _indirect_call(cx, node, member, args)
    if callee.arrow:
        base = dereference(base, base)
        base.location, base.ctype = callee.location, t
    if is_error(*args) or bases.is_ambiguous(cx, t, key, callee):
        return mark_error(node)
    name = node.callee = like(tree.Identifier(callee.location, callee.name), callee)
    args = [base, *args]
    functions = result.functions if explicit is None else []
    problem = f"no matching member function for call to '{key}'"
    candidate = choose_candidate(
        cx, name, functions, result.templates, args, problem, explicit or (), has_object=True
    )
    return mark_error(node) if candidate is None else finish_call(cx, node, candidate, args)


def _find_conversions(cx: Context, name: names.Part, base: tree.Expr) -> Overloads | None:
    """Return the conversion functions that `operator T` names ([class.conv.fct]), or else specialisations of
    templates ([temp.mem] p6).
    """
    assert name.type is not None
    target = cx.resolve(name.type)
    new = [
        (fn, template)
        for fn, template in user_conversions.conversion_functions_to(cx, base, target, explicit=True)
        if fn.ctype.ret is target
    ]
    result = [fn for fn, template in new if template is None] or [fn for fn, _ in new]
    return Overloads(name.key, result) if result else None


def _template_call(cx: Context, node: tree.Call, callee: tree.Identifier, args: list[tree.Expr]) -> tree.Expr:
    """Check `f<int>(…)` or `S<int>::f<int>(…)`."""
    if is_error(*args):
        return mark_error(node)
    lookup = find(cx, callee.name)
    symbol = lookup.symbol
    if symbol is None and not callee.name.is_qualified:
        # The `get` of a tuple-like class ([dcl.struct.bind] p3): the parser makes no such name.
        symbol = adl.argument_dependent_lookup(cx, callee.name.key, args)
    if not isinstance(symbol, Overloads):
        if not lookup.is_reported:
            cx.report.error(f"no function template named '{callee.name.key}'", callee)
        return mark_error(node)
    others = (
        adl.argument_dependent_lookup(cx, callee.name.key, args, callee.name in cx.unit.nondependent_callees)
        if _allows_argument_lookup(callee, lookup)
        else None
    )
    templates = list(dict.fromkeys((*symbol.templates, *(others.templates if others is not None else ()))))
    base = _implicit_object(cx, callee, [], templates)
    args = args if base is None else [base, *args]
    candidate = choose_candidate(
        cx, callee, [], templates, args, explicit=callee.name.args or (), has_object=base is not None
    )
    return mark_error(node) if candidate is None else finish_call(cx, node, candidate, args)


def _indirect_call(cx: Context, node: tree.Call, callee: tree.Expr, args: list[tree.Expr]) -> tree.Expr:
    """Check a call through a pointer, or of an object with `operator()`."""
    if is_error(callee, *args):
        return mark_error(node)
    t = callee.ctype
    if t.is_record:
        checked = _object_call(cx, node, callee, args)
        if checked is not None:
            return checked
    value = callee if isinstance(callee, PointedMember) and t.is_function else casts.rvalue(cx, callee)
    if is_error(value):
        return mark_error(node)
    ftype = value.ctype.pointee if isinstance(value.ctype, ct.Pointer) else value.ctype
    if not isinstance(ftype, ct.Function):
        return cx.report.invalid_expr(f"called object type '{t}' is not a function or function pointer", node)
    few = len(args) < len(ftype.params)
    if few or (len(args) > len(ftype.params) and not ftype.vararg):
        expected = f"{'at least ' * ftype.vararg}{len(ftype.params)}"
        return cx.report.invalid_expr(
            f"too {'few' if few else 'many'} arguments to function call, expected {expected}, have"
            f" {len(args)}",
            node,
        )
    node.callee = value
    node.args = [casts.convert(cx, arg, p, "parameter") for arg, p in zip(args, ftype.params)]
    node.args += [promote_argument(cx, arg, None) for arg in args[len(ftype.params) :]]
    node.ctype = ct.call_type(ftype.ret)
    node.lvalue = isinstance(ftype.ret, ct.Reference)
    node.xvalue = isinstance(ftype.ret, ct.Reference) and ftype.ret.rvalue
    return mark_error(node) if is_error(*node.args) else node


def _object_call(cx: Context, node: tree.Call, callee: tree.Expr, args: list[tree.Expr]) -> tree.Expr | None:
    """Check a call of an object: of `operator()`, or of the function that a conversion function returns
    ([over.call.object]). None if the class has neither.
    """
    arguments = [callee, *args]
    candidates: list[Candidate] = []
    notes: list[Note] = []
    for members, owner in bases.methods(callee.ctype, "operator()"):
        result, ignored = overload.function_candidates(
            cx, members.functions, members.templates, arguments, node, has_object=True, found_in=owner
        )
        candidates, notes = candidates + result, notes + ignored
    surrogates = [
        Candidate(fn, (fn.ctype.ret, *to.params), 1 + len(to.params))
        for fn in user_conversions.conversion_functions(callee.ctype)
        if (to := _function_pointee(fn.ctype.ret))
    ]
    if not candidates and not notes and not surrogates:
        return None
    outcome = overload.resolve_overload(cx, candidates + surrogates, arguments)
    outcome.ignored = notes
    if outcome.best is None:
        if outcome.ambiguous:
            overload.report_ambiguous(
                cx, f"call to object of type '{callee.ctype}' is ambiguous", node, outcome
            )
        else:
            overload.report_none(
                cx,
                f"no matching function for call to object of type '{callee.ctype}'",
                node,
                outcome,
                arguments,
            )
        return mark_error(node)
    if outcome.best in surrogates:
        return _indirect_call(cx, node, casts.convert(cx, callee, outcome.best.params[0], "parameter"), args)
    node.callee = identifier("operator()", node)
    return finish_call(cx, node, outcome.best, arguments)


def _function_pointee(t: ct.CType) -> ct.Function | None:
    """Return the function type to which a conversion function's result points or refers."""
    t = ct.referred(t)
    t = t.pointee if isinstance(t, ct.Pointer) else t
    return t if isinstance(t, ct.Function) else None


def _allows_argument_lookup(callee: tree.Identifier, lookup: Found) -> bool:
    """Return whether argument-dependent lookup applies. It does not for qualified and parenthesised names,
    members, and block-scope functions ([basic.lookup.argdep] p1, p3).
    """
    if (callee.name.is_qualified and not callee.name.is_std_name) or callee.parenthesized:
        return False
    symbol, scope = lookup.symbol, lookup.scope
    if scope is None or symbol is None:
        return True
    if isinstance(scope, ClassScope):
        return False
    return (
        isinstance(scope, NamespaceScope)
        or not isinstance(symbol, Overloads)
        or all(fn in symbol.brought for fn in symbol.functions)
    )


def _candidates(
    cx: Context, callee: tree.Identifier, args: list[tree.Expr]
) -> tuple[list[FunctionSymbol | builtin_table.Builtin], list[Template]] | None:
    """Return the functions and templates of a name, None if it denotes something else (`ctype` is set after
    an error).
    """
    key, lookup = callee.name.key, find(cx, callee.name)
    symbol = lookup.symbol
    if lookup.is_reported and symbol is None:
        callee.ctype = ERROR
        return None
    is_brought = isinstance(symbol, Overloads) and symbol.has_built_in
    built_in = is_brought or (len(callee.name.parts) == 1 and lookup.scope in (None, cx.scopes.file))
    if symbol is None or isinstance(symbol, Overloads):
        others = (
            adl.argument_dependent_lookup(cx, key, args, callee.name in cx.unit.nondependent_callees)
            if _allows_argument_lookup(callee, lookup) and not is_error(*args)
            else None
        )
        sets = [item for item in (symbol, others) if item is not None]
        functions = list(dict.fromkeys(fn for item in sets for fn in item.functions))
        templates = list(dict.fromkeys(t for item in sets for t in item.templates))
        rows = _builtin_rows(cx, key if symbol is not None else fast_name(cx, key)) if built_in else None
        if sets or rows is not None:
            # A function with the signature of a built-in function replaces it.
            return [
                *functions,
                *(r for r in rows or () if all(r.ctype.params != fn.ctype.params for fn in functions)),
            ], templates
        if built_in and key in builtin_table.VARIABLES:
            return None
        if (
            not cx.instantiation.is_uninstantiated
            or not is_error(*args)
            or callee.name.is_qualified
            or callee.parenthesized
        ):
            report_undeclared(cx, callee)
        callee.ctype = ERROR
        return None
    if isinstance(symbol, HostName):
        cx.expr(callee)
        callee.ctype = ERROR
    return None


def _builtin_rows(cx: Context, name: str) -> list[builtin_table.Builtin] | None:
    """Return the built-in functions of that name on the target."""
    rows = builtin_table.find(name)
    if rows is None:
        return None
    result = [row for row in rows if row.is_available(cx.options.arch_number)]
    return None if not result and builtin_table.unavailable_reason(name) else result


# ------------------------------------------------------------------------ overload resolution


# ---------------------------------------------------------------------------- the chosen function
