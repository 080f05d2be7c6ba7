"""Calls of cuBLAS, cuSOLVER and cuSPARSE whose work runs later: in a random order of streams, or in a graph.
The call checks its arguments, as NVIDIA's libraries do; the work reads what is on the device.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .test_programs import launched

pytest.importorskip("scipy")

_BEGIN = r"""
  #include <cstdio>
  #include <cublas_v2.h>
  #include <cusolverDn.h>
  #include <cusparse.h>
  int main() {
    cudaStream_t stream; cudaStreamCreate(&stream);
    cublasHandle_t blas; cublasCreate(&blas); cublasSetStream(blas, stream);
    float *p; cudaMalloc(&p, 64); cudaMemset(p, 0, 64);
    float one = 1, zero = 0;
"""


def test_invalid_arguments_fail_in_the_call(tmp_path: Path) -> None:
    text = r"""
        cusolverDnHandle_t solver; cusolverDnCreate(&solver); cusolverDnSetStream(solver, stream);
        cusparseHandle_t sparse; cusparseCreate(&sparse); cusparseSetStream(sparse, stream);
        int *info = (int *)p, offsets[3] = {};
        float *list[1] = {p}, **lists; cudaMalloc(&lists, sizeof(list));
        cudaMemcpy(lists, list, sizeof(list), cudaMemcpyHostToDevice);
        int *starts; cudaMalloc(&starts, 12); cudaMemcpy(starts, offsets, 12, cudaMemcpyHostToDevice);
        cusparseSpMatDescr_t a; cusparseDnVecDescr_t x;
        cusparseCreateCsr(&a, 2, 2, 0, starts, p, p, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                          CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
        cusparseCreateDnVec(&x, 3, p, CUDA_R_32F);
        for (int capturing = 0; capturing < 2; capturing++) {
          if (capturing) cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
          printf("%d", cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, 4, 1, 1, &one, p, 2, p, 1, &zero, p, 4));
          printf(" %d", cublasSgemv(blas, (cublasOperation_t)7, 1, 1, &one, p, 1, p, 1, &zero, p, 1));
          printf(" %d", cublasSaxpy(blas, 1, nullptr, p, 1, p, 1));
          printf(" %d", cublasSgemmBatched(blas, CUBLAS_OP_N, CUBLAS_OP_N, 4, 1, 1, &one, lists, 2, lists,
                                           1, &zero, lists, 4, 1));
          printf(" %d", cusolverDnSpotrf(solver, CUBLAS_FILL_MODE_LOWER, 4, p, 2, p, 16, info));
          printf(" %d", cusolverDnSpotrs(solver, (cublasFillMode_t)7, 1, 1, p, 1, p, 1, info));
          printf(" %d", cusparseSpMV(sparse, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, x, &zero, x,
                                     CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, p));
          printf(" %d\n", cusparseXcoo2csr(sparse, info, -1, 2, starts, CUSPARSE_INDEX_BASE_ZERO));
        }
        cudaGraph_t graph; size_t nodes;
        cudaStreamEndCapture(stream, &graph); cudaGraphGetNodes(graph, nullptr, &nodes);
        printf("%zu %d", nodes, cudaDeviceSynchronize()); }"""
    for options in ((), ("--order=1",)):
        result = launched(tmp_path, _BEGIN + text, *options)
        assert (result.stdout, result.stderr) == ("7 7 7 7 3 3 3 3\n" * 2 + "0 0", "")


def test_memory_outside_of_the_device_fails_in_the_call(tmp_path: Path) -> None:
    text = r"""
        float host[4];
        printf("%d ", cublasSscal(blas, 4, &one, host, 1));
        printf("%d", cudaGetLastError()); }"""
    assert launched(tmp_path, _BEGIN + text, "--order=1").stdout == "13 700"


def test_the_work_reads_the_device_and_the_call_reads_the_host(tmp_path: Path) -> None:
    text = r"""
        float *scalar, value = 2, result[3]; cudaMalloc(&scalar, 4);
        float *list[1], **lists; cudaMalloc(&lists, sizeof(list)); cudaMemset(lists, 0, sizeof(list));
        float x[3] = {1, 1, 1}; cudaMemcpy(p, x, 12, cudaMemcpyHostToDevice);
        cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
        cublasSscal(blas, 1, &value, p, 1);
        cublasSetPointerMode(blas, CUBLAS_POINTER_MODE_DEVICE);
        cublasSscal(blas, 1, scalar, p + 1, 1);
        cublasSetPointerMode(blas, CUBLAS_POINTER_MODE_HOST);
        cublasSgemmBatched(blas, CUBLAS_OP_N, CUBLAS_OP_N, 1, 1, 1, &value, lists, 1, lists, 1, &zero,
                           lists, 1, 1);
        cudaGraph_t graph; cudaStreamEndCapture(stream, &graph);
        cudaGraphExec_t runnable; cudaGraphInstantiate(&runnable, graph, 0);
        value = 100; list[0] = p + 2;
        cudaMemcpy(lists, list, sizeof(list), cudaMemcpyHostToDevice);
        for (float factor : {3.f, 5.f}) {
          cudaMemcpy(scalar, &factor, 4, cudaMemcpyHostToDevice);
          cudaGraphLaunch(runnable, stream); cudaStreamSynchronize(stream); }
        cudaMemcpy(result, p, 12, cudaMemcpyDeviceToHost);
        printf("%g %g %g", result[0], result[1], result[2]); }"""
    for options in ((), ("--order=1",)):
        assert launched(tmp_path, _BEGIN + text, *options).stdout == "4 15 8"


def test_descriptors_may_change_after_the_call(tmp_path: Path) -> None:
    text = r"""
        cusparseHandle_t sparse; cusparseCreate(&sparse); cusparseSetStream(sparse, stream);
        float x[4] = {1, 2, 3, 4}, result[4]; cudaMemcpy(p, x, 16, cudaMemcpyHostToDevice);
        int *indices; cudaMalloc(&indices, 8); cudaMemset(indices, 0, 8);
        cusparseSpVecDescr_t from; cusparseDnVecDescr_t to;
        cusparseCreateSpVec(&from, 1, 1, indices, p + 3, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                            CUDA_R_32F);
        cusparseCreateDnVec(&to, 1, p, CUDA_R_32F);
        cusparseScatter(sparse, from, to);
        cusparseDnVecSetValues(to, p + 1);
        cusparseScatter(sparse, from, to);
        cusparseDestroySpVec(from); cusparseDestroyDnVec(to);
        printf("%d ", cudaDeviceSynchronize());
        cudaMemcpy(result, p, 16, cudaMemcpyDeviceToHost);
        printf("%g %g %g", result[0], result[1], result[2]); }"""
    for options in ((), ("--order=1",)):
        assert launched(tmp_path, _BEGIN + text, *options).stdout == "0 4 4 3"
