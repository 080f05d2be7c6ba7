"""half and bfloat16: every operation on edge values and on all pairs of a sample, against NumPy and
ml_dtypes, which compute in float or double and round once; and nvcc's PTX of the same kernels, bit for bit,
where nvcc is found.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import minicc
from minicc.filetests.assemble import find_tool, nvcc_ptx

SOURCE = """
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#ifdef BF
typedef __nv_bfloat16 T; typedef __nv_bfloat162 T2;
#define NAME(a, b) a##bfloat16##b
#else
typedef __half T; typedef __half2 T2;
#define NAME(a, b) a##half##b
#endif
#define AT int i = blockIdx.x * blockDim.x + threadIdx.x
extern "C" __global__ void arithmetic(const T *a, const T *b, T *sum, T *difference, T *product,
        T *quotient, T *fused, T *least, T *most) {
    AT; T x = a[i], y = b[i];
    sum[i] = x + y; difference[i] = x - y; product[i] = x * y; quotient[i] = x / y;
    fused[i] = __hfma(x, y, y); least[i] = __hmin(x, y); most[i] = __hmax(x, y);
}
extern "C" __global__ void pairs(const T2 *a, const T2 *b, T2 *sum, T2 *product, T2 *fused, T2 *minus) {
    AT; sum[i] = a[i] + b[i]; product[i] = __hmul2(a[i], b[i]); fused[i] = __hfma2(a[i], b[i], b[i]);
      minus[i] = -a[i];
}
extern "C" __global__ void compare(const T *a, const T *b, int *out) {
    AT; T x = a[i], y = b[i];
    out[i] = (x < y) | (x <= y) << 1 | (x == y) << 2 | (x != y) << 3 | (x > y) << 4 | (x >= y) << 5
        | __hltu(x, y) << 6 | __hne(x, y) << 7 | __hisnan(x) << 8;
}
extern "C" __global__ void rounded(const float *f, T *n, T *z, T *d, T *u) {
    AT; n[i] = NAME(__float2,_rn)(f[i]); z[i] = NAME(__float2,_rz)(f[i]); d[i] = NAME(__float2,_rd)(f[i]);
      u[i] = NAME(__float2,_ru)(f[i]);
}
extern "C" __global__ void integers(const long long *a, T *whole, T *small, int *back, float *wide) {
    AT; whole[i] = NAME(__ll2,_rn)(a[i]); T h = (int)a[i]; small[i] = h; back[i] = NAME(__,2int_rn)(h);
      wide[i] = h;
}
extern "C" __global__ void doubles(const double *a, T *out) { AT; out[i] = NAME(__double2,)(a[i]); }
extern "C" __global__ void functions(const T *a, T *root, T *power, T *logarithm, T *sine, T *down) {
    AT; T x = a[i]; root[i] = hsqrt(x); power[i] = hexp(x); logarithm[i] = hlog(x); sine[i] = hsin(x);
      down[i] = hfloor(x);
}
extern "C" __global__ void odd_pairs(const T2 *a, const T2 *b, T2 *complex, T2 *least, T2 *most,
        T2 *sum, T2 *difference, T2 *product) {
    AT; T2 x = a[i], y = b[i]; complex[i] = __hcmadd(x, y, x); least[i] = __hmin2_nan(x, y);
      most[i] = __hmax2_nan(x, y);
    sum[i] = __hadd2_rn(x, y); difference[i] = __hsub2_rn(x, y); product[i] = __hmul2_rn(x, y);
}
extern "C" __global__ void bytes(const T *a, const T2 *b, signed char *whole, unsigned char *natural,
        unsigned *other, T *slope) {
    AT; whole[i] = NAME(__,2char_rz)(a[i]); natural[i] = NAME(__,2uchar_rz)(a[i]);
    other[i] = __hne2_mask(b[i / 2], b[i ^ 5]) & __hneu2_mask(b[i / 2], b[i ^ 5]);
      slope[i] = htanh_approx(a[i]);
}
extern "C" __global__ void cached(const T *a, const T2 *b, T *one, T2 *two) {
    AT;
    one[i] = __ldcg(a + i); __stwb(one + i, __hadd(one[i], __ldca(a + i)));
      __stcg(one + i, __hadd(one[i], __ldcs(a + i)));
    two[i] = __ldlu(b + i); __stcs(two + i, __hadd2(two[i], __ldcv(b + i)));
      __stwt(two + i, __hadd2(two[i], __ldcg(b + i)));
}
extern "C" __global__ void warps(const T *a, T *out, T *total, float *third) {
    AT; T x = __ldg(a + i); out[i] = __shfl_xor_sync(0xffffffff, x, 1); atomicAdd(total, T(1.0f));
      third[i] = __shfl_sync(0xffffffff, (float)i, 3);
}
"""
TYPES = {"half": np.dtype(np.float16), "bfloat16": np.dtype(ml_dtypes.bfloat16)}


@pytest.fixture(scope="module", params=["half", "bfloat16"])
def built(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Any, Any, np.dtype]:
    """Our program, nvcc's or None, the type."""
    defines = ["-DBF"] if request.param == "bfloat16" else []
    ours = minicc.compile(SOURCE, options=("-O2", *defines))
    theirs = None
    if find_tool("nvcc") is not None:
        file = Path(tmp_path_factory.mktemp("half")) / "k.cu"
        file.write_text("\n".join(["#define BF"] * len(defines)) + SOURCE)
        theirs = minicc.ObjectCode.from_ptx(nvcc_ptx(file, "-arch=sm_80"))
    return ours, theirs, TYPES[request.param]


