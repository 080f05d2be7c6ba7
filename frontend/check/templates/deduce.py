"""Template argument deduction ([temp.deduct]) for calls, conversions and addresses of function templates.

The order is: explicit arguments, deduction by `types.matching`, default arguments, substitution into the
signature. A failure removes the template from the candidates and gives the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....support.fast_dataclass import record
from ...syntax import tree
from ...types import ctype as ct
from ...types import initializer_list, ordering
from ...types.arguments import DependentArray, PackExpansionArgument, TemplateArguments, TypeArgument
from ...types.ctype import CType
from ...types.expressions import is_lvalue, overloaded_name
from ...types.forwarding import forwarded_parameter, match_function
from ...types.matching import DeductionMismatch, Matching, Parameter, parameters_in
from ...types.ranking import Objects
from ...types.symbols import FunctionSymbol, GuideOrigin, Overloads, Template, TemplateSignature
from ..context import Context
from ..declarations.deduction import require_result
from .instances import function_instance, signature_of
from .template_arguments import ExplicitArguments, check_explicit_arguments, complete_arguments

Deduction = Callable[[Matching, TemplateSignature], None]
"""A function that deduces a template's arguments, given the explicit ones."""


def is_more_specialised(a: Template, b: Template, count: int, objects: Objects) -> bool:
    """Return whether a function template is more specialised for a call ([temp.func.order])."""
    if not isinstance(a.signature, TemplateSignature) or not isinstance(b.signature, TemplateSignature):
        return False
    if a.name == "(conversion)":
        return ordering.is_more_specialised_conversion(a.signature, b.signature)
    return ordering.is_more_specialised_function(a.signature, b.signature, count, objects)


def is_more_specialised_type(a: Template, b: Template) -> bool:
    """Return whether a function template is more specialised outside of calls ([temp.func.order])."""
    return (
        isinstance(a.signature, TemplateSignature)
        and isinstance(b.signature, TemplateSignature)
        and ordering.is_more_specialised_type(a.signature, b.signature)
    )


def deduce_call(
    cx: Context, template: Template, explicit: Sequence[tree.Node], args: Sequence[tree.Expr], at: tree.Node
) -> tuple[FunctionSymbol | None, str]:
    """Return the specialisation for a call ([temp.deduct.call]), or the reason why there is none (see
    `explicit_arguments`).
    """
    return _instance(
        cx, template, explicit, at, lambda found, signature: _match_call(cx, template, found, signature, args)
    )


def deduce_placeholder(cx: Context, pattern: CType, value: tree.Expr) -> CType | None:
    """Return the type of a pattern's one parameter, deduced as from a call's argument ([dcl.type.auto.deduct]
    p4); None where deduction fails.
    """
    matching = Matching((Parameter("auto"),))
    try:
        _match_argument(cx, matching, pattern, value)
    except DeductionMismatch:
        return None
    return matching.values[0].type if isinstance(matching.values[0], TypeArgument) else None


def deduce_conversion(
    cx: Context, template: Template, target: CType, at: tree.Node
) -> tuple[FunctionSymbol | None, str]:
    """Return the specialisation of a conversion function template for a type ([temp.deduct.conv])."""
    return _instance(
        cx, template, (), at, lambda found, signature: _match_conversion(found, signature, target)
    )


def deduce_address(
    cx: Context, template: Template, explicit: Sequence[tree.Node], target: ct.Function, at: tree.Node
) -> tuple[FunctionSymbol | None, str]:
    """Return the specialisation with a function type ([temp.deduct.funcaddr])."""
    fn, problem = _instance(
        cx, template, explicit, at, lambda found, signature: match_function(found, signature.type, target)
    )
    return (fn, problem) if require_result(cx, fn, at) else (None, problem)


