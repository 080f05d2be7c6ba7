extern "C" __global__ void literal_bases(int *out) {
    int i = threadIdx.x; out[i] = 0x1F + 017 + 0b101 + 10 + i;
}
// LAUNCH: literal_bases<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 61 + arange(8)
