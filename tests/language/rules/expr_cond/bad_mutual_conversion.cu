// [expr.cond] p4: classes that convert to each other both ways
// REFUSED: ambiguous conversion
struct B;
struct A { int v; __device__ A(int k) : v(k) { } __device__ A(const B &); };
struct B { int v; __device__ B(int k) : v(k) { } __device__ B(const A &a) : v(a.v) { } };
__device__ A::A(const B &b) : v(b.v) { }
extern "C" __global__ void bad_mutual_conversion(int *out) { A a(1); B b(2); (out[0] ? a : b); }
