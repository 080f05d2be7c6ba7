// [class.dtor] p11: parameters are destroyed by the end of the call's full expression, results later
struct T { int *p, id; __device__ T(int *q, int i) : p(q), id(i) { } __device__ T(const T &o) : p(o.p), id(o.id + 1) { } __device__ ~T() { *p = *p * 10 + id; } };
__device__ T f(const T &t) { *t.p = *t.p * 10 + 9; return T(t.p, 5); }
__device__ int scope(int *p) { T a(p, 1); { T b(p, 2); } T c(p, 3); return *p; }
extern "C" __global__ void parameters_and_results(int *out) {
    int n = 0;
    out[0] = scope(&n);
    out[1] = n;
    n = 0;
    f(T(&n, 1));
    out[2] = n;
    n = 0;
    { T k = f(T(&n, 2)); n = n * 10 + 8; }
    out[3] = n;
}
// LAUNCH: parameters_and_results<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 231, 951, 9285, 0, 0, 0, 0]
