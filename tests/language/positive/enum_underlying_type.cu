enum Small : short { S1 = 7 };
extern "C" __global__ void enum_underlying_type(int *out) {
    int i = threadIdx.x; out[i] = sizeof(Small) * 10 + S1;
}
// LAUNCH: enum_underlying_type<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 27
