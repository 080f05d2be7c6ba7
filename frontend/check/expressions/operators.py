"""Operators in expressions ([over.match.oper]): members, functions found by name and by argument, and
built-in candidates compete.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...syntax import tree
from ...types import ctype as ct
from ...types.builtin_table import Builtin
from ...types.lookup import unqualified
from ...types.ranking import Candidate, Standard, UserDefined
from ...types.symbols import Function, Overloads, Template
from ..classes import bases
from ..context import Context, failed, is_error
from ..conversions import casts
from ..names import adl
from ..node_builders import call
from ..overload import builtin_operators, call_completion, overload
from ..overload.operator_functions import MEMBERS_ONLY


def takes_part(*operands: tree.Expr) -> bool:
    """Whether an operand is of class or enumeration type, so that an operator may be a function
    ([over.match.oper] p1).
    """
    return any(isinstance(o.ctype, ct.Record | ct.Enum) for o in operands)


def resolved(
    cx: Context, node: tree.Expr, op: str, operands: list[tree.Expr], zero: tree.Expr | None = None
) -> tree.Expr | list[tree.Expr]:
    """The call that an operator means, or its operands where it is the built-in one, those of class type
    converted.

    `op` begins with 'unary ' where there is one operand; `zero` is the second argument of what `x++` calls.
    """
    if not takes_part(*operands):
        return operands
    args = operands if zero is None else [*operands, zero]
    name = f"operator{op.removeprefix('unary ')}"
    candidates = _functions(cx, node, op, name, args)
    if not candidates and not any(o.ctype.is_record for o in operands):
        return operands
    resolution = overload.resolve(cx, candidates, args)
    if resolution.best is None or not _unbeatable(resolution.best, args):
        built_in = builtin_operators.candidates(cx, op, operands)
        if built_in:
            resolution = overload.best_of([*resolution.viable, *built_in], [*candidates, *built_in])
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
        return failed(node)
    if resolution.best is None:
        return operands
    if isinstance(resolution.best.function, Builtin):
        converted = [_converted(cx, o, s) for o, s in zip(operands, resolution.best.sequences)]
        return failed(node) if is_error(*converted) else converted
    meant = call(name, args, node)
    meant.right_first = isinstance(node, tree.Assign)
    return call_completion.finish_call(cx, meant, resolution.best, args)


def arrow(cx: Context, node: tree.Expr, base: tree.Expr) -> tree.Expr:
    """What stands before `->`, after the class's own `operator->`, and that of what it gives, until there is
    a pointer ([over.ref]).
    """
    seen: list[ct.CType] = []
    while isinstance(base.ctype, ct.Record) and bases.methods(base.ctype, "operator->"):
        if base.ctype.unqualified in seen:
            cx.error(f"circular pointer delegation detected: '{base.ctype.unqualified}'", node)
            return failed(base)
        seen.append(base.ctype.unqualified)
        result = resolved(cx, node, "->", [base])
        if isinstance(result, list):
            cx.error(f"no viable overloaded 'operator->' for '{base.ctype}'", node)
            return failed(base)
        base = result
    return base


def _converted(cx: Context, operand: tree.Expr, sequence: object) -> tree.Expr:
    """An operand of a built-in operator: one of class type converted, but not further than its function does
    ([over.match.oper] p7).
    """
    return (
        casts.by_function(cx, operand, sequence, sequence.second.target, None)
        if isinstance(sequence, UserDefined)
        else operand
    )


def _unbeatable(c: Candidate, args: Sequence[tree.Expr]) -> bool:
    """Whether no built-in candidate could be as good in any argument: they take values, and objects of
    classes by user-defined conversions.
    """
    return all(
        isinstance(s, Standard) and (a.ctype.is_record or s.is_identity) for s, a in zip(c.sequences, args)
    )


def _functions(cx: Context, node: tree.Expr, op: str, name: str, args: list[tree.Expr]) -> list[Candidate]:
    """[over.match.oper] p3: member candidates and non-member candidates."""
    result: list[Candidate] = []
    first = args[0].ctype
    for members, owner in bases.methods(first, name):
        result += overload.of_functions(
            cx, members.functions, members.templates, args, node, has_object=True, found_in=owner
        )[0]
    if op in MEMBERS_ONLY:
        return result
    functions: dict[Function, None] = {}
    templates: dict[Template, None] = {}
    for overloads in _free(cx, name, args):
        functions.update(dict.fromkeys(overloads.functions))
        templates.update(dict.fromkeys(overloads.templates))
    free = overload.of_functions(cx, list(functions), list(templates), args, node)[0]
    if not any(a.ctype.is_record for a in args):
        free = [c for c in free if _takes_enumeration(c, args)]
    return result + free


def _takes_enumeration(c: Candidate, args: Sequence[tree.Expr]) -> bool:
    """[over.match.oper] p3.2: without an operand of class type, a function must take one of their
    enumerations.
    """
    return any(
        a.ctype.is_enum and ct.referred(p).unqualified is a.ctype.unqualified for a, p in zip(args, c.params)
    )


def _free(cx: Context, name: str, args: Sequence[tree.Expr]) -> Iterator[Overloads]:
    """What unqualified lookup finds, member functions left out, and argument-dependent lookup
    ([over.match.oper] p3.2).
    """
    result = unqualified(cx.scope, name, horizon=cx.limit, members=False).symbol
    if isinstance(result, Overloads):
        yield result
    others = adl.by_arguments(cx, name, args)
    if others is not None:
        yield others
