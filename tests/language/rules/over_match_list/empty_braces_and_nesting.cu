// [over.match.list] p1: {} uses a default constructor; nested braces initialise parameters
struct A { int v; __device__ A() : v(1) { } __device__ A(int k) : v(k + 10) { } }; struct P { int x = 4; int y; }; struct Q { A a; P p; };
__device__ int f(A a) { return a.v; } __device__ int f(P p, int) { return p.x * 10 + p.y; } __device__ int g(Q q) { return q.a.v * 100 + q.p.x * 10 + q.p.y; } __device__ int h(const int &x) { return x + 5; }
extern "C" __global__ void empty_braces_and_nesting(int *out) { out[0] = f({}); out[1] = f({2}); out[2] = f({}, 0); out[3] = g({}); out[4] = g({3, {5}}); out[5] = h({}) * 10 + h({1}); out[6] = g({{}, {6, 7}}); }
// LAUNCH: empty_braces_and_nesting<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [1, 12, 40, 140, 1350, 56, 167]
