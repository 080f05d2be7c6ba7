extern "C" __global__ void cast_to_void(int *out) {
    int i = threadIdx.x; (void)i; (void)(i + 1); out[i] = i;
}
// LAUNCH: cast_to_void<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
