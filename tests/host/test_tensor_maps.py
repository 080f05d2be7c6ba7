"""Tensor maps of the driver API, in programs that pass them to kernels."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import minicc

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

HEAD = r"""#include <cuda.h>
#include <cuda_runtime.h>
#include <cstdint>
#include <cstdio>
#define TILED(map, type, rank, p, sizes, strides, box, steps, interleave, swizzle, fill) \
  cuTensorMapEncodeTiled(map, CU_TENSOR_MAP_DATA_TYPE_##type, rank, p, sizes, strides, box, steps, \
  CU_TENSOR_MAP_INTERLEAVE_##interleave, CU_TENSOR_MAP_SWIZZLE_##swizzle, \
  CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_FLOAT_OOB_FILL_##fill)
__device__ unsigned at(void *p) { return (unsigned)__cvta_generic_to_shared(p); }
#define LOAD(rank, mode, coordinates, tail) \
  __shared__ __align__(1024) T tile[1024]; __shared__ __align__(8) uint64_t bar; \
  asm volatile("mbarrier.init.shared.b64 [%0], 1;" :: "r"(at(&bar))); \
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(at(&bar)), "r"(bytes));\
  asm volatile("cp.async.bulk.tensor." rank ".shared::cluster.global" mode \
    ".mbarrier::complete_tx::bytes [%0], [%1, {" coordinates "}], [%2]" tail ";" \
    :: "r"(at(tile)), "l"(&map), "r"(at(&bar)) : "memory"); \
  asm volatile("{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra WAIT; }" :: \
    "r"(at(&bar)) : "memory"); \
  for (int i = 0; i < n; i++) out[i] = tile[i];
