// Local variables: undefined when the function begins, and only reported where they decide.
// CONFIGS: -O0 | -O2
extern "C" __global__ void scalar(int *out, const int *in)
{
    int found;
    if (in[threadIdx.x] > 10)
        found = 1;
    if (found)
        out[threadIdx.x] = 7;
}
// LAUNCH: scalar<<<1,32>>> out=zeros(32,i32) in=arange(32,i32)
// UNINIT: 8 undefined-branch

extern "C" __global__ void scalar_set(int *out, const int *in)
{
    int found = 0;
    if (in[threadIdx.x] > 10)
        found = 1;
    if (found)
        out[threadIdx.x] = 7;
}
// LAUNCH: scalar_set<<<1,32>>> out=zeros(32,i32) in=arange(32,i32)
// EXPECT: out == 7 * (arange(32) > 10)
// CHECKED: init

extern "C" __global__ void never_read(int *out, const int *in)
{
    int value;
    if (in[threadIdx.x] > 10)
        value = in[threadIdx.x];
    if (in[threadIdx.x] > 10)
        out[threadIdx.x] = value;
}
// LAUNCH: never_read<<<1,32>>> out=zeros(32,i32) in=arange(32,i32)
// CHECKED: init

extern "C" __global__ void array(int *out, int n)
{
    int a[8];
    for (int i = 0; i < n; i++)
        a[i] = i;
    out[threadIdx.x] = a[7];
}
// LAUNCH: array<<<1,32>>> out=zeros(32,i32) n=7
// UNINIT: 42 undefined-output
// LAUNCH: array<<<1,32>>> out=zeros(32,i32) n=8
// EXPECT: out == 7
// CHECKED: init

extern "C" __global__ void sum(int *out, int n)
{
    int total;
    for (int i = 0; i < n; i++)
        total += i;
    out[threadIdx.x] = total;
}
// LAUNCH: sum<<<1,32>>> out=zeros(32,i32) n=7
// UNINIT: 55 54 undefined-output

extern "C" __global__ void index(int *out, const int *in)
{
    int where;
    for (int i = 0; i < 4; i++)
        if (in[i] == 9)
            where = i;
    out[where & 31] = 1;
}
// LAUNCH: index<<<1,1>>> out=zeros(32,i32) in=[1,2,3,4]
// UNINIT: 66 undefined-address
// LAUNCH: index<<<1,1>>> out=zeros(32,i32) in=[1,9,3,4]
// EXPECT: out == (arange(32) == 1)
// CHECKED: init

extern "C" __global__ void loop(int *out, int n)
{
    int limit;
    if (n > 3)
        limit = n;
    int i = 0;
    while (i < limit)
        i++;
    out[threadIdx.x] = i;
}
// LAUNCH: loop<<<1,32>>> out=zeros(32,i32) n=2
// UNINIT: 80 undefined-branch
// LAUNCH: loop<<<1,32>>> out=zeros(32,i32) n=5
// EXPECT: out == 5
// CHECKED: init

struct Padded {
    char tag;
    int value;
};
extern "C" __global__ void padding(Padded *out, int n)
{
    Padded p;
    p.tag = 'x';
    p.value = n;
    Padded q = p;
    out[threadIdx.x] = q;
}
// LAUNCH: padding<<<1,4>>> out=zeros(4) n=3
// CHECKED: init

extern "C" __global__ void half_set(Padded *out, int n)
{
    Padded p;
    p.tag = 'x';
    if (n > 100)
        p.value = n;
    out[threadIdx.x] = p;
}
// LAUNCH: half_set<<<1,4>>> out=zeros(4) n=3
// UNINIT: 111 undefined-output
// LAUNCH: half_set<<<1,4>>> out=zeros(4) n=300
// CHECKED: init

union Word {
    int whole;
    unsigned char bytes[4];
};
extern "C" __global__ void one_byte(int *out, int n)
{
    Word w;
    w.bytes[0] = n;
    out[0] = w.bytes[0];
    out[1] = w.whole & 0xff;
    if ((w.whole & 0xff) == 5)
        out[2] = 1;
}
// LAUNCH: one_byte<<<1,1>>> out=zeros(3,i32) n=5
// EXPECT: out == [5,5,1]
// CHECKED: init

