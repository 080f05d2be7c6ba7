extern "C" __global__ void literal_char_size(int *out) {
    int i = threadIdx.x; out[i] = sizeof('a');
}
// LAUNCH: literal_char_size<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1
