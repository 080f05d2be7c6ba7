"""Checks calls: finds the function meant among overloads, converts the arguments, adds defaults.

Built-in functions take part like others; what they lower to stands in `builtin_table`. A call of a checked
tree has an `Identifier` as callee whose `decl` is a `symbols.Function` or a `builtin_table.Builtin`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...support.diagnostics import Note
from ..syntax import names, tree
from ..types import bases, builtin_table
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.lookup import Found
from ..types.ranking import Candidate, Ellipsis
from ..types.special import COPY, DESTRUCTOR, holds
from ..types.symbols import Function, HostName, Overloads, Template
from ..types.typed import PointedMember
from . import casts, operators, overload, packs, seams
from .access import check_access
from .adl import by_arguments
from .bases import is_ambiguous, methods, qualified, upcast
from .context import ERROR, Context, declared_here, failed, handles, is_error
from .deduction import needs_result
from .exprs import field_of, undeclared
from .lookup import find
from .making import dereferenced, identifier, like
from .methods import address, implicit_this, method_candidates
from .user_conversions import conversion_functions


@handles(tree.Call)
def call(cx: Context, node: tree.Call) -> tree.Expr:
    callee = node.callee = node.callee.copied()
    node.args = packs.written_out(cx, node.args)
    if isinstance(callee, tree.Member):
        return _member_call(cx, node, callee)
    if isinstance(callee, tree.Identifier) and callee.name.last.kind == names.CONVERSION and not callee.name.is_qualified:
        return _member_call(cx, node, tree.Member(callee.location, tree.This(callee.location), callee.name, True))
    if isinstance(callee, tree.Binary):
        callee.is_called = True
    args = [_argument(cx, arg) for arg in node.args]
    if isinstance(callee, tree.Identifier) and callee.name.args is not None:
        return _template_call(cx, node, callee, args)
    if not isinstance(callee, tree.Identifier):
        return _indirect(cx, node, cx.expr(callee), args)
    candidates = _candidates(cx, callee, args)
    if candidates is None:
        if not callee.ctype:
            return _indirect(cx, node, cx.expr(callee), args)
        return failed(node)
    if is_error(*args):
        return failed(node)
    functions, templates = candidates
    base = _own_object(cx, callee, functions, templates)
    args = args if base is None else [base, *args]
    chosen = choose(cx, callee, functions, templates, args, has_object=base is not None)
    return failed(node) if chosen is None else finish_call(cx, node, chosen, args)


def _own_object(cx: Context, callee: tree.Identifier, functions: Sequence[Function | builtin_table.Builtin], templates: Sequence[Template]) -> tree.Expr | None:
    """`*this` where an unqualified call in a member function may mean members of its structure ([over.call.func] p3)."""
    owners = [fn.owner for fn in functions if isinstance(fn, Function) and fn.object is not None] + [t.record for t in templates if t.record is not None]
    base = implicit_this(cx, callee) if owners else None
    return base if base is not None and any(base.ctype.unqualified is t.unqualified or bases.derives(base.ctype, t) for t in owners) else None


def _member_call(cx: Context, node: tree.Call, callee: tree.Member) -> tree.Expr:
    """`object.f(…)`: a member function, or a member that can be called."""
    if callee.name.last.kind == names.DESTRUCTOR:
        return seams.destructor_call(cx, node, callee)
    base = cx.expr(callee.base)
    if callee.name.is_qualified and not is_error(base):
        found_base = qualified(cx, callee, base)
        if found_base is None:
            return failed(node)
        base = found_base
    args = [_argument(cx, arg) for arg in node.args]
    callee.base = base
    if is_error(base, *args):
        return failed(node)
    t = base.ctype
    if callee.arrow:
        callee.base = base = operators.arrow(cx, callee, base)
        if is_error(base):
            return failed(node)
        base = casts.rvalue(cx, base)
        t = base.ctype.pointee if isinstance(base.ctype, ct.Pointer) else base.ctype
    key, explicit = callee.name.key, callee.name.args
    found = _conversions(cx, callee.name.last, t) if callee.name.last.kind == names.CONVERSION else method_candidates(t, key)
    if found is None or (not callee.arrow and base.ctype.is_pointer):
        member = field_of(cx, callee, callee.base)
        return _indirect(cx, node, member, args)
    if callee.arrow:
        base = dereferenced(base, base)
        base.location, base.ctype = callee.location, t
    if is_ambiguous(cx, t, key, callee):
        return failed(node)
    name = node.callee = like(tree.Identifier(callee.location, callee.name), callee)
    args = [base, *args]
    functions = found.functions if explicit is None else []
    problem = f"no matching member function for call to '{key}'"
    chosen = choose(cx, name, functions, found.templates, args, problem, explicit or (), has_object=True)
    return failed(node) if chosen is None else finish_call(cx, node, chosen, args)


def _conversions(cx: Context, name: names.Part, t: ct.CType) -> Overloads | None:
    """The conversion functions that `operator T` names ([class.conv.fct])."""
    assert name.type is not None
    wanted = cx.resolve(name.type)
    found = [fn for fn in conversion_functions(t, explicit=True) if fn.ctype.ret is wanted]
    return Overloads(name.key, found) if found else None


def _template_call(cx: Context, node: tree.Call, callee: tree.Identifier, args: list[tree.Expr]) -> tree.Expr:
    """`f<int>(…)`, `S<int>::f<int>(…)`."""
    if is_error(*args):
        return failed(node)
    lookup = find(cx, callee.name)
    symbol = lookup.symbol
    if symbol is None and not callee.name.is_qualified:
        # What `get` gives of a class that is like a tuple ([dcl.struct.bind] p3): the parser makes no such name.
        symbol = by_arguments(cx, callee.name.key, args)
    if not isinstance(symbol, Overloads):
        if not lookup.is_reported:
            cx.error(f"no function template named '{callee.name.key}'", callee)
        return failed(node)
    others = by_arguments(cx, callee.name.key, args) if _looks_at_arguments(callee, lookup) else None
    templates = list(dict.fromkeys((*symbol.templates, *(others.templates if others is not None else ()))))
    base = _own_object(cx, callee, [], templates)
    args = args if base is None else [base, *args]
    chosen = choose(cx, callee, [], templates, args, explicit=callee.name.args or (), has_object=base is not None)
    return failed(node) if chosen is None else finish_call(cx, node, chosen, args)


@seams.argument.provide
def _argument(cx: Context, node: tree.Expr) -> tree.Expr:
    if isinstance(node, tree.InitList):
        braced = packs.list_of(cx, node)
        braced.items = [item.copied() for item in braced.items]
        for item in braced.items:
            item.value = _argument(cx, item.value) if item.value.ctype is None else item.value
        braced.ctype = ERROR if is_error(*(item.value for item in braced.items)) else ct.BRACED
        return braced
    return cx.expr(node)


def _indirect(cx: Context, node: tree.Call, callee: tree.Expr, args: list[tree.Expr]) -> tree.Expr:
    """A call through a pointer, or of an object that has `operator()`."""
    if is_error(callee, *args):
        return failed(node)
    t = callee.ctype
    if t.is_record:
        meant = _object_call(cx, node, callee, args)
        if meant is not None:
            return meant
    value = callee if isinstance(callee, PointedMember) and t.is_function else casts.rvalue(cx, callee)
    if is_error(value):
        return failed(node)
    ftype = value.ctype.pointee if isinstance(value.ctype, ct.Pointer) else value.ctype
    if not isinstance(ftype, ct.Function):
        return cx.wrong(f"called object type '{t}' is not a function or function pointer", node)
    few = len(args) < len(ftype.params)
    if few or (len(args) > len(ftype.params) and not ftype.vararg):
        expected = f"{'at least ' * ftype.vararg}{len(ftype.params)}"
        return cx.wrong(f"too {'few' if few else 'many'} arguments to function call, expected {expected}, have {len(args)}", node)
    node.callee = value
    node.args = [casts.converted(cx, arg, p, "parameter") for arg, p in zip(args, ftype.params)]
    node.args += [_promoted(cx, arg, None) for arg in args[len(ftype.params) :]]
    node.ctype = ct.referred(ftype.ret)
    node.lvalue = isinstance(ftype.ret, ct.Reference)
    node.xvalue = isinstance(ftype.ret, ct.Reference) and ftype.ret.rvalue
    return failed(node) if is_error(*node.args) else node


def _object_call(cx: Context, node: tree.Call, callee: tree.Expr, args: list[tree.Expr]) -> tree.Expr | None:
    """[over.call.object]: `operator()`, or the function that a conversion function points to; None where the class has neither."""
    given = [callee, *args]
    candidates: list[Candidate] = []
    notes: list[Note] = []
    for members, owner in methods(callee.ctype, "operator()"):
        found, ignored = overload.of_functions(cx, members.functions, members.templates, given, node, has_object=True, found_in=owner)
        candidates, notes = candidates + found, notes + ignored
    surrogates = [Candidate(fn, (fn.ctype.ret, *to.params), 1 + len(to.params)) for fn in conversion_functions(callee.ctype) if (to := _function_behind(fn.ctype.ret))]
    if not candidates and not notes and not surrogates:
        return None
    outcome = overload.resolve(cx, candidates + surrogates, given)
    outcome.ignored = notes
    if outcome.best is None:
        if outcome.ambiguous:
            overload.report_ambiguous(cx, f"call to object of type '{callee.ctype}' is ambiguous", node, outcome)
        else:
            overload.report_none(cx, f"no matching function for call to object of type '{callee.ctype}'", node, outcome, given)
        return failed(node)
    if outcome.best in surrogates:
        return _indirect(cx, node, casts.converted(cx, callee, outcome.best.params[0], "parameter"), args)
    node.callee = identifier("operator()", node)
    return finish_call(cx, node, outcome.best, given)


def _function_behind(t: ct.CType) -> ct.Function | None:
    """The function type that a conversion function's result points or refers to."""
    t = ct.referred(t)
    t = t.pointee if isinstance(t, ct.Pointer) else t
    return t if isinstance(t, ct.Function) else None


