// [over.ics.user] p2: two classes that both convert from int
// REFUSED: call is ambiguous
struct A { __device__ A(int) { } };
struct B { __device__ B(int) { } };
__device__ int f(A) { return 1; }
__device__ int f(B) { return 2; }
extern "C" __global__ void bad_two_classes(int *out) { out[0] = f(1); }
