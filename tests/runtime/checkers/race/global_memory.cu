// Global memory, within a block and between blocks.

extern "C" __global__ void one_word(int *p)
{
    p[0] += 1;
}
// LAUNCH: one_word<<<2,32>>> p=zeros(1,i32)
// RACE: 5

extern "C" __global__ void one_word_right(int *p)
{
    atomicAdd(p, 1);
}
// LAUNCH: one_word_right<<<2,32>>> p=zeros(1,i32)
// CHECKED: race sync
// EXPECT: p == 64

extern "C" __global__ void one_word_per_block(int *p)
{
    p[blockIdx.x] += threadIdx.x;
}
// LAUNCH: one_word_per_block<<<2,32>>> p=zeros(2,i32)
// RACE: 20 error

extern "C" __global__ void smooth_in_place(float *p, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1)
        p[i] = (p[i - 1] + p[i] + p[i + 1]) / 3;
}
// LAUNCH: smooth_in_place<<<2,32>>> p=arange(64,f32) n=64
// RACE: 29

extern "C" __global__ void smooth(const float *p, float *q, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1) q[i] = (p[i - 1] + p[i] + p[i + 1]) / 3;
}
// LAUNCH: smooth<<<2,32>>> p=arange(64,f32) q=zeros(64) n=64
// CHECKED: race sync

extern "C" __global__ void halo(int *p)
{
    int i = blockIdx.x * (blockDim.x - 1) + threadIdx.x;
    p[i] = blockIdx.x;
}
// LAUNCH: halo<<<3,32>>> p=zeros(100,i32)
// RACE: 45 error write-after-write

extern "C" __global__ void grid_stride(int *p, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) p[i] = p[i] * 2 + 1;
}
// LAUNCH: grid_stride<<<3,32>>> p=arange(1000,i32) n=1000
// CHECKED: race sync
// EXPECT: p == 2 * p_in + 1

extern "C" __global__ void grid_stride_too_short(int *p, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x)
        p[i] += 1;
}
// LAUNCH: grid_stride_too_short<<<3,32>>> p=arange(100,i32) n=100
// RACE: 61

extern "C" __global__ void barrier_is_for_one_block(int *p, int *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
    p[i] = i;
    __syncthreads();
    out[i] = p[n - 1 - i];
}
// LAUNCH: barrier_is_for_one_block<<<2,32>>> p=zeros(64,i32) out=zeros(64,i32)
// RACE: 69 71
// LAUNCH: barrier_is_for_one_block<<<1,64>>> p=zeros(64,i32) out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == 63 - arange(64)

extern "C" __global__ void barrier_orders_global_memory(int *p)
{
    int t = threadIdx.x, base = blockIdx.x * blockDim.x;
    p[base + t] = t;
    __syncthreads();
    int other = p[base + (t + 1) % blockDim.x];
    __syncthreads();
    p[base + t] = other;
}
// LAUNCH: barrier_orders_global_memory<<<2,64>>> p=zeros(128,i32)
// CHECKED: race sync

extern "C" __global__ void barrier_after_the_read_missing(int *p)
{
    int t = threadIdx.x, base = blockIdx.x * blockDim.x;
    p[base + t] = t;
    __syncthreads();
    int other = p[base + (t + 1) % blockDim.x];
    p[base + t] = other;
}
// LAUNCH: barrier_after_the_read_missing<<<2,64>>> p=zeros(128,i32)
// RACE: 96 97

extern "C" __global__ void all_say_done(int *done)
{
    done[0] = 1;
}
// LAUNCH: all_say_done<<<2,64>>> done=zeros(1,i32)
// RACE: 104 warning

extern "C" __global__ void all_say_who(int *who)
{
    who[0] = threadIdx.x;
}
// LAUNCH: all_say_who<<<1,64>>> who=zeros(1,i32)
// RACE: 111 error

extern "C" __global__ void bytes_of_blocks(unsigned char *p)
{
    p[threadIdx.x * gridDim.x + blockIdx.x] = blockIdx.x;
}
// LAUNCH: bytes_of_blocks<<<4,32>>> p=zeros(128,u8)
// CHECKED: race sync
// EXPECT: p == arange(128) % 4

extern "C" __global__ void bytes_and_words(unsigned char *p)
{
    if (blockIdx.x == 0)
        p[threadIdx.x] = 1;
    else
        ((unsigned *)p)[threadIdx.x] = 2;
}
// LAUNCH: bytes_and_words<<<2,32>>> p=zeros(128,u8)
// RACE: 127 129 write-after-write error

extern "C" __global__ void vectors_beside_words(int *p)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i % 2) p[4 * i] = i;
    else ((int4 *)p)[i] = make_int4(i, i, i, i);
}
// LAUNCH: vectors_beside_words<<<2,32>>> p=zeros(256,i32)
// CHECKED: race sync

