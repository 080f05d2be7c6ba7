"""Special member functions ([special]): which ones are declared implicitly, and which defaulted ones are
deleted or trivial.

`declare_implicit_members` runs when the members of a class are known. Bodies of functions that are not
trivial are made at their first call, memberwise ([class.copy.ctor] p14, [class.copy.assign] p12). They use
the same overload resolution that decided the properties.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ....support.diagnostics import UNKNOWN, Note
from ....support.fast_dataclass import record
from ...syntax import tree
from ...types import classes, special
from ...types import ctype as ct
from ...types.declarations import SpecialMember
from ...types.special import ASSIGNMENTS, CONSTRUCTORS, KINDS
from ...types.symbols import FunctionSymbol, Overloads, Scope
from ..context import Context
from ..declarations import exceptions
from ..overload import overload
from ..reporting import Span
from .memberwise import synthesise_body


@record(frozen=True)
class Subobject:
    """A direct base or data member. `record` is its class, or that of its elements, and None for a scalar or
    a reference.
    """

    field: ct.Field
    ctype: ct.CType
    record: ct.Record | None

    @property
    def text(self) -> str:
        """The subobject for messages: "base class 'B'" or "field 'm'"."""
        return f"base class '{self.ctype}'" if self.field.is_base else f"field '{self.field.name}'"


def direct_subobjects(t: ct.Record) -> list[Subobject]:
    """The direct subobjects of a class, in order of declaration."""
    result = []
    for member in t.fields:
        element = ct.innermost_element(member.ctype)
        result.append(Subobject(member, element, element if isinstance(element, ct.Record) else None))
    return result


# --------------------------------------------------------------------------------- completion


def declare_implicit_members(cx: Context, t: ct.Record, *, empty_end: bool = False) -> None:
    """Declare the implicit members of a class whose members are known, and determine the properties of the
    defaulted ones. `empty_end` says whether its destructor has an empty body.
    """
    decl = t.decl
    declared: dict[SpecialMember, list[FunctionSymbol]] = {}
    for fn in _own_functions(t):
        kind = fn.special.kind = special.kind_of(fn) if not fn.declaration.is_inherited else ""
        if kind:
            declared.setdefault(kind, []).append(fn)
            decl.special.setdefault(kind, []).append(fn)
    decl.is_aggregate = _is_aggregate(t)
    subobjects = direct_subobjects(t)
    _report_invalid_signatures(cx, t)
    for kind in KINDS:
        if _is_implicit(t, kind, declared):
            special.add(t, special.implicit_member(t, kind, const=_takes_const(subobjects, kind)))
    for fns in decl.special.values():
        for member in fns:
            if isinstance(member, FunctionSymbol) and member.special.is_defaulted:
                _determine_defaulted(cx, t, subobjects, member, declared)
    for fn in (fn for fns in decl.special.values() for fn in fns if isinstance(fn, FunctionSymbol)):
        if (
            fn.pending.exceptions is None
            and not fn.ctype.is_noexcept
            and (fn.special.is_defaulted or fn.is_destructor)
        ):
            fn.pending.exceptions = partial(exceptions.set_implicit_specification, cx, t, fn)
    decl.trivial = frozenset(kind for kind in KINDS if _is_plain(t, kind))
    _determine_destructor(decl, subobjects, empty_end)
    decl.by_address = not _passes_in_registers(decl)


def _report_invalid_signatures(cx: Context, t: ct.Record) -> None:
    """Report invalid declarations: a copy constructor that takes its argument by value ([class.copy.ctor]
    p5), or a defaulted function that is not a special member.
    """
    for fn in _own_functions(t):
        params = fn.ctype.params
        if (
            fn.is_constructor
            and params
            and params[0].unqualified is t.unqualified
            and len(params) == 1
            and not fn.declaration.is_inherited
        ):
            cx.report.error(
                "copy constructor must pass its first argument by reference", Span(fn.location, len(fn.name))
            )
        elif fn.special.is_defaulted and not fn.special.kind:
            cx.report.error("only special member functions may be defaulted", Span(fn.location, len(fn.name)))


def _determine_destructor(decl: ct.RecordDefinition, subobjects: list[Subobject], empty_end: bool) -> None:
    """Decide whether the destructor of a class has an effect. One with an empty body only runs those of the
    members.
    """
    end = decl.destructor
    assert isinstance(end, FunctionSymbol)
    decl.is_destroyed = decl.kind != "union" and any(
        part.record is not None and part.record.decl.is_destroyed for part in subobjects
    )
    decl.is_destroyed |= not (end.special.is_defaulted or empty_end or end.is_deleted)


def _own_functions(t: ct.Record) -> list[FunctionSymbol]:
    """Return the functions that the class itself declares and that may be special members."""
    decl = t.decl
    result = [*classes.constructors(decl)]
    result += _assignments(t)
    return [*result, decl.destructor] if isinstance(decl.destructor, FunctionSymbol) else result


def _assignments(t: ct.Record) -> list[FunctionSymbol]:
    scope = t.decl.members
    overloads = scope.names.get("operator=") if isinstance(scope, Scope) else None
    return [fn for fn in overloads.functions if fn.record is t] if isinstance(overloads, Overloads) else []


def _is_aggregate(t: ct.Record) -> bool:
    """Return whether a class is an aggregate ([dcl.init.aggr] p1)."""
    decl = t.decl
    if any(
        fn.declaration.is_explicit or not (fn.special.is_defaulted or fn.is_deleted)
        for fn in classes.constructors(decl)
    ):
        return False
    return not classes.constructor_templates(decl) and not any(field.access for field in t.fields)


def _is_implicit(
    t: ct.Record, kind: SpecialMember, declared: dict[SpecialMember, list[FunctionSymbol]]
) -> bool:
    """Return whether a class with these declarations has an implicitly declared member of that kind."""
    if kind == "default constructor":
        own = (fn for fn in classes.constructors(t.decl) if not fn.declaration.is_inherited)
        return not any(own) and all(
            template.origin is not None for template in classes.constructor_templates(t.decl)
        )
    if kind in ("move constructor", "move assignment operator"):
        return declared.keys() <= {"default constructor"}
    return kind not in declared


def _takes_const(subobjects: list[Subobject], kind: SpecialMember) -> bool:
    """Return whether the implicit copy function takes `const X &`. It takes `X &` if that of some subobject
    takes `M &` ([class.copy.ctor] p7, [class.copy.assign] p2).
    """
    if kind not in ("copy constructor", "copy assignment operator"):
        return True
    for part in subobjects:
        if part.record is None or kind in part.record.decl.trivial:
            continue
        parameter_types = [fn.ctype.params[0] for fn in classes.special(part.record.decl, kind)]
        if not any(not isinstance(p, ct.Reference) or p.referred.is_const for p in parameter_types):
            return False
    return True


def _is_plain(t: ct.Record, kind: SpecialMember) -> bool:
    """Return whether the only member of that kind is trivial and public."""
    decl = t.decl
    fns = classes.special(decl, kind)
    if len(fns) != 1 or not fns[0].special.is_trivial or fns[0].is_deleted or fns[0].access:
        return False
    if kind in CONSTRUCTORS:
        return not classes.constructor_templates(decl)
    result = (
        decl.members.names.get("operator=")
        if kind in ASSIGNMENTS and isinstance(decl.members, Scope)
        else None
    )
    return not isinstance(result, Overloads) or (
        not result.templates and all(fn.special.kind for fn in result.functions)
    )


def _passes_in_registers(decl: ct.RecordDefinition) -> bool:
    """Return whether objects are passed in registers ([class.temporary] p3). All copy and move constructors
    must be trivial or deleted, one must not be deleted, and the destructor must be trivial.
    """
    copies = classes.special(decl, "copy constructor") + classes.special(decl, "move constructor")
    ends = classes.special(decl, "destructor")
    return (
        all(fn.special.is_trivial or fn.is_deleted for fn in copies)
        and not all(fn.is_deleted for fn in copies)
        and all(fn.special.is_trivial for fn in ends)
    )


# ------------------------------------------------------------------------------------- judging


@record
class _DefaultedProperties:
    """The properties of a defaulted function."""

    deleted: str = ""
    trivial: bool = True
    constant: bool = True
    device: bool = True


def _determine_defaulted(
    cx: Context,
    t: ct.Record,
    subobjects: list[Subobject],
    fn: FunctionSymbol,
    declared: dict[SpecialMember, list[FunctionSymbol]],
) -> None:
    """Determine whether a defaulted function is deleted, trivial, constexpr, and whether it can run on the
    device.
    """
    verdict = _DefaultedProperties()
    kind = fn.special.kind
    if (
        kind in ("copy constructor", "copy assignment operator")
        and fn.special.is_implicit
        and ("move constructor" in declared or "move assignment operator" in declared)
    ):
        what = "constructor" if "move constructor" in declared else "assignment operator"
        verdict.deleted = f"'{t}' has a user-declared move {what}"
    rule = _RULES[kind]
    with cx.enter_function(fn):
        for part in subobjects:
            if not verdict.deleted:
                rule(cx, t, part, fn, verdict)
            if kind in CONSTRUCTORS and not verdict.deleted and not destructor_verdict(cx, part):
                verdict.deleted = (
                    f"{part.text} has {_with_article(_find_destructor_problem(cx, part))} destructor"
                )
    if kind == "default constructor":
        _judge_variants(t, verdict)
    fn.special.is_trivial = verdict.trivial and not verdict.deleted
    fn.declaration.is_constexpr = fn.declaration.is_constexpr or (verdict.constant and kind in CONSTRUCTORS)
    fn.is_device = fn.is_device and verdict.device
    if verdict.deleted:
        fn.is_deleted = True
        fn.declaration.why_deleted = Note(
            f"{kind} of '{t}' is implicitly deleted because {verdict.deleted}", fn.location
        )
    elif not fn.special.is_trivial or kind in ASSIGNMENTS:
        fn.pending.body_check = fn.pending.define = _body(cx, t, fn)


def _body(cx: Context, t: ct.Record, fn: FunctionSymbol) -> Callable[[], None]:
    """Return a callable that creates the function's symbol and body at its first call."""
    backtrace = tuple(cx.instantiation.backtrace)

    def make() -> None:
        if fn.body is not None:
            return
        assert isinstance(t.decl.members, Scope)
        special.set_symbol(fn)
        with (
            cx.enter_scope(t.decl.members, (*t.decl.scope, t.decl.tag)),
            cx.instantiation.requested_by(*backtrace),
        ):
            synthesise_body(cx, fn)

    return make


