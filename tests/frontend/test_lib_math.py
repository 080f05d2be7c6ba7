"""The device math library: every function against exact values (a sample of what `make ulp` sweeps), special
values, exact functions.
"""

import importlib.util
import math
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import minicc

pytest.importorskip("mpmath")
_spec = importlib.util.spec_from_file_location("ulp", Path(__file__).parents[2] / "tools" / "ulp.py")
assert _spec and _spec.loader
ulp = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(ulp)

INF, NAN = math.inf, math.nan
ALL = [(row, single) for row in ulp.ROWS for single in (False, True)]


@pytest.mark.parametrize(
    "row, single", ALL, ids=lambda v: getattr(v, "name", "float" if v is True else "double")
)
def test_within_cudas_bound(row, single: bool):
    result = ulp.measure(row, single, quick=True)
    assert result.error <= result.bound, f"{result.name}{result.worst} = {result.got!r}: {result.real} ulp"


def test_every_function_of_the_table_is_documented():
    text = (Path(__file__).parents[2] / "docs" / "math.md").read_text()
    missing = [
        row.name for row in ulp.ROWS if f"| `{row.name}` |" not in text or f"| `{row.name}f` |" not in text
    ]
    assert not missing, f"run python tools/ulp.py --write: {missing}"


# C11 Annex F.10 and the CUDA Math API: argument, value; the sign of zero counts.
SPECIAL = {
    "exp": [(0.0, 1), (-0.0, 1), (INF, INF), (-INF, 0.0), (NAN, NAN), (1e4, INF), (-1e4, 0.0)],
    "exp2": [(0.0, 1), (INF, INF), (-INF, 0.0), (NAN, NAN), (10, 1024), (-2000, 0.0), (2000, INF)],
    "exp10": [(0.0, 1), (INF, INF), (-INF, 0.0), (NAN, NAN), (3, 1000), (600, INF)],
    "expm1": [(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-INF, -1), (NAN, NAN), (1e4, INF), (-1e4, -1)],
    "log": [(1, 0.0), (0.0, -INF), (-0.0, -INF), (INF, INF), (-1, NAN), (-INF, NAN), (NAN, NAN)],
    "log2": [(1, 0.0), (0.0, -INF), (-0.0, -INF), (INF, INF), (-1, NAN), (NAN, NAN), (8, 3), (0.125, -3)],
    "log10": [(1, 0.0), (0.0, -INF), (-0.0, -INF), (INF, INF), (-1, NAN), (NAN, NAN), (1000, 3)],
    "log1p": [(0.0, 0.0), (-0.0, -0.0), (-1, -INF), (INF, INF), (-2, NAN), (-INF, NAN), (NAN, NAN)],
    "sqrt": [(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-1, NAN), (NAN, NAN)],
    "rsqrt": [(0.0, INF), (-0.0, -INF), (INF, 0.0), (-1, NAN), (NAN, NAN), (4, 0.5)],
    "cbrt": [(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-INF, -INF), (NAN, NAN), (-27, -3)],
    "rcbrt": [(0.0, INF), (-0.0, -INF), (INF, 0.0), (-INF, -0.0), (NAN, NAN), (-8, -0.5)],
    "sin": [(0.0, 0.0), (-0.0, -0.0), (INF, NAN), (-INF, NAN), (NAN, NAN)],
    "cos": [(0.0, 1), (-0.0, 1), (INF, NAN), (-INF, NAN), (NAN, NAN)],
    "tan": [(0.0, 0.0), (-0.0, -0.0), (INF, NAN), (NAN, NAN)],
    "sinpi": [(0.0, 0.0), (-0.0, -0.0), (1, 0.0), (-1, -0.0), (0.5, 1), (1.5, -1), (INF, NAN), (NAN, NAN)],
    "cospi": [(0.0, 1), (0.5, 0.0), (1.5, 0.0), (1, -1), (-2, 1), (INF, NAN), (NAN, NAN)],
    "asin": [(0.0, 0.0), (-0.0, -0.0), (1.5, NAN), (INF, NAN), (NAN, NAN)],
    "acos": [(1, 0.0), (1.5, NAN), (-INF, NAN), (NAN, NAN)],
    "atan": [(0.0, 0.0), (-0.0, -0.0), (INF, math.pi / 2), (-INF, -math.pi / 2), (NAN, NAN)],
    "sinh": [(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-INF, -INF), (NAN, NAN), (1e4, INF)],
    "cosh": [(0.0, 1), (INF, INF), (-INF, INF), (NAN, NAN), (-1e4, INF)],
    "tanh": [(0.0, 0.0), (-0.0, -0.0), (INF, 1), (-INF, -1), (NAN, NAN)],
    "asinh": [(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-INF, -INF), (NAN, NAN)],
    "acosh": [(1, 0.0), (INF, INF), (0.5, NAN), (-3, NAN), (-INF, NAN), (NAN, NAN)],
    "atanh": [(0.0, 0.0), (-0.0, -0.0), (1, INF), (-1, -INF), (2, NAN), (INF, NAN), (NAN, NAN)],
    "erf": [(0.0, 0.0), (-0.0, -0.0), (INF, 1), (-INF, -1), (NAN, NAN)],
    "erfc": [(INF, 0.0), (-INF, 2), (0.0, 1), (NAN, NAN)],
    "erfcx": [(INF, 0.0), (-INF, INF), (0.0, 1), (NAN, NAN)],
    "erfinv": [(0.0, 0.0), (-0.0, -0.0), (1, INF), (-1, -INF), (2, NAN), (NAN, NAN)],
    "erfcinv": [(0.0, INF), (2, -INF), (1, 0.0), (-1, NAN), (3, NAN), (NAN, NAN)],
    "normcdf": [(INF, 1), (-INF, 0.0), (0.0, 0.5), (NAN, NAN)],
    "normcdfinv": [(0.0, -INF), (1, INF), (2, NAN), (NAN, NAN)],
    "tgamma": [(0.0, INF), (-0.0, -INF), (INF, INF), (-INF, NAN), (-1, NAN), (-50, NAN), (NAN, NAN), (5, 24),
        (1, 1), (180, INF)],
    "lgamma": [(1, 0.0), (2, 0.0), (0.0, INF), (-0.0, INF), (-3, INF), (INF, INF), (-INF, INF), (NAN, NAN)],
    "round": [(0.5, 1), (-0.5, -1), (2.5, 3), (0.49999999999999994, 0.0), (-0.2, -0.0), (INF, INF),
        (NAN, NAN), (-0.0, -0.0)],
    "rint": [(0.5, 0.0), (1.5, 2), (-0.5, -0.0), (INF, INF), (NAN, NAN)],
    "logb": [(0.0, -INF), (-INF, INF), (NAN, NAN), (10, 3), (0.75, -1)],
}  # fmt: skip
PAIRS = {
    "pow": [(1, NAN, 1), (NAN, 0.0, 1), (-1, INF, 1), (0.0, -3, INF), (-0.0, -3, -INF), (-0.0, -2, INF),
        (-0.0, 3, -0.0), (-0.0, 0.5, 0.0), (0.5, -INF, INF), (2, INF, INF),
            (-INF, 3, -INF), (-INF, -3, -0.0), (-INF, 2, INF), (INF, -1, 0.0), (-2, 0.5, NAN), (-2, 3, -8),
            (-2, 2, 4), (NAN, 1, NAN), (2, 2000, INF), (2, -2000, 0.0)],
    "atan2": [(0.0, -0.0, math.pi), (-0.0, -0.0, -math.pi), (0.0, 0.0, 0.0), (-0.0, 0.0, -0.0),
        (-1, 0.0, -math.pi / 2), (1, -INF, math.pi), (1, INF, 0.0), (-1, INF, -0.0),
              (INF, INF, math.pi / 4), (-INF, -INF, -3 * math.pi / 4), (INF, 3, math.pi / 2), (NAN, 1, NAN),
              (1, NAN, NAN), (0.0, -1, math.pi)],
    "hypot": [(INF, NAN, INF), (NAN, -INF, INF), (NAN, 1, NAN), (3, 4, 5), (0.0, -0.0, 0.0)],
    "rhypot": [(INF, NAN, 0.0), (NAN, 1, NAN), (0.0, 0.0, INF)],
    "fmod": [(5.5, 2, 1.5), (-5.5, 2, -1.5), (0.0, 3, 0.0), (-0.0, 3, -0.0), (INF, 2, NAN), (2, 0.0, NAN),
        (2, INF, 2), (-6, 3, -0.0), (NAN, 1, NAN)],
    "remainder": [(5, 2, 1), (7, 2, -1), (-5, 2, -1), (3, 2, -1), (1, 2, 1), (6, 3, 0.0), (-6, 3, -0.0),
        (2, INF, 2), (INF, 2, NAN), (2, 0.0, NAN)],
    "fdim": [(3, 1, 2), (1, 3, 0.0), (NAN, 1, NAN), (INF, -INF, INF)],
    "nextafter": [(1, 1, 1), (0.0, -0.0, -0.0), (NAN, 1, NAN)],
    "copysign": [(1, -0.0, -1), (-NAN, 1, NAN)],
    "fmin": [(NAN, 1, 1), (1, NAN, 1), (NAN, NAN, NAN), (-INF, 3, -INF)],
    "fmax": [(NAN, 1, 1), (1, NAN, 1), (NAN, NAN, NAN), (-INF, 3, 3)],
}  # fmt: skip


