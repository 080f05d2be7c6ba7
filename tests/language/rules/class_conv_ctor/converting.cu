// [class.conv.ctor] p1: constructors without explicit convert, one per sequence
struct A { int v; __device__ A(int x) : v(x) { } __device__ A(const char *) : v(-1) { } __device__ A(int x, int y) : v(x * 10 + y) { } };
struct B { int v; __device__ explicit B(int x) : v(x) { } __device__ B(double d) : v((int)d + 100) { } };
__device__ int f(A a) { return a.v; }
__device__ int g(B b) { return b.v; }
extern "C" __global__ void converting(int *out) {
    out[0] = f(5);
    out[1] = f("x");
    out[2] = f({3, 4});
    out[3] = g(5);
    out[4] = g(B(5));
    A a = 'c';
    out[5] = a.v;
    a = 7;
    out[6] = a.v;
}
// LAUNCH: converting<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, -1, 34, 105, 5, 99, 7, 0]