def _with_article(key: str) -> str:
    return f"{'an' if key[0] in 'aeiou' else 'a'} {key}"


def _is_variant(t: ct.Record) -> bool:
    return t.decl.kind == "union"


def _judge_member(
    cx: Context, part: Subobject, kind: SpecialMember, args: list[tree.Expr], verdict: _DefaultedProperties
) -> FunctionSymbol | None:
    """Update the properties by a subobject's member of that kind, which overload resolution chooses."""
    assert part.record is not None
    if kind in part.record.decl.trivial:
        verdict.constant &= (
            kind != "default constructor"
            or classes.special(part.record.decl, kind)[0].declaration.is_constexpr
        )
        return None
    result, problem = choose_special_member(cx, part.record, kind, args)
    if problem:
        verdict.deleted = f"{part.text} has {problem} {kind}"
    elif result is not None:
        verdict.trivial &= result.special.is_trivial
        verdict.device &= result.is_device
        verdict.constant &= result.declaration.is_constexpr or result.special.is_trivial
    return result


def choose_special_member(
    cx: Context, t: ct.Record, kind: SpecialMember, args: list[tree.Expr]
) -> tuple[FunctionSymbol | None, str]:
    """Return the constructor or assignment operator of `t` for these arguments, and the problem with it:
    'no', 'multiple', 'a deleted', 'an inaccessible'.
    """
    position = tree.ErrorExpr(t.decl.location)
    if kind in CONSTRUCTORS:
        candidates, _ = overload.constructor_candidates(cx, t, args, position)
        resolution = overload.resolve_overload(cx, candidates, args)
    else:
        own = t.decl.members.names.get("operator=") if isinstance(t.decl.members, Scope) else None
        assert isinstance(own, Overloads)
        functions, args = [fn for fn in own.functions if not special.is_ignored(fn)], [opaque_value(t), *args]
        candidates, _ = overload.function_candidates(
            cx, functions, own.templates, args, position, has_object=True
        )
        resolution = overload.resolve_overload(cx, candidates, args)
    if resolution.best is None:
        return None, "multiple" if resolution.ambiguous else "no"
    fn = resolution.best.function
    assert isinstance(fn, FunctionSymbol)
    if fn.is_deleted:
        return fn, "a deleted"
    if fn.access and not cx.may_access(t, fn.access):
        return fn, "an inaccessible"
    return fn, ""


