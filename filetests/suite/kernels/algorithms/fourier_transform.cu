// A transform of eight complex numbers in registers.
// LAUNCH: fourier_transform<<<4,64>>> a=random(3200,f32,137) out=zeros(3200) n=200
// EXPECT: out.reshape(200, 8, 2) ~= (lambda f: stack([f.real, f.imag], 2))(np.fft.fft(a.reshape(200, 8, 2)[..., 0] + 1j * a.reshape(200, 8, 2)[..., 1])) atol=2e-5

#include <math.h>
extern "C" __global__ void fourier_transform(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float re[8], im[8];
    for (int k = 0; k < 8; k++) {
        re[k] = im[k] = 0.0f;
        for (int j = 0; j < 8; j++) {
            float s, c;
            sincospif(-0.25f * (j * k % 8), &s, &c);
            re[k] += c * a[16 * i + 2 * j] - s * a[16 * i + 2 * j + 1];
            im[k] += s * a[16 * i + 2 * j] + c * a[16 * i + 2 * j + 1];
        }
    }
    for (int k = 0; k < 8; k++) {
        out[16 * i + 2 * k] = re[k];
        out[16 * i + 2 * k + 1] = im[k];
    }
}
