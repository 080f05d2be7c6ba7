"""What one written instruction stands for when it works on vectors or indexes an array by a register.

PTX 1.x writes `add.v3.f32 V, V, 1` for three additions, every version `mov.v4.f32 {a,b,c,d}, V` and
`ld.global.u32 s, a[%r1+1]`. The parser replaces them by the scalar instructions they mean, so that
nothing after it knows of them. Sources: PTX ISA 1.1, 6.4.2, 6.4.3 and Table 10; PTX ISA 6.4.2, 6.4.3.

Invariant: the result has the meaning of reading all sources before the first result is written.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from .build import build
from .form import Variant
from .model import (
    Address,
    FloatImm,
    Instruction,
    IntImm,
    Not,
    Operand,
    Pair,
    Register,
    RegisterDecl,
    Scope,
    Special,
    Statement,
    Symbol,
    Vector,
)
from .names import Names
from .ptxtypes import TYPES, VECTOR_SIZES
from .special import SPECIALS

ELEMENTS = "xyzw"
Make = Callable[[tuple[Operand, ...]], Instruction]


def split_vector(mnemonic: str) -> tuple[int, str]:
    """('add.v3.f32') -> (3, 'add.f32'); (0, mnemonic) if it has no vector modifier."""
    words = mnemonic.split(".")
    vectors = [word for word in words if word in ("v2", "v3", "v4")]
    if len(vectors) != 1:
        return 0, mnemonic
    words.remove(vectors[0])
    return VECTOR_SIZES[vectors[0]], ".".join(words)


def old_operands(variant: Variant, operands: tuple[Operand, ...]) -> tuple[Operand, ...]:
    """Operands of a scalar instruction of PTX 1.x. A vector is its first element where the form wants a scalar (Table 10), and a
    number without a decimal point is a float where it wants one (4.5.2)."""
    return tuple(operand if rule.count or rule.packed else _first(operand, rule.type) for rule, operand in zip(variant.operands, operands))


def _first(operand: Operand, type_: str) -> Operand:
    if isinstance(operand, IntImm):
        return _as_float(operand, type_)
    if isinstance(operand, Register) and operand.vector:
        return Register(f"{operand.name}.x", operand.type, operand.scope)
    if isinstance(operand, Special) and operand.name in SPECIALS and SPECIALS[operand.name].vector:
        return Special(f"{operand.name}.x")
    return operand


def element(operand: Operand, number: int, type_: str) -> Operand:
    """Table 10: element `number` of `operand`, which is spread if it is a scalar and zero beyond its end."""
    zero: Operand = FloatImm(0, 64 if type_ == "f64" else 32) if TYPES[type_].kind == "float" else IntImm(0)
    if isinstance(operand, Vector):
        return element(operand.elements[number], 0, type_) if number < len(operand.elements) else zero
    if isinstance(operand, Register) and operand.vector:
        if number >= VECTOR_SIZES[operand.vector]:
            return zero
        return Register(f"{operand.name}.{ELEMENTS[number]}", operand.type, operand.scope)
    if isinstance(operand, Special) and operand.name in SPECIALS and SPECIALS[operand.name].vector:
        # In PTX 1.x they have three elements; the fourth of later ones is zero.
        return Special(f"{operand.name}.{ELEMENTS[number]}") if number < 3 else zero
    if isinstance(operand, Not):
        inner = element(operand.register, number, type_)
        return Not(inner) if isinstance(inner, Register) else inner
    if isinstance(operand, Pair):
        return Pair(element(operand.first, number, type_), element(operand.second, number, type_))
    return _as_float(operand, type_) if isinstance(operand, IntImm) else operand


def _as_float(operand: IntImm, type_: str) -> Operand:
    """An integer constant where `type_` is wanted."""
    if type_ not in ("f32", "f64"):
        return operand
    code = "<f" if type_ == "f32" else "<d"
    return FloatImm(int.from_bytes(struct.pack(code, float(operand.value)), "little"), int(type_[1:]))


def _is_vector(operand: Operand) -> bool:
    return isinstance(operand, Vector) or (isinstance(operand, Register) and bool(operand.vector))


def spread(width: int, variant: Variant, operands: tuple[Operand, ...], make: Make, names: Names) -> list[Statement]:
    """The instructions, one per element, that a vector instruction of `width` elements stands for."""
    count = width if _is_vector(operands[0]) or isinstance(operands[0], Pair) else 1
    if isinstance(operands[0], Vector):
        count = min(width, len(operands[0].elements))
    types = [rule.type or "b32" for rule in variant.operands]
    rows = [tuple(element(operand, number, type_) for operand, type_ in zip(operands, types)) for number in range(count)]
    if any(_writes(rows[early][0], later) for early in range(count) for later in rows[early + 1:]):
        return [_through_temporaries(rows, types[0], make, names)]
    return [make(row) for row in rows]


def _writes(result: Operand, row: tuple[Operand, ...]) -> bool:
    """Whether `row` reads what `result` names."""
    results = (result.first, result.second) if isinstance(result, Pair) else (result,)
    sources = [operand.register if isinstance(operand, Not) else operand for operand in row[1:]]
    return any(one in sources for one in results if isinstance(one, Register))


def _through_temporaries(rows: list[tuple[Operand, ...]], type_: str, make: Make, names: Names) -> Scope:
    scope = names.push()
    try:
        declared = type_ if TYPES[type_].declarable else f"b{max(TYPES[type_].bits, 8)}"
        fresh = fresh_registers(names, declared, len(rows), scope.number)
        writes: list[Statement] = [make((temporary, *row[1:])) for temporary, row in zip(fresh, rows)]
        pattern = writes[0]
        assert isinstance(pattern, Instruction)
        moves: list[Statement] = [build(f"mov.{declared}", row[0], temporary, guard=pattern.guard, negated=pattern.negated,
                                        location=pattern.location) for temporary, row in zip(fresh, rows)]
        return Scope([declaration(fresh), *writes, *moves], scope.number, pattern.location)
    finally:
        names.pop()


def index_by_register(base: Symbol, terms: tuple[tuple[Register, int], ...], offset: int, size: int,
                      make: Callable[[Address], Instruction], names: Names) -> Scope:
    """`a[index+n]…` outside brackets: the element's address is computed, then used. Each of `terms` is a register and its
    step in bytes, `offset` is in bytes, addresses have `size` bits."""
    scope = names.push()
    try:
        word = f"u{size}"
        scaled, address = fresh_registers(names, word, 2, scope.number)
        instr = make(Address(scaled, offset))
        where = instr.location
        body: list[Statement] = [declaration([scaled, address])]
        before: Symbol | Register = base
        for index, step in terms:
            row = TYPES[index.type]
            multiply = f"mul.wide.{'s' if row.kind == 'signed' else 'u'}{row.bits}" if row.bits < size else f"mul.lo.{word}"
            body.append(build(multiply, scaled, index, IntImm(step), location=where))
            if before is base:
                body.append(build(f"mov.{word}", address, base, location=where))
            result = scaled if (index, step) == terms[-1] else address
            body.append(build(f"add.{word}", result, scaled, address, location=where))
            before = result
        return Scope([*body, instr], scope.number, where)
    finally:
        names.pop()


def has_wide_amount(variant: Variant, operands: tuple[Operand, ...]) -> bool:
    """Whether this is a shift whose amount has its own size, 16 or 64 bits, as PTX 1.1 has it (tables 38 and 39)."""
    if variant.form.opcode not in ("shl", "shr") or len(operands) != 3 or not isinstance(operands[2], Register):
        return False
    amount = TYPES[operands[2].type]
    return amount.bits in (16, 64) and amount.bits == TYPES[variant.type].bits and amount.kind != "float"


def shift_by_own_size(amount: Register, make: Callable[[Register], Instruction], names: Names) -> Scope:
    """A shift by a register of 16 or 64 bits: by 32 bits of the same meaning, for amounts beyond the width are clamped."""
    scope = names.push()
    try:
        bits = TYPES[amount.type].bits
        least, short = (Register(register.name, type_, scope.number)
                        for register, type_ in zip(fresh_registers(names, "u32", 2, scope.number), (f"u{bits}", "u32")))
        instr = make(short)
        where = instr.location
        body: list[Statement] = [
            declaration([least]),
            declaration([short]),
            build(f"min.u{bits}", least, amount, IntImm(64), location=where),
            build(f"cvt.u32.u{bits}", short, least, location=where),
            instr,
        ]
        return Scope(body, scope.number, where)
    finally:
        names.pop()


def fresh_registers(names: Names, type_: str, count: int, scope: int) -> list[Register]:
    """`count` registers whose names nothing in sight has."""
    prefix = "%t"
    while any(names.resolve(f"{prefix}{number}") is not None for number in range(count)):
        prefix += "t"
    return [Register(f"{prefix}{number}", type_, scope) for number in range(count)]


def declaration(registers: list[Register]) -> RegisterDecl:
    return RegisterDecl(registers[0].type, [(register.name, None) for register in registers])
