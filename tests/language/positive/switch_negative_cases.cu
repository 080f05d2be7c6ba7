extern "C" __global__ void switch_negative_cases(int *out) {
    int i = threadIdx.x; switch (i - 2) { case -2: out[i] = 1; break; case -1: out[i] = 2; break; case 1 + 1: out[i] = 3; break; default: out[i] = 4; }
}
// LAUNCH: switch_negative_cases<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 4, 4, 3, 4, 4, 4]
