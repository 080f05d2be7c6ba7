"""Floating-point operations of an instruction, by its row and type."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from ...ptx.model import Instruction

OperationKind = Literal["add", "mul", "fma", "special", "matrix"]
"""An operation: a sum or difference, a product, a fused one, a division, root or other function (which counts
no FLOPs), or a product of matrices.
"""
_ONE: dict[str, OperationKind] = {"add": "add", "sub": "add", "mul": "mul"}
_TWO = {"fma": "fma", "mad": "fma"}
_SPECIAL = frozenset({"cos", "div", "ex2", "lg2", "rcp", "rsqrt", "sin", "sqrt", "tanh"})
_FLOAT = re.compile(r"(tf32|bf16|f16|f32|f64)(x2)?$|(e[2-5]m[0-9])(x2)?$")
_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)$")


@dataclass(frozen=True, slots=True)
class Operations:
    """Operations of one thread.

    `type` is that of an operand, or of its elements; `flops` is the number of operations (two per fused one).
    """

    kind: OperationKind
    type: str
    flops: float
    of_warp: bool = False
    """True if `flops` is the number per warp."""


def operations(instr: Instruction) -> Operations | None:
    """Return the floating-point operations of an instruction, or None if it has none that are counted."""
    if instr.opcode in ("mma", "wmma", "wgmma"):
        return _matrix(instr)
    match = _FLOAT.match(instr.type)
    if match is None or (instr.opcode not in _ONE | _TWO and instr.opcode not in _SPECIAL):
        return None
    kind, pair = (match[1] or match[3]), 2 if match[2] or match[4] else 1
    if instr.opcode in _SPECIAL:
        return Operations("special", kind, 0)
    return Operations(_ONE.get(instr.opcode, "fma"), kind, pair * (2 if instr.opcode in _TWO else 1))


def _matrix(instr: Instruction) -> Operations | None:
    """Return the operations of a product of float matrices: m * n * k products and as many sums, half if
    sparse.
    """
    shape = next((match for modifier in instr.modifiers if (match := _SHAPE.match(modifier))), None)
    if shape is None or (instr.opcode == "wmma" and "mma" not in instr.modifiers):
        return None
    assert instr.variant is not None
    operand = instr.variant.slot("atype", "f16")  # wmma of halves names none
    if _FLOAT.fullmatch(operand) is None:
        return None
    products = int(shape[1]) * int(shape[2]) * int(shape[3])
    if instr.opcode == "wgmma":  # four warps have a part of the rows each
        products //= 4
    sparse = any(modifier.startswith("sp") for modifier in instr.modifiers)
    return Operations("matrix", operand, products * (1 if sparse else 2), of_warp=True)
