"""Constant folding: complete over the table, and equal to LLVM's own constant folder on edge values."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator
from fractions import Fraction

import pytest

from minicc.codegen import llvm
from minicc.codegen.options import CodegenOptions
from minicc.ir import fold as folding
from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import (
    FALSE,
    TRUE,
    Constant,
    Float,
    Function,
    Global,
    Int,
    Module,
    Poison,
    address_of,
    aggregate,
    const_float,
    const_float_bits,
    const_int,
    null,
    poison,
    undef,
    zero,
)
from minicc.ir.fold import FORMATS, fold
from minicc.ir.irtypes import Type
from minicc.ir.opcodes import FCMP_PREDICATES, ICMP_PREDICATES, INTRINSICS, OPCODES, Opcode
from minicc.ir.parser import parse_module
from minicc.ir.printer import print_module
from minicc.ir.verify_forms import IMMEDIATES
from minicc.support import floats

ROWS = [*OPCODES.values(), *INTRINSICS.values()]


@pytest.mark.parametrize("row", [r for r in ROWS if r.is_pure], ids=lambda r: r.name)
def test_every_pure_row_has_a_meaning(row: Opcode) -> None:
    assert folding.has_meaning(row), (
        f"ir op '{row.name}' has no function in ir/fold.py (ROWS), nor a reason in REFUSED"
    )


def test_nothing_is_folded_that_is_not_in_the_table() -> None:
    known = {r.name for r in ROWS}
    # Loops over widths make more rows than the table has; none may be of an unknown operation.
    stray = {
        n
        for n in folding.ROWS
        if n not in known and n.rsplit(".", 1)[0] not in {k.rsplit(".", 1)[0] for k in known}
    }
    assert not stray and set(folding.REFUSED) <= known
    assert not set(folding.REFUSED) & set(folding.ROWS)


# ------------------------------------------------------------------------- LLVM as the oracle


def _edges(type: Type) -> list[Constant]:
    if isinstance(type, ty.IntType):
        n = type.bits
        values = {
            0,
            1,
            2,
            3,
            5,
            -1,
            -2,
            -7,
            1 << (n - 1),
            (1 << (n - 1)) - 1,
            (1 << (n - 1)) + 1,
            n - 1,
            n,
            0x5A5A5A5A5A5A5A5A,
        }
        return list(dict.fromkeys(const_int(type, v) for v in sorted(values)))
    assert isinstance(type, ty.FloatType)
    f = FORMATS[type]
    one = f.bias << f.mantissa_bits
    magnitudes = [
        0,
        one,
        one + 1,
        one - 1,
        one | 1 << (f.mantissa_bits - 1),
        f.min_normal,
        f.max_finite,
        f.inf,
        f.nan,
        one + (3 << f.mantissa_bits) + 12345 % f.min_normal,
    ]
    if f.width >= 32:
        magnitudes.append((f.bias + 31) << f.mantissa_bits)
        magnitudes.append(((f.bias + 31) << f.mantissa_bits) - 1)
        magnitudes.append(((f.bias + 1) << f.mantissa_bits) | 1 << (f.mantissa_bits - 2))  # 2.5
    result = [m | s for m in dict.fromkeys(magnitudes) if m is not None for s in (0, f.sign_bit)]
    return [const_float_bits(type, bits) for bits in result]


def _signatures(row: Opcode) -> Iterator[tuple[tuple[Type, ...], Type]]:
    """Operand types and result type to try."""
    ints, reals = [ty.int_type(n) for n in (8, 16, 32, 64)], [ty.FLOAT, ty.DOUBLE, ty.HALF]
    if row.function_type is not None:
        yield row.function_type.params, row.function_type.ret
    elif row.form in ("binary", "unary", "icmp", "fcmp"):
        for t in ints if "int" in row.types else reals:
            yield (t,) * (1 if row.form == "unary" else 2), ty.I1 if "cmp" in row.form else t
    elif row.form == "cast":
        sources = [t for kind, ts in (("int", ints), ("float", reals)) if kind in row.types for t in ts]
        targets = [t for kind, ts in (("int", ints), ("float", reals)) if kind in row.to for t in ts]
        for s, t in itertools.product(sources, targets):
            a, b = s.bits, t.bits  # type: ignore[attr-defined]
            wanted = {
                "trunc": a > b,
                "fptrunc": a > b,
                "zext": a < b,
                "sext": a < b,
                "fpext": a < b,
                "bitcast": a == b and s is not t,
            }
            if wanted.get(row.name, True):
                yield (s,), t


def _cases(row: Opcode) -> Iterator[tuple[tuple[Constant, ...], Type, str, dict[str, str]]]:
    predicates = {"icmp": ICMP_PREDICATES, "fcmp": FCMP_PREDICATES}.get(row.form, ("",))
    for operand_types, result in _signatures(row):
        immediate = next((place for prefix, place in IMMEDIATES.items() if row.name.startswith(prefix)), None)
        pools = [[FALSE] if i == immediate else _edges(t) for i, t in enumerate(operand_types)]
        if len(pools) > 1:  # fewer values where their product is taken
            step = 3 if "cmp" in row.form or len(pools) > 2 else 2 if row.name.startswith("llvm.") else 1
            pools = [pool[i % step :: step] if len(pool) > step else pool for i, pool in enumerate(pools)]
        flags = (
            [f for f in row.flags if f not in OPCODES["fadd"].flags]
            if row.form in ("binary", "cast", "icmp")
            else []
        )
        for operands, predicate in itertools.product(itertools.product(*pools), predicates):
            yield operands, result, "", {"pred": predicate} if predicate else {}
        if operand_types[0] in (ty.I8, ty.I32):
            for operands, flag in itertools.product(itertools.product(*pools), flags):
                yield operands, result, flag, {"pred": "ult"} if row.form == "icmp" else {}


@functools.cache
def _llvm_folds(name: str) -> list[tuple[object, object, object]]:
    """(case, our answer, LLVM's answer) for every case; LLVM's is None where it does not fold."""
    row = OPCODES.get(name) or INTRINSICS[name]
    cases = list(_cases(row))
    module = Module(name)
    for number, (operands, result, flag, attrs) in enumerate(cases):
        fn = module.add_function(Function(f"f{number}", ty.function(result, ())))
        b = Builder(fn.add_block("entry"))
        flags = (flag,) if flag else ()
        b.ret(
            b.call(row.name, operands)
            if row.function_type
            else b.emit(row.name, result, operands, flags=flags, **attrs)
        )
    target = llvm.target_machine(CodegenOptions())
    parsed = llvm.parse(print_module(module))
    llvm.optimize(parsed, target, 1)
    back = parse_module(str(parsed))
    outcome = []
    for number, (operands, result, flag, attrs) in enumerate(cases):
        ours = fold(row, operands, result, (flag,) if flag else (), attrs)
        (last,) = back.functions[f"f{number}"].blocks[0].instrs[-1:]
        theirs = last.operands[0] if last.op == "ret" and isinstance(last.operands[0], Constant) else None
        outcome.append((f"{row.name} {flag} {attrs} {[_show(o) for o in operands]}", ours, theirs))
    return outcome


def _show(value: object) -> str:
    if isinstance(value, Float):
        return f"{value.type} {value.bits:#x}"
    return (
        f"{value.type} {getattr(value, 'signed', value.__class__.__name__)}"
        if isinstance(value, Constant)
        else str(value)
    )


def _agree(ours: object, theirs: object) -> bool:
    if isinstance(ours, Poison):
        return True  # whatever LLVM makes of it
    if isinstance(ours, Float) and isinstance(theirs, Float):
        f = FORMATS[ours.type]
        if f.is_nan(ours.bits) and f.is_nan(theirs.bits):
            return True
    return ours is theirs


LLVM_DOES_NOT_FOLD = {
    "llvm.nvvm.prmt",
    "llvm.nvvm.saturate.f",
    "llvm.nvvm.read.ptx.sreg.warpsize",
    "ptrtoint",
    "inttoptr",
}
LLVM_DOES_NOT_FOLD |= {
    n for n in INTRINSICS if n.startswith(("llvm.nvvm.mulhi", "llvm.nvvm.sqrt.r", "llvm.nvvm.d2f."))
}
_FROM_INT = {
    f"llvm.nvvm.{i}2{f}.{m}" for i in ("i", "ui", "ll", "ull") for f in "fd" for m in ("rn", "rz", "rm", "rp")
}
LLVM_DOES_NOT_FOLD |= {n for n in _FROM_INT if not n.endswith("rn")}
FOLDED = [r for r in ROWS if r.name in folding.ROWS and r.name not in LLVM_DOES_NOT_FOLD]


@pytest.mark.parametrize("row", FOLDED, ids=lambda r: r.name)
def test_llvm_folds_to_the_same(row: Opcode) -> None:
    cases = _llvm_folds(row.name)
    compared = [(case, a, b) for case, a, b in cases if a is not None and b is not None]
    assert compared, f"LLVM folds nothing of '{row.name}': add it to LLVM_DOES_NOT_FOLD and test it below"
    wrong = [f"{case}: {_show(a)}, LLVM {_show(b)}" for case, a, b in compared if not _agree(a, b)]
    assert not wrong, "\n".join(wrong[:10])


def _i32(value: int) -> Constant:
    return const_int(ty.I32, value)


@pytest.mark.parametrize(
    ("name", "operands", "result"),
    [
        ("llvm.nvvm.prmt", (0x33221100, 0x77665544, 0x7531), 0x77553311),
        ("llvm.nvvm.prmt", (0x80, 0, 0x8888), 0xFFFFFFFF),
        ("llvm.nvvm.mulhi.i", (0x80000000, 2), -1),
        ("llvm.nvvm.mulhi.ui", (0x80000000, 2), 1),
        ("llvm.nvvm.read.ptx.sreg.warpsize", (), 32),
    ],
)
def test_integer_intrinsics_that_llvm_does_not_fold(
    name: str, operands: tuple[int, ...], result: int
) -> None:
    assert fold(INTRINSICS[name], [_i32(v) for v in operands], ty.I32) is _i32(result)


def test_wide_high_products() -> None:
    big = const_int(ty.I64, -(1 << 63))
    assert fold(INTRINSICS["llvm.nvvm.mulhi.ll"], (big, big), ty.I64) is const_int(ty.I64, 1 << 62)
    assert fold(INTRINSICS["llvm.nvvm.mulhi.ull"], (const_int(ty.I64, -1),) * 2, ty.I64) is const_int(
        ty.I64, -2
    )


@pytest.mark.parametrize(
    ("x", "result"), [(0.5, 0.5), (-1.0, 0.0), (7.0, 1.0), (float("nan"), 0.0), (float("inf"), 1.0)]
)
def test_saturate(x: float, result: float) -> None:
    row = INTRINSICS["llvm.nvvm.saturate.f"]
    assert fold(row, (const_float(ty.FLOAT, x),), ty.FLOAT) is const_float(ty.FLOAT, result)


@pytest.mark.parametrize(
    ("mode", "bits"), [("rn", 0x3FB504F3), ("rz", 0x3FB504F3), ("rm", 0x3FB504F3), ("rp", 0x3FB504F4)]
)
def test_directed_square_roots(mode: str, bits: int) -> None:
    row = INTRINSICS[f"llvm.nvvm.sqrt.{mode}.f"]
    assert fold(row, (const_float(ty.FLOAT, 2.0),), ty.FLOAT) is const_float_bits(ty.FLOAT, bits)


ROUNDED = sorted(_FROM_INT | {f"llvm.nvvm.d2f.{m}" for m in ("rn", "rz", "rm", "rp")})


@pytest.mark.parametrize("name", ROUNDED)
def test_conversions_round_to_the_right_neighbour(name: str) -> None:
    """Whatever the mode, no float lies strictly between the value and the result; the mode gives the side."""
    row = INTRINSICS[name]
    assert row.function_type is not None
    (source,), result, mode = row.function_type.params, row.function_type.ret, name[-2:]
    f = FORMATS[result]
    checked = 0
    for operand in _edges(source):
        if isinstance(operand, Float):
            value = floats.decode(FORMATS[source], operand.bits)
            if not math.isfinite(value) or 0 < abs(value) < 1e-30:
                continue
            x = Fraction(value)
        else:
            x = Fraction(
                operand.value if "u" in name.partition("2")[0].rpartition(".")[2] else operand.signed
            )  # type: ignore[attr-defined]
        outcome = fold(row, (operand,), result)
        assert isinstance(outcome, Float)
        if f.is_inf(outcome.bits):
            assert abs(x) > floats.exact(f, f.max_finite) and mode != "rz"
            continue
        y = floats.exact(f, outcome.bits)
        checked += 1
        assert {"rz": abs(y) <= abs(x), "rm": y <= x, "rp": y >= x, "rn": True}[mode], (operand, outcome)
        if y != x and outcome.bits & f.magnitude_mask != f.max_finite:
            outward = floats.exact(f, outcome.bits + 1)
            inward = floats.exact(f, outcome.bits - 1)
            other = outward if abs(x) > abs(y) else inward
            assert min(y, other) < x < max(y, other)
            assert mode != "rn" or abs(x - y) <= abs(x - other)
    assert checked > 5


# ------------------------------------------------------------------------- what is refused


def _s(x: int) -> int:
    return x - 256 if x & 128 else x


KEPT = {
    ("add", "nuw"): lambda a, b, x: a + b == x,
    ("add", "nsw"): lambda a, b, x: _s(a) + _s(b) == _s(x),
    ("sub", "nuw"): lambda a, b, x: a - b == x,
    ("sub", "nsw"): lambda a, b, x: _s(a) - _s(b) == _s(x),
    ("mul", "nuw"): lambda a, b, x: a * b == x,
    ("mul", "nsw"): lambda a, b, x: _s(a) * _s(b) == _s(x),
    ("shl", "nuw"): lambda a, b, x: x >> b == a,
    ("shl", "nsw"): lambda a, b, x: _s(x) >> b == _s(a),
    ("udiv", "exact"): lambda a, b, x: x * b == a,
    ("sdiv", "exact"): lambda a, b, x: _s(x) * _s(b) == _s(a),
    ("lshr", "exact"): lambda a, b, x: x << b == a,
    ("ashr", "exact"): lambda a, b, x: _s(x) << b == _s(a),
    ("or", "disjoint"): lambda a, b, x: a + b == x,
    ("trunc", "nuw"): lambda a, x: x == a,
    ("trunc", "nsw"): lambda a, x: _s(a) == -x,
    ("zext", "nneg"): lambda a, x: _s(a) == x,
    ("uitofp", "nneg"): lambda a, x: _s(a) >= 0,
    ("icmp", "samesign"): lambda a, b, x: (_s(a) < 0) == (_s(b) < 0),
}
"""What a flag promises of a result without it; bytes are cut to truth values."""


@pytest.mark.parametrize(("name", "flag"), KEPT)
def test_a_broken_promise_is_poison(name: str, flag: str) -> None:
    row = OPCODES[name]
    result = {"trunc": ty.I1, "zext": ty.I32, "uitofp": ty.FLOAT, "icmp": ty.I1}.get(name, ty.I8)
    count = 1 if row.form == "cast" else 2
    seen = set()
    for operands in itertools.product(
        [0, 1, 2, 3, 5, 7, 8, 11, 16, 64, 100, 127, 128, 129, 250, 255], repeat=count
    ):
        values = [const_int(ty.I8, n) for n in operands]
        without, outcome = (
            fold(row, values, result, (), {"pred": "ult"}),
            fold(row, values, result, (flag,), {"pred": "ult"}),
        )
        if without is None or isinstance(without, Poison):
            assert outcome is without
            continue
        kept = KEPT[name, flag](*operands, without.value if isinstance(without, Int) else 0)
        assert outcome is without if kept else isinstance(outcome, Poison), operands
        seen.add(kept)
    assert seen == {True, False}


def test_every_promise_is_tried() -> None:
    flags = {(row.name, flag) for row in ROWS if row.form in ("binary", "cast", "icmp") for flag in row.flags}
    assert set(KEPT) == {(name, flag) for name, flag in flags if flag not in OPCODES["fadd"].flags}


def test_undefined_behaviour_is_not_folded_away() -> None:
    for name in ("udiv", "sdiv", "urem", "srem"):
        assert fold(OPCODES[name], (_i32(1), _i32(0)), ty.I32) is None
    assert fold(OPCODES["sdiv"], (_i32(-(1 << 31)), _i32(-1)), ty.I32) is None


def test_single_precision_subnormals_are_left_to_the_target() -> None:
    tiny, one = const_float_bits(ty.FLOAT, 1), const_float(ty.FLOAT, 1.0)
    smallest, half = const_float_bits(ty.FLOAT, 0x00800000), const_float(ty.FLOAT, 0.5)
    assert fold(OPCODES["fadd"], (tiny, one), ty.FLOAT) is None
    assert fold(OPCODES["fmul"], (smallest, half), ty.FLOAT) is None
    assert fold(OPCODES["bitcast"], (tiny,), ty.I32) is _i32(1)
    assert (
        fold(INTRINSICS["llvm.copysign.f32"], (one, tiny), ty.FLOAT) is one
        and fold(INTRINSICS["llvm.copysign.f32"], (tiny, one), ty.FLOAT) is tiny
    )
    assert fold(
        OPCODES["fadd"], (const_float_bits(ty.DOUBLE, 1), zero(ty.DOUBLE)), ty.DOUBLE
    ) is const_float_bits(ty.DOUBLE, 1)


def test_poison_and_undef() -> None:
    add = OPCODES["add"]
    assert fold(add, (poison(ty.I32), _i32(1)), ty.I32) is poison(ty.I32)
    assert fold(add, (undef(ty.I32), _i32(1)), ty.I32) is _i32(1)
    assert fold(OPCODES["udiv"], (_i32(1), undef(ty.I32)), ty.I32) is None
    assert fold(OPCODES["freeze"], (poison(ty.I32),), ty.I32) is _i32(0)
    assert fold(OPCODES["shl"], (_i32(1), _i32(32)), ty.I32) is poison(ty.I32)
    assert fold(OPCODES["select"], (TRUE, _i32(1), poison(ty.I32)), ty.I32) is _i32(1)
    assert fold(OPCODES["select"], (poison(ty.I1), _i32(1), _i32(2)), ty.I32) is poison(ty.I32)


def test_vectors_fold_lane_by_lane() -> None:
    v2 = ty.vector(2, ty.I32)
    a, b = aggregate(v2, (_i32(1), _i32(2))), aggregate(v2, (_i32(10), poison(ty.I32)))
    assert fold(OPCODES["add"], (a, b), v2) is aggregate(v2, (_i32(11), poison(ty.I32)))
    assert fold(OPCODES["add"], (a, zero(v2)), v2) is a
    assert fold(OPCODES["extractelement"], (a, _i32(1)), ty.I32) is _i32(2)
    assert fold(OPCODES["extractelement"], (a, _i32(2)), ty.I32) is poison(ty.I32)
    assert fold(OPCODES["insertelement"], (a, _i32(7), _i32(0)), v2) is aggregate(v2, (_i32(7), _i32(2)))
    assert fold(OPCODES["insertelement"], (a, _i32(7), _i32(2)), v2) is poison(v2)


def test_aggregates() -> None:
    s = ty.struct((ty.I32, ty.array(2, ty.I32)))
    inner = fold(OPCODES["insertvalue"], (undef(s), _i32(5)), s, (), {"indices": (1, 0)})
    assert inner is aggregate(s, (undef(ty.I32), aggregate(ty.array(2, ty.I32), (_i32(5), undef(ty.I32)))))
    assert fold(OPCODES["extractvalue"], (inner,), ty.I32, (), {"indices": (1, 0)}) is _i32(5)
    assert fold(OPCODES["extractvalue"], (zero(s),), ty.I32, (), {"indices": (0,)}) is _i32(0)


def test_addresses() -> None:
    g = Global("g", ty.array(4, ty.I32), ty.SHARED)
    gep, cast = OPCODES["getelementptr"], OPCODES["addrspacecast"]
    two = fold(gep, (g, _i32(0), _i32(2)), ty.pointer(3), (), {"type": g.value_type})
    assert two is address_of(g, 8, 3)
    assert fold(gep, (two, _i32(-2)), ty.pointer(3), (), {"type": ty.I32}) is g
    generic = fold(cast, (two,), ty.pointer())
    assert generic is address_of(g, 8, 0) and fold(cast, (generic,), ty.pointer(3)) is two
    assert fold(cast, (null(3),), ty.pointer()) is None, "a null of one space is no null of another"
    assert fold(gep, (g, undef(ty.I32)), ty.pointer(3), (), {"type": ty.I32}) is None
    assert fold(OPCODES["icmp"], (two, g), ty.I1, (), {"pred": "eq"}) is FALSE
    assert fold(OPCODES["icmp"], (two, two), ty.I1, (), {"pred": "eq"}) is TRUE
    assert fold(OPCODES["icmp"], (two, null(3)), ty.I1, (), {"pred": "eq"}) is None
    assert fold(OPCODES["icmp"], (null(), null()), ty.I1, (), {"pred": "sle"}) is TRUE
    assert fold(OPCODES["inttoptr"], (_i32(0),), ty.pointer(3)) is null(3)
    assert fold(OPCODES["inttoptr"], (_i32(8),), ty.pointer(3)) is None


def test_fold_instr_wants_constants() -> None:
    fn = Function("f", ty.function(ty.VOID, (ty.I32,)))
    b = Builder(fn.add_block("entry"))
    assert folding.fold_instr(b.binary("add", _i32(1), _i32(2))) is _i32(3)
    assert folding.fold_instr(b.binary("add", fn.args[0], _i32(2))) is None
