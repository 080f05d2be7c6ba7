"""Every row of matrix products, with every modifier, against sums in Python."""

from __future__ import annotations

import math
import random
import struct
from fractions import Fraction

import numpy as np
import pytest

from minicc.ptx.form import Form, Variant

from .. import test_matrix as oracle
from .variants import executed, variants

WMMA = [row for row in executed("wmma", old=True) if row.syntax.startswith("wmma.mma")]
HEAD = ".version 8.7\n.target sm_120a\n.address_size 64\n"
OLD = ".version 6.3\n.target sm_70\n.address_size 64\n"


def count(variant: Variant, name: str) -> int:
    return next(int(rule.count) for rule in variant.operands if rule.name == name)


def name_of(row: Form) -> str:
    choices = row.choices
    return "-".join(
        [
            row.syntax.split(" ")[0][:9],
            *(
                choices.get(key, "").replace(" ", ",")
                for key in ("kind", "shape", "dtype", "atype", "btype", "ctype", "op")
            ),
        ]
    )


def chain(c: float, pairs: list[tuple[float, float]], mode: str) -> int:
    """The pattern of a chain of fused multiply-adds in double precision, rounded in `mode`."""
    total = c
    for a, b in pairs:
        if not all(map(math.isfinite, (a, b, total))):
            total = a * b + total
            continue
        exact = Fraction(a) * Fraction(b) + Fraction(total)
        if exact == 0:
            total = a * b + total
            continue
        total = float(exact)
        toward = {"rz": 0.0, "rm": -math.inf, "rp": math.inf}.get(mode)
        beyond = {
            "rz": abs(Fraction(total)) > abs(exact),
            "rm": Fraction(total) > exact,
            "rp": Fraction(total) < exact,
        }.get(mode, False)
        if beyond and toward is not None:
            total = math.nextafter(total, toward)
    return struct.unpack("<Q", struct.pack("<d", total))[0] if total == total else 0x7FF8000000000000


def chunks(data: list[int], bits: int) -> np.ndarray:
    """Elements as memory; narrower ones than a byte packed, lowest first."""
    if bits >= 8:
        return np.array(data, f"u{bits // 8}")
    per = 8 // bits
    return np.array(
        [
            sum(code << bits * i for i, code in enumerate(data[at : at + per]))
            for at in range(0, len(data), per)
        ],
        "u1",
    )


@pytest.mark.parametrize("row", WMMA, ids=name_of)
def test_wmma(ptx, row: Form) -> None:
    for variant in variants(row):
        rng = random.Random(variant.mnemonic)
        shape = variant.slot("shape")
        m, n, k = oracle.shape_of(shape)
        atype, btype = variant.slot("atype") or "f16", variant.slot("btype") or "f16"
        dtype, ctype = variant.slot("dtype"), variant.slot("ctype")
        orders = (
            variant.slot("alayout") or "row",
            variant.slot("blayout") or "col",
            rng.choice(["row", "col"]),
        )
        matrices = [
            [[oracle.random_code(rng, kind) for _ in range(columns)] for _ in range(rows)]
            for kind, rows, columns in ((atype, m, k), (btype, k, n), (ctype, m, n))
        ]
        # Sums of random halves stay far from what does not fit.
        arrays, loads = [], []
        for matrix, kind, order, letter, wide in zip(
            matrices,
            (atype, btype, ctype),
            orders,
            "abc",
            ("f64" if atype == "f64" else "b32",) * 2 + ("f64" if ctype == "f64" else "b32",),
        ):
            lines = matrix if order == "row" else [list(column) for column in zip(*matrix)]
            arrays.append(chunks([code for line in lines for code in line], oracle.BITS[kind]))
            size = count(variant, letter)
            names = ", ".join(f"%{letter}{i}" for i in range(size))
            loads.append(
                f".reg .{wide} %{letter}<{size}>; ld.param.u64 %p, [p{letter}];"
                f" wmma.load.{letter}.sync.aligned.{order}.{shape}.global.{kind} {{{names}}}, [%p],"
                f" {len(lines[0])};"
            )
        size = count(variant, "d")
        wide = "f64" if dtype == "f64" else "b32"
        names = {x: "{" + ", ".join(f"%{x}{i}" for i in range(count(variant, x))) + "}" for x in "abcd"}
        out = np.zeros(m * n, f"u{oracle.BITS[dtype] // 8}")
        ptx(
            f"{HEAD if row.until is None else OLD}.visible .entry k(.param .u64 pa, .param .u64 pb, .param"
            f" .u64 pc, .param .u64 pd) {{ .reg .b64 %p; .reg .{wide} %d<{size}>;\n"
            + "\n".join(loads)
            + f"\n{variant.mnemonic} {', '.join(names[x] for x in 'dabc')};\nld.param.u64 %p, [pd];"
            f" wmma.store.d.sync.aligned.{orders[2]}.{shape}.global.{dtype} [%p], {names['d']},"
            f" {n if orders[2] == 'row' else m}; ret; }}",
            1,
            32,
            *arrays,
            out,
        )
        a, b, c = matrices
        op = variant.slot("op")
        for r in range(m):
            for s in range(n):
                if op:
                    ones = sum((a[r][i] & b[i][s]) if op == "and" else (a[r][i] ^ b[i][s]) for i in range(k))
                    want = (c[r][s] + ones) & 0xFFFFFFFF
                else:
                    pairs = [(oracle.number(atype, a[r][i]), oracle.number(btype, b[i][s])) for i in range(k)]
                    want = (
                        chain(oracle.number(ctype, c[r][s]), pairs, variant.slot("rnd") or "rn")
                        if dtype == "f64"
                        else oracle.combine(
                            [oracle.number(ctype, c[r][s]), *pairs], dtype, bool(variant.slot("satfinite"))
                        )
                    )
                assert out[r * n + s if orders[2] == "row" else s * m + r] == want, (variant.mnemonic, r, s)


