"""Which of two templates is the more specialised ([temp.func.order], [temp.deduct.partial],
[temp.class.spec.mfunc]).

One template is at least as specialised as another when its types, taken as they are, match the other's
patterns.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import conversions as conv
from . import ctype as ct
from .arguments import Expansion, TemplateArguments, TypeArgument, expansion
from .ctype import CType
from .forwarding import match_function
from .matching import ALL, Matching, Mismatch, Parameter, mentioned
from .ranking import Objects
from .symbols import Partial, Signature


def more_specialised_function(
    a: Signature, b: Signature, count: int, objects: Objects = (None, None)
) -> bool:
    """Return whether `a` is more specialised than `b` for a call with `count` arguments; `objects` are first
    parameters that only one of them has.
    """
    return _more(_with_object(objects[0], a, b)[:count], a, _with_object(objects[1], b, a)[:count], b)


def _with_object(parameter: ct.Reference | None, a: Signature, other: Signature) -> Sequence[CType]:
    """[temp.func.order] p3: a member that is compared with a template of no member takes its object first."""
    params, others = a.type.params, other.type.params
    if parameter is None:
        return params
    first = others[0] if others else None
    rvalue = parameter.rvalue or (not a.type.ref and isinstance(first, ct.Reference) and first.rvalue)
    return (ct.reference_to(parameter.referred, rvalue), *params)


def more_specialised_conversion(a: Signature, b: Signature) -> bool:
    """For conversion functions their results count ([temp.deduct.partial] p3)."""
    return _more([a.type.ret], a, [b.type.ret], b)


def more_specialised_type(a: Signature, b: Signature) -> bool:
    """Where neither a call nor a conversion is meant their types count, as they are."""
    return _fits(a.type, b) and not _fits(b.type, a)


def more_specialised_partial(a: Partial, b: Partial) -> bool:
    """[temp.class.order]"""
    return _matches(b.arguments, b.parameters, a.arguments) and not _matches(
        a.arguments, a.parameters, b.arguments
    )


def narrows(a: Partial, parameters: Sequence[Parameter], arguments: TemplateArguments) -> bool:
    """Return whether a partial specialisation is more specialised than its primary template, which takes its
    own parameters as `arguments`.
    """
    return _matches(arguments, parameters, a.arguments) and not _matches(a.arguments, a.parameters, arguments)


def _matches(patterns: TemplateArguments, parameters: Sequence[Parameter], args: TemplateArguments) -> bool:
    matching = Matching(parameters)
    try:
        matching.match_lists(patterns, args)
    except Mismatch:
        return False
    return matching.holds()


def _more(mine: Sequence[CType], a: Signature, theirs: Sequence[CType], b: Signature) -> bool:
    """[temp.deduct.partial] p10, p11"""
    if not _at_least(mine, a, theirs, b):
        return False
    if not _at_least(theirs, b, mine, a):
        return True
    return _ends_in_pack(b) and not _ends_in_pack(a) and len(mine) < len(b.type.params)


def _ends_in_pack(signature: Signature) -> bool:
    params = signature.type.params
    return bool(params) and isinstance(params[-1], Expansion)


def _fits(t: ct.Function, signature: Signature) -> bool:
    """Return whether the type of one function template is one that another makes."""
    matching = Matching(signature.parameters)
    try:
        match_function(matching, signature.type, t)
    except Mismatch:
        return False
    return _tells(matching, [signature.type])


def _at_least(args: Sequence[CType], a: Signature, patterns: Sequence[CType], b: Signature) -> bool:
    """Return whether the types of one template are at least as specialised as those of another, type by type
    too ([temp.deduct.partial] p10).
    """
    return _deduces(args, patterns, b) and not any(
        _gives_way(x, y) and _deduces([y], [x], a) and _deduces([x], [y], b) for x, y in zip(args, patterns)
    )


def _deduces(args: Sequence[CType], patterns: Sequence[CType], of: Signature) -> bool:
    """Return whether the types `args` match the patterns of the other template ([temp.deduct.partial] p8,
    p12).
    """
    matching = Matching(of.parameters)
    try:
        matching.match_lists(
            [TypeArgument(_plain(t)) for t in patterns], [TypeArgument(_plain(t)) for t in args]
        )
    except Mismatch:
        return False
    return _tells(matching, patterns)


def _tells(found: Matching, patterns: Sequence[CType]) -> bool:
    """Return whether every parameter is found that the patterns mention."""
    used = {index for t in patterns for index in mentioned(t, ALL)}
    return all(found.values[index] is not None or index in found.packs for index in used)


def _plain(t: CType) -> CType:
    """[temp.deduct.partial] p5, p7: neither reference nor qualifiers."""
    if isinstance(t, Expansion):
        return expansion(_plain(t.pattern))
    return ct.unqualified(ct.referred(t))


def _gives_way(a: CType, b: CType) -> bool:
    """[temp.deduct.partial] p9: where both are references, `T &&` gives way to `T &`, and the less qualified
    type to the more.
    """
    if isinstance(a, Expansion) and isinstance(b, Expansion):
        return _gives_way(a.pattern, b.pattern)
    if not isinstance(a, ct.Reference) or not isinstance(b, ct.Reference):
        return False
    if a.rvalue != b.rvalue:
        return a.rvalue
    fewer, more = conv.quals_of(a.referred), conv.quals_of(b.referred)
    return fewer != more and not fewer & ~more
