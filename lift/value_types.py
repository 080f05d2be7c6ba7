"""The IR types of PTX's types, and constants of them."""

from __future__ import annotations

import struct
from typing import Literal

from ..ir import irtypes as ty
from ..ir.core import Constant, const_float, const_float_bits, const_int
from ..ir.irtypes import Type
from ..ptx.model import Register, Variable
from ..ptx.ptxtypes import TYPES, VECTOR_SIZES
from ..ptx.values import FloatImm, IntImm
from .equivalents import REGISTER_TYPES

Extension = Literal["zext", "sext"]
"""The operation that makes an integer wider."""

_FLOATS = {"f16": ty.HALF, "bf16": ty.BFLOAT, "f32": ty.FLOAT, "f64": ty.DOUBLE}


def ir_type(name: str) -> Type:
    """Return the IR type of a PTX type: an integer of its size unless it is one floating-point number."""
    if name in _FLOATS:
        return _FLOATS[name]
    return ty.int_type(TYPES[name].bits)


def bits_of(type: Type) -> int:
    """Return the size of a scalar type in bits."""
    assert isinstance(type, ty.IntType | ty.FloatType)
    return type.bits


def words_of(register: Register) -> tuple[Register, ...]:
    """Return the registers whose values a register's value is: of one of 128 bits, two of 64."""
    if TYPES[register.type].bits != 128:
        return (register,)
    return tuple(Register(f"{register.name}.{part}", "b64", register.scope) for part in ("low", "high"))


def extension(name: str) -> Extension:
    """Return how a value of a PTX type becomes wider (PTX ISA 9.4.1)."""
    return "sext" if TYPES[name].kind == "signed" else "zext"


def constant(value: IntImm | FloatImm, type: Type) -> Constant:
    """Return a literal as a constant of an IR type. A floating literal is rounded to the type."""
    if isinstance(type, ty.FloatType):
        if isinstance(value, IntImm):
            return const_float_bits(type, value.value & ((1 << type.bits) - 1))
        if value.width == type.bits:
            return const_float_bits(type, value.bits)
        return const_float(type, _number(value))
    bits = value.value if isinstance(value, IntImm) else value.bits
    if isinstance(value, FloatImm) and value.width == 64 and bits_of(type) == 32:
        (bits,) = struct.unpack("<I", struct.pack("<f", _number(value)))
    return const_int(type, bits)


def _number(value: FloatImm) -> float:
    """Return the number that a literal encodes."""
    code, word = ("<f", "<I") if value.width == 32 else ("<d", "<Q")
    (result,) = struct.unpack(code, struct.pack(word, value.bits))
    return float(result)


def variable_type(variable: Variable) -> Type:
    """Return the IR type of a variable's memory."""
    type = ir_type(variable.type)
    if variable.vector:
        type = ty.array(VECTOR_SIZES[variable.vector], type)
    shape = list(variable.shape)
    if shape and shape[0] is None:
        shape[0] = len(variable.initializer or ())
    for count in reversed(shape):
        type = ty.array(count or 0, type)
    return type


def passed_type(variable: Variable) -> Type:
    """Return the IR type of a parameter or result: of an array of bytes, words that have its alignment."""
    type = variable_type(variable)
    if not variable.shape:
        return type
    word = min(variable.align or 1, 8)
    size = ty.size_of(type)
    return ty.array(size // word, ty.int_type(8 * word)) if size % word == 0 else type


_LETTERS = {type_name: letter for letter, type_name in REGISTER_TYPES.items()}


def letter_of(type_name: str) -> tuple[str, Type]:
    """Return LLVM's constraint letter of a register of a type, and the IR type of its operand."""
    held = type_name if type_name in _LETTERS else f"b{max(TYPES[type_name].bits, 16)}"
    return _LETTERS[held], ir_type(held)
