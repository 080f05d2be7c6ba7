// The price of options by Monte Carlo with cuRAND in device code, antithetic paths and a reduction, against the formula of Black and Scholes.
//   minicc run examples/programs/monte_carlo.cu
// PROGRAM:
// CHECK: call {{.*}} by the formula
// CHECK: put {{.*}} by the formula
// CHECK: {{^}}0 wrong
#include <cmath>
#include <curand_kernel.h>
#include <vector>

#include "check.h"

struct Option {
    double spot, strike, rate, volatility, years;
    bool is_call;
};

__global__ void seed(curandStatePhilox4_32_10_t *states, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) curand_init(2024, i, 0, &states[i]);
}

__global__ void simulate(Option option, curandStatePhilox4_32_10_t *states, int paths, double *sums) {
    __shared__ double partial[2][4];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    curandStatePhilox4_32_10_t state = states[i];
    double drift = (option.rate - option.volatility * option.volatility / 2) * option.years, spread = option.volatility * sqrt(option.years);
    double sum = 0, squares = 0;
    for (int path = 0; path < paths; path++) {
        double2 z = curand_normal2_double(&state);
        for (double step : {z.x, -z.x, z.y, -z.y}) {
            double price = option.spot * exp(drift + spread * step), gain = option.is_call ? price - option.strike : option.strike - price;
            gain = fmax(gain, 0.0);
            sum += gain;
            squares += gain * gain;
        }
    }
    states[i] = state;
    for (int lanes = 16; lanes; lanes /= 2) {
        sum += __shfl_down_sync(~0u, sum, lanes);
        squares += __shfl_down_sync(~0u, squares, lanes);
    }
    if (threadIdx.x % 32 == 0) partial[0][threadIdx.x / 32] = sum, partial[1][threadIdx.x / 32] = squares;
    __syncthreads();
    if (threadIdx.x < 2) {
        double total = 0;
        for (int w = 0; w < 4; w++) total += partial[threadIdx.x][w];
        atomicAdd(&sums[threadIdx.x], total);
    }
}

static double cdf(double x) { return erfc(-x / sqrt(2.0)) / 2; }
static double black_scholes(const Option &o) {
    double spread = o.volatility * sqrt(o.years), d1 = (log(o.spot / o.strike) + (o.rate + o.volatility * o.volatility / 2) * o.years) / spread, d2 = d1 - spread;
    double call = o.spot * cdf(d1) - o.strike * exp(-o.rate * o.years) * cdf(d2);
    return o.is_call ? call : call - o.spot + o.strike * exp(-o.rate * o.years);
}

int main() {
    const int blocks = 8, threads = 128, paths = 4;
    curandStatePhilox4_32_10_t *states;
    double *sums;
    CHECK(cudaMalloc(&states, blocks * threads * sizeof *states));
    CHECK(cudaMallocManaged(&sums, 2 * sizeof(double)));
    seed<<<blocks, threads>>>(states, blocks * threads);
    int wrong = 0;
    for (const Option &option : {Option{100, 100, 0.05, 0.2, 1, true}, Option{100, 110, 0.03, 0.3, 2, false}, Option{50, 40, 0.01, 0.25, 0.5, true}}) {
        sums[0] = sums[1] = 0;
        simulate<<<blocks, threads>>>(option, states, paths, sums);
        CHECK(cudaDeviceSynchronize());
        double n = 4.0 * blocks * threads * paths, mean = sums[0] / n, deviation = sqrt((sums[1] / n - mean * mean) / n);
        double discount = exp(-option.rate * option.years), exact = black_scholes(option);
        printf("%-4s %6.2f, by the formula %6.2f\n", option.is_call ? "call" : "put", discount * mean, exact);
        wrong += !(fabs(discount * mean - exact) < 4 * discount * deviation + 1e-9);
    }
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
