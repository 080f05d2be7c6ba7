// [temp.expl.spec] p9: there is no template that matches the specialisation
// REFUSED: no matching function template
template <class T> __device__ int f(T *) { return 1; }
template <> __device__ int f(int) { return 2; }
extern "C" __global__ void bad_no_template(int *out) { out[0] = f(out); }
