// [temp.over.link] p6: a definition outside of a class has the declaration's type
// REFUSED: out-of-line definition of 'f' does not match any declaration in 'G'
struct G { template <class T> __device__ int f(T); };
template <class T> __device__ int G::f(T *) { return 1; }
extern "C" __global__ void bad_outside_of_other_type(int *out) { out[0] = G{}.f(1); }
