"""Deduction and partial ordering on types alone ([temp.deduct.type], [temp.func.order],
[temp.class.order]).
"""

from __future__ import annotations

import pytest

from minicc.frontend.syntax import tree
from minicc.frontend.types import ctype as ct
from minicc.frontend.types.arguments import (
    ExpressionArgument,
    PackArgument,
    TypeArgument,
    ValueArgument,
    ValueParameter,
    dependent_array,
    dependent_member,
    expansion,
    template_parameter,
)
from minicc.frontend.types.matching import DeductionMismatch, Matching, Parameter
from minicc.frontend.types.ordering import is_more_specialised_function, is_more_specialised_partial
from minicc.frontend.types.symbols import NamespaceScope, PartialSpecialisation, TemplateSignature
from minicc.support.diagnostics import UNKNOWN

T, U, TS = template_parameter(0, False), template_parameter(1, False), template_parameter(0, True)
PARAMETERS = (Parameter("T"), Parameter("U"))
CONST_INT = ct.qualified(ct.INT, ct.CONST)


def found(p: ct.CType, a: ct.CType, lenient: bool = False) -> list[object]:
    matching = Matching(PARAMETERS)
    matching.match(p, a, lenient)
    return [v.type if isinstance(v, TypeArgument) else v for v in matching.values]


@pytest.mark.parametrize(("p", "a", "t"), [
    (T, ct.INT, ct.INT),
    (T, CONST_INT, CONST_INT),
    (ct.qualified(T, ct.CONST), CONST_INT, ct.INT),
    (ct.pointer_to(T), ct.pointer_to(CONST_INT), CONST_INT),
    (ct.pointer_to(ct.qualified(T, ct.CONST)), ct.pointer_to(CONST_INT), ct.INT),
    (ct.array_of(T, 3), ct.array_of(ct.INT, 3), ct.INT),
    (ct.function(T, (ct.INT,)), ct.function(ct.VOID, (ct.INT,)), ct.VOID),
    (ct.function(ct.INT, (T, T)), ct.function(ct.INT, (ct.FLOAT, ct.FLOAT)), ct.FLOAT),
    (ct.reference_to(T, True), ct.reference_to(ct.INT, True), ct.INT),
    (dependent_member(T, "type"), ct.INT, None),
])  # fmt: skip
def test_a_type_is_found(p: ct.CType, a: ct.CType, t: ct.CType | None) -> None:
    assert found(p, a)[0] is t


@pytest.mark.parametrize(("p", "a"), [
    (ct.pointer_to(T), ct.INT),
    (ct.pointer_to(ct.qualified(T, ct.CONST)), ct.pointer_to(ct.INT)),
    (ct.array_of(T, 3), ct.array_of(ct.INT, 4)),
    (ct.function(ct.INT, (T, T)), ct.function(ct.INT, (ct.FLOAT, ct.INT))),
    (ct.function(ct.INT, (T,)), ct.function(ct.INT, (ct.FLOAT, ct.INT))),
    (ct.reference_to(T), ct.reference_to(ct.INT, True)),
])  # fmt: skip
def test_what_does_not_match(p: ct.CType, a: ct.CType) -> None:
    with pytest.raises(DeductionMismatch):
        found(p, a)


def test_qualifiers_may_be_added_for_an_argument() -> None:
    assert found(ct.pointer_to(ct.qualified(T, ct.CONST)), ct.pointer_to(ct.INT), lenient=True)[0] is ct.INT


def test_an_array_tells_its_bound() -> None:
    matching = Matching((Parameter("T"), Parameter("N", type=ct.INT)))
    matching.match(dependent_array(T, ValueParameter(1, False)), ct.array_of(ct.FLOAT, 7))
    assert matching.values == [TypeArgument(ct.FLOAT), ValueArgument(ct.INT, 7)]


