"""The instruction table: every form of every PTX instruction, and the lookup of forms by mnemonic.

This is the single definition of the instructions: parser, verifier, printer, data flow, the engines'
dispatch and the reference documentation read it. Rows live in `isa/`; `form` defines their notation.

The chapters that compilers seldom reach (textures, matrices, video, bulk copies, PTX 1.x) are imported
when a mnemonic is not in the others, or when `FORMS` or `BY_OPCODE` is read.

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
    Indexed,
    IntImm,
    LabelOperand,
    Not,
    Operand,
    OperandList,
    Pair,
    Register,
    Special,
    Sum,
    SymbolAddress,
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


_early_rows_by_opcode = _index(_EARLY)
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
    """Return `FORMS`, every row in table order, or `BY_OPCODE`, the same by opcode."""
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
    """Return all variants of `mnemonic` ('add.f32') in table order; empty if there is none."""
    result = _variants.get(mnemonic)
    if result is None:
        opcode, *modifiers_ = mnemonic.split(".")
        modifiers = tuple(modifiers_)
        result = _bind_all(_early_rows_by_opcode.get(opcode, ()), mnemonic, modifiers)
        if not result:
            result = _bind_all(_late_rows().get(opcode, ()), mnemonic, modifiers)
        if len(_variants) < 100_000:
            _variants[mnemonic] = result
    return result


def lookup_legacy(mnemonic: str) -> tuple[Variant, ...]:
    """Return as `lookup` does, for modules of PTX 1.x: the rows that only they have come last."""
    result = _old_variants.get(mnemonic)
    if result is None:
        opcode, *modifiers_ = mnemonic.split(".")
        rows = (
            *_early_rows_by_opcode.get(opcode, ()),
            *_late_rows().get(opcode, ()),
            *_legacy_rows().get(opcode, ()),
        )
        # Rows of the version precede later ones of the same name; rows that replace later ones come first.
        order = sorted(rows, key=lambda row: ("replaces" not in row.effects, row.ptx >= (2, 0)))
        result = _bind_all(order, mnemonic, tuple(modifiers_))
        if len(_old_variants) < 100_000:
            _old_variants[mnemonic] = result
    return result


def rows_of(opcode: str, legacy: bool) -> list[Form]:
    """Return the rows of `opcode` that a module may use; those of PTX 1.x with `legacy` only."""
    chapters = (_early_rows_by_opcode, _late_rows(), _legacy_rows() if legacy else {})
    return [row for chapter in chapters for row in chapter.get(opcode, ())]


def opcodes(legacy: bool) -> list[str]:
    """Return every opcode that a module may use, sorted."""
    return sorted({*_early_rows_by_opcode, *_late_rows(), *(_legacy_rows() if legacy else ())})


def _bind_all(rows: Sequence[Form], mnemonic: str, modifiers: tuple[str, ...]) -> tuple[Variant, ...]:
    """Return the variants of `rows` with `modifiers`, in the order of the syntax lines, else in any order."""
    result = _bind_rows(rows, mnemonic, modifiers, False)
    return result or (_bind_rows(rows, mnemonic, modifiers, True) if 1 < len(modifiers) <= 20 else ())


def _bind_rows(
    rows: Sequence[Form], mnemonic: str, modifiers: tuple[str, ...], any_order: bool
) -> tuple[Variant, ...]:
    bound = (bind(row, mnemonic, modifiers, any_order) for row in rows)
    # Rows may overlap (`ld` with and without cache hints); the same operands again add nothing.
    distinct = {variant.operands: variant for variant in reversed([v for v in bound if v is not None])}
    return tuple(reversed(distinct.values()))


def select(variants: Sequence[Variant], operands: Sequence[Operand]) -> Variant | None:
    """Return the first variant whose operand count and shapes fit `operands`, or None.

    Among those that fit, one with vectors of exactly these lengths comes first; without one the verifier
    reports the expected length.
    """
    # Only the classes and lengths of the operands matter, so they are the key of the cache.
    key: tuple[Any, ...] = (variants[0], *map(type, operands))
    if Bracket in key or Vector in key:
        key += tuple(len(operand.elements) for operand in operands if isinstance(operand, (Bracket, Vector)))
    result = _selected.get(key)
    if result is None:
        fitting = [variant for variant in variants if _fit_shapes(variant, operands)]
        result = next(
            (
                variant
                for variant in fitting
                if _fit_lengths(variant, operands) and _accept_specials(variant, operands)
            ),
            fitting[0] if fitting else None,
        )
        immediates = [index for index, operand in enumerate(operands) if isinstance(operand, IntImm)]
        if result is not None and (
            len({_ranges(variant, immediates) for variant in fitting}) > 1
            or len({_predicates(variant, len(operands)) for variant in fitting}) > 1
        ):
            # Here values matter too, or whether registers are predicates.
            return next(
                (variant for variant in fitting if _fit_values(variant, operands, immediates)), result
            )
        if result is not None and len(_selected) < 100_000:
            _selected[key] = result
    return result


def _fit_shapes(variant: Variant, operands: Sequence[Operand]) -> bool:
    rules = variant.operands
    if not variant.required <= len(operands) <= len(rules):
        return False
    return all(shape_fits(rule, operand) for rule, operand in zip(rules, operands))


def _accept_specials(variant: Variant, operands: Sequence[Operand]) -> bool:
    return all(
        "special" in rule.accepts
        for rule, operand in zip(variant.operands, operands)
        if isinstance(operand, Special)
    )


def _fit_lengths(variant: Variant, operands: Sequence[Operand]) -> bool:
    return all(
        rule.packed or len(operand.elements) == (rule.count or 1)
        for rule, operand in zip(variant.operands, operands)
        if isinstance(operand, Vector)
    )


def _ranges(variant: Variant, immediates: Sequence[int]) -> tuple[tuple[int | None, int | None], ...]:
    return tuple((variant.operands[index].low, variant.operands[index].high) for index in immediates)


def _predicates(variant: Variant, count: int) -> tuple[bool, ...]:
    return tuple(rule.type == "pred" for rule in variant.operands[:count])


def _fit_values(variant: Variant, operands: Sequence[Operand], immediates: Sequence[int]) -> bool:
    is_predicate = _predicates(variant, len(operands))
    if any(
        isinstance(operand, Not)
        or (isinstance(operand, Register) and (operand.type == "pred") != is_predicate[index])
        for index, operand in enumerate(operands)
        if isinstance(operand, Register) or (isinstance(operand, Not) and not is_predicate[index])
    ):
        return False
    return (
        _fit_lengths(variant, operands)
        and _accept_specials(variant, operands)
        and all(
            low is None or high is None or low <= operands[index].value <= high  # type: ignore[union-attr]
            for index, (low, high) in zip(immediates, _ranges(variant, immediates))
        )
    )


_SHAPES: dict[str, tuple[type, ...]] = {
    "address": (Address,),
    "label": (LabelOperand,),
    "targets": (LabelOperand,),
    "prototype": (LabelOperand,),
    "function": (SymbolAddress, Register),
    "args": (OperandList,),
    "returns": (OperandList,),
}


def shape_fits(rule: OperandRule, operand: Operand) -> bool:
    """Return whether `operand` has the shape that `rule` accepts; the verifier checks types."""
    if rule.kind == "bracket":
        return isinstance(operand, Bracket) and len(operand.elements) == len(rule.parts)
    if isinstance(operand, Indexed) and rule.kind == "address":
        return "element" in rule.accepts
    expected = _SHAPES.get(rule.kind)
    if expected is not None:
        return isinstance(operand, expected) or (
            "plain" in rule.accepts and isinstance(operand, (Register, SymbolAddress, FloatImm))
        )
    if isinstance(operand, Pair):
        return rule.pair is not None
    if rule.pair is not None and not rule.pair_optional:
        return False
    if isinstance(operand, Vector):
        return bool(rule.count) or (rule.packed and len(operand.elements) > 1)
    if isinstance(operand, (Sum, Indexed)):
        return rule.role == "src" and rule.register and (isinstance(operand, Sum) or "symbol" in rule.accepts)
    return not isinstance(operand, (Address, Bracket, OperandList, LabelOperand))
