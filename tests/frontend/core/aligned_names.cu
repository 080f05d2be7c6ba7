// An alignment behind a typedef's name: of a structure that has no other name, as C writes it, in lists of declarators too.
// LAUNCH: aligned<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [16, 32, 8, 4, 2, 1, 0, 0]
typedef struct { float x, y, z, w; } V __attribute__((aligned(16))), *PV;
typedef struct { float x, y; } __align__(8) W;
typedef int I4 __attribute__((aligned(4)));
struct S { char c; V v; };
struct T { PV p; };
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
}