def _instance(
    cx: Context, template: Template, explicit: Sequence[tree.Node], at: tree.Node, deduce: Deduction
) -> tuple[FunctionSymbol | None, str]:
    signature = signature_of(cx, template)
    if isinstance(signature, str):
        return None, f"candidate template ignored: {signature}"
    args = explicit_arguments(cx, template, explicit, at)
    if isinstance(args, str):
        return None, args
    matching = Matching(signature.parameters, args.values, args.packs)
    try:
        deduce(matching, signature)
    except DeductionMismatch as problem:
        text = str(problem)
        return None, text if text.startswith("candidate") else f"candidate template ignored: {text}"
    with cx.sfinae_context() as silent:
        new = complete_arguments(
            cx, template, matching.values, {n: tuple(elements) for n, elements in matching.packs.items()}
        )
    if isinstance(new, str):
        reason = next((d.message for d in silent.items if d.severity == "error"), "")
        return None, (
            f"candidate template ignored: substitution failure: {reason}"
            if reason
            else f"candidate template ignored: couldn't infer template argument '{new}'"
        )
    fn = function_instance(cx, template, new, at)
    if isinstance(fn, str):
        return None, f"candidate template ignored: substitution failure{': ' if fn else ''}{fn}"
    return fn, ""


def explicit_arguments(
    cx: Context, template: Template, nodes: Sequence[tree.Node], at: tree.Node
) -> ExplicitArguments | str:
    """Return the explicit arguments ([temp.arg.explicit]), or the reason why they are invalid: '' if one is
    unknown.
    """
    if not nodes:
        return ExplicitArguments([None] * len(template.params))
    with cx.sfinae_context() as silent:
        result = check_explicit_arguments(cx, template, nodes, at)
    if silent.has_errors or (result is None and not cx.instantiation.is_uninstantiated):
        return "candidate template ignored: invalid explicitly-specified argument"
    return result or ""


# ------------------------------------------------------------------------------------------ calls


def _match_call(
    cx: Context,
    template: Template,
    matching: Matching,
    signature: TemplateSignature,
    args: Sequence[tree.Expr],
) -> None:
    """Deduce from a call's arguments ([temp.deduct.call])."""
    assert isinstance(template.decl, tree.FunctionDecl)
    if template.origin is not None and template.origin.guide not in (None, GuideOrigin.DECLARED):
        matching.class_parameters = len(template.origin.template.params)
    types = signature.type.params
    last = types[-1] if types else None
    pack = last if isinstance(last, PackExpansionArgument) else None
    params = [
        position
        for t in types[: len(types) - (pack is not None)]
        for position in _parameter_positions(matching, t)
    ]
    least = sum(p.default is None and not p.pack for p in (template.decl.type.params if types else ())) + sum(
        position.element is not None for position in params
    )
    if len(args) < least or (pack is None and len(args) > len(params) and not signature.type.vararg):
        raise DeductionMismatch(
            _count_problem(
                least if pack is not None or len(args) < least else len(params), pack is not None, len(args)
            )
        )
    for position, arg in zip(params, args):
        matching.element = position.element
        _match_argument(cx, matching, position.type, arg)
    matching.element = None
    if pack is not None:
        _match_pack(cx, matching, pack, args[len(params) :])


@record(frozen=True)
class _ParameterPosition:
    """A parameter. `element` is the number of a pack's element."""

    type: CType
    element: int | None = None


def _parameter_positions(matching: Matching, t: CType) -> list[_ParameterPosition]:
    """Return the parameters' positions. A pack that is not last is not deduced: it has as many elements as
    explicit arguments ([temp.deduct.type] p5).
    """
    if not isinstance(t, PackExpansionArgument):
        return [_ParameterPosition(t)]
    count = min(
        (len(matching.packs.get(index, ())) for index in parameters_in(t.pattern, "packs")), default=0
    )
    return [_ParameterPosition(t.pattern, number) for number in range(count)]


def _count_problem(count: int, at_least: bool, provided: int) -> str:
    plural = "s" if count != 1 else ""
    was = "was" if provided == 1 else "were"
    return (
        f"candidate function template not viable: requires {'at least ' * at_least}{count} argument{plural},"
        f" but {provided} {was} provided"
    )


def _match_pack(
    cx: Context, matching: Matching, pack: PackExpansionArgument, args: Sequence[tree.Expr]
) -> None:
    """Deduce from the remaining arguments and the pattern of a function parameter pack."""
    for number, arg in enumerate(args):
        matching.element = number
        _match_argument(cx, matching, pack.pattern, arg)
    matching.element = None
    matching.finish(pack.pattern, len(args))


