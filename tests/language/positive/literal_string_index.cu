extern "C" __global__ void literal_string_index(int *out) {
    int i = threadIdx.x; out[i] = "abcdefgh"[i];
}
// LAUNCH: literal_string_index<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 97
