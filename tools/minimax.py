"""The polynomials of the device math library: fits them and writes them into `frontend/lib/*.cu`.

A library file says `// fit NAME` in front of a Horner scheme; the lines after it are this program's
output. Every row of FITS is a weighted minimax problem

    max over [a, b] of |w(x) (g(x) - p(x))|  →  min,

solved by Remez' exchange (E. Remez, 1934; see Muller, "Elementary Functions", 3rd ed., section 3.5) in
80-digit arithmetic. The weight is what one unit of error in p costs in the function's relative error.
Coefficients of double polynomials are rounded to nearest; those of float polynomials one after
another, lowest first, each time fitting the rest again to the rounded ones.

    python tools/minimax.py             fit all and show the error of each in bits
    python tools/minimax.py exp log     some of them, with coefficients
    python tools/minimax.py --write     rewrite the library files
    python tools/minimax.py --check     fail if a library file differs from what would be written
"""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import mpmath as mp

LIB = Path(__file__).resolve().parent.parent / "frontend" / "lib"
mp.mp.dps = 80
TINY = mp.mpf(10) ** -12
Real = Any
Function = Callable[[Real], Real]


class Fit(NamedTuple):
    """Approximate g on [a, b] by a polynomial of this degree; the Horner scheme is `result = p(argument)`."""

    g: Function
    w: Function
    a: float
    b: float
    degree: int


def solve(f: Fit, fixed: list[Real]) -> tuple[list[Real], Real]:
    """Remez' exchange for the coefficients after the `fixed` ones; returns all of them and the weighted
    error.
    """
    n = f.degree + 1 - len(fixed)
    a, b = mp.mpf(f.a), mp.mpf(f.b)
    count = 24 * (n + 1)
    grid = [(a + b) / 2 - (b - a) / 2 * mp.cos(mp.pi * i / count) for i in range(count + 1)]
    grid = [x if abs(x) > TINY else TINY for x in grid]
    values, weights = [f.g(x) for x in grid], [f.w(x) for x in grid]
    rest = [v - mp.polyval(fixed[::-1], x) if fixed else v for v, x in zip(values, grid)]
    if fixed:
        return _least_squares(grid, rest, weights, fixed, n)
    nodes = [round(i * count / n) for i in range(n + 1)]
    best, least = [mp.mpf(0)] * n, mp.inf
    for _ in range(12):
        rows = [[abs(weights[i]) * grid[i] ** k for k in range(n)] + [(-1) ** j] for j, i in enumerate(nodes)]
        solution = mp.lu_solve(mp.matrix(rows), mp.matrix([abs(weights[i]) * rest[i] for i in nodes]))
        tail, level = [solution[k] for k in range(n)], abs(solution[n])
        errors = [(r - mp.polyval(tail[::-1], x)) * abs(w) for r, x, w in zip(rest, grid, weights)]
        worst = max(abs(e) for e in errors)
        if worst < least:
            best, least = tail, worst
        nodes = _extrema(errors, n + 1)
        if worst < level * mp.mpf("1.02") or len(nodes) <= n:
            break
    return best, least


def _least_squares(
    grid: list[Real], rest: list[Real], weights: list[Real], fixed: list[Real], n: int
) -> tuple[list[Real], Real]:
    """The coefficients after the fixed ones: what these leave need not alternate, so no exchange; the grid is
    Chebyshev's.
    """
    powers = range(len(fixed), len(fixed) + n)
    columns = [[x**k * w for x, w in zip(grid, weights)] for k in powers]
    right = [r * w for r, w in zip(rest, weights)]
    normal = mp.matrix([[mp.fdot(p, q) for q in columns] for p in columns])
    tail = list(mp.lu_solve(normal, mp.matrix([mp.fdot(p, right) for p in columns])))
    polynomial = ([mp.mpf(0)] * len(fixed) + tail)[::-1]
    worst = max(abs((r - mp.polyval(polynomial, x)) * w) for r, x, w in zip(rest, grid, weights))
    return fixed + tail, worst


def _extrema(errors: list[Real], wanted: int) -> list[int]:
    """The largest error of each run of one sign; from both ends the smaller ones go until `wanted` are
    left.
    """
    result: list[int] = []
    for i, e in enumerate(errors):
        if result and (errors[result[-1]] > 0) == (e > 0):
            if abs(e) > abs(errors[result[-1]]):
                result[-1] = i
        else:
            result.append(i)
    while len(result) > wanted:
        result.pop(0 if abs(errors[result[0]]) < abs(errors[result[-1]]) else -1)
    return result


