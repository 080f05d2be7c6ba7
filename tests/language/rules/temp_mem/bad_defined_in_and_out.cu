// [basic.def.odr] p1: a member template is defined once
// REFUSED: redefinition of 'G::f'
struct G { template <class T> __device__ int f(T) { return 2; } };
template <class T> __device__ int G::f(T) { return 1; }
extern "C" __global__ void bad_defined_in_and_out(int *out) { out[0] = G{}.f(1); }
