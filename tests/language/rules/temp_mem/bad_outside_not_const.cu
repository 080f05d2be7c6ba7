// [class.mfct] p3: a definition outside of a class is const where the declaration is
// REFUSED: out-of-line definition of 'f' does not match any declaration in 'G'
struct G { template <class T> __device__ int f(T) const; };
template <class T> __device__ int G::f(T) { return 1; }
extern "C" __global__ void bad_outside_not_const(int *out) { out[0] = G{}.f(1); }
