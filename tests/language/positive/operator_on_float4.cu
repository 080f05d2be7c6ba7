__device__ float4 operator+(float4 a, float4 b) { return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }
extern "C" __global__ void operator_on_float4(float *out) {
    int i = threadIdx.x; float4 v = make_float4(i, 1, 2, 3); v = v + v; out[i] = v.x + v.w;
}
// LAUNCH: operator_on_float4<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == 2 * arange(8) + 6