def test_packs_grow_by_elements() -> None:
    matching = Matching((Parameter("Ts", True),))
    matching.match(
        ct.function(ct.VOID, (ct.INT, expansion(ct.pointer_to(TS)))),
        ct.function(ct.VOID, (ct.INT, ct.pointer_to(ct.INT), ct.pointer_to(ct.BOOL))),
    )
    assert matching.packs[0] == [TypeArgument(ct.INT), TypeArgument(ct.BOOL)]
    with pytest.raises(DeductionMismatch):
        matching.match(ct.function(ct.VOID, (expansion(TS),)), ct.function(ct.VOID, (ct.INT,)))


def signature(*params: ct.CType, parameters: tuple[Parameter, ...] = PARAMETERS) -> TemplateSignature:
    return TemplateSignature(ct.function(ct.VOID, params), parameters)


PACK = (Parameter("Ts", True),)
MIXED = (Parameter("T"), Parameter("Us", True))
US = template_parameter(1, True)


@pytest.mark.parametrize(("a", "b", "count"), [
    (signature(ct.pointer_to(T)), signature(T), 1),
    (signature(ct.pointer_to(ct.qualified(T, ct.CONST))), signature(ct.pointer_to(T)), 1),
    (signature(ct.reference_to(T)), signature(ct.reference_to(T, True)), 1),
    (signature(ct.reference_to(ct.qualified(T, ct.CONST))), signature(ct.reference_to(T)), 1),
    (signature(T, T), signature(T, U), 2),
    (signature(ct.reference_to(dependent_array(T, ValueParameter(1, False))),
        parameters=(Parameter("T"), Parameter("N", type=ct.INT))), signature(ct.reference_to(T)), 1),
    (signature(T), signature(expansion(TS), parameters=PACK), 1),
    (signature(T), signature(T, expansion(US), parameters=MIXED), 1),
    (signature(T, expansion(US), parameters=MIXED), signature(expansion(TS), parameters=PACK), 3),
])  # fmt: skip
def test_functions_are_ordered(a: TemplateSignature, b: TemplateSignature, count: int) -> None:
    assert is_more_specialised_function(a, b, count)
    assert not is_more_specialised_function(b, a, count)


@pytest.mark.parametrize(("a", "b", "count"), [
    (signature(T, ct.INT), signature(ct.INT, T), 2),
    (signature(T), signature(ct.reference_to(T)), 1),
    (signature(ct.pointer_to(T), U), signature(T, ct.pointer_to(U)), 2),
])  # fmt: skip
def test_functions_that_are_not(a: TemplateSignature, b: TemplateSignature, count: int) -> None:
    assert not is_more_specialised_function(a, b, count)
    assert not is_more_specialised_function(b, a, count)


def partial(*args: ct.CType) -> PartialSpecialisation:
    return PartialSpecialisation(
        [],
        tree.TypedefDecl(UNKNOWN, "", tree.AutoType(UNKNOWN)),
        tuple(map(TypeArgument, args)),
        PARAMETERS,
        UNKNOWN,
        NamespaceScope(None),
        0,
    )


@pytest.mark.parametrize(("a", "b"), [
    (partial(ct.pointer_to(ct.pointer_to(T))), partial(ct.pointer_to(T))),
    (partial(T, T), partial(T, U)),
    (partial(ct.pointer_to(ct.qualified(T, ct.CONST))), partial(ct.pointer_to(T))),
])  # fmt: skip
def test_partial_specialisations_are_ordered(a: PartialSpecialisation, b: PartialSpecialisation) -> None:
    assert is_more_specialised_partial(a, b)
    assert not is_more_specialised_partial(b, a)


def test_a_value_parameter_matches_only_its_own_type() -> None:
    matching = Matching((Parameter("N", type=ct.INT),))
    pattern = (ExpressionArgument(ct.INT, ValueParameter(0, False)),)
    matching.match_lists(pattern, (ValueArgument(ct.INT, 3),))
    with pytest.raises(DeductionMismatch):
        Matching((Parameter("N", type=ct.INT),)).match_lists(pattern, (ValueArgument(ct.LONG, 3),))
    with pytest.raises(DeductionMismatch):
        matching.match_lists((PackArgument(pattern),), (ValueArgument(ct.INT, 4),))
