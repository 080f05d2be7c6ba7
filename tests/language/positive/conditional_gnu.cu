__device__ int next(int *calls, int v) { ++*calls; return v; }
extern "C" __global__ void conditional_gnu(int *out) {
    int i = threadIdx.x, calls = 0;
    int a = i ?: 100;
    int b = next(&calls, i - 3) ?: next(&calls, 50);
    float f = (i * 0.5f) ?: 7;
    const char *p = (i ? "x" : nullptr) ?: "yz";
    int c = 0 ?: i & 1 ?: 9;
    static_assert((0 ?: 5) == 5 && (3 ?: 5) == 3, "");
    unsigned char small = i;
    static_assert(sizeof(small ?: small) == 4 || sizeof(small ?: small) == 1, "");
    out[i] = a + b * 1000 + calls * 100000 + int(f * 2) * 1000000 + (p[1] != 0) * 10 + c * 0 + (c == 9) * 20000000;
}
// LAUNCH: conditional_gnu<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == array([34097110, 1098001, 22099002, 3250003, 24101004, 5102005, 26103006, 7104007])
