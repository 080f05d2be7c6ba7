"""Type traits of `<type_traits>` that need compiler support ([meta.unary], [meta.rel])."""

from __future__ import annotations

from collections.abc import Callable

from ....support.fast_dataclass import record
from ...syntax import tree
from ...types import ctype as ct
from ...types import traits
from ...types.arguments import TypeArgument, dependent_decltype
from ...types.ctype import CType
from ...types.typed_nodes import ConstructorCall, DeclvalExpr
from ..context import Context
from ..dispatch import handles
from ..initialization import initialization, lifetimes
from ..initialization.initialization import Initialiser
from ..node_builders import like
from ..reporting import ERROR, is_error, mark_error, span
from ..templates import dependent, packs

Asked = Callable[[Context, tree.TypeTrait, list[CType]], bool]


@record(frozen=True)
class Trait:
    """A trait of `count` types, of which the first `complete` must be complete. `more` allows further
    types.
    """

    ask: Asked
    count: int = 1
    complete: int = 0
    more: bool = False


@handles(tree.TypeTrait)
def check_type_trait(cx: Context, node: tree.TypeTrait) -> tree.Expr:
    """Check a trait such as `__is_class(T)`, which is a constant."""
    trait = TRAITS[node.name]
    types = _types(cx, node)
    if len(types) < trait.count or (len(types) > trait.count and not trait.more):
        least = "at least " if trait.more else ""
        return cx.report.invalid_expr(
            f"type trait requires {least}{trait.count} argument{'s' * (trait.count > 1)}; have {len(types)}"
            " arguments",
            node,
            at=span(node),
        )
    if ERROR in types:
        return mark_error(node)
    for t in types[: trait.complete]:
        element = ct.innermost_element(t)
        if isinstance(element, ct.Record) and not element.is_complete:
            return cx.report.invalid_expr(
                f"incomplete type '{t}' used in type trait expression", node, at=span(node)
            )
    return like(tree.BoolLiteral(node.location, trait.ask(cx, node, types)), node, ct.BOOL)


def _types(cx: Context, node: tree.TypeTrait) -> list[CType]:
    result = []
    for arg in node.args:
        if isinstance(arg, tree.PackType) and not packs.is_symbolic_pattern(cx, arg.pattern):
            for scope in packs.expand_pattern(cx, arg.pattern, arg):
                with cx.scopes.enter(scope):
                    result.append(cx.resolve(arg.pattern))
        else:
            result.append(cx.resolve(arg))
    return result


@handles(tree.UnderlyingType)
def underlying_type(cx: Context, node: tree.UnderlyingType) -> CType:
    """Resolve `__underlying_type(E)` ([dcl.enum] p5)."""
    t = cx.resolve(node.of)
    if t is ERROR:
        return ERROR
    if t.is_dependent:
        return dependent_decltype(
            dependent.expression_of(dependent.describe_trait("__underlying_type", (TypeArgument(t),)))
        )
    if not isinstance(t.unqualified, ct.Enum):
        return cx.report.invalid_type("only enumeration types have underlying types", node)
    return t.unqualified.underlying


# --------------------------------------------------------------------------- of operations


def _is_well_formed(
    cx: Context, node: tree.Node, make: Callable[[], tree.Expr | None]
) -> tuple[bool, tree.Expr | None]:
    """Return whether an expression is well-formed outside of any class, and its checked form."""
    with cx.enter_scope(cx.scopes.file, ()), cx.sfinae_context() as diags:
        result = make()
    return not diags.has_errors and (result is None or not is_error(result)), result


def _try_construction(cx: Context, node: tree.TypeTrait, types: list[CType]) -> tuple[bool, tree.Expr | None]:
    """Try `T t(declval<Args>()...);` ([meta.unary.prop] p8)."""
    t, argument_types = types[0], types[1:]
    if (
        t.is_void
        or t.is_function
        or (isinstance(t, ct.Array) and (t.count is None or argument_types))
        or any(g.is_void for g in argument_types)
    ):
        return False, None
    if isinstance(t, ct.Reference) and not argument_types:
        return False, None

    def make() -> tree.Expr | None:
        how = Initialiser(
            "direct", [like(DeclvalExpr(node.location, g), node) for g in argument_types], "variable", node
        )
        new = initialization.initialise(cx, t, how)
        return (
            new
            if lifetimes.check_destructible(cx, node, t)
            else mark_error(like(tree.ErrorExpr(node.location), node))
        )

    return _is_well_formed(cx, node, make)


