"""Template argument deduction ([temp.deduct]): which arguments a call, a conversion or the address of a
function template means.

Explicit arguments come first, then deduction by `types.matching`, then defaults; last the signature is made
with all of them. A failure drops the template from the candidates, and says why.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....support.fast_dataclass import record
from ...syntax import tree
from ...types import ctype as ct
from ...types import initializer_list, ordering
from ...types.arguments import DependentArray, Expansion, TemplateArguments, TypeArgument
from ...types.ctype import CType
from ...types.expressions import is_lvalue, overloaded_name
from ...types.forwarding import forwarded_parameter, match_function
from ...types.matching import PACKS, Matching, Mismatch, Parameter, parameters_in
from ...types.ranking import Objects
from ...types.symbols import Function, Guide, Overloads, Signature, Template
from ..context import Context
from ..declarations.deduction import needs_result
from .instances import function_instance, signature_of
from .template_arguments import Given, complete, given

Deduction = Callable[[Matching, Signature], None]
"""What finds a template's arguments, beginning with the explicit ones."""


def more_specialised(a: Template, b: Template, count: int, objects: Objects) -> bool:
    """[temp.func.order] for a call."""
    if a.signature is None or b.signature is None:
        return False
    if a.name == "(conversion)":
        return ordering.is_more_specialised_conversion(a.signature, b.signature)
    return ordering.is_more_specialised_function(a.signature, b.signature, count, objects)


def is_more_specialised_type(a: Template, b: Template) -> bool:
    """[temp.func.order] where nothing is called."""
    return (
        a.signature is not None
        and b.signature is not None
        and ordering.is_more_specialised_type(a.signature, b.signature)
    )


def deduced_instance(
    cx: Context, template: Template, explicit: Sequence[tree.Node], args: Sequence[tree.Expr], at: tree.Node
) -> tuple[Function | None, str]:
    """The function that a template makes for a call ([temp.deduct.call]), or why it makes none; see
    `explicit_arguments`.
    """
    return _instance(
        cx, template, explicit, at, lambda found, signature: _from_call(cx, template, found, signature, args)
    )


def placeholder(cx: Context, pattern: CType, value: tree.Expr) -> CType | None:
    """[dcl.type.auto.deduct] p4: as the argument of a call tells the one parameter of a template."""
    matching = Matching((Parameter("auto"),))
    try:
        _from_argument(cx, matching, pattern, value)
    except Mismatch:
        return None
    return matching.values[0].type if isinstance(matching.values[0], TypeArgument) else None


def converting_instance(
    cx: Context, template: Template, target: CType, at: tree.Node
) -> tuple[Function | None, str]:
    """The conversion function that a template makes for a type ([temp.deduct.conv])."""
    return _instance(
        cx, template, (), at, lambda found, signature: _from_conversion(found, signature, target)
    )


def addressed_instance(
    cx: Context, template: Template, explicit: Sequence[tree.Node], target: ct.Function, at: tree.Node
) -> tuple[Function | None, str]:
    """The function that a template makes of a function type ([temp.deduct.funcaddr])."""
    fn, problem = _instance(
        cx, template, explicit, at, lambda found, signature: match_function(found, signature.type, target)
    )
    return (fn, problem) if needs_result(cx, fn, at) else (None, problem)


def _instance(
    cx: Context, template: Template, explicit: Sequence[tree.Node], at: tree.Node, deduce: Deduction
) -> tuple[Function | None, str]:
    signature = signature_of(cx, template)
    if signature is None:
        return None, f"candidate template ignored: {template.broken}"
    args = explicit_arguments(cx, template, explicit, at)
    if isinstance(args, str):
        return None, args
    matching = Matching(signature.parameters, args.values, args.packs)
    try:
        deduce(matching, signature)
    except Mismatch as problem:
        text = str(problem)
        return None, text if text.startswith("candidate") else f"candidate template ignored: {text}"
    with cx.tentative() as silent:
        made = complete(
            cx, template, matching.values, {n: tuple(elements) for n, elements in matching.packs.items()}
        )
    if isinstance(made, str):
        reason = next((d.message for d in silent.items if d.severity == "error"), "")
        return None, (
            f"candidate template ignored: substitution failure: {reason}"
            if reason
            else f"candidate template ignored: couldn't infer template argument '{made}'"
        )
    fn = function_instance(cx, template, made, at)
    if isinstance(fn, str):
        return None, f"candidate template ignored: substitution failure{': ' if fn else ''}{fn}"
    return fn, ""


def explicit_arguments(
    cx: Context, template: Template, nodes: Sequence[tree.Node], at: tree.Node
) -> Given | str:
    """[temp.arg.explicit]; or why there are none: '' where one is not known."""
    if not nodes:
        return Given([None] * len(template.params))
    with cx.tentative() as silent:
        result = given(cx, template, nodes, at)
    if silent.has_errors or (result is None and not cx.hypothetical):
        return "candidate template ignored: invalid explicitly-specified argument"
    return result or ""


# ------------------------------------------------------------------------------------------ calls


def _from_call(
    cx: Context, template: Template, found: Matching, signature: Signature, args: Sequence[tree.Expr]
) -> None:
    """[temp.deduct.call]"""
    assert isinstance(template.decl, tree.FunctionDecl)
    if template.guided is not None and template.guide is not Guide.DECLARED:
        found.class_parameters = len(template.guided.params)
    types = signature.type.params
    last = types[-1] if types else None
    pack = last if isinstance(last, Expansion) else None
    params = [place for t in types[: len(types) - (pack is not None)] for place in _places(found, t)]
    least = sum(p.default is None and not p.pack for p in (template.decl.type.params if types else ())) + sum(
        place.element is not None for place in params
    )
    if len(args) < least or (pack is None and len(args) > len(params) and not signature.type.vararg):
        raise Mismatch(
            _count_problem(
                least if pack is not None or len(args) < least else len(params), pack is not None, len(args)
            )
        )
    for place, arg in zip(params, args):
        found.element = place.element
        _from_argument(cx, found, place.type, arg)
    found.element = None
    if pack is not None:
        _from_rest(cx, found, pack, args[len(params) :])


