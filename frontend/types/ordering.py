"""Partial ordering of templates ([temp.func.order], [temp.deduct.partial], [temp.class.spec.mfunc]).

One template is at least as specialised as another when its types, as they are, match the other's patterns.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import conversions as conv
from . import ctype as ct
from .arguments import PackExpansionArgument, TemplateArguments, TypeArgument, expansion
from .ctype import CType
from .forwarding import match_function
from .matching import DeductionMismatch, Matching, Parameter, parameters_in
from .ranking import Objects
from .symbols import PartialSpecialisation, TemplateSignature


def is_more_specialised_function(
    a: TemplateSignature, b: TemplateSignature, count: int, objects: Objects = (None, None)
) -> bool:
    """Return whether `a` is more specialised than `b` for a call with `count` arguments; `objects` are object
    parameters that only one of them has.
    """
    return _is_more_specialised(
        _with_object(objects[0], a, b)[:count], a, _with_object(objects[1], b, a)[:count], b
    )


def _with_object(
    parameter: ct.Reference | None, a: TemplateSignature, other: TemplateSignature
) -> Sequence[CType]:
    """Return the parameters, with the object first for a member that is compared with a template of a
    non-member ([temp.func.order] p3).
    """
    params, others = a.type.params, other.type.params
    if parameter is None:
        return params
    first = others[0] if others else None
    rvalue = parameter.rvalue or (not a.type.ref and isinstance(first, ct.Reference) and first.rvalue)
    return (ct.reference_to(parameter.referred, rvalue), *params)


def is_more_specialised_conversion(a: TemplateSignature, b: TemplateSignature) -> bool:
    """Return whether conversion function template `a` is more specialised, by the result types
    ([temp.deduct.partial] p3).
    """
    return _is_more_specialised([a.type.ret], a, [b.type.ret], b)


def is_more_specialised_type(a: TemplateSignature, b: TemplateSignature) -> bool:
    """Return whether `a` is more specialised by the complete function types, outside of calls and
    conversions.
    """
    return _matches_type(a.type, b) and not _matches_type(b.type, a)


def is_more_specialised_partial(a: PartialSpecialisation, b: PartialSpecialisation) -> bool:
    """Return whether partial specialisation `a` is more specialised ([temp.class.order])."""
    return _matches(b.arguments, b.parameters, a.arguments) and not _matches(
        a.arguments, a.parameters, b.arguments
    )


def is_more_specialised_than_primary(
    a: PartialSpecialisation, parameters: Sequence[Parameter], arguments: TemplateArguments
) -> bool:
    """Return whether a partial specialisation is more specialised than its primary template, whose own
    parameters are `arguments`.
    """
    return _matches(arguments, parameters, a.arguments) and not _matches(a.arguments, a.parameters, arguments)


def _matches(patterns: TemplateArguments, parameters: Sequence[Parameter], args: TemplateArguments) -> bool:
    matching = Matching(parameters)
    try:
        matching.match_lists(patterns, args)
    except DeductionMismatch:
        return False
    return matching.is_consistent()


def _is_more_specialised(
    args_a: Sequence[CType], a: TemplateSignature, args_b: Sequence[CType], b: TemplateSignature
) -> bool:
    """Return whether `a` is more specialised than `b` ([temp.deduct.partial] p10, p11)."""
    if not _is_at_least_as_specialised(args_a, a, args_b, b):
        return False
    if not _is_at_least_as_specialised(args_b, b, args_a, a):
        return True
    return _ends_in_pack(b) and not _ends_in_pack(a) and len(args_a) < len(b.type.params)


def _ends_in_pack(signature: TemplateSignature) -> bool:
    params = signature.type.params
    return bool(params) and isinstance(params[-1], PackExpansionArgument)


def _matches_type(t: ct.Function, signature: TemplateSignature) -> bool:
    """Return whether a function template can have the type of another one."""
    matching = Matching(signature.parameters)
    try:
        match_function(matching, signature.type, t)
    except DeductionMismatch:
        return False
    return _all_deduced(matching, [signature.type])


def _is_at_least_as_specialised(
    args: Sequence[CType], a: TemplateSignature, patterns: Sequence[CType], b: TemplateSignature
) -> bool:
    """Return whether the types of one template are at least as specialised as those of another, including the
    tie-breakers for each type ([temp.deduct.partial] p10).
    """
    return _deduces(args, patterns, b) and not any(
        _loses_tie(x, y) and _deduces([y], [x], a) and _deduces([x], [y], b) for x, y in zip(args, patterns)
    )


def _deduces(args: Sequence[CType], patterns: Sequence[CType], of: TemplateSignature) -> bool:
    """Return whether the types `args` match the patterns of the other template ([temp.deduct.partial] p8,
    p12).
    """
    matching = Matching(of.parameters)
    try:
        matching.match_lists(
            [TypeArgument(_strip(t)) for t in patterns], [TypeArgument(_strip(t)) for t in args]
        )
    except DeductionMismatch:
        return False
    return _all_deduced(matching, patterns)


def _all_deduced(matching: Matching, patterns: Sequence[CType]) -> bool:
    """Return whether every parameter in the patterns is deduced."""
    used = {index for t in patterns for index in parameters_in(t, "all")}
    return all(matching.values[index] is not None or index in matching.packs for index in used)


def _strip(t: CType) -> CType:
    """Return a type without reference and qualifiers ([temp.deduct.partial] p5, p7)."""
    if isinstance(t, PackExpansionArgument):
        return expansion(_strip(t.pattern))
    return ct.unqualified(ct.referred(t))


def _loses_tie(a: CType, b: CType) -> bool:
    """Return whether `a` loses the tie-breaker between two references: `T &&` against `T &`, and the less
    qualified type against the more qualified one ([temp.deduct.partial] p9).
    """
    if isinstance(a, PackExpansionArgument) and isinstance(b, PackExpansionArgument):
        return _loses_tie(a.pattern, b.pattern)
    if not isinstance(a, ct.Reference) or not isinstance(b, ct.Reference):
        return False
    if a.rvalue != b.rvalue:
        return a.rvalue
    fewer, more = conv.quals_of(a.referred), conv.quals_of(b.referred)
    return fewer != more and not fewer & ~more
