// A layer of a network by cuBLASLt: a product of half matrices with bias and GELU, its input kept for the gradient; beside it the same by a loop.
//   minicc run examples/programs/layer.cu
// PROGRAM:
// CHECK: {{^}}0 of 384 values are wrong, 0 of 24 sums
#include "check.h"
#include <cmath>
#include <cublasLt.h>
#include <cuda_fp16.h>
#include <vector>

#define LT(call)                                                                                \
    do {                                                                                        \
        cublasStatus_t status = (call);                                                         \
        if (status != CUBLAS_STATUS_SUCCESS) {                                                  \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cublasGetStatusName(status));    \
            exit(1);                                                                            \
        }                                                                                       \
    } while (0)

constexpr int M = 24, N = 16, K = 40;

template <class T> static T *on_device(const std::vector<T> &values) {
    T *p;
    CHECK(cudaMalloc(&p, values.size() * sizeof(T)));
    CHECK(cudaMemcpy(p, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
    return p;
}
template <class T> static std::vector<T> on_host(const T *p, size_t n) {
    std::vector<T> values(n);
    CHECK(cudaMemcpy(values.data(), p, n * sizeof(T), cudaMemcpyDeviceToHost));
    return values;
}
static cublasLtMatrixLayout_t layout(cudaDataType type, int rows, int columns) {
    cublasLtMatrixLayout_t made;
    LT(cublasLtMatrixLayoutCreate(&made, type, rows, columns, rows));
    return made;
}

int main() {
    std::vector<__half> a(K * M), b(K * N), bias(M);
    for (size_t i = 0; i < a.size(); i++) a[i] = __float2half(float(i % 13) / 8 - 0.75f);
    for (size_t i = 0; i < b.size(); i++) b[i] = __float2half(float(i % 7) / 16 - 0.2f);
    for (int i = 0; i < M; i++) bias[i] = __float2half(i / 16.0f - 0.5f);
    __half *da = on_device(a), *db = on_device(b), *dbias = on_device(bias), *dsums = on_device(std::vector<__half>(M));
    float *dd = on_device(std::vector<float>(M * N)), *dinput = on_device(std::vector<float>(M * N)), *dback = on_device(std::vector<float>(M * N));

    cublasLtHandle_t handle;
    LT(cublasLtCreate(&handle));
    cublasLtMatmulDesc_t product;
    LT(cublasLtMatmulDescCreate(&product, CUBLAS_COMPUTE_32F, CUDA_R_32F));
    auto set = [&](cublasLtMatmulDescAttributes_t which, const auto &value) { LT(cublasLtMatmulDescSetAttribute(product, which, &value, sizeof value)); };
    set(CUBLASLT_MATMUL_DESC_TRANSA, CUBLAS_OP_T);
    set(CUBLASLT_MATMUL_DESC_EPILOGUE, CUBLASLT_EPILOGUE_GELU_AUX_BIAS);
    set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, dbias);
    set(CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, CUDA_R_16F);
    set(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, dinput);
    set(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, (long long)M);
    auto la = layout(CUDA_R_16F, K, M), lb = layout(CUDA_R_16F, K, N), ld = layout(CUDA_R_32F, M, N);

    cublasLtMatmulPreference_t preference;
    cublasLtMatmulHeuristicResult_t best;
    size_t most = 1 << 20;
    int found = 0;
    LT(cublasLtMatmulPreferenceCreate(&preference));
    LT(cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &most, sizeof most));
    LT(cublasLtMatmulAlgoGetHeuristic(handle, product, la, lb, ld, ld, preference, 1, &best, &found));
    float one = 1, zero = 0;
    LT(cublasLtMatmul(handle, product, &one, da, la, db, lb, &zero, dd, ld, dd, ld, &best.algo, nullptr, best.workspaceSize, 0));
    // The gradient before GELU, and its sums, of gradients that are the product itself.
    set(CUBLASLT_MATMUL_DESC_EPILOGUE, CUBLASLT_EPILOGUE_DGELU_BGRAD);
    set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, dsums);
    LT(cublasLtMatmul(handle, product, &one, da, la, db, lb, &zero, dback, ld, dback, ld, nullptr, nullptr, 0, 0));

    auto d = on_host(dd, M * N), input = on_host(dinput, M * N), back = on_host(dback, M * N);
    auto sums = on_host(dsums, M);
    int wrong = 0, wrong_sums = 0;
    std::vector<double> total(M);
    for (int j = 0; j < N; j++)
        for (int i = 0; i < M; i++) {
            double sum = 0;
            for (int k = 0; k < K; k++) sum += double(__half2float(a[i * K + k])) * __half2float(b[j * K + k]);
            double x = sum + __half2float(bias[i]), t = tanh(sqrt(2 / M_PI) * (x + 0.044715 * x * x * x));
            double slope = (1 + t) / 2 + x / 2 * (1 - t * t) * sqrt(2 / M_PI) * (1 + 3 * 0.044715 * x * x);
            total[i] += sum * slope;
            int at = j * M + i;
            wrong += fabs(d[at] - x * (1 + t) / 2) > 1e-4 || fabs(input[at] - x) > 1e-4 || fabs(back[at] - sum * slope) > 1e-4;
        }
    for (int i = 0; i < M; i++) wrong_sums += fabs(__half2float(sums[i]) - total[i]) > 0.02 + 0.002 * fabs(total[i]);
    printf("%d of %d values are wrong, %d of %d sums\n", wrong, M * N, wrong_sums, M);

    LT(cublasLtMatmulPreferenceDestroy(preference));
    for (auto one : {la, lb, ld}) LT(cublasLtMatrixLayoutDestroy(one));
    LT(cublasLtMatmulDescDestroy(product));
    LT(cublasLtDestroy(handle));
    for (void *p : {(void *)da, (void *)db, (void *)dbias, (void *)dsums, (void *)dd, (void *)dinput, (void *)dback}) CHECK(cudaFree(p));
    return wrong + wrong_sums;
}
