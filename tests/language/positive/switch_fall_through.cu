extern "C" __global__ void switch_fall_through(int *out) {
    int i = threadIdx.x; int s = 0; switch (i & 3) { case 0: s += 1; case 1: s += 10; case 2: s += 100; break; case 3: s += 1000; } out[i] = s;
}
// LAUNCH: switch_fall_through<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [111, 110, 100, 1000] * 2
