struct Rgb { unsigned char r, g, b; };
__device__ int sum_rgb(Rgb c) { return c.r + c.g + c.b; }
extern "C" __global__ void compound_literal_braces_as_argument(int *out) {
    int i = threadIdx.x; out[i] = sum_rgb({1, 2, (unsigned char)i});
}
// LAUNCH: compound_literal_braces_as_argument<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 3 + arange(8)
