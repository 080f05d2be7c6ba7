"""The device library against double precision: maximum error in ulp over floats of every exponent, and
special values.
"""

import math
import re

import numpy as np
import pytest

import minicc

LIMITS = {
    "expf": (np.exp, 2), "exp2f": (np.exp2, 2), "exp10f": (lambda x: np.power(10.0, x), 2),
    "logf": (np.log, 2), "log2f": (np.log2, 2), "log10f": (np.log10, 2),
    "sinf": (np.sin, 2), "cosf": (np.cos, 2), "tanf": (np.tan, 4), "tanhf": (np.tanh, 2),
    "sqrtf": (np.sqrt, 0.5), "floorf": (np.floor, 0), "ceilf": (np.ceil, 0), "truncf": (np.trunc, 0),
    "rintf": (np.rint, 0), "roundf": (lambda x: np.copysign(np.floor(np.abs(x) + 0.5), x), 0),
    "fabsf": (np.abs, 0),
}  # fmt: skip
SPECIAL = np.array(
    [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -0.5,
        1.5,
        2.5,
        0.49999997,
        math.inf,
        -math.inf,
        math.nan,
        1e-45,
        -1e-45,
        1.17549435e-38,
        3.4028235e38,
        88.72283,
        88.72284,
        -103.97208,
        -103.97209,
        127.99999,
        128.0,
        -149.0,
        -150.0,
        65536.0,
        65535.996,
        8388607.5,
        16777216.0,
    ],
    np.float32,
)


def floats(count: int, seed: int = 1) -> np.ndarray:
    """Random bit patterns: every exponent equally often; and a range where most functions have their work to
    do.
    """
    rng = np.random.default_rng(seed)
    patterns = rng.integers(0, 1 << 32, count, np.uint32).view(np.float32)
    return np.concatenate([SPECIAL, patterns, rng.uniform(-100, 100, count).astype(np.float32)])


def ulps(got: np.ndarray, want: np.ndarray) -> np.ndarray:
    """Distance of float results from exact values in units of the float format's last place at the exact
    value.
    """
    with np.errstate(all="ignore"):
        rounded = want.astype(np.float32)
        exponent = np.maximum(np.frexp(np.where(np.isfinite(rounded), rounded, 1))[1] - 1, -126)
        error = np.abs(got.astype(np.float64) - want) / np.ldexp(1.0, exponent - 23)
        # Past the largest float the next value is infinity.
        error = np.where(
            np.isinf(got) & (np.abs(want) > 3.4028233e38) & (np.sign(got) == np.sign(want)), 0.5, error
        )
        error = np.where(
            np.isinf(rounded) & (np.abs(got) >= np.float32(3.4028235e38)) & ~np.isinf(want), 0.5, error
        )
        error = np.where(got == rounded, np.minimum(np.nan_to_num(error, nan=0.0, posinf=0.0), 0.5), error)
        error = np.where(got == want, 0, error)
        return np.where(
            np.isnan(want), np.where(np.isnan(got), 0, np.inf), np.where(np.isnan(got), np.inf, error)
        )