def _looks_at_arguments(callee: tree.Identifier, found: Found) -> bool:
    """[basic.lookup.argdep] p1, p3: not for qualified and parenthesised names, members, and functions that a block declares."""
    if callee.name.is_qualified or callee.parenthesized:
        return False
    symbol, scope = found.symbol, found.scope
    if scope is None or symbol is None:
        return True
    if scope.kind == "record":
        return False
    return scope.is_namespace or not isinstance(symbol, Overloads) or all(fn in symbol.brought for fn in symbol.functions)


def _candidates(cx: Context, callee: tree.Identifier, args: list[tree.Expr]) -> tuple[list[Function | builtin_table.Builtin], list[Template]] | None:
    """The functions and templates of that name; None when it means something else (`ctype` is set once reported)."""
    key, lookup = callee.name.key, find(cx, callee.name)
    symbol = lookup.symbol
    if lookup.is_reported and symbol is None:
        callee.ctype = ERROR
        return None
    built_in = len(callee.name.parts) == 1 and lookup.scope in (None, cx.file_scope)
    if symbol is None or isinstance(symbol, Overloads):
        others = by_arguments(cx, key, args) if _looks_at_arguments(callee, lookup) and not is_error(*args) else None
        sets = [found for found in (symbol, others) if found is not None]
        functions = list(dict.fromkeys(fn for found in sets for fn in found.functions))
        templates = list(dict.fromkeys(t for found in sets for t in found.templates))
        rows = _rows(cx, key if symbol is not None else _fast_name(cx, key)) if built_in else None
        if sets or rows is not None:
            # A function with a built-in one's signature takes its place.
            return [*functions, *(r for r in rows or () if all(r.ctype.params != fn.ctype.params for fn in functions))], templates
        if built_in and key in builtin_table.VARIABLES:
            return None
        undeclared(cx, callee)
        callee.ctype = ERROR
        return None
    if isinstance(symbol, HostName):
        cx.expr(callee)
        callee.ctype = ERROR
    return None


