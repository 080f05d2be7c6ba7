// [over.ics.user] p1: the class's constructors are resolved on their own first
struct A { int v; __device__ A(long) : v(1) { } __device__ A(char) : v(2) { } __device__ A(const char *) : v(3) { } __device__ A(bool, int) : v(4) { } }; struct B { int v; __device__ B(A a) : v(a.v * 10) { } };
__device__ int f(A a) { return a.v; } __device__ int g(B b) { return b.v; }
extern "C" __global__ void best_constructor_or_fail(int *out) { out[0] = f('c') * 10 + f("s"); out[1] = f(1L) * 10 + f({true, 1}); out[2] = g(A('c')); out[3] = g({"x"}); A a = 'd'; B b = a; out[4] = b.v; }
// LAUNCH: best_constructor_or_fail<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [23, 14, 20, 30, 20]