def opaque_value(t: ct.CType, *, expiring: bool = False) -> tree.Expr:
    """Return an lvalue or xvalue of a type without a value, as `std::declval` does."""
    value = tree.ErrorExpr(t.decl.location if isinstance(t, ct.Record) else UNKNOWN)
    value.ctype, value.lvalue, value.xvalue = t, True, expiring
    return value


def _judge_default(
    cx: Context, t: ct.Record, part: Subobject, fn: FunctionSymbol, verdict: _DefaultedProperties
) -> None:
    """Determine the properties of a defaulted default constructor ([class.ctor] p5, p6)."""
    field = part.field
    if field.default is not None:
        verdict.trivial = False
        return
    if _is_variant(t):
        if (
            part.record is not None
            and "default constructor" not in part.record.decl.trivial
            and not _has_default(t)
        ):
            verdict.deleted = f"variant {part.text} has a non-trivial default constructor"
        return
    if isinstance(field.ctype, ct.Reference):
        verdict.deleted = f"{part.text} of reference type '{field.ctype}' would not be initialized"
    elif part.record is not None:
        constructor = _judge_member(cx, part, "default constructor", [], verdict)
        if (
            not verdict.deleted
            and part.ctype.is_const
            and not const_default_constructible(part.record, constructor)
        ):
            verdict.deleted = f"{part.text} of const-qualified type '{field.ctype}' would not be initialized"
    elif part.ctype.is_const:
        verdict.deleted = f"{part.text} of const-qualified type '{field.ctype}' would not be initialized"
    else:
        verdict.constant = False


