"""The code of nvcc for matrix, narrow-format, SIMD and copy intrinsics, executed here and compared with
NumPy.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from minicc.ptx.parsing.parser import parse
from minicc.runtime import LaunchConfig, prepare

SOURCE = r"""
#include <mma.h>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_pipeline.h>
using namespace nvcuda;

extern "C" __global__ void product(const half *a, const half *b, float *c, int n) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> right;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
    wmma::fill_fragment(sum, 0.0f);
    int row = blockIdx.y * 16, column = blockIdx.x * 16;
    for (int k = 0; k < n; k += 16) {
        wmma::load_matrix_sync(left, a + row * n + k, n);
        wmma::load_matrix_sync(right, b + k * n + column, n);
        wmma::mma_sync(sum, left, right, sum);
    }
    for (int i = 0; i < sum.num_elements; i++) sum.x[i] *= 2.0f;
    wmma::store_matrix_sync(c + row * n + column, sum, n, wmma::mem_row_major);
}

extern "C" __global__ void narrow(const float *x, unsigned *out) {
    __shared__ float tile[256];
    int i = threadIdx.x;
    __pipeline_memcpy_async(&tile[i], &x[i], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    float v = tile[255 - i];
    __half2 pair = __floats2half2_rn(v, -v);
    pair = __hfma2_relu(pair, pair, pair);
    out[i * 4] = __nv_fp8_e4m3(v).__x;
    out[i * 4 + 1] = __bfloat16_as_ushort(__float2bfloat16(v));
    out[i * 4 + 2] = *(unsigned *)&pair;
    out[i * 4 + 3] = __vabsdiffu4(i * 0x01010101u, 0x10203040u) ^ __dp4a(i, i * 3, 7);
}
"""


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    if shutil.which("nvcc") is None:
        pytest.skip("nvcc is not installed")
    folder: Path = tmp_path_factory.mktemp("nvcc")
    (folder / "k.cu").write_text(SOURCE)
    subprocess.run(
        ["nvcc", "-ptx", "-arch=sm_90", "-o", str(folder / "k.ptx"), str(folder / "k.cu")],
        check=True,
        capture_output=True,
    )
    return (folder / "k.ptx").read_text()


def test_product_of_matrices(text: str) -> None:
    n = 64
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((n, n)).astype(np.float16) for _ in "ab")
    c = np.zeros((n, n), np.float32)
    program = prepare(parse(text))
    memory = program.executable.new_memory()
    places = [memory.allocate(array.nbytes) for array in (a, b, c)]
    for place, array in zip(places, (a, b, c)):
        memory.copy_in(place, array)
    program.launch(
        "product",
        memory,
        LaunchConfig((4, 4, 1), (32, 1, 1)),
        [*(p.to_bytes(8, "little") for p in places), np.int32(n).tobytes()],
    )
    memory.copy_out(places[2], c)
    np.testing.assert_allclose(c, 2 * (a.astype(np.float64) @ b.astype(np.float64)), rtol=1e-5, atol=1e-5)


def test_narrow_formats_and_simd(text: str) -> None:
    x = (np.random.default_rng(1).standard_normal(256) * 4).astype(np.float32)
    out = np.zeros((256, 4), np.uint32)
    program = prepare(parse(text))
    memory = program.executable.new_memory()
    source, target = memory.allocate(x.nbytes), memory.allocate(out.nbytes)
    memory.copy_in(source, x)
    program.launch(
        "narrow",
        memory,
        LaunchConfig((1, 1, 1), (256, 1, 1)),
        [source.to_bytes(8, "little"), target.to_bytes(8, "little")],
    )
    memory.copy_out(target, out)
    v = x[::-1]
    assert (out[:, 0] == v.astype(ml_dtypes.float8_e4m3fn).view(np.uint8)).all()
    assert (out[:, 1] == v.astype(ml_dtypes.bfloat16).view(np.uint16)).all()
    h = v.astype(np.float16).astype(np.float64)
    low, high = (np.maximum(h * h + s * h, 0).astype(np.float16).view(np.uint16) for s in (1, -1))
    assert (out[:, 2] == (high.astype(np.uint32) << 16 | low)).all()

    def byte(value: int, k: int) -> int:
        return value >> 8 * k & 255

    def signed(value: int) -> int:
        return value - 256 if value > 127 else value

    for i in range(256):
        difference = sum(abs(i - byte(0x10203040, k)) << 8 * k for k in range(4))
        dot = 7 + sum(signed(byte(i, k)) * signed(byte(3 * i, k)) for k in range(4))
        assert out[i, 3] == difference ^ dot & 0xFFFFFFFF
