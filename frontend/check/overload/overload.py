"""Overload resolution ([over.match]): the viable candidates for given arguments, and the best of them.

Calls, constructors, operators and conversion functions differ only in the source of their candidates. If a
candidate has an object parameter, the first argument is the implied object.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....support.diagnostics import Note
from ....support.fast_dataclass import field, record
from ...syntax import tree
from ...types import classes, initializer_list
from ...types import ctype as ct
from ...types.bases import derives
from ...types.builtin_table import Builtin
from ...types.expressions import is_lvalue
from ...types.ranking import Candidate, Ellipsis, compare, rank
from ...types.special import is_ignored
from ...types.symbols import FunctionSymbol, Template
from ...types.typed_nodes import InitializationKind
from ..classes import constructors as class_constructors
from ..context import Context
from ..conversions import implicit_conversions
from ..node_builders import like
from ..templates import deduce

_SHOWN = 4
"""Number of candidates that the notes of an error show."""


@record
class Resolution:
    """The result of overload resolution: the `best` candidate, or None. `ambiguous` are then the equally good
    viable ones, if any. `ignored` are notes about templates without a candidate.
    """

    best: Candidate | None
    ambiguous: list[Candidate]
    viable: list[Candidate]
    candidates: list[Candidate]
    ignored: list[Note] = field(default_factory=list)


def resolve_overload(
    cx: Context, candidates: list[Candidate], args: Sequence[tree.Expr], user: bool = True
) -> Resolution:
    """Find the best viable candidate ([over.match]). Without `user` no user-defined conversions are
    considered ([over.best.ics] p4).
    """
    exact = _exact_match(candidates, args)
    if exact is not None and is_viable(cx, exact, args, user):
        return Resolution(exact, [], [exact], candidates)
    return select_best([c for c in candidates if is_viable(cx, c, args, user)], candidates)


def _exact_match(candidates: list[Candidate], args: Sequence[tree.Expr]) -> Candidate | None:
    """Return the one candidate whose parameters are values of exactly the arguments' types. The identity is
    the best conversion ([over.ics.rank] p3.2.1).

    None if references or an object parameter might be as good; all candidates are compared then.
    """
    types = tuple([ct.decay(arg.ctype).unqualified for arg in args])
    result = None
    for c in candidates:
        if c.has_object or c.is_instance or any(p.is_reference for p in c.params):
            return None
        if c.params[: len(types)] == types and _accepts_count(c, len(types)):
            if result is not None:
                return None
            result = c
    return result


def select_best(viable: list[Candidate], candidates: list[Candidate]) -> Resolution:
    """Return the best of the viable candidates, whose sequences are known ([over.match.best])."""
    best = _best(viable)
    return Resolution(best, [] if best is not None else _undominated(viable), viable, candidates)


# ------------------------------------------------------------------------------------- candidates


def function_candidate(
    fn: FunctionSymbol | Builtin,
    has_object: bool = False,
    found_in: ct.CType | None = None,
    template: Template | None = None,
) -> Candidate:
    """Return a function as a candidate. With `has_object` the arguments begin with an object.

    `found_in` is the class in which lookup found it: a derived class if a using-declaration names it
    ([over.match.funcs] p4).
    """
    params = fn.ctype.params
    if isinstance(fn, Builtin):
        return Candidate(fn, params, fn.minimum)
    result = Candidate(
        fn,
        params,
        len(params) - sum(d is not None for d in fn.declaration.defaults),
        template=template,
        is_instance=template is not None,
    )
    if has_object and fn.record is not None and not fn.is_constructor:
        if fn.object is None:
            result.anything = True
        else:
            result.object = _object_parameter(
                fn.object if found_in is None else ct.qualified(found_in.unqualified, fn.object.quals),
                fn.declaration.ref == "&&",
            )
            result.has_ref = bool(fn.declaration.ref)
    return result


def _object_parameter(t: ct.CType, rvalue: bool) -> ct.Reference:
    result = ct.reference_to(t, rvalue)
    assert isinstance(result, ct.Reference)
    return result


def function_candidates(
    cx: Context, functions: Sequence[FunctionSymbol | Builtin], templates: Sequence[Template],
    args: Sequence[tree.Expr], at: tree.Node,
    has_object: bool = False, explicit: Sequence[tree.Node] = (), found_in: ct.CType | None = None,
) -> tuple[list[Candidate], list[Note]]:  # fmt: skip
    """Return the candidates of functions and of specialisations of templates, and notes about templates for
    which deduction failed.
    """
    candidates, notes = [function_candidate(fn, has_object, found_in) for fn in functions], []
    for template in templates:
        skipped = has_object and template.record is not None
        fn, problem = _deduce_instance(cx, template, explicit, args[1:] if skipped else args, at)
        if fn is not None:
            candidates.append(function_candidate(fn, has_object, found_in, template))
        else:
            notes.append(Note(problem, template.location, len(template.name)))
    return candidates, notes


def _deduce_instance(
    cx: Context, template: Template, explicit: Sequence[tree.Node], args: Sequence[tree.Expr], at: tree.Node
) -> tuple[FunctionSymbol | None, str]:
    """Return the specialisation of a template for arguments, or None and the reason. For an inherited
    constructor template it is the inherited constructor ([over.match.funcs] p8).
    """
    if template.origin is None or template.origin.guide is not None:
        return deduce.deduce_call(cx, template, explicit, args, at)
    fn, problem = _deduce_instance(cx, template.origin.template, explicit, args, at)
    return (None if fn is None else class_constructors.inherit_instance(cx, template, fn)), problem


# -------------------------------------------------------------------------------------- viability


def is_viable(cx: Context, c: Candidate, args: Sequence[tree.Expr], user: bool = True) -> bool:
    """Return whether a candidate is viable ([over.match.viable]). Sets its conversion sequences."""
    first = int(c.has_object)
    if not _accepts_count(c, len(args) - first):
        return False
    c.sequences = []
    if first:
        sequence = (
            implicit_conversions.object_sequence(args[0], c.object, c.has_ref)
            if c.object is not None
            else None
        )
        if sequence is None and c.object is not None:
            return False
        c.sequences.append(sequence)
    for arg, target in zip(args[first:], c.params):
        result = implicit_conversions.implicit_sequence(cx, arg, target, user)
        if result is None:
            return False
        c.sequences.append(result)
    c.sequences += [Ellipsis()] * (len(args) - len(c.sequences))
    return True


def _accepts_count(c: Candidate, given: int) -> bool:
    return c.required <= given and (given <= len(c.params) or c.function.ctype.vararg)


# ------------------------------------------------------------------------------------------- best


def _best(viable: Sequence[Candidate]) -> Candidate | None:
    """Return the candidate that is better than every other ([over.match.best] p2)."""
    if not viable:
        return None
    winner = viable[0]
    for other in viable[1:]:
        if not is_better(winner, other):
            winner = other
    return winner if all(other is winner or is_better(winner, other) for other in viable) else None


def _undominated(viable: Sequence[Candidate]) -> list[Candidate]:
    return [c for c in viable if not any(is_better(other, c) for other in viable)] or list(viable)


def is_better(a: Candidate, b: Candidate) -> bool:
    """Return whether one candidate is better than another ([over.match.best] p1, in the order of the
    bullets).
    """
    order = _compare_sequences(a, b)
    if order is None:
        return _worst_rank(a, b) < _worst_rank(b, a)
    if not order and a.second is not None and b.second is not None:
        order = compare(a.second, b.second)
    if order:
        return order < 0
    if a.is_instance != b.is_instance:
        return b.is_instance
    if (
        a.template is not None
        and b.template is not None
        and _is_more_specialised(a, a.template, b, b.template)
    ):
        return True
    origins = [c.template.origin for c in (a, b) if c.template is not None]
    guides = [o.guide for o in origins if o is not None and o.guide is not None]
    if len(guides) == 2 and guides[0] != guides[1]:
        return guides[0] > guides[1]
    count = len(a.sequences) - a.has_object
    return _is_further_derived(a.function, b.function) and a.params[:count] == b.params[:count]


def _is_more_specialised(a: Candidate, of_a: Template, b: Candidate, of_b: Template) -> bool:
    """Return whether a template is more specialised. Comparing a member with a non-member includes the object
    parameter ([temp.func.order] p3).
    """
    if a.has_object and b.has_object:
        return deduce.is_more_specialised(of_a, of_b, len(a.sequences) - 1, (None, None))
    return deduce.is_more_specialised(of_a, of_b, len(a.sequences), (a.object, b.object))


def _is_further_derived(a: FunctionSymbol | Builtin, b: FunctionSymbol | Builtin) -> bool:
    """Return whether the class of `a` derives from that of `b`, which a using-declaration names there (CWG
    2273).
    """
    if (
        not isinstance(a, FunctionSymbol)
        or not isinstance(b, FunctionSymbol)
        or a.record is None
        or b.record is None
    ):
        return False
    return (b.declaration.is_inherited and not a.declaration.is_inherited) or derives(a.record, b.record)


def _worst_rank(c: Candidate, other: Candidate) -> int:
    """Return the rank of the worst sequence that is compared with one of `other`.

    If each of two candidates is better for some argument, nvcc and g++ choose the one with the better worst
    conversion. In ISO C++ they are ambiguous.
    """
    return max(
        (rank(x) for x, y in zip(c.sequences, other.sequences) if x is not None and y is not None), default=0
    )


def _compare_sequences(a: Candidate, b: Candidate) -> int | None:
    """Compare the sequences of two candidates. Return -1 if `a` is better for some argument and worse for
    none, 1 for the opposite, 0 if all are equal, None if each is better for some argument.
    """
    orders = [compare(x, y) for x, y in zip(a.sequences, b.sequences) if x is not None and y is not None]
    better, worse = any(order < 0 for order in orders), any(order > 0 for order in orders)
    return None if better and worse else worse - better


# ----------------------------------------------------------------------------------- constructors


def constructor_candidates(
    cx: Context, t: ct.Record, args: Sequence[tree.Expr], at: tree.Node, explicit: bool = True
) -> tuple[list[Candidate], list[Note]]:
    """Return the constructors of a class as candidates, including specialisations of templates. Without
    `explicit`, only converting constructors ([class.conv.ctor]).
    """
    functions = [fn for fn in classes.constructors(t.decl) if not is_ignored(fn)]
    templates: Sequence[Template] = classes.constructor_templates(t.decl)
    result, notes = function_candidates(cx, functions, templates, args, at)
    return [c for c in result if explicit or not _is_explicit(c)], notes


def _is_explicit(c: Candidate) -> bool:
    return isinstance(c.function, FunctionSymbol) and c.function.declaration.is_explicit


def resolve_construction(
    cx: Context, t: ct.Record, args: Sequence[tree.Expr], kind: InitializationKind, at: tree.Node
) -> Resolution:
    """Resolve the constructors of a class for the kinds of `choose_constructor`."""
    candidates, ignored = constructor_candidates(cx, t, args, at, explicit=kind != "copy")
    nested = kind in ("copy-list", "direct-list") and len(args) == 1 and isinstance(args[0], tree.InitList)
    viable = [
        c for c in candidates if is_viable(cx, c, args, user=not (nested and _may_convert_nested(c, t)))
    ]
    result = select_best(viable, candidates)
    if kind == "copy-list" and result.ambiguous and all(c.template is not None for c in result.ambiguous):
        # This is ambiguous by [over.match.list]. nvcc and g++ then ignore explicit constructor templates,
        # which could not be called.
        result = select_best([c for c in viable if not _is_explicit(c)], candidates)
    result.ignored = ignored
    return result


def list_constructor(
    cx: Context, t: ct.Record, args: Sequence[tree.Expr], at: tree.Node
) -> tuple[Resolution, list[tree.Expr]] | None:
    """Resolve the first phase of [over.match.list]: initializer-list constructors, with the list as the
    argument. None if none is viable.
    """
    argument = wrap_in_list(args, at)
    candidates = [
        c
        for c in constructor_candidates(cx, t, argument, at)[0]
        if initializer_list.takes_list(c.params, c.required)
    ]
    result = select_best([c for c in candidates if is_viable(cx, c, argument)], candidates)
    return (result, argument) if result.viable else None


def wrap_in_list(args: Sequence[tree.Expr], at: tree.Node) -> list[tree.Expr]:
    """Return a list of checked elements as a single argument."""
    return [
        like(
            tree.InitList(at.location, [tree.InitItem(arg.location, [], arg) for arg in args]), at, ct.BRACED
        )
    ]


def _may_convert_nested(c: Candidate, t: ct.Record) -> bool:
    """Return whether a nested list may use user-defined conversions. It may not for the parameter of a copy
    or move constructor ([over.best.ics] p4.5).
    """
    return bool(c.params) and ct.referred(c.params[0]).unqualified is t.unqualified


def choose_constructor(
    cx: Context, t: ct.Record, args: Sequence[tree.Expr], kind: InitializationKind, at: tree.Node
) -> Candidate | None:
    """Choose the constructor that initialises an object of a class ([over.match.ctor], [over.match.list]).
    Reports an error if there is none or several.

    For 'copy' only converting constructors are candidates.
    For 'copy-list' all are, and choosing an explicit one is an error.
    """
    return report_resolution(cx, t, resolve_construction(cx, t, args, kind, at), args, kind, at)


def report_resolution(
    cx: Context,
    t: ct.Record,
    resolution: Resolution,
    args: Sequence[tree.Expr],
    kind: InitializationKind,
    at: tree.Node,
) -> Candidate | None:
    """Return the constructor that a resolution chooses. Reports errors like `choose_constructor`."""
    name = str(t.unqualified)
    if resolution.best is None and resolution.ambiguous:
        report_ambiguous(cx, f"call to constructor of '{name}' is ambiguous", at, resolution)
    elif resolution.best is None:
        report_none(cx, f"no matching constructor for initialization of '{name}'", at, resolution, args)
    elif kind == "copy-list" and _is_explicit(resolution.best):
        cx.report.error(
            "chosen constructor is explicit in copy-initialization",
            at,
            [candidate_note(resolution.best, "explicit constructor declared here")],
        )
        return None
    return resolution.best


# ------------------------------------------------------------------------------------------ notes


def report_ambiguous(cx: Context, message: str, at: tree.Node, resolution: Resolution) -> None:
    """Report an ambiguous resolution with the best candidates."""
    cx.report.error(
        message, at, [candidate_note(c, "candidate function") for c in resolution.ambiguous[: _SHOWN - 1]]
    )


def report_none(
    cx: Context, message: str, at: tree.Node, resolution: Resolution, args: Sequence[tree.Expr]
) -> None:
    """Report a resolution without a viable candidate, with the reasons."""
    cx.report.error(
        message, at, [*_reasons(cx, resolution.candidates[:_SHOWN], args), *resolution.ignored][:_SHOWN]
    )


def _reasons(cx: Context, candidates: Sequence[Candidate], args: Sequence[tree.Expr]) -> Iterator[Note]:
    """Yield one note per candidate on why it is not viable."""
    for c in candidates:
        problem = _problem(cx, c, args)
        if problem:
            yield candidate_note(c, f"candidate function not viable: {problem}")


def _problem(cx: Context, c: Candidate, args: Sequence[tree.Expr]) -> str:
    first = int(c.has_object)
    if not _accepts_count(c, len(args) - first):
        return _count_problem(c, len(args) - first)
    if c.object is not None and implicit_conversions.object_sequence(args[0], c.object, c.has_ref) is None:
        if implicit_conversions.object_sequence(args[0], c.object) is not None:
            return f"expects an {'rvalue' if c.object.rvalue else 'lvalue'} for object argument"
        missing = args[0].ctype.quals & ~c.object.referred.quals & (ct.CONST | ct.VOLATILE)
        return (
            f"'this' argument has type '{args[0].ctype}', but method is not marked"
            f" {ct.qualifier_text(missing).replace(' ', ' or ')}"
        )
    for number, (arg, target) in enumerate(zip(args[first:], c.params), 1):
        if implicit_conversions.implicit_sequence(cx, arg, target) is None:
            return _mismatch(arg, target, number)
    return ""


def _mismatch(arg: tree.Expr, target: ct.CType, number: int) -> str:
    referred = ct.referred(target)
    if (
        isinstance(target, ct.Reference)
        and not target.rvalue
        and not referred.is_const
        and ct.unqualified(arg.ctype) is ct.unqualified(referred)
    ):
        if not is_lvalue(arg):
            return f"expects an lvalue for {_ordinal(number)} argument"
        return (
            f"{_ordinal(number)} argument ('{arg.ctype}') would lose"
            f" {ct.qualifier_text(arg.ctype.quals & (ct.CONST | ct.VOLATILE))} qualifier"
        )
    return f"no known conversion from '{arg.ctype}' to '{target}' for {_ordinal(number)} argument"


def _count_problem(c: Candidate, given: int) -> str:
    params, least = len(c.params), c.required
    provided = (
        "no arguments were"
        if given == 0 and params == 1
        else f"{given} was"
        if given == 1
        else f"{given} were"
    )
    if params == 1 and least == 1:
        name = (
            c.function.params[0].name if isinstance(c.function, FunctionSymbol) and c.function.params else ""
        )
        plural = "" if given == 0 else " arguments were"
        count = "no arguments were" if given == 0 else f"{given}{plural}"
        return f"requires single argument{f' {name!r}' if name else ''}, but {count} provided"
    bound = (
        f"at least {least}"
        if given < least < params
        else f"at most {params}"
        if least < params
        else str(params)
    )
    number = least if given < least else params
    return f"requires {bound} argument{'s' if number != 1 else ''}, but {provided} provided"


def _ordinal(number: int) -> str:
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


def candidate_note(c: Candidate, text: str) -> Note:
    """Return a note that shows a candidate."""
    if isinstance(c.function, FunctionSymbol):
        return Note(text, c.function.location, len(c.function.name))
    if c.function.lowering == ("operator",):
        return Note(f"built-in candidate {c.function.name}({', '.join(map(str, c.params))})")
    return Note(f"{text}: '{c.function.ctype.spell(c.function.name)}'")
