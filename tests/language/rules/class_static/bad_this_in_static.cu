// [class.static] p2: a static member function has no this
// REFUSED: invalid use of this
struct S { int v = 1; __device__ static int f() { return this->v; } };
extern "C" __global__ void bad_this_in_static(int *out) { out[0] = S::f(); }
