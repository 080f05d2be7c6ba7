// A shift by all bits or more, which C++ leaves undefined, shifts all out, of constants as of what the machine shifts; a loop that ends where a number wraps ends there.
// CONFIGS: -O0 | -O1 | -O2 | -O2 -verify-each
// LAUNCH: shifted<<<1,1>>> out=zeros(7,i64) bits=33
// EXPECT: out == [0, -1, 0, 0, -1, 0, 31]
extern "C" __global__ void shifted(long long *out, int bits)
{
    int far = 33, one = 1, negative = -8;
    out[0] = one << far;
    out[1] = negative >> far;
    out[2] = 0x80000000u >> far;
    out[3] = one << bits;
    out[4] = negative >> bits;
    out[5] = 0x80000000u >> bits;
    for (int i = 1; i > 0; i *= 2)
        out[6]++;
}
