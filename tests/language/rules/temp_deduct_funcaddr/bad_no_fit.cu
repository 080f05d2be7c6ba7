// [temp.deduct.funcaddr] p1: no specialisation has the wanted type
// REFUSED: no instance of the template has this type
template <class T> __device__ T f(T x) { return x; }
extern "C" __global__ void bad_no_fit(int *out) { int (*p)(double) = f; out[0] = p(1); }
