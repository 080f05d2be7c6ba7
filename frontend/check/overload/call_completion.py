"""Completion of calls: choice of the candidate, conversion of the arguments, and default arguments."""

from __future__ import annotations

from collections.abc import Sequence

from ...syntax import tree
from ...types import builtin_table
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.bases import paths
from ...types.expressions import naming_class
from ...types.ranking import Candidate, Ellipsis
from ...types.special import is_trivial
from ...types.symbols import FunctionSymbol, Template
from ..classes import bases, methods
from ..classes.access import check_access
from ..classes.function_access import check_function
from ..context import Context
from ..conversions import casts
from ..declarations.deduction import require_result
from ..initialization import defaults
from ..reporting import declared_here, is_error, mark_error, span
from . import overload


def _fast_function(cx: Context, name: str) -> FunctionSymbol | builtin_table.Builtin:
    """Return the function that implements a fast approximation such as `__sinf`: one of the device library,
    or a built-in one.
    """
    (row,) = builtin_table.find(name) or ()
    return cx.library.function(row.lowering[1], row.name) if row.lowering[0] == "lib" else row


def fast_name(cx: Context, name: str) -> str:
    """Return the name that `-use_fast_math` substitutes for a function's."""
    if cx.options.use_fast_math and not cx.unit.is_library:
        return builtin_table.FAST_MATH.get(name, name)
    return name


def choose_candidate(
    cx: Context, at: tree.Expr, functions: Sequence[FunctionSymbol | builtin_table.Builtin],
    templates: Sequence[Template], args: list[tree.Expr], problem: str = "",
    explicit: Sequence[tree.Node] = (), has_object: bool = False,
) -> Candidate | None:  # fmt: skip
    """Choose the best viable function. Return None after reporting that there is none or several, and for
    unknown arguments in an uninstantiated template. With `has_object` the first argument is the implied
    object.
    """
    name = at.name.key if isinstance(at, tree.Identifier) else ""
    candidates, ignored = overload.function_candidates(
        cx,
        functions,
        templates,
        args,
        at,
        has_object,
        explicit,
        _lookup_class(args[0].ctype, name) if has_object else None,
    )
    if any(not note.message for note in ignored):
        return None  # the template arguments are unknown
    generic = builtin_table.find_promoting_overload(name, [ct.decay(arg.ctype).unqualified for arg in args])
    if generic is not None and any(isinstance(fn, builtin_table.Builtin) for fn in functions):
        row, params = generic
        candidates.append(Candidate(row, params, len(params), is_instance=True))
    resolution = overload.resolve_overload(cx, candidates, args)
    resolution.ignored = ignored
    if resolution.best is not None:
        return resolution.best
    if resolution.ambiguous:
        overload.report_ambiguous(cx, f"call to '{name}' is ambiguous", at, resolution)
    else:
        overload.report_none(
            cx, problem or f"no matching function for call to '{name}'", at, resolution, args
        )
    return None


def _lookup_class(t: ct.CType, name: str) -> ct.CType:
    """Return the class in which lookup found the members. The implied object is converted to it
    ([over.match.funcs] p4).
    """
    result = bases.methods(t, name)
    return result[0][1] if result else t


def finish_call(cx: Context, node: tree.Call, candidate: Candidate, args: list[tree.Expr]) -> tree.Expr:
    """Return the checked call of the chosen candidate. If it has an object parameter, `args` begins with the
    object.
    """
    callee, function = node.callee, candidate.function
    assert isinstance(callee, tree.Identifier)
    object_arguments: list[tree.Expr] = []
    if isinstance(function, FunctionSymbol):
        function = function.declaration.redeclares or function
        if not _check_callable(cx, node, function) or not require_result(cx, function, callee):
            return mark_error(node)
        if function.object is not None:
            if candidate.object is None:
                cx.report.error("call to non-static member function without an object argument", callee)
                return mark_error(node)
            object_arguments = [_object_argument(cx, function, args[0], callee)]
        cx.require(function)
    else:
        result = _builtin_callee(cx, function, callee)
        if result is None:
            return mark_error(node)
        function = result
    callee.decl, callee.ctype = function, function.ctype
    if isinstance(function, FunctionSymbol):
        if function.object is None:
            check_function(cx, function, callee, args[0].ctype if candidate.anything else None)
    node.args = [*object_arguments, *finish_arguments(cx, node, candidate, args)]
    if function is not candidate.function:
        # The library's function may have a wider result than its built-in function: `min(float, double)`.
        node.args = [
            casts.convert(cx, arg, t, "parameter") for arg, t in zip(node.args, function.ctype.params)
        ]
    node.ctype = ct.call_type(function.ctype.ret)
    node.lvalue = isinstance(function.ctype.ret, ct.Reference)
    node.xvalue = isinstance(function.ctype.ret, ct.Reference) and function.ctype.ret.rvalue
    if is_error(*node.args):
        return mark_error(node)
    if isinstance(function, FunctionSymbol) and not cx.may_call(function, callee):
        return mark_error(node)
    return casts.evaluate_before(args[0], node) if candidate.anything else node


