"""User-defined conversions, by a constructor or a conversion function ([over.match.copy], [over.match.conv],
[over.match.ref]).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...syntax import tree
from ...types import bases, classes
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.ranking import EXACT, Candidate, Standard, UserDefined
from ...types.symbols import FunctionSymbol, Template
from ..context import Context
from ..expressions import lambda_function_pointers
from ..overload import overload
from ..templates import deduce
from . import implicit_conversions


def user_conversion(
    cx: Context, arg: tree.Expr, target: ct.CType, explicit: bool = False, constructors: bool = True
) -> UserDefined | None:
    """Return the user-defined conversion of an expression to an unqualified type, None if there is none or if
    it is ambiguous. `explicit` admits explicit functions.
    """
    candidates = list(_conversions(cx, arg, target, explicit))
    if constructors and isinstance(target, ct.Record):
        candidates += overload.constructor_candidates(cx, target, [arg], arg, explicit=False)[0]
    return _best_conversion(cx, arg, target, candidates)


def reference_conversion(
    cx: Context, arg: tree.Expr, target: ct.Reference, explicit: bool = False
) -> UserDefined | None:
    """Return the conversion function whose result a reference binds to directly ([over.match.ref]). Lvalues
    are considered first ([dcl.init.ref] p5). As in g++ and nvcc, without such an xvalue an object of a class
    is copy-initialised (p5.2.2).
    """
    result = None
    if not target.rvalue or target.referred.is_function:
        result = _best_conversion(
            cx, arg, target.referred, list(_results(cx, arg, target, explicit, lvalues=True))
        )
    if result is None and (
        target.rvalue or (implicit_conversions.binds_rvalues(target) and not target.referred.is_record)
    ):
        result = _best_conversion(
            cx, arg, target.referred, list(_results(cx, arg, target, explicit, lvalues=False))
        )
    return result


def direct_conversion(cx: Context, arg: tree.Expr, target: ct.CType) -> UserDefined | None:
    """Return the conversion function, possibly explicit, by which an object direct-initialises a type that is
    not a class.
    """
    if not arg.ctype.is_record:
        return None
    if not isinstance(target, ct.Reference):
        return user_conversion(cx, arg, target.unqualified, explicit=True)
    return (
        None
        if conv.is_reference_related(arg.ctype, target.referred)
        else reference_conversion(cx, arg, target, explicit=True)
    )


def contextual_results(t: ct.CType, wanted: Callable[[ct.CType], bool]) -> list[ct.CType]:
    """Return those of the expected types to which a class converts by a conversion function ([conv.general]
    p5).
    """
    result = dict.fromkeys(ct.referred(fn.ctype.ret).unqualified for fn in conversion_functions(t))
    return [r for r in result if wanted(r)]


def contextual_conversion(cx: Context, arg: tree.Expr, target: ct.CType) -> UserDefined | None:
    """Return the conversion of a class to one of its `contextual_results`, None if there is none. As in clang
    and nvcc, conversion function templates are not candidates.
    """
    functions = (
        fn for fn in conversion_functions(arg.ctype) if ct.referred(fn.ctype.ret).unqualified is target
    )
    return _best_conversion(
        cx,
        arg,
        target,
        [_candidate(fn, None, arg, Standard(EXACT, "NoOp", target, target)) for fn in functions],
    )


def _best_conversion(
    cx: Context, arg: tree.Expr, target: ct.CType, candidates: list[Candidate]
) -> UserDefined | None:
    if not candidates:
        return None
    resolution = overload.resolve_overload(cx, candidates, [arg], user=False)
    identity = Standard(EXACT, "NoOp", target, target)
    if resolution.best is not None:
        return UserDefined(resolution.best, resolution.best.second or identity)
    return UserDefined(None, identity, tuple(resolution.ambiguous)) if resolution.ambiguous else None


def conversion_functions(t: ct.CType, explicit: bool = False) -> Iterator[FunctionSymbol]:
    """Yield the conversion functions of a class and its bases that are not hidden ([class.conv.fct] p5). A
    conversion to the same type in a derived class hides that of a base.
    """
    functions = classes.conversions(t.decl) if isinstance(t, ct.Record) else []
    for fn in functions:
        is_hidden = any(
            other.ctype.ret is fn.ctype.ret and bases.derives(other.owner, fn.owner) for other in functions
        )
        if not is_hidden and (explicit or not fn.declaration.is_explicit):
            yield fn


def conversion_functions_to(
    cx: Context, arg: tree.Expr, target: ct.CType, explicit: bool
) -> Iterator[tuple[FunctionSymbol, Template | None]]:
    """Yield the conversion functions and the specialisations of conversion function templates for a type
    ([temp.deduct.conv]). Templates of bases are not hidden ([temp.mem] p7).
    """
    t = arg.ctype
    for fn in conversion_functions(t, explicit):
        yield fn, None
    if isinstance(t, ct.Record) and t.decl.closure is not None:
        new = lambda_function_pointers.generic_conversion(cx, t, target, arg)
        if new is not None:
            yield new, None
    for record in (t, *bases.all_bases(t)):
        templates = classes.conversion_templates(record.decl) if isinstance(record, ct.Record) else []
        for template in templates:
            new, _ = deduce.deduce_conversion(cx, template, target, arg)
            if new is not None and (explicit or not new.declaration.is_explicit):
                yield new, template


def _conversions(cx: Context, arg: tree.Expr, target: ct.CType, explicit: bool) -> Iterator[Candidate]:
    """Yield the conversion functions whose result a standard conversion can convert ([over.match.conv] p1).
    Explicit functions must return the type itself, qualifiers aside.
    """
    for fn, template in conversion_functions_to(cx, arg, target, explicit):
        second = (implicit_conversions.direct_sequence if explicit else implicit_conversions.type_sequence)(
            ct.referred(fn.ctype.ret), target
        )
        if second is None or (fn.declaration.is_explicit and second.kind != "NoOp"):
            continue
        if isinstance(target, ct.Record) and second.kind not in ("NoOp", "DerivedToBase"):
            continue
        yield _candidate(fn, template, arg, second)


def _results(
    cx: Context, arg: tree.Expr, target: ct.Reference, explicit: bool, lvalues: bool
) -> Iterator[Candidate]:
    """Yield the candidates whose result a reference binds to directly. As in g++ and nvcc, and unlike ISO
    C++, a prvalue is not bound directly but converted to a temporary.
    """
    for fn, template in conversion_functions_to(cx, arg, target, explicit):
        result = fn.ctype.ret
        if not isinstance(result, ct.Reference):
            continue
        is_lvalue = not result.rvalue or result.referred.is_function
        second = implicit_conversions.result_binding(result, target) if is_lvalue == lvalues else None
        if second is not None and not (fn.declaration.is_explicit and second.kind != "NoOp"):
            yield _candidate(fn, template, arg, second)


def _candidate(fn: FunctionSymbol, template: Template | None, arg: tree.Expr, second: Standard) -> Candidate:
    result = overload.function_candidate(fn, has_object=True, found_in=arg.ctype, template=template)
    result.second = second
    return result


def explicit_conversion(cx: Context, arg: tree.Expr, target: ct.CType) -> UserDefined | None:
    """Return the user-defined conversion to a type; explicit functions are candidates."""
    return user_conversion(cx, arg, target, explicit=True)
