"""Half precision and bfloat16 in host code: conversions are rounded once, and CUDA's functions exist."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from .test_programs import program
from .test_runtime_api import nvidias_headers, our_headers

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

CONVERSIONS = r"""
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cstdio>
int main() { double v; while (scanf("%lf", &v) == 1) { float f = (float)v; long long i = (long long)v;
  printf("%04x %04x %04x %04x %04x %04x %04x ", __half_as_ushort(__half(v)),
    __half_as_ushort(__float2half_rn(f)), __half_as_ushort(__float2half_rz(f)),
      __half_as_ushort(__float2half_rd(f)),
    __half_as_ushort(__float2half_ru(f)), __half_as_ushort(__ll2half_rn(i)),
      __half_as_ushort(__ll2half_ru(i)));
  printf("%04x %04x %04x %04x %04x %04x\n", __bfloat16_as_ushort(__double2bfloat16(v)),
    __bfloat16_as_ushort(__float2bfloat16_rz(f)), __bfloat16_as_ushort(__float2bfloat16_rd(f)),
    __bfloat16_as_ushort(__float2bfloat16_ru(f)), __bfloat16_as_ushort(__nv_bfloat16(i)),
      __bfloat16_as_ushort(__float2bfloat16(f))); } }
"""
HALF, BFLOAT = (11, -14, 15), (8, -126, 127)


def rounded(value: float, kind: tuple[int, int, int], mode: str) -> str:
    """Return the code of a finite number by exact arithmetic: the nearer of the two codes around it."""
    precision, least, most = kind
    sign, exact = (0x8000, -Fraction(value)) if np.signbit(value) else (0, Fraction(value))
    infinity, ones = (most - least + 2) << (precision - 1), 1 << (precision - 1)

    def number(code: int) -> Fraction:
        """Return the value of a code; for infinity the value after the largest number."""
        exponent = code // ones
        return (code % ones + (ones if exponent else 0)) * Fraction(2) ** (
            max(exponent, 1) - 1 + least - precision + 1
        )

    below, above = 0, infinity
    while above - below > 1:
        middle = (below + above) // 2
        below, above = (middle, above) if number(middle) <= exact else (below, middle)
    if exact >= number(infinity):
        below = infinity - 1
    elif number(below) == exact:
        return f"{sign | below:04x}"
    half_way = (number(below) + number(below + 1)) / 2
    up = {
        "z": False,
        "d": bool(sign),
        "u": not sign,
        "n": exact > half_way or (exact == half_way and below % 2 == 1),
    }[mode]
    return f"{sign | (below + up):04x}"


def test_conversions_are_rounded_once(tmp_path: Path) -> None:
    chance = random.Random(5)
    values = [
        0.0,
        -0.0,
        65519.99999,
        65520.0,
        2.0**-25,
        2.0**-25 * 1.0000001,
        1 + 2.0**-11 + 2.0**-40,
        -(1 + 2.0**-8 + 2.0**-45),
        1e300,
        3.4e38,
        16777217 * 8.0 + 1,
    ]
    values += [
        chance.choice((-1, 1)) * chance.uniform(1, 2) * 2.0 ** chance.randint(-30, 20) for _ in range(300)
    ]
    values += [
        chance.choice((-1, 1))
        * (1 + chance.randrange(1 << 12) / (1 << 11) + chance.choice((-1, 1)) * 2.0**-50)
        * 2.0 ** chance.randint(-20, 14)
        for _ in range(300)
    ]
    result = (
        program(tmp_path, CONVERSIONS)
        .run(input="\n".join(value.hex() for value in values))
        .stdout.splitlines()
    )
    for value, line in zip(values, result, strict=True):
        with np.errstate(over="ignore"):
            single = float(np.float32(value))
        whole = int(value) if abs(value) < 2**63 else None
        expected = (
            [
                rounded(value, HALF, "n"),
                *(rounded(single, HALF, mode) for mode in "nzdu"),
                *(rounded(whole, HALF, mode) if whole is not None else "" for mode in "nu"),
                rounded(value, BFLOAT, "n"),
                *(rounded(single, BFLOAT, mode) for mode in "zdu"),
                rounded(whole, BFLOAT, "n") if whole is not None else "",
                rounded(single, BFLOAT, "n"),
            ]
            if np.isfinite(single)
            else []
        )
        assert [(e, w) for e, w in zip(expected, line.split()) if e and e != w] == [], value


def test_every_function_of_the_headers_exists(tmp_path: Path) -> None:
    """Check the functions that NVIDIA's headers declare for host code."""
    for kind in ("fp16", "bf16"):
        text = (nvidias_headers() / f"cuda_{kind}.h").read_text()
        names = set(re.findall(rf"__CUDA_HOSTDEVICE_{kind.upper()}_DECL__[^;(]*?(\w+)\(", text)) - {"defined"}
        assert len(names) > 100
        (tmp_path / "names.cpp").write_text(
            "\n".join(
                [
                    f"#include <cuda_{kind}.h>",
                    "namespace all {",
                    *(f"using ::{name};" for name in sorted(names)),
                    "}",
                ]
            )
        )
        done = subprocess.run(
            ["g++", "-fsyntax-only", "-w", *our_headers(tmp_path), "names.cpp"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, "\n".join(line for line in done.stderr.splitlines() if "error" in line)


def test_arithmetic_and_comparisons(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cuda_bf16.h>
      #include <cuda_fp16.h>
      #include <cstdio>
      template <class T, class P> void show(T none) { T a = 1.5f, b = -0.25f, big = 3.0f; a += b; a++;
        P p(a, b), q = -p + p * p; float sum = a * big;
        printf("%g %g %g %g %d%d%d ", sum, (float)__hadd_sat(a, big), (float)__habs(b), (float)__hmax(none,
          b), __hgt(a, b), __hltu(none, b), __hlt(none, b));
        printf("%g %g %x %d%d ", (float)q.x, (float)q.y, __hgt2_mask(p, q), __hbeq2(p, p), p != p);
          printf("%d %d %d\n", (int)__hisnan(none), __hisinf(a / T(0.0f)), __hisinf(b / T(0.0f))); }
      int main() { show<__half, __half2>(__ushort_as_half(0x7e00));
        show<__nv_bfloat16, __nv_bfloat162>(__ushort_as_bfloat16(0x7fc0));
        printf("%d %u %d %lld\n", __half2int_rz(__float2half(-7.9f)), __half2uint_rz(__float2half(-7.9f)),
          __half2short_rz(__float2half(65504)), __bfloat162ll_rz(__float2bfloat16(1e30f))); }""",
    )
    line = "6.75 1 0.25 -0.25 110 2.8125 0.3125 0 10 1 1 -1\n"
    assert made.run().stdout == line + line + "-7 0 32767 9223372036854775807\n"


def test_eight_bits_are_those_of_the_device(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      #include <cstring>
      #include <cuda_fp8.h>
      template <class T> __global__ void converted(const float *f, unsigned char *o, float *back, int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) { T t(f[i]); o[i] = t.__x; back[i] = float(t); }
      }
      template <class T> int differing(const float *f, unsigned char *o, float *back, int n) {
        converted<T><<<n / 256, 256>>>(f, o, back, n);
        cudaDeviceSynchronize();
        int bad = 0;
        for (int i = 0; i < n; i++) { T t(f[i]); float b = float(t);
          bad += t.__x != o[i] || (b != back[i] && b == b); }
        return bad;
      }
      int main() {
        int n = 1 << 16; float *f, *back; unsigned char *o; cudaMallocManaged(&f, 4 * n);
          cudaMallocManaged(&back, 4 * n); cudaMallocManaged(&o, n);
        for (int i = 0; i < n; i++) { unsigned u = (unsigned)i << 16 | (i & 1 ? i * 2654435761u >> 16 : 0);
          memcpy(&f[i], &u, 4); }
        printf("%d %d ", differing<__nv_fp8_e4m3>(f, o, back, n), differing<__nv_fp8_e5m2>(f, o, back, n));
        __nv_fp8_e4m3 x(300.0); float2 pair = float2(__nv_fp8x2_e4m3(make_float2(1.1f, -3)));
          float4 all = float4(__nv_fp8x4_e5m2(make_float4(1, 2, 3, 4)));
        printf("%d %d %g %g %g ", (int)x, (int)(signed char)x, (double)__nv_fp8_e5m2(1e9), pair.x, all.w);
        printf("%x %x %x", __nv_cvt_float_to_fp8(1e9f, __NV_NOSAT, __NV_E5M2),
          __nv_cvt_double_to_fp8(1.0625000001, __NV_SATFINITE, __NV_E4M3),
            (unsigned)bool(__nv_fp8_e4m3(-0.0f))); }""",
    )
    assert made.run().stdout == "0 0 288 127 57344 1.125 4 7c 39 0"
