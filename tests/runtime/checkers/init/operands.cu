// Operands that say where bits go: they decide in their own lanes only.
extern "C" __global__ void source_of_others(int *out, int n)
{
    __shared__ int from[64], s[64];
    int t = threadIdx.x;
    if (t < 32)
        from[t] = n;
    if (t % 32 == 0)
        s[t] = 5;
    __syncthreads();
    int v = __shfl_sync(~0u, s[t], from[t]);
    if (t < 32)
        out[t] = v;
}
// LAUNCH: source_of_others<<<1,64>>> out=zeros(32,i32) n=0
// EXPECT: out == 5
// CHECKED: init
// LAUNCH: source_of_others<<<1,64>>> out=zeros(32,i32) n=1
// UNINIT: 13 11 undefined-output

// The source's value is undefined, the lane's own is not.
extern "C" __global__ void down(int *out, const int *by)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t == 0)
        s[0] = 5;
    __syncwarp();
    int v = __shfl_down_sync(~0u, s[t], by[t]);
    if (t == 0)
        out[t] = v;
}
// LAUNCH: down<<<1,32>>> out=zeros(1,i32) by=ones(32,i32)
// UNINIT: 31 29 undefined-output
// LAUNCH: down<<<1,32>>> out=zeros(1,i32) by=zeros(32,i32)
// EXPECT: out == 5
// CHECKED: init

extern "C" __global__ void leader(int *out)
{
    int t = threadIdx.x, base, first = 1;
    if (t) {
        if (t == first)
            base = 7;
        base = __shfl_sync(~1u, base, first);
        out[base + t] = t;
    }
}
// LAUNCH: leader<<<1,32>>> out=zeros(64,i32)
// CHECKED: init

extern "C" __global__ void amounts(int *out, int n)
{
    __shared__ unsigned char s[32][4];
    __shared__ unsigned by[32];
    int t = threadIdx.x;
    if (t < n)
        by[t] = 8;
    s[t][1] = t;
    __syncwarp();
    unsigned word = *(unsigned *)s[t];
    unsigned shifted = word >> by[t] & 0xff, funnelled = __funnelshift_r(word, word, by[t]) & 0xff;
    unsigned picked = __byte_perm(word, 0, by[t] / 8 | 0x4440);
    if (t < 20)
        out[t] = (shifted == t) + (funnelled == t) + (picked == t);
}
// LAUNCH: amounts<<<1,32>>> out=zeros(20,i32) n=20
// EXPECT: out == 3
// CHECKED: init
// LAUNCH: amounts<<<1,32>>> out=zeros(20,i32) n=19
// UNINIT: 65 62 undefined-output

extern "C" __global__ void fields(int *out, int n)
{
    __shared__ unsigned char s[32][4];
    __shared__ unsigned at[32];
    int t = threadIdx.x;
    if (t < n)
        at[t] = 8;
    s[t][1] = t;
    __syncwarp();
    unsigned word = *(unsigned *)s[t], got, put;
    asm("bfe.u32 %0, %1, %2, 8;" : "=r"(got) : "r"(word), "r"(at[t]));
    asm("bfi.b32 %0, %1, %2, %3, 8;" : "=r"(put) : "r"(t), "r"(0), "r"(at[t]));
    if (t < 20)
        out[t] = (got == t) + (put == t << 8);
}
// LAUNCH: fields<<<1,32>>> out=zeros(20,i32) n=20
// EXPECT: out == 2
// CHECKED: init