def _match_argument(cx: Context, matching: Matching, p: CType, arg: tree.Expr) -> None:
    """Deduce from one parameter and its argument ([temp.deduct.call] p1 to p4)."""
    if not p.is_dependent or not matching.is_open(p):
        return
    if isinstance(arg, tree.InitList):
        _match_list(cx, matching, p, arg)
        return
    if arg.ctype is ct.OVERLOADED:
        _match_overloads(matching, p, arg)
        return
    t: CType = arg.ctype
    if isinstance(p, ct.Reference):
        inner = forwarded_parameter(p)
        if inner is not None and inner.index >= matching.class_parameters and is_lvalue(arg):
            # p3: a forwarding reference takes lvalues, too.
            matching.match(inner, ct.reference_to(t))
            return
        matching.match(p.referred, t, lenient=True, derived=True)
        return
    matching.match(p.unqualified, ct.decay(t).unqualified, lenient=True, derived=True)


def _match_list(cx: Context, matching: Matching, p: CType, arg: tree.InitList) -> None:
    """Deduce the element type of an `initializer_list`, or element type and bound of an array, from a list.
    Other parameters are non-deduced ([temp.deduct.call] p1).
    """
    t = ct.referred(p)
    element = initializer_list.element_of(t)
    if element is not None:
        for item in arg.items:
            _match_argument(cx, matching, element, item.value)
        return
    if not isinstance(t, ct.Array | DependentArray):
        return
    for item in arg.items:
        _match_argument(cx, matching, t.element, item.value)
    if isinstance(t, DependentArray):
        matching.match_bound(t.bound, len(arg.items))


def _match_overloads(matching: Matching, p: CType, arg: tree.Expr) -> None:
    """Deduce from the one matching function of a set. With templates or several matches nothing is deduced
    ([temp.deduct.call] p6).
    """
    symbol = getattr(overloaded_name(arg), "decl", None)
    if not isinstance(symbol, Overloads) or symbol.templates:
        return
    matches: list[Matching] = []
    for fn in symbol.functions:
        trial = matching.copy()
        t: CType = fn.ctype if isinstance(p, ct.Reference) else ct.pointer_to(fn.ctype)
        try:
            trial.match(ct.referred(p), t, lenient=True)
        except DeductionMismatch:
            continue
        matches.append(trial)
    if not matches:
        raise DeductionMismatch(f"could not match '{p}' against '{ct.OVERLOADED}'")
    if len(matches) == 1:
        matching.adopt(matches[0])


# ------------------------------------------------------------------------------------ conversions


def _match_conversion(matching: Matching, signature: TemplateSignature, target: CType) -> None:
    """Deduce from the result type of a conversion function ([temp.deduct.conv])."""
    p, a = signature.type.ret, ct.referred(target)
    if isinstance(p, ct.Reference):
        matching.match(p.referred, a if target.is_reference else a.unqualified, lenient=True)
    else:
        matching.match((p if target.is_reference else ct.decay(p)).unqualified, a.unqualified, lenient=True)


def deduce_arguments(
    cx: Context, template: Template, explicit: Sequence[tree.Node], t: ct.Function, at: tree.Node
) -> TemplateArguments | None:
    """Return the arguments for which a template has the type of an explicit specialisation or instantiation
    ([temp.deduct.decl]).
    """
    signature = signature_of(cx, template)
    if isinstance(signature, str):
        return None
    args = explicit_arguments(cx, template, explicit, at)
    if isinstance(args, str):
        return None
    matching = Matching(signature.parameters, args.values, args.packs)
    try:
        match_function(matching, signature.type, t)
    except DeductionMismatch:
        return None
    with cx.sfinae_context():
        new = complete_arguments(
            cx, template, matching.values, {n: tuple(elements) for n, elements in matching.packs.items()}
        )
    if isinstance(new, str):
        return None
    fn = function_instance(cx, template, new, at)
    return (
        new if isinstance(fn, FunctionSymbol) and ct.drop_noexcept(fn.ctype) is ct.drop_noexcept(t) else None
    )