@record(frozen=True)
class _Place:
    """A parameter; `element` says which of a pack's."""

    type: CType
    element: int | None = None


def _places(found: Matching, t: CType) -> list[_Place]:
    """[temp.deduct.type] p5: a pack that is not the last parameter is not deduced, it has as many elements as
    were given explicitly.
    """
    if not isinstance(t, Expansion):
        return [_Place(t)]
    count = min((len(found.packs.get(index, ())) for index in parameters_in(t.pattern, PACKS)), default=0)
    return [_Place(t.pattern, number) for number in range(count)]


def _count_problem(count: int, at_least: bool, provided: int) -> str:
    plural = "s" if count != 1 else ""
    was = "was" if provided == 1 else "were"
    return (
        f"candidate function template not viable: requires {'at least ' * at_least}{count} argument{plural},"
        f" but {provided} {was} provided"
    )


def _from_rest(cx: Context, found: Matching, pack: Expansion, args: Sequence[tree.Expr]) -> None:
    """Each remaining argument against the pattern of a function's parameter pack."""
    for number, arg in enumerate(args):
        found.element = number
        _from_argument(cx, found, pack.pattern, arg)
    found.element = None
    found.finish(pack.pattern, len(args))


def _from_argument(cx: Context, found: Matching, p: CType, arg: tree.Expr) -> None:
    """One parameter and its argument ([temp.deduct.call] p1 to p4)."""
    if not p.is_dependent or not found.is_open(p):
        return
    if isinstance(arg, tree.InitList):
        _from_list(cx, found, p, arg)
        return
    if arg.ctype is ct.OVERLOADED:
        _from_overloads(found, p, arg)
        return
    t: CType = arg.ctype
    if isinstance(p, ct.Reference):
        inner = forwarded_parameter(p)
        if inner is not None and inner.index >= found.class_parameters and is_lvalue(arg):
            # p3: a forwarding reference takes lvalues, too.
            found.match(inner, ct.reference_to(t))
            return
        found.match(p.referred, t, lenient=True, derived=True)
        return
    found.match(p.unqualified, ct.decay(t).unqualified, lenient=True, derived=True)


def _from_list(cx: Context, found: Matching, p: CType, arg: tree.InitList) -> None:
    """[temp.deduct.call] p1: a list tells the elements of an `initializer_list`, and of an array with its
    bound; for other parameters it tells nothing.
    """
    t = ct.referred(p)
    element = initializer_list.element_of(t)
    if element is not None:
        for item in arg.items:
            _from_argument(cx, found, element, item.value)
        return
    if not isinstance(t, ct.Array | DependentArray):
        return
    for item in arg.items:
        _from_argument(cx, found, t.element, item.value)
    if isinstance(t, DependentArray):
        found.match_bound(t.bound, len(arg.items))


def _from_overloads(found: Matching, p: CType, arg: tree.Expr) -> None:
    """[temp.deduct.call] p6: of a set of functions the one that fits; where templates are among them or
    several fit, it tells nothing.
    """
    symbol = getattr(overloaded_name(arg), "decl", None)
    if not isinstance(symbol, Overloads) or symbol.templates:
        return
    fits: list[Matching] = []
    for fn in symbol.functions:
        trial = found.copy()
        t: CType = fn.ctype if isinstance(p, ct.Reference) else ct.pointer_to(fn.ctype)
        try:
            trial.match(ct.referred(p), t, lenient=True)
        except Mismatch:
            continue
        fits.append(trial)
    if not fits:
        raise Mismatch(f"could not match '{p}' against '{ct.OVERLOADED}'")
    if len(fits) == 1:
        found.adopt(fits[0])


# ------------------------------------------------------------------------------------ conversions


def _from_conversion(found: Matching, signature: Signature, target: CType) -> None:
    """[temp.deduct.conv]"""
    p, a = signature.type.ret, ct.referred(target)
    if isinstance(p, ct.Reference):
        found.match(p.referred, a if target.is_reference else a.unqualified, lenient=True)
    else:
        found.match((p if target.is_reference else ct.decay(p)).unqualified, a.unqualified, lenient=True)


def arguments_of(
    cx: Context, template: Template, explicit: Sequence[tree.Node], t: ct.Function, at: tree.Node
) -> TemplateArguments | None:
    """The arguments for which a template has a type: of an explicit specialisation or instantiation
    ([temp.deduct.decl]).
    """
    signature = signature_of(cx, template)
    args = explicit_arguments(cx, template, explicit, at) if signature is not None else ""
    if signature is None or isinstance(args, str):
        return None
    matching = Matching(signature.parameters, args.values, args.packs)
    try:
        match_function(matching, signature.type, t)
    except Mismatch:
        return None
    with cx.tentative():
        made = complete(
            cx, template, matching.values, {n: tuple(elements) for n, elements in matching.packs.items()}
        )
    if isinstance(made, str):
        return None
    fn = function_instance(cx, template, made, at)
    return made if isinstance(fn, Function) and ct.drop_noexcept(fn.ctype) is ct.drop_noexcept(t) else None
