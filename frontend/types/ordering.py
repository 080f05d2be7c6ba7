"""Which of two templates is the more specialised ([temp.func.order], [temp.deduct.partial], [temp.class.spec.mfunc]).

One template is at least as specialised as another when its types, taken as they are, match the other's patterns.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import conversions as conv
from . import ctype as ct
from .arguments import Expansion, TemplateArguments, TypeArgument, expansion
from .ctype import CType
from .forwarding import match_function
from .matching import ALL, Matching, Mismatch, Parameter, mentioned
from .symbols import Partial, Signature

_CV = ct.CONST | ct.VOLATILE


def more_specialised_function(a: Signature, b: Signature, count: int) -> bool:
    """Whether `a` is more specialised than `b` for a call with `count` arguments."""
    return _more(a.type.params[:count], a, b.type.params[:count], b)


def more_specialised_conversion(a: Signature, b: Signature) -> bool:
    """For conversion functions their results count ([temp.deduct.partial] p3)."""
    return _more([a.type.ret], a, [b.type.ret], b)


def more_specialised_type(a: Signature, b: Signature) -> bool:
    """Where neither a call nor a conversion is meant their types count, as they are."""
    return _fits(a.type, b) and not _fits(b.type, a)


def more_specialised_partial(a: Partial, b: Partial) -> bool:
    """[temp.class.order]"""
    return _matches(b.arguments, b.parameters, a.arguments) and not _matches(a.arguments, a.parameters, b.arguments)


def narrows(a: Partial, parameters: Sequence[Parameter], arguments: TemplateArguments) -> bool:
    """Whether a partial specialisation is more specialised than its primary template, which takes its own parameters as `arguments`."""
    return _matches(arguments, parameters, a.arguments) and not _matches(a.arguments, a.parameters, arguments)


def _matches(patterns: TemplateArguments, parameters: Sequence[Parameter], args: TemplateArguments) -> bool:
    found = Matching(parameters)
    try:
        found.match_lists(patterns, args)
    except Mismatch:
        return False
    return found.holds()


def _more(mine: Sequence[CType], a: Signature, theirs: Sequence[CType], b: Signature) -> bool:
    forth, back = _at_least(mine, theirs, b.parameters), _at_least(theirs, mine, a.parameters)
    if not (forth and back):
        return forth
    better, worse = _by_references(mine, theirs), _by_references(theirs, mine)
    if better or worse:
        return better and not worse
    # [temp.deduct.partial] p11
    return _ends_in_pack(b) and not _ends_in_pack(a) and len(a.type.params) < len(b.type.params)


def _ends_in_pack(signature: Signature) -> bool:
    params = signature.type.params
    return bool(params) and isinstance(params[-1], Expansion)


def _fits(t: ct.Function, signature: Signature) -> bool:
    """Whether the type of one function template is one that another makes."""
    found = Matching(signature.parameters)
    try:
        match_function(found, signature.type, t)
    except Mismatch:
        return False
    return _tells(found, [signature.type])


def _at_least(args: Sequence[CType], patterns: Sequence[CType], parameters: Sequence[Parameter]) -> bool:
    """Whether the types `args` match the patterns of the other template ([temp.deduct.partial] p10, p12)."""
    found = Matching(parameters)
    try:
        found.match_lists([TypeArgument(_plain(t)) for t in patterns], [TypeArgument(_plain(t)) for t in args])
    except Mismatch:
        return False
    return _tells(found, patterns)


def _tells(found: Matching, patterns: Sequence[CType]) -> bool:
    """Whether every parameter is found that the patterns mention."""
    used = {index for t in patterns for index in mentioned(t, ALL)}
    return all(found.values[index] is not None or index in found.packs for index in used)


def _plain(t: CType) -> CType:
    """[temp.deduct.partial] p5, p7: neither reference nor qualifiers."""
    if isinstance(t, Expansion):
        return expansion(_plain(t.pattern))
    return ct.unqualified(ct.referred(t))


def _by_references(mine: Sequence[CType], theirs: Sequence[CType]) -> bool:
    """[temp.deduct.partial] p9: where both are references, `T &` beats `T &&`, and the more qualified type beats the less."""
    for a, b in zip(mine, theirs):
        if isinstance(a, ct.Reference) and isinstance(b, ct.Reference):
            if not a.rvalue and b.rvalue:
                return True
            if a.rvalue == b.rvalue and (conv.quals_of(a.referred) & conv.quals_of(b.referred)) == conv.quals_of(b.referred) != conv.quals_of(a.referred):
                return True
    return False
