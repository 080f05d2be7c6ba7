// Lambdas as kernel arguments: captured scalars, pointers, structures and arrays, generic lambdas, lambdas for both sides.
//   minicc run examples/programs/lambdas.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <algorithm>
#include <numeric>
#include <vector>

#include "check.h"

template <class F>
__global__ void run(int n, F function) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) function(i);
}

template <class F>
static void parallel_for(int n, F function) {
    run<<<4, 64>>>(n, function);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
}

template <class T, class F>
static void transform(T *to, const T *from, int n, F function) {
    parallel_for(n, [=] __device__(int i) { to[i] = function(from[i]); });
}

template <class T>
struct Line {
    T slope, offset;
    void over(T *values, int n) const {
        auto self = *this;
        using Value = T;
        parallel_for(n, [=] __device__(int i) { values[i] = self.slope * Value(i) + self.offset; });
    }
};

int main() {
    const int n = 1000;
    constexpr int taps = 3;
    float *x, *y, weights[taps] = {0.25f, 0.5f, 0.25f};
    CHECK(cudaMallocManaged(&x, n * sizeof(float)));
    CHECK(cudaMallocManaged(&y, n * sizeof(float)));
    Line<float>{2.0f, 1.0f}.over(x, n);
    parallel_for(n, [=] __device__(int i) {
        float sum = 0;
        for (int k = 0; k < taps; k++) sum += weights[k] * x[min(max(i + k - taps / 2, 0), n - 1)];
        y[i] = sum;
    });
    int wrong = 0;
    for (int i = 1; i < n - 1; i++) wrong += y[i] != 2.0f * i + 1;  // a line is its own average
    const float low = 10, high = 20;
    auto clamp = [=] __host__ __device__(float v) { return v < low ? low : v > high ? high : v; };
    transform(y, x, n, clamp);
    std::vector<float> expected(n);
    std::transform(x, x + n, expected.begin(), clamp);
    wrong += !std::equal(expected.begin(), expected.end(), y);
    auto twice = [] __device__(auto v) { return v + v; };
    transform(y, x, n, twice);
    int *count;
    CHECK(cudaMallocManaged(&count, sizeof(int)));
    *count = 0;
    parallel_for(n, [=] __device__(int i) {
        if (y[i] == 2 * x[i]) atomicAdd(count, twice(i));
    });
    wrong += *count != n * (n - 1);
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