def run(expression: str, x: np.ndarray, y: np.ndarray | None = None) -> np.ndarray:
    y = x if y is None else y
    source = f"""__global__ void k(int n, const float *x, const float *y, float *out) {{
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) out[i] = {expression};
    }}"""
    out = np.zeros_like(x)
    minicc.compile(source)["k"][(len(x) + 255) // 256, 256](len(x), x, y, out)
    return out


@pytest.mark.parametrize("name", LIMITS)
def test_error(name: str):
    reference, limit = LIMITS[name]
    x = floats(60_000)
    with np.errstate(all="ignore"):
        want = reference(x.astype(np.float64))
    got = run(f"{name}(x[i])", x)
    error = ulps(got, want)
    worst = int(np.argmax(error))
    assert error[worst] <= limit, (
        f"{name}({x[worst]!r}) = {got[worst]!r}, expected {want[worst]!r}: {error[worst]} ulp"
    )
    zero = (want == 0) & (x == 0)
    assert np.array_equal(np.signbit(got[zero]), np.signbit(want[zero]))


def test_powf():
    x, y = floats(60_000, 1), floats(60_000, 2)
    x[: len(x) // 2] = np.abs(x[: len(x) // 2])
    third = len(x) // 3
    with np.errstate(all="ignore"):
        y[third : 2 * third] = np.rint(y[third : 2 * third])
    base = np.array([s for s in SPECIAL for _ in SPECIAL]), np.array([s for _ in SPECIAL for s in SPECIAL])
    x, y = np.concatenate([base[0], x]), np.concatenate([base[1], y])
    with np.errstate(all="ignore"):
        want = np.power(x.astype(np.float64), y.astype(np.float64))
    error = ulps(got := run("powf(x[i], y[i])", x, y), want)
    worst = int(np.argmax(error))
    assert error[worst] <= 8, (
        f"powf({x[worst]!r}, {y[worst]!r}) = {got[worst]!r}, expected {want[worst]!r}: {error[worst]} ulp"
    )


def test_large_arguments_of_sine():
    """Payne and Hanek's reduction: every exponent, and the float closest to a multiple of pi/2."""
    mpmath = pytest.importorskip("mpmath")
    rng = np.random.default_rng(3)
    x = np.ldexp(rng.uniform(1, 2, 500), rng.integers(10, 128, 500)).astype(np.float32)
    x = np.concatenate([x, np.array([16367173 * 2.0**72, 3.4028235e38, -1e30, 65536.0], np.float32)])
    with mpmath.workprec(300):
        sine = np.array([float(mpmath.sin(mpmath.mpf(float(v)))) for v in x])
        cosine = np.array([float(mpmath.cos(mpmath.mpf(float(v)))) for v in x])
    assert np.max(ulps(run("sinf(x[i])", x), sine)) <= 2
    assert np.max(ulps(run("cosf(x[i])", x), cosine)) <= 2


def test_fmodf_is_exact():
    x, y = floats(5_000, 4), floats(5_000, 5)
    with np.errstate(all="ignore"):
        keep = ~(np.abs(x / y) > 1e6)
    x, y = x[keep], y[keep]
    with np.errstate(all="ignore"):
        want = np.fmod(x, y)
    got = run("fmodf(x[i], y[i])", x, y)
    assert np.array_equal(got, want, equal_nan=True)


INTEGER = {
    "__ffs(a)": lambda a, b: (a & -a).bit_length(),
    "__popc(a)": lambda a, b: (a & 0xFFFFFFFF).bit_count(),
    "__clz(a)": lambda a, b: 32 - (a & 0xFFFFFFFF).bit_length(),
    "__brev(a)": lambda a, b: int(f"{a & 0xFFFFFFFF:032b}"[::-1], 2),
    "__mulhi(a, b)": lambda a, b: a * b >> 32,
    "__umulhi(a, b)": lambda a, b: (a & 0xFFFFFFFF) * (b & 0xFFFFFFFF) >> 32,
    "__mul24(a, b)": lambda a, b: _signed(a & 0xFFFFFF, 24) * _signed(b & 0xFFFFFF, 24),
    "__umul24(a, b)": lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF),
    "__sad(a, b, 5)": lambda a, b: abs(a - b) + 5,
    "__hadd(a, b)": lambda a, b: a + b >> 1,
    "__rhadd(a, b)": lambda a, b: a + b + 1 >> 1,
    "__byte_perm(a, b, 0x7210)": lambda a, b: (a & 0xFFFFFF) | ((b >> 24) & 255) << 24,
    "__funnelshift_l(a, b, 7)": lambda a, b: ((b & 0xFFFFFFFF) << 32 | (a & 0xFFFFFFFF)) << 7 >> 32,
    "__funnelshift_r(a, b, 39)": lambda a, b: ((b & 0xFFFFFFFF) << 32 | (a & 0xFFFFFFFF)) >> 7,
    "__funnelshift_lc(a, b, 40)": lambda a, b: a,
    "__funnelshift_rc(a, b, 40)": lambda a, b: b,
    "min(a, b)": min,
    "max(a, b)": max,
    "abs(a) + (int)llabs((long long)b)": lambda a, b: abs(a) + abs(b),
    "__popcll((unsigned long long)a << 32 | 7)": lambda a, b: (a & 0xFFFFFFFF).bit_count() + 3,
    "__clzll((long long)a)": lambda a, b: 64 - (a & (1 << 64) - 1).bit_length(),
}


def _signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


@pytest.mark.parametrize("expression", INTEGER)
def test_integer_intrinsics(expression: str):
    rng = np.random.default_rng(6)
    a, b = rng.integers(-(1 << 31), 1 << 31, (2, 300)).astype(np.int32)
    a[:6], b[:6] = [0, 1, -1, -(1 << 31), (1 << 31) - 1, 255], [0, -1, -1, 1, (1 << 31) - 1, 256]
    out = np.zeros_like(a)
    source = (
        "__global__ void k(const int *x, const int *y, int *out) { int i = threadIdx.x; int a = x[i], b ="
        f" y[i]; out[i] = {expression}; }}"
    )
    minicc.compile(source)["k"][1, 300](a, b, out)
    want = [_signed(INTEGER[expression](int(p), int(q)) & 0xFFFFFFFF, 32) for p, q in zip(a, b)]
    assert out.tolist() == want


@pytest.mark.parametrize("type, names", [
    ("float", "tanf log1pf asinf acosf atanf sinhf coshf tanhf asinhf acoshf atanhf cbrtf rcbrtf erff erfcf "
              "powf fmodf hypotf rhypotf"),
    ("double", "tan log log2 log10 log1p asin acos atan sinh cosh tanh asinh acosh atanh erf erfc pow hypot "
               "rhypot rsqrt"),
])  # fmt: skip
def test_no_operator_whose_ends_of_the_range_nobody_needs(type: str, names: str) -> None:
    two = {"pow", "fmod", "hypot", "rhypot"}
    kernels = [
        f"__global__ void k_{n}({type} *p) {{ *p = {n}(*p{', p[1]' if n.rstrip('f') in two else ''}); }}"
        for n in names.split()
    ]
    match = re.findall(
        r"(?:div|rcp|sqrt)\.rn\.f\d+|(?:div|rem)\.[us]64", minicc.compile("\n".join(kernels)).ptx
    )
    assert not match
