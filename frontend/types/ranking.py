"""Implicit conversion sequences ([over.best.ics]) and their ranking ([over.ics.rank]).

A sequence describes a conversion of an argument and changes nothing; `check.conversions.implicit_conversions`
builds them, `check.conversions.casts` applies them.
"""

from __future__ import annotations

from ...support.fast_dataclass import field, record
from ..syntax import tree
from . import bases
from . import conversions as conv
from . import ctype as ct
from .builtin_table import Builtin
from .ctype import CType
from .symbols import FunctionSymbol, Template

EXACT, PROMOTION, CONVERSION = range(3)
"""Ranks of standard conversion sequences ([over.ics.scs] p3), best first."""


@record(frozen=True)
class ReferenceBinding:
    """The binding of a reference ([over.ics.ref]): to the value itself if `direct`, else to a temporary."""

    reference: ct.Reference
    to_rvalue: bool
    direct: bool = True
    is_object: bool = False
    """True for the implicit object parameter of a function without ref-qualifier."""


@record(frozen=True)
class Standard:
    """A standard conversion sequence ([over.ics.scs]).

    `source` is the type after the lvalue transformation; `target` the type of the value afterwards, or the
    referred type of a bound reference. `function` is the function that an overloaded name denotes.
    """

    rank: int
    kind: tree.ConversionKind
    source: CType
    target: CType
    binding: ReferenceBinding | None = None
    function: FunctionSymbol | None = None
    listed: CType | None = None
    """The `std::initializer_list` to which a list is converted, with this sequence for its worst element
    ([over.ics.list] p5).
    """

    @property
    def is_identity(self) -> bool:
        """True for no conversion but an lvalue transformation ([over.ics.scs] p2), or a reference bound to
        the same type.
        """
        return self.kind == "NoOp" and not _adds_qualifiers(self)


@record(frozen=True)
class UserDefined:
    """A user-defined conversion sequence ([over.ics.user]); ambiguous when `candidate` is None and
    `ambiguous` has the candidates.

    A list that initialises an aggregate has the aggregate instead of a function ([over.ics.list] p7).
    """

    candidate: Candidate | None
    second: Standard
    ambiguous: tuple[Candidate, ...] = ()
    aggregate: CType | None = None
    listed: CType | None = None


@record(frozen=True)
class Ellipsis:
    """An argument that matches `...` ([over.ics.ellipsis])."""


ConversionSequence = Standard | UserDefined
_ORDER = {Standard: 0, UserDefined: 1, Ellipsis: 2}
"""The basic forms, best first (p2)."""


Objects = tuple[ct.Reference | None, ct.Reference | None]
"""The object parameters of two functions in a comparison."""


@record
class Candidate:
    """A candidate of overload resolution, with the conversion sequence of each argument once they are known.

    `object` is the type of the implicit object parameter, a reference; None for a function without one.
    `anything`: the object argument of a static member function is ignored ([over.match.funcs] p4), so that
    the first sequence is None. `is_instance` is set for an instance of a template, which is `template`, and
    for a built-in function that C++ declares as a template. `second` is the conversion of a conversion
    function's result.
    """

    function: FunctionSymbol | Builtin
    params: tuple[CType, ...]
    required: int
    object: ct.Reference | None = None
    has_ref: bool = False
    """True when the function has a ref-qualifier, so that its object is bound like any argument
    ([over.match.funcs] p5).
    """
    anything: bool = False
    template: Template | None = None
    is_instance: bool = False
    sequences: list[ConversionSequence | Ellipsis | None] = field(default_factory=list)
    second: Standard | None = None

    @property
    def has_object(self) -> bool:
        """True when the first argument is an object."""
        return self.object is not None or self.anything


# ------------------------------------------------------------------------------------------ order


def compare(a: ConversionSequence | Ellipsis, b: ConversionSequence | Ellipsis) -> int:
    """Compare two sequences ([over.ics.rank]): negative when `a` is better, positive when `b` is, 0 when
    neither is.
    """
    order = _compare_lists(a, b) or _compare_arrays(a, b)
    if order:
        return order
    if isinstance(a, Standard) and isinstance(b, Standard):
        return _compare_standard(a, b)
    if isinstance(a, UserDefined) and isinstance(b, UserDefined):
        return _compare_user(a, b)
    return _ORDER[type(a)] - _ORDER[type(b)]


