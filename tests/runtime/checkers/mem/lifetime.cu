// The heap of the device, and local variables after their time.
extern "C" __global__ void leak(int *out)
{
    int *p = (int *)malloc(16);
    p[threadIdx.x & 3] = 1;
    out[threadIdx.x] = p[threadIdx.x & 3];
}
// LAUNCH: leak<<<2,32>>> out=zeros(32,i32)
// MEM: 4 leak

extern "C" __global__ void no_leak(int *out)
{
    int *p = (int *)malloc(16);
    p[threadIdx.x & 3] = 1;
    out[threadIdx.x] = p[threadIdx.x & 3];
    free(p);
}
// LAUNCH: no_leak<<<2,32>>> out=zeros(32,i32)
// EXPECT: out == 1
// CHECKED: mem

extern "C" __global__ void leak_on_one_way(int *out, int n)
{
    int *p = (int *)malloc(4 * n);
    *p = n;
    out[threadIdx.x] = *p;
    if (threadIdx.x == 7)
        return;
    free(p);
}
// LAUNCH: leak_on_one_way<<<1,32>>> out=zeros(32,i32) n=3
// MEM: 24 leak

extern "C" __global__ void handed_on(int *out)
{
    __shared__ int *p;
    if (threadIdx.x == 0)
        p = (int *)malloc(4 * blockDim.x);
    __syncthreads();
    p[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = p[blockDim.x - 1 - threadIdx.x];
    __syncthreads();
    if (threadIdx.x == blockDim.x - 1)
        free(p);
}
// LAUNCH: handed_on<<<1,32>>> out=zeros(32,i32)
// EXPECT: out == 31 - arange(32)
// CHECKED: mem

extern "C" __global__ void used_after(int *out)
{
    int *p = (int *)malloc(16);
    p[0] = 3;
    free(p);
    out[0] = p[0];
}
// LAUNCH: used_after<<<1,1>>> out=zeros(1,i32)
// MEM: 56 use-after-free
// FAULT: out-of-bounds load

extern "C" __global__ void written_after(int *out)
{
    int *p = (int *)malloc(16), *q = p + 1;
    free(p);
    int *fresh = (int *)malloc(16);
    *q = 3;
    free(fresh);
}
// LAUNCH: written_after<<<1,1>>> out=zeros(1,i32)
// MEM: 67 use-after-free
// FAULT: out-of-bounds store

extern "C" __global__ void freed_by_another(int *out)
{
    __shared__ int *p;
    if (threadIdx.x == 0)
        p = (int *)malloc(4 * blockDim.x);
    __syncthreads();
    p[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0)
        free(p);
    __syncthreads();
    out[threadIdx.x] = p[threadIdx.x];
}
// LAUNCH: freed_by_another<<<1,32>>> out=zeros(32,i32)
// MEM: 85 use-after-free
// FAULT: out-of-bounds load

extern "C" __global__ void twice(int *out)
{
    int *p = (int *)malloc(16);
    free(p);
    free(p);
}
// LAUNCH: twice<<<1,1>>> out=zeros(1,i32)
// MEM: 95 94 double-free
// FAULT: free of

extern "C" __global__ void all_free(int *out)
{
    __shared__ int *p;
    if (threadIdx.x == 0)
        p = (int *)malloc(16);
    __syncthreads();
    free(p);
}
// LAUNCH: all_free<<<1,32>>> out=zeros(1,i32)
// MEM: 107 double-free
// FAULT: free of

extern "C" __global__ void middle(int *out)
{
    int *p = (int *)malloc(16);
    free(p + 1);
}
// LAUNCH: middle<<<1,1>>> out=zeros(1,i32)
// MEM: 116 invalid-free
// FAULT: free of

extern "C" __global__ void not_of_the_heap(int *out)
{
    free(out);
}
// LAUNCH: not_of_the_heap<<<1,1>>> out=zeros(1,i32)
// MEM: 124 invalid-free
// FAULT: free of

extern "C" __global__ void null(int *out)
{
    int *p = threadIdx.x ? (int *)malloc(8) : nullptr;
    out[threadIdx.x] = p != nullptr;
    free(p);
}
// LAUNCH: null<<<1,32>>> out=zeros(32,i32)
// CHECKED: mem

extern "C" __global__ void behind(int *out)
{
    int *p = (int *)malloc(16);
    out[0] = p[4];
    free(p);
}
// LAUNCH: behind<<<1,1>>> out=zeros(1,i32)
// MEM: 142 out-of-bounds
// FAULT: out-of-bounds load

__device__ __noinline__ int *escapes(int n)
{
    int own[4];
    own[n & 3] = n;
    int *volatile p = own;
    return p;
}
extern "C" __global__ void returned(int *out, int n)
{
    int *p = escapes(n);
    out[threadIdx.x] = p[n & 3];
}
// LAUNCH: returned<<<1,32>>> out=zeros(32,i32) n=5
// MEM: 159 use-after-return

__device__ __noinline__ void keep(int **where, int n)
{
    int own[4];
    own[n & 3] = n;
    *where = own;
}
extern "C" __global__ void kept(int *out, int n)
{
    int *p;
    keep(&p, n);
    p[1] = 3;
    out[threadIdx.x] = n;
}
// LAUNCH: kept<<<1,32>>> out=zeros(32,i32) n=5
// MEM: 174 use-after-return

__device__ __noinline__ int sum(const int *p, int n)
{
    int copy[4];
    for (int i = 0; i < 4; i++)
        copy[i] = p[i];
    return copy[n & 3] + p[0];
}
extern "C" __global__ void caller(int *out, int n)
{
    int own[4];
    for (int i = 0; i < 4; i++)
        own[i] = i + n;
    out[threadIdx.x] = sum(own, n);
}
// LAUNCH: caller<<<1,32>>> out=zeros(32,i32) n=2
// EXPECT: out == 6
// CHECKED: mem

__device__ __noinline__ int depth(int *top, int n)
{
    int here[2];
    here[n & 1] = *top + 1;
    return n == 0 ? here[0] : depth(&here[n & 1], n - 1);
}
extern "C" __global__ void recursive(int *out, int n)
{
    int zero = 0;
    out[threadIdx.x] = depth(&zero, n);
}
// LAUNCH: recursive<<<1,32>>> out=zeros(32,i32) n=6
// EXPECT: out == 7
// CHECKED: mem

extern "C" __global__ void wild(int *out, long long far)
{
    out[far] = 1;
}
// LAUNCH: wild<<<1,1>>> out=zeros(1,i32) far=1000000000
// MEM: 215 out-of-bounds
// FAULT: out-of-bounds store

extern "C" __global__ void off_by_one(int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i <= n)
        out[i] = i;
}
// LAUNCH: off_by_one<<<2,32>>> out=zeros(40,i32) n=40
// MEM: 225 out-of-bounds
// FAULT: out-of-bounds store
// LAUNCH: off_by_one<<<2,32>>> out=zeros(40,i32) n=39
// CHECKED: mem

