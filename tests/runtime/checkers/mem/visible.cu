// How far it is visible which variable an address was taken from: pointers in variables, and in parameters of functions.
// CONFIGS: -O0 | -O1
extern "C" __global__ void pointer(int *out, int n)
{
    int a[8], b[8];
    int *p = a, *q = b;
    for (int i = 0; i < 8; i++)
        q[i] = i;
    for (int i = 0; i < n; i++)
        p[i] = i;
    out[threadIdx.x] = p[n & 7] + q[n & 7];
}
// LAUNCH: pointer<<<1,32>>> out=zeros(32,i32) n=9
// MEM: 10 overflow
// LAUNCH: pointer<<<1,32>>> out=zeros(32,i32) n=8
// EXPECT: out == 0
// CHECKED: mem

extern "C" __global__ void two_pointers(int *out, int n)
{
    int a[8], b[8];
    int *p = a;
    for (int i = 0; i < 16; i++) {
        if (i == 8)
            p = b - 8;
        p[i] = i;
    }
    out[threadIdx.x] = a[n & 7] + b[n & 7];
}
// LAUNCH: two_pointers<<<1,32>>> out=zeros(32,i32) n=9
// EXPECT: out == 1 + 9
// CHECKED: mem

__shared__ int first[32];
__shared__ int second[32];
__device__ __noinline__ void fill(int *p, int n)
{
    p[threadIdx.x + n] = threadIdx.x;
}
extern "C" __global__ void passed(int *out, int n)
{
    second[threadIdx.x] = 3;
    __syncthreads();
    fill(first, n);
    __syncthreads();
    out[threadIdx.x] = second[threadIdx.x] + first[threadIdx.x];
}
// LAUNCH: passed<<<1,32,256>>> out=zeros(32,i32) n=4
// MEM: 38 overflow
// LAUNCH: passed<<<1,32>>> out=zeros(32,i32) n=0
// EXPECT: out == arange(32) + 3
// CHECKED: mem

// A function that gets one or the other may not be held to either.
__device__ __noinline__ int both(const int *p, int i)
{
    return p[i];
}
extern "C" __global__ void passed_both(int *out, int n)
{
    first[threadIdx.x] = threadIdx.x;
    second[threadIdx.x] = 2 * threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = both(first, n) + both(second, n);
}
// LAUNCH: passed_both<<<1,32>>> out=zeros(32,i32) n=5
// EXPECT: out == 15
// CHECKED: mem

__device__ __noinline__ int deeper(const int *p, int i)
{
    return i > 40 ? p[i] : 0;
}
__device__ __noinline__ int through(const int *p, int i)
{
    return deeper(p + 1, i);
}
extern "C" __global__ void passed_through(int *out, int n)
{
    first[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = through(first, n);
}
// LAUNCH: passed_through<<<1,32,256>>> out=zeros(32,i32) n=41
// MEM: 72 overflow
// LAUNCH: passed_through<<<1,32,256>>> out=zeros(32,i32) n=4
// CHECKED: mem

__device__ __noinline__ int own(const int *p, int i)
{
    int copy[4];
    for (int k = 0; k < 4; k++)
        copy[k] = p[k];
    return copy[i];
}
extern "C" __global__ void local_argument(int *out, int n)
{
    int a[4] = {1, 2, 3, 4};
    out[threadIdx.x] = own(a, n);
}
// LAUNCH: local_argument<<<1,32>>> out=zeros(32,i32) n=2
// EXPECT: out == 3
// CHECKED: mem

struct Slice {
    int *begin, *end;
};
extern "C" __global__ void in_structure(int *out, int n)
{
    Slice s = {first, first + 32};
    s.begin[threadIdx.x] = threadIdx.x;
    __syncthreads();
    int sum = 0;
    for (int *p = s.begin; p != s.end; p++)
        sum += *p;
    out[threadIdx.x] = sum;
}
// LAUNCH: in_structure<<<1,32>>> out=zeros(32,i32) n=2
// EXPECT: out == 496
// CHECKED: mem
