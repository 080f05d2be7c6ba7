"""Forwarding references ([temp.deduct.call] p3), and matching of function types that contain them."""

from __future__ import annotations

from . import ctype as ct
from .arguments import PackExpansionArgument, TemplateParameter, TypeArgument, expansion
from .ctype import CType
from .matching import DeductionMismatch, Matching


def forwarded_parameter(p: CType) -> TemplateParameter | None:
    """Return the template parameter of a forwarding reference; None if `p` is none."""
    inner = p.referred if isinstance(p, ct.Reference) and p.rvalue else None
    return (
        inner if isinstance(inner, TemplateParameter) and not inner.quals & (ct.CONST | ct.VOLATILE) else None
    )


def match_function(matching: Matching, p: ct.Function, target: ct.Function) -> None:
    """Match the type of a function whose address is taken, or that is declared ([temp.deduct.type] p10): `T
    &&` matches lvalue references, too. Raises Mismatch.
    """
    params, args = list(p.params), list(target.params)
    for number, t in enumerate(p.params):
        inner = forwarded_parameter(t.pattern if isinstance(t, PackExpansionArgument) else t)
        if inner is None:
            continue
        taken = slice(number, None if isinstance(t, PackExpansionArgument) else number + 1)
        params[number] = expansion(inner) if isinstance(t, PackExpansionArgument) else inner
        args[taken] = [_forwarded_argument(t, a) for a in args[taken]]
    result = target.ret if p.ret is ct.AUTO else p.ret
    matching.match(
        ct.function(result, (), p.vararg, p.cv, p.ref),
        ct.function(target.ret, (), target.vararg, target.cv, target.ref),
    )
    matching.match_lists([TypeArgument(t) for t in params], [TypeArgument(t) for t in args])


def _forwarded_argument(p: CType, a: CType) -> CType:
    """Return the argument of a forwarding reference's parameter for the type `a`. Raises Mismatch."""
    if isinstance(a, PackExpansionArgument):
        return expansion(_forwarded_argument(p, a.pattern))
    if not isinstance(a, ct.Reference):
        raise DeductionMismatch(f"could not match '{p}' against '{a}'")
    return a.referred if a.rvalue else a