extern "C" __global__ void other_byte(int *out, int n)
{
    Word w;
    w.bytes[0] = n;
    // One line, since an optimised branch around a store guards the store.
    if ((w.whole & 0x1ff) == 5) out[2] = 1;
}
// LAUNCH: other_byte<<<1,1>>> out=zeros(3,i32) n=5
// UNINIT: 140 undefined-branch

struct Bits {
    unsigned a : 3, b : 5, c : 24;
};
extern "C" __global__ void bit_field(int *out, int n)
{
    Bits f;
    f.b = n;
    out[0] = f.b;
    if (f.b == 4)
        out[1] = 1;
}
// LAUNCH: bit_field<<<1,1>>> out=zeros(2,i32) n=4
// EXPECT: out == [4,1]
// CHECKED: init

extern "C" __global__ void other_field(int *out, int n)
{
    Bits f;
    f.b = n;
    // One line, since an optimised branch around a store guards the store.
    if (f.a == 4) out[1] = 1;
}
// LAUNCH: other_field<<<1,1>>> out=zeros(2,i32) n=4
// UNINIT: 165 163 undefined-branch

extern "C" __global__ void short_circuit(int *out, int n)
{
    int a;
    bool is_set = n > 3;
    if (is_set)
        a = n;
    out[threadIdx.x] = is_set && a > 4 ? 2 : 1;
}
// LAUNCH: short_circuit<<<1,32>>> out=zeros(32,i32) n=2
// EXPECT: out == 1
// CHECKED: init

__device__ __noinline__ int twice(int x) { return 2 * x; }
extern "C" __global__ void argument(int *out, int n)
{
    int x;
    if (n > 3)
        x = n;
    out[threadIdx.x] = twice(x);
}
// LAUNCH: argument<<<1,32>>> out=zeros(32,i32) n=2
// UNINIT: 188 undefined-output
// LAUNCH: argument<<<1,32>>> out=zeros(32,i32) n=4
// EXPECT: out == 8
// CHECKED: init

__device__ __noinline__ int first(const int *p) { return p[0] > 5; }
extern "C" __global__ void by_pointer(int *out, int n)
{
    int x[2];
    x[1] = n;
    // One line, since an optimised branch around a store guards the store.
    if (first(x)) out[0] = 1;
}
// LAUNCH: by_pointer<<<1,32>>> out=zeros(1,i32) n=2
// UNINIT: 202 196 undefined-branch

__device__ __noinline__ void set(int *p, int n) { *p = n; }
extern "C" __global__ void set_by_callee(int *out, int n)
{
    int x;
    set(&x, n);
    if (x > 1)
        out[threadIdx.x] = x;
}
// LAUNCH: set_by_callee<<<1,32>>> out=zeros(32,i32) n=2
// EXPECT: out == 2
// CHECKED: init

// A function's variables are undefined each time it is entered.
__device__ __noinline__ int remembered(int n)
{
    int kept[2];
    if (n)
        kept[1] = 3;
    return kept[1];
}
extern "C" __global__ void entered_twice(int *out)
{
    out[0] = remembered(1);
    out[1] = remembered(0);
}
// LAUNCH: entered_twice<<<1,1>>> out=zeros(2,i32)
// UNINIT: 230 225 undefined-output

struct Vector {
    float x, y, z;
};
__device__ __noinline__ Vector made(float x, int n)
{
    Vector v;
    v.x = x;
    v.y = 1;
    if (n)
        v.z = 2;
    return v;
}
extern "C" __global__ void returned(float *out, int n)
{
    Vector v = made(3, n);
    out[0] = v.x + v.y;
    // One line, since an optimised branch around a store guards the store.
    if (v.z > 1) out[1] = 1;
}
// LAUNCH: returned<<<1,1>>> out=zeros(2,f32) n=1
// EXPECT: out == [4,1]
// CHECKED: init
// LAUNCH: returned<<<1,1>>> out=zeros(2,f32) n=0
// UNINIT: 252 245 undefined-branch