extern "C" __global__ void vectors_over_words(int *p)
{
    int i = threadIdx.x;
    if (i % 2)
        ((char *)p)[16 * i - 3] = i;
    else
        ((int4 *)p)[i] = make_int4(i, i, i, i);
}
// LAUNCH: vectors_over_words<<<1,32>>> p=zeros(128,i32)
// RACE: 147 149

__device__ int cursor;
extern "C" __global__ void compacted(const int *p, int *q, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && p[i] % 3 == 0) q[atomicAdd(&cursor, 1)] = p[i];
}
// LAUNCH: compacted<<<2,32>>> p=arange(64,i32) q=zeros(64,i32) n=64
// CHECKED: race sync
// EXPECT: sum(q) == 693

extern "C" __global__ void compacted_not_atomic(const int *p, int *q, int *next)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (p[i] % 3 == 0) {
        int at = *next;
        *next = at + 1;
        q[at] = p[i];
    }
}
// LAUNCH: compacted_not_atomic<<<2,32>>> p=arange(64,i32) q=zeros(64,i32) next=zeros(1,i32)
// RACE: 168 169
// RACE: 169
// RACE: 170

extern "C" __global__ void bins_global(const int *p, int *bins)
{
    bins[p[blockIdx.x * blockDim.x + threadIdx.x] & 7] += 1;
}
// LAUNCH: bins_global<<<2,32>>> p=arange(64,i32) bins=zeros(8,i32)
// RACE: 180

extern "C" __global__ void atomics_and_a_plain_write(int *p)
{
    atomicAdd(p, 1);
    if (threadIdx.x == 7)
        p[0] = 5;
}
// LAUNCH: atomics_and_a_plain_write<<<1,64>>> p=zeros(1,i32)
// RACE: 187 189 error

extern "C" __global__ void atomics_of_the_block(int *p)
{
    atomicAdd_block(p, 1);
}
// LAUNCH: atomics_of_the_block<<<2,32>>> p=zeros(1,i32)
// RACE: 196 error
// LAUNCH: atomics_of_the_block<<<1,64>>> p=zeros(1,i32)
// CHECKED: race sync
// EXPECT: p == 64

__device__ double added(double *at, double value)
{
    unsigned long long *word = (unsigned long long *)at, old = *word, before;
    do {
        before = old;
        old = atomicCAS(word, before, __double_as_longlong(value + __longlong_as_double(before)));
    } while (before != old);
    return __longlong_as_double(old);
}
extern "C" __global__ void sum_by_cas(double *p)
{
    added(p, threadIdx.x);
}
// LAUNCH: sum_by_cas<<<1,32>>> p=zeros(1,f64)
// EXPECT: p == 496
// RACE: 206 209 warning

extern "C" __global__ void transposed_in_place(int *p, int n)
{
    int i = threadIdx.y, j = threadIdx.x;
    if (i < j) {
        int upper = p[i * n + j];
        p[i * n + j] = p[j * n + i];
        p[j * n + i] = upper;
    }
}
// LAUNCH: transposed_in_place<<<1,(8,8)>>> p=arange(64,i32) n=8
// CHECKED: race sync
// EXPECT: p.reshape(8, 8) == p_in.reshape(8, 8).T

extern "C" __global__ void transposed_by_all(int *p, int n)
{
    int i = threadIdx.y, j = threadIdx.x;
    int other = p[j * n + i];
    p[i * n + j] = other;
}
// LAUNCH: transposed_by_all<<<1,(8,8)>>> p=arange(64,i32) n=8
// RACE: 237 238

extern "C" __global__ void two_arrays_that_are_one(const int *x, int *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i + 1 < n) y[i] = x[i + 1];
}
// LAUNCH: two_arrays_that_are_one<<<2,32>>> x=arange(64,i32) y=zeros(64,i32) n=64
// CHECKED: race sync

extern "C" __global__ void looked_at_before(const int *p, int *least)
{
    if (p[threadIdx.x] < *least)
        atomicMin(least, p[threadIdx.x]);
}
// LAUNCH: looked_at_before<<<1,64>>> p=arange(64,i32) least=full(1,1000,i32)
// EXPECT: least == 0
// RACE: 253 254 warning

extern "C" __global__ void looked_at_by_others(int *p, int *flag)
{
    if (threadIdx.x == 0)
        atomicExch(flag, 1);
    else if (threadIdx.x == 40)
        p[0] = *flag;
}
// LAUNCH: looked_at_by_others<<<1,64>>> p=zeros(1,i32) flag=zeros(1,i32)
// RACE: 265 263 error