def _has_default(t: ct.Record) -> bool:
    return any(field.default is not None for field in t.fields)


def needs_initialiser(t: ct.CType) -> bool:
    """Return whether a const object, or one with const subobjects, requires an initialiser ([dcl.init]
    p7).
    """
    t = ct.innermost_element(t)
    return t.is_const and not (isinstance(t, ct.Record) and const_default_constructible(t))


def const_default_constructible(t: ct.Record, constructor: FunctionSymbol | None = None) -> bool:
    """Return whether a const object of the class may be declared without an initialiser ([dcl.init] p7)."""
    fns = classes.special(t.decl, "default constructor")
    fn = constructor or (fns[0] if fns else None)
    if fn is not None and not fn.special.is_defaulted and not fn.is_deleted:
        return True
    for part in direct_subobjects(t):
        if part.field.default is not None:
            continue
        if part.record is None or not const_default_constructible(part.record):
            return False
    return True


def _judge_variants(t: ct.Record, verdict: _DefaultedProperties) -> None:
    """Apply the rules for unions. A union whose members are all const cannot be default-initialised
    ([class.ctor] p5). One without a default member initialiser is not constexpr.
    """
    if not _is_variant(t):
        return
    if t.fields and all(field.ctype.is_const for field in t.fields) and not _has_default(t):
        verdict.deleted = f"all members of '{t}' are const-qualified"
    verdict.constant &= _has_default(t) or not t.fields


