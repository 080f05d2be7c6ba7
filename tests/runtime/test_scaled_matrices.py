"""Products of narrow floating-point matrices, with and without scale factors (`mma` with `.kind`), against
plain loops: fragments as the tables of 9.7.14.5 and 9.7.14.6 say, scale factors as 9.7.14.3 says.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import pytest

from minicc.support import floats

from . import test_matrix as dense
from . import test_sparse as sparse
from .conftest import Runner

NARROW = ("e4m3", "e5m2", "e3m2", "e2m3", "e2m1")
WIDTH = {"e4m3": 8, "e5m2": 8, "e3m2": 6, "e2m3": 6, "e2m1": 4}
HEADER = ".version 8.7\n.target sm_120a\n.address_size 64\n"
Case = tuple[str, str, str, str, str, int]
"""Kind, result type, element types of a and b, format of the scale factors ('' for none), their number."""


def cases(pairs: list[tuple[str, str]]) -> Iterator[Case]:
    for a, b in pairs:
        yield "f8f6f4", "f32", a, b, "", 0
        yield "f8f6f4", "f16", a, b, "", 0
        yield "mxf8f6f4", "f32", a, b, "ue8m0", 1
    yield "mxf4", "f32", "e2m1", "e2m1", "ue8m0", 2
    yield "mxf4nvf4", "f32", "e2m1", "e2m1", "ue8m0", 2
    yield "mxf4nvf4", "f32", "e2m1", "e2m1", "ue4m3", 4


FEW = list(cases(list(zip(NARROW, NARROW[1:] + NARROW[:1]))))
"""Each type once as that of a and of b."""
ALL = [("reference", case) for case in cases(list(itertools.product(NARROW, repeat=2)))]
BY_ENGINE = [*ALL, *(("native", case) for case in FEW)]
"""All pairs of types, on the reference engine; few on the native one, which compiles each."""


def scale_number(format: str, code: int) -> float:
    """The value of a scale factor's byte."""
    if format == "ue8m0":
        return math.nan if code == 0xFF else 2.0 ** (code - 127)
    return floats.decode("e4m3", code & 0x7F)


