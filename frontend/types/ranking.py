"""Implicit conversion sequences ([over.best.ics]) as objects, and which of two is better ([over.ics.rank]).

A sequence says what would be done to an argument and changes nothing; `check/sequences` makes them,
`check/casts` applies them.
"""

from __future__ import annotations

from ...support.fast_dataclass import field, record
from . import bases
from . import conversions as conv
from . import ctype as ct
from .builtin_table import Builtin
from .ctype import CType
from .symbols import Function, Template

EXACT, PROMOTION, CONVERSION = range(3)
"""Ranks of standard conversion sequences ([over.ics.scs] p3), best first."""


@record(frozen=True)
class Binding:
    """A reference bound ([over.ics.ref]): to the value itself, or to a temporary made from it where not
    `direct`.
    """

    reference: ct.Reference
    to_rvalue: bool
    direct: bool = True
    is_object: bool = False
    """The implicit object parameter of a function without ref-qualifier."""


@record(frozen=True)
class Standard:
    """A standard conversion sequence ([over.ics.scs]). `kind` is a cast kind of `casts`.

    `source` is the type after the lvalue transformation; `target` the type that the value has afterwards,
    where a reference is bound the one that it refers to. `function` is the one that an overloaded name means.
    """

    rank: int
    kind: str
    source: CType
    target: CType
    binding: Binding | None = None
    function: Function | None = None
    listed: CType | None = None
    """The `std::initializer_list` that a list makes, its worst element by this sequence ([over.ics.list]
    p5).
    """

    @property
    def is_identity(self) -> bool:
        """No conversion but an lvalue transformation ([over.ics.scs] p2), or a reference bound to the same
        type.
        """
        return self.kind == "NoOp" and not _qualifies(self)


@record(frozen=True)
class UserDefined:
    """A user-defined conversion sequence ([over.ics.user]); ambiguous where `candidate` is None and
    `ambiguous` says between which.

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
"""p2: the basic forms, best first."""


Objects = tuple[ct.Reference | None, ct.Reference | None]
"""The object parameters of two functions that are compared."""


@record
class Candidate:
    """A function that overload resolution looks at, with the sequence of each argument once they are known.

    `object` is the type of the implicit object parameter, a reference; None for what has none. `anything`
    says that the object argument of a static member function is not looked at ([over.match.funcs] p4), so
    that the first sequence is None. `is_instance` is true of a template's instance, `template` being that,
    and of a built-in function that C++ declares as a template. `second` is the conversion of a conversion
    function's result, where that is what is initialised.
    """

    function: Function | Builtin
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
        """Return whether the first argument is an object."""
        return self.object is not None or self.anything


# ------------------------------------------------------------------------------------------ order


def compare(a: ConversionSequence | Ellipsis, b: ConversionSequence | Ellipsis) -> int:
    """[over.ics.rank]: negative where `a` is the better one, positive where `b` is, 0 where neither is."""
    listed = _lists(a, b) or _arrays(a, b)
    if listed:
        return listed
    if isinstance(a, Standard) and isinstance(b, Standard):
        return _standard_order(a, b)
    if isinstance(a, UserDefined) and isinstance(b, UserDefined):
        return _user_order(a, b)
    return _ORDER[type(a)] - _ORDER[type(b)]


def rank(s: ConversionSequence | Ellipsis) -> int:
    """How bad a sequence is, whatever it is compared with."""
    return s.rank if isinstance(s, Standard) else CONVERSION + _ORDER[type(s)]


def _lists(a: ConversionSequence | Ellipsis, b: ConversionSequence | Ellipsis) -> int:
    """p3.1.1: a list is better converted to an `std::initializer_list` than to anything else."""
    return (getattr(b, "listed", None) is not None) - (getattr(a, "listed", None) is not None)


def _arrays(a: ConversionSequence | Ellipsis, b: ConversionSequence | Ellipsis) -> int:
    """p3.1.2: of two arrays that a list makes, the shorter is better."""
    x, y = _listed(a), _listed(b)
    return (
        (x.count or 0) - (y.count or 0) if x is not None and y is not None and x.element is y.element else 0
    )


def _listed(s: ConversionSequence | Ellipsis) -> ct.Array | None:
    """The array that a list makes for a reference."""
    binding = (
        None if isinstance(s, Ellipsis) else s.second.binding if isinstance(s, UserDefined) else s.binding
    )
    t = binding.reference.referred if binding is not None and not binding.direct else None
    return t if isinstance(t, ct.Array) else None


def _user_order(a: UserDefined, b: UserDefined) -> int:
    """p3.3: two that contain the same function, or initialise the same aggregate, differ by their second
    standard conversion.
    """
    if a.ambiguous or b.ambiguous:
        return 0
    same = (
        a.candidate.function is b.candidate.function
        if a.candidate and b.candidate
        else a.aggregate is b.aggregate is not None
    )
    return _standard_order(a.second, b.second) if same else 0


def _standard_order(a: Standard, b: Standard) -> int:
    """p3.2, whose bullets are tried in order."""
    if a is b:
        return 0
    return (
        _subsequence(a, b)
        or a.rank - b.rank
        or _same_rank(a, b)
        or _references(a, b)
        or _qualifications(a, b)
    )


def _sign(better: bool, worse: bool) -> int:
    return int(worse) - int(better)


def _subsequence(a: Standard, b: Standard) -> int:
    """p3.2.1: a proper subsequence is better; the identity is one of any other conversion."""
    if a.kind == "NoOp" and b.kind == "NoOp":
        return _sign(not _qualifies(a) and _qualifies(b), _qualifies(a) and not _qualifies(b))
    if a.kind == b.kind and a.source is b.source and conv.similar(a.target, b.target):
        return _sign(not _qualifies(a) and _qualifies(b), _qualifies(a) and not _qualifies(b))
    return _sign(a.is_identity and b.kind != "NoOp", b.is_identity and a.kind != "NoOp")


def _qualifies(s: Standard) -> bool:
    """Return whether a pointer is converted to point to something more qualified ([conv.qual])."""
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


def _same_rank(a: Standard, b: Standard) -> int:
    """p4: what orders conversions of one rank."""
    return _to_bool(a, b) or _fixed_enumeration(a, b) or _pointers_to_bases(a, b) or _bases(a, b)


def _to_bool(a: Standard, b: Standard) -> int:
    """p4.1: what does not convert a pointer to bool is better."""
    return _sign(b.kind in _BOOLEAN and a.kind not in _BOOLEAN, a.kind in _BOOLEAN and b.kind not in _BOOLEAN)


_BOOLEAN = ("PointerToBoolean", "MemberPointerToBoolean")


def _fixed_enumeration(a: Standard, b: Standard) -> int:
    """p4.2: an enumeration with a fixed underlying type is better promoted to that than to what that is
    promoted to.
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


