"""User-defined conversions ([over.match.copy], [over.match.conv], [over.match.ref]): by a constructor or a
conversion function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...syntax import tree
from ...types import bases, classes
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.ranking import EXACT, Candidate, Standard, UserDefined
from ...types.symbols import Function, Template
from ..context import Context
from ..expressions import lambda_function_pointers
from ..overload import overload
from ..templates import deduce
from . import implicit_conversions


def to_value(
    cx: Context, arg: tree.Expr, target: ct.CType, explicit: bool = False, constructors: bool = True
) -> UserDefined | None:
    """How an expression converts to an unqualified type by a user's function; `explicit` where that is
    written out.
    """
    candidates = list(_conversions(cx, arg, target, explicit))
    if constructors and isinstance(target, ct.Record):
        candidates += overload.constructors(cx, target, [arg], arg, explicit=False)[0]
    return _chosen(cx, arg, target, candidates)


def to_reference(
    cx: Context, arg: tree.Expr, target: ct.Reference, explicit: bool = False
) -> UserDefined | None:
    """[over.match.ref]: a conversion function whose result the reference binds directly; lvalues are looked
    at first ([dcl.init.ref] p5).

    As to g++ and nvcc, objects of a class are made as in a copy-initialisation (p5.2.2) where no such xvalue
    is wanted.
    """
    result = None
    if not target.rvalue or target.referred.is_function:
        result = _chosen(cx, arg, target.referred, list(_results(cx, arg, target, explicit, lvalues=True)))
    if result is None and (
        target.rvalue or (implicit_conversions.takes_temporaries(target) and not target.referred.is_record)
    ):
        result = _chosen(cx, arg, target.referred, list(_results(cx, arg, target, explicit, lvalues=False)))
    return result


def directly(cx: Context, arg: tree.Expr, target: ct.CType) -> UserDefined | None:
    """How direct-initialisation of what is no class converts an object by a conversion function, an explicit
    one perhaps.
    """
    if not arg.ctype.is_record:
        return None
    if not isinstance(target, ct.Reference):
        return to_value(cx, arg, target.unqualified, explicit=True)
    return (
        None
        if conv.is_reference_related(arg.ctype, target.referred)
        else to_reference(cx, arg, target, explicit=True)
    )


def results(t: ct.CType, wanted: Callable[[ct.CType], bool]) -> list[ct.CType]:
    """The wanted types to which a structure converts where one of them must be found ([conv.general] p5)."""
    result = dict.fromkeys(ct.referred(fn.ctype.ret).unqualified for fn in conversion_functions(t))
    return [r for r in result if wanted(r)]


def to_found(cx: Context, arg: tree.Expr, target: ct.CType) -> UserDefined | None:
    """How a structure converts to the one of its `results`: as to clang and nvcc, by a function that says so;
    what a template would make for the type is no candidate.
    """
    functions = (
        fn for fn in conversion_functions(arg.ctype) if ct.referred(fn.ctype.ret).unqualified is target
    )
    return _chosen(
        cx,
        arg,
        target,
        [_candidate(fn, None, arg, Standard(EXACT, "NoOp", target, target)) for fn in functions],
    )


def _chosen(cx: Context, arg: tree.Expr, target: ct.CType, candidates: list[Candidate]) -> UserDefined | None:
    if not candidates:
        return None
    resolution = overload.resolve(cx, candidates, [arg], user=False)
    identity = Standard(EXACT, "NoOp", target, target)
    if resolution.best is not None:
        return UserDefined(resolution.best, resolution.best.second or identity)
    return UserDefined(None, identity, tuple(resolution.ambiguous)) if resolution.ambiguous else None


def conversion_functions(t: ct.CType, explicit: bool = False) -> Iterator[Function]:
    """Those of a structure and its bases that are not hidden ([class.conv.fct] p5): one to the same type in a
    derived structure hides.
    """
    functions = classes.conversions(t.decl) if isinstance(t, ct.Record) else []
    for fn in functions:
        hidden = any(
            other.ctype.ret is fn.ctype.ret and bases.derives(other.owner, fn.owner) for other in functions
        )
        if not hidden and (explicit or not fn.is_explicit):
            yield fn


def conversions_to(
    cx: Context, arg: tree.Expr, target: ct.CType, explicit: bool
) -> Iterator[tuple[Function, Template | None]]:
    """The conversion functions, and what their templates make for a type ([temp.deduct.conv]); templates of
    bases are not hidden ([temp.mem] p7).
    """
    t = arg.ctype
    for fn in conversion_functions(t, explicit):
        yield fn, None
    if isinstance(t, ct.Record) and t.decl.closure is not None:
        made = lambda_function_pointers.generic_conversion(cx, t, target, arg)
        if made is not None:
            yield made, None
    for record in (t, *bases.all_bases(t)):
        templates = classes.conversion_templates(record.decl) if isinstance(record, ct.Record) else []
        for template in templates:
            made, _ = deduce.converting_instance(cx, template, target, arg)
            if made is not None and (explicit or not made.is_explicit):
                yield made, template


def _conversions(cx: Context, arg: tree.Expr, target: ct.CType, explicit: bool) -> Iterator[Candidate]:
    """[over.match.conv] p1: those to what a standard conversion takes further; explicit ones to exactly that,
    but for qualifiers.
    """
    for fn, template in conversions_to(cx, arg, target, explicit):
        second = (implicit_conversions.direct if explicit else implicit_conversions.of_type)(
            ct.referred(fn.ctype.ret), target
        )
        if second is None or (fn.is_explicit and second.kind != "NoOp"):
            continue
        if isinstance(target, ct.Record) and second.kind not in ("NoOp", "DerivedToBase"):
            continue
        yield _candidate(fn, template, arg, second)


def _results(
    cx: Context, arg: tree.Expr, target: ct.Reference, explicit: bool, lvalues: bool
) -> Iterator[Candidate]:
    """A value that a function returns is not bound directly, as to ISO C++ it is: g++ and nvcc convert to a
    temporary.
    """
    for fn, template in conversions_to(cx, arg, target, explicit):
        result = fn.ctype.ret
        if not isinstance(result, ct.Reference):
            continue
        is_lvalue = not result.rvalue or result.referred.is_function
        second = implicit_conversions.bound_result(result, target) if is_lvalue == lvalues else None
        if second is not None and not (fn.is_explicit and second.kind != "NoOp"):
            yield _candidate(fn, template, arg, second)


def _candidate(fn: Function, template: Template | None, arg: tree.Expr, second: Standard) -> Candidate:
    made = overload.of_function(fn, has_object=True, found_in=arg.ctype, template=template)
    made.second = second
    return made


def explicitly(cx: Context, arg: tree.Expr, target: ct.CType) -> UserDefined | None:
    return to_value(cx, arg, target, explicit=True)
