// Nothing compares with a NaN, except that it differs.
// LAUNCH: compare_nan<<<4,64>>> a=random(200,f32,15) b=random(200,f32,16) out=zeros(200) n=200
// EXPECT: out == (lambda x, y: (x < y) | (x <= y) << 1 | (x > y) << 2 | (x >= y) << 3 | (x == y) << 4 | (x != y) << 5 | (1 - (x < y)) << 6)(*(lambda x: (x, where(arange(200) % 6 == 0, x, b)))(where(arange(200) % 4 == 0, nan, a)))

extern "C" __global__ void compare_nan(const float *a, const float *b, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = i % 4 == 0 ? __int_as_float(0x7fc00000) : a[i], y = i % 6 == 0 ? x : b[i];
    out[i] = (x < y) | (x <= y) << 1 | (x > y) << 2 | (x >= y) << 3 | (x == y) << 4 | (x != y) << 5 | !(x < y) << 6;
}