def _pointers_to_bases(a: Standard, b: Standard) -> int:
    """p4.3: B * → A * is better than B * → void *, and A * → void * than B * → void *."""
    if not all(isinstance(t, ct.Pointer) for s in (a, b) for t in (s.source, s.target)):
        return 0
    if {a.kind, b.kind} == {"DerivedToBase", "BitCast"}:
        return _sign(a.kind == "DerivedToBase", b.kind == "DerivedToBase") if a.source is b.source else 0
    if a.kind == b.kind == "BitCast":
        assert isinstance(a.source, ct.Pointer) and isinstance(b.source, ct.Pointer)
        from_a, from_b = a.source.pointee, b.source.pointee
        return _sign(bases.derives(from_b, from_a), bases.derives(from_a, from_b))
    return 0


def _bases(a: Standard, b: Standard) -> int:
    """p4.4: to a nearer base, or from a nearer derived class, is better; of pointers to members, to a nearer
    derived class.
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
    (from_a, to_a), (from_b, to_b) = _classes(a), _classes(b)
    if from_a.unqualified is from_b.unqualified:
        return _sign(bases.derives(to_a, to_b), bases.derives(to_b, to_a))
    if to_a.unqualified is to_b.unqualified:
        return _sign(bases.derives(from_b, from_a), bases.derives(from_a, from_b))
    return 0


def _classes(s: Standard) -> tuple[CType, CType]:
    """What is converted to what, under pointers."""
    if isinstance(s.source, ct.Pointer) and isinstance(s.target, ct.Pointer):
        return s.source.pointee, s.target.pointee
    return s.source, s.target


def _references(a: Standard, b: Standard) -> int:
    """p3.2.3, p3.2.4: an rvalue is better bound by an rvalue reference, a function by an lvalue reference."""
    x, y = a.binding, b.binding
    if x is None or y is None or x.is_object or y.is_object or x.reference.rvalue == y.reference.rvalue:
        return 0
    if a.source.is_function:
        return _sign(not x.reference.rvalue, not y.reference.rvalue)
    return _sign(x.reference.rvalue, y.reference.rvalue) if x.to_rvalue and y.to_rvalue else 0


def _qualifications(a: Standard, b: Standard) -> int:
    """p3.2.5, p3.2.6: of similar types the less qualified is better; null pointers are converted at once
    ([conv.ptr] p1), and what an empty list makes is not converted, whatever its type ([over.ics.list] p10).
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
    if s is t or not conv.similar(s, t):
        return 0
    return _sign(conv.more_qualified(t, s), conv.more_qualified(s, t))
