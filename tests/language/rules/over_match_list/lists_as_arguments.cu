// [over.match.list] over.ics.list: a list converts to aggregates, scalars and arrays by its elements
struct P { int x, y; };
struct Q { double d; };
__device__ int f(P p) { return p.x * 10 + p.y; }
__device__ int f(Q) { return 1000; }
__device__ int g(int) { return 1; }
__device__ int g(double) { return 2; }
__device__ int h(P, int) { return 3; }
__device__ int h(int, P) { return 4; }
__device__ int a(const int (&v)[3]) { return v[0] + v[1] + v[2]; }
extern "C" __global__ void lists_as_arguments(int *out) {
    out[0] = f({1, 2});
    out[1] = g({1}) * 10 + g({1.0});
    out[2] = h({1, 2}, 3) * 10 + h(3, {4, 5});
    out[3] = a({1, 2, 3});
    out[4] = h(1, {2});
}
// LAUNCH: lists_as_arguments<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [12, 12, 34, 6, 4]
