"""Operators in expressions ([over.match.oper]). Candidates are members, functions found by unqualified and
argument-dependent lookup, and built-in operators.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...syntax import tree
from ...types import ctype as ct
from ...types.builtin_table import Builtin
from ...types.lookup import unqualified
from ...types.ranking import Candidate, Standard, UserDefined
from ...types.symbols import FunctionSymbol, Overloads, Template
from ..classes import bases
from ..context import Context
from ..conversions import casts
from ..names import adl
from ..node_builders import call
from ..overload import builtin_operators, call_completion, overload
from ..overload.operator_functions import MEMBERS_ONLY
from ..reporting import is_error, mark_error


def is_overloadable(*operands: tree.Expr) -> bool:
    """Return whether an operand has class or enumeration type, so that an operator may be a function
    ([over.match.oper] p1).
    """
    return any(isinstance(o.ctype, ct.Record | ct.Enum) for o in operands)


def resolve_operator(
    cx: Context, node: tree.Expr, op: str, operands: list[tree.Expr], zero: tree.Expr | None = None
) -> tree.Expr | list[tree.Expr]:
    """Return the call of an operator function. For a built-in operator, return its operands, with those of
    class type converted.

    `op` begins with 'unary ' if there is one operand. `zero` is the second argument of a call of
    `operator++(int)`.
    """
    if not is_overloadable(*operands):
        return operands
    args = operands if zero is None else [*operands, zero]
    name = f"operator{op.removeprefix('unary ')}"
    candidates = _functions(cx, node, op, name, args)
    if not candidates and not any(o.ctype.is_record for o in operands):
        return operands
    resolution = overload.resolve_overload(cx, candidates, args)
    if resolution.best is None or not _beats_builtins(resolution.best, args):
        built_in = builtin_operators.candidates(cx, op, operands)
        if built_in:
            resolution = overload.select_best([*resolution.viable, *built_in], [*candidates, *built_in])
    if resolution.ambiguous:
        types = (
            f"with operand type '{operands[0].ctype}'"
            if len(operands) == 1
            else f"with operand types '{operands[0].ctype}' and '{operands[1].ctype}'"
        )
        overload.report_ambiguous(
            cx,
            f"use of overloaded operator '{name.removeprefix('operator')}' is ambiguous ({types})",
            node,
            resolution,
        )
        return mark_error(node)
    if resolution.best is None:
        return operands
    if isinstance(resolution.best.function, Builtin):
        converted = [_convert_operand(cx, o, s) for o, s in zip(operands, resolution.best.sequences)]
        return mark_error(node) if is_error(*converted) else converted
    resolved = call(name, args, node)
    resolved.right_first = isinstance(node, tree.Assign)
    return call_completion.finish_call(cx, resolved, resolution.best, args)


def resolve_arrow(cx: Context, node: tree.Expr, base: tree.Expr) -> tree.Expr:
    """Apply the `operator->` of a class, and that of its result, until the result is a pointer
    ([over.ref]).
    """
    visited: list[ct.CType] = []
    while isinstance(base.ctype, ct.Record) and bases.methods(base.ctype, "operator->"):
        if base.ctype.unqualified in visited:
            cx.report.error(f"circular pointer delegation detected: '{base.ctype.unqualified}'", node)
            return mark_error(base)
        visited.append(base.ctype.unqualified)
        result = resolve_operator(cx, node, "->", [base])
        if isinstance(result, list):
            cx.report.error(f"no viable overloaded 'operator->' for '{base.ctype}'", node)
            return mark_error(base)
        base = result
    return base


def _convert_operand(cx: Context, operand: tree.Expr, sequence: object) -> tree.Expr:
    """Convert an operand of class type for a built-in operator, without the second standard conversion
    ([over.match.oper] p7).
    """
    return (
        casts.apply_user_conversion(cx, operand, sequence, sequence.second.target, None)
        if isinstance(sequence, UserDefined)
        else operand
    )


def _beats_builtins(c: Candidate, args: Sequence[tree.Expr]) -> bool:
    """Return whether the candidate is better than every built-in one. Those take values, and objects of
    classes only by user-defined conversions.
    """
    return all(
        isinstance(s, Standard) and (a.ctype.is_record or s.is_identity) for s, a in zip(c.sequences, args)
    )


def _functions(cx: Context, node: tree.Expr, op: str, name: str, args: list[tree.Expr]) -> list[Candidate]:
    """Return the member and non-member candidates ([over.match.oper] p3)."""
    result: list[Candidate] = []
    first = args[0].ctype
    for members, owner in bases.methods(first, name):
        result += overload.function_candidates(
            cx, members.functions, members.templates, args, node, has_object=True, found_in=owner
        )[0]
    if op in MEMBERS_ONLY:
        return result
    functions: dict[FunctionSymbol, None] = {}
    templates: dict[Template, None] = {}
    for overloads in _nonmember_overloads(cx, name, args):
        functions.update(dict.fromkeys(overloads.functions))
        templates.update(dict.fromkeys(overloads.templates))
    free = overload.function_candidates(cx, list(functions), list(templates), args, node)[0]
    if not any(a.ctype.is_record for a in args):
        free = [c for c in free if _takes_enumeration(c, args)]
    return result + free


def _takes_enumeration(c: Candidate, args: Sequence[tree.Expr]) -> bool:
    """Return whether a function has a parameter of the operands' enumeration type, required without an
    operand of class type ([over.match.oper] p3.2).
    """
    return any(
        a.ctype.is_enum and ct.referred(p).unqualified is a.ctype.unqualified for a, p in zip(args, c.params)
    )


def _nonmember_overloads(cx: Context, name: str, args: Sequence[tree.Expr]) -> Iterator[Overloads]:
    """Yield the results of unqualified lookup, without member functions, and of argument-dependent lookup
    ([over.match.oper] p3.2).
    """
    result = unqualified(cx.scopes.current, name, point=cx.scopes.limit, members=False).symbol
    if isinstance(result, Overloads):
        yield result
    others = adl.argument_dependent_lookup(cx, name, args)
    if others is not None:
        yield others
