// Before sm_70 the threads of a warp run in lockstep, and code relied on it.
// OPTIONS: -arch=sm_60

extern "C" __global__ void implicit_sum(const int *p, int *out)
{
    volatile __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = p[t];
    if (t < 16) {
        s[t] = s[t] + s[t + 16];
        s[t] = s[t] + s[t + 8];
    }
    if (t < 8) out[t] = s[t];
}
// LAUNCH: implicit_sum<<<1,32>>> p=ones(32,i32) out=zeros(8,i32)
// CHECKED: race sync
// EXPECT: out == 4

extern "C" __global__ void two_warps(const int *p, int *out)
{
    volatile __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    out[t] = s[t ^ 1];
}
// LAUNCH: two_warps<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == arange(64) ^ 1

extern "C" __global__ void two_warps_exchange(const int *p, int *out)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    out[t] = s[t ^ 32];
}
// LAUNCH: two_warps_exchange<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// RACE: 35 34
