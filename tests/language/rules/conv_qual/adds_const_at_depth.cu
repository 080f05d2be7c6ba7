// [conv.qual] p1: T** to T const* const* is a qualification conversion
__device__ int f(const int *const *p) { return 1; }
__device__ int f(...) { return 2; }
__device__ int g(int *const *p) { return 3; }
__device__ int g(const int *const *p) { return 4; }
__device__ int h(const int **p) { return 5; }
__device__ int h(const void *p) { return 6; }
extern "C" __global__ void adds_const_at_depth(int *out) {
    int x = 1, *p = &x, **pp = &p;
    const int *cp = &x, **cpp = &cp;
    out[0] = f(pp) * 10 + f(cpp);
    out[1] = g(pp) * 10 + g(cpp);
    out[2] = h(pp) * 10 + h(cpp);
    const int *const *q = pp;
    out[3] = **q;
}
// LAUNCH: adds_const_at_depth<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [11, 34, 65, 1]