class Product:
    """One product on a warp: matrices of codes, their fragments and registers of scale factors."""

    def __init__(self, case: Case, is_sparse: bool, rng: random.Random, kind: str) -> None:
        self.kind, self.result, self.atype, self.btype, self.format, self.count = case
        self.is_sparse, self.rng = is_sparse, rng
        # A byte for each element, but for the kinds of e2m1 alone.
        self.bits = 4 if "mxf4" in self.kind else 8
        self.k = 32 * (2 if self.bits == 4 else 1) * (2 if is_sparse else 1)
        self.along_a = self.k // 2 if is_sparse else self.k
        draw = {"exact": self.small_code, "any": self.any_code}[kind]
        self.a = [[draw(self.atype) for _ in range(self.along_a)] for _ in range(16)]
        self.b = [[draw(self.btype) for _ in range(8)] for _ in range(self.k)]
        self.c = [[self.sum_code(kind) for _ in range(8)] for _ in range(16)]
        codes = (
            range(124, 131) if kind == "exact" else range(90, 165) if self.format == "ue8m0" else range(127)
        )
        if kind == "exact" and self.format == "ue4m3":
            codes = [floats.encode("e4m3", v) for v in (0.5, 1.0, 1.5, 2.0, 6.0)]
        self.sa = [[rng.choice(codes) for _ in range(self.count)] for _ in range(16)]
        self.sb = [[rng.choice(codes) for _ in range(self.count)] for _ in range(8)]
        chunk = "e2m1" if self.bits == 4 else "e4m3"
        self.stored = [sparse.kept(rng, chunk, self.k) for _ in range(16)]

    def small_code(self, type_: str) -> int:
        values = (-3, -2, -1.5, -1, -0.5, 0, 0.5, 1, 2, 3, 4)
        return floats.encode(type_, self.rng.choice(values))

    def any_code(self, type_: str) -> int:
        while True:
            code = self.rng.getrandbits(WIDTH[type_])
            if math.isfinite(floats.decode(type_, code)):
                return code

    def sum_code(self, kind: str) -> int:
        value = self.rng.randint(-8, 8) if kind == "exact" else self.rng.uniform(-64, 64)
        return floats.encode(self.result, value)

    def container(self, type_: str, code: int) -> int:
        """A code with arbitrary bits around it where it is narrower than its byte."""
        if self.bits == 4:
            return code
        if type_ == "e2m1":
            return self.rng.choice((0, 0xC3, 1, 0x80)) | code << 2
        return code | self.rng.getrandbits(8 - WIDTH[type_]) << WIDTH[type_]

    def fragments(self) -> list[list[list[int]]]:
        """The registers of a, b and c by lane."""
        shape = (16, 8, self.k)
        groups = []
        for values, type_, place, size, k in (
            (self.a, self.atype, dense.place_a, 16 * self.along_a, self.along_a),
            (self.b, self.btype, dense.place_b, 8 * self.k, self.k),
        ):
            groups.append(
                [
                    dense.registers(
                        [
                            self.container(type_, values[r][s])
                            for r, s in (place((16, 8, k), self.bits, lane, i) for i in range(size // 32))
                        ],
                        self.bits,
                    )
                    for lane in range(32)
                ]
            )
        places = [[dense.place_c(shape, lane, i) for i in range(4)] for lane in range(32)]
        bits = dense.BITS[self.result]
        groups.append([dense.registers([self.c[r][s] for r, s in line], bits) for line in places])
        return groups

    def scale_registers(self, byte: int, thread: int, part: str) -> list[list[int]]:
        """Each lane's register: arbitrary, but where Figures 43 to 45 place a scale factor."""
        words = [self.rng.getrandbits(32).to_bytes(4, "little") for _ in range(32)]
        result = [bytearray(word) for word in words]
        factors = self.sa if part == "a" else self.sb
        for number, row in enumerate(factors):
            lane = 4 * (number % 8) + (2 * thread + number // 8 if part == "a" else thread)
            for i, code in enumerate(row):
                result[lane][byte + i] = code
        return [[int.from_bytes(word, "little")] for word in result]

    def metadata(self) -> list[list[int]]:
        return sparse.metadata_registers(self.rng, [row[1] for row in self.stored], 8, 4, 0)

    def mnemonic(self, vector: bool) -> str:
        scaled = f".block_scale{f'.scale_vec::{self.count}X' if vector else ''}" if self.count else ""
        return (
            f"mma{'.sp::ordered_metadata' if self.is_sparse else ''}.sync.aligned.m16n8k{self.k}.row.col"
            f".kind::{self.kind}{scaled}.{self.result}.{self.atype}.{self.btype}.{self.result}"
            f"{'.' + self.format if self.format else ''}"
        )

    def terms(self, row: int, column: int) -> list[tuple[float, float]]:
        """The factors of one element of d, with their scale factors."""
        chunk, result = self.k // max(self.count, 1), []
        for i, at in enumerate(self.stored[row][0] if self.is_sparse else range(self.k)):
            x = floats.decode(self.atype, self.a[row][i])
            y = floats.decode(self.btype, self.b[at][column])
            if self.count:
                x *= scale_number(self.format, self.sa[row][at // chunk])
                y *= scale_number(self.format, self.sb[column][at // chunk])
            result.append((x, y))
        return result


SELECTORS = {
    0: [(0, 0, 0, 0)],
    1: [(0, 0, 0, 0), (3, 1, 1, 2), (1, 0, 2, 3), (2, 1, 3, 1)],
    2: [(0, 0, 0, 0), (2, 1, 0, 3), (0, 1, 2, 1), (2, 0, 2, 2)],
    4: [(0, 0, 0, 0), (0, 1, 0, 3), (0, 1, 0, 1), (0, 0, 0, 2)],
}
"""Selectors (byte and thread of a, of b), by the number of scale factors of a row: Table 37."""


def run(
    ptx: Runner, product: Product, selectors: tuple[int, ...], engine: str, vector: bool, constant: bool
) -> list[list[int]]:
    """Return d's registers by lane. Selectors are constants or registers."""
    groups = dict(zip("abc", product.fragments()))
    if product.is_sparse:
        groups["e"] = product.metadata()
    if product.count:
        groups["u"] = product.scale_registers(*selectors[:2], "a")
        groups["v"] = product.scale_registers(*selectors[2:], "b")
    lines, names = [], {}
    for name, words in groups.items():
        count = len(words[0])
        lines.append(
            f".reg .b32 %{name}<{count}>; ld.param.u64 %p, [p{name}]; mad.wide.u32 %p, %t, {4 * count}, %p;"
        )
        lines += [f"ld.global.b32 %{name}{i}, [%p+{4 * i}];" for i in range(count)]
        names[name] = "{" + ", ".join(f"%{name}{i}" for i in range(count)) + "}"
    operands = [names[name] for name in "abc"] + (["%e0", "0"] if product.is_sparse else [])
    if product.count:
        for i, (data, pair) in enumerate((("%u0", selectors[:2]), ("%v0", selectors[2:]))):
            selected = [f"%h{2 * i}", f"%h{2 * i + 1}"]
            lines += [f"mov.u16 {h}, {value};" for h, value in zip(selected, pair)]
            operands += [data, f"{{{', '.join(str(v) for v in pair) if constant else ', '.join(selected)}}}"]
    results = len(groups["c"][0])
    d = "{" + ", ".join(f"%d{i}" for i in range(results)) + "}"
    lines.append(f"ld.param.u64 %p, [pd]; mad.wide.u32 %p, %t, {4 * results}, %p;")
    lines.append(f"{product.mnemonic(vector)} {d}, {', '.join(operands)};")
    lines += [f"st.global.b32 [%p+{4 * i}], %d{i};" for i in range(results)]
    params = ", ".join(f".param .u64 p{name}" for name in (*groups, "d"))
    text = (
        f"{HEADER}.visible .entry k({params}) {{ .reg .b64 %p; .reg .b32 %t, %d<{results}>; .reg .b16 %h<4>;"
    )
    out = np.zeros((32, results), "u4")
    ptx.prepare(text + " mov.u32 %t, %tid.x;\n" + "\n".join(lines) + "\nret; }")
    arrays = [np.array(words, "u4") for words in groups.values()]
    assert ptx.launch("k", 1, 32, *arrays, out, engine=engine).engine == engine
    return out.tolist()


def elements(product: Product, registers: list[list[int]]) -> dict[tuple[int, int], int]:
    """The codes of d by (row, column)."""
    bits = dense.BITS[product.result]
    return {
        dense.place_c((16, 8, 0), lane, i): code
        for lane in range(32)
        for i, code in enumerate(dense.elements(registers[lane], bits))
    }


@pytest.mark.parametrize("is_sparse", [False, True], ids=["dense", "sparse"])
@pytest.mark.parametrize(
    ("engine", "case"), BY_ENGINE, ids=lambda v: v if isinstance(v, str) else "-".join(map(str, v))
)
def test_products_of_small_numbers_are_exact(ptx: Runner, case: Case, is_sparse: bool, engine: str) -> None:
    rng = random.Random(f"{case}{is_sparse}")
    for number, selectors in enumerate(SELECTORS[case[5]]):
        product = Product(case, is_sparse, rng, "exact")
        vector = product.kind == "mxf4nvf4" or number % 2 == 0
        got = elements(product, run(ptx, product, selectors, engine, vector, number < 2))
        for (row, column), code in got.items():
            total = Fraction(floats.decode(product.result, product.c[row][column]))
            total += sum(Fraction(x) * Fraction(y) for x, y in product.terms(row, column))
            value = floats.decode(product.result, code)
            assert value == 0 if total == 0 else code == floats.encode(product.result, total), (
                selectors,
                row,
                column,
            )


@pytest.mark.parametrize("engine", ["reference", "native"])
@pytest.mark.parametrize("is_sparse", [False, True], ids=["dense", "sparse"])
@pytest.mark.parametrize("case", FEW, ids=lambda case: "-".join(map(str, case)))
def test_products_of_random_numbers(ptx: Runner, case: Case, is_sparse: bool, engine: str) -> None:
    """The order of summation is the documented one; a sum in any order is near."""
    rng = random.Random(f"{case}{is_sparse}random")
    product = Product(case, is_sparse, rng, "any")
    got = elements(product, run(ptx, product, SELECTORS[case[5]][-1], engine, True, True))
    for (row, column), code in got.items():
        c, terms = floats.decode(product.result, product.c[row][column]), product.terms(row, column)
        assert code == dense.combine([c, *terms], product.result, False), (row, column)
        size = abs(c) + sum(abs(x * y) for x, y in terms)
        exact = float(Fraction(c) + sum(Fraction(x) * Fraction(y) for x, y in terms))
        value = floats.decode(product.result, code)
        if product.result == "f32" and abs(exact) < 1e38:
            assert abs(value - exact) <= 2.0**-22 * size


@pytest.mark.parametrize("engine", ["reference", "native"])
@pytest.mark.parametrize("is_sparse", [False, True], ids=["dense", "sparse"])
def test_special_values(ptx: Runner, is_sparse: bool, engine: str) -> None:
    """A NaN scale factor makes its row or column NaN; infinities and NaN of elements are as in other
    products.
    """
    case = ("mxf8f6f4", "f32", "e5m2", "e4m3", "ue8m0", 1)
    product = Product(case, is_sparse, random.Random("special"), "exact")
    product.sa[3][0], product.sb[6][0] = 0xFF, 0xFF
    product.sa[4][0], product.sa[5][0], product.sb[1][0] = 0, 0xFE, 0xFE
    first = [columns[0][0] for columns in product.stored] if is_sparse else [0] * 16
    infinity, nan = floats.encode("e5m2", math.inf), 0x7F
    product.a[0][0], product.a[1][0] = infinity, infinity | 0x80
    for at in set(first):
        product.b[at] = [floats.encode("e4m3", v) for v in (1, -1, 0, 2, 1, 1, 1, 0)]
        product.b[at][4] = nan
    got = elements(product, run(ptx, product, (0, 0, 0, 0), engine, True, True))
    kinds = set()
    for (row, column), code in got.items():
        total = floats.decode("f32", product.c[row][column])
        for x, y in product.terms(row, column):
            total += x * y
        if math.isnan(total):
            assert code == 0x7FFFFFFF, (row, column)
            kinds.add("nan")
        else:
            assert code == floats.encode("f32", total), (row, column)
            kinds.add("infinite" if math.isinf(total) or math.isinf(floats.decode("f32", code)) else "finite")
    assert kinds == {"nan", "infinite", "finite"}
    assert all(got[3, column] == 0x7FFFFFFF and got[row, 6] == 0x7FFFFFFF for row, column in got)


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_a_nan_among_scale_factors_of_e4m3(ptx: Runner, engine: str) -> None:
    """0x7f and 0xff, whose highest bit is ignored, are NaN; a chunk of its row is enough."""
    case = ("mxf4nvf4", "f32", "e2m1", "e2m1", "ue4m3", 4)
    product = Product(case, False, random.Random("ue4m3"), "exact")
    product.sa[2][1], product.sb[5][3], product.sa[9][0] = 0x7F, 0xFF, 0
    got = elements(product, run(ptx, product, (0, 0, 0, 0), engine, True, True))
    for (row, column), code in got.items():
        assert (code == 0x7FFFFFFF) == (row == 2 or column == 5)
