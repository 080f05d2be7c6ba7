// Conjugate gradients for the Poisson equation: cuBLAS for vectors, a kernel for the matrix that is never stored, convergence checked on the host.
//   minicc run examples/programs/conjugate_gradient.cu [size of the grid]
// PROGRAM:
// PROGRAM: 10
// CHECK: {{^}}solved
#include <cmath>
#include <cublas_v2.h>
#include <random>
#include <vector>

#include "check.h"

#define CHECK_BLAS(call)                                                      \
    do {                                                                      \
        cublasStatus_t blas_status = (call);                                  \
        if (blas_status != CUBLAS_STATUS_SUCCESS) {                           \
            fprintf(stderr, "%s:%d: cuBLAS says %d\n", __FILE__, __LINE__, blas_status); \
            exit(1);                                                          \
        }                                                                     \
    } while (0)

__host__ __device__ double laplacian(const double *x, int i, int j, int n) {
    double sum = 4 * x[i * n + j];
    if (i > 0) sum -= x[(i - 1) * n + j];
    if (i < n - 1) sum -= x[(i + 1) * n + j];
    if (j > 0) sum -= x[i * n + j - 1];
    if (j < n - 1) sum -= x[i * n + j + 1];
    return sum;
}

__global__ void apply(const double *x, double *y, int n) {
    int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && j < n) y[i * n + j] = laplacian(x, i, j, n);
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 24, size = n * n;
    std::mt19937 random(31);
    std::uniform_real_distribution<double> any(-1, 1);
    std::vector<double> wanted(size), b(size), found(size);
    for (double &v : wanted) v = any(random);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) b[i * n + j] = laplacian(wanted.data(), i, j, n);

    double *x, *r, *p, *ap;
    for (double **v : {&x, &r, &p, &ap}) CHECK(cudaMalloc(v, size * sizeof(double)));
    cublasHandle_t blas;
    CHECK_BLAS(cublasCreate(&blas));
    CHECK(cudaMemset(x, 0, size * sizeof(double)));
    CHECK_BLAS(cublasSetVector(size, sizeof(double), b.data(), 1, r, 1));
    CHECK_BLAS(cublasDcopy(blas, size, r, 1, p, 1));
    double rho, first;
    CHECK_BLAS(cublasDdot(blas, size, r, 1, r, 1, &rho));
    first = rho;
    int steps = 0;
    dim3 block(16, 8), grid((n + 15) / 16, (n + 7) / 8);
    for (; steps < 10 * n && rho > 1e-20 * first; steps++) {
        apply<<<grid, block>>>(p, ap, n);
        double pap, before = rho;
        CHECK_BLAS(cublasDdot(blas, size, p, 1, ap, 1, &pap));
        double alpha = rho / pap, minus = -alpha;
        CHECK_BLAS(cublasDaxpy(blas, size, &alpha, p, 1, x, 1));
        CHECK_BLAS(cublasDaxpy(blas, size, &minus, ap, 1, r, 1));
        CHECK_BLAS(cublasDdot(blas, size, r, 1, r, 1, &rho));
        double beta = rho / before, one = 1;
        CHECK_BLAS(cublasDscal(blas, size, &beta, p, 1));
        CHECK_BLAS(cublasDaxpy(blas, size, &one, r, 1, p, 1));
    }
    CHECK_BLAS(cublasGetVector(size, sizeof(double), x, 1, found.data(), 1));
    CHECK_BLAS(cublasDestroy(blas));
    double worst = 0;
    for (int i = 0; i < size; i++) worst = std::max(worst, std::abs(found[i] - wanted[i]));
    bool good = worst < 1e-7 && steps < 10 * n;
    puts(good ? "solved" : "not solved");
    return !good;
}
