"""Checks calls: finds the function meant among overloads, converts the arguments, adds defaults.

Built-in functions take part like others; what they lower to stands in `builtin_table`. A call of a checked
tree has an `Identifier` as callee whose `decl` is a `symbols.Function` or a `builtin_table.Builtin`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...support.diagnostics import Note
from ..syntax import tree
from ..types import bases, builtin_table
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.symbols import Function, HostName, Overloads, Scope
from . import casts
from .bases import check_access, is_ambiguous, qualified, upcast
from .context import ERROR, Context, declared_here, failed, handles, is_error
from .deduction import needs_result
from .exprs import undeclared

EXACT, PROMOTION, CONVERSION, BOOLEAN, USER = range(5)
"""Ranks of conversions ([over.ics.rank]); pointer to bool is worse than any other standard one. A quarter more means more qualifiers."""


@handles(tree.Call)
def call(cx: Context, node: tree.Call) -> tree.Expr:
    callee = node.callee = node.callee.copied()
    if isinstance(callee, tree.Member):
        return _member_call(cx, node, callee)
    args = [_argument(cx, arg) for arg in node.args]
    if isinstance(callee, tree.TemplateName):
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
    if any(isinstance(c, Function) and c.object is not None for c in functions) or any(t.record is not None for t in templates):
        args = _with_object(cx, callee, functions, args)
    chosen = choose(cx, callee, functions, templates, args)
    return failed(node) if chosen is None else finish_call(cx, node, chosen, args)


def _with_object(cx: Context, callee: tree.Identifier, functions: list[Any], args: list[tree.Expr]) -> list[tree.Expr]:
    """The arguments of an unqualified call in a member function, with `*this` first."""
    from .methods import implicit_this

    base = implicit_this(cx, callee)
    return args if base is None else [base, *args]


def _member_call(cx: Context, node: tree.Call, callee: tree.Member) -> tree.Expr:
    """`object.f(…)`: a member function, or a member that can be called."""
    from .methods import method_candidates

    base = cx.expr(callee.base)
    if "::" in callee.name and not is_error(base):
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
        base = casts.rvalue(cx, base)
        t = base.ctype.pointee if isinstance(base.ctype, ct.Pointer) else base.ctype
    found = method_candidates(t, callee.name)
    if found is None or (not callee.arrow and base.ctype.is_pointer):
        from .exprs import _field_of

        member = _field_of(cx, callee, callee.base)
        return _indirect(cx, node, member, args)
    if callee.arrow:
        pointer, base = base, tree.Unary(callee.location, "*", base)
        base.ctype, base.lvalue = t, True
        base.start, base.end, base.length, base.depth = pointer.start, pointer.end, pointer.length, pointer.depth + 1
    if is_ambiguous(cx, t, callee.name, callee):
        return failed(node)
    name = tree.Identifier(callee.location, callee.name)
    name.length, name.start, name.end = callee.length, callee.start, callee.end
    node.callee = name
    args = [base, *args]
    functions = found.functions if callee.args is None else []
    problem = f"no matching member function for call to '{callee.name}'"
    chosen = choose(cx, name, functions, found.templates, args, problem, callee.args or ())
    return failed(node) if chosen is None else finish_call(cx, node, chosen, args)


def _template_call(cx: Context, node: tree.Call, callee: tree.TemplateName, args: list[tree.Expr]) -> tree.Expr:
    """`f<int>(…)` and `S<int>::f(…)`."""
    from . import templates

    if is_error(*args):
        return failed(node)
    name = tree.Identifier(callee.location, callee.member or callee.name)
    name.length, name.start, name.end = callee.length, callee.start, callee.end
    if callee.member is not None:
        template = templates.template_of(cx, callee.name, callee)
        given = templates.arguments(cx, template, callee.args, callee) if template is not None else None
        t = templates.record_instance(cx, template, given, callee) if template is not None and given is not None else None
        members = t.decl.members if isinstance(t, ct.Record) else None
        found = members.own(callee.member) if isinstance(members, Scope) else None
        if not isinstance(found, Overloads):
            if t is not None:
                cx.error(f"no member named '{callee.member}' in '{t}'", callee)
            return failed(node)
        functions, candidates, explicit = list(found.functions), found.templates, []
    else:
        symbol = cx.lookup(callee.name)
        if not isinstance(symbol, Overloads):
            cx.error(f"no function template named '{callee.name}'", callee)
            return failed(node)
        functions, candidates, explicit = [], symbol.templates, callee.args
    node.callee = name
    if any(fn.object is not None for fn in functions) or (callee.member is not None and candidates):
        args = _with_object(cx, name, functions, args)
    chosen = choose(cx, name, functions, candidates, args, explicit=explicit)
    return failed(node) if chosen is None else finish_call(cx, node, chosen, args)


def _argument(cx: Context, node: tree.Expr) -> tree.Expr:
    if isinstance(node, tree.InitList):
        braced = node.copied()
        braced.ctype = ct.BRACED
        return braced
    return cx.expr(node)


def _indirect(cx: Context, node: tree.Call, callee: tree.Expr, args: list[tree.Expr]) -> tree.Expr:
    """A call through a pointer, or of an object that has `operator()`."""
    if is_error(callee, *args):
        return failed(node)
    t = callee.ctype
    if t.is_record:
        from .methods import overloaded

        called = overloaded(cx, node, "()", [callee, *args])
        if called is not None:
            return called
    value = casts.rvalue(cx, callee)
    if is_error(value):
        return failed(node)
    if not isinstance(value.ctype, ct.Pointer) or not isinstance(value.ctype.pointee, ct.Function):
        cx.error(f"called object type '{t}' is not a function or function pointer", node)
        return failed(node)
    ftype = value.ctype.pointee
    if len(args) != len(ftype.params):
        few = len(args) < len(ftype.params)
        cx.error(f"too {'few' if few else 'many'} arguments to function call, expected {len(ftype.params)}, have {len(args)}", node)
        return failed(node)
    node.callee = value
    node.args = [casts.converted(cx, arg, p, "parameter") for arg, p in zip(args, ftype.params)]
    node.ctype = ct.referred(ftype.ret)
    node.lvalue = isinstance(ftype.ret, ct.Reference)
    node.xvalue = isinstance(ftype.ret, ct.Reference) and ftype.ret.rvalue
    return failed(node) if is_error(*node.args) else node


def _candidates(cx: Context, callee: tree.Identifier, args: list[tree.Expr]) -> tuple[list[Any], list[Any]] | None:
    """The functions and templates of that name; None when it means something else (`ctype` is set once reported)."""
    from .methods import associated

    symbol = cx.lookup(callee.name)
    if isinstance(symbol, Overloads):
        found: list[Any] = list(symbol.functions)
        templates: list[Any] = list(symbol.templates)
        if not is_error(*args):
            for other in associated(callee.name, args):
                found += [fn for fn in other.functions if fn not in found]
                templates += [t for t in other.templates if t not in templates]
        return found + list(_rows(cx, callee.name) or ()), templates
    if symbol is None:
        rows = _rows(cx, _fast_name(cx, callee.name))
        others = list(associated(callee.name, args)) if not is_error(*args) else []
        if others or rows is not None:
            return [*(fn for o in others for fn in o.functions), *(rows or ())], [t for o in others for t in o.templates]
        if callee.name in builtin_table.VARIABLES:
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


def _fast(cx: Context, name: str) -> Any:
    """The approximation of that name."""
    (row,) = builtin_table.find(name) or ()
    return cx.library.function(row.lowering[1], row.name) if row.lowering[0] == "lib" else row


def _fast_name(cx: Context, name: str) -> str:
    if cx.options.use_fast_math and not cx.in_library:
        return builtin_table.FAST_MATH.get(name, name)
    return name


# ------------------------------------------------------------------------ overload resolution


def choose(
    cx: Context, at: tree.Expr, functions: Sequence[Any], templates: Sequence[Any], args: list[tree.Expr], problem: str = "",
    explicit: Sequence[tree.Node] = (),
) -> Any:
    """The best viable function; reports and gives None when there is none or several.

    Where a candidate is a member function, the first argument is the object.
    """
    candidates, ignored = _with_instances(cx, functions, templates, args, explicit, at)
    viable = [(c, ranks) for c in candidates if (ranks := _ranks(c, args)) is not None]
    best = _best(viable)
    if len(best) != 1:
        best = _best([(c, ranks) for c, ranks in viable if isinstance(c, Function) and (not best or c in best)]) or best
    if len(best) == 1:
        return best[0]
    name = getattr(at, "name", "")
    if best:
        double = _integers_as_double(best, args)
        if double is not None:
            return double
        notes = [_candidate_note(c, "candidate function") for c in best[:3]]
        cx.error(f"call to '{name}' is ambiguous", at, notes)
    elif args or len(candidates) != 1 or candidates[0].ctype.params:
        reasons = [*_reasons(candidates, args), *ignored][:4]
        cx.error(problem or f"no matching function for call to '{name}'", at, reasons)
    return None


def _with_instances(
    cx: Context, functions: Sequence[Any], templates: Sequence[Any], args: list[tree.Expr], explicit: Sequence[tree.Node], at: tree.Node
) -> tuple[list[Any], list[Note]]:
    """The candidates with what each template would make, and notes about templates that make nothing."""
    candidates, notes = list(functions), []
    for template in templates:
        from . import templates as check_templates

        method = template.record is not None and template.decl.specifiers.storage != "static"
        found = check_templates.deduce(cx, template, explicit, args[1:] if method else args)
        fn = check_templates.function_instance(cx, template, found, at) if isinstance(found, tuple) else None
        if fn is not None:
            candidates.append(fn)
        else:
            text = found if isinstance(found, str) else "candidate template ignored: substitution failure"
            notes.append(Note(text, template.location, len(template.name)))
    return candidates, notes


def viable_best(cx: Context, functions: Sequence[Any], templates: Sequence[Any], args: list[tree.Expr], at: tree.Node) -> list[Any]:
    """The best candidates, without a word about the others."""
    candidates, _ = _with_instances(cx, functions, templates, args, (), at)
    return _best([(c, ranks) for c in candidates if (ranks := _ranks(c, args)) is not None])


def _parameters(candidate: Any, args: Sequence[tree.Expr]) -> tuple[list[tuple[ct.CType, bool]], list[tree.Expr]]:
    """(type, whether it is the object) of each parameter, and the arguments for them."""
    params = [(p, False) for p in candidate.ctype.params]
    values = list(args)
    if isinstance(candidate, Function) and candidate.record is not None and not candidate.is_constructor:
        if candidate.object is not None:
            params.insert(0, (ct.reference_to(candidate.object), True))
        elif values and _is_object(values[0].ctype, candidate.record) and len(values) > len(params):
            del values[0]
    return params, values


def _is_object(t: ct.CType, record: ct.CType) -> bool:
    return t.unqualified is record or bases.derives(t, record)


def _defaults(candidate: Any) -> int:
    return sum(d is not None for d in candidate.defaults)


def _ranks(candidate: Any, args: list[tree.Expr]) -> list[float] | None:
    params, values = _parameters(candidate, args)
    if not len(params) - _defaults(candidate) <= len(values) or (len(values) > len(params) and not candidate.ctype.vararg):
        return None
    ranks = []
    for value, (target, is_object) in zip(values, params):
        found = rank(value, target, is_object)
        if found is None:
            return None
        if is_object and candidate.name.startswith("operator"):
            found += CONVERSION * bases.derives(value.ctype, target.referred)  # type: ignore[attr-defined]
        ranks.append(found)
    return ranks


def rank(value: tree.Expr, target: ct.CType, is_object: bool = False, user: bool = True) -> float | None:
    """How well an argument converts to a parameter: less is better, None is not at all."""
    if isinstance(value, tree.InitList):
        return _list_rank(value, target)
    if value.ctype is ct.OVERLOADED:
        return EXACT if casts.chosen_overload(value, target) is not None else None
    if isinstance(target, ct.Reference):
        return _reference_rank(value, target, is_object)
    t = value.ctype
    if t.is_array or t.is_function:
        value = casts.wrap(value, "ArrayToPointerDecay", ct.decayed(t))
    source = value.ctype.unqualified
    kind = casts.implicit_kind(value, target)
    if kind == "DerivedToBase":
        return CONVERSION + bases.depth(source.pointee, target.pointee) / 100  # type: ignore[attr-defined]
    if kind is None and bases.path(value.ctype, target) is not None:
        return CONVERSION + bases.depth(value.ctype, target) / 100
    if kind is None:
        if user and isinstance(value.ctype, ct.Record) and value.ctype.decl.conversions:
            from .methods import chosen_conversion

            if chosen_conversion(value.ctype, target) is not None:
                return USER
        if user and isinstance(target, ct.Record) and target.decl.constructors:
            from .methods import convertible

            return USER if convertible(target, value) else None
        return None
    if kind == "NoOp":
        return EXACT if source is target.unqualified else EXACT + 0.25
    if kind in ("IntegralCast", "FloatingCast") and _promotes_to(source, target):
        return PROMOTION
    if kind == "BitCast" and isinstance(target, ct.Pointer) and target.pointee.is_void:
        return CONVERSION + 0.25
    return BOOLEAN if kind == "PointerToBoolean" else CONVERSION


def _list_rank(node: tree.InitList, target: ct.CType) -> float | None:
    """How well `{…}` initialises a parameter ([over.ics.list]), judged by the number of its items."""
    count = len(node.items)
    if isinstance(target, ct.Reference):
        if not target.rvalue and not target.referred.is_const:
            return None
        target = target.referred
    if isinstance(target, ct.Record):
        constructors = target.decl.constructors
        if not constructors:
            return USER if count <= len(target.fields) else None
        fits = any(len(fn.ctype.params) - _defaults(fn) <= count <= len(fn.ctype.params) for fn in constructors)  # type: ignore[attr-defined]
        return USER if fits or getattr(target.decl, "constructor_templates", []) else None
    return CONVERSION if count <= 1 and target.is_scalar else None


def _reference_rank(value: tree.Expr, target: ct.Reference, is_object: bool) -> float | None:
    referred, t = target.referred, value.ctype
    same = ct.unqualified(t) is ct.unqualified(referred) or conv.same_unqualified(t, referred)
    lost = casts._quals_of(t) & ~casts._quals_of(referred)
    added = casts._quals_of(referred) & ~casts._quals_of(t)
    if same:
        if lost:
            return None
        if (value.lvalue and not value.xvalue) or t.is_array:
            return None if target.rvalue else EXACT + (0.25 if added else 0)
        if target.rvalue:
            return EXACT
        return EXACT + 0.25 if is_object or (referred.is_const and not referred.is_volatile) else None
    if bases.path(t, referred) is not None and not lost:
        if is_object:
            # A using declaration makes a base's function one of the derived structure's own ([over.match.funcs] p4).
            return EXACT + (0.25 if added else 0)
        binds = (not target.rvalue) if value.lvalue and not value.xvalue else (target.rvalue or referred.is_const)
        return CONVERSION + bases.depth(t, referred) / 100 + (0.001 if added else 0) if binds else None
    if not target.rvalue and not (referred.is_const and not referred.is_volatile):
        return None
    return rank(value, referred.unqualified, user=True)


def _promotes_to(source: ct.CType, target: ct.CType) -> bool:
    if source.is_float:
        return source is ct.FLOAT and target is ct.DOUBLE
    return conv.promoted(source) is target


def _best(viable: list[tuple[Any, list[float]]]) -> list[Any]:
    """The one candidate that no other beats in any argument, or all that remain in the running."""
    for candidate, ranks in viable:
        if all(other is candidate or _beats(candidate, ranks, other, theirs) for other, theirs in viable):
            return [candidate]
    return [c for c, ranks in viable if not any(_beats(o, theirs, c, ranks) for o, theirs in viable)]


def _beats(a: Any, ranks: list[float], b: Any, theirs: list[float]) -> bool:
    """[over.match.best] p2: better in some argument and worse in none; among equals a function beats a template's instance,
    and the more specialised template another."""
    if ranks != theirs:
        return all(x <= y for x, y in zip(ranks, theirs))
    mine, other = _generality(a), _generality(b)
    return mine < other


def _generality(candidate: Any) -> float:
    if not isinstance(candidate, Function) or candidate.args is None:
        return -1e9
    return -candidate.specialisation


def _integers_as_double(best: list[Any], values: list[tree.Expr]) -> Any:
    """`sqrt(2)`: C++ adds overloads of the math functions that take integers as double ([c.math])."""
    if not all(isinstance(c, builtin_table.Builtin) for c in best) or not all(v.ctype.is_arithmetic for v in values):
        return None
    doubles = [c for c in best if all(p is ct.DOUBLE for p in c.ctype.params)]
    return doubles[0] if len(doubles) == 1 and len(best) == 2 else None


def _reasons(candidates: Sequence[Any], args: list[tree.Expr]) -> Iterable[Note]:
    """One note per candidate saying why it does not fit, the first few of them."""
    for candidate in candidates[:4]:
        params, values = _parameters(candidate, args)
        if not (len(params) - _defaults(candidate) <= len(values) and (len(values) <= len(params) or candidate.ctype.vararg)):
            hidden = len(params) - len(candidate.ctype.params)
            yield _candidate_note(candidate, f"candidate function not viable: {_count_problem(candidate, len(values) - hidden)}")
            continue
        number = 0
        for value, (target, is_object) in zip(values, params):
            number += not is_object
            if rank(value, target, is_object) is not None:
                continue
            if is_object:
                text = f"'this' argument has type '{value.ctype}', but method is not marked const"
            else:
                text = _mismatch(value, target, number)
            yield _candidate_note(candidate, f"candidate function not viable: {text}")
            break


def _mismatch(value: tree.Expr, target: ct.CType, number: int) -> str:
    referred = ct.referred(target)
    if isinstance(target, ct.Reference) and not target.rvalue and not referred.is_const and ct.unqualified(value.ctype) is ct.unqualified(referred):
        if not value.lvalue or value.xvalue:
            return f"expects an lvalue for {_ordinal(number)} argument"
        return f"{_ordinal(number)} argument ('{value.ctype}') would lose {ct.qualifier_text(casts._quals_of(value.ctype))} qualifier"
    return f"no known conversion from '{value.ctype}' to '{target}' for {_ordinal(number)} argument"


def _count_problem(candidate: Any, given: int) -> str:
    params = len(candidate.ctype.params)
    least = params - _defaults(candidate)
    provided = "no arguments were" if given == 0 and params == 1 else f"{given} was" if given == 1 else f"{given} were"
    if params == 1 and least == 1:
        name = candidate.params[0].name if isinstance(candidate, Function) and candidate.params else ""
        plural = "" if given == 0 else " arguments were"
        count = "no arguments were" if given == 0 else f"{given}{plural}"
        return f"requires single argument{f' {name!r}' if name else ''}, but {count} provided"
    bound = f"at least {least}" if given < least < params else f"at most {params}" if least < params else str(params)
    number = least if given < least else params
    return f"requires {bound} argument{'s' if number != 1 else ''}, but {provided} provided"


def _ordinal(number: int) -> str:
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def _candidate_note(candidate: Any, text: str) -> Note:
    if isinstance(candidate, Function):
        return Note(text, candidate.location, len(candidate.name))
    return Note(f"{text}: '{candidate.ctype.spell(candidate.name)}'")


# ---------------------------------------------------------------------------- the chosen function


def finish_call(cx: Context, node: tree.Call, chosen: Any, args: list[tree.Expr]) -> tree.Expr:
    """The checked call of `chosen`; for a member function `args` begins with the object."""
    callee = node.callee
    assert isinstance(callee, tree.Identifier)
    hidden: list[tree.Expr] = []
    if isinstance(chosen, Function):
        if not _callable(cx, node, chosen) or not needs_result(cx, chosen, callee):
            return failed(node)
        _, args = _parameters(chosen, args)
        if chosen.object is not None:
            from .methods import address

            if not args or not _is_object(args[0].ctype, chosen.record):
                cx.error("call to non-static member function without an object argument", callee)
                return failed(node)
            way = bases.path(args[0].ctype, chosen.record) or ()
            if isinstance(args[0].ctype, ct.Record):
                check_access(cx, chosen.name, args[0].ctype, way, chosen.access, chosen.record, callee, chosen.location)
            if way:
                args[0] = upcast(cx, args[0], chosen.record, checked=False)
            if not chosen.object.is_const:
                variable = casts.root(args[0])
                if variable is not None:
                    variable.assigned = True
            hidden, args = [address(args[0])], args[1:]
        cx.require(chosen)
    elif chosen.lowering[0] == "none":
        cx.error(f"'{chosen.ctype.spell(chosen.name)}' is not available yet", callee)
        return failed(node)
    elif chosen.lowering[0] == "lib":
        file, *other = chosen.lowering[1:]
        name = other[0] if other else chosen.name
        fast = _fast_name(cx, name)
        # the float overload of `sin` is `sinf`
        chosen = cx.library.function(file, name) if fast == name else _fast(cx, fast)
    callee.decl, callee.ctype = chosen, chosen.ctype
    if isinstance(chosen, Function) and chosen.access and chosen.object is None and not cx.may_access(chosen.record, chosen.access):
        cx.error(f"'{chosen.name}' is a {chosen.access} member of '{chosen.record}'", callee, [declared_here(chosen, f"declared {chosen.access} here")])
    if isinstance(chosen, Function) and chosen.is_constexpr and chosen.body_check is None and chosen.body is None:
        _check_pending(cx, chosen)
    node.args = [*hidden, *finish_arguments(cx, node, chosen, args)]
    node.ctype = ct.referred(chosen.ctype.ret)
    node.lvalue = isinstance(chosen.ctype.ret, ct.Reference)
    node.xvalue = isinstance(chosen.ctype.ret, ct.Reference) and chosen.ctype.ret.rvalue
    if is_error(*node.args):
        return failed(node)
    if isinstance(chosen, Function) and not chosen.is_device and cx.function is not None and cx.function.is_device:
        where = "__global__" if cx.function.is_kernel else "__device__"
        cx.error(f"reference to __host__ function '{chosen.name}' in {where} function", callee, [declared_here(chosen)])
        return failed(node)
    return node


def _check_pending(cx: Context, fn: Function) -> None:
    """Check the body of an instance now: its value may be wanted at once."""
    check = next((c for c in cx.pending if getattr(c, "fn", None) is fn), None)
    if check is None:
        return
    cx.pending.remove(check)
    kept = cx.function, cx.locals, cx.breakable, cx.loops, cx.switches
    try:
        check()
    finally:
        cx.function, cx.locals, cx.breakable, cx.loops, cx.switches = kept


def finish_arguments(cx: Context, node: tree.Expr, chosen: Any, args: list[tree.Expr]) -> list[tree.Expr]:
    """The arguments converted, with promotions for `...` and default arguments."""
    converted = [casts.converted(cx, arg, t, "parameter") for arg, t in zip(args, chosen.ctype.params)]
    converted += [_promoted(cx, arg) for arg in args[len(chosen.ctype.params) :]]
    return converted + _default_arguments(node, chosen, len(args))


def _promoted(cx: Context, arg: tree.Expr) -> tree.Expr:
    """An argument for `...`: the default argument promotions ([expr.call] p12)."""
    value = casts.operand(cx, arg)
    if is_error(value):
        return value
    t = value.ctype.unqualified
    if t.is_float:
        return casts.to_arithmetic(value, ct.DOUBLE)
    if t.is_integral:
        return casts.to_arithmetic(value, conv.promoted(t))
    if not t.is_pointer and not t.is_nullptr:
        cx.error_range(f"cannot pass object of type '{arg.ctype}' through variadic function", arg)
        return failed(value)
    return value


def _callable(cx: Context, node: tree.Call, fn: Function) -> bool:
    if fn.is_kernel:
        where = "__global__" if cx.function is not None and cx.function.is_kernel else "__device__"
        text = f"reference to __global__ function '{fn.name}' in {where} function"
        cx.error(text, node.callee, [declared_here(fn)])
        return False
    return True


def _default_arguments(node: tree.Expr, chosen: Any, given: int) -> list[tree.Expr]:
    missing = len(chosen.ctype.params) - given
    if missing <= 0:
        return []
    result = []
    for t, default in zip(chosen.ctype.params[given:], chosen.defaults[len(chosen.defaults) - missing :]):
        if isinstance(default, int):
            literal = tree.IntLiteral(node.location, default)
            literal.ctype, literal.start, literal.end = t, node.start, node.end
            default = literal
        result.append(default)
    return result
