// What atomic operations leave in memory: an old value that they do not keep does not matter.
extern "C" __global__ void exchanged(int *out, int n)
{
    __shared__ int s, u[32];
    int t = threadIdx.x;
    if (t < n)
        u[t] = 1;
    __syncthreads();
    atomicExch(&s, u[t]);
    __syncthreads();
    atomicAdd(&s, 1);
    __syncthreads();
    out[t] = s;
}
// LAUNCH: exchanged<<<1,32>>> out=zeros(32,i32) n=32
// EXPECT: out == 33
// CHECKED: init
// LAUNCH: exchanged<<<1,32>>> out=zeros(32,i32) n=0
// UNINIT: 13 9 undefined-output

extern "C" __global__ void old_value(int *out)
{
    __shared__ int s;
    int old = atomicExch(&s, 1);
    if (old == 1)
        out[threadIdx.x] = 1;
}
// LAUNCH: old_value<<<1,1>>> out=zeros(1,i32)
// UNINIT: 25 24 undefined-branch

extern "C" __global__ void cleared(int *out, int kept)
{
    __shared__ int s;
    if (threadIdx.x < 2)
        atomicAnd(&s, threadIdx.x ? kept : ~0);
    __syncthreads();
    atomicOr(&s, 1);
    __syncthreads();
    out[threadIdx.x] = s;
}
// LAUNCH: cleared<<<1,32>>> out=zeros(32,i32) kept=0
// EXPECT: out == 1
// CHECKED: init
// LAUNCH: cleared<<<1,32>>> out=zeros(32,i32) kept=1
// EXPECT: out == 1
// CHECKED: init
// LAUNCH: cleared<<<1,32>>> out=zeros(32,i32) kept=2
// UNINIT: 39 35 undefined-output

extern "C" __global__ void each_its_own(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    atomicAnd(&s[t], 0);
    if (n)
        atomicXor(&s[t], 5);
    atomicOr(&s[t], 2);
    out[t] = s[t];
}
// LAUNCH: each_its_own<<<1,32>>> out=zeros(32,i32) n=1
// EXPECT: out == 7
// CHECKED: init

extern "C" __global__ void compared(int *out, int expected, int by_one)
{
    __shared__ int s, u[32];
    int t = threadIdx.x;
    if (t == 0)
        s = 5;
    __syncthreads();
    if (t == 0 || !by_one)
        atomicCAS(&s, expected, u[t]);
    __syncthreads();
    out[t] = s;
}
// LAUNCH: compared<<<1,32>>> out=zeros(32,i32) expected=0 by_one=0
// EXPECT: out == 5
// CHECKED: init
// LAUNCH: compared<<<1,32>>> out=zeros(32,i32) expected=0 by_one=1
// EXPECT: out == 5
// CHECKED: init
// LAUNCH: compared<<<1,32>>> out=zeros(32,i32) expected=5 by_one=0
// UNINIT: 74 72 undefined-output
// LAUNCH: compared<<<1,32>>> out=zeros(32,i32) expected=5 by_one=1
// UNINIT: 74 72 undefined-output
