extern "C" __global__ void vector_make_and_members(float *out) {
    int i = threadIdx.x; float4 v = make_float4(i, 1, 2, 3); v.y += v.x; out[i] = v.x + v.y + v.z + v.w;
}
// LAUNCH: vector_make_and_members<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == 2 * arange(8) + 6