MMA = [row for row in executed("mma") if "alayout" not in row.syntax and "kind" not in row.choices]


@pytest.mark.parametrize("row", MMA, ids=name_of)
def test_mma(ptx, row: Form) -> None:
    for variant in variants(row):
        types = tuple(variant.slot(name) or "f16" for name in ("dtype", "atype", "btype", "ctype"))
        dtype, atype, btype, ctype = types
        rng = random.Random(variant.mnemonic)
        shape = m, n, k = oracle.shape_of(variant.slot("shape"))
        a = [[oracle.random_code(rng, atype) for _ in range(k)] for _ in range(m)]
        b = [[oracle.random_code(rng, btype) for _ in range(n)] for _ in range(k)]
        c = [[oracle.random_code(rng, ctype) for _ in range(n)] for _ in range(m)]
        places = [[oracle.place_c(shape, lane, i) for i in range(m * n // 32)] for lane in range(32)]
        fragments = [
            [
                oracle.registers(
                    [rows[r][s] for r, s in (place(shape, oracle.BITS[kind], lane, i) for i in range(size))],
                    oracle.BITS[kind],
                )
                for lane in range(32)
            ]
            for rows, kind, place, size in (
                (a, atype, oracle.place_a, m * k // 32),
                (b, btype, oracle.place_b, k * n // 32),
            )
        ]
        fragments.append(
            [oracle.registers([c[r][s] for r, s in line], oracle.BITS[ctype]) for line in places]
        )
        got = launch(ptx, variant, fragments)
        op = variant.slot("op")
        for lane in range(32):
            for (r, s), code in zip(places[lane], oracle.elements(got[lane], oracle.BITS[dtype])):
                if op:
                    ones = sum((a[r][i] & b[i][s]) if op == "and" else (a[r][i] ^ b[i][s]) for i in range(k))
                    want = (c[r][s] + ones) & 0xFFFFFFFF
                else:
                    pairs = [(oracle.number(atype, a[r][i]), oracle.number(btype, b[i][s])) for i in range(k)]
                    want = (
                        chain(oracle.number(ctype, c[r][s]), pairs, variant.slot("rnd") or "rn")
                        if dtype == "f64"
                        else oracle.combine(
                            [oracle.number(ctype, c[r][s]), *pairs], dtype, bool(variant.slot("satfinite"))
                        )
                    )
                assert code == want, (variant.mnemonic, lane, r, s)


def launch(ptx, variant: Variant, fragments: list[list[list[int]]]) -> list[list[int]]:
    lines, names, params, arrays = [], [], [], []
    for name, words, kind in zip(
        "abc", fragments, (variant.slot("atype"), variant.slot("btype"), variant.slot("ctype"))
    ):
        width, size = (8 if kind == "f64" else 4), len(words[0])
        assert size == count(variant, name), (variant.mnemonic, name)
        params.append(f".param .u64 p{name}")
        lines.append(
            f".reg .b{8 * width} %{name}<{size}>; ld.param.u64 %p, [p{name}]; mad.wide.u32 %p, %t,"
            f" {size * width}, %p;"
        )
        lines += [f"ld.global.b{8 * width} %{name}{i}, [%p+{i * width}];" for i in range(size)]
        names.append("{" + ", ".join(f"%{name}{i}" for i in range(size)) + "}")
        arrays.append(np.array(words, f"u{width}"))
    width, size = (8 if variant.slot("dtype") == "f64" else 4), count(variant, "d")
    lines.append(
        f".reg .b{8 * width} %d<{size}>; ld.param.u64 %p, [pd]; mad.wide.u32 %p, %t, {size * width}, %p;"
    )
    lines.append(f"{variant.mnemonic} {{{', '.join(f'%d{i}' for i in range(size))}}}, {', '.join(names)};")
    lines += [f"st.global.b{8 * width} [%p+{i * width}], %d{i};" for i in range(size)]
    out = np.zeros((32, size), f"u{width}")
    ptx(
        f"{HEAD}.visible .entry k({', '.join(params)}, .param .u64 pd) {{ .reg .b64 %p; .reg .b32 %t; mov.u32"
        " %t, %tid.x;\n" + "\n".join(lines) + "\nret; }",
        1,
        32,
        *arrays,
        out,
    )
    return out.tolist()