def same(got: float, want: float, dtype) -> bool:
    want = dtype(want)
    if np.isnan(want):
        return bool(np.isnan(got))
    return bool(
        got == want
        or (want not in (0, 1) and np.isfinite(want) and abs(got / want - 1) < 4 * np.finfo(dtype).eps)
    ) and np.signbit(got) == np.signbit(want)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", [*SPECIAL, *PAIRS])
def test_special_values(name: str, dtype):
    cases = [(*(case[:-1]), case[-1]) for case in SPECIAL.get(name) or PAIRS[name]]
    columns = [np.array(column, dtype) for column in zip(*cases)]
    got = ulp.run(name + ("f" if dtype is np.float32 else ""), *columns[:-1])
    wrong = [
        (case, float(g))
        for case, g in zip(cases, got)
        if not same(g, case[-1], dtype)
        and not (name == "round" and dtype is np.float32 and case[0] == 0.49999999999999994)
    ]
    assert not wrong, wrong


def numbers(dtype, count: int, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    codes = (
        rng.integers(0, 1 << 64, count, np.uint64, endpoint=False)
        if dtype is np.float64
        else rng.integers(0, 1 << 32, count, np.uint32)
    )
    ordinary = (rng.uniform(-10, 10, count) * 2.0 ** rng.integers(-3, 4, count)).astype(dtype)
    return np.concatenate(
        [codes.view(dtype), ordinary, np.array([0.0, -0.0, INF, -INF, NAN, 0.5, 1.5, 2.5, -2.5], dtype)]
    )


def bits(x: np.ndarray) -> np.ndarray:
    """Codes, all NaNs as one."""
    x = np.where(np.isnan(x), x.dtype.type(NAN), x)
    return x.view(np.uint32 if x.dtype == np.float32 else np.uint64)


def _remainder(x: float, y: float) -> float:
    """Return `remainder(x, y)`, NaN where `math.remainder` raises."""
    return math.remainder(x, y) if math.isfinite(x) and y and not math.isnan(y) else NAN


EXACT = {
    "fmod": np.fmod,
    "remainder": np.vectorize(_remainder, [float]),
    "fdim": lambda x, y: np.where(np.isnan(x) | np.isnan(y), NAN, np.where(x > y, x - y, 0.0)).astype(
        x.dtype
    ),
    "nextafter": np.nextafter,
    "copysign": np.copysign,
}


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", EXACT)
def test_exact_functions_of_two(name: str, dtype):
    x, y = numbers(dtype, 3000, 1), np.roll(numbers(dtype, 3000, 2), 5)
    with np.errstate(all="ignore"):
        want = EXACT[name](x, y).astype(dtype)
    got = ulp.run(name + ("f" if dtype is np.float32 else ""), x, y)
    wrong = np.flatnonzero(bits(got) != bits(want))
    assert not len(wrong), [(x[i], y[i], got[i], want[i]) for i in wrong[:5]]


PARTS = """extern "C" __global__ void k(int n, const T *x, const int *by, T *fraction, T *whole,
    T *significand, int *exponent, T *scaled, int *ilog, long long *rounded, long long *nearest)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    fraction[i] = modf(x[i], &whole[i]);
    significand[i] = frexp(x[i], &exponent[i]);
    scaled[i] = ldexp(x[i], by[i]);
    ilog[i] = ilogb(x[i]);
    rounded[i] = llround(x[i]);
    nearest[i] = llrint(x[i]);
}"""


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_parts(dtype):
    x = numbers(dtype, 3000, 3)
    by = np.random.default_rng(4).integers(-1200, 1200, len(x)).astype(np.int32)
    by[::3] //= 20
    floats = [np.zeros_like(x) for _ in range(4)]
    ints = [np.zeros_like(by) for _ in range(2)]
    longs = [np.zeros(len(x), np.int64) for _ in range(2)]
    text = PARTS.replace("T *", "float *" if dtype is np.float32 else "double *")
    minicc.compile(text)["k"][(len(x) + 255) // 256, 256](
        np.int32(len(x)), x, by, floats[0], floats[1], floats[2], ints[0], floats[3], ints[1], *longs
    )
    with np.errstate(all="ignore"):
        fraction, whole = np.modf(x)
        significand, exponent = np.frexp(x)
        scaled = np.ldexp(x, by)
    finite = np.isfinite(x)
    for got, want in zip(floats, (fraction, whole, significand, scaled)):
        wrong = np.flatnonzero(bits(got) != bits(want))
        assert not len(wrong), [(x[i], by[i], got[i], want[i]) for i in wrong[:5]]
    assert np.array_equal(ints[0][finite], exponent[finite])
    plain = finite & (x != 0)
    assert np.array_equal(ints[1][plain], exponent[plain] - 1)
    assert set(ints[1][~finite & ~np.isnan(x)]) == {2**31 - 1} and set(ints[1][x == 0]) == {-(2**31)}
    small = np.abs(x) < 2.0**62
    assert longs[0][small].tolist() == [
        (
            int(math.copysign(math.floor(abs(v) + 0.5) if abs(v) < 2**52 else abs(v), v))
            if abs(v) != 0.49999999999999994
            else 0
        )
        for v in map(float, x[small])
    ]
    assert longs[1][small].tolist() == [int(v) for v in np.rint(x[small].astype(np.float64))]


def test_pairs_of_results():
    text = """extern "C" __global__ void k(int n, const double *x, double *o) {
        int i = threadIdx.x; float fs, fc; int q;
        sincos(x[i], &o[6*i], &o[6*i+1]); sincospi(x[i], &o[6*i+2], &o[6*i+3]);
        sincosf((float)x[i], &fs, &fc); o[6*i+4] = (sinf((float)x[i]) == fs) + 2 * (cosf((float)x[i]) == fc);
        remquo(x[i], 0.75, &q); o[6*i+5] = q; }"""
    x = np.random.default_rng(5).uniform(-20, 20, 64)
    out = np.zeros((64, 6))
    minicc.compile(text)["k"][1, 64](np.int32(64), x, out)
    assert np.allclose(out[:, 0], np.sin(x), rtol=1e-15, atol=0) and np.allclose(
        out[:, 1], np.cos(x), rtol=1e-15, atol=0
    )
    assert np.allclose(out[:, 2], np.sin(np.pi * x), atol=2e-14) and np.allclose(
        out[:, 3], np.cos(np.pi * x), atol=2e-14
    )
    assert np.all(out[:, 4] == 3)
    assert np.all(out[:, 5] == np.rint(x / 0.75))


def test_norms_of_arrays():
    text = """extern "C" __global__ void k(const double *v, const float *w, double *o) {
        o[0] = norm(5, v); o[1] = rnorm(5, v); o[2] = normf(5, w); o[3] = rnormf(5, w); o[4] = norm(0, v);
          }"""
    v, out = np.array([3e200, 4e200, 1e-300, 0, 12e200]), np.zeros(5)
    minicc.compile(text)["k"][1, 1](v, np.array([3e30, 4e30, 0, 12e30, 0], np.float32), out)
    assert np.allclose(out, [13e200, 1 / 13e200, 13e30, 1 / 13e30, 0], rtol=1e-6)


def test_library_ignores_the_programs_flags():
    source = (
        'extern "C" __global__ void k(const float *x, float *o) { int i = threadIdx.x; o[i] = expf(x[i]) +'
        " tanf(x[i]) * 0.0f; }"
    )
    x = np.linspace(-5, 5, 64).astype(np.float32)
    results = []
    for flags in ([], ["-fmad=false"]):
        out = np.zeros_like(x)
        minicc.compile(source, options=flags)["k"][1, 64](x, out)
        results.append(out.view(np.uint32).tolist())
    assert results[0] == results[1]


def test_names_are_defined_once():
    """All library functions share one name space of symbols."""
    seen: dict[str, str] = {}
    for path in sorted((Path(minicc.__file__).parent / "frontend" / "lib").glob("*.cu")):
        for name in re.findall(r"^(?:static )?__device__ [\w ]+?[ *](\w+)\(", path.read_text(), re.M):
            assert name not in seen, f"{name} in {path.name} and {seen[name]}"
            seen[name] = path.name


def test_codes_are_what_they_seem():
    assert struct.pack(
        "<f", float(ulp.run("nextafterf", np.float32([1]), np.float32([2]))[0])
    ) == struct.pack("<I", 0x3F800001)


@pytest.mark.parametrize("name", ["log.cu", "trigf.cu"])
def test_polynomials_are_what_their_program_makes(name: str):
    path = Path(__file__).parents[2] / "tools" / "minimax.py"
    done = subprocess.run(
        [sys.executable, str(path), "--check", name], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


EDGES = [0.0, -0.0, 1, -1, 0.5, -0.5, 1.5, 2, -2, 3, -3, 2.5, INF, -INF, NAN, 1e-45, -1e-45, 1e-310, 1e300,
    -1e300, 1e38, 1e6, -1e6, 20, -20, 100, -100, 710, -710, 750, -750, -0.75, 0.999, -171.5, 171, 172,
    -0.25]  # fmt: skip


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("names", [SPECIAL, PAIRS], ids=["one", "two"])
def test_edge_values_are_nvccs(names, dtype, tmp_path):
    """nvcc's own library, run on our machine: the same NaNs, infinities and signed zeros, and no other value
    farther than 16 ulp.
    """
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        pytest.skip("nvcc not found")
    with np.errstate(all="ignore"):
        edges = np.array(EDGES, dtype)
    columns = [edges] if names is SPECIAL else [np.repeat(edges, len(edges)), np.tile(edges, len(edges))]
    n = len(columns[0])
    t, suffix = ("float", "f") if dtype is np.float32 else ("double", "")
    functions = [name + suffix for name in names]
    arguments = ", ".join(f"a{i}[i]" for i in range(len(columns)))
    lines = "".join(f"o[{j} * n + i] = {f}({arguments});" for j, f in enumerate(functions))
    params = ", ".join(f"const {t} *a{i}" for i in range(len(columns)))
    source = (
        f'extern "C" __global__ void k(int n, {params}, {t} *o) {{ int i = blockIdx.x * blockDim.x +'
        f" threadIdx.x; if (i < n) {{ {lines} }} }}"
    )
    (tmp_path / "k.cu").write_text(source)
    subprocess.run([nvcc, "-arch=sm_80", "-ptx", "k.cu", "-o", "k.ptx"], cwd=tmp_path, check=True)
    ours, theirs = np.zeros((2, len(functions), n), dtype)
    for out, compiled in (
        (ours, minicc.compile(source)),
        (theirs, minicc.compile((tmp_path / "k.ptx").read_text(), filename="k.ptx")),
    ):
        compiled["k"][(n + 63) // 64, 64](np.int32(n), *columns, out.reshape(-1))
    limits = np.finfo(dtype)
    with np.errstate(all="ignore"):
        near = np.abs(ours - theirs) <= np.maximum(
            16 * limits.eps * np.abs(theirs), 4 * limits.smallest_subnormal
        )
        plain = np.isfinite(theirs) & (theirs != 0) & (ours != 0) & near
    exact = (ours == theirs) & (np.signbit(ours) == np.signbit(theirs))
    wrong = ~(plain | exact | (np.isnan(ours) & np.isnan(theirs)))
    assert not wrong.any(), [
        (functions[j], [float(c[i]) for c in columns], ours[j, i], theirs[j, i])
        for j, i in np.argwhere(wrong)[:5]
    ]
