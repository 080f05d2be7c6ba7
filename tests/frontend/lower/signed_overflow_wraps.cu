// What C++ leaves undefined is the same at every level, and what nvcc and the machine make of it: sums and products of constants wrap.
// CONFIGS: -O0 | -O1 | -O2 | -O2 -verify-each
// LAUNCH: wraps<<<1,1>>> out=zeros(8,i64)
// EXPECT: out == [-740551042, -1492899873, -698016724, 229283573, -131071, -2147483648, -9223372036854775808, 1]
extern "C" __global__ void wraps(long long *out)
{
    int seed = 12345;
    for (int i = 0; i < 4; i++)
        out[i] = seed = seed * 1103515245 + 12345;
    unsigned short most = 65535;
    out[4] = most * most;
    int last = 2147483647;
    out[5] = last + 1;
    long long half = 1LL << 62;
    out[6] = half * 2;
    out[7] = half * 2 < 0;
}
