"""Measures the device math library: the largest error of every function, in units in the last place, beside
CUDA's bound.

    python tools/ulp.py                 all functions, dense sweeps (minutes); progress on stderr
    python tools/ulp.py expf pow        some
    python tools/ulp.py --quick         the small sample that the tests use
    python tools/ulp.py --write         also rewrites docs/math.md from the figures

Error here is what the CUDA C++ Programming Guide's tables count: the distance, in ulp of the format, between
the result and the correctly rounded one; the exact value's distance is shown too (`real`). Functions run
compiled by minicc, on its own machine. Arguments of floats: codes strided over all 2**32 (`STRIDE`), so every
exponent, sign and the subnormals; of doubles: random codes over all exponents, random in the range where the
function has its work, and neighbours of multiples of pi/2, of powers, of zeros and of limits. References: for
floats, NumPy's and libm's doubles; where these are not good to 2**-40, and for all doubles, mpmath at 120
bits and more, evaluated where the double-precision estimate is the farthest off and on a random sample.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import mpmath as mp
import numpy as np

import minicc

Array = Any
STRIDE = 4093
DOCS = Path(__file__).resolve().parent.parent / "docs" / "math.md"


class Row(NamedTuple):
    """A function of doubles; with f appended, of floats. Bounds are CUDA's for each; `arity` counts
    arguments.

    `exact` is the mpmath reference; `low`, `high` enclose the range in which half of the random arguments
    lie.
    """

    name: str
    bound_float: float
    bound_double: float
    exact: Callable[..., Any]
    low: float = -10.0
    high: float = 10.0
    arity: int = 1


def _erfcx(x: Any) -> Any:
    return mp.exp(x * x) * mp.erfc(x)


def _gamma(x: Any) -> Any:
    return mp.gamma(x)


def _lgamma(x: Any) -> Any:
    return mp.log(abs(mp.gamma(x))) if abs(x) < 1e3 else mp.re(mp.loggamma(x)) if x > 0 else _reflected(x)


def _reflected(x: Any) -> Any:
    return mp.log(mp.pi / abs(x * mp.sinpi(x))) - mp.loggamma(-x)


def _erfcinv(c: Any) -> Any:
    """Newton's iteration on log erfc, from a double estimate."""
    if c > 1:
        return -_erfcinv(2 - c) if c < 2 else -mp.inf
    if c == 1:
        return mp.mpf(0)
    if c > 0.5:
        return _erfinv(1 - c)
    logarithm = mp.log(c * (2 - c))
    u = 2 / (mp.pi * 0.147) + logarithm / 2
    y = mp.sqrt(mp.sqrt(u * u - logarithm / 0.147) - u)
    for _ in range(8):
        scaled = _erfcx(y)
        step = (mp.log(scaled) - y * y - mp.log(c)) * scaled * mp.sqrt(mp.pi) / 2
        y += step
        if abs(step) < abs(y) * mp.mpf(2) ** -100:
            break
    return y


def _erfinv(x: Any) -> Any:
    """Halley's iteration on erf for |x| <= 1/2, from the first terms of the series."""
    y = x * mp.sqrt(mp.pi) / 2 * (1 + mp.pi * x * x / 12)
    for _ in range(8):
        step = (mp.erf(y) - x) * mp.sqrt(mp.pi) / 2 * mp.exp(y * y)
        y -= step / (1 + y * step)
        if abs(step) <= abs(y) * mp.mpf(2) ** -60:  # cubic: the next step would be beyond 2**-120
            break
    return y


def _norm(*v: Any) -> Any:
    return mp.sqrt(sum(x * x for x in v))


