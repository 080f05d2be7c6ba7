// [over.ics.ref] p3: an lvalue does not bind to an rvalue reference of its type
// REFUSED: cannot bind to an lvalue
__device__ int f(int &&x) { return x; }
extern "C" __global__ void bad_lvalue_to_rvalue_reference(int *out) { int i = 1; out[0] = f(i); }
