extern "C" __global__ void types_size_t(size_t *out) {
    size_t i = threadIdx.x; out[i] = i + sizeof(size_t);
}
// LAUNCH: types_size_t<<<1,8>>> out=zeros(8,u64)
// EXPECT: out == arange(8) + 8
