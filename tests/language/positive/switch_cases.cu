extern "C" __global__ void switch_cases(int *out) {
    int i = threadIdx.x; switch (i) { case 0: out[i] = 5; break; case 3: out[i] = 6; break; default: out[i] = 7; }
}
// LAUNCH: switch_cases<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [5, 7, 7, 6, 7, 7, 7, 7]
