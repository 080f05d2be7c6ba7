"""The instruction table: every form of every PTX instruction, and how a mnemonic finds its own.

This is the single place that says what an instruction is: parser, verifier, printer, data flow, the
engine's dispatch and the reference documentation read it. Rows live in `isa/`; `form` says how they
are written.

The chapters that compilers seldom reach (textures, matrices, video, bulk copies, PTX 1.x) are imported
when a mnemonic is not found in the others, or when `FORMS` or `BY_OPCODE` is asked for.

Invariants: `lookup` is a pure function of the mnemonic, cached; the variants it returns are in table
order, and `select` takes the first whose operand shapes fit; the rows of one mnemonic are all in early
chapters or all in late ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .form import Form, Variant, bind
from .isa import compare, control, convert, floating, half, integer, logic, move, sync
from .model import (
    Address,
    Bracket,
    FloatImm,
    Group,
    Indexed,
    IntImm,
    Label,
    Not,
    Operand,
    Pair,
    Register,
    Special,
    Sum,
    Symbol,
    Vector,
)
from .notation import OperandRule

if TYPE_CHECKING:
    FORMS: tuple[Form, ...]
    BY_OPCODE: dict[str, list[Form]]

_EARLY: tuple[Form, ...] = (
    *integer.FORMS,
    *floating.FORMS,
    *half.FORMS,
    *compare.FORMS,
    *logic.FORMS,
    *move.FORMS,
    *convert.FORMS,
    *control.FORMS,
    *sync.FORMS,
)


def _index(rows: Iterable[Form]) -> dict[str, list[Form]]:
    result: dict[str, list[Form]] = {}
    for row in rows:
        result.setdefault(row.opcode, []).append(row)
    return result


_early = _index(_EARLY)
_late: dict[str, list[Form]] = {}
_legacy: dict[str, list[Form]] = {}


def _late_rows() -> dict[str, list[Form]]:
    if not _late:
        from .isa import matrix, tensor, texture, video

        _late.update(_index((*texture.FORMS, *video.FORMS, *matrix.FORMS, *tensor.FORMS)))
    return _late


def _legacy_rows() -> dict[str, list[Form]]:
    if not _legacy:
        from .isa import legacy

        _legacy.update(_index(legacy.FORMS))
    return _legacy


def __getattr__(name: str) -> Any:
    """`FORMS`, every row in table order, and `BY_OPCODE`, the same by opcode."""
    if name == "FORMS":
        others = (*_late_rows().values(), *_legacy_rows().values())
        return (*_EARLY, *(row for rows in others for row in rows))
    if name == "BY_OPCODE":
        return _index(__getattr__("FORMS"))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


_variants: dict[str, tuple[Variant, ...]] = {}
_old_variants: dict[str, tuple[Variant, ...]] = {}
_selected: dict[tuple[Any, ...], Variant] = {}


def lookup(mnemonic: str) -> tuple[Variant, ...]:
    """All variants that `mnemonic` ('add.f32') may mean, in table order; empty if there is none."""
    result = _variants.get(mnemonic)
    if result is None:
        opcode, *rest = mnemonic.split(".")
        modifiers = tuple(rest)
        result = _bind_all(_early.get(opcode, ()), mnemonic, modifiers)
        if not result:
            result = _bind_all(_late_rows().get(opcode, ()), mnemonic, modifiers)
        if len(_variants) < 100_000:
            _variants[mnemonic] = result
    return result


def lookup_legacy(mnemonic: str) -> tuple[Variant, ...]:
    """As `lookup`, for modules of PTX 1.x: the rows that only they have come last."""
    result = _old_variants.get(mnemonic)
    if result is None:
        opcode, *rest = mnemonic.split(".")
        rows = (*_early.get(opcode, ()), *_late_rows().get(opcode, ()), *_legacy_rows().get(opcode, ()))
        # What the version has comes before what later ones gave the same name, what it has otherwise before
        # all.
        order = sorted(rows, key=lambda row: ("replaces" not in row.effects, row.ptx >= (2, 0)))
        result = _bind_all(order, mnemonic, tuple(rest))
        if len(_old_variants) < 100_000:
            _old_variants[mnemonic] = result
    return result


def rows_of(opcode: str, legacy: bool) -> list[Form]:
    """The rows of `opcode` that a module sees; those of PTX 1.x with `legacy` only."""
    chapters = (_early, _late_rows(), _legacy_rows() if legacy else {})
    return [row for chapter in chapters for row in chapter.get(opcode, ())]


def opcodes(legacy: bool) -> list[str]:
    """Every opcode that a module may use, sorted."""
    return sorted({*_early, *_late_rows(), *(_legacy_rows() if legacy else ())})


def _bind_all(rows: Sequence[Form], mnemonic: str, modifiers: tuple[str, ...]) -> tuple[Variant, ...]:
    """What `rows` make of `modifiers`, in the order of the syntax lines, else in any order."""
    result = _bound(rows, mnemonic, modifiers, False)
    return result or (_bound(rows, mnemonic, modifiers, True) if 1 < len(modifiers) <= 20 else ())


def _bound(
    rows: Sequence[Form], mnemonic: str, modifiers: tuple[str, ...], any_order: bool
) -> tuple[Variant, ...]:
    bound = (bind(row, mnemonic, modifiers, any_order) for row in rows)
    # Rows may overlap (`ld` with and without cache hints); the same operands again add nothing.
    distinct = {variant.operands: variant for variant in reversed([v for v in bound if v is not None])}
    return tuple(reversed(distinct.values()))


def select(variants: Sequence[Variant], operands: Sequence[Operand]) -> Variant | None:
    """The first variant whose operand count and shapes fit `operands`, or None.

    Among those that fit, one that takes vectors of just these lengths comes first; without one it is the
    verifier's business to say which length was expected.
    """
    # Only the classes and lengths of the operands matter, so the answer is remembered by them.
    key: tuple[Any, ...] = (variants[0], *map(type, operands))
    if Bracket in key or Vector in key:
        key += tuple(len(operand.elements) for operand in operands if isinstance(operand, (Bracket, Vector)))
    result = _selected.get(key)
    if result is None:
        fitting = [variant for variant in variants if _shapes_fit(variant, operands)]
        result = next(
            (
                variant
                for variant in fitting
                if _lengths_fit(variant, operands) and _takes_specials(variant, operands)
            ),
            fitting[0] if fitting else None,
        )
        places = [index for index, operand in enumerate(operands) if isinstance(operand, IntImm)]
        if result is not None and (
            len({_ranges(variant, places) for variant in fitting}) > 1
            or len({_predicates(variant, len(operands)) for variant in fitting}) > 1
        ):
            # Here values matter too, or which registers are predicates.
            return next((variant for variant in fitting if _values_fit(variant, operands, places)), result)
        if result is not None and len(_selected) < 100_000:
            _selected[key] = result
    return result


def _shapes_fit(variant: Variant, operands: Sequence[Operand]) -> bool:
    rules = variant.operands
    if not variant.required <= len(operands) <= len(rules):
        return False
    return all(shape_fits(rule, operand) for rule, operand in zip(rules, operands))


def _takes_specials(variant: Variant, operands: Sequence[Operand]) -> bool:
    return all(
        "special" in rule.accepts
        for rule, operand in zip(variant.operands, operands)
        if isinstance(operand, Special)
    )


def _lengths_fit(variant: Variant, operands: Sequence[Operand]) -> bool:
    return all(
        rule.packed or len(operand.elements) == (rule.count or 1)
        for rule, operand in zip(variant.operands, operands)
        if isinstance(operand, Vector)
    )


def _ranges(variant: Variant, places: Sequence[int]) -> tuple[tuple[int | None, int | None], ...]:
    return tuple((variant.operands[index].low, variant.operands[index].high) for index in places)


def _predicates(variant: Variant, count: int) -> tuple[bool, ...]:
    return tuple(rule.type == "pred" for rule in variant.operands[:count])


def _values_fit(variant: Variant, operands: Sequence[Operand], places: Sequence[int]) -> bool:
    is_predicate = _predicates(variant, len(operands))
    if any(
        isinstance(operand, Not)
        or (isinstance(operand, Register) and (operand.type == "pred") != is_predicate[index])
        for index, operand in enumerate(operands)
        if isinstance(operand, Register) or (isinstance(operand, Not) and not is_predicate[index])
    ):
        return False
    return (
        _lengths_fit(variant, operands)
        and _takes_specials(variant, operands)
        and all(
            low is None or high is None or low <= operands[index].value <= high  # type: ignore[union-attr]
            for index, (low, high) in zip(places, _ranges(variant, places))
        )
    )


_SHAPES: dict[str, tuple[type, ...]] = {
    "address": (Address,),
    "label": (Label,),
    "targets": (Label,),
    "prototype": (Label,),
    "function": (Symbol, Register),
    "args": (Group,),
    "returns": (Group,),
}


def shape_fits(rule: OperandRule, operand: Operand) -> bool:
    """Whether `operand` is of a kind that may stand where `rule` is; types are the verifier's business."""
    if rule.kind == "bracket":
        return isinstance(operand, Bracket) and len(operand.elements) == len(rule.parts)
    if isinstance(operand, Indexed) and rule.kind == "address":
        return "element" in rule.accepts
    expected = _SHAPES.get(rule.kind)
    if expected is not None:
        return isinstance(operand, expected) or (
            "plain" in rule.accepts and isinstance(operand, (Register, Symbol, FloatImm))
        )
    if isinstance(operand, Pair):
        return rule.pair is not None
    if rule.pair is not None and not rule.pair_optional:
        return False
    if isinstance(operand, Vector):
        return bool(rule.count) or (rule.packed and len(operand.elements) > 1)
    if isinstance(operand, (Sum, Indexed)):
        return rule.role == "src" and rule.register and (isinstance(operand, Sum) or "symbol" in rule.accepts)
    return not isinstance(operand, (Address, Bracket, Group, Label))
