"""cuBLASLt, and cuBLAS's functions of vectors of mixed types."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from .test_programs import program

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

HEAD = r"""
#include <cstdio>
#include <cublasLt.h>
#include <cuda_fp16.h>
int main() { cublasLtHandle_t h; cublasLtCreate(&h); float *p; cudaMallocManaged(&p, 4096);
  for (int i = 0; i < 1024; i++) p[i] = i % 11 - 5; float one = 1, zero = 0; (void)one; (void)zero;
  cublasLtMatmulDesc_t d; cublasLtMatmulDescCreate(&d, CUBLAS_COMPUTE_32F, CUDA_R_32F);
    cublasLtMatrixLayout_t a, b, c; cublasLtMatrixLayoutCreate(&a, CUDA_R_32F, 2, 3, 2);
  cublasLtMatrixLayoutCreate(&b, CUDA_R_32F, 3, 2, 3); cublasLtMatrixLayoutCreate(&c, CUDA_R_32F, 2, 2, 2);
"""
BODIES = {
    "batches and rows": (r"""int two = 2, rows = CUBLASLT_ORDER_ROW; long long step = 8;
      for (auto l : {a, b, c}) { cublasLtMatrixLayoutSetAttribute(l, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT,
        &two, 4);
        cublasLtMatrixLayoutSetAttribute(l, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &step, 8);
          } long long three = 3; cublasLtMatrixLayoutSetAttribute(a, CUBLASLT_MATRIX_LAYOUT_ORDER, &rows, 4);
        cublasLtMatrixLayoutSetAttribute(a, CUBLASLT_MATRIX_LAYOUT_LD, &three, 8); float beta = 2; p[100] = 7;
          printf("%d ", cublasLtMatmul(h, d, &one, p, a, p + 16, b, &beta, p + 100, c, p + 200, c, 0, 0, 0,
            0)); cudaDeviceSynchronize();
        int bad = 0; for (int n = 0; n < 2; n++) for (int j = 0; j < 2; j++) for (int i = 0; i < 2; i++) {
          float s = 2 * p[100 + 8 * n + 2 * j + i];
          for (int k = 0; k < 3; k++) s += p[8 * n + 3 * i + k] * p[16 + 8 * n + 3 * j + k];
        bad += s != p[200 + 8 * n + 2 * j + i]; } printf("%d", bad);""", "0 0"),
    "masks of ReLU": (r"""int e = CUBLASLT_EPILOGUE_RELU_AUX; long long ld = 128; void *mask = p + 500;
      cublasLtMatmulDescSetAttribute(d, CUBLASLT_MATMUL_DESC_EPILOGUE, &e, 4);
        cublasLtMatmulDescSetAttribute(d, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, &mask, 8);
        cublasLtMatmulDescSetAttribute(d, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, &ld, 8);
          cublasLtMatmul(h, d, &one, p + 3, a, p + 19, b, &zero, p + 100, c, p + 100, c, 0, 0, 0, 0);
          cudaDeviceSynchronize();
        for (int i = 0; i < 4; i++) printf("%g ", p[100 + i]);
          printf("%d %d ", *(unsigned char *)mask, ((unsigned char *)mask)[16]); e = CUBLASLT_EPILOGUE_DRELU;
          cublasLtMatmulDescSetAttribute(d, CUBLASLT_MATMUL_DESC_EPILOGUE, &e, 4);
        float minus = -1; cublasLtMatmul(h, d, &minus, p + 3, a, p + 19, b, &zero, p + 100, c, p + 100, c, 0,
          0, 0, 0); cudaDeviceSynchronize(); for (int i = 0; i < 4;
            i++) printf("%g ", p[100 + i]);""", "4 16 4 0 3 1 -4 -16 -4 0 "),
    "what does not fit": (r"""cublasLtMatmulHeuristicResult_t r; int n = 5;
      printf("%d ", cublasLtMatmulAlgoGetHeuristic(h, d, a, a, c, c, 0, 1, &r, &n)); printf("%d ", n);
        int e = 3; cublasLtMatmulDescSetAttribute(d, CUBLASLT_MATMUL_DESC_EPILOGUE, &e, 4);
        printf("%d ", cublasLtMatmul(h, d, &one, p, a, p, b, &zero, p, c, p, c, 0, 0, 0, 0));
          printf("%d ", cublasLtMatmul(0, d, &one, p, a, p, b, &zero, p, c, p, c, 0, 0, 0, 0)); size_t w;
          unsigned long rows;
        printf("%d %d ", cublasLtMatrixLayoutGetAttribute(a, CUBLASLT_MATRIX_LAYOUT_ROWS, &rows, 8, &w),
          cublasLtMatrixLayoutSetAttribute(a, CUBLASLT_MATRIX_LAYOUT_ROWS, &rows, 4));
            printf("%lu %zu", rows, w);""", "7 0 15 1 0 7 2 8"),
    "vectors of mixed types": (r"""cublasHandle_t v; cublasCreate(&v); __half *x; cudaMallocManaged(&x, 64);
      for (int i = 0; i < 8; i++) x[i] = __float2half(i); __half r; float f, two = 2;
        printf("%d ", cublasDotEx(v, 8, x, CUDA_R_16F, 1, x, CUDA_R_16F, 1, &r, CUDA_R_16F, CUDA_R_32F));
          printf("%g ", __half2float(r));
          cublasNrm2Ex(v, 2, x + 3, CUDA_R_16F, 1, &r, CUDA_R_16F, CUDA_R_32F);
          printf("%g ", __half2float(r));
        cublasAxpyEx(v, 8, &two, CUDA_R_32F, x, CUDA_R_16F, 1, x, CUDA_R_16F, 1, CUDA_R_32F);
          cublasScalEx(v, 4, &two, CUDA_R_32F, x, CUDA_R_16F, 2, CUDA_R_32F); cudaDeviceSynchronize();
          printf("%g %g ", __half2float(x[3]), __half2float(x[2]));
        printf("%d", cublasDotEx(v, 8, x, CUDA_C_8U, 1, x, CUDA_R_16F, 1, &f, CUDA_R_32F, CUDA_R_32F));""",
        "0 140 5 9 12 15"),
}  # fmt: skip


@pytest.mark.parametrize("what", BODIES)
def test_cublaslt(tmp_path: Path, what: str) -> None:
    body, said = BODIES[what]
    result = program(tmp_path, f"{HEAD}{body} }}").run()
    assert result.stdout == said, result.stderr
