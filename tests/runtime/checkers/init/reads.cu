// Global memory that nobody has written to: to compute with what is read from it is an error of the read, whether or not results come back; a copy is none.
// CONFIGS: -O0 | -O2
extern "C" __global__ void added(int *y)
{
    y[threadIdx.x] += 1;
}
// LAUNCH: added<<<1,32>>> y=uninit(32,i32)
// UNINIT: 5 undefined-read
// LAUNCH: added<<<1,32>>> y=zeros(32,i32)
// CHECKED: init

extern "C" __global__ void largest(int *most, const int *x)
{
    atomicMax(most, x[threadIdx.x]);
}
// LAUNCH: largest<<<1,32>>> most=uninit(1,i32) x=arange(32,i32)
// UNINIT: 14 undefined-read
// LAUNCH: largest<<<1,32>>> most=zeros(1,i32) x=arange(32,i32)
// CHECKED: init

extern "C" __global__ void forgotten(float *sum, const float *x, int n)
{
    float s = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        s += x[i];
    atomicAdd(sum, s);
}
// LAUNCH: forgotten<<<1,32>>> sum=zeros(1,f32) x=uninit(64,f32) n=64
// UNINIT: 25 undefined-read
// LAUNCH: forgotten<<<1,32>>> sum=zeros(1,f32) x=ones(64,f32) n=64
// CHECKED: init

extern "C" __global__ void swapped_in(unsigned *x, unsigned *old)
{
    old[threadIdx.x] = atomicExch(x + threadIdx.x, 7u);
}
// LAUNCH: swapped_in<<<1,32>>> x=uninit(32,u32) old=uninit(32,u32)
// UNINIT: 35 undefined-output

extern "C" __global__ void compared(int *lock)
{
    if (atomicCAS(lock, 0, 1) == 0)
        atomicExch(lock, 0);
}
// LAUNCH: compared<<<1,1>>> lock=uninit(1,i32)
// UNINIT: 42 undefined-read

extern "C" __global__ void hashed(unsigned *h, const unsigned *x)
{
    h[threadIdx.x] ^= x[threadIdx.x];
}
// LAUNCH: hashed<<<1,32>>> h=zeros(32,u32) x=uninit(32,u32)
// UNINIT: 50 undefined-read

// A tile takes along what is undefined; the read is told when the tile is worked on.
extern "C" __global__ void by_tile(float *y, const float *x, int n)
{
    __shared__ float tile[32];
    int t = threadIdx.x;
    tile[t] = x[t];
    __syncthreads();
    if (t < n)
        y[t] = tile[31 - t] * 2;
}
// LAUNCH: by_tile<<<1,32>>> y=zeros(32,f32) x=uninit(32,f32) n=32
// UNINIT: 60 63 undefined-read
// LAUNCH: by_tile<<<1,32>>> y=zeros(32,f32) x=uninit(32,f32) n=0
// CHECKED: init

// Copies are none, of bytes, of structures with padding, of parts of words.
struct Padded {
    char tag;
    int value;
    short last;
};
extern "C" __global__ void structures(int *to, const int *from, int *spare)
{
    int t = threadIdx.x;
    Padded own = ((const Padded *)from)[t];
    own.value = t;
    ((Padded *)spare)[t] = own;
    own.tag = own.last = 1;
    ((Padded *)to)[t] = own;
}
// LAUNCH: structures<<<1,32>>> to=zeros(96,i32) from=uninit(96,i32) spare=uninit(96,i32)
// UNINIT: 81 79 undefined-output

extern "C" __global__ void fields(unsigned char *low, unsigned short *high, const unsigned *x, unsigned *spare)
{
    int t = threadIdx.x;
    unsigned word = x[t];
    low[t] = word;
    high[t] = word >> 16;
    spare[t] = (word & 0xff00) | 5;
}
// LAUNCH: fields<<<1,32>>> low=zeros(32,u8) high=zeros(32,u16) x=arange(32,u32) spare=uninit(32,u32)
// CHECKED: init

struct Bits {
    unsigned a : 3, b : 9, c : 20;
};
extern "C" __global__ void bit_fields(Bits *x)
{
    x[threadIdx.x].a = 1;
    x[threadIdx.x].b = 100;
    x[threadIdx.x].c = 77;
}
// LAUNCH: bit_fields<<<1,32>>> x=uninit(32,u32)
// CHECKED: init

// What is not executed is not computed with.
extern "C" __global__ void guarded(int *y, const int *x, int n)
{
    int t = threadIdx.x;
    int v = x[t];
    if (t < n)
        y[t] = v * 3;
}
// LAUNCH: guarded<<<1,32>>> y=zeros(32,i32) x=arange(32,i32) n=20
// CHECKED: init

extern "C" __global__ void in_a_function(double *y, const double *x)
{
    y[threadIdx.x] = sqrt(x[threadIdx.x]);
}
// LAUNCH: in_a_function<<<1,32>>> y=zeros(32,f64) x=uninit(32,f64)
// UNINIT: 124 undefined-read
