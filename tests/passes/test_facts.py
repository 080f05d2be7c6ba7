"""Bounds of integers hold for all values of their operands, are exact where one operation allows it, and are
looked for as deep as they say.
"""

from __future__ import annotations

import random

import pytest

from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import Function, Instr, Int, Value, const_int
from minicc.ir.fold import fold
from minicc.ir.opcodes import OPCODES
from minicc.passes.analysis import facts
from minicc.passes.transform import simplify_bits

BINARY = ("and", "or", "xor", "add", "sub", "mul", "udiv", "urem", "lshr", "shl")


def of(*types: ty.Type) -> tuple[Builder, Function]:
    fn = Function("f", ty.function(ty.VOID, types))
    return Builder(fn.add_block("entry")), fn


def at(value: Value, known: dict[Value, Value]) -> Value | None:
    """The value where arguments are these; None where an operation has none."""
    if not isinstance(value, Instr):
        return known.get(value, value)
    operands = [at(o, known) for o in (value.call_args if value.op == "call" else value.operands)]
    return None if None in operands else fold(value.info, operands, value.type, value.flags, value.attrs)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(10))
def test_bounds_hold(seed: int) -> None:
    rng = random.Random(seed)
    b, fn = of(ty.I8, ty.I8)
    values: list[Value] = [*fn.args]
    for _ in range(8):
        x, y = (
            rng.choice(values),
            rng.choice(
                [
                    *values,
                    *(
                        const_int(ty.I8, rng.choice((0, 1, 2, 3, 7, 12, 31, 64, 127, 128, 255)))
                        for _ in range(4)
                    ),
                ]
            ),
        )
        if rng.random() < 0.2:
            values.append(b.select(b.icmp("ult", x, y), x, y))
        elif rng.random() < 0.2:
            values.append(
                b.cast(
                    "trunc",
                    b.binary(
                        rng.choice(("add", "and", "lshr")),
                        b.cast("zext", x, ty.I16),
                        const_int(ty.I16, rng.choice((1, 8, 255, 256))),
                    ),
                    ty.I8,
                )
            )
        else:
            values.append(b.binary(rng.choice(BINARY), x, y))
    seen: dict[Value, list[int]] = {value: [] for value in values}
    for p in (*range(0, 256, 15), 127, 128):
        for q in (*range(0, 256, 23), 1, 2, 128, 255):
            known = dict(zip(fn.args, (const_int(ty.I8, p), const_int(ty.I8, q))))
            for value in values:
                if isinstance(result := at(value, known), Int):
                    seen[value].append(result.value)
    for value, result in seen.items():
        assert not result or max(result) <= facts.most(value), value
        assert all(v % (1 << facts.low_zeros(value)) == 0 for v in result), value
        assert not facts.not_negative(value) or not result or max(result) < 128, value


@pytest.mark.parametrize(
    ("op", "numbers"),
    [
        ("and", (3, 255)),
        ("add", (1, 100)),
        ("mul", (1, 2, 12)),
        ("udiv", (1, 3, 16)),
        ("urem", (3, 16, 200)),
        ("lshr", (0, 1, 7)),
        ("shl", (0, 1, 4)),
    ],
)
def test_bounds_are_exact(op: str, numbers: tuple[int, ...]) -> None:
    """Of one operation on a number of a few bits and a constant."""
    for number in numbers:
        for bits in range(1, 8):
            b, fn = of(ty.I16)
            value = b.binary(
                op, b.binary("and", fn.args[0], const_int(ty.I16, (1 << bits) - 1)), const_int(ty.I16, number)
            )
            result = [at(value, {fn.args[0]: const_int(ty.I16, x)}).value for x in range(1 << bits)]  # type: ignore[union-attr]
            exact = max(result)
            assert (
                facts.most(value) == exact
                if op != "urem"
                else exact <= facts.most(value) <= min((1 << bits) - 1, number - 1)
            )


@pytest.mark.parametrize(
    ("op", "numbers"),
    [
        ("and", (96, 0xFFF0)),
        ("or", (8, 1)),
        ("xor", (2, 64)),
        ("add", (4, 32)),
        ("sub", (4, 32)),
        ("mul", (1, 4, 12)),
        ("shl", (0, 3)),
    ],
)
def test_zeros_are_counted(op: str, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        for shift in range(5):
            b, fn = of(ty.I16)
            value = b.binary(
                op, b.binary("shl", fn.args[0], const_int(ty.I16, shift)), const_int(ty.I16, number)
            )
            result = 0
            for x in range(64):
                result |= at(value, {fn.args[0]: const_int(ty.I16, x)}).value  # type: ignore[union-attr]
            assert facts.low_zeros(value) == (result & -result).bit_length() - 1


def test_how_deep_facts_are_looked_for() -> None:
    for more in (0, 1):
        b, fn = of(ty.I8, ty.I32)
        bounded: Value = b.cast("zext", fn.args[0], ty.I32)
        even: Value = b.binary("shl", bounded, const_int(ty.I32, 1))
        defined: Value = fn.args[0]
        for _ in range(facts.DEPTH - 1 + more):
            bounded, even = (
                b.binary("add", bounded, const_int(ty.I32, 0)),
                b.binary("add", even, const_int(ty.I32, 0)),
            )
        for _ in range(facts.DEPTH + more):
            defined = b.binary("xor", defined, const_int(ty.I8, 1))
        for swapped in (False, True):
            bits: Value = b.cast("zext", fn.args[0], ty.I32)
            for _ in range(simplify_bits._DEPTH - 1 + more):
                bits = b.binary("and", *((fn.args[1], bits) if swapped else (bits, fn.args[1])))
            assert (simplify_bits._possible(bits) == 255) is not bool(more)
        result = (facts.most(bounded) == 255, facts.low_zeros(even) == 1, facts.never_poison(defined))
        assert result == ((True,) * 3 if not more else (False,) * 3)


def test_which_bits_are_possible() -> None:
    b, fn = of(ty.I8)
    wide = b.cast("zext", fn.args[0], ty.I32)
    shifted = [
        (simplify_bits._possible(b.binary("shl", wide, const_int(ty.I32, by))), 255 << by & 0xFFFFFFFF)
        for by in (0, 4, 28)
    ]
    assert all(result == wanted for result, wanted in shifted)


def test_what_may_be_poison() -> None:
    b, fn = of(ty.I32, ty.FLOAT, ty.vector(2, ty.I32))
    n, x, v = fn.args
    assert not facts.never_poison(b.cast("fptosi", x, ty.I32)) and not facts.never_poison(
        b.cast("fptoui", x, ty.I32)
    )
    assert not facts.never_poison(b.emit("extractelement", ty.I32, (v, n))) and not facts.never_poison(
        b.emit("insertelement", v.type, (v, n, n))
    )
    for op in ("shl", "lshr", "ashr"):
        assert not facts.never_poison(b.binary(op, n, n)) and not facts.never_poison(
            b.binary(op, n, const_int(ty.I32, 32))
        )
        assert facts.never_poison(b.binary(op, n, const_int(ty.I32, 31)))
    for row in OPCODES.values():
        for flag in row.flags if row.form == "binary" and "int" in row.types else ():
            value = b.binary(row.name, n, const_int(ty.I32, 3), (flag,))
            assert not facts.never_poison(value), (row.name, flag)
    assert facts.never_poison(b.binary("add", n, n))
