"""C's integer arithmetic against a model of it in Python's exact integers.

Every operator, at every pair of integer types, at every pair of edge values for which C++17 defines
the result: the values are loaded at run time, so the machine computes them, and a smaller set is
written as constants, so the frontend's folding does. The model shares no code with minicc.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import pytest

import minicc


@dataclass(frozen=True)
class Type:
    """An integer type of C on nvcc's 64-bit targets. Promoted types have `rank` 3 and above."""

    name: str
    bits: int
    signed: bool
    rank: int
    dtype: str

    @property
    def low(self) -> int:
        return -(1 << self.bits - 1) if self.signed else 0

    @property
    def high(self) -> int:
        return (1 << self.bits - self.signed) - 1

    def wrap(self, value: int) -> int:
        """The conversion of a value to this type (bool has one of its own)."""
        if self.name == "bool":
            return int(value != 0)
        value &= (1 << self.bits) - 1
        return value - (1 << self.bits) if value > self.high else value

    def edges(self) -> list[int]:
        if self.name == "E":
            return [0, 1, 2, 7]
        near = [
            self.low,
            self.low + 1,
            -7,
            -2,
            -1,
            0,
            1,
            2,
            3,
            7,
            self.bits - 1,
            100,
            self.high // 2,
            self.high - 1,
            self.high,
        ]
        return sorted({v for v in near if self.low <= v <= self.high})


INT = Type("int", 32, True, 3, "i4")
TYPES = [
    Type("bool", 1, False, 0, "?"), Type("char", 8, True, 1, "i1"), Type("signed char", 8, True, 1, "i1"),
    Type("unsigned char", 8, False, 1, "u1"),
    Type("short", 16, True, 2, "i2"), Type("unsigned short", 16, False, 2, "u2"), INT,
    Type("unsigned int", 32, False, 3, "u4"), Type("long", 64, True, 4, "i8"),
    Type("unsigned long", 64, False, 4, "u8"), Type("long long", 64, True, 5, "i8"),
    Type("unsigned long long", 64, False, 5, "u8"),
    Type("E", 32, False, 2, "u4"),
]  # fmt: skip
"""`E` is an unscoped enumeration: its underlying type is unsigned int, and yet it promotes to int,
[conv.prom] 3.
"""


def promoted(t: Type) -> Type:
    return INT if t.rank < 3 else t


def common(a: Type, b: Type) -> Type:
    """The usual arithmetic conversions, [expr.arith.conv]."""
    a, b = promoted(a), promoted(b)
    if a.signed == b.signed:
        return a if a.rank >= b.rank else b
    signed, unsigned = (a, b) if a.signed else (b, a)
    if unsigned.rank >= signed.rank:
        return unsigned
    if signed.bits > unsigned.bits:
        return signed
    return next(t for t in TYPES if t.rank == signed.rank and not t.signed)


def _quotient(x: int, y: int) -> int | None:
    if y == 0:
        return None
    return -(abs(x) // abs(y)) if (x < 0) != (y < 0) else abs(x) // abs(y)


def _remainder(x: int, y: int) -> int | None:
    quotient = _quotient(x, y)
    return None if quotient is None else x - quotient * y


ARITHMETIC: dict[str, Callable[[int, int], int | None]] = {
    "+": lambda x, y: x + y, "-": lambda x, y: x - y, "*": lambda x, y: x * y, "/": _quotient,
    "%": _remainder,
    "&": lambda x, y: x & y, "|": lambda x, y: x | y, "^": lambda x, y: x ^ y,
}  # fmt: skip
COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<": lambda x, y: x < y, ">": lambda x, y: x > y, "<=": lambda x, y: x <= y, ">=": lambda x, y: x >= y,
    "==": lambda x, y: x == y, "!=": lambda x, y: x != y,
}  # fmt: skip


def result(op: str, a: Type, x: int, b: Type, y: int) -> tuple[Type, int | None]:
    """The type and the value of `x op y`, None where C++17 does not define it."""
    if op in ("&&", "||"):
        return INT, int((x and y) != 0 if op == "&&" else (x or y) != 0)
    if op in ("<<", ">>"):
        t = promoted(a)
        x = t.wrap(x)
        if not 0 <= y < t.bits:
            return t, None
        if op == ">>":
            return t, x >> y
        if t.signed and (x < 0 or x << y > 2 * t.high + 1):
            return t, None
        return t, t.wrap(x << y)
    t = common(a, b)
    x, y = t.wrap(x), t.wrap(y)
    if op in COMPARISONS:
        return INT, int(COMPARISONS[op](x, y))
    value = ARITHMETIC[op](x, y)
    if (
        value is None
        or (t.signed and not t.low <= value <= t.high)
        or (t.signed and op == "%" and y == -1 and x == t.low)
    ):
        return t, None
    return t, t.wrap(value)


OPERATORS = [*ARITHMETIC, *COMPARISONS, "<<", ">>", "&&", "||"]
ASSIGNMENTS = [*ARITHMETIC, "<<", ">>"]
HEAD = "enum E { E0, E1, E2, E7 = 7 };\n"


