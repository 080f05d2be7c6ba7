/* cuBLAS for host code; the functions are made from the tables in host/libraries. */
#pragma once
#define CUBLAS_API_H_ /* which headers of samples ask for */
#include <cuda_runtime.h>
#include <cuComplex.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <library_types.h>

#define CUBLAS_VER_MAJOR 13
#define CUBLAS_VER_MINOR 0
#define CUBLAS_VER_PATCH 0
#define CUBLAS_VER_BUILD 0
#define CUBLAS_VERSION (CUBLAS_VER_MAJOR * 10000 + CUBLAS_VER_MINOR * 100 + CUBLAS_VER_PATCH)
typedef struct cublasContext *cublasHandle_t;
enum cublasStatus_t {
    CUBLAS_STATUS_SUCCESS = 0, CUBLAS_STATUS_NOT_INITIALIZED = 1, CUBLAS_STATUS_ALLOC_FAILED = 3, CUBLAS_STATUS_INVALID_VALUE = 7,
    CUBLAS_STATUS_ARCH_MISMATCH = 8, CUBLAS_STATUS_MAPPING_ERROR = 11, CUBLAS_STATUS_EXECUTION_FAILED = 13, CUBLAS_STATUS_INTERNAL_ERROR = 14,
    CUBLAS_STATUS_NOT_SUPPORTED = 15, CUBLAS_STATUS_LICENSE_ERROR = 16
};
enum cublasOperation_t { CUBLAS_OP_N = 0, CUBLAS_OP_T = 1, CUBLAS_OP_C = 2, CUBLAS_OP_HERMITAN = 2, CUBLAS_OP_CONJG = 3 };
enum cublasFillMode_t { CUBLAS_FILL_MODE_LOWER, CUBLAS_FILL_MODE_UPPER, CUBLAS_FILL_MODE_FULL };
enum cublasDiagType_t { CUBLAS_DIAG_NON_UNIT, CUBLAS_DIAG_UNIT };
enum cublasSideMode_t { CUBLAS_SIDE_LEFT, CUBLAS_SIDE_RIGHT };
enum cublasPointerMode_t { CUBLAS_POINTER_MODE_HOST, CUBLAS_POINTER_MODE_DEVICE };
enum cublasAtomicsMode_t { CUBLAS_ATOMICS_NOT_ALLOWED, CUBLAS_ATOMICS_ALLOWED };
enum cublasMath_t {
    CUBLAS_DEFAULT_MATH = 0, CUBLAS_TENSOR_OP_MATH = 1, CUBLAS_PEDANTIC_MATH = 2, CUBLAS_TF32_TENSOR_OP_MATH = 3, CUBLAS_FP32_EMULATED_BF16X9_MATH = 4,
    CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = 8, CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16
};
enum cublasGemmAlgo_t {
    CUBLAS_GEMM_DFALT = -1, CUBLAS_GEMM_DEFAULT = -1, CUBLAS_GEMM_ALGO0 = 0, CUBLAS_GEMM_ALGO1, CUBLAS_GEMM_ALGO2, CUBLAS_GEMM_ALGO3,
    CUBLAS_GEMM_ALGO4, CUBLAS_GEMM_ALGO5, CUBLAS_GEMM_ALGO6, CUBLAS_GEMM_ALGO7, CUBLAS_GEMM_ALGO8, CUBLAS_GEMM_ALGO9, CUBLAS_GEMM_ALGO10,
    CUBLAS_GEMM_ALGO11, CUBLAS_GEMM_ALGO12, CUBLAS_GEMM_ALGO13, CUBLAS_GEMM_ALGO14, CUBLAS_GEMM_ALGO15, CUBLAS_GEMM_ALGO16,
    CUBLAS_GEMM_ALGO17, CUBLAS_GEMM_ALGO18, CUBLAS_GEMM_ALGO19, CUBLAS_GEMM_ALGO20, CUBLAS_GEMM_ALGO21, CUBLAS_GEMM_ALGO22,
    CUBLAS_GEMM_ALGO23, CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99, CUBLAS_GEMM_DFALT_TENSOR_OP = 99, CUBLAS_GEMM_ALGO0_TENSOR_OP = 100,
    CUBLAS_GEMM_ALGO1_TENSOR_OP, CUBLAS_GEMM_ALGO2_TENSOR_OP, CUBLAS_GEMM_ALGO3_TENSOR_OP, CUBLAS_GEMM_ALGO4_TENSOR_OP,
    CUBLAS_GEMM_ALGO5_TENSOR_OP, CUBLAS_GEMM_ALGO6_TENSOR_OP, CUBLAS_GEMM_ALGO7_TENSOR_OP, CUBLAS_GEMM_ALGO8_TENSOR_OP,
    CUBLAS_GEMM_ALGO9_TENSOR_OP, CUBLAS_GEMM_ALGO10_TENSOR_OP, CUBLAS_GEMM_ALGO11_TENSOR_OP, CUBLAS_GEMM_ALGO12_TENSOR_OP,
    CUBLAS_GEMM_ALGO13_TENSOR_OP, CUBLAS_GEMM_ALGO14_TENSOR_OP, CUBLAS_GEMM_ALGO15_TENSOR_OP, CUBLAS_GEMM_AUTOTUNE = 999
};
enum cublasComputeType_t {
    CUBLAS_COMPUTE_16F = 64, CUBLAS_COMPUTE_16F_PEDANTIC = 65, CUBLAS_COMPUTE_32F = 68, CUBLAS_COMPUTE_32F_PEDANTIC = 69, CUBLAS_COMPUTE_64F = 70,
    CUBLAS_COMPUTE_64F_PEDANTIC = 71, CUBLAS_COMPUTE_32I = 72, CUBLAS_COMPUTE_32I_PEDANTIC = 73, CUBLAS_COMPUTE_32F_FAST_16F = 74,
    CUBLAS_COMPUTE_32F_FAST_16BF = 75, CUBLAS_COMPUTE_32F_FAST_TF32 = 77, CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78, CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = 79
};
enum cublasEmulationStrategy_t { CUBLAS_EMULATION_STRATEGY_DEFAULT, CUBLAS_EMULATION_STRATEGY_PERFORMANT, CUBLAS_EMULATION_STRATEGY_EAGER };
typedef cudaDataType cublasDataType_t;

