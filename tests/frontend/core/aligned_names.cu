// An alignment behind a typedef's name: of a structure that has no other name, as C writes it, in lists of declarators too.
// LAUNCH: aligned<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [16, 32, 8, 4, 2, 1, 0, 48]
typedef struct { float x, y, z, w; } V __attribute__((aligned(16))), *PV;
typedef struct { float x, y; } __align__(8) W;
typedef int I4 __attribute__((aligned(4)));
struct S { char c; V v; };
struct T { PV p; };
struct __attribute__((aligned)) Most { char c[17]; };
__device__ int array[3] __attribute__((aligned(16))) = {1, 2, 3};

extern "C" __global__ void aligned(int *out)
{
    V v = {1, 2, 3, 4};
    T t = {&v};
    out[0] = alignof(V);
    out[1] = sizeof(S);
    out[2] = alignof(W);
    out[3] = alignof(I4);
    out[4] = t.p->y;
    out[5] = array[0];
    out[6] = (size_t)array % 16;
    out[7] = sizeof(Most) + alignof(Most);
}

struct Members {
    char c;
    int d __attribute__((aligned(16))), e;
    float v[4] __attribute__((aligned(32))) = {};
    char f __attribute__((aligned));
    typedef struct { float x, y; } P __attribute__((aligned(8)));
    P p;
};
extern "C" __global__ void members(int *out)
{
    Members m;
    out[0] = sizeof m;
    out[1] = (char *)&m.e - (char *)&m;
    out[2] = (char *)&m.f - (char *)&m;
    out[3] = (char *)&m.p - (char *)&m;
    out[4] = m.v[3];
}
// LAUNCH: members<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [64, 20, 48, 56, 0]
