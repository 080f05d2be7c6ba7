// Accesses that leave a variable for its neighbour: nothing faults, and on a GPU another variable changes.
extern "C" __global__ void shared_next(int *out)
{
    __shared__ int a[8];
    __shared__ int b[64];
    int t = threadIdx.x;
    b[t] = t;
    __syncthreads();
    a[t] = -1;
    __syncthreads();
    out[t] = b[t] + a[0];
}
// LAUNCH: shared_next<<<1,32,512>>> out=zeros(32,i32)
// MEM: 9 overflow

extern "C" __global__ void shared_fits(int *out)
{
    __shared__ int a[8];
    __shared__ int b[64];
    int t = threadIdx.x;
    b[t] = t;
    if (t < 8)
        a[t] = -1;
    __syncthreads();
    out[t] = b[t] + a[t % 8];
}
// LAUNCH: shared_fits<<<1,32>>> out=zeros(32,i32)
// EXPECT: out == arange(32) - 1
// CHECKED: mem

extern "C" __global__ void shared_in_front(int *out)
{
    __shared__ int a[32];
    __shared__ int b[32];
    int t = threadIdx.x;
    a[t] = t;
    b[t] = 2 * t;
    __syncthreads();
    out[t] = a[t] + b[t - 1];
}
// LAUNCH: shared_in_front<<<1,32,512>>> out=zeros(32,i32)
// MEM: 39 overflow

extern "C" __global__ void stencil(int *out)
{
    __shared__ int a[34];
    __shared__ int b[34];
    int t = threadIdx.x;
    a[t + 1] = t;
    if (t < 2)
        a[33 * t] = 0;
    b[t] = 0;
    __syncthreads();
    out[t] = a[t] + a[t + 1] + a[t + 2] + b[t];
}
// LAUNCH: stencil<<<1,32>>> out=zeros(32,i32)
// CHECKED: mem

extern "C" __global__ void rows(float *out)
{
    __shared__ float tile[4][8];
    __shared__ float rest[64];
    int t = threadIdx.x;
    rest[t] = 0;
    tile[t / 8][t % 8] = t;
    __syncthreads();
    out[t] = tile[t / 8 + 1][t % 8] + rest[t];
}
// LAUNCH: rows<<<1,32,512>>> out=zeros(32,f32)
// MEM: 67 overflow

extern "C" __global__ void rows_as_one(float *out)
{
    __shared__ float tile[4][8];
    int t = threadIdx.x;
    (&tile[0][0])[t] = t;
    __syncthreads();
    out[t] = (&tile[0][0])[31 - t];
}
// LAUNCH: rows_as_one<<<1,32>>> out=zeros(32,f32)
// EXPECT: out == 31 - arange(32)
// CHECKED: mem

extern "C" __global__ void dynamic(int *out)
{
    __shared__ int fixed[4];
    extern __shared__ int room[];
    int t = threadIdx.x;
    if (t < 4)
        fixed[t] = 5;
    room[t] = t;
    __syncthreads();
    out[t] = room[t - 1] + fixed[t & 3];
}
// LAUNCH: dynamic<<<1,32,128>>> out=zeros(32,i32)
// MEM: 93 overflow

extern "C" __global__ void dynamic_whole(int *out)
{
    __shared__ int fixed[4];
    extern __shared__ int room[];
    int t = threadIdx.x;
    if (t < 4)
        fixed[t] = 5;
    room[t] = t;
    __syncthreads();
    out[t] = room[31 - t] + fixed[t & 3];
}
// LAUNCH: dynamic_whole<<<1,32,128>>> out=zeros(32,i32)
// CHECKED: mem

// Parts of one dynamic array are one variable, whatever they are used for.
extern "C" __global__ void dynamic_parts(float *out, int n)
{
    extern __shared__ float both[];
    float *first = both, *second = both + n;
    int t = threadIdx.x;
    first[t] = t;
    second[t] = 2 * t;
    __syncthreads();
    out[t] = first[n - 1 - t] + second[n - 1 - t];
}
// LAUNCH: dynamic_parts<<<1,32,256>>> out=zeros(32,f32) n=32
// CHECKED: mem

