// Pi by chance: points from cuRAND's generators, for device code and for host code.
//   minicc run examples/programs/pi.cu [points per thread]
// PROGRAM:
// CHECK: {{^}}3.1{{[0-9]+}} 3.1
#include <curand.h>
#include <curand_kernel.h>
#include <cmath>

#include "check.h"

__global__ void seed(curandState *states, unsigned long long number) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    curand_init(number, i, 0, &states[i]);
}

__global__ void count(curandState *states, int points, unsigned *inside) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    curandState state = states[i];
    unsigned found = 0;
    for (int k = 0; k < points; k++) {
        float x = curand_uniform(&state), y = curand_uniform(&state);
        found += x * x + y * y <= 1.0f;
    }
    states[i] = state;
    atomicAdd(inside, found);
}

__global__ void count_given(const float *points, int n, unsigned *inside) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && points[2 * i] * points[2 * i] + points[2 * i + 1] * points[2 * i + 1] <= 1.0f) atomicAdd(inside, 1u);
}

int main(int argc, char **argv) {
    const int threads = 256, points = argc > 1 ? atoi(argv[1]) : 40, given = 4000;
    curandState *states;
    unsigned *inside, found[2];
    CHECK(cudaMalloc(&states, threads * sizeof(curandState)));
    CHECK(cudaMalloc(&inside, sizeof found));
    CHECK(cudaMemset(inside, 0, sizeof found));
    seed<<<2, threads / 2>>>(states, 42);
    count<<<2, threads / 2>>>(states, points, inside);

    float *numbers;
    CHECK(cudaMalloc(&numbers, 2 * given * sizeof(float)));
    curandGenerator_t generator;
    if (curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_PHILOX4_32_10) || curandSetPseudoRandomGeneratorSeed(generator, 7) ||
        curandGenerateUniform(generator, numbers, 2 * given) || curandDestroyGenerator(generator))
        return 1;
    count_given<<<(given + 127) / 128, 128>>>(numbers, given, inside + 1);
    CHECK(cudaMemcpy(found, inside, sizeof found, cudaMemcpyDeviceToHost));
    double a = 4.0 * found[0] / (threads * points), b = 4.0 * found[1] / given;
    printf("%.3f %.3f\n", a, b);
    return std::fabs(a - M_PI) > 0.1 || std::fabs(b - M_PI) > 0.1;
}
