// [class.this] p1: no this in a static member
// REFUSED: this in a static member function
struct S { int n; __device__ static int f() { return this->n; } };
extern "C" __global__ void bad_in_static(int *out) { out[0] = S::f(); }
