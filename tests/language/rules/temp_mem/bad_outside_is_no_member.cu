// [temp.mem] p1: what is defined outside of a class is declared in it
// REFUSED: out-of-line definition of 'g' does not match any declaration in 'G'
struct G { template <class T> __device__ int f(T); };
template <class T> __device__ int G::g(T) { return 1; }
extern "C" __global__ void bad_outside_is_no_member(int *out) { out[0] = G{}.f(1); }