"""


def output(tmp_path: Path, text: str) -> str:
    file = tmp_path / "p.cu"
    file.write_text(HEAD + text)
    result = minicc.Program(str(file), options=("-arch=sm_100a",)).run()
    assert result.status == 0, result.stderr
    return result.stdout


def test_the_type_is_128_bytes(tmp_path: Path) -> None:
    text = r"""int main() { int maps; cuInit(0);
      cuDeviceGetAttribute(&maps, CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED, 0);
      printf("%d %zu %d\n", maps, sizeof(CUtensorMap), alignof(CUtensorMap) >= 64); }"""
    assert output(tmp_path, text) == "1 128 1\n"


def test_a_map_is_passed_to_a_kernel_and_its_address_replaced(tmp_path: Path) -> None:
    text = r"""typedef float T;
    __global__ void k(const __grid_constant__ CUtensorMap map, T *out, int n, unsigned bytes) {
      LOAD("2d", "", "2, 1", "") }
    int main() { float *p, *q; cudaMallocManaged(&p, 256); cudaMallocManaged(&q, 256); CUtensorMap map;
      for (int i = 0; i < 64; i++) p[i] = i, q[i] = 100 + i;
      cuuint64_t sizes[2] = {8, 8}, strides[1] = {32}; cuuint32_t box[2] = {4, 2}, steps[2] = {1, 1};
      float *out; cudaMallocManaged(&out, 64);
      printf("%d ", TILED(&map, FLOAT32, 2, p, sizes, strides, box, steps, NONE, NONE, NONE));
      k<<<1, 1>>>(map, out, 8, 32); cudaDeviceSynchronize();
      for (int i = 0; i < 8; i++) printf("%g ", out[i]);
      printf("%d ", cuTensorMapReplaceAddress(&map, q));
      k<<<1, 1>>>(map, out, 8, 32); cudaDeviceSynchronize();
      for (int i = 0; i < 8; i++) printf("%g ", out[i]);
      printf("%d\n", cuTensorMapReplaceAddress(&map, (char *)q + 4)); }"""
    assert output(tmp_path, text) == ("0 10 11 12 13 18 19 20 21 0 110 111 112 113 118 119 120 121 1\n")


def test_columns(tmp_path: Path) -> None:
    """Corners are in the order W, H: pixels of a 2 by 3 box in an image of 3 by 5."""
    text = r"""typedef uint16_t T;
    __global__ void k(const __grid_constant__ CUtensorMap map, T *out, int n, unsigned bytes) {
      LOAD("4d", ".im2col", "0, 0, 0, 0", ", {1, 2}") }
    int main() { uint16_t *p, *out; cudaMallocManaged(&p, 480); cudaMallocManaged(&out, 128); CUtensorMap map;
      for (int i = 0; i < 240; i++) p[i] = i / 8;
      cuuint64_t sizes[4] = {8, 3, 5, 2}, strides[3] = {16, 48, 240}; cuuint32_t steps[4] = {1, 1, 1, 1};
      int lower[2] = {0, 0}, upper[2] = {-1, -2};
      printf("%d:", cuTensorMapEncodeIm2col(&map, CU_TENSOR_MAP_DATA_TYPE_UINT16, 4, p, sizes, strides, lower,
        upper, 8, 8, steps, CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE,
        CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE));
      k<<<1, 1>>>(map, out, 64, 128); cudaDeviceSynchronize();
      for (int i = 0; i < 64; i += 8) printf(" %d", out[i]); printf("\n"); }"""
    pixels = [15 * n + 3 * (h + 2) + w + 1 for n in range(2) for h in range(3) for w in range(2)][:8]
    assert output(tmp_path, text) == f"0: {' '.join(map(str, pixels))}\n"


def test_wide_columns(tmp_path: Path) -> None:
    text = r"""typedef uint16_t T;
    __global__ void k(const __grid_constant__ CUtensorMap map, T *out, int n, unsigned bytes) {
      LOAD("3d", ".im2col::w", "0, 0, 0", ", {1, 0}") }
    int main() { uint16_t *p, *out; CUtensorMap map;
      cudaMallocManaged(&p, 640); cudaMallocManaged(&out, 1024);
      for (int i = 0; i < 320; i++) p[i] = i / 32;
      cuuint64_t sizes[3] = {32, 5, 2}, strides[2] = {64, 320}; cuuint32_t steps[3] = {1, 1, 1};
      printf("%d:", cuTensorMapEncodeIm2colWide(&map, CU_TENSOR_MAP_DATA_TYPE_UINT16, 3, p, sizes, strides, 0,
        -1, 32, 5, steps, CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_IM2COL_WIDE_MODE_W,
        CU_TENSOR_MAP_SWIZZLE_64B,
        CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE));
      k<<<1, 1>>>(map, out, 6 * 32, 6 * 64); cudaDeviceSynchronize();
      for (int i = 0; i < 6; i++) printf(" %d", out[32 * i]); printf("\n"); }"""
    assert output(tmp_path, text) == "0: 0 1 2 3 5 6\n"


def test_broken_rules_are_invalid_values(tmp_path: Path) -> None:
    text = r"""int main() { char *p; cudaMalloc(&p, 4096); CUtensorMap map; cuuint64_t sizes[3] = {8, 8, 8};
      cuuint64_t strides[2] = {32, 256}, odd[2] = {40, 256};
      cuuint32_t box[3] = {4, 4, 1}, steps[3] = {1, 1, 1};
      cuuint32_t large[3] = {4, 257, 1}, narrow[3] = {3, 4, 1}, far[3] = {1, 9, 1};
      printf("%d ", TILED(&map, FLOAT32, 2, p, sizes, strides, box, steps, NONE, NONE, NAN_REQUEST_ZERO_FMA));
      printf("%d ", TILED(&map, UINT32, 2, p, sizes, strides, box, steps, NONE, NONE, NAN_REQUEST_ZERO_FMA));
      printf("%d ", TILED(&map, FLOAT32, 0, p, sizes, strides, box, steps, NONE, NONE, NONE));
      printf("%d ", TILED(&map, FLOAT32, 6, p, sizes, strides, box, steps, NONE, NONE, NONE));
      printf("%d ", TILED(&map, FLOAT32, 2, p + 8, sizes, strides, box, steps, NONE, NONE, NONE));
      printf("%d ", TILED(&map, FLOAT32, 2, p, sizes, odd, box, steps, NONE, NONE, NONE));
      printf("%d ", TILED(&map, FLOAT32, 2, p, sizes, strides, large, steps, NONE, NONE, NONE));
      printf("%d ", TILED(&map, FLOAT32, 2, p, sizes, strides, narrow, steps, NONE, NONE, NONE));
      printf("%d ", TILED(&map, FLOAT32, 2, p, sizes, strides, box, far, NONE, NONE, NONE));
      printf("%d ", TILED(&map, FLOAT32, 3, p, sizes, strides, box, steps, 32B, NONE, NONE));
      printf("%d ", TILED(&map, FLOAT32, 2, p, sizes, strides, box, steps, 16B, NONE, NONE));
      printf("%d ", TILED((CUtensorMap *)((char *)&map + 8), FLOAT32, 2, p, sizes, strides, box, steps, NONE,
        NONE, NONE));
      printf("%d ", TILED((CUtensorMap *)0, FLOAT32, 2, p, sizes, strides, box, steps, NONE, NONE, NONE));
      printf("%d ", TILED(&map, FLOAT32, 2, p, (cuuint64_t *)0, strides, box, steps, NONE, NONE, NONE));
      printf("%d ", TILED(&map, FLOAT32, 1, p, sizes, (cuuint64_t *)0, box, steps, NONE, NONE, NONE));
      printf("%d ", cuTensorMapEncodeTiled(&map, (CUtensorMapDataType)16, 2, p, sizes, strides, box, steps,
        CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE,
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE));
      CUtensorMap none = {}; printf("%d %d\n", cuTensorMapReplaceAddress(&none, p),
        cuTensorMapReplaceAddress(nullptr, p)); }"""
    assert output(tmp_path, text) == "0 1 1 1 1 1 1 1 1 1 1 1 1 1 0 1 1 1\n"
