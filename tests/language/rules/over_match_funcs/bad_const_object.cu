// [over.match.funcs] p4: a non-const member cannot be called for a const object
// REFUSED: the object is const
struct S { int v = 1; __device__ int f() { return v; } };
extern "C" __global__ void bad_const_object(int *out) { const S s{}; out[0] = s.f(); }