def rank(s: ConversionSequence | Ellipsis) -> int:
    """Return the rank of a sequence, independent of comparisons."""
    return s.rank if isinstance(s, Standard) else CONVERSION + _ORDER[type(s)]


def _compare_lists(a: ConversionSequence | Ellipsis, b: ConversionSequence | Ellipsis) -> int:
    """A list is better converted to a `std::initializer_list` than to another type (p3.1.1)."""
    return (getattr(b, "listed", None) is not None) - (getattr(a, "listed", None) is not None)


def _compare_arrays(a: ConversionSequence | Ellipsis, b: ConversionSequence | Ellipsis) -> int:
    """Of two arrays initialised by a list, the shorter is better (p3.1.2)."""
    x, y = _list_array(a), _list_array(b)
    return (
        (x.count or 0) - (y.count or 0) if x is not None and y is not None and x.element is y.element else 0
    )


def _list_array(s: ConversionSequence | Ellipsis) -> ct.Array | None:
    """Return the array that a list initialises for a reference; None for another sequence."""
    binding = (
        None if isinstance(s, Ellipsis) else s.second.binding if isinstance(s, UserDefined) else s.binding
    )
    t = binding.reference.referred if binding is not None and not binding.direct else None
    return t if isinstance(t, ct.Array) else None


def _compare_user(a: UserDefined, b: UserDefined) -> int:
    """Sequences with the same function, or that initialise the same aggregate, are compared by their second
    standard conversion (p3.3).
    """
    if a.ambiguous or b.ambiguous:
        return 0
    same = (
        a.candidate.function is b.candidate.function
        if a.candidate and b.candidate
        else a.aggregate is b.aggregate is not None
    )
    return _compare_standard(a.second, b.second) if same else 0


def _compare_standard(a: Standard, b: Standard) -> int:
    """Compare standard conversions by the bullets of p3.2, in order."""
    if a is b:
        return 0
    return (
        _compare_subsequence(a, b)
        or a.rank - b.rank
        or _compare_same_rank(a, b)
        or _compare_references(a, b)
        or _compare_qualifications(a, b)
    )


def _sign(better: bool, worse: bool) -> int:
    return int(worse) - int(better)


def _compare_subsequence(a: Standard, b: Standard) -> int:
    """A proper subsequence is better; the identity is one of any other conversion (p3.2.1)."""
    if a.kind == "NoOp" and b.kind == "NoOp":
        return _sign(
            not _adds_qualifiers(a) and _adds_qualifiers(b), _adds_qualifiers(a) and not _adds_qualifiers(b)
        )
    if a.kind == b.kind and a.source is b.source and conv.is_similar(a.target, b.target):
        return _sign(
            not _adds_qualifiers(a) and _adds_qualifiers(b), _adds_qualifiers(a) and not _adds_qualifiers(b)
        )
    return _sign(a.is_identity and b.kind != "NoOp", b.is_identity and a.kind != "NoOp")


def _adds_qualifiers(s: Standard) -> bool:
    """Return whether a pointer is converted to point to a more qualified type ([conv.qual])."""
    source, target = s.source, s.target
    if (
        s.kind in ("BitCast", "DerivedToBase")
        and isinstance(source, ct.Pointer)
        and isinstance(target, ct.Pointer)
    ):
        return conv.quals_of(source.pointee) != conv.quals_of(target.pointee)
    return (
        isinstance(source, ct.Pointer | ct.MemberPointer)
        and s.kind == "NoOp"
        and source.unqualified is not target.unqualified
    )


def _compare_same_rank(a: Standard, b: Standard) -> int:
    """Compare conversions of one rank (p4)."""
    return (
        _compare_to_bool(a, b)
        or _compare_enumerations(a, b)
        or _compare_void_pointers(a, b)
        or _compare_bases(a, b)
    )


def _compare_to_bool(a: Standard, b: Standard) -> int:
    """A conversion that does not convert a pointer to bool is better (p4.1)."""
    return _sign(b.kind in _BOOLEAN and a.kind not in _BOOLEAN, a.kind in _BOOLEAN and b.kind not in _BOOLEAN)


_BOOLEAN = ("PointerToBoolean", "MemberPointerToBoolean")