def _object_argument(cx: Context, fn: FunctionSymbol, node: tree.Expr, at: tree.Node) -> tree.Expr:
    """Return the address of the implied object of a member function."""
    naming, converted = naming_class(node)
    path = next(iter(paths(node.ctype, fn.owner)), ())
    check_access(cx, fn.name, node.ctype, path, fn.access, fn.owner, at, fn.location, naming)
    if not bases.check_path_access(cx, naming, converted, at):
        return mark_error(node)
    if path:
        node = bases.upcast(cx, node, fn.owner, checked=False)
    assert fn.object is not None
    if not fn.object.is_const:
        casts.mark_assigned(node)
    return methods.object_address(node)


def _builtin_callee(
    cx: Context, row: builtin_table.Builtin, at: tree.Node
) -> FunctionSymbol | builtin_table.Builtin | None:
    """Return the callee of a built-in function's call: the built-in itself, or the library's function
    for it.
    """
    if row.lowering[0] == "none":
        cx.report.error(f"'{row.ctype.spell(row.name)}' is not available yet", at)
        return None
    if row.lowering[0] != "lib":
        return row
    file, *other = row.lowering[1:]
    name = other[0] if other else row.name
    fast = fast_name(cx, name)
    # the float overload of `sin` is `sinf`
    return cx.library.function(file, name) if fast == name else _fast_function(cx, fast)


def finish_arguments(
    cx: Context, node: tree.Expr, candidate: Candidate, args: list[tree.Expr]
) -> list[tree.Expr]:
    """Convert the arguments after the object by the candidate's sequences, with promotions for `...` and
    default arguments.
    """
    first = int(candidate.object is not None or candidate.anything)
    explicit_arguments, params = args[first:], candidate.function.ctype.params
    if isinstance(candidate.function, builtin_table.Builtin) and candidate.is_instance:
        converted = [casts.convert(cx, arg, t, "parameter") for arg, t in zip(explicit_arguments, params)]
    else:
        converted = [
            casts.apply_sequence(cx, arg, s, t, "parameter")
            for arg, s, t in zip(explicit_arguments, candidate.sequences[first:], params)
            if s is not None and not isinstance(s, Ellipsis)
        ]
    converted += [promote_argument(cx, arg, candidate.function) for arg in explicit_arguments[len(params) :]]
    return converted + _default_arguments(cx, node, candidate.function, len(explicit_arguments))


def promote_argument(
    cx: Context, arg: tree.Expr, called: FunctionSymbol | builtin_table.Builtin | None
) -> tree.Expr:
    """Apply the default argument promotions to an argument for `...` ([expr.call] p12). Only built-in
    functions read such arguments.
    """
    value = casts.operand(cx, arg)
    if is_error(value):
        return value
    t = value.ctype.unqualified
    if t.is_float:
        return casts.convert_arithmetic(value, ct.DOUBLE)
    if t.is_integral:
        return casts.convert_arithmetic(value, conv.promote(t))
    plain = isinstance(t, ct.Record) and (
        cx.instantiation.unevaluated_depth
        or (is_trivial(t, "copy constructor") and is_trivial(t, "destructor"))
    )
    if (
        not t.is_pointer
        and not t.is_nullptr
        and (isinstance(called, builtin_table.Builtin) or not (t.is_scalar or plain))
    ):
        return cx.report.invalid_expr(
            f"cannot pass object of type '{arg.ctype}' through variadic function", value, at=span(arg)
        )
    return value


def _check_callable(cx: Context, node: tree.Call, fn: FunctionSymbol) -> bool:
    if fn.is_deleted:
        kind = "member function" if fn.record is not None else "function"
        return cx.report.reject(
            f"call to deleted {kind} '{fn.name}'",
            node.callee,
            [declared_here(fn, "candidate function has been explicitly deleted")],
        )
    if node.launches and not fn.is_kernel:
        return cx.report.reject(
            f"kernel call to non-global function '{fn.name}'", node.callee, [declared_here(fn)]
        )
    if fn.is_kernel and not node.launches:
        where = "__global__" if cx.function is not None and cx.function.is_kernel else "__device__"
        text = f"reference to __global__ function '{fn.name}' in {where} function"
        return cx.report.reject(text, node.callee, [declared_here(fn)])
    return True


def _default_arguments(
    cx: Context, node: tree.Expr, function: FunctionSymbol | builtin_table.Builtin, given: int
) -> list[tree.Expr]:
    missing = len(function.ctype.params) - given
    if missing <= 0:
        return []
    result = []
    declared = function.declaration if isinstance(function, FunctionSymbol) else function
    for t, default in zip(function.ctype.params[given:], declared.defaults[-missing:]):
        if isinstance(default, int):
            literal = tree.IntLiteral(node.location, default)
            literal.ctype, literal.start, literal.end = t, node.start, node.end
            default = literal
        else:
            default = defaults.default_argument(cx, default)
        result.append(default)
    return result
