"""Checks calls: finds the function meant among overloads, converts the arguments, adds defaults.

Built-in functions take part like others; what they lower to stands in `builtin_table`. A call of a checked
tree has an `Identifier` as callee whose `decl` is a `symbols.Function` or a `builtin_table.Builtin`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..support.diagnostics import Note
from . import builtin_table, tree
from . import check_casts as casts
from . import conversions as conv
from . import ctype as ct
from .check_context import Context, declared_here, failed, handles, is_error
from .check_exprs import undeclared
from .symbols import Function, HostName, Overloads

EXACT, PROMOTION, CONVERSION, BOOLEAN = range(4)
"""Ranks of standard conversions ([over.ics.scs]); pointer to bool is worse than any other."""


@handles(tree.Call)
def call(cx: Context, node: tree.Call) -> tree.Expr:
    callee = node.callee
    args = [_argument(cx, arg) for arg in node.args]
    if not isinstance(callee, tree.Identifier):
        return _indirect(cx, node, cx.expr(callee))
    candidates = _candidates(cx, callee)
    if candidates is None:
        if not callee.ctype:
            return _indirect(cx, node, cx.expr(callee))
        return failed(node)
    if is_error(*args):
        return failed(node)
    chosen = _choose(cx, node, candidates, args)
    return failed(node) if chosen is None else _finish(cx, node, chosen, args)


def _argument(cx: Context, node: tree.Expr) -> tree.Expr:
    if isinstance(node, tree.InitList):
        cx.refuse("initializer lists as arguments are", node)
        return failed(node)
    return cx.expr(node)


def _indirect(cx: Context, node: tree.Call, callee: tree.Expr) -> tree.Expr:
    if is_error(callee):
        return failed(node)
    t = callee.ctype
    if t.is_function or (isinstance(t, ct.Pointer) and t.pointee.is_function):
        cx.refuse("calls through function pointers are", node)
    else:
        cx.error(f"called object type '{t}' is not a function or function pointer", node)
    return failed(node)


def _candidates(cx: Context, callee: tree.Identifier) -> list[Any] | None:
    """The functions of that name; None when the name means something else (`ctype` is set once reported)."""
    symbol = cx.scope.lookup(callee.name)
    if isinstance(symbol, Overloads):
        found: list[Any] = list(symbol.functions)
        return found + list(builtin_table.find(callee.name) or ())
    if symbol is None:
        rows = builtin_table.find(_fast_name(cx, callee.name))
        if rows is not None:
            return list(rows)
        if callee.name in builtin_table.VARIABLES:
            return None
        undeclared(cx, callee)
        failed(callee)
        return None
    if isinstance(symbol, HostName):
        cx.expr(callee)
        failed(callee)
    return None


def _fast_name(cx: Context, name: str) -> str:
    if cx.options.use_fast_math and not cx.in_library:
        return builtin_table.FAST_MATH.get(name, name)
    return name


# ------------------------------------------------------------------------ overload resolution


def _choose(cx: Context, node: tree.Call, candidates: Sequence[Any], args: list[tree.Expr]) -> Any:
    """The best viable function; reports and gives None when there is none or several."""
    values = [_peek(arg) for arg in args]
    viable = [(c, ranks) for c in candidates if (ranks := _ranks(c, values)) is not None]
    own = [(c, ranks) for c, ranks in viable if isinstance(c, Function)]
    best = _best(own) or _best(viable)
    if len(best) == 1:
        return best[0]
    name = node.callee.name  # type: ignore[attr-defined]
    if best:
        double = _integers_as_double(best, values)
        if double is not None:
            return double
        notes = [_candidate_note(c, "candidate function") for c in best[:3]]
        cx.error(f"call to '{name}' is ambiguous", node.callee, notes)
    elif args or len(candidates) > 1 or candidates[0].ctype.params:
        cx.error(f"no matching function for call to '{name}'", node.callee, _reasons(candidates, args, values))
    return None


def _peek(arg: tree.Expr) -> tree.Expr:
    """The argument as an rvalue, for ranking."""
    t = arg.ctype
    if t.is_array or t.is_function:
        return casts.wrap(arg, "ArrayToPointerDecay", ct.decayed(t))
    return arg


def _defaults(candidate: Any) -> int:
    return sum(d is not None for d in candidate.defaults)


def _ranks(candidate: Any, values: list[tree.Expr]) -> list[int] | None:
    params = candidate.ctype.params
    if not len(params) - _defaults(candidate) <= len(values) or (len(values) > len(params) and not candidate.ctype.vararg):
        return None
    ranks = []
    for value, target in zip(values, params):
        rank = _rank(value, target)
        if rank is None:
            return None
        ranks.append(rank)
    return ranks


def _rank(value: tree.Expr, target: ct.CType) -> int | None:
    source = value.ctype.unqualified
    kind = casts.implicit_kind(value, target)
    if kind is None:
        return None
    if kind == "NoOp":
        return EXACT
    if kind in ("IntegralCast", "FloatingCast") and _promotes_to(source, target):
        return PROMOTION
    return BOOLEAN if kind == "PointerToBoolean" else CONVERSION


def _promotes_to(source: ct.CType, target: ct.CType) -> bool:
    if source.is_float:
        return source is ct.FLOAT and target is ct.DOUBLE
    return conv.promoted(source) is target


def _best(viable: list[tuple[Any, list[int]]]) -> list[Any]:
    """The one candidate that no other beats in any argument, or all that remain in the running."""
    for candidate, ranks in viable:
        if all(other is candidate or _beats(ranks, theirs) for other, theirs in viable):
            return [candidate]
    return [c for c, ranks in viable if not any(_beats(theirs, ranks) for _, theirs in viable)]


def _beats(a: list[int], b: list[int]) -> bool:
    return a != b and all(x <= y for x, y in zip(a, b))


def _integers_as_double(best: list[Any], values: list[tree.Expr]) -> Any:
    """`sqrt(2)`: C++ adds overloads of the math functions that take integers as double ([c.math])."""
    if not all(isinstance(c, builtin_table.Builtin) for c in best) or not all(v.ctype.is_arithmetic for v in values):
        return None
    doubles = [c for c in best if all(p is ct.DOUBLE for p in c.ctype.params)]
    return doubles[0] if len(doubles) == 1 and len(best) == 2 else None


def _reasons(candidates: Sequence[Any], args: list[tree.Expr], values: list[tree.Expr]) -> Iterable[Note]:
    """One note per candidate saying why it does not fit, the first few of them."""
    for candidate in candidates[:4]:
        params = candidate.ctype.params
        if len(params) - _defaults(candidate) <= len(values) and (len(values) <= len(params) or candidate.ctype.vararg):
            for number, (arg, value, target) in enumerate(zip(args, values, params), 1):
                if _rank(value, target) is None:
                    text = f"no known conversion from '{arg.ctype}' to '{target}' for {_ordinal(number)} argument"
                    yield _candidate_note(candidate, f"candidate function not viable: {text}")
                    break
        else:
            text = _count_problem(candidate, len(values))
            yield _candidate_note(candidate, f"candidate function not viable: {text}")


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


def _finish(cx: Context, node: tree.Call, chosen: Any, args: list[tree.Expr]) -> tree.Expr:
    callee = node.callee
    assert isinstance(callee, tree.Identifier)
    if isinstance(chosen, Function):
        if not _callable(cx, node, chosen):
            return failed(node)
        chosen.used = True
    elif chosen.lowering[0] == "none":
        cx.error(f"'{chosen.ctype.spell(chosen.name)}' is not available yet", callee)
        return failed(node)
    elif chosen.lowering[0] == "lib":
        file, *other = chosen.lowering[1:]
        chosen = cx.library.function(file, other[0] if other else chosen.name)
    callee.decl, callee.ctype = chosen, chosen.ctype
    converted = [casts.converted(cx, arg, t, "parameter") for arg, t in zip(args, chosen.ctype.params)]
    converted += [_promoted(cx, arg) for arg in args[len(chosen.ctype.params) :]]
    converted += _default_arguments(node, chosen, len(args))
    node.args, node.ctype = converted, chosen.ctype.ret
    return failed(node) if is_error(*converted) else node


def _promoted(cx: Context, arg: tree.Expr) -> tree.Expr:
    """An argument for `...`: the default argument promotions ([expr.call] p12)."""
    value = casts.rvalue(cx, arg)
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


def _default_arguments(node: tree.Call, chosen: Any, given: int) -> list[tree.Expr]:
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
