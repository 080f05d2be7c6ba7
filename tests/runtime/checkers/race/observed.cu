// What a thread has seen happens before what it does next, without any fence: the last of many that count may set the counter back (PTX's observation order).
__device__ unsigned count;
__device__ int flag;

// CUDA C++ Programming Guide, "Memory Fence Functions".
extern "C" __global__ void last_block(const float *array, volatile float *result)
{
    __shared__ bool is_last;
    float partial = array[blockIdx.x];
    if (threadIdx.x == 0) {
        result[blockIdx.x] = partial;
        __threadfence();
        unsigned value = atomicInc(&count, gridDim.x);
        is_last = value == gridDim.x - 1;
    }
    __syncthreads();
    if (is_last) {
        float total = 0;
        for (int i = 0; i < gridDim.x; i++) total += result[i];
        if (threadIdx.x == 0) {
            result[0] = total;
            count = 0;
        }
    }
}
// LAUNCH: last_block<<<4,32>>> array=ones(4,f32) result=zeros(4,f32)
// CHECKED: race sync

extern "C" __global__ void the_last_reads_and_resets(int *p)
{
    if (atomicAdd(&flag, 1) == gridDim.x - 1) {
        p[0] = flag;
        flag = 0;
    }
}
// LAUNCH: the_last_reads_and_resets<<<4,1>>> p=zeros(1,i32)
// CHECKED: race sync
// EXPECT: p == 4

extern "C" __global__ void shared_counter(int *p)
{
    __shared__ int n;
    if (threadIdx.x == 0) n = 0;
    __syncthreads();
    if (atomicAdd(&n, 1) == 63) {
        p[0] = n;
        n = 0;
    }
}
// LAUNCH: shared_counter<<<1,64>>> p=zeros(1,i32)
// CHECKED: race sync

extern "C" __global__ void behind_a_barrier(int *p)
{
    __shared__ int last;
    if (threadIdx.x == 0) last = atomicAdd(&flag, 1) == gridDim.x - 1;
    __syncthreads();
    if (last && threadIdx.x == 40) flag = 0;
}
// LAUNCH: behind_a_barrier<<<4,64>>> p=zeros(1,i32)
// CHECKED: race sync

extern "C" __global__ void a_flag_that_is_seen_and_taken_down(int *p)
{
    if (blockIdx.x == 0) {
        *(volatile int *)&flag = 1;
    } else {
        while (!*(volatile int *)&flag)
            ;
        flag = 0;
    }
}
// LAUNCH: a_flag_that_is_seen_and_taken_down<<<2,1>>> p=zeros(1,i32)
// CHECKED: race sync

extern "C" __global__ void everybody_sees_and_reads_plainly(int *p)
{
    __shared__ int f;
    int t = threadIdx.x;
    if (t == 0) f = 0;
    __syncthreads();
    if (t == 0) *(volatile int *)&f = 1;
    else if (t >= 32) {
        while (!*(volatile int *)&f)
            ;
        p[t] = f;
    }
}
// LAUNCH: everybody_sees_and_reads_plainly<<<1,96>>> p=zeros(96,i32)
// CHECKED: race sync

extern "C" __global__ void another_than_the_last_resets(int *p)
{
    __shared__ int last;
    if (threadIdx.x == 0) last = atomicAdd(&flag, 1) == gridDim.x - 1;
    if (threadIdx.x == 40 && blockIdx.x == 0)
        flag = 0;
}
// LAUNCH: another_than_the_last_resets<<<4,64>>> p=zeros(1,i32)
// RACE: 95 97 error

extern "C" __global__ void counted_by_the_block_only(int *p)
{
    if (atomicAdd_block(&flag, 1) == gridDim.x - 1)
        flag = 0;
}
// LAUNCH: counted_by_the_block_only<<<4,1>>> p=zeros(1,i32)
// RACE: 104
// RACE: 104 105 error

extern "C" __global__ void words_of_two_sizes(unsigned long long *p)
{
    if (threadIdx.x == 0)
        atomicAdd(p, 1ull);
    if (threadIdx.x == 33)
        atomicAdd((int *)p, 1);
}
// LAUNCH: words_of_two_sizes<<<1,64>>> p=zeros(1,u64)
// RACE: 114 116 error

extern "C" __global__ void a_flag_of_two_sizes(int *data, unsigned long long *f, int *out)
{
    if (blockIdx.x == 0) {
        data[0] = 1;
        __threadfence();
        *(volatile unsigned long long *)f = 1;
    } else {
        while (!*(volatile int *)f)
            ;
        __threadfence();
        out[0] = data[0];
    }
}
// LAUNCH: a_flag_of_two_sizes<<<2,1>>> data=zeros(1,i32) f=zeros(1,u64) out=zeros(1,i32)
// RACE: 124 131 error
// RACE: 126 128 error

// A plain read that alone decides about an atomic operation of others is an error; one whose operation looks again is a warning.
extern "C" __global__ void at_most_fifty(int *total)
{
    if (*total < 50)
        atomicAdd(total, 1);
}
// LAUNCH: at_most_fifty<<<1,64>>> total=zeros(1,i32)
// RACE: 141 142 error

extern "C" __global__ void at_most_fifty_by_seven(unsigned *total)
{
    if (*total < 50)
        atomicInc(total, 50);
}
// LAUNCH: at_most_fifty_by_seven<<<1,64>>> total=zeros(1,u32)
// RACE: 149 150 error

extern "C" __global__ void flipped(int *flags)
{
    if (!(*flags & 1))
        atomicXor(flags, 1);
}
// LAUNCH: flipped<<<1,64>>> flags=zeros(1,i32)
// RACE: 157 158 error

extern "C" __global__ void raised(int *flags)
{
    if (!(*flags & 1))
        atomicOr(flags, 1);
}
// LAUNCH: raised<<<1,64>>> flags=zeros(1,i32)
// RACE: 165 166 warning

extern "C" __global__ void largest(int *most)
{
    if (*most < (int)threadIdx.x)
        atomicMax(most, threadIdx.x);
}
// LAUNCH: largest<<<1,64>>> most=zeros(1,i32)
// RACE: 173 174 warning

extern "C" __global__ void taken(int *lock, int *out)
{
    if (*lock == 0 && atomicExch(lock, 1) == 0)
        *out = 1;
}
// LAUNCH: taken<<<1,64>>> lock=zeros(1,i32) out=zeros(1,i32)
// RACE: 181 warning

extern "C" __global__ void set_once(int *x)
{
    if (*x == 0)
        atomicExch(x, 1);
}
// LAUNCH: set_once<<<1,64>>> x=zeros(1,i32)
// RACE: 189 190 error
