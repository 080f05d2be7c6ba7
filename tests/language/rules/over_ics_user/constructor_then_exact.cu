// [over.ics.user] p2: different user-defined conversions of one argument are not compared, other arguments decide
struct A { int v; __device__ A(int x) : v(x) { } };
struct B { int v; __device__ B(int x) : v(x) { } };
__device__ int f(A, int) { return 1; }
__device__ int f(B, double) { return 2; }
__device__ int f(double, const char *) { return 3; }
extern "C" __global__ void constructor_then_exact(int *out) {
    out[0] = f(1, 1);
    out[1] = f(1, 1.0);
    out[2] = f(1, "x");
    out[3] = f('a', 'b');
}
// LAUNCH: constructor_then_exact<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 2, 3, 1]
