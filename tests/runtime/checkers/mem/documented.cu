// The mistakes that compute-sanitizer's manual demonstrates its tools with: addresses that are misaligned or nobody's, heap memory that is used or freed wrongly.
__device__ int whole;

__device__ void unaligned(void)
{
    *(int *)((char *)&whole + 1) = 42;
}
extern "C" __global__ void unaligned_kernel(void)
{
    unaligned();
}
// LAUNCH: unaligned_kernel<<<1,1>>>
// MEM: 6 misaligned
// FAULT: misaligned

__device__ __noinline__ void store_far(long long address)
{
    *(int *)address = 42;
}
extern "C" __global__ void nobody(long long address)
{
    store_far(address);
}
// LAUNCH: nobody<<<1,1>>> address=2273641248
// MEM: 18 out-of-bounds
// FAULT: out-of-bounds store

extern "C" __global__ void null_pointer(int *out)
{
    int *p = nullptr;
    out[0] = p[threadIdx.x];
}
// LAUNCH: null_pointer<<<1,1>>> out=zeros(1,i32)
// MEM: 31 out-of-bounds
// FAULT: out-of-bounds load

extern "C" __global__ void behind_the_end(float *sum, const float *a, const float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    sum[i] = a[i] + b[i];
}
// LAUNCH: behind_the_end<<<2,64>>> sum=zeros(100,f32) a=ones(100,f32) b=ones(100,f32) n=100
// MEM: 40 out-of-bounds
// FAULT: out-of-bounds load

extern "C" __global__ void until_the_end(float *sum, const float *a, const float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        sum[i] = a[i] + b[i];
}
// LAUNCH: until_the_end<<<2,64>>> sum=zeros(100,f32) a=ones(100,f32) b=ones(100,f32) n=100
// EXPECT: sum == 2
// CHECKED: mem init

extern "C" __global__ void sum_of_unset(float *sum, const float *a, const float *b)
{
    sum[threadIdx.x] = a[threadIdx.x] + b[threadIdx.x];
}
// LAUNCH: sum_of_unset<<<1,64>>> sum=uninit(64,f32) a=ones(64,f32) b=uninit(64,f32)
// UNINIT: 58 undefined-read
// CHECKED: mem

extern "C" __global__ void per_block(int **where)
{
    if (threadIdx.x == 0)
        where[blockIdx.x] = (int *)malloc(blockDim.x * sizeof(int));
    __syncthreads();
    if (where[blockIdx.x])
        where[blockIdx.x][threadIdx.x] = threadIdx.x;
}
// LAUNCH: per_block<<<4,32>>> where=zeros(4,u64)
// MEM: 67 leak
// CHECKED: init

extern "C" __global__ void atomic_outside(int *count, int n)
{
    atomicAdd(&count[threadIdx.x / n], 1);
}
// LAUNCH: atomic_outside<<<1,64>>> count=zeros(4,i32) n=8
// MEM: 78 out-of-bounds
// FAULT: out-of-bounds atomic
// LAUNCH: atomic_outside<<<1,64>>> count=zeros(4,i32) n=16
// EXPECT: count == 16
// CHECKED: mem init
