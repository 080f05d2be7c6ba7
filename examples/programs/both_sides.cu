// Classes of <cuda/std/...> that host and device share: spans of complex numbers go to a kernel, an optional comes back; bits are counted on both sides.
//   minicc run examples/programs/both_sides.cu
// PROGRAM:
// CHECK: {{^}}0 wrong
#include "check.h"
#include <cuda/std/bit>
#include <cuda/std/complex>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <vector>

using Complex = cuda::std::complex<float>;

struct Found {
    cuda::std::optional<int> first, none;
};

__host__ __device__ inline Complex step(Complex z, Complex c) { return z * z + c; }

__global__ void escape(cuda::std::span<const Complex> points, cuda::std::span<unsigned> steps) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= points.size()) return;
    Complex z;
    unsigned n = 0;
    while (n < 100 && cuda::std::norm(z) < 4.0f) z = step(z, points[i]), n++;
    steps[i] = n;
}
__global__ void search(cuda::std::span<unsigned> steps, unsigned wanted, Found *found) {
    for (unsigned &n : steps.first(steps.size()))
        if (n == wanted && !found->first) found->first = int(&n - steps.data());
}
__global__ void measure(cuda::std::span<unsigned> values, Complex z, float *out) {
    for (unsigned &value : values) value = 100 * cuda::std::popcount(value) + cuda::std::bit_width(value) + cuda::std::countr_zero(cuda::std::rotl(value, 5));
    out[0] = cuda::std::abs(z), out[1] = cuda::std::arg(z), out[2] = (z / Complex(1, 2)).imag();
    Complex power = cuda::std::exp(z) * cuda::std::sqrt(z) - cuda::std::pow(z, 2.0f);
    out[3] = power.real(), out[4] = power.imag(), out[5] = cuda::std::bit_cast<float>(0x3fc00000);
}

int main() {
    std::vector<Complex> points;
    for (int i = 0; i < 400; i++) points.push_back(Complex(i % 20 / 8.0f - 2, i / 20 / 8.0f - 1.25f));
    Complex *d;
    unsigned *steps;
    Found *found;
    float *out;
    CHECK(cudaMalloc(&d, points.size() * sizeof(Complex)));
    CHECK(cudaMallocManaged(&steps, points.size() * sizeof(unsigned)));
    CHECK(cudaMallocManaged(&found, sizeof(Found)));
    CHECK(cudaMallocManaged(&out, 6 * sizeof(float)));
    *found = Found{};
    CHECK(cudaMemcpy(d, points.data(), points.size() * sizeof(Complex), cudaMemcpyHostToDevice));
    cuda::std::span<unsigned> all(steps, points.size());
    escape<<<4, 128>>>({d, points.size()}, all);
    search<<<1, 1>>>(all, 3, found);
    CHECK(cudaDeviceSynchronize());

    int wrong = found->none != cuda::std::nullopt || !found->first || all[found->first.value()] != 3;
    cuda::std::span<const Complex> view(points);
    for (size_t i = 0; i < view.size(); i++) {
        Complex z;
        unsigned n = 0;
        while (n < 100 && cuda::std::norm(z) < 4.0f) z = step(z, view[i]), n++;
        wrong += n != all[i];
    }
    unsigned values[] = {1, 12, 0x80000000, 0xffff}, expected[4];
    for (int i = 0; i < 4; i++) {
        expected[i] = 100 * cuda::std::popcount(values[i]) + cuda::std::bit_width(values[i]) + cuda::std::countr_zero(cuda::std::rotl(values[i], 5));
        all[i] = values[i];
    }
    Complex z(1.5f, -0.75f), power = cuda::std::exp(z) * cuda::std::sqrt(z) - cuda::std::pow(z, 2.0f);
    measure<<<1, 1>>>(all.subspan(0, 4), z, out);
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < 4; i++) wrong += all[i] != expected[i];
    float same[] = {cuda::std::abs(z), cuda::std::arg(z), (z / Complex(1, 2)).imag(), power.real(), power.imag(), 1.5f};
    for (int i = 0; i < 6; i++) wrong += std::abs(out[i] - same[i]) > 1e-5f;
    printf("%d wrong\n", wrong);
    CHECK(cudaFree(d));
    CHECK(cudaFree(steps));
    CHECK(cudaFree(found));
    CHECK(cudaFree(out));
    return wrong;
}