def _judge_copy(
    cx: Context, t: ct.Record, part: Subobject, fn: FunctionSymbol, verdict: _DefaultedProperties
) -> None:
    """Determine the properties of a defaulted copy or move constructor ([class.copy.ctor] p10, p11)."""
    assert fn.special.kind
    moving = fn.special.kind == "move constructor"
    if part.record is None:
        reference = part.field.ctype
        if not moving and isinstance(reference, ct.Reference) and reference.rvalue:
            verdict.deleted = f"{part.text} is of rvalue reference type '{reference}'"
        return
    _judge_member(
        cx, part, fn.special.kind, [opaque_value(copy_source_type(part.ctype, fn), expiring=moving)], verdict
    )
    if _is_variant(t) and not verdict.trivial and not verdict.deleted:
        verdict.deleted = f"variant {part.text} has a non-trivial {fn.special.kind}"


def copy_source_type(t: ct.CType, fn: FunctionSymbol) -> ct.CType:
    """Return the type of a subobject (or element) of the source in a copy or move function, with the
    parameter's const.
    """
    parameter_types = ct.referred(fn.ctype.params[0])
    return ct.qualified(ct.innermost_element(t), parameter_types.quals & (ct.CONST | ct.VOLATILE))


def _judge_assignment(
    cx: Context, t: ct.Record, part: Subobject, fn: FunctionSymbol, verdict: _DefaultedProperties
) -> None:
    """Determine the properties of a defaulted assignment operator ([class.copy.assign] p7, p9)."""
    assert fn.special.kind
    if isinstance(part.field.ctype, ct.Reference):
        verdict.deleted = f"{part.text} is of reference type '{part.field.ctype}'"
    elif part.record is None:
        if part.ctype.is_const:
            verdict.deleted = f"{part.text} is of const-qualified type '{part.field.ctype}'"
    elif part.ctype.is_const:
        verdict.deleted = f"{part.text} has no {fn.special.kind}"
    else:
        _judge_member(
            cx,
            part,
            fn.special.kind,
            [
                opaque_value(
                    copy_source_type(part.ctype, fn), expiring=fn.special.kind == "move assignment operator"
                )
            ],
            verdict,
        )
        if _is_variant(t) and not verdict.trivial and not verdict.deleted:
            verdict.deleted = f"variant {part.text} has a non-trivial {fn.special.kind}"


def _judge_destructor(
    cx: Context, t: ct.Record, part: Subobject, fn: FunctionSymbol, verdict: _DefaultedProperties
) -> None:
    """Determine the properties of a defaulted destructor ([class.dtor] p5, p6)."""
    if part.record is None or "destructor" in part.record.decl.trivial:
        return
    verdict.trivial = False
    end = part.record.decl.destructor
    verdict.device &= not isinstance(end, FunctionSymbol) or end.is_device
    problem = _find_destructor_problem(cx, part)
    if problem:
        verdict.deleted = f"{part.text} has {_with_article(problem)} destructor"
    elif _is_variant(t):
        verdict.deleted = f"variant {part.text} has a non-trivial destructor"


def destructor_verdict(cx: Context, part: Subobject) -> bool:
    """Return whether a subobject can be destroyed here."""
    return (
        part.record is None
        or "destructor" in part.record.decl.trivial
        or not _find_destructor_problem(cx, part)
    )


def _find_destructor_problem(cx: Context, part: Subobject) -> str:
    assert part.record is not None
    return destructor_problem(cx, part.record)


def destructor_problem(cx: Context, t: ct.Record) -> str:
    """Return 'deleted' or 'inaccessible' if objects of the class cannot be destroyed here, '' if they can."""
    end = t.decl.destructor
    if not isinstance(end, FunctionSymbol):
        return ""
    if end.is_deleted:
        return "deleted"
    return "inaccessible" if end.access and not cx.may_access(t, end.access) else ""


_RULES = {
    "default constructor": _judge_default,
    "copy constructor": _judge_copy,
    "move constructor": _judge_copy,
    "copy assignment operator": _judge_assignment,
    "move assignment operator": _judge_assignment,
    "destructor": _judge_destructor,
}
