extern "C" __global__ void literal_float_suffix_size(int *out) {
    int i = threadIdx.x; out[i] = sizeof(1.0f) * 10 + sizeof(1.0);
}
// LAUNCH: literal_float_suffix_size<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 48
