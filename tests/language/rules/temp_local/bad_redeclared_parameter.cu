// [temp.local] p6: a parameter's name declared again within its scope
// REFUSED: redeclares a template parameter
template <class T> __device__ int f(T x) { int T = 3; return T; }
extern "C" __global__ void bad_redeclared_parameter(int *out) { out[0] = f(1); }