def launch(source: str, level: str, rows: int, *values: np.ndarray) -> np.ndarray:
    """One thread for each element; row r of the result is what statement r stored."""
    code = minicc.compile(HEAD + source, options=(level, "-w"))
    n = len(values[0])
    out = np.zeros(rows * n, np.int64)
    code["k"][1 + n // 256, 256](n, *values, out)
    return out.reshape(rows, n)


def kernel(parameters: str, statements: list[str]) -> str:
    body = "\n".join(f"    out[{r}LL * n + i] = (long long)({s});" for r, s in enumerate(statements))
    return (
        f'extern "C" __global__ void k(int n, {parameters}, long long *out) {{\n    int i = blockIdx.x *'
        f" blockDim.x + threadIdx.x;\n    if (i >= n) return;\n{body}\n}}\n"
    )


def compare(found: np.ndarray, wanted: Iterator[tuple[str, list[int | None]]]) -> int:
    """Check the defined results; how many there were."""
    count = 0
    signed = Type("", 64, True, 5, "i8")
    for row, (what, values) in zip(found, wanted, strict=True):
        for at, (got, want) in enumerate(zip(row.tolist(), values, strict=True)):
            if want is not None:
                assert got == signed.wrap(want), f"{what} at pair {at}"
                count += 1
    return count


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("a", TYPES, ids=lambda t: t.name)
def test_binary_operators(a: Type, level: str) -> None:
    """Values, compound assignments, and the size and sign of the type, for one left type."""
    right = sorted({v for b in TYPES for v in b.edges()})
    pairs = [(x, y) for x in a.edges() for y in right]
    pairs = pairs[:: 1 + len(pairs) // 120]
    x = np.array([p[0] for p in pairs], a.dtype)
    y = np.array([Type("", 64, True, 5, "").wrap(p[1]) for p in pairs], np.int64)
    statements, wanted = [], []
    for b in TYPES:
        values = [b.wrap(p[1]) for p in pairs]
        inside = [b.name != "E" or p[1] in (0, 1, 2, 7) for p in pairs]
        for op in OPERATORS:
            results = [result(op, a, p[0], b, v) for p, v in zip(pairs, values)]
            statements.append(f"a[i] {op} ({b.name})b[i]")
            wanted.append(
                (f"{a.name} {op} {b.name}", [r[1] if ok else None for r, ok in zip(results, inside)])
            )
        t = common(a, b)
        statements.append(f"sizeof(a[i] + ({b.name})b[i]) * 2 + (a[i] * ({b.name})0 - 1 < 0)")
        wanted.append((f"type of {a.name} + {b.name}", [t.bits // 8 * 2 + t.signed] * len(pairs)))
        if a.name not in ("E", "bool"):
            for op in ASSIGNMENTS:
                results = [result(op, a, p[0], b, v) for p, v in zip(pairs, values)]
                statements.append(f"(c = a[i], c {op}= ({b.name})b[i])")
                wanted.append(
                    (
                        f"{a.name} {op}= {b.name}",
                        [None if r[1] is None or not ok else a.wrap(r[1]) for r, ok in zip(results, inside)],
                    )
                )
    source = kernel(f"const {a.name} *a, const long long *b", statements).replace(
        "    if (i >= n) return;", f"    if (i >= n) return;\n    {a.name} c;"
    )
    outcome = launch(source, level, len(statements), x, y)
    assert compare(outcome, iter(wanted)) > 2_000


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("a", TYPES, ids=lambda t: t.name)
def test_unary_operators_and_conversions(a: Type, level: str) -> None:
    edges = a.edges()
    p = promoted(a)

    def kept(value: int) -> int | None:
        return None if p.signed and not p.low <= value <= p.high else p.wrap(value)

    rows: list[tuple[str, list[int | None]]] = [
        ("-a[i]", [kept(-p.wrap(v)) for v in edges]), ("+a[i]", list(edges)),
        ("~a[i]", [p.wrap(~v) for v in edges]),
        ("!a[i]", [int(not v) for v in edges]), ("a[i] ? 5 : 9", [5 if v else 9 for v in edges]),
        ("sizeof(+a[i])", [p.bits // 8] * len(edges)), ("(a[i], 3) + a[i] * 0", [3] * len(edges)),
    ]  # fmt: skip
    for b in TYPES[:-1]:
        rows.append((f"({b.name})a[i]", [b.wrap(v) for v in edges]))
        t = common(a, b)
        rows.append((f"a[i] ? a[i] : ({b.name})1", [t.wrap(v) if v else 1 for v in edges]))
    if a.name not in ("E", "bool"):

        def stepped(v: int, by: int) -> int | None:
            return a.wrap(v + by) if a.rank < 3 or not a.signed or a.low <= v + by <= a.high else None

        rows += [
            ("(c = a[i], c++)", list(edges)), ("(c = a[i], c--)", list(edges)),
            ("(c = a[i], ++c)", [stepped(v, 1) for v in edges]),
            ("(c = a[i], --c)", [stepped(v, -1) for v in edges]),
            ("(c = a[i], c++, c)", [stepped(v, 1) for v in edges]),
        ]  # fmt: skip
    source = kernel(f"const {a.name} *a", [r[0] for r in rows]).replace(
        "    if (i >= n) return;", f"    if (i >= n) return;\n    {a.name} c;"
    )
    assert compare(launch(source, level, len(rows), np.array(edges, a.dtype)), iter(rows)) > 50


def literal(t: Type, value: int) -> str:
    """A constant expression of the type with the value."""
    if value == -(1 << 63):
        return f"({t.name})(-9223372036854775807LL - 1)"
    return f"({t.name}){value}LL" if value < 1 << 63 else f"({t.name}){value}ULL"


@pytest.mark.parametrize("op", OPERATORS)
def test_constant_expressions(op: str) -> None:
    """The frontend's own folding: `static_assert` needs the value, and says no when it is another."""
    asserts = []
    for a in TYPES[:-1]:
        for b in TYPES[:-1]:
            for x in (a.low, a.high, 1 if a.bits == 1 else 7):
                for y in (b.high, b.low, 1 if b.bits == 1 else 3):
                    t, value = result(op, a, x, b, y)
                    if value is not None:
                        text = f"(({literal(a, x)}) {op} ({literal(b, y)}))"
                        asserts.append(
                            f"static_assert({text} == {literal(t, value)} && sizeof{text} =="
                            f" {1 if op in (*COMPARISONS, '&&', '||') else t.bits // 8});"
                        )
    assert len(asserts) >= 150
    minicc.compile("\n".join(asserts) + "\n__global__ void k() {}\n", options=("-w",))


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("real", ["float", "double"])
def test_floats_and_integers(real: str, level: str) -> None:
    """Conversions both ways where C defines them, and arithmetic at edge values, against NumPy."""
    dtype = np.float32 if real == "float" else np.float64
    info = np.finfo(dtype)
    edges = [0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, 127.9, 255.9, 65535.5, 2.0**24 + 2, 2.0**31 - 128,
        -(2.0**31), 2.0**32 - 256, 2.0**40, 1e-30,
             info.tiny, info.smallest_subnormal, info.max, -info.max, np.inf, -np.inf, np.nan]  # fmt: skip
    pairs = [(x, y) for x in edges for y in edges]
    x, y = (np.array([p[j] for p in pairs], dtype) for j in (0, 1))
    bits = "__float_as_int" if real == "float" else "__double_as_longlong"
    rows: list[tuple[str, list[int | None]]] = []
    with np.errstate(all="ignore"):
        reals = {
            "x[i] + y[i]": x + y,
            "x[i] - y[i]": x - y,
            "x[i] * y[i]": x * y,
            "x[i] / y[i]": x / y,
            "-x[i]": -x,
            "x[i] ? x[i] : y[i]": np.where(x != 0, x, y),
        }
        tests = {
            "x[i] < y[i]": x < y,
            "x[i] <= y[i]": x <= y,
            "x[i] == y[i]": x == y,
            "x[i] != y[i]": x != y,
            "x[i] >= y[i]": x >= y,
            "!x[i]": x == 0,
            "x[i] && y[i]": (x != 0) & (y != 0),
        }
    for text, values in tests.items():
        rows.append((text, [int(v) for v in values]))
    for t in TYPES[:-1]:
        wanted = []
        for v in x.tolist():
            whole = int(v) if np.isfinite(v) else None
            wanted.append(
                int(v != 0)
                if t.name == "bool"
                else whole
                if whole is not None and t.low <= whole <= t.high
                else None
            )
        rows.append((f"({t.name})x[i]", wanted))
    statements = [r[0] for r in rows] + [f"{bits}({text})" for text in reals]
    found = launch(kernel(f"const {real} *x, const {real} *y", statements), level, len(statements), x, y)
    assert compare(found[: len(rows)], iter(rows)) > 2_000
    for row, (text, values) in zip(found[len(rows) :], reals.items()):
        got = row.astype(np.int32).view(np.float32) if real == "float" else row.view(np.float64)
        same = (got.view(f"i{dtype().itemsize}") == values.view(f"i{dtype().itemsize}")) | (
            np.isnan(got) & np.isnan(values)
        )
        assert same.all(), (
            f"{text}: {x[~same][0]!r}, {y[~same][0]!r}: {got[~same][0]!r}, NumPy says {values[~same][0]!r}"
        )
    for t in TYPES[:-1]:
        edge = t.edges()
        text = kernel(f"const {t.name} *a", [f"{bits}(({real})a[i])"])
        got = launch(text, level, 1, np.array(edge, t.dtype))[0]
        view = got.astype(np.int32).view(np.float32) if real == "float" else got.view(np.float64)
        assert view.tolist() == [_nearest(v, dtype) for v in edge], t.name


def _nearest(value: int, dtype: type) -> float:
    """The integer rounded once, to the nearest, ties to even; by exact integers."""
    keep = np.finfo(dtype).nmant + 1
    size = abs(value)
    drop = max(size.bit_length() - keep, 0)
    whole, rest = size >> drop, size & ((1 << drop) - 1)
    half = 1 << drop >> 1
    if drop and (rest > half or (rest == half and whole & 1)):
        whole += 1
    return float(whole << drop) * (-1 if value < 0 else 1)