ROWS = (
    Row("rsqrt", 2, 1, lambda x: 1 / mp.sqrt(x), 0, 10),
    Row("sqrt", 0, 0, mp.sqrt, 0, 10),
    Row("cbrt", 1, 1, lambda x: mp.sign(x) * mp.cbrt(abs(x))),
    Row("rcbrt", 1, 1, lambda x: mp.sign(x) / mp.cbrt(abs(x))),
    Row("hypot", 3, 2, _norm, arity=2),
    Row("rhypot", 2, 1, lambda *v: 1 / _norm(*v), arity=2),
    Row("norm3d", 3, 2, _norm, arity=3),
    Row("rnorm3d", 2, 1, lambda *v: 1 / _norm(*v), arity=3),
    Row("norm4d", 3, 2, _norm, arity=4),
    Row("rnorm4d", 2, 1, lambda *v: 1 / _norm(*v), arity=4),
    Row("exp", 2, 1, mp.exp, -750, 750),
    Row("exp2", 2, 1, lambda x: mp.mpf(2) ** x, -1080, 1030),
    Row("exp10", 2, 1, lambda x: mp.mpf(10) ** x, -325, 310),
    Row("expm1", 1, 1, mp.expm1, -3, 3),
    Row("log", 1, 1, mp.log, 0, 3),
    Row("log2", 1, 1, lambda x: mp.log(x) / mp.ln2, 0, 3),
    Row("log10", 2, 1, mp.log10, 0, 3),
    Row("log1p", 1, 1, mp.log1p, -1, 3),
    Row("sin", 2, 2, mp.sin, -100, 100),
    Row("cos", 2, 2, mp.cos, -100, 100),
    Row("tan", 4, 2, mp.tan, -100, 100),
    Row("sinpi", 1, 2, mp.sinpi, -4, 4),
    Row("cospi", 1, 2, mp.cospi, -4, 4),
    Row("asin", 2, 2, mp.asin, -1, 1),
    Row("acos", 2, 2, mp.acos, -1, 1),
    Row("atan", 2, 2, mp.atan, -4, 4),
    Row("atan2", 3, 2, mp.atan2, arity=2),
    Row("sinh", 3, 2, mp.sinh, -4, 4),
    Row("cosh", 2, 1, mp.cosh, -4, 4),
    Row("tanh", 2, 1, mp.tanh, -3, 3),
    Row("asinh", 3, 3, mp.asinh, -4, 4),
    Row("acosh", 4, 3, mp.acosh, 1, 5),
    Row("atanh", 3, 2, mp.atanh, -1, 1),
    Row("pow", 4, 2, lambda x, y: x**y, 0, 50, 2),
    Row("erf", 2, 2, mp.erf, -4, 4),
    Row("erfc", 4, 5, mp.erfc, -3, 28),
    Row("erfinv", 2, 5, lambda x: mp.sign(x) * _erfcinv(1 - abs(x)) if abs(x) > 0.5 else _erfinv(x), -1, 1),
    Row("erfcinv", 4, 6, _erfcinv, 0, 2),
    Row("erfcx", 4, 4, _erfcx, -5, 20),
    Row("normcdf", 5, 5, lambda x: mp.erfc(-x / mp.sqrt(2)) / 2, -38, 5),
    Row("normcdfinv", 5, 8, lambda p: -mp.sqrt(2) * _erfcinv(2 * p), 0, 1),
    Row("lgamma", 6, 4, _lgamma, -2.2, 30),
    Row("tgamma", 5, 10, _gamma, -30, 30),
)
EXCLUDED = {"lgammaf": (-10.001, -2.264), "lgamma": (-23.0001, -2.2637)}
"""Where CUDA gives no bound: |gamma| is near 1 there and its logarithm near 0."""
NUMPY: dict[str, Callable[..., Array]] = {
    "rsqrt": lambda x: 1 / np.sqrt(x), "sqrt": np.sqrt, "cbrt": np.cbrt, "rcbrt": lambda x: 1 / np.cbrt(x),
    "hypot": np.hypot, "rhypot": lambda x, y: 1 / np.hypot(x, y), "exp": np.exp, "exp2": np.exp2,
    "norm3d": lambda *v: np.sqrt(sum(x * x for x in v)),
    "rnorm3d": lambda *v: 1 / np.sqrt(sum(x * x for x in v)),
    "norm4d": lambda *v: np.sqrt(sum(x * x for x in v)),
    "rnorm4d": lambda *v: 1 / np.sqrt(sum(x * x for x in v)),
    "exp10": lambda x: np.power(10.0, x), "expm1": np.expm1, "log": np.log, "log2": np.log2,
    "log10": np.log10, "log1p": np.log1p,
    "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan,
    "atan2": np.arctan2,
    "sinh": np.sinh, "cosh": np.cosh, "tanh": np.tanh, "asinh": np.arcsinh, "acosh": np.arccosh,
    "atanh": np.arctanh, "pow": np.power,
    "erf": np.vectorize(math.erf, [float]), "erfc": np.vectorize(math.erfc, [float]),
}  # fmt: skip
"""References for floats: good to a few ulp of a double."""