def values(kind: np.dtype) -> np.ndarray:
    """Edge values and a stride through all 65,536 codes; 256 of them."""
    edges = np.array(
        [
            0,
            0x8000,
            1,
            0x8001,
            2,
            0x7BFF,
            0xFBFF,
            0x7C00,
            0xFC00,
            0x7E00,
            0x7F80,
            0xFF80,
            0x7FC0,
            0x7F7F,
            0xFF7F,
            0x3F80,
            0xBF80,
            0x3C00,
            0xBC00,
            0x0400,
            0x03FF,
        ],
        np.uint16,
    )
    rest = np.arange(256 - len(edges), dtype=np.uint32) * 281 + 77
    return np.concatenate([edges, rest.astype(np.uint16)]).view(kind)


def launch(built: Any, name: str, *args: np.ndarray, count: int, exact: bool = True) -> None:
    """Run ours; nvcc's PTX must leave the same memory (NaNs as NaNs)."""
    ours, theirs, _ = built
    copies = [a.copy() for a in args]
    ours[name][count // 32, 32](*args)
    if theirs is None:
        return
    theirs[name]((count // 32,), (32,), tuple(copies))
    for mine, other in zip(args, copies):
        if exact:
            mine, other = (one.view(one.dtype["x"]) if one.dtype.names else one for one in (mine, other))
            a, b = mine.astype(np.float64), other.astype(np.float64)
            assert (
                (
                    mine.view(np.uint8).reshape(len(mine), -1) == other.view(np.uint8).reshape(len(mine), -1)
                ).all(1)
                | (np.isnan(a) & np.isnan(b))
            ).all()


def same(found: np.ndarray, wanted: np.ndarray) -> bool:
    a, b = found, wanted.astype(found.dtype)
    bits = f"u{found.dtype.itemsize}"
    nan = np.isnan(a.astype(np.float64)) & np.isnan(b.astype(np.float64))
    return bool(((a.view(bits) == b.view(bits)) | nan).all())


def grid(kind: np.dtype) -> tuple[np.ndarray, np.ndarray]:
    a, b = np.meshgrid(values(kind), values(kind)[::2])
    return a.ravel().copy(), b.ravel().copy()


def double(a: np.ndarray) -> np.ndarray:
    return a.astype(np.float64)


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_arithmetic_rounds_once(built: Any) -> None:
    a, b = grid(built[2])
    sum, difference, product, quotient, fused, least, most = (np.zeros_like(a) for _ in range(7))
    launch(built, "arithmetic", a, b, sum, difference, product, quotient, fused, least, most, count=len(a))
    x, y = double(a), double(b)
    assert same(sum, x + y) and same(difference, x - y) and same(product, x * y)
    finite = np.isfinite(x / y)
    assert same(quotient[finite], (x / y)[finite])
    assert (np.isnan(double(least)) == (np.isnan(x) & np.isnan(y))).all()
    assert (np.fmin(x, y) == double(least))[~np.isnan(np.fmin(x, y))].all() and (
        np.fmax(x, y) == double(most)
    )[~np.isnan(np.fmax(x, y))].all()


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_pairs_are_two(built: Any) -> None:
    a, b = grid(built[2])
    pair = np.dtype([("x", built[2]), ("y", built[2])])
    results = [np.zeros_like(a) for _ in range(4)]
    built[0]["pairs"][len(a) // 64, 32](a.view(pair), b.view(pair), *(r.view(pair) for r in results))
    assert (
        same(results[0], double(a) + double(b))
        and same(results[1], double(a) * double(b))
        and same(results[3], -double(a))
    )


def test_comparisons(built: Any) -> None:
    a, b = grid(built[2])
    out = np.zeros(len(a), np.int32)
    launch(built, "compare", a, b, out, count=len(a))
    x, y = double(a), double(b)
    nan = np.isnan(x) | np.isnan(y)
    rows = [x < y, x <= y, x == y, x != y, x > y, x >= y, (x < y) | nan, (x != y) & ~nan, np.isnan(x)]
    assert (out == np.add.reduce([r.astype(np.int32) << k for k, r in enumerate(rows)])).all()


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_conversions_round_as_they_say(built: Any) -> None:
    kind = built[2]
    rng = np.random.default_rng(3)
    base = np.repeat(values(kind).astype(np.float32), 4)
    f = np.concatenate(
        [
            np.nextafter(base, np.float32(np.inf)),
            np.nextafter(base, np.float32(-np.inf)),
            base,
            rng.integers(0, 1 << 32, 1024, dtype=np.uint32).view(np.float32),
        ]
    )
    n, z, d, u = (np.zeros(len(f), kind) for _ in range(4))
    launch(built, "rounded", f, n, z, d, u, count=len(f))
    assert same(n, f)
    x, good = double(f), np.isfinite(f)
    down, up, cut = double(d), double(u), double(z)
    assert (
        (down <= x)[good].all() and (up >= x)[good].all() and (cut == np.where(x > 0, down, up))[good].all()
    )
    adjacent = np.nextafter(d, np.array(np.inf, kind))
    assert ((up == down) | (up == double(adjacent)))[good].all()
    assert np.isnan(double(z)[np.isnan(f)]).all()


def test_integers_and_doubles(built: Any) -> None:
    kind = built[2]
    rng = np.random.default_rng(4)
    a = np.concatenate(
        [rng.integers(-(1 << k), 1 << k, 32) for k in range(1, 63)]
        + [np.array([0, 1, -1, 2049, 65519, 65520, (1 << 63) - 1, -(1 << 63)] * 4)]
    )
    whole, small = np.zeros(len(a), kind), np.zeros(len(a), kind)
    back, wide = np.zeros(len(a), np.int32), np.zeros(len(a), np.float32)
    launch(built, "integers", a, whole, small, back, wide, count=len(a))
    with np.errstate(over="ignore"):
        assert same(small, a.astype(np.int32).astype(np.float64))
    assert same(wide, double(small))
    assert (back == np.clip(np.rint(double(small)), -(1 << 31), (1 << 31) - 1).astype(np.int64)).all()
    doubles = np.ldexp(rng.random(2048) - 0.5, rng.integers(-30, 30, 2048))
    out = np.zeros(2048, kind)
    launch(built, "doubles", doubles, out, count=2048)
    if kind == np.float16:
        assert same(out, doubles)


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_pairs_are_complex_numbers_and_nans_spread(built: Any) -> None:
    a, b = (codes[:16384] for codes in grid(built[2]))
    pair = np.dtype([("x", built[2]), ("y", built[2])])
    results = [np.zeros_like(a) for _ in range(6)]
    launch(
        built, "odd_pairs", a.view(pair), b.view(pair), *(r.view(pair) for r in results), count=len(a) // 2
    )
    x, y = double(a), double(b)
    (re, im), (by, also) = x.reshape(-1, 2).T, y.reshape(-1, 2).T

    def rounded(v: np.ndarray) -> np.ndarray:
        return double(v.astype(built[2]))

    good = np.isfinite(re * by) & np.isfinite(im * also) & np.isfinite(re * also) & np.isfinite(im * by)
    for result, wanted in zip(
        results[0].reshape(-1, 2).T, (rounded(re * by + re) - im * also, rounded(re * also + im) + im * by)
    ):
        # Doubles do not hold all sums of products of bfloat16.
        codes, others = (
            one[good & ~np.isnan(wanted)].view(np.int16).astype(int)
            for one in (result.copy(), wanted.astype(built[2]))
        )
        assert (np.abs(codes - others) <= (built[2] != np.float16)).all()
    for result, wanted in zip(results[1:], (np.minimum(x, y), np.maximum(x, y), x + y, x - y, x * y)):
        assert ((double(result) == rounded(wanted)) | (np.isnan(double(result)) & np.isnan(wanted))).all()


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_bytes_and_masks(built: Any) -> None:
    a = values(built[2])
    pair = np.dtype([("x", built[2]), ("y", built[2])])
    b = np.concatenate([a, a[::-1]]).view(pair)
    whole, natural, other, slope = (
        np.zeros(256, np.int8),
        np.zeros(256, np.uint8),
        np.zeros(256, np.uint32),
        np.zeros_like(a),
    )
    launch(built, "bytes", a, b, whole, natural, other, slope, count=256, exact=built[2] != np.float16)
    cut = np.trunc(np.nan_to_num(double(a)))
    assert (whole == np.clip(cut, -128, 127)).all() and (natural == np.clip(cut, 0, 255)).all()
    i = np.arange(256)
    masks = [
        (u != v) & ~np.isnan(u) & ~np.isnan(v)
        for u, v in ((double(b[name])[i // 2], double(b[name])[i ^ 5]) for name in "xy")
    ]
    assert (other == masks[0] * 0xFFFF + masks[1] * 0xFFFF0000).all()
    assert np.allclose(double(slope), np.tanh(double(a)), rtol=0.01, equal_nan=True)


def test_loads_and_stores_that_say_how_they_are_cached(built: Any) -> None:
    a = np.arange(64).astype(built[2])
    pair = np.dtype([("x", built[2]), ("y", built[2])])
    one, two = np.zeros(32, built[2]), np.zeros(64, built[2])
    launch(built, "cached", a, a.view(pair), one, two.view(pair), count=32)
    assert (double(one) == 3 * np.arange(32)).all() and (double(two) == 3 * np.arange(64)).all()


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_functions_are_within_an_ulp(built: Any) -> None:
    a = np.arange(65536, dtype=np.uint32).astype(np.uint16).view(built[2])
    results = [np.zeros_like(a) for _ in range(5)]
    built[0]["functions"][len(a) // 256, 256](a, *results)
    x = double(a)
    for result, wanted in zip(
        results, (np.sqrt(x), np.exp(x), np.log(x), np.where(np.isinf(x), np.nan, np.sin(x)), np.floor(x))
    ):
        rounded = wanted.astype(built[2])
        distance = np.abs(result.view(np.int16).astype(int) - rounded.view(np.int16).astype(int))
        nan = np.isnan(double(result)) & np.isnan(double(rounded))
        assert (distance[~nan] <= 1).all()
        assert (distance[~nan] > 0).mean() < 0.001


def test_warps_and_atomics(built: Any) -> None:
    a = np.arange(64).astype(built[2])
    out, total, third = np.zeros_like(a), np.zeros(1, built[2]), np.zeros(64, np.float32)
    built[0]["warps"][2, 32](a, out, total, third)
    assert (double(out) == np.arange(64) ^ 1).all() and double(total) == 64
    assert (third == np.repeat([3, 35], 32)).all()
