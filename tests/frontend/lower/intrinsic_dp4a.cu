extern "C" __global__ void intrinsic_dp4a(int *out) {
    int i = threadIdx.x; out[i] = __dp4a(0x01020304, 0x01010101 * i, 5);
}
// LAUNCH: intrinsic_dp4a<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 10 * arange(8) + 5
