// [basic.lookup.argdep] p2.4: a pointer or an array brings what its element type brings
namespace N {
struct S { int v; };
__device__ int f(const S *p) { return p->v; }
__device__ int g(S **p) { return (**p).v * 2; }
__device__ int h(S (&a)[2]) { return a[0].v * 10 + a[1].v; }
}
extern "C" __global__ void through_pointer_and_array(int *out) {
    N::S a[2] = {{3}, {4}};
    N::S *p = a;
    out[0] = f(a);
    out[1] = f(&a[1]);
    out[2] = g(&p);
    out[3] = h(a);
}
// LAUNCH: through_pointer_and_array<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [3, 4, 6, 34]
