// Variables of every kind that no path has written to: undefined at every level, whatever optimisation would make of them.
// CONFIGS: -O0 | -O1 | -O2
#include <cuda_fp16.h>
template <class T> __device__ void sometimes(T *out, int n)
{
    T value;
    if (threadIdx.x < n)
        value = out[threadIdx.x];
    out[32 + threadIdx.x] = value;
}
extern "C" __global__ void bytes(unsigned char *out, int n) { sometimes(out, n); }
// LAUNCH: bytes<<<1,32>>> out=zeros(64,u8) n=16
// UNINIT: 9 undefined-output
// LAUNCH: bytes<<<1,32>>> out=zeros(64,u8) n=32
// CHECKED: init
extern "C" __global__ void halves(__half *out, int n) { sometimes(out, n); }
// LAUNCH: halves<<<1,32>>> out=zeros(64,f16) n=31
// UNINIT: 9 undefined-output
extern "C" __global__ void words(int *out, int n) { sometimes(out, n); }
// LAUNCH: words<<<1,32>>> out=zeros(64,i32) n=1
// UNINIT: 9 undefined-output
extern "C" __global__ void floats(float *out, int n) { sometimes(out, n); }
// LAUNCH: floats<<<1,32>>> out=zeros(64,f32) n=0
// UNINIT: 9 undefined-output
extern "C" __global__ void doubles(double *out, int n) { sometimes(out, n); }
// LAUNCH: doubles<<<1,32>>> out=zeros(64,f64) n=31
// UNINIT: 9 undefined-output
extern "C" __global__ void long_longs(long long *out, int n) { sometimes(out, n); }
// LAUNCH: long_longs<<<1,32>>> out=zeros(64,i64) n=31
// UNINIT: 9 undefined-output

extern "C" __global__ void truth(int *out, int n)
{
    bool found;
    if (threadIdx.x != n)
        found = out[threadIdx.x] > 10;
    out[threadIdx.x] = __ballot_sync(~0u, found);
}
// LAUNCH: truth<<<1,32>>> out=arange(32,i32) n=3
// UNINIT: 37 undefined-output
// LAUNCH: truth<<<1,32>>> out=arange(32,i32) n=32
// EXPECT: out == -2048
// CHECKED: init

extern "C" __global__ void pointer(int *out, int n)
{
    int *where;
    if (threadIdx.x < n)
        where = out + threadIdx.x;
    *where = 1;
}
// LAUNCH: pointer<<<1,32>>> out=zeros(32,i32) n=31
// UNINIT: 50 undefined-address
// FAULT: MemoryFault
// LAUNCH: pointer<<<1,32>>> out=zeros(32,i32) n=32
// EXPECT: out == 1
// CHECKED: init

extern "C" __global__ void lanes(int *out, int n)
{
    int value;
    if (threadIdx.x < n)
        value = threadIdx.x;
    out[threadIdx.x] = __shfl_sync(~0u, value, (threadIdx.x + 1) & 31);
}
// LAUNCH: lanes<<<1,32>>> out=zeros(32,i32) n=16
// UNINIT: 64 undefined-output
// LAUNCH: lanes<<<1,32>>> out=zeros(32,i32) n=32
// EXPECT: out == (arange(32) + 1) % 32
// CHECKED: init

extern "C" __global__ void no_decision(int *out, int n)
{
    int value;
    if (threadIdx.x < n)
        value = threadIdx.x;
    int chosen = threadIdx.x < n ? value : 7;
    int masked = value & (threadIdx.x < n ? ~0 : 0);
    out[threadIdx.x] = chosen + masked;
}
// LAUNCH: no_decision<<<1,32>>> out=zeros(32,i32) n=16
// EXPECT: out[:16] == 2 * arange(16)
// EXPECT: out[16:] == 7
// CHECKED: init

union Word {
    int whole;
    short halves[2];
};
extern "C" __global__ void half_a_union(int *out, int n)
{
    Word w;
    w.halves[0] = n;
    int whole = w.whole;
    out[0] = whole & 0xffff;
    out[1] = n > 1 ? whole : 0;
}
// LAUNCH: half_a_union<<<1,1>>> out=zeros(2,i32) n=1
// EXPECT: out[0] == 1
// CHECKED: init
// LAUNCH: half_a_union<<<1,1>>> out=zeros(2,i32) n=2
// UNINIT: 96 94 undefined-output

struct Pair {
    int a, b;
    __device__ Pair(int a) : a(a) { }
};
extern "C" __global__ void member(int *out, int n)
{
    Pair p(n);
    out[0] = p.a;
    out[1] = p.b;
}
// LAUNCH: member<<<1,1>>> out=zeros(2,i32) n=2
// UNINIT: 112 undefined-output

extern "C" __global__ void first_round(int *out, int n)
{
    int last;
    for (int i = 0; i < n; i++) {
        if (i > 0 && last > 100)
            out[i] = last;
        last = out[i];
    }
}
// LAUNCH: first_round<<<1,1>>> out=arange(32,i32) n=32
// CHECKED: init
