extern "C" __global__ void vector_reinterpret_store(float *out) {
    int i = threadIdx.x; reinterpret_cast<float4 *>(out)[i] = make_float4(i, i + 1, i + 2, i + 3);
}
// LAUNCH: vector_reinterpret_store<<<1,8>>> out=zeros(32,f32)
// EXPECT: out.reshape(8,4) == arange(8)[:, None] + arange(4)
