// What lanes of a warp, and threads of a block, tell each other.
extern "C" __global__ void shuffled(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = t;
    __syncwarp();
    int v = __shfl_down_sync(~0u, s[t], 1);
    if (v & 1)
        out[t] = v;
}
// LAUNCH: shuffled<<<1,32>>> out=zeros(32,i32) n=31
// UNINIT: 10 9 undefined-branch
// LAUNCH: shuffled<<<1,32>>> out=zeros(32,i32) n=32
// CHECKED: init

// Values of lanes that do not matter are thrown away again.
extern "C" __global__ void shuffled_away(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = t;
    __syncwarp();
    int v = __shfl_sync(~0u, s[t], t % n);
    out[t] = v;
}
// LAUNCH: shuffled_away<<<1,32>>> out=zeros(32,i32) n=20
// EXPECT: out == arange(32) % 20
// CHECKED: init

extern "C" __global__ void warp_sum(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = 1;
    __syncwarp();
    int v = s[t];
    for (int step = 16; step > 0; step /= 2)
        v += __shfl_xor_sync(~0u, v, step);
    if (t == 0)
        out[0] = v;
}
// LAUNCH: warp_sum<<<1,32>>> out=zeros(1,i32) n=30
// UNINIT: 44 40 undefined-output

extern "C" __global__ void warp_sum_tail(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = 1;
    __syncwarp();
    int v = t < n ? s[t] : 0;
    for (int step = 16; step > 0; step /= 2)
        v += __shfl_xor_sync(~0u, v, step);
    if (t == 0)
        out[0] = v;
}
// LAUNCH: warp_sum_tail<<<1,32>>> out=zeros(1,i32) n=30
// EXPECT: out[0] == 30
// CHECKED: init

extern "C" __global__ void balloted(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = t;
    __syncwarp();
    unsigned votes = __ballot_sync(~0u, s[t] > 3);
    if (votes & (1u << t))
        out[t] = 1;
}
// LAUNCH: balloted<<<1,32>>> out=zeros(32,i32) n=31
// UNINIT: 74 73 undefined-branch

// Each lane looks at votes of those that had something.
extern "C" __global__ void balloted_some(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = t;
    __syncwarp();
    unsigned votes = __ballot_sync(~0u, s[t] > 3);
    if (t < n && (votes & (1u << t)))
        out[t] = 1;
}
// LAUNCH: balloted_some<<<1,32>>> out=zeros(32,i32) n=20
// EXPECT: out == (arange(32) > 3) * (arange(32) < 20)
// CHECKED: init

extern "C" __global__ void any_of(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = t;
    __syncwarp();
    if (__any_sync(~0u, s[t] == 5))
        out[t] = 1;
}
// LAUNCH: any_of<<<1,32>>> out=zeros(32,i32) n=4
// UNINIT: 103 undefined-branch
// LAUNCH: any_of<<<1,32>>> out=zeros(32,i32) n=10
// EXPECT: out == 1
// CHECKED: init

extern "C" __global__ void reduced(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = t;
    __syncwarp();
    int most = __reduce_max_sync(~0u, s[t]);
    if (t == 0)
        out[0] = most;
}
// LAUNCH: reduced<<<1,32>>> out=zeros(1,i32) n=4
// UNINIT: 121 119 undefined-output
// LAUNCH: reduced<<<1,32>>> out=zeros(1,i32) n=32
// EXPECT: out[0] == 31
// CHECKED: init

extern "C" __global__ void counter(int *out)
{
    __shared__ int next;
    int slot = atomicAdd(&next, 1);
    out[slot & 31] = threadIdx.x;
}
// LAUNCH: counter<<<1,32>>> out=zeros(32,i32)
// UNINIT: 133 132 undefined-address

extern "C" __global__ void counter_set(int *out)
{
    __shared__ int next;
    if (threadIdx.x == 0)
        next = 0;
    __syncthreads();
    int slot = atomicAdd(&next, 1);
    out[slot & 31] = 1;
}
// LAUNCH: counter_set<<<1,32>>> out=zeros(32,i32)
// EXPECT: out == 1
// CHECKED: init

extern "C" __global__ void exchanged(int *out)
{
    __shared__ int place;
    if (threadIdx.x == 0)
        atomicExch(&place, 3);
    __syncthreads();
    if (place == 3)
        out[threadIdx.x] = place;
}
// LAUNCH: exchanged<<<1,32>>> out=zeros(32,i32)
// EXPECT: out == 3
// CHECKED: init

extern "C" __global__ void lock(int *out)
{
    __shared__ int taken;
    if (threadIdx.x == 0) {
        while (atomicCAS(&taken, 0, 1) != 0)
            ;
        out[0] = 1;
        atomicExch(&taken, 0);
    }
}
// LAUNCH: lock<<<1,32>>> out=zeros(1,i32)
// UNINIT: 168 undefined-branch

extern "C" __global__ void barrier_or(int *out, int n)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < n)
        s[t] = 0;
    __syncwarp();
    if (__syncthreads_or(s[t]))
        out[t] = 1;
}
// LAUNCH: barrier_or<<<1,32>>> out=zeros(32,i32) n=16
// UNINIT: 184 undefined-barrier
// LAUNCH: barrier_or<<<1,32>>> out=zeros(32,i32) n=32
// EXPECT: out == 0
// CHECKED: init

extern "C" __global__ void printed(int *out, int n)
{
    __shared__ int s[4];
    if (threadIdx.x < n)
        s[threadIdx.x] = 1;
    __syncwarp();
    if (threadIdx.x == 3)
        printf("%d %d\n", n, s[threadIdx.x]);
    out[0] = 1;
}
// LAUNCH: printed<<<1,4>>> out=zeros(1,i32) n=3
// UNINIT: 200 undefined-output
// LAUNCH: printed<<<1,4>>> out=zeros(1,i32) n=4
// CHECKED: init

extern "C" __global__ void printed_text(int *out, int n)
{
    __shared__ char text[8];
    if (threadIdx.x == 0) {
        text[0] = 'a';
        if (n)
            text[1] = 0;
        printf("%s\n", text);
    }
}
// LAUNCH: printed_text<<<1,4>>> out=zeros(1,i32) n=0
// UNINIT: 215 undefined-output
// LAUNCH: printed_text<<<1,4>>> out=zeros(1,i32) n=1
// CHECKED: init

extern "C" __global__ void asserted(int *out, int n)
{
    __shared__ int s[4];
    if (n)
        s[threadIdx.x] = 1;
    assert(s[threadIdx.x] < 3);
    out[0] = 1;
}
// LAUNCH: asserted<<<1,4>>> out=zeros(1,i32) n=0
// UNINIT: 228 undefined-branch
// LAUNCH: asserted<<<1,4>>> out=zeros(1,i32) n=1
// CHECKED: init
