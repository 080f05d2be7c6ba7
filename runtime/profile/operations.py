"""What an instruction computes, in floating-point operations: read off its row and type."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...ptx.model import Instruction

_ONE = {"add": "add", "sub": "add", "mul": "mul"}
_TWO = {"fma": "fma", "mad": "fma"}
_SPECIAL = frozenset({"cos", "div", "ex2", "lg2", "rcp", "rsqrt", "sin", "sqrt", "tanh"})
_FLOAT = re.compile(r"(tf32|bf16|f16|f32|f64)(x2)?$|(e[2-5]m[0-9])(x2)?$")
_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)$")


@dataclass(frozen=True, slots=True)
class Operations:
    """Of one thread: `kind` is 'add' (sub too), 'mul', 'fma', 'special' (div, sqrt, …; no FLOPs) or 'matrix';
    `type` the operands', of a pair one's; `flops` how many operations (of a fused one two).
    """

    kind: str
    type: str
    flops: float
    of_warp: bool = False
    """`flops` are a warp's."""


def operations(instr: Instruction) -> Operations | None:
    """What an instruction computes in floating point; None where that is nothing that is counted."""
    if instr.opcode in ("mma", "wmma"):
        return _matrix(instr)
    match = _FLOAT.match(instr.type)
    if match is None or (instr.opcode not in _ONE | _TWO and instr.opcode not in _SPECIAL):
        return None
    kind, pair = (match[1] or match[3]), 2 if match[2] or match[4] else 1
    if instr.opcode in _SPECIAL:
        return Operations("special", kind, 0)
    return Operations(_ONE.get(instr.opcode, "fma"), kind, pair * (2 if instr.opcode in _TWO else 1))


def _matrix(instr: Instruction) -> Operations | None:
    """A product of matrices of floats: m * n * k products and as many sums; of a sparse one the half that is
    there.
    """
    shape = next((match for word in instr.modifiers if (match := _SHAPE.match(word))), None)
    if shape is None or (instr.opcode == "wmma" and "mma" not in instr.modifiers):
        return None
    assert instr.variant is not None
    operand = instr.variant.slot("atype", "f16")  # wmma of halves names none
    if _FLOAT.fullmatch(operand) is None:
        return None
    products = int(shape[1]) * int(shape[2]) * int(shape[3])
    sparse = any(word.startswith("sp") for word in instr.modifiers)
    return Operations("matrix", operand, products * (1 if sparse else 2), of_warp=True)