extern "C" __global__ void local_next(int *out, int n)
{
    int a[8], b[8];
    for (int i = 0; i < 8; i++)
        b[i] = i;
    for (int i = 0; i <= n; i++)
        a[i] = -i;
    out[threadIdx.x] = a[n / 2] + b[n / 2];
}
// LAUNCH: local_next<<<1,32>>> out=zeros(32,i32) n=8
// MEM: 132 overflow
// LAUNCH: local_next<<<1,32>>> out=zeros(32,i32) n=7
// EXPECT: out == 0
// CHECKED: mem

extern "C" __global__ void local_in_front(int *out, int n)
{
    int a[8], b[8];
    for (int i = 0; i < 8; i++) {
        a[i] = i;
        b[i] = i * i;
    }
    out[threadIdx.x] = a[n & 7] + b[n - 3];
}
// LAUNCH: local_in_front<<<1,32>>> out=zeros(32,i32) n=2
// MEM: 148 overflow
// LAUNCH: local_in_front<<<1,32>>> out=zeros(32,i32) n=5
// EXPECT: out == 9
// CHECKED: mem

extern "C" __global__ void per_thread(int *out, const int *length)
{
    int stack[4], guard[4];
    int t = threadIdx.x, top = 0;
    for (int i = 0; i < 4; i++)
        guard[i] = 7;
    for (int i = 0; i < length[t]; i++)
        stack[top++] = i;
    int sum = guard[t & 3];
    while (top > 0)
        sum += stack[--top];
    out[t] = sum;
}
// LAUNCH: per_thread<<<1,32>>> out=zeros(32,i32) length=full(32,4,i32)
// EXPECT: out == 13
// CHECKED: mem
// LAUNCH: per_thread<<<1,4>>> out=zeros(4,i32) length=[1,2,3,5]
// MEM: 163 overflow
// MEM: 166 overflow

struct Pair {
    int count;
    float values[6];
};
extern "C" __global__ void structure(float *out, int n)
{
    Pair p, q;
    p.count = q.count = n;
    for (int i = 0; i < 6; i++)
        p.values[i] = q.values[i] = i;
    p.values[n] = 9;
    out[0] = p.values[n - 1] + q.values[n - 2] + p.count + q.count;
}
// LAUNCH: structure<<<1,1>>> out=zeros(1,f32) n=6
// MEM: 186 overflow
// LAUNCH: structure<<<1,1>>> out=zeros(1,f32) n=5
// EXPECT: out[0] == 4 + 3 + 10
// CHECKED: mem

extern "C" __global__ void wide(float *out, int n)
{
    __shared__ float4 a[8];
    __shared__ float4 b[8];
    int t = threadIdx.x;
    a[t] = b[t] = make_float4(t, t, t, t);
    __syncthreads();
    float4 v = a[t + n];
    out[t] = v.x + b[t].y;
}
// LAUNCH: wide<<<1,8,512>>> out=zeros(8,f32) n=1
// MEM: 202 overflow
// LAUNCH: wide<<<1,8>>> out=zeros(8,f32) n=0
// CHECKED: mem

extern "C" __global__ void bytes(unsigned char *out, int n)
{
    __shared__ unsigned char name[12];
    __shared__ unsigned char next[12];
    int t = threadIdx.x;
    name[t] = next[t] = 'a';
    __syncthreads();
    if (t == 0)
        for (int i = 0; i <= n; i++)
            name[i] = 0;
    __syncthreads();
    out[t] = next[t] + name[t];
}
// LAUNCH: bytes<<<1,12,512>>> out=zeros(12,u8) n=12
// MEM: 219 overflow
// LAUNCH: bytes<<<1,12>>> out=zeros(12,u8) n=11
// EXPECT: out == 97
// CHECKED: mem

extern "C" __global__ void counters(int *out, int n)
{
    __shared__ int hits[8];
    __shared__ int misses[8];
    int t = threadIdx.x;
    if (t < 8)
        hits[t] = misses[t] = 0;
    __syncthreads();
    atomicAdd(&hits[t % n], 1);
    __syncthreads();
    if (t < 8)
        out[t] = hits[t] + misses[t];
}
// LAUNCH: counters<<<1,32,512>>> out=zeros(8,i32) n=9
// MEM: 237 overflow
// LAUNCH: counters<<<1,32>>> out=zeros(8,i32) n=8
// EXPECT: out == 4
// CHECKED: mem