def is_single(name: str) -> bool:
    """Whether a fit is for floats: named after the one for doubles with an f behind it, or with _f if there
    is none.
    """
    return name.endswith("_f") or (name.endswith("f") and name[:-1] in FITS)


def to_float(x: Real) -> Real:
    """x as the nearest float (a double rounding is harmless here)."""
    return mp.mpf(struct.unpack("f", struct.pack("f", float(x)))[0])


def fit(name: str) -> tuple[list[Real], Real]:
    """Coefficients, lowest first, representable in the format that the name's suffix says, and the error."""
    f = FITS[name]
    if not is_single(name):
        result, error = solve(f, [])
        return [mp.mpf(float(c)) for c in result], error
    fixed: list[Real] = []
    error = mp.mpf(0)
    while len(fixed) <= f.degree:
        result, error = solve(f, fixed)
        fixed.append(to_float(result[len(fixed)]))
    return fixed, error


def literal(c: Real, single: bool) -> str:
    """The shortest C literal of a coefficient that reads back as itself."""
    if not single:
        return repr(float(c))
    text = next(t for t in (f"{float(c):.{n}g}" for n in range(6, 10)) if to_float(mp.mpf(t)) == c)
    return (text if "." in text or "e" in text else text + ".0") + "f"


def horner(name: str, result: str, argument: str) -> list[str]:
    """The C lines of a fit."""
    coefficients, _ = fit(name)
    single = is_single(name)
    kind, fma = ("float", "fmaf") if single else ("double", "fma")
    lines = [f"    {kind} {result} = {literal(coefficients[-1], single)};"]
    return lines + [
        f"    {result} = {fma}({result}, {argument}, {literal(c, single)});" for c in coefficients[-2::-1]
    ]


MARK = re.compile(r"    // fit (\w+): (\w+)\((\w+)\)")


def rewrite(text: str) -> str:
    """A library file with the Horner scheme after every mark made anew."""
    out: list[str] = []
    lines = iter(text.split("\n"))
    for line in lines:
        out.append(line)
        mark = MARK.fullmatch(line)
        if not mark:
            continue
        name, result, argument = mark.groups()
        out += horner(name, result, argument)
        old = re.compile(
            rf"    (?:float|double) {result} = [-\d.e+f]+;|    {result} = fmaf?\({result}, {argument},"
            r" [-\d.e+f]+\);"
        )
        for after in lines:
            if not old.fullmatch(after):
                out.append(after)
                break
    return "\n".join(out)


def _tail(f: Function, *powers: int) -> Function:
    """(f(x) - what its Taylor polynomial says up to the last power) / x**(last power + 1)."""
    order = powers[0]
    series = mp.taylor(f, 0, order)
    return lambda x: (f(x) - mp.polyval(series[::-1], x)) / x ** (order + 1)


def _odd(f: Function, order: int = 1, step: int = 2) -> Function:
    """For odd f and z = x*x: (f(x) - Taylor up to `order`) / x**(order + step), a function of z."""
    series = mp.taylor(f, 0, order)

    def g(z: Real) -> Real:
        x = mp.sqrt(z)
        return (f(x) - mp.polyval(series[::-1], x)) / x ** (order + step)

    return g


def _weight(f: Function, power: int) -> Function:
    """In terms of z = x*x: x**power / f(x)."""
    return lambda z: mp.sqrt(z) ** power / f(mp.sqrt(z))


def _log_tail(z: Real) -> Real:
    s = mp.sqrt(z)
    return (2 * mp.atanh(s) - 2 * s) / s**3


LN2, LN10 = mp.log(2), mp.log(10)
QUARTER = 0.7854


def _log_pow(z: Real) -> Real:
    s = mp.sqrt(z)
    return (2 * mp.atanh(s) - 2 * s - 2 * s**3 / 3) / s**5


def _erfcx(t: Real) -> Real:
    """(1 + 2x) exp(x*x) erfc(x) for t = (x - 4) / (x + 4)."""
    x = 4 * (1 + t) / (1 - t) if t < 1 else mp.inf
    if x > 1e4:  # the asymptotic series
        u = 1 / (2 * x * x)
        return (2 + 1 / x) / mp.sqrt(mp.pi) * (1 - u * (1 - 3 * u * (1 - 5 * u)))
    return (1 + 2 * x) * mp.exp(x * x) * mp.erfc(x)