def _compare_enumerations(a: Standard, b: Standard) -> int:
    """An enumeration with a fixed underlying type is better promoted to that type than to its promoted type
    (p4.2).
    """
    if (
        a.source is not b.source
        or not isinstance(a.source, ct.Enum)
        or not a.source.decl.fixed
        or a.rank != PROMOTION
    ):
        return 0
    underlying = a.source.underlying
    return _sign(a.target is underlying is not b.target, b.target is underlying is not a.target)


def _compare_void_pointers(a: Standard, b: Standard) -> int:
    """B * → A * is better than B * → void *, and A * → void * than B * → void * (p4.3)."""
    if not all(isinstance(t, ct.Pointer) for s in (a, b) for t in (s.source, s.target)):
        return 0
    if {a.kind, b.kind} == {"DerivedToBase", "BitCast"}:
        return _sign(a.kind == "DerivedToBase", b.kind == "DerivedToBase") if a.source is b.source else 0
    if a.kind == b.kind == "BitCast":
        assert isinstance(a.source, ct.Pointer) and isinstance(b.source, ct.Pointer)
        from_a, from_b = a.source.pointee, b.source.pointee
        return _sign(bases.derives(from_b, from_a), bases.derives(from_a, from_b))
    return 0


def _compare_bases(a: Standard, b: Standard) -> int:
    """A conversion to a nearer base, or from a nearer derived class, is better; of pointers to members, one
    to a nearer derived class (p4.4).
    """
    if a.kind == b.kind == "BaseToDerivedMember":
        assert isinstance(a.target, ct.MemberPointer) and isinstance(b.target, ct.MemberPointer)
        to_a, to_b = a.target.owner, b.target.owner
        return _sign(bases.derives(to_b, to_a), bases.derives(to_a, to_b)) if a.source is b.source else 0
    if (
        a.kind not in ("DerivedToBase", "NoOp")
        or b.kind not in ("DerivedToBase", "NoOp")
        or a.kind == b.kind == "NoOp"
    ):
        return 0
    (from_a, to_a), (from_b, to_b) = _converted_classes(a), _converted_classes(b)
    if from_a.unqualified is from_b.unqualified:
        return _sign(bases.derives(to_a, to_b), bases.derives(to_b, to_a))
    if to_a.unqualified is to_b.unqualified:
        return _sign(bases.derives(from_b, from_a), bases.derives(from_a, from_b))
    return 0


def _converted_classes(s: Standard) -> tuple[CType, CType]:
    """Return the source and target class of a conversion, through pointers."""
    if isinstance(s.source, ct.Pointer) and isinstance(s.target, ct.Pointer):
        return s.source.pointee, s.target.pointee
    return s.source, s.target


def _compare_references(a: Standard, b: Standard) -> int:
    """An rvalue is better bound by an rvalue reference, a function by an lvalue reference (p3.2.3,
    p3.2.4).
    """
    x, y = a.binding, b.binding
    if x is None or y is None or x.is_object or y.is_object or x.reference.rvalue == y.reference.rvalue:
        return 0
    if a.source.is_function:
        return _sign(not x.reference.rvalue, not y.reference.rvalue)
    return _sign(x.reference.rvalue, y.reference.rvalue) if x.to_rvalue and y.to_rvalue else 0


def _compare_qualifications(a: Standard, b: Standard) -> int:
    """Of similar types the less qualified is better (p3.2.5, p3.2.6). Null pointers are converted at once
    ([conv.ptr] p1), and the value of an empty list is not converted, whatever its type ([over.ics.list] p10).
    """
    if a.kind == b.kind == "NullToPointer":
        return 0
    if a.source is a.target and b.source is b.target and a.source is not b.source:
        return 0
    if a.binding is None or b.binding is None:
        s, t = a.target.unqualified, b.target.unqualified
    else:
        s, t = a.binding.reference.referred, b.binding.reference.referred
    if (
        isinstance(s, ct.Pointer | ct.MemberPointer)
        and isinstance(t, ct.Pointer | ct.MemberPointer)
        and s.pointee.is_function
    ):
        order = _sign(conv.loses_noexcept(s.pointee, t.pointee), conv.loses_noexcept(t.pointee, s.pointee))
        if order:
            return order
    if s is t or not conv.is_similar(s, t):
        return 0
    return _sign(conv.is_more_qualified(t, s), conv.is_more_qualified(s, t))