#include "minicc_cublas.h"

/* Vectors and matrices between the host and the device: two-dimensional copies, so stream order and captures treat them as such. */
static inline cublasStatus_t minicc_cublas_copied(cudaError_t error) { return error == cudaSuccess ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_MAPPING_ERROR; }
#define MINICC_CUBLAS_COPIES(suffix, stream_parameter, stream_argument, direction, kind) \
    MINICC_LIBRARY_FUNCTION cublasStatus_t cublas##direction##Vector##suffix(int n, int size, const void *source, int source_step, void *target, int target_step stream_parameter) { \
        if (n < 0 || size <= 0 || source_step <= 0 || target_step <= 0) return CUBLAS_STATUS_INVALID_VALUE; \
        return minicc_cublas_copied(cudaMemcpy2D##suffix(target, (size_t)target_step * size, source, (size_t)source_step * size, size, n, kind stream_argument)); \
    } \
    MINICC_LIBRARY_FUNCTION cublasStatus_t cublas##direction##Matrix##suffix(int rows, int columns, int size, const void *source, int source_step, void *target, \
                                                                   int target_step stream_parameter) { \
        if (rows < 0 || columns < 0 || size <= 0 || source_step <= 0 || target_step <= 0) return CUBLAS_STATUS_INVALID_VALUE; \
        return minicc_cublas_copied(cudaMemcpy2D##suffix(target, (size_t)target_step * size, source, (size_t)source_step * size, (size_t)rows * size, columns, \
                                                         kind stream_argument)); \
    }
#define MINICC_COMMA ,
MINICC_CUBLAS_COPIES(, , , Set, cudaMemcpyHostToDevice)
MINICC_CUBLAS_COPIES(, , , Get, cudaMemcpyDeviceToHost)
MINICC_CUBLAS_COPIES(Async, MINICC_COMMA cudaStream_t stream, MINICC_COMMA stream, Set, cudaMemcpyHostToDevice)
MINICC_CUBLAS_COPIES(Async, MINICC_COMMA cudaStream_t stream, MINICC_COMMA stream, Get, cudaMemcpyDeviceToHost)
#undef MINICC_COMMA
#undef MINICC_CUBLAS_COPIES
#ifdef __cplusplus
/* The types of CUDA 10 name the type of the sums by that of data. */
static inline cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t opa, cublasOperation_t opb, int m, int n, int k, const void *alpha,
                                          const void *a, cudaDataType ta, int lda, const void *b, cudaDataType tb, int ldb, const void *beta, void *c,
                                          cudaDataType tc, int ldc, cudaDataType compute, cublasGemmAlgo_t algorithm) {
    return cublasGemmEx(handle, opa, opb, m, n, k, alpha, a, ta, lda, b, tb, ldb, beta, c, tc, ldc, (cublasComputeType_t)compute, algorithm);
}
#endif
MINICC_LIBRARY_FUNCTION const char *cublasGetStatusName(cublasStatus_t status) {
    switch (status) {
#define MINICC_STATUS(name) case name: return #name;
        MINICC_STATUS(CUBLAS_STATUS_SUCCESS) MINICC_STATUS(CUBLAS_STATUS_NOT_INITIALIZED) MINICC_STATUS(CUBLAS_STATUS_ALLOC_FAILED)
        MINICC_STATUS(CUBLAS_STATUS_INVALID_VALUE) MINICC_STATUS(CUBLAS_STATUS_ARCH_MISMATCH) MINICC_STATUS(CUBLAS_STATUS_MAPPING_ERROR)
        MINICC_STATUS(CUBLAS_STATUS_EXECUTION_FAILED) MINICC_STATUS(CUBLAS_STATUS_INTERNAL_ERROR) MINICC_STATUS(CUBLAS_STATUS_NOT_SUPPORTED)
        MINICC_STATUS(CUBLAS_STATUS_LICENSE_ERROR)
#undef MINICC_STATUS
    }
    return "unknown cublasStatus_t";
}
MINICC_LIBRARY_FUNCTION const char *cublasGetStatusString(cublasStatus_t status) { return cublasGetStatusName(status); }
