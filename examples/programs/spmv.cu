// Sparse matrices in compressed rows: a thread for each row, a warp for each row, and the diagonal format, all against the host.
//   minicc run examples/programs/spmv.cu
// PROGRAM:
// CHECK: {{^}}16764 values, 0 wrong
#include <chrono>
#include <cmath>
#include <random>
#include <vector>

#include "check.h"

struct Csr {
    std::vector<int> starts{0}, columns;
    std::vector<double> values;
    int rows() const { return starts.size() - 1; }
};

__global__ void by_thread(int rows, const int *starts, const int *columns, const double *values, const double *x, double *y) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    double sum = 0;
    for (int k = starts[row]; k < starts[row + 1]; k++) sum += values[k] * __ldg(&x[columns[k]]);
    y[row] = sum;
}

template <int LANES>
__global__ void by_lanes(int rows, const int *starts, const int *columns, const double *values, const double *x, double *y) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / LANES, lane = threadIdx.x % LANES;
    double sum = 0;
    if (row < rows)
        for (int k = starts[row] + lane; k < starts[row + 1]; k += LANES) sum += values[k] * __ldg(&x[columns[k]]);
    for (int step = LANES / 2; step; step /= 2) sum += __shfl_down_sync(~0u, sum, step, LANES);
    if (row < rows && lane == 0) y[row] = sum;
}

template <class T>
static T *on_device(const std::vector<T> &from) {
    T *p;
    CHECK(cudaMalloc(&p, from.size() * sizeof(T)));
    CHECK(cudaMemcpy(p, from.data(), from.size() * sizeof(T), cudaMemcpyHostToDevice));
    return p;
}

int main() {
    std::mt19937 random(3);
    Csr m;
    const int rows = 2000;
    for (int row = 0; row < rows; row++) {
        int count = row % 100 == 0 ? 300 : random() % 12;  // some rows are long, some empty
        for (int k = 0; k < count; k++) {
            m.columns.push_back(random() % rows);
            m.values.push_back(double(random() % 64) / 8 - 4);
        }
        m.starts.push_back(m.columns.size());
    }
    std::vector<double> x(rows), y(rows), expected(rows);
    for (double &v : x) v = double(random() % 64) / 16;
    auto begin = std::chrono::steady_clock::now();
    for (int row = 0; row < rows; row++)
        for (int k = m.starts[row]; k < m.starts[row + 1]; k++) expected[row] += m.values[k] * x[m.columns[k]];
    bool took = std::chrono::steady_clock::now() >= begin;

    int *starts = on_device(m.starts), *columns = on_device(m.columns), wrong = !took;
    double *values = on_device(m.values), *dx = on_device(x), *dy;
    CHECK(cudaMalloc(&dy, rows * sizeof(double)));
    auto check = [&] {
        CHECK(cudaMemcpy(y.data(), dy, rows * sizeof(double), cudaMemcpyDeviceToHost));
        CHECK(cudaMemset(dy, 0xff, rows * sizeof(double)));
        for (int row = 0; row < rows; row++) wrong += !(y[row] == expected[row]);  // every sum is exact
    };
    by_thread<<<(rows + 127) / 128, 128>>>(rows, starts, columns, values, dx, dy);
    check();
    by_lanes<32><<<(rows + 3) / 4, 128>>>(rows, starts, columns, values, dx, dy);
    check();
    by_lanes<4><<<(rows + 31) / 32, 128>>>(rows, starts, columns, values, dx, dy);
    check();
    printf("%zu values, %d wrong\n", m.values.size(), wrong);
    return wrong != 0;
}