def _try_assignment(cx: Context, node: tree.TypeTrait, types: list[CType]) -> tuple[bool, tree.Expr | None]:
    """Try `declval<T>() = declval<U>()` ([meta.unary.prop])."""
    if any(t.is_void for t in types):
        return False, None
    target, value = (like(DeclvalExpr(node.location, t), node) for t in types)
    return _is_well_formed(
        cx, node, lambda: cx.unevaluated_expr(like(tree.Assign(node.location, "=", target, value), node))
    )


def _is_trivial_operation(tried: tuple[bool, tree.Expr | None]) -> bool:
    """Return whether an expression is well-formed and calls only trivial functions."""
    is_valid, new = tried
    below = tree.walk(new) if new is not None else ()
    return is_valid and not any(
        isinstance(n, tree.Call) or (isinstance(n, ConstructorCall) and not n.fn.special.is_trivial)
        for n in below
    )


def _is_trivially_constructible(cx: Context, node: tree.TypeTrait, types: list[CType]) -> bool:
    return traits.has_trivial_destructor(types[0]) and _is_trivial_operation(
        _try_construction(cx, node, types)
    )


def _type_query(answer: Callable[[CType], bool]) -> Asked:
    return lambda cx, node, types: answer(types[0])


def _always_false(cx: Context, node: tree.TypeTrait, types: list[CType]) -> bool:
    """Return False: classes with virtual functions are host code."""
    return False


def _is_base_of(cx: Context, node: tree.TypeTrait, types: list[CType]) -> bool:
    base, derived = types
    if (
        traits.is_class(base)
        and traits.is_class(derived)
        and base.unqualified is not derived.unqualified
        and not derived.is_complete
    ):
        return cx.report.reject(f"incomplete type '{derived}' used in type trait expression", node)
    return traits.is_base_of(base, derived)


TRAITS = {
    "__has_trivial_destructor": Trait(_type_query(traits.has_trivial_destructor), complete=1),
    "__has_virtual_destructor": Trait(_always_false, complete=1),
    "__is_abstract": Trait(_always_false, complete=1),
    "__is_aggregate": Trait(_type_query(traits.is_aggregate), complete=1),
    "__is_assignable": Trait(lambda cx, node, types: _try_assignment(cx, node, types)[0], 2, 2),
    "__is_base_of": Trait(_is_base_of, 2, 0),
    "__is_class": Trait(_type_query(traits.is_class)),
    "__is_constructible": Trait(
        lambda cx, node, types: _try_construction(cx, node, types)[0], 1, 1, more=True
    ),
    "__is_empty": Trait(_type_query(traits.is_empty), complete=1),
    "__is_enum": Trait(_type_query(lambda t: t.is_enum)),
    "__is_final": Trait(_type_query(lambda t: isinstance(t, ct.Record) and t.decl.is_final), complete=1),
    "__is_pod": Trait(_type_query(traits.is_pod), complete=1),
    "__is_polymorphic": Trait(_always_false, complete=1),
    "__is_same": Trait(lambda cx, node, types: types[0] is types[1], 2),
    "__is_standard_layout": Trait(_type_query(traits.is_standard_layout), complete=1),
    "__is_trivial": Trait(_type_query(traits.is_trivial), complete=1),
    "__is_trivially_assignable": Trait(
        lambda cx, node, types: _is_trivial_operation(_try_assignment(cx, node, types)), 2, 2
    ),
    "__is_trivially_constructible": Trait(_is_trivially_constructible, 1, 1, more=True),
    "__is_trivially_copyable": Trait(_type_query(traits.is_trivially_copyable), complete=1),
    "__is_union": Trait(_type_query(traits.is_union)),
}
"""The traits by name. The lexer recognises these names."""