extern "C" __global__ void crooked(char *out)
{
    *(int *)(out + 1) = 1;
}
// LAUNCH: crooked<<<1,1>>> out=zeros(16,i8)
// MEM: 235 misaligned
// FAULT: misaligned

extern "C" __global__ void crooked_vector(float *out)
{
    *(double *)(out + 1) = 1.0;
}
// LAUNCH: crooked_vector<<<1,1>>> out=zeros(16,f32)
// MEM: 243 misaligned
// FAULT: misaligned

extern "C" __global__ void shared_far(int *out, int n)
{
    __shared__ int s[32];
    s[threadIdx.x + n] = 1;
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x];
}
// LAUNCH: shared_far<<<1,32>>> out=zeros(32,i32) n=16
// MEM: 252 overflow
// FAULT: out-of-bounds store

__constant__ int fixed[4] = {1, 2, 3, 4};
extern "C" __global__ void constant_written(int *out)
{
    int *p = const_cast<int *>(fixed);
    p[threadIdx.x & 3] = 9;
    out[0] = fixed[0];
}
// LAUNCH: constant_written<<<1,32>>> out=zeros(1,i32)
// MEM: 264 constant-write
// FAULT: constant memory

extern "C" __global__ void constant_counted(int *out)
{
    atomicAdd((int *)&fixed[1], 1);
}
// LAUNCH: constant_counted<<<1,32>>> out=zeros(1,i32)
// MEM: 273 constant-write
// FAULT: constant memory

extern "C" __global__ void constant_read(int *out)
{
    const int *p = fixed;
    out[threadIdx.x] = p[threadIdx.x & 3];
}
// LAUNCH: constant_read<<<1,4>>> out=zeros(4,i32)
// EXPECT: out == arange(1, 5)
// CHECKED: mem

// Where it could be inlined, too.
__device__ int *small(int n)
{
    int own[4] = {n, n + 1, n + 2, n + 3};
    int *p = own;
    return p;
}
extern "C" __global__ void returned_small(int *out, int n)
{
    int *p = small(n);
    out[threadIdx.x] = p[1];
}
// LAUNCH: returned_small<<<1,32>>> out=zeros(32,i32) n=5
// MEM: 298 use-after-return

struct Shape {
    int *sizes;
    __device__ __forceinline__ void set(int n)
    {
        int own[2] = {n, n};
        sizes = own + 1;
    }
};
extern "C" __global__ void kept_small(int *out, int n)
{
    Shape s;
    s.set(n);
    out[threadIdx.x] = *s.sizes;
}
// LAUNCH: kept_small<<<1,32>>> out=zeros(32,i32) n=5
// MEM: 315 use-after-return

__device__ int *larger(int *a, int *b)
{
    int **chosen = *a > *b ? &a : &b;
    return *chosen;
}
extern "C" __global__ void callers(int *out, int n)
{
    int a = n, b = 2 * n;
    *larger(&a, &b) = 1;
    out[threadIdx.x] = a + b;
}
// LAUNCH: callers<<<1,32>>> out=zeros(32,i32) n=5
// EXPECT: out == 6
// CHECKED: mem init
