extern "C" __global__ void cast_functional(int *out) {
    int i = threadIdx.x; out[i] = int(2.9f) + int(i * 1.5f);
}
// LAUNCH: cast_functional<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 + (arange(8) * 1.5).astype(int32)
