"""The elements of operands that are vectors (PTX ISA 6.4.2; PTX ISA 1.1, 6.4.3 and Table 10)."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from ..form import Variant
from ..model import FloatImm, IntImm, Not, Operand, Pair, Register, Special, Vector
from ..notation import OperandRule
from ..ptxtypes import TYPES, VECTOR_SIZES
from ..special import SPECIALS

LETTERS = "xyzw"


def split_vector(modifiers: Sequence[str]) -> tuple[int, str]:
    """Split the vector modifier off: ('v3', 'f32') -> (3, 'f32').

    (0, all modifiers) if not exactly one modifier is a vector length.
    """
    vectors = [word for word in modifiers if word in ("v2", "v3", "v4")]
    if len(vectors) != 1:
        return 0, ".".join(modifiers)
    return VECTOR_SIZES[vectors[0]], ".".join(word for word in modifiers if word != vectors[0])


def expand_register(rule: OperandRule | None, operand: Operand) -> Operand:
    """Return a vector register as the vector of its elements; any other operand unchanged.

    Where `rule` (None: any) accepts no vector, the register is not expanded.
    """
    if (
        not isinstance(operand, Register)
        or not operand.vector
        or (rule is not None and not rule.count and not rule.packed)
    ):
        return operand
    return Vector(
        tuple(
            Register(f"{operand.name}.{letter}", operand.type, operand.scope)
            for letter in LETTERS[: VECTOR_SIZES[operand.vector]]
        )
    )


POINTLESS = (1, 3)
"""The last PTX version in which a number without a decimal point may be a float."""


def first_elements(
    variant: Variant, operands: tuple[Operand, ...], version: tuple[int, int]
) -> tuple[Operand, ...]:
    """Return the operands of a scalar instruction of PTX 1.x.

    A vector becomes its first element where the form requires a scalar (Table 10). Up to `POINTLESS` a number
    without a decimal point is a float where the form requires one (4.5.2).
    """
    return tuple(
        [
            operand if rule.count or rule.packed else _first(operand, rule.type, version)
            for rule, operand in zip(variant.operands, operands)
        ]
    )


def _first(operand: Operand, type_: str, version: tuple[int, int]) -> Operand:
    if isinstance(operand, IntImm) and version <= POINTLESS:
        return _as_float(operand, type_)
    if isinstance(operand, Register) and operand.vector:
        return Register(f"{operand.name}.x", operand.type, operand.scope)
    if isinstance(operand, Special) and operand.name in SPECIALS and SPECIALS[operand.name].vector:
        return Special(f"{operand.name}.x")
    return operand


def element(operand: Operand, number: int, type_: str) -> Operand:
    """Return element `number` of `operand` (Table 10): a scalar is replicated, missing elements are 0."""
    zero: Operand = FloatImm(0, 64 if type_ == "f64" else 32) if TYPES[type_].kind == "float" else IntImm(0)
    if isinstance(operand, Vector):
        return element(operand.elements[number], 0, type_) if number < len(operand.elements) else zero
    if isinstance(operand, Register) and operand.vector:
        if number >= VECTOR_SIZES[operand.vector]:
            return zero
        return Register(f"{operand.name}.{LETTERS[number]}", operand.type, operand.scope)
    if isinstance(operand, Special) and operand.name in SPECIALS and SPECIALS[operand.name].vector:
        # In PTX 1.x they have three elements; the fourth of later ones is zero.
        return Special(f"{operand.name}.{LETTERS[number]}") if number < 3 else zero
    if isinstance(operand, Not):
        inner = element(operand.register, number, type_)
        return Not(inner) if isinstance(inner, Register) else inner
    if isinstance(operand, Pair):
        return Pair(element(operand.first, number, type_), element(operand.second, number, type_))
    return _as_float(operand, type_) if isinstance(operand, IntImm) else operand


def _as_float(operand: IntImm, type_: str) -> Operand:
    """Convert an integer constant where `type_` is a floating-point type."""
    if type_ not in ("f32", "f64"):
        return operand
    code = "<f" if type_ == "f32" else "<d"
    return FloatImm(int.from_bytes(struct.pack(code, float(operand.value)), "little"), int(type_[1:]))
