"""`cuda_fp8.h` against ml_dtypes: every code read, and numbers of all sizes, ties among them, rounded
once.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import minicc

SOURCE = """
#include <cuda_fp8.h>
extern "C" __global__ void write(const float *x, const double *d, unsigned char *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    out[4 * i] = __nv_fp8_KIND(x[i]).__x;
    out[4 * i + 1] = __nv_cvt_float_to_fp8(x[i], __NV_NOSAT, __NV_NAME);
    out[4 * i + 2] = __nv_fp8_KIND(d[i]).__x;
    out[4 * i + 3] = __nv_fp8x2_KIND(make_float2(1.0f, x[i])).__x >> 8;
}
extern "C" __global__ void read(float *f, int *i) {
    __nv_fp8_KIND a;
    a.__x = threadIdx.x;
    f[threadIdx.x] = (float)a;
    i[threadIdx.x] = (int)a;
}
"""
TYPES = {
    "e4m3": (np.dtype(ml_dtypes.float8_e4m3fn), 464.0),
    "e5m2": (np.dtype(ml_dtypes.float8_e5m2), 61440.0),
}
"""The types of ml_dtypes, and from where on numbers round to more than the largest one."""


def _compiled(kind: str, arch: str) -> minicc.ObjectCode:
    return minicc.compile(SOURCE.replace("KIND", kind).replace("NAME", kind.upper()), arch=arch)


def _numbers() -> np.ndarray:
    rng = np.random.default_rng(5)
    random = rng.normal(size=20_000) * np.exp2(rng.integers(-20, 19, 20_000))
    codes = np.arange(255, dtype="u1")
    exact = np.concatenate([codes.view(dtype).astype("f8") for dtype, _ in TYPES.values()])
    exact = np.sort(exact[np.isfinite(exact)])
    ties = (exact[1:] + exact[:-1]) / 2
    values = np.concatenate(
        [random, exact, ties, [np.inf, -np.inf, 464, 465, 61440, 61441, 0.0, -0.0]]
    ).astype("f4")
    return np.concatenate(
        [values, np.nextafter(values, np.float32(np.inf)), np.nextafter(values, np.float32(-np.inf))]
    )


@pytest.mark.parametrize("arch", ["sm_80", "sm_89"])
@pytest.mark.parametrize("kind", TYPES)
def test_numbers_become_the_nearest_code(kind: str, arch: str) -> None:
    x = _numbers()
    # Just beside a float, so that rounding twice would show.
    d = x.astype("f8") * (1 + np.where(np.arange(len(x)) % 2, 1, -1) * 2.0**-45)
    out = np.zeros((len(x), 4), "u1")
    _compiled(kind, arch)["write"]((len(x) + 255) // 256, 256, (x, d, out, np.int32(len(x))))
    dtype, beyond = TYPES[kind]
    largest = ml_dtypes.finfo(dtype).max.astype("f8")
    for column, values in ((0, x.astype("f8")), (1, x.astype("f8")), (2, d), (3, x.astype("f8"))):
        over = np.abs(values) > beyond
        over |= (np.abs(values) == beyond) & (kind == "e5m2")
        held = np.where(over, np.copysign(largest, values), values)
        wanted = _nearest(held, dtype)
        if column == 1:
            wanted = np.where(
                over, (np.signbit(values) * 0x80 | (0x7F if kind == "e4m3" else 0x7C)).astype("u1"), wanted
            )
        wrong = np.flatnonzero(out[:, column] != wanted)
        assert not len(wrong), [(float(values[i]), int(out[i, column]), int(wanted[i])) for i in wrong[:5]]


def _nearest(values: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """Codes by a table of all finite values: the nearest, of two equally near the even one."""
    codes = np.arange(128, dtype="u1")
    table = codes.view(dtype).astype("f8")
    codes, table = codes[np.isfinite(table)], table[np.isfinite(table)]
    above = np.clip(np.searchsorted(table, np.abs(values)), 1, len(table) - 1)
    low, high = table[above - 1], table[above]
    upper = (np.abs(values) - low > high - np.abs(values)) | (
        (np.abs(values) - low == high - np.abs(values)) & (codes[above] % 2 == 0)
    )
    return (codes[np.where(upper, above, above - 1)] | np.signbit(values).astype("u1") << 7).astype("u1")


@pytest.mark.parametrize("arch", ["sm_80", "sm_89"])
@pytest.mark.parametrize("kind", TYPES)
def test_codes_are_what_they_stand_for(kind: str, arch: str) -> None:
    f, i = np.zeros(256, "f4"), np.zeros(256, "i4")
    _compiled(kind, arch)["read"](1, 256, (f, i))
    wanted = np.arange(256, dtype="u1").view(TYPES[kind][0]).astype("f4")
    np.testing.assert_array_equal(f, wanted)
    whole = np.isfinite(wanted)
    np.testing.assert_array_equal(i[whole], np.trunc(wanted[whole]).astype("i4"))
