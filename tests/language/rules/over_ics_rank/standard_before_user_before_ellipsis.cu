// [over.ics.rank] p2: standard, user-defined, ellipsis
struct S { __device__ S(int) { } };
struct C { __device__ operator int() const { return 1; } };
struct N { };
__device__ int f(S) { return 1; }
__device__ int f(double) { return 2; }
__device__ int g(S) { return 3; }
__device__ int g(...) { return 4; }
__device__ int h(int) { return 5; }
__device__ int h(...) { return 6; }
extern "C" __global__ void standard_before_user_before_ellipsis(int *out) {
    N n;
    out[0] = f(1);
    out[1] = g(1) * 10 + g(&out[0]);
    out[2] = h(C{}) * 10 + h(n);
    out[3] = h('c') * 100 + h(2.5) * 10 + h("s");
}
// LAUNCH: standard_before_user_before_ellipsis<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 34, 56, 556]
