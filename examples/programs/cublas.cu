// A system of linear equations by hand-written steps of cuBLAS: products of levels 1 to 3, a triangular solve, batches.
//   minicc run -lcublas examples/programs/cublas.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <cublas_v2.h>
#include <cmath>
#include <vector>

#include "check.h"

#define CHECK_BLAS(call)                                                            \
    do {                                                                            \
        cublasStatus_t status_ = (call);                                            \
        if (status_ != CUBLAS_STATUS_SUCCESS) {                                     \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cublasGetStatusString(status_)); \
            exit(1);                                                                \
        }                                                                           \
    } while (0)

static int differ(const std::vector<float> &a, const std::vector<float> &b) {
    int wrong = 0;
    for (size_t i = 0; i < a.size(); i++) wrong += std::fabs(a[i] - b[i]) > 1e-3f * (1 + std::fabs(b[i]));
    return wrong;
}

int main() {
    const int m = 5, n = 4, k = 3;
    std::vector<float> a(m * k), b(k * n), c(m * n, 1), expected(m * n), got(m * n);
    for (size_t i = 0; i < a.size(); i++) a[i] = (float)((i * 7) % 11) - 5;
    for (size_t i = 0; i < b.size(); i++) b[i] = (float)((i * 5) % 13) - 6;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            float sum = 0;
            for (int l = 0; l < k; l++) sum += a[l * m + i] * b[j * k + l];
            expected[j * m + i] = 2 * sum + 3;
        }
    float *da, *db, *dc;
    CHECK(cudaMalloc(&da, a.size() * sizeof(float)));
    CHECK(cudaMalloc(&db, b.size() * sizeof(float)));
    CHECK(cudaMalloc(&dc, c.size() * sizeof(float)));
    cublasHandle_t handle;
    CHECK_BLAS(cublasCreate(&handle));
    CHECK_BLAS(cublasSetMatrix(m, k, sizeof(float), a.data(), m, da, m));
    CHECK_BLAS(cublasSetMatrix(k, n, sizeof(float), b.data(), k, db, k));
    CHECK_BLAS(cublasSetMatrix(m, n, sizeof(float), c.data(), m, dc, m));
    float alpha = 2, beta = 3;
    CHECK_BLAS(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &alpha, da, m, db, k, &beta, dc, m));
    CHECK_BLAS(cublasGetMatrix(m, n, sizeof(float), dc, m, got.data(), m));
    int wrong = differ(got, expected);

    float sum;
    int place;
    CHECK_BLAS(cublasSasum(handle, m * n, dc, 1, &sum));
    CHECK_BLAS(cublasIsamax(handle, m * n, dc, 1, &place));
    float by_hand = 0;
    int first = 0;
    for (int i = 0; i < m * n; i++) {
        by_hand += std::fabs(expected[i]);
        if (std::fabs(expected[i]) > std::fabs(expected[first])) first = i;
    }
    wrong += std::fabs(sum - by_hand) > 1e-2f;
    wrong += place != first + 1;

    // L x = y with a lower triangle: what comes out, multiplied again, is y.
    std::vector<float> l(9), y = {1, 2, 3}, back(3);
    for (int j = 0; j < 3; j++)
        for (int i = j; i < 3; i++) l[j * 3 + i] = i == j ? 2.0f + i : 1.0f;
    CHECK(cudaMemcpy(da, l.data(), sizeof(float) * 9, cudaMemcpyHostToDevice));
    CHECK_BLAS(cublasSetVector(3, sizeof(float), y.data(), 1, db, 1));
    CHECK_BLAS(cublasStrsv(handle, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, CUBLAS_DIAG_NON_UNIT, 3, da, 3, db, 1));
    CHECK_BLAS(cublasStrmv(handle, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, CUBLAS_DIAG_NON_UNIT, 3, da, 3, db, 1));
    CHECK_BLAS(cublasGetVector(3, sizeof(float), db, 1, back.data(), 1));
    wrong += differ(back, y);

    // Halves, summed in single precision.
    std::vector<__half> ha(m * k), hb(k * n);
    for (size_t i = 0; i < ha.size(); i++) ha[i] = __float2half(a[i]);
    for (size_t i = 0; i < hb.size(); i++) hb[i] = __float2half(b[i]);
    __half *dha, *dhb;
    CHECK(cudaMalloc(&dha, ha.size() * sizeof(__half)));
    CHECK(cudaMalloc(&dhb, hb.size() * sizeof(__half)));
    CHECK(cudaMemcpy(dha, ha.data(), ha.size() * sizeof(__half), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dhb, hb.data(), hb.size() * sizeof(__half), cudaMemcpyHostToDevice));
    CHECK_BLAS(cublasSetMatrix(m, n, sizeof(float), c.data(), m, dc, m));
    CHECK_BLAS(cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, &alpha, dha, CUDA_R_16F, m, dhb, CUDA_R_16F, k, &beta, dc, CUDA_R_32F, m,
                            CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT));
    CHECK_BLAS(cublasGetMatrix(m, n, sizeof(float), dc, m, got.data(), m));
    wrong += differ(got, expected);
    CHECK_BLAS(cublasDestroy(handle));
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
