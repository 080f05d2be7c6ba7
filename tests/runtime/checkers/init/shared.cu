// Shared memory is undefined when a block begins. Each broken kernel has a correct one beside it.
extern "C" __global__ void halo(int *out, const int *in)
{
    __shared__ int s[66];
    int t = threadIdx.x;
    s[t + 1] = in[t];
    __syncthreads();
    if (s[t] > s[t + 1])
        out[t] = 1;
}
// LAUNCH: halo<<<2,64>>> out=zeros(64,i32) in=arange(64,i32)
// UNINIT: 8 undefined-branch

extern "C" __global__ void halo_filled(int *out, const int *in)
{
    __shared__ int s[66];
    int t = threadIdx.x;
    s[t + 1] = in[t];
    if (t < 2)
        s[65 * t] = -1;
    __syncthreads();
    if (s[t] > s[t + 1])
        out[t] = 1;
}
// LAUNCH: halo_filled<<<2,64>>> out=zeros(64,i32) in=arange(64,i32)
// CHECKED: init

extern "C" __global__ void ragged(float *out, const float *in, int n)
{
    __shared__ float s[64];
    int t = threadIdx.x;
    if (t < n)
        s[t] = in[t];
    __syncthreads();
    for (int half = 32; half > 0; half /= 2) {
        if (t < half)
            s[t] += s[t + half];
        __syncthreads();
    }
    if (t == 0)
        out[0] = s[0];
}
// LAUNCH: ragged<<<1,64>>> out=zeros(1,f32) in=ones(64,f32) n=50
// UNINIT: 41 37 undefined-output
// LAUNCH: ragged<<<1,64>>> out=zeros(1,f32) in=ones(64,f32) n=64
// EXPECT: out[0] == 64
// CHECKED: init

extern "C" __global__ void ragged_zero(float *out, const float *in, int n)
{
    __shared__ float s[64];
    int t = threadIdx.x;
    s[t] = t < n ? in[t] : 0.0f;
    __syncthreads();
    for (int half = 32; half > 0; half /= 2) {
        if (t < half)
            s[t] += s[t + half];
        __syncthreads();
    }
    if (t == 0)
        out[0] = s[0];
}
// LAUNCH: ragged_zero<<<1,64>>> out=zeros(1,f32) in=ones(64,f32) n=50
// CHECKED: init

extern "C" __global__ void histogram(int *out, const int *in)
{
    __shared__ int bins[16];
    atomicAdd(&bins[in[threadIdx.x] & 15], 1);
    __syncthreads();
    if (threadIdx.x < 16)
        atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
}
// LAUNCH: histogram<<<2,64>>> out=zeros(16,i32) in=arange(64,i32)
// UNINIT: 72 69 undefined-output

extern "C" __global__ void histogram_cleared(int *out, const int *in)
{
    __shared__ int bins[16];
    if (threadIdx.x < 16)
        bins[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(&bins[in[threadIdx.x] & 15], 1);
    __syncthreads();
    if (threadIdx.x < 16)
        atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
}
// LAUNCH: histogram_cleared<<<2,64>>> out=zeros(16,i32) in=arange(64,i32)
// EXPECT: out == 8
// CHECKED: init

extern "C" __global__ void scatter(int *out, const int *in)
{
    __shared__ int where[64];
    int t = threadIdx.x;
    if (in[t])
        where[t] = in[t] % 64;
    __syncthreads();
    out[where[t]] = t;
}
// LAUNCH: scatter<<<1,64>>> out=zeros(64,i32) in=arange(64,i32)
// UNINIT: 99 undefined-address

extern "C" __global__ void dynamic(int *out, int n)
{
    extern __shared__ int queue[];
    int t = threadIdx.x;
    if (t == 0)
        queue[1] = 7;
    __syncthreads();
    for (int i = 0; i < queue[0]; i++)
        out[t] += queue[1];
}
// LAUNCH: dynamic<<<1,32,64>>> out=zeros(32,i32) n=1
// UNINIT: 111 undefined-branch

extern "C" __global__ void dynamic_set(int *out, int n)
{
    extern __shared__ int queue[];
    int t = threadIdx.x;
    if (t == 0) {
        queue[0] = n;
        queue[1] = 7;
    }
    __syncthreads();
    for (int i = 0; i < queue[0]; i++)
        out[t] += queue[1];
}
// LAUNCH: dynamic_set<<<1,32,64>>> out=zeros(32,i32) n=3
// EXPECT: out == 21
// CHECKED: init

extern "C" __global__ void transpose(float *out, const float *in)
{
    __shared__ float tile[8][9];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = in[8 * y + x];
    __syncthreads();
    out[8 * y + x] = tile[x][y];
}
// LAUNCH: transpose<<<1,(8,8)>>> out=zeros(64,f32) in=arange(64,f32)
// CHECKED: init

extern "C" __global__ void transpose_wide(float *out, const float *in)
{
    __shared__ float tile[8][9];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = in[8 * y + x];
    __syncthreads();
    out[8 * y + x] = tile[x][y + 1];
}
// LAUNCH: transpose_wide<<<1,(8,8)>>> out=zeros(64,f32) in=arange(64,f32)
// UNINIT: 150 undefined-output

// One block's shared memory is not another's.
extern "C" __global__ void first_block_only(int *out)
{
    __shared__ int flag;
    if (blockIdx.x == 0 && threadIdx.x == 0)
        flag = 1;
    __syncthreads();
    if (flag)
        out[blockIdx.x] = 1;
}
// LAUNCH: first_block_only<<<4,32>>> out=zeros(4,i32)
// UNINIT: 162 undefined-branch

extern "C" __global__ void scan(int *out, const int *in)
{
    __shared__ int s[2][64];
    int t = threadIdx.x, from = 0;
    s[0][t] = in[t];
    __syncthreads();
    for (int step = 1; step < 64; step *= 2) {
        s[1 - from][t] = t >= step ? s[from][t] + s[from][t - step] : s[from][t];
        from = 1 - from;
        __syncthreads();
    }
    out[t] = s[from][t];
}
// LAUNCH: scan<<<1,64>>> out=zeros(64,i32) in=ones(64,i32)
// EXPECT: out == arange(1,65)
// CHECKED: init

extern "C" __global__ void vectors(float4 *out, const float4 *in, int n)
{
    __shared__ float4 s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = in[t];
    __syncthreads();
    float4 v = s[31 - t];
    if (31 - t < n)
        out[t] = v;
}
// LAUNCH: vectors<<<1,32>>> out=zeros(128,f32) in=ones(128,f32) n=20
// CHECKED: init

extern "C" __global__ void vectors_all(float4 *out, const float4 *in, int n)
{
    __shared__ float4 s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = in[t];
    __syncthreads();
    out[t] = s[31 - t];
}
// LAUNCH: vectors_all<<<1,32>>> out=zeros(128,f32) in=ones(128,f32) n=20
// UNINIT: 206 undefined-output
