extern "C" __global__ void switch_on_long_long(int *out) {
    int i = threadIdx.x; long long v = (long long)i << 32; switch (v) { case 0: out[i] = 1; break; case 1LL << 32: out[i] = 2; break; default: out[i] = 3; }
}
// LAUNCH: switch_on_long_long<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 3, 3, 3, 3, 3]