def _rows(cx: Context, name: str) -> list[builtin_table.Builtin] | None:
    """The built-in functions of that name that the target has."""
    rows = builtin_table.find(name)
    if rows is None:
        return None
    return [r for r in rows if not r.lowering[-1].startswith("sm_") or int(r.lowering[-1][3:]) <= cx.options.arch_number]


def _fast(cx: Context, name: str) -> Function | builtin_table.Builtin:
    """The approximation of that name."""
    (row,) = builtin_table.find(name) or ()
    return cx.library.function(row.lowering[1], row.name) if row.lowering[0] == "lib" else row


def _fast_name(cx: Context, name: str) -> str:
    if cx.options.use_fast_math and not cx.in_library:
        return builtin_table.FAST_MATH.get(name, name)
    return name


# ------------------------------------------------------------------------ overload resolution


def choose(
    cx: Context, at: tree.Expr, functions: Sequence[Function | builtin_table.Builtin], templates: Sequence[Template], args: list[tree.Expr], problem: str = "",
    explicit: Sequence[tree.Node] = (), has_object: bool = False,
) -> Candidate | None:  # fmt: skip
    """The best viable function; reports and gives None when there is none or several.

    With `has_object` the first argument is the object that member functions work on.
    """
    # All members that one call may mean are found in one class: how the object becomes that says nothing about which is better.
    name = at.name.key if isinstance(at, tree.Identifier) else ""
    candidates, ignored = overload.of_functions(cx, functions, templates, args, at, has_object, explicit, args[0].ctype if has_object else None)
    generic = builtin_table.promoting(name, [ct.decayed(arg.ctype).unqualified for arg in args])
    if generic is not None and any(isinstance(fn, builtin_table.Builtin) for fn in functions):
        row, params = generic
        candidates.append(Candidate(row, params, len(params), is_instance=True))
    found = overload.resolve(cx, candidates, args)
    found.ignored = ignored
    if found.best is not None:
        return found.best
    if found.ambiguous:
        overload.report_ambiguous(cx, f"call to '{name}' is ambiguous", at, found)
    else:
        overload.report_none(cx, problem or f"no matching function for call to '{name}'", at, found, args)
    return None


