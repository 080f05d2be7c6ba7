"""The workloads of `bench/runtime.py`: a kernel in CUDA C++, the same computation in C, and their arguments.

Arguments are arrays and ints; the kernel and the C function take the same, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True, slots=True)
class Workload:
    """A computation as a kernel and in C.

    `target` bounds the ratio of one native thread's time to gcc's; 0 if there is no bound.
    """

    name: str
    kernel: str
    c: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    arguments: Callable[[], tuple[Any, ...]]
    target: float
    launches: int = 1


RNG = np.random.default_rng(0)
N = 1 << 20
I = "int i = blockIdx.x * blockDim.x + threadIdx.x;"  # noqa: E741


def floats(*shape: int) -> np.ndarray:
    return RNG.random(shape, np.float32)


_X, _Y = floats(N), floats(N)
_A, _B = floats(512, 512), floats(512, 512)
_BINS = RNG.integers(0, 256, N).astype(np.int32)
_PICK = RNG.integers(0, N, N).astype(np.int32)
_BODIES = floats(1024, 4)
_LENGTHS = RNG.integers(0, 33, 1 << 16)
_ROWS = np.concatenate(([0], np.cumsum(_LENGTHS))).astype(np.int32)
_COLUMNS = RNG.integers(0, 1 << 16, int(_ROWS[-1])).astype(np.int32)
_VALUES = floats(int(_ROWS[-1]))
_HALVES = RNG.random((256, 256)).astype(np.float16)

WORKLOADS = (
    Workload("saxpy, 1 M", f"__global__ void k(int n, const float *x, float *y) {{ {I} if (i < n) y[i] = "
                           f"2.5f * x[i] + y[i]; }}",
             "void k(int n, const float *x, float *y) { for (int i = 0; i < n; i++) y[i] = 2.5f * x[i] + "
             "y[i]; }",
             (N // 256,), (256,), lambda: (N, _X, _Y.copy()), 1.5),
    Workload("256-step FMA loop, 64 K", f"__global__ void k(int n, float *y) {{ {I} float v = i; for (int k "
                                        f"= 0; k < n; k++) v = fmaf(v, 0.9999999f, 1.0f); y[i] = v; }}",
             "void k(int n, float *y) { for (int i = 0; i < 65536; i++) { float v = i; for (int k = 0; k < "
             "n; k++) v = __builtin_fmaf(v, 0.9999999f, 1.0f); y[i] = v; } }",
             (256,), (256,), lambda: (256, np.zeros(1 << 16, np.float32)), 0.4),
    Workload("divergent trip counts, 64 K", f"__global__ void k(int n, float *y) {{ {I} float v = i; for "
                                            f"(int k = 0; k <= i % n; k++) v = fmaf(v, 0.9999999f, 1.0f); "
                                            f"y[i] = v; }}",
             "void k(int n, float *y) { for (int i = 0; i < 65536; i++) { float v = i; for (int k = 0; k <= "
             "i % n; k++) v = __builtin_fmaf(v, 0.9999999f, 1.0f); y[i] = v; } }",
             (256,), (256,), lambda: (249, np.zeros(1 << 16, np.float32)), 0.4),
    Workload("matmul 512², 16×16 tiles",
        """__global__ void k(int n, const float *a, const float *b, float *c) {
        __shared__ float sa[16][16], sb[16][16];
          int x = threadIdx.x, y = threadIdx.y, col = blockIdx.x * 16 + x, row = blockIdx.y * 16 + y;
          float sum = 0;
        for (int t = 0; t < n; t += 16) { sa[y][x] = a[row * n + t + x]; sb[y][x] = b[(t + y) * n + col];
          __syncthreads();
            for (int k = 0; k < 16; k++) sum += sa[y][k] * sb[k][x]; __syncthreads();
              } c[row * n + col] = sum; }""",
             """void k(int n, const float *restrict a, const float *restrict b, float *restrict c) {
                 for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) c[i * n + j] = 0;
        for (int k = 0; k < n; k++) for (int j = 0; j < n; j++) c[i * n + j] += a[i * n + k] * b[k * n + j]; }
          }""",
             (32, 32), (16, 16), lambda: (512, _A, _B, np.zeros_like(_A)), 1.5),
    Workload("naive matmul 512²",
        """__global__ void k(int n, const float *a, const float *b, float *c) {
            int col = blockIdx.x * 32 + threadIdx.x, row = blockIdx.y * 8 + threadIdx.y;
        float sum = 0; for (int k = 0; k < n; k++) sum += a[row * n + k] * b[k * n + col];
          c[row * n + col] = sum; }""",
             """void k(int n, const float *restrict a, const float *restrict b, float *restrict c) {
                 for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) c[i * n + j] = 0;
        for (int k = 0; k < n; k++) for (int j = 0; j < n; j++) c[i * n + j] += a[i * n + k] * b[k * n + j]; }
          }""",
             (16, 64), (32, 8), lambda: (512, _A, _B, np.zeros_like(_A)), 1.5),
    Workload("histogram, 1 M", f"__global__ void k(int n, const int *x, int *bins) {{ {I} if (i < n) "
                               f"atomicAdd(&bins[x[i]], 1); }}",
             "void k(int n, const int *x, int *bins) { for (int i = 0; i < n; i++) bins[x[i]]++; }",
             (N // 256,), (256,), lambda: (N, _BINS, np.zeros(256, np.int32)), 0),
    Workload("tree reduction, 1 M",
        """__global__ void k(int n, const float *x, float *y) { __shared__ float s[256];
            int t = threadIdx.x, i = blockIdx.x * 256 + t; s[t] = x[i]; __syncthreads();
        for (int d = 128; d > 0; d >>= 1) { if (t < d) s[t] += s[t + d]; __syncthreads();
          } if (t == 0) y[blockIdx.x] = s[0]; }""",
             """void k(int n, const float *x, float *y) { for (int b = 0; b < n / 256; b++) { float s[256];
                 for (int t = 0; t < 256; t++) s[t] = x[b * 256 + t];
        for (int d = 128; d > 0; d >>= 1) for (int t = 0; t < d; t++) s[t] += s[t + d]; y[b] = s[0]; } }""",
             (N // 256,), (256,), lambda: (N, _X, np.zeros(N // 256, np.float32)), 3),
    Workload("warp-shuffle reduction, 1 M",
        f"""__global__ void k(int n, const float *x, float *y) {{ {I} float v = x[i];
        for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(~0u, v, d);
          if (threadIdx.x % 32 == 0) y[i / 32] = v; }}""",
             """void k(int n, const float *x, float *y) { for (int b = 0; b < n / 32; b++) { float s[32];
                 for (int t = 0; t < 32; t++) s[t] = x[b * 32 + t];
        for (int d = 16; d > 0; d >>= 1) for (int t = 0; t < d; t++) s[t] += s[t + d]; y[b] = s[0]; } }""",
             (N // 256,), (256,), lambda: (N, _X, np.zeros(N // 32, np.float32)), 3),
    Workload("gather, 1 M", f"__global__ void k(int n, const int *at, const float *x, float *y) {{ {I} if (i "
                            f"< n) y[i] = x[at[i]]; }}",
             "void k(int n, const int *at, const float *x, float *y) { for (int i = 0; i < n; i++) y[i] = "
             "x[at[i]]; }",
             (N // 256,), (256,), lambda: (N, _PICK, _X, np.zeros(N, np.float32)), 2.5),
    Workload("Mandelbrot 512²",
        """__global__ void k(int n, int *y) { int px = blockIdx.x * 16 + threadIdx.x, py = blockIdx.y * 16
            + threadIdx.y; float cx = px * (3.0f / 512) - 2.2f, cy = py * (3.0f / 512) - 1.5f;
        float a = 0, b = 0; int k = 0; while (k < n && a * a + b * b < 4.0f) { float t = a * a - b * b + cx;
          b = 2 * a * b + cy; a = t; k++; } y[py * 512 + px] = k; }""",
             """void k(int n, int *y) { for (int py = 0; py < 512; py++) for (int px = 0; px < 512; px++) {
                 float cx = px * (3.0f / 512) - 2.2f, cy = py * (3.0f / 512) - 1.5f;
        float a = 0, b = 0; int k = 0; while (k < n && a * a + b * b < 4.0f) { float t = a * a - b * b + cx;
          b = 2 * a * b + cy; a = t; k++; } y[py * 512 + px] = k; } }""",
             (32, 32), (16, 16), lambda: (256, np.zeros((512, 512), np.int32)), 0.4),
    Workload("n-body, 1024",
        """__global__ void k(int n, const float4 *p, float *out) { int i = blockIdx.x * 128 + threadIdx.x;
            float4 me = p[i]; float ax = 0, ay = 0, az = 0;
        for (int j = 0; j < n; j++) { float4 o = p[j];
          float dx = o.x - me.x, dy = o.y - me.y, dz = o.z - me.z, d = dx * dx + dy * dy + dz * dz + 0.01f;
          float r = 1.0f / sqrtf(d);
            float f = o.w * r * r * r; ax += dx * f; ay += dy * f; az += dz * f; } out[3 * i] = ax;
              out[3 * i + 1] = ay; out[3 * i + 2] = az; }""",
             """#include <math.h>
        void k(int n, const float *p, float *out) { for (int i = 0; i < n; i++) { const float *me = p + 4 * i;
          float ax = 0, ay = 0, az = 0;
        for (int j = 0; j < n; j++) { const float *o = p + 4 * j;
          float dx = o[0] - me[0], dy = o[1] - me[1], dz = o[2] - me[2], d = dx * dx + dy * dy + dz * dz
              + 0.01f; float r = 1.0f / sqrtf(d);
            float f = o[3] * r * r * r; ax += dx * f; ay += dy * f; az += dz * f; } out[3 * i] = ax;
              out[3 * i + 1] = ay; out[3 * i + 2] = az; } }""",
             (8,), (128,), lambda: (1024, _BODIES, np.zeros(3 * 1024, np.float32)), 0.4),
    Workload("SpMV (CSR), 64 K rows",
        f"""__global__ void k(int n, const int *rows, const int *cols, const float *v, const float *x,
            float *y) {{ {I} if (i < n) {{ float s = 0;
        for (int j = rows[i]; j < rows[i + 1]; j++) s += v[j] * x[cols[j]]; y[i] = s; }} }}""",
             """void k(int n, const int *rows, const int *cols, const float *v, const float *x, float *y) {
                 for (int i = 0; i < n; i++) { float s = 0;
        for (int j = rows[i]; j < rows[i + 1]; j++) s += v[j] * x[cols[j]]; y[i] = s; } }""",
             (256,), (256,), lambda: (1 << 16, _ROWS, _COLUMNS, _VALUES, _X, np.zeros(1 << 16, np.float32)),
             2.5),
    Workload("bitonic sort, 1024 blocks of 256",
        """__global__ void k(int n, int *x) { __shared__ int s[256]; int t = threadIdx.x;
            s[t] = x[blockIdx.x * 256 + t]; __syncthreads();
        for (int k = 2; k <= n; k <<= 1) for (int j = k >> 1; j > 0; j >>= 1) { int o = t ^ j; if (o > t) {
          int a = s[t], b = s[o]; if ((a > b) == ((t & k) == 0)) { s[t] = b; s[o] = a; } } __syncthreads(); }
        x[blockIdx.x * 256 + t] = s[t]; }""",
             """void k(int n, int *x) { for (int c = 0; c < 1024; c++) { int *s = x + c * 256;
                 for (int k = 2; k <= n; k <<= 1) for (int j = k >> 1; j > 0; j >>= 1)
                 for (int t = 0; t < 256; t++) {
        int o = t ^ j; if (o > t) { int a = s[t], b = s[o]; if ((a > b) == ((t & k) == 0)) { s[t] = b;
          s[o] = a; } } } } }""",
             (1024,), (256,), lambda: (256, RNG.integers(0, 1 << 30, 1 << 18).astype(np.int32)), 3),
    Workload("scan, 1 M in blocks of 256",
        """__global__ void k(int n, const int *x, int *y) { __shared__ int s[256];
            int t = threadIdx.x, i = blockIdx.x * 256 + t; s[t] = x[i]; __syncthreads();
        for (int d = 1; d < 256; d <<= 1) { int v = t >= d ? s[t - d] : 0; __syncthreads(); s[t] += v;
          __syncthreads(); } y[i] = s[t]; }""",
             "void k(int n, const int *x, int *y) { for (int b = 0; b < n / 256; b++) { int s = 0; for (int "
             "t = 0; t < 256; t++) y[b * 256 + t] = s += x[b * 256 + t]; } }",
             (N // 256,), (256,), lambda: (N, _BINS, np.zeros(N, np.int32)), 0),
    Workload("2-D stencil 1024²",
        """__global__ void k(int n, const float *x, float *y) { int c = blockIdx.x * 32 + threadIdx.x, r =
            blockIdx.y * 8 + threadIdx.y;
        if (c > 0 && c < n - 1 && r > 0 && r < n - 1) y[r * n + c] = 0.2f
            * (x[r * n + c] + x[r * n + c - 1] + x[r * n + c + 1] + x[(r - 1) * n + c] + x[(r + 1) * n + c]);
            }""",
             """void k(int n, const float *restrict x, float *restrict y) {
                 for (int r = 1; r < n - 1; r++) for (int c = 1; c < n - 1; c++)
        y[r * n + c] = 0.2f * (x[r * n + c] + x[r * n + c - 1] + x[r * n + c + 1] + x[(r - 1) * n + c]
            + x[(r + 1) * n + c]); }""",
             (32, 128), (32, 8), lambda: (1024, _X, np.zeros(N, np.float32)), 1.5),
    Workload("64-bit hash, 256 K × 16",
        f"""__global__ void k(int n, unsigned long long *y) {{ {I} unsigned long long h = i;
            for (int k = 0; k < n; k++) {{ h ^= h >> 33; h *= 0xff51afd7ed558ccdull; h ^= h >> 29; }}
            y[i] = h; }}""",
             "void k(int n, unsigned long long *y) { for (int i = 0; i < 1 << 18; i++) { unsigned long long "
             "h = i; for (int k = 0; k < n; k++) { h ^= h >> 33; h *= 0xff51afd7ed558ccdull; h ^= h >> 29; } "
             "y[i] = h; } }",
             (1024,), (256,), lambda: (16, np.zeros(1 << 18, np.uint64)), 1.5),
    Workload("f16 GEMM 256³, wmma", """#include <mma.h>
        using namespace nvcuda;
        __global__ void k(int n, const half *a, const half *b, float *c) {
          int row = blockIdx.y * 16, col = (blockIdx.x * 4 + threadIdx.y) * 16;
        wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
          wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
        wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc; wmma::fill_fragment(fc, 0.0f);
        for (int i = 0; i < n; i += 16) { wmma::load_matrix_sync(fa, a + row * n + i, n);
          wmma::load_matrix_sync(fb, b + i * n + col, n); wmma::mma_sync(fc, fa, fb, fc); }
        wmma::store_matrix_sync(c + row * n + col, fc, n, wmma::mem_row_major); }""",
             """void k(int n, const _Float16 *restrict a, const _Float16 *restrict b, float *restrict c) {
                 for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) c[i * n + j] = 0;
        for (int k = 0; k < n; k++) for (int j = 0; j < n; j++) c[i * n + j] += (float)a[i * n + k]
            * (float)b[k * n + j]; } }""",
             (4, 16), (32, 4), lambda: (256, _HALVES, _HALVES, np.zeros((256, 256), np.float32)), 0),
    Workload("100 launches of a tiny kernel", f"__global__ void k(int n, float *y) {{ {I} if (i < n) y[i] += "
                                              f"1.0f; }}",
             "void k(int n, float *y) { for (int i = 0; i < n; i++) y[i] += 1.0f; }", (2,), (64,),
             lambda: (128, np.zeros(128, np.float32)), 0, 100),
)  # fmt: skip
