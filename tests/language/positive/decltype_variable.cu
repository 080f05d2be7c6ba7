extern "C" __global__ void decltype_variable(int *out) {
    int i = threadIdx.x; decltype(i) j = i * 2; decltype(1.5f) f = 2; out[i] = j + sizeof(f);
}
// LAUNCH: decltype_variable<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8) + 4
