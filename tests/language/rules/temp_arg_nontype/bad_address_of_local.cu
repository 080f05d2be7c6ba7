// [temp.arg.nontype] p2: the address of a local variable
// REFUSED: no linkage, not constant
template <int *P> __device__ int f() { return *P; }
extern "C" __global__ void bad_address_of_local(int *out) { int n = 3; out[0] = f<&n>(); }
