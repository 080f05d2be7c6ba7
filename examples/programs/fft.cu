// A low-pass filter by cuFFT: forward, a kernel that clears the high frequencies, back.
//   minicc run examples/programs/fft.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include <cufft.h>
#include <cmath>
#include <vector>

#include "check.h"

__global__ void clear(cufftComplex *values, int first, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= first && i < n) values[i] = make_float2(0, 0);
}

int main() {
    const int n = 256, batch = 3;
    std::vector<float> signal(n * batch), back(n * batch);
    for (int b = 0; b < batch; b++)
        for (int i = 0; i < n; i++) signal[b * n + i] = std::sin(2 * M_PI * (b + 2) * i / n) + 0.5f * std::cos(2 * M_PI * 90 * i / n);
    float *time;
    cufftComplex *frequency;
    CHECK(cudaMalloc(&time, signal.size() * sizeof(float)));
    CHECK(cudaMalloc(&frequency, batch * (n / 2 + 1) * sizeof(cufftComplex)));
    CHECK(cudaMemcpy(time, signal.data(), signal.size() * sizeof(float), cudaMemcpyHostToDevice));
    cufftHandle forward, inverse;
    if (cufftPlan1d(&forward, n, CUFFT_R2C, batch) || cufftPlan1d(&inverse, n, CUFFT_C2R, batch) || cufftExecR2C(forward, time, frequency)) return 1;
    for (int b = 0; b < batch; b++) clear<<<3, 64>>>(frequency + b * (n / 2 + 1), 50, n / 2 + 1);
    if (cufftExecC2R(inverse, frequency, time) || cufftDestroy(forward) || cufftDestroy(inverse)) return 1;
    CHECK(cudaMemcpy(back.data(), time, back.size() * sizeof(float), cudaMemcpyDeviceToHost));
    int wrong = 0;
    for (int b = 0; b < batch; b++)
        for (int i = 0; i < n; i++) wrong += std::fabs(back[b * n + i] / n - std::sin(2 * M_PI * (b + 2) * i / n)) > 1e-3;
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
