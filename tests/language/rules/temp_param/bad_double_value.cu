// [temp.param] p7: a value parameter of floating type
// REFUSED: not a valid type of a value parameter
template <double D> __device__ int f() { return 1; }
extern "C" __global__ void bad_double_value(int *out) { out[0] = f<1.0>(); }
