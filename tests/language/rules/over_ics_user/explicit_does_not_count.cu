// [over.ics.user] p1: explicit constructors and conversions are no candidates of implicit sequences
struct A { int v; __device__ explicit A(int x) : v(x) { } __device__ A(double d) : v((int)d + 100) { } };
struct S { __device__ explicit operator int() const { return 1; } __device__ operator double() const { return 2.0; } };
__device__ int f(A a) { return a.v; }
__device__ int f(const char *) { return -1; }
__device__ int g(int x) { return x; }
extern "C" __global__ void explicit_does_not_count(int *out) {
    out[0] = f(5);
    out[1] = f(A(5));
    out[2] = g(S{});
    out[3] = (int)S{} * 10 + g((double)S{});
}
// LAUNCH: explicit_does_not_count<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [105, 5, 2, 12]