__device__ int table[16];
__device__ int other[16];
extern "C" __global__ void global_variable(int *out, int n)
{
    out[threadIdx.x] = table[threadIdx.x + n] + other[0];
}
// LAUNCH: global_variable<<<1,16>>> out=zeros(16,i32) n=128
// MEM: 252 overflow
// LAUNCH: global_variable<<<1,16>>> out=zeros(16,i32) n=0
// CHECKED: mem

__constant__ int weights[8] = {1, 2, 3, 4, 5, 6, 7, 8};
__constant__ int biases[8] = {};
extern "C" __global__ void constants(int *out, int n)
{
    out[threadIdx.x] = weights[threadIdx.x + n] + biases[threadIdx.x];
}
// LAUNCH: constants<<<1,8>>> out=zeros(8,i32) n=64
// MEM: 263 overflow
// FAULT: out-of-bounds load
// LAUNCH: constants<<<1,8>>> out=zeros(8,i32) n=0
// EXPECT: out == arange(1, 9)
// CHECKED: mem

// A pointer that may lead to either array is of neither, as far as the text says.
extern "C" __global__ void either(int *out, int n)
{
    __shared__ int a[32];
    __shared__ int b[32];
    int t = threadIdx.x;
    a[t] = t;
    b[t] = -t;
    __syncthreads();
    int *p = n & 1 ? a : b;
    out[t] = p[t];
}
// LAUNCH: either<<<1,32>>> out=zeros(32,i32) n=1
// EXPECT: out == arange(32)
// CHECKED: mem

extern "C" __global__ void one_behind(int *out)
{
    __shared__ int a[32];
    int t = threadIdx.x;
    a[t] = t;
    __syncthreads();
    int sum = 0;
    for (int *p = a + t, *end = a + 32; p != end; p++)
        sum += *p;
    out[t] = sum;
}
// LAUNCH: one_behind<<<1,32>>> out=zeros(32,i32)
// CHECKED: mem

extern "C" __global__ void double_buffer(int *out, int n)
{
    __shared__ int buffer[2][32];
    int t = threadIdx.x, now = 0;
    buffer[0][t] = t;
    __syncthreads();
    for (int i = 0; i < n; i++, now ^= 1) {
        buffer[now ^ 1][t] = buffer[now][(t + 1) & 31];
        __syncthreads();
    }
    out[t] = buffer[now][t];
}
// LAUNCH: double_buffer<<<1,32>>> out=zeros(32,i32) n=5
// EXPECT: out == (arange(32) + 5) % 32
// CHECKED: mem

// Who else may be called from a table is not known to pass the same variable.
__device__ __noinline__ int element(const int *p, int i) { return p[i]; }
typedef int (*Getter)(const int *, int);
__device__ Getter getters[2] = {element, element};
extern "C" __global__ void table_of_functions(int *out, int which)
{
    __shared__ int a[8], b[64];
    int t = threadIdx.x;
    if (t < 8)
        a[t] = t;
    b[t] = b[t + 32] = t;
    __syncthreads();
    out[t] = element(a, t & 7) + getters[which](b, t + 32);
}
// LAUNCH: table_of_functions<<<1,32>>> out=zeros(32,i32) which=1
// EXPECT: out == arange(32) % 8 + arange(32)
// CHECKED: mem

// The low bits of an address are a number.
__device__ int locks[4];
extern "C" __global__ void low_bits(signed char *out)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    __syncthreads();
    unsigned low = (unsigned)(size_t)&s[0] & 3, slot = (unsigned)(size_t)&locks[2] & 63;
    out[low + t + slot] = s[31 - t];
    out[128 + (unsigned char)(size_t)&locks[1]] = 1;
}
// LAUNCH: low_bits<<<1,32>>> out=zeros(512,i8)
// CHECKED: mem