# ---------------------------------------------------------------------------- the chosen function


@seams.called.provide
def finish_call(cx: Context, node: tree.Call, candidate: Candidate, args: list[tree.Expr]) -> tree.Expr:
    """The checked call of the chosen candidate; where that has an object parameter `args` begins with the object."""
    callee, chosen = node.callee, candidate.function
    assert isinstance(callee, tree.Identifier)
    hidden: list[tree.Expr] = []
    if isinstance(chosen, Function):
        chosen = chosen.redeclares or chosen
        if not _callable(cx, node, chosen) or not needs_result(cx, chosen, callee):
            return failed(node)
        if chosen.object is not None:
            if candidate.object is None:
                cx.error("call to non-static member function without an object argument", callee)
                return failed(node)
            hidden = [_object_argument(cx, chosen, args[0], callee)]
        cx.require(chosen)
    else:
        found = _lowered(cx, chosen, callee)
        if found is None:
            return failed(node)
        chosen = found
    callee.decl, callee.ctype = chosen, chosen.ctype
    if isinstance(chosen, Function):
        if chosen.access and chosen.object is None and not cx.may_access(chosen.owner, chosen.access):
            cx.error(f"'{chosen.name}' is a {chosen.access} member of '{chosen.record}'", callee, [declared_here(chosen, f"declared {chosen.access} here")])
        if chosen.is_constexpr and chosen.body_check is None and chosen.body is None:
            # Its value may be wanted at once.
            cx.check_waiting(chosen)
    node.args = [*hidden, *finish_arguments(cx, node, candidate, args)]
    if chosen is not candidate.function:
        # The library's function may be wider than the built-in one that stands for it: `min(float, double)`.
        node.args = [casts.converted(cx, arg, t, "parameter") for arg, t in zip(node.args, chosen.ctype.params)]
    node.ctype = ct.referred(chosen.ctype.ret)
    node.lvalue = isinstance(chosen.ctype.ret, ct.Reference)
    node.xvalue = isinstance(chosen.ctype.ret, ct.Reference) and chosen.ctype.ret.rvalue
    if is_error(*node.args):
        return failed(node)
    if isinstance(chosen, Function) and not chosen.is_device and cx.function is not None and cx.function.is_device and not cx.unevaluated:
        where = "__global__" if cx.function.is_kernel else "__device__"
        cx.error(f"reference to __host__ function '{chosen.name}' in {where} function", callee, [declared_here(chosen)])
        return failed(node)
    return casts.after(args[0], node) if candidate.anything else node