def kernel(name: str, arity: int, single: bool) -> Any:
    """Compile the function, applied element by element to arrays."""
    t = "float" if single else "double"
    inputs = [f"a{i}" for i in range(arity)]
    parameters = ", ".join(f"const {t} *{a}" for a in inputs)
    source = f"""extern "C" __global__ void k(int n, {parameters}, {t} *out) {{
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) out[i] = {name}({", ".join(f"{a}[i]" for a in inputs)});
    }}"""
    return minicc.compile(source)["k"]


def run(name: str, *arguments: Array) -> Array:
    """The function's results for arrays of arguments."""
    out = np.zeros_like(arguments[0])
    kernel(name, len(arguments), out.dtype == np.float32)[(len(out) + 255) // 256, 256](
        np.int32(len(out)), *arguments, out
    )
    return out


def exact(row: Row, arguments: tuple[float, ...]) -> Any:
    """The function's value to 120 bits; None where it is not a finite real number."""
    with mp.workprec(160):
        try:
            values = [mp.mpf(float(a)) for a in arguments]
            large = max((abs(v) for v in values if mp.isfinite(v)), default=mp.mpf(1))
            small = min((abs(v) for v in values if v), default=mp.mpf(1))
            if row.name in ("sin", "cos", "tan", "sinpi", "cospi", "lgamma", "tgamma"):
                mp.mp.prec += max(0, int(mp.log(large + 1, 2))) + 64
            if row.name in ("acosh", "asinh", "atanh", "log1p", "expm1", "tanh", "sinh", "asin"):
                mp.mp.prec += min(1200, max(0, -int(mp.log(small, 2))))
            value = row.exact(*values)
        except (ValueError, ZeroDivisionError, OverflowError, mp.libmp.NoConvergence):
            return None
        return value if mp.isfinite(value) and not isinstance(value, mp.mpc) else None


def ulp_of(value: Any, single: bool) -> Any:
    """The weight of the last place at this value."""
    bits, least = (24, -149) if single else (53, -1074)
    if value == 0:
        return mp.mpf(2) ** least
    return mp.mpf(2) ** max(int(mp.floor(mp.log(abs(value), 2))) - bits + 1, least)


def real_error(got: float, want: Any, single: bool) -> float:
    """|got - want| in ulp; a result past the largest finite number counts as the next power of two."""
    if math.isnan(got):
        return math.inf
    limit = mp.mpf(2) ** (128 if single else 1024)
    reached = mp.mpf(got) if math.isfinite(got) else mp.sign(got) * limit
    if abs(want) > limit:
        want = mp.sign(want) * limit
    with mp.workprec(300):
        return float(abs(reached - want) / ulp_of(want, single))


def counted(real: float) -> float:
    """The error as CUDA counts it: distance to the correctly rounded result, so at least `real` - 1/2."""
    return max(0.0, math.ceil(real - 0.5 - 1e-6)) if math.isfinite(real) else real


def arguments_of(row: Row, single: bool, quick: bool) -> list[Array]:
    """Argument arrays: codes over the whole format and points in the interesting range."""
    rng = np.random.default_rng(sum(row.name.encode()) + single)
    dtype: Any = np.float32 if single else np.float64
    count = 1500 if quick else (1 << 32) // STRIDE if single else 400_000
    columns = []
    for i in range(row.arity):
        if single:
            codes = (
                rng.integers(0, 1 << 32, count, np.uint32)
                if quick or row.arity > 1
                else np.arange(0, 1 << 32, STRIDE, dtype=np.uint32)
            )
        else:
            codes = rng.integers(0, 1 << 64, count, np.uint64, endpoint=False)
        low, high = row.low, row.high
        if single and row.name in ("exp", "exp2", "exp10", "erfc", "normcdf"):
            low, high = low / 7, high / 7
        near = rng.uniform(low, high, count).astype(dtype)
        tiny = (near * 2.0 ** -rng.integers(0, 60, count)).astype(dtype)
        hard = np.concatenate([_hard(row, i), rng.permutation(_hard(row, i))]).astype(dtype)
        hard = np.concatenate([hard, np.nextafter(hard, dtype(np.inf)), np.nextafter(hard, dtype(-np.inf))])
        columns.append(np.concatenate([codes.view(dtype), near, tiny, hard]))
    return columns


