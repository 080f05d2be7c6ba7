// [over.oper] p3: ?: . .* :: cannot be overloaded
// REFUSED: cannot be overloaded
struct A { int v; __device__ int operator.() { return 1; } };
extern "C" __global__ void bad_cannot_overload(int *out) { A a{1}; out[0] = a.v; }
