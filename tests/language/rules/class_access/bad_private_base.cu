// [class.access] class.access.base p4: a private base is no implicit conversion
// REFUSED: base is not accessible
struct A { int v = 1; };
class B : A { };
__device__ int f(const A &a) { return a.v; }
extern "C" __global__ void bad_private_base(int *out) { B b; out[0] = f(b); }