def _hard(row: Row, index: int) -> Array:
    """Multiples of pi/2, halves, powers of two, the range's limits, the value that is closest to a multiple
    of pi/2.
    """
    k = np.arange(1, 64)
    points = np.concatenate(
        [
            k * (math.pi / 2),
            k / 2,
            2.0 ** (k - 32),
            [row.low, row.high, 1.0, math.e, math.sqrt(0.5), 709.78, 88.7, 6381956970095103 * 2.0**797],
        ]
    )
    return np.roll(np.concatenate([points, -points]), 17 * index)


class Result(NamedTuple):
    """Largest error found, as CUDA counts it and the real one, where, and over how many arguments."""

    name: str
    bound: float
    error: float
    real: float
    worst: tuple[float, ...]
    got: float
    arguments: int


def measure(row: Row, single: bool, quick: bool = False) -> Result:
    """Sweeps one function."""
    name = row.name + ("f" if single else "")
    columns = arguments_of(row, single, quick)
    with np.errstate(all="ignore"):
        got = run(name, *columns)
        chosen = _candidates(row, single, columns, got, quick)
    worst = (-1.0, 0)
    for index in chosen:
        point = tuple(float(c[index]) for c in columns)
        low, high = EXCLUDED.get(name, (0.0, 0.0))
        if low < point[0] < high or not all(math.isfinite(p) for p in point):
            continue
        want = exact(row, point)
        if want is not None:
            worst = max(worst, (real_error(float(got[index]), want, single), int(index)))
    real, index = worst
    return Result(
        name,
        row.bound_float if single else row.bound_double,
        counted(real),
        real,
        tuple(float(c[index]) for c in columns),
        float(got[index]),
        len(got),
    )


def _candidates(row: Row, single: bool, columns: list[Array], got: Array, quick: bool) -> Array:
    """Where to spend mpmath: the hard points, a random sample, and where a double-precision reference is
    farthest off.
    """
    rng = np.random.default_rng(7)
    sample = 400 if quick else 6000
    chosen = [
        np.arange(len(got) - 400, len(got)) if quick else np.arange(len(got) - 1600, len(got)),
        rng.integers(0, len(got), sample),
    ]
    if row.name in NUMPY:
        want = NUMPY[row.name](*[c.astype(np.float64) for c in columns])
        scale = np.abs(want) if not single else np.maximum(np.abs(want), 2.0**-126)
        error = np.abs(got.astype(np.float64) - want) / scale
        # relative error weighs most just above a power of two, an ulp just below: look at both
        fraction, _ = np.frexp(want)
        for measure_ in (error, error * np.abs(fraction)):
            finite = np.where(np.isfinite(measure_), measure_, -1.0)
            chosen.append(np.argpartition(finite, -150)[-150:])
    return np.unique(np.concatenate(chosen))


def table(results: list[Result]) -> str:
    """The rows of docs/math.md."""
    by_name = {r.name: r for r in results}
    lines = [
        "| function | error | CUDA | real | float function | error | CUDA | real |",
        "| --- | ---: | ---: | ---: | --- | ---: | ---: | ---: |",
    ]
    for row in ROWS:
        cells = []
        for name in (row.name, row.name + "f"):
            r = by_name[name]
            cells.append(f"`{name}` | {r.error:.0f} | {r.bound} | {r.real:.2f}")
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    quick, write = "--quick" in arguments, "--write" in arguments
    wanted = [a for a in arguments if not a.startswith("--")]
    tasks = [
        (row, single)
        for row in ROWS
        for single in (False, True)
        if not wanted or row.name + "f" * single in wanted
    ]
    results = []
    start = time.time()
    for number, (row, single) in enumerate(tasks):
        r = measure(row, single, quick)
        results.append(r)
        flag = "" if r.error <= r.bound else "   ABOVE CUDA'S BOUND"
        where = ", ".join(repr(p) for p in r.worst)
        print(f"{r.name:12} {r.error:3.0f} of {r.bound:3}   {r.real:8.3f} at {where}{flag}", flush=True)
        if sys.stderr.isatty():
            bar = "#" * (40 * (number + 1) // len(tasks))
            print(
                f"[{bar:40}] {number + 1}/{len(tasks)} {time.time() - start:.0f} s",
                end="\r",
                file=sys.stderr,
                flush=True,
            )
    if write and not wanted:
        text = DOCS.read_text()
        begin, end = "<!-- table: python tools/ulp.py --write -->\n", "<!-- end -->"
        head, tail = text.partition(begin)[0], text.partition(end)[2]
        DOCS.write_text(head + begin + table(results) + end + tail)
    return int(any(r.error > r.bound for r in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
