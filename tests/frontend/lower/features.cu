// Language features end to end, at every level and through both code generators.
// CONFIGS: -O0 | -O1 | -O2 | -O3 -maxrregcount=16 | --codegen=llvm
// PTXAS: sm_80 sm_90

struct Vec { float x, y, z; };
struct Cell { char tag; Vec v; int count[2]; };
union Word { float f; unsigned u; };

__constant__ float weights[4] = { 0.5f, 1.5f, 2.5f, 3.5f };
__constant__ Vec axes[2] = { { 1, 2, 3 }, { 4, 5, 6 } };
__device__ int total;
__device__ int start = 41;

__device__ __noinline__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__device__ __noinline__ Vec scale(Vec v, float f) { Vec r = { v.x * f, v.y * f, v.z * f }; v.x = 0; return r; }
__device__ __forceinline__ void add_to(Vec *target, Vec v) { target->x += v.x; target->y += v.y; target->z += v.z; }
__device__ float dot(const Vec *a, const Vec *b) { return a->x * b->x + a->y * b->y + a->z * b->z; }

// LAUNCH: structures<<<2,32>>> out=zeros(64,f32)
// EXPECT: out == 3*(1+2+3) + 2*(arange(64)+1)
__global__ void structures(float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Vec v = { 1.0f, 2.0f, 3.0f };
    Vec w = scale(v, 3.0f);
    Vec unit = { 1, 1, 1 };
    Vec sum = {};
    add_to(&sum, w);
    Cell cell = { 'c', { 0, 0, 0 }, { i, 1 } };
    Cell other;
    other = cell;
    other.v.y = (float)other.count[0];
    other.v.z = other.count[1];
    out[i] = dot(&sum, &unit) + other.v.y + other.v.z + (v.x - 1) + (float)(cell.count[0] + cell.count[1]);
}

// LAUNCH: constants<<<1,8>>> out=zeros(8,f32)
// EXPECT: out == array([0.5,1.5,2.5,3.5]*2) + array([1,4]*4) + array([3,6]*4)
__global__ void constants(float *out) {
    int i = threadIdx.x;
    out[i] = weights[i & 3] + axes[i & 1].x + (&axes[i & 1])->z;
}

// LAUNCH: recursive<<<1,12>>> out=zeros(12,i32)
// EXPECT: out == array([0,1,1,2,3,5,8,13,21,34,55,89])
__global__ void recursive(int *out) { out[threadIdx.x] = fib(threadIdx.x); }

// LAUNCH: dynamic<<<1,32,256>>> n=32 x=arange(32,i32) y=zeros(32,i64)
// EXPECT: y == x[::-1].astype('i8') * 3
__global__ void dynamic(int n, const int *x, long long *y) {
    extern __shared__ int buffer[];
    long long *wide = (long long *)buffer;
    int i = threadIdx.x;
    wide[i] = x[i] * 3LL;
    __syncthreads();
    y[i] = wide[n - 1 - i];
}

// LAUNCH: tiles<<<2,(8,4)>>> out=zeros(64,i32)
// EXPECT: out == array([100*(i%8) + (i//8)%4 + 1000*(i//32) for i in range(64)])
__global__ void tiles(int *out) {
    __shared__ int tile[8][5];
    tile[threadIdx.x][threadIdx.y] = 100 * threadIdx.x + threadIdx.y;
    __syncthreads();
    int (*row)[5] = &tile[threadIdx.x];
    out[blockIdx.x * 32 + threadIdx.y * 8 + threadIdx.x] = (*row)[threadIdx.y] + 1000 * blockIdx.x;
}

// LAUNCH: atomics<<<4,32>>> sums=zeros(8,i32) f=zeros(2,f32) big=zeros(2,u64)
// EXPECT: sums == array([128, -128, 127, 0, 128*127//2, 128, 1, 0])
// EXPECT: f == array([64.0, 0.0])
// EXPECT: big == array([128*127//2 + (128<<33), 5], 'u8')
__global__ void atomics(int *sums, float *f, unsigned long long *big) {
    __shared__ unsigned long long local;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0) local = 0;
    __syncthreads();
    atomicAdd(&sums[0], 1);
    atomicSub(sums + 1, 1);
    atomicMax(&sums[2], i);
    atomicMin(&sums[3], i);
    atomicAdd(&sums[4], i);
    int old = sums[5], seen;
    do { seen = old; old = atomicCAS(&sums[5], seen, seen + 1); } while (old != seen);
    atomicOr((unsigned *)&sums[6], 1u);
    atomicAdd(f, 0.5f);
    atomicAdd(&local, (unsigned long long)i + (1ull << 33));
    __syncthreads();
    if (threadIdx.x == 0) atomicAdd(big, local);
    atomicExch(big + 1, 5ull);
}

// LAUNCH: warps<<<1,64>>> out=zeros(64,f64) votes=zeros(64,u32)
// EXPECT: out == array([(i%32+1 if i%32 < 31 else 31) * 1.5 + (i ^ 1) % 8 for i in range(64)])
// EXPECT: votes == array([0x55555555 + (1 if i < 32 else 0) + 2 for i in range(64)], 'u4')
__global__ void warps(double *out, unsigned *votes) {
    int i = threadIdx.x, lane = i % warpSize;
    double down = __shfl_down_sync(0xffffffff, lane * 1.5, 1);
    int x = __shfl_xor_sync(0xffffffff, lane, 1, 8);
    out[i] = down + x % 8;
    votes[i] = __ballot_sync(0xffffffff, lane % 2 == 0) + __any_sync(0xffffffff, i == 3) + 2 * __all_sync(~0u, lane >= 0);
}

// LAUNCH: globals<<<1,32>>> out=zeros(32,i32)
// EXPECT: out == 41 + 32 + arange(32)
__global__ void globals(int *out) {
    static __device__ int calls;
    atomicAdd(&total, 1);
    atomicAdd(&calls, 1);
    __syncthreads();
    out[threadIdx.x] = start + calls + threadIdx.x + (total - calls);
}

// LAUNCH: text<<<1,6>>> out=zeros(6,i8)
// EXPECT: out == array([104,101,108,108,111,0])
__global__ void text(char *out) {
    const char *s = "hello";
    out[threadIdx.x] = s[threadIdx.x];
}

// LAUNCH: jumps<<<1,16>>> out=zeros(16,i32)
// EXPECT: out == array([(1 if i == 0 else 12 if i in (1,2) else 9 if i == 3 else -i) for i in range(16)])
__global__ void jumps(int *out) {
    int i = threadIdx.x, r = 0;
    switch (i) {
    case 0: r = 1; break;
    case 1:
    case 2: r = 3;
    case 3: r += 9; break;
    default: r = -i;
    }
    out[i] = r;
}

// LAUNCH: words<<<1,4>>> x=arange(4,f32) out=zeros(4,u32)
// EXPECT: out == x.view('u4') ^ 1
__global__ void words(const float *x, unsigned *out) {
    Word w;
    w.f = x[threadIdx.x];
    w.u ^= 1;
    out[threadIdx.x] = w.u;
}

// LAUNCH: reduced<<<1,64>>> out=zeros(3,i32)
// EXPECT: out == array([16, 0, 1])
__global__ void reduced(int *out) {
    int i = threadIdx.x;
    int count = __syncthreads_count(i % 4 == 0), all = __syncthreads_and(i < 63), any = __syncthreads_or(i == 63);
    if (i == 0) { out[0] = count; out[1] = all; out[2] = any; }
}
