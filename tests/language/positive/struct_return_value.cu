struct R { int q, r; };
__device__ R divide(int a, int b) { R x; x.q = a / b; x.r = a % b; return x; }
extern "C" __global__ void struct_return_value(int *out) {
    int i = threadIdx.x; R x = divide(i + 10, 4); out[i] = x.q * 10 + divide(i, 3).r;
}
// LAUNCH: struct_return_value<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (arange(8) + 10) // 4 * 10 + arange(8) % 3
