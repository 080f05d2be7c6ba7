extern "C" __global__ void clock_advances(int *out) {
    int i = threadIdx.x; long long a = clock64(); out[i] = i; long long b = clock64(); clock_t c = clock(); (void)c; out[i] = b >= a;
}
// LAUNCH: clock_advances<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1
