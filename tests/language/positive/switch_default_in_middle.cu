extern "C" __global__ void switch_default_in_middle(int *out) {
    int i = threadIdx.x; int s = 0; switch (i) { case 1: s = 1; break; default: s = 5; case 2: s += 10; } out[i] = s;
}
// LAUNCH: switch_default_in_middle<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [15, 1, 10, 15, 15, 15, 15, 15]
