// LU decomposition with partial pivoting, and the solution of many right-hand sides: one small kernel after another, driven by the host.
//   minicc run examples/programs/lu.cu [size]
// PROGRAM:
// CHECK: {{^}}solved
#include <cmath>
#include <random>
#include <vector>

#include "check.h"

// The row with the largest value in a column, by a reduction of (value, row) in one block.
__global__ void find_pivot(const double *a, int n, int k, int *pivots) {
    __shared__ double values[128];
    __shared__ int rows[128];
    int t = threadIdx.x;
    values[t] = -1;
    for (int i = k + t; i < n; i += 128)
        if (fabs(a[i * n + k]) > values[t]) values[t] = fabs(a[i * n + k]), rows[t] = i;
    for (int half = 64; half; half /= 2) {
        __syncthreads();
        if (t < half && values[t + half] > values[t]) values[t] = values[t + half], rows[t] = rows[t + half];
    }
    if (t == 0) pivots[k] = rows[0];
}

__global__ void swap_rows(double *a, int n, int k, const int *pivots) {
    int column = blockIdx.x * blockDim.x + threadIdx.x, other = pivots[k];
    if (column >= n || other == k) return;
    double kept = a[k * n + column];
    a[k * n + column] = a[other * n + column];
    a[other * n + column] = kept;
}

__global__ void scale(double *a, int n, int k) {
    int row = k + 1 + blockIdx.x * blockDim.x + threadIdx.x;
    if (row < n) a[row * n + k] /= a[k * n + k];
}

__global__ void eliminate(double *a, int n, int k) {
    int column = k + 1 + blockIdx.x * blockDim.x + threadIdx.x, row = k + 1 + blockIdx.y * blockDim.y + threadIdx.y;
    if (row < n && column < n) a[row * n + column] = fma(-a[row * n + k], a[k * n + column], a[row * n + column]);
}

// Each block solves for one right-hand side.
__global__ void solve(const double *lu, const int *pivots, int n, double *b) {
    extern __shared__ double x[];
    double *mine = b + blockIdx.x * n;
    for (int i = threadIdx.x; i < n; i += blockDim.x) x[i] = mine[i];
    __syncthreads();
    if (threadIdx.x == 0)
        for (int k = 0; k < n; k++) {
            double kept = x[k];
            x[k] = x[pivots[k]];
            x[pivots[k]] = kept;
        }
    for (int k = 0; k < n; k++) {
        __syncthreads();
        for (int i = k + 1 + threadIdx.x; i < n; i += blockDim.x) x[i] -= lu[i * n + k] * x[k];
    }
    for (int k = n - 1; k >= 0; k--) {
        __syncthreads();
        if (threadIdx.x == 0) x[k] /= lu[k * n + k];
        __syncthreads();
        for (int i = threadIdx.x; i < k; i += blockDim.x) x[i] -= lu[i * n + k] * x[k];
    }
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) mine[i] = x[i];
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 40, sides = 6;
    std::mt19937 random(5);
    std::uniform_real_distribution<double> any(-1, 1);
    std::vector<double> a(n * n), wanted(sides * n), b(sides * n);
    for (double &v : a) v = any(random);
    a[0] = 0;  // without pivoting nothing would come of it
    for (double &v : wanted) v = any(random);
    for (int s = 0; s < sides; s++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) b[s * n + i] += a[i * n + j] * wanted[s * n + j];

    double *lu, *x;
    int *pivots;
    CHECK(cudaMalloc(&lu, n * n * sizeof(double)));
    CHECK(cudaMalloc(&x, sides * n * sizeof(double)));
    CHECK(cudaMalloc(&pivots, n * sizeof(int)));
    CHECK(cudaMemcpy(lu, a.data(), n * n * sizeof(double), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(x, b.data(), sides * n * sizeof(double), cudaMemcpyHostToDevice));
    for (int k = 0; k < n; k++) {
        find_pivot<<<1, 128>>>(lu, n, k, pivots);
        swap_rows<<<(n + 63) / 64, 64>>>(lu, n, k, pivots);
        if (k + 1 == n) break;
        scale<<<(n - k + 62) / 64, 64>>>(lu, n, k);
        dim3 block(16, 8), grid((n - k + 14) / 16, (n - k + 6) / 8);
        eliminate<<<grid, block>>>(lu, n, k);
    }
    solve<<<sides, 32, n * sizeof(double)>>>(lu, pivots, n, x);
    CHECK(cudaMemcpy(b.data(), x, sides * n * sizeof(double), cudaMemcpyDeviceToHost));
    double worst = 0;
    for (int i = 0; i < sides * n; i++) worst = std::max(worst, std::abs(b[i] - wanted[i]));
    bool good = worst < 1e-9;
    puts(good ? "solved" : "not solved");
    return !good;
}
