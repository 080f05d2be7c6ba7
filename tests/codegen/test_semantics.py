"""Constant folding, and codegen plus runtime, mean the same by every opcode and intrinsic.

Each (opcode, types) is a kernel that applies it to arrays of edge values, run at -O0 and -O2; each
result that `ir.fold` defines must be equal bit for bit.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest

import minicc
from minicc.codegen import CodegenOptions, generate
from minicc.codegen.select import REFUSED
from minicc.ir import fold
from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import FALSE, Function, Int, Module, Poison, Value, const_float_bits, const_int
from minicc.ir.opcodes import FCMP_PREDICATES, ICMP_PREDICATES, INTRINSICS, OPCODES, Opcode
from minicc.support.floats import FORMATS

INTS = (ty.I1, ty.I8, ty.I16, ty.I32, ty.I64)
FLOATS = (ty.HALF, ty.BFLOAT, ty.FLOAT, ty.DOUBLE)
BOOLEAN_CONSTANT = ("llvm.abs", "llvm.ctlz", "llvm.cttz")


@dataclass
class Case:
    """One operation: `attrs` as the instruction has them; `constant` fixes the last operand."""

    name: str
    row: Opcode
    types: tuple[ty.Type, ...]
    result: ty.Type
    attrs: dict
    tail: tuple[Value, ...] = ()


def cases() -> Iterator[Case]:
    for op, row in OPCODES.items():
        if op in REFUSED:
            continue
        operands = (INTS if "int" in row.types else ()) + (FLOATS if "float" in row.types else ())
        if row.form in ("binary", "unary"):
            for t in operands:
                yield Case(f"{op} {t}", row, (t,) * (1 if row.form == "unary" else 2), t, {})
        elif row.form in ("icmp", "fcmp"):
            types, predicates = (INTS, ICMP_PREDICATES) if row.form == "icmp" else (FLOATS, FCMP_PREDICATES)
            for t, predicate in itertools.product(types, predicates):
                yield Case(f"{op} {predicate} {t}", row, (t, t), ty.I1, {"pred": predicate})
        elif row.form == "cast" and "pointer" not in row.types + row.to:
            yield from _casts(op, row)
    for name, row in INTRINSICS.items():
        if row.effects or name in fold.REFUSED or row.function_type is None:
            continue
        types = row.function_type.params
        fixed = any(name.startswith(prefix) for prefix in BOOLEAN_CONSTANT)
        yield Case(
            name, row, types[:-1] if fixed else types, row.function_type.ret, {}, (FALSE,) if fixed else ()
        )


def _casts(op: str, row: Opcode) -> Iterator[Case]:
    sources = [t for t in (*INTS, *FLOATS) if ("int" if t.is_int else "float") in row.types]
    targets = [t for t in (*INTS, *FLOATS) if ("int" if t.is_int else "float") in row.to]
    for a, b in itertools.product(sources, targets):
        wider = {
            "trunc": a.bits > b.bits,
            "fptrunc": a.bits > b.bits,
            "bitcast": a.bits == b.bits and a is not b,
        }  # type: ignore[attr-defined]
        wider |= {"zext": a.bits < b.bits, "sext": a.bits < b.bits, "fpext": a.bits < b.bits}  # type: ignore[attr-defined]
        if wider.get(op, True):
            yield Case(f"{op} {a} {b}", row, (a,), b, {})


def edges(type: ty.Type, count: int) -> list[int]:
    """Bit patterns worth trying, the most telling first, at most `count`."""
    bits = type.bits  # type: ignore[attr-defined]
    top = 1 << (bits - 1)
    if type.is_int:
        values = [
            0,
            1,
            2 * top - 1,
            top,
            top - 1,
            3,
            2 * top - 2,
            bits - 1,
            bits,
            0x55555555_55555555 & (2 * top - 1),
            top + 1,
            100,
        ]
    else:
        mantissa = {ty.HALF: 10, ty.BFLOAT: 7, ty.FLOAT: 23, ty.DOUBLE: 52}[type]
        exponent = (top - 1) >> mantissa << mantissa
        one = ((exponent >> mantissa) >> 1) << mantissa
        values = [
            0, one, top | one, top, exponent, top | exponent, exponent | 1 << (mantissa - 1), one + 1,
            one | 1 << (mantissa - 1),
            exponent - 1, 1 << mantissa, top | (one + (1 << mantissa)) | 0x15, one + (3 << mantissa) + 5,
            one - (1 << mantissa),
        ]  # fmt: skip
    return list(dict.fromkeys(values))[:count]


def constant(type: ty.Type, bits: int) -> Value:
    return const_int(type, bits) if type.is_int else const_float_bits(type, bits)


def is_nan(type: ty.Type, bits: int) -> bool:
    return type.is_float and FORMATS[f"f{type.bits}"].is_nan(bits)  # type: ignore[attr-defined]


def storage(type: ty.Type) -> type:
    return {1: np.uint8, 8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}[type.bits]  # type: ignore[attr-defined]


def build(module: Module, number: int, case: Case) -> None:
    """@kN(ptr a, …, ptr out): out[i] = op(a[i], …) for thread i."""
    pointer = ty.pointer(ty.GLOBAL)
    fn = Function(f"k{number}", ty.function(ty.VOID, (pointer,) * (len(case.types) + 1)), is_kernel=True)
    module.add_function(fn)
    b = Builder(fn.add_block("entry"))
    thread = b.call("llvm.nvvm.read.ptx.sreg.tid.x")
    values = [b.load(t, b.gep(t, a, [thread])) for t, a in zip(case.types, fn.args)]
    operands = [*values, *case.tail]
    if case.row.name.startswith("llvm."):
        result: Value = b.call(case.row.name, operands)
    else:
        result = b.emit(case.row.name, case.result, operands, **case.attrs)
    b.store(result, b.gep(case.result, fn.args[-1], [thread]))
    b.ret()


ALL = list(cases())


def compile_all(wanted: list[Case], opt_level: int) -> minicc.ObjectCode:
    module = Module("semantics")
    for number, case in enumerate(wanted):
        build(module, number, case)
    return minicc.ObjectCode.from_ptx(
        generate(module, CodegenOptions(arch="sm_90", opt_level=opt_level, verify=True))
    )


@pytest.fixture(scope="module", params=[0, 2], ids=["O0", "O2"])
def compiled(request: pytest.FixtureRequest) -> minicc.ObjectCode:
    return compile_all(ALL, request.param)


@pytest.mark.parametrize("number", range(len(ALL)), ids=lambda n: ALL[n].name)
def test_agree(compiled: minicc.ObjectCode, number: int) -> None:
    agree(compiled, number, ALL[number])


@pytest.mark.parametrize("opt_level", [0, 2])
def test_agree_on_constants_of_bytes(opt_level: int) -> None:
    binary = [case for case in ALL if case.types == (ty.I8, ty.I8)]
    result = [
        Case(f"{c.name} {n}", c.row, (ty.I8,), c.result, c.attrs, (const_int(ty.I8, n),))
        for c in binary
        for n in [200]
    ]
    compiled = compile_all(result, opt_level)
    for number, case in enumerate(result):
        agree(compiled, number, case)


def agree(compiled: minicc.ObjectCode, number: int, case: Case) -> None:
    """What a kernel of `build` computes of edge values, and what folding does."""
    per_operand = {0: 1, 1: 14, 2: 12, 3: 6}[len(case.types)]
    # results that are rounded among them
    pools = [
        edges(t, 14)[1::2] if t.is_float and per_operand == 6 else edges(t, per_operand) for t in case.types
    ]
    rows = list(itertools.product(*pools))
    arrays = [np.array(column, dtype=storage(t)) for column, t in zip(zip(*rows), case.types)]
    out = np.zeros(len(rows), dtype=storage(case.result))
    compiled[f"k{number}"][1, len(rows)](*arrays, out)
    wrong = []
    for row, result in zip(rows, out):
        operands = [constant(t, bits) for t, bits in zip(case.types, row)]
        expected = fold.fold(case.row, [*operands, *case.tail], case.result, (), case.attrs)
        if expected is None or isinstance(expected, Poison):
            continue
        bits = expected.value if isinstance(expected, Int) else expected.bits  # type: ignore[attr-defined]
        if bits != int(result) and not (
            case.row.name == "fpext" and is_nan(case.result, bits) and is_nan(case.result, int(result))
        ):
            wrong.append(
                f"{case.name} {', '.join(map(hex, row))}: folded {bits:#x}, computed {int(result):#x}"
            )
    assert not wrong, "\n".join(wrong[:10])


def test_every_pure_opcode_is_tried() -> None:
    assert len(ALL) > 250
