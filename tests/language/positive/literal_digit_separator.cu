extern "C" __global__ void literal_digit_separator(int *out) {
    int i = threadIdx.x; out[i] = 1'000'000 + i;
}
// LAUNCH: literal_digit_separator<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1000000 + arange(8)
