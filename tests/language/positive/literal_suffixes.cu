extern "C" __global__ void literal_suffixes(int *out) {
    int i = threadIdx.x; out[i] = sizeof(1) + 10 * sizeof(1L) + 100 * sizeof(1LL) + 1000 * sizeof(1u) + 10000 * sizeof(1ULL);
}
// LAUNCH: literal_suffixes<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 4 + 80 + 800 + 4000 + 80000
