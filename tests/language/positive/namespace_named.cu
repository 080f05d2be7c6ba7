namespace math { __device__ int sq(int x) { return x * x; } namespace deep { const int C = 2; } }
extern "C" __global__ void namespace_named(int *out) {
    int i = threadIdx.x; out[i] = math::sq(i) + math::deep::C;
}
// LAUNCH: namespace_named<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) ** 2 + 2
