// [class.friend] p10: friendship is neither inherited nor transitive
// REFUSED: member is private
class A { int v = 1; friend struct B; };
struct B { __device__ int f(A &a) { return a.v; } };
struct C : B { __device__ int g(A &a) { return a.v; } };
extern "C" __global__ void bad_not_transitive(int *out) { A a; C c; out[0] = c.g(a); }