def _object_argument(cx: Context, fn: Function, node: tree.Expr, at: tree.Node) -> tree.Expr:
    """The address of the object that a member function works on."""
    way = bases.path(node.ctype, fn.owner) or ()
    check_access(cx, fn.name, node.ctype, way, fn.access, fn.owner, at, fn.location)
    if way:
        node = upcast(cx, node, fn.owner, checked=False)
    assert fn.object is not None
    if not fn.object.is_const:
        casts.mark_assigned(node)
    return address(node)


def _lowered(cx: Context, row: builtin_table.Builtin, at: tree.Node) -> Function | builtin_table.Builtin | None:
    """What a call of a built-in function calls: itself, or the library's function for it."""
    if row.lowering[0] == "none":
        cx.error(f"'{row.ctype.spell(row.name)}' is not available yet", at)
        return None
    if row.lowering[0] != "lib":
        return row
    file, *other = row.lowering[1:]
    name = other[0] if other else row.name
    fast = _fast_name(cx, name)
    # the float overload of `sin` is `sinf`
    return cx.library.function(file, name) if fast == name else _fast(cx, fast)


@seams.arguments.provide
def finish_arguments(cx: Context, node: tree.Expr, candidate: Candidate, args: list[tree.Expr]) -> list[tree.Expr]:
    """The arguments after the object, converted as the candidate's sequences say, with promotions for `...` and default arguments."""
    first = int(candidate.object is not None or candidate.anything)
    given, params = args[first:], candidate.function.ctype.params
    if isinstance(candidate.function, builtin_table.Builtin) and candidate.is_instance:
        converted = [casts.converted(cx, arg, t, "parameter") for arg, t in zip(given, params)]
    else:
        converted = [casts.apply(cx, arg, s, t, "parameter") for arg, s, t in zip(given, candidate.sequences[first:], params) if s is not None and not isinstance(s, Ellipsis)]
    converted += [_promoted(cx, arg, candidate.function) for arg in given[len(params) :]]
    return converted + _default_arguments(cx, node, candidate.function, len(given))


def _promoted(cx: Context, arg: tree.Expr, called: Function | builtin_table.Builtin | None) -> tree.Expr:
    """An argument for `...`: the default argument promotions ([expr.call] p12). Only what is built in looks at it."""
    value = casts.operand(cx, arg)
    if is_error(value):
        return value
    t = value.ctype.unqualified
    if t.is_float:
        return casts.to_arithmetic(value, ct.DOUBLE)
    if t.is_integral:
        return casts.to_arithmetic(value, conv.promoted(t))
    plain = isinstance(t, ct.Record) and (cx.unevaluated or (holds(t, COPY) and holds(t, DESTRUCTOR)))
    if not t.is_pointer and not t.is_nullptr and (isinstance(called, builtin_table.Builtin) or not (t.is_scalar or plain)):
        cx.error_range(f"cannot pass object of type '{arg.ctype}' through variadic function", arg)
        return failed(value)
    return value


def _callable(cx: Context, node: tree.Call, fn: Function) -> bool:
    if fn.is_deleted:
        kind = "member function" if fn.record is not None else "function"
        cx.error(f"call to deleted {kind} '{fn.name}'", node.callee, [declared_here(fn, "candidate function has been explicitly deleted")])
        return False
    if fn.is_kernel:
        where = "__global__" if cx.function is not None and cx.function.is_kernel else "__device__"
        text = f"reference to __global__ function '{fn.name}' in {where} function"
        cx.error(text, node.callee, [declared_here(fn)])
        return False
    return True


def _default_arguments(cx: Context, node: tree.Expr, chosen: Function | builtin_table.Builtin, given: int) -> list[tree.Expr]:
    missing = len(chosen.ctype.params) - given
    if missing <= 0:
        return []
    result = []
    for t, default in zip(chosen.ctype.params[given:], chosen.defaults[len(chosen.defaults) - missing :]):
        if isinstance(default, int):
            literal = tree.IntLiteral(node.location, default)
            literal.ctype, literal.start, literal.end = t, node.start, node.end
            default = literal
        else:
            default = seams.default_argument(cx, default)
        result.append(default)
    return result


@seams.chosen.provide
def _chosen(cx: Context, at: tree.Expr, functions: Sequence[Function], templates: Sequence[Template], args: list[tree.Expr]) -> Candidate | None:
    return choose(cx, at, functions, templates, args)