def _stirling(s: Real) -> Real:
    """For s = 1 / (x*x): x * (log gamma(x) - (x - 1/2) log x + x - log(2 pi) / 2)."""
    x = 1 / mp.sqrt(s)
    if x > 1e6:
        return mp.mpf(1) / 12 - s / 360 + s * s / 1260
    return x * (mp.loggamma(x) - (x - 0.5) * mp.log(x) + x - mp.log(2 * mp.pi) / 2)


def _reciprocal_gamma(t: Real) -> Real:
    return mp.rgamma(1 + t)


def _twice(x: Real) -> Real:
    return (mp.rgamma(1 + x) - 1) / (x * (x - 1)) if abs(x - 1) > TINY else mp.euler - 1


def _pair(name: str, f: Fit, degree: int) -> dict[str, Fit]:
    """The same problem for doubles and, with a smaller degree, for floats."""
    return {name: f, name + "f": f._replace(degree=degree)}


def exact(_: Real) -> Real:
    return mp.mpf(1)


FITS: dict[str, Fit] = {
    **_pair("exp", Fit(_tail(mp.exp, 1), lambda r: r * r, -0.34658, 0.34658, 9), 4),
    **_pair("exp2", Fit(lambda f: mp.expm1(f * LN2) / f, lambda f: f, -0.5, 0.5, 10), 6),
    "exp10": Fit(lambda r: mp.expm1(r * LN10) / r, lambda r: r, -0.15052, 0.15052, 10),
    **_pair("expm1", Fit(_tail(mp.expm1, 1), lambda r: r, -0.34658, 0.34658, 10), 5),
    **_pair("log", Fit(_log_tail, lambda z: z, 0, 0.02944, 6), 2),
    "log_dd": Fit(_log_pow, lambda z: z * z, 0, 0.02944, 6),
    **_pair("sin", Fit(_odd(mp.sin), lambda z: z, 0, QUARTER**2, 5), 3),
    **_pair(
        "cos", Fit(lambda z: (mp.cos(mp.sqrt(z)) - 1 + z / 2) / z**2, lambda z: z * z, 0, QUARTER**2, 5), 2
    ),
    **_pair("asin", Fit(_odd(mp.asin), lambda z: z, 0, 0.25, 12), 4),
    **_pair("atan", Fit(_odd(mp.atan), lambda z: z, 0, 1, 19), 8),
    **_pair("sinh", Fit(_odd(mp.sinh), lambda z: z, 0, 1, 6), 3),
    **_pair("tanh", Fit(_odd(mp.tanh), lambda z: z, 0, 0.49, 13), 5),
    **_pair("erf", Fit(lambda z: mp.erf(mp.sqrt(z)) / mp.sqrt(z) - 1, lambda z: mp.mpf(1), 0, 1, 12), 7),
    **_pair("erfcx", Fit(_erfcx, lambda t: 1 / _erfcx(t), -1, 1, 25), 13),
    **_pair("rcbrt", Fit(lambda m: 1 / mp.cbrt(m), mp.cbrt, 1, 8, 4), 4),
    "log_f": Fit(lambda f: (mp.log1p(f) - f) / f**2, lambda f: f, -0.3334, 0.3334, 9),
    "pow_f": Fit(_log_tail, lambda z: z, 0, 0.02944, 3),
    "rgamma": Fit(_reciprocal_gamma, exact, -0.5, 0.5, 16),
    "lgamma": Fit(_twice, lambda t: 1 / _twice(t), -0.5, 1.5, 21),
    "stirling": Fit(_stirling, exact, 0, 1 / mp.mpf(64), 8),
}


def main(arguments: list[str]) -> int:
    if arguments and arguments[0] in ("--write", "--check"):
        stale = []
        for path in sorted(LIB.glob("*.cu")):
            old = path.read_text()
            if "// fit " not in old or (len(arguments) > 1 and path.name not in arguments[1:]):
                continue
            new = rewrite(old)
            if new != old:
                stale.append(path.name)
                if arguments[0] == "--write":
                    path.write_text(new)
        print("".join(f"{name}\n" for name in stale), end="")
        return int(arguments[0] == "--check" and bool(stale))
    for name in arguments or FITS:
        coefficients, error = fit(name)
        print(f"{name:10} degree {FITS[name].degree:2}  2**{float(mp.log(error, 2)):.1f}", flush=True)
        if arguments:
            print("\n".join("    " + literal(c, is_single(name)) for c in coefficients))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
