struct Meters { int v; __device__ operator int() const { return v * 2; } };
extern "C" __global__ void member_conversion_operator(int *out) {
    int i = threadIdx.x; Meters m{i}; int x = m; out[i] = x + 1;
}
// LAUNCH: member_conversion_operator<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8) + 1
